//! How fast the pools run a program.

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use clap::Parser;
use serde_json::json;

use crate::{Options, Pool, Program, Sequential};

/// The numbers of threads.
const THREADS: [usize; 3] = [1, 2, 4];

/// The size of stacks: who waits may run job upon job, and nothing bounds them.
pub(crate) const STACK: usize = 64 << 20;

/// The runs without a pause between them.
const RUNS: usize = 3;

/// Until a pool that has nothing to do is asleep.
const PAUSE: Duration = Duration::from_micros(200);

/// What a pool does when it has its turn.
pub struct Run<'a, G: Program> {
    name: &'a str,
    runs: usize,
    /// Whether on one core, the same for all pools.
    pinned: bool,
    expected: G::Output,
    program: G,
}

/// What a pool is called, and its fastest time.
type Time = (&'static str, Duration);

impl<G: Program> Run<'_, G> {
    /// The fastest of the runs, all of which are right.
    ///
    /// # Panics
    ///
    /// If one is wrong.
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

/// Keeps the current thread on the first core.
fn pin() {
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    (cores.first()).map(|&core| core_affinity::set_for_current(core));
}

/// Pools of different kinds.
pub trait Pools {
    /// One of each, with so many threads.
    fn new(threads: usize) -> Self;

    /// Has them run a program, one after the other.
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

/// Has such pools run programs: with so many turns each, and with some numbers of threads.
pub fn compare<S: Pools>(turns: usize, programs: impl Fn(&Comparison<S>) + Sync) {
    let options = &Options::parse();
    let turns = options.choose([1, 1, turns]);
    for threads in THREADS {
        let run = || {
            let pools = S::new(threads);
            programs(&Comparison {
                options,
                turns,
                threads,
                pools,
            });
        };
        // A thread of its own, for it may be pinned, and what it starts as well. It is a worker of
        // some pools.
        thread::scope(|scope| {
            let thread = thread::Builder::new().stack_size(STACK);
            let thread = thread.spawn_scoped(scope, run).expect("threads");
            thread.join().expect("right results");
        });
    }
}

impl<S: Pools> Comparison<'_, S> {
    /// Has all pools run a program, turn by turn, and prints a line for each, with its fastest time.
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
        // The pools of a turn are always the same.
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
