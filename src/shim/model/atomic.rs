//! Atomics that record what they do.

use core::convert::Infallible;
use core::mem::{ManuallyDrop, MaybeUninit};
use core::sync::atomic::Ordering::Relaxed;

use super::at_once;
#[cfg(shuttle)]
use super::engine::WithMut as _;
use super::engine::{self, Loads, atomic as raw};
use super::heap;
use super::history::History;
use super::swap;
use super::trace::{self, Event, Value};
use crate::protocol::{Fault, Site};

pub type Index = i64;

/// `top` or `bottom`.
pub struct AtomicIndex {
    raw: raw::AtomicI64,
    loads: Loads,
    writes: History<Index>,
}

impl AtomicIndex {
    pub fn new(value: Index) -> Self {
        AtomicIndex {
            raw: raw::AtomicI64::new(value),
            loads: Loads::new(),
            writes: History::new(value),
        }
    }

    pub fn load(&self, site: Site) -> Index {
        let again = site.name() == "batch.bottom";
        let value = match site.fault() {
            Some(Fault::Early) => self.writes.when_called(),
            Some(Fault::AtOnce) if again => at_once::bottom(),
            _ => self.raw.load(site.order()),
        };
        self.loads.loaded();
        match site.fault() {
            Some(Fault::Swapped) => swap::looked(self, value),
            Some(Fault::AtOnce) if !again => at_once::looked(value),
            _ => {}
        }
        trace::record(Event::Load {
            site,
            value: Value::Index(value),
            newest: Value::Index(self.writes.newest()),
        });
        value
    }

    pub fn store(&self, value: Index, site: Site) {
        if site.fault() == Some(Fault::Skipped) {
            return;
        }
        self.raw.store(value, site.order());
        self.loads.stored();
        self.writes.push(value);
        trace::record(Event::Store {
            site,
            value: Value::Index(value),
        });
    }

    pub fn compare_exchange(&self, old: Index, new: Index, site: Site) -> Result<Index, Index> {
        let result = match site.fault() {
            Some(Fault::Swapped) => return swap::claimed(),
            Some(Fault::AtOnce) => return at_once::claim(self, old),
            Some(Fault::Assumed) => Ok(old),
            Some(Fault::Refused) => Err(self.writes.newest()),
            Some(Fault::Stored) => {
                self.raw.store(new, Relaxed);
                Ok(old)
            }
            Some(Fault::NotAtomic) => match self.raw.load(Relaxed) {
                found if found == old => {
                    self.raw.store(new, Relaxed);
                    Ok(old)
                }
                found => Err(found),
            },
            _ => self.raw.compare_exchange(old, new, site.order(), Relaxed),
        };
        self.loads.stored();
        if result.is_ok() {
            self.writes.push(new);
        }
        trace::record(Event::Cas {
            site,
            old,
            new,
            found: result.err(),
        });
        result
    }

    pub fn add(&self, value: Index, site: Site) {
        if site.fault() == Some(Fault::Skipped) {
            return;
        }
        let value = self.raw.fetch_add(value, site.order()) + value;
        self.loads.stored();
        self.writes.push(value);
        trace::record(Event::Store {
            site,
            value: Value::Index(value),
        });
    }

    pub fn get_mut(&mut self) -> Index {
        self.raw.with_mut(|value| *value)
    }
}

/// A pointer to a ring.
pub struct AtomicPtr<T> {
    raw: raw::AtomicPtr<T>,
    loads: Loads,
    writes: History<*mut T>,
}

impl<T> AtomicPtr<T> {
    pub fn new(value: *mut T) -> Self {
        AtomicPtr {
            raw: raw::AtomicPtr::new(value),
            loads: Loads::new(),
            writes: History::new(value),
        }
    }

    pub fn load(&self, site: Site) -> *mut T {
        let value = match site.fault() {
            Some(Fault::Early) => self.writes.when_called(),
            _ => self.raw.load(site.order()),
        };
        self.loads.loaded();
        trace::record(Event::Load {
            site,
            value: Value::Ring(heap::ring(value)),
            newest: Value::Ring(heap::ring(self.writes.newest())),
        });
        value
    }

    pub fn store(&self, value: *mut T, site: Site) {
        if site.fault() == Some(Fault::Skipped) {
            return;
        }
        self.raw.store(value, site.order());
        self.loads.stored();
        self.writes.push(value);
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
/// The checker's integer is the number of a write; what was written, which may
/// hold padding and pointers, is kept aside. Write 0 is the unwritten word, and
/// reads as zeros.
pub struct Word {
    /// Survives the ring: an access that waits for its turn may find it freed.
    version: ManuallyDrop<raw::AtomicUsize>,
    loads: Loads,
    writes: History<MaybeUninit<usize>>,
}

impl Word {
    pub fn unwritten() -> Self {
        Word {
            version: ManuallyDrop::new(raw::AtomicUsize::new(0)),
            loads: Loads::new(),
            writes: History::new(MaybeUninit::zeroed()),
        }
    }

    pub fn load(&self, site: Site) -> MaybeUninit<usize> {
        if site.fault() == Some(Fault::Swapped) {
            swap::claim();
        }
        heap::place(self);
        let version = self.version.load(site.order());
        let place = heap::place(self);
        self.loads.loaded();
        trace::record(Event::Load {
            site,
            value: Value::Slot { place, version },
            newest: Value::Slot {
                place,
                version: self.writes.count() - 1,
            },
        });
        self.writes.version(version)
    }

    pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
        let place = heap::place(self);
        let first = heap::touch(place.ring);
        if site.fault() == Some(Fault::FirstSkipped) && first {
            return;
        }
        let version = self.writes.count();
        self.version.store(version, site.order());
        let place = heap::place(self);
        self.loads.stored();
        self.writes.push(value);
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

/// To a checker, asymmetric fences are `SeqCst` ones, which it has.
pub fn support(_: Site) -> Result<(), Infallible> {
    Ok(())
}

/// A fence; none if the site is `Relaxed`.
pub fn fence(site: Site) {
    if site.order() != Relaxed {
        engine::fence(site.order());
        trace::record(Event::Fence { site });
    }
}
