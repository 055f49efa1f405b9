//! A counterexample, drawn: a lane for each thread, a row for each step.

use std::fmt::Write;

use minijinja::HtmlEscape;

use super::execution::{Execution, Operation, Relation};
use super::layout::{BEFORE, CHARACTER, HEIGHT, Lane, Layout, NUMBERS};
use crate::results::{Kind, Step, Trace};

/// What a drawing shows, for its legend.
#[derive(Debug, Default, serde::Serialize)]
pub struct Shown {
    reads_from: bool,
    stale: bool,
    overtaken: bool,
    fences: bool,
    twice: bool,
}

/// The drawing as SVG, and what is in it. `id` is the prefix of its identifiers, and `title`
/// and `description` are for those who do not see it.
pub fn draw(
    trace: &Trace,
    message: Option<&str>,
    id: &str,
    title: &str,
    description: &str,
) -> (String, Shown) {
    let execution = Execution::new(trace, message);
    let layout = Layout::new(trace);
    let mut svg = String::new();
    let (width, height) = (layout.width, layout.height);
    let (id, title, description) = (HtmlEscape(id), HtmlEscape(title), HtmlEscape(description));
    let _ = write!(
        svg,
        "<svg class=\"lanes\" role=\"img\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" aria-labelledby=\"{id}-t {id}-d\">\
         <title id=\"{id}-t\">{title}</title><desc id=\"{id}-d\">{description}</desc>"
    );
    layout.lanes(&mut svg);
    layout.operations(&mut svg, &execution);
    let shown = layout.relations(&mut svg, &execution);
    for number in 0..trace.steps.len() {
        layout.step(&mut svg, &execution, number);
    }
    svg.push_str("</svg>");
    (svg, shown)
}

impl Layout {
    fn lanes(&self, svg: &mut String) {
        for Lane { title, left, right } in &self.lanes {
            let _ = write!(
                svg,
                "<text class=\"lane\" x=\"{left}\" y=\"18\">{}</text>\
                 <path class=\"rule\" d=\"M{left} 27H{right}\"/>",
                HtmlEscape(title)
            );
        }
    }

    /// A band for each operation.
    fn operations(&self, svg: &mut String, execution: &Execution) {
        let takers: Vec<_> = execution.takers().iter().map(|op| op.first).collect();
        for operation in &execution.operations {
            let Lane { left, right, .. } = self.lanes[operation.thread];
            let top = self.rows[operation.first].top + 1;
            let height = self.rows[operation.last].bottom() - 1 - top;
            let twice = if takers.contains(&operation.first) {
                " twice"
            } else {
                ""
            };
            let open = if operation.ended { "" } else { " open" };
            let _ = write!(
                svg,
                "<rect class=\"op{twice}{open}\" x=\"{left}\" y=\"{top}\" width=\"{}\" \
                 height=\"{height}\" rx=\"5\"/>",
                right - left
            );
        }
    }

    fn relations(&self, svg: &mut String, execution: &Execution) -> Shown {
        let mut shown = Shown {
            twice: execution.twice.is_some(),
            ..Shown::default()
        };
        let failing = execution.failing().map(|operation| operation.first);
        let takers = execution.takers();
        let matters = |step: usize| {
            let operation = execution.operation(step).map(|operation| operation.first);
            operation == failing || takers.iter().any(|taker| Some(taker.first) == operation)
        };
        for (relation, from, to) in execution.relations() {
            let (class, flag, shift) = match relation {
                Relation::ReadsFrom => ("rf", &mut shown.reads_from, -3),
                Relation::Stale => ("fr", &mut shown.stale, 4),
                Relation::Overtaken => ("ot", &mut shown.overtaken, 4),
                Relation::Fences => ("sc", &mut shown.fences, 0),
            };
            *flag = true;
            let minor = match relation == Relation::ReadsFrom && !matters(to) {
                true => " minor",
                false => "",
            };
            let _ = write!(
                svg,
                "<path class=\"e {class}{minor}\" data-a=\"{from}\" data-b=\"{to}\" d=\"{}\"/>",
                self.path(from, to, shift)
            );
        }
        shown
    }

    fn step(&self, svg: &mut String, execution: &Execution, number: usize) {
        let (row, step) = (&self.rows[number], execution.step(number));
        let left = self.lanes[row.lane].left;
        let (y, base) = (row.middle(), row.middle() + 4);
        let _ = write!(
            svg,
            "<g class=\"s\" data-t=\"{}\" data-y=\"{}\">\
             <text class=\"n\" x=\"{}\" y=\"{base}\">{}</text>{}",
            row.lane,
            row.top,
            NUMBERS - 10,
            number + 1,
            mark(step, left + 12, y),
        );
        let frame = matches!(step.kind, Kind::Call | Kind::Return);
        let class = if frame { " class=\"c\"" } else { "" };
        let mut stale = false;
        for (line, content) in row.lines.iter().enumerate() {
            let x = left + if frame { 10 } else { BEFORE } + if line > 0 { CHARACTER } else { 0 };
            let (before, after) = match content.find("stale").filter(|_| step.newest.is_some()) {
                _ if stale => ("", content.as_str()),
                Some(at) => content.split_at(at),
                None => (content.as_str(), ""),
            };
            let site = step.site.as_deref().filter(|_| line == 0);
            let (site, before) =
                match site.and_then(|site| Some((site, before.strip_prefix(site)?))) {
                    Some((site, rest)) => (
                        format!("<tspan class=\"b\">{}</tspan>", HtmlEscape(site)),
                        rest,
                    ),
                    None => (String::new(), before),
                };
            let _ = write!(
                svg,
                "<text{class} x=\"{x}\" y=\"{}\">{site}{}",
                base + line * HEIGHT,
                HtmlEscape(before)
            );
            if !after.is_empty() {
                stale = true;
                let _ = write!(svg, "<tspan class=\"st\">{}</tspan>", HtmlEscape(after));
            }
            svg.push_str("</text>");
        }
        self.element(svg, execution, number);
        svg.push_str("</g>");
    }

    /// The element that is pushed or taken, at the end of the lane.
    fn element(&self, svg: &mut String, execution: &Execution, number: usize) {
        let takers = execution.takers();
        let fails = |op: &&&Operation| op.takes.is_none() && op.last == number;
        let failing = takers.iter().find(fails).and(execution.twice);
        let Some(element) = execution.step(number).element.or(failing) else {
            return;
        };
        let row = &self.rows[number];
        let takes = execution.operation(number).is_some_and(Operation::is_take);
        let again = takes && execution.twice == Some(element);
        let class = if again { "el again" } else { "el" };
        let (x, y) = (self.lanes[row.lane].right - 14, row.middle());
        let _ = write!(
            svg,
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"8\"/>"
        );
        if again {
            let _ = write!(
                svg,
                "<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"11\"/>"
            );
        }
        let base = y + 4;
        let _ = write!(
            svg,
            "<text class=\"{class}\" x=\"{x}\" y=\"{base}\">{element}</text>"
        );
    }
}

/// The shape of a step: what it does to memory.
fn mark(step: &Step, x: usize, y: usize) -> String {
    match step.kind {
        Kind::Load if step.newest.is_some() => {
            format!("<path class=\"m old\" d=\"M{x} {}l5 9h-10z\"/>", y - 5)
        }
        Kind::Load => format!("<circle class=\"m\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>"),
        Kind::Store => format!("<circle class=\"m w\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>"),
        Kind::Update => format!("<path class=\"m w\" d=\"M{x} {}l5 5-5 5-5-5z\"/>", y - 5),
        Kind::Failure => format!("<path class=\"m\" d=\"M{x} {}l5 5-5 5-5-5z\"/>", y - 5),
        Kind::Fence => format!("<path class=\"m f\" d=\"M{} {y}h12\"/>", x - 6),
        Kind::Call | Kind::Return | Kind::Other => String::new(),
    }
}
