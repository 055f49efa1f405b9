//! Explores schedules of a program.

use std::env;
use std::sync::Arc;

use shuttle::scheduler::{PctScheduler, RandomScheduler, Scheduler};
use shuttle::{Config, FailurePersistence, MaxSteps, Runner};

/// The most steps that an execution may take: all of them end.
const MAX_STEPS: usize = 200_000;

/// The number of schedules of a program that each scheduler is to choose.
pub fn iterations(default: usize) -> usize {
    match env::var("SHUTTLE_ITERATIONS") {
        Err(_) => default,
        Ok(number) => number.parse().expect("SHUTTLE_ITERATIONS is a number"),
    }
}

/// Runs `program` with schedules of each kind: any thread at each step, or priorities that change
/// one, two or four times. Returns how many schedules there were.
///
/// # Panics
///
/// If `program` does, or if it cannot go on.
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
