//! Without the feature, the deque is native even with `--cfg loom` or `--cfg shuttle`. These tests use it
//! outside of a model.

#![cfg(not(any(all(loom, feature = "loom"), all(shuttle, feature = "shuttle"))))]

mod models;

use models::growth;

#[test]
fn on_the_machine() {
    for _ in 0..100 {
        growth(1000, 100);
    }
}
