/* The operations of chase_lev.h as functions of their own, with the arguments and results of lib.rs, whose machine code
 * test_machine.py judges. Its memory of a new deque has this layout. */
#include "chase_lev.h"

CHASE_LEV_DEFINE(words, size_t)

#define WORD(field, n) _Static_assert(offsetof(struct chase_lev, field##_) == 8 * n, "the memory of a new deque")
WORD(top, 16);
WORD(bottom, 17);
WORD(ring, 34);
WORD(has_barriers, 35);
WORD(own_ring, 52);
WORD(own_bottom, 53);
WORD(grow_at, 54);
WORD(limit, 55);

size_t header_push(words **worker, size_t element);
size_t header_pop(words **worker);
size_t header_steal(words **stealer);

size_t header_push(words **worker, size_t element) { return !words_push(*worker, element); }

size_t header_pop(words **worker) {
    size_t element;
    return words_pop(*worker, &element) ? element : 0;
}

size_t header_steal(words **stealer) {
    size_t element = 0;
    return words_steal(*stealer, &element) == CHASE_LEV_RETRY ? SIZE_MAX : element;
}
