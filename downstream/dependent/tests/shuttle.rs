//! The models under shuttle.

#![cfg(all(shuttle, feature = "shuttle"))]

use dependent::growth;

#[test]
fn growth_under_a_thief() {
    shuttle::check_random(|| growth(40, 10), 1000);
    shuttle::check_pct(|| growth(40, 10), 1000, 3);
}
