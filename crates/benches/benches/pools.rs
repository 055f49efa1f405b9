//! The speed of the pools. Prints a line of JSON for each program, number of threads and pool, with
//! the time of the fastest run.
//!
//! With `--test`, each program runs once and nothing is printed. Each result is compared with that
//! of the sequential program.

use chase_lev_benches::pools::programs::{
    Bodies, EveryNode, Fib, InPlace, Matrix, Order, Ordered, Queens, Sieve, Skewed, Sort, Sum, Uts,
};
use chase_lev_benches::pools::{
    Chili, Comparison, Forte, Handle, Ours, Own, Parkring, Rayon, Sequential, compare,
};

/// All kinds of pools.
type All = (Sequential, Ours, Handle, Own, Rayon, Chili, Forte, Parkring);

fn main() {
    compare::<All>(6, programs);
}

fn programs(pools: &Comparison<All>) {
    pools.run("tree, in cache", || Sum::new(14));
    pools.run("tree, in cache, every node", || EveryNode::new(13));
    pools.run("tree, in cache, in place", || InPlace::new(14));
    pools.run("tree, large", || Sum::new(20));
    pools.run("tree, large, every node", || EveryNode::new(19));
    pools.run("tree, work, in cache", || Ordered::new(14, Order::Levels));
    pools.run("tree, work, 8 MB", || Ordered::new(18, Order::Levels));
    pools.run("tree, work, 8 MB, parents first", || Ordered::new(18, Order::ParentsFirst));
    pools.run("tree, work, 8 MB, parents last", || Ordered::new(18, Order::ParentsLast));
    pools.run("fib", || Fib::<1, 0>(28));
    pools.run("fib, larger last", || Fib::<2, 0>(28));
    pools.run("fib, work", || Fib::<1, 100>(22));
    pools.run("queens", || Queens(12));
    pools.run("sort", || Sort::new(1 << 18));
    pools.run("sieve", || Sieve(1 << 23));
    pools.run("matrix", || Matrix::new(512));
    pools.run("uts", || Uts(220));
    pools.run("skewed", || Skewed);
    pools.run("bodies", || Bodies::new(1500));
}
