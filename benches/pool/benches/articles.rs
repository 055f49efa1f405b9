//! What each idea buys: the same pool with the queues of the articles, one idea after the other,
//! beside the pool of this repository. Prints what `pools` does.

use std::thread;

use chase_lev_pool_benches::articles::{
    Exchanging, Fenced, Fenceless, FixedSize, Locked, Skeleton, Task, has_barriers,
};
use chase_lev_pool_benches::programs::{Fib, Matrix, Queens, Sort, Sum, Uts};
use chase_lev_pool_benches::{
    Options, Own, Pool, Program, Rayon, Run, Sequential, keep_best, print,
};

/// The numbers of threads.
const THREADS: [usize; 3] = [1, 2, 4];

/// A pool of each kind.
struct Pools {
    threads: usize,
    locked: Skeleton<Locked<Task>>,
    exchanging: Skeleton<Exchanging<Task>>,
    fixed_size: Skeleton<FixedSize<Task>>,
    fenced: Skeleton<Fenced<Task>>,
    /// Where there are barriers.
    fenceless: Option<Skeleton<Fenceless<Task>>>,
    own: Own,
    rayon: Rayon,
}

impl Pools {
    fn new(threads: usize) -> Self {
        Pools {
            threads,
            locked: Pool::new(threads),
            exchanging: Pool::new(threads),
            fixed_size: Pool::new(threads),
            fenced: Pool::new(threads),
            fenceless: has_barriers().then(|| Pool::new(threads)),
            own: Pool::new(threads),
            rayon: Pool::new(threads),
        }
    }

    /// Has all pools run a program, turn by turn.
    fn measure<G: Program<Output: Sync>>(
        &self,
        options: &Options,
        name: &str,
        program: impl FnOnce() -> G,
    ) {
        let Some(run) = Run::new(options, name, self.threads, program) else {
            return;
        };
        let mut best = Vec::new();
        for _ in 0..options.effort.of([1, 1, 3]) {
            let before = [
                run.on(&Sequential),
                run.on(&self.locked),
                run.on(&self.exchanging),
                run.on(&self.fixed_size),
                run.on(&self.fenced),
            ];
            let fenceless = self.fenceless.as_ref().map(|pool| run.on(pool));
            let others = [run.on(&self.own), run.on(&self.rayon)];
            keep_best(&mut best, before.into_iter().chain(fenceless).chain(others));
        }
        print(&best, options.effort, name, self.threads);
    }
}

fn main() {
    let options = Options::parse();
    for threads in THREADS {
        // A thread of its own, for it may be pinned, and what it starts as well. It is a worker of
        // some pools, so its stack is as large as theirs.
        thread::scope(|scope| {
            let builder = thread::Builder::new().stack_size(Skeleton::<Locked<Task>>::STACK);
            let thread = builder.spawn_scoped(scope, || measure_all(&options, threads));
            thread.expect("threads").join()
        })
        .expect("right results");
    }
}

fn measure_all(options: &Options, threads: usize) {
    let pools = Pools::new(threads);
    pools.measure(options, "fib", || Fib::<1>(28));
    pools.measure(options, "tree", || Sum::new(18));
    pools.measure(options, "uts", || Uts(220));
    pools.measure(options, "queens", || Queens(12));
    pools.measure(options, "sort", || Sort(1 << 18));
    pools.measure(options, "matrix", || Matrix(512));
}
