//! The results of a run of `cargo verify`, from which the tables and the page are made.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use indicatif::HumanCount;
use itertools::Itertools;
use serde::Serialize;

use crate::engines::Engine;
use crate::results::{Group, Header, Outcome, Unit, Verdict};

/// All results of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Evidence {
    /// The version of the crate that was checked.
    pub version: String,
    /// The day of the run, as in `2026-11-22`.
    pub date: String,
    /// The kind of machine, and the number of processors used.
    pub machine: String,
    /// The extent of the run: `quick`, `default` or `deep`, and the selection if there was one.
    pub extent: String,
    /// The report of each engine, in the order of the columns.
    pub engines: Vec<Report>,
}

/// The report of an engine.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The engine.
    #[serde(flatten)]
    pub engine: Engine,
    /// The way in which its run ended.
    pub ending: Ending,
    /// The first line of its results, if it wrote one.
    pub header: Option<Header>,
    /// Its outcomes.
    pub outcomes: Vec<Outcome>,
    /// The time that it ran, in seconds, without the build.
    pub seconds: f64,
}

/// The way in which an engine's run ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "state", content = "why")]
pub enum Ending {
    /// It completed.
    Complete,
    /// It did not run, for this reason.
    LeftOut(String),
    /// It failed with this message before it had completed.
    Broken(String),
}

impl Evidence {
    /// Returns the subjects of all engines, sorted by group and site, and otherwise in the order of the
    /// outcomes.
    pub fn subjects(&self) -> Vec<(Group, &str)> {
        let outcomes = self.engines.iter().flat_map(|report| &report.outcomes);
        let subjects = outcomes.map(|outcome| (outcome.group, outcome.subject.as_str()));
        let place = |(group, subject): &(Group, &str)| {
            let site = site(subject).map_or(usize::MAX, |(number, _)| number);
            (*group, site)
        };
        subjects.unique().sorted_by_key(place).collect()
    }
}

/// Returns the number and the name of the site with which a subject's name begins.
pub fn site(subject: &str) -> Option<(usize, &'static str)> {
    let first = subject.split([' ', ',']).next();
    let mut names = chase_lev_evidence::sites().iter().map(|site| site.name);
    names.find_position(|name| Some(*name) == first)
}

/// Returns a number with its unit.
pub fn count(number: u64, unit: Unit) -> String {
    let units = format!("{unit:?}").to_lowercase();
    let unit = match number {
        1 => units.trim_end_matches('s'),
        _ => &units,
    };
    format!("{} {unit}", HumanCount(number))
}

impl Report {
    /// Returns a report without outcomes.
    pub fn new(engine: &Engine, ending: Ending) -> Self {
        Report {
            engine: engine.clone(),
            ending,
            header: None,
            outcomes: Vec::new(),
            seconds: 0.0,
        }
    }

    /// Reads the lines that an engine has written. Each must conform to `schema.json`.
    ///
    /// # Errors
    ///
    /// If one does not.
    pub fn read(engine: &Engine, path: &Path) -> Result<Self> {
        let mut report = Report::new(engine, Ending::Complete);
        let text = fs::read_to_string(path).unwrap_or_default();
        for (number, line) in (1..).zip(text.lines()) {
            let wrong = || format!("{}, line {number}", path.display());
            match number {
                1 => report.header = Some(serde_json::from_str(line).with_context(wrong)?),
                _ => report
                    .outcomes
                    .push(serde_json::from_str(line).with_context(wrong)?),
            }
        }
        report.seconds = report.outcomes.iter().map(|outcome| outcome.seconds).sum();
        Ok(report)
    }

    /// Returns true if the engine completed and every outcome is as expected.
    pub fn is_as_expected(&self) -> bool {
        self.ending == Ending::Complete && self.unexpected().next().is_none()
    }

    /// Returns the outcomes that are not as expected.
    pub fn unexpected(&self) -> impl Iterator<Item = &Outcome> {
        let outcomes = self.outcomes.iter();
        outcomes.filter(|outcome| !outcome.is_as_expected())
    }

    /// Returns the ending of its run in a word or two.
    pub fn state(&self) -> &'static str {
        let found = self.outcomes.len();
        let is_short = (self.header.as_ref()).is_some_and(|header| header.planned != found);
        match self.ending {
            Ending::LeftOut(_) => "left out",
            Ending::Broken(_) => "broken off",
            Ending::Complete if is_short => "incomplete",
            Ending::Complete => "complete",
        }
    }

    /// Returns the first failure that it found.
    pub fn failure(&self) -> Option<&Outcome> {
        let mut outcomes = self.outcomes.iter();
        outcomes.find(|outcome| outcome.verdict == Verdict::Fails)
    }

    /// Returns its outcomes about a subject.
    pub fn about(&self, group: Group, subject: &str) -> Vec<&Outcome> {
        let mine = |outcome: &&Outcome| outcome.group == group && outcome.subject == subject;
        self.outcomes.iter().filter(mine).collect()
    }

    /// Returns the unit in which it counts: that of most outcomes.
    pub fn unit(&self) -> Option<Unit> {
        let units = self.outcomes.iter().map(|outcome| outcome.unit);
        let counts = units.counts().into_iter();
        counts.max_by_key(|(_, count)| *count).map(|(unit, _)| unit)
    }

    /// Returns how much it explored in all.
    pub fn explored(&self) -> u64 {
        let same = |outcome: &&Outcome| Some(outcome.unit) == self.unit();
        let counted = self.outcomes.iter().filter(same);
        counted.map(|outcome| outcome.explored).sum()
    }

    /// Returns how much it explored, in words, or an empty text if it has no outcomes.
    pub fn explored_in_words(&self) -> String {
        let count = |unit| count(self.explored(), unit);
        self.unit().map_or_else(String::new, count)
    }
}
