//! Atomics that record what they do.

use core::cell::Cell;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicI64, AtomicPtr as Plain, Ordering::Relaxed, Ordering::SeqCst};
use std::sync::{Mutex, MutexGuard, PoisonError};

use loom::sync::atomic as raw;

use super::heap;
use super::trace::{self, Event, Value};
use crate::protocol::{Fault, Site};

pub type Index = i64;

/// `top` or `bottom`.
///
/// Writes come in modification order, for the owner alone stores and a
/// compare-and-swap acts on the newest value; so the last write is the newest.
pub struct AtomicIndex {
    raw: raw::AtomicI64,
    newest: AtomicI64,
}

impl AtomicIndex {
    pub fn new(value: Index) -> Self {
        AtomicIndex {
            raw: raw::AtomicI64::new(value),
            newest: AtomicI64::new(value),
        }
    }

    pub fn load(&self, site: Site) -> Index {
        let value = self.raw.load(site.order());
        let newest = self.newest.load(Relaxed);
        trace::record(Event::Load {
            site,
            value: Value::Index(value),
            newest: Value::Index(newest),
        });
        value
    }

    pub fn store(&self, value: Index, site: Site) {
        if site.fault() == Some(Fault::Skipped) {
            return;
        }
        self.raw.store(value, site.order());
        self.newest.store(value, Relaxed);
        trace::record(Event::Store {
            site,
            value: Value::Index(value),
        });
    }

    pub fn compare_exchange(&self, old: Index, new: Index, site: Site) -> Result<Index, Index> {
        let result = match site.fault() {
            Some(Fault::Assumed) => Ok(old),
            Some(Fault::Refused) => Err(self.newest.load(Relaxed)),
            Some(Fault::NotAtomic) => {
                let found = self.raw.load(Relaxed);
                if found == old {
                    self.raw.store(new, site.order());
                    Ok(old)
                } else {
                    Err(found)
                }
            }
            Some(Fault::Skipped) | None => {
                self.raw.compare_exchange(old, new, site.order(), Relaxed)
            }
        };
        if result.is_ok() {
            self.newest.store(new, Relaxed);
        }
        trace::record(Event::Cas {
            site,
            old,
            new,
            found: result.err(),
        });
        result
    }

    pub fn get_mut(&mut self) -> Index {
        self.raw.with_mut(|value| *value)
    }
}

/// A pointer to a ring.
pub struct AtomicPtr<T> {
    raw: raw::AtomicPtr<T>,
    newest: Plain<T>,
}

impl<T> AtomicPtr<T> {
    pub fn new(value: *mut T) -> Self {
        AtomicPtr {
            raw: raw::AtomicPtr::new(value),
            newest: Plain::new(value),
        }
    }

    pub fn load(&self, site: Site) -> *mut T {
        let value = self.raw.load(site.order());
        trace::record(Event::Load {
            site,
            value: Value::Ring(heap::ring(value)),
            newest: Value::Ring(heap::ring(self.newest.load(Relaxed))),
        });
        value
    }

    pub fn store(&self, value: *mut T, site: Site) {
        self.raw.store(value, site.order());
        self.newest.store(value, Relaxed);
        trace::record(Event::Store {
            site,
            value: Value::Ring(heap::ring(value)),
        });
    }

    pub fn get_mut(&mut self) -> *mut T {
        self.raw.with_mut(|value| *value)
    }
}

/// A machine word of a slot.
///
/// Loom's integer is the number of a write; what was written, which may hold
/// padding and pointers, is kept aside. Write 0 is the unwritten word, and
/// reads as zeros.
pub struct Word {
    version: raw::AtomicUsize,
    writes: Mutex<Vec<MaybeUninit<usize>>>,
}

impl Word {
    pub fn unwritten() -> Self {
        Word {
            version: raw::AtomicUsize::new(0),
            writes: Mutex::new(vec![MaybeUninit::zeroed()]),
        }
    }

    fn writes(&self) -> MutexGuard<'_, Vec<MaybeUninit<usize>>> {
        self.writes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn load(&self, site: Site) -> MaybeUninit<usize> {
        let place = heap::place(self);
        let version = self.version.load(site.order());
        let writes = self.writes();
        trace::record(Event::Load {
            site,
            value: Value::Slot { place, version },
            newest: Value::Slot {
                place,
                version: writes.len() - 1,
            },
        });
        writes[version]
    }

    pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
        let place = heap::place(self);
        let version = {
            let mut writes = self.writes();
            writes.push(value);
            writes.len() - 1
        };
        self.version.store(version, site.order());
        trace::record(Event::Store {
            site,
            value: Value::Slot { place, version },
        });
    }
}

impl Drop for Word {
    fn drop(&mut self) {
        // To free memory is to write it: a race with every access that does
        // not happen before.
        self.version.with_mut(|_| ());
    }
}

/// A fence; none if the site is `Relaxed`.
pub fn fence(site: Site) {
    if site.order() == Relaxed {
        return;
    }
    if site.order() == SeqCst && FENCES_ARE_STEPS.get() {
        FENCES.fetch_add(1, Relaxed);
    }
    raw::fence(site.order());
    trace::record(Event::Fence { site });
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static FENCES_ARE_STEPS: Cell<bool> = const { Cell::new(false) };
}

loom::lazy_static! {
    static ref FENCES: raw::AtomicUsize = raw::AtomicUsize::new(0);
}

/// Makes the algorithm's sequentially consistent fences steps of the search.
///
/// To loom, a fence is no step: it does not look for an execution in which two
/// fences come in the other order for that order's sake. A relaxed
/// read-modify-write before each makes it look. That orders nothing which the
/// fences do not order, and costs many more executions.
pub fn fences_are_steps(yes: bool) {
    FENCES_ARE_STEPS.set(yes);
}

/// Initialises what synchronises when it is initialised.
pub fn begin() {
    let _ = &*FENCES;
}
