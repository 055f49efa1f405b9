//! The gain of each idea: one small pool with each queue in turn, and the pool of this repository.
//! Prints the same lines as `pools`.

use chase_lev_benches::pools::programs::{Fib, Matrix, Queens, Sort, Sum, Uts};
use chase_lev_benches::pools::queues::{
    Exchanging, Fenced, Fenceless, FixedSize, Locked, Skeleton, Task,
};
use chase_lev_benches::pools::{Comparison, Ours, Rayon, Sequential, compare};

/// In the order of the ideas.
type Pools = (
    Sequential,
    Skeleton<Locked<Task>>,
    Skeleton<Exchanging<Task>>,
    Skeleton<FixedSize<Task>>,
    Skeleton<Fenced<Task>>,
    Skeleton<Fenceless<Task>>,
    Ours,
    Rayon,
);

fn main() {
    compare::<Pools>(3, programs);
}

fn programs(pools: &Comparison<Pools>) {
    pools.run("fib", || Fib::<1, 0>(28));
    pools.run("tree", || Sum::new(18));
    pools.run("uts", || Uts(220));
    pools.run("queens", || Queens(12));
    pools.run("sort", || Sort::new(1 << 18));
    pools.run("matrix", || Matrix::new(512));
}
