//! Histories, and whether a sequential deque could have produced them.

use std::collections::{HashSet, VecDeque};

/// What an operation came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Pushed(usize),
    Popped(Option<usize>),
    Stolen(usize),
    Empty,
    Retry,
}

/// An operation that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    pub thread: usize,
    pub outcome: Outcome,
    /// When it was called and when it returned, in steps of one clock.
    pub called: usize,
    pub returned: usize,
    /// Whether that was before the thieves started.
    pub alone: bool,
}

/// What must come before what.
type Order = fn(&Operation, &Operation) -> bool;

/// One operation returned before the other was called.
fn real_time(first: &Operation, second: &Operation) -> bool {
    first.returned < second.called
}

/// The program of a thread, and that thieves start after what was alone.
fn program(first: &Operation, second: &Operation) -> bool {
    let ordered = first.thread == second.thread || (first.alone && !second.alone);
    ordered && real_time(first, second)
}

/// Whether a sequential deque could have done this and end up with `left`.
///
/// What moved elements, and the owner's `None`, must be linearizable: there is
/// an order that respects real time. A thief's `Empty` is weaker, for a push
/// orders nothing for those who do not read it: with them, there must be an
/// order that respects each thread's program (sequential consistency).
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

/// Whether one deque can do these operations in some order and end up with
/// `left`.
fn ordered(operations: Vec<Operation>, order: Order, left: &[usize]) -> bool {
    let threads = operations.iter().map(|op| op.thread + 1).max().unwrap_or(0);
    let mut programs = vec![Vec::new(); threads];
    for operation in operations {
        programs[operation.thread].push(operation);
    }
    let mut todo = vec![State {
        done: vec![0; threads],
        deque: VecDeque::new(),
    }];
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

/// Some operations have been done.
#[derive(Clone)]
struct State {
    /// How many of each thread's; that determines the deque.
    done: Vec<usize>,
    deque: VecDeque<usize>,
}

impl State {
    /// What one more operation can lead to.
    fn next(&self, programs: &[Vec<Operation>], order: Order) -> Vec<State> {
        let heads = programs.iter().zip(&self.done);
        let heads: Vec<_> = heads.filter_map(|(ops, done)| ops.get(*done)).collect();
        let mut next = heads.clone();
        next.retain(|op| self.allows(op) && !heads.iter().any(|other| order(other, op)));
        // What changes nothing may as well be done at once.
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

/// Whether every `Retry` has a cause of its own: an element that another thread
/// took beside the thieves and before the `Retry` returned.
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

/// A history in one line.
pub fn show(operations: &[Operation]) -> String {
    let show = |op: &Operation| {
        let (thread, outcome) = (op.thread, op.outcome);
        format!("{thread}: {outcome:?} [{}, {}]", op.called, op.returned)
    };
    operations.iter().map(show).collect::<Vec<_>>().join("; ")
}
