//! The results of a run of `cargo verify`, from which the tables and the page are made.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use chase_lev_evidence::sites;
use indicatif::HumanCount;
use itertools::Itertools;

use crate::engines::Engine;
use crate::results::{Group, Header, Outcome, Unit, Verdict};

/// All results of a run.
pub struct Results {
    /// The day of the run, as in `2026-11-22`.
    pub date: String,
    /// The kind of machine, and the number of processors used.
    pub machine: String,
    /// The extent of the run: `quick`, `default` or `deep`, and the selection if there was one.
    pub extent: String,
    /// The report of each engine, in the order of the columns.
    pub engines: Vec<Report>,
    /// True if nothing goes wrong, where that was the question, as in `try`.
    pub answer: Option<bool>,
}

/// The report of an engine.
pub struct Report {
    /// The engine.
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
#[derive(Clone, Debug, PartialEq)]
pub enum Ending {
    /// It completed.
    Complete,
    /// It did not run, for this reason.
    LeftOut(String),
    /// It failed with this message before it had completed.
    Broken(String),
    /// It completed, but differs from the record in these checks.
    Differs(Vec<String>),
}

impl Results {
    /// Returns the subjects of all engines.
    pub fn subjects(&self) -> Vec<(Group, &str)> {
        subjects(self.engines.iter())
    }

    /// Returns the reports of the engines that were not left out.
    pub fn ran(&self) -> impl Iterator<Item = &Report> {
        let reports = self.engines.iter();
        reports.filter(|report| !matches!(report.ending, Ending::LeftOut(_)))
    }

    /// Returns `true` if an engine ran, and all that ran completed with every outcome as expected.
    pub fn is_as_expected(&self) -> bool {
        self.ran().next().is_some() && self.ran().all(Report::is_as_expected)
    }
}

/// Returns the subjects of these reports, sorted by group and site, and otherwise in the order of
/// the outcomes.
pub fn subjects<'a>(reports: impl Iterator<Item = &'a Report>) -> Vec<(Group, &'a str)> {
    let outcomes = reports.flat_map(|report| &report.outcomes);
    let subjects = outcomes.map(|outcome| (outcome.group, outcome.subject.as_str()));
    let place = |(group, subject): &(Group, &str)| place(*group, subject);
    subjects.unique().sorted_by_key(place).collect()
}

/// Returns the key by which subjects are sorted: the group, and the number of the site.
fn place(group: Group, subject: &str) -> (Group, usize) {
    let first = subject.split([' ', ',']).next();
    let site = sites().iter().position(|site| Some(site.name) == first);
    (group, site.unwrap_or(usize::MAX))
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
        Report { engine: engine.clone(), ending, header: None, outcomes: Vec::new(), seconds: 0.0 }
    }

    /// Reads the lines that an engine, or a part of one, has written with this name in the first
    /// line. Each must conform to `schema.json`.
    ///
    /// # Errors
    ///
    /// If one does not, or the first line has another name.
    pub fn read(engine: &Engine, name: &str, path: &Path) -> Result<Self> {
        let read = || -> Result<_> {
            let text = fs::read_to_string(path).unwrap_or_default();
            let mut lines = text.lines();
            let header: Option<Header> = lines.next().map(serde_json::from_str).transpose()?;
            if let Some(Header { engine, .. }) = &header {
                ensure!(engine == name, "results of {engine}, not of {name}");
            }
            let outcomes: Vec<Outcome> = lines.map(serde_json::from_str).try_collect()?;
            Ok((header, outcomes))
        };
        let (header, outcomes) = read().with_context(|| path.display().to_string())?;
        Ok(Report {
            header,
            seconds: outcomes.iter().map(|outcome| outcome.seconds).sum(),
            outcomes,
            ..Report::new(engine, Ending::Complete)
        })
    }

    /// Returns `true` if the engine completed and every outcome is as expected.
    pub fn is_as_expected(&self) -> bool {
        self.ending == Ending::Complete && self.unexpected().next().is_none()
    }

    /// Returns the outcomes that are not as expected.
    pub fn unexpected(&self) -> impl Iterator<Item = &Outcome> {
        let outcomes = self.outcomes.iter();
        outcomes.filter(|outcome| !outcome.is_as_expected())
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

    /// Returns the unit in which it counts, which is the unit of most outcomes.
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
