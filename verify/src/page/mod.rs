//! The page: what a run has found, in one file of HTML that needs no other.

mod drawing;
mod execution;
mod line;
mod sentence;
mod sites;
mod verdicts;

use anyhow::Context;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{Environment, HtmlEscape, Value};
use serde::Serialize;

use crate::evidence::{Ending, Evidence, Report};
use crate::results::{Outcome, thousands};
use crate::table::site;
use drawing::Drawing;
use execution::Execution;
use line::Line;
pub use sentence::sentence;

/// The parts of the page, by the names by which they include each other.
const TEMPLATES: [(&str, &str); 6] = [
    ("page.html", include_str!("page.html")),
    ("engines.html", include_str!("engines.html")),
    ("verdicts.html", include_str!("verdicts.html")),
    ("sites.html", include_str!("sites.html")),
    ("counterexamples.html", include_str!("counterexamples.html")),
    ("drawing.html", include_str!("drawing.html")),
];

/// The page.
///
/// # Errors
///
/// If a template does not fit.
pub fn render(evidence: &Evidence) -> anyhow::Result<String> {
    let mut environment = Environment::new();
    let syntax = SyntaxConfig::builder()
        .trim_blocks(true)
        .lstrip_blocks(true)
        .build()?;
    environment.set_syntax(syntax);
    environment.add_filter("number", thousands);
    environment.add_filter("time", time);
    environment.add_filter("code", code);
    environment.add_filter("breaks", breaks);
    for (name, template) in TEMPLATES {
        environment.add_template(name, template).context(name)?;
    }
    let lines = Line::all(evidence);
    let page = environment.get_template("page.html")?;
    Ok(page.render(Serde(Page::new(evidence, &lines)))?)
}

/// What the templates know.
#[derive(Serialize)]
struct Page<'a> {
    version: &'a str,
    date: &'a str,
    machine: &'a str,
    extent: &'a str,
    style: &'static str,
    script: &'static str,
    outcomes: usize,
    unexpected: usize,
    engines: Vec<Engine<'a>>,
    tables: Vec<verdicts::Table<'a>>,
    sites: Vec<sites::Section<'a>>,
    counterexamples: Vec<Counterexample<'a>>,
}

/// What an engine has done, and what it does not verify.
#[derive(Serialize)]
struct Engine<'a> {
    name: &'a str,
    what: &'a str,
    command: &'a str,
    not_verified: &'a [&'static str],
    version: Option<&'a str>,
    seconds: f64,
    /// `complete`, `left out`, `broken off` or `incomplete`, and why.
    state: &'static str,
    why: Option<&'a str>,
    outcomes: usize,
    planned: Option<usize>,
    unexpected: usize,
    explored: Option<String>,
}

/// An execution that failed.
#[derive(Serialize)]
struct Counterexample<'a> {
    line: &'a Line<'a>,
    site: Option<&'static str>,
    sentence: String,
    drawing: Drawing<'a>,
}

impl<'a> Page<'a> {
    fn new(evidence: &'a Evidence, lines: &'a [Line<'a>]) -> Self {
        let engines: Vec<_> = evidence.engines.iter().map(Engine::new).collect();
        Page {
            version: &evidence.version,
            date: &evidence.date,
            machine: &evidence.machine,
            extent: &evidence.extent,
            style: include_str!("style.css"),
            script: include_str!("script.js"),
            outcomes: lines.len(),
            unexpected: engines.iter().map(|engine| engine.unexpected).sum(),
            engines,
            tables: verdicts::tables(evidence, lines),
            sites: sites::sections(lines),
            counterexamples: lines.iter().filter_map(Counterexample::new).collect(),
        }
    }
}

impl<'a> Engine<'a> {
    fn new(report: &'a Report) -> Self {
        let outcomes = report.outcomes.len();
        let planned = report.header.as_ref().map(|header| header.planned);
        let (state, why) = match &report.ending {
            Ending::LeftOut(why) => ("left out", Some(why.as_str())),
            Ending::Broken(why) => ("broken off", Some(why.as_str())),
            Ending::Complete if planned.is_some_and(|planned| planned != outcomes) => {
                ("incomplete", None)
            }
            Ending::Complete => ("complete", None),
        };
        let is_unexpected = |outcome: &&Outcome| !outcome.is_as_expected();
        Engine {
            name: report.engine.name,
            what: report.engine.what,
            command: report.engine.command,
            not_verified: report.engine.not_verified,
            version: report.header.as_ref().map(|header| header.version.as_str()),
            seconds: report.seconds,
            state,
            why,
            outcomes,
            planned,
            unexpected: report.outcomes.iter().filter(is_unexpected).count(),
            explored: report.unit().map(|unit| unit.count(report.explored())),
        }
    }
}

impl<'a> Counterexample<'a> {
    fn new(line: &'a Line<'a>) -> Option<Self> {
        let trace = line.outcome.counterexample.as_ref()?;
        Some(Counterexample {
            line,
            site: site(&line.outcome.subject).map(|(_, name)| name),
            sentence: sentence(line.outcome)?,
            drawing: Drawing::new(&Execution::new(trace, line.outcome.kind)),
        })
    }
}

/// A time, for a person.
fn time(seconds: f64) -> String {
    let whole = seconds.max(0.0).round() as u64;
    match whole {
        _ if seconds < 0.005 => String::from("0 s"),
        _ if seconds < 1.0 => format!("{seconds:.2} s"),
        _ if seconds < 10.0 => format!("{seconds:.1} s"),
        ..120 => format!("{whole} s"),
        120..7200 => format!("{} min", (whole + 30) / 60),
        _ => format!("{} h {} min", whole / 3600, whole % 3600 / 60),
    }
}

/// A text in which what is between backticks is code.
fn code(text: &str) -> Value {
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(i, part)| match i % 2 {
        0 => HtmlEscape(part).to_string(),
        _ => format!("<code>{}</code>", HtmlEscape(part)),
    });
    Value::from_safe_string(parts.collect())
}

/// A text that may break after a slash.
fn breaks(text: &str) -> Value {
    Value::from_safe_string(
        HtmlEscape(text)
            .to_string()
            .replace("&#x2f;", "/")
            .replace('/', "/<wbr>"),
    )
}
