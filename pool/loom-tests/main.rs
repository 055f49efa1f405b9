//! What loom says of the waiting: one program, which runs each exploration as a test.

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
    let jobs: Vec<_> = [sleep::jobs(), latch::jobs(), lineage::jobs()]
        .into_iter()
        .flatten()
        .collect();
    table_is_true(&jobs);
    suite::jobs::main(env!("CARGO_TARGET_TMPDIR"), jobs);
}

/// Whether every weaker ordering is tried, and the table names the scenario that kills it.
///
/// # Panics
///
/// If not.
#[cfg(loom)]
fn table_is_true(jobs: &[suite::jobs::Job]) {
    use chase_lev_pool::research::{Sites, TABLE};

    for (site, row) in Sites::DEFAULT.all().iter().zip(TABLE) {
        for order in site.weaker() {
            let weaker = format!("{} {order:?}", site.name());
            let mut tried = jobs.iter().filter(|job| job.what.subject == weaker);
            let named = |scenario: &str| row.evidence.iter().any(|e| e.loom == Some(scenario));
            assert!(
                tried.any(|job| named(&job.what.check)),
                "{weaker} is not tried as the table says"
            );
        }
    }
}
