// Included by `drop_in.rs`, once for each deque.

use deque::{Steal, Stealer, Worker};
use std::cell::{Cell, RefCell};
use std::iter;
use std::marker::PhantomPinned;
use std::panic::{self, AssertUnwindSafe, RefUnwindSafe, UnwindSafe};
use std::rc::Rc;
use std::thread;

struct Scheduler {
    worker: Worker<Box<dyn FnOnce() -> u32 + Send>>,
    stealers: Vec<Stealer<Box<dyn FnOnce() -> u32 + Send>>>,
}

impl Scheduler {
    fn next(&self) -> Option<Box<dyn FnOnce() -> u32 + Send>> {
        self.worker.pop().or_else(|| {
            iter::repeat_with(|| self.stealers.iter().map(|s| s.steal()).collect::<Steal<_>>())
                .find(|steal| !steal.is_retry())
                .and_then(|steal| steal.success())
        })
    }
}

#[test]
fn a_scheduler_finds_all_tasks() {
    let (mine, other) = (Worker::new_lifo(), Worker::new_lifo());
    let scheduler = Scheduler {
        stealers: vec![mine.stealer(), other.stealer()],
        worker: mine,
    };
    for i in 0..3 {
        scheduler.worker.push(Box::new(move || i) as Box<_>);
        other.push(Box::new(move || 10 + i));
    }
    let order: Vec<u32> = iter::from_fn(|| scheduler.next()).map(|task| task()).collect();
    assert_eq!(order, [2, 1, 0, 10, 11, 12]);
}

#[test]
fn ends_meet() {
    let worker = Worker::<i32>::new_lifo();
    let stealer: Stealer<i32> = worker.stealer();
    assert!(worker.is_empty() && stealer.is_empty());
    assert_eq!(worker.pop(), None);
    assert_eq!(stealer.steal(), Steal::Empty);
    (0..1000).for_each(|i| worker.push(i));
    assert_eq!((worker.len(), stealer.len()), (1000, 1000));
    for i in 0..500 {
        assert_eq!(stealer.clone().steal(), Steal::Success(i));
        assert_eq!(worker.pop(), Some(999 - i));
    }
    assert_eq!((worker.len(), stealer.len()), (0, 0));
    assert_eq!(worker.pop(), None);
}

#[test]
fn stealers_outlive_the_worker() {
    let worker = Worker::new_lifo();
    worker.push(String::from("left"));
    let stealer = worker.stealer();
    drop(worker);
    let thief = thread::spawn(move || stealer.steal().success());
    assert_eq!(thief.join().unwrap().as_deref(), Some("left"));
}

#[test]
fn batches_are_up_to_half() {
    let victim = Worker::new_lifo();
    let stealer = victim.stealer();
    for len in 0..10usize {
        for limit in 1..7usize {
            let mine = Worker::new_lifo();
            mine.push(100);
            (0..len).for_each(|i| victim.push(i));
            let batch = len.div_ceil(2).min(limit);
            let expected = if batch > 0 { Steal::Success(()) } else { Steal::Empty };
            assert_eq!(stealer.steal_batch_with_limit(&mine, limit), expected);
            assert_eq!((victim.len(), mine.len()), (len - batch, 1 + batch));
            assert!((0..batch).rev().all(|i| mine.pop() == Some(i)));
            assert!((batch..len).rev().all(|i| victim.pop() == Some(i)));

            (0..len).for_each(|i| victim.push(i));
            let youngest = stealer.steal_batch_with_limit_and_pop(&mine, limit);
            assert_eq!(youngest.success(), batch.checked_sub(1));
            assert!((0..batch).rev().skip(1).all(|i| mine.pop() == Some(i)));
            assert!((batch..len).rev().all(|i| victim.pop() == Some(i)));
            assert_eq!(mine.pop(), Some(100));
        }
    }
}

#[test]
fn a_batch_without_a_limit_ends_somewhere() {
    let (victim, mine) = (Worker::new_lifo(), Worker::new_lifo());
    (0..1000).for_each(|i| victim.push(i));
    assert_eq!(victim.stealer().steal_batch(&mine), Steal::Success(()));
    let batch = mine.len();
    assert_eq!(victim.stealer().steal_batch_and_pop(&mine), Steal::Success(2 * batch - 1));
    assert_eq!((victim.len(), mine.len()), (1000 - 2 * batch, 2 * batch - 1));
}

#[test]
fn a_batch_to_itself_moves_nothing() {
    let worker = Worker::new_lifo();
    let stealer = worker.stealer();
    assert_eq!(stealer.steal_batch(&worker), Steal::Empty);
    assert_eq!(stealer.steal_batch_and_pop(&worker), Steal::Empty);
    (0..3).for_each(|i| worker.push(i));
    assert_eq!(stealer.steal_batch(&worker), Steal::Success(()));
    assert_eq!(stealer.steal_batch_with_limit(&worker, 1), Steal::Success(()));
    assert_eq!(stealer.steal_batch_and_pop(&worker), Steal::Success(2));
    assert_eq!(stealer.steal_batch_with_limit_and_pop(&worker, 1), Steal::Success(1));
    assert_eq!(worker.len(), 1);
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
fn any_element_will_do() {
    let shared = Rc::new(RefCell::new(0));
    let worker = Worker::new_lifo();
    worker.push(Rc::clone(&shared));
    *worker.pop().unwrap().borrow_mut() += 1;
    let text = String::from("borrowed");
    let worker = Worker::new_lifo();
    worker.push(text.as_str());
    assert_eq!(worker.stealer().steal(), Steal::Success("borrowed"));
    assert_eq!(*shared.borrow(), 1);
}

#[test]
fn auto_traits() {
    fn send<T: Send>() {}
    fn sync<T: Sync>() {}
    fn unpin<T: Unpin>() {}
    fn unwind_safe<T: UnwindSafe>() {}
    fn ref_unwind_safe<T: RefUnwindSafe>() {}
    fn eq<T: Eq + Copy>() {}
    send::<Worker<Cell<u8>>>();
    send::<Stealer<Cell<u8>>>();
    sync::<Stealer<Cell<u8>>>();
    unpin::<Worker<PhantomPinned>>();
    unpin::<Stealer<PhantomPinned>>();
    unwind_safe::<Worker<u8>>();
    unwind_safe::<Stealer<u8>>();
    ref_unwind_safe::<Stealer<u8>>();
    eq::<Steal<u8>>();
}
