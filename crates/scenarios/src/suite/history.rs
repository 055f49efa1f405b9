//! Histories, and oracles that decide if a sequential deque could have produced them.

use std::collections::{HashSet, VecDeque};

/// The outcome of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Pushed(usize),
    Popped(Option<usize>),
    Stolen(usize),
    Empty,
    Retry,
}

/// A completed operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    pub thread: usize,
    pub outcome: Outcome,
    /// The times of the call and of the return, on a clock that all threads share.
    pub called: usize,
    pub returned: usize,
    /// True if the operation was completed before the thieves started.
    pub alone: bool,
}

/// A relation that is true if the first operation must come before the second.
type Order = fn(&Operation, &Operation) -> bool;

/// Returns `true` if the first operation returned before the second was called.
fn real_time(first: &Operation, second: &Operation) -> bool {
    first.returned < second.called
}

/// Returns `true` if the first operation precedes the second in the program of a thread, or
/// precedes the start of the thieves.
fn program(first: &Operation, second: &Operation) -> bool {
    let ordered = first.thread == second.thread || (first.alone && !second.alone);
    ordered && real_time(first, second)
}

/// Returns `true` if a sequential deque could have performed these operations with `left`
/// remaining.
///
/// Operations that moved elements, and the owner's `None`, must be linearizable: there is an order
/// of them that respects real time. A thief's `Empty` is weaker, because a push does not order
/// threads that do not read it. Including the `Empty` operations, there must be an order that
/// respects each thread's program (sequential consistency).
pub fn is_deque(operations: &[Operation], left: &[usize]) -> bool {
    let without = |unwanted: &[Outcome]| {
        let wanted = |op: &&Operation| !unwanted.contains(&op.outcome);
        let wanted = operations.iter().filter(wanted);
        wanted.copied().collect::<Vec<_>>()
    };
    let moves = without(&[Outcome::Retry, Outcome::Empty]);
    let all = without(&[Outcome::Retry]);
    let empties = all.len() > moves.len();
    ordered(moves, real_time, left) && (!empties || ordered(all, program, left))
}

/// Returns `true` if a sequential deque can perform these operations in an order that respects
/// `order`, with `left` remaining.
fn ordered(operations: Vec<Operation>, order: Order, left: &[usize]) -> bool {
    let threads = operations.iter().map(|op| op.thread + 1).max().unwrap_or(0);
    let mut programs = vec![Vec::new(); threads];
    for operation in operations {
        programs[operation.thread].push(operation);
    }
    let mut todo = vec![State { done: vec![0; threads], deque: VecDeque::new() }];
    let mut seen = HashSet::new();
    while let Some(state) = todo.pop() {
        if programs.iter().map(Vec::len).eq(state.done.iter().copied()) {
            if state.deque.iter().eq(left) {
                return true;
            }
        } else if seen.insert(state.done.clone()) {
            todo.extend(state.next(&programs, order));
        }
    }
    false
}

/// A state in which some of the operations have been performed.
#[derive(Clone)]
struct State {
    /// The number of each thread's operations, which determines the content of the deque.
    done: Vec<usize>,
    deque: VecDeque<usize>,
}

impl State {
    /// Returns the states to which one more operation can lead.
    fn next(&self, programs: &[Vec<Operation>], order: Order) -> Vec<State> {
        let heads = programs.iter().zip(&self.done);
        let heads: Vec<_> = heads.filter_map(|(ops, done)| ops.get(*done)).collect();
        let mut next = heads.clone();
        next.retain(|op| self.allows(op) && !heads.iter().any(|other| order(other, op)));
        // An operation that changes nothing may as well be performed at once.
        let idle = |op: &&Operation| matches!(op.outcome, Outcome::Empty | Outcome::Popped(None));
        if let Some(idle) = next.iter().position(idle) {
            next = vec![next[idle]];
        }
        next.into_iter().map(|op| self.after(op)).collect()
    }

    fn allows(&self, operation: &Operation) -> bool {
        match operation.outcome {
            Outcome::Pushed(_) => true,
            Outcome::Popped(element) => self.deque.back().copied() == element,
            Outcome::Stolen(element) => self.deque.front() == Some(&element),
            Outcome::Empty | Outcome::Retry => self.deque.is_empty(),
        }
    }

    fn after(&self, operation: &Operation) -> State {
        let mut after = self.clone();
        after.done[operation.thread] += 1;
        match operation.outcome {
            Outcome::Pushed(element) => after.deque.push_back(element),
            Outcome::Popped(_) => drop(after.deque.pop_back()),
            Outcome::Stolen(_) => drop(after.deque.pop_front()),
            Outcome::Empty | Outcome::Retry => {}
        }
        after
    }
}

/// Returns `true` if each `Retry` has its own cause: an element that another thread took after
/// the thieves started and before the `Retry` returned.
pub fn retries_are_caused(operations: &[Operation]) -> bool {
    let retries = |op: &&Operation| op.outcome == Outcome::Retry;
    operations.iter().filter(retries).all(|retry| {
        let earlier = |op: &&Operation| op.thread == retry.thread && op.called <= retry.called;
        let causes = operations.iter().filter(|op| {
            let takes = matches!(op.outcome, Outcome::Popped(Some(_)) | Outcome::Stolen(_));
            takes && !op.alone && op.thread != retry.thread && op.called < retry.returned
        });
        operations.iter().filter(earlier).filter(retries).count() <= causes.count()
    })
}

/// Formats a history as one line.
pub fn show(operations: &[Operation]) -> String {
    let show = |op: &Operation| {
        let (thread, outcome) = (op.thread, op.outcome);
        format!("{thread}: {outcome:?} [{}, {}]", op.called, op.returned)
    };
    operations.iter().map(show).collect::<Vec<_>>().join("; ")
}
