//! What shuttle says: one program, which runs each exploration as a test.

#[cfg(shuttle)]
mod explore;
#[cfg(shuttle)]
#[path = "../tests/model/mod.rs"]
mod model;
#[cfg(shuttle)]
mod programs;
#[cfg(shuttle)]
mod replay;
#[cfg(shuttle)]
mod scenarios;
#[cfg(shuttle)]
mod schedule;
#[cfg(shuttle)]
mod traces;
#[cfg(shuttle)]
mod variants;

#[cfg(not(shuttle))]
fn main() {}

#[cfg(shuttle)]
fn main() {
    let jobs = [
        scenarios::jobs(),
        programs::jobs(),
        variants::jobs(),
        replay::jobs(),
        traces::jobs(),
    ];
    model::jobs::main(jobs.into_iter().flatten().collect());
}
