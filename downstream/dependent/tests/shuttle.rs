//! The models under shuttle.

#![cfg(all(shuttle, feature = "shuttle"))]

mod models;

use models::growth;

#[test]
fn growth_under_a_thief() {
    shuttle::check_random(|| growth(40, 10), 1000);
    shuttle::check_pct(|| growth(40, 10), 1000, 3);
}
