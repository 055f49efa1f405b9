//! The modes of a deque, thanks to which neither side runs a full fence in the usual case.
//!
//! When the owner reserves an element and a thief is about to claim the same one, at least one of them
//! must see the other. A fence on each side ensures that (Dijkstra), as in Lê et al. Here, the rare
//! side pays for the frequent one with a process-wide barrier, which makes every thread of the process
//! run a fence:
//!
//! | mode | the owner's pop | a thief |
//! |---|---|---|
//! | [`COLD`] | runs no fence | sets the mode to [`WARMING`], runs a barrier, and sets it to [`WARM`] |
//! | [`WARMING`] | runs a fence | runs a barrier of its own, and sets the mode to [`WARM`] |
//! | [`WARM`] | runs a fence | runs none: its loads of `top` and `bottom` are sequentially consistent |
//! | [`FENCED`] | runs a fence | runs a fence, because the process has no barriers |
//!
//! A new deque is warm, because its pops run a fence from the first one on. When no thief has stolen for a
//! while, the owner makes a warm deque cold: it stores `COLD`, runs a barrier, and looks at the records of
//! all threads. A thread that is in a steal may rely on the old mode, so in that case the owner makes the
//! deque warm again.
//!
//! An owner that finds the deque warming makes it warm itself: its fence does for the thieves what their
//! barrier does.
//!
//! The kernel may refuse a barrier to a thread (seccomp). A thief whose barrier is refused leaves, and other
//! thieves run barriers of their own. An owner whose barrier is refused leaves its deque warm.
//!
//! # Correctness
//!
//! Consider a thief that has found `bottom` past its `top` in a deque that is not cold, and a pop that
//! takes the same element without a claim. They cannot both succeed:
//!
//! - If the pop ran a fence: either the fence comes before the thief's load of `bottom` in the order of
//!   `SeqCst` operations, and that load sees the reservation; or the thief's load of `top`, which
//!   precedes that of `bottom`, comes before the fence, and the pop's load of `top` sees the same value
//!   or a newer one (C++20, [atomics.order], paragraph 4).
//! - If the pop read `COLD` before the barrier of the thread that made the deque warm: the thief has
//!   acquired the mode from that thread, or ran the barrier itself, and so sees the reservation. If the
//!   owner made the deque warm, the thief has acquired the reservation from the owner's fence.
//! - If the pop read `COLD` after the owner had made the deque cold: either the owner saw that the thief
//!   had left, and with that the thief's claims; or it did not see the thief enter, and then the thief
//!   reads `COLD` as well, and runs a barrier.
//!
//! The mode `WARMING` is necessary: if the first thief made the deque warm at once, another thief could
//! rely on a barrier that has not ended (TLC: `ChaseLevViews/warm.claim-warm`).

use core::cell::Cell;

use chase_lev_atomics::{Atomic, CHECKER, Index, fence, has_barriers, heavy_fence};

use crate::protocol::Protocol;
use crate::records::{self, Record};
use crate::sites::at;

/// No thief has stolen for a while.
pub(crate) const COLD: usize = 0;
/// A thief has come, but its barrier may not have ended.
pub(crate) const WARMING: usize = 1;
/// A barrier has ended, and all pops since it began run a fence.
const WARM: usize = 2;
/// The process has no barriers, or the owner has gone: pops run a fence, and so do thieves.
const FENCED: usize = 3;

/// The number of pops with a fence after which the owner checks for the first time if a thief has stolen
/// since. A new deque cools after this many pops if nobody steals from it, and any other one after at most
/// twice as many. That many fences, at 6 ns each, take about as long as the barriers of cooling and warming,
/// which take 3 to 5 µs each while two or three other threads run (in a virtual machine).
const PATIENCE: u32 = 512;

/// The largest number of pops between two checks.
const MOST_PATIENCE: u32 = 16 * PATIENCE;

/// The mode, which the owner and the thieves share.
pub(crate) struct Mode(Atomic<usize>);

impl Mode {
    /// Returns the mode of a new deque.
    pub(crate) fn new<P: Protocol>() -> Self {
        records::begin();
        let barriers = P::SITES.have_modes() && has_barriers();
        Mode(Atomic::<usize>::new(if barriers { WARM } else { FENCED }))
    }

    /// Loads the mode, for the owner.
    #[inline(always)]
    pub(crate) fn load<P: Protocol>(&self) -> usize {
        self.0.load(at!(pop_mode, Relaxed))
    }

    /// Makes the deque warm if it is warming. Only the owner may call this, between two operations.
    pub(crate) fn recover<P: Protocol>(&self) {
        if P::SITES.have_modes() && self.load::<P>() == WARMING {
            // Releases the reservations of pops that ran no fence, for a thief that acquires the mode from
            // the store (TLC: `ChaseLevViews/owner.warm-unfenced`). Pops run a fence from now on.
            fence(at!(pop_warm, SeqCst));
            self.0.store(WARM, at!(owner_warm, Relaxed));
        }
    }

    /// Makes a warm deque cold, unless a thread is in a steal.
    ///
    /// Only the owner may call this, and not between a reservation and the load of `top` that follows it.
    pub(crate) fn cool<P: Protocol>(&self) {
        if P::SITES.have_modes() && self.load::<P>() == WARM {
            self.make_cold::<P>();
        }
    }

    #[cold]
    fn make_cold<P: Protocol>(&self) {
        self.0.store(COLD, at!(cool_mode, Relaxed));
        let inside = |record: &'static Record| record.reader(at!(cool_look, Acquire)).is_some();
        if !heavy_fence(at!(cool_fence, SeqCst)) || records::claimed().any(inside) {
            self.0.store(WARM, at!(cool_again, Relaxed));
        }
    }

    /// Makes the deque fenced when the owner leaves. No more pops follow, so thieves need no barrier.
    pub(crate) fn owner_leaves<P: Protocol>(&self) {
        if P::SITES.have_modes() && self.load::<P>() != FENCED {
            self.0.store(FENCED, at!(owner_leave, Release));
        }
    }

    /// Returns `true` if the deque looks warm, so that a thief that announces itself now is likely to
    /// need no barrier.
    #[inline(always)]
    pub(crate) fn is_warm<P: Protocol>(&self) -> bool {
        self.0.load(at!(steal_mode, Acquire)) == WARM
    }

    /// Ensures that pops run a fence until this thread, which has announced itself, leaves. Returns
    /// `false` if the kernel refuses a barrier, in which case the thief must leave without an element.
    #[inline(always)]
    pub(crate) fn enter<P: Protocol>(&self) -> bool {
        fence(at!(enter_fence, SeqCst));
        let mode = self.0.load(at!(steal_mode, Acquire));
        mode == WARM || self.warm_up::<P>(mode)
    }

    #[cold]
    fn warm_up<P: Protocol>(&self, mode: usize) -> bool {
        if mode == FENCED {
            fence(at!(fenced_fence, SeqCst));
            return true;
        }
        // If this fails, another thief has made the deque warming or warm.
        let _ = (self.0).compare_exchange(COLD, WARMING, at!(warm_claim, Relaxed));
        let warm = heavy_fence(at!(warm_fence, SeqCst));
        if warm {
            let _ = (self.0).compare_exchange(WARMING, WARM, at!(warm_done, Relaxed));
        }
        warm
    }
}

/// Counts the pops of a warm deque from which nobody steals, and determines when it cools.
///
/// # Cost
///
/// Let the barrier of a cooling and that of the next warming together cost as much as `c` fences, and
/// consider the `n` pops between two steals, or before the first one. An owner that knew `n` would pay
/// `min(n, c)`, because a new deque is warm. This owner checks every `p` pops, and cools after `w` pops,
/// where `p <= w <= 2 * p`. It pays `n` if `n < w`, and `w + c` otherwise. If
/// `2 * PATIENCE <= c <= MOST_PATIENCE`, that is at most 17 times as much, whatever the thieves do:
///
/// - If `n < w`, then `n < 2 * MOST_PATIENCE <= 16 * c`.
/// - If `c <= n`, then `w + c <= 2 * MOST_PATIENCE + c <= 17 * c`.
/// - Otherwise `w <= n < c <= 16 * PATIENCE <= 16 * w`, so `w + c <= 17 * n`.
///
/// This is the ski-rental problem (Karlin et al., *Competitive snoopy caching*, Algorithmica 3, 1988).
///
/// A barrier interrupts every running thread of the process, so `c` grows with their number. Therefore
/// `p` doubles with each cooling, up to `MOST_PATIENCE`. A deque that is stolen from at least once in that
/// many pops cools at most four times; any other deque runs at most two barriers in that many pops, once
/// `p` has grown.
pub(crate) struct Patience {
    /// The number of pops until the next check.
    left: Cell<u32>,
    /// The value of `top` at the last check, plus the number of claims by the owner since.
    top: Cell<Index>,
    /// The number of pops between two checks.
    most: Cell<u32>,
}

impl Patience {
    pub(crate) fn new(top: Index) -> Self {
        Patience {
            left: Cell::new(PATIENCE),
            top: Cell::new(top),
            most: Cell::new(PATIENCE),
        }
    }

    /// Counts a pop that runs a fence. Returns `true` if the next check is due, which must
    /// [begin](Patience::begin) before another pop.
    ///
    /// Under a checker, no check is ever due: the suites call [`Mode::cool`] instead.
    #[inline(always)]
    pub(crate) fn count(&self) -> bool {
        self.left.set(self.left.get() - u32::from(!CHECKER));
        self.left.get() == 0
    }

    /// Begins a check: counts anew, before foreign code can pop again.
    pub(crate) fn begin(&self) {
        self.left.set(self.most.get());
    }

    /// Records that the owner has claimed the last element, and so has moved `top`.
    #[inline(always)]
    pub(crate) fn claimed(&self) {
        self.top.set(self.top.get() + 1);
    }

    /// Ends a check. Returns `true` if no thief has moved `top` since the last one.
    pub(crate) fn check(&self, top: Index) -> bool {
        let lost = self.top.replace(top) == top;
        if lost {
            self.most.set(MOST_PATIENCE.min(2 * self.most.get()));
        }
        self.left.set(self.most.get());
        lost
    }
}

#[cfg(all(test, not(any(loom, shuttle))))]
#[path = "../tests/unit/patience.rs"]
mod tests;
