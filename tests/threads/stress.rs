//! The scenarios, on real threads and with the real crossbeam-epoch.

use std::env;

use chase_lev::{Asymmetric, Fences, Reclaim, Retain, Worker};
use chase_lev_scenarios::suite;
use suite::execute::execute;
use suite::table::{LONG, ROWS};
use suite::threads::each_deque;

use crate::ALONE;

/// Executes each scenario of the table 200 times, or `CHASE_LEV_TIMES` times, with its oracles.
fn scenarios<F: Fences, R: Reclaim>() {
    let times = env::var("CHASE_LEV_TIMES").map_or(200, |times| times.parse().expect("a number"));
    for row in ROWS.iter().chain(LONG.iter()) {
        for _ in 0..times {
            match row.words {
                1 => drop(execute::<1, Worker<_, F, R>>(&row.scenario)),
                _ => drop(execute::<2, Worker<_, F, R>>(&row.scenario)),
            }
        }
    }
}

#[test]
fn every_scenario() {
    let _alone = ALONE.lock();
    each_deque!(scenarios());
    scenarios::<Asymmetric, Retain>();
}
