//! A sentence about a counterexample: the kind of failure, the place where it shows, and the reads that
//! led there. Steps are numbered from 1.

use std::iter;

use itertools::Itertools;

use super::execution::{Execution, Operation, Relation};
use crate::results::{Failure, Outcome, Verdict};

/// Returns a sentence about the execution that failed.
pub fn sentence(outcome: &Outcome) -> Option<String> {
    let trace = outcome.counterexample.as_ref()?;
    let what = match (outcome.kind, outcome.message.as_deref()) {
        (Some(kind), _) => kind.sentence(),
        (None, Some(message)) => message.trim_end_matches('.'),
        (None, None) => "The execution fails",
    };
    if outcome.verdict == Verdict::Unproved {
        return Some(format!(
            "{what}. The step begins in a state with the invariant, and ends in one without it; \
            the first state may be unreachable."
        ));
    }
    let execution = Execution::new(trace, outcome.kind);
    let place = what.to_owned() + &execution.place();
    let mut parts = iter::once(place).chain(execution.causes(outcome.kind));
    Some(parts.join("; ") + ".")
}

impl Execution<'_> {
    /// Returns the operations that took the same element; otherwise, the place where the execution ends.
    fn place(&self) -> String {
        let takers = self.takers();
        let by = |op: &&Operation| format!("by {} (step {})", self.name(op), op.last + 1);
        match (self.twice, self.failing()) {
            (Some(element), _) if !takers.is_empty() => {
                let takers = takers.iter().map(by).join(" and ");
                format!(": element {element}, {takers}")
            }
            (_, Some(operation)) => {
                let mut steps = (operation.first..=operation.last).rev();
                let last = steps.find_map(|at| {
                    let site = self.step(at).site.as_ref()?;
                    let is_of_it = self.operation(at) == Some(operation);
                    is_of_it.then(|| format!(", at `{site}` (step {})", at + 1))
                });
                format!(", in {}{}", self.name(operation), last.unwrap_or_default())
            }
            _ => String::new(),
        }
    }

    /// Returns the reads that led there: the stale ones that matter, or else one that was overtaken; and
    /// the write from which the data came, if the failure is about data.
    fn causes(&self, kind: Option<Failure>) -> Vec<String> {
        let takers = self.takers();
        let relations = self.relations();
        let matters = |read| {
            let operation = self.operation(read);
            takers.is_empty() || operation.is_some_and(|op| takers.contains(&op))
        };
        let last = |most: usize, wanted: Relation| {
            let reads = relations.iter().copied();
            let reads = reads.filter(|(relation, read, _)| *relation == wanted && matters(*read));
            let told = |step| (self.at(step), self.value(step));
            let reads = reads.tail(most);
            reads.map(move |(_, read, write)| (told(read), told(write)))
        };
        let stale = last(if takers.is_empty() { 1 } else { 2 }, Relation::Fr);
        let stale = stale.map(|((read, value), (write, newest))| {
            format!("{read} read {value}, not the {newest} of {write}")
        });
        let mut causes: Vec<_> = stale.collect();
        if causes.is_empty() && !takers.is_empty() {
            causes.extend(last(1, Relation::Ot).map(|((read, value), (write, next))| {
                format!("{read} read {value} before {write} wrote {next}")
            }));
        }
        match kind {
            Some(Failure::Unwritten) => causes.extend(self.origin(&relations)),
            Some(Failure::Race) => causes.extend(self.rival()),
            Some(Failure::UsedAfterFree) => causes.extend(self.freed()),
            _ => {}
        }
        causes
    }

    /// Returns the write from which the failing operation had the value that led it to the slot.
    fn origin(&self, relations: &[(Relation, usize, usize)]) -> Option<String> {
        let failing = self.failing()?;
        let (_, write, read) = relations.iter().find(|(relation, _, read)| {
            *relation == Relation::Rf && self.operation(*read) == Some(failing)
        })?;
        let (read, value, write) = (self.at(*read), self.value(*read), self.at(*write));
        Some(format!("{read} had read {value} from {write}"))
    }

    /// Returns the last access of another thread to a slot.
    fn rival(&self) -> Option<String> {
        let thread = Some(self.failing()?.thread);
        let rival = self.trace.steps.iter().rposition(|step| {
            let is_slot = step.place.as_ref().is_some_and(|place| place.contains('['));
            is_slot && step.thread.is_some() && step.thread != thread
        })?;
        let last = "the last access of another thread to a slot";
        Some(format!("{last} is {}", self.at(rival)))
    }

    /// Returns the step in which the ring was freed.
    fn freed(&self) -> Option<String> {
        let mut steps = self.trace.steps.iter();
        let freed = steps.rposition(|step| step.text.trim().starts_with("free "))?;
        Some(format!("it was freed in step {}", freed + 1))
    }

    fn name(&self, operation: &Operation) -> String {
        let thread = self.thread(Some(operation.thread));
        format!("{thread}'s {}", operation.name)
    }

    /// Returns the thread, the site and the number of a step.
    fn at(&self, at: usize) -> String {
        let step = self.step(at);
        let site = step.site.as_deref().unwrap_or(step.text.trim());
        format!("{}'s `{site}` (step {})", self.thread(step.thread), at + 1)
    }

    fn thread(&self, thread: Option<usize>) -> &str {
        match thread.and_then(|thread| self.trace.threads.get(thread)) {
            Some(name) if name == "owner" => "the owner",
            Some(name) => name,
            None => "nobody",
        }
    }

    fn value(&self, step: usize) -> &str {
        self.step(step).value.as_deref().unwrap_or("a value")
    }
}
