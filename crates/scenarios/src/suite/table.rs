//! The scenarios, `scenarios.toml`, which all engines share.

use std::sync::LazyLock;

use chase_lev_evidence::data::{File, read, unique};
use serde::{Deserialize, Deserializer, de};
use toml::Spanned;

use super::scenario::Scenario;
use Sight::Resize;

/// An event that a scenario was made to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
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

impl<'de> Deserialize<'de> for Scenario {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// Reads sights, each of which is listed once.
fn sights<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Sight>, D::Error> {
    let sights = Vec::deserialize(from)?;
    let twice = (1..sights.len()).find(|&i| sights[..i].contains(&sights[i]));
    match twice {
        Some(i) => Err(de::Error::custom(format!("{:?} is listed twice", sights[i]))),
        None => Ok(sights),
    }
}

/// A scenario with the extent of its exploration.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    #[serde(rename = "check")]
    pub scenario: Scenario,
    /// The number of words of an element, 1 or 2.
    #[serde(default = "one")]
    pub words: usize,
    /// The minimal number of executions under loom with `Retain`, `Epoch` and `GracePeriod`,
    /// whatever the orderings.
    #[serde(deserialize_with = "three")]
    pub floors: [usize; 3],
    /// The number of different outcomes, or 0 if the scenario is too long for loom.
    pub outcomes: usize,
    /// The sights that some execution must show.
    #[serde(default, deserialize_with = "sights")]
    pub sights: Vec<Sight>,
    /// The number of all schedules under shuttle with each of the three strategies, or 0.
    #[serde(default, rename = "schedules", deserialize_with = "three")]
    pub all: [usize; 3],
    /// Where the cost keeps the scenario out of loom's default run.
    #[serde(default)]
    costly: Costly,
}

/// Reads three numbers. (An array would ignore further ones.)
fn three<'de, D: Deserializer<'de>>(from: D) -> Result<[usize; 3], D::Error> {
    let numbers = Vec::deserialize(from)?;
    let wrong = |numbers: Vec<_>| de::Error::invalid_length(numbers.len(), &"three numbers");
    numbers.try_into().map_err(wrong)
}

fn one() -> usize {
    1
}

/// Where a scenario is left out of loom's default run, and its cost there.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Costly {
    /// Unless the deque is `Fenced` with `Retain`.
    usually: Option<String>,
    /// With all strategies but `Retain`.
    to_free: Option<String>,
    /// If the deque has modes, whatever the strategy.
    with_modes: Option<String>,
    always: Option<String>,
}

/// A scenario that is too long for loom.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Long {
    check: Scenario,
    #[serde(default = "one")]
    words: usize,
    #[serde(deserialize_with = "sights")]
    sights: Vec<Sight>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    scenarios: Vec<Spanned<Row>>,
    long: Vec<Spanned<Long>>,
}

impl Row {
    /// Returns `true` if the cost keeps the scenario out of loom's default run, with the strategy of
    /// this column, and a deque with modes or without.
    pub fn is_costly(&self, column: usize, has_modes: bool) -> bool {
        let Costly { usually, to_free, with_modes, always } = &self.costly;
        always.is_some()
            || with_modes.is_some() && has_modes
            || to_free.is_some() && column > 0
            || usually.is_some() && (has_modes || column > 0)
    }

    /// Returns `true` if loom's default run has the scenario with each protocol without modes.
    pub fn is_cheap(&self) -> bool {
        (0..3).all(|column| !self.is_costly(column, false)) && self.costly.usually.is_none()
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

/// The file of the scenarios.
pub const SCENARIOS: File =
    ("crates/scenarios/src/suite/scenarios.toml", include_str!("scenarios.toml"));

/// Reads a file of scenarios: those that loom explores, and those that are too long for it.
///
/// # Panics
///
/// Panics if it has anything else, or a scenario twice.
pub fn scenarios(file: File) -> [Vec<Row>; 2] {
    let Table { mut scenarios, long } = read(file);
    let count = scenarios.len();
    scenarios
        .extend(long.into_iter().map(|it| Spanned::new(it.span(), Row::from(it.into_inner()))));
    let mut scenarios = unique(file, scenarios, Row::check);
    let long = scenarios.split_off(count);
    [scenarios, long]
}

static ALL: LazyLock<[Vec<Row>; 2]> = LazyLock::new(|| scenarios(SCENARIOS));

impl From<Long> for Row {
    fn from(long: Long) -> Self {
        let Long { check, words, sights } = long;
        Row {
            scenario: check,
            words,
            floors: [0; 3],
            outcomes: 0,
            sights,
            all: [0; 3],
            costly: Costly::default(),
        }
    }
}

/// The scenarios for all engines.
pub static ROWS: LazyLock<&[Row]> = LazyLock::new(|| &ALL[0]);

/// The scenarios that are too long for loom.
pub static LONG: LazyLock<&[Row]> = LazyLock::new(|| &ALL[1]);

/// The largest number of executions of a small scenario.
pub const SMALL: usize = 2_000;

/// Returns the small scenarios with elements of one word.
pub fn small() -> impl Iterator<Item = &'static Row> {
    let small = |row: &&Row| row.words == 1 && row.floors.iter().all(|&floor| floor <= SMALL);
    ROWS.iter().filter(|row| row.is_cheap()).filter(small)
}
