//! The parts of the waiting under loom. Each exploration is a test of this program.

#[cfg(loom)]
mod explore;
#[cfg(loom)]
mod latch;
#[cfg(loom)]
mod lineage;
#[cfg(loom)]
mod sleep;

#[cfg(loom)]
use chase_lev_scenarios::suite;

#[cfg(not(loom))]
fn main() {}

#[cfg(loom)]
fn main() {
    let mut jobs = sleep::jobs();
    jobs.extend(latch::jobs());
    jobs.extend(lineage::jobs());
    all_are_tried(&jobs);
    suite::jobs::main(env!("CARGO_TARGET_TMPDIR"), jobs);
}

/// Checks that every weaker ordering is tried, and that a scenario says if it fails.
///
/// # Panics
///
/// Panics if an ordering is missing.
#[cfg(loom)]
fn all_are_tried(jobs: &[suite::jobs::Job]) {
    for site in chase_lev_pool::research::sites::SITES {
        for order in site.weaker() {
            let weaker = format!("{} {order:?}", site.name());
            let mut tried = jobs.iter().filter(|job| job.what.subject == weaker);
            let judged = tried.any(|job| !matches!(job.expect, suite::jobs::Expect::Passes));
            assert!(judged, "{weaker} is not tried");
        }
    }
}
