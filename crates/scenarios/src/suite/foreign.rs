//! Foreign code in the middle of an operation, which a reclamation strategy should not run, but which the
//! deque tolerates.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use chase_lev::research::{ReclaimSeam, Retired};
use chase_lev::{Fenced, GracePeriod, Worker};

use super::element::{Element, Ledger};
use super::instruments::{self, threads};

thread_local! {
    // All threads of a model run on one thread of the machine. Only the owner sets this, and only the owner
    // retires rings.
    static FOREIGN: RefCell<Option<Rc<Owner>>> = const { RefCell::new(None) };
}

/// The default strategy, except that growth runs foreign code, once: the foreign code may grow the ring
/// itself.
#[derive(Default)]
pub struct CallsBack(GracePeriod);

// SAFETY: as for `GracePeriod`. The foreign code runs after the ring has been retired.
unsafe impl ReclaimSeam for CallsBack {
    const FREES: bool = true;
    const ANNOUNCES: bool = true;
    type Guard<'a> = <GracePeriod as ReclaimSeam>::Guard<'a>;

    fn announce(&self) -> Self::Guard<'_> {
        self.0.announce()
    }

    unsafe fn retire(&self, old: Retired, order: Option<fn() -> bool>) {
        // SAFETY: the caller has the same obligation.
        unsafe { self.0.retire(old, order) };
        if let Some(owner) = FOREIGN.take() {
            owner.pop();
            owner.push();
        }
    }

    unsafe fn collect(&self) {
        // SAFETY: the caller is the owner.
        unsafe { self.0.collect() };
    }

    unsafe fn catch_up(&self) -> bool {
        // SAFETY: the caller is the owner.
        unsafe { self.0.catch_up() }
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

/// Runs an owner whose second push grows the ring, while a thief steals. When the old ring is retired,
/// foreign code pops an element from the same deque and pushes another one.
///
/// Returns true if the ring grew. It does not grow if the thief is fast enough.
///
/// # Panics
///
/// Panics if an element is taken twice or lost, or if its hand-over does not synchronise.
pub fn execution() -> bool {
    instruments::begin();
    let owner = Rc::new(Owner {
        worker: Worker::with_capacity_and_strategy(1),
        ledger: Ledger::new(ELEMENTS),
        next: Cell::new(1),
        popped: Cell::new(0),
    });
    FOREIGN.set(Some(owner.clone()));
    owner.push();
    // The threads share a handle, so that the deque's reference count need not be explored.
    let stealer = Arc::new(owner.worker.stealer());
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
    instruments::end();
    grew
}
