//! What shuttle says: one program, which runs each exploration as a test.

#[cfg(all(checker, shuttle))]
mod explore;
#[cfg(all(checker, shuttle))]
mod gallery;
#[cfg(all(checker, shuttle))]
mod programs;
#[cfg(all(checker, shuttle))]
mod replay;
#[cfg(all(checker, shuttle))]
mod scenarios;
#[cfg(all(checker, shuttle))]
mod schedule;
#[cfg(all(checker, shuttle))]
#[path = "../tests/suite/mod.rs"]
mod suite;
#[cfg(all(checker, shuttle))]
mod traces;
#[cfg(all(checker, shuttle))]
mod variants;

#[cfg(not(all(checker, shuttle)))]
fn main() {
    if cfg!(shuttle) {
        eprintln!("Shuttle's types are not in place: add `--features shuttle`");
        std::process::exit(1);
    }
}

#[cfg(all(checker, shuttle))]
fn main() {
    let jobs = [
        scenarios::jobs(),
        programs::jobs(),
        variants::jobs(),
        replay::jobs(),
        traces::jobs(),
        gallery::jobs(),
    ];
    suite::jobs::main(jobs.into_iter().flatten().collect());
}
