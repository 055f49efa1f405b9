//! Two fences, as in Lê et al.

use chase_lev_atomics::{Atomic, Index, at, fence, sites};

use super::Protocol;
use crate::outcome::Steal;

/// A full fence in each pop and each steal, as in Lê et al.: the algorithm to read, to teach and to
/// port.
///
/// It is the same on all machines, and no thread interrupts another one. A pop takes about as long
/// as the fence.
///
/// The orderings are locally minimal, as far as loom and TLC can tell within their bounds: each is
/// relaxed, or the next weaker one fails under one of the two. `pop.cas`, `steal.top` and
/// `steal.cas` are weaker than in the paper, and `pop.restore` is stronger, because `pop.cas` is
/// weaker.
pub struct Fenced;

sites! {
    /// The sites of two fences.
    pub const SITES;

    /// Pairs with `steal.fence`: the owner sees the thief's claim, or the thief sees the
    /// reservation.
    POP_FENCE "pop.fence" Fence SeqCst;

    /// Loads the oldest index. `steal.fence` follows, and acquires.
    STEAL_TOP "steal.top" Load Relaxed;
    /// Pairs with `pop.fence`; also with `retire.fence`, for `reader.enter` and `steal.ring`.
    STEAL_FENCE "steal.fence" Fence SeqCst;
    /// Looks for an element. Acquires it from `push.fence`.
    STEAL_BOTTOM "steal.bottom" Load Acquire;
    /// Claims the oldest element. Releases the load of its slot to `push.top`.
    STEAL_CAS "steal.cas" Cas Release joined;

    /// Pairs with `steal.fence`: the thief sees the new ring, or the owner sees the thief's record.
    RETIRE_FENCE "retire.fence" Fence SeqCst;
}

// SAFETY: these are the fences of Lê et al. The table gives the reason for each ordering;
// `loom-tests/scenarios.rs` checks them on this code, and TLC on the specification
// (`Deque/Fenced` and the other claims of that name).
unsafe impl Protocol for Fenced {
    type Owner = ();

    #[inline]
    fn new(_: Index) -> (Self, ()) {
        (Fenced, ())
    }

    #[inline(always)]
    fn reserved(&self, (): &()) -> bool {
        fence(at!(POP_FENCE, SeqCst));
        false
    }

    #[inline(always)]
    fn load_indices<T, G>(
        &self,
        top: &Atomic<Index>,
        bottom: &Atomic<Index>,
        announce: impl FnOnce(bool) -> G,
    ) -> Result<(Index, Index, G), Steal<T>> {
        let guard = announce(false);
        let t = top.load(at!(STEAL_TOP, Relaxed));
        fence(at!(STEAL_FENCE, SeqCst));
        let b = bottom.load(at!(STEAL_BOTTOM, Acquire));
        Ok((t, b, guard))
    }

    #[inline(always)]
    fn claim(&self, top: &Atomic<Index>, t: Index) -> bool {
        top.cas(t, t + 1, at!(STEAL_CAS, Release))
    }

    #[inline]
    fn retire_fence() -> bool {
        fence(at!(RETIRE_FENCE, SeqCst));
        true
    }
}
