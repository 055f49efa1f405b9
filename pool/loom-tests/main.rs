//! What loom says of the waiting: one program, which runs each exploration as a test.

#[cfg(all(checker, loom))]
mod latch;
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
    let jobs = [sleep::jobs(), latch::jobs()];
    suite::jobs::main(jobs.into_iter().flatten().collect());
}
