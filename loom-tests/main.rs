//! What loom says: one program, which runs each exploration as a test.

#[cfg(all(checker, loom, not(crossbeam_loom)))]
mod attempt;
#[cfg(all(checker, loom, crossbeam_loom))]
mod crossbeam_epoch;
#[cfg(all(checker, loom))]
mod explore;
#[cfg(all(checker, loom, not(crossbeam_loom)))]
mod foreign;
#[cfg(all(checker, loom, not(crossbeam_loom)))]
mod gallery;
#[cfg(all(checker, loom, not(crossbeam_loom)))]
mod records;
#[cfg(all(checker, loom, not(crossbeam_loom)))]
mod scenarios;
#[cfg(all(checker, loom, not(crossbeam_loom)))]
mod search;
#[cfg(all(checker, loom))]
#[path = "../tests/suite/mod.rs"]
mod suite;
#[cfg(all(checker, loom, not(crossbeam_loom)))]
mod variants;

#[cfg(not(all(checker, loom)))]
fn main() {
    if cfg!(loom) {
        eprintln!("Loom's types are not in place: add `--features loom`");
        std::process::exit(1);
    }
}

#[cfg(all(checker, loom, not(crossbeam_loom)))]
fn main() {
    if let Some(jobs) = attempt::jobs() {
        suite::jobs::main(jobs);
    }
    let jobs = [
        scenarios::jobs(),
        variants::jobs(),
        search::jobs(),
        foreign::jobs(),
        records::jobs(),
        gallery::jobs(),
    ];
    suite::jobs::main(jobs.into_iter().flatten().collect());
}

#[cfg(all(checker, loom, crossbeam_loom))]
fn main() {
    suite::jobs::main(crossbeam_epoch::jobs());
}
