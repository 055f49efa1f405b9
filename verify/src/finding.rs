//! What an engine says of a subject: a cell of the terminal's table, and of the documents'.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::evidence::count;
use crate::results::{Group, Outcome, Unit};

/// What an engine says of a subject.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// How much was explored by the checks in which nothing went wrong.
    pub explored: u64,
    /// What was counted.
    pub unit: Unit,
    /// The checks that fail, and how much they had explored then.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fails: BTreeMap<String, u64>,
    /// Why nothing went wrong with a broken variant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Finding {
    /// What comes of these outcomes of one subject, if there is one.
    pub fn of(outcomes: &[&Outcome]) -> Option<Self> {
        let (fails, holds): (Vec<&Outcome>, Vec<&Outcome>) =
            outcomes.iter().partition(|o| o.verdict.is_against());
        let fails = fails.iter().map(|o| (o.check.clone(), o.explored));
        Some(Finding {
            unit: outcomes.first()?.unit,
            explored: holds.iter().map(|o| o.explored).sum(),
            fails: fails.collect(),
            reason: outcomes.iter().find_map(|o| o.reason.clone()),
        })
    }

    /// The verdict in a word or two, the check by which the subject fails first, and how much was
    /// explored. Some checks of an instrument have to fail: they show what a checker finds.
    pub fn told(&self, group: Group) -> (&'static str, Option<&str>, String) {
        let first = self.fails.iter().min_by_key(|(_, explored)| **explored);
        let proof = self.unit == Unit::Obligations;
        let (word, check, explored) = match first {
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
