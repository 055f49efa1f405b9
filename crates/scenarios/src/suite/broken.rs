//! Variants of the reclamation strategies with an error in their logic. Each is a type.

use std::mem;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;

use chase_lev::research::{Published, Retired, Ring, Strategy, Successor};
use chase_lev::{Reclaim, Retain};
use chase_lev_atomics::{Site, kind};

/// A replaced ring is freed at once.
pub const FREES_AT_ONCE: u8 = 0;
/// A replaced ring is never freed.
pub const NEVER_FREES: u8 = 1;
/// Thieves are never pinned.
pub const NEVER_PINS: u8 = 2;
/// Thieves are pinned after they have loaded the ring.
pub const PINS_LATE: u8 = 3;
/// The ring is retired before its successor is published.
pub const RETIRES_EARLY: u8 = 4;
/// Foreign code panics in `retire`, and unwinding frees the ring.
pub const FREES_BY_UNWINDING: u8 = 5;
/// Thieves announce themselves after their fence.
pub const ANNOUNCES_LATE: u8 = 6;
/// Thieves leave as soon as they have loaded the ring.
pub const LEAVES_EARLY: u8 = 7;
/// A replaced ring may be freed although the kernel refused the barrier.
pub const IGNORES_REFUSAL: u8 = 8;

/// The strategy `R` with the error `HOW`.
#[derive(Default)]
pub struct Broken<R, const HOW: u8>(R);

// SAFETY: none, here and below. These variants are unsound on purpose, and a checker's
// instruments keep the consequences harmless. Without a checker, only the example `stress` runs one, for tools.
unsafe impl<R: Reclaim, const HOW: u8> Strategy for Broken<R, HOW> {
    const FREES: bool = true;
    type Guard<'a> = Option<R::Guard<'a>>;

    fn announce(&self, in_record: bool) -> Self::Guard<'_> {
        let announces = ![NEVER_PINS, PINS_LATE, ANNOUNCES_LATE].contains(&HOW);
        announces.then(|| self.0.announce(in_record))
    }

    fn load<'a, T>(
        &'a self,
        published: &Published<T>,
        guard: &mut Self::Guard<'a>,
        site: Site<kind::Load>,
    ) -> Ring<T> {
        if HOW == ANNOUNCES_LATE {
            guard.get_or_insert_with(|| self.0.announce(false));
        }
        let loaded = match guard {
            Some(guard) => self.0.load(published, guard, site),
            // SAFETY: none.
            None => unsafe { published.load(site) },
        };
        if HOW == PINS_LATE {
            self.0.load(published, guard.get_or_insert_with(|| self.0.announce(false)), site);
        }
        if HOW == LEAVES_EARLY {
            guard.take();
        }
        loaded
    }

    unsafe fn retire(&self, old: Retired, successor: Successor) {
        match HOW {
            // SAFETY: none.
            FREES_AT_ONCE => unsafe { old.free() },
            NEVER_FREES => drop(old),
            FREES_BY_UNWINDING => {
                let frees = Frees(Some(old));
                let foreign = AssertUnwindSafe(move || {
                    let _frees = frees;
                    panic::resume_unwind(Box::new("foreign"));
                });
                let _: Result<(), _> = panic::catch_unwind(foreign);
            }
            IGNORES_REFUSAL => match successor {
                // SAFETY: none.
                Successor::Larger => unsafe { self.0.retire(old, successor) },
                Successor::Smaller(fence) => {
                    fence();
                    // SAFETY: none.
                    unsafe { self.0.retire(old, Successor::Smaller(|| true)) }
                }
            },
            // SAFETY: the caller has the same obligation.
            _ => unsafe { self.0.retire(old, successor) },
        }
    }

    unsafe fn replace<T>(
        &self,
        published: &Published<T>,
        new: Ring<T>,
        old: Retired,
        publish: Site<kind::Store>,
        successor: Successor,
    ) {
        if HOW == RETIRES_EARLY {
            // SAFETY: none.
            unsafe { self.retire(old, successor) };
            // SAFETY: the caller is the owner, and the new ring has not been retired.
            unsafe { published.store(new, publish) };
        } else {
            // SAFETY: the caller is the owner, and the new ring has not been retired.
            unsafe { published.store(new, publish) };
            // SAFETY: its successor has been published.
            unsafe { self.retire(old, successor) };
        }
    }

    unsafe fn collect(&self) -> bool {
        // SAFETY: the caller is the owner.
        unsafe { self.0.collect() }
    }
}

/// A guard that frees a ring when it is dropped, unlike a [`Retired`].
struct Frees(Option<Retired>);

impl Drop for Frees {
    fn drop(&mut self) {
        if let Some(old) = self.0.take() {
            // SAFETY: none.
            unsafe { old.free() };
        }
    }
}

/// A strategy with which thieves use the ring that was loaded first, by the current batch or by any
/// steal.
#[derive(Default)]
pub struct Keeps<const FOR_GOOD: bool> {
    retain: Retain,
    first: Mutex<Option<[usize; 2]>>,
}

// SAFETY: none.
unsafe impl<const FOR_GOOD: bool> Strategy for Keeps<FOR_GOOD> {
    const FREES: bool = false;
    type Guard<'a> = Option<[usize; 2]>;

    fn announce(&self, _: bool) -> Self::Guard<'_> {
        let first = self.first.lock().expect("no panics");
        first.filter(|_| FOR_GOOD)
    }

    fn load<'a, T>(
        &'a self,
        published: &Published<T>,
        guard: &mut Self::Guard<'a>,
        site: Site<kind::Load>,
    ) -> Ring<T> {
        let loaded = words(&self.retain.load(published, &mut None, site));
        let mut first = self.first.lock().expect("no panics");
        let ring = *guard.get_or_insert(loaded);
        first.get_or_insert(ring);
        // SAFETY: all handles of this deque have the same type.
        unsafe { mem::transmute_copy(&ring) }
    }

    unsafe fn retire(&self, old: Retired, successor: Successor) {
        // SAFETY: the caller has the same obligation.
        unsafe { self.retain.retire(old, successor) }
    }
}

/// Returns the two words of a handle.
fn words<T>(ring: &Ring<T>) -> [usize; 2] {
    // SAFETY: a handle is two words long and has no padding.
    unsafe { mem::transmute_copy(ring) }
}
