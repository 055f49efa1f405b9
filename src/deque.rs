//! The owner's side of a deque: `push` and `pop`, as in the papers. The thief's is in
//! [`steal`](crate::steal).
//!
//! The algorithm is from Chase & Lev, *Dynamic circular work-stealing deque* (SPAA 2005). Its form
//! in the memory model of C11 and Rust is from Lê, Pop, Cohen & Zappa Nardelli, *Correct and
//! efficient work-stealing for weak memory models* (PPoPP 2013), figure 1. The code differs from
//! that listing as follows:
//!
//! - A slot is an array of atomic words, so elements of any size fit ([`ring`]).
//! - The owner keeps copies of `bottom` and of the ring, and a lower bound of `top`.
//! - The ring is published with release and loaded with acquire, after `bottom`.
//! - The ring also shrinks, and replaced rings are reclaimed.
//! - Indices wrap, so only their signed distances are meaningful.
//! - Pop loads `top` before it reserves an element, so a pop from an empty deque costs one load. By
//!   default, a steal from an empty deque ends early in the same way.
//! - The paper's two fences are behind a seam, [`Fences`]: [`Fenced`](crate::Fenced) has them. By
//!   default, neither pop nor steal runs a fence in the usual case ([`Asymmetric`]).
//! - Replaced rings are freed, which is behind a second seam, [`Reclaim`].
//!
//! The deque consists of the elements at the indices from `top` up to, but not including, `bottom`.
//! Only the owner writes `bottom`, the slots and the ring. Claims advance `top`, which never
//! decreases.
//!
//! Each access is a *site*: `at!(PUSH_FENCE, Release)` is the site `push.fence`, which runs with
//! the ordering `Release`. [`sites`](crate::sites) gives the reason for each ordering.

use core::cell::Cell;
use core::fmt;
use core::mem::{self, needs_drop};
use std::panic::{self, AssertUnwindSafe, UnwindSafe};

use chase_lev_atomics::{AllocateError, Arc, Atomic, Distance, Index, fence, looks_ahead};

use crate::fences::{Asymmetric, Fences, OwnerSide};
use crate::reclaim::Successor::{Larger, Smaller};
use crate::reclaim::{GracePeriod, Reclaim};
use crate::ring::{self, Published, Retired, Ring};
use crate::sites::*;
use crate::steal::Stealer;

/// The capacity of [`Worker::new_lifo`].
const MIN_CAPACITY: usize = 64;

/// The part of a deque that the owner and the thieves share.
///
/// The owner and the thieves use both indices, so these share a cache line, which one transfer
/// hands over: with a thief at work on an AMD EPYC, that is 1.2 to 1.4 times as fast as a line for
/// each. What thieves only read before a claim is on other lines, so that it stays in their caches,
/// which is worth 3 to 6 %. What the owner alone writes, at each operation, is in the [`Worker`]
/// (`docs/speed.md`).
#[repr(C)]
pub(crate) struct Inner<T, F, R> {
    /// The index of the oldest element. Thieves claim it, and so does the owner if it is the last
    /// one.
    pub(crate) top: Atomic<Index>,
    /// One past the index of the youngest element, written by the owner.
    pub(crate) bottom: Atomic<Index>,
    _end: EndOfLine,
    pub(crate) fences: F,
    /// The current ring, replaced by the owner.
    pub(crate) ring: Published<T>,
    pub(crate) reclaim: R,
    /// The capacity below which the deque does not shrink, at least the initial one.
    min_capacity: usize,
}

/// Lets the next field begin at a multiple of 128 bytes, because processors prefetch cache lines in
/// pairs.
#[repr(align(128))]
struct EndOfLine;

// SAFETY: one thread at a time uses the owner's side, which includes the owner's state in the
// reclamation strategy, because `Worker` is not `Sync`. The thieves' side is used by atomic
// operations only. Elements move between threads, but are not shared.
unsafe impl<T: Send, F: Fences, R: Reclaim> Send for Inner<T, F, R> {}
// SAFETY: as above.
unsafe impl<T: Send, F: Fences, R: Reclaim> Sync for Inner<T, F, R> {}

/// The owner's end of a deque: last in, first out.
///
/// Thieves take the oldest elements through [`stealer`](Worker::stealer)s. If the worker is dropped
/// before its stealers, the elements that are left can still be stolen; the last handle drops them.
///
/// A `Worker` can be sent to another thread, but not shared.
///
/// # Examples
///
/// ```
/// use chase_lev::{Steal, Worker};
///
/// let worker = Worker::new_lifo();
/// worker.push(1);
/// worker.push(2);
/// worker.push(3);
///
/// assert_eq!(worker.stealer().steal(), Steal::Success(1));
/// assert_eq!(worker.pop(), Some(3));
/// assert_eq!(worker.pop(), Some(2));
/// assert_eq!(worker.pop(), None);
/// ```
// Aligned, because each operation writes it. Otherwise, if its neighbour in a `Vec` is another
// thread's, operations take 3.3 times as long, and 1.4 times if a thief's handle is in the same
// frame (`docs/speed.md`).
#[repr(align(128))]
pub struct Worker<T, F: Fences = Asymmetric, R: Reclaim = GracePeriod> {
    pub(crate) inner: Arc<Inner<T, F, R>>,
    /// The owner's copy of `inner.ring`.
    ring: Cell<Ring<T>>,
    /// The owner's copy of `inner.bottom`.
    bottom: Cell<Index>,
    /// The `bottom` at which the ring looks full: a capacity past a lower bound of `inner.top` that
    /// was loaded with acquire, or past the first index. Until then, a push need not load `top`,
    /// and so does not wait for the cache line of the indices: it only stores to it (Chase & Lev,
    /// section 2).
    grow_at: Cell<Index>,
    /// The owner's side of `inner.fences`, and whether a pop ends with maintenance.
    fences: OwnerSide<F>,
}

// SAFETY: see `Inner`; the other fields belong to the owner.
unsafe impl<T: Send, F: Fences, R: Reclaim> Send for Worker<T, F, R> {}

// A panic cannot leave a deque half-changed: foreign code, such as the allocator or the closure of
// `steal_if`, runs only before an operation has changed anything or after it has changed
// everything.
impl<T, F: Fences, R: Reclaim> UnwindSafe for Worker<T, F, R> {}

impl<T, F: Fences, R: Reclaim> Worker<T, F, R> {
    /// Adds the youngest element.
    ///
    /// Wait-free, and takes constant time, unless the ring looks full. Then replaced rings may be
    /// freed, and the ring may double, which takes an allocation, time linear in the number of
    /// elements, and the time to [retire](Reclaim) a ring; this is lock-free if the allocator is.
    /// Aborts if memory runs out.
    ///
    /// Everything that this thread did before the push happens before the element is taken.
    ///
    /// # Panics
    ///
    /// Panics if a ring of twice the capacity would exceed `isize::MAX` bytes. The deque is
    /// unchanged, and the element is dropped.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::new_lifo();
    /// worker.push(1);
    /// worker.push(2);
    /// assert_eq!(worker.pop(), Some(2));
    /// ```
    #[cfg_attr(not(feature = "outlined"), inline)]
    #[cfg_attr(feature = "outlined", inline(never))]
    pub fn push(&self, element: T) {
        self.ensure_room();
        let b = self.bottom.get();
        // SAFETY: the owner's copy of the ring is the current one. The slot is free, because a
        // `top` that was loaded with acquire, or the first one, is less than a capacity away. No
        // foreign code has run since that check.
        unsafe { self.ring.get().write(b, element, at!(PUSH_SLOT, Relaxed)) };
        fence(at!(PUSH_FENCE, Release));
        self.bottom.set(b + 1);
        self.inner.bottom.store(b + 1, at!(PUSH_BOTTOM, Relaxed));
    }

    /// Takes the youngest element, or returns `None` if the deque is empty.
    ///
    /// Wait-free, and takes constant time, except that
    ///
    /// - the ring shrinks to half its capacity if fewer than a quarter of the slots are in use,
    ///   even if this pop finds no element. That takes an allocation, time linear in the number of
    ///   elements, and the time to [retire](Reclaim) a ring. The ring keeps its size if there is no
    ///   memory for a smaller one, if replaced rings still wait for a thread, if it would become
    ///   smaller than the initial one or, by default, [a certain size](Asymmetric), and always with
    ///   [`Retain`](crate::Retain);
    /// - a pop that would shrink the ring may free replaced rings; so may one that leaves no
    ///   element and, by default, one that a thief has just told to run fences again;
    /// - by default, one pop in 512 or more may do so as well, run a barrier, and look at the
    ///   records of all threads that have stolen.
    ///
    /// `None` is exact: the deque was empty at some moment during the call. A pop is not ordered
    /// with thieves' claims of other elements, and by default it is no fence.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::new_lifo();
    /// worker.push(1);
    /// assert_eq!(worker.pop(), Some(1));
    /// assert_eq!(worker.pop(), None);
    /// ```
    #[cfg_attr(not(feature = "outlined"), inline(always))]
    #[cfg_attr(feature = "outlined", inline(never))]
    pub fn pop(&self) -> Option<T> {
        let (inner, b) = (&*self.inner, self.bottom.get() - 1);
        if looks_ahead() && b - inner.top.load(at!(POP_LOOK, Relaxed)) < 0 {
            self.finish(0);
            return None;
        }
        inner.bottom.store(b, at!(POP_RESERVE, Relaxed));
        // Orders the reservation before the load of `top`: by a fence, or by what replaces it.
        self.fences.reserved(&inner.fences);
        let t = inner.top.load(at!(POP_TOP, Relaxed));
        if b - t < 0 {
            inner.bottom.store(b + 1, at!(POP_RESTORE, Release));
            self.finish(0);
            return None;
        }
        // SAFETY: the owner's copy of the ring is the current one.
        let element = unsafe { self.ring.get().read(b, at!(POP_SLOT, Relaxed)) };
        if b - t == 0 {
            // The last element: thieves may try to claim it.
            let claimed = inner.top.cas(t, t + 1, at!(POP_CAS, Relaxed));
            inner.bottom.store(b + 1, at!(POP_RESTORE, Release));
            if !claimed {
                self.finish(0);
                return None;
            }
            self.fences.moved_top();
        } else {
            self.bottom.set(b);
        }
        self.finish((b - t) as usize);
        // SAFETY: the owner wrote this slot when it pushed `b`, or has copied it since. No thief
        // can take the element: it would have to claim `b`, which the fences rule out if others are
        // left, and which the owner has just claimed otherwise.
        Some(unsafe { element.assume_init() })
    }

    /// Moves the elements to a new ring of this capacity if they fit. None of them is older than
    /// `t`.
    ///
    /// The allocator, which is foreign code, runs before the first and after the last access to the
    /// deque, so it may use this very deque.
    #[cold]
    fn resize(&self, t: Index, capacity: usize) -> Result<(), AllocateError> {
        let new = ring::allocate(capacity, t)?;
        let (old, b) = (self.ring.get(), self.bottom.get());
        // The allocator may have replaced the ring by one that begins after `t`.
        // SAFETY: the owner's copy of the ring is the current one.
        let first = t.later(unsafe { ring::written_from(old) }.get());
        if b - first > capacity as Distance {
            // SAFETY: the ring has not been published.
            unsafe { new.free() };
            return Ok(());
        }
        // SAFETY: the ring has not been published.
        unsafe { ring::written_from(new) }.set(first);
        let mut i = first;
        while i != b {
            // SAFETY: the old ring is the current one, and the new one has not been published. The
            // copy of an element that a thief has taken in the meantime is not used.
            unsafe { new.copy(i, old, at!(GROW_OLD, Relaxed), at!(GROW_SLOT, Relaxed)) };
            i += 1;
        }
        self.ring.set(new);
        let change = capacity as Distance - old.capacity() as Distance;
        self.grow_at.set(self.grow_at.get() + change);
        // The next pop that leaves nothing looks if the old ring still waits for a thread.
        self.fences.set_maintain_below(self.shrinks_below().max(1));
        let successor = if change < 0 { Smaller(F::retire_fence) } else { Larger };
        let Inner { ring, reclaim, .. } = &*self.inner;
        // SAFETY: this is the owner, which alone has the `Worker`. The new ring has all elements.
        // The old one is the published one, and is retired here, once.
        unsafe {
            reclaim.replace(ring, new, Retired::new(old), at!(GROW_RING, Release), successor)
        };
        Ok(())
    }
}

impl<T> Worker<T> {
    /// Creates an empty deque with room for 64 elements before it grows.
    ///
    /// Allocates the ring, and aborts if memory runs out.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::new_lifo();
    /// worker.push("element");
    /// assert_eq!(worker.capacity(), 64);
    /// ```
    pub fn new_lifo() -> Self {
        Self::with_capacity(MIN_CAPACITY)
    }

    /// Creates an empty deque with room for at least `capacity` elements before it grows. It does
    /// not shrink below that capacity.
    ///
    /// The capacity is rounded up to a power of two. Allocates the ring, and aborts if memory runs
    /// out.
    ///
    /// # Panics
    ///
    /// Panics if the ring would exceed `isize::MAX` bytes.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::Worker;
    ///
    /// let worker = Worker::<u32>::with_capacity(100);
    /// assert_eq!(worker.capacity(), 128);
    /// ```
    pub fn with_capacity(capacity: usize) -> Self {
        Self::with_capacity_and_strategy(capacity)
    }
}

impl<T, F: Fences, R: Reclaim> Worker<T, F, R> {
    /// Creates an empty deque like [`Worker::with_capacity`], with the fences and the reclamation
    /// strategy of the caller's choice.
    ///
    /// # Panics
    ///
    /// Panics if the ring would exceed `isize::MAX` bytes.
    ///
    /// # Examples
    ///
    /// A deque with the algorithm of the papers, which keeps its old rings until it is dropped:
    ///
    /// ```
    /// use chase_lev::{Fenced, Retain, Worker};
    ///
    /// let worker = Worker::<_, Fenced, Retain>::with_capacity_and_strategy(16);
    /// worker.push("element");
    /// assert_eq!(worker.pop(), Some("element"));
    /// ```
    pub fn with_capacity_and_strategy(capacity: usize) -> Self {
        Self::starting_at(Index(0), capacity)
    }

    /// Creates a deque with the first element at `index`.
    pub(crate) fn starting_at(index: Index, capacity: usize) -> Self {
        let capacity = capacity
            .checked_next_power_of_two()
            .unwrap_or_else(|| ring::fail(AllocateError::Overflow { capacity }));
        let ring = ring::allocate(capacity, index).unwrap_or_else(|error| ring::fail(error));
        chase_lev_readers::begin();
        let (fences, owner) = F::new(index);
        Worker {
            inner: Arc::new(Inner {
                top: Atomic::<Index>::new(index),
                bottom: Atomic::<Index>::new(index),
                _end: EndOfLine,
                fences,
                ring: Published::new(ring),
                reclaim: R::default(),
                min_capacity: capacity.max(F::min_capacity::<T>()),
            }),
            ring: Cell::new(ring),
            bottom: Cell::new(index),
            grow_at: Cell::new(index + capacity as Distance),
            fences: OwnerSide::new(owner),
        }
    }

    /// Returns a handle that steals from this deque.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::{Steal, Worker};
    ///
    /// let worker = Worker::new_lifo();
    /// let stealer = worker.stealer();
    /// worker.push(7);
    /// assert_eq!(stealer.steal(), Steal::Success(7));
    /// ```
    pub fn stealer(&self) -> Stealer<T, F, R> {
        Stealer { inner: self.inner.clone() }
    }

    /// Adds the youngest element as [`push`](Worker::push) does, or returns it if the ring would
    /// have to grow and cannot.
    ///
    /// # Errors
    ///
    /// Returns the element, and changes nothing, if there is no memory, or if a ring of twice the
    /// capacity would exceed `isize::MAX` bytes.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::new_lifo();
    /// assert_eq!(worker.try_push(7), Ok(()));
    /// assert_eq!(worker.pop(), Some(7));
    /// ```
    pub fn try_push(&self, element: T) -> Result<(), T> {
        if self.room() < 1 && self.reserve(1).is_err() {
            return Err(element);
        }
        self.push(element);
        Ok(())
    }

    /// Makes room for at least `additional` more elements, so that as many pushes allocate nothing.
    ///
    /// The ring grows if thieves have not left enough room, as in [`push`](Worker::push). A pop may
    /// shrink it again.
    ///
    /// # Errors
    ///
    /// Returns an error, and changes nothing, if there is no memory, or if the ring would exceed
    /// `isize::MAX` bytes.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::<u8>::new_lifo();
    /// assert_eq!(worker.try_reserve(100), Ok(()));
    /// assert_eq!(worker.capacity(), 128);
    /// assert!(worker.try_reserve(usize::MAX).is_err());
    /// ```
    pub fn try_reserve(&self, additional: usize) -> Result<(), AllocateError> {
        // With the elements that there are, and rounded up, a smaller number does not overflow.
        if additional > usize::MAX / 4 {
            let capacity = additional;
            return Err(AllocateError::Overflow { capacity });
        }
        self.reserve(additional)
    }

    /// Shrinks the ring to the smallest capacity that has room for the elements and is at least
    /// `capacity`, even below the capacity with which the deque was created.
    ///
    /// The ring stays as it is if it is not larger, if there is no memory for a smaller one, while
    /// earlier rings wait for a thread in the middle of a steal, and always with
    /// [`Retain`](crate::Retain). Otherwise this takes what shrinking takes in
    /// [`pop`](Worker::pop).
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::with_capacity(1000);
    /// worker.push(7);
    /// worker.shrink_to(0);
    /// assert_eq!(worker.capacity(), 1);
    /// assert_eq!(worker.pop(), Some(7));
    /// ```
    pub fn shrink_to(&self, capacity: usize) {
        let t = self.inner.top.load(at!(PUSH_TOP, Acquire));
        let needed = (self.bottom.get() - t).max(1) as usize;
        let capacity = needed.max(capacity).checked_next_power_of_two();
        let smaller = capacity.filter(|capacity| R::FREES && *capacity < self.capacity());
        if let Some(capacity) = smaller {
            // SAFETY: this is the owner, which alone has the `Worker`.
            if unsafe { self.inner.reclaim.collect() } {
                // If there is no memory for a smaller ring, the current one stays.
                let _ = self.resize(t, capacity);
            }
        }
    }

    /// Returns the number of elements for which the owner knows that there is room.
    pub(crate) fn room(&self) -> usize {
        (self.grow_at.get() - self.bottom.get()).max(0) as usize
    }

    /// Makes room for one more element, or panics or aborts.
    #[inline(always)]
    fn ensure_room(&self) {
        if self.room() < 1 {
            self.reserve(1).unwrap_or_else(|error| ring::fail(error));
        }
    }

    /// Makes room for `additional` more elements: loads `top`, and grows the ring if the elements
    /// that thieves have taken do not leave enough room.
    ///
    /// # Errors
    ///
    /// Returns an error, and changes nothing, if there is no memory.
    #[cold]
    pub(crate) fn reserve(&self, additional: usize) -> Result<(), AllocateError> {
        self.inner.fences.recover();
        // SAFETY: this is the owner, which alone has the `Worker`.
        unsafe { self.inner.reclaim.collect() };
        // In a loop, because the allocator, which is foreign code, may use up the room.
        while self.room() < additional {
            let t = self.inner.top.load(at!(PUSH_TOP, Acquire));
            let capacity = self.capacity();
            self.grow_at.set(t + capacity as Distance);
            let needed = (self.bottom.get() - t) as usize + additional;
            if needed > capacity {
                self.resize(t, needed.next_power_of_two())?;
            }
        }
        Ok(())
    }

    /// Ends a pop that left at most this many elements, with maintenance if it is due.
    #[inline(always)]
    fn finish(&self, left: usize) {
        if self.fences.needs_maintenance(left) {
            self.maintain(left);
        }
    }

    /// Ends a pop that left at most this many elements: sees to the fences, frees replaced rings,
    /// and shrinks the ring if the elements are few. While too many replaced rings wait for a
    /// thread, the ring does not shrink, so that rings do not pile up; each pop that leaves
    /// nothing, or so few elements that the ring could shrink, looks at them again.
    #[cold]
    #[inline(never)]
    fn maintain(&self, left: usize) {
        let inner = &*self.inner;
        let t = self.bottom.get() - left as Distance;
        self.fences.maintain(&inner.fences, &inner.top);
        // The pop is complete, so the allocator, which is foreign code, may run.
        // SAFETY: this is the owner, which alone has the `Worker`.
        let may_shrink = unsafe { inner.reclaim.collect() };
        self.fences.set_maintain_below(self.shrinks_below().max(usize::from(!may_shrink)));
        if may_shrink && left < self.shrinks_below() {
            // If there is no memory for a smaller ring, the current one stays.
            let _ = self.resize(t, self.capacity() / 2);
        }
    }

    /// Returns the number of elements below which the ring shrinks: a quarter of its slots, as in
    /// crossbeam-deque, or 0 if it keeps its size.
    fn shrinks_below(&self) -> usize {
        let shrinks = R::FREES && self.capacity() > self.inner.min_capacity;
        if shrinks { self.capacity() / 4 } else { 0 }
    }

    /// Returns the number of elements.
    ///
    /// The number is exact if no thief is at work. Otherwise, it is at least the number of elements
    /// that the thieves leave.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::new_lifo();
    /// worker.push(1);
    /// worker.push(2);
    /// assert_eq!(worker.len(), 2);
    /// ```
    pub fn len(&self) -> usize {
        let t = self.inner.top.load(at!(LEN_TOP, Relaxed));
        (self.bottom.get() - t).max(0) as usize
    }

    /// Returns `true` if the deque is empty, which it then remains until the next push.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(chase_lev::Worker::<u8>::new_lifo().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of elements for which there is room before the ring grows.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::with_capacity(1);
    /// (0..3).for_each(|i| worker.push(i));
    /// assert_eq!(worker.capacity(), 4);
    /// ```
    pub fn capacity(&self) -> usize {
        self.ring.get().capacity()
    }
}

impl<T, F: Fences, R: Reclaim> Drop for Worker<T, F, R> {
    fn drop(&mut self) {
        self.inner.fences.owner_leaves();
    }
}

impl<T, F: Fences, R: Reclaim> fmt::Debug for Worker<T, F, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Worker { .. }")
    }
}

impl<T, F, R> Drop for Inner<T, F, R> {
    /// Drops the elements that are left, and frees the ring. If drops panic, the first panic
    /// continues then.
    fn drop(&mut self) {
        let (mut top, bottom) = (self.top.get_mut(), self.bottom.get_mut());
        let ring = self.ring.get_mut();
        let mut first = None;
        while needs_drop::<T>() && top != bottom {
            // SAFETY: no other thread has the deque. Every slot of the current ring from `top` to
            // `bottom` holds an element, and each is taken once.
            let element = unsafe { ring.read(top, at!(POP_SLOT, Relaxed)).assume_init() };
            top += 1;
            let panic = panic::catch_unwind(AssertUnwindSafe(|| drop(element))).err();
            if first.is_none() {
                first = panic;
            } else {
                // Not dropped, because that may panic, too.
                mem::forget(panic);
            }
        }
        // SAFETY: no other thread has the deque, so no thread uses its ring.
        unsafe { ring.free() };
        if let Some(panic) = first {
            panic::resume_unwind(panic);
        }
    }
}
