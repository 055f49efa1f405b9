//! Warm deques: one barrier for a burst of steals.
//!
//! With asymmetric fences, pop's fence is light. It pairs with a thief's barrier, which
//! interrupts every running thread of the process. So a thief that has paid for one leaves a
//! *token* behind: while there are tokens, the deque is *warm*, its owner runs an ordinary fence
//! in each pop, and so do thieves instead of a barrier. When nobody has stolen for a while, the
//! owner takes the tokens back, and the deque is *cold* again.
//!
//! The word `thieves` has the number of thieves inside, in units of [`THIEF`], and below that the
//! number of tokens. A single steal is a batch of one. Every change is an addition, so all of them
//! form one release sequence: a thread that reads a value newer than a departure has acquired what
//! the thief did.
//!
//! A warm thief and a pop cannot take the same element without seeing each other. There are three
//! cases, by what the pop reads:
//!
//! - Not zero: both run an ordinary fence.
//! - Zero, from after the thief has left: the pop sees the thief's claims.
//! - Zero, from before the thief came. From the arrival of the thread that left the thief's token
//!   until the thief came, the word was not zero. So the pop read it before that thread's barrier had
//!   ended. The thief came after that thread had left, so its fence is after the barrier, and it sees
//!   the pop's reservation.

use core::cell::Cell;
use core::marker::PhantomData;

use chase_lev_atomics::{Atomic, CHECKER, Distance, Index, fence};

use crate::protocol::Protocol;
use crate::sites::at;

/// One thief inside. Below it is room for tokens: a steal leaves one only if there was none when it
/// began, so there are no more than steals at a time; Linux has at most 2^22 threads.
const THIEF: Distance = 1 << 24;

/// The number of pops in a row that find `top` unchanged, after which the owner lets a deque become
/// cold. That many fences, at 6 ns each, take about as long as one barrier, which takes 3 to 5 µs if
/// two or three other threads run (in a virtual machine).
///
/// So, whenever thieves come, fences and barriers take at most about twice as long as if the owner
/// knew the future: this is the ski-rental problem (Karlin et al., *Competitive snoopy caching*,
/// Algorithmica 3, 1988). Under a checker, the owner has no patience, and takes every token that it
/// sees.
const PATIENCE: u32 = if CHECKER { 0 } else { 512 };

/// A thief inside, between its look at `top` and its last claim.
pub(crate) struct Inside<'a, P: Protocol> {
    thieves: &'a Atomic<Index>,
    /// The tokens that it leaves behind: one if it has run a barrier.
    tokens: Distance,
    _protocol: PhantomData<P>,
}

impl<'a, P: Protocol> Inside<'a, P> {
    /// Runs the fence between `top` and `bottom`: `steal.fence`; or, with asymmetric fences, lets
    /// the owner know of this thief first, and needs no barrier if the deque is warm.
    ///
    /// # Panics
    ///
    /// If the kernel refuses a barrier. Then no token is left.
    #[inline(always)]
    pub(crate) fn enter(thieves: &'a Atomic<Index>) -> Option<Self> {
        if !P::SITES.are_asymmetric() {
            fence(at!(steal_fence, SeqCst));
            return None;
        }
        let Index(word) = thieves.add(THIEF, at!(thief_enter, Relaxed));
        let mut inside = Inside {
            thieves,
            tokens: 0,
            _protocol: PhantomData::<P>,
        };
        // Thieves inside are not enough: their barriers may not have begun.
        if word % THIEF == 0 {
            fence(at!(steal_fence, SeqCst));
            inside.tokens = 1;
        } else {
            fence(at!(warm_fence, SeqCst));
        }
        Some(inside)
    }
}

impl<P: Protocol> Drop for Inside<'_, P> {
    #[inline(always)]
    fn drop(&mut self) {
        let left = self.tokens - THIEF;
        self.thieves.add(left, at!(thief_leave, Release));
    }
}

/// The owner's memory of how long nobody has stolen from a warm deque.
pub(crate) struct Patience {
    /// Where `top` was.
    top: Cell<Index>,
    /// The number of pops that found it there.
    pops: Cell<u32>,
}

impl Patience {
    pub(crate) fn new(top: Index) -> Self {
        Patience {
            top: Cell::new(top),
            pops: Cell::new(0),
        }
    }

    /// Returns `true` if nobody has stolen for long enough. `top` looks how far thieves have come.
    pub(crate) fn is_over(&self, top: impl FnOnce() -> Index) -> bool {
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

/// The number of tokens.
pub(crate) fn tokens(Index(word): Index) -> Distance {
    word % THIEF
}

/// Returns `true` if no thief is inside. There may be tokens.
pub(crate) fn nobody_is_inside(Index(word): Index) -> bool {
    (0..THIEF).contains(&word)
}
