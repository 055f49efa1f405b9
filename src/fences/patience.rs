//! How long a deque stays warm.

use core::cell::Cell;

use chase_lev_atomics::{CHECKER, Index};

/// The number of pops with a fence after which the owner checks for the first time if a thief has
/// stolen since. A new deque cools after this many pops if nobody steals from it, and any other one
/// after one to two intervals. That many fences, at 6 ns each, take about as long as the barriers
/// of cooling and warming, which take 3 to 5 µs each while two or three other threads run (in a
/// virtual machine).
const MIN_INTERVAL: u32 = 512;

/// The largest number of pops between two checks.
const MAX_INTERVAL: u32 = 16 * MIN_INTERVAL;

/// Counts the pops of a warm deque from which nobody steals, and determines when it cools.
///
/// # Cost
///
/// Let the barrier of a cooling and that of the next warming together cost as much as `c` fences,
/// and consider the `n` pops between two steals, or before the first one. An owner that knew `n`
/// would pay `min(n, c)`, because a new deque is warm. This owner checks every `p` pops, and cools
/// after `w` pops, where `p <= w <= 2 * p`. It pays `n` if `n < w`, and `w + c` otherwise. If
/// `2 * MIN_INTERVAL <= c <= MAX_INTERVAL`, that is at most 17 times as much, whatever thieves do:
///
/// - If `n < w`, then `n < 2 * MAX_INTERVAL <= 16 * c`.
/// - If `c <= n`, then `w + c <= 2 * MAX_INTERVAL + c <= 17 * c`.
/// - Otherwise `w <= n < c <= 16 * MIN_INTERVAL <= 16 * w`, so `w + c <= 17 * n`.
///
/// This is the ski-rental problem (Karlin et al., *Competitive snoopy caching*, Algorithmica 3,
/// 1988).
///
/// A barrier interrupts every running thread of the process, so `c` grows with their number.
/// Therefore `p` doubles with each check that finds no steal, up to `MAX_INTERVAL`. A deque that is
/// stolen from at least once in that many pops cools at most four times; any other deque runs at
/// most two barriers in that many pops, once `p` has grown.
pub struct Patience {
    /// The number of pops until the next check, or 0 if it is due at the end of the current one.
    left: Cell<u32>,
    /// The value of `top` at the last check, plus the number of claims by the owner since.
    top: Cell<Index>,
    /// The number of pops between two checks.
    interval: Cell<u32>,
}

impl Patience {
    pub(super) fn new(top: Index) -> Self {
        Patience {
            left: Cell::new(MIN_INTERVAL),
            top: Cell::new(top),
            interval: Cell::new(MIN_INTERVAL),
        }
    }

    /// Counts a pop that runs a fence. Returns `true` if a [check](Patience::check) is due now,
    /// which must follow before another pop is counted.
    ///
    /// Under a checker, no check is ever due: the suites cool the deque instead.
    #[inline(always)]
    pub(super) fn count(&self) -> bool {
        if !CHECKER {
            self.left.set(self.left.get() - 1);
        }
        self.is_due()
    }

    /// Returns `true` if a [check](Patience::check) is due.
    #[inline]
    pub(super) fn is_due(&self) -> bool {
        self.left.get() == 0
    }

    /// Records that the owner has claimed the last element, and so has moved `top`.
    #[inline(always)]
    pub(super) fn moved_top(&self) {
        self.top.set(self.top.get() + 1);
    }

    /// Checks, and counts anew. Returns `true` if no thief has moved `top` since the last one.
    pub(super) fn check(&self, top: Index) -> bool {
        let no_steal = self.top.replace(top) == top;
        if no_steal {
            self.interval.set(MAX_INTERVAL.min(2 * self.interval.get()));
        }
        self.left.set(self.interval.get());
        no_steal
    }
}

#[cfg(all(test, not(any(loom, shuttle))))]
#[path = "../../tests/unit/patience.rs"]
mod tests;
