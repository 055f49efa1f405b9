/* Fork-join on chase_lev.h: fork_join [N [THREADS]] computes a Fibonacci number.
 *
 * Whoever forks pushes one half to its own deque, does the other half, and pops the first. If that was stolen, it
 * steals from others until the thief is done. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

#include "chase_lev.h"

/* A half, in the frame of whoever forked it. */
struct job {
    unsigned n;
    unsigned long result;
    atomic_bool done;
};

CHASE_LEV_DEFINE(jobs, struct job *)

struct worker {
    jobs deque;
    size_t number;
    pthread_t thread;
};

static struct worker workers[64];
static size_t count = 4;
static atomic_bool finished;

static unsigned long fib(struct worker *self, unsigned n);

/* Steals a job and runs it, if there is one. */
static void help(struct worker *self) {
    struct job *job;
    size_t k;
    for (k = 1; k < count; k++) {
        struct worker *victim = &workers[(self->number + k) % count];
        if (jobs_steal(&victim->deque, &job) == CHASE_LEV_TAKEN) {
            job->result = fib(self, job->n);
            /* Released to the forker's load: without it, the result may be read before it is written. */
            atomic_store_explicit(&job->done, true, memory_order_release);
            return;
        }
    }
    sched_yield();
}

static unsigned long fib(struct worker *self, unsigned n) {
    struct job half = {n - 2, 0, false}, *job = NULL;
    unsigned long other;
    if (n < 2) return n;
    if (!jobs_push(&self->deque, &half)) return fib(self, n - 1) + fib(self, n - 2);
    other = fib(self, n - 1);
    /* All that was pushed since has been popped or stolen, so this is `half`, if it was not stolen. */
    if (jobs_pop(&self->deque, &job)) return other + fib(self, job->n);
    while (!atomic_load_explicit(&half.done, memory_order_acquire)) help(self);
    return other + half.result;
}

static void *helps(void *self) {
    while (!atomic_load_explicit(&finished, memory_order_relaxed)) help((struct worker *)self);
    return NULL;
}

int main(int argc, char **argv) {
    unsigned n = argc > 1 ? (unsigned)atoi(argv[1]) : 27, i;
    unsigned long found, expected = 0, next = 1;
    size_t k;
    if (argc > 2) count = (size_t)atoi(argv[2]);
    if (count < 1 || count > sizeof workers / sizeof *workers) return 2;
    for (k = 0; k < count; k++) {
        workers[k].number = k;
        if (!jobs_init(&workers[k].deque, 64, SIZE_MAX)) return 2;
    }
    for (k = 1; k < count; k++) {
        if (pthread_create(&workers[k].thread, NULL, helps, &workers[k]) != 0) return 2;
    }
    found = fib(&workers[0], n);
    atomic_store_explicit(&finished, true, memory_order_relaxed);
    for (k = 1; k < count; k++) pthread_join(workers[k].thread, NULL);
    for (k = 0; k < count; k++) jobs_destroy(&workers[k].deque);
    for (i = 0; i < n; i++) {
        unsigned long sum = expected + next;
        expected = next;
        next = sum;
    }
    printf("fib(%u) = %lu\n", n, found);
    return found == expected ? 0 : 1;
}
