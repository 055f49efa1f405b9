//! Outcomes, as the page tells them.

use std::collections::HashMap;

use crate::evidence::{Evidence, Report, count};
use crate::results::{Outcome, Verdict};

/// An outcome, and where it stands.
pub struct Line<'a> {
    /// The engine that found it.
    pub engine: &'a str,
    /// What it found.
    pub outcome: &'a Outcome,
    /// What is the same in every run: made of the engine, the subject and the check.
    pub id: String,
}

impl<'a> Line<'a> {
    /// All outcomes, in the order of the engines.
    pub fn all(evidence: &'a Evidence) -> Vec<Self> {
        let reports = evidence.engines.iter();
        let outcomes = reports.flat_map(|report| report.outcomes.iter().map(move |o| (report, o)));
        let names = outcomes.clone();
        let names = names.map(|(r, o)| format!("{} {} {}", r.engine.name, o.subject, o.check));
        let line = |((report, outcome), id): ((&'a Report, _), _)| Line {
            engine: report.engine.name,
            outcome,
            id,
        };
        outcomes.zip(identifiers(names)).map(line).collect()
    }

    /// The verdict in a word. What is broken and does not fail has survived.
    pub fn state(&self) -> &'static str {
        match self.outcome.verdict {
            Verdict::Holds if self.outcome.reason.is_some() => "survives",
            verdict => verdict.word(),
        }
    }

    /// How much was explored.
    pub fn explored(&self) -> String {
        count(self.outcome.explored, self.outcome.unit)
    }
}

/// An identifier for each name. It does not depend on the names' order, unless two are written
/// alike.
pub fn identifiers(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut times = HashMap::new();
    let identifier = |name: String| {
        let slug = slug(&name);
        let time: &mut usize = times.entry(slug.clone()).or_default();
        *time += 1;
        match time {
            1 => slug,
            _ => format!("{slug}--{time}"),
        }
    };
    names.map(identifier).collect()
}

/// What can be part of an address as it is. A `|` stays visible, as `_`.
fn slug(text: &str) -> String {
    let mut slug = String::new();
    for c in text.chars() {
        match c {
            c if c.is_ascii_alphanumeric() || c == '.' || c == '_' => slug.push(c),
            '|' => slug.push('_'),
            _ if slug.ends_with('-') => {}
            _ => slug.push('-'),
        }
    }
    slug.trim_matches('-').to_owned()
}
