//! A sentence about a counterexample: the kind of failure, the operations in which it shows, and
//! the stale reads that led there. Steps are numbered from 1.

use itertools::Itertools;

use super::execution::{Edge, Execution, Operation};
use crate::results::{Failure, Outcome, Verdict};

/// Returns a sentence about the execution that failed.
pub fn sentence(outcome: &Outcome) -> Option<String> {
    let execution = Execution::new(outcome.counterexample.as_ref()?);
    let what = outcome.kind.map(Failure::sentence);
    let what = what.or(outcome.message.as_deref()).unwrap_or("It fails");
    let what = what.trim_end_matches('.');
    if outcome.verdict == Verdict::Unproved {
        return Some(format!(
            "{what}. The step begins in a state with the invariant, and ends in one without it; \
            the first state may be unreachable."
        ));
    }
    let operations = execution.operations.iter();
    let failing = operations.filter(|operation| execution.fails_in(operation));
    let failing = failing.sorted_by_key(|operation| operation.last);
    let mut places = failing.map(|operation| execution.place(operation));
    let places = places.join(" and ");
    let edges = execution.edges().into_iter();
    let stale = edges.filter(|edge| edge.stale).tail(2);
    let stale = stale.map(|edge| format!("; {}", execution.miss(&edge)));
    let parts = [what, &places].into_iter().filter(|part| !part.is_empty());
    let what = parts.collect_vec().join(", in ");
    Some(format!("{what}{}.", stale.collect::<String>()))
}

impl Execution<'_> {
    /// Returns the thread, the call and the last step of an operation.
    fn place(&self, operation: &Operation) -> String {
        let (thread, name) = (self.thread(operation.thread), &operation.name);
        format!("{thread}'s {name} (step {})", operation.last + 1)
    }

    /// Returns the clause about a stale read.
    fn miss(&self, edge: &Edge) -> String {
        let [(read, value), (write, newest)] = [edge.from, edge.to].map(|at| {
            let step = &self.trace.steps[at];
            let site = step.site.as_deref().unwrap_or(step.text.trim());
            let thread = self.thread(step.thread);
            let value = step.value.as_deref().unwrap_or("a value");
            (format!("{thread}'s `{site}` (step {})", at + 1), value)
        });
        format!("{read} read {value}, not the {newest} of {write}")
    }

    fn thread(&self, thread: Option<usize>) -> &str {
        match thread.and_then(|thread| self.trace.threads.get(thread)) {
            Some(name) if name == "owner" => "the owner",
            Some(name) => name,
            None => "nobody",
        }
    }
}
