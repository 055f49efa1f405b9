//! The configuration of the checkers.

use super::execute::Execute;
use super::exploration::{self, Explored, Failed, execution, reach};
use super::jobs;
use super::scenario::Scenario;

#[cfg(loom)]
use loom::model::Builder;
#[cfg(shuttle)]
use shuttle::{Config, FailurePersistence, MaxSteps, Runner};

#[cfg(shuttle)]
use super::history::Operation;
#[cfg(shuttle)]
use super::schedule::Choice;

/// The maximal number of steps in an execution, ten times as many as the longest program needs: operations
/// end, and so do thieves that insist.
const MAX_STEPS: usize = 20_000;

/// Configures loom to explore all executions that its search reaches, or those with at most `preemptions`
/// preemptions.
#[cfg(loom)]
pub fn loom(preemptions: Option<usize>) -> Builder {
    let mut builder = Builder::new();
    builder.preemption_bound = preemptions;
    builder.max_permutations = None;
    builder.max_duration = None;
    builder.max_branches = MAX_STEPS;
    builder
}

/// Explores the executions of a scenario with loom, or those with at most `preemptions` preemptions.
#[cfg(loom)]
pub fn run(execute: Execute, scenario: Scenario, preemptions: Option<usize>) {
    loom(preemptions).check(move || reach(&execution(execute, &scenario)));
}

/// Explores a scenario. If an execution fails, this draws it, and ends the process.
#[cfg(loom)]
pub fn explore(execute: Execute, scenario: Scenario, preemptions: Option<usize>) -> Explored {
    let tell = |failed: &Failed| jobs::end(failed, |failed| print!("{failed}"));
    exploration::explore(scenario, tell, || run(execute, scenario, preemptions))
}

/// Executes a scenario under shuttle, and calls `each` with each history.
#[cfg(shuttle)]
pub fn run(
    execute: Execute,
    scenario: Scenario,
    choice: &Choice,
    each: impl Fn(&[Operation]) + Send + Sync + 'static,
) {
    let mut config = Config::new();
    config.stack_size = 1 << 20;
    // The suite records schedules itself.
    config.failure_persistence = FailurePersistence::None;
    config.max_steps = MaxSteps::FailAfter(MAX_STEPS);
    config.silence_warnings = true;
    let runner = Runner::new(choice.scheduler(), config);
    runner.run(move || each(&execution(execute, &scenario)));
}

/// Explores the schedules of these choices for a scenario. If an execution fails, this calls `show`, and ends
/// the process.
#[cfg(shuttle)]
pub fn explore(
    execute: Execute,
    scenario: Scenario,
    choices: &[Choice],
    show: fn(&Failed),
) -> Explored {
    let mut total = Explored::default();
    for choice in choices {
        let each = match choice {
            Choice::All => reach,
            _ => |_: &[Operation]| {},
        };
        let tell = move |failed: &Failed| jobs::end(failed, show);
        total += exploration::explore(scenario, tell, || run(execute, scenario, choice, each));
    }
    total
}
