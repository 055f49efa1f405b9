//! The verdicts about the subjects of each group.

use std::collections::HashSet;

use indicatif::HumanCount;
use itertools::Itertools;

use super::summary::Subject;
use crate::finding::Finding;
use crate::results::Group;

/// Returns the lines about these subjects, which are those of a group.
pub fn lines(group: Group, subjects: &[&Subject], engines: &[&str]) -> Vec<String> {
    match group {
        Group::Shipped => shipped(subjects, engines),
        Group::Broken => broken(subjects, engines),
        Group::Gallery => gallery(subjects, engines),
        Group::Instrument => instruments(subjects, engines),
    }
}

/// A row for each subject, with the extent that each engine has explored.
fn shipped(subjects: &[&Subject], engines: &[&str]) -> Vec<String> {
    let cells = |subject: &Subject, engine: &&str| match subject.engines.get(*engine) {
        Some(finding) if finding.fails.is_empty() => HumanCount(finding.explored).to_string(),
        Some(_) => String::from("**fails**"),
        None => String::new(),
    };
    let row = |subject: &&Subject| {
        let cells = engines.iter().map(|engine| cells(subject, engine));
        format!("| `{}` | {} |", subject.name, cells.format(" | "))
    };
    let head = format!("| subject | {} |", engines.join(" | "));
    let rule = format!("|---|{}", "--:|".repeat(engines.len()));
    let rows = subjects.iter().map(row);
    [head, rule].into_iter().chain(rows).collect()
}

/// A line for the subjects about which all engines say the same, and the reasons.
fn broken(subjects: &[&Subject], engines: &[&str]) -> Vec<String> {
    let findings = subjects.iter().flat_map(|s| s.engines.values());
    let survive = findings.filter(|finding| finding.fails.is_empty());
    let reasons = survive.filter_map(|finding| finding.reason.as_deref());
    let reasons = reasons.unique().collect_vec();
    let said = |subject: &&Subject| {
        let told = told(subject, engines, |finding| {
            let mut reasons = reasons.iter();
            let number = reasons.position(|reason| finding.reason.as_deref() == Some(reason));
            number.map_or_else(String::new, |number| format!(" ({})", number + 1))
        });
        let first = first(subject, engines);
        match first.and_then(|(check, _)| check.split_once('/')) {
            Some((module, _)) => format!("{told}; claims of `{module}`"),
            None => told,
        }
    };
    let short = |subject: &&Subject| {
        let first = first(subject, engines).map(|(check, explored)| {
            // The line names the module of a claim. A scenario's capacity is in the summary.
            match (check.split_once('/'), check.split_once(" in ")) {
                (Some((_, claim)), _) => format!(" (`{claim}`)"),
                (None, Some((scenario, _))) => format!(" (`{scenario}`, {})", HumanCount(explored)),
                (None, None) => format!(" (`{check}`, {})", HumanCount(explored)),
            }
        });
        format!("`{}`{}", subject.name, first.unwrap_or_default())
    };
    let lines = subjects.iter().map(said).unique().sorted().map(|line| {
        let same = subjects.iter().filter(|subject| said(subject) == line);
        format!("- {line}: {}", same.map(short).format(", "))
    });
    let reasons = reasons.iter().zip(1..);
    let reasons = reasons.map(|(reason, number)| format!("{number}. {reason}"));
    lines.chain([String::new()]).chain(reasons).collect()
}

/// An item for each source, with its deques.
fn gallery(subjects: &[&Subject], engines: &[&str]) -> Vec<String> {
    let about = |subject: &Subject| subject.about.clone().expect("a deque has a source");
    let sources = subjects.iter().map(|s| about(s).source).unique();
    let of_source = |source: String| {
        let deques = subjects.iter().filter(|s| about(s).source == source);
        let mut known = HashSet::new();
        let deque = |subject: &&Subject| {
            let first = first(subject, engines).map(|(check, explored)| {
                let check = check.replace('<', "&lt;");
                format!(" (`{check}`, {})", HumanCount(explored))
            });
            let told = told(subject, engines, |_| String::new());
            let first = first.unwrap_or_default();
            // Another scenario of the same deque has the same description.
            let differs = about(subject).differs;
            let differs = if known.insert(differs.clone()) {
                differs + " "
            } else {
                String::new()
            };
            format!("  - **{}**: {differs}{told}{first}", subject.name)
        };
        [format!("- {source}:")]
            .into_iter()
            .chain(deques.map(deque).collect_vec())
    };
    sources.flat_map(of_source).collect()
}

/// A line for each engine.
fn instruments(subjects: &[&Subject], engines: &[&str]) -> Vec<String> {
    let line = |engine: &&str| {
        let findings = subjects.iter().filter_map(|subject| {
            let (_, _, explored) = subject.engines.get(*engine)?.told(Group::Instrument);
            Some(format!("`{}` ({explored})", subject.name))
        });
        format!("- {engine}: {}", findings.format(", "))
    };
    engines.iter().map(line).collect()
}

/// Returns which engines find a failure, and which do not, the latter each with a note.
fn told(subject: &Subject, engines: &[&str], note: impl Fn(&Finding) -> String) -> String {
    let findings = engines
        .iter()
        .filter_map(|name| Some((*name, subject.engines.get(*name)?)));
    let (holds, fails): (Vec<_>, Vec<_>) = findings.partition(|(_, f)| f.fails.is_empty());
    let fails = fails.iter().map(|(name, _)| (*name).to_owned()).join(", ");
    let mut holds = holds
        .iter()
        .map(|(name, finding)| format!("{name}{}", note(finding)));
    let both = [("fails", fails), ("holds", holds.join(", "))];
    let both = both.iter().filter(|(_, engines)| !engines.is_empty());
    both.map(|(word, engines)| format!("**{word}**: {engines}"))
        .join("; ")
}

/// Returns the check that fails under the first engine that finds a failure, after the least exploration,
/// and how much that was.
fn first<'a>(subject: &'a Subject, engines: &[&str]) -> Option<(&'a str, u64)> {
    let mut fails = engines.iter().filter_map(|name| {
        let fails = subject.engines.get(*name)?.fails.iter();
        fails.min_by_key(|(_, explored)| **explored)
    });
    fails
        .next()
        .map(|(check, explored)| (check.as_str(), *explored))
}
