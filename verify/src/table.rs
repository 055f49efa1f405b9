//! The verdicts, as a table for the terminal.

use std::collections::BTreeMap;

use chase_lev::research::Sites;
use comfy_table::{ContentArrangement, Table, presets};

use crate::evidence::{Ending, Evidence, Report};
use crate::results::{Group, Outcome, Unit};

/// A row for each subject, a column for each engine.
pub fn verdicts(evidence: &Evidence) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    let mut head = vec![String::from("subject")];
    head.extend(evidence.engines.iter().map(column));
    table.set_header(head);
    for (group, subject) in subjects(evidence) {
        let mut row = vec![subject.to_owned()];
        row.extend(evidence.engines.iter().map(|report| {
            let of_it = |outcome: &&Outcome| outcome.group == group && outcome.subject == subject;
            cell(&report.outcomes.iter().filter(of_it).collect::<Vec<_>>())
        }));
        table.add_row(row);
    }
    table.to_string()
}

fn column(report: &Report) -> String {
    match report.ending {
        Ending::Complete => report.engine.clone(),
        Ending::LeftOut(_) => format!("{}: left out", report.engine),
        Ending::Broken(_) => format!("{}: broken", report.engine),
    }
}

/// The subjects of all engines, by group and site, and then in the order in which they come.
pub fn subjects(evidence: &Evidence) -> Vec<(Group, &str)> {
    let mut seen = BTreeMap::new();
    let outcomes = evidence.engines.iter().flat_map(|report| &report.outcomes);
    for (number, outcome) in outcomes.enumerate() {
        let key = (outcome.group, outcome.subject.as_str());
        seen.entry(key).or_insert(number);
    }
    let mut subjects: Vec<_> = seen.into_iter().collect();
    subjects.sort_by_key(|((group, subject), number)| {
        (
            *group,
            site(subject).map_or(usize::MAX, |(number, _)| number),
            *number,
        )
    });
    subjects.into_iter().map(|(subject, _)| subject).collect()
}

/// The number and the name of the site with which the name of a subject begins.
pub fn site(subject: &str) -> Option<(usize, &'static str)> {
    let first = subject.split([' ', ',']).next();
    let names = Sites::WEAKEST.all().map(|site| site.name());
    names
        .into_iter()
        .enumerate()
        .find(|(_, name)| Some(*name) == first)
}

/// What an engine says of a subject.
fn cell(outcomes: &[&Outcome]) -> String {
    let Some(first) = outcomes.first() else {
        return String::new();
    };
    let explored: u64 = outcomes.iter().map(|outcome| outcome.explored).sum();
    let explored = first.unit.count(explored);
    let wrong = outcomes.iter().filter(|outcome| !outcome.is_as_expected());
    let wrong: Vec<_> = wrong.map(|outcome| outcome.check.as_str()).collect();
    if let [first, more @ ..] = wrong.as_slice() {
        let more = if more.is_empty() {
            String::new()
        } else {
            format!(" and {} more", more.len())
        };
        return format!("NOT AS EXPECTED: {first}{more}");
    }
    let seconds: f64 = outcomes.iter().map(|outcome| outcome.seconds).sum();
    let fails = outcomes.iter().filter(|o| o.verdict.is_against());
    let verdict = match fails.min_by_key(|outcome| outcome.explored) {
        // Some of these have to fail: they show what a checker finds.
        _ if first.group == Group::Instrument => format!("as expected: {explored}"),
        Some(outcome) => {
            let explored = outcome.unit.count(outcome.explored);
            format!("{}: {}, {explored}", outcome.verdict.word(), outcome.check)
        }
        None if outcomes.iter().any(|o| o.reason.is_some()) => format!("survives: {explored}"),
        None => format!("holds: {explored}"),
    };
    format!("{verdict}, {seconds:.1} s")
}

/// How each engine's run ended, a line each.
pub fn endings(evidence: &Evidence) -> String {
    let lines = evidence.engines.iter().map(|report| {
        let Report {
            engine, seconds, ..
        } = report;
        match &report.ending {
            Ending::LeftOut(why) => format!("{engine}: LEFT OUT, {why}"),
            Ending::Broken(why) => format!("{engine}: BROKEN, {why}"),
            Ending::Complete => format!("{engine}: {}, {seconds:.0} s", summary(report)),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn summary(report: &Report) -> String {
    let wrong = report
        .outcomes
        .iter()
        .filter(|o| !o.is_as_expected())
        .count();
    let count = report.outcomes.len();
    let explored = report.explored();
    let unit = report.unit();
    match (unit, wrong) {
        (Some(Unit::Tests), 0) => format!("{} passed", Unit::Tests.count(count as u64)),
        (Some(unit), 0) => format!("{count} checks as expected, {}", unit.count(explored)),
        _ => format!("{wrong} of {count} checks are not as expected"),
    }
}

/// What is not as expected, in full.
pub fn wrong(evidence: &Evidence) -> String {
    let mut text = String::new();
    for report in &evidence.engines {
        for outcome in report
            .outcomes
            .iter()
            .filter(|outcome| !outcome.is_as_expected())
        {
            let Outcome {
                subject,
                check,
                verdict,
                expected,
                ..
            } = outcome;
            text += &format!(
                "\n{}: {subject}, {check}: {}, expected: {}\n",
                report.engine,
                verdict.word(),
                expected.word(),
            );
            for line in [&outcome.message, &outcome.problem].into_iter().flatten() {
                text += &format!("  {}\n", line.replace('\n', "\n  "));
            }
        }
    }
    text
}
