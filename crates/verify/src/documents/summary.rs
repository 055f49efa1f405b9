//! The summary of results that the repository keeps.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use itertools::Itertools;
use serde::{Deserialize, Serialize};

use crate::engines::root;
use crate::evidence::{Ending, Evidence, Report, place};
use crate::finding::Finding;
use crate::results::{self, Group, Unit};

/// The results of default runs of all engines, from which the documents' tables are written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// A line for each engine.
    pub engines: Vec<Line>,
    /// A row for each subject, without those of native tests.
    pub subjects: Vec<Subject>,
}

/// The results of an engine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The engine.
    pub engine: String,
    /// The day of the run.
    pub date: String,
    /// The kind of machine.
    pub machine: String,
    /// The checker's version.
    pub version: String,
    /// The number of explorations or tests.
    pub explorations: usize,
    /// The number of executions, schedules or states in all of them. A test counts as one, however
    /// many schedules it runs.
    pub explored: u64,
    /// The unit of that number.
    pub unit: Unit,
    /// The time of the run in seconds, without the build.
    pub seconds: u64,
}

/// The findings about a subject.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subject {
    /// The kind of subject.
    pub group: Group,
    /// Its name.
    pub name: String,
    /// The finding of each engine that has checked it.
    pub engines: BTreeMap<String, Finding>,
}

/// The path of the summary in the repository.
pub const SUMMARY: &str = "docs/verification.json";

impl Summary {
    /// Returns the summary of a run in which every engine that was selected completed.
    pub fn of(evidence: &Evidence) -> Result<Self> {
        let lines = evidence.ran().map(|report| line(evidence, report));
        let (engines, subjects) = (lines.collect::<Result<_>>()?, subjects(evidence));
        Ok(Summary { engines, subjects })
    }

    /// Returns the summary with the results of those engines that are in `other` replaced.
    pub fn with(mut self, other: Summary) -> Self {
        for line in other.engines {
            for subject in &mut self.subjects {
                subject.engines.remove(&line.engine);
            }
            let mut own = self.engines.iter_mut();
            match own.find(|own| own.engine == line.engine) {
                Some(own) => *own = line,
                None => self.engines.push(line),
            }
        }
        for subject in other.subjects {
            let mut own = self.subjects.iter_mut();
            match own.find(|own| (own.group, &own.name) == (subject.group, &subject.name)) {
                Some(own) => own.engines.extend(subject.engines),
                None => self.subjects.push(subject),
            }
        }
        self.subjects.retain(|subject| !subject.engines.is_empty());
        let place = |subject: &Subject| place(subject.group, &subject.name);
        self.subjects.sort_by_key(place);
        self
    }

    /// Reads the summary that the repository keeps.
    pub fn read() -> Result<Self> {
        let path = root().join(SUMMARY);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        serde_json::from_str(&text).with_context(|| path.display().to_string())
    }

    /// Returns the days of the runs.
    pub fn days(&self) -> String {
        let days = self.engines.iter().map(|line| &line.date);
        days.unique().join(", ")
    }

    /// Returns the kinds of machines.
    pub fn machines(&self) -> String {
        let machines = self.engines.iter().map(|line| &line.machine);
        machines.unique().join("; ")
    }

    /// Returns the subjects of a group.
    pub fn group(&self, group: Group) -> impl Iterator<Item = &Subject> + Clone {
        let subjects = self.subjects.iter();
        subjects.filter(move |subject| subject.group == group)
    }

    /// Returns the findings about a subject, in the order of the engines.
    pub fn about<'a>(
        &'a self,
        subject: &'a Subject,
    ) -> impl Iterator<Item = (&'a str, &'a Finding)> {
        let names = self.engines.iter().map(|line| line.engine.as_str());
        names.filter_map(|name| Some((name, subject.engines.get(name)?)))
    }

    /// Returns the subject of this name.
    pub fn subject(&self, name: &str) -> Result<&Subject> {
        let subject = self.subjects.iter().find(|subject| subject.name == name);
        subject.with_context(|| format!("no engine has judged '{name}'"))
    }

    /// Returns `true` if an engine finds a failure of this subject.
    pub fn fails(&self, name: &str) -> Result<bool> {
        let mut findings = self.subject(name)?.engines.values();
        Ok(findings.any(|finding| !finding.fails.is_empty()))
    }

    /// Returns an engine's finding about a subject.
    pub fn finding(&self, name: &str, engine: &str) -> Option<&Finding> {
        self.subject(name).ok()?.engines.get(engine)
    }

    /// Returns a line for each finding that is the same in every complete run, also with a newer
    /// TLC. The number of native tests is left out, because it depends on the platform.
    pub fn findings(&self) -> Vec<String> {
        let engines = self.engines.iter().map(|line| match line.unit {
            Unit::Tests => line.engine.clone(),
            _ => results::line(&Line {
                date: String::new(),
                machine: String::new(),
                version: String::new(),
                seconds: 0,
                ..line.clone()
            }),
        });
        let subjects = self.subjects.iter().map(results::line);
        engines.chain(subjects).sorted().collect()
    }

    /// Writes the summary into the repository.
    pub fn write(&self) -> Result<()> {
        let text = serde_json::to_string_pretty(self)? + "\n";
        Ok(fs::write(root().join(SUMMARY), text)?)
    }
}

fn line(evidence: &Evidence, report: &Report) -> Result<Line> {
    let header = match (&report.ending, &report.header) {
        (Ending::Complete, Some(header)) => header,
        _ => bail!("{} did not run to its end", report.engine.name),
    };
    Ok(Line {
        engine: report.engine.name.clone(),
        date: evidence.date.clone(),
        machine: evidence.machine.clone(),
        version: header.version.clone(),
        explorations: report.outcomes.len(),
        explored: report.explored(),
        unit: report.unit().context("an engine that found nothing")?,
        seconds: report.seconds.round() as u64,
    })
}

fn subjects(evidence: &Evidence) -> Vec<Subject> {
    let subject = |(group, name): (Group, &str)| {
        let reports = evidence.engines.iter();
        // The number of tests depends on the platform.
        let reports = reports.filter(|report| report.unit() != Some(Unit::Tests));
        let findings = reports.filter_map(|report| {
            let finding = Finding::of(&report.about(group, name))?;
            Some((report.engine.name.clone(), finding))
        });
        Subject {
            group,
            name: name.to_owned(),
            engines: findings.collect(),
        }
    };
    let subjects = evidence.subjects().into_iter().map(subject);
    let is_checked = |subject: &Subject| !subject.engines.is_empty();
    subjects.filter(is_checked).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engines::engine;
    use crate::results::{Header, Outcome};

    /// Returns the summary of a run on a day, in which each of these engines checked these
    /// subjects.
    fn summary(date: &str, engines: &[(&str, &[&str])]) -> Summary {
        let report = |(name, subjects): &(&str, &[&str])| {
            let header = Header {
                engine: String::from(*name),
                version: String::from("1"),
                planned: subjects.len(),
            };
            let outcome = |&subject| Outcome::new(Group::Broken, subject, "a check");
            Report {
                header: Some(header),
                outcomes: subjects.iter().map(outcome).collect(),
                ..Report::new(engine(name), Ending::Complete)
            }
        };
        let evidence = Evidence {
            date: String::from(date),
            machine: String::from("a machine"),
            extent: String::from("default"),
            engines: engines.iter().map(report).collect(),
            answer: None,
        };
        Summary::of(&evidence).expect("all engines are complete")
    }

    #[test]
    fn the_results_of_one_engine_replace_its_own_only() {
        let kept: (_, &[_]) = ("loom", &["push.top Relaxed", "no pin"]);
        let other: (_, &[_]) = ("shuttle", &["no pin"]);
        let found: (_, &[_]) = ("loom", &["freed at once", "push.fence Relaxed", "no pin"]);
        let merged = summary("a day", &[kept, other]).with(summary("the next", &[found]));
        assert_eq!(merged.days(), "the next, a day");
        let complete = summary("a day", &[found, other]);
        assert_eq!(merged.findings(), complete.findings());
        let mut names = merged.subjects.iter().map(|subject| &subject.name);
        assert_eq!(
            names.join("; "),
            "push.fence Relaxed; no pin; freed at once"
        );
    }
}
