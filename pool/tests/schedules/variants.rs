//! Broken pools: each must fail, in a process of its own.

use std::env;
use std::process::{Command, Stdio};

use chase_lev_pool::Waiting;
use chase_lev_pool::research::{Fault, plant};
use libtest_mimic::{Failed, Trial};

use super::explore::explore;
use super::programs::{self, PROGRAMS};

/// Names a fault and a program, for a process that is to run the one with the other.
const VARIANT: &str = "CHASE_LEV_POOL_VARIANT";

/// Stands for the random programs.
const RANDOM: &str = "random programs";

/// Each fault, with a program that shows it.
const VARIANTS: &[(Fault, &str)] = &[
    (Fault::TakesAnything, RANDOM),
    (Fault::TakesAncestors, RANDOM),
    (Fault::ReusesPlaces, "two thieves"),
    (Fault::RunsWhatItPops, "a lock across a join"),
    (Fault::LeavesTheSecond, RANDOM),
    (Fault::LeavesJobs, RANDOM),
    (Fault::LosesJobs, "the outer scope's jobs"),
    (Fault::WakesNoWaiter, "leftovers"),
    (Fault::WakesNobody, "after a sleep"),
    (Fault::KeepsLeftovers, "leftovers"),
    (Fault::InjectsCalls, "a call back"),
    (Fault::PartsMustWait, "two broadcasts"),
];

/// The exit status of a process whose program was carried out.
const SURVIVED: i32 = 42;

pub fn named() -> Option<(Fault, &'static str)> {
    let name = env::var(VARIANT).ok()?;
    let found = VARIANTS
        .iter()
        .find(|(fault, _)| format!("{fault:?}") == name);
    Some(*found.expect("a variant"))
}

/// Runs the program with the fault. It panics, aborts or crashes, or the fault survives.
pub fn run(fault: Fault, program: &str) {
    plant(fault);
    match PROGRAMS.iter().find(|one| one.name == program) {
        Some(program) => _ = explore(1000, program.run),
        None => (2..4).for_each(|threads| programs::random(threads, Waiting::Own)),
    }
    std::process::exit(SURVIVED);
}

pub fn tests() -> Vec<Trial> {
    let test = |&(fault, program): &(Fault, &str)| {
        Trial::test(format!("{fault:?} dies of {program}"), move || {
            let child = Command::new(env::current_exe()?)
                .env(VARIANT, format!("{fault:?}"))
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .output()?;
            match child.status.code() {
                Some(SURVIVED) => Err(Failed::from("it survives")),
                Some(0) => Err(Failed::from("it was not run")),
                _ => Ok(()),
            }
        })
    };
    VARIANTS.iter().map(test).collect()
}
