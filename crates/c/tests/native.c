/* Tests of chase_lev.h on real threads, as C and as C++: native [ELEMENTS]. Ends at the first check that fails. */
#include "chase_lev.h"

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#if defined(CHASE_LEV_ASYMMETRIC) && defined(__linux__)
#define CAN_REFUSE 1
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#define CHECK(holds)                                                          \
    if (!(holds)) {                                                           \
        fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #holds);   \
        exit(1);                                                              \
    }

/* An element of several words, the last of which is not whole. */
struct item {
    size_t id, twice;
    unsigned char low;
};

CHASE_LEV_DEFINE(items, struct item)
CHASE_LEV_DEFINE(bytes, unsigned char)

static struct item make(size_t id) {
    struct item made = {id, 2 * id, (unsigned char)id};
    return made;
}

static size_t checked(struct item item) {
    CHECK(item.twice == 2 * item.id && item.low == (unsigned char)item.id);
    return item.id;
}

/* The indices are on one line wherever a deque is. */
struct somewhere {
    char before;
    struct chase_lev d;
};
CHASE_LEV_ASSERT(offsetof(struct somewhere, d) == 16, "a deque is aligned to both of its indices");

/* Makes `index` that of the first element of a new deque. */
static void start_at(struct chase_lev *d, uint64_t index) {
    d->top_ = index;
    d->bottom_ = index;
    d->own_bottom_ = index;
    d->grow_at_ = index + d->own_ring_->mask_ + 1;
}

static void one_thread(uint64_t start, size_t capacity) {
    items d;
    struct item got;
    size_t i;
    CHECK(items_init(&d, capacity, SIZE_MAX));
    start_at(&d.chase_lev, start);
    CHECK(!items_pop(&d, &got) && items_steal(&d, &got) == CHASE_LEV_EMPTY && items_len(&d) == 0);
    for (i = 0; i < 100; i++) CHECK(items_push(&d, make(i)) && items_len(&d) == i + 1);
    for (i = 0; i < 50; i++) {
        CHECK(items_steal(&d, &got) == CHASE_LEV_TAKEN && checked(got) == i);
        CHECK(items_pop(&d, &got) && checked(got) == 99 - i && items_len(&d) == 98 - 2 * i);
    }
    CHECK(!items_pop(&d, &got) && items_steal(&d, &got) == CHASE_LEV_EMPTY && items_len(&d) == 0);
    items_destroy(&d);
}

static void bounded(uint64_t start) {
    bytes d;
    unsigned char got, i;
    CHECK(!bytes_init(&d, SIZE_MAX, 0) && !bytes_init(&d, SIZE_MAX / 8, 0));
    CHECK(bytes_init(&d, 3, 15)); /* grows from 4 slots to 8 */
    start_at(&d.chase_lev, start);
    for (i = 0; i < 8; i++) CHECK(bytes_push(&d, i));
    CHECK(!bytes_push(&d, i) && bytes_len(&d) == 8);
    for (; i < 100; i++) {
        CHECK(bytes_steal(&d, &got) == CHASE_LEV_TAKEN && got == i - 8);
        CHECK(bytes_push(&d, i) && !bytes_push(&d, i));
    }
    CHECK(bytes_pop(&d, &got) && got == 99 && bytes_push(&d, 99) && !bytes_push(&d, 0));
    bytes_destroy(&d);
}

/* An owner and one or two thieves, who count what they take. What is pushed is plain memory, to be published by the deque. */
struct stress {
    items d;
    size_t elements, *published;
    unsigned char *taken[3];
};

struct thief {
    struct stress *of;
    unsigned char *taken;
};

static void take(struct stress *s, unsigned char *taken, struct item got) {
    size_t id = checked(got);
    CHECK(id < s->elements && s->published[id] == id + 1);
    taken[id]++;
}

static void *steals(void *thief) {
    struct thief *self = (struct thief *)thief;
    struct item got;
    size_t tries = 0;
    for (;;) {
        if (items_steal(&self->of->d, &got) == CHASE_LEV_TAKEN) {
            if (got.id == SIZE_MAX) return NULL;
            take(self->of, self->taken, got);
        } else if (++tries % 1024 == 0) {
            sched_yield();
        }
    }
}

/* Memory that is not in the cache: stores to it delay the owner's next ones, so what fences are for shows on x86. */
static size_t cold[1 << 22];

static void compete(uint64_t start, size_t limit, size_t elements, size_t count) {
    struct stress s;
    struct thief thieves[2];
    pthread_t threads[2];
    struct item got;
    size_t i, n, random = (size_t)start;
    CHECK(items_init(&s.d, 1, limit));
    start_at(&s.d.chase_lev, start);
    s.elements = elements;
    s.published = (size_t *)calloc(elements, sizeof(size_t));
    for (n = 0; n < 3; n++) s.taken[n] = (unsigned char *)calloc(elements, 1);
    for (n = 0; n < count; n++) {
        thieves[n].of = &s;
        thieves[n].taken = s.taken[n];
        CHECK(pthread_create(&threads[n], NULL, steals, &thieves[n]) == 0);
    }
    for (i = 0; i < elements;) {
        /* Often two elements, for which all compete; at times many, for which the ring grows. */
        random = random * 1103515245 + 12345;
        for (n = random >> 16 & 255 ? 2 : 300; n && i < elements; n--, i++) {
            s.published[i] = i + 1;
            if (!items_push(&s.d, make(i))) break;
        }
        for (n = random >> 24 & 15; n; n--) cold[random * n % (sizeof cold / sizeof *cold)] = n;
        for (n = random >> 28 & 3; n && items_pop(&s.d, &got); n--) take(&s, s.taken[2], got);
    }
    while (items_pop(&s.d, &got)) take(&s, s.taken[2], got);
    for (n = 0; n < count; n++) {
        while (!items_push(&s.d, make(SIZE_MAX))) sched_yield();
    }
    for (n = 0; n < count; n++) CHECK(pthread_join(threads[n], NULL) == 0);
    for (i = 0; i < elements; i++) CHECK(s.taken[0][i] + s.taken[1][i] + s.taken[2][i] == 1);
    for (n = 0; n < 3; n++) free(s.taken[n]);
    free(s.published);
    items_destroy(&s.d);
}

#ifdef CAN_REFUSE
/* Has no barriers from here on: may not steal from a deque that has them, and makes deques without. */
static void *refused(void *deque) {
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 0), /* the number of the system call */
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_membarrier, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
    items *of = (items *)deque;
    struct item got;
    CHECK(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0);
    CHECK(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0);
    CHECK(items_steal(of, &got) == (of->chase_lev.has_barriers_ ? CHASE_LEV_RETRY : CHASE_LEV_TAKEN));
    one_thread(0, 2);
    compete(0, SIZE_MAX, 100000, 2);
    return NULL;
}

static void refuse(void) {
    items d;
    pthread_t thread;
    CHECK(items_init(&d, 4, 0) && items_push(&d, make(1)));
    CHECK(pthread_create(&thread, NULL, refused, &d) == 0 && pthread_join(thread, NULL) == 0);
    items_destroy(&d);
}
#endif

int main(int argc, char **argv) {
    /* Indices that wrap while a test runs, those of 32 bits as well, and their signed distances. */
    const uint64_t starts[] = {0, UINT32_MAX - 40u, INT32_MAX - 40, INT64_MAX - 40, UINT64_MAX - 40};
    size_t elements = argc > 1 ? (size_t)atol(argv[1]) : 100000, n, capacity;
    for (n = 0; n < sizeof starts / sizeof *starts; n++) {
        for (capacity = 0; capacity < 200; capacity += 9) one_thread(starts[n], capacity);
        bounded(starts[n]);
        compete(starts[n], SIZE_MAX, elements, 1);
        compete(starts[n], SIZE_MAX, elements, 2);
        compete(starts[n], 4, elements, 2);
    }
#ifdef CAN_REFUSE
    refuse();
#endif
    return 0;
}
