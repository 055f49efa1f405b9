//! Where everything is in a drawing.

use crate::results::{Step, Trace};

/// The width of a character.
pub const CHARACTER: usize = 8;
/// The most characters in a line of a lane.
const LINE: usize = 42;
/// The height of a line.
pub const HEIGHT: usize = 19;
/// The room for the steps' numbers.
pub const NUMBERS: usize = 38;
/// The room between lanes, for the relations.
const GAP: usize = 88;
/// The room in a lane before the text.
pub const BEFORE: usize = 24;
/// The room in a lane after the text.
const AFTER: usize = 34;
/// The height of the lanes' titles.
const TITLE: usize = 36;

/// Where everything is.
pub struct Layout {
    /// The lanes, of which the last may be nobody's.
    pub lanes: Vec<Lane>,
    /// A row for each step.
    pub rows: Vec<Row>,
    /// The drawing's width.
    pub width: usize,
    /// Its height.
    pub height: usize,
}

/// A thread's lane.
pub struct Lane {
    /// The thread.
    pub title: String,
    /// Its left edge.
    pub left: usize,
    /// Its right edge.
    pub right: usize,
}

/// A step's row.
pub struct Row {
    /// The number of the lane.
    pub lane: usize,
    /// Its upper edge.
    pub top: usize,
    /// The step's text.
    pub lines: Vec<String>,
}

impl Row {
    /// The middle of its first line.
    pub fn middle(&self) -> usize {
        self.top + HEIGHT / 2
    }

    /// Its lower edge.
    pub fn bottom(&self) -> usize {
        self.top + self.lines.len() * HEIGHT
    }
}

impl Layout {
    /// Lanes as wide as their texts, and rows as high.
    pub fn new(trace: &Trace) -> Self {
        let mut titles = trace.threads.clone();
        let lane = |step: &Step| match step.thread {
            Some(thread) if thread < trace.threads.len() => thread,
            _ => trace.threads.len(),
        };
        if trace.steps.iter().any(|step| lane(step) == titles.len()) {
            titles.push(String::from("others"));
        }
        let mut top = TITLE;
        let row = |step: &Step| {
            let lines = wrap(&text(step));
            let row = Row {
                lane: lane(step),
                top,
                lines,
            };
            top = row.bottom();
            row
        };
        let rows: Vec<Row> = trace.steps.iter().map(row).collect();
        let mut left = NUMBERS;
        let mut lanes = Vec::new();
        for (number, title) in titles.into_iter().enumerate() {
            let mine = rows.iter().filter(|row| row.lane == number);
            let lines = mine.flat_map(|row| &row.lines).chain([&title]);
            let longest = lines.map(|line| line.chars().count()).max().unwrap_or(0);
            let right = left + BEFORE + longest * CHARACTER + AFTER;
            lanes.push(Lane { title, left, right });
            left = right + GAP;
        }
        Layout {
            width: left - GAP + 2,
            height: top + 10,
            lanes,
            rows,
        }
    }

    /// From step to step: along the row, through the gap beside the first lane, and along the
    /// other row. In the lanes between, these rows are empty.
    pub fn path(&self, from: usize, to: usize, shift: isize) -> String {
        let (source, target) = (&self.rows[from], &self.rows[to]);
        let [y, goal] = [source, target].map(|row| row.middle().saturating_add_signed(shift));
        let after = |row: &Row| {
            let first = row.lines[0].chars().count();
            self.lanes[row.lane].left + BEFORE + first * CHARACTER + 6
        };
        let Lane { left, right, .. } = self.lanes[source.lane];
        let target_left = self.lanes[target.lane].left;
        let (start, leave, enter, end) = match source.lane < target.lane {
            true => (after(source), right + 4, right + GAP - 4, target_left + 2),
            false => (left + 2, left - 4, left + 4 - GAP, after(target)),
        };
        let middle = leave.midpoint(enter);
        format!("M{start} {y}H{leave}C{middle} {y} {middle} {goal} {enter} {goal}H{end}")
    }
}

/// A step as it is drawn.
fn text(step: &Step) -> String {
    let text = step.text.trim();
    match step.newest {
        Some(_) if !text.contains("stale") => format!("{text}, stale"),
        _ => text.to_owned(),
    }
}

/// The lines of a text. There is at least one.
fn wrap(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let mut word: Vec<char> = word.chars().collect();
        while !word.is_empty() {
            let line = lines.last_mut().expect("there is one");
            let length = line.chars().count();
            let room = LINE.saturating_sub(length + usize::from(length > 0));
            if word.len() <= room || length == 0 {
                let rest = word.split_off(word.len().min(LINE));
                line.extend((length > 0).then_some(' ').into_iter().chain(word));
                word = rest;
            }
            if !word.is_empty() {
                lines.push(String::new());
            }
        }
    }
    lines
}
