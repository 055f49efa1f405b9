/* A work-stealing deque for C11 and C++20, in one file.
 *
 * One thread, the owner, pushes and pops at one end. Any number of other threads, the thieves, steal the oldest
 * elements from the other end. It is lock-free, and holds any type that can be assigned, in C++ if it is trivially
 * copyable; others are errors:
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
 * Files in C and in C++ may share a deque if their compilers agree on the layout of atomics, as gcc and clang do.
 *
 * The algorithm is that of Chase and Lev (SPAA 2005) and of Lê, Pop, Cohen and Zappa Nardelli (PPoPP 2013), as
 * `Fenced` with `Retain` in the Rust crate chase-lev, which comes with this file. Each access is a site: that of
 * CHASE_LEV_LOAD(POP_TOP, relaxed, ...) is `pop.top` of docs/orderings.md, where the reason for its ordering is. A
 * test compares the sites with the table that is model-checked, and their order with the programs of sites.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef CHASE_LEV_H
#define CHASE_LEV_H

/* If CHASE_LEV_ASYMMETRIC is defined, in all files that share a deque, then on Linux on x86-64 and AArch64, pops run no
 * fence, and a steal that finds an element runs a process-wide barrier. That takes microseconds and interrupts the
 * threads that run, so it is for deques that are rarely stolen from. If the kernel refuses barriers when a deque is
 * initialised, both sides run fences; if it refuses one to a thread later, the steal returns CHASE_LEV_RETRY. */
#if defined(CHASE_LEV_ASYMMETRIC) && defined(__linux__) && defined(__LP64__)
#ifdef __x86_64__
#define CHASE_LEV_MEMBARRIER 324
#elif defined(__aarch64__)
#define CHASE_LEV_MEMBARRIER 283
#endif
#endif

/* A program may include this file within `extern "C"`, which allows no templates. */
#ifdef __cplusplus
extern "C++" {
#endif

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Names have a prefix or end in an underscore, so that no macro of a program replaces them. */
#ifdef __cplusplus
#include <atomic>
#include <new>
#include <type_traits>
#define CHASE_LEV_STD(name) std::name
#define CHASE_LEV_ATOMIC(type) std::atomic<type>
#define CHASE_LEV_ALIGNAS(bytes) alignas(bytes)
#define CHASE_LEV_INIT(type, object, value) ::new (static_cast<void *>(object)) std::atomic<type>(value)
#define CHASE_LEV_CAST(type, value) static_cast<type>(value)
#define CHASE_LEV_ZEROED {}
#define CHASE_LEV_ASSERT(holds, message) static_assert(holds, message)
#define CHASE_LEV_CAN_ASSIGN(element)                                                                         \
    (std::is_object<element>::value && !std::is_array<element>::value && !std::is_const<element>::value &&    \
     !std::is_volatile<element>::value)
#define CHASE_LEV_CAN_COPY(type) (std::is_trivially_copyable<type>::value && std::is_move_constructible<type>::value)
#else
#include <stdatomic.h>
#include <stdbool.h>
#define CHASE_LEV_STD(name) name
#define CHASE_LEV_ATOMIC(type) _Atomic(type)
#define CHASE_LEV_ALIGNAS(bytes) _Alignas(bytes)
#define CHASE_LEV_INIT(type, object, value) atomic_init(object, value)
#define CHASE_LEV_CAST(type, value) ((type)(value))
#define CHASE_LEV_ZEROED
#define CHASE_LEV_ASSERT(holds, message) _Static_assert(holds, message)
/* The value of an array is a pointer, and no value is qualified, so that these differ in type. */
#define CHASE_LEV_CAN_ASSIGN(type) _Generic(*(type *)NULL, type: true, default: false)
#define CHASE_LEV_CAN_COPY(type) true
#endif

#ifdef __GNUC__
#define CHASE_LEV_FN static inline __attribute__((__unused__))
#define CHASE_LEV_COLD_FN static __attribute__((__unused__, __cold__, __noinline__))
#else
#define CHASE_LEV_FN static inline
#define CHASE_LEV_COLD_FN static inline
#endif

#ifdef __SANITIZE_THREAD__
#define CHASE_LEV_THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(__thread_sanitizer__)
#define CHASE_LEV_THREAD_SANITIZER 1
#endif
#endif

/* The accesses. A compare-and-swap that fails is a relaxed load, and stores what it found to `expected`. */
#define CHASE_LEV_LOAD(site, order, object)                                                                   \
    CHASE_LEV_STD(atomic_load_explicit)(object, CHASE_LEV_STD(memory_order_##order))
#define CHASE_LEV_STORE(site, order, object, value)                                                           \
    CHASE_LEV_STD(atomic_store_explicit)(object, value, CHASE_LEV_STD(memory_order_##order))
#define CHASE_LEV_FENCE(site, order) CHASE_LEV_STD(atomic_thread_fence)(CHASE_LEV_STD(memory_order_##order))
#define CHASE_LEV_CAS(site, order, object, expected, desired)                                                 \
    CHASE_LEV_STD(atomic_compare_exchange_strong_explicit)(                                                   \
        object, expected, desired, CHASE_LEV_STD(memory_order_##order), CHASE_LEV_STD(memory_order_relaxed))

/* A store that an earlier fence releases. ThreadSanitizer does not understand fences, so it sees a release store. */
#ifdef CHASE_LEV_THREAD_SANITIZER
#define CHASE_LEV_STORE_AFTER_FENCE(site, order, object, value) CHASE_LEV_STORE(, release, object, value)
#else
#define CHASE_LEV_STORE_AFTER_FENCE CHASE_LEV_STORE
#endif
#if defined(CHASE_LEV_THREAD_SANITIZER) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wtsan"
#endif

/* What takes the place of two fences if a deque has barriers: as `Asymmetric` in Rust, but always cold. A light fence
 * restrains the compiler only. A heavy fence makes every thread of the process run a fence; it is false if the kernel
 * refuses. With an ordinary fence in its place, an element is taken twice (TLC: `Deque/TSO-barrier-each-none`). */
#ifdef CHASE_LEV_MEMBARRIER
/* `syscall` by another name: not each <unistd.h> declares it, nor each in the same way. */
#ifdef __cplusplus
extern "C"
#endif
long chase_lev_syscall(long number_, ...) __asm__("syscall");
#define CHASE_LEV_HAS_BARRIERS(d) ((d)->has_barriers_ != 0)
CHASE_LEV_COLD_FN bool chase_lev_membarrier(int command_) {
    return chase_lev_syscall(CHASE_LEV_MEMBARRIER, command_, 0) == 0;
}
#else
#define CHASE_LEV_HAS_BARRIERS(d) false
CHASE_LEV_FN bool chase_lev_membarrier(int command_) {
    (void)command_;
    return false;
}
#endif
#define CHASE_LEV_LIGHT_FENCE(site, order) CHASE_LEV_STD(atomic_signal_fence)(CHASE_LEV_STD(memory_order_seq_cst))
#define CHASE_LEV_HEAVY_FENCE(site, order) chase_lev_membarrier(8) /* MEMBARRIER_CMD_PRIVATE_EXPEDITED */

/* The slots of a deque, which follow this. A slot is as many atomic words as an element needs. */
struct chase_lev_ring {
    size_t mask_;                  /* the number of slots, which is a power of two, less one */
    struct chase_lev_ring *older_; /* the ring that this one replaced */
};

/* The elements are those from `top` up to, but not including, `bottom`. Claims advance `top`; only the owner writes
 * the rest. Indices wrap, so only their signed distances are meaningful. The owner and the thieves use both indices,
 * so these share a cache line, which one transfer hands over. The gaps keep other words off that line: what thieves
 * only read, what the owner writes at each operation, and the neighbours of a deque. Processors fetch lines in pairs. */
struct chase_lev {
    char gap_before_[128];
    CHASE_LEV_ALIGNAS(16) CHASE_LEV_ATOMIC(uint64_t) top_;
    CHASE_LEV_ATOMIC(uint64_t) bottom_;
    char gap_after_bottom_[128];
    CHASE_LEV_ATOMIC(struct chase_lev_ring *) ring_;
    size_t has_barriers_; /* constant */
    char gap_after_ring_[128];
    /* The owner's own. */
    struct chase_lev_ring *own_ring_; /* the ring */
    uint64_t own_bottom_;             /* the index of the next element */
    uint64_t grow_at_;                /* the first index for which there may be no room */
    size_t limit_;                    /* the most slots */
    char gap_after_own_[128];
};

/* What a steal did. */
enum chase_lev_stolen {
    CHASE_LEV_EMPTY, /* no element was visible to this thread */
    CHASE_LEV_RETRY, /* another thread took an element in the meantime */
    CHASE_LEV_TAKEN  /* the element is the caller's, with all that the owner did before it pushed it */
};

/* How far it is from one index to another. */
CHASE_LEV_FN int64_t chase_lev_distance(uint64_t from_, uint64_t to_) {
    return CHASE_LEV_CAST(int64_t, to_ - from_);
}

CHASE_LEV_FN CHASE_LEV_ATOMIC(uintptr_t) *
chase_lev_slot(struct chase_lev_ring *ring_, uint64_t index_, size_t words_) {
    return CHASE_LEV_CAST(CHASE_LEV_ATOMIC(uintptr_t) *, CHASE_LEV_CAST(void *, ring_ + 1)) +
           (index_ & ring_->mask_) * words_;
}

CHASE_LEV_FN struct chase_lev_ring *chase_lev_ring_new(size_t capacity_, size_t words_) {
    struct chase_lev_ring *ring_;
    size_t i_;
    if (capacity_ > (SIZE_MAX / 2 - sizeof *ring_) / (words_ * sizeof(uintptr_t))) return NULL;
    ring_ = CHASE_LEV_CAST(struct chase_lev_ring *, malloc(sizeof *ring_ + capacity_ * words_ * sizeof(uintptr_t)));
    if (!ring_) return NULL;
    ring_->mask_ = capacity_ - 1;
    ring_->older_ = NULL;
    for (i_ = 0; i_ < capacity_ * words_; i_++) CHASE_LEV_INIT(uintptr_t, chase_lev_slot(ring_, 0, words_) + i_, 0);
    return ring_;
}

CHASE_LEV_FN bool chase_lev_init(struct chase_lev *d_, size_t capacity_, size_t limit_, size_t words_) {
    size_t rounded_ = 1;
    while (rounded_ < capacity_ && rounded_ <= SIZE_MAX / 4) rounded_ *= 2;
    d_->own_ring_ = rounded_ < capacity_ ? NULL : chase_lev_ring_new(rounded_, words_);
    if (!d_->own_ring_) return false;
    CHASE_LEV_INIT(uint64_t, &d_->top_, 0);
    CHASE_LEV_INIT(uint64_t, &d_->bottom_, 0);
    CHASE_LEV_INIT(struct chase_lev_ring *, &d_->ring_, d_->own_ring_);
    d_->has_barriers_ = chase_lev_membarrier(16); /* MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED */
    d_->own_bottom_ = 0;
    d_->grow_at_ = rounded_;
    d_->limit_ = limit_;
    return true;
}

CHASE_LEV_FN void chase_lev_destroy(struct chase_lev *d_) {
    while (d_->own_ring_) {
        struct chase_lev_ring *older_ = d_->own_ring_->older_;
        free(d_->own_ring_);
        d_->own_ring_ = older_;
    }
}

/* Makes room for an element: looks at what thieves have taken, and doubles the ring if that is not enough. Returns
 * false if there is no room. */
CHASE_LEV_COLD_FN bool chase_lev_reserve(struct chase_lev *d_, size_t words_) {
    struct chase_lev_ring *old_ = d_->own_ring_, *wider_;
    size_t capacity_ = old_->mask_ + 1, k_;
    uint64_t b_ = d_->own_bottom_, t_ = CHASE_LEV_LOAD(PUSH_TOP, acquire, &d_->top_), i_;
    d_->grow_at_ = t_ + capacity_;
    if (chase_lev_distance(b_, d_->grow_at_) > 0) return true;
    wider_ = capacity_ > d_->limit_ / 2 ? NULL : chase_lev_ring_new(2 * capacity_, words_);
    if (!wider_) return false;
    for (i_ = t_; i_ != b_; i_++) {
        CHASE_LEV_ATOMIC(uintptr_t) *from_ = chase_lev_slot(old_, i_, words_);
        CHASE_LEV_ATOMIC(uintptr_t) *to_ = chase_lev_slot(wider_, i_, words_);
        for (k_ = 0; k_ < words_; k_++) {
            uintptr_t word_ = CHASE_LEV_LOAD(GROW_OLD, relaxed, &from_[k_]);
            CHASE_LEV_STORE(GROW_SLOT, relaxed, &to_[k_], word_);
        }
    }
    wider_->older_ = old_; /* A thief may still read it. */
    d_->own_ring_ = wider_;
    d_->grow_at_ = t_ + 2 * capacity_;
    CHASE_LEV_STORE(GROW_RING, release, &d_->ring_, wider_);
    return true;
}

CHASE_LEV_FN bool chase_lev_push(struct chase_lev *d_, const uintptr_t *element_, size_t words_) {
    uint64_t b_ = d_->own_bottom_;
    CHASE_LEV_ATOMIC(uintptr_t) *slot_;
    size_t k_;
    if (chase_lev_distance(b_, d_->grow_at_) <= 0 && !chase_lev_reserve(d_, words_)) return false;
    slot_ = chase_lev_slot(d_->own_ring_, b_, words_);
    for (k_ = 0; k_ < words_; k_++) CHASE_LEV_STORE(PUSH_SLOT, relaxed, &slot_[k_], element_[k_]);
    CHASE_LEV_FENCE(PUSH_FENCE, release);
    d_->own_bottom_ = b_ + 1;
    CHASE_LEV_STORE_AFTER_FENCE(PUSH_BOTTOM, relaxed, &d_->bottom_, b_ + 1);
    return true;
}

CHASE_LEV_FN bool chase_lev_pop(struct chase_lev *d_, uintptr_t *element_, size_t words_) {
    uint64_t b_ = d_->own_bottom_ - 1, t_ = CHASE_LEV_LOAD(POP_LOOK, relaxed, &d_->top_);
    CHASE_LEV_ATOMIC(uintptr_t) *slot_;
    size_t k_;
    if (chase_lev_distance(t_, b_) < 0) return false;
    CHASE_LEV_STORE_AFTER_FENCE(POP_RESERVE, relaxed, &d_->bottom_, b_);
    /* Reserves before it looks, as a thief looks at `top` before `bottom`. */
    if (CHASE_LEV_HAS_BARRIERS(d_)) CHASE_LEV_LIGHT_FENCE(POP_FENCE, light);
    else CHASE_LEV_FENCE(POP_FENCE, seq_cst);
    t_ = CHASE_LEV_LOAD(POP_TOP, relaxed, &d_->top_);
    if (chase_lev_distance(t_, b_) < 0) {
        CHASE_LEV_STORE(POP_RESTORE, release, &d_->bottom_, b_ + 1);
        return false;
    }
    slot_ = chase_lev_slot(d_->own_ring_, b_, words_);
    for (k_ = 0; k_ < words_; k_++) element_[k_] = CHASE_LEV_LOAD(POP_SLOT, relaxed, &slot_[k_]);
    if (t_ == b_) { /* The last element: thieves may try to claim it. */
        bool claimed_ = CHASE_LEV_CAS(POP_CAS, relaxed, &d_->top_, &t_, b_ + 1);
        CHASE_LEV_STORE(POP_RESTORE, release, &d_->bottom_, b_ + 1);
        return claimed_;
    }
    d_->own_bottom_ = b_;
    return true;
}

CHASE_LEV_FN enum chase_lev_stolen chase_lev_steal(struct chase_lev *d_, uintptr_t *element_, size_t words_) {
    uint64_t t_, b_;
    struct chase_lev_ring *ring_;
    CHASE_LEV_ATOMIC(uintptr_t) *slot_;
    size_t k_;
    if (CHASE_LEV_HAS_BARRIERS(d_)) {
        t_ = CHASE_LEV_LOAD(LOOK_TOP, acquire, &d_->top_);
        if (chase_lev_distance(t_, CHASE_LEV_LOAD(LOOK_BOTTOM, relaxed, &d_->bottom_)) <= 0) return CHASE_LEV_EMPTY;
    }
    t_ = CHASE_LEV_LOAD(STEAL_TOP, relaxed, &d_->top_);
    if (!CHASE_LEV_HAS_BARRIERS(d_)) CHASE_LEV_FENCE(STEAL_FENCE, seq_cst);
    else if (!CHASE_LEV_HEAVY_FENCE(WARM_FENCE, heavy)) return CHASE_LEV_RETRY;
    b_ = CHASE_LEV_LOAD(STEAL_BOTTOM, acquire, &d_->bottom_);
    if (chase_lev_distance(t_, b_) <= 0) return CHASE_LEV_EMPTY;
    ring_ = CHASE_LEV_LOAD(STEAL_RING, acquire, &d_->ring_);
    slot_ = chase_lev_slot(ring_, t_, words_);
    for (k_ = 0; k_ < words_; k_++) element_[k_] = CHASE_LEV_LOAD(STEAL_SLOT, relaxed, &slot_[k_]);
    /* Until the claim succeeds, the words may belong to another thread, or to different elements. */
    return CHASE_LEV_CAS(STEAL_CAS, release, &d_->top_, &t_, t_ + 1) ? CHASE_LEV_TAKEN : CHASE_LEV_RETRY;
}

/* The number of elements that this thread can see, which is exact if no other thread is at work. */
CHASE_LEV_FN size_t chase_lev_len(struct chase_lev *d_) {
    uint64_t t_ = CHASE_LEV_LOAD(LEN_TOP, relaxed, &d_->top_), b_;
    CHASE_LEV_FENCE(LEN_FENCE, seq_cst);
    b_ = CHASE_LEV_LOAD(LEN_BOTTOM, acquire, &d_->bottom_);
    return chase_lev_distance(t_, b_) > 0 ? (b_ - t_) & SIZE_MAX : 0; /* A cast is useless on 64 bits. */
}

#define CHASE_LEV_WORDS(type) ((sizeof(type) + sizeof(uintptr_t) - 1) / sizeof(uintptr_t))

#ifdef __GNUC__
#define CHASE_LEV_TYPE(...) __typeof__(__VA_ARGS__)
#elif defined(__cplusplus)
#define CHASE_LEV_TYPE(...) std::enable_if<true, __VA_ARGS__>::type
#else
#define CHASE_LEV_TYPE(...) __VA_ARGS__
#endif

/* Defines the type `name`, a deque of elements of a type, and its functions. The type may have commas. */
#define CHASE_LEV_DEFINE(name, ...)                                                                           \
    typedef CHASE_LEV_TYPE(__VA_ARGS__) name##_element;                                                       \
    CHASE_LEV_ASSERT(CHASE_LEV_WORDS(name##_element) > 0,                                                     \
                     "chase_lev.h: elements of " #name " have no size");                                      \
    CHASE_LEV_ASSERT(CHASE_LEV_CAN_ASSIGN(name##_element),                                                    \
                     "chase_lev.h: elements of " #name " are assigned, so they are no arrays, unless within " \
                     "a struct, and not const, volatile, atomic or references");                              \
    CHASE_LEV_ASSERT(CHASE_LEV_CAN_COPY(name##_element),                                                      \
                     "chase_lev.h: elements of " #name " are copied as bytes, so they are trivially "         \
                     "copyable, or pointers to what is not");                                                 \
    typedef struct name { struct chase_lev chase_lev CHASE_LEV_ZEROED; } name;                                \
    CHASE_LEV_FN bool name##_init(name *d_, size_t capacity_, size_t limit_) {                                \
        return chase_lev_init(&d_->chase_lev, capacity_, limit_, CHASE_LEV_WORDS(name##_element));            \
    }                                                                                                         \
    CHASE_LEV_FN void name##_destroy(name *d_) { chase_lev_destroy(&d_->chase_lev); }                         \
    CHASE_LEV_FN size_t name##_len(name *d_) { return chase_lev_len(&d_->chase_lev); }                        \
    CHASE_LEV_FN bool name##_push(name *d_, name##_element element_) {                                        \
        uintptr_t words_[CHASE_LEV_WORDS(name##_element)];                                                    \
        words_[CHASE_LEV_WORDS(name##_element) - 1] = 0;                                                      \
        memcpy(words_, CHASE_LEV_CAST(const void *, &element_), sizeof(name##_element));                      \
        return chase_lev_push(&d_->chase_lev, words_, CHASE_LEV_WORDS(name##_element));                       \
    }                                                                                                         \
    CHASE_LEV_FN bool name##_pop(name *d_, name##_element *element_) {                                        \
        uintptr_t words_[CHASE_LEV_WORDS(name##_element)];                                                    \
        bool popped_ = chase_lev_pop(&d_->chase_lev, words_, CHASE_LEV_WORDS(name##_element));                \
        if (popped_) memcpy(CHASE_LEV_CAST(void *, element_), words_, sizeof(name##_element));                \
        return popped_;                                                                                       \
    }                                                                                                         \
    CHASE_LEV_FN enum chase_lev_stolen name##_steal(name *d_, name##_element *element_) {                     \
        uintptr_t words_[CHASE_LEV_WORDS(name##_element)];                                                    \
        enum chase_lev_stolen stolen_ =                                                                       \
            chase_lev_steal(&d_->chase_lev, words_, CHASE_LEV_WORDS(name##_element));                         \
        if (stolen_ == CHASE_LEV_TAKEN) {                                                                     \
            memcpy(CHASE_LEV_CAST(void *, element_), words_, sizeof(name##_element));                         \
        }                                                                                                     \
        return stolen_;                                                                                       \
    }

#if defined(CHASE_LEV_THREAD_SANITIZER) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#ifdef __cplusplus
}
#endif

#endif
