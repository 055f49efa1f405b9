//! A trace, with its operations and the relations between its steps.

use itertools::Itertools;

use crate::results::{Failure, Kind, Step, Trace};

/// A trace, with its operations.
pub struct Execution<'a> {
    /// The trace itself.
    pub trace: &'a Trace,
    /// The operations, in the order in which they begin.
    pub operations: Vec<Operation>,
    /// The element that is taken twice.
    pub twice: Option<usize>,
    /// The operation of each step.
    of: Vec<Option<usize>>,
}

/// An operation of a thread.
#[derive(PartialEq)]
pub struct Operation {
    /// The number of its thread.
    pub thread: usize,
    /// The call, such as `push 1`.
    pub name: String,
    /// Its first step.
    pub first: usize,
    /// Its last step, as far as the trace goes.
    pub last: usize,
    /// True once the operation has returned.
    pub ended: bool,
    /// The element that it has taken.
    pub takes: Option<usize>,
}

/// A relation between two steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// A write, and another thread's read of it.
    Rf,
    /// A stale read, and the write that it missed.
    Fr,
    /// A read, and the write by which it is overtaken before its operation ends.
    Ot,
    /// A `SeqCst` fence, and the next one, of another thread.
    Sc,
}

impl<'a> Execution<'a> {
    /// Finds the operations of a trace, and the element that is taken twice.
    pub fn new(trace: &'a Trace, kind: Option<Failure>) -> Self {
        let (operations, of) = operations(trace);
        let mut taken = operations.iter().filter_map(|op| op.takes).duplicates();
        // If no operation returned it twice, the last step has the element.
        let last = trace.steps.last();
        let told = last.filter(|_| kind == Some(Failure::TakenTwice));
        Execution {
            trace,
            twice: taken.next().or(told.and_then(|step| step.element)),
            operations,
            of,
        }
    }

    /// Returns the step of this number.
    pub fn step(&self, number: usize) -> &'a Step {
        &self.trace.steps[number]
    }

    /// Returns the operation to which a step belongs.
    pub fn operation(&self, step: usize) -> Option<&Operation> {
        Some(&self.operations[(*self.of.get(step)?)?])
    }

    /// Returns the operation in which the execution ends, if it ends in one.
    pub fn failing(&self) -> Option<&Operation> {
        self.operation(self.of.len().checked_sub(1)?)
    }

    /// Returns the operations that take the same element, in the order in which they end.
    pub fn takers(&self) -> Vec<&Operation> {
        let takes = |op: &&Operation| op.takes.is_some() && op.takes == self.twice;
        let mut takers: Vec<_> = self.operations.iter().filter(takes).collect();
        takers.sort_by_key(|op| op.last);
        takers
    }

    /// Returns the first write of another thread that overtakes a read before the read's operation ends.
    fn overtaken(&self, at: usize) -> Option<usize> {
        let read = self.step(at);
        let last = self.operation(at)?.last;
        if read.kind != Kind::Load || read.place.is_none() {
            return None;
        }
        (at + 1..=last).find(|&at| {
            let write = self.step(at);
            let writes = matches!(write.kind, Kind::Store | Kind::Update);
            writes && write.place == read.place && write.thread != read.thread
        })
    }

    /// Returns all relations between different threads. Each leads from the earlier step to the later, except
    /// that of a stale read.
    pub fn relations(&self) -> Vec<(Relation, usize, usize)> {
        let mut relations = Vec::new();
        let steps = 0..self.trace.steps.len();
        let foreign = |a: usize, b: usize| self.step(a).thread != self.step(b).thread;
        for at in steps.clone() {
            let [reads, newest] = [self.step(at).reads, self.step(at).newest]
                .map(|write| write.filter(|write| steps.contains(write)));
            if let Some(write) = reads.filter(|&write| foreign(write, at)) {
                relations.push((Relation::Rf, write, at));
            }
            if let Some(write) = newest.filter(|&write| foreign(write, at)) {
                relations.push((Relation::Fr, at, write));
            } else if let Some(write) = self.overtaken(at) {
                relations.push((Relation::Ot, at, write));
            }
        }
        let fences = steps.filter(|&at| {
            let strong = matches!(self.step(at).order.as_deref(), Some("SeqCst" | "Heavy"));
            self.step(at).kind == Kind::Fence && strong
        });
        let pairs = fences.tuple_windows().filter(|&(a, b)| foreign(a, b));
        relations.extend(pairs.map(|(a, b)| (Relation::Sc, a, b)));
        relations
    }
}

/// Returns the operations, from call to return, and the number of each step's operation.
fn operations(trace: &Trace) -> (Vec<Operation>, Vec<Option<usize>>) {
    let mut open: Vec<Option<usize>> = vec![None; trace.threads.len()];
    let mut operations: Vec<Operation> = Vec::new();
    let of = |(at, step): (usize, &Step)| {
        let thread = step.thread.filter(|thread| *thread < open.len())?;
        if step.kind == Kind::Call {
            open[thread] = Some(operations.len());
            operations.push(Operation {
                thread,
                name: step.text.trim().to_owned(),
                first: at,
                last: at,
                ended: false,
                takes: None,
            });
        }
        let current = open[thread]?;
        let operation = &mut operations[current];
        operation.last = at;
        if step.kind == Kind::Return {
            operation.ended = true;
            operation.takes = step.element.filter(|_| !operation.name.starts_with("push"));
            open[thread] = None;
        }
        Some(current)
    };
    let of = trace.steps.iter().enumerate().map(of).collect();
    (operations, of)
}
