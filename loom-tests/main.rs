//! The suite for loom: one program that runs each exploration as a test.

#[cfg(loom)]
mod attempt;
#[cfg(loom)]
mod particular;
#[cfg(loom)]
mod programs;
#[cfg(loom)]
mod scenarios;
#[cfg(loom)]
mod search;
#[cfg(loom)]
mod variants;

#[cfg(loom)]
use chase_lev_scenarios::suite;

#[cfg(not(loom))]
fn main() {}

#[cfg(loom)]
fn main() {
    let all = || {
        let jobs = [
            scenarios::jobs(),
            variants::jobs(),
            search::jobs(),
            programs::jobs(),
            particular::jobs(particular::PARTICULAR).collect(),
        ];
        let jobs = jobs.into_iter().flatten().collect::<Vec<_>>();
        suite::variants::every_scenario_runs_unchanged(&jobs);
        jobs
    };
    let jobs = if cfg!(crossbeam_loom) {
        particular::jobs(particular::CROSSBEAM_EPOCH).collect()
    } else {
        attempt::jobs().unwrap_or_else(all)
    };
    suite::jobs::main(env!("CARGO_TARGET_TMPDIR"), jobs);
}
