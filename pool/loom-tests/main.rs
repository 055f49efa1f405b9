//! What loom says of the waiting: one program, which runs each exploration as a test.

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
    all_are_tried(&jobs);
    suite::jobs::main(jobs);
}

/// The scenarios that kill the weaker orderings.
#[cfg(all(checker, loom))]
const KILLERS: [(&str, &str); 6] = [
    ("publish.fence", "submit beside sleep"),
    ("sleep.fence", "submit beside sleep"),
    ("latch.probe", "set beside probe and wait"),
    ("latch.sleep", "set beside probe and wait"),
    ("latch.set", "set beside probe and wait"),
    ("count.done", "two done beside wait"),
];

/// Checks that every weaker ordering is tried in the scenario that kills it.
///
/// # Panics
///
/// If not.
#[cfg(all(checker, loom))]
fn all_are_tried(jobs: &[suite::jobs::Job]) {
    for site in chase_lev_pool::research::Sites::DEFAULT.all() {
        for order in site.weaker() {
            let weaker = format!("{} {order:?}", site.name());
            let mut tried = jobs.iter().filter(|job| job.what.subject == weaker);
            let kills = |scenario: &str| KILLERS.contains(&(site.name(), scenario));
            assert!(
                tried.any(|job| kills(&job.what.check)),
                "{weaker} is not tried where it dies"
            );
        }
    }
}
