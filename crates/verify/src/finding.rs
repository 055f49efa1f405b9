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

/// An engine whose parts count in different units.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::engines::engine;
    use crate::report::{Ending, Report};
    use crate::results::Verdict;
    use crate::table;

    fn outcome(check: &str, verdict: Verdict, explored: u64, unit: Unit) -> Outcome {
        Outcome {
            verdict,
            expected: verdict,
            explored,
            unit,
            ..Outcome::new(Group::Broken, "publish.fence Relaxed", check)
        }
    }

    #[test]
    fn a_finding_is_that_of_the_part_that_fails_first() {
        let holds = outcome("a claim that holds", Verdict::Holds, 2, Unit::States);
        let claim = outcome("a claim", Verdict::Fails, 40, Unit::States);
        let scenario = outcome("a scenario", Verdict::Fails, 1, Unit::Executions);
        let finding = Finding::of(&[&holds, &claim, &scenario]).expect("there are outcomes");
        let (word, check, extent) = finding.told(Group::Broken);
        let found = (word, check, extent.as_str(), finding.explored);
        assert_eq!(found, ("fails", Some("a scenario"), "1 execution", 0));
    }

    #[test]
    fn the_unit_of_an_engine_is_that_of_most_outcomes() {
        let test = outcome("a test", Verdict::Holds, 1, Unit::Tests);
        let claim = outcome("a claim", Verdict::Fails, 40, Unit::States);
        let mut report = Report::new(engine("pool"), Ending::Complete);
        report.outcomes = vec![claim, test.clone(), test];
        assert_eq!(table::ending(&report), "3 checks as expected, 2 tests, 0 s");
    }
}
