//! The command line of the benchmarks.

use clap::Parser;

/// What it asks for. Without `--bench`, which `cargo bench` adds, it asks for a test.
#[derive(Parser)]
pub struct Options {
    /// Only what has this in its name, as `fib/2`: the program and the number of threads
    #[arg(default_value = "")]
    filter: String,
    /// As `cargo bench` says
    #[arg(long)]
    bench: bool,
    /// Run everything once, and print nothing
    #[arg(long)]
    test: bool,
    /// One short turn
    #[arg(long)]
    quick: bool,
}

impl Options {
    /// Whether it asks for a program on so many threads.
    pub fn include(&self, program: &str, threads: usize) -> bool {
        format!("{program}/{threads}").contains(&self.filter)
    }

    /// One of these: that of a test, of one short turn, or of everything.
    pub fn choose<T>(&self, [test, quick, full]: [T; 3]) -> T {
        match (self.is_test(), self.quick) {
            (true, _) => test,
            (false, true) => quick,
            (false, false) => full,
        }
    }

    /// Prints a line, unless it is a test.
    pub fn print(&self, line: &serde_json::Value) {
        if !self.is_test() {
            println!("{line}");
        }
    }

    fn is_test(&self) -> bool {
        self.test || !self.bench
    }
}
