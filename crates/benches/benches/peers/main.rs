//! The speed of the deques, side by side: a group for each workload.

mod owner;
mod steal;
mod thieves;

use std::sync::LazyLock;

use core_affinity::CoreId;
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion};

type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// Defines workloads, each with the number of operations per iteration, the function that runs it,
/// and its deques.
macro_rules! workloads {
    ($criterion:ident: $($name:expr, $operations:expr =>
        $run:ident::<$T:ty $(, $other:ident)*>($($argument:expr),*);)*) => {$(
            let mut group = $criterion.benchmark_group($name);
            group.throughput(criterion::Throughput::Elements($operations));
            chase_lev_benches::for_each_deque!(
                $run::<$T $(, $other)*>(&mut group $(, $argument)*)
            );
            group.finish();
    )*};
}

use workloads;

/// Returns the cores that this process may use.
static CORES: LazyLock<Vec<CoreId>> =
    LazyLock::new(|| core_affinity::get_core_ids().unwrap_or_default());

/// Pins the owner to the first core.
fn pin_owner() {
    (CORES.first()).map(|&core| core_affinity::set_for_current(core));
}

/// Pins a thief to another core than the owner's, if there is one.
fn pin_thief(n: usize) {
    let others = CORES.get(1..).unwrap_or_default();
    if !others.is_empty() {
        core_affinity::set_for_current(others[n % others.len()]);
    }
}

fn main() {
    pin_owner();
    let mut criterion = Criterion::default().configure_from_args();
    owner::workloads(&mut criterion);
    steal::workloads(&mut criterion);
    thieves::workloads(&mut criterion);
    criterion.final_summary();
}
