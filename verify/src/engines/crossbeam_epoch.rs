//! Loom, with the real crossbeam-epoch in place of its double.

use super::{DEQUE, Engine, build, explore};

const FLAGS: &str = "--cfg loom --cfg crossbeam_loom";

/// The engine.
pub const ENGINE: Engine = Engine {
    name: "crossbeam-epoch",
    what: "loom, with the real crossbeam-epoch in place of its double",
    command: "RUSTFLAGS=\"--cfg loom --cfg crossbeam_loom\" cargo test",
    not_verified: &[
        "Only Weakest<Epoch> runs here, in a few scenarios, with at most four preemptions.",
        "The atomics of crossbeam-epoch leave no marks, so loom's search may miss executions.",
        "All that loom does not model.",
    ],
    needs: || Ok(()),
    build: || vec![build(DEQUE, FLAGS, &["--test", "loom-tests"])],
    run: |request| vec![explore(request, DEQUE, FLAGS, 40000)],
    read: None,
};
