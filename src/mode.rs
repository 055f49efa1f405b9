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
const WARMING: usize = 1;
/// Since a barrier, pops have run a fence.
const WARM: usize = 2;
/// The process has no barriers, or the owner has gone: as warm, but a thief runs a fence.
const FENCED: usize = 3;

/// The number of pops in a row that find `top` unchanged, after which a deque cools for the first time.
/// That many fences, at 6 ns each, take about as long as the two barriers of cooling and warming, which
/// take 3 to 5 µs each if two or three other threads run (in a virtual machine).
pub(crate) const PATIENCE: u32 = 1024;

/// The most pops for which a deque stays warm though nobody steals.
pub(crate) const MOST_PATIENCE: u32 = 16 * PATIENCE;

/// The mode, and the owner's patience.
///
/// # Cost
///
/// A cooling and the barrier that it leads to cost as much as some number `c` of fences. Consider the
/// pops between two steals, `n` of them. An owner that knew `n` would pay `min(n, c)`. This one waits
/// for `p` pops, where `PATIENCE <= p <= MOST_PATIENCE`: it pays `n` if `n < p`, and else `p + c`. If
/// `c` is `PATIENCE`, that is at most 17 times as much, whatever thieves do, and twice as much at first.
/// This is the ski-rental problem (Karlin et al., *Competitive snoopy caching*, Algorithmica 3, 1988).
///
/// A barrier disturbs every running thread of the process, so that `c` grows with their number. So `p`
/// doubles with each cooling: a deque that is stolen from at least once in `MOST_PATIENCE` pops cools
/// four times at most. One that is stolen from less often runs two barriers in so many pops.
pub(crate) struct Mode {
    mode: Atomic<usize>,
    /// Where `top` was, the number of pops that found it there, and the number for which to wait. Only
    /// the owner uses these.
    top: Cell<Index>,
    pops: Cell<u32>,
    patience: Cell<u32>,
}

impl Mode {
    /// The mode of a new deque.
    pub(crate) fn new<P: Protocol>(top: Index) -> Self {
        records::begin();
        let barriers = P::SITES.have_modes() && has_barriers();
        Mode {
            mode: Atomic::<usize>::new(if barriers { COLD } else { FENCED }),
            top: Cell::new(top),
            pops: Cell::new(0),
            patience: Cell::new(PATIENCE),
        }
    }

    /// Returns the mode that the owner finds.
    #[inline(always)]
    pub(crate) fn load<P: Protocol>(&self) -> usize {
        self.mode.load(at!(pop_mode, Relaxed))
    }

    /// Makes the deque cold if nobody has stolen for long enough. The owner has popped: it has found this
    /// mode, and later this `top`.
    ///
    /// Under a checker, the owner has no patience, and [`cool`](Mode::cool) is called instead.
    #[inline]
    pub(crate) fn popped<P: Protocol>(&self, mode: usize, top: Index) {
        match mode {
            WARM if !CHECKER && self.is_over(top) => self.cool::<P>(),
            _ => self.recover::<P>(mode),
        }
    }

    /// Makes the deque fenced if it is in this mode because the kernel refused a thief a barrier.
    #[inline]
    pub(crate) fn recover<P: Protocol>(&self, mode: usize) {
        if mode == WARMING && !has_barriers() {
            self.cool::<P>();
        }
    }

    /// Counts a pop that has found this `top`. Returns `true` if nobody has stolen for long enough.
    fn is_over(&self, top: Index) -> bool {
        let pops = match self.top.replace(top) == top {
            true => self.pops.get() + 1,
            false => 1,
        };
        let patience = self.patience.get();
        let over = pops >= patience;
        if over {
            self.patience.set(MOST_PATIENCE.min(2 * patience));
        }
        self.pops.set(if over { 0 } else { pops });
        over
    }

    /// Makes the deque cold, unless a thread is in a steal. If the kernel refuses the barrier, the deque
    /// is fenced from now on.
    ///
    /// Only the owner may call this, and not between a reservation and its look at `top`.
    #[cold]
    pub(crate) fn cool<P: Protocol>(&self) {
        self.mode.store(COLD, at!(cool_mode, Relaxed));
        let inside = |record: &Record| record.reads(at!(cool_look, Acquire));
        let again = match heavy_fence(at!(cool_fence, SeqCst)) {
            false => FENCED,
            true if records::all().any(inside) => WARM,
            true => return,
        };
        self.mode.store(again, at!(cool_again, Relaxed));
    }

    /// Makes the deque cold now, if it is warm.
    pub(crate) fn cool_if_warm<P: Protocol>(&self) {
        if self.load::<P>() == WARM {
            self.cool::<P>();
        }
    }

    /// Has thieves do without a barrier, because the owner leaves: nobody will pop any more.
    pub(crate) fn owner_leaves<P: Protocol>(&self) {
        if self.load::<P>() != FENCED {
            self.mode.store(FENCED, at!(owner_leave, Release));
        }
    }

    /// Sees to it that pops fence until this thread, which has announced itself, leaves. Returns `false`
    /// if the kernel refuses a barrier: then the thief must leave without an element.
    #[inline(always)]
    pub(crate) fn enter<P: Protocol>(&self) -> bool {
        fence(at!(enter_fence, SeqCst));
        let mode = self.mode.load(at!(steal_mode, Acquire));
        mode == WARM || self.warm_up::<P>(mode)
    }

    #[cold]
    fn warm_up<P: Protocol>(&self, mode: usize) -> bool {
        if mode == FENCED {
            fence(at!(fenced_fence, SeqCst));
            return true;
        }
        // If this fails, another thief has claimed it, or made the deque warm.
        let _ = (self.mode).compare_exchange(COLD, WARMING, at!(warm_claim, Relaxed));
        let warm = heavy_fence(at!(warm_fence, SeqCst));
        if warm {
            let _ = (self.mode).compare_exchange(WARMING, WARM, at!(warm_done, Release));
        }
        warm
    }
}
