//! Epochs: a replaced ring is freed when the collector of crossbeam-epoch allows it.

use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::LazyLock;

use chase_lev_atomics::{Site, kind, process_wide, thread_local};
use chase_lev_readers::{self as readers, Reading};
use crossbeam_epoch::{Collector, Guard, LocalHandle};

use super::{Strategy, Successor};
use crate::ring::{Published, Retired, Ring};

// No other crate has access to it, so the only functions that it runs are those that free rings,
// and pins of other crates do not hold its epochs back.
process_wide!(COLLECTOR: LazyLock<Collector> = LazyLock::new(Collector::new));

thread_local! {
    static HANDLE: LocalHandle = COLLECTOR.register();
}

/// The number of rings that are retired and not freed yet. It is a hint, which orders nothing.
static WAITING: AtomicUsize = AtomicUsize::new(0);

/// The number of waiting rings at which deques stop shrinking.
const MANY: usize = 64;

/// Epoch-based reclamation: a replaced ring is freed once no thief can be reading it, by a later
/// retirement, or by one of the pins that look at all threads (Fraser, *Practical lock-freedom*,
/// 2004, section 5.2.3).
///
/// A steal or batch that finds an element pins its thread, which runs a full fence. The epochs are
/// those of a [collector](https://docs.rs/crossbeam-epoch) that belongs to this crate, and that all
/// deques of a process share. So pins of other crates do not delay it, and it does not run their
/// deferred functions.
///
/// # Cost
///
/// The first pin of a thread allocates the thread's entry in the collector. Every 128th pin looks
/// at the entries of all threads, and frees a bounded number of rings that are due. Retiring a ring
/// allocates a bag of the collector, and does the same. So a [`pop`](crate::Worker::pop) that
/// shrinks the ring aborts if there is no memory for the bag.
///
/// While a thread is stopped in a steal from any deque with `Epoch`, no ring is freed. Deques still
/// grow. They stop shrinking when 64 rings wait in the whole process; as long as that many wait, an
/// owner that could shrink its ring, or whose pop leaves no element, pins its thread and looks at
/// the entries, and so does a push to a full ring.
///
/// # Under a checker
///
/// Loom sees what crossbeam-epoch does only with `--cfg crossbeam_loom`; without it, a deque with
/// `Epoch` does not compile under loom. Shuttle runs crossbeam-epoch as it is, and interrupts no
/// thread inside it.
pub struct Epoch(());

impl Default for Epoch {
    fn default() -> Self {
        // The first deque creates the collector, so that no thief has to.
        let _: &Collector = &COLLECTOR;
        Epoch(())
    }
}

// SAFETY: `load` pins the thread before it loads the ring. A ring is deferred only after its
// successor was published, so a thread that can still load it was pinned before that, and the
// collector waits for that thread.
unsafe impl Strategy for Epoch {
    const FREES: bool = {
        let is_seen = cfg!(any(not(loom), not(feature = "loom"), crossbeam_loom));
        assert!(is_seen, "under loom, `Epoch` needs `--cfg crossbeam_loom`");
        true
    };

    /// The pin, once a ring has been loaded, and the announcement, if the fences need one.
    type Guard<'a> = (Option<Guard>, Option<Reading>);

    #[inline(always)]
    fn announce(&self, in_record: bool) -> Self::Guard<'_> {
        (None, in_record.then(readers::announce))
    }

    #[inline(always)]
    fn load<'a, T>(
        &'a self,
        published: &Published<T>,
        (pinned, _): &mut Self::Guard<'a>,
        site: Site<kind::Load>,
    ) -> Ring<T> {
        pinned.get_or_insert_with(pin);
        // SAFETY: the thread is pinned until the guard is dropped.
        unsafe { published.load(site) }
    }

    unsafe fn retire(&self, old: Retired, _: Successor) {
        let guard = pin();
        WAITING.fetch_add(1, Relaxed);
        // SAFETY: the collector waits for each thread that can still load the ring, because that
        // thread was pinned before the ring was replaced. `free` may run on any thread. If anything
        // here unwinds, the ring leaks.
        unsafe {
            guard.defer_unchecked(move || {
                old.free();
                WAITING.fetch_sub(1, Relaxed);
            });
        }
        // Rings can be large, so this does not wait until the thread has more garbage.
        guard.flush();
    }

    unsafe fn collect(&self) -> bool {
        let few = || WAITING.load(Relaxed) < MANY;
        few() || {
            pin().flush();
            few()
        }
    }
}

/// Pins the current thread. One whose handle has been dropped already gets another one for this
/// pin.
#[inline]
fn pin() -> Guard {
    let pinned = HANDLE.try_with(LocalHandle::pin);
    pinned.unwrap_or_else(|_| COLLECTOR.register().pin())
}
