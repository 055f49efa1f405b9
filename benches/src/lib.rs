//! The deques that are compared, behind one interface.

mod peers;

pub use peers::{CrossbeamDeque, Locked, St3};

/// What the deques hold: some words, in place.
pub trait Element: Send + 'static {
    /// An element with a number.
    fn numbered(n: u64) -> Self;

    /// Reads all of it.
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

/// A stack, as its owner sees it.
pub trait Owner {
    /// What it holds.
    type Element: Element;

    /// An empty one: as small as it is by default, or with room for [`BOUND`]
    /// elements if it cannot grow.
    fn new() -> Self;
    /// Adds the youngest element.
    fn push(&mut self, element: Self::Element);
    /// Takes the youngest element.
    fn pop(&mut self) -> Option<Self::Element>;
}

/// What there is room for in a deque that cannot grow.
pub const BOUND: usize = 2048;

/// A stack from which others can steal.
pub trait Deque: Owner + Sized {
    /// What thieves have of it.
    type Thief: Send;

    /// A thief's handle.
    fn thief(&self) -> Self::Thief;
    /// Takes the oldest element.
    fn steal(victim: &Self::Thief) -> Result<Self::Element, Missed>;
    /// Moves the older half of the elements, rounded up.
    fn steal_half(victim: &Self::Thief, into: &mut Self) -> Result<(), Missed>;
}

/// Why nothing was stolen.
#[derive(Debug)]
pub enum Missed {
    /// There was nothing.
    Empty,
    /// Somebody else was faster.
    Retry,
}

/// Calls `$run` for each deque that can grow, and for those named besides. The first argument
/// is what the reports call the deque.
#[macro_export]
macro_rules! for_each_deque {
    ($run:ident::<$T:ty $(, $other:ident)*> $arguments:tt) => {{
        use $crate::{CrossbeamDeque, Locked, call};
        use chase_lev::Worker;
        use chase_lev::protocol::{Reference, Weakest};
        use chase_lev::reclaim::{Epoch, Retain};
        call!($run::<Worker<$T>>, "chase-lev", $arguments);
        call!($run::<Worker<$T, Reference<Retain>>>, "Retain", $arguments);
        call!($run::<Worker<$T, Reference<Epoch>>>, "Epoch", $arguments);
        call!($run::<Worker<$T, Weakest>>, "Weakest", $arguments);
        call!($run::<CrossbeamDeque<$T>>, "crossbeam-deque", $arguments);
        call!($run::<Locked<$T>>, "Mutex<VecDeque>", $arguments);
        $(call!($run::<$other<$T>>, stringify!($other), $arguments);)*
    }};
}

/// Calls `$run` with one more argument, which comes first.
#[macro_export]
macro_rules! call {
    ($run:expr, $first:expr, ($($rest:tt)*)) => {
        $run($first, $($rest)*)
    };
}
