/* A file of a program that shares a deque, and that has deques of all kinds of elements. */
#include <unistd.h>

#include "shared.h"

#ifdef __cplusplus
#include <array>
#define ALIGNED(bytes) alignas(bytes)
#else
#define ALIGNED(bytes) _Alignas(bytes)
#endif

enum colour { RED, GREEN };

union either {
    int number;
    float ratio;
};

struct opaque;

struct aligned {
    ALIGNED(64) char of[3];
};

struct large {
    char of[4099];
};

typedef void callback(int);

#define EACH(with)                     \
    with(characters, char)             \
    with(truths, bool)                 \
    with(ratios, double)               \
    with(constants, const char *)      \
    with(pointers, void *)             \
    with(opaques, struct opaque *)     \
    with(callbacks, callback *)        \
    with(functions, void (*)(int))     \
    with(rows, int (*)[2])             \
    with(colours, enum colour)         \
    with(eithers, union either)        \
    with(aligneds, struct aligned)     \
    with(larges, struct large)         \
    EACH_IN_CPP(with)

#ifdef __cplusplus
#define EACH_IN_CPP(with)              \
    with(triples, std::array<int, 3>)  \
    with(members, int large::*)
#else
#define EACH_IN_CPP(with)
#endif

static void fill(void *bytes, unsigned char with, size_t size) { memset(bytes, with, size); }

static bool is_filled(const void *bytes, unsigned char with, size_t size) {
    const unsigned char *of = CHASE_LEV_CAST(const unsigned char *, bytes);
    size_t k;
    for (k = 0; k < size; k++) {
        if (of[k] != with) return false;
    }
    return true;
}

/* At each end, an element comes out as it was pushed. */
#define DEFINE(name, ...)                                                     \
    CHASE_LEV_DEFINE(name, __VA_ARGS__)                                       \
    static bool try_##name(bool steals) {                                     \
        const size_t size = sizeof(name##_element);                           \
        name d;                                                               \
        name##_element pushed, got;                                           \
        bool right = name##_init(&d, 0, 0);                                   \
        fill(CHASE_LEV_CAST(void *, &pushed), 0, size);                       \
        fill(CHASE_LEV_CAST(void *, &got), 1, size);                          \
        right = right && name##_push(&d, pushed) && !name##_push(&d, pushed); \
        right = right && (steals ? name##_steal(&d, &got) == CHASE_LEV_TAKEN  \
                                 : name##_pop(&d, &got));                     \
        right = right && is_filled(CHASE_LEV_CAST(void *, &got), 0, size);    \
        right = right && name##_len(&d) == 0 && !name##_pop(&d, &got);        \
        name##_destroy(&d);                                                   \
        return right;                                                         \
    }
EACH(DEFINE)

#define AND_TRY(name, ...) && try_##name(false) && try_##name(true)

int main(void) {
    numbers d;
    long number;
    if (!numbers_init(&d, 1, SIZE_MAX)) return 1;
    for (number = 1; number <= 100; number++) {
        if (!numbers_push(&d, number)) return 1;
    }
    if (!numbers_pop(&d, &number) || number != 100) return 1;
    if (steal_all(&d) != 99 * 100 / 2 || numbers_len(&d) != 0) return 1;
    numbers_destroy(&d);
    return !(true EACH(AND_TRY));
}
