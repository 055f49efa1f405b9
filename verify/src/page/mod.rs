//! The page: what a run has found, in one file of HTML that needs no other.

mod cause;
mod drawing;
mod execution;
mod layout;
mod names;
mod sentence;
mod sites;
mod verdicts;

use std::collections::BTreeMap;

use anyhow::Context;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{Environment, HtmlEscape, Value};
use serde::Serialize;

use crate::evidence::{Ending, Evidence, Report};
use crate::results::{Outcome, Verdict, thousands};
use names::Found;

/// The parts of the page, by the names by which they include each other.
const TEMPLATES: [(&str, &str); 5] = [
    ("page.html", include_str!("page.html")),
    ("engines.html", include_str!("engines.html")),
    ("verdicts.html", include_str!("verdicts.html")),
    ("sites.html", include_str!("sites.html")),
    ("counterexamples.html", include_str!("counterexamples.html")),
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
    environment.add_filter("sites", code_of_sites);
    environment.add_filter("breaks", breaks);
    for (name, template) in TEMPLATES {
        environment.add_template(name, template).context(name)?;
    }
    let found = names::all(evidence);
    let page = environment.get_template("page.html")?;
    Ok(page.render(Serde(Page::new(evidence, &found)))?)
}

/// What the templates know.
#[derive(Serialize)]
struct Page<'a> {
    run: Run<'a>,
    style: &'static str,
    script: &'static str,
    summary: Summary,
    engines: Vec<Engine<'a>>,
    tables: Vec<verdicts::Table<'a>>,
    sites: Vec<sites::Section<'a>>,
    counterexamples: Vec<Counterexample<'a>>,
}

/// Of what this is the evidence.
#[derive(Serialize)]
struct Run<'a> {
    version: &'a str,
    date: &'a str,
    machine: &'a str,
    extent: &'a str,
}

/// The verdict on everything.
#[derive(Serialize)]
struct Summary {
    outcomes: usize,
    unexpected: usize,
    left_out: usize,
    broken: usize,
    incomplete: usize,
}

/// What an engine has done, and what it does not verify.
#[derive(Serialize)]
struct Engine<'a> {
    report: Brief<'a>,
    /// `complete`, `left out`, `broken off` or `incomplete`, and why.
    state: &'static str,
    why: Option<&'a str>,
    outcomes: usize,
    planned: Option<usize>,
    unexpected: usize,
    /// How much it has explored, by unit.
    explored: Vec<String>,
}

/// A report without its outcomes.
#[derive(Serialize)]
struct Brief<'a> {
    engine: &'a str,
    what: &'a str,
    command: &'a str,
    not_verified: &'a [String],
    version: Option<&'a str>,
    seconds: f64,
}

/// An execution that failed.
#[derive(Serialize)]
struct Counterexample<'a> {
    line: verdicts::Line<'a>,
    site: Option<&'static str>,
    sentence: String,
    svg: String,
    shown: drawing::Shown,
    steps: usize,
}

impl<'a> Page<'a> {
    fn new(evidence: &'a Evidence, found: &'a [Found<'a>]) -> Self {
        let engines: Vec<_> = evidence.engines.iter().map(Engine::new).collect();
        let are = |state| {
            engines
                .iter()
                .filter(|engine| engine.state == state)
                .count()
        };
        Page {
            run: Run {
                version: &evidence.version,
                date: &evidence.date,
                machine: &evidence.machine,
                extent: &evidence.extent,
            },
            style: include_str!("style.css"),
            script: include_str!("script.js"),
            summary: Summary {
                outcomes: found.len(),
                unexpected: engines.iter().map(|engine| engine.unexpected).sum(),
                left_out: are("left out"),
                broken: are("broken off"),
                incomplete: are("incomplete"),
            },
            engines,
            tables: verdicts::tables(evidence, found),
            sites: sites::sections(found),
            counterexamples: found.iter().filter_map(Counterexample::new).collect(),
        }
    }
}

impl<'a> Engine<'a> {
    fn new(report: &'a Report) -> Self {
        let planned = report.header.as_ref().map(|header| header.planned);
        let (state, why) = match &report.ending {
            Ending::LeftOut(why) => ("left out", Some(why.as_str())),
            Ending::Broken(why) => ("broken off", Some(why.as_str())),
            Ending::Complete if planned.is_some_and(|planned| planned != report.outcomes.len()) => {
                ("incomplete", None)
            }
            Ending::Complete => ("complete", None),
        };
        let mut explored = BTreeMap::new();
        for outcome in &report.outcomes {
            *explored.entry(outcome.unit).or_insert(0) += outcome.explored;
        }
        let explored = explored
            .into_iter()
            .map(|(unit, number)| unit.count(number));
        let is_unexpected = |outcome: &&Outcome| !outcome.is_as_expected();
        Engine {
            state,
            why,
            outcomes: report.outcomes.len(),
            planned,
            unexpected: report.outcomes.iter().filter(is_unexpected).count(),
            explored: explored.collect(),
            report: Brief {
                engine: &report.engine,
                what: &report.what,
                command: &report.command,
                not_verified: &report.not_verified,
                version: report.header.as_ref().map(|header| header.version.as_str()),
                seconds: report.seconds,
            },
        }
    }
}

impl<'a> Counterexample<'a> {
    fn new(found: &'a Found<'a>) -> Option<Self> {
        let Found {
            engine,
            outcome,
            id,
        } = found;
        let (trace, message) = (outcome.counterexample.as_ref()?, outcome.message.as_deref());
        let sentence = sentence(outcome)?;
        let title = format!("{}: {engine}, {}", outcome.subject, outcome.check);
        let (svg, shown) = drawing::draw(trace, message, id, &title, &sentence);
        Some(Counterexample {
            line: verdicts::Line::new(found),
            site: verdicts::site(&outcome.subject),
            sentence,
            svg,
            shown,
            steps: trace.steps.len(),
        })
    }
}

/// What happened in the execution that failed, in a sentence.
pub fn sentence(outcome: &Outcome) -> Option<String> {
    let trace = outcome.counterexample.as_ref()?;
    let message = outcome.message.as_deref();
    Some(match outcome.verdict {
        Verdict::Unproved => sentence::induction(message),
        _ => sentence::describe(trace, message),
    })
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

/// A text in which the names of sites are code.
fn code_of_sites(text: &str) -> Value {
    let words = text.split(' ').map(|word| {
        let name = word.trim_end_matches([',', ';', '.']);
        let escaped = HtmlEscape(name);
        match verdicts::site(name) {
            Some(_) => format!("<code>{escaped}</code>{}", &word[name.len()..]),
            None => HtmlEscape(word).to_string(),
        }
    });
    Value::from_safe_string(words.collect::<Vec<_>>().join(" "))
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
