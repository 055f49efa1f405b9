//! How fast the deques are, side by side: a group for each workload.

mod owner;
mod steal;
mod thieves;

use std::sync::LazyLock;

use core_affinity::CoreId;
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput};

type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// A workload, an iteration of which is so many operations.
fn workload<'a>(criterion: &'a mut Criterion, name: &str, operations: u64) -> Group<'a> {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(operations));
    group
}

/// The cores this process may use.
static CORES: LazyLock<Vec<CoreId>> =
    LazyLock::new(|| core_affinity::get_core_ids().unwrap_or_default());

/// Keeps the owner on the first core.
fn pin_owner() {
    CORES
        .first()
        .map(|&core| core_affinity::set_for_current(core));
}

/// Keeps a thief off the owner's core, if there is another.
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
