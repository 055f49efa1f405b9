//! What loom says: one program, which runs each exploration as a test.

#[cfg(all(loom, crossbeam_loom))]
mod crossbeam_epoch;
#[cfg(loom)]
mod explore;
#[cfg(loom)]
#[path = "../tests/model/mod.rs"]
mod model;
#[cfg(all(loom, not(crossbeam_loom)))]
mod scenarios;
#[cfg(all(loom, not(crossbeam_loom)))]
mod search;
#[cfg(all(loom, not(crossbeam_loom)))]
mod variants;

#[cfg(not(loom))]
fn main() {}

#[cfg(all(loom, not(crossbeam_loom)))]
fn main() {
    let jobs = [scenarios::jobs(), variants::jobs(), search::jobs()];
    model::jobs::main(jobs.into_iter().flatten().collect());
}

#[cfg(all(loom, crossbeam_loom))]
fn main() {
    model::jobs::main(crossbeam_epoch::jobs());
}
