//! A trace, with its operations and the relations between its steps, and a sentence about it.

use itertools::Itertools;

use crate::results::{Failure, Kind, Outcome, Trace, Verdict};

/// A trace, with its operations.
pub struct Execution<'a> {
    /// The trace itself.
    pub trace: &'a Trace,
    /// The operations, in the order in which they begin.
    pub operations: Vec<Operation>,
    /// The element that is taken twice.
    pub twice: Option<usize>,
}

/// An operation of a thread, from call to return, as far as the trace goes.
pub struct Operation {
    /// The number of its thread.
    pub thread: Option<usize>,
    /// The call, such as `push 1`.
    pub name: String,
    /// Its first step.
    pub first: usize,
    /// Its last step.
    pub last: usize,
    /// The element that it has taken.
    takes: Option<usize>,
}

/// A relation between steps of different threads. It leads from a write to a read of it, or from a
/// stale read to the write that it missed.
pub struct Edge {
    /// True if the read is stale.
    pub stale: bool,
    /// The number of the first step.
    pub from: usize,
    /// The number of the second step.
    pub to: usize,
}

impl<'a> Execution<'a> {
    /// Finds the operations of a trace, and the element that is taken twice.
    pub fn new(trace: &'a Trace) -> Self {
        let calls = trace.steps.iter().positions(|step| step.kind == Kind::Call);
        let operations: Vec<_> = calls.map(|call| Operation::of(trace, call)).collect();
        let taken = operations.iter().filter_map(|operation| operation.takes);
        Execution { trace, twice: taken.duplicates().next(), operations }
    }

    /// Returns `true` if the failure is in this operation: it takes the element that is taken
    /// twice, or, if there is none, the execution ends in it.
    pub fn fails_in(&self, operation: &Operation) -> bool {
        match self.twice {
            Some(_) => operation.takes == self.twice,
            None => operation.last + 1 == self.trace.steps.len(),
        }
    }

    /// Returns all relations between different threads.
    pub fn edges(&self) -> Vec<Edge> {
        let mut edges = Vec::new();
        for (at, step) in self.trace.steps.iter().enumerate() {
            let read = |(stale, from, to)| Edge { stale, from, to };
            edges.extend(step.reads.map(|write| read((false, write, at))));
            edges.extend(step.newest.map(|write| read((true, at, write))));
        }
        let step = |at: usize| self.trace.steps.get(at);
        edges.retain(|edge| {
            let ends = step(edge.from).zip(step(edge.to));
            ends.is_some_and(|(from, to)| from.thread != to.thread)
        });
        edges
    }
}

impl Operation {
    /// Returns the operation that begins with this call.
    fn of(trace: &Trace, call: usize) -> Self {
        let (thread, name) = (trace.steps[call].thread, trace.steps[call].text.trim());
        let steps = (call..).zip(&trace.steps[call..]);
        let own = steps.filter(|(_, step)| step.thread == thread);
        let end = own.clone().find(|(_, step)| step.kind == Kind::Return);
        let (last, step) = end.or(own.last()).expect("it has the call");
        let returns = step.kind == Kind::Return && !name.starts_with("push");
        Operation {
            thread,
            name: name.to_owned(),
            first: call,
            last,
            takes: step.element.filter(|_| returns),
        }
    }
}

// A sentence about a counterexample: the kind of failure, the operations in which it shows, and
// the stale reads that led there. Steps are numbered from 1.

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
