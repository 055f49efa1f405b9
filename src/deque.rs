//! The deque: `push`, `pop` and `steal`, as in the papers.
//!
//! Chase & Lev, *Dynamic circular work-stealing deque* (SPAA 2005), is the algorithm. Lê,
//! Pop, Cohen & Zappa Nardelli, *Correct and efficient work-stealing for weak memory models*
//! (PPoPP 2013), figure 1, is its form in the memory model of C11, and of Rust. This differs
//! from that listing:
//!
//! - Slots are arrays of atomic words, so that any element fits ([`ring`](crate::ring)).
//! - The owner keeps copies of `bottom` and of the ring, and a lower bound of `top`.
//! - The ring is published with release and loaded with acquire, and loaded after `bottom`.
//! - The ring shrinks as well, and replaced rings are reclaimed.
//! - Indices wrap: only their signed distances mean anything.
//! - Three orderings are weaker, `pop.cas`, `steal.top` and `steal.cas`.
//! - With asymmetric fences, which are not the default, pop has no fence ([`warm`](crate::warm)).
//! - A steal announces itself to the owner, who frees replaced rings ([`reclaim`](crate::reclaim)).
//!
//! The deque is the elements of the indices from `top` to `bottom`, `bottom` excluded. Only
//! the owner writes `bottom`, the slots and the ring. `top` only grows, by claims.
//!
//! Each access is a *site*: `at!(push_fence, Release)` is the site `push.fence`, of which
//! `Release` is the default ordering. [`sites`](crate::sites) has the reason of each.

use core::cell::Cell;
use core::fmt;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::{Deref, DerefMut};
use core::panic::{RefUnwindSafe, UnwindSafe};

use chase_lev_atomics::{AllocateError, Arc, Atomic, Distance, Index, fence, interrupted, support};

use crate::protocol::{Protocol, Reference, Unsupported};
use crate::reclaim::Reclaim;
use crate::ring::{self, Published, Ring};
use crate::sites::{Site, at};
use crate::steal::Steal;
use crate::warm::{self, Batch, Patience};

/// What a thief holds while it uses the ring.
pub(crate) type Guard<'a, P> = <<P as Protocol>::Reclaim as Reclaim>::Guard<'a>;

/// The capacity of [`Worker::new_lifo`], below which it never shrinks.
const MIN_CAPACITY: usize = 64;

/// What the owner and the thieves share.
pub(crate) struct Inner<T, P: Protocol> {
    /// The oldest element: claimed by thieves, and by the owner if it is the
    /// last.
    pub(crate) top: Padded<Atomic<Index>>,
    /// One past the youngest element: written by the owner.
    pub(crate) bottom: Padded<Atomic<Index>>,
    /// The thieves inside and their tokens, if fences are asymmetric: see [`warm`].
    pub(crate) batches: Atomic<Index>,
    /// The ring: replaced by the owner.
    ring: Published<T>,
    pub(crate) reclaim: P::Reclaim,
    /// The capacity at birth, below which the deque does not shrink.
    min_capacity: usize,
    /// For how long the deque stays warm, if fences are asymmetric: the owner's.
    patience: Patience,
    /// Elements go in and come out, so lifetimes in `T` must match exactly.
    _elements: PhantomData<Cell<T>>,
}

// SAFETY: the owner's side, `patience` and what the reclamation keeps for the owner included, is
// used by one thread at a time, because `Worker` is not `Sync`; the thieves' side only by atomic
// operations. Elements move between threads, but are never shared.
unsafe impl<T: Send, P: Protocol> Send for Inner<T, P> {}
// SAFETY: as above.
unsafe impl<T: Send, P: Protocol> Sync for Inner<T, P> {}

/// A value on cache lines of its own: two, because processors fetch lines in pairs.
#[repr(align(128))]
pub(crate) struct Padded<T>(T);

impl<T> Deref for Padded<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Padded<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

/// Finds out whether the machine has the fences of the protocol.
fn support_of<P: Protocol>() -> Result<(), Unsupported> {
    match P::SITES.are_asymmetric() {
        true => support(),
        false => Ok(()),
    }
}

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
    /// The owner's copy of `inner.ring`.
    ring: Cell<Ring<T>>,
    /// The owner's copy of `inner.bottom`.
    bottom: Cell<Index>,
    /// The `bottom` at which the ring looks full: a capacity past a lower bound of
    /// `inner.top`, acquired. Before that, a push need not touch the line that thieves write
    /// (Chase & Lev, section 2).
    grow_at: Cell<Index>,
    /// With fewer elements than this, the ring shrinks.
    shrink_below: Cell<Distance>,
}

// SAFETY: see `Inner`; the rest is the owner's own.
unsafe impl<T: Send, P: Protocol> Send for Worker<T, P> {}

// A panic cannot leave a deque half-changed: foreign code, which is the allocator's and the closure
// of `steal_if`, runs only where an operation has changed nothing yet, or everything.
impl<T, P: Protocol> UnwindSafe for Worker<T, P> {}

impl<T> Worker<T> {
    /// An empty deque with room for 64 elements before it grows.
    ///
    /// Allocates. Aborts if memory runs out.
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
    /// A deque that keeps its old rings until it goes:
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
        support_of::<P>()?;
        Ok(Self::with_protocol(capacity))
    }

    /// [`Worker::with_protocol`], with the first element at `index`.
    pub(crate) fn starting_at(index: Index, capacity: usize) -> Self {
        const {
            let shipped = P::SITES.reclaim_as_shipped();
            assert!(
                shipped,
                "the sites of reclamation are not a protocol's to choose"
            );
        }
        support_of::<P>().unwrap_or_else(|unsupported| panic!("{unsupported}"));
        let capacity = capacity
            .checked_next_power_of_two()
            .unwrap_or_else(|| ring::fail(AllocateError::Overflow { capacity }));
        let ring = Ring::allocate(capacity, index).unwrap_or_else(|error| ring::fail(error));
        Worker {
            inner: Arc::new(Inner {
                top: Padded(Atomic::<Index>::new(index)),
                bottom: Padded(Atomic::<Index>::new(index)),
                batches: Atomic::<Index>::new(Index(0)),
                ring: Published::new(ring),
                reclaim: P::Reclaim::default(),
                min_capacity: capacity,
                patience: Patience::new(index),
                _elements: PhantomData,
            }),
            ring: Cell::new(ring),
            bottom: Cell::new(index),
            grow_at: Cell::new(index + capacity as Distance),
            shrink_below: Cell::new(0),
        }
    }

    /// A thief's handle on this deque.
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
    /// In constant time and wait-free, unless the ring is full: then it grows to
    /// twice its capacity. That takes time linear in the number of elements, an allocation,
    /// and what it costs to [retire](crate::reclaim) a ring; it is lock-free if the
    /// allocator is. Aborts if memory runs out.
    ///
    /// What this thread did before happens before the element is taken.
    ///
    /// # Panics
    ///
    /// If twice the capacity is not addressable. The deque is as before, and
    /// the element is dropped.
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
        if !self.has_room(1) {
            self.reserve(1).unwrap_or_else(|error| ring::fail(error));
        }
        let b = self.bottom.get();
        // SAFETY: the owner's copy of the ring is the current one. Its slot is free: `top`,
        // as acquired, is less than a capacity away. Nothing has run since that was found.
        unsafe { self.ring.get().write(b, element, at!(push_slot, Relaxed)) };
        fence(at!(push_fence, Release));
        self.bottom.set(b + 1);
        self.inner.bottom.store(b + 1, at!(push_bottom, Relaxed));
    }

    /// Takes the youngest element; `None` if there is none.
    ///
    /// In constant time and wait-free, unless fewer than a quarter of the slots
    /// are in use: then the ring shrinks to half its capacity. That takes time
    /// linear in the number of elements, an allocation, and what it costs to
    /// [retire](crate::reclaim) a ring. If there is no memory for a smaller ring, this one stays.
    ///
    /// The element is as this thread pushed it. What thieves do with other elements is not
    /// ordered before or after this; but `None` is exact: at some moment during the call, the
    /// deque was empty.
    ///
    /// # Examples
    ///
    /// ```
    /// let worker = chase_lev::Worker::new_lifo();
    /// worker.push(1);
    /// assert_eq!(worker.pop(), Some(1));
    /// assert_eq!(worker.pop(), None);
    /// ```
    #[inline]
    pub fn pop(&self) -> Option<T> {
        let b = self.bottom.get() - 1;
        let inner = &*self.inner;
        inner.bottom.store(b, at!(pop_reserve, Relaxed));
        fence(at!(pop_fence, SeqCst));
        if P::SITES.are_asymmetric() {
            let word = inner.batches.load(at!(pop_batches, Acquire));
            if word != Index(0) {
                inner
                    .patience
                    .pop_beside::<P>(&inner.top, &inner.batches, word);
            }
        }
        let t = inner.top.load(at!(pop_top, Relaxed));
        let left = b - t;
        if left < 0 {
            inner.bottom.store(b + 1, at!(pop_restore, Relaxed));
            // SAFETY: this is the owner.
            unsafe { inner.reclaim.collect() };
            return None;
        }
        // SAFETY: the owner's copy of the ring is the current one.
        let element = unsafe { self.ring.get().read(b, at!(pop_slot, Relaxed)) };
        if left == 0 {
            // The last element: thieves may be after it.
            let claim = inner.top.compare_exchange(t, t + 1, at!(pop_cas, Relaxed));
            inner.bottom.store(b + 1, at!(pop_restore, Relaxed));
            claim.ok()?;
        }
        // SAFETY: the owner wrote this slot when it pushed `b`, or copied it
        // since, and the element is the owner's alone: a thief that claims it
        // would have `top` at `b`, which either is ruled out by the fences
        // (`left > 0`) or was claimed just now.
        let element = unsafe { element.assume_init() };
        if left > 0 {
            self.bottom.set(b);
            if left < self.shrink_below.get() {
                self.shrink(t);
            }
        }
        Some(element)
    }

    /// Whether there is room for so many more elements, as far as the owner knows.
    #[inline(always)]
    fn has_room(&self, additional: usize) -> bool {
        self.grow_at.get() - self.bottom.get() >= additional as Distance
    }

    /// The number of elements for which there is room, as far as the owner knows.
    pub(crate) fn room(&self) -> usize {
        (self.grow_at.get() - self.bottom.get()).max(0) as usize
    }

    /// Makes room for so many more elements: looks how far thieves have come, and grows the
    /// ring if that is not enough.
    ///
    /// # Errors
    ///
    /// If there is no memory for it; then nothing has changed.
    #[cold]
    pub(crate) fn reserve(&self, additional: usize) -> Result<(), AllocateError> {
        // SAFETY: this is the owner.
        unsafe { self.inner.reclaim.collect() };
        // Again, if what ran meanwhile has used the room up.
        while !self.has_room(additional) {
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

    /// Halves the capacity. While replaced rings wait for a thread, the ring stays as it is, so that
    /// they do not pile up.
    #[cold]
    fn shrink(&self, t: Index) {
        // SAFETY: this is the owner, and the pop is done: what this frees calls foreign code.
        let may_shrink = unsafe { self.inner.reclaim.may_shrink() };
        let capacity = self.capacity() / 2;
        if may_shrink && capacity >= self.inner.min_capacity {
            // Without memory for a smaller ring, the present one will do.
            let _ = self.resize(t, capacity);
        }
    }

    /// Moves the elements to a new ring, if it has room for them. None is older than `t`.
    ///
    /// Calls foreign code, the allocator's, before it looks at the deque, and again when all is
    /// done. So the allocator may use this very deque.
    #[cold]
    fn resize(&self, t: Index, capacity: usize) -> Result<(), AllocateError> {
        let new = Ring::allocate(capacity, t)?;
        let (old, b) = (self.ring.get(), self.bottom.get());
        // The allocator may have replaced the ring, by one that begins after `t`.
        // SAFETY: the owner's copy of the ring is the current one.
        let first = t.later(unsafe { old.first() });
        if b - first > capacity as Distance {
            // SAFETY: nobody else knows it.
            unsafe { new.free() };
            return Ok(());
        }
        // SAFETY: nobody else knows it.
        unsafe { new.begin_at(first) };
        let mut i = first;
        while i != b {
            // SAFETY: the old ring is the current one, the new one is unknown
            // to others. Whatever a thief has taken meanwhile is copied in
            // vain.
            unsafe { new.copy(i, *old, at!(grow_old, Relaxed), at!(grow_slot, Relaxed)) };
            i += 1;
        }
        self.ring.set(new);
        let change = capacity as Distance - old.capacity() as Distance;
        self.grow_at.set(self.grow_at.get() + change);
        let shrinks = P::Reclaim::FREES && capacity > self.inner.min_capacity;
        // As crossbeam-deque does.
        let quarter = if shrinks { capacity as Distance / 4 } else { 0 };
        self.shrink_below.set(quarter);
        // SAFETY: this is the owner, and the old ring is retired here, once.
        unsafe {
            let (ring, old) = (&self.inner.ring, old.retire());
            let reclaim = &self.inner.reclaim;
            reclaim.replace(ring, new, old, at!(grow_ring, Release));
        }
        Ok(())
    }

    /// The number of elements; exact if no thief is at work, otherwise at
    /// least what it will be when they pause.
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

    /// Whether there are no elements. `true` stays so until the next push.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(chase_lev::Worker::<u8>::new_lifo().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of elements there is room for before the ring grows.
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

impl<T, P: Protocol> fmt::Debug for Worker<T, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Worker { .. }")
    }
}

/// A thief's handle on a deque: first in, first out.
///
/// Any number of them, on any number of threads.
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
    /// [`Steal::Retry`] means that another thief or the owner took an element
    /// meanwhile. [`Steal::Empty`] means that the deque was empty at some moment that is
    /// consistent with all that this thread has seen. A push that is not yet visible to this
    /// thread does not count.
    ///
    /// Lock-free: who is told to retry has lost to somebody who took an element. In constant
    /// time, but for what the [reclamation](crate::reclaim) costs: by default, in a thread's
    /// first steal. One full barrier and a compare-and-swap, with the default protocol;
    /// [`Asymmetric`](crate::protocol::Asymmetric) says what they are there.
    ///
    /// What the owner did before the push happens before this returns its
    /// element.
    ///
    /// # Panics
    ///
    /// With [`Asymmetric`](crate::protocol::Asymmetric) only, if the kernel refuses a barrier. Then
    /// nothing has been taken.
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
            // SAFETY: `bottom` was past `top`, with a fence between the looks.
            Some(thief) => unsafe { thief.claim(thief.top, at!(steal_cas, Release)) },
            None => Steal::Empty,
        }
    }

    /// Takes the oldest element, if it is one that the caller wants.
    ///
    /// `wants` sees what the slot holds before the claim; it is called once, or not at all. What
    /// it sees may be stale, or torn: parts of different elements of this deque. Only if this
    /// succeeds, it was the element. So `wants` can judge by bits that mean something whatever
    /// they are, like those of integers, and must not drop what it sees.
    ///
    /// `wants` may use this deque, panic, or not return. If it panics, nothing has been taken. While
    /// it runs, this thread is in the middle of a steal: [replaced rings](crate::reclaim) wait for it.
    ///
    /// Returns what [`Stealer::steal`] does, and [`Steal::Empty`] also if the element is not
    /// wanted. It costs as much.
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
    /// // SAFETY: whatever its bits, it is an integer.
    /// let even = || stealer.steal_if(|n| unsafe { n.assume_init() } % 2 == 0);
    /// assert_eq!(even(), Steal::Success(4));
    /// assert_eq!(even(), Steal::Empty);
    /// assert_eq!(stealer.steal(), Steal::Success(5));
    /// ```
    pub fn steal_if(&self, wants: impl FnOnce(&MaybeUninit<T>) -> bool) -> Steal<T> {
        let Some(thief) = self.enter() else {
            return Steal::Empty;
        };
        let t = thief.top;
        let (ring, element) = thief.read(t);
        // `bottom` was past `t`, so this ring is at least as new as that to which `t` was
        // pushed: it has a copy, unless `t` had been taken before that was made.
        // SAFETY: the guard keeps the ring.
        if unsafe { !ring.has(t) } {
            return Steal::Retry;
        }
        // Foreign code. Whatever it does, the guard keeps the ring, and `top` is compared
        // after it.
        let wanted = wants(&element);
        interrupted();
        match wanted {
            // SAFETY: as in `steal`, and the slot has just been read.
            true => unsafe { thief.take(t, element, at!(steal_cas, Release)) },
            false => Steal::Empty,
        }
    }

    /// Looks at the oldest element. `None` if there is none.
    #[inline(always)]
    pub(crate) fn enter(&self) -> Option<Thief<'_, T, P>> {
        let inner = &*self.inner;
        let t = inner.top.load(at!(steal_top, Relaxed));
        // This saves a barrier.
        if P::SITES.are_asymmetric() && inner.bottom.load(at!(steal_look, Relaxed)) - t <= 0 {
            return None;
        }
        let mut guard = inner.reclaim.announce();
        let batch = Batch::enter(&inner.batches);
        let b = inner.bottom.load(at!(steal_bottom, Acquire));
        if b - t <= 0 {
            return None;
        }
        inner.reclaim.pin(&mut guard);
        Some(Thief {
            inner,
            top: t,
            bottom: b,
            _batch: batch,
            guard,
        })
    }

    /// The number of elements, as far as this thread can see. Exact if nobody
    /// is at work.
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

    /// Whether there are no elements, as far as this thread can see.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(chase_lev::Worker::<u8>::new_lifo().stealer().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether both steal from the same deque.
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

/// A thief that has found an element, until it leaves.
pub(crate) struct Thief<'a, T, P: Protocol> {
    inner: &'a Inner<T, P>,
    /// The oldest index, if nobody has taken it since.
    pub(crate) top: Index,
    /// One past the youngest index, as found after `top` and the fence.
    pub(crate) bottom: Index,
    /// Goes before the guard does.
    _batch: Option<Batch<'a, P>>,
    guard: Guard<'a, P>,
}

impl<T, P: Protocol> Thief<'_, T, P> {
    /// Takes the element of `t`, if nobody else does.
    ///
    /// # Safety
    ///
    /// This thread has found `bottom` past `t`, with a fence after whatever told it that `t` is the
    /// oldest, or with what stands for that fence.
    #[inline(always)]
    pub(crate) unsafe fn claim(&self, t: Index, claim: Site) -> Steal<T> {
        let (_, element) = self.read(t);
        // SAFETY: the caller's, and the slot has just been read.
        unsafe { self.take(t, element, claim) }
    }

    /// The ring, and what its slot of `t` holds.
    #[inline(always)]
    fn read(&self, t: Index) -> (Ring<T>, MaybeUninit<T>) {
        let inner = self.inner;
        let ring = (inner.reclaim).load(&inner.ring, &self.guard, at!(steal_ring, Acquire));
        // SAFETY: the guard keeps the ring from being freed.
        let element = unsafe { ring.read(t, at!(steal_slot, Relaxed)) };
        (ring, element)
    }

    /// Takes the element of `t`, if nobody else does.
    ///
    /// # Safety
    ///
    /// As for [`claim`](Thief::claim). `element` is what this thread has read from the slot of `t`
    /// since.
    #[inline(always)]
    unsafe fn take(&self, t: Index, element: MaybeUninit<T>, claim: Site) -> Steal<T> {
        match self.inner.top.compare_exchange(t, t + 1, claim) {
            // SAFETY: `bottom` was past `t`, so this thread sees what the owner
            // wrote there, in a ring at least as new. Until the claim, `top`
            // was `t`: so the owner has not reused the slot, and by the fences
            // has not popped `t`. Now `t` is this thread's.
            Ok(_) => Steal::Success(unsafe { element.assume_init() }),
            // What was read is somebody else's, if it is an element at all.
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
        let ring = self.inner.ring.get_mut();
        // SAFETY: nobody else has the deque; from `top` to `bottom`, every slot
        // of the current ring holds an element, which is taken once: its drop, which is
        // foreign, runs when `top` is past it.
        let element = unsafe { ring.read(self.top, at!(pop_slot, Relaxed)).assume_init() };
        self.top += 1;
        Some(element)
    }
}

impl<T, P: Protocol> Drop for Rest<'_, T, P> {
    fn drop(&mut self) {
        self.for_each(drop);
        // SAFETY: nobody else has the deque, so nobody uses its ring.
        unsafe { self.inner.ring.get_mut().free() };
    }
}

impl<T, P: Protocol> Drop for Inner<T, P> {
    fn drop(&mut self) {
        let word = self.batches.get_mut();
        debug_assert!(warm::nobody_is_inside(word), "a batch is left");
        let (top, bottom) = (self.top.get_mut(), self.bottom.get_mut());
        let mut rest = Rest {
            inner: self,
            top,
            bottom,
        };
        rest.by_ref().for_each(drop);
    }
}
