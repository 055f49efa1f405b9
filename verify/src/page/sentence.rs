//! What happened in a counterexample, in a sentence or two that are made from its trace.

use super::execution::{Execution, Operation, number_after};
use crate::results::{Kind, Step, Trace};

/// What happened. Steps are numbered from 1.
pub fn describe(trace: &Trace, message: Option<&str>) -> String {
    let message = message.unwrap_or_default();
    let execution = Execution::new(trace, Some(message));
    let says = |words: &[&str]| words.iter().any(|word| message.contains(word));
    let (what, cause) = if execution.twice.is_some() || says(&["TakenOnce"]) {
        (execution.twice_taken(), execution.causes())
    } else if says(&["unwritten", "Written"]) || execution.ends_unwritten() {
        (execution.unwritten(), execution.origin())
    } else if says(&["freed", "FreedAfterReads", "NoUseAfterFree", "FreedOnce"]) {
        (execution.freed(message), execution.causes())
    } else if says(&["Causality violation", "race"]) {
        (execution.race(), execution.causes())
    } else if says(&["never dropped", "lost", "NothingLost"]) {
        (execution.lost(message), execution.causes())
    } else if says(&["Retry without a cause"]) {
        (execution.retry(), None)
    } else if says(&["no deque does this", "Linearizable", "Refinement", "Fifo"]) {
        (execution.history(), execution.causes())
    } else {
        (execution.other(message), execution.causes())
    };
    match cause {
        Some(cause) => format!("{what}; {cause}."),
        None => format!("{what}."),
    }
}

/// What a counterexample to induction is.
pub fn induction(message: Option<&str>) -> String {
    let what = message.unwrap_or("The invariant is not kept").to_owned();
    what + ". The step begins where the invariant holds, and ends where it does not; nothing says that it can happen."
}

/// What the invariants of the models mean.
const INVARIANTS: &[(&str, &str)] = &[
    (
        "HandedOver",
        "An element is handed over without synchronisation",
    ),
    ("ReusedInTime", "A slot is reused before it is read"),
    ("RecordsMade", "A record is used before it is made"),
    ("IndicesSane", "`top` is beyond `bottom`"),
    (
        "LockFree",
        "Steps are taken for ever, and no operation completes",
    ),
    ("WaitFree", "An operation of the owner never completes"),
    ("Prompt", "A ring that nobody reads is not freed"),
    ("Impossible", "What was to be impossible happens"),
];

impl Execution<'_> {
    fn twice_taken(&self) -> String {
        let what = match self.twice {
            Some(element) => format!("Element {element} is taken twice"),
            None => String::from("An element is taken twice"),
        };
        match self.takers()[..] {
            [] => format!("{what}, the second time{}", self.end()),
            [only] => format!("{what}, once by {}", self.by(only)),
            [first, .., second] => {
                format!("{what}: by {} and by {}", self.by(first), self.by(second))
            }
        }
    }

    /// Whether the operation that fails has just read a slot that nobody had written.
    fn ends_unwritten(&self) -> bool {
        let open = self.failing().is_some_and(|operation| !operation.ended);
        open && self.unwritten_read().is_some()
    }

    pub(super) fn unwritten_read(&self) -> Option<usize> {
        self.failing()?.steps().rev().find(|&at| {
            let step = self.step(at);
            let slot = step
                .site
                .as_deref()
                .is_some_and(|site| site.ends_with(".slot"));
            let slot = slot
                || step
                    .place
                    .as_deref()
                    .is_some_and(|place| place.contains('['));
            let mine = step.thread == self.failing().map(|operation| operation.thread);
            mine && slot && step.kind == Kind::Load && step.reads.is_none()
        })
    }

    fn unwritten(&self) -> String {
        let what = "An unwritten slot is taken";
        let Some(read) = self.unwritten_read() else {
            return format!("{what}{}", self.end());
        };
        let place = self.step(read).place.as_deref().unwrap_or("the slot");
        let reads = format!("{what}: {} read {place}", self.at(read));
        match self.missed(read) {
            Some(write) => format!(
                "{reads} and missed the write of {} in step {}",
                self.site(write),
                write + 1
            ),
            None => format!("{reads} before any write"),
        }
    }

    fn freed(&self, message: &str) -> String {
        let frees = |at: &usize| self.step(*at).text.trim_start().starts_with("free");
        let steps = 0..self.trace.steps.len();
        let Some(free) = steps.clone().rev().find(frees) else {
            return format!("A ring is freed while it is used{}", self.end());
        };
        let text = &self.step(free).text;
        let ring = number_after(message, "ring ").or_else(|| number_after(text, "ring "));
        let name = ring.map_or(String::from("A ring"), |ring| format!("Ring {ring}"));
        let prefix = ring.map_or(String::from("ring "), |ring| format!("ring {ring}["));
        let uses = |at: &usize| {
            let place = self.step(*at).place.as_deref();
            place.is_some_and(|place| place.starts_with(&prefix))
                && self.step(*at).thread != self.step(free).thread
        };
        let what = format!("{name} is freed in step {}", free + 1);
        match steps.rev().find(uses) {
            Some(used) if used > free => format!("{what} and used by {} after that", self.at(used)),
            Some(used) => format!(
                "{what}, and nothing orders the use by {} before it",
                self.at(used)
            ),
            None => format!("{what} while it is used"),
        }
    }

    fn race(&self) -> String {
        let what = format!("A data race{}", self.end());
        let thread = self.failing().map(|operation| operation.thread);
        let foreign = |at: &usize| {
            let step = self.step(*at);
            let slot = step
                .place
                .as_deref()
                .is_some_and(|place| place.contains('['));
            slot && step.thread.is_some() && step.thread != thread
        };
        match (0..self.trace.steps.len()).rev().find(foreign) {
            Some(other) => format!(
                "{what}; the last access of another thread to a slot is {}",
                self.at(other)
            ),
            None => what,
        }
    }

    fn lost(&self, message: &str) -> String {
        let taken = |element| self.operations.iter().any(|op| op.takes == Some(element));
        let pushed = |at: &usize| self.step(*at).kind == Kind::Call;
        let pushes = (0..self.trace.steps.len()).filter(pushed);
        let mut pushes = pushes.filter_map(|at| Some((at, self.step(at).element?)));
        let told = number_after(message, "element ");
        let lost =
            pushes.find(|&(_, element)| told.map_or(!taken(element), |told| told == element));
        match lost {
            Some((at, element)) => format!(
                "Element {element} is lost: it was pushed in step {}, and nobody takes it",
                at + 1
            ),
            None => String::from("An element is lost"),
        }
    }

    fn retry(&self) -> String {
        let retries = |at: &usize| {
            let step = self.step(*at);
            step.kind == Kind::Return && step.text.contains("Retry")
        };
        match (0..self.trace.steps.len()).rev().find(retries) {
            Some(at) => format!(
                "{} ends with Retry in step {}, and no other thread has taken an element that \
                 would be a cause",
                capitalised(&self.operation(at).map_or(self.site(at), |op| self.name(op))),
                at + 1
            ),
            None => String::from("A Retry has no cause"),
        }
    }

    fn history(&self) -> String {
        let results = self.operations.iter().filter_map(|operation| {
            let result = self.step(operation.last).text.trim();
            let result = result.strip_prefix("= ").filter(|_| operation.ended)?;
            Some(format!("{} gives {result}", self.name(operation)))
        });
        let results: Vec<_> = results.collect();
        match &results[..] {
            [] => format!("No deque does this{}", self.end()),
            results => format!("No deque does this: {}", results.join(", ")),
        }
    }

    fn other(&self, message: &str) -> String {
        let meaning = INVARIANTS.iter().find(|(name, _)| message.contains(name));
        match meaning {
            Some((_, meaning)) => format!("{meaning}{}", self.end()),
            None if message.is_empty() => format!("The execution fails{}", self.end()),
            None => capitalised(message.trim_end_matches('.')),
        }
    }

    pub(super) fn is_of(&self, step: usize, operation: &Operation) -> bool {
        self.step(step).thread == Some(operation.thread)
    }

    /// Where the execution ends.
    fn end(&self) -> String {
        let Some(operation) = self.failing() else {
            return String::new();
        };
        let mut steps = operation.steps().rev();
        let last = steps.find(|&at| self.is_of(at, operation) && self.step(at).site.is_some());
        let last = last.and_then(|at| Some((self.step(at).site.as_deref()?, at + 1)));
        match last {
            Some((site, step)) => format!(" in {}, at {site} (step {step})", self.name(operation)),
            None => format!(" in {}", self.name(operation)),
        }
    }

    fn by(&self, operation: &Operation) -> String {
        format!("{} (step {})", self.name(operation), operation.last + 1)
    }

    fn name(&self, operation: &Operation) -> String {
        format!(
            "{}'s {}",
            self.thread(Some(operation.thread)),
            operation.name
        )
    }

    pub(super) fn at(&self, step: usize) -> String {
        format!("{} (step {})", self.site(step), step + 1)
    }

    /// The site of a step, and whose it is.
    pub(super) fn site(&self, step: usize) -> String {
        let Step {
            thread, site, text, ..
        } = self.step(step);
        let site = site.as_deref().unwrap_or(text.trim());
        format!("{}'s {site}", self.thread(*thread))
    }

    fn thread(&self, thread: Option<usize>) -> String {
        match thread.and_then(|thread| self.trace.threads.get(thread)) {
            Some(name) if name == "owner" => String::from("the owner"),
            Some(name) => name.clone(),
            None => String::from("nobody"),
        }
    }

    pub(super) fn value(&self, step: usize) -> &str {
        self.step(step).value.as_deref().unwrap_or("a value")
    }
}

fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    match rest.next() {
        Some(first) => first.to_uppercase().chain(rest).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
#[path = "sentence_tests.rs"]
mod tests;
