//! Measures how fast the pools run a program.

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use clap::Parser;
use serde_json::json;

use super::{Pool, Program, Sequential};
use crate::Options;

/// The numbers of threads.
const THREADS: [usize; 3] = [1, 2, 4];

/// The size of stacks. It is large because some pools run job upon job while they wait.
pub(super) const STACK: usize = 64 << 20;

/// The number of runs without a pause between them.
const RUNS: usize = 3;

/// The time after which an idle pool sleeps.
const PAUSE: Duration = Duration::from_micros(200);

/// The work of a pool in its turn.
pub struct Run<'a, G: Program> {
    name: &'a str,
    runs: usize,
    /// True if all pools run on the same single core.
    pinned: bool,
    expected: G::Output,
    program: G,
}

/// The name of a pool, and its fastest time.
type Time = (&'static str, Duration);

impl<G: Program> Run<'_, G> {
    /// Returns the time of the fastest run.
    ///
    /// # Panics
    ///
    /// Panics if a run returns a wrong result.
    fn on<P: Pool>(&self, pool: &P) -> Time {
        let time = pool.run(|scope| {
            if self.pinned {
                pin();
            }
            let times = (0..self.runs).map(|_| {
                let mut program = self.program.clone();
                let program = black_box(&mut program);
                let start = Instant::now();
                let found = program.run::<P>(scope);
                let time = start.elapsed();
                let right = found == self.expected;
                assert!(right, "{} is wrong by {}", self.name, P::NAME);
                time
            });
            times.min().expect("a run")
        });
        thread::sleep(PAUSE);
        (P::NAME, time)
    }
}

/// Pins the current thread to the first core.
fn pin() {
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    (cores.first()).map(|&core| core_affinity::set_for_current(core));
}

/// Pools of different kinds.
pub trait Pools {
    /// Creates one pool of each kind, with `threads` threads.
    fn new(threads: usize) -> Self;

    /// Runs a program on each pool, one after the other.
    fn turn<G: Program>(&self, run: &Run<G>) -> Vec<Time>;
}

macro_rules! tuple {
    ($($P:ident: $pool:ident),*) => {
        impl<$($P: Pool),*> Pools for ($($P),*) {
            fn new(threads: usize) -> Self {
                ($($P::new(threads)),*)
            }

            fn turn<G: Program>(&self, run: &Run<G>) -> Vec<Time> {
                let ($($pool),*) = self;
                vec![$(run.on($pool)),*]
            }
        }
    };
}

tuple!(A: a, B: b, C: c, D: d, E: e, F: f, H: h);
tuple!(A: a, B: b, C: c, D: d, E: e, F: f, H: h, I: i);

/// Pools that take turns.
pub struct Comparison<'a, S> {
    options: &'a Options,
    turns: usize,
    threads: usize,
    pools: S,
}

/// Runs programs on the pools with each number of threads, `turns` times each.
pub fn compare<S: Pools>(turns: usize, programs: impl Fn(&Comparison<S>) + Sync) {
    let options = &Options::parse();
    let turns = options.choose([1, 1, turns]);
    for threads in THREADS {
        let run = || {
            let pools = S::new(threads);
            programs(&Comparison { options, turns, threads, pools });
        };
        // A new thread, because it may be pinned together with the threads that it starts, and
        // because some pools make it a worker.
        thread::scope(|scope| {
            let thread = thread::Builder::new().stack_size(STACK);
            let thread = thread.spawn_scoped(scope, run).expect("threads");
            thread.join().expect("right results");
        });
    }
}

impl<S: Pools> Comparison<'_, S> {
    /// Runs a program on all pools, turn by turn, and prints a line with the fastest time of each.
    pub fn run<G: Program>(&self, name: &str, program: impl FnOnce() -> G) {
        if !self.options.include(name, self.threads) {
            return;
        }
        let program = program();
        let run = Run {
            name,
            runs: self.options.choose([1, RUNS, RUNS]),
            pinned: self.threads == 1,
            expected: program.clone().run::<Sequential>(()),
            program,
        };
        // Each turn has the same pools in the same order.
        let mut best = self.pools.turn(&run);
        for _ in 1..self.turns {
            for (best, (_, time)) in best.iter_mut().zip(self.pools.turn(&run)) {
                best.1 = time.min(best.1);
            }
        }
        for (peer, time) in best {
            let (threads, time) = (self.threads, time.as_nanos());
            self.options
                .print(&json!({"workload": name, "threads": threads, "peer": peer, "time": time}));
        }
    }
}
