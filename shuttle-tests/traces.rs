//! Executions as a TLA+ module, with which TLC checks that each execution is a behaviour of the
//! specification.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::fs;
use std::mem;
use std::sync::{Arc, Mutex};

use crate::suite::instruments::trace::{self, Event, Place, Value, number_of};
use chase_lev::{Fenced, Worker};

use crate::explore::{job, number, with_replay};
use crate::suite::execute::execute;
use crate::suite::exploration;
use crate::suite::history::{Operation, Outcome};
use crate::suite::jobs::{self, directory};
use crate::suite::models;
use crate::suite::protocols::needs_modes;
use crate::suite::schedule::Choice;
use crate::suite::{Epoch, Expect, Failed, Group, Job, Scenario, What, one, subject};

/// The variable with the number of executions to record.
const TRACES: &str = "CHASE_LEV_TRACES";

/// The number of additional executions of each scenario from each scheduler, from which different
/// ones that show all sights are picked.
const SPARE: usize = 50;

/// The scenarios, with elements of one word and an initial capacity of 1.
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

/// The sights that the traces must show.
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

/// Returns the job that writes the module.
pub fn jobs() -> Vec<Job> {
    let subject = subject::<1, Fenced, Epoch>();
    let what = What::new(Group::Instrument, "recorded executions", "traces");
    let write = || {
        let traces = pick(number(TRACES, 20))?;
        let path = directory().join("Traces.tla");
        fs::write(&path, module(&traces)).map_err(|e| format!("{}: {e}", path.display()))?;
        let steps: usize = traces.iter().map(|trace| trace.steps).sum();
        let (count, path) = (traces.len(), path.display());
        Ok(format!("{count} traces of {steps} steps in {path}"))
    };
    let name = String::from("traces");
    vec![job(name, what, subject, Expect::Passes, write)]
}

/// Picks `count` different traces: from each scenario and scheduler in turn, the trace with the
/// most sights that are new, or with the most sights.
fn pick(count: usize) -> Result<Vec<Trace>, String> {
    let choices = Choice::random(count / SCENARIOS.len() + SPARE);
    let lists = |choice| SCENARIOS.map(|scenario| record(scenario, choice));
    let mut lists: VecDeque<_> = choices.iter().flat_map(lists).collect();
    let mut seen = BTreeSet::new();
    let mut picked: Vec<Trace> = Vec::new();
    while picked.len() < count {
        let Some(mut list) = lists.pop_front() else {
            return Err(format!("only {} different traces", picked.len()));
        };
        let new = |trace: &Trace| trace.shows.difference(&seen).count();
        let worth = |i: &usize| (new(&list[*i]), list[*i].shows.len());
        let Some(best) = (0..list.len()).rev().max_by_key(worth) else {
            continue;
        };
        let trace = list.remove(best);
        if picked.iter().any(|other| other.text == trace.text) {
            lists.push_front(list);
        } else {
            seen.extend(&trace.shows);
            picked.push(trace);
            lists.push_back(list);
        }
    }
    match SIGHTS.iter().find(|sight| !seen.contains(*sight)) {
        Some(missed) => Err(format!("no trace shows '{missed}'")),
        None => Ok(picked),
    }
}

/// Records the traces of the schedules of this choice.
fn record(scenario: Scenario, choice: &Choice) -> Vec<Trace> {
    let traces = Arc::new(Mutex::new(Vec::new()));
    let all = traces.clone();
    let each = move |_: &[Operation]| {
        let trace = trace::with(|events| Trace::new(scenario, events));
        all.lock().expect("no panics").push(trace);
    };
    let tell = |failed: &Failed| jobs::end(failed, with_replay);
    let execute = execute::<1, Worker<_, Fenced, Epoch>>;
    exploration::explore(scenario, tell, || models::run(execute, scenario, choice, each));
    mem::take(&mut *traces.lock().expect("no panics"))
}

/// An execution until the thieves are done.
struct Trace {
    /// The execution in TLA+.
    text: String,
    /// The number of steps.
    steps: usize,
    /// The sights that it shows.
    shows: BTreeSet<&'static str>,
}

impl Trace {
    fn new(scenario: Scenario, events: &[(usize, Event)]) -> Self {
        let gone = |(_, event): &(usize, Event)| matches!(event, Event::Joined);
        let events = &events[..events.iter().position(gone).unwrap_or(events.len())];
        // When a thief takes an owner's step, the step belongs to the thief's own deque.
        let is_owners = |name: &str| name.starts_with("push.") || name.starts_with("pop.");
        let mut slots = Slots::default();
        let step = |(by, event): &(usize, Event)| {
            let is_taken = *by == 0 || !is_owners(event.name());
            let step = is_taken.then(|| slots.step(event))??;
            Some(format!("[by |-> {by}, at |-> {step}]"))
        };
        let steps: Vec<_> = events.iter().filter_map(step).collect();
        let (capacity, thieves) = (scenario.capacity, scenario.thieves().len());
        Trace {
            text: format!(
                "[scenario |-> \"{scenario}\", capacity |-> {capacity}, thieves |-> {thieves}, \
                 steps |-> <<\n{}\n>>]",
                steps.join(",\n"),
            ),
            steps: steps.len(),
            shows: shows(&scenario, events),
        }
    }
}

/// Returns the module, with an operator for each trace and one for all of them.
fn module(traces: &[Trace]) -> String {
    let numbered = || (1..).zip(traces);
    let each = numbered().map(|(number, trace)| format!("Trace{number} == {}\n\n", trace.text));
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

/// Returns the sights of an execution.
fn shows(scenario: &Scenario, events: &[(usize, Event)]) -> BTreeSet<&'static str> {
    let mut shows = BTreeSet::from([format!("{} of thieves", scenario.thieves().len())]);
    let (mut capacity, mut pops) = (scenario.capacity, false);
    for (by, event) in events {
        let name = event.name();
        let sight = match event {
            Event::Call(call) if *by == 0 => {
                pops = call == "pop";
                continue;
            }
            Event::Store { .. } if name == "grow.ring" => {
                let change = if pops { "shrunk" } else { "grown" };
                capacity = if pops { capacity / 2 } else { capacity * 2 };
                format!("{change} to {capacity}")
            }
            Event::Cas { found: Some(_), .. } => format!("{name} lost"),
            Event::Free { .. } => String::from("freed"),
            Event::Return(outcomes) => trace::outcome(outcomes),
            _ => continue,
        };
        shows.insert(sight);
    }
    let shows = SIGHTS.into_iter().filter(|sight| shows.contains(*sight));
    shows.collect()
}

/// The elements in the slots at a point of an execution.
#[derive(Default)]
struct Slots {
    /// The element that was pushed last. Elements are numbered from 1.
    pushed: usize,
    /// The element that was last read in order to copy it.
    copied: usize,
    /// The element that each write has written, by the place and the number of the write.
    written: HashMap<(Place, usize), usize>,
    /// The deque's rings, in order, without the rings of thieves' own deques.
    rings: Vec<usize>,
}

impl Slots {
    /// Returns the site of a step in quotes, with its values, if the specification has such a step.
    fn step(&mut self, event: &Event) -> Option<String> {
        let name = event.name();
        if needs_modes(name) {
            // The specification has no modes.
            return None;
        }
        Some(match event {
            Event::Call(call) if call.starts_with("push") => {
                self.pushed += 1;
                format!("\"push\", value |-> {}", self.pushed)
            }
            Event::Call(call) => format!("\"{call}\", value |-> 0"),
            Event::Return(outcomes) => {
                let (outcome, element) = match outcomes[..] {
                    [Outcome::Pushed(_)] => ("Pushed", 0),
                    [Outcome::Popped(None)] => ("None", 0),
                    [Outcome::Popped(Some(element))] => ("Popped", element),
                    [Outcome::Stolen(element)] if element > 0 => ("Stolen", element),
                    [Outcome::Empty] => ("Empty", 0),
                    [Outcome::Retry] => ("Retry", 0),
                    // The elements of a batch are known only later.
                    _ => return Some(String::from("\"return_batch\"")),
                };
                format!("\"return\", value |-> {element}, outcome |-> \"{outcome}\"")
            }
            Event::Load { value, .. } => {
                let (value, element) = self.value(value)?;
                if name == "grow.old" {
                    self.copied = element;
                }
                format!("\"{name}\", {value}")
            }
            Event::Store { value, .. } => {
                if let Value::Slot { place, version } = value {
                    let copies = name == "grow.slot";
                    let element = if copies { self.copied } else { self.pushed };
                    self.written.insert((*place, *version), element);
                }
                format!("\"{name}\", {}", self.value(value)?.0)
            }
            Event::Cas { old, found, .. } => {
                let ok = if found.is_none() { "TRUE" } else { "FALSE" };
                format!("\"{name}\", value |-> {old}, ok |-> {ok}")
            }
            Event::Fence { .. } => format!("\"{name}\""),
            Event::Other(what) => format!("\"{what}\""),
            Event::Free { ring } => {
                let number = self.rings.iter().position(|known| known == ring)? + 1;
                format!("\"free\", ring |-> {number}")
            }
            Event::Record { .. } | Event::Spawned | Event::Joined => return None,
        })
    }

    /// Returns the value of a location, and the number of its element, or 0 if it is not an
    /// element.
    fn value(&mut self, value: &Value) -> Option<(String, usize)> {
        Some(match value {
            Value::Index(index) => (format!("value |-> {index}"), 0),
            Value::Ring(ring) => (format!("value |-> {}", self.ring(*ring)), 0),
            Value::Record => return None,
            Value::Slot { place, version } => {
                let (ring, word) = (self.ring(place.ring), place.word);
                let element = match version {
                    0 => 0,
                    _ => self.written[&(*place, *version)],
                };
                let text = format!("ring |-> {ring}, slot |-> {word}, value |-> {element}");
                (text, element)
            }
        })
    }

    /// Returns the number of a ring among the deque's own.
    fn ring(&mut self, ring: usize) -> usize {
        number_of(ring, &mut self.rings) + 1
    }
}
