//! The limits of each engine, in short. The page lists these sentences; `docs/limits.md` has more.

pub(super) const NATIVE: &[&str] = &[
    "The native tests show only what this machine happened to do. An x86-64 processor reorders \
     little.",
    "Miri and ThreadSanitizer need a nightly toolchain with further components; they are not part \
     of this run.",
];

pub(super) const LOOM: &[&str] = &[
    "Loom explores scenarios of two or three threads (four in one) with a few operations each, \
     some of them with at most two preemptions.",
    "It does not model load buffering, on which push.top and steal.cas depend.",
    "It treats sequentially consistent accesses as acquire-release, so a fence after batch.cas \
     stands for them. Its fences are a little stronger than the language's.",
    "Its search misses executions unless loads are marked. The deque's loads are.",
    "It sees neither the assembly of the slots nor the code that a compiler generates.",
    "In the pool, it covers how workers sleep and wait for latches, with at most three \
     preemptions. It does not cover how they share jobs.",
];

pub(super) const CROSSBEAM_EPOCH: &[&str] = &[
    "Only Fenced<Epoch> runs here, in a few scenarios, with at most four preemptions.",
    "The atomics of crossbeam-epoch are not marked, so loom's search may miss executions.",
    "All limits of loom apply.",
];

pub(super) const SHUTTLE: &[&str] = &[
    "To shuttle, every access is sequentially consistent, so it judges no ordering.",
    "Random schedules show nothing about other schedules.",
    "It does not interleave the reference counts of Arc.",
];

pub(super) const TLC: &[&str] = &[
    "The model is not the code: a table says where they differ, and recorded executions of the \
     code must be behaviours of the model.",
    "The bounds are small. In C++20's model, they are two thieves with one steal each and four \
     operations of the owner; for Asymmetric, one thief and three operations, or two and one. \
     With --deep, some are two steals each and five operations.",
    "Load buffering is limited to a thief's load that comes after its claim.",
    "Sequentially consistent fences are a little stronger than the language's.",
];

pub(super) const PROOF: &[&str] = &[
    "The proof is about its own relation, not the code: each step that TLC finds within small \
     bounds is a step of the relation.",
    "Indices are integers in the proof; in the code, they wrap.",
    "For epochs, it assumes the law of grace periods.",
    "It does not show that operations end.",
    "An ordering with which the invariant is not proved may still be right, because a step that \
     breaks the invariant may begin in an unreachable state.",
    "Only one of the two solvers checks weaker orderings.",
];

pub(super) const MACHINE: &[&str] = &[
    "The models are those of the manuals and papers. A processor may differ.",
    "The assembler and the linker are trusted, and so is the table of what each instruction does.",
    "It leaves out cold code: the system call of the barrier, rings that shrink, a deque that \
     cools. A barrier is a full fence of the owner at some point within the call.",
    "It is the code that one version of the compiler generates for elements of one word and \
     retained rings.",
];

pub(super) const POOL: &[&str] = &[
    "A test under shuttle runs thousands of schedules, all of them random, and counts as one \
     test.",
    "Shuttle judges no ordering, and does not interleave the steps within crossbeam's queues.",
    "Loom and TLC judge parts: how workers sleep and wait, latches, and which jobs a waiter may run.",
];
