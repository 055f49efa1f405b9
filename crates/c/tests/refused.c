/* Types that no element has, each with the words of the error. */
#include "chase_lev.h"

struct empty {
    int of[0];
};
typedef int quad[4];

CHASE_LEV_DEFINE(empties, struct empty) /* have no size */
CHASE_LEV_DEFINE(arrays, int[4]) /* are assigned */
CHASE_LEV_DEFINE(quads, quad) /* are assigned */
CHASE_LEV_DEFINE(constants, const int) /* are assigned */
CHASE_LEV_DEFINE(fixed, int *const) /* are assigned */
CHASE_LEV_DEFINE(registers, volatile int) /* are assigned */
CHASE_LEV_DEFINE(atomics, _Atomic(int)) /* are assigned */
