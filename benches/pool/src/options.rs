//! The command line of the benchmarks.

/// What it asks for.
pub struct Options {
    /// How much.
    pub effort: Effort,
    /// Only what has this in its name, as `fib/2`: the program and the number of threads.
    pub filter: String,
}

/// How much a benchmark does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Everything runs once, and nothing is printed: with `--test`, or not by `cargo bench`.
    Test,
    /// One short turn: with `--quick`.
    Quick,
    /// All of it.
    Full,
}

impl Options {
    /// Reads it.
    ///
    /// # Panics
    ///
    /// If there is more than one filter.
    pub fn parse() -> Self {
        let mut arguments: Vec<String> = std::env::args().skip(1).collect();
        let mut has = |flag| {
            let place = arguments.iter().position(|argument| argument == flag);
            place.map(|place| arguments.remove(place)).is_some()
        };
        let effort = match (has("--bench"), has("--test"), has("--quick")) {
            (true, false, true) => Effort::Quick,
            (true, false, false) => Effort::Full,
            _ => Effort::Test,
        };
        let filter = arguments.pop().unwrap_or_default();
        assert!(
            arguments.is_empty(),
            "one filter at most: {arguments:?} are more"
        );
        Options { effort, filter }
    }
}

impl Effort {
    /// One of these, in the order of the efforts.
    pub fn of<T: Copy>(self, [test, quick, full]: [T; 3]) -> T {
        match self {
            Effort::Test => test,
            Effort::Quick => quick,
            Effort::Full => full,
        }
    }
}
