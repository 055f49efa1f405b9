//! The traits that a deque implements to play the scenarios.

use std::marker::PhantomData;
use std::mem::MaybeUninit;

use chase_lev::{Fences, Reclaim, Steal, Worker, research};

use crate::scenario::Scenario;

/// The owner's end of a deque of `T`.
///
/// Items other than `Stealer`, `new`, `push`, `pop` and `stealer` have a default, with which the
/// deque plays the scenarios that need only these five.
pub trait Deque<T>: Sized + Send + 'static {
    /// The thieves' end.
    type Stealer: Stealer<T>;

    /// `true` if the deque was empty at some moment during each pop that returns `None`.
    const NONE_IS_EXACT: bool = true;

    /// `true` if each [`Steal::Retry`] has a cause: an element that another thread took in the
    /// meantime.
    const RETRIES_ARE_CAUSED: bool = true;

    /// Creates an empty deque with room for `capacity` elements before it grows, if it can grow.
    fn new(capacity: usize) -> Self;

    /// Adds the youngest element.
    fn push(&mut self, element: T);

    /// Takes the youngest element, if there is one.
    fn pop(&mut self) -> Option<T>;

    /// Returns a handle for thieves, which share it.
    fn stealer(&self) -> Self::Stealer;

    /// Makes a deque with modes cold, so that the next thief runs a barrier in place of the owner's
    /// fences.
    fn cool(&mut self) {}

    /// Returns `true` if the deque supports the operations of this scenario.
    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain()
    }

    /// Creates a deque like [`new`](Deque::new), with the first element at this index.
    fn starting_at(_index: i64, capacity: usize) -> Self {
        Self::new(capacity)
    }

    /// Moves a batch of the oldest elements of `victim` into this deque, which belongs to a thief.
    ///
    /// Required if the deque plays scenarios with batches.
    fn steal_batch(&mut self, _victim: &Self::Stealer) -> Steal<()> {
        unimplemented!("a deque that plays scenarios with batches needs `steal_batch`")
    }

    /// Returns the number of elements of this deque, which belongs to a thief.
    ///
    /// Required if the deque plays scenarios with batches.
    fn count(&self) -> usize {
        unimplemented!("a deque that plays scenarios with batches needs `count`")
    }

    /// Returns the number of slots, if the suite should check that a batch does not allocate more
    /// than it needs.
    fn capacity(&self) -> Option<usize> {
        None
    }
}

/// The thieves' end of a deque of `T`.
pub trait Stealer<T>: Send + Sync + 'static {
    /// Takes the oldest element.
    fn steal(&self) -> Steal<T>;

    /// Takes the oldest element if `_wants` returns `true` for it.
    ///
    /// Required if the deque plays scenarios with choices.
    fn steal_if(&self, _wants: impl FnOnce(Look<'_, T>) -> bool) -> Steal<T> {
        unimplemented!("a deque that plays scenarios with choices needs `steal_if`")
    }

    /// Puts the current thread into the middle of a steal until the guard is dropped.
    fn pin(&self) -> impl Sized {}
}

/// A view of an element that a thief may want.
///
/// It can be created from a reference while no other thread can take the element, for example under
/// a lock.
pub struct Look<'a, T>(*const T, PhantomData<&'a T>);

impl<'a, T> Look<'a, T> {
    /// Creates a view of a copy of a slot whose element another thread may have taken. The copy may
    /// be stale or torn.
    ///
    /// # Safety
    ///
    /// Each word of the copy must be zero, or a word of an element that was pushed in this
    /// execution.
    pub unsafe fn unclaimed(slot: &'a MaybeUninit<T>) -> Self {
        Look(slot.as_ptr(), PhantomData)
    }

    /// Returns a pointer to the element, or to a copy as in [`unclaimed`](Look::unclaimed).
    pub(crate) fn as_ptr(&self) -> *const T {
        self.0
    }
}

impl<'a, T> From<&'a T> for Look<'a, T> {
    fn from(element: &'a T) -> Self {
        Look(element, PhantomData)
    }
}

impl<T: Send + 'static, F: Fences, R: Reclaim> Deque<T> for Worker<T, F, R> {
    type Stealer = chase_lev::Stealer<T, F, R>;

    fn new(capacity: usize) -> Self {
        Worker::with_capacity_and_strategy(capacity)
    }

    fn push(&mut self, element: T) {
        Worker::push(self, element);
    }

    fn pop(&mut self) -> Option<T> {
        Worker::pop(self)
    }

    fn stealer(&self) -> Self::Stealer {
        Worker::stealer(self)
    }

    fn cool(&mut self) {
        research::cool(self);
    }

    fn plays(_: &Scenario) -> bool {
        true
    }

    fn starting_at(index: i64, capacity: usize) -> Self {
        research::starting_at(index, capacity)
    }

    fn steal_batch(&mut self, victim: &Self::Stealer) -> Steal<()> {
        victim.steal_batch(self)
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn capacity(&self) -> Option<usize> {
        Some(Worker::capacity(self))
    }
}

impl<T: Send + 'static, F: Fences, R: Reclaim> Stealer<T> for chase_lev::Stealer<T, F, R> {
    fn steal(&self) -> Steal<T> {
        chase_lev::Stealer::steal(self)
    }

    fn steal_if(&self, wants: impl FnOnce(Look<'_, T>) -> bool) -> Steal<T> {
        chase_lev::Stealer::steal_if(self, |element| {
            // SAFETY: the words belong to elements that were pushed to this deque, or, under a
            // checker, unwritten ones, which are zero.
            wants(unsafe { Look::unclaimed(element) })
        })
    }

    fn pin(&self) -> impl Sized {
        research::pin(self)
    }
}
