//! The deques of the benchmarks, behind one interface.

mod peers;

pub use peers::{CrossbeamDeque, Locked, St3};

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
