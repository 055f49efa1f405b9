//! The scenarios, and bursts, on real threads and with the real crossbeam-epoch.

use std::env;

use chase_lev::{Asymmetric, Epoch, Fenced, Fences, GracePeriod, Reclaim, Retain, Worker};
use chase_lev_scenarios::suite;
use suite::bursts::bursts;
use suite::execute::execute;
use suite::table::{LONG, ROWS};
use suite::threads::{batch, one};

use crate::ALONE;

/// Executes each scenario of the table 200 times, or `CHASE_LEV_TIMES` times, with its oracles.
fn every_scenario<F: Fences, R: Reclaim>() {
    let _alone = ALONE.lock();
    let times = env::var("CHASE_LEV_TIMES").map_or(200, |times| times.parse().expect("a number"));
    for row in ROWS.iter().chain(&*LONG) {
        for _ in 0..times {
            match row.words {
                1 => drop(execute::<1, Worker<_, F, R>>(&row.scenario)),
                _ => drop(execute::<2, Worker<_, F, R>>(&row.scenario)),
            }
        }
    }
}

macro_rules! every_scenario {
    ($($test:ident: $($Fences:ty, $Reclaim:ty),*;)*) => {$(
        #[test]
        fn $test() {
            $(every_scenario::<$Fences, $Reclaim>();)*
        }
    )*};
}

every_scenario! {
    every_scenario_fenced: Fenced, GracePeriod;
    every_scenario_epoch: Fenced, Epoch;
    every_scenario_retain: Fenced, Retain;
    every_scenario_asymmetric: Asymmetric, GracePeriod, Asymmetric, Retain;
}

#[test]
fn bursts_fenced() {
    let _alone = ALONE.lock();
    bursts::<3, Fenced, GracePeriod>(1, 1, one);
    bursts::<3, Fenced, GracePeriod>(3, 1, one);
    bursts::<3, Fenced, GracePeriod>(3, 64, one);
}

#[test]
fn bursts_others() {
    let _alone = ALONE.lock();
    bursts::<3, Fenced, Epoch>(2, 1, one);
    bursts::<3, Fenced, Retain>(2, 1, one);
    bursts::<3, Asymmetric, GracePeriod>(2, 1, one);
}

#[test]
fn bursts_batches() {
    let _alone = ALONE.lock();
    bursts::<3, Fenced, GracePeriod>(1, 1, batch);
    bursts::<3, Fenced, GracePeriod>(3, 64, batch);
    bursts::<3, Fenced, Epoch>(3, 64, batch);
    bursts::<3, Fenced, Retain>(2, 1, batch);
    bursts::<3, Asymmetric, GracePeriod>(3, 1, batch);
    bursts::<3, Asymmetric, Retain>(2, 64, batch);
}
