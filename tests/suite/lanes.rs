//! Draws an execution: a column for each thread, a line for each step.

use std::fmt::Write;

use chase_lev::research::Site;
use chase_lev::research::hook::Note;

use super::instruments::trace::{Event, Value};

const WIDTH: usize = 44;

/// The steps of an execution, each with the number of its thread; 0 is the
/// owner.
pub fn draw(events: &[(usize, Event)]) -> String {
    let threads = events.iter().map(|(thread, _)| thread + 1).max();
    let title = |thread| match thread {
        0 => String::from("owner"),
        number => format!("thief {number}"),
    };
    let mut drawing = String::from("step  ");
    for thread in 0..threads.unwrap_or(0) {
        let _ = write!(drawing, "{:WIDTH$}", title(thread));
    }
    drawing.truncate(drawing.trim_end().len());
    for (step, (thread, event)) in (1..).zip(events) {
        let indent = thread * WIDTH;
        let _ = write!(drawing, "\n{step:>4}  {:indent$}{}", "", describe(event));
    }
    drawing
}

fn describe(event: &Event) -> String {
    match event {
        Event::Call(call) => call.clone(),
        Event::Spawned => String::from("(the thieves start)"),
        Event::Joined => String::from("(the thieves are done)"),
        Event::Return(outcome) => format!("= {outcome}"),
        Event::Load {
            site,
            value,
            newest,
        } => {
            let stale = match value == newest {
                true => String::new(),
                false => format!(", stale: now {}", content(newest)),
            };
            access(
                site,
                format!("{} -> {}{stale}", place(value), content(value)),
            )
        }
        Event::Store { site, value } => {
            access(site, format!("{} <- {}", place(value), content(value)))
        }
        Event::Cas {
            site,
            old,
            new,
            found: None,
        } => access(site, format!(" {old} => {new}")),
        Event::Cas {
            site,
            old,
            found: Some(found),
            ..
        } => access(site, format!(" {old}, but found {found}")),
        Event::Record { site, done } => {
            access(site, String::from(if *done { "" } else { ", in vain" }))
        }
        Event::Fence { site } => access(site, String::new()),
        Event::Note(Note::Pin) => String::from("  pin"),
        Event::Note(Note::Unpin) => String::from("  unpin"),
        Event::Note(Note::Retire) => String::from("  retire the old ring"),
        Event::Free { ring } => format!("  free ring {ring}"),
    }
}

fn access(site: &Site, what: String) -> String {
    format!("  {} {:?}{what}", site.name(), site.order())
}

fn place(value: &Value) -> String {
    match value {
        Value::Index(_) | Value::Ring(_) | Value::Record => String::new(),
        Value::Slot { place, .. } => format!(" ring {}[{}]", place.ring, place.word),
    }
}

fn content(value: &Value) -> String {
    match value {
        Value::Index(index) => index.to_string(),
        Value::Ring(ring) => format!("ring {ring}"),
        Value::Record => String::from("a record"),
        Value::Slot { version: 0, .. } => String::from("unwritten"),
        Value::Slot { version, .. } => format!("write {version}"),
    }
}
