//! The deque: `push`, `pop` and `steal`, as in the papers.
//!
//! Chase & Lev, *Dynamic circular work-stealing deque* (SPAA 2005), is the
//! algorithm. Lê, Pop, Cohen & Zappa Nardelli, *Correct and efficient
//! work-stealing for weak memory models* (PPoPP 2013), figure 1, is its form
//! in the memory model of C11, and of Rust. It differs from that listing in
//! this: slots are arrays of atomic words; the owner keeps copies of `bottom`, of
//! `top` and of the ring; the ring is published with release and loaded with acquire;
//! it shrinks; replaced rings are reclaimed; distances are signed, so indices
//! may wrap. By default, three orderings are weaker (`Sites::WEAKEST`). With
//! asymmetric fences, pop has none (`Sites::ASYMMETRIC`).
//!
//! The deque is the elements of the indices from `top` to `bottom`, `bottom`
//! excluded. Only the owner writes `bottom`, slots and the ring; `top` only
//! grows, by claims. Indices wrap, so only their distances mean anything.

use core::cell::Cell;
use core::fmt;
use core::marker::PhantomData;
use core::panic::{RefUnwindSafe, UnwindSafe};

use crossbeam_utils::CachePadded;

use crate::ring::{AllocateError, Ring, Published};
use crate::protocol::{Protocol, Reference, Unsupported};
use crate::reclaim::Reclaim;
use crate::shim::{Arc, AtomicIndex, Index, fence, support};
use crate::steal::Steal;

/// The capacity of [`Worker::new_lifo`], below which it never shrinks.
const MIN_CAPACITY: usize = 64;

/// What the owner and the thieves share.
pub(crate) struct Inner<T, P: Protocol> {
    /// The oldest element: claimed by thieves, and by the owner if it is the
    /// last.
    pub(crate) top: CachePadded<AtomicIndex>,
    /// One past the youngest element: written by the owner.
    pub(crate) bottom: CachePadded<AtomicIndex>,
    /// The number of thieves in a batch, if fences are asymmetric.
    pub(crate) batches: AtomicIndex,
    /// The ring: replaced by the owner.
    buffer: Published<T>,
    pub(crate) reclaim: P::Reclaim,
    /// Elements go in and come out, so lifetimes in `T` must match exactly.
    _elements: PhantomData<Cell<T>>,
}

// SAFETY: the owner's side is used by one thread at a time, for `Worker` is not
// `Sync`; the thieves' side only by atomic operations. Elements move between
// threads, but are never shared.
unsafe impl<T: Send, P: Protocol> Send for Inner<T, P> {}
// SAFETY: as above.
unsafe impl<T: Send, P: Protocol> Sync for Inner<T, P> {}

/// The owner's end of a deque: last in, first out.
///
/// Thieves take the oldest elements, through [`stealer`](Worker::stealer)s. If
/// the owner goes first, what is left can still be stolen; it is dropped with
/// the last handle.
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
    /// The owner's copy of `inner.buffer`.
    buffer: Cell<Ring<T>>,
    /// The owner's copy of `inner.bottom`.
    bottom: Cell<Index>,
    /// Where the ring looks full: a capacity past a lower bound of `inner.top`,
    /// acquired. Before that, a push need not touch the line that thieves write
    /// (Chase & Lev).
    full: Cell<Index>,
    /// With fewer elements than this, the ring is to shrink.
    scarce: Cell<Index>,
    /// The capacity at birth, below which the deque does not shrink.
    min_capacity: usize,
}

// SAFETY: see `Inner`; the rest is the owner's own.
unsafe impl<T: Send, P: Protocol> Send for Worker<T, P> {}

// A panic cannot leave a deque half-changed: no operation runs foreign code
// before it is complete.
impl<T, P: Protocol> UnwindSafe for Worker<T, P> {}

impl<T> Worker<T> {
    /// An empty deque with room for 64 elements before it grows.
    ///
    /// Allocates. Aborts if memory runs out.
    pub fn new_lifo() -> Self {
        Self::with_capacity(MIN_CAPACITY)
    }

    /// An empty deque with room for at least `capacity` elements before it
    /// grows; it never shrinks below that.
    ///
    /// The capacity is rounded up to a power of two. Allocates. Aborts if
    /// memory runs out.
    ///
    /// # Panics
    ///
    /// If that capacity is not addressable.
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
    /// [`Worker::with_capacity`], with a protocol of the caller's choice.
    ///
    /// # Panics
    ///
    /// As there; and if this machine does not support the protocol, of which
    /// [`Worker::try_with_protocol`] tells.
    ///
    /// # Examples
    ///
    /// A deque without epochs, which keeps its old rings until it goes:
    ///
    /// ```
    /// use chase_lev::{Worker, protocol::Reference, reclaim::Retain};
    ///
    /// let worker = Worker::<_, Reference<Retain>>::with_protocol(16);
    /// worker.push("element");
    /// assert_eq!(worker.pop(), Some("element"));
    /// ```
    pub fn with_protocol(capacity: usize) -> Self {
        Self::starting_at(0, capacity)
    }

    /// [`Worker::with_protocol`], where the machine may not support the protocol.
    ///
    /// # Errors
    ///
    /// If it does not.
    ///
    /// # Panics
    ///
    /// As [`Worker::with_capacity`].
    ///
    /// # Examples
    ///
    /// A pop without a fence, where thieves have a barrier to pay for it:
    ///
    /// ```
    /// use chase_lev::{Worker, protocol::{Asymmetric, Protocol}};
    ///
    /// fn run<P: Protocol>(worker: Worker<u32, P>) -> u32 {
    ///     worker.push(7);
    ///     worker.pop().unwrap()
    /// }
    ///
    /// let seven = match Worker::<u32, Asymmetric>::try_with_protocol(64) {
    ///     Ok(worker) => run(worker),
    ///     Err(unsupported) => {
    ///         eprintln!("{unsupported}");
    ///         run(Worker::new_lifo())
    ///     }
    /// };
    /// assert_eq!(seven, 7);
    /// ```
    pub fn try_with_protocol(capacity: usize) -> Result<Self, Unsupported> {
        support(P::SITES.steal_fence)?;
        Ok(Self::with_protocol(capacity))
    }

    /// [`Worker::with_protocol`], with the first element at `index`: tests
    /// start just below the wrap.
    #[doc(hidden)]
    pub fn starting_at(index: Index, capacity: usize) -> Self {
        support(P::SITES.steal_fence).unwrap_or_else(|unsupported| panic!("{unsupported}"));
        let capacity = capacity
            .checked_next_power_of_two()
            .unwrap_or_else(|| AllocateError::Overflow { capacity }.fail());
        let buffer = Ring::allocate(capacity).unwrap_or_else(|error| error.fail());
        Worker {
            inner: Arc::new(Inner {
                top: CachePadded::new(AtomicIndex::new(index)),
                bottom: CachePadded::new(AtomicIndex::new(index)),
                batches: AtomicIndex::new(0),
                buffer: Published::new(buffer),
                reclaim: P::Reclaim::default(),
                _elements: PhantomData,
            }),
            buffer: Cell::new(buffer),
            bottom: Cell::new(index),
            full: Cell::new(index.wrapping_add(capacity as Index)),
            scarce: Cell::new(0),
            min_capacity: capacity,
        }
    }

    /// A thief's handle on this deque.
    pub fn stealer(&self) -> Stealer<T, P> {
        Stealer {
            inner: self.inner.clone(),
        }
    }

    /// Adds the youngest element.
    ///
    /// Wait-free and in constant time, but when the ring is full: then it
    /// grows to twice its capacity, which takes time linear in the number of
    /// elements, and an allocation. Aborts if memory runs out.
    ///
    /// What this thread did before happens before the element is taken.
    ///
    /// # Panics
    ///
    /// If twice the capacity is not addressable. The deque is as before, and
    /// the element is dropped.
    pub fn push(&self, element: T) {
        let b = self.bottom.get();
        if b.wrapping_sub(self.full.get()) >= 0 {
            self.make_room(b, 1);
        }
        // SAFETY: the owner's copy of the ring is the current one. Its slot is
        // free: `top`, as acquired, is less than a capacity away.
        unsafe { self.buffer.get().write(b, element, P::SITES.push_slot) };
        fence(P::SITES.push_fence);
        self.bottom.set(b.wrapping_add(1));
        self.inner
            .bottom
            .store(b.wrapping_add(1), P::SITES.push_bottom);
    }

    /// Makes room for so many more elements.
    pub(crate) fn reserve(&self, additional: usize) {
        let b = self.bottom.get();
        if self.full.get().wrapping_sub(b) < additional as Index {
            self.make_room(b, additional);
        }
    }

    /// Looks how far thieves have come, and grows the ring if that is not enough.
    #[cold]
    fn make_room(&self, b: Index, additional: usize) {
        let t = self.inner.top.load(P::SITES.push_top);
        let capacity = self.capacity();
        self.full.set(t.wrapping_add(capacity as Index));
        let needed = b.wrapping_sub(t) as usize + additional;
        if needed > capacity {
            self.resize(t, b, needed.next_power_of_two())
                .unwrap_or_else(|error| error.fail());
        }
    }

    /// Takes the youngest element; `None` if there is none.
    ///
    /// Wait-free. In constant time, but when fewer than a quarter of the slots
    /// are in use: then the ring shrinks to half its capacity, which takes time
    /// linear in the number of elements, and an allocation. If that fails, the
    /// ring stays.
    ///
    /// `None` is exact: at some moment during the call, the deque was empty.
    pub fn pop(&self) -> Option<T> {
        let inner = &*self.inner;
        let b = self.bottom.get().wrapping_sub(1);
        inner.bottom.store(b, P::SITES.pop_reserve);
        fence(P::SITES.pop_fence);
        if P::SITES.are_asymmetric() && inner.batches.load(P::SITES.pop_batches) > 0 {
            // Thieves in a batch look at `bottom` again, but run no barrier again.
            fence(P::SITES.pop_batch);
        }
        let t = inner.top.load(P::SITES.pop_top);
        let left = b.wrapping_sub(t);
        if left < 0 {
            inner.bottom.store(b.wrapping_add(1), P::SITES.pop_restore);
            return None;
        }
        // SAFETY: the owner's copy of the ring is the current one.
        let element = unsafe { self.buffer.get().read(b, P::SITES.pop_slot) };
        if left == 0 {
            // The last element: thieves may be after it.
            let claim = inner
                .top
                .compare_exchange(t, t.wrapping_add(1), P::SITES.pop_cas);
            inner.bottom.store(b.wrapping_add(1), P::SITES.pop_restore);
            claim.ok()?;
        }
        // SAFETY: the owner wrote this slot when it pushed `b`, or copied it
        // since, and the element is the owner's alone: a thief that claims it
        // would have `top` at `b`, which either is ruled out by the fences
        // (`left > 0`) or was claimed just now.
        let element = unsafe { element.assume_init() };
        if left > 0 {
            self.bottom.set(b);
            if left < self.scarce.get() {
                // Without memory for a smaller ring, the present one will do.
                let _ = self.resize(t, b, self.capacity() / 2);
            }
        }
        Some(element)
    }

    /// Moves the elements from `t` to `b` to a new ring.
    #[cold]
    fn resize(&self, t: Index, b: Index, capacity: usize) -> Result<(), AllocateError> {
        let (old, new) = (self.buffer.get(), Ring::allocate(capacity)?);
        let mut i = t;
        while i != b {
            // SAFETY: the old ring is the current one, the new one is unknown
            // to others. Whatever a thief has taken meanwhile is copied in
            // vain.
            unsafe { new.copy(i, old, P::SITES.grow_slot) };
            i = i.wrapping_add(1);
        }
        self.buffer.set(new);
        let change = (capacity as Index).wrapping_sub(old.capacity() as Index);
        self.full.set(self.full.get().wrapping_add(change));
        let shrinks = P::Reclaim::FREES && capacity > self.min_capacity;
        // As crossbeam-deque does.
        self.scarce
            .set(if shrinks { capacity as Index / 4 } else { 0 });
        // SAFETY: this is the owner, and the old ring is retired here, once.
        unsafe {
            self.inner
                .reclaim
                .replace(&self.inner.buffer, new, old.retire(), P::SITES.grow_ring);
        }
        Ok(())
    }

    /// The number of elements; exact if no thief is at work, otherwise at
    /// least what it will be when they pause.
    pub fn len(&self) -> usize {
        let t = self.inner.top.load(P::SITES.pop_top);
        self.bottom.get().wrapping_sub(t).max(0) as usize
    }

    /// Whether there are no elements. `true` stays so until the next push.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of elements there is room for before the ring grows.
    pub fn capacity(&self) -> usize {
        self.buffer.get().capacity()
    }
}

impl<T, P: Protocol> fmt::Debug for Worker<T, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Worker { .. }")
    }
}

/// A thief's handle on a deque: first in, first out.
///
/// Any number of them, on any number of threads.
pub struct Stealer<T, P: Protocol = Reference> {
    pub(crate) inner: Arc<Inner<T, P>>,
}

impl<T, P: Protocol> UnwindSafe for Stealer<T, P> {}
impl<T, P: Protocol> RefUnwindSafe for Stealer<T, P> {}

impl<T, P: Protocol> Stealer<T, P> {
    /// Takes the oldest element.
    ///
    /// [`Steal::Retry`] means that another thief or the owner took an element
    /// meanwhile: lock-free, and in constant time. [`Steal::Empty`] means that
    /// the deque was empty at some moment that nothing this thread knows of
    /// excludes; a push that is not yet visible here does not count.
    ///
    /// What the owner did before the push happens before this returns its
    /// element.
    pub fn steal(&self) -> Steal<T> {
        let inner = &*self.inner;
        let t = inner.top.load(P::SITES.steal_top);
        if self.looks_empty(t) {
            return Steal::Empty;
        }
        fence(P::SITES.steal_fence);
        let b = inner.bottom.load(P::SITES.steal_bottom);
        if b.wrapping_sub(t) <= 0 {
            return Steal::Empty;
        }
        self.claim(t, &inner.reclaim.pin())
    }

    /// Whether there is nothing from `t` on, if that saves a barrier.
    #[inline(always)]
    pub(crate) fn looks_empty(&self, t: Index) -> bool {
        let look = || self.inner.bottom.load(P::SITES.steal_look);
        P::SITES.are_asymmetric() && look().wrapping_sub(t) <= 0
    }

    /// Takes the element of `t`, if nobody else does. The caller has found `bottom`
    /// past it, with a fence after whatever told it that `t` is the oldest.
    #[inline(always)]
    pub(crate) fn claim(&self, t: Index, guard: &<P::Reclaim as Reclaim>::Guard) -> Steal<T> {
        let inner = &*self.inner;
        let buffer = inner
            .reclaim
            .load(&inner.buffer, guard, P::SITES.steal_ring);
        // SAFETY: the guard keeps the ring from being freed.
        let element = unsafe { buffer.read(t, P::SITES.steal_slot) };
        match inner
            .top
            .compare_exchange(t, t.wrapping_add(1), P::SITES.steal_cas)
        {
            // SAFETY: `bottom` was past `t`, so this thread sees what the owner
            // wrote there, in a ring at least as new. Until the claim, `top`
            // was `t`: so the owner has not reused the slot, and by the fences
            // has not popped `t`. Now `t` is this thread's.
            Ok(_) => Steal::Success(unsafe { element.assume_init() }),
            // What was read is somebody else's, if it is an element at all.
            Err(_) => Steal::Retry,
        }
    }

    /// The number of elements, as far as this thread can see. Exact if nobody
    /// is at work.
    pub fn len(&self) -> usize {
        let t = self.inner.top.load(P::SITES.steal_top);
        // An ordinary fence, whatever that of a steal is.
        fence(P::SITES.batch_fence);
        let b = self.inner.bottom.load(P::SITES.steal_bottom);
        b.wrapping_sub(t).max(0) as usize
    }

    /// Whether there are no elements, as far as this thread can see.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
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

/// The elements that are left when the deque goes. Dropping it drops them and
/// frees the ring, also if an element's own drop panics.
struct Rest<'a, T, P: Protocol> {
    inner: &'a mut Inner<T, P>,
    top: Index,
    bottom: Index,
}

impl<T, P: Protocol> Iterator for Rest<'_, T, P> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        if self.top == self.bottom {
            return None;
        }
        let buffer = self.inner.buffer.get_mut();
        // SAFETY: nobody else has the deque; from `top` to `bottom`, every slot
        // of the current ring holds an element, which is taken once.
        let element = unsafe { buffer.read(self.top, P::SITES.pop_slot).assume_init() };
        self.top = self.top.wrapping_add(1);
        Some(element)
    }
}

impl<T, P: Protocol> Drop for Rest<'_, T, P> {
    fn drop(&mut self) {
        self.for_each(drop);
        // SAFETY: nobody else has the deque, so nobody uses its ring.
        unsafe { self.inner.buffer.get_mut().free() };
    }
}

impl<T, P: Protocol> Drop for Inner<T, P> {
    fn drop(&mut self) {
        let (top, bottom) = (self.top.get_mut(), self.bottom.get_mut());
        let mut rest = Rest {
            inner: self,
            top,
            bottom,
        };
        rest.by_ref().for_each(drop);
    }
}
