//! The page: all results of a run, in one self-contained file of HTML.

mod drawing;
mod execution;
mod line;
mod sentence;
mod sites;
mod verdicts;

use anyhow::Result;
use askama::Template;
use askama::filters::{Html, Safe, escape};
use chase_lev_evidence::shown;
use indicatif::HumanCount;

use crate::evidence::{Ending, Evidence, site};
use crate::results::{Kind, Trace};
use drawing::Drawing;
use execution::Relation;
use line::Line;
pub use sentence::sentence;

/// Renders the page.
///
/// # Errors
///
/// If a template fails.
pub fn render(evidence: &Evidence) -> Result<String> {
    let lines = Line::all(evidence);
    let page = Page {
        evidence,
        tables: verdicts::tables(evidence, &lines),
        sites: sites::sections(&lines),
        lines: &lines,
    };
    Ok(page.render()?)
}

/// The values that the templates use.
#[derive(Template)]
#[template(path = "page.html")]
struct Page<'a> {
    evidence: &'a Evidence,
    tables: Vec<verdicts::Table<'a>>,
    sites: Vec<sites::Section<'a>>,
    lines: &'a [Line<'a>],
}

impl<'a> Page<'a> {
    fn unexpected(&self) -> usize {
        let reports = self.evidence.engines.iter();
        reports.map(|report| report.unexpected().count()).sum()
    }

    /// Returns the number of engines in this state.
    fn engines(&self, state: &str) -> usize {
        let reports = self.evidence.engines.iter();
        reports.filter(|report| report.state() == state).count()
    }

    fn counterexamples(&self) -> Vec<(&'a Line<'a>, &'a Trace)> {
        let trace = |line: &'a Line<'a>| Some((line, line.outcome.counterexample.as_ref()?));
        self.lines.iter().filter_map(trace).collect()
    }
}

/// Returns a number with separators between thousands.
fn number(number: &usize) -> String {
    HumanCount(*number as u64).to_string()
}

/// Returns a time in a readable unit.
fn time(seconds: &f64) -> String {
    let whole = seconds.max(0.0).round() as u64;
    match whole {
        _ if *seconds < 0.005 => String::from("0 s"),
        _ if *seconds < 1.0 => format!("{seconds:.2} s"),
        _ if *seconds < 10.0 => format!("{seconds:.1} s"),
        ..120 => format!("{whole} s"),
        120..7200 => format!("{} min", (whole + 30) / 60),
        _ => format!("{} h {} min", whole / 3600, whole % 3600 / 60),
    }
}

/// Returns the text as HTML, with code between backticks marked as such.
fn code(text: &str) -> Result<Safe<String>> {
    let text = escape(text, Html)?.to_string();
    let parts = text.split('`').enumerate().map(|(i, part)| match i % 2 {
        0 => part.to_owned(),
        _ => format!("<code>{part}</code>"),
    });
    Ok(Safe(parts.collect()))
}

/// Returns the text as HTML that may break after each slash.
fn breaks(text: &str) -> Result<Safe<String>> {
    let text = escape(text, Html)?.to_string();
    Ok(Safe(text.replace('/', "/<wbr>")))
}
