//! An execution, step by step, as it is told to a person.

use std::collections::HashMap;
use std::sync::OnceLock;

use chase_lev_atomics::hook::Note;
use chase_lev_atomics::{Access, Site};
use chase_lev_results::{Kind, Step, Trace};

use super::instruments::trace::{Event, Value};
use super::instruments::writes::Seen;

/// What the threads are called, if they are no owner and thieves.
pub static NAMES: OnceLock<&[&str]> = OnceLock::new();

/// The names of the threads, and the steps.
pub fn trace(events: &[(usize, Event)]) -> Trace {
    let threads = events.iter().map(|(thread, _)| thread + 1).max();
    let names = NAMES.get().copied().unwrap_or_default();
    let name = |thread| match (names.get(thread), thread) {
        (Some(name), _) => String::from(*name),
        (None, 0) => String::from("owner"),
        (None, number) => format!("thief {number}"),
    };
    let mut places = Places::default();
    let step = |(thread, event): &(usize, Event)| Step {
        thread: Some(*thread),
        ..step(event, &mut places)
    };
    Trace {
        threads: (0..threads.unwrap_or(0)).map(name).collect(),
        steps: events.iter().map(step).collect(),
    }
}

fn step(event: &Event, places: &mut Places) -> Step {
    match event {
        Event::Call(call) => Step {
            kind: Kind::Call,
            text: call.clone(),
            element: call.strip_prefix("push ").and_then(|id| id.parse().ok()),
            ..Step::default()
        },
        Event::Return(outcome) => Step {
            kind: Kind::Return,
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
                Kind::Load,
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
                ..access(Kind::Store, site, text)
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
                    Kind::Update,
                    site,
                    format!(" {old} => {new}"),
                    place,
                    new.to_string(),
                    seen,
                ),
                Some(found) => {
                    let text = format!(" {old}, but found {found}");
                    read(Kind::Failure, site, text, place, found.to_string(), seen)
                }
            }
        }
        Event::Record { site, done } => access(
            Kind::Other,
            site,
            String::from(if *done { "" } else { ", in vain" }),
        ),
        Event::Fence { site } => access(Kind::Fence, site, String::new()),
        Event::Note(Note::Pin) => other("pin"),
        Event::Note(Note::Unpin) => other("unpin"),
        Event::Note(Note::Retire) => other("retire the old ring"),
        Event::Other(what) => other(what),
        Event::Free { ring } => other(&format!("free ring {ring}")),
    }
}

fn other(text: &str) -> Step {
    Step {
        kind: Kind::Other,
        text: text.to_owned(),
        ..Step::default()
    }
}

fn access(kind: Kind, site: &Site, what: String) -> Step {
    Step {
        kind,
        text: format!("{} {}{what}", site.name(), order(site)),
        site: Some(site.name().to_owned()),
        order: Some(order(site)),
        ..Step::default()
    }
}

fn read(kind: Kind, site: &Site, what: String, place: String, value: String, seen: &Seen) -> Step {
    Step {
        place: Some(place),
        value: Some(value),
        reads: seen.wrote,
        newest: seen.newest.filter(|_| seen.wrote != seen.newest),
        ..access(kind, site, what)
    }
}

/// How a site orders, as it is drawn.
fn order(site: &Site) -> String {
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
