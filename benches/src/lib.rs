//! The deques that are compared, behind one interface.

mod peers;

pub use peers::{Asymmetric, CrossbeamDeque, Locked, Reference, St3};

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
    /// What it is called in the reports, whatever its elements.
    const NAME: &'static str;
    /// What it holds.
    type Element: Element;

    /// Whether this machine supports it; if not, says why.
    fn is_supported() -> bool {
        true
    }
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
    /// The thieves' handle.
    type Thief: Thief<Self>;

    /// A thief's handle.
    fn thief(&self) -> Self::Thief;
}

/// A thief's handle on a deque.
pub trait Thief<D: Deque>: Send {
    /// Takes the oldest element.
    fn steal(&self) -> Result<D::Element, Missed>;
    /// Moves the older half of the elements, rounded up.
    fn steal_half(&self, into: &mut D) -> Result<(), Missed>;
}

/// Why nothing was stolen.
#[derive(Debug)]
pub enum Missed {
    /// There was nothing.
    Empty,
    /// Somebody else was faster.
    Retry,
}

/// Calls `$run` for each deque that can grow, and for those named besides.
#[macro_export]
macro_rules! for_each_deque {
    ($run:ident::<$T:ty $(, $other:ident)*> $arguments:tt) => {{
        use $crate::{Asymmetric, CrossbeamDeque, Locked, Owner, Reference};
        use chase_lev::reclaim::{Epoch, Retain};
        $run::<Reference<$T, Epoch>> $arguments;
        $run::<Reference<$T, Retain>> $arguments;
        if Asymmetric::<$T>::is_supported() {
            $run::<Asymmetric<$T, Epoch>> $arguments;
            $run::<Asymmetric<$T, Retain>> $arguments;
        }
        $run::<CrossbeamDeque<$T>> $arguments;
        $run::<Locked<$T>> $arguments;
        $($run::<$other<$T>> $arguments;)*
    }};
}
