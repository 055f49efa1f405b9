//! Explorations that are not rows of the common table.

use chase_lev_evidence::data::{File, read, unique};
use serde::Deserialize;
use toml::Spanned;

use super::scenario::Scenario;
use super::subject::Subject;
use super::table::Sight;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    explorations: Vec<Spanned<Exploration>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    deque: Subject,
    scenario: Scenario,
    bound: Option<usize>,
    /// The exploration has not been seen to end.
    #[serde(default)]
    unbounded: bool,
    /// The accesses to records are steps.
    #[serde(default)]
    records: bool,
    floor: usize,
    outcomes: Option<usize>,
    sights: Option<Vec<Sight>>,
}

/// The bound of an exploration.
#[derive(Clone, Copy, Debug)]
pub enum Bound {
    None,
    /// This number of preemptions.
    Preemptions(usize),
    /// None, and the exploration has not been seen to end.
    Endless,
}

/// The result that an exploration must show.
#[derive(Debug)]
pub enum Shows {
    /// This number of different outcomes.
    Outcomes(usize),
    /// These sights.
    Sights(Vec<Sight>),
}

/// An exploration.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Row")]
pub struct Exploration {
    pub deque: Subject,
    pub scenario: Scenario,
    pub bound: Bound,
    /// The accesses to records are steps.
    pub records: bool,
    /// The minimal number of executions.
    pub floor: usize,
    pub shows: Shows,
}

impl TryFrom<Row> for Exploration {
    type Error = &'static str;

    fn try_from(row: Row) -> Result<Self, &'static str> {
        let bound = match (row.bound, row.unbounded) {
            (None, false) => Bound::None,
            (Some(preemptions), false) => Bound::Preemptions(preemptions),
            (None, true) => Bound::Endless,
            _ => return Err("either 'bound' or 'unbounded' can be given"),
        };
        let shows = match (row.outcomes, row.sights) {
            (Some(outcomes), None) => Shows::Outcomes(outcomes),
            (None, Some(sights)) => Shows::Sights(sights),
            _ => return Err("either 'outcomes' or 'sights' is needed"),
        };
        Ok(Exploration {
            deque: row.deque,
            scenario: row.scenario,
            bound,
            records: row.records,
            floor: row.floor,
            shows,
        })
    }
}

/// Returns the explorations in a file.
///
/// # Panics
///
/// Panics if it has anything else, or an exploration twice.
pub fn explorations(file: File) -> Vec<Exploration> {
    let table: Table = read(file);
    unique(file, table.explorations, |it| {
        format!("{} {} {:?} {}", it.deque, it.scenario, it.bound, it.records)
    })
}
