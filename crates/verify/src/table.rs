//! The table of verdicts for the terminal.

use std::iter;

use comfy_table::{ContentArrangement, Table, presets};

use crate::finding::Finding;
use crate::report::{Ending, Report, Results};
use crate::results::{Group, Outcome};

/// Returns a table with a row for each subject and a column for each engine.
pub fn verdicts(results: &Results) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    let engines = results.engines.iter();
    let names = engines.clone().map(|report| report.engine.name.as_str());
    table.set_header(iter::once("subject").chain(names));
    for (group, subject) in results.subjects() {
        let cell = |report: &Report| cell(group, &report.about(group, subject));
        table.add_row(iter::once(subject.to_owned()).chain(engines.clone().map(cell)));
    }
    table.to_string()
}

/// Returns an engine's outcomes about a subject, in a cell.
pub fn cell(group: Group, outcomes: &[&Outcome]) -> String {
    let Some(finding) = Finding::of(outcomes) else {
        return String::new();
    };
    let wrong = outcomes.iter().filter(|outcome| !outcome.is_as_expected());
    match wrong.count() {
        0 => {
            let (word, check, explored) = finding.told(group);
            let check = check.map_or_else(String::new, |check| format!("{check}, "));
            format!("{word}: {check}{explored}")
        }
        wrong => format!("NOT AS EXPECTED: {wrong} of {}", outcomes.len()),
    }
}

/// Returns the ending of an engine's run, with its results in numbers.
pub fn ending(report: &Report) -> String {
    let outcomes = &report.outcomes;
    let wrong = report.unexpected().count();
    let all = outcomes.len();
    let found = match (&report.ending, report.unit(), wrong) {
        (Ending::LeftOut(why), ..) => return format!("LEFT OUT: {why}"),
        (Ending::Broken(why), ..) => return format!("BROKE OFF: {why}"),
        (Ending::Differs(how), ..) => return differences(how),
        (_, Some(_), 0) => format!("{all} checks as expected, {}", report.explored_in_words()),
        _ => format!("{wrong} of {all} checks are not as expected"),
    };
    format!("{found}, {:.0} s", report.seconds)
}

/// The greatest number of differences from the record that are shown.
const SHOWN: usize = 20;

/// Returns the differences from the record.
fn differences(all: &[String]) -> String {
    let (number, shown) = (all.len(), all.iter().take(SHOWN));
    let shown = shown.map(|each| format!("\n  {each}"));
    let shown = shown.collect::<String>();
    format!(
        "NOT AS RECORDED: {number} differences; if they are meant, `--write` records them:{shown}"
    )
}

/// Returns all outcomes that are not as expected, in full.
pub fn wrong(results: &Results) -> String {
    let mut text = String::new();
    for report in &results.engines {
        for outcome in report.unexpected() {
            let Outcome { subject, check, .. } = outcome;
            let (verdict, expected) = (outcome.verdict.word(), outcome.expected.word());
            let engine = &report.engine.name;
            text += &format!("\n{engine}: {subject}, {check}: {verdict}, expected: {expected}\n");
            for line in [&outcome.message, &outcome.problem].into_iter().flatten() {
                text += &format!("  {}\n", line.replace('\n', "\n  "));
            }
        }
    }
    text
}
