/* A work-stealing deque for C11 and C++20, in one file.
 *
 * One thread, the owner, pushes and pops at one end. Any number of other threads, the thieves, steal the oldest
 * elements from the other end. It is lock-free, and holds any trivially copyable type:
 *
 *     CHASE_LEV_DEFINE(jobs, struct job *)
 *
 *     bool jobs_init(jobs *, size_t capacity, size_t limit);      before any thread uses it
 *     bool jobs_push(jobs *, struct job *);                       the owner
 *     bool jobs_pop(jobs *, struct job **);                       the owner
 *     enum chase_lev_stolen jobs_steal(jobs *, struct job **);    any thread
 *     size_t jobs_len(jobs *);                                    any thread
 *     void jobs_destroy(jobs *);                                  when no thread uses it any more
 *
 * A deque starts with room for `capacity` elements and grows to `limit`, both rounded to a power of two, up and down.
 * With `limit` 0 it never grows; with SIZE_MAX, as long as there is memory. `init` and `push` return false, and change
 * nothing, if there is no room or memory; `pop`, if the deque is empty. Replaced rings are kept until `destroy`.
 *
 * The algorithm is that of Chase and Lev (SPAA 2005) and of Lê, Pop, Cohen and Zappa Nardelli (PPoPP 2013), as
 * `Fenced` with `Retain` in the Rust crate chase-lev, which comes with this file. Each access is a site:
 * CL_LOAD(POP_TOP, relaxed, ...) is the site `pop.top` of docs/orderings.md, where the reason for its ordering is.
 * A test compares the sites with the table that is model-checked, and their order with the programs of sites.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef CHASE_LEV_H
#define CHASE_LEV_H

/* If CHASE_LEV_ASYMMETRIC is defined, in all files that share a deque, then on Linux on x86-64 and AArch64, pops run no
 * fence, and a steal that finds an element runs a process-wide barrier. That takes microseconds and interrupts the
 * threads that run, so it is for deques that are rarely stolen from. If the kernel refuses barriers when a deque is
 * initialised, both sides run fences; if it refuses one to a thread later, the steal returns CHASE_LEV_RETRY. */
#if defined(CHASE_LEV_ASYMMETRIC) && defined(__linux__) && defined(__LP64__)
#if defined(__x86_64__)
#define CL_MEMBARRIER 324
#elif defined(__aarch64__)
#define CL_MEMBARRIER 283
#endif
#endif

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
#include <atomic>
#include <new>
#include <type_traits>
#define CL_STD(name) std::name
#define CL_ATOMIC(type) std::atomic<type>
#define CL_INIT(type, object, value) new (object) std::atomic<type>(value)
#define CHASE_LEV_CHECK(type) static_assert(std::is_trivially_copyable<type>::value, "elements are copied as bytes");
#else
#include <stdatomic.h>
#include <stdbool.h>
#define CL_STD(name) name
#define CL_ATOMIC(type) _Atomic(type)
#define CL_INIT(type, object, value) atomic_init(object, (type)(value))
#define CHASE_LEV_CHECK(type)
#endif

#ifdef __GNUC__
#define CHASE_LEV_FN static inline __attribute__((unused))
#define CL_COLD_FN static __attribute__((unused, cold, noinline))
#else
#define CHASE_LEV_FN static inline
#define CL_COLD_FN static inline
#endif

#ifdef __SANITIZE_THREAD__
#define CL_THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define CL_THREAD_SANITIZER 1
#endif
#endif

/* The accesses. A compare-and-swap that fails is a relaxed load, and stores what it found to `expected`. */
#define CL_LOAD(site, order, object) CL_STD(atomic_load_explicit)(object, CL_STD(memory_order_##order))
#define CL_STORE(site, order, object, value) CL_STD(atomic_store_explicit)(object, value, CL_STD(memory_order_##order))
#define CL_FENCE(site, order) CL_STD(atomic_thread_fence)(CL_STD(memory_order_##order))
#define CL_CAS(site, order, object, expected, desired)                                                        \
    CL_STD(atomic_compare_exchange_strong_explicit)(object, expected, desired, CL_STD(memory_order_##order),  \
                                                    CL_STD(memory_order_relaxed))

/* A store that an earlier fence releases. ThreadSanitizer does not understand fences, so it sees a release store. */
#ifdef CL_THREAD_SANITIZER
#define CL_STORE_AFTER_FENCE(site, order, object, value) CL_STORE(site, release, object, value)
#else
#define CL_STORE_AFTER_FENCE(site, order, object, value) CL_STORE(site, order, object, value)
#endif
#if defined(CL_THREAD_SANITIZER) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wtsan"
#endif

/* What takes the place of two fences if a deque has barriers: as `Asymmetric` in Rust, but always cold. A light fence
 * restrains the compiler only. A heavy fence makes every thread of the process run a fence; it is false if the kernel
 * refuses. With an ordinary fence in its place, an element is taken twice (TLC: `ChaseLevTSO/barrier-each-none`). */
#ifdef CL_MEMBARRIER
#ifdef __cplusplus
#include <unistd.h>
#else
long syscall(long number, ...);
#endif
#define CL_HAS_BARRIERS(d) ((d)->has_barriers != 0)
CL_COLD_FN bool chase_lev_membarrier(int command) { return syscall(CL_MEMBARRIER, command, 0) == 0; }
#else
#define CL_HAS_BARRIERS(d) false
CHASE_LEV_FN bool chase_lev_membarrier(int command) { return (void)command, false; }
#endif
#define CL_LIGHT_FENCE(site, order) CL_STD(atomic_signal_fence)(CL_STD(memory_order_seq_cst))
#define CL_HEAVY_FENCE(site, order) chase_lev_membarrier(1 << 3) /* MEMBARRIER_CMD_PRIVATE_EXPEDITED */

/* The slots of a deque, which follow this. A slot is as many atomic words as an element needs. */
struct chase_lev_ring {
    size_t mask;                  /* the number of slots, which is a power of two, less one */
    struct chase_lev_ring *older; /* the ring that this one replaced */
};

/* The elements are those from `top` up to, but not including, `bottom`. Claims advance `top`; only the owner writes
 * the rest. Indices wrap, so only their signed distances are meaningful. The gaps keep what the owner writes and
 * what thieves write on different cache lines, which processors fetch in pairs. */
struct chase_lev {
    CL_ATOMIC(uint64_t) top;
    char gap_after_top[128];
    CL_ATOMIC(uint64_t) bottom;
    char gap_after_bottom[128];
    CL_ATOMIC(struct chase_lev_ring *) ring;
    size_t has_barriers; /* constant */
    char gap_after_ring[128];
    /* The owner's own. */
    struct chase_lev_ring *own_ring; /* the ring */
    uint64_t own_bottom;             /* the index of the next element */
    uint64_t grow_at;                /* the first index for which there may be no room */
    size_t limit;                    /* the most slots */
};

/* What a steal did. */
enum chase_lev_stolen {
    CHASE_LEV_EMPTY, /* no element was visible to this thread */
    CHASE_LEV_RETRY, /* another thread took an element in the meantime */
    CHASE_LEV_TAKEN  /* the element is the caller's, with all that the owner did before it pushed it */
};

/* How far it is from one index to another. */
CHASE_LEV_FN int64_t chase_lev_distance(uint64_t from, uint64_t to) { return (int64_t)(to - from); }

CHASE_LEV_FN CL_ATOMIC(uintptr_t) *chase_lev_slot(struct chase_lev_ring *ring, uint64_t index, size_t words) {
    return (CL_ATOMIC(uintptr_t) *)(void *)(ring + 1) + ((size_t)index & ring->mask) * words;
}

CHASE_LEV_FN struct chase_lev_ring *chase_lev_ring_new(size_t capacity, size_t words) {
    struct chase_lev_ring *ring;
    size_t i;
    if (capacity > (SIZE_MAX / 2 - sizeof *ring) / (words * sizeof(uintptr_t))) return NULL;
    ring = (struct chase_lev_ring *)malloc(sizeof *ring + capacity * words * sizeof(uintptr_t));
    if (!ring) return NULL;
    ring->mask = capacity - 1;
    ring->older = NULL;
    for (i = 0; i < capacity * words; i++) CL_INIT(uintptr_t, chase_lev_slot(ring, 0, words) + i, 0);
    return ring;
}

CHASE_LEV_FN bool chase_lev_init(struct chase_lev *d, size_t capacity, size_t limit, size_t words) {
    size_t rounded = 1;
    while (rounded < capacity && rounded <= SIZE_MAX / 4) rounded *= 2;
    d->own_ring = rounded < capacity ? NULL : chase_lev_ring_new(rounded, words);
    if (!d->own_ring) return false;
    CL_INIT(uint64_t, &d->top, 0);
    CL_INIT(uint64_t, &d->bottom, 0);
    CL_INIT(struct chase_lev_ring *, &d->ring, d->own_ring);
    d->has_barriers = chase_lev_membarrier(1 << 4); /* MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED */
    d->own_bottom = 0;
    d->grow_at = rounded;
    d->limit = limit;
    return true;
}

CHASE_LEV_FN void chase_lev_destroy(struct chase_lev *d) {
    while (d->own_ring) {
        struct chase_lev_ring *older = d->own_ring->older;
        free(d->own_ring);
        d->own_ring = older;
    }
}

/* Makes room for an element: looks at what thieves have taken, and doubles the ring if that is not enough. Returns
 * false if there is no room. */
CL_COLD_FN bool chase_lev_reserve(struct chase_lev *d, size_t words) {
    struct chase_lev_ring *old = d->own_ring, *wider;
    size_t capacity = old->mask + 1, k;
    uint64_t b = d->own_bottom, t = CL_LOAD(PUSH_TOP, acquire, &d->top), i;
    d->grow_at = t + capacity;
    if (chase_lev_distance(b, d->grow_at) > 0) return true;
    wider = capacity > d->limit / 2 ? NULL : chase_lev_ring_new(2 * capacity, words);
    if (!wider) return false;
    for (i = t; i != b; i++) {
        CL_ATOMIC(uintptr_t) *from = chase_lev_slot(old, i, words), *to = chase_lev_slot(wider, i, words);
        for (k = 0; k < words; k++) {
            uintptr_t word = CL_LOAD(GROW_OLD, relaxed, &from[k]);
            CL_STORE(GROW_SLOT, relaxed, &to[k], word);
        }
    }
    wider->older = old; /* A thief may still read it. */
    d->own_ring = wider;
    d->grow_at = t + 2 * capacity;
    CL_STORE(GROW_RING, release, &d->ring, wider);
    return true;
}

CHASE_LEV_FN bool chase_lev_push(struct chase_lev *d, const uintptr_t *element, size_t words) {
    uint64_t b = d->own_bottom;
    CL_ATOMIC(uintptr_t) *slot;
    size_t k;
    if (chase_lev_distance(b, d->grow_at) <= 0 && !chase_lev_reserve(d, words)) return false;
    slot = chase_lev_slot(d->own_ring, b, words);
    for (k = 0; k < words; k++) CL_STORE(PUSH_SLOT, relaxed, &slot[k], element[k]);
    CL_FENCE(PUSH_FENCE, release);
    d->own_bottom = b + 1;
    CL_STORE_AFTER_FENCE(PUSH_BOTTOM, relaxed, &d->bottom, b + 1);
    return true;
}

CHASE_LEV_FN bool chase_lev_pop(struct chase_lev *d, uintptr_t *element, size_t words) {
    uint64_t b = d->own_bottom - 1, t = CL_LOAD(POP_LOOK, relaxed, &d->top);
    CL_ATOMIC(uintptr_t) *slot;
    size_t k;
    if (chase_lev_distance(t, b) < 0) return false;
    CL_STORE_AFTER_FENCE(POP_RESERVE, relaxed, &d->bottom, b);
    /* Reserves before it looks, as a thief looks at `top` before `bottom`. */
    if (CL_HAS_BARRIERS(d)) CL_LIGHT_FENCE(POP_FENCE, light);
    else CL_FENCE(POP_FENCE, seq_cst);
    t = CL_LOAD(POP_TOP, relaxed, &d->top);
    if (chase_lev_distance(t, b) < 0) {
        CL_STORE(POP_RESTORE, release, &d->bottom, b + 1);
        return false;
    }
    slot = chase_lev_slot(d->own_ring, b, words);
    for (k = 0; k < words; k++) element[k] = CL_LOAD(POP_SLOT, relaxed, &slot[k]);
    if (t == b) { /* The last element: thieves may try to claim it. */
        bool claimed = CL_CAS(POP_CAS, relaxed, &d->top, &t, b + 1);
        CL_STORE(POP_RESTORE, release, &d->bottom, b + 1);
        return claimed;
    }
    d->own_bottom = b;
    return true;
}

CHASE_LEV_FN enum chase_lev_stolen chase_lev_steal(struct chase_lev *d, uintptr_t *element, size_t words) {
    uint64_t t, b;
    struct chase_lev_ring *ring;
    CL_ATOMIC(uintptr_t) *slot;
    size_t k;
    if (CL_HAS_BARRIERS(d)) {
        t = CL_LOAD(LOOK_TOP, acquire, &d->top);
        if (chase_lev_distance(t, CL_LOAD(LOOK_BOTTOM, relaxed, &d->bottom)) <= 0) return CHASE_LEV_EMPTY;
    }
    t = CL_LOAD(STEAL_TOP, relaxed, &d->top);
    if (!CL_HAS_BARRIERS(d)) CL_FENCE(STEAL_FENCE, seq_cst);
    else if (!CL_HEAVY_FENCE(WARM_FENCE, heavy)) return CHASE_LEV_RETRY;
    b = CL_LOAD(STEAL_BOTTOM, acquire, &d->bottom);
    if (chase_lev_distance(t, b) <= 0) return CHASE_LEV_EMPTY;
    ring = CL_LOAD(STEAL_RING, acquire, &d->ring);
    slot = chase_lev_slot(ring, t, words);
    for (k = 0; k < words; k++) element[k] = CL_LOAD(STEAL_SLOT, relaxed, &slot[k]);
    /* Until the claim succeeds, the words may belong to another thread, or to different elements. */
    return CL_CAS(STEAL_CAS, release, &d->top, &t, t + 1) ? CHASE_LEV_TAKEN : CHASE_LEV_RETRY;
}

/* The number of elements that this thread can see, which is exact if no other thread is at work. */
CHASE_LEV_FN size_t chase_lev_len(struct chase_lev *d) {
    uint64_t t = CL_LOAD(LEN_TOP, relaxed, &d->top), b;
    CL_FENCE(LEN_FENCE, seq_cst);
    b = CL_LOAD(LEN_BOTTOM, acquire, &d->bottom);
    return chase_lev_distance(t, b) > 0 ? (size_t)(b - t) : 0;
}

#define CHASE_LEV_WORDS(type) ((sizeof(type) + sizeof(uintptr_t) - 1) / sizeof(uintptr_t))

/* Defines the type `name`, a deque of elements of a type, and its functions. */
#define CHASE_LEV_DEFINE(name, type)                                                                          \
    CHASE_LEV_CHECK(type)                                                                                     \
    typedef struct name { struct chase_lev deque; } name;                                                     \
    CHASE_LEV_FN bool name##_init(name *d, size_t capacity, size_t limit) {                                   \
        return chase_lev_init(&d->deque, capacity, limit, CHASE_LEV_WORDS(type));                             \
    }                                                                                                         \
    CHASE_LEV_FN void name##_destroy(name *d) { chase_lev_destroy(&d->deque); }                               \
    CHASE_LEV_FN size_t name##_len(name *d) { return chase_lev_len(&d->deque); }                              \
    CHASE_LEV_FN bool name##_push(name *d, type element) {                                                    \
        uintptr_t words[CHASE_LEV_WORDS(type)];                                                               \
        words[CHASE_LEV_WORDS(type) - 1] = 0;                                                                 \
        memcpy(words, (const void *)&element, sizeof(type));                                                  \
        return chase_lev_push(&d->deque, words, CHASE_LEV_WORDS(type));                                       \
    }                                                                                                         \
    CHASE_LEV_FN bool name##_pop(name *d, type *element) {                                                    \
        uintptr_t words[CHASE_LEV_WORDS(type)];                                                               \
        bool popped = chase_lev_pop(&d->deque, words, CHASE_LEV_WORDS(type));                                 \
        if (popped) memcpy((void *)element, words, sizeof(type));                                             \
        return popped;                                                                                        \
    }                                                                                                         \
    CHASE_LEV_FN enum chase_lev_stolen name##_steal(name *d, type *element) {                                 \
        uintptr_t words[CHASE_LEV_WORDS(type)];                                                               \
        enum chase_lev_stolen stolen = chase_lev_steal(&d->deque, words, CHASE_LEV_WORDS(type));              \
        if (stolen == CHASE_LEV_TAKEN) memcpy((void *)element, words, sizeof(type));                          \
        return stolen;                                                                                        \
    }

#if defined(CL_THREAD_SANITIZER) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif
#undef CL_STD
#undef CL_ATOMIC
#undef CL_INIT
#undef CL_COLD_FN
#undef CL_THREAD_SANITIZER
#undef CL_LOAD
#undef CL_STORE
#undef CL_STORE_AFTER_FENCE
#undef CL_FENCE
#undef CL_CAS
#undef CL_MEMBARRIER
#undef CL_HAS_BARRIERS
#undef CL_LIGHT_FENCE
#undef CL_HEAVY_FENCE

#endif
