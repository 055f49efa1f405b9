// Types that no element has, each with the words of the error.
#include "chase_lev.h"

#include <string>

struct empty {
    int of[0];
};
struct copied {
    copied(const copied &);
};
typedef int quad[4];
typedef int function(int);

CHASE_LEV_DEFINE(empties, empty) /* have no size */
CHASE_LEV_DEFINE(arrays, int[4]) /* are assigned */
CHASE_LEV_DEFINE(quads, quad) /* are assigned */
CHASE_LEV_DEFINE(constants, const int) /* are assigned */
CHASE_LEV_DEFINE(fixed, int *const) /* are assigned */
CHASE_LEV_DEFINE(registers, volatile int) /* are assigned */
CHASE_LEV_DEFINE(references, int &) /* are assigned */
CHASE_LEV_DEFINE(functions, function) /* are assigned */
CHASE_LEV_DEFINE(atomics, std::atomic<int>) /* are copied as bytes */
CHASE_LEV_DEFINE(copies, copied) /* are copied as bytes */
CHASE_LEV_DEFINE(strings, std::string) /* are copied as bytes */
