//! What a trace says: its operations, and how its steps are related.

use std::ops::RangeInclusive;

use crate::results::{Kind, Step, Trace};

/// A trace, with its operations.
pub struct Execution<'a> {
    /// The trace itself.
    pub trace: &'a Trace,
    /// In the order in which they begin.
    pub operations: Vec<Operation>,
    /// The element that is taken twice.
    pub twice: Option<usize>,
    /// The operation of each step.
    of: Vec<Option<usize>>,
}

/// An operation of a thread.
pub struct Operation {
    /// The number of its thread.
    pub thread: usize,
    /// What was called, such as `push 1`.
    pub name: String,
    /// Its first step.
    pub first: usize,
    /// Its last step, as far as the trace goes.
    pub last: usize,
    /// Whether it has returned.
    pub ended: bool,
    /// What it has taken.
    pub takes: Option<usize>,
}

impl Operation {
    /// From its first step to its last.
    pub fn steps(&self) -> RangeInclusive<usize> {
        self.first..=self.last
    }

    /// Whether it may take something.
    pub fn is_take(&self) -> bool {
        !self.name.starts_with("push")
    }
}

/// How two steps are related.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relation {
    /// A write, and another thread's read of it.
    ReadsFrom,
    /// A stale read, and the write that it missed.
    Stale,
    /// A read, and the write by which it is overtaken before its operation ends.
    Overtaken,
    /// A `SeqCst` fence, and the next one, of another thread.
    Fences,
}

impl<'a> Execution<'a> {
    /// Finds the operations, and what is taken twice.
    pub fn new(trace: &'a Trace, message: Option<&str>) -> Self {
        let (operations, of) = operations(trace);
        let mut execution = Execution {
            trace,
            operations,
            twice: None,
            of,
        };
        execution.twice = execution.taken_twice(message.unwrap_or_default());
        execution
    }

    /// The step of this number.
    pub fn step(&self, number: usize) -> &'a Step {
        &self.trace.steps[number]
    }

    /// The operation to which a step belongs.
    pub fn operation(&self, step: usize) -> Option<&Operation> {
        self.of
            .get(step)
            .copied()
            .flatten()
            .map(|operation| &self.operations[operation])
    }

    /// The operation in which the execution ends.
    pub fn failing(&self) -> Option<&Operation> {
        (0..self.of.len())
            .rev()
            .find_map(|step| self.operation(step))
    }

    /// The operations that take what is taken twice.
    ///
    /// The second may have failed before it returned.
    pub fn takers(&self) -> Vec<&Operation> {
        let Some(element) = self.twice else {
            return Vec::new();
        };
        let takes = |op: &&Operation| op.takes == Some(element);
        let mut takers: Vec<_> = self.operations.iter().filter(takes).collect();
        if takers.len() < 2 {
            let last = self.failing();
            takers.extend(last.filter(|op| !op.ended && op.takes.is_none() && op.is_take()));
        }
        takers.sort_by_key(|op| op.last);
        takers
    }

    fn taken_twice(&self, message: &str) -> Option<usize> {
        let taken: Vec<_> = self.operations.iter().filter_map(|op| op.takes).collect();
        let again = |(at, element): (usize, &usize)| {
            let before = taken[..at].contains(element);
            before.then_some(*element)
        };
        let seen = taken.iter().enumerate().find_map(again);
        let told = ["taken twice", "dropped twice"];
        let told = told.iter().any(|words| message.contains(words));
        seen.or_else(|| number_after(message, "element ").filter(|_| told))
    }

    /// The write that a read has read.
    pub fn source(&self, step: usize) -> Option<usize> {
        self.step(step).reads.filter(|&write| write < self.of.len())
    }

    /// The write that makes a read stale.
    pub fn missed(&self, step: usize) -> Option<usize> {
        self.step(step)
            .newest
            .filter(|&write| write < self.of.len())
    }

    /// The write of another thread by which a read is overtaken before its operation ends.
    pub fn overtaken(&self, step: usize) -> Option<usize> {
        let read = self.step(step);
        let (place, operation) = (read.place.as_ref()?, self.operation(step)?);
        if read.kind != Kind::Load || read.newest.is_some() {
            return None;
        }
        (step + 1..=operation.last).find(|&at| {
            let write = self.step(at);
            write.place.as_ref() == Some(place) && writes(write) && write.thread != read.thread
        })
    }

    /// All relations, each from the earlier to the later, but for stale reads.
    pub fn relations(&self) -> Vec<(Relation, usize, usize)> {
        let mut relations = Vec::new();
        let foreign = |a: usize, b: usize| self.step(a).thread != self.step(b).thread;
        for at in 0..self.of.len() {
            if let Some(write) = self.source(at).filter(|&write| foreign(write, at)) {
                relations.push((Relation::ReadsFrom, write, at));
            }
            if let Some(write) = self.missed(at) {
                relations.push((Relation::Stale, at, write));
            } else if let Some(write) = self.overtaken(at) {
                relations.push((Relation::Overtaken, at, write));
            }
        }
        let fences: Vec<_> = (0..self.of.len())
            .filter(|&at| is_strong_fence(self.step(at)))
            .collect();
        let pairs = fences.windows(2).map(|pair| (pair[0], pair[1]));
        let pairs = pairs.filter(|&(a, b)| foreign(a, b));
        relations.extend(pairs.map(|(a, b)| (Relation::Fences, a, b)));
        relations
    }
}

/// Whether a step writes.
pub fn writes(step: &Step) -> bool {
    matches!(step.kind, Kind::Store | Kind::Update)
}

fn is_strong_fence(step: &Step) -> bool {
    let strong = matches!(step.order.as_deref(), Some("SeqCst" | "Heavy"));
    step.kind == Kind::Fence && strong
}

/// The number that follows these words.
pub fn number_after(text: &str, words: &str) -> Option<usize> {
    let (_, rest) = text.split_once(words)?;
    let digits = rest.find(|c: char| !c.is_ascii_digit());
    rest[..digits.unwrap_or(rest.len())].parse().ok()
}

/// The operations, and which of them each step belongs to.
fn operations(trace: &Trace) -> (Vec<Operation>, Vec<Option<usize>>) {
    let calls = |thread| {
        let of = |step: &Step| step.thread == Some(thread) && step.kind == Kind::Call;
        trace.steps.iter().any(of)
    };
    let calls: Vec<bool> = (0..trace.threads.len()).map(calls).collect();
    let mut open: Vec<Option<usize>> = vec![None; calls.len()];
    let mut operations: Vec<Operation> = Vec::new();
    let mut of = Vec::new();
    for (at, step) in trace.steps.iter().enumerate() {
        let thread = step.thread.filter(|&thread| thread < calls.len());
        of.push(thread.and_then(|thread| {
            let begins = match open[thread] {
                _ if calls[thread] => (step.kind == Kind::Call).then(|| step.text.trim().into()),
                current => begins(trace, current.map(|open| &operations[open]), step),
            };
            if let Some(name) = begins {
                if let Some(before) = open[thread] {
                    operations[before].ended = true;
                }
                open[thread] = Some(operations.len());
                operations.push(Operation {
                    thread,
                    name,
                    first: at,
                    last: at,
                    ended: false,
                    takes: None,
                });
            }
            let current = open[thread]?;
            let operation = &mut operations[current];
            operation.last = at;
            let returns = step.kind == Kind::Return;
            if operation.is_take() && (returns || !calls[thread]) {
                operation.takes = operation.takes.or(step.element);
            }
            if returns {
                operation.ended = true;
                open[thread] = None;
            }
            Some(current)
        }));
    }
    (operations, of)
}

/// The name of the operation that begins with this step, in a trace without calls: a step
/// of another operation, or the same step again.
fn begins(trace: &Trace, current: Option<&Operation>, step: &Step) -> Option<String> {
    let site = step.site.as_deref()?;
    let name = match site.split('.').next()? {
        "grow" | "retire" => "push",
        "reader" | "records" | "record" | "batch" => "steal",
        name => name,
    };
    let again = |op: &Operation| trace.steps[op.first].site.as_deref() == Some(site);
    let same = current.is_some_and(|op| op.name == name && !again(op));
    (!same).then(|| name.to_owned())
}
