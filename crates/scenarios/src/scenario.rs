//! Scenarios: small programs for an owner and some thieves, written as text.

use std::fmt;
use std::str::FromStr;

/// A small program for an owner and some thieves, written as text.
///
/// `PPo|s|ss` means two pushes, and then, concurrently, a pop of the owner, one steal of a first
/// thief, and two steals of a second thief.
///
/// | letter | the owner | a thief |
/// |---|---|---|
/// | `p` `o` `s` | pushes, pops, steals | `s` steals |
/// | `P` `O` `S` | pushes, pops, steals before the thieves start | |
/// | `c` `C` | cools a warm deque, `C` before the thieves start | |
/// | `N` | has a new deque, which is warm if it has modes; otherwise the deque is cold at first | |
/// | `x` | drops the worker | |
/// | `b` `r` `@` | | `b` steals a batch, `r` steals until the outcome is not `Retry`, `@` stays pinned from here |
/// | `w` | | steals the oldest element if its number is odd |
///
/// ```no_run
/// use chase_lev_scenarios::Scenario;
///
/// let scenario: Scenario = "PPo|s|ss in 4".parse().unwrap();
/// assert_eq!((scenario.program, scenario.capacity), ("PPo|s|ss", 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The steps of each thread.
    pub program: &'static str,
    /// The initial capacity.
    pub capacity: usize,
    /// The first index.
    pub start: i64,
}

/// The largest index, after which indices wrap around.
pub const WRAP: i64 = i64::MAX;

/// Creates a scenario with an initial capacity of 4, from index 0.
pub const fn of(program: &'static str) -> Scenario {
    Scenario { program, capacity: 4, start: 0 }
}

/// Creates a scenario with an initial capacity of 1.
pub const fn one(program: &'static str) -> Scenario {
    Scenario { capacity: 1, ..of(program) }
}

impl Scenario {
    /// Returns the same scenario with this first index.
    pub const fn start(self, start: i64) -> Self {
        Scenario { start, ..self }
    }

    /// Returns the owner's steps before and after the thieves start, in small letters.
    pub fn owner(&self) -> (String, &'static str) {
        let owner = self.program.split('|').next().expect("an owner");
        let during = owner.trim_start_matches(char::is_uppercase);
        let before = owner[..owner.len() - during.len()].to_lowercase();
        (before, during)
    }

    /// Returns the steps of each thief.
    pub fn thieves(&self) -> Vec<&'static str> {
        self.program.split('|').skip(1).collect()
    }

    /// Returns the number of elements that are pushed.
    pub fn pushes(&self) -> usize {
        self.program.to_lowercase().matches('p').count()
    }

    /// Returns the largest number of elements at the same time, if thieves take none.
    pub fn most(&self) -> usize {
        let (before, during) = self.owner();
        let mut count = 0_usize;
        let mut most = 0;
        for step in before.chars().chain(during.chars()) {
            match step {
                'p' => count += 1,
                'o' | 's' => count = count.saturating_sub(1),
                _ => {}
            }
            most = most.max(count);
        }
        most
    }

    /// Returns `true` if the scenario consists of pushes, pops and steals, from index 0.
    pub fn is_plain(&self) -> bool {
        self.start == 0 && !self.program.contains(['b', '@', 'w']) && !self.is_about_modes()
    }

    /// Returns `true` if the elements always fit into the initial capacity.
    pub fn fits(&self) -> bool {
        self.most() <= self.capacity
    }

    /// Returns `true` if the scenario is about modes: the deque is new, or the owner cools it.
    pub fn is_about_modes(&self) -> bool {
        self.program.contains(['N', 'c', 'C'])
    }

    /// Returns `true` if the owner leaves before the thieves are done.
    pub fn owner_leaves(&self) -> bool {
        self.program.contains('x')
    }
}

impl FromStr for Scenario {
    type Err = String;

    /// Parses a text such as `PPo|ss in 4`, which may end in `from 7` or `at the wrap`.
    fn from_str(text: &str) -> Result<Self, String> {
        let number = |word: &str| word.parse::<i64>().map_err(|e| format!("{word}: {e}"));
        let words: Vec<_> = text.split_whitespace().collect();
        let [program, "in", capacity, ref start @ ..] = words[..] else {
            return Err(format!("'{text}' is not like 'PPo|s in 4'"));
        };
        let start = match start {
            [] => 0,
            ["at", "the", "wrap"] => WRAP,
            ["from", index] => number(index)?,
            _ => {
                return Err(format!("'{text}' ends neither in 'from 7' nor in 'at the wrap'"));
            }
        };
        Ok(Scenario {
            program: String::leak(program.to_owned()),
            capacity: number(capacity)? as usize,
            start,
        })
    }
}

impl fmt::Display for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.program, self.capacity)?;
        match self.start {
            0 => Ok(()),
            WRAP => write!(f, " at the wrap"),
            start => write!(f, " from {start}"),
        }
    }
}
