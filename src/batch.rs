//! Batches: a thief moves up to half of a deque to another.
//!
//! A thief claims one element at a time, and looks at `bottom` again before each claim, because the
//! owner takes elements without a claim until they meet. Both accesses are sequentially consistent,
//! and so pair with the owner's fence as a fence between them would (C++20, [atomics.order],
//! paragraph 4). With the default protocol, the owner runs that fence while a thief is inside
//! ([`mode`](crate::mode)).

use core::{cmp, mem};

use chase_lev_atomics::{Arc, Distance, Index, after_seq_cst};

use crate::deque::{Stealer, Thief, Worker};
use crate::protocol::Protocol;
use crate::ring;
use crate::sites::at;
use crate::steal::Steal;

/// The most elements that [`Stealer::steal_batch`] moves.
const MAX_BATCH: usize = 32;

impl<T, P: Protocol> Stealer<T, P> {
    /// Moves up to half of the elements, oldest first, to the young end of `dest`.
    ///
    /// A batch has at most 32 elements, and at least one if this returns [`Steal::Success`]. Each
    /// element is taken as by [`Stealer::steal`]; the batch ends before an element that another thread
    /// takes. Nothing moves from a deque to itself.
    ///
    /// Lock-free if the allocator is. Takes time linear in the number of elements that it moves, a
    /// compare-and-swap for each, and as a steal sometimes a barrier. If `dest` has no room for them, it
    /// grows first, which takes an allocation and time linear in its number of elements.
    ///
    /// # Panics
    ///
    /// If `dest` cannot grow because there are not enough addresses. Then nothing has moved.
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
    pub fn steal_batch(&self, dest: &Worker<T, P>) -> Steal<()> {
        self.steal_batch_with_limit(dest, MAX_BATCH)
    }

    /// Moves at most `limit` elements, and otherwise as many as [`Stealer::steal_batch`].
    ///
    /// # Panics
    ///
    /// As [`Stealer::steal_batch`], and if `limit` is 0.
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
    pub fn steal_batch_with_limit(&self, dest: &Worker<T, P>, limit: usize) -> Steal<()> {
        assert_positive(limit);
        if Arc::ptr_eq(&self.inner, &dest.inner) {
            return match dest.is_empty() {
                true => Steal::Empty,
                false => Steal::Success(()),
            };
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

    /// Moves elements as [`Stealer::steal_batch`] does, and takes the youngest of them.
    ///
    /// # Panics
    ///
    /// As [`Stealer::steal_batch`].
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
    pub fn steal_batch_and_pop(&self, dest: &Worker<T, P>) -> Steal<T> {
        self.steal_batch_with_limit_and_pop(dest, MAX_BATCH)
    }

    /// Moves and takes elements as [`Stealer::steal_batch_and_pop`] does, but at most `limit` in all.
    ///
    /// # Panics
    ///
    /// As [`Stealer::steal_batch`], and if `limit` is 0.
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
    pub fn steal_batch_with_limit_and_pop(&self, dest: &Worker<T, P>, limit: usize) -> Steal<T> {
        assert_positive(limit);
        if Arc::ptr_eq(&self.inner, &dest.inner) {
            return dest.pop().map_or(Steal::Empty, Steal::Success);
        }
        self.batch(dest, limit, 1)
    }

    /// Claims up to `limit` elements, moves all but the youngest, and returns that one. `dest` needs
    /// room for all but `kept` of them.
    fn batch(&self, dest: &Worker<T, P>, mut limit: usize, kept: usize) -> Steal<T> {
        loop {
            if let Some(steal) = self.batch_into_room(dest, limit, kept) {
                return steal;
            }
            // The thief has left while the allocator runs, or rings would wait for it. Everything that
            // can fail comes before the first claim.
            if dest.reserve(cmp::min(self.half(), limit) - kept).is_err() {
                // If there is not enough memory for all, as many as fit are moved, but at least one.
                let reserved = dest.reserve(1 - kept);
                reserved.unwrap_or_else(|error| ring::fail(error));
            }
            limit = cmp::min(limit, dest.room() + kept);
        }
    }

    /// Returns half of the number of elements that this thread can see. Loads `top` last, an order
    /// that `Acquire` keeps, so that elements taken in the meantime do not count.
    fn half(&self) -> usize {
        let b = self.inner.bottom.load(at!(steal_bottom, Acquire));
        let t = self.inner.top.load(at!(steal_top, Relaxed));
        half_of(b - t)
    }

    /// Moves a batch, or returns `None` if `dest` seems to have too little room for it.
    fn batch_into_room(&self, dest: &Worker<T, P>, limit: usize, kept: usize) -> Option<Steal<T>> {
        let Some(thief) = self.enter() else {
            return Some(Steal::Empty);
        };
        let mut t = thief.top;
        let batch = cmp::min(half_of(thief.bottom - t), limit);
        if batch - kept > dest.room() {
            return None;
        }
        // SAFETY: `bottom` was past `top`, with a fence between the looks, or what replaces it.
        let mut youngest = match unsafe { claim(&thief, t) } {
            Steal::Success(element) => element,
            other => return Some(other),
        };
        for _ in 1..batch {
            t += 1;
            let b = self.inner.bottom.load(at!(batch_bottom, SeqCst));
            if b - t <= 0 {
                break;
            }
            // SAFETY: `bottom` was past `t`, and the claim before that look stands for the fence.
            let claim = unsafe { claim(&thief, t) };
            let Steal::Success(element) = claim else {
                break;
            };
            dest.push(mem::replace(&mut youngest, element));
        }
        Some(Steal::Success(youngest))
    }
}

/// Claims the element of `t`, before another look at `bottom`.
///
/// # Safety
///
/// As for [`Thief::claim`].
#[inline(always)]
unsafe fn claim<T, P: Protocol>(thief: &Thief<'_, T, P>, t: Index) -> Steal<T> {
    let site = at!(batch_cas, SeqCst);
    // SAFETY: the caller's.
    let claim = unsafe { thief.claim(t, site) };
    after_seq_cst(site);
    claim
}

/// Half of the elements, rounded up, and at least one.
#[inline]
fn half_of(elements: Distance) -> usize {
    (elements.max(1) as usize).div_ceil(2)
}

fn assert_positive(limit: usize) {
    assert!(limit > 0, "the limit of a batch must be at least 1, not 0");
}
