//! The summary of results that the repository keeps.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use crate::engines::root;
use crate::evidence::{Ending, Evidence, Report, count};
use crate::finding::Finding;
use crate::results::{self, About, Group, Outcome, Unit, Verdict};

/// What the documents say of a complete default run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// The day of the run.
    pub date: String,
    /// The kind of machine.
    pub machine: String,
    /// A line for each engine.
    pub engines: Vec<Line>,
    /// A row for each subject, but for the native tests.
    pub subjects: Vec<Subject>,
}

/// What an engine has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The engine.
    pub engine: String,
    /// The checker's version.
    pub version: String,
    /// How many explorations or tests there were.
    pub explorations: usize,
    /// How many executions, schedules or states, all together.
    pub explored: u64,
    /// What these are.
    pub unit: Unit,
    /// How many explorations of broken variants or published deques failed, or are not proved, as
    /// expected.
    pub killed: usize,
    /// How many explorations of broken variants found nothing, as expected.
    pub survived: usize,
    /// How long it took, in seconds, without the build.
    pub seconds: u64,
}

/// What is known of a subject.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subject {
    /// What kind of subject it is.
    pub group: Group,
    /// Its name.
    pub name: String,
    /// Where it is from, if it is in the gallery.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<About>,
    /// What each engine says that has checked it.
    pub engines: BTreeMap<String, Finding>,
}

/// Where the summary is kept.
pub const SUMMARY: &str = "docs/verification.json";

impl Summary {
    /// That of a run in which every engine did all it had to.
    pub fn of(evidence: &Evidence) -> Result<Self> {
        Ok(Summary {
            date: evidence.date.clone(),
            machine: evidence.machine.clone(),
            engines: evidence.engines.iter().map(line).collect::<Result<_>>()?,
            subjects: subjects(evidence),
        })
    }

    /// The one that is kept.
    pub fn read() -> Result<Self> {
        let path = root().join(SUMMARY);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        serde_json::from_str(&text).with_context(|| path.display().to_string())
    }

    /// What an engine says of a broken variant.
    pub fn finding(&self, variant: &str, engine: &str) -> Option<&Finding> {
        let mut broken = self.subjects.iter().filter(|s| s.group == Group::Broken);
        broken.find(|s| s.name == variant)?.engines.get(engine)
    }

    /// What is the same in every complete run, also with a newer TLC; a line for each finding. How
    /// many native tests there are depends on the platform.
    pub fn findings(&self) -> Vec<String> {
        let engines = self.engines.iter().map(|line| match line.unit {
            Unit::Tests => line.engine.clone(),
            _ => results::line(&Line {
                version: String::new(),
                seconds: 0,
                ..line.clone()
            }),
        });
        engines
            .chain(self.subjects.iter().map(results::line))
            .collect()
    }

    /// Keeps it.
    pub fn write(&self) -> Result<()> {
        let text = serde_json::to_string_pretty(self)? + "\n";
        Ok(fs::write(root().join(SUMMARY), text)?)
    }
}

impl Line {
    /// Returns how much was explored. A test counts as one, however many schedules it runs.
    pub fn in_all(&self) -> String {
        match self.unit {
            Unit::Tests => count(self.explorations as u64, self.unit),
            unit => count(self.explored, unit),
        }
    }
}

fn line(report: &Report) -> Result<Line> {
    let header = match (&report.ending, &report.header) {
        (Ending::Complete, Some(header)) => header,
        _ => bail!("{} did not run to its end", report.engine.name),
    };
    let outcomes = report.outcomes.iter();
    let count = |is: fn(&&Outcome) -> bool| outcomes.clone().filter(is).count();
    Ok(Line {
        engine: report.engine.name.to_owned(),
        version: header.version.clone(),
        explorations: outcomes.len(),
        explored: report.explored(),
        unit: report.unit().context("an engine that found nothing")?,
        killed: count(|o| {
            let is_variant = matches!(o.group, Group::Broken | Group::Gallery);
            is_variant && o.verdict.is_against() && o.verdict == o.expected
        }),
        survived: count(|o| o.group == Group::Broken && o.verdict == Verdict::Holds),
        seconds: report.seconds.round() as u64,
    })
}

fn subjects(evidence: &Evidence) -> Vec<Subject> {
    let subject = |(group, name): (Group, &str)| {
        let reports = evidence.engines.iter();
        // How many tests there are depends on the platform.
        let reports = reports.filter(|report| report.unit() != Some(Unit::Tests));
        let found = reports.map(|report| (report.engine.name, report.about(group, name)));
        let mut all = found.clone().flat_map(|(_, outcomes)| outcomes);
        let about = all.find_map(|outcome| outcome.about.clone());
        let findings = found.filter_map(|(engine, outcomes)| {
            let finding = Finding::of(&outcomes)?;
            Some((engine.to_owned(), finding))
        });
        Subject {
            group,
            name: name.to_owned(),
            about,
            engines: findings.collect(),
        }
    };
    let subjects = evidence.subjects().into_iter().map(subject);
    let is_checked = |subject: &Subject| !subject.engines.is_empty();
    subjects.filter(is_checked).collect()
}
