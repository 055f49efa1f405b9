//! An engine's finding about a subject: a cell of the terminal's table and of the documents'
//! tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::report::count;
use crate::results::{Group, Outcome, Unit};

/// An engine's finding about a subject.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// The extent explored by the checks in which nothing went wrong.
    pub explored: u64,
    /// The unit of that number.
    pub unit: Unit,
    /// The checks that fail, each with the extent that it had explored by then.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fails: BTreeMap<String, u64>,
    /// The reason why a broken variant does not fail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Finding {
    /// Summarises the outcomes of one subject. Returns `None` if there are none. If an engine with
    /// parts counts in several units, these are the outcomes of the part that fails first, or of
    /// the first part.
    pub fn of(outcomes: &[&Outcome]) -> Option<Self> {
        let against = outcomes.iter().filter(|o| o.verdict.is_against());
        let chief = against.min_by_key(|o| o.explored).or(outcomes.first())?;
        let outcomes = outcomes.iter().filter(|o| o.unit == chief.unit);
        let (fails, holds): (Vec<&Outcome>, Vec<&Outcome>) =
            outcomes.clone().partition(|o| o.verdict.is_against());
        let fails = fails.iter().map(|o| (o.check.clone(), o.explored));
        Some(Finding {
            unit: chief.unit,
            explored: holds.iter().map(|o| o.explored).sum(),
            fails: fails.collect(),
            reason: outcomes.into_iter().find_map(|o| o.reason.clone()),
        })
    }

    /// Returns the check that fails after the least exploration, and how much that was.
    pub fn earliest(&self) -> Option<(&String, &u64)> {
        self.fails.iter().min_by_key(|(_, explored)| **explored)
    }

    /// Returns the verdict in a word or two, the check that fails after the least exploration, and
    /// how much was explored. For an instrument, some checks have to fail, to show what a checker
    /// can find.
    pub fn told(&self, group: Group) -> (&'static str, Option<&str>, String) {
        let proof = self.unit == Unit::Obligations;
        let (word, check, explored) = match self.earliest() {
            _ if group == Group::Instrument => {
                let fails = self.fails.values().sum::<u64>();
                ("as expected", None, self.explored + fails)
            }
            Some((check, explored)) => {
                let word = if proof { "not proved" } else { "fails" };
                (word, Some(check.as_str()), *explored)
            }
            None if self.reason.is_some() => ("survives", None, self.explored),
            None => (if proof { "proved" } else { "holds" }, None, self.explored),
        };
        (word, check, count(explored, self.unit))
    }
}
