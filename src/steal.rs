//! The thief's side of a deque: `steal`, as in the papers.

use core::fmt;
use core::mem::MaybeUninit;
use std::panic::{RefUnwindSafe, UnwindSafe};

use chase_lev_atomics::{Arc, Index, at, fence, foreign};

use crate::deque::Inner;
use crate::fences::{Asymmetric, Fences};
use crate::outcome::Steal;
use crate::reclaim::{GracePeriod, Reclaim};
use crate::ring::{self, Ring};
use crate::sites::{LEN_BOTTOM, LEN_FENCE, LEN_TOP, STEAL_RING, STEAL_SLOT};

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
pub struct Stealer<T, F: Fences = Asymmetric, R: Reclaim = GracePeriod> {
    pub(crate) inner: Arc<Inner<T, F, R>>,
}

impl<T, F: Fences, R: Reclaim> UnwindSafe for Stealer<T, F, R> {}
impl<T, F: Fences, R: Reclaim> RefUnwindSafe for Stealer<T, F, R> {}

impl<T, F: Fences, R: Reclaim> Stealer<T, F, R> {
    /// Takes the oldest element.
    ///
    /// [`Steal::Retry`] means that another thread took an element in the meantime, or that the
    /// kernel refuses this thread a [barrier](Asymmetric#machines). [`Steal::Empty`] means that no
    /// element was visible to this thread; a push that has not reached it yet does not count.
    ///
    /// Lock-free unless the kernel refuses barriers, and usually takes constant time: one
    /// compare-and-swap, or none if the deque is empty. In addition, a thread's first steal looks
    /// for a free record for the [reclamation](Reclaim), or allocates one; a steal from a deque
    /// that has cooled runs a barrier, and up to two more compare-and-swaps ([`Asymmetric`]); and
    /// with `Epoch`, a steal pins its thread.
    ///
    /// Everything that the owner did before the push happens before this returns the element.
    ///
    /// # Before a thread goes to sleep
    ///
    /// A steal orders nothing else: by default it is no fence, whatever it returns, unlike in
    /// crossbeam-deque, and neither is [`Worker::pop`](crate::Worker::pop). A thread that announces
    /// that it will sleep, and sleeps if a steal returns [`Steal::Empty`], can miss an element
    /// whose owner looked for the announcement after the push. Announce, then call
    /// [`is_empty`](Stealer::is_empty), or run a [`SeqCst`](core::sync::atomic::Ordering::SeqCst)
    /// fence and then steal; a `SeqCst` store alone does not suffice. The owner pushes, runs such a
    /// fence, and looks.
    ///
    /// # Signals
    ///
    /// With [`GracePeriod`] or [`Retain`](crate::Retain), a signal handler may steal, even if it
    /// interrupts a steal of its thread, if the thread has called
    /// [`register_thread`](crate::register_thread) or has stolen an element. Block the signal
    /// before the thread ends: when its locals are dropped, it gives its record back, and a steal
    /// may allocate again. No other operation of this crate is safe in a signal handler.
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
    #[cfg_attr(feature = "outlined", inline(never))]
    pub fn steal(&self) -> Steal<T> {
        self.attempt(|_, _, _| Ok(()))
    }

    /// Takes the oldest element if `wants` returns `true` for it. Returns the same as
    /// [`Stealer::steal`], but [`Steal::Empty`] also if `wants` returns `false`.
    ///
    /// `wants` is called at most once, before the claim, with the content of the slot. That content
    /// may be stale, or torn, that is, made of parts of different elements of this deque. It is
    /// certain to have been the element only if the steal succeeds. So `wants` must not drop it,
    /// and may only interpret it as a type for which every bit pattern is valid, such as an
    /// integer.
    ///
    /// `wants` may use this deque, panic, or not return. If it panics, nothing has been taken.
    /// While it runs, this thread is in the middle of a steal, and [replaced rings](Reclaim) wait
    /// for it.
    #[doc(hidden)]
    pub fn steal_if(&self, wants: impl FnOnce(&MaybeUninit<T>) -> bool) -> Steal<T> {
        self.attempt(|ring, t, element| {
            // `bottom` was past `t`, so this ring is at least as new as the one to which `t` was
            // pushed. It has a copy of the element, unless `t` was taken before the owner made the
            // copy.
            // SAFETY: the thief's guard keeps the ring from being freed.
            if t - unsafe { ring::written_from(ring) }.get() < 0 {
                return Err(Steal::Retry);
            }
            // Whatever the foreign code does, the guard keeps the ring, and the claim compares
            // `top` afterwards.
            if foreign(|| wants(element)) { Ok(()) } else { Err(Steal::Empty) }
        })
    }

    /// Takes the oldest element. Before the claim, passes the ring, the index and the content of
    /// its slot, which may be stale or torn, to `check`; if that fails, returns the outcome that it
    /// gives.
    #[inline(always)]
    fn attempt(
        &self,
        check: impl FnOnce(Ring<T>, Index, &MaybeUninit<T>) -> Result<(), Steal<T>>,
    ) -> Steal<T> {
        let Inner { top, bottom, fences, ring, reclaim, .. } = &*self.inner;
        // Announces this thief, and loads the indices, in this order because of a fence, or what
        // replaces it.
        let begun = fences.load_indices(top, bottom, |in_record| reclaim.announce(in_record));
        let (t, b, mut guard) = match begun {
            Ok(begun) => begun,
            Err(outcome) => return outcome,
        };
        if b - t <= 0 {
            return Steal::Empty;
        }
        let ring = reclaim.load(ring, &mut guard, at!(STEAL_RING, Acquire));
        // SAFETY: the guard keeps the ring from being freed.
        let element = unsafe { ring.read(t, at!(STEAL_SLOT, Relaxed)) };
        if let Err(outcome) = check(ring, t, &element) {
            return outcome;
        }
        if !fences.claim(top, t) {
            // The content belongs to another thread, if it is an element at all.
            return Steal::Retry;
        }
        // SAFETY: `bottom` was past `t`, so this thread sees the element that the owner wrote
        // there, in a ring that is at least as new as the one to which `t` was pushed. `top` was
        // `t` until the claim, so the owner has not reused the slot, and because of the fences it
        // has not popped `t`. Now `t` belongs to this thread.
        Steal::Success(unsafe { element.assume_init() })
    }
}

impl<T, F: Fences, R: Reclaim> Stealer<T, F, R> {
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
        let t = self.inner.top.load(at!(LEN_TOP, Relaxed));
        fence(at!(LEN_FENCE, SeqCst));
        let b = self.inner.bottom.load(at!(LEN_BOTTOM, Acquire));
        (b - t).max(0) as usize
    }

    /// Returns `true` if this thread can see no elements.
    ///
    /// Runs a `SeqCst` fence between its loads of the two indices. So if a thread announces that it
    /// will sleep, and then finds the deque empty by this, an owner that pushes, runs a `SeqCst`
    /// fence and then looks for announcements finds this one.
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

impl<T, F: Fences, R: Reclaim> Clone for Stealer<T, F, R> {
    fn clone(&self) -> Self {
        Stealer { inner: self.inner.clone() }
    }
}

impl<T, F: Fences, R: Reclaim> fmt::Debug for Stealer<T, F, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Stealer { .. }")
    }
}
