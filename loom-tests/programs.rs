//! Programs that are not scenarios, without a preemption bound: foreign code in the middle of a
//! push, which uses the same deque, two thieves that are in a steal when a ring is replaced, which
//! is freed once the last of them has left, and a thread that looks for a record.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use chase_lev::research::{Retired, Strategy, Successor};
use chase_lev::{Fenced, GracePeriod, Worker};
use loom::sync::{Arc, mpsc};

use crate::suite::element::{Element, Ledger};
use crate::suite::exploration::{self, watched};
use crate::suite::instruments::threads;
use crate::suite::instruments::trace::{self, Event};
use crate::suite::{Expect, Failed, Group, Job, What, jobs, models};

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    vec![
        job("foreign code in a push", call_back),
        job("a count in the middle of a pop", count),
        job("two readers, 0 leaves first", || look_twice(0)),
        job("two readers, 1 leaves first", || look_twice(1)),
        job("a record in use is skipped", skip),
    ]
}

/// Creates the exploration of a program, some execution of which must return `true`.
fn job(name: &'static str, program: fn() -> bool) -> Job {
    let what = What::new(Group::Shipped, "Fenced<GracePeriod>", name).exhaustive();
    Job::new(name, what, Expect::Passes, move || {
        static SHOWN: AtomicBool = AtomicBool::new(false);
        let execution = move || _ = SHOWN.fetch_or(program(), Relaxed);
        let tell = |failed: &Failed| jobs::end(failed, |failed| print!("{failed}"));
        let check = || models::loom(None).check(move || watched(execution));
        let explored = exploration::explore(name, tell, check);
        if SHOWN.load(Relaxed) {
            Ok(explored)
        } else {
            Err(format!("no execution shows it: {explored}"))
        }
    })
}

thread_local! {
    // All threads of a model run on one thread of the machine. Only the owner sets this, and only
    // the owner retires rings.
    static FOREIGN: RefCell<Option<Rc<Owner>>> = const { RefCell::new(None) };
}

/// The default strategy, except that growth runs foreign code, once: the foreign code may grow the
/// ring itself.
#[derive(Default)]
struct CallsBack(GracePeriod);

// SAFETY: as for `GracePeriod`. The foreign code runs after the ring has been retired.
unsafe impl Strategy for CallsBack {
    const FREES: bool = true;
    type Guard<'a> = <GracePeriod as Strategy>::Guard<'a>;

    fn announce(&self, in_record: bool) -> Self::Guard<'_> {
        self.0.announce(in_record)
    }

    unsafe fn retire(&self, old: Retired, successor: Successor) {
        // SAFETY: the caller has the same obligation.
        unsafe { self.0.retire(old, successor) };
        if let Some(owner) = FOREIGN.take() {
            owner.pop();
            owner.push();
        }
    }

    unsafe fn collect(&self) -> bool {
        // SAFETY: the caller is the owner.
        unsafe { self.0.collect() }
    }
}

/// The number of elements.
const ELEMENTS: usize = 3;

/// The owner and its progress.
struct Owner {
    worker: Worker<Element<1>, Fenced, CallsBack>,
    ledger: Ledger,
    /// The element to push next.
    next: Cell<usize>,
    popped: Cell<usize>,
}

impl Owner {
    fn push(&self) {
        let id = self.next.replace(self.next.get() + 1);
        self.worker.push(self.ledger.make(id));
    }

    fn pop(&self) {
        if let Some(element) = self.worker.pop() {
            element.take();
            self.popped.update(|popped| popped + 1);
        }
    }
}

/// Runs an owner whose second push grows the ring, while a thief steals. When the old ring is
/// retired, foreign code pops an element from the same deque and pushes another one.
///
/// Returns `true` if the ring grew. It does not grow if the thief is fast enough.
fn call_back() -> bool {
    let owner = Rc::new(Owner {
        worker: Worker::with_capacity_and_strategy(1),
        ledger: Ledger::new(ELEMENTS),
        next: Cell::new(1),
        popped: Cell::new(0),
    });
    FOREIGN.set(Some(owner.clone()));
    owner.push();
    // The threads share a handle, so that the deque's reference count need not be explored.
    let stealer = std::sync::Arc::new(owner.worker.stealer());
    let victim = stealer.clone();
    let thief = threads::spawn(move || {
        let stolen = victim.steal().success();
        usize::from(stolen.map(Element::take).is_some())
    });
    owner.push();
    let stolen = thief.join().expect("the thief did not panic");
    owner.pop();
    owner.pop();
    let grew = FOREIGN.take().is_none();
    let owner = Rc::into_inner(owner).expect("the foreign code is done");
    let (next, popped) = (owner.next.get(), owner.popped.get());
    // The ledger expects each element to be created.
    (next..=ELEMENTS).for_each(|id| drop(owner.ledger.make::<1>(id)));
    assert_eq!(popped + stolen, next - 1, "an element is lost");
    drop((stealer, owner.worker));
    assert_eq!(owner.ledger.close().len(), ELEMENTS - popped - stolen);
    grew
}

/// Runs a thief that steals the only element, and then counts, while the owner is in a pop of that
/// element. Returns `true` if the thief has it.
fn count() -> bool {
    let worker = Worker::<usize, Fenced>::with_capacity_and_strategy(1);
    worker.push(0);
    // The threads share a handle, so that the deque's reference count need not be explored.
    let stealer = std::sync::Arc::new(worker.stealer());
    let victim = stealer.clone();
    let thief = threads::spawn(move || {
        let stolen = victim.steal().success();
        assert!(stolen.is_none() || victim.is_empty(), "nothing is left");
        stolen.is_some()
    });
    let popped = worker.pop();
    let stolen = thief.join().expect("the thief did not panic");
    assert!(!stolen || popped.is_none());
    drop(stealer);
    stolen
}

type Stealer = chase_lev::Stealer<usize, Fenced>;

/// Spawns a thread that stops in the middle of a steal. The returned closure ends the steal and the
/// thread.
fn stop(stealer: Arc<Stealer>) -> impl FnOnce() {
    let [(here, is_here), (go, may_go)] = [mpsc::channel(), mpsc::channel()];
    let thief = threads::spawn(move || {
        let stolen = stealer.steal_if(|_| {
            here.send(()).expect("the owner waits");
            may_go.recv().expect("the owner sends it");
            false
        });
        assert!(stolen.is_empty());
    });
    is_here.recv().expect("the thief sends it");
    move || {
        go.send(()).expect("the thief waits");
        thief.join().expect("it did not panic");
    }
}

/// Lets the owner look at the threads that may read its replaced rings, and returns `true` if it
/// has freed any.
fn look(worker: &Worker<usize, Fenced>) -> bool {
    worker.push(0);
    assert!(worker.pop().is_some());
    let is_free = |(_, event): &(usize, Event)| matches!(event, Event::Free { .. });
    trace::with(|events| events.iter().any(is_free))
}

/// Runs a thread that looks for a record while another one has the only record. Returns `true`.
fn skip() -> bool {
    let worker = Worker::<_, Fenced>::with_capacity_and_strategy(2);
    (0..2).for_each(|i| worker.push(i));
    let stealer = Arc::new(worker.stealer());
    assert!(stealer.steal().is_success());
    let victim = stealer.clone();
    let thief = threads::spawn(move || victim.steal().is_success());
    assert!(thief.join().expect("it did not panic"));
    let loses = |(_, event): &(usize, Event)| match event {
        Event::Record { site, done } => site.name() == "record.claim" && !done,
        _ => false,
    };
    let lost = trace::with(|events| events.iter().any(loses));
    assert!(!lost, "a compare-and-swap of a record in use");
    true
}

/// Runs an owner that shrinks its ring while two thieves are in a steal, of which number `first`
/// leaves first. Returns `true`.
fn look_twice(first: usize) -> bool {
    let worker = Worker::with_capacity_and_strategy(1);
    (0..9).for_each(|i| worker.push(i));
    let stealer = Arc::new(worker.stealer());
    let mut thieves = Vec::from_iter((0..2).map(|_| stop(stealer.clone())));
    while worker.len() > 1 {
        assert!(worker.pop().is_some());
    }
    assert!(!look(&worker), "freed while two thieves are in a steal");
    thieves.remove(first)();
    assert!(!look(&worker), "freed while a thief is in a steal");
    thieves.remove(0)();
    assert!(look(&worker), "not freed while no thief is in a steal");
    true
}
