//! Foreign code in the middle of an operation: what a reclaimer should not run, but the deque
//! survives.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use chase_lev::Worker;
use chase_lev::protocol::Protocol;
use chase_lev::reclaim::{GracePeriod, Reclaim};
use chase_lev::research::{Retired, Sites};

use super::element::{Element, Ledger};
use super::instruments::{self, threads};

thread_local! {
    // All threads of a model run on one thread of the machine; the owner sets it, and is the
    // only one to retire.
    static FOREIGN: RefCell<Option<Rc<dyn Fn()>>> = const { RefCell::new(None) };
}

/// The default, but a retirement runs what is foreign: once, for what that retires is not its
/// last.
#[derive(Default)]
pub struct CallsBack(GracePeriod);

// SAFETY: as `GracePeriod`; foreign code runs when the ring has been retired.
unsafe impl Reclaim for CallsBack {
    const FREES: bool = true;
    type Guard<'a> = <GracePeriod as Reclaim>::Guard<'a>;

    fn announce(&self) -> Self::Guard<'_> {
        self.0.announce()
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: the caller's.
        unsafe { self.0.retire(old) };
        if let Some(foreign) = FOREIGN.take() {
            foreign();
        }
    }

    unsafe fn collect(&self) {
        // SAFETY: the caller's.
        unsafe { self.0.collect() };
    }

    unsafe fn may_shrink(&self) -> bool {
        // SAFETY: the caller's.
        unsafe { self.0.may_shrink() }
    }
}

/// The default's orderings.
pub struct Reentered;

// SAFETY: as the default's.
unsafe impl Protocol for Reentered {
    const SITES: Sites = Sites::WEAKEST;
    type Reclaim = CallsBack;
}

/// How many elements there are.
const ELEMENTS: usize = 3;

/// An owner whose second push grows the ring, and whose retirement of the old one uses the same
/// deque: takes an element, and pushes another. Beside it, a thief steals.
///
/// Returns whether the ring grew: it does not, if the thief is quick.
///
/// # Panics
///
/// If an element is taken twice or lost, or its hand-over does not synchronise.
pub fn execution() -> bool {
    instruments::begin();
    let ledger = Rc::new(Ledger::new(ELEMENTS));
    let worker = Rc::new(Worker::<Element<1>, Reentered>::with_protocol(1));
    let (next, popped) = (Rc::new(Cell::new(1)), Rc::new(Cell::new(0)));
    let push = {
        let (ledger, worker, next) = (ledger.clone(), worker.clone(), next.clone());
        move || {
            let id = next.replace(next.get() + 1);
            worker.push(ledger.make(id));
        }
    };
    let pop = {
        let (worker, popped) = (worker.clone(), popped.clone());
        move || {
            if let Some(element) = worker.pop() {
                element.take();
                popped.set(popped.get() + 1);
            }
        }
    };
    let foreign = {
        let (push, pop) = (push.clone(), pop.clone());
        move || {
            pop();
            push();
        }
    };
    FOREIGN.set(Some(Rc::new(foreign)));

    push();
    // Not the deque's own count, which need not be explored.
    let stealer = Arc::new(worker.stealer());
    let victim = stealer.clone();
    let thief = threads::spawn(move || {
        let stolen = victim.steal().success();
        usize::from(stolen.map(Element::take).is_some())
    });
    push();
    let stolen = thief.join().expect("the thief did not panic");
    (0..2).for_each(|_| pop());
    let grew = FOREIGN.take().is_none();
    // Each is made once.
    (next.get()..=ELEMENTS).for_each(|id| drop(ledger.make::<1>(id)));
    assert_eq!(popped.get() + stolen, next.get() - 1, "an element is lost");
    drop((push, pop, stealer, worker));
    let ledger = Rc::into_inner(ledger).expect("nobody pushes any more");
    assert_eq!(ledger.close().len(), ELEMENTS - popped.get() - stolen);
    instruments::end();
    grew
}
