//! The pool: its native tests, and shuttle on the whole of it.

use super::native::{read, tests};
use super::{Engine, POOL, build, suite};

const FLAGS: &str = "--cfg shuttle";

/// The engine.
pub const ENGINE: Engine = Engine {
    name: "pool",
    what: "the pool that ships, on this machine, and under random schedules of shuttle",
    command: "cargo test --package chase-lev-pool",
    not_verified: &[
        "A test of shuttle's has thousands of schedules, all of them random; it counts as one.",
        "Shuttle judges no ordering, and does not interleave what happens within crossbeam's queues.",
        "How workers sleep and wait is checked by loom and TLC, beside the deque.",
    ],
    needs: || Ok(()),
    build: || {
        vec![
            build(POOL, "", &[]),
            build(POOL, FLAGS, &["--test", "shuttle-tests"]),
        ]
    },
    run: |request| {
        vec![
            tests(request, POOL),
            suite(request, POOL, FLAGS, "shuttle-tests"),
        ]
    },
    read: Some(|log| read("pool", "the pool as it ships", log)),
};
