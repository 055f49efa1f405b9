//! Exploration of a program's schedules.

use std::env;
use std::sync::Arc;

use shuttle::scheduler::{PctScheduler, RandomScheduler, Scheduler};
use shuttle::{Config, FailurePersistence, MaxSteps, Runner};

/// The most steps of an execution. Every program here ends in fewer.
const MAX_STEPS: usize = 200_000;

/// Returns the number of schedules that each scheduler chooses for a program.
pub fn iterations(default: usize) -> usize {
    match env::var("SHUTTLE_ITERATIONS") {
        Err(_) => default,
        Ok(number) => number.parse().expect("SHUTTLE_ITERATIONS is a number"),
    }
}

/// Runs `program` under random schedules, and under schedules with priorities that change one, two or four
/// times. Returns the number of schedules.
///
/// # Panics
///
/// Panics if `program` panics or hangs under one of them.
pub fn explore(iterations: usize, program: impl Fn() + Send + Sync + 'static) -> usize {
    let program = Arc::new(program);
    let run = |scheduler: Box<dyn Scheduler + Send>| {
        let program = program.clone();
        Runner::new(scheduler, config()).run(move || program())
    };
    let random = run(Box::new(RandomScheduler::new_from_seed(1, iterations)));
    let prioritized = [1, 2, 4].map(|changes| {
        let scheduler = PctScheduler::new_from_seed(1, changes, iterations);
        run(Box::new(scheduler))
    });
    random + prioritized.iter().sum::<usize>()
}

fn config() -> Config {
    let mut config = Config::new();
    config.stack_size = 1 << 19;
    config.failure_persistence = FailurePersistence::None;
    config.max_steps = MaxSteps::FailAfter(MAX_STEPS);
    config.silence_warnings = true;
    config
}
