//! Batches: a thief moves up to half of the elements of a deque to another deque.
//!
//! Lê et al. have no batches. A thief claims one element at a time, and loads `bottom` again before
//! each further claim, because the owner takes elements without a claim until the two meet. The
//! claim and this load are sequentially consistent, and so pair with the owner's fence as a fence
//! between them would (C++20, [atomics.order], paragraph 4). By default, the owner runs that fence
//! while a thief is in a steal ([`Asymmetric`](crate::Asymmetric)).

use core::{cmp, mem};

use chase_lev_atomics::{Arc, Distance, Index};

use crate::deque::{Inner, Worker};
use crate::fences::Fences;
use crate::outcome::Steal;
use crate::reclaim::Reclaim;
use crate::ring;
use crate::sites::*;
use crate::steal::Stealer;

/// The largest number of elements that [`Stealer::steal_batch`] moves.
const MAX_BATCH: usize = 32;

impl<T, F: Fences, R: Reclaim> Stealer<T, F, R> {
    /// Moves up to half of the elements, oldest first, to the young end of `dest`.
    ///
    /// A batch has at most 32 elements, and at least one if this returns [`Steal::Success`]. Each
    /// element is taken as by [`Stealer::steal`]; the batch ends before an element that another
    /// thread takes. If both are the same deque, nothing moves.
    ///
    /// Lock-free if the allocator is, unless the kernel refuses barriers. Takes time linear in the
    /// number of elements that it moves, one compare-and-swap for each of them, and a barrier
    /// whenever a steal would run one. If `dest` has too little room, it grows first, which takes
    /// an allocation and time linear in its number of elements. If there is no memory for that,
    /// fewer elements move; aborts if there is no room for one.
    ///
    /// # Panics
    ///
    /// Panics, before anything moves, if a ring for one more element in `dest` would exceed
    /// `isize::MAX` bytes.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::{Steal, Worker};
    ///
    /// let (victim, mine) = (Worker::new_lifo(), Worker::new_lifo());
    /// (1..=6).for_each(|i| victim.push(i));
    ///
    /// assert_eq!(victim.stealer().steal_batch(&mine), Steal::Success(()));
    /// assert_eq!([mine.pop(), mine.pop(), mine.pop()], [Some(3), Some(2), Some(1)]);
    /// assert_eq!(victim.len(), 3);
    /// ```
    pub fn steal_batch(&self, dest: &Worker<T, F, R>) -> Steal<()> {
        self.steal_batch_with_limit(dest, MAX_BATCH)
    }

    /// Moves elements as [`Stealer::steal_batch`] does, but at most `limit` of them, even if that
    /// is more than 32.
    ///
    /// # Panics
    ///
    /// Panics when [`Stealer::steal_batch`] does, and if `limit` is 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::{Steal, Worker};
    ///
    /// let (victim, mine) = (Worker::new_lifo(), Worker::new_lifo());
    /// (1..=6).for_each(|i| victim.push(i));
    ///
    /// assert_eq!(victim.stealer().steal_batch_with_limit(&mine, 2), Steal::Success(()));
    /// assert_eq!([mine.pop(), mine.pop(), mine.pop()], [Some(2), Some(1), None]);
    /// ```
    pub fn steal_batch_with_limit(&self, dest: &Worker<T, F, R>, limit: usize) -> Steal<()> {
        assert_positive(limit);
        if Arc::ptr_eq(&self.inner, &dest.inner) {
            return if dest.is_empty() { Steal::Empty } else { Steal::Success(()) };
        }
        match self.batch(dest, limit, 0) {
            Steal::Success(youngest) => {
                dest.push(youngest);
                Steal::Success(())
            }
            Steal::Empty => Steal::Empty,
            Steal::Retry => Steal::Retry,
        }
    }

    /// Moves elements as [`Stealer::steal_batch`] does, and returns the youngest of them.
    ///
    /// # Panics
    ///
    /// Panics when [`Stealer::steal_batch`] does.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::{Steal, Worker};
    ///
    /// let (victim, mine) = (Worker::new_lifo(), Worker::new_lifo());
    /// (1..=6).for_each(|i| victim.push(i));
    ///
    /// assert_eq!(victim.stealer().steal_batch_and_pop(&mine), Steal::Success(3));
    /// assert_eq!([mine.pop(), mine.pop()], [Some(2), Some(1)]);
    /// ```
    pub fn steal_batch_and_pop(&self, dest: &Worker<T, F, R>) -> Steal<T> {
        self.steal_batch_with_limit_and_pop(dest, MAX_BATCH)
    }

    /// Takes elements as [`Stealer::steal_batch_and_pop`] does, but at most `limit`, including the
    /// one that it returns.
    ///
    /// # Panics
    ///
    /// Panics when [`Stealer::steal_batch`] does, and if `limit` is 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::{Steal, Worker};
    ///
    /// let (victim, mine) = (Worker::new_lifo(), Worker::new_lifo());
    /// (1..=6).for_each(|i| victim.push(i));
    ///
    /// let youngest = victim.stealer().steal_batch_with_limit_and_pop(&mine, 2);
    /// assert_eq!((youngest, mine.pop(), mine.pop()), (Steal::Success(2), Some(1), None));
    /// ```
    pub fn steal_batch_with_limit_and_pop(&self, dest: &Worker<T, F, R>, limit: usize) -> Steal<T> {
        assert_positive(limit);
        if Arc::ptr_eq(&self.inner, &dest.inner) {
            return dest.pop().map_or(Steal::Empty, Steal::Success);
        }
        self.batch(dest, limit, 1)
    }

    /// Claims up to `limit` elements, moves all of them except the youngest, and returns that one.
    /// `dest` needs room for all of them except `kept`.
    fn batch(&self, dest: &Worker<T, F, R>, mut limit: usize, kept: usize) -> Steal<T> {
        loop {
            if let Some(steal) = self.batch_into_room(dest, limit, kept) {
                return steal;
            }
            // This runs after the steal has ended: rings would wait for a thief that is in the
            // allocator. Everything that can fail comes before the first claim.
            if dest.reserve(cmp::min(self.half(), limit) - kept).is_err() {
                // If there is not enough memory for all elements, as many as fit are moved, but at
                // least one.
                let reserved = dest.reserve(1 - kept);
                reserved.unwrap_or_else(|error| ring::fail(error));
            }
            limit = cmp::min(limit, dest.room() + kept);
        }
    }

    /// Returns half of the number of elements that this thread can see. Loads `top` last, which
    /// `Acquire` ensures, so that elements taken in the meantime do not count.
    fn half(&self) -> usize {
        let b = self.inner.bottom.load(at!(LEN_BOTTOM, Acquire));
        let t = self.inner.top.load(at!(LEN_TOP, Relaxed));
        half_of(b - t)
    }

    /// Moves a batch, or returns `None` if `dest` seems to have too little room for it.
    fn batch_into_room(
        &self,
        dest: &Worker<T, F, R>,
        limit: usize,
        kept: usize,
    ) -> Option<Steal<T>> {
        let Inner { top, bottom, fences, reclaim, .. } = &*self.inner;
        let begun = fences.load_indices(top, bottom, |in_record| reclaim.announce(in_record));
        let (mut t, b, mut guard) = match begun {
            Ok(begun) => begun,
            Err(outcome) => return Some(outcome),
        };
        if b - t <= 0 {
            return Some(Steal::Empty);
        }
        let batch = cmp::min(half_of(b - t), limit);
        if batch - kept > dest.room() {
            return None;
        }
        // SAFETY: `bottom` was past `top`, with a fence, or what replaces it, between the two
        // loads.
        let Some(mut youngest) = (unsafe { self.take(t, &mut guard) }) else {
            return Some(Steal::Retry);
        };
        for _ in 1..batch {
            t += 1;
            if bottom.load(at!(BATCH_BOTTOM, SeqCst)) - t <= 0 {
                break;
            }
            // SAFETY: `bottom` was past `t`, and the claim before that load replaces the fence.
            let Some(element) = (unsafe { self.take(t, &mut guard) }) else {
                break;
            };
            dest.push(mem::replace(&mut youngest, element));
        }
        Some(Steal::Success(youngest))
    }

    /// Takes the element of `t` as a steal does, unless another thread has taken it. The next load
    /// of `bottom` may follow without a fence.
    ///
    /// # Safety
    ///
    /// This thread must have found `bottom` past `t`. Between the access that showed `t` as the
    /// oldest index and that load of `bottom`, it must have run a fence, or the accesses and modes
    /// that replace one.
    #[inline(always)]
    unsafe fn take<'a>(&'a self, t: Index, guard: &mut R::Guard<'a>) -> Option<T> {
        let inner = &*self.inner;
        let ring = inner.reclaim.load(&inner.ring, guard, at!(STEAL_RING, Acquire));
        // SAFETY: the guard keeps the ring from being freed.
        let element = unsafe { ring.read(t, at!(STEAL_SLOT, Relaxed)) };
        let claimed = inner.top.cas(t, t + 1, at!(BATCH_CAS, SeqCst));
        // SAFETY: as at the end of `attempt`.
        claimed.then(|| unsafe { element.assume_init() })
    }
}

/// Returns half of the number of elements, rounded up, and at least one.
#[inline]
fn half_of(elements: Distance) -> usize {
    (elements.max(1) as usize).div_ceil(2)
}

fn assert_positive(limit: usize) {
    assert!(limit > 0, "the limit of a batch must be at least 1, not 0");
}
