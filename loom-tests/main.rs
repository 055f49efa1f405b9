//! What loom says: one program, which runs each exploration as a test.

#[cfg(all(loom, not(crossbeam_loom)))]
mod attempt;
#[cfg(all(loom, crossbeam_loom))]
mod crossbeam_epoch;
#[cfg(loom)]
mod explore;
#[cfg(all(loom, not(crossbeam_loom)))]
mod foreign;
#[cfg(all(loom, not(crossbeam_loom)))]
mod gallery;
#[cfg(all(loom, not(crossbeam_loom)))]
mod records;
#[cfg(all(loom, not(crossbeam_loom)))]
mod scenarios;
#[cfg(all(loom, not(crossbeam_loom)))]
mod search;
#[cfg(all(loom, not(crossbeam_loom)))]
mod variants;

#[cfg(loom)]
use chase_lev_scenarios::suite;

#[cfg(not(loom))]
fn main() {}

#[cfg(all(loom, not(crossbeam_loom)))]
fn main() {
    let jobs = attempt::jobs().unwrap_or_else(|| {
        let jobs = [
            scenarios::jobs(),
            variants::jobs(),
            search::jobs(),
            foreign::jobs(),
            records::jobs(),
            gallery::jobs(),
        ];
        jobs.into_iter().flatten().collect()
    });
    suite::jobs::main(env!("CARGO_TARGET_TMPDIR"), jobs);
}

#[cfg(all(loom, crossbeam_loom))]
fn main() {
    suite::jobs::main(env!("CARGO_TARGET_TMPDIR"), crossbeam_epoch::jobs());
}
