//! The waiting under loom: one program, which runs each exploration as a test.

#[cfg(all(checker, loom))]
mod latch;
#[cfg(all(checker, loom))]
mod lineage;
#[cfg(all(checker, loom))]
mod sleep;
#[cfg(all(checker, loom))]
#[path = "../../tests/suite"]
#[allow(dead_code, reason = "the deque's suites use the rest")]
mod suite {
    pub mod deque;
    pub mod element;
    pub mod execute;
    pub mod history;
    pub mod scenario;
    pub mod table;

    mod claims;
    pub mod exploration;
    pub mod instruments;
    pub mod jobs;
    pub mod lanes;
    pub mod models;
    pub mod results;
    mod sights;
}
#[cfg(all(checker, loom))]
mod explore;

#[cfg(not(all(checker, loom)))]
fn main() {
    if cfg!(loom) {
        eprintln!("Loom's types are not in place: add `--features loom`");
        std::process::exit(1);
    }
}

#[cfg(all(checker, loom))]
fn main() {
    let jobs: Vec<_> = [sleep::jobs(), latch::jobs(), lineage::jobs()]
        .into_iter()
        .flatten()
        .collect();
    table_is_true(&jobs);
    suite::jobs::main(jobs);
}

/// Checks that every weaker ordering is tried, and that the table names the scenario that kills it.
///
/// # Panics
///
/// If not.
#[cfg(all(checker, loom))]
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
