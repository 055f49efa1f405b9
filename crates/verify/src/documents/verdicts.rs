//! The verdicts about the subjects of each group.

use std::collections::BTreeMap;
use std::iter;

use indicatif::HumanCount;
use itertools::Itertools;

use super::summary::Subject;
use crate::results::{About, Group};

/// Returns the lines about these subjects, which are those of a group.
pub fn lines(group: Group, subjects: &[&Subject], engines: &[&str]) -> Vec<String> {
    match group {
        Group::Shipped | Group::Instrument => explored(group, subjects, engines),
        Group::Broken => broken(subjects, engines),
        Group::Gallery => gallery(subjects, engines),
    }
}

/// A line for each engine, with the extent that it has explored.
fn explored(group: Group, subjects: &[&Subject], engines: &[&str]) -> Vec<String> {
    let line = |engine: &&str| {
        let findings = subjects.iter().filter_map(|subject| {
            let (_, _, explored) = subject.engines.get(*engine)?.told(group);
            Some(format!("`{}` ({explored})", subject.name))
        });
        format!("- {engine}: {}", findings.format(", "))
    };
    engines.iter().map(line).collect()
}

/// A line for the subjects about which all engines say the same, and the reasons.
fn broken(subjects: &[&Subject], engines: &[&str]) -> Vec<String> {
    let findings = subjects.iter().flat_map(|subject| subject.engines.values());
    let survive = findings.filter(|finding| finding.fails.is_empty());
    let reasons = survive.filter_map(|finding| finding.reason.as_deref());
    let reasons = reasons.unique().collect_vec();
    let mut lines = BTreeMap::<_, Vec<_>>::new();
    for subject in subjects {
        let line = lines.entry(told(subject, engines, &reasons)).or_default();
        line.push(format!("`{}`{}", subject.name, first(subject, engines)));
    }
    let lines = lines.into_iter();
    let lines = lines.map(|(told, subjects)| format!("- {told}: {}", subjects.join(", ")));
    let reasons = (1..).zip(&reasons);
    let reasons = reasons.map(|(number, reason)| format!("{number}. {reason}"));
    lines.chain([String::new()]).chain(reasons).collect()
}

/// An item for each source, with its deques.
fn gallery(subjects: &[&Subject], engines: &[&str]) -> Vec<String> {
    let mut sources = BTreeMap::<_, Vec<_>>::new();
    for subject in subjects {
        let about = subject.about.as_ref();
        let About { source, differs } = about.expect("a deque has a source");
        let (told, first) = (told(subject, engines, &[]), first(subject, engines));
        let deque = format!("  - **{}**: {differs} {told}{first}", subject.name);
        sources.entry(source).or_default().push(deque);
    }
    let items = sources.into_iter().map(|(source, deques)| {
        let source = format!("- {source}:");
        iter::once(source).chain(deques)
    });
    items.flatten().collect()
}

/// Returns which engines find a failure, and which do not, the latter each with the number of its reason.
fn told(subject: &Subject, engines: &[&str], reasons: &[&str]) -> String {
    let (mut holds, mut fails) = (Vec::new(), Vec::new());
    for name in engines {
        let Some(finding) = subject.engines.get(*name) else {
            continue;
        };
        let reason = finding.reason.as_deref();
        match reasons.iter().position(|known| reason == Some(known)) {
            _ if !finding.fails.is_empty() => fails.push(String::from(*name)),
            Some(number) => holds.push(format!("{name} ({})", number + 1)),
            None => holds.push(String::from(*name)),
        }
    }
    let both = [("fails", fails), ("holds", holds)];
    let both = both.iter().filter(|(_, engines)| !engines.is_empty());
    let mut both = both.map(|(word, engines)| format!("**{word}**: {}", engines.join(", ")));
    both.join("; ")
}

/// Returns, in brackets, the check that fails under the first engine that finds a failure, after the least
/// exploration, and how much that was. The capacity of a scenario is left out.
fn first(subject: &Subject, engines: &[&str]) -> String {
    let mut fails = engines.iter().filter_map(|name| {
        let fails = subject.engines.get(*name)?.fails.iter();
        fails.min_by_key(|(_, explored)| **explored)
    });
    fails.next().map_or_else(String::new, |(check, explored)| {
        let check = check.split(" in ").next().unwrap_or_default();
        format!(" (`{check}`, {})", HumanCount(*explored))
    })
}
