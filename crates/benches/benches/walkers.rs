//! The speed of walkers on a tree in the cache, side by side. Prints a line of JSON with the time
//! for each tree, number of threads and walker.
//!
//! With `--test`, each walker counts a small tree once, and nothing is printed. All walkers must
//! count the same. The trees are made in the directory that `CHASE_LEV_TREES` names, unless they
//! exist there, or in a temporary directory.

use std::env;
use std::path::{Path, PathBuf};
use std::time::Instant;

use chase_lev_benches::Options;
use chase_lev_benches::walks::{TREES, WALKERS, make};
use clap::Parser;
use serde_json::json;
use tempfile::TempDir;

/// The numbers of threads to measure.
const THREADS: [usize; 2] = [1, 4];

fn main() {
    let options = Options::parse();
    let own = TempDir::new().expect("a temporary directory");
    let folder = env::var_os("CHASE_LEV_TREES").map_or(own.path().into(), PathBuf::from);
    let fraction = options.choose([100, 10, 1]);
    for tree in TREES {
        for threads in THREADS {
            for (sizes, what) in [(false, ""), (true, ", sizes")] {
                let name = format!("{}{what}", tree.0);
                if options.include(&name, threads) {
                    let root = make(tree, &folder, fraction).expect("a tree");
                    measure(&options, &name, &root, threads, sizes);
                }
            }
        }
    }
}

/// Lets all walkers count the tree, one after the other.
fn measure(options: &Options, name: &str, root: &Path, threads: usize, sizes: bool) {
    // The first walk fills the cache.
    let (_, count, _) = WALKERS[0];
    let expected = count(root, threads, sizes);
    for (peer, count, kinds) in WALKERS {
        if !kinds && !sizes {
            continue;
        }
        let start = Instant::now();
        let mut counts = count(root, threads, sizes);
        let time = start.elapsed().as_nanos();
        if !kinds {
            let bytes = counts.bytes;
            counts = expected;
            counts.bytes = bytes;
        }
        assert_eq!(counts, expected, "{name} by {peer}");
        let entries = expected.entries();
        options.print(&json!(
            {"workload": name, "threads": threads, "peer": peer, "entries": entries, "time": time}
        ));
    }
}
