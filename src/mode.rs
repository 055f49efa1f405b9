//! The modes of a deque: neither side has a full fence in the usual case.
//!
//! Of an owner that reserves an element and a thief that is after it, one must see the other. A fence
//! on each side would do (Dijkstra). Here the rare side pays for the frequent one, by a process-wide
//! barrier, which has every thread of the process run a fence:
//!
//! | mode | the owner's pop | a thief |
//! |---|---|---|
//! | [`COLD`] | runs no fence | claims the mode [`WARMING`], runs a barrier, makes it [`WARM`] |
//! | [`WARMING`] | runs a fence | runs a barrier of its own, and makes it [`WARM`] |
//! | [`WARM`] | runs a fence | runs none: its loads of `top` and `bottom` are sequentially consistent |
//! | [`FENCED`] | runs a fence | runs a fence, because the process has no barriers |
//!
//! When nobody has stolen for a while, the owner makes a warm deque cold: it stores `COLD`, runs a
//! barrier, and looks at the records of all threads. If one of them is in a steal, it may rely on the
//! old mode, so the owner makes the deque warm again.
//!
//! # Why it holds
//!
//! A thief that has found `bottom` past its `top`, in a deque that is not cold, and a pop that takes the
//! same element without a claim, cannot both succeed:
//!
//! - The pop ran a fence. If the fence comes before the thief's load of `bottom` in the order of `SeqCst`
//!   operations, that load sees the reservation. Otherwise the load of `top`, which comes first, comes
//!   before the fence, so the pop's load of `top` sees what the thief saw there, or something newer
//!   (C++20, [atomics.order], paragraph 4).
//! - The pop read `COLD` before the barrier of whoever made the deque warm. Then the thief, which
//!   acquired that or ran the barrier itself, sees the reservation.
//! - The pop read `COLD` from after a cooling. Then the owner saw that the thief had left, and with it
//!   what the thief had claimed; or it did not see the thief enter, so that thief reads `COLD` as well,
//!   and runs a barrier.
//!
//! Three modes are needed: if the first thief made the deque warm at once, another could rely on a barrier
//! that is still to come.

use core::cell::Cell;

use chase_lev_atomics::{Atomic, CHECKER, Index, fence, has_barriers, heavy_fence};

use crate::protocol::Protocol;
use crate::records::{self, Record};
use crate::sites::at;

/// No thief has been here for a while.
pub(crate) const COLD: usize = 0;
/// A thief has come. Its barrier may not have ended.
pub(crate) const WARMING: usize = 1;
/// Since a barrier, pops have run a fence.
const WARM: usize = 2;
/// The process has no barriers, or the owner has gone: as warm, but a thief runs a fence.
const FENCED: usize = 3;

/// The number of pops after which the owner looks for the first time whether anybody has stolen in the
/// meantime. If not, the deque cools, after so many pops alone, or up to twice as many. That many fences,
/// at 6 ns each, take about as long as the two barriers of cooling and warming, which take 3 to 5 µs each
/// if two or three other threads run (in a virtual machine).
const PATIENCE: u32 = 512;

/// The most pops between two looks.
const MOST_PATIENCE: u32 = 16 * PATIENCE;

/// The mode, which owner and thieves share.
pub(crate) struct Mode(Atomic<usize>);

impl Mode {
    /// The mode of a new deque.
    pub(crate) fn new<P: Protocol>() -> Self {
        records::begin();
        let barriers = P::SITES.have_modes() && has_barriers();
        Mode(Atomic::<usize>::new(if barriers { COLD } else { FENCED }))
    }

    /// Returns the mode that the owner finds.
    #[inline(always)]
    pub(crate) fn load<P: Protocol>(&self) -> usize {
        self.0.load(at!(pop_mode, Relaxed))
    }

    /// Makes the deque fenced if a thief has left it warming because the kernel refused a barrier.
    pub(crate) fn recover<P: Protocol>(&self) {
        if P::SITES.have_modes() && self.load::<P>() == WARMING && !has_barriers() {
            self.make_cold::<P>();
        }
    }

    /// Makes a warm deque cold, unless a thread is in a steal.
    ///
    /// Only the owner may call this, and not between a reservation and its look at `top`.
    pub(crate) fn cool<P: Protocol>(&self) {
        if P::SITES.have_modes() && self.load::<P>() == WARM {
            self.make_cold::<P>();
        }
    }

    #[cold]
    fn make_cold<P: Protocol>(&self) {
        self.0.store(COLD, at!(cool_mode, Relaxed));
        let inside = |record: &'static Record| record.reader(at!(cool_look, Acquire)).is_some();
        let again = match heavy_fence(at!(cool_fence, SeqCst)) {
            false => FENCED,
            true if records::all().any(inside) => WARM,
            true => return,
        };
        self.0.store(again, at!(cool_again, Relaxed));
    }

    /// Has thieves do without a barrier, because the owner leaves: nobody will pop any more.
    pub(crate) fn owner_leaves<P: Protocol>(&self) {
        if P::SITES.have_modes() && self.load::<P>() != FENCED {
            self.0.store(FENCED, at!(owner_leave, Release));
        }
    }

    /// Returns `true` if a thief that announces itself now would run no barrier, or so it seems.
    #[inline(always)]
    pub(crate) fn is_warm<P: Protocol>(&self) -> bool {
        self.0.load(at!(steal_mode, Acquire)) == WARM
    }

    /// Sees to it that pops fence until this thread, which has announced itself, leaves. Returns `false`
    /// if the kernel refuses a barrier: then the thief must leave without an element.
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
        // If this fails, another thief has claimed it, or made the deque warm.
        let _ = (self.0).compare_exchange(COLD, WARMING, at!(warm_claim, Relaxed));
        let warm = heavy_fence(at!(warm_fence, SeqCst));
        if warm {
            let _ = (self.0).compare_exchange(WARMING, WARM, at!(warm_done, Relaxed));
        }
        warm
    }
}

/// The owner's patience with a deque that is warm though nobody steals.
///
/// # Cost
///
/// Let a cooling and the barrier that it leads to cost as much as `c` fences, and consider the `n` pops
/// between two steals. An owner that knew `n` would pay `min(n, c)`. This one looks every `p` pops, and
/// cools after `w` of them, `p <= w <= 2 * p`. It pays `n` if `n < w`, and else `w + c`. That is at most 17
/// times as much, whatever thieves do, if `2 * PATIENCE <= c <= MOST_PATIENCE`:
///
/// - If `n < w`, then `n < 2 * MOST_PATIENCE <= 16 * c`.
/// - If `c <= n`, then `w + c <= 2 * MOST_PATIENCE + c <= 17 * c`.
/// - Otherwise `w <= n < c <= 16 * PATIENCE <= 16 * w`, so `w + c <= 17 * n`.
///
/// This is the ski-rental problem (Karlin et al., *Competitive snoopy caching*, Algorithmica 3, 1988).
///
/// A barrier disturbs every running thread of the process, so that `c` grows with their number. So `p`
/// doubles with each cooling, up to `MOST_PATIENCE`: a deque that is stolen from more often than that
/// cools four times at most, and another runs two barriers in so many pops.
pub(crate) struct Patience {
    /// The number of pops until the next look.
    left: Cell<u32>,
    /// Where `top` was at the last look, and as far as the owner itself has moved it since.
    top: Cell<Index>,
    /// The number of pops between two looks.
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

    /// Counts a pop that runs a fence. Returns `true` if it is time for a look.
    ///
    /// Under a checker, the owner has no patience to lose: [`Mode::cool`] is called instead.
    #[inline(always)]
    pub(crate) fn is_over(&self) -> bool {
        self.left.set(self.left.get() - u32::from(!CHECKER));
        self.left.get() == 0
    }

    /// The owner has claimed the last element, and so moved `top`.
    #[inline(always)]
    pub(crate) fn claimed(&self) {
        self.top.set(self.top.get() + 1);
    }

    /// Looks, which it is time for. Returns `true` if nobody else has moved `top` since the last look.
    pub(crate) fn is_lost(&self, top: Index) -> bool {
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
