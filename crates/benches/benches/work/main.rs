//! Owners and thieves that work on elements, and deques with busy neighbours in memory.
//!
//! Prints a line of JSON for each workload and deque, with the median time of an element in
//! nanoseconds. The deques take turns, because the clock of a shared machine changes.
//! `cargo bench --bench work -- TEXT` runs the workloads whose names have the text, and fails if
//! there are none.

mod neighbours;
mod thieves;

use std::hint::black_box;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use core_affinity::CoreId;

/// The number of samples of each deque, whose median counts.
const SAMPLES: usize = 7;

/// The least time that a sample takes.
const SAMPLE: Duration = Duration::from_millis(4);

/// A value that shares no cache line.
#[repr(align(256))]
struct Apart<T>(T);

/// Works on an element: this many rounds of a loop.
#[inline(always)]
fn work(steps: u64) {
    for step in 0..steps {
        black_box(step);
    }
}

/// Ends other threads when the owner ends, even if it panics.
struct End<'a>(&'a AtomicBool);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

/// The cores that this process may use.
static CORES: LazyLock<Vec<CoreId>> =
    LazyLock::new(|| core_affinity::get_core_ids().unwrap_or_default());

/// Pins a thread to a core: the owner to the first, and thieves to the others.
fn pin(thread: usize) {
    let core = match thread {
        0 => CORES.first(),
        n => CORES.get(1 + (n - 1) % CORES.len().saturating_sub(1).max(1)),
    };
    core.map(|&core| core_affinity::set_for_current(core));
}

/// Whether a workload has run.
static FOUND: AtomicBool = AtomicBool::new(false);

/// The results of a deque's samples, in nanoseconds, each under the end of a workload's name.
type Sample = [(&'static str, f64)];

/// The samples of all deques of a workload, in the order in which they first ran.
#[derive(Default)]
struct Samples(Vec<(&'static str, &'static str, Vec<f64>)>);

impl Samples {
    fn add(&mut self, peer: &'static str, sample: &Sample) {
        for &(end, time) in sample {
            let known = self.0.iter_mut().find(|(p, e, _)| (*p, *e) == (peer, end));
            match known {
                Some((_, _, times)) => times.push(time),
                None => self.0.push((peer, end, vec![time])),
            }
        }
    }

    /// Prints the medians.
    fn print(self, workload: &str) {
        FOUND.store(true, Relaxed);
        for (peer, end, mut times) in self.0 {
            times.sort_by(f64::total_cmp);
            let time = times[times.len() / 2];
            println!(r#"{{"workload": "{workload}{end}", "peer": "{peer}", "time": {time}}}"#);
        }
    }
}

/// Runs a workload, which is a function of a deque's type, if its name has the text that was asked
/// for.
macro_rules! workload {
    ($name:expr => $run:ident::<$T:ty $(, $other:ident)*>($($argument:expr),*)) => {
        let name: String = $name;
        if std::env::args().nth(1).is_none_or(|text| text == "--bench" || name.contains(&text)) {
            let mut samples = crate::Samples::default();
            for _ in 0..crate::SAMPLES {
                chase_lev_benches::for_each_deque!(
                    $run::<$T $(, $other)*>(&mut samples $(, $argument)*)
                );
            }
            samples.print(&name);
        }
    };
}
use workload;

fn main() -> ExitCode {
    pin(0);
    thieves::workloads();
    neighbours::workloads();
    if !FOUND.load(Relaxed) {
        eprintln!("no workload has this text in its name");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
