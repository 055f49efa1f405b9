//! The choice, the recording and the replay of schedules.

use std::cell::RefCell;
use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::mem;

use shuttle::scheduler::{
    DfsScheduler, PctScheduler, RandomScheduler, ReplayScheduler, Schedule, Scheduler, Task, TaskId,
};

/// The seed of random choices, unless `SHUTTLE_RANDOM_SEED` is set. By default, the schedules are
/// the same in every run.
pub const SEED: u64 = 2005;

/// A choice of schedules.
#[derive(Clone)]
pub enum Choice {
    /// Every schedule.
    All,
    /// This number of schedules, in which a random thread takes each step.
    Random(usize),
    /// Probabilistic concurrency testing (Burckhardt et al., ASPLOS 2010): the thread with the
    /// highest priority runs, and `depth - 1` times during an execution, the running thread gets
    /// the lowest priority.
    Pct { depth: usize, times: usize },
    /// This schedule.
    Given(String),
}

impl Choice {
    /// Returns the random choices, each with this number of schedules.
    pub fn random(times: usize) -> [Choice; 4] {
        [
            Choice::Random(times),
            Choice::Pct { depth: 2, times },
            Choice::Pct { depth: 3, times },
            Choice::Pct { depth: 5, times },
        ]
    }

    /// Returns the scheduler of this choice, which is recorded.
    pub fn scheduler(&self) -> Recorder {
        RECORDED.take();
        Recorder(match self {
            Choice::All => Box::new(DfsScheduler::new(None, false)),
            Choice::Random(times) => Box::new(RandomScheduler::new_from_seed(SEED, *times)),
            Choice::Pct { depth, times } => {
                Box::new(PctScheduler::new_from_seed(SEED, *depth, *times))
            }
            Choice::Given(schedule) => Box::new(replay(schedule)),
        })
    }
}

/// Returns a scheduler that replays this schedule and then stops the execution.
fn replay(schedule: &str) -> ReplayScheduler {
    let thread = |c: char| match c.to_digit(36) {
        Some(thread) => thread as usize,
        None => panic!("a schedule has one digit per step, and '{c}' is not a digit"),
    };
    let schedule = Schedule::new_from_task_ids(0, schedule.chars().map(thread));
    let mut scheduler = ReplayScheduler::new_from_schedule(schedule);
    scheduler.set_allow_incomplete();
    scheduler
}

/// The schedules of an exploration.
#[derive(Default)]
pub struct Recorded {
    /// The current schedule: the numbers of the threads, one digit per step.
    pub current: String,
    /// The hashes of the earlier schedules.
    pub different: HashSet<u64>,
    /// The number of steps in all earlier schedules.
    pub steps: usize,
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static RECORDED: RefCell<Recorded> = RefCell::default();
}

/// Returns the schedules that the last scheduler has recorded so far.
pub fn recorded() -> Recorded {
    RECORDED.take()
}

/// A scheduler that records its choices.
pub struct Recorder(Box<dyn Scheduler + Send>);

impl Scheduler for Recorder {
    fn new_execution(&mut self) -> Option<Schedule> {
        RECORDED.with_borrow_mut(|recorded| {
            let last = mem::take(&mut recorded.current);
            if !last.is_empty() {
                let hasher = BuildHasherDefault::<DefaultHasher>::new();
                recorded.different.insert(hasher.hash_one(&last));
                recorded.steps += last.len();
            }
        });
        self.0.new_execution()
    }

    fn next_task(
        &mut self,
        runnable: &[&Task],
        current: Option<TaskId>,
        is_yielding: bool,
    ) -> Option<TaskId> {
        let next = self.0.next_task(runnable, current, is_yielding)?;
        let digit = char::from_digit(usize::from(next) as u32, 36).expect("at most 36 threads");
        RECORDED.with_borrow_mut(|recorded| recorded.current.push(digit));
        Some(next)
    }

    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}
