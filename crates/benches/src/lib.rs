//! The common parts of the benchmarks: deques, thread pools and walkers of directories, each kind
//! behind one interface, and the command line.

pub mod deques;
pub mod pools;
pub mod walks;

use clap::Parser;

/// The options of a benchmark. Without `--bench`, which `cargo bench` adds, it only runs as a test.
#[derive(Parser)]
pub struct Options {
    /// Run only benchmarks whose name contains this. A name is the program and the number of
    /// threads: `fib/2`
    #[arg(default_value = "")]
    filter: String,
    /// Passed by `cargo bench`
    #[arg(long)]
    bench: bool,
    /// Run everything once and print nothing
    #[arg(long)]
    test: bool,
    /// Run one short round
    #[arg(long)]
    quick: bool,
}

impl Options {
    /// Returns `true` if a program with this number of threads should run.
    pub fn include(&self, program: &str, threads: usize) -> bool {
        format!("{program}/{threads}").contains(&self.filter)
    }

    /// Returns the first value for a test, the second for a short round, and the third for a full
    /// run.
    pub fn choose<T>(&self, [test, quick, full]: [T; 3]) -> T {
        match (self.is_test(), self.quick) {
            (true, _) => test,
            (false, true) => quick,
            (false, false) => full,
        }
    }

    /// Prints a line, unless this is a test.
    pub fn print(&self, line: &serde_json::Value) {
        if !self.is_test() {
            println!("{line}");
        }
    }

    fn is_test(&self) -> bool {
        self.test || !self.bench
    }
}
