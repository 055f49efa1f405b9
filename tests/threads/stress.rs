//! The scenarios, and bursts, on real threads and with the real crossbeam-epoch.

use std::env;

use chase_lev::Worker;
use chase_lev::protocol::{Protocol, Reference, ReleaseStores, Weakest};
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};
use chase_lev_scenarios::suite;
use suite::protocols::Le2013;

use suite::bursts::bursts;
use suite::execute::execute;
use suite::table::{LONG, ROWS};
use suite::threads::{batch, one};

use crate::ALONE;

/// Executes each scenario of the table 200 times, or `CHASE_LEV_TIMES` times, with its oracles.
fn every_scenario<P: Protocol>() {
    let _alone = ALONE.lock();
    let times = env::var("CHASE_LEV_TIMES").map_or(200, |times| times.parse().expect("a number"));
    for row in ROWS.iter().chain(LONG) {
        for _ in 0..times {
            match row.words {
                1 => drop(execute::<1, Worker<_, P>>(&row.scenario)),
                _ => drop(execute::<2, Worker<_, P>>(&row.scenario)),
            }
        }
    }
}

macro_rules! every_scenario {
    ($($test:ident: $($protocol:ty),*;)*) => {$(
        #[test]
        fn $test() {
            $(every_scenario::<$protocol>();)*
        }
    )*};
}

every_scenario! {
    every_scenario_le2013: Le2013<GracePeriod>;
    every_scenario_weakest: Weakest<GracePeriod>;
    every_scenario_epoch: Weakest<Epoch>;
    every_scenario_release_stores: ReleaseStores<GracePeriod>;
    every_scenario_retain: Weakest<Retain>;
    every_scenario_reference: Reference<GracePeriod>, Reference<Retain>;
}

#[test]
fn bursts_weakest() {
    let _alone = ALONE.lock();
    bursts::<3, Weakest<GracePeriod>>(1, 1, one);
    bursts::<3, Weakest<GracePeriod>>(3, 1, one);
    bursts::<3, Weakest<GracePeriod>>(3, 64, one);
}

#[test]
fn bursts_others() {
    let _alone = ALONE.lock();
    bursts::<3, Weakest<Epoch>>(2, 1, one);
    bursts::<3, ReleaseStores<GracePeriod>>(2, 1, one);
    bursts::<3, Weakest<Retain>>(2, 1, one);
    bursts::<3, Reference<GracePeriod>>(2, 1, one);
}

#[test]
fn bursts_batches() {
    let _alone = ALONE.lock();
    bursts::<3, Weakest<GracePeriod>>(1, 1, batch);
    bursts::<3, Weakest<GracePeriod>>(3, 64, batch);
    bursts::<3, Weakest<Epoch>>(3, 64, batch);
    bursts::<3, Weakest<Retain>>(2, 1, batch);
    bursts::<3, Reference<GracePeriod>>(3, 1, batch);
    bursts::<3, Reference<Retain>>(2, 64, batch);
}
