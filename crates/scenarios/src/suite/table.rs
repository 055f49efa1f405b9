//! The table of scenarios, `table.txt`, which all engines share.

use std::sync::LazyLock;

use chase_lev_evidence::rows;

use super::scenario::Scenario;
use Sight::{Again, Collide, Cool, Free, Inherit, Resize, Retry, Stale, Torn, Warm};

/// An event that a scenario was made to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    /// A claim failed.
    Retry,
    /// A thief read a slot that had been overwritten.
    Stale,
    /// A thief read the words of different elements.
    Torn,
    /// A ring was replaced while thieves were running.
    Resize,
    /// A ring was freed while thieves were running.
    Free,
    /// A thief claimed the record of a thread that had ended.
    Inherit,
    /// Two thieves added their records at the same time.
    Collide,
    /// A thief found a warm deque, and ran no barrier.
    Warm,
    /// The owner made the deque cold while thieves were running.
    Cool,
    /// The owner made the deque warm again, because a thief was in a steal.
    Again,
}

impl Sight {
    /// Reads the names of some sights.
    ///
    /// # Panics
    ///
    /// Panics if one of them is not a sight.
    pub fn read(names: &str) -> Vec<Self> {
        let known = [
            Retry, Stale, Torn, Resize, Free, Inherit, Collide, Warm, Cool, Again,
        ];
        let read = |name: &str| {
            let found = known.iter().find(|sight| format!("{sight:?}") == name);
            *found.unwrap_or_else(|| panic!("'{name}' is not a sight"))
        };
        names.split_whitespace().map(read).collect()
    }
}

/// A scenario with the extent of its exploration.
pub struct Row {
    pub scenario: Scenario,
    /// The number of words of an element, 1 or 2.
    pub words: usize,
    /// The minimal number of executions under loom with `Retain`, `Epoch` and `GracePeriod`,
    /// whatever the orderings.
    pub floors: [usize; 3],
    /// The number of different outcomes, or 0 if the scenario is too long for loom.
    pub outcomes: usize,
    /// The number of all schedules under shuttle with each of the three strategies, or 0.
    pub all: [usize; 3],
    /// The sights that some execution must show.
    pub sights: Vec<Sight>,
    /// True if the cost keeps the scenario out of loom's default run, for `Fenced` and for the
    /// other protocols, with each of the three strategies.
    pub costly: [[bool; 3]; 2],
    /// True if the cost keeps it out of the default run if the deque has modes, whatever the
    /// strategy.
    pub costly_with_modes: bool,
}

/// Returns the numbers in a text.
fn numbers(text: &str) -> [usize; 3] {
    let numbers = text.split_whitespace().map(str::parse);
    let numbers: Result<Vec<_>, _> = numbers.collect();
    let numbers = numbers.ok().and_then(|numbers| numbers.try_into().ok());
    numbers.unwrap_or_else(|| panic!("'{text}' is not three numbers"))
}

impl Row {
    /// Reads a line of the table.
    ///
    /// # Panics
    ///
    /// Panics if it is not a row.
    fn read(line: &str) -> Self {
        let fields: Vec<_> = line.split(';').map(str::trim).collect();
        let [check, floors, outcomes, sights, ref rest @ ..] = fields[..] else {
            panic!("'{line}' is not a row");
        };
        let (scenario, words) = match check.strip_suffix(", 2 words") {
            Some(scenario) => (scenario, 2),
            None => (check, 1),
        };
        let mut row = Row {
            scenario: scenario.parse().unwrap_or_else(|error| panic!("{error}")),
            words,
            floors: numbers(floors),
            outcomes: outcomes.parse().expect("a number of outcomes"),
            all: [0; 3],
            sights: Sight::read(sights),
            costly: [[false; 3]; 2],
            costly_with_modes: false,
        };
        for field in rest {
            match field.split_once(':').map(|(cost, _)| cost) {
                Some("costly") => row.costly = [[false, true, true], [true; 3]],
                Some("costly to free") => row.costly = [[false, true, true]; 2],
                Some("costly with modes") => row.costly_with_modes = true,
                Some("ignored") => row.costly = [[true; 3]; 2],
                _ => row.all = numbers(field.strip_prefix("all ").unwrap_or(field)),
            }
        }
        row
    }

    /// Returns `true` if loom's default run has the scenario with each protocol without modes.
    pub fn is_cheap(&self) -> bool {
        self.costly == [[false; 3]; 2]
    }

    /// Returns `true` if the scenario replaces the ring.
    pub fn resizes(&self) -> bool {
        self.sights.contains(&Resize)
    }

    /// Returns `true` if the scenario is about shrinking, which `Retain` does not do.
    pub fn shrinks(&self) -> bool {
        self.floors[0] == 0 && self.floors[1] > 0
    }

    /// Returns the name of a check with this scenario.
    pub fn check(&self) -> String {
        match self.words {
            1 => self.scenario.to_string(),
            words => format!("{}, {words} words", self.scenario),
        }
    }
}

/// Returns the rows that loom explores, or those that are too long for it.
fn read(long: bool) -> Vec<Row> {
    let rows = rows(include_str!("table.txt")).map(Row::read);
    rows.filter(|row| (row.outcomes == 0) == long).collect()
}

/// The scenarios for all engines.
pub static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| read(false));

/// The scenarios that are too long for loom.
pub static LONG: LazyLock<Vec<Row>> = LazyLock::new(|| read(true));

/// The largest number of executions of a small scenario.
pub const SMALL: usize = 2_000;

/// Returns the small scenarios with elements of one word.
pub fn small() -> impl Iterator<Item = &'static Row> {
    let small = |row: &&Row| row.words == 1 && row.floors.iter().all(|&floor| floor <= SMALL);
    ROWS.iter().filter(|row| row.is_cheap()).filter(small)
}
