//! Three runs of the pool, recorded: fork and join, a walk, and a lock that is held across a
//! `join`. Each is written as `.svg`, for a browser, and as `.json`, for <https://ui.perfetto.dev>.
//!
//! ```sh
//! cargo run --release --package chase-lev-walk --features trace --example timeline -- \
//!     [folder to write to] [directory to walk]
//! ```

mod svg;

use std::error::Error;
use std::fs;
use std::hint;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use chase_lev_pool::trace::{Recording, span};
use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, join, scope};
use chase_lev_walk::{Options, Walk};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let folder = arguments.next().unwrap_or("target/timeline".into());
    let walked = arguments.next().unwrap_or(".".into());
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;

    let threads = ThreadPoolBuilder::new().num_threads(THREADS);
    let pool = threads.build()?;
    record(&folder, "fork-join", || sort(&pool))?;
    record(&folder, "lock", || lock(&pool))?;
    pool.shutdown();

    let (threads, sizes) = (THREADS, true);
    let mut walk = Walk::new(Options { threads, sizes }, |error| eprintln!("{error}"))?;
    record(&folder, "walk", || _ = walk.run(&[walked]))
}

const THREADS: usize = 4;

fn record(folder: &Path, name: &str, act: impl FnOnce()) -> Result<(), Box<dyn Error>> {
    let recording = Recording::start()?;
    act();
    let trace = recording.stop();
    let [svg, json] = ["svg", "json"].map(|end| folder.join(name).with_extension(end));
    fs::write(&svg, svg::svg(&trace)).map_err(|error| format!("{}: {error}", svg.display()))?;
    trace.save(&json)?;
    println!("{}\n{}", svg.display(), json.display());
    Ok(())
}

/// Quicksort: the larger part of an uneven split keeps a worker busy, and the others steal
/// from it.
fn sort(pool: &ThreadPool) {
    let scattered = |n: u64| n.wrapping_mul(6_364_136_223_846_793_005) >> 33;
    let mut numbers: Vec<u64> = (0..200_000).map(scattered).collect();
    pool.install(|| quicksort(&mut numbers));
    assert!(numbers.is_sorted());
}

fn quicksort(numbers: &mut [u64]) {
    let count = numbers.len();
    if count < 10_000 {
        let _span = span(|| format!("sort {count}"));
        return numbers.sort_unstable();
    }
    let split = span(|| format!("split {count}"));
    let (left, _, right) = numbers.select_nth_unstable(count / 3);
    drop(split);
    join(|| quicksort(left), || quicksort(right));
}

/// Jobs that want one lock, and hold it across a `join`: if the waiting worker took another of
/// them meanwhile, it would wait for itself for ever (rayon#592).
fn lock(pool: &ThreadPool) {
    let lock = Mutex::new(0);
    pool.scope(|s| {
        for job in 0..6 {
            let lock = &lock;
            s.spawn(move |_| {
                let mut count = {
                    let _wants = span(|| format!("job {job} wants the lock"));
                    lock.lock().expect("no panics")
                };
                let _holds = span(|| format!("job {job} holds the lock"));
                scope(|s| (0..3).for_each(|part| s.spawn(move |_| work(job, part))));
                *count += 1;
            });
        }
    });
    assert_eq!(lock.into_inner().expect("no panics"), 6);
}

fn work(job: u32, part: u32) {
    let _span = span(|| format!("part {part} of job {job}"));
    let start = Instant::now();
    while start.elapsed() < Duration::from_micros(200) {
        hint::spin_loop();
    }
}
