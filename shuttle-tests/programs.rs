//! Generated programs: long ones with many thieves and small rings.

use std::cell::{Cell, RefCell};
use std::env;
use std::process::Command;
use std::thread;

use chase_lev::{Asymmetric, Fences, GracePeriod, Reclaim, Retain};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

use crate::explore::{ITERATIONS, REPLAY, iterations, job, with_replay};
use crate::suite::jobs::KILLED;
use crate::suite::scenario::WRAP;
use crate::suite::schedule::{Choice, SEED};
use crate::suite::table::Sight::{Free, Resize, Retry, Torn};
use crate::suite::{Epoch, Expect, Explored, Failed, Group, Job, Scenario, Subject, What, subject};

/// The number of schedules that each scheduler chooses for each program.
const TIMES: usize = 20;

/// The number of schedules for simpler programs, once a program has failed.
const TIMES_SIMPLER: usize = 150;

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for thieves in 2..=6 {
        jobs.push(random::<1, Asymmetric, Retain>(thieves));
        jobs.push(random::<1, Asymmetric, Epoch>(thieves));
        jobs.push(random::<1, Asymmetric, GracePeriod>(thieves));
        jobs.push(random::<2, Asymmetric, GracePeriod>(thieves));
    }
    jobs
}

fn random<const N: usize, F: Fences, R: Reclaim>(thieves: usize) -> Job {
    let subject = subject::<N, F, R>();
    let protocol = (subject.name)();
    let check = format!("programs, {thieves} thieves");
    let words = if N > 1 { ", 2 words" } else { "" };
    let name = format!("{check}, {protocol}{words}");
    let what = What::new(Group::Shipped, &protocol, format!("{check}{words}"));
    job(name, what, subject, Expect::Passes, move || {
        let total = search(&subject, thieves, (iterations() / 10).max(10))?;
        let torn = (N > 1).then_some(Torn);
        let frees = R::FREES.then_some(Free);
        let sights = [Some(Resize), Some(Retry), torn, frees];
        let total = total.shows(&sights.into_iter().flatten().collect::<Vec<_>>())?;
        let floor = total.executions / 2;
        if total.different < floor {
            return Err(format!("fewer than {floor} different schedules: {total}"));
        }
        Ok(total)
    })
}

/// Explores one program after the other. If one fails, shows the simplest program that fails, and
/// ends the process.
pub fn search(subject: &Subject, thieves: usize, programs: usize) -> Result<Explored, String> {
    let total = RefCell::new(Explored::default());
    let choices = Choice::random(TIMES);
    let check = |scenario| {
        *total.borrow_mut() += subject.explore(scenario, &choices, simplified);
        Ok(())
    };
    let run = runner(programs).run(&program(thieves), check);
    run.map_err(|error| error.to_string())?;
    let total = total.into_inner();
    total.at_least(choices.len() * TIMES * programs)
}

/// Shows the simplest program that fails. Simpler programs run in separate processes, because a
/// model has failed in this one.
fn simplified(failed: &Failed) {
    let (name, found) = (failed.scenario.clone(), Cell::new(false));
    let scenario: Scenario = name.parse().expect("a scenario's own text");
    let check = move |scenario: Scenario| {
        // The programs before the one that failed hold.
        found.set(found.get() || scenario.to_string() == name);
        if found.get() && fails_by_itself(scenario).is_some() {
            return Err(TestCaseError::fail("it fails"));
        }
        Ok(())
    };
    let simplest = thread::spawn(move || {
        let thieves = scenario.thieves().len();
        match runner(usize::MAX).run(&program(thieves), check) {
            Err(TestError::Fail(_, simplest)) => fails_by_itself(simplest),
            _ => None,
        }
    });
    match simplest.join() {
        Ok(Some(shown)) => print!("{shown}"),
        _ => with_replay(failed),
    }
}

/// Returns the output of a process that runs this program, if the program fails there.
fn fails_by_itself(scenario: Scenario) -> Option<String> {
    let child = Command::new(env::current_exe().ok()?)
        .env(REPLAY, scenario.to_string())
        .env(ITERATIONS, TIMES_SIMPLER.to_string())
        .output()
        .ok()?;
    let failed = child.status.code().is_none_or(|code| code == KILLED);
    failed.then(|| String::from_utf8_lossy(&child.stdout).into_owned())
}

/// Creates a runner for this number of programs, which are the same in every run unless
/// `SHUTTLE_RANDOM_SEED` is set.
fn runner(programs: usize) -> TestRunner {
    let seed = env::var("SHUTTLE_RANDOM_SEED").map_or(Ok(SEED), |seed| seed.parse());
    let seed: u64 = seed.expect("SHUTTLE_RANDOM_SEED must be a number");
    let seed = [seed.to_le_bytes(); 4].concat();
    let config = Config {
        cases: programs.try_into().unwrap_or(u32::MAX),
        failure_persistence: None,
        max_shrink_iters: 300,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed))
}

/// Generates programs with up to 60 operations of the owner, and up to eight of each thief.
fn program(thieves: usize) -> impl Strategy<Value = Scenario> {
    let start = prop_oneof![Just(0), WRAP - 60..=WRAP, -60..0i64];
    let thief = ("@?", "[srb]{1,8}").prop_map(|(pin, steals)| pin + &steals);
    let thieves = prop::collection::vec(thief, thieves);
    (owner(), thieves, 1..=4usize, start).prop_map(|(owner, thieves, capacity, start)| {
        let program = format!("{owner}|{}", thieves.join("|"));
        Scenario { program: String::leak(program), capacity, start }
    })
}

/// Generates the owner's steps: phases of growth and of decline, some of them before the thieves
/// start.
fn owner() -> impl Strategy<Value = String> {
    let mostly = |pushes, pops| {
        let step = prop_oneof![pushes => Just('p'), pops => Just('o'), 1 => Just('c')];
        prop::collection::vec(step, 0..=20)
    };
    let phase = prop_oneof![mostly(4, 1), mostly(1, 1), mostly(1, 4)];
    let phases = prop::collection::vec(phase, 1..=3);
    (phases, 0..=20usize, "x?").prop_map(|(phases, before, leave)| {
        let steps = String::from_iter(phases.concat());
        let (before, during) = steps.split_at(before.min(steps.len()));
        before.to_uppercase() + during + &leave
    })
}
