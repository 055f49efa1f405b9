//! The table of verdicts: a row for each subject, a cell for each engine.

use itertools::Itertools;

use super::line::{Line, identifiers};
use crate::evidence::{Evidence, Report, count};
use crate::results::{About, HEADINGS, Outcome, Verdict};

/// The subjects of one kind.
pub struct Table<'a> {
    pub title: &'static str,
    pub about: &'static str,
    pub subjects: Vec<Subject<'a>>,
}

/// A row.
pub struct Subject<'a> {
    pub id: String,
    pub name: &'a str,
    pub about: Option<&'a About>,
    pub is_as_expected: bool,
    pub cells: Vec<Cell<'a>>,
    pub outcomes: Vec<&'a Line<'a>>,
}

/// The outcomes of one engine about one subject.
pub struct Cell<'a> {
    pub engine: &'a str,
    /// The verdict, or the reason why there is none.
    pub state: &'static str,
    pub is_as_expected: bool,
    /// The check in which the subject fails.
    pub by: Option<&'a Line<'a>>,
    pub explored: String,
    pub seconds: f64,
    /// The number of outcomes.
    pub count: usize,
    pub notes: Vec<&'a str>,
}

/// Returns the tables, without empty ones.
pub fn tables<'a>(evidence: &'a Evidence, lines: &'a [Line<'a>]) -> Vec<Table<'a>> {
    let subjects = evidence.subjects();
    let tables = HEADINGS.into_iter().map(|(group, title, about)| {
        let of_group = subjects.iter().filter(|(of, _)| *of == group);
        let mut identify = identifiers();
        let subject = |&(_, name): &(_, &'a str)| {
            let mine = |line: &&Line| line.outcome.group == group && line.outcome.subject == name;
            let outcomes: Vec<_> = lines.iter().filter(mine).collect();
            let mut all = outcomes.iter().map(|line| line.outcome);
            let engines = evidence.engines.iter();
            Subject {
                id: identify(&format!("{group:?} {name}")),
                name,
                about: all.clone().find_map(|outcome| outcome.about.as_ref()),
                is_as_expected: all.all(Outcome::is_as_expected),
                cells: engines.map(|report| Cell::new(report, &outcomes)).collect(),
                outcomes,
            }
        };
        Table {
            title,
            about,
            subjects: of_group.map(subject).collect(),
        }
    });
    tables.filter(|table| !table.subjects.is_empty()).collect()
}

impl<'a> Cell<'a> {
    fn new(report: &'a Report, lines: &[&'a Line<'a>]) -> Self {
        let engine = report.engine.name.as_str();
        let mine = lines.iter().copied().filter(|line| line.engine == engine);
        let mine: Vec<_> = mine.collect();
        let outcomes = || mine.iter().map(|line| line.outcome);
        // The gravest verdict; among equals, the first.
        let chief = mine.iter().rev();
        let chief = chief.max_by_key(|line| match line.outcome.verdict {
            Verdict::Fails => 3,
            Verdict::Unproved => 2,
            Verdict::Unknown => 1,
            Verdict::Holds => 0,
        });
        let by = chief.copied();
        let by = by.filter(|line| line.outcome.verdict.is_against());
        let problems = outcomes().filter_map(|outcome| outcome.problem.as_deref());
        let reasons = outcomes().filter_map(|outcome| outcome.reason.as_deref());
        let notes = problems.chain(reasons.filter(|_| by.is_none()));
        Cell {
            engine,
            state: match (chief, report.state()) {
                (Some(chief), _) => chief.state(),
                (None, "complete" | "incomplete") => "not checked",
                (None, state) => state,
            },
            is_as_expected: outcomes().all(Outcome::is_as_expected),
            by,
            explored: chief.map_or_else(String::new, |chief| {
                let all = outcomes().map(|outcome| outcome.explored).sum();
                let number = by.map_or(all, |line| line.outcome.explored);
                count(number, chief.outcome.unit)
            }),
            seconds: outcomes().map(|outcome| outcome.seconds).sum(),
            count: mine.len(),
            notes: notes.unique().collect(),
        }
    }
}
