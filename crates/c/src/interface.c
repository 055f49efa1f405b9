/* Programs on deques of chase_lev.h, for Rust. */
#include "../chase_lev.h"

/* Runs steps on a deque with its first element at `index`: 0 pushes an element made of the step's number, 1 pops, and
 * 2 steals. For each step, `results` has what it returned and, after it, the length. */
#define RUN(size)                                                                                              \
    struct bytes_##size {                                                                                      \
        unsigned char of[size];                                                                                \
    };                                                                                                         \
    CHASE_LEV_DEFINE(deque_##size, struct bytes_##size)                                                        \
    void run_##size(uint64_t index, size_t capacity, size_t limit, const unsigned char *steps, size_t count,   \
                    size_t *results) {                                                                         \
        deque_##size d;                                                                                        \
        struct bytes_##size e;                                                                                 \
        size_t i, k;                                                                                           \
        if (!deque_##size##_init(&d, capacity, limit)) abort();                                                \
        d.chase_lev.top_ = index;                                                                              \
        d.chase_lev.bottom_ = index;                                                                           \
        d.chase_lev.own_bottom_ = index;                                                                       \
        d.chase_lev.grow_at_ += index;                                                                         \
        for (i = 0; i < count; i++, results += 2) {                                                            \
            for (k = 0; k < size; k++) e.of[k] = (unsigned char)(i + 3 * k);                                   \
            if (steps[i] == 0) {                                                                               \
                results[0] = deque_##size##_push(&d, e);                                                       \
            } else {                                                                                           \
                bool taken = steps[i] == 1 ? deque_##size##_pop(&d, &e)                                        \
                                           : deque_##size##_steal(&d, &e) == CHASE_LEV_TAKEN;                  \
                for (results[0] = k = 0; taken && k < size; k++) results[0] = 31 * results[0] + e.of[k] + 1;   \
            }                                                                                                  \
            results[1] = deque_##size##_len(&d);                                                               \
        }                                                                                                      \
        deque_##size##_destroy(&d);                                                                            \
    }

RUN(8)
RUN(11)
RUN(72)

CHASE_LEV_DEFINE(words, size_t)

size_t time_words(bool steals, size_t times, size_t elements) {
    words *d = malloc(sizeof *d); /* Not on the stack, where gcc's fence writes. */
    size_t sum = 0, i, element;
    if (!d || !words_init(d, 64, SIZE_MAX)) abort();
    while (times--) {
        for (i = 0; i < elements; i++) words_push(d, i);
        if (steals) {
            while (words_steal(d, &element) == CHASE_LEV_TAKEN) sum += element;
        } else {
            while (words_pop(d, &element)) sum += element;
        }
    }
    words_destroy(d);
    free(d);
    return sum;
}
