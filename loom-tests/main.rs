//! What loom says: one program, which runs each exploration as a test.

#[cfg(all(loom, crossbeam_loom))]
mod crossbeam_epoch;
#[cfg(all(loom, not(crossbeam_loom)))]
mod fences;
#[cfg(all(loom, not(crossbeam_loom)))]
mod scenarios;
#[cfg(loom)]
mod support;
#[cfg(all(loom, not(crossbeam_loom)))]
mod variants;

#[cfg(not(loom))]
fn main() {}

#[cfg(all(loom, not(crossbeam_loom)))]
fn main() {
    let jobs = [scenarios::jobs(), variants::jobs(), fences::jobs()];
    support::jobs::main(jobs.into_iter().flatten().collect());
}

#[cfg(all(loom, crossbeam_loom))]
fn main() {
    support::jobs::main(crossbeam_epoch::jobs());
}
