//! Runs a program with many schedules, or with one that is known to fail.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::{fmt, thread};

use rayon::ThreadPoolBuilder;
use shuttle::scheduler::{PctScheduler, RandomScheduler, ReplayScheduler, Scheduler};
use shuttle::{Config, FailurePersistence, MaxSteps, Runner};
use shuttle_engine::runtime::execution::CurrentSchedule;
use shuttle_engine::scheduler::serialization::serialize_schedule;

use crate::lanes::{self, Recorder};

/// A schedule with which a program fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The schedule, for [`replay`].
    pub schedule: String,
    /// The message of the panic. A deadlock's message lists the threads that wait.
    pub message: String,
    /// The number of schedules up to this one.
    pub schedules: usize,
    /// The execution in lanes: a column for each thread, a row for each step of the program.
    pub drawing: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (drawing, schedules, schedule) = (&self.drawing, self.schedules, &self.schedule);
        write!(f, "{drawing}\nschedule {schedules}: {schedule}")
    }
}

/// Runs `program` in a pool of `threads` threads, with `schedules` schedules or until one fails.
///
/// All schedules follow from `seed`. In the first half of them, threads have priorities that change
/// twice; in the others, any thread goes on at each step. Some faults show in the first half, some
/// in the second.
pub fn explore(
    seed: u64,
    schedules: usize,
    threads: usize,
    program: impl Fn() + Send + Sync + 'static,
) -> Option<Failure> {
    let half = schedules / 2;
    let program: Program = Arc::new(program);
    let prioritized = PctScheduler::new_from_seed(seed, 2, half);
    let found = run(prioritized, threads, &program).or_else(|| {
        let random = RandomScheduler::new_from_seed(seed, schedules - half);
        let mut failure = run(random, threads, &program)?;
        failure.schedules += half;
        Some(failure)
    });
    found.map(|found| {
        let again = draw(&found.schedule, threads, &program);
        let drawing = again.expect("the program does the same again").drawing;
        Failure { drawing, ..found }
    })
}

/// Runs `program` in a pool of `threads` threads once, with a schedule that [`explore`] has found.
pub fn replay(
    schedule: &str,
    threads: usize,
    program: impl Fn() + Send + Sync + 'static,
) -> Option<Failure> {
    draw(schedule, threads, &(Arc::new(program) as Program))
}

type Program = Arc<dyn Fn() + Send + Sync>;

/// Runs and draws `program` with this schedule.
fn draw(schedule: &str, threads: usize, program: &Program) -> Option<Failure> {
    let scheduler = Recorder(ReplayScheduler::new_from_encoded(schedule));
    run(scheduler, threads, program)
}

fn run(
    scheduler: impl Scheduler + Send + 'static,
    threads: usize,
    program: &Program,
) -> Option<Failure> {
    lanes::record_panics();
    let mut config = Config::new();
    // A closure that waits runs others on its stack.
    config.stack_size = 1 << 19;
    config.max_steps = MaxSteps::FailAfter(1_000_000);
    config.failure_persistence = FailurePersistence::None;
    config.silence_warnings = true;
    let begun = Arc::new(AtomicUsize::new(0));
    let (program, count) = (program.clone(), begun.clone());
    let in_pool = move || {
        count.fetch_add(1, Relaxed);
        let pool = ThreadPoolBuilder::new().num_threads(threads);
        let pool = pool.thread_name(|index| format!("worker {index}")).build();
        pool.expect("shuttle refuses no thread").install(&*program);
    };
    // In a separate thread, whose panics are not printed.
    let runs = thread::spawn(move || {
        lanes::IS_QUIET.set(true);
        let runs = || Runner::new(scheduler, config).run(in_pool);
        let message = message(&*panic::catch_unwind(AssertUnwindSafe(runs)).err()?);
        let schedule = serialize_schedule(&CurrentSchedule::get_schedule());
        Some(Failure {
            schedule: schedule.split_whitespace().collect(),
            drawing: lanes::take(&message).unwrap_or_default(),
            message,
            schedules: begun.load(Relaxed),
        })
    });
    runs.join().expect("panics are caught")
}

/// Returns the message of a panic.
pub fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|&text| text.to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "a panic without a message".to_owned())
}

#[cfg(test)]
mod tests {
    #[test]
    #[should_panic = "under shuttle there is no global pool"]
    fn outside_of_a_pool_rayons_functions_panic() {
        shuttle::check_random(|| _ = rayon::join(|| 1, || 2), 1);
    }
}
