//! The counts that show if a thread must be woken.

/// The width in bits of each count in [`Idle`].
const HALF: usize = 15;

/// The greatest number of threads of a pool.
pub const MOST: usize = (1 << HALF) - 1;

/// The numbers of threads that are ready to search and of searchers in one word, so that one load shows if a
/// thread must be woken. Searchers count as negative, and each outweighs all others.
#[derive(Clone, Copy)]
pub struct Idle(pub usize);

impl Idle {
    /// Subtracted for each searcher.
    pub const SEARCHER: usize = 1 << HALF;
    /// Added where the process has no barriers. It outweighs all searchers.
    pub const FENCED: usize = 1 << (2 * HALF);

    pub fn ready(self) -> usize {
        self.0 % Self::SEARCHER
    }

    pub fn searchers(self) -> usize {
        (self.0 >> HALF).wrapping_neg() % (1 << HALF)
    }

    /// Returns true if a thread is ready and none searches, or if the process has no barriers, so
    /// that only a look after an ordinary fence counts.
    #[inline(always)]
    pub fn is_positive(self) -> bool {
        self.0.cast_signed() > 0
    }

    pub fn wants_a_searcher(self) -> bool {
        self.ready() > 0 && self.searchers() == 0
    }
}
