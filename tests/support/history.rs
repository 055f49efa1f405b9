//! Histories, and whether a sequential deque could have produced them.

use std::collections::VecDeque;

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
        operations
            .iter()
            .filter(wanted)
            .copied()
            .collect::<Vec<_>>()
    };
    let moves = without(&[Outcome::Retry, Outcome::Empty]);
    let all = without(&[Outcome::Retry]);
    let empties = all.len() > moves.len();
    ordered(moves, real_time, left) && (!empties || ordered(all, program, left))
}

fn ordered(mut operations: Vec<Operation>, order: Order, left: &[usize]) -> bool {
    search(&mut operations, order, &mut VecDeque::new(), left)
}

/// Whether these operations can be done on `deque`, one after the other.
fn search(
    todo: &mut Vec<Operation>,
    order: Order,
    deque: &mut VecDeque<usize>,
    left: &[usize],
) -> bool {
    if todo.is_empty() {
        return deque.iter().eq(left);
    }
    for i in 0..todo.len() {
        let next = todo[i];
        if todo.iter().any(|other| order(other, &next)) {
            continue;
        }
        let possible = match next.outcome {
            Outcome::Pushed(_) => true,
            Outcome::Popped(element) => deque.back().copied() == element,
            Outcome::Stolen(element) => deque.front() == Some(&element),
            Outcome::Empty | Outcome::Retry => deque.is_empty(),
        };
        if !possible {
            continue;
        }
        let before = deque.clone();
        match next.outcome {
            Outcome::Pushed(element) => deque.push_back(element),
            Outcome::Popped(_) => drop(deque.pop_back()),
            Outcome::Stolen(_) => drop(deque.pop_front()),
            Outcome::Empty | Outcome::Retry => {}
        }
        todo.remove(i);
        if search(todo, order, deque, left) {
            return true;
        }
        todo.insert(i, next);
        *deque = before;
    }
    false
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
        let Operation {
            thread,
            outcome,
            called,
            returned,
            ..
        } = op;
        format!("{thread}: {outcome:?} [{called}, {returned}]")
    };
    operations.iter().map(show).collect::<Vec<_>>().join("; ")
}
