//! Without the feature, the deque is native even with `--cfg loom` or `--cfg shuttle`. These tests use it
//! outside of a model.

#![cfg(not(any(all(loom, feature = "loom"), all(shuttle, feature = "shuttle"))))]

mod models;

use models::{every_job_is_run, growth, hand_over};

#[test]
fn on_the_machine() {
    for _ in 0..100 {
        hand_over();
        every_job_is_run(4, &[20; 20]);
        growth(1000, 100);
    }
}
