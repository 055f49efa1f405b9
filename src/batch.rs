//! Batches: up to half of a deque, moved to another.
//!
//! A thief claims one element at a time, and looks at `bottom` again before each claim: the
//! owner takes elements without a claim until they meet. Both accesses are sequentially
//! consistent, and so pair with the owner's fence as a fence between them would (C++20,
//! [atomics.order], paragraph 4). What a batch saves is the fence, or the barrier.
//!
//! With asymmetric fences, the owner's light fence pairs with a barrier only. But while a thief is
//! inside, the owner knows, and runs an ordinary fence in each pop ([`warm`](crate::warm)), which
//! pairs with the thief's accesses.

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
    /// At most 32; [`Steal::Success`] means at least one. Each element is taken as by
    /// [`Stealer::steal`]; the batch ends before an element that somebody else takes. From a
    /// deque to itself, nothing moves.
    ///
    /// Lock-free, if the allocator is. Takes time linear in the number of elements that it
    /// moves, a compare-and-swap for each, and one fence or barrier. If `dest` has no room for
    /// them, it grows first, which takes an allocation, time linear in what it holds, and another
    /// fence or barrier.
    ///
    /// # Panics
    ///
    /// If `dest` cannot grow for lack of addresses; and with
    /// [`Asymmetric`](crate::protocol::Asymmetric), if the kernel refuses a barrier. Nothing
    /// has moved then.
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

    /// [`Stealer::steal_batch`], but at most `limit` elements.
    ///
    /// # Panics
    ///
    /// As there; and if `limit` is 0.
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

    /// [`Stealer::steal_batch`], and takes the youngest of the batch.
    ///
    /// # Panics
    ///
    /// As there.
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

    /// [`Stealer::steal_batch_and_pop`], but at most `limit` elements, the one that
    /// it takes included.
    ///
    /// # Panics
    ///
    /// As there; and if `limit` is 0.
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

    /// Claims up to `limit` elements, moves all but the youngest, and returns that. `dest` needs no
    /// room for so many that are `kept` from it.
    fn batch(&self, dest: &Worker<T, P>, mut limit: usize, kept: usize) -> Steal<T> {
        loop {
            if let Some(steal) = self.batch_into_room(dest, limit, kept) {
                return steal;
            }
            // No thief is inside while the allocator runs: rings would wait for it. What can fail
            // comes before the first claim.
            if dest.reserve(cmp::min(self.half(), limit) - kept).is_err() {
                // Without memory for them all, those that fit will do, but at least one.
                let reserved = dest.reserve(1 - kept);
                reserved.unwrap_or_else(|error| ring::fail(error));
            }
            limit = cmp::min(limit, dest.room() + kept);
        }
    }

    /// Half of the elements, as far as this thread can see. Loads `top` last, which `Acquire` keeps
    /// there: elements that are taken meanwhile do not count, and no room is made for them.
    fn half(&self) -> usize {
        let b = self.inner.bottom.load(at!(steal_bottom, Acquire));
        let t = self.inner.top.load(at!(steal_top, Relaxed));
        half_of(b - t)
    }

    /// A batch; `None` if there seem to be more elements to take than `dest` has room for.
    fn batch_into_room(&self, dest: &Worker<T, P>, limit: usize, kept: usize) -> Option<Steal<T>> {
        let Some(thief) = self.enter() else {
            return Some(Steal::Empty);
        };
        let mut t = thief.top;
        let batch = cmp::min(half_of(thief.bottom - t), limit);
        if batch - kept > dest.room() {
            return None;
        }
        // SAFETY: `bottom` was past `top`, with a fence between the looks.
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

/// At least one.
#[inline]
fn half_of(elements: Distance) -> usize {
    (elements.max(1) as usize).div_ceil(2)
}

fn assert_positive(limit: usize) {
    assert!(
        limit > 0,
        "a batch has at least one element: the limit is 0"
    );
}
