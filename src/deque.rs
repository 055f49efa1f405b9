//! The deque: `push`, `pop` and `steal`, as in the papers.
//!
//! The algorithm is from Chase & Lev, *Dynamic circular work-stealing deque* (SPAA 2005). Its form in
//! the memory model of C11 and Rust is from Lê, Pop, Cohen & Zappa Nardelli, *Correct and efficient
//! work-stealing for weak memory models* (PPoPP 2013), figure 1. The code differs from that listing:
//!
//! - Slots are arrays of atomic words, so that any element fits ([`ring`](crate::ring)).
//! - The owner keeps copies of `bottom` and of the ring, and a lower bound of `top`.
//! - The ring is published with release and loaded with acquire, after `bottom`.
//! - The ring also shrinks, and replaced rings are reclaimed.
//! - Indices wrap, so only their signed distances are meaningful.
//! - Pop looks at `top` before it reserves an element, so that an empty pop costs a load.
//! - With the default protocol, pop and steal run no fence in the usual case ([`mode`](crate::mode)).
//!   With [`Weakest`](crate::protocol::Weakest), they run the two fences of the paper, and three
//!   orderings are weaker: `pop.cas`, `steal.top` and `steal.cas`.
//! - A steal announces itself to the owner, which frees replaced rings ([`reclaim`](crate::reclaim)).
//!
//! The deque consists of the elements at the indices from `top` up to, but not including, `bottom`.
//! Only the owner writes `bottom`, the slots and the ring. Claims advance `top`, which never goes back.
//!
//! Each access is a *site*: `at!(push_fence, Release)` is the site `push.fence`, and its default
//! ordering is `Release`. [`sites`](crate::sites) gives the reason for each.

use core::cell::Cell;
use core::fmt;
use core::marker::PhantomData;
use core::mem::{MaybeUninit, needs_drop};
use core::ops::Deref;
use core::panic::{RefUnwindSafe, UnwindSafe};

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

/// The capacity below which a deque does not shrink if that takes a barrier. Between two shrinkings lie
/// at least so many pushes and pops, which take about as long as the barrier.
const MIN_SHRUNK: usize = if CHECKER { 1 } else { 2048 };

/// The part of a deque that the owner and the thieves share.
pub(crate) struct Inner<T, P: Protocol> {
    /// The index of the oldest element: thieves claim it, and so does the owner if it is the last.
    pub(crate) top: Padded<Atomic<Index>>,
    /// One past the index of the youngest element: written by the owner.
    pub(crate) bottom: Padded<Atomic<Index>>,
    /// Which side runs a fence.
    pub(crate) mode: Mode,
    /// The ring: replaced by the owner.
    ring: Published<T>,
    pub(crate) reclaim: P::Reclaim,
    /// The capacity below which the deque does not shrink: at least the initial one.
    min_capacity: usize,
    /// Elements both enter and leave, so `T` is invariant.
    _elements: PhantomData<Cell<T>>,
}

// SAFETY: one thread at a time uses the owner's side, which includes its state of the reclamation,
// because `Worker` is not `Sync`. The thieves' side is only used by atomic operations. Elements move
// between threads, but are never shared.
unsafe impl<T: Send, P: Protocol> Send for Inner<T, P> {}
// SAFETY: as above.
unsafe impl<T: Send, P: Protocol> Sync for Inner<T, P> {}

/// A value on cache lines of its own. There are two, because processors fetch lines in pairs.
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
/// Thieves take the oldest elements through [`stealer`](Worker::stealer)s. If the owner is dropped
/// first, the elements that are left can still be stolen; they are dropped with the last handle.
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
    /// Decides for how long the deque stays warm.
    patience: Patience,
}

// SAFETY: see `Inner`; the rest is the owner's own.
unsafe impl<T: Send, P: Protocol> Send for Worker<T, P> {}

// A panic cannot leave a deque half-changed: foreign code, such as the allocator or the closure of
// `steal_if`, runs only before an operation has changed anything or after it has changed everything.
impl<T, P: Protocol> UnwindSafe for Worker<T, P> {}

impl<T> Worker<T> {
    /// Creates an empty deque with room for 64 elements before it grows.
    ///
    /// Allocates, and aborts if memory runs out.
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

    /// Creates an empty deque with room for at least `capacity` elements before it grows. It never
    /// shrinks below that.
    ///
    /// The capacity is rounded up to a power of two. Allocates, and aborts if memory runs out.
    ///
    /// # Panics
    ///
    /// If there are not that many addresses.
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
    /// Creates a deque like [`Worker::with_capacity`], with a protocol of the caller's choice.
    ///
    /// # Panics
    ///
    /// If there are not that many addresses.
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
        let least = if P::SITES.have_modes() { MIN_SHRUNK } else { 1 };
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

    /// Returns a thief's handle on this deque.
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
    /// Takes constant time and is wait-free, unless the ring is full. Then the ring grows to twice its
    /// capacity, which takes time linear in the number of elements, an allocation, and the time to
    /// [retire](crate::reclaim) a ring; it is lock-free if the allocator is. Aborts if memory runs
    /// out.
    ///
    /// Everything that this thread did before the push happens before the element is taken.
    ///
    /// # Panics
    ///
    /// If there are not twice as many addresses. The deque is unchanged, and the element is dropped.
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
        // SAFETY: the owner's copy of the ring is the current one. The slot is free, because `top`,
        // as acquired, is less than a capacity away. No foreign code has run since that was found.
        unsafe { self.ring.get().write(b, element, at!(push_slot, Relaxed)) };
        fence(at!(push_fence, Release));
        self.bottom.set(b + 1);
        self.inner.bottom.store(b + 1, at!(push_bottom, Relaxed));
    }

    /// Takes the youngest element; `None` if there is none.
    ///
    /// Takes constant time and is wait-free, unless fewer than a quarter of the slots are in use: then the
    /// ring shrinks to half its capacity, with the default protocol to no fewer than 2,048 slots. That
    /// takes time linear in the number of elements, an allocation, and the time to
    /// [retire](crate::reclaim) a ring. If there is no memory for a smaller ring, the current one stays.
    ///
    /// Thieves' claims of other elements are not ordered before or after a pop. `None` is exact: at
    /// some moment during the call, the deque was empty.
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
                // Not in a function of its own: the fence would have to wait for what a call stores.
                fence(at!(pop_warm, SeqCst));
                if mode == WARMING || self.patience.is_over() {
                    return self.take_and_see_to(b, mode);
                }
            }
        }
        self.take(b)
    }

    /// Takes the element of `b`, and then sees to the mode: nobody has stolen for a while, or a thief
    /// has left the deque warming.
    #[cold]
    #[inline(never)]
    fn take_and_see_to(&self, b: Index, mode: usize) -> Option<T> {
        let popped = self.take(b);
        let inner = &*self.inner;
        if mode == WARMING {
            inner.mode.recover::<P>();
        } else if self.patience.is_lost(inner.top.load(at!(pop_top, Relaxed))) {
            inner.mode.cool::<P>();
        }
        popped
    }

    /// Takes the element of `b`, which is reserved. A fence or the mode keeps the reservation before the
    /// look at `top`.
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
            // The last element: thieves may be after it.
            let claim = inner.top.compare_exchange(t, t + 1, at!(pop_cas, Relaxed));
            inner.bottom.store(b + 1, at!(pop_restore, Relaxed));
            claim.ok()?;
            self.patience.claimed();
        }
        // SAFETY: the owner wrote this slot when it pushed `b`, or copied it
        // since, and the element is the owner's alone: a thief that claims it
        // would have `top` at `b`, which either is ruled out by the fences
        // (`left > 0`) or was claimed just now.
        let element = unsafe { element.assume_init() };
        if left > 0 {
            self.bottom.set(b);
            if left < self.shrink_below.get() {
                return self.shrink(t, element);
            }
        }
        Some(element)
    }

    /// The end of a pop whose element a thief has taken. Frees rings that waited for thieves.
    #[cold]
    #[inline(never)]
    fn collect(&self) -> Option<T> {
        // SAFETY: this is the owner.
        unsafe { self.inner.reclaim.collect() };
        None
    }

    /// Returns the number of elements for which the owner knows room.
    pub(crate) fn room(&self) -> usize {
        (self.grow_at.get() - self.bottom.get()).max(0) as usize
    }

    /// Makes room for `additional` more elements: looks how far thieves have come, and grows the ring
    /// if that is not enough.
    ///
    /// # Errors
    ///
    /// If there is no memory. Then nothing has changed.
    #[cold]
    pub(crate) fn reserve(&self, additional: usize) -> Result<(), AllocateError> {
        self.inner.mode.recover::<P>();
        // SAFETY: this is the owner.
        unsafe { self.inner.reclaim.collect() };
        // Foreign code that ran in the meantime may have used up the room.
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

    /// The end of a pop that halves the capacity. While replaced rings wait for a thread, the ring stays
    /// as it is, so that they do not pile up.
    #[cold]
    fn shrink(&self, t: Index, popped: T) -> Option<T> {
        // SAFETY: this is the owner, and the pop is complete, so foreign code may run: the allocator's.
        let may_shrink = unsafe { self.inner.reclaim.may_shrink() };
        let capacity = self.capacity() / 2;
        if may_shrink && capacity >= self.inner.min_capacity {
            // If there is no memory for a smaller ring, the current one stays.
            let _ = self.resize(t, capacity);
        }
        Some(popped)
    }

    /// Moves the elements, none older than `t`, to a new ring, if it has room for them.
    ///
    /// The allocator, which is foreign code, runs before this looks at the deque and after all is done.
    /// So it may use this very deque.
    #[cold]
    fn resize(&self, t: Index, capacity: usize) -> Result<(), AllocateError> {
        let new = Ring::allocate(capacity, t)?;
        let (old, b) = (self.ring.get(), self.bottom.get());
        // The allocator may have replaced the ring by one that begins after `t`.
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
            // SAFETY: the old ring is the current one, and no other thread knows the new one. An
            // element that a thief has taken in the meantime is copied in vain.
            unsafe { new.copy(i, *old, at!(grow_old, Relaxed), at!(grow_slot, Relaxed)) };
            i += 1;
        }
        self.ring.set(new);
        let change = capacity as Distance - old.capacity() as Distance;
        self.grow_at.set(self.grow_at.get() + change);
        let shrinks = P::Reclaim::FREES && capacity > self.inner.min_capacity;
        // crossbeam-deque shrinks at the same fill.
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

    /// Returns the number of elements. It is exact if no thief is at work; otherwise, it is at least
    /// the number that will be left when they pause.
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

    /// Returns `true` if there are no elements. It stays true until the next push.
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
/// There may be any number of them, on any number of threads.
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
    /// [`Steal::Retry`] means that another thread took an element in the meantime. [`Steal::Empty`]
    /// means that the deque was empty at some moment that is consistent with everything this thread
    /// has seen. A push that is not yet visible to this thread does not count.
    ///
    /// Lock-free. Takes constant time, apart from the cost of the [reclamation](crate::reclaim), which
    /// by default falls into a thread's first steal, and of a barrier in the first steal of a burst. A
    /// steal has one compare-and-swap, and a steal from an empty deque two loads.
    /// [`Reference`](crate::protocol::Reference) says more.
    ///
    /// Everything that the owner did before the push happens before this returns the element.
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
            // SAFETY: `bottom` was past `top`, with a fence between the looks, or what replaces it.
            Some(thief) => unsafe { thief.claim(thief.top, at!(steal_cas, Release)) },
            None => Steal::Empty,
        }
    }

    /// Takes the oldest element, if the caller wants it.
    ///
    /// `wants` is called at most once, before the claim, with the content of the slot. That content may
    /// be stale, or torn: parts of different elements of this deque. It was the element only if the
    /// steal succeeds. So `wants` must not drop what it sees, and can judge only by types of which all
    /// bit patterns are valid, such as integers.
    ///
    /// `wants` may use this deque, panic, or never return. If it panics, nothing has been taken. While
    /// it runs, this thread is in the middle of a steal, and [replaced rings](crate::reclaim) wait
    /// for it.
    ///
    /// Returns the same as [`Stealer::steal`], and also [`Steal::Empty`] if the element is not wanted.
    /// It costs as much as a steal.
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
        // `bottom` was past `t`, so this ring is at least as new as the one to which `t` was pushed.
        // It has a copy, unless `t` had been taken before the copy was made.
        // SAFETY: the guard keeps the ring.
        if unsafe { !ring.has(t) } {
            return Steal::Retry;
        }
        // Foreign code runs here. Whatever it does, the guard keeps the ring, and `top` is compared
        // after it.
        let wanted = wants(&element);
        interrupted();
        match wanted {
            // SAFETY: as in `steal`, and the slot has just been read.
            true => unsafe { thief.take(t, element, at!(steal_cas, Release)) },
            false => Steal::Empty,
        }
    }

    /// Looks for the oldest element, and returns `None` if there is none.
    #[inline(always)]
    pub(crate) fn enter(&self) -> Option<Thief<'_, T, P>> {
        let inner = &*self.inner;
        // Beside a busy owner, each look at `bottom` may miss the cache, so a warm deque gets only one.
        if P::SITES.have_modes()
            && looks_ahead()
            && !inner.mode.is_warm::<P>()
            && self.looks_empty()
        {
            return None;
        }
        let mut guard = inner.reclaim.announce();
        let mut reading = None;
        if P::SITES.have_modes() {
            reading = (!P::Reclaim::ANNOUNCES).then(records::announce);
            if !inner.mode.enter::<P>() {
                return None;
            }
        }
        let top = at!(steal_top, Relaxed);
        let t = inner.top.load(top);
        after_seq_cst(top);
        fence(at!(steal_fence, SeqCst));
        let b = inner.bottom.load(at!(steal_bottom, Acquire));
        if b - t <= 0 {
            return None;
        }
        inner.reclaim.pin(&mut guard);
        Some(Thief {
            inner,
            top: t,
            bottom: b,
            guard,
            _reading: reading,
        })
    }

    /// Returns `true` if the deque is empty, as far as two loads show. This saves the rest of a steal,
    /// and perhaps a barrier.
    #[inline(always)]
    fn looks_empty(&self) -> bool {
        let t = self.inner.top.load(at!(look_top, Acquire));
        self.inner.bottom.load(at!(look_bottom, Relaxed)) - t <= 0
    }

    /// Returns the number of elements that this thread can see. It is exact if no other thread is at
    /// work.
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

    /// Returns `true` if both steal from the same deque.
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
    guard: Guard<'a, P>,
    /// Goes last, so that no pop relies on the thief's absence before it has left.
    _reading: Option<Reading>,
}

impl<T, P: Protocol> Thief<'_, T, P> {
    /// Takes the element of `t`, unless another thread has taken it.
    ///
    /// # Safety
    ///
    /// This thread has found `bottom` past `t`. Between the access by which it learnt that `t` is the
    /// oldest and that look at `bottom`, it ran a fence, or the accesses and the modes that replace it.
    #[inline(always)]
    pub(crate) unsafe fn claim(&self, t: Index, claim: Site) -> Steal<T> {
        let (_, element) = self.read(t);
        // SAFETY: the caller's, and the slot has just been read.
        unsafe { self.take(t, element, claim) }
    }

    /// Reads the slot of `t`; returns the ring, too.
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
    /// As for [`claim`](Thief::claim), and this thread has since read `element` from the slot of `t`.
    #[inline(always)]
    unsafe fn take(&self, t: Index, element: MaybeUninit<T>, claim: Site) -> Steal<T> {
        match self.inner.top.compare_exchange(t, t + 1, claim) {
            // SAFETY: `bottom` was past `t`, so this thread sees the element that the owner wrote
            // there, in a ring at least as new. `top` was `t` until the claim, so the owner has not
            // reused the slot, and by the fences has not popped `t`. Now `t` is this thread's.
            Ok(_) => Steal::Success(unsafe { element.assume_init() }),
            // What was read belongs to another thread, if it is an element at all.
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

/// The elements that are left when the deque is dropped. Its own drop drops them and frees the ring,
/// even if an element's drop panics.
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
        // SAFETY: no other thread has the deque. Every slot of the current ring from `top` to `bottom`
        // holds an element, and each is taken once: its drop, which is foreign code, runs when `top`
        // is past it.
        let element = unsafe { ring.read(self.top, at!(pop_slot, Relaxed)).assume_init() };
        self.top += 1;
        Some(element)
    }
}

impl<T, P: Protocol> Drop for Rest<'_, T, P> {
    fn drop(&mut self) {
        self.for_each(drop);
        // SAFETY: no other thread has the deque, so none uses its ring.
        unsafe { self.inner.ring.get_mut().free() };
    }
}

impl<T, P: Protocol> Drop for Inner<T, P> {
    fn drop(&mut self) {
        let (top, bottom) = (self.top.0.get_mut(), self.bottom.0.get_mut());
        let mut rest = Rest {
            inner: self,
            top: if needs_drop::<T>() { top } else { bottom },
            bottom,
        };
        rest.by_ref().for_each(drop);
    }
}
