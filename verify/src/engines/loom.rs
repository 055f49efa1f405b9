//! Loom: every execution of small scenarios; and how the pool's workers wait.

use super::{DEQUE, Engine, POOL, build, explore};

const FLAGS: &str = "--cfg loom";
const SUITE: &[&str] = &["--test", "loom-tests"];

/// The engine.
pub const ENGINE: Engine = Engine {
    name: "loom",
    what: "every execution of small scenarios, in the memory model of C11 and Rust",
    command: "RUSTFLAGS=\"--cfg loom\" cargo test",
    not_verified: &[
        "Loom explores scenarios of two or three threads (four in one) with a few operations.",
        "It does not model load buffering, on which push.top and steal.cas depend.",
        "It takes sequentially consistent accesses for acquire and release; a fence after \
         batch.cas stands for them. Its fences are a little stronger than the language's.",
        "Its search misses executions unless loads leave marks; the deque's do.",
        "It sees neither the assembly of the slots nor the code that a compiler makes.",
        "Of the pool, it has how workers sleep and wait for latches; not how they share jobs.",
    ],
    needs: || Ok(()),
    build: || {
        [DEQUE, POOL]
            .map(|package| build(package, FLAGS, SUITE))
            .into()
    },
    run: |request| {
        [DEQUE, POOL]
            .map(|package| explore(request, package, FLAGS, 8000))
            .into()
    },
    read: None,
};
