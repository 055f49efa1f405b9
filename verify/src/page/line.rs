//! Outcomes, as the page tells them.

use std::collections::HashMap;

use crate::evidence::{Evidence, count};
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
        let mut identify = identifiers();
        let mut lines = Vec::new();
        for report in &evidence.engines {
            let engine = report.engine.name;
            lines.extend(report.outcomes.iter().map(|outcome| Line {
                engine,
                outcome,
                id: identify(&format!("{engine} {} {}", outcome.subject, outcome.check)),
            }));
        }
        lines
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

/// A function that makes an identifier of a name. It does not depend on the names' order, unless two are written
/// alike.
pub fn identifiers() -> impl FnMut(&str) -> String {
    let mut times = HashMap::new();
    move |name| {
        let slug = slug(name);
        let time: &mut usize = times.entry(slug.clone()).or_default();
        *time += 1;
        match time {
            1 => slug,
            _ => format!("{slug}--{time}"),
        }
    }
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
