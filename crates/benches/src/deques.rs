//! The deques of the benchmarks, behind one interface.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};

use chase_lev::{Fences, Reclaim};

/// An element of a deque: some words, stored in place.
pub trait Element: Send + 'static {
    /// Makes an element from a number.
    fn numbered(n: u64) -> Self;

    /// Reads all words of the element.
    fn sum(&self) -> u64;
}

impl<const WORDS: usize> Element for [u64; WORDS] {
    #[inline]
    fn numbered(n: u64) -> Self {
        [n; WORDS]
    }

    #[inline]
    fn sum(&self) -> u64 {
        self.iter().sum()
    }
}

/// The owner's operations: a stack.
pub trait Owner {
    /// The type of its elements.
    type Element: Element;

    /// Makes an empty deque: of the default size, or with room for [`BOUND`] elements if it cannot
    /// grow.
    fn new() -> Self;
    /// Pushes an element.
    fn push(&mut self, element: Self::Element);
    /// Pops the youngest element.
    fn pop(&mut self) -> Option<Self::Element>;
}

/// The capacity of a deque that cannot grow.
pub const BOUND: usize = 2048;

/// A stack from which others can steal.
pub trait Deque: Owner + Sized {
    /// The type of a thief's handle.
    type Thief: Send;

    /// Returns a thief's handle.
    fn thief(&self) -> Self::Thief;
    /// Steals the oldest element.
    fn steal(victim: &Self::Thief) -> Result<Self::Element, Missed>;
    /// Moves the older half of the elements, rounded up.
    fn steal_half(victim: &Self::Thief, into: &mut Self) -> Result<(), Missed>;
}

/// The reason why nothing was stolen.
#[derive(Debug)]
pub enum Missed {
    /// The deque was empty.
    Empty,
    /// Another thread took the element.
    Retry,
}

// The implementations of the interface for each deque.

/// Implements the interface for a crate whose types and functions have the names of
/// crossbeam-deque's.
macro_rules! like_crossbeam {
    ($deque:ident[$($P:ident: $Bound:ident),*], $new:expr) => {
        impl<T: Element$(, $P: $Bound)*> Owner for $deque::Worker<T$(, $P)*> {
            type Element = T;

            #[inline(always)]
            fn new() -> Self {
                $new
            }

            #[inline(always)]
            fn push(&mut self, element: T) {
                $deque::Worker::push(self, element);
            }

            #[inline(always)]
            fn pop(&mut self) -> Option<T> {
                $deque::Worker::pop(self)
            }
        }

        impl<T: Element$(, $P: $Bound)*> Deque for $deque::Worker<T$(, $P)*> {
            type Thief = $deque::Stealer<T$(, $P)*>;

            fn thief(&self) -> Self::Thief {
                self.stealer()
            }

            #[inline(always)]
            fn steal(victim: &Self::Thief) -> Result<T, Missed> {
                match victim.steal() {
                    $deque::Steal::Success(element) => Ok(element),
                    $deque::Steal::Empty => Err(Missed::Empty),
                    $deque::Steal::Retry => Err(Missed::Retry),
                }
            }

            #[inline(always)]
            fn steal_half(victim: &Self::Thief, into: &mut Self) -> Result<(), Missed> {
                match victim.steal_batch_with_limit(into, usize::MAX) {
                    $deque::Steal::Success(()) => Ok(()),
                    $deque::Steal::Empty => Err(Missed::Empty),
                    $deque::Steal::Retry => Err(Missed::Retry),
                }
            }
        }
    };
}

like_crossbeam!(chase_lev[F: Fences, R: Reclaim], Self::with_capacity_and_strategy(64));
like_crossbeam!(crossbeam_deque[], Self::new_lifo());

/// The deque of crossbeam-deque.
pub type CrossbeamDeque<T> = crossbeam_deque::Worker<T>;

/// The deque of st3, which is bounded.
pub type St3<T> = st3::lifo::Worker<T>;

impl<T: Element> Owner for St3<T> {
    type Element = T;

    #[inline(always)]
    fn new() -> Self {
        St3::new(BOUND)
    }

    #[inline(always)]
    fn push(&mut self, element: T) {
        assert!(St3::push(self, element).is_ok(), "too many elements");
    }

    #[inline(always)]
    fn pop(&mut self) -> Option<T> {
        St3::pop(self)
    }
}

impl<T: Element> Deque for St3<T> {
    /// Includes the thief's own deque, because st3 has no other way to steal.
    type Thief = (st3::lifo::Stealer<T>, Self);

    fn thief(&self) -> Self::Thief {
        (self.stealer(), St3::new(1))
    }

    #[inline(always)]
    fn steal((victim, own): &Self::Thief) -> Result<T, Missed> {
        let (element, _) = victim.steal_and_pop(own, |_| 1)?;
        Ok(element)
    }

    #[inline(always)]
    fn steal_half((victim, _): &Self::Thief, into: &mut Self) -> Result<(), Missed> {
        victim.steal(into, |n| n - n / 2)?;
        Ok(())
    }
}

impl From<st3::StealError> for Missed {
    #[inline(always)]
    fn from(error: st3::StealError) -> Self {
        match error {
            st3::StealError::Empty => Missed::Empty,
            st3::StealError::Busy => Missed::Retry,
        }
    }
}

/// The standard library's `VecDeque` behind a lock.
pub type Locked<T> = Arc<Mutex<VecDeque<T>>>;

fn lock<T>(deque: &Mutex<VecDeque<T>>) -> MutexGuard<'_, VecDeque<T>> {
    deque.lock().expect("a thread has panicked")
}

impl<T: Element> Owner for Locked<T> {
    type Element = T;

    #[inline(always)]
    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn push(&mut self, element: T) {
        lock(self).push_back(element);
    }

    #[inline(always)]
    fn pop(&mut self) -> Option<T> {
        lock(self).pop_back()
    }
}

impl<T: Element> Deque for Locked<T> {
    type Thief = Self;

    fn thief(&self) -> Self {
        self.clone()
    }

    #[inline(always)]
    fn steal(victim: &Self) -> Result<T, Missed> {
        lock(victim).pop_front().ok_or(Missed::Empty)
    }

    #[inline(always)]
    fn steal_half(victim: &Self, into: &mut Self) -> Result<(), Missed> {
        let mut victim = lock(victim);
        let half = victim.len().div_ceil(2);
        lock(into).extend(victim.drain(..half));
        if half == 0 {
            return Err(Missed::Empty);
        }
        Ok(())
    }
}

impl<T: Element> Owner for Vec<T> {
    type Element = T;

    #[inline(always)]
    fn new() -> Self {
        Vec::new()
    }

    #[inline(always)]
    fn push(&mut self, element: T) {
        Vec::push(self, element);
    }

    #[inline(always)]
    fn pop(&mut self) -> Option<T> {
        Vec::pop(self)
    }
}

/// Calls `$run` for each deque that can grow, and for the additional ones that are named. The first
/// argument of each call is the deque's name in the reports.
#[macro_export]
macro_rules! for_each_deque {
    ($run:ident::<$T:ty $(, $other:ident)*> $arguments:tt) => {{
        use $crate::call;
        use $crate::deques::{CrossbeamDeque, Locked};
        use chase_lev::{Asymmetric, Epoch, Fenced, Retain, Worker};
        call!($run::<Worker<$T>>, "chase-lev", $arguments);
        call!($run::<Worker<$T, Asymmetric, Retain>>, "Retain", $arguments);
        call!($run::<Worker<$T, Asymmetric, Epoch>>, "Epoch", $arguments);
        call!($run::<Worker<$T, Fenced>>, "Fenced", $arguments);
        call!($run::<CrossbeamDeque<$T>>, "crossbeam-deque", $arguments);
        call!($run::<Locked<$T>>, "Mutex<VecDeque>", $arguments);
        $(call!($run::<$other<$T>>, stringify!($other), $arguments);)*
    }};
}

/// Calls `$run` with one more argument in front.
#[macro_export]
macro_rules! call {
    ($run:expr, $first:expr, ($($rest:tt)*)) => {
        $run($first, $($rest)*)
    };
}
