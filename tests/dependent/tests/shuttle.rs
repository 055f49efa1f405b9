//! The models under shuttle.

#![cfg(all(shuttle, feature = "shuttle"))]

mod models;

use dependent::Sleep::{Careful, Fenceless, Hasty};
use models::{every_job_is_run, growth, hand_over};

#[test]
fn a_helper_is_woken() {
    shuttle::check_dfs(|| hand_over(Careful), None);
}

#[test]
#[should_panic(expected = "deadlock")]
fn a_hasty_helper_sleeps_for_ever() {
    shuttle::check_dfs(|| hand_over(Hasty), None);
}

/// Passes without the fence, because shuttle treats every access as sequentially consistent.
#[test]
fn fences_do_not_count() {
    shuttle::check_dfs(|| hand_over(Fenceless), None);
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
