//! Outcomes, as the page shows them.

use std::collections::HashMap;

use crate::evidence::{Evidence, count};
use crate::results::{Outcome, Verdict};

/// An outcome, and its place on the page.
pub struct Line<'a> {
    /// The engine that found it.
    pub engine: &'a str,
    /// The outcome itself.
    pub outcome: &'a Outcome,
    /// The identifier on the page. It is the same in every run: made of the engine, the subject and the check.
    pub id: String,
}

impl<'a> Line<'a> {
    /// Returns all outcomes, in the order of the engines.
    pub fn all(evidence: &'a Evidence) -> Vec<Self> {
        let mut identify = identifiers();
        let mut lines = Vec::new();
        for report in &evidence.engines {
            let engine = report.engine.name.as_str();
            lines.extend(report.outcomes.iter().map(|outcome| Line {
                engine,
                outcome,
                id: identify(&format!("{engine} {} {}", outcome.subject, outcome.check)),
            }));
        }
        lines
    }

    /// Returns the verdict in a word. A broken variant that does not fail "survives".
    pub fn state(&self) -> &'static str {
        match self.outcome.verdict {
            Verdict::Holds if self.outcome.reason.is_some() => "survives",
            verdict => verdict.word(),
        }
    }

    /// Returns how much was explored.
    pub fn explored(&self) -> String {
        count(self.outcome.explored, self.outcome.unit)
    }
}

/// Returns a function that makes an identifier of a name. The identifiers do not depend on the order of
/// the names, unless two names have the same slug.
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

/// Returns the text as it can stand in an address. A `|` becomes `_`.
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
