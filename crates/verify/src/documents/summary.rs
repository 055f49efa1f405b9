//! The summary of results that the repository keeps.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use itertools::Itertools;
use serde::{Deserialize, Serialize};

use crate::engines::{engine, root};
use crate::finding::Finding;
use crate::record;
use crate::report::{self, Ending, Report, Results};
use crate::results::{Group, Unit};

/// The results of default runs of all engines, from which the documents' tables are written. All
/// but the dates, the machines, the versions and the times follows from the record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// A line for each engine.
    pub engines: Vec<Line>,
    /// A row for each subject, except the subjects of native tests.
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
    /// Returns the summary, in which the lines of the engines that ran replace their earlier ones.
    ///
    /// # Errors
    ///
    /// If one did not run to its end.
    pub fn with(mut self, results: &Results) -> Result<Self> {
        for report in results.ran() {
            let line = line(results, report)?;
            let mut own = self.engines.iter_mut();
            match own.find(|own| own.engine == line.engine) {
                Some(own) => *own = line,
                None => self.engines.push(line),
            }
        }
        Ok(self)
    }

    /// Returns the summary with all that follows from the record.
    pub fn renewed(mut self) -> Result<Self> {
        let reports = self.engines.iter();
        let reports = reports.map(|line| record::report(engine(&line.engine)));
        let reports = reports.collect::<Result<Vec<_>>>()?;
        for (line, report) in self.engines.iter_mut().zip(&reports) {
            line.explorations = report.outcomes.len();
            line.explored = report.explored();
        }
        self.subjects = subjects(&reports);
        Ok(self)
    }

    /// Reads the summary that the repository keeps.
    pub fn read() -> Result<Self> {
        let path = root().join(SUMMARY);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        serde_json::from_str(&text).with_context(|| path.display().to_string())
    }

    /// Returns the version of an engine.
    pub fn version(&self, engine: &str) -> Result<&str> {
        let line = self.engines.iter().find(|line| line.engine == engine);
        let line = line.with_context(|| format!("{SUMMARY} lacks {engine}"))?;
        Ok(&line.version)
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

    /// Returns the text of the file.
    pub fn text(&self) -> Result<String> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }

    /// Writes the summary into the repository.
    pub fn write(&self) -> Result<()> {
        Ok(fs::write(root().join(SUMMARY), self.text()?)?)
    }
}

fn line(results: &Results, report: &Report) -> Result<Line> {
    let header = match (&report.ending, &report.header) {
        (Ending::Complete, Some(header)) => header,
        _ => bail!("{} did not run to its end", report.engine.name),
    };
    Ok(Line {
        engine: report.engine.name.clone(),
        date: results.date.clone(),
        machine: results.machine.clone(),
        version: header.version.clone(),
        explorations: report.outcomes.len(),
        explored: report.explored(),
        unit: report.unit().context("an engine that found nothing")?,
        seconds: report.seconds.round() as u64,
    })
}

fn subjects(reports: &[Report]) -> Vec<Subject> {
    // The number of tests depends on the platform.
    let reports = reports.iter();
    let reports = reports.filter(|report| report.unit() != Some(Unit::Tests));
    let subject = |(group, name): (Group, &str)| {
        let findings = reports.clone().filter_map(|report| {
            let finding = Finding::of(&report.about(group, name))?;
            Some((report.engine.name.clone(), finding))
        });
        Subject { group, name: name.to_owned(), engines: findings.collect() }
    };
    let all = report::subjects(reports.clone());
    all.into_iter().map(subject).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::{Header, Outcome};

    /// Returns the results of a run on a day, in which these engines ran.
    fn results(date: &str, engines: &[&str]) -> Results {
        let report = |name: &&str| Report {
            header: Some(Header {
                engine: String::from(*name),
                version: String::from("1"),
                planned: 1,
            }),
            outcomes: vec![Outcome::new(Group::Shipped, "a deque", "a check")],
            ..Report::new(engine(name), Ending::Complete)
        };
        Results {
            date: String::from(date),
            machine: String::from("a machine"),
            extent: String::from("default"),
            engines: engines.iter().map(report).collect(),
            answer: None,
        }
    }

    #[test]
    fn the_line_of_an_engine_replaces_its_own_only() {
        let none = Summary { engines: Vec::new(), subjects: Vec::new() };
        let both = none.with(&results("a day", &["loom", "shuttle"]));
        let summary = both.unwrap().with(&results("the next", &["loom"]));
        assert_eq!(summary.unwrap().days(), "the next, a day");
    }
}
