//! Runs a program with many schedules, or with one that is known to fail.

use std::any::Any;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::{env, fs, process, thread};

use rayon::ThreadPoolBuilder;
use shuttle::scheduler::{PctScheduler, RandomScheduler, ReplayScheduler, Scheduler};
use shuttle::{Config, FailurePersistence, MaxSteps, Runner};

/// A schedule with which a program fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The schedule, for [`replay`].
    pub schedule: String,
    /// The message of the panic. That of a deadlock says who waits.
    pub message: String,
    /// The number of schedules up to this.
    pub schedules: usize,
}

/// Runs `program` in a pool of so many threads, until a schedule fails or so many have passed.
///
/// All schedules follow from `seed`. In the first half of them, threads have priorities that change
/// twice; in the others, any thread goes on at each step. Some faults show in the ones, some in
/// the others.
pub fn explore(
    seed: u64,
    schedules: usize,
    threads: usize,
    program: impl Fn() + Send + Sync + 'static,
) -> Option<Failure> {
    let half = schedules / 2;
    let program = Arc::new(program);
    let again = program.clone();
    let prioritized = PctScheduler::new_from_seed(seed, 2, half);
    run(prioritized, threads, move || program()).or_else(|| {
        let random = RandomScheduler::new_from_seed(seed, schedules - half);
        let mut failure = run(random, threads, move || again())?;
        failure.schedules += half;
        Some(failure)
    })
}

/// Runs `program` in a pool of so many threads once, with a schedule that [`explore`] has found.
pub fn replay(
    schedule: &str,
    threads: usize,
    program: impl Fn() + Send + Sync + 'static,
) -> Option<Failure> {
    run(
        ReplayScheduler::new_from_encoded(schedule),
        threads,
        program,
    )
}

fn run(
    scheduler: impl Scheduler + Send + 'static,
    threads: usize,
    program: impl Fn() + Send + Sync + 'static,
) -> Option<Failure> {
    // Shuttle keeps a failing schedule where the first run of the process has told it to. So there is
    // one place for all runs, and one run at a time.
    static ONE: Mutex<()> = Mutex::new(());
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = env::temp_dir().join(format!("rayon-shuttle-{}", process::id()));
    fs::create_dir_all(&folder).expect("there is a folder for temporary files");
    let mut config = Config::new();
    // A closure that waits runs others on its stack.
    config.stack_size = 1 << 19;
    config.max_steps = MaxSteps::FailAfter(1_000_000);
    config.failure_persistence = FailurePersistence::File(Some(folder.clone()));
    config.silence_warnings = true;
    let begun = Arc::new(AtomicUsize::new(0));
    let count = begun.clone();
    let in_pool = move || {
        count.fetch_add(1, Relaxed);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("shuttle refuses no thread").install(&program);
    };
    // In a thread of its own: shuttle keeps no schedule that is as long as the last one of a thread.
    let runs = thread::spawn(|| Runner::new(scheduler, config).run(in_pool));
    let panic = runs.join().err();
    let failure = panic.map(|panic| Failure {
        schedule: last(&folder),
        message: message(&*panic),
        schedules: begun.load(Relaxed),
    });
    fs::remove_dir_all(&folder).expect("it was made here");
    failure
}

/// Returns the last schedule that was kept: that up to where the program has panicked may be there
/// besides.
fn last(folder: &Path) -> String {
    let files = fs::read_dir(folder).expect("it is there");
    let files = files.map(|file| file.expect("it can be read").path());
    let text = fs::read_to_string(files.max().expect("shuttle keeps what fails"));
    text.expect("it is text").split_whitespace().collect()
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|&text| text.to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "a panic without a message".to_owned())
}
