// Included by `main.rs` once for each deque.

use deque::{Steal, Stealer, Worker};
use std::cell::Cell;
use std::iter;
use std::marker::PhantomPinned;
use std::panic::{self, AssertUnwindSafe, RefUnwindSafe, UnwindSafe};
use std::rc::Rc;

type Task = Box<dyn FnOnce() -> u32 + Send>;

#[test]
fn a_scheduler_finds_all_tasks() {
    let (mine, other) = (Worker::<Task>::new_lifo(), Worker::<Task>::new_lifo());
    let stealers: [Stealer<Task>; 2] = [mine.stealer(), other.stealer()];
    let steal = || {
        iter::repeat_with(|| stealers.iter().map(|s| s.steal()).collect::<Steal<_>>())
            .find(|steal| !steal.is_retry())
            .and_then(|steal| steal.success())
    };
    for i in 0..3 {
        mine.push(Box::new(move || i));
        other.push(Box::new(move || 10 + i));
    }
    let tasks = iter::from_fn(|| mine.pop().or_else(steal));
    let order: Vec<u32> = tasks.map(|task| task()).collect();
    assert_eq!(order, [2, 1, 0, 10, 11, 12]);
}

#[test]
fn a_batch_of_nothing_is_refused() {
    let (victim, mine) = (Worker::<u8>::new_lifo(), Worker::new_lifo());
    let stealer = victim.stealer();
    let refused = |call: &dyn Fn() -> bool| panic::catch_unwind(AssertUnwindSafe(call)).is_err();
    for dest in [&mine, &victim] {
        assert!(refused(&|| stealer.steal_batch_with_limit(dest, 0).is_success()));
        assert!(refused(&|| stealer.steal_batch_with_limit_and_pop(dest, 0).is_success()));
    }
}

/// Creates a deque with the elements from 0 on.
fn filled(elements: usize) -> Worker<usize> {
    let worker = Worker::new_lifo();
    (0..elements).for_each(|element| worker.push(element));
    worker
}

/// Empties a deque, and returns its elements, the oldest one first.
fn emptied(worker: &Worker<usize>) -> Vec<usize> {
    let mut elements: Vec<usize> = iter::from_fn(|| worker.pop()).collect();
    elements.reverse();
    elements
}

#[test]
fn a_batch_has_at_most_32_elements_or_the_limit() {
    let (victim, mine) = (|| filled(200).stealer(), Worker::new_lifo());
    let moved = |youngest: usize| assert!(emptied(&mine).into_iter().eq(0..=youngest));
    assert_eq!(victim().steal_batch(&mine), Steal::Success(()));
    moved(31);
    assert_eq!(victim().steal_batch_and_pop(&mine), Steal::Success(31));
    moved(30);
    for limit in [2, 33, 100] {
        assert_eq!(victim().steal_batch_with_limit(&mine, limit), Steal::Success(()));
        moved(limit - 1);
        let youngest = victim().steal_batch_with_limit_and_pop(&mine, limit);
        assert_eq!(youngest, Steal::Success(limit - 1));
        moved(limit - 2);
    }
}

#[test]
fn a_batch_from_a_deque_to_itself_moves_nothing() {
    let worker = filled(0);
    let stealer = worker.stealer();
    assert_eq!(stealer.steal_batch(&worker), Steal::Empty);
    assert_eq!(stealer.steal_batch_with_limit(&worker, 1), Steal::Empty);
    assert_eq!(stealer.steal_batch_and_pop(&worker), Steal::Empty);
    assert_eq!(stealer.steal_batch_with_limit_and_pop(&worker, 1), Steal::Empty);
    let worker = filled(6);
    let stealer = worker.stealer();
    assert_eq!(stealer.steal_batch(&worker), Steal::Success(()));
    assert_eq!(stealer.steal_batch_with_limit(&worker, 1), Steal::Success(()));
    assert_eq!(stealer.steal_batch_and_pop(&worker), Steal::Success(5));
    assert_eq!(stealer.steal_batch_with_limit_and_pop(&worker, 1), Steal::Success(4));
    assert_eq!(emptied(&worker), [0, 1, 2, 3]);
}

#[test]
fn steal_has_the_same_methods() {
    use self::deque::Steal::{Empty, Retry, Success};
    let all = [Empty, Success(1), Retry];
    assert_eq!(all.map(|s| s.is_empty()), [true, false, false]);
    assert_eq!(all.map(|s| s.is_success()), [false, true, false]);
    assert_eq!(all.map(|s| s.is_retry()), [false, false, true]);
    assert_eq!(all.map(Steal::success), [None, Some(1), None]);
    for first in all {
        for second in all {
            let asked = Cell::new(false);
            let sum = first.or_else(|| {
                asked.set(true);
                second
            });
            assert_eq!(asked.get(), !first.is_success());
            let expected = match (first, second) {
                (Success(x), _) | (_, Success(x)) => Success(x),
                (Retry, _) | (_, Retry) => Retry,
                (Empty, Empty) => Empty,
            };
            assert_eq!(sum, expected);
            assert_eq!(iter::empty().chain([first, second]).collect::<Steal<_>>(), expected);
        }
    }
    let mut asked = [Success(1), Success(2)].into_iter();
    assert_eq!(asked.by_ref().collect::<Steal<_>>(), Success(1));
    assert_eq!(asked.next(), Some(Success(2)));
    let (copy, clone) = (all[1], Clone::clone(&all[1]));
    assert!(copy == clone && copy != Success(2));
}

#[test]
fn debug_looks_the_same() {
    let worker = Worker::<Rc<()>>::new_lifo();
    let all = [Steal::Empty, Steal::Success(Rc::new(())), Steal::Retry];
    assert_eq!(
        format!("{worker:?} {:?} {all:?} {:>6}|", worker.stealer(), 0),
        "Worker { .. } Stealer { .. } [Empty, Success(..), Retry]      0|",
    );
    assert_eq!(format!("{:>8?}|{:<8?}", all[0], all[2]), "   Empty|Retry   ");
}

#[test]
fn auto_traits() {
    fn owned<T: Send>() {}
    fn shared<T: Send + Sync>() {}
    fn safe<T: Unpin + UnwindSafe>() {}
    fn shared_safely<T: Unpin + UnwindSafe + RefUnwindSafe>() {}
    fn eq<T: Eq + Copy>() {}
    owned::<Worker<Cell<u8>>>();
    shared::<Stealer<Cell<u8>>>();
    safe::<Worker<PhantomPinned>>();
    shared_safely::<Stealer<PhantomPinned>>();
    eq::<Steal<u8>>();
}
