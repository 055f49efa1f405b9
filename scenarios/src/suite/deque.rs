//! What a deque must have to be put into the scenarios.

use std::marker::PhantomData;
use std::mem::MaybeUninit;

use chase_lev::Steal;
use chase_lev::protocol::Protocol;
use chase_lev::{Worker, research};

use super::scenario::Scenario;

/// A deque of `T`: its owner's end.
///
/// All but `Stealer`, `new`, `push`, `pop` and `stealer` has a default, with which the deque plays
/// the scenarios that need no more.
pub trait Deque<T>: Sized + Send + 'static {
    /// The thieves' end.
    type Stealer: Stealer<T>;

    /// Whether every `None` of a pop is exact: at some moment during the call, the deque was empty.
    const NONE_IS_EXACT: bool = true;

    /// Whether every [`Steal::Retry`] is due to an element that another thread took meanwhile.
    const RETRIES_ARE_CAUSED: bool = true;

    /// An empty deque with room for so many elements before it grows, if it does.
    fn new(capacity: usize) -> Self;

    /// Adds the youngest element.
    fn push(&mut self, element: T);

    /// Takes the youngest element.
    fn pop(&mut self) -> Option<T>;

    /// A handle for thieves, which share it.
    fn stealer(&self) -> Self::Stealer;

    /// Has thieves pay for the fences of pops from now on, if owner and thieves take turns.
    fn cool(&mut self) {}

    /// Whether it has what this scenario needs.
    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain()
    }

    /// As [`new`](Deque::new), with the first element at this index.
    fn starting_at(_index: i64, capacity: usize) -> Self {
        Self::new(capacity)
    }

    /// Moves a batch of the oldest elements of `victim` into this deque, which is a thief's own.
    fn steal_batch(&mut self, _victim: &Self::Stealer) -> Steal<()> {
        unimplemented!("it plays scenarios with batches")
    }

    /// The number of elements, of a thief's own deque.
    fn count(&self) -> usize {
        unimplemented!("it plays scenarios with batches")
    }

    /// The number of slots, if a batch is to make no more than it needs.
    fn capacity(&self) -> Option<usize> {
        None
    }
}

/// The thieves' end of a deque of `T`.
pub trait Stealer<T>: Send + Sync + 'static {
    /// Takes the oldest element.
    fn steal(&self) -> Steal<T>;

    /// Takes the oldest element, if it is one that the caller wants.
    fn steal_if(&self, _wants: impl FnOnce(Look<'_, T>) -> bool) -> Steal<T> {
        unimplemented!("it plays scenarios with choices")
    }

    /// Has the current thread be in the middle of a steal, until the guard goes.
    fn pin(&self) -> impl Sized {}
}

/// A look at an element that a thief may want.
///
/// It is made of a reference if nobody can take the element meanwhile, as under a lock.
pub struct Look<'a, T>(*const T, PhantomData<&'a T>);

impl<'a, T> Look<'a, T> {
    /// At a copy of what a slot holds, which somebody else may have taken: a stale or a torn one, too.
    ///
    /// # Safety
    ///
    /// Each word of it is one of an element that was pushed in this execution, or zero.
    pub unsafe fn unclaimed(slot: &'a MaybeUninit<T>) -> Self {
        Look(slot.as_ptr(), PhantomData)
    }

    /// Where it is: a `T`, or what [`unclaimed`](Look::unclaimed) says.
    pub(super) fn as_ptr(&self) -> *const T {
        self.0
    }
}

impl<'a, T> From<&'a T> for Look<'a, T> {
    fn from(element: &'a T) -> Self {
        Look(element, PhantomData)
    }
}

impl<T: Send + 'static, P: Protocol> Deque<T> for Worker<T, P> {
    type Stealer = chase_lev::Stealer<T, P>;

    fn new(capacity: usize) -> Self {
        Worker::with_protocol(capacity)
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

impl<T: Send + 'static, P: Protocol> Stealer<T> for chase_lev::Stealer<T, P> {
    fn steal(&self) -> Steal<T> {
        chase_lev::Stealer::steal(self)
    }

    fn steal_if(&self, wants: impl FnOnce(Look<'_, T>) -> bool) -> Steal<T> {
        chase_lev::Stealer::steal_if(self, |element| {
            // SAFETY: it shows words of elements that were pushed to this deque, or, under a checker,
            // a word that nobody wrote, which is zero.
            wants(unsafe { Look::unclaimed(element) })
        })
    }

    fn pin(&self) -> impl Sized {
        research::pin(self)
    }
}
