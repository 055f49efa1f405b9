//! What a run of `cargo verify` has found: what the tables and the page are made from.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use chase_lev::research::Sites;
use indicatif::HumanCount;
use itertools::Itertools;
use serde::Serialize;

use crate::engines::Engine;
use crate::results::{Group, Header, Outcome, Unit, Verdict};

/// Everything that was found.
#[derive(Clone, Debug, Serialize)]
pub struct Evidence {
    /// The version of the crate that was checked.
    pub version: String,
    /// The day of the run, as in `2026-11-22`.
    pub date: String,
    /// The kind of machine, and how many of its processors were used.
    pub machine: String,
    /// How much was asked for: `quick`, `default`, `deep`, or what was selected.
    pub extent: String,
    /// What each engine has found, in the order of the columns.
    pub engines: Vec<Report>,
}

/// What an engine has found.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The engine.
    #[serde(flatten)]
    pub engine: Engine,
    /// What it is, in one line.
    pub what: &'static str,
    /// What it does not verify, a sentence each.
    pub not_verified: Vec<&'static str>,
    /// How its run ended.
    pub ending: Ending,
    /// Its first line, if it came to that.
    pub header: Option<Header>,
    /// What it found, in the order in which it did.
    pub outcomes: Vec<Outcome>,
    /// How long it ran, without the build.
    pub seconds: f64,
}

/// How an engine's run ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "state", content = "why")]
pub enum Ending {
    /// It did all it had to.
    Complete,
    /// It was not run, for this reason.
    LeftOut(String),
    /// It failed, with these words, before it had done all.
    Broken(String),
}

impl Evidence {
    /// The subjects of all engines, by group and site, and then in the order in which they come.
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

/// The number and the name of the site with which the name of a subject begins.
pub fn site(subject: &str) -> Option<(usize, &'static str)> {
    let first = subject.split([' ', ',']).next();
    let mut names = Sites::WEAKEST.all().into_iter().map(|site| site.name());
    names.find_position(|name| Some(*name) == first)
}

/// So many, in words.
pub fn count(number: u64, unit: Unit) -> String {
    let units = format!("{unit:?}").to_lowercase();
    let unit = match number {
        1 => units.trim_end_matches('s'),
        _ => &units,
    };
    format!("{} {unit}", HumanCount(number))
}

impl Report {
    /// That of an engine that has found nothing.
    pub fn new(engine: &Engine, ending: Ending) -> Self {
        let (what, not_verified) = engine.documented();
        Report {
            engine: *engine,
            what,
            not_verified,
            ending,
            header: None,
            outcomes: Vec::new(),
            seconds: 0.0,
        }
    }

    /// That of the lines which an engine has written. Each must be as `schema.json` says.
    ///
    /// # Errors
    ///
    /// If one is not.
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

    /// Whether the engine ran, and everything came out as expected.
    pub fn is_as_expected(&self) -> bool {
        self.ending == Ending::Complete && self.unexpected().next().is_none()
    }

    /// What did not come out as expected.
    pub fn unexpected(&self) -> impl Iterator<Item = &Outcome> {
        let outcomes = self.outcomes.iter();
        outcomes.filter(|outcome| !outcome.is_as_expected())
    }

    /// How its run ended, in a word or two.
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

    /// The failure that it has found, if it has.
    pub fn failure(&self) -> Option<&Outcome> {
        let mut outcomes = self.outcomes.iter();
        outcomes.find(|outcome| outcome.verdict == Verdict::Fails)
    }

    /// What it found about a subject.
    pub fn about(&self, group: Group, subject: &str) -> Vec<&Outcome> {
        let mine = |outcome: &&Outcome| outcome.group == group && outcome.subject == subject;
        self.outcomes.iter().filter(mine).collect()
    }

    /// What it counts.
    pub fn unit(&self) -> Option<Unit> {
        self.outcomes.first().map(|outcome| outcome.unit)
    }

    /// How many of these there were, all together.
    pub fn explored(&self) -> u64 {
        let same = |outcome: &&Outcome| Some(outcome.unit) == self.unit();
        let counted = self.outcomes.iter().filter(same);
        counted.map(|outcome| outcome.explored).sum()
    }

    /// The same, in words; of an engine that found nothing, nothing.
    pub fn explored_in_words(&self) -> String {
        let count = |unit| count(self.explored(), unit);
        self.unit().map_or_else(String::new, count)
    }
}
