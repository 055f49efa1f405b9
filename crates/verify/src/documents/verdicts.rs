//! The verdicts about the subjects of each group.

use std::collections::BTreeMap;

use indicatif::HumanCount;
use itertools::Itertools;

use super::summary::{Line, Subject, Summary};
use crate::results::Group;

/// Returns a line for each engine, with the extent that it has explored of each subject.
pub fn explored(summary: &Summary, group: Group) -> Vec<String> {
    let line = |Line { engine, .. }: &Line| {
        let mut findings = summary.group(group).filter_map(|subject| {
            let (_, _, explored) = subject.engines.get(engine)?.told(group);
            Some(format!("`{}` ({explored})", subject.name))
        });
        let findings = findings.join(", ");
        (!findings.is_empty()).then(|| format!("- {engine}: {findings}"))
    };
    summary.engines.iter().filter_map(line).collect()
}

/// Returns a line for the broken variants about which all engines say the same, and the reasons.
pub fn broken(summary: &Summary) -> Vec<String> {
    let variants = summary.group(Group::Broken);
    let all = variants.clone();
    let findings = all.flat_map(|subject| subject.engines.values());
    let survive = findings.filter(|finding| finding.fails.is_empty());
    let reasons = survive.filter_map(|finding| finding.reason.as_deref());
    let reasons = reasons.unique().collect_vec();
    let mut lines = BTreeMap::<_, Vec<_>>::new();
    for subject in variants {
        let line = lines.entry(told(summary, subject, &reasons)).or_default();
        line.push(format!("`{}`{}", subject.name, first(summary, subject)));
    }
    let lines = lines.into_iter();
    let lines = lines.map(|(told, subjects)| format!("- {told}: {}", subjects.join(", ")));
    let reasons = (1..).zip(&reasons);
    let reasons = reasons.map(|(number, reason)| format!("{number}. {reason}"));
    lines.chain([String::new()]).chain(reasons).collect()
}

/// Returns which engines find a failure, and which do not, the latter each with the number of its
/// reason.
pub fn told(summary: &Summary, subject: &Subject, reasons: &[&str]) -> String {
    let (mut holds, mut fails) = (Vec::new(), Vec::new());
    for (engine, finding) in summary.about(subject) {
        let reason = finding.reason.as_deref();
        match reasons.iter().position(|known| reason == Some(known)) {
            _ if !finding.fails.is_empty() => fails.push(engine.to_owned()),
            Some(number) => holds.push(format!("{engine} ({})", number + 1)),
            None => holds.push(engine.to_owned()),
        }
    }
    let both = [("fails", fails), ("holds", holds)];
    let both = both.iter().filter(|(_, engines)| !engines.is_empty());
    let mut both = both.map(|(word, engines)| format!("**{word}**: {}", engines.join(", ")));
    both.join("; ")
}

/// Returns, in brackets, the check that fails under the first engine that finds a failure, after
/// the least exploration, and how much that was. The capacity of a scenario is left out.
pub fn first(summary: &Summary, subject: &Subject) -> String {
    let findings = summary.about(subject);
    let mut fails = findings.filter_map(|(_, finding)| finding.earliest());
    fails.next().map_or_else(String::new, |(check, explored)| {
        let check = check.split(" in ").next().unwrap_or_default();
        format!(" (`{check}`, {})", HumanCount(*explored))
    })
}
