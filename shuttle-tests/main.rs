//! The suite for shuttle: one program that runs each exploration as a test.

#[cfg(shuttle)]
mod explore;
#[cfg(shuttle)]
mod programs;
#[cfg(shuttle)]
mod replay;
#[cfg(shuttle)]
mod scenarios;
#[cfg(shuttle)]
mod traces;
#[cfg(shuttle)]
mod variants;

#[cfg(shuttle)]
use chase_lev_scenarios::suite;

#[cfg(not(shuttle))]
fn main() {}

#[cfg(shuttle)]
fn main() {
    let jobs =
        [scenarios::jobs(), programs::jobs(), variants::jobs(), replay::jobs(), traces::jobs()];
    let jobs = jobs.into_iter().flatten().collect::<Vec<_>>();
    suite::variants::every_scenario_runs_unchanged(&jobs);
    suite::jobs::main(env!("CARGO_TARGET_TMPDIR"), jobs);
}
