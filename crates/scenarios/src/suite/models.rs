//! The configuration of the checkers.

use std::sync::Arc;

use super::execute::Execute;
#[cfg(loom)]
use super::exploration::reach;
use super::exploration::{execution, program};
use super::instruments::process::{PROCESS, Process};
use super::scenario::Scenario;

#[cfg(loom)]
use loom::model::Builder;
#[cfg(shuttle)]
use shuttle::{Config, FailurePersistence, MaxSteps, Runner};

#[cfg(shuttle)]
use super::history::Operation;
#[cfg(shuttle)]
use super::schedule::{self, Choice, Recorder};

/// The maximal number of steps in an execution, ten times as many as the longest program needs:
/// operations end, and so do thieves that insist.
const MAX_STEPS: usize = 20_000;

/// Configures loom to explore all executions that its search reaches, or those with at most
/// `preemptions` preemptions.
#[cfg(loom)]
pub fn loom(preemptions: Option<usize>) -> Builder {
    let mut builder = Builder::new();
    builder.preemption_bound = preemptions;
    builder.max_permutations = None;
    builder.max_duration = None;
    builder.checkpoint_file = None;
    builder.max_branches = MAX_STEPS;
    builder
}

/// Explores the executions of a scenario with loom, or those with at most `preemptions`
/// preemptions.
#[cfg(loom)]
pub fn run(execute: Execute, scenario: Scenario, preemptions: Option<usize>) {
    loom(preemptions).check(move || reach(&execution(execute, &scenario)));
}

/// Explores a program: with loom, within the bound in `LOOM_MAX_PREEMPTIONS` if there is one, first with the deque's
/// private fences as fences, and then with such as order nothing of the program.
#[cfg(loom)]
pub fn run_program(run: impl Fn() + Send + Sync + 'static) {
    let run = Arc::new(run);
    for process in [Process::NoBarriers, Process::PrivateFences] {
        PROCESS.set(process);
        let run = run.clone();
        loom(Builder::new().preemption_bound).check(move || program(&*run));
    }
}

/// Explores a program with shuttle, in 10,000 schedules.
#[cfg(shuttle)]
pub fn run_program(run: impl Fn() + Send + Sync + 'static) {
    PROCESS.set(Process::NoBarriers);
    run_each(2_500, move || program(&run));
}

/// Explores as many schedules of each random choice. Those by priorities, which let one thread run far ahead of
/// another, are left out if the others do not differ.
#[cfg(shuttle)]
pub fn run_each(times: usize, run: impl Fn() + Send + Sync + 'static) {
    let run = Arc::new(run);
    let [random, priorities @ ..] = Choice::random(times);
    let explore = |choice: &Choice| {
        let run = run.clone();
        runner(choice).run(move || run());
    };
    explore(&random);
    if schedule::recorded().different.len() > 1 {
        priorities.iter().for_each(explore);
    }
}

/// Returns the bound on a program's executions that the environment has, as in `, with LOOM_MAX_PREEMPTIONS=2`.
pub fn bound() -> String {
    #[cfg(loom)]
    if let Some(bound) = Builder::new().preemption_bound {
        return format!(", with LOOM_MAX_PREEMPTIONS={bound}");
    }
    String::new()
}

/// Executes a scenario under shuttle, and calls `each` with each history.
#[cfg(shuttle)]
pub fn run(
    execute: Execute,
    scenario: Scenario,
    choice: &Choice,
    each: impl Fn(&[Operation]) + Send + Sync + 'static,
) {
    runner(choice).run(move || each(&execution(execute, &scenario)));
}

#[cfg(shuttle)]
fn runner(choice: &Choice) -> Runner<Recorder> {
    let mut config = Config::new();
    config.stack_size = 1 << 20;
    // The suite records schedules itself.
    config.failure_persistence = FailurePersistence::None;
    config.max_steps = MaxSteps::FailAfter(MAX_STEPS);
    config.silence_warnings = true;
    Runner::new(choice.scheduler(), config)
}
