//! Drawings of executions: the steps in words, with one lane per thread.

use std::collections::HashMap;
use std::sync::OnceLock;

use chase_lev_atomics::Site;
use chase_lev_evidence::results::{Kind, Step, Trace};
use chase_lev_evidence::{named, record};

use super::history::Outcome;
use super::instruments::trace::{Event, Seen, Value, number_of, outcome};

/// The names of the threads, if they are not an owner and thieves.
pub static NAMES: OnceLock<&[&str]> = OnceLock::new();

/// Returns the names of the threads, and the steps in words.
pub fn trace(events: &[(usize, Event)]) -> Trace {
    let threads = events.iter().map(|(thread, _)| thread + 1).max();
    let names = NAMES.get().copied().unwrap_or_default();
    let calls = |(_, event): &(usize, Event)| matches!(event, Event::Call(_));
    let is_scenario = events.iter().any(calls);
    let name = |thread| match (names.get(thread), thread) {
        (Some(name), _) => String::from(*name),
        (None, number) if !is_scenario => format!("thread {number}"),
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
            element: call.strip_prefix("push ").and_then(|id| id.parse().ok()),
            ..told(Kind::Call, call)
        },
        Event::Return(outcomes) => Step {
            element: match outcomes[..] {
                // The elements of a batch are known only later.
                [Outcome::Popped(Some(id)) | Outcome::Stolen(id)] => Some(id).filter(|id| *id > 0),
                _ => None,
            },
            ..told(Kind::Return, &format!("= {}", outcome(outcomes)))
        },
        Event::Spawned => other("(the thieves start)"),
        Event::Joined => other("(the thieves are done)"),
        Event::Load { site, value, newest, seen } => {
            let stale = if seen.wrote == seen.newest {
                String::new()
            } else {
                format!(", stale: now {newest}")
            };
            let text = format!("{} -> {value}{stale}", slot(value));
            let place = places.name(site, seen.at, value);
            read(Kind::Load, site, text, place, value.to_string(), seen)
        }
        Event::Store { site, value, at } => Step {
            place: Some(places.name(site, *at, value)),
            value: Some(value.to_string()),
            ..access(Kind::Store, site, &format!("{} <- {value}", slot(value)))
        },
        Event::Cas { site, old, new, found, seen } => {
            let place = places.name(site, seen.at, &Value::Index(*old));
            let (kind, text, value) = match found {
                None => (Kind::Update, format!(" {old} => {new}"), new),
                Some(found) => (Kind::Failure, format!(" {old}, but found {found}"), found),
            };
            read(kind, site, text, place, value.to_string(), seen)
        }
        Event::Record { site, done } => {
            access(Kind::Other, site, if *done { "" } else { ", in vain" })
        }
        Event::Fence { site } => access(Kind::Fence, site, ""),
        Event::Other(what) => other(what),
        Event::Free { ring } => other(&format!("free ring {ring}")),
    }
}

fn told(kind: Kind, text: &str) -> Step {
    Step { kind, text: text.to_owned(), ..Step::default() }
}

fn other(text: &str) -> Step {
    told(Kind::Other, text)
}

fn access(kind: Kind, site: &Site, what: &str) -> Step {
    Step {
        site: Some(site.name().to_owned()),
        order: Some(named(site)),
        ..told(kind, &format!("{} {}{what}", site.name(), named(site)))
    }
}

fn read(kind: Kind, site: &Site, what: String, place: String, value: String, seen: &Seen) -> Step {
    Step {
        place: Some(place),
        value: Some(value),
        reads: seen.wrote,
        newest: seen.newest.filter(|_| seen.wrote != seen.newest),
        ..access(kind, site, &what)
    }
}

/// Returns the location that a site accesses, which its record names. Other algorithms name a site
/// after its location, except the pool, for its idle threads, and a queue, for its ends.
fn location(site: &Site) -> &'static str {
    let name = site.name();
    if let Some(location) = record(name).and_then(|record| record.location) {
        return location.name();
    }
    match name.split_once('.') {
        Some((_, "head")) => "head",
        Some((_, "tail")) => "tail",
        Some(("publish" | "search" | "sleep" | "wake", _)) => "idle",
        Some((first, _)) => first,
        None => name,
    }
}

/// The names of locations.
#[derive(Default)]
struct Places(HashMap<&'static str, Vec<usize>>);

impl Places {
    /// Returns the name of the location with this address. There may be several locations of a kind, because
    /// thieves may have deques as well.
    fn name(&mut self, site: &Site, at: usize, value: &Value) -> String {
        if let Value::Slot { place, .. } = value {
            return place.to_string();
        }
        let kind = location(site);
        let known = self.0.entry(kind).or_default();
        match (kind, number_of(at, known)) {
            (_, 0) => kind.to_owned(),
            ("count" | "record", more) => format!("{kind} {}", more + 1),
            (_, more) => format!("{kind} of deque {}", more + 1),
        }
    }
}

fn slot(value: &Value) -> String {
    match value {
        Value::Slot { place, .. } => format!(" {place}"),
        _ => String::new(),
    }
}
