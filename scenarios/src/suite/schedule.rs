//! Schedules: how they are chosen, recorded and replayed.

use std::cell::RefCell;
use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::mem;

use shuttle::scheduler::{
    DfsScheduler, PctScheduler, RandomScheduler, ReplayScheduler, Schedule, Scheduler, Task, TaskId,
};

/// Where random choices begin, unless `SHUTTLE_RANDOM_SEED` says otherwise: by
/// default, the schedules are the same every time.
pub const SEED: u64 = 2005;

/// Who chooses the schedules.
#[derive(Clone)]
pub enum Choice {
    /// Every one there is.
    All,
    /// Any thread at every step; so many times.
    Random(usize),
    /// Probabilistic concurrency testing (Burckhardt et al., ASPLOS 2010): always
    /// the thread of the highest priority, and `depth` less one times during an
    /// execution, the running thread's becomes the lowest.
    Pct { depth: usize, times: usize },
    /// This one.
    Given(String),
}

impl Choice {
    /// Each of the random ones, so many times.
    pub fn random(times: usize) -> [Choice; 4] {
        [
            Choice::Random(times),
            Choice::Pct { depth: 2, times },
            Choice::Pct { depth: 3, times },
            Choice::Pct { depth: 5, times },
        ]
    }

    /// Its scheduler, recorded.
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

/// A scheduler of this schedule, with which the execution stops.
fn replay(schedule: &str) -> ReplayScheduler {
    let thread = |c: char| match c.to_digit(10) {
        Some(thread) => thread as usize,
        None => panic!("a schedule is a digit for each step; '{c}' is none"),
    };
    let schedule = Schedule::new_from_task_ids(0, schedule.chars().map(thread));
    let mut scheduler = ReplayScheduler::new_from_schedule(schedule);
    scheduler.set_allow_incomplete();
    scheduler
}

/// The schedules of an exploration.
#[derive(Default)]
pub struct Recorded {
    /// The current one: the numbers of the threads, a digit for each step.
    pub current: String,
    /// The different ones before, hashed.
    pub different: HashSet<u64>,
    /// The steps of all before.
    pub steps: usize,
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static RECORDED: RefCell<Recorded> = RefCell::default();
}

/// What the last scheduler has recorded so far.
pub fn recorded() -> Recorded {
    RECORDED.take()
}

/// A scheduler that records.
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
        let digit = char::from_digit(usize::from(next) as u32, 10).expect("at most ten threads");
        RECORDED.with_borrow_mut(|recorded| recorded.current.push(digit));
        Some(next)
    }

    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}
