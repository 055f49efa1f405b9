//! The deque: `push`, `pop` and `steal`, as in the papers.
//!
//! The algorithm is from Chase & Lev, *Dynamic circular work-stealing deque* (SPAA 2005). Its form in
//! the memory model of C11 and Rust is from Lê, Pop, Cohen & Zappa Nardelli, *Correct and efficient
//! work-stealing for weak memory models* (PPoPP 2013), figure 1. The code differs from that listing as
//! follows:
//!
//! - A slot is an array of atomic words, so elements of any size fit ([`ring`]).
//! - The owner keeps copies of `bottom` and of the ring, and a lower bound of `top`.
//! - The ring is published with release and loaded with acquire, after `bottom`.
//! - The ring also shrinks, and replaced rings are reclaimed.
//! - Indices wrap, so only their signed distances are meaningful.
//! - Pop loads `top` before it reserves an element, so a pop from an empty deque costs one load.
//! - With the default protocol, pop and steal run no fence in the usual case ([`mode`](crate::mode)).
//!   With [`Weakest`](crate::protocol::Weakest), they run the two fences of the paper, and three
//!   orderings are weaker than the paper's: `pop.cas`, `steal.top` and `steal.cas`.
//! - A steal announces itself to the owner, which frees replaced rings ([`reclaim`](crate::reclaim)).
//!
//! The deque consists of the elements at the indices from `top` up to, but not including, `bottom`.
//! Only the owner writes `bottom`, the slots and the ring. Claims advance `top`, which never decreases.
//!
//! Each access is a *site*: `at!(push_fence, Release)` is the site `push.fence`, with the default
//! ordering `Release`. [`sites`](crate::sites) gives the reason for each ordering.

use core::cell::Cell;
use core::fmt;
use core::marker::PhantomData;
use core::mem::{self, MaybeUninit, needs_drop};
use core::ops::Deref;
use std::panic::{self, AssertUnwindSafe, RefUnwindSafe, UnwindSafe};

use chase_lev_atomics::{
    AllocateError, Arc, Atomic, CHECKER, Distance, Index, after_seq_cst, fence, interrupted,
    looks_ahead,
};

use crate::mode::{COLD, Mode, Patience, WARMING};
use crate::protocol::{Protocol, Reference};
use crate::reclaim::Reclaim;
use crate::records::{self, Reading};
use crate::ring::{self, Published, Ring};
use crate::sites::{Site, at};
use crate::steal::Steal;

/// The guard that a thief holds while it uses the ring.
pub(crate) type Guard<'a, P> = <<P as Protocol>::Reclaim as Reclaim>::Guard<'a>;

/// The capacity of [`Worker::new_lifo`].
const MIN_CAPACITY: usize = 64;

/// Returns the capacity below which a deque of `T` does not shrink if shrinking takes a barrier. At least
/// this many pushes and pops lie between two shrinkings, and take about as long as the barrier: fewer of
/// large elements than of small ones.
const fn min_shrunk<T>() -> usize {
    const BYTES: usize = 1 << 16;
    match size_of::<T>() {
        _ if CHECKER => 1,
        0..32 => BYTES / 32,
        32..1024 => BYTES / size_of::<T>(),
        _ => MIN_CAPACITY,
    }
}

/// The part of a deque that the owner and the thieves share.
pub(crate) struct Inner<T, P: Protocol> {
    /// The index of the oldest element. Thieves claim it, and so does the owner if it is the last one.
    pub(crate) top: Padded<Atomic<Index>>,
    /// One past the index of the youngest element, written by the owner.
    pub(crate) bottom: Padded<Atomic<Index>>,
    /// The mode, which determines the side that runs a fence.
    pub(crate) mode: Mode,
    /// The current ring, replaced by the owner.
    ring: Published<T>,
    pub(crate) reclaim: P::Reclaim,
    /// The capacity below which the deque does not shrink, at least the initial one.
    min_capacity: usize,
    /// Elements go in and come out, so `T` is invariant.
    _elements: PhantomData<Cell<T>>,
}

// SAFETY: one thread at a time uses the owner's side, which includes the owner's state in the
// reclamation strategy, because `Worker` is not `Sync`. The thieves' side is used by atomic operations
// only. Elements move between threads, but are not shared.
unsafe impl<T: Send, P: Protocol> Send for Inner<T, P> {}
// SAFETY: as above.
unsafe impl<T: Send, P: Protocol> Sync for Inner<T, P> {}

/// A value on two cache lines of its own: two, because processors fetch lines in pairs.
#[repr(align(128))]
pub(crate) struct Padded<T>(T);

impl<T> Deref for Padded<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        &self.0
    }
}

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
pub struct Worker<T, P: Protocol = Reference> {
    pub(crate) inner: Arc<Inner<T, P>>,
    /// The owner's copy of `inner.ring`.
    ring: Cell<Ring<T>>,
    /// The owner's copy of `inner.bottom`.
    bottom: Cell<Index>,
    /// The `bottom` at which the ring looks full: a capacity past a lower bound of `inner.top` that
    /// was loaded with acquire. Until then, a push need not touch the cache line that thieves write
    /// (Chase & Lev, section 2).
    grow_at: Cell<Index>,
    /// The number of elements below which the ring shrinks.
    shrink_below: Cell<Distance>,
    /// Determines how long the deque stays warm.
    patience: Patience,
}

// SAFETY: see `Inner`; the other fields belong to the owner.
unsafe impl<T: Send, P: Protocol> Send for Worker<T, P> {}

// A panic cannot leave a deque half-changed: foreign code, such as the allocator or the closure of
// `steal_if`, runs only before an operation has changed anything or after it has changed everything.
impl<T, P: Protocol> UnwindSafe for Worker<T, P> {}

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

    /// Creates an empty deque with room for at least `capacity` elements before it grows. It does not
    /// shrink below that capacity.
    ///
    /// The capacity is rounded up to a power of two. Allocates the ring, and aborts if memory runs out.
    ///
    /// # Panics
    ///
    /// Panics if so many slots do not fit into the address space.
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
        Self::with_protocol(capacity)
    }
}

impl<T, P: Protocol> Worker<T, P> {
    /// Creates an empty deque like [`Worker::with_capacity`], with a protocol of the caller's choice.
    ///
    /// # Panics
    ///
    /// Panics if so many slots do not fit into the address space.
    ///
    /// # Examples
    ///
    /// A deque that keeps its old rings until it is dropped:
    ///
    /// ```
    /// use chase_lev::{Worker, protocol::Reference, reclaim::Retain};
    ///
    /// let worker = Worker::<_, Reference<Retain>>::with_protocol(16);
    /// worker.push("element");
    /// assert_eq!(worker.pop(), Some("element"));
    /// ```
    pub fn with_protocol(capacity: usize) -> Self {
        Self::starting_at(Index(0), capacity)
    }

    /// Creates a deque like [`Worker::with_protocol`], with the first element at `index`.
    pub(crate) fn starting_at(index: Index, capacity: usize) -> Self {
        const {
            let shipped = P::SITES.reclaim_as_shipped();
            assert!(shipped, "a protocol cannot change the sites of reclamation");
        }
        let capacity = capacity
            .checked_next_power_of_two()
            .unwrap_or_else(|| ring::fail(AllocateError::Overflow { capacity }));
        let ring = Ring::allocate(capacity, index).unwrap_or_else(|error| ring::fail(error));
        let least = if P::SITES.have_modes() {
            min_shrunk::<T>()
        } else {
            1
        };
        Worker {
            inner: Arc::new(Inner {
                top: Padded(Atomic::<Index>::new(index)),
                bottom: Padded(Atomic::<Index>::new(index)),
                mode: Mode::new::<P>(),
                ring: Published::new(ring),
                reclaim: P::Reclaim::default(),
                min_capacity: capacity.max(least),
                _elements: PhantomData,
            }),
            ring: Cell::new(ring),
            bottom: Cell::new(index),
            grow_at: Cell::new(index + capacity as Distance),
            shrink_below: Cell::new(0),
            patience: Patience::new(index),
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
    pub fn stealer(&self) -> Stealer<T, P> {
        Stealer {
            inner: self.inner.clone(),
        }
    }

    /// Adds the youngest element.
    ///
    /// Wait-free, and takes constant time, unless the ring is full. Then the capacity of the ring
    /// doubles, which takes an allocation, time linear in the number of elements, and the time to
    /// [retire](crate::reclaim) a ring; this is lock-free if the allocator is. Aborts if memory runs
    /// out.
    ///
    /// Everything that this thread did before the push happens before the element is taken.
    ///
    /// # Panics
    ///
    /// Panics if a ring of twice the capacity does not fit into the address space. The deque is
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
    #[inline]
    pub fn push(&self, element: T) {
        if self.room() < 1 {
            self.reserve(1).unwrap_or_else(|error| ring::fail(error));
        }
        let b = self.bottom.get();
        // SAFETY: the owner's copy of the ring is the current one. The slot is free, because a `top`
        // that was loaded with acquire is less than a capacity away. No foreign code has run since
        // that check.
        unsafe { self.ring.get().write(b, element, at!(push_slot, Relaxed)) };
        fence(at!(push_fence, Release));
        self.bottom.set(b + 1);
        self.inner.bottom.store(b + 1, at!(push_bottom, Relaxed));
    }

    /// Takes the youngest element, or returns `None` if the deque is empty.
    ///
    /// Wait-free, and takes constant time, with two exceptions. If fewer than a quarter of the slots are in
    /// use, the ring shrinks to half its capacity, but with the default protocol not below
    /// [a certain size](Reference). That takes an allocation, time linear in the number of elements, and
    /// the time to [retire](crate::reclaim) a ring. If there is no memory for a smaller ring, the current
    /// one stays. And with the default protocol, one pop in 512 or more may run a barrier, and look at the
    /// records of all threads that have stolen.
    ///
    /// `None` is exact: the deque was empty at some moment during the call. A pop is not ordered with
    /// thieves' claims of other elements.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::new_lifo();
    /// worker.push(1);
    /// assert_eq!(worker.pop(), Some(1));
    /// assert_eq!(worker.pop(), None);
    /// ```
    #[inline(always)]
    pub fn pop(&self) -> Option<T> {
        let b = self.bottom.get() - 1;
        let inner = &*self.inner;
        if looks_ahead() && b - inner.top.load(at!(pop_look, Relaxed)) < 0 {
            return None;
        }
        inner.bottom.store(b, at!(pop_reserve, Relaxed));
        fence(at!(pop_fence, SeqCst));
        if P::SITES.have_modes() {
            let mode = inner.mode.load::<P>();
            if mode != COLD {
                // Not in a function of its own, because the fence would have to wait for the stores
                // of the call.
                fence(at!(pop_warm, SeqCst));
                if mode == WARMING || self.patience.count() {
                    return self.take_and_see_to(b, mode);
                }
            }
        }
        self.take(b)
    }

    /// Takes the element of `b`, and then updates the mode if no thief has stolen for a while, or if a
    /// thief is warming the deque.
    #[cold]
    #[inline(never)]
    fn take_and_see_to(&self, b: Index, mode: usize) -> Option<T> {
        let inner = &*self.inner;
        if mode != WARMING {
            self.patience.begin();
        }
        let popped = self.take(b);
        if mode == WARMING {
            inner.mode.recover::<P>();
        } else if self.patience.check(inner.top.load(at!(pop_top, Relaxed))) {
            inner.mode.cool::<P>();
        }
        popped
    }

    /// Takes the element of `b`, which is reserved. A fence or the mode orders the reservation before
    /// the load of `top`.
    #[inline(always)]
    fn take(&self, b: Index) -> Option<T> {
        let inner = &*self.inner;
        let t = inner.top.load(at!(pop_top, Relaxed));
        let left = b - t;
        if left < 0 {
            inner.bottom.store(b + 1, at!(pop_restore, Relaxed));
            return self.collect();
        }
        // SAFETY: the owner's copy of the ring is the current one.
        let element = unsafe { self.ring.get().read(b, at!(pop_slot, Relaxed)) };
        if left == 0 {
            // The last element: thieves may try to claim it.
            let claim = inner.top.compare_exchange(t, t + 1, at!(pop_cas, Relaxed));
            inner.bottom.store(b + 1, at!(pop_restore, Relaxed));
            claim.ok()?;
            self.patience.claimed();
        }
        // SAFETY: the owner wrote this slot when it pushed `b`, or has copied it since. No thief can
        // take the element: it would have to claim `b`, which the fences rule out if `left > 0`, and
        // which the owner has just claimed otherwise.
        let element = unsafe { element.assume_init() };
        if left > 0 {
            self.bottom.set(b);
            if left < self.shrink_below.get() {
                return self.shrink(t, element);
            }
        }
        Some(element)
    }

    /// Ends a pop whose element a thief has taken, and frees rings that waited for thieves.
    #[cold]
    #[inline(never)]
    fn collect(&self) -> Option<T> {
        // SAFETY: this is the owner.
        unsafe { self.inner.reclaim.collect() };
        None
    }

    /// Returns the number of elements for which the owner knows that there is room.
    pub(crate) fn room(&self) -> usize {
        (self.grow_at.get() - self.bottom.get()).max(0) as usize
    }

    /// Makes room for `additional` more elements: loads `top`, and grows the ring if the elements that
    /// thieves have taken do not leave enough room.
    ///
    /// # Errors
    ///
    /// Returns an error, and changes nothing, if there is no memory.
    #[cold]
    pub(crate) fn reserve(&self, additional: usize) -> Result<(), AllocateError> {
        self.inner.mode.recover::<P>();
        // SAFETY: this is the owner.
        unsafe { self.inner.reclaim.collect() };
        // In a loop, because the allocator, which is foreign code, may use up the room.
        while self.room() < additional {
            let t = self.inner.top.load(at!(push_top, Acquire));
            let capacity = self.capacity();
            self.grow_at.set(t + capacity as Distance);
            let needed = (self.bottom.get() - t) as usize + additional;
            if needed > capacity {
                self.resize(t, needed.next_power_of_two())?;
            }
        }
        Ok(())
    }

    /// Ends a pop by halving the capacity. While replaced rings wait for a thread, the ring keeps its
    /// size, so that rings do not pile up.
    #[cold]
    fn shrink(&self, t: Index, popped: T) -> Option<T> {
        // SAFETY: this is the owner, and the pop is complete, so the allocator, which is foreign code,
        // may run.
        let caught_up = unsafe { self.inner.reclaim.catch_up() };
        let capacity = self.capacity() / 2;
        if caught_up && capacity >= self.inner.min_capacity {
            // If there is no memory for a smaller ring, the current one stays.
            let _ = self.resize(t, capacity);
        }
        Some(popped)
    }

    /// Moves the elements to a new ring of this capacity if they fit. None of them is older than `t`.
    ///
    /// The allocator, which is foreign code, runs before the first and after the last access to the
    /// deque, so it may use this very deque.
    #[cold]
    fn resize(&self, t: Index, capacity: usize) -> Result<(), AllocateError> {
        let new = Ring::allocate(capacity, t)?;
        let (old, b) = (self.ring.get(), self.bottom.get());
        // The allocator may have replaced the ring by one that begins after `t`.
        // SAFETY: the owner's copy of the ring is the current one.
        let first = t.later(unsafe { old.first() });
        if b - first > capacity as Distance {
            // SAFETY: the ring has not been published.
            unsafe { new.free() };
            return Ok(());
        }
        // SAFETY: the ring has not been published.
        unsafe { new.begin_at(first) };
        let mut i = first;
        while i != b {
            // SAFETY: the old ring is the current one, and the new one has not been published. The
            // copy of an element that a thief has taken in the meantime is not used.
            unsafe { new.copy(i, *old, at!(grow_old, Relaxed), at!(grow_slot, Relaxed)) };
            i += 1;
        }
        self.ring.set(new);
        let change = capacity as Distance - old.capacity() as Distance;
        self.grow_at.set(self.grow_at.get() + change);
        let shrinks = P::Reclaim::FREES && capacity > self.inner.min_capacity;
        // crossbeam-deque also shrinks below a quarter.
        let quarter = if shrinks { capacity as Distance / 4 } else { 0 };
        self.shrink_below.set(quarter);
        let fence = (change < 0).then_some(at!(retire_fence, SeqCst));
        // SAFETY: this is the owner, and the old ring is retired here, once.
        unsafe {
            let (ring, old) = (&self.inner.ring, old.retire());
            let reclaim = &self.inner.reclaim;
            reclaim.replace(ring, new, old, at!(grow_ring, Release), fence);
        }
        Ok(())
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
        let t = self.inner.top.load(at!(pop_top, Relaxed));
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

impl<T, P: Protocol> Drop for Worker<T, P> {
    fn drop(&mut self) {
        self.inner.mode.owner_leaves::<P>();
    }
}

impl<T, P: Protocol> fmt::Debug for Worker<T, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Worker { .. }")
    }
}

/// A thief's handle on a deque: first in, first out.
///
/// A deque may have any number of stealers, on any number of threads.
///
/// # Examples
///
/// ```
/// use chase_lev::Worker;
/// use std::thread;
///
/// let worker = Worker::new_lifo();
/// (0..10).for_each(|i| worker.push(i));
/// let stealer = worker.stealer();
/// let thief = thread::spawn(move || stealer.steal().success());
/// assert_eq!(thief.join().unwrap(), Some(0));
/// ```
pub struct Stealer<T, P: Protocol = Reference> {
    pub(crate) inner: Arc<Inner<T, P>>,
}

impl<T, P: Protocol> UnwindSafe for Stealer<T, P> {}
impl<T, P: Protocol> RefUnwindSafe for Stealer<T, P> {}

impl<T, P: Protocol> Stealer<T, P> {
    /// Takes the oldest element.
    ///
    /// [`Steal::Retry`] means that another thread took an element in the meantime, or that the kernel
    /// refuses this thread a [barrier](Reference#machines). [`Steal::Empty`] means that no element was
    /// visible to this thread; a push that has not reached it yet does not count.
    ///
    /// Lock-free unless the kernel refuses barriers, and takes constant time: one compare-and-swap, or none
    /// if the deque is empty. In addition, a thread's first steal claims a record for the
    /// [reclamation](crate::reclaim), for which it may allocate, and a steal from a deque that has cooled
    /// runs a barrier ([`Reference`]).
    ///
    /// Everything that the owner did before the push happens before this returns the element.
    ///
    /// # Signals
    ///
    /// With [`GracePeriod`](crate::reclaim::GracePeriod) or [`Retain`](crate::reclaim::Retain), a signal
    /// handler may steal, even if it interrupts a steal of its thread, if the thread has stolen before. No
    /// other operation of this crate is safe in a signal handler.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::{Steal, Worker};
    ///
    /// let worker = Worker::new_lifo();
    /// worker.push(1);
    /// worker.push(2);
    /// let stealer = worker.stealer();
    /// assert_eq!(stealer.steal(), Steal::Success(1));
    /// assert_eq!(stealer.steal(), Steal::Success(2));
    /// assert_eq!(stealer.steal(), Steal::Empty);
    /// ```
    pub fn steal(&self) -> Steal<T> {
        match self.enter() {
            // SAFETY: `enter` found `bottom` past `top`, with a fence, or what replaces it, between
            // the two loads.
            Ok(thief) => unsafe { thief.claim(thief.top, at!(steal_cas, Release)) },
            Err(nothing) => nothing.into_steal(),
        }
    }

    /// Takes the oldest element if `wants` returns `true` for it.
    ///
    /// `wants` is called at most once, before the claim, with the content of the slot. That content may
    /// be stale, or torn, that is, made of parts of different elements of this deque. It is certain to
    /// have been the element only if the steal succeeds. So `wants` must not drop it, and may only
    /// interpret it as a type for which every bit pattern is valid, such as an integer.
    ///
    /// `wants` may use this deque, panic, or not return. If it panics, nothing has been taken. While it
    /// runs, this thread is in the middle of a steal, and [replaced rings](crate::reclaim) wait for it.
    ///
    /// Returns the same as [`Stealer::steal`], but [`Steal::Empty`] also if `wants` returns `false`.
    /// Costs as much as a steal.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::{Steal, Worker};
    ///
    /// let worker = Worker::new_lifo();
    /// worker.push(4);
    /// worker.push(5);
    /// let stealer = worker.stealer();
    /// // SAFETY: every bit pattern is a valid integer.
    /// let even = || stealer.steal_if(|n| unsafe { n.assume_init() } % 2 == 0);
    /// assert_eq!(even(), Steal::Success(4));
    /// assert_eq!(even(), Steal::Empty);
    /// assert_eq!(stealer.steal(), Steal::Success(5));
    /// ```
    pub fn steal_if(&self, wants: impl FnOnce(&MaybeUninit<T>) -> bool) -> Steal<T> {
        let thief = match self.enter() {
            Ok(thief) => thief,
            Err(nothing) => return nothing.into_steal(),
        };
        let t = thief.top;
        let (ring, element) = thief.read(t);
        // `bottom` was past `t`, so this ring is at least as new as the one to which `t` was pushed.
        // It has a copy of the element, unless `t` was taken before the owner made the copy.
        // SAFETY: the guard keeps the ring from being freed.
        if unsafe { !ring.has(t) } {
            return Steal::Retry;
        }
        // Foreign code runs here. Whatever it does, the guard keeps the ring, and the claim compares
        // `top` afterwards.
        let wanted = wants(&element);
        interrupted();
        if wanted {
            // SAFETY: as in `steal`, and the slot has just been read.
            unsafe { thief.take(t, element, at!(steal_cas, Release)) }
        } else {
            Steal::Empty
        }
    }

    /// Begins a steal: looks for the oldest element.
    #[inline(always)]
    pub(crate) fn enter(&self) -> Result<Thief<'_, T, P>, Nothing> {
        let inner = &*self.inner;
        // While the owner is busy, each load of `bottom` may miss the cache, so a warm deque gets
        // only one.
        if P::SITES.have_modes()
            && looks_ahead()
            && !inner.mode.is_warm::<P>()
            && self.looks_empty()
        {
            return Err(Nothing::Empty);
        }
        let mut guard = inner.reclaim.announce();
        let mut reading = None;
        if P::SITES.have_modes() {
            reading = (!P::Reclaim::ANNOUNCES).then(records::announce);
            if !inner.mode.enter::<P>() {
                return Err(Nothing::Refused);
            }
        }
        let top = at!(steal_top, Relaxed);
        let t = inner.top.load(top);
        after_seq_cst(top);
        fence(at!(steal_fence, SeqCst));
        let b = inner.bottom.load(at!(steal_bottom, Acquire));
        if b - t <= 0 {
            return Err(Nothing::Empty);
        }
        inner.reclaim.pin(&mut guard);
        Ok(Thief {
            inner,
            top: t,
            bottom: b,
            guard,
            _reading: reading,
        })
    }

    /// Returns `true` if the deque looks empty to two loads, which saves the rest of a steal and perhaps
    /// a barrier.
    #[inline(always)]
    fn looks_empty(&self) -> bool {
        let t = self.inner.top.load(at!(look_top, Acquire));
        self.inner.bottom.load(at!(look_bottom, Relaxed)) - t <= 0
    }

    /// Returns the number of elements that this thread can see.
    ///
    /// The number is exact if no other thread is at work.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::new_lifo();
    /// worker.push(1);
    /// assert_eq!(worker.stealer().len(), 1);
    /// ```
    pub fn len(&self) -> usize {
        let t = self.inner.top.load(at!(steal_top, Relaxed));
        fence(at!(len_fence, SeqCst));
        let b = self.inner.bottom.load(at!(steal_bottom, Acquire));
        (b - t).max(0) as usize
    }

    /// Returns `true` if this thread can see no elements.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(chase_lev::Worker::<u8>::new_lifo().stealer().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns `true` if both handles steal from the same deque.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::Worker;
    ///
    /// let (mine, other) = (Worker::<u8>::new_lifo(), Worker::new_lifo());
    /// let victims = [mine.stealer(), other.stealer()];
    /// assert!(victims[0].ptr_eq(&mine.stealer()));
    /// assert!(!victims[0].ptr_eq(&victims[1]));
    /// ```
    pub fn ptr_eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.inner, &other.inner)
    }
}

/// The reason why a thief has found no element.
pub(crate) enum Nothing {
    Empty,
    /// The kernel has refused a barrier to the thief.
    Refused,
}

impl Nothing {
    #[inline(always)]
    pub(crate) fn into_steal<T>(self) -> Steal<T> {
        match self {
            Nothing::Empty => Steal::Empty,
            Nothing::Refused => refused(),
        }
    }
}

/// Not inlined, so that a steal that is not refused need not distinguish three outcomes at its end.
#[cold]
#[inline(never)]
fn refused<T>() -> Steal<T> {
    Steal::Retry
}

/// A steal that has found an element and has not ended.
pub(crate) struct Thief<'a, T, P: Protocol> {
    inner: &'a Inner<T, P>,
    /// The oldest index, unless it has been taken since.
    pub(crate) top: Index,
    /// One past the youngest index, loaded after `top` and the fence.
    pub(crate) bottom: Index,
    guard: Guard<'a, P>,
    /// Dropped last, so that no pop relies on the thief's absence before the thief has left.
    _reading: Option<Reading>,
}

impl<T, P: Protocol> Thief<'_, T, P> {
    /// Takes the element of `t`, unless another thread has taken it.
    ///
    /// # Safety
    ///
    /// This thread must have found `bottom` past `t`. Between the access that showed `t` as the oldest
    /// index and that load of `bottom`, it must have run a fence, or the accesses and modes that replace
    /// one.
    #[inline(always)]
    pub(crate) unsafe fn claim(&self, t: Index, claim: Site) -> Steal<T> {
        let (_, element) = self.read(t);
        // SAFETY: the caller vouches for `bottom`, and the slot has just been read.
        unsafe { self.take(t, element, claim) }
    }

    /// Reads the slot of `t`, and returns the ring with its content.
    #[inline(always)]
    fn read(&self, t: Index) -> (Ring<T>, MaybeUninit<T>) {
        let inner = self.inner;
        let ring = (inner.reclaim).load(&inner.ring, &self.guard, at!(steal_ring, Acquire));
        // SAFETY: the guard keeps the ring from being freed.
        let element = unsafe { ring.read(t, at!(steal_slot, Relaxed)) };
        (ring, element)
    }

    /// Takes the element of `t`, unless another thread has taken it.
    ///
    /// # Safety
    ///
    /// See [`claim`](Thief::claim). This thread must have read `element` from the slot of `t` since.
    #[inline(always)]
    unsafe fn take(&self, t: Index, element: MaybeUninit<T>, claim: Site) -> Steal<T> {
        match self.inner.top.compare_exchange(t, t + 1, claim) {
            // SAFETY: `bottom` was past `t`, so this thread sees the element that the owner wrote
            // there, in a ring that is at least as new. `top` was `t` until the claim, so the owner has
            // not reused the slot, and because of the fences it has not popped `t`. Now `t` belongs to
            // this thread.
            Ok(_) => Steal::Success(unsafe { element.assume_init() }),
            // The content belongs to another thread, if it is an element at all.
            Err(_) => Steal::Retry,
        }
    }
}

impl<T, P: Protocol> Clone for Stealer<T, P> {
    fn clone(&self) -> Self {
        Stealer {
            inner: self.inner.clone(),
        }
    }
}

impl<T, P: Protocol> fmt::Debug for Stealer<T, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Stealer { .. }")
    }
}

impl<T, P: Protocol> Drop for Inner<T, P> {
    /// Drops the elements that are left, and frees the ring. If drops panic, the first panic continues then.
    fn drop(&mut self) {
        let (mut top, bottom) = (self.top.0.get_mut(), self.bottom.0.get_mut());
        let ring = self.ring.get_mut();
        let mut first = None;
        while needs_drop::<T>() && top != bottom {
            // SAFETY: no other thread has the deque. Every slot of the current ring from `top` to `bottom`
            // holds an element, and each is taken once.
            let element = unsafe { ring.read(top, at!(pop_slot, Relaxed)).assume_init() };
            top += 1;
            match panic::catch_unwind(AssertUnwindSafe(|| drop(element))) {
                Err(panic) if first.is_none() => first = Some(panic),
                // Not dropped, because that may panic, too.
                Err(other) => mem::forget(other),
                Ok(()) => {}
            }
        }
        // SAFETY: no other thread has the deque, so no thread uses its ring.
        unsafe { ring.free() };
        if let Some(panic) = first {
            panic::resume_unwind(panic);
        }
    }
}
