//! How fast the pools run a program.

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use crate::{Effort, Options, Pool, Program, Sequential};

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
    program: G,
    expected: G::Output,
}

impl<'a, G: Program<Output: Sync>> Run<'a, G> {
    /// Runs of a program by so many threads, unless something else is asked for.
    pub fn new(
        options: &Options,
        name: &'a str,
        threads: usize,
        program: impl FnOnce() -> G,
    ) -> Option<Self> {
        if !format!("{name}/{threads}").contains(&options.filter) {
            return None;
        }
        let program = program();
        Some(Run {
            name,
            runs: options.effort.of([1, RUNS, RUNS]),
            pinned: threads == 1,
            expected: Sequential.run(|()| program.run::<Sequential>((), &mut program.prepare())),
            program,
        })
    }

    /// The fastest of the runs, all of which are right.
    ///
    /// # Panics
    ///
    /// If one is wrong.
    pub fn on<P: Pool>(&self, pool: &P) -> (&'static str, Duration) {
        let time = pool.run(|mut scope| {
            if self.pinned {
                pin();
            }
            let times = (0..self.runs).map(|_| {
                let mut state = self.program.prepare();
                let start = Instant::now();
                let found = self
                    .program
                    .run::<P>(P::reborrow(&mut scope), black_box(&mut state));
                let time = start.elapsed();
                assert!(
                    found == self.expected,
                    "{} is wrong by {}",
                    self.name,
                    P::NAME
                );
                time
            });
            times.min().expect("a run")
        });
        thread::sleep(PAUSE);
        (P::NAME, time)
    }
}

/// Keeps the fastest turn of each pool. The pools of a turn are always the same.
pub fn keep_best(
    best: &mut Vec<(&'static str, Duration)>,
    turn: impl IntoIterator<Item = (&'static str, Duration)>,
) {
    match best.is_empty() {
        true => best.extend(turn),
        false => (best.iter_mut().zip(turn)).for_each(|(best, time)| best.1 = time.1.min(best.1)),
    }
}

/// Prints a line of JSON for each pool, unless nothing is measured.
pub fn print(best: &[(&str, Duration)], effort: Effort, name: &str, threads: usize) {
    for (peer, time) in best.iter().filter(|_| effort != Effort::Test) {
        let time = time.as_nanos();
        println!(
            r#"{{"workload": "{name}", "threads": {threads}, "peer": "{peer}", "time": {time}}}"#
        );
    }
}

/// Keeps the current thread on the first core.
fn pin() {
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    (cores.first()).map(|&core| core_affinity::set_for_current(core));
}
