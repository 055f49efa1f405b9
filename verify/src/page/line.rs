//! Outcomes, as the page tells them.

use std::collections::HashMap;

use serde::Serialize;

use crate::evidence::Evidence;
use crate::results::{Outcome, Verdict};

/// An outcome, without its trace.
#[derive(Serialize)]
pub struct Line<'a> {
    /// The engine that found it.
    pub engine: &'a str,
    /// What it found.
    #[serde(skip)]
    pub outcome: &'a Outcome,
    /// What is the same in every run: made of the engine, the subject and the check.
    pub id: String,
    subject: &'a str,
    check: &'a str,
    /// The verdict in a word. What is broken and does not fail has survived.
    pub state: &'static str,
    expected: &'static str,
    is_as_expected: bool,
    explored: String,
    exhaustive: bool,
    seconds: f64,
    message: Option<&'a str>,
    reason: Option<&'a str>,
    problem: Option<&'a str>,
    has_trace: bool,
}

impl<'a> Line<'a> {
    /// All outcomes, in the order of the engines.
    pub fn all(evidence: &'a Evidence) -> Vec<Self> {
        let outcomes = evidence.engines.iter().flat_map(|report| {
            let engine = report.engine.name;
            report.outcomes.iter().map(move |outcome| (engine, outcome))
        });
        let names = outcomes
            .clone()
            .map(|(engine, outcome)| format!("{engine} {} {}", outcome.subject, outcome.check));
        let ids = identifiers(names);
        let line = |((engine, outcome), id): ((&'a str, &'a Outcome), String)| Line {
            engine,
            outcome,
            id,
            subject: &outcome.subject,
            check: &outcome.check,
            state: match outcome.verdict {
                Verdict::Holds if outcome.reason.is_some() => "survives",
                verdict => verdict.word(),
            },
            expected: outcome.expected.word(),
            is_as_expected: outcome.is_as_expected(),
            explored: outcome.unit.count(outcome.explored),
            exhaustive: outcome.exhaustive,
            seconds: outcome.seconds,
            message: outcome.message.as_deref(),
            reason: outcome.reason.as_deref(),
            problem: outcome.problem.as_deref(),
            has_trace: outcome.counterexample.is_some(),
        };
        outcomes.zip(ids).map(line).collect()
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
