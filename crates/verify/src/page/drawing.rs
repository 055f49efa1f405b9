//! The drawing of a counterexample: the lanes of [`Lanes`], with bands for the operations and edges for the
//! relations between steps. This module computes the positions; `drawing.html` draws.

use super::execution::{Execution, Operation, Relation};
use crate::results::{Failure, Lanes, Step, Trace};

/// The width of a character.
const CHARACTER: usize = 8;
/// The most characters in a line of a lane.
const LINE: usize = 42;
/// The height of a line.
const HEIGHT: usize = 19;
/// The room for the steps' numbers.
const NUMBERS: usize = 38;
/// The room between lanes, for the edges.
const GAP: usize = 88;
/// The room in a lane before the text.
const BEFORE: usize = 24;
/// The room in a lane after the text.
const AFTER: usize = 34;
/// The height of the lanes' titles.
const TITLE: usize = 36;

/// A drawing.
pub struct Drawing<'a> {
    pub width: usize,
    pub height: usize,
    pub lanes: Vec<Lane<'a>>,
    pub rows: Vec<Row<'a>>,
    pub bands: Vec<Band>,
    pub edges: Vec<Edge>,
    pub twice: bool,
}

/// A thread's lane.
pub struct Lane<'a> {
    pub title: &'a str,
    pub left: usize,
    pub right: usize,
}

/// A step's row.
pub struct Row<'a> {
    pub lane: usize,
    pub top: usize,
    pub middle: usize,
    pub step: &'a Step,
    pub lines: Vec<Line<'a>>,
    /// True if the step takes the element that is taken twice.
    pub again: bool,
}

/// A line of a step's text.
pub struct Line<'a> {
    pub x: usize,
    pub y: usize,
    pub site: Option<&'a str>,
    pub text: String,
    /// The part of the text that says that a read is stale.
    pub stale: String,
    pub length: usize,
}

/// An operation.
pub struct Band {
    pub lane: usize,
    pub top: usize,
    pub height: usize,
    pub twice: bool,
    pub ended: bool,
}

/// A relation between two steps.
pub struct Edge {
    pub relation: Relation,
    pub from: usize,
    pub to: usize,
    pub minor: bool,
    pub path: String,
}

impl<'a> Drawing<'a> {
    /// Lays out a trace, with lanes as wide and rows as high as their texts.
    pub fn new(trace: &'a Trace, kind: &Option<Failure>) -> Self {
        let execution = &Execution::new(trace, *kind);
        let lanes = Lanes::from(trace);
        let mut top = TITLE;
        let mut rows = Vec::new();
        for (at, row) in lanes.rows.iter().enumerate() {
            let takes = execution.operation(at).is_some_and(|op| op.takes.is_some());
            let taken = row.step.element.filter(|_| takes);
            let lines = wrap(row.step);
            let below = top + lines.len() * HEIGHT;
            rows.push(Row {
                lane: row.lane,
                top,
                middle: top + HEIGHT / 2,
                step: row.step,
                lines: placed(row.step, lines, row.inside, top),
                again: taken.is_some() && taken == execution.twice,
            });
            top = below;
        }
        let mut left = NUMBERS;
        let lane = |(number, title): (usize, &'a str)| {
            let mine = rows.iter().filter(|row| row.lane == number);
            let lines = mine.flat_map(|row| &row.lines).map(|line| line.length);
            let longest = lines.chain([title.chars().count()]).max();
            let right = left + BEFORE + longest.unwrap_or(0) * CHARACTER + AFTER;
            let lane = Lane { title, left, right };
            left = right + GAP;
            lane
        };
        let lanes: Vec<_> = lanes.titles.into_iter().enumerate().map(lane).collect();
        let takers = execution.takers();
        let band = |operation: &Operation| {
            let (first, last) = (&rows[operation.first], &rows[operation.last]);
            let top = first.top + 1;
            Band {
                lane: first.lane,
                top,
                height: last.top + last.lines.len() * HEIGHT - 1 - top,
                twice: takers.contains(&operation),
                ended: operation.ended,
            }
        };
        let edge = |(relation, from, to)| {
            let operation = execution.operation(to);
            let matters = operation == execution.failing()
                || operation.is_some_and(|operation| takers.contains(&operation));
            Edge {
                relation,
                from,
                to,
                minor: relation == Relation::Rf && !matters,
                path: path(&lanes, relation, &rows[from], &rows[to]),
            }
        };
        Drawing {
            width: left - GAP + 2,
            height: top + 10,
            bands: execution.operations.iter().map(band).collect(),
            edges: execution.relations().into_iter().map(edge).collect(),
            lanes,
            rows,
            twice: execution.twice.is_some(),
        }
    }

    /// Returns true if there is an edge of this relation, which the legend then explains.
    pub fn shows(&self, relation: Relation) -> bool {
        self.edges.iter().any(|edge| edge.relation == relation)
    }
}

/// Returns the path from step to step: along the row, through the gap beside the first lane, and along the
/// other row. In the lanes between, these rows are empty.
fn path(lanes: &[Lane], relation: Relation, from: &Row, to: &Row) -> String {
    let shift = match relation {
        Relation::Rf => -3,
        Relation::Fr | Relation::Ot => 4,
        Relation::Sc => 0,
    };
    let [y, goal] = [from, to].map(|row| row.middle.saturating_add_signed(shift));
    let [after, target_after] =
        [from, to].map(|row| lanes[row.lane].left + BEFORE + row.lines[0].length * CHARACTER + 6);
    let Lane { left, right, .. } = lanes[from.lane];
    let (start, leave, enter, end) = if from.lane < to.lane {
        (after, right + 4, right + GAP - 4, lanes[to.lane].left + 2)
    } else {
        (left + 2, left - 4, left + 4 - GAP, target_after)
    };
    let middle = leave.midpoint(enter);
    format!("M{start} {y}H{leave}C{middle} {y} {middle} {goal} {enter} {goal}H{end}")
}

/// Breaks a step's text into lines. There is at least one.
fn wrap(step: &Step) -> Vec<String> {
    let stale = step.newest.is_some() && !step.text.contains("stale");
    let text = step.text.trim().to_owned() + if stale { ", stale" } else { "" };
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + 1 + word.len() <= LINE => *line += &format!(" {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Places these lines within a lane.
fn placed(step: &Step, lines: Vec<String>, inside: bool, top: usize) -> Vec<Line<'_>> {
    let mut is_stale = false;
    let line = |(number, text): (usize, String)| {
        let told = text.find("stale").filter(|_| step.newest.is_some());
        let told = is_stale.then_some(0).or(told).unwrap_or(text.len());
        let (before, stale) = text.split_at(told);
        is_stale |= !stale.is_empty();
        let site = step.site.as_deref().filter(|_| number == 0);
        let site = site.filter(|site| before.starts_with(site));
        Line {
            x: if inside { BEFORE } else { 10 } + if number > 0 { CHARACTER } else { 0 },
            y: top + HEIGHT / 2 + 4 + number * HEIGHT,
            site,
            text: before[site.map_or(0, str::len)..].to_owned(),
            stale: stale.to_owned(),
            length: text.chars().count(),
        }
    };
    lines.into_iter().enumerate().map(line).collect()
}
