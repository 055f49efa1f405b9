//! What happened in a counterexample, in a sentence: the kind of failure, where it shows, and the
//! reads that led there. Steps are numbered from 1.

use super::execution::{Execution, Operation};
use crate::results::{Failure, Outcome, Verdict};

/// What happened in the execution that failed, in a sentence.
pub fn sentence(outcome: &Outcome) -> Option<String> {
    let trace = outcome.counterexample.as_ref()?;
    let what = match (outcome.kind, outcome.message.as_deref()) {
        (Some(kind), _) => kind.sentence(),
        (None, Some(message)) => message.trim_end_matches('.'),
        (None, None) => "The execution fails",
    };
    Some(match outcome.verdict {
        Verdict::Unproved => format!(
            "{what}. The step begins where the invariant holds, and ends where it does not; \
             nothing says that it can happen."
        ),
        _ => {
            let execution = Execution::new(trace, outcome.kind);
            let (place, causes) = (execution.place(), execution.causes(outcome.kind));
            let parts: Vec<_> = [what.to_owned() + &place]
                .into_iter()
                .chain(causes)
                .collect();
            parts.join("; ") + "."
        }
    })
}

impl Execution<'_> {
    /// Who took the element that is taken twice; otherwise, where the execution ends.
    fn place(&self) -> String {
        let takers = self.takers();
        let by = takers
            .iter()
            .map(|op| format!("by {} (step {})", self.name(op), op.last + 1));
        match (self.twice, self.failing()) {
            (Some(element), _) if !takers.is_empty() => {
                let by: Vec<_> = by.collect();
                format!(": element {element}, {}", by.join(" and "))
            }
            (_, Some(operation)) => {
                let mut steps = operation.steps().rev();
                let last = steps.find_map(|at| {
                    let site = self.step(at).site.as_ref()?;
                    self.is_of(at, operation)
                        .then(|| format!(", at `{site}` (step {})", at + 1))
                });
                format!(", in {}{}", self.name(operation), last.unwrap_or_default())
            }
            _ => String::new(),
        }
    }

    /// The reads that led there: the stale ones that matter; failing that, one that was overtaken;
    /// and, where data were handed over, from where.
    fn causes(&self, kind: Option<Failure>) -> Vec<String> {
        let takers = self.takers();
        let matters = |at: &usize| takers.is_empty() || takers.iter().any(|op| self.is_of(*at, op));
        let steps: Vec<_> = (0..self.trace.steps.len()).filter(matters).collect();
        let stale = steps
            .iter()
            .rev()
            .filter_map(|&at| Some((at, self.missed(at)?)));
        let mut causes: Vec<_> = stale
            .take(if takers.is_empty() { 1 } else { 2 })
            .map(|(read, write)| {
                let (value, newest) = (self.value(read), self.value(write));
                format!(
                    "{} read {value}, not the {newest} of {}",
                    self.at(read),
                    self.at(write)
                )
            })
            .collect();
        causes.reverse();
        if causes.is_empty() && !takers.is_empty() {
            let overtaken = steps
                .iter()
                .rev()
                .find_map(|&at| Some((at, self.overtaken(at)?)));
            causes.extend(overtaken.map(|(read, write)| {
                let (value, next) = (self.value(read), self.value(write));
                format!(
                    "{} read {value} before {} wrote {next}",
                    self.at(read),
                    self.at(write)
                )
            }));
        }
        match kind {
            Some(Failure::Unwritten) => causes.extend(self.origin()),
            Some(Failure::Race) => causes.extend(self.rival()),
            Some(Failure::UsedAfterFree) => causes.extend(self.freed()),
            _ => {}
        }
        causes
    }

    /// From where the failing operation had the value that led it to the slot.
    fn origin(&self) -> Option<String> {
        let failing = self.failing()?;
        let mut steps = failing.steps().filter(|&at| self.is_of(at, failing));
        let foreign = |write: &usize| self.step(*write).thread != Some(failing.thread);
        let (read, write) = steps.find_map(|at| Some((at, self.source(at).filter(foreign)?)))?;
        Some(format!(
            "{} had read {} from {}",
            self.at(read),
            self.value(read),
            self.at(write)
        ))
    }

    /// The last access of another thread to a slot.
    fn rival(&self) -> Option<String> {
        let thread = self.failing()?.thread;
        let is_slot = |at: &usize| {
            let step = self.step(*at);
            let slot = step.place.as_ref().is_some_and(|place| place.contains('['));
            slot && step.thread.is_some_and(|other| other != thread)
        };
        let rival = (0..self.trace.steps.len()).rev().find(is_slot)?;
        Some(format!(
            "the last access of another thread to a slot is {}",
            self.at(rival)
        ))
    }

    /// When the ring was freed.
    fn freed(&self) -> Option<String> {
        let mut steps = (0..self.trace.steps.len()).rev();
        let freed = steps.find(|&at| self.step(at).text.trim().starts_with("free "))?;
        Some(format!("it was freed in step {}", freed + 1))
    }

    fn is_of(&self, step: usize, operation: &Operation) -> bool {
        operation.steps().contains(&step) && self.step(step).thread == Some(operation.thread)
    }

    fn name(&self, operation: &Operation) -> String {
        format!(
            "{}'s {}",
            self.thread(Some(operation.thread)),
            operation.name
        )
    }

    /// The site of a step, whose it is, and the number.
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
