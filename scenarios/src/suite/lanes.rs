//! Draws an execution: a column for each thread, a line for each step.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::OnceLock;

use chase_lev::research::hook::Note;
use chase_lev::research::{Access, Site};

use super::instruments::trace::{Event, Value};
use super::instruments::writes::Seen;

const WIDTH: usize = 44;

/// What the threads are called, if they are no owner and thieves.
pub static NAMES: OnceLock<&[&str]> = OnceLock::new();

/// A step of an execution, as it is drawn.
#[derive(Default)]
pub struct Step {
    /// The number of the thread; 0 is the owner.
    pub thread: usize,
    pub kind: &'static str,
    /// What happens, in one line.
    pub text: String,
    pub site: Option<Site>,
    pub place: Option<String>,
    /// What was read or written.
    pub value: Option<String>,
    /// The step that wrote what was read, if one did.
    pub reads: Option<usize>,
    /// The step that wrote the newest value, if the read is stale.
    pub newest: Option<usize>,
    /// The element that is pushed, or that was taken.
    pub element: Option<usize>,
}

/// The names of the threads.
pub fn threads(events: &[(usize, Event)]) -> Vec<String> {
    let threads = events.iter().map(|(thread, _)| thread + 1).max();
    let names = NAMES.get().copied().unwrap_or_default();
    let name = |thread| match (names.get(thread), thread) {
        (Some(name), _) => String::from(*name),
        (None, 0) => String::from("owner"),
        (None, number) => format!("thief {number}"),
    };
    (0..threads.unwrap_or(0)).map(name).collect()
}

/// The steps of an execution, in lanes, as text.
pub fn draw(events: &[(usize, Event)]) -> String {
    let mut drawing = String::from("step  ");
    for name in threads(events) {
        let _ = write!(drawing, "{name:WIDTH$}");
    }
    drawing.truncate(drawing.trim_end().len());
    for (number, step) in (1..).zip(steps(events)) {
        let outside = ["call", "return"].contains(&step.kind) || step.text.starts_with('(');
        let indent = step.thread * WIDTH + if outside { 0 } else { 2 };
        let _ = write!(drawing, "\n{number:>4}  {:indent$}{}", "", step.text);
    }
    drawing
}

/// The steps of an execution.
pub fn steps(events: &[(usize, Event)]) -> Vec<Step> {
    let mut places = Places::default();
    let step = |(thread, event): &(usize, Event)| Step {
        thread: *thread,
        ..step(event, &mut places)
    };
    events.iter().map(step).collect()
}

fn step(event: &Event, places: &mut Places) -> Step {
    match event {
        Event::Call(call) => Step {
            kind: "call",
            text: call.clone(),
            element: call.strip_prefix("push ").and_then(|id| id.parse().ok()),
            ..Step::default()
        },
        Event::Return(outcome) => Step {
            kind: "return",
            text: format!("= {outcome}"),
            element: taken(outcome),
            ..Step::default()
        },
        Event::Spawned => other("(the thieves start)"),
        Event::Joined => other("(the thieves are done)"),
        Event::Load {
            site,
            value,
            newest,
            seen,
        } => {
            let stale = match seen.wrote == seen.newest {
                true => String::new(),
                false => format!(", stale: now {}", content(newest)),
            };
            let text = format!("{} -> {}{stale}", slot(value), content(value));
            read(
                "load",
                site,
                text,
                places.name(site, seen.at, value),
                content(value),
                seen,
            )
        }
        Event::Store { site, value, at } => {
            let text = format!("{} <- {}", slot(value), content(value));
            Step {
                place: Some(places.name(site, *at, value)),
                value: Some(content(value)),
                ..access("store", site, text)
            }
        }
        Event::Cas {
            site,
            old,
            new,
            found,
            seen,
        } => {
            let place = places.name(site, seen.at, &Value::Index(*old));
            match found {
                None => read(
                    "update",
                    site,
                    format!(" {old} => {new}"),
                    place,
                    new.to_string(),
                    seen,
                ),
                Some(found) => {
                    let text = format!(" {old}, but found {found}");
                    read("failure", site, text, place, found.to_string(), seen)
                }
            }
        }
        Event::Record { site, done } => access(
            "other",
            site,
            String::from(if *done { "" } else { ", in vain" }),
        ),
        Event::Fence { site } => access("fence", site, String::new()),
        Event::Note(Note::Pin) => other("pin"),
        Event::Note(Note::Unpin) => other("unpin"),
        Event::Note(Note::Retire) => other("retire the old ring"),
        Event::Other(what) => other(what),
        Event::Free { ring } => other(&format!("free ring {ring}")),
    }
}

fn other(text: &str) -> Step {
    Step {
        kind: "other",
        text: text.to_owned(),
        ..Step::default()
    }
}

fn access(kind: &'static str, site: &Site, what: String) -> Step {
    Step {
        kind,
        text: format!("{} {}{what}", site.name(), order(site)),
        site: Some(*site),
        ..Step::default()
    }
}

fn read(
    kind: &'static str,
    site: &Site,
    what: String,
    place: String,
    value: String,
    seen: &Seen,
) -> Step {
    Step {
        place: Some(place),
        value: Some(value),
        reads: seen.wrote,
        newest: seen.newest.filter(|_| seen.wrote != seen.newest),
        ..access(kind, site, what)
    }
}

/// How a site orders, as it is drawn.
pub fn order(site: &Site) -> String {
    match site.access() {
        Access::LightFence => String::from("Light"),
        Access::HeavyFence => String::from("Heavy"),
        _ => format!("{:?}", site.order()),
    }
}

/// The element that an operation took, if it took one.
fn taken(outcome: &str) -> Option<usize> {
    let popped = outcome.strip_prefix("Popped(Some(");
    let taken = popped.or(outcome.strip_prefix("Stolen("))?;
    // A thief learns later what a batch has brought.
    let element = taken.trim_end_matches(')').parse().ok();
    element.filter(|element| *element > 0)
}

/// The element that was taken again, if that is what went wrong.
pub fn taken_again(message: &str) -> Option<usize> {
    let (element, what) = message.strip_prefix("element ")?.split_once(' ')?;
    let element = element.parse().ok();
    element.filter(|_| ["was taken twice", "was dropped twice"].contains(&what))
}

/// The names of locations.
#[derive(Default)]
struct Places(HashMap<&'static str, Vec<usize>>);

impl Places {
    /// The name of the location of this number. There may be several of a kind: thieves have
    /// deques as well.
    fn name(&mut self, site: &Site, at: usize, value: &Value) -> String {
        if let Value::Slot { place, .. } = value {
            return format!("ring {}[{}]", place.ring, place.word);
        }
        let kind = match site.name() {
            "push.top" | "pop.top" | "pop.cas" | "steal.top" | "steal.cas" | "batch.cas" => "top",
            "grow.ring" | "steal.ring" => "ring",
            name if name.ends_with(".head") => "head",
            name if name.ends_with(".tail") => "tail",
            "pop.batches" | "batch.cool" | "batch.enter" | "batch.leave" => "batches",
            "reader.enter" | "reader.leave" | "retire.look" => "count",
            name if name.starts_with("record") => "record",
            name => match name.split_once('.') {
                Some(("publish" | "search" | "sleep" | "wake", _)) => "idle",
                Some((kind @ ("latch" | "count" | "jobs"), _)) => kind,
                _ => "bottom",
            },
        };
        let known = self.0.entry(kind).or_default();
        let number = known.iter().position(|other| *other == at);
        let number = number.unwrap_or_else(|| {
            known.push(at);
            known.len() - 1
        });
        match (kind, number) {
            (_, 0) => kind.to_owned(),
            ("count" | "record", more) => format!("{kind} {}", more + 1),
            (_, more) => format!("{kind} of deque {}", more + 1),
        }
    }
}

fn slot(value: &Value) -> String {
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
