//! The models under shuttle.

#![cfg(all(shuttle, feature = "shuttle"))]

mod models;

use models::{every_job_is_run, growth, hand_over};

#[test]
fn a_helper_is_woken() {
    shuttle::check_dfs(hand_over, None);
}

#[test]
fn many_members_run_every_job() {
    shuttle::check_random(|| every_job_is_run(6, &[5; 5]), 1000);
    shuttle::check_pct(|| every_job_is_run(6, &[5; 5]), 1000, 3);
}

#[test]
fn growth_under_a_thief() {
    shuttle::check_random(|| growth(40, 10), 1000);
    shuttle::check_pct(|| growth(40, 10), 1000, 3);
}
