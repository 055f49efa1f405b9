//! Stable identifiers, so that links stay true from run to run.

use std::collections::{HashMap, HashSet};

use crate::evidence::Evidence;
use crate::results::Outcome;

/// An outcome, and how it is called on the page.
pub struct Found<'a> {
    /// The engine that found it.
    pub engine: &'a str,
    /// What it found.
    pub outcome: &'a Outcome,
    /// The identifier of its counterexample, made of engine, subject and check.
    pub id: String,
}

/// All outcomes, in the order of the engines.
pub fn all(evidence: &Evidence) -> Vec<Found<'_>> {
    let outcomes = evidence.engines.iter().flat_map(|report| {
        let engine = report.engine.as_str();
        report.outcomes.iter().map(move |outcome| (engine, outcome))
    });
    let outcomes: Vec<_> = outcomes.collect();
    let name = |(engine, outcome): &(&str, &Outcome)| {
        format!("{engine}\n{}\n{}", outcome.subject, outcome.check)
    };
    let ids = identifiers(&outcomes.iter().map(name).collect::<Vec<_>>());
    let found = outcomes.into_iter().zip(ids);
    let found = found.map(|((engine, outcome), id)| Found {
        engine,
        outcome,
        id,
    });
    found.collect()
}

/// An identifier for each name. It does not depend on the names' order, unless one name is
/// there twice.
pub fn identifiers(names: &[String]) -> Vec<String> {
    let mut alike: HashMap<String, HashSet<&String>> = HashMap::new();
    for name in names {
        alike.entry(slug(name)).or_default().insert(name);
    }
    let mut times: HashMap<&String, usize> = HashMap::new();
    let identifiers = names.iter().map(|name| {
        let mut id = slug(name);
        if alike[&id].len() > 1 {
            id += &format!("-{:08x}", hash(name));
        }
        let time = times.entry(name).and_modify(|time| *time += 1).or_insert(1);
        if *time > 1 {
            id += &format!("-again-{time}");
        }
        id
    });
    identifiers.collect()
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

/// FNV-1a: the same everywhere, in every version.
fn hash(text: &str) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step)
}
