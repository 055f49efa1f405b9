//! Executions as a TLA+ module, for TLC to tell whether each is a behaviour of
//! the specification.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, VecDeque};
use std::fmt;
use std::fs;
use std::io;
use std::mem;
use std::path::Path;
use std::sync::{Arc, Mutex};

use crate::suite::instruments::heap::Place;
use crate::suite::instruments::trace::{self, Event, Value};
use chase_lev::Worker;
use chase_lev::protocol::Reference;
use chase_lev::reclaim::Epoch;
use chase_lev_atomics::hook::Note;

use crate::explore::{job, number, with_replay};
use crate::suite::exploration::{self, Failed};
use crate::suite::history::Operation;
use crate::suite::jobs::{self, Expect, Job, directory};
use crate::suite::models;
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, one};
use crate::suite::schedule::Choice;
use crate::suite::subject::subject;

/// How many executions to record.
const TRACES: &str = "CHASE_LEV_TRACES";

/// How many of each scenario each scheduler chooses, beyond what is needed: they
/// are to show everything, and to be different.
const SPARE: usize = 50;

/// Of elements of one word, in a ring that grows at once.
const SCENARIOS: [Scenario; 10] = [
    one("pppp|ss"),
    one("opopo|ss"),
    one("popopo|ss|ss"),
    one("ppoopp|s|s"),
    one("pppoo|s|s|s"),
    one("pppppoooo|s"),
    one("pppppooo|s|s"),
    one("pppppooop|ss|s|s"),
    one("pppoo|b"),
    one("ppppoopo|b|bs"),
];

/// What is to be seen in some trace.
const SIGHTS: [&str; 13] = [
    "1 of thieves",
    "2 of thieves",
    "3 of thieves",
    "grown to 2",
    "grown to 4",
    "grown to 8",
    "shrunk to 4",
    "freed",
    "pop.cas lost",
    "steal.cas lost",
    "Popped(None)",
    "Empty",
    "2 stolen",
];

/// The job that writes the module.
pub fn jobs() -> Vec<Job> {
    let subject = subject::<1, Reference<Epoch>>();
    let what = What::new(Group::Instrument, "recorded executions", "traces");
    let write = || {
        let traces = pick(number(TRACES, 20))?;
        let path = directory().join("Traces.tla");
        replace(&path, &module(&traces)).map_err(|e| format!("{}: {e}", path.display()))?;
        let steps: usize = traces.iter().map(|trace| trace.steps.len()).sum();
        let (count, path) = (traces.len(), path.display());
        Ok(format!("{count} traces of {steps} steps in {path}"))
    };
    vec![job(
        String::from("traces"),
        what,
        subject,
        Expect::Passes,
        write,
    )]
}

/// Writes a file, whole or not at all.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let new = path.with_extension("new");
    fs::write(&new, text)?;
    fs::rename(new, path)
}

/// So many different traces: of each scenario and scheduler in turn, the one that
/// shows the most that is new, or else the most.
fn pick(count: usize) -> Result<Vec<Trace>, String> {
    let choices = Choice::random(count / SCENARIOS.len() + SPARE);
    let lists = choices
        .iter()
        .flat_map(|choice| SCENARIOS.map(|scenario| record(scenario, choice)));
    let mut lists: VecDeque<_> = lists.collect();
    let mut seen = BTreeSet::new();
    let mut picked: Vec<Trace> = Vec::new();
    while picked.len() < count {
        let Some(mut list) = lists.pop_front() else {
            return Err(format!("only {} different traces", picked.len()));
        };
        let new = |trace: &Trace| trace.shows.difference(&seen).count();
        let worth = |i: &usize| Reverse((new(&list[*i]), list[*i].shows.len()));
        let Some(best) = (0..list.len()).min_by_key(worth) else {
            continue;
        };
        let trace = list.remove(best);
        if picked.iter().any(|other| other.steps == trace.steps) {
            lists.push_front(list);
        } else {
            seen.extend(&trace.shows);
            picked.push(trace);
            lists.push_back(list);
        }
    }
    match SIGHTS.iter().find(|sight| !seen.contains(*sight)) {
        Some(missed) => Err(format!("no trace shows this: {missed}")),
        None => Ok(picked),
    }
}

/// The traces of the schedules that are chosen.
fn record(scenario: Scenario, choice: &Choice) -> Vec<Trace> {
    let traces = Arc::new(Mutex::new(Vec::new()));
    let all = traces.clone();
    let each = move |_: &[Operation]| {
        let trace = trace::with(|events| Trace::new(scenario, events));
        all.lock().expect("no panics").push(trace);
    };
    let tell = |failed: &Failed| jobs::end(failed, with_replay);
    exploration::explore(scenario, tell, || {
        models::run::<1, Worker<_, Reference<Epoch>>>(scenario, choice, each);
    });
    mem::take(&mut *traces.lock().expect("no panics"))
}

/// An execution until the thieves are done.
struct Trace {
    scenario: Scenario,
    /// In TLA+.
    steps: Vec<String>,
    /// What there is to see.
    shows: BTreeSet<&'static str>,
}

impl Trace {
    fn new(scenario: Scenario, events: &[(usize, Event)]) -> Self {
        let gone = |(_, event): &(usize, Event)| matches!(event, Event::Joined);
        let events = &events[..events.iter().position(gone).unwrap_or(events.len())];
        let mut slots = Slots::default();
        let step = |(by, event): &(usize, Event)| {
            if *by > 0 && is_owners(event) {
                return None;
            }
            slots.follow(event);
            let step = slots.step(event)?;
            Some(format!("[by |-> {by}, at |-> {step}]"))
        };
        Trace {
            scenario,
            steps: events.iter().filter_map(step).collect(),
            shows: shows(&scenario, events),
        }
    }
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "[scenario |-> \"{}\", capacity |-> {}, thieves |-> {}, steps |-> <<\n{}\n>>]",
            self.scenario,
            self.scenario.capacity,
            self.scenario.thieves().len(),
            self.steps.join(",\n"),
        )
    }
}

/// The module: an operator for each trace, and one for all.
fn module(traces: &[Trace]) -> String {
    let numbered = || (1..).zip(traces);
    let each = numbered().map(|(number, trace)| format!("Trace{number} == {trace}\n\n"));
    let names = numbered().map(|(number, _)| format!("Trace{number}"));
    format!(
        "---- MODULE Traces ----\n\
         \\* Executions of the deque, recorded under shuttle. Generated; do not edit.\n\
         EXTENDS Integers\n\n\
         {}Traces == <<{}>>\n\
         ====\n",
        each.collect::<String>(),
        names.collect::<Vec<_>>().join(", "),
    )
}

/// Whether this is the step of an owner; a thief's, if it is that of its own deque.
fn is_owners(event: &Event) -> bool {
    match event {
        Event::Load { site, .. }
        | Event::Store { site, .. }
        | Event::Cas { site, .. }
        | Event::Fence { site } => ["push.", "pop."]
            .iter()
            .any(|op| site.name().starts_with(op)),
        _ => false,
    }
}

/// What there is to see in an execution.
fn shows(scenario: &Scenario, events: &[(usize, Event)]) -> BTreeSet<&'static str> {
    let mut shows = BTreeSet::from([format!("{} of thieves", scenario.thieves().len())]);
    let (mut capacity, mut pops) = (scenario.capacity, false);
    for (by, event) in events {
        match event {
            Event::Call(call) if *by == 0 => pops = call == "pop",
            Event::Store { site, .. } if site.name() == "grow.ring" => {
                let change = if pops { "shrunk" } else { "grown" };
                capacity = if pops { capacity / 2 } else { capacity * 2 };
                shows.insert(format!("{change} to {capacity}"));
            }
            Event::Cas {
                site,
                found: Some(_),
                ..
            } => drop(shows.insert(format!("{} lost", site.name()))),
            Event::Free { .. } => drop(shows.insert(String::from("freed"))),
            Event::Return(outcome) => drop(shows.insert(outcome.clone())),
            _ => {}
        }
    }
    let shows = SIGHTS.into_iter().filter(|sight| shows.contains(*sight));
    shows.collect()
}

/// Which elements are in the slots, as far as an execution has come.
#[derive(Default)]
struct Slots {
    /// The element that was pushed last: they are numbered from 1.
    pushed: usize,
    /// The one that was last read to be copied.
    copied: usize,
    /// By ring, word and number of the write, what was written.
    written: HashMap<(usize, usize, usize), usize>,
    /// The deque's rings, in order: thieves' own deques have some as well.
    rings: Vec<usize>,
}

impl Slots {
    fn follow(&mut self, event: &Event) {
        if let Event::Load { value, .. } | Event::Store { value, .. } = event {
            let ring = match value {
                Value::Ring(ring) => Some(ring),
                Value::Slot { place, .. } => Some(&place.ring),
                Value::Index(_) | Value::Record => None,
            };
            self.rings
                .extend(ring.filter(|ring| !self.rings.contains(ring)));
        }
        match event {
            Event::Call(call) if call.starts_with("push") => self.pushed += 1,
            Event::Load {
                site,
                value: Value::Slot { place, version },
                ..
            } if site.name() == "grow.old" => self.copied = self.element(place, *version),
            Event::Store {
                site,
                value: Value::Slot { place, version },
                ..
            } => {
                let copies = site.name() == "grow.slot";
                let element = if copies { self.copied } else { self.pushed };
                self.written
                    .insert((place.ring, place.word, *version), element);
            }
            _ => {}
        }
    }

    /// The element that this write wrote; 0 if it is none.
    fn element(&self, place: &Place, version: usize) -> usize {
        match version {
            0 => 0,
            _ => self.written[&(place.ring, place.word, version)],
        }
    }

    /// Where the step is, in quotes, and with what values, if it is one of the
    /// deque's.
    fn step(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Call(call) => match call.starts_with("push") {
                true => format!("\"push\", value |-> {}", self.pushed),
                false => format!("\"{call}\", value |-> 0"),
            },
            // Which elements a batch has, it learns later.
            Event::Return(outcome) if outcome == "Stolen(0)" || outcome.ends_with(" stolen") => {
                String::from("\"return_batch\"")
            }
            Event::Return(outcome) => {
                let (outcome, element) = returned(outcome);
                format!("\"return\", value |-> {element}, outcome |-> \"{outcome}\"")
            }
            Event::Load { site, value, .. } | Event::Store { site, value, .. } => {
                format!("\"{}\", {}", site.name(), self.value(value)?)
            }
            Event::Cas {
                site, old, found, ..
            } => {
                let ok = if found.is_none() { "TRUE" } else { "FALSE" };
                format!("\"{}\", value |-> {old}, ok |-> {ok}", site.name())
            }
            Event::Fence { site } => format!("\"{}\"", site.name()),
            Event::Note(Note::Pin) => String::from("\"pin\""),
            Event::Note(Note::Unpin) => String::from("\"unpin\""),
            Event::Note(Note::Retire) => String::from("\"retire\""),
            Event::Free { ring } => format!("\"free\", ring |-> {}", self.ring(*ring)?),
            Event::Record { .. } | Event::Other(_) | Event::Spawned | Event::Joined => return None,
        })
    }

    fn value(&self, value: &Value) -> Option<String> {
        Some(match value {
            Value::Index(index) => format!("value |-> {index}"),
            Value::Ring(ring) => format!("value |-> {}", self.ring(*ring)?),
            Value::Record => return None,
            Value::Slot { place, version } => format!(
                "ring |-> {}, slot |-> {}, value |-> {}",
                self.ring(place.ring)?,
                place.word,
                self.element(place, *version)
            ),
        })
    }

    /// The number of a ring among the deque's own.
    fn ring(&self, ring: usize) -> Option<usize> {
        let found = self.rings.iter().position(|known| *known == ring)?;
        Some(found + 1)
    }
}

/// What an operation came to, and the element that it took; 0 if none.
fn returned(outcome: &str) -> (&str, &str) {
    match outcome.trim_end_matches(')').split_once('(') {
        None => (outcome, "0"),
        Some(("Pushed", _)) => ("Pushed", "0"),
        Some((_, "None")) => ("None", "0"),
        Some((outcome, element)) => (outcome, element.trim_start_matches("Some(")),
    }
}
