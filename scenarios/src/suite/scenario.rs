//! A scenario: a small program for an owner and some thieves, as text.

use std::fmt;
use std::str::FromStr;

/// What a thread does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Push,
    Pop,
    Steal,
    /// The thief steals until it is not told to retry.
    Insist,
    /// The thief steals the oldest element if its number is odd.
    Choose,
    /// The thief steals a batch.
    Batch,
    /// The owner cools a warm deque.
    Cool,
    /// The owner drops its `Worker`.
    Leave,
    /// The thief pins itself until it is done.
    Pin,
}

/// `PPo|s|ss`: two pushes, then, at the same time, the owner's pop and the
/// steals of two thieves, one and two.
///
/// | letter | the owner | a thief |
/// |---|---|---|
/// | `p` `o` `s` | pushes, pops, steals | `s` steals |
/// | `P` `O` `S` | the same before the thieves start | |
/// | `c` `C` | cools a warm deque | |
/// | `x` | drops the worker | |
/// | `b` `r` `@` | | `b` steals a batch, `r` steals until it need not retry, `@` stays pinned from here |
/// | `w` | | steals if it wants the oldest element: if its number is odd |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// What each thread does.
    pub program: &'static str,
    /// The room at first.
    pub capacity: usize,
    /// The first index.
    pub start: i64,
}

/// Just below the wrap.
pub const WRAP: i64 = i64::MAX;

/// A scenario with room enough, from index 0.
pub const fn of(program: &'static str) -> Scenario {
    Scenario {
        program,
        capacity: 4,
        start: 0,
    }
}

/// A scenario with room for one element.
pub const fn one(program: &'static str) -> Scenario {
    of(program).capacity(1)
}

/// A scenario with room for two.
pub const fn two(program: &'static str) -> Scenario {
    of(program).capacity(2)
}

impl Scenario {
    /// The same with this room.
    pub const fn capacity(self, capacity: usize) -> Self {
        Scenario { capacity, ..self }
    }

    /// The same with this first index.
    pub const fn start(self, start: i64) -> Self {
        Scenario { start, ..self }
    }

    /// What the owner does before the thieves start, and beside them.
    pub fn owner(&self) -> (Vec<Step>, Vec<Step>) {
        let owner = self.program.split('|').next().expect("an owner");
        let beside = owner.trim_start_matches(char::is_uppercase);
        let before = owner[..owner.len() - beside.len()].to_lowercase();
        (self.parse(&before, "poscx"), self.parse(beside, "poscx"))
    }

    /// What the thieves do.
    pub fn thieves(&self) -> Vec<Vec<Step>> {
        let thieves = self.program.split('|').skip(1);
        thieves.map(|thief| self.parse(thief, "sbrw@")).collect()
    }

    /// The number of elements that are pushed.
    pub fn pushes(&self) -> usize {
        self.program.to_lowercase().matches('p').count()
    }

    /// The most elements that there are at the same time, if thieves take none.
    pub fn most(&self) -> usize {
        let (before, beside) = self.owner();
        let mut count = 0_usize;
        let mut most = 0;
        for step in before.iter().chain(&beside) {
            match step {
                Step::Push => count += 1,
                Step::Pop | Step::Steal => count = count.saturating_sub(1),
                _ => {}
            }
            most = most.max(count);
        }
        most
    }

    /// Whether pushes, pops and steals are enough, from whatever index.
    pub fn is_plain(&self) -> bool {
        self.start == 0 && !self.program.contains(['b', '@', 'w']) && !self.cools()
    }

    /// Whether there is room for all elements at first.
    pub fn fits(&self) -> bool {
        self.most() <= self.capacity
    }

    /// Whether the owner cools the deque, which only some have it do.
    pub fn cools(&self) -> bool {
        self.program.contains(['c', 'C'])
    }

    /// Whether the owner leaves before the thieves are done.
    pub fn owner_leaves(&self) -> bool {
        self.program.contains('x')
    }

    fn parse(&self, steps: &str, allowed: &str) -> Vec<Step> {
        let parse = |letter| match letter {
            _ if !allowed.contains(letter) => panic!("{self}: '{letter}' is not one of {allowed}"),
            'p' => Step::Push,
            'o' => Step::Pop,
            's' => Step::Steal,
            'r' => Step::Insist,
            'w' => Step::Choose,
            'b' => Step::Batch,
            'c' => Step::Cool,
            'x' => Step::Leave,
            _ => Step::Pin,
        };
        steps.chars().map(parse).collect()
    }
}

impl FromStr for Scenario {
    type Err = String;

    /// Reads what `Display` writes.
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
                return Err(format!(
                    "'{text}' ends neither like 'from 7' nor 'at the wrap'"
                ));
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
