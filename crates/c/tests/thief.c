/* A file of a program with a deque of its own and one that it shares. */
#include "shared.h"

/* As in most programs, which include other headers both before and after. */
#include <unistd.h>

struct pair {
    long first, second;
};

CHASE_LEV_DEFINE(pairs, struct pair)

long steal_all(numbers *d) {
    pairs own;
    struct pair stolen = {0, 0};
    long number = 0;
    if (!pairs_init(&own, 1, SIZE_MAX)) return -1;
    while (numbers_steal(d, &number) == CHASE_LEV_TAKEN) {
        struct pair pushed = {stolen.first + number, stolen.second + 1};
        if (!pairs_push(&own, pushed)) return -1;
        if (pairs_steal(&own, &stolen) != CHASE_LEV_TAKEN) return -1;
    }
    pairs_destroy(&own);
    return stolen.first;
}
