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

use crate::deque::{Stealer, Worker};
use crate::protocol::Protocol;
use crate::reclaim::Reclaim;
use crate::shim::Arc;
use crate::sites::at;
use crate::steal::Steal;
use crate::warm::Batch;

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
    /// them, it grows, which takes an allocation, and time linear in what it holds.
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

    /// Claims up to `limit` elements, moves all but the youngest, and returns that. Makes room
    /// for them all, but for so many that are `kept` from `dest`.
    fn batch(&self, dest: &Worker<T, P>, limit: usize, kept: usize) -> Steal<T> {
        let inner = &*self.inner;
        let mut t = inner.top.load(at!(steal_top, Relaxed));
        if self.looks_empty(t) {
            return Steal::Empty;
        }
        let mut guard = inner.reclaim.announce::<P>();
        let _batch = Batch::enter(inner);
        let b = inner.bottom.load(at!(steal_bottom, Acquire));
        if b - t <= 0 {
            return Steal::Empty;
        }
        // What can fail comes before the first claim.
        let reserved = dest.reserve(1 - kept);
        reserved.unwrap_or_else(|error| error.fail());
        inner.reclaim.pin(&mut guard);
        let mut youngest = match self.claim(
            t,
            |_, _, _| Steal::Success(()),
            &guard,
            at!(batch_cas, SeqCst),
        ) {
            Steal::Success(element) => element,
            other => return other,
        };
        // `top` was `t` until that claim, so there were as many elements as it seemed.
        let half = ((b - t) as usize).div_ceil(2);
        let mut batch = cmp::min(half, limit);
        if dest.reserve(batch - kept).is_err() {
            batch = 1;
        }
        for _ in 1..batch {
            t += 1;
            let b = inner.bottom.load(at!(batch_bottom, SeqCst));
            if b - t <= 0 {
                break;
            }
            let Steal::Success(element) = self.claim(
                t,
                |_, _, _| Steal::Success(()),
                &guard,
                at!(batch_cas, SeqCst),
            ) else {
                break;
            };
            dest.push(mem::replace(&mut youngest, element));
        }
        Steal::Success(youngest)
    }
}

fn assert_positive(limit: usize) {
    assert!(
        limit > 0,
        "a batch has at least one element: the limit is 0"
    );
}
