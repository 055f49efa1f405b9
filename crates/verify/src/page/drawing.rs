//! The drawing of a counterexample: the lanes of [`Lanes`], with bands for the operations and edges
//! for the relations between steps. This module computes the positions; `page.html` draws.

use super::execution::{Edge, Execution};
use crate::results::{Lanes, Row, Trace};

/// The width of a character.
const CHARACTER: usize = 8;
/// The height of a row.
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
    /// The execution that is drawn.
    pub execution: Execution<'a>,
    /// A lane for each thread.
    pub lanes: Vec<Lane<'a>>,
    /// A row for each step.
    pub rows: Vec<Row<'a>>,
}

/// A thread's lane.
pub struct Lane<'a> {
    /// Its title.
    pub title: &'a str,
    /// Its left edge.
    pub left: usize,
    /// Its right edge.
    pub right: usize,
}

impl<'a> Drawing<'a> {
    /// Lays out a trace, with lanes as wide as their texts.
    pub fn new(trace: &'a Trace) -> Self {
        let Lanes { titles, rows } = Lanes::from(trace);
        let mut left = NUMBERS;
        let lane = |(number, title): (usize, &'a str)| {
            let mine = rows.iter().filter(|row| row.lane == number);
            let longest = mine.map(characters).chain([title.len()]).max();
            let right = left + BEFORE + longest.unwrap_or(0) * CHARACTER + AFTER;
            let lane = Lane { title, left, right };
            left = right + GAP;
            lane
        };
        Drawing {
            execution: Execution::new(trace),
            lanes: titles.into_iter().enumerate().map(lane).collect(),
            rows,
        }
    }

    /// Returns the lane of a step.
    pub fn lane(&self, step: usize) -> &Lane<'a> {
        &self.lanes[self.rows[step].lane]
    }

    /// Returns the upper edge of a step's row.
    pub fn top(&self, step: usize) -> usize {
        TITLE + step * HEIGHT
    }

    /// Returns the path from step to step: along the row, through the gap beside the first lane,
    /// and along the other row. In the lanes between, these rows are empty.
    pub fn path(&self, edge: &Edge) -> String {
        let lower = if edge.stale { 4 } else { 0 };
        let [y, goal] = [edge.from, edge.to].map(|step| self.top(step) + HEIGHT / 2 + lower);
        let [from, to] = [edge.from, edge.to].map(|step| self.lane(step));
        let after = |step: usize| {
            let text = characters(&self.rows[step]) * CHARACTER;
            self.lane(step).left + BEFORE + text + 6
        };
        // The sides of the gap are four units away from the lanes.
        let (start, leave, enter, end) = if from.left < to.left {
            let leave = from.right + 4;
            (after(edge.from), leave, leave + GAP - 8, to.left + 2)
        } else {
            let leave = from.left - 4;
            (from.left + 2, leave, leave + 8 - GAP, after(edge.to))
        };
        let middle = leave.midpoint(enter);
        format!("M{start} {y}H{leave}C{middle} {y} {middle} {goal} {enter} {goal}H{end}")
    }
}

/// Returns the number of characters of a row's text.
fn characters(row: &Row) -> usize {
    row.step.text.trim().chars().count()
}
