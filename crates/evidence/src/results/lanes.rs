//! The layout of an execution: a column for each thread, a row for each step.

use std::fmt;

use super::{Kind, Step, Trace};

/// An execution, laid out.
pub struct Lanes<'a> {
    /// The titles of the lanes. The last lane may be for steps of no thread.
    pub titles: Vec<&'a str>,
    /// A row for each step.
    pub rows: Vec<Row<'a>>,
}

/// A row.
pub struct Row<'a> {
    /// The number of its lane.
    pub lane: usize,
    /// True if the step is within an operation, so that it is indented.
    pub inside: bool,
    /// The step.
    pub step: &'a Step,
}

impl<'a> From<&'a Trace> for Lanes<'a> {
    fn from(trace: &'a Trace) -> Self {
        let mut titles: Vec<_> = trace.threads.iter().map(String::as_str).collect();
        let nobody = titles.len();
        let row = |step: &'a Step| Row {
            lane: step.thread.map_or(nobody, |thread| thread.min(nobody)),
            inside: !matches!(step.kind, Kind::Call | Kind::Return) && !step.text.starts_with('('),
            step,
        };
        let rows: Vec<_> = trace.steps.iter().map(row).collect();
        if rows.iter().any(|row| row.lane == nobody) {
            titles.push("others");
        }
        Lanes { titles, rows }
    }
}

/// The width of a lane of text.
const WIDTH: usize = 44;

/// The greatest length of a loop that is shown only once.
const LOOP: usize = 64;

impl fmt::Display for Lanes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let titles = self.titles.iter().map(|title| format!("{title:WIDTH$}"));
        write!(f, "step  {}", titles.collect::<String>().trim_end())?;
        let (steps, times) = self.repetition().unwrap_or_default();
        let shown = self.rows.len() - steps * times;
        for (number, Row { lane, inside, step }) in (1..).zip(&self.rows[..shown]) {
            let indent = lane * WIDTH + if *inside { 2 } else { 0 };
            write!(f, "\n{number:>4}  {:indent$}{}", "", step.text)?;
        }
        if times > 0 {
            write!(f, "\n      (the last {steps} steps, {times} more times)")?;
        }
        Ok(())
    }
}

impl Lanes<'_> {
    /// Returns the number of steps of the loop in which the execution ends, and how often it repeats them.
    fn repetition(&self) -> Option<(usize, usize)> {
        let rows = self.rows.iter().rev();
        let rows: Vec<_> = rows.map(|row| (row.lane, &row.step.text)).collect();
        (1..=LOOP).find_map(|steps| {
            let same = rows.iter().zip(&rows[steps.min(rows.len())..]);
            let times = same.take_while(|(row, before)| row == before).count() / steps;
            (times > 9).then_some((steps, times))
        })
    }
}
