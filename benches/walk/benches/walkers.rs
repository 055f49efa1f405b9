//! How fast walkers count a tree that is in the cache, side by side: a line of JSON for each tree,
//! number of threads and walker, with the time.
//!
//! With `--test`, each walks a small tree once, and nothing is printed. All have to count the same.
//! Trees are made in the directory that `CHASE_LEV_TREES` names, unless they are there already;
//! without it, in a temporary one.

use std::env;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use chase_lev_pool_benches::{Effort, Options};
use chase_lev_walk_benches::trees::{TREES, make};
use chase_lev_walk_benches::walkers::{WALKERS, Walker};
use tempfile::TempDir;

/// The numbers of threads.
const THREADS: [usize; 2] = [1, 4];

fn main() {
    let options = Options::parse();
    let own = TempDir::new().expect("a temporary directory");
    let folder = env::var_os("CHASE_LEV_TREES").map_or(own.path().into(), PathBuf::from);
    let fraction = options.effort.of([100, 10, 1]);
    for tree in TREES {
        for threads in THREADS {
            for (sizes, what) in [(false, ""), (true, ", sizes")] {
                let name = format!("{}{what}", tree.0);
                if format!("{name}/{threads}").contains(&options.filter) {
                    let root = make(tree, &folder, fraction).expect("a tree");
                    measure(&options, &name, &root, threads, sizes);
                }
            }
        }
    }
}

/// Has all walkers count the tree, turn by turn.
fn measure(options: &Options, name: &str, root: &Path, threads: usize, sizes: bool) {
    // All that follow find what they read in the cache.
    let expected = (WALKERS[0].count)(root, threads, sizes);
    let run = |walker: &Walker| {
        let start = Instant::now();
        let mut counts = (walker.count)(root, threads, sizes);
        let time = start.elapsed();
        if !walker.kinds {
            let bytes = counts.bytes;
            counts = expected;
            counts.bytes = bytes;
        }
        assert_eq!(counts, expected, "{name} by {}", walker.name);
        time
    };
    let takes_part = |walker: &&Walker| sizes || walker.kinds;
    let times: Vec<(&str, Duration)> = (WALKERS.iter().filter(takes_part))
        .map(|walker| (walker.name, run(walker)))
        .collect();
    for (peer, time) in times.iter().filter(|_| options.effort != Effort::Test) {
        let (entries, time) = (expected.entries(), time.as_nanos());
        println!(
            r#"{{"workload": "{name}", "threads": {threads}, "peer": "{peer}", "entries": {entries}, "time": {time}}}"#
        );
    }
}
