//! The table of verdicts: a row for each subject, a cell for each engine.

use serde::Serialize;

use super::names::{Found, identifiers};
use crate::evidence::{Ending, Evidence};
use crate::results::{About, Group, Outcome, Verdict};

/// The subjects of one kind.
#[derive(Serialize)]
pub struct Table<'a> {
    title: &'static str,
    about: &'static str,
    subjects: Vec<Subject<'a>>,
}

/// A row.
#[derive(Serialize)]
struct Subject<'a> {
    id: String,
    name: &'a str,
    about: Option<&'a About>,
    is_as_expected: bool,
    site: Option<&'static str>,
    cells: Vec<Cell<'a>>,
    outcomes: Vec<Line<'a>>,
}

/// What one engine has found about one subject.
#[derive(Serialize)]
struct Cell<'a> {
    engine: &'a str,
    /// What to say: a verdict, or why there is none.
    state: &'static str,
    is_as_expected: bool,
    /// By which check the subject fails, and the identifier of its counterexample.
    by: Option<(&'a str, Option<&'a str>)>,
    explored: String,
    seconds: f64,
    /// How many outcomes there are.
    count: usize,
    notes: Vec<&'a str>,
}

/// An outcome on its own.
#[derive(Serialize)]
pub struct Line<'a> {
    /// The engine.
    pub engine: &'a str,
    /// The identifier of its counterexample.
    pub id: &'a str,
    /// What to say of it.
    pub state: &'static str,
    /// What should have been.
    pub expected: &'static str,
    /// Whether it is.
    pub is_as_expected: bool,
    /// How much was explored, in words.
    pub explored: String,
    /// The outcome itself, without its trace.
    pub outcome: Brief<'a>,
    /// Whether there is a trace.
    pub has_trace: bool,
}

/// An outcome without its trace.
#[derive(Serialize)]
pub struct Brief<'a> {
    subject: &'a str,
    check: &'a str,
    exhaustive: bool,
    seconds: f64,
    message: Option<&'a str>,
    reason: Option<&'a str>,
    problem: Option<&'a str>,
}

impl<'a> Line<'a> {
    /// The line of this outcome.
    pub fn new(found: &'a Found<'a>) -> Self {
        let outcome = found.outcome;
        Line {
            engine: found.engine,
            id: &found.id,
            state: state(outcome),
            expected: outcome.expected.word(),
            is_as_expected: outcome.is_as_expected(),
            explored: outcome.unit.count(outcome.explored),
            has_trace: outcome.counterexample.is_some(),
            outcome: Brief {
                subject: &outcome.subject,
                check: &outcome.check,
                exhaustive: outcome.exhaustive,
                seconds: outcome.seconds,
                message: outcome.message.as_deref(),
                reason: outcome.reason.as_deref(),
                problem: outcome.problem.as_deref(),
            },
        }
    }
}

/// The tables, without those that are empty.
pub fn tables<'a>(evidence: &'a Evidence, found: &'a [Found<'a>]) -> Vec<Table<'a>> {
    let subjects = crate::table::subjects(evidence);
    let tables = Group::ALL.into_iter().map(|group| {
        let (title, about) = group.heading();
        let of_group = subjects.iter().filter(|(of, _)| *of == group);
        let names: Vec<_> = of_group.map(|(_, name)| *name).collect();
        let labels = names.iter().map(|name| format!("{group:?} {name}"));
        let ids = identifiers(&labels.collect::<Vec<_>>());
        let subjects = names.into_iter().zip(ids);
        let subjects = subjects.map(|(name, id)| {
            let mine =
                |found: &&Found| found.outcome.group == group && found.outcome.subject == name;
            Subject::new(evidence, name, id, found.iter().filter(mine).collect())
        });
        Table {
            title,
            about,
            subjects: subjects.collect(),
        }
    });
    tables.filter(|table| !table.subjects.is_empty()).collect()
}

impl<'a> Subject<'a> {
    fn new(evidence: &'a Evidence, name: &'a str, id: String, found: Vec<&'a Found<'a>>) -> Self {
        let cell = |(report, ending): (&'a str, &Ending)| {
            let mine = found.iter().filter(|found| found.engine == report);
            Cell::new(report, ending, &mine.copied().collect::<Vec<_>>())
        };
        let engines = evidence.engines.iter();
        let engines = engines.map(|report| (report.engine.as_str(), &report.ending));
        Subject {
            id,
            name,
            about: found.iter().find_map(|found| found.outcome.about.as_ref()),
            is_as_expected: found.iter().all(|found| found.outcome.is_as_expected()),
            site: site(name),
            cells: engines.map(cell).collect(),
            outcomes: found.into_iter().map(Line::new).collect(),
        }
    }
}

impl<'a> Cell<'a> {
    fn new(engine: &'a str, ending: &Ending, found: &[&'a Found<'a>]) -> Self {
        let outcomes = || found.iter().map(|found| found.outcome);
        // The verdict that says most; among failures, the first.
        let chief = found
            .iter()
            .rev()
            .max_by_key(|found| match found.outcome.verdict {
                Verdict::Fails => 3,
                Verdict::Unproved => 2,
                Verdict::Unknown => 1,
                Verdict::Holds => 0,
            });
        let fails = chief.filter(|found| found.outcome.verdict.is_against());
        let mut notes: Vec<&str> = Vec::new();
        let reasons = outcomes().filter_map(|outcome| outcome.reason.as_deref());
        let reasons = reasons.filter(|_| fails.is_none());
        let problems = outcomes().filter_map(|outcome| outcome.problem.as_deref());
        for note in problems.chain(reasons) {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
        Cell {
            engine,
            state: match (chief, ending) {
                (Some(chief), _) => state(chief.outcome),
                (None, Ending::LeftOut(_)) => "left out",
                (None, Ending::Broken(_)) => "broken off",
                (None, Ending::Complete) => "not checked",
            },
            is_as_expected: outcomes().all(Outcome::is_as_expected),
            by: fails.map(|found| {
                let link = found.outcome.counterexample.is_some();
                (
                    found.outcome.check.as_str(),
                    link.then_some(found.id.as_str()),
                )
            }),
            explored: chief.map_or_else(String::new, |chief| {
                let all = || outcomes().map(|outcome| outcome.explored).sum();
                let number = fails.map_or_else(all, |found| found.outcome.explored);
                chief.outcome.unit.count(number)
            }),
            seconds: outcomes().map(|outcome| outcome.seconds).sum(),
            count: found.len(),
            notes,
        }
    }
}

/// The verdict in a word. What is broken and does not fail has survived.
fn state(outcome: &Outcome) -> &'static str {
    match outcome.verdict {
        Verdict::Holds if outcome.reason.is_some() => "survives",
        verdict => verdict.word(),
    }
}

/// The site with which the name of a subject begins.
pub fn site(subject: &str) -> Option<&'static str> {
    let first = subject.split([' ', ',']).next()?;
    let mut rows = chase_lev::research::TABLE.iter();
    rows.find(|row| row.name == first).map(|row| row.name)
}
