//! Warm deques: one barrier for a burst of steals.
//!
//! With asymmetric fences, pop's fence is light. It pairs with a thief's barrier, which
//! interrupts every running thread of the process. So a thief that has paid for one leaves a
//! *token* behind: while there are tokens, the deque is *warm*, its owner runs an ordinary fence
//! in each pop, and so do thieves instead of a barrier. When nobody has stolen for a while, the
//! owner takes the tokens back: the deque is *cold* again.
//!
//! The word `batches` has the number of thieves inside, in units of [`THIEF`], and below that the
//! number of tokens. A single steal is a batch of one. Every change is an addition: so all of
//! them are one release sequence, and whoever reads a value that is newer than a departure has
//! acquired what the thief did.
//!
//! Why a warm thief and a pop cannot take the same element without seeing each other, by what
//! the pop reads:
//!
//! - Not zero: both run an ordinary fence.
//! - Zero, from after the thief has left: the pop sees the thief's claims.
//! - Zero, from before the thief came. From the arrival of whoever left the thief's token until
//!   the thief came, it was not zero. So the pop read it before that one's barrier had ended. The
//!   thief came after that one had left, so its fence is after the barrier, and it sees the pop's
//!   reservation.

use core::cell::Cell;
use core::marker::PhantomData;

use chase_lev_atomics::{Atomic, CHECKER, Distance, Index, fence};

use crate::protocol::Protocol;
use crate::sites::at;

/// One thief inside. Below it is room for tokens: a steal leaves one only if there was none when it
/// began, so there are no more than steals at a time; Linux has at most 2^22 threads.
const THIEF: Distance = 1 << 24;

/// For how many pops in a row that find `top` where it was the owner keeps a deque warm: so many
/// of its fences, of 6 ns, take about as long as one barrier, which takes 3 to 5 µs if two or three
/// other threads run (in a virtual machine).
///
/// So, whenever thieves come, fences and barriers take at most about twice as long as if the
/// owner knew: it is the ski-rental problem (Karlin et al., *Competitive snoopy caching*,
/// Algorithmica 3, 1988). Under a checker, the owner has no patience, and takes every token that it
/// sees.
const PATIENCE: u32 = if CHECKER { 0 } else { 512 };

/// A thief is inside, until this goes: between its look at `top` and its last claim.
pub(crate) struct Batch<'a, P: Protocol> {
    batches: &'a Atomic<Index>,
    /// What it leaves behind: a token, if it has run a barrier.
    tokens: Distance,
    _protocol: PhantomData<P>,
}

impl<'a, P: Protocol> Batch<'a, P> {
    /// Runs the fence between `top` and `bottom`: `steal.fence`; or, with asymmetric fences, lets
    /// the owner know of this thief first, and needs no barrier if the deque is warm.
    ///
    /// # Panics
    ///
    /// If the kernel refuses a barrier. Then no token is left.
    #[inline(always)]
    pub(crate) fn enter(batches: &'a Atomic<Index>) -> Option<Self> {
        if !P::SITES.are_asymmetric() {
            fence(at!(steal_fence, SeqCst));
            return None;
        }
        let Index(word) = batches.add(THIEF, at!(batch_enter, Relaxed));
        let mut batch = Batch {
            batches,
            tokens: 0,
            _protocol: PhantomData::<P>,
        };
        // Thieves inside are not enough: their barriers may not have begun.
        if word % THIEF == 0 {
            fence(at!(steal_fence, SeqCst));
            batch.tokens = 1;
        } else {
            fence(at!(warm_fence, SeqCst));
        }
        Some(batch)
    }
}

impl<P: Protocol> Drop for Batch<'_, P> {
    #[inline(always)]
    fn drop(&mut self) {
        let left = self.tokens - THIEF;
        self.batches.add(left, at!(batch_leave, Release));
    }
}

/// The owner's memory of how long nobody has stolen from a warm deque.
pub(crate) struct Patience {
    /// Where `top` was.
    top: Cell<Index>,
    /// How many pops found it there.
    pops: Cell<u32>,
}

impl Patience {
    pub(crate) fn new(top: Index) -> Self {
        Patience {
            top: Cell::new(top),
            pops: Cell::new(0),
        }
    }

    /// A pop beside thieves or their tokens: runs the fence that the light one is not, and takes
    /// the tokens if nobody has stolen for long enough. `word` is what the pop has read.
    #[cold]
    pub(crate) fn pop_beside<P: Protocol>(
        &self,
        top: &Atomic<Index>,
        batches: &Atomic<Index>,
        Index(word): Index,
    ) {
        fence(at!(pop_batch, SeqCst));
        let tokens = word % THIEF;
        if tokens > 0 && self.is_over(|| top.load(at!(pop_top, Relaxed))) {
            batches.add(-tokens, at!(batch_cool, Relaxed));
        }
    }

    fn is_over(&self, top: impl FnOnce() -> Index) -> bool {
        if PATIENCE == 0 {
            return true;
        }
        let t = top();
        let pops = match self.top.replace(t) == t {
            true => self.pops.get() + 1,
            false => 1,
        };
        let over = pops == PATIENCE;
        self.pops.set(if over { 0 } else { pops });
        over
    }
}

/// Whether nobody is inside. There may be tokens.
pub(crate) fn nobody_is_inside(Index(word): Index) -> bool {
    (0..THIEF).contains(&word)
}
