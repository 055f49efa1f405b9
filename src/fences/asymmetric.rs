//! Modes, thanks to which neither side runs a full fence in the usual case.
//!
//! Instead of a fence on each side, the rare side pays for the frequent one with a process-wide
//! barrier, which makes every thread of the process run a fence:
//!
//! | mode | the owner's pop | a thief |
//! |---|---|---|
//! | `COLD` | runs no fence | sets the mode to `WARMING`, runs a barrier, and sets it to `WARM` |
//! | `WARMING` | runs a fence | runs a barrier of its own, and sets the mode to `WARM` |
//! | `WARM` | runs a fence | runs none: its loads of `top` and `bottom` are sequentially consistent |
//! | `FENCED` | runs a fence | runs a fence: there are no barriers, or the owner has gone |
//!
//! A new deque is warm: all its pops so far have run a fence. When no thief has stolen for a while,
//! the owner makes a warm deque cold: it stores `COLD`, runs a barrier, and looks at the records of
//! all threads. A thread that is in a steal may rely on the old mode, so in that case the owner
//! makes the deque warm again.
//!
//! An owner that finds the deque warming makes it warm itself: its fence does for the thieves what
//! their barrier does.
//!
//! The kernel may refuse a barrier to a thread (seccomp). A thief whose barrier is refused leaves,
//! and other thieves run barriers of their own. An owner whose barrier is refused leaves its deque
//! warm.
//!
//! # Correctness
//!
//! Consider a thief that has found `bottom` past its `top` in a deque that is not cold, and a pop
//! that takes the same element without a claim. They cannot both succeed:
//!
//! - If the pop ran a fence: either the fence comes before the thief's load of `bottom` in the
//!   order of `SeqCst` operations, and that load sees the reservation; or the thief's load of
//!   `top`, which precedes that of `bottom`, comes before the fence, and the pop's load of `top`
//!   sees the same value or a newer one (C++20, [atomics.order], paragraph 4).
//! - If the pop read `COLD` before the barrier of the thread that made the deque warm: the thief
//!   has acquired the mode from that thread, or ran the barrier itself, and so sees the
//!   reservation. If the owner made the deque warm, the thief has acquired the reservation from the
//!   owner's fence.
//! - If the pop read `COLD` after the owner had made the deque cold: either the owner saw that the
//!   thief had left, and with that the thief's claims; or it did not see the thief enter, and then
//!   the thief reads `COLD` as well, and runs a barrier.
//!
//! The mode `WARMING` is necessary: if the first thief made the deque warm at once, another thief
//! could rely on a barrier that has not ended (TLC: `Deque/warm.claim-warm`, and on x86-TSO
//! `Deque/TSO-warm.claim-warm`).

use chase_lev_atomics::{
    Atomic, CHECKER, Index, Site, at, fence, has_barriers, heavy_fence, kind, light_fence,
    looks_ahead, sites,
};

use chase_lev_readers::{self as readers, Record};

use super::Protocol;
use super::patience::Patience;
use crate::outcome::Steal;
use crate::sites::POP_TOP;

/// No full fence in pop and steal in the usual case: the default.
///
/// A new deque is *warm*: steals and batches run neither a fence nor a barrier, and pop runs a
/// fence. When nobody has stolen during 512 to 1,024 pops, or up to 16 times as many if that has
/// happened often, the owner runs a process-wide barrier, and the deque is *cold*: pop runs no
/// fence. The next steal runs a barrier, and the deque is warm again.
///
/// A barrier interrupts the running threads of the process. In a virtual machine, that takes a
/// fraction of a microsecond if no other thread runs, and three to five microseconds if two or
/// three do. An owner that cools a deque also looks at all records: one for each thread that has
/// stolen, and used again when that thread has ended.
///
/// The policy is 17-competitive: its fences and barriers cost at most 17 times as much as those of
/// an owner that knows when thieves come, if two barriers cost as much as 1,024 to 8,192 fences. A
/// deque that is stolen from at least once in 8,192 pops cools at most four times.
///
/// Freeing replaced rings takes a barrier as well, so a ring does not shrink below 2,048 slots, or
/// 64 KiB if that is less, but at least 64 slots.
///
/// # Machines
///
/// Barriers exist on Linux on x86-64 and AArch64 (`membarrier`, private expedited, since Linux
/// 4.14). Elsewhere, both pop and steal run a fence. The choice is made once in the process, when
/// the first deque is created.
///
/// The kernel may refuse a barrier later, for example to a thread with a seccomp filter. Other
/// threads are not affected. Steals by that thread from a deque that is not warm return
/// [`Steal::Retry`] until it is: a steal by another thread, the owner's next pop that does not find
/// the deque empty, and its next push to a full ring make it so. A deque whose owner is refused
/// barriers stays warm, and if one is refused when its ring shrinks, it keeps its [replaced
/// rings](crate::Reclaim) until it is dropped, and no longer shrinks.
///
/// A filter that kills the process on `membarrier` does so when the first deque is created. With
/// `--cfg chase_lev_no_barriers`, the process makes no such call, and both sides run a fence.
///
/// [`Steal::Retry`]: crate::Steal::Retry
pub struct Asymmetric {
    /// The mode, which the owner and the thieves share.
    mode: Atomic<usize>,
}

/// Pops run no fence: no thief has stolen for a while.
const COLD: usize = 0;
/// A thief has come, but its barrier may not have ended.
const WARMING: usize = 1;
/// Pops run a fence, and thieves see the reservations of those that ran none.
const WARM: usize = 2;
/// Thieves run a fence: the process has no barriers, and pops run one, too, or the owner has gone.
const FENCED: usize = 3;

sites! {
    /// The sites of the modes.
    pub const SITES;

    /// Keeps `pop.reserve` before `pop.mode`. Pairs with `warm.fence`.
    POP_FENCE "pop.fence" LightFence SeqCst private;
    /// Loads the mode. In a pop, a light `pop.fence` orders it after the reservation; elsewhere,
    /// the owner has none.
    POP_MODE "pop.mode" Load Relaxed after_fence;
    /// Pairs with `steal.top` and `steal.bottom`, unless the deque is cold.
    POP_WARM "pop.warm" Fence SeqCst private;
    /// Makes a warming deque warm. `pop.warm` releases the reservations to `steal.mode`.
    OWNER_WARM "owner.warm" Store Relaxed;

    /// Makes the deque cold. `cool.fence` orders it before the loads of `cool.look`.
    COOL_MODE "cool.mode" Store Relaxed;
    /// Pairs with `enter.fence`: the owner sees the thief's record, or the thief sees the mode.
    COOL_FENCE "cool.fence" HeavyFence SeqCst private;
    /// Looks for a thread in a steal. Acquires its claims from `reader.leave`.
    COOL_LOOK "cool.look" Load Acquire after_fence;
    /// Makes the deque warm again if a thread is in a steal, or if the kernel refuses the barrier.
    /// `cool.fence` releases the reservations.
    COOL_AGAIN "cool.again" Store Relaxed;
    /// Lets thieves do without a barrier after the owner has left. Releases its reservations.
    OWNER_LEAVE "owner.leave" Store Release;

    /// Lets a steal from an empty deque return early. Acquires the claims of other thieves.
    LOOK_TOP "look.top" Load Acquire;
    /// Lets a steal from an empty deque return early, with `look.top`. If it does not,
    /// `steal.bottom` decides.
    LOOK_BOTTOM "look.bottom" Load Relaxed;
    /// Pairs with `cool.fence` and a heavy `retire.fence`, after `reader.enter`.
    ENTER_FENCE "enter.fence" LightFence SeqCst private;
    /// Loads the mode. Acquires the reservations that precede the barrier or the owner's fence from
    /// `warm.done`, `cool.again`, `owner.warm` or `owner.leave`.
    STEAL_MODE "steal.mode" Load Acquire after_fence;
    /// Replaces `enter.fence` in a process without barriers. Pairs with `retire.fence`.
    FENCED_FENCE "fenced.fence" Fence SeqCst private;
    /// Makes the owner run fences from now on. `warm.fence` orders it.
    WARM_CLAIM "warm.claim" Cas Relaxed;
    /// Pairs with a light `pop.fence`: the thief sees the reservation, or the pop sees
    /// `warm.claim`.
    WARM_FENCE "warm.fence" HeavyFence SeqCst private;
    /// Lets other thieves steal without a barrier. `warm.fence` releases the reservations to
    /// `steal.mode`.
    WARM_DONE "warm.done" Cas Relaxed;

    /// Loads the oldest index. With `steal.bottom`, it pairs with `pop.warm`.
    STEAL_TOP "steal.top" Load SeqCst replaces_fence private after_fence;
    /// Looks for an element. Acquires it from `push.fence`, and pairs with `pop.warm`.
    STEAL_BOTTOM "steal.bottom" Load SeqCst after_fence;
    /// Claims the oldest element. Releases the load of its slot to `push.top`. C++20 requires no
    /// more; RC11 and IMM require `SeqCst`.
    STEAL_CAS "steal.cas" Cas SeqCst joined;

    /// Pairs with `enter.fence`: the thief sees the new ring, or the owner sees the thief's record.
    RETIRE_FENCE "retire.fence" HeavyFence SeqCst private;
}

// SAFETY: the beginning of this file has the argument, and `grace.rs` that for rings. TLC checks
// the specification in the memory model of x86-64 (`Deque/TSO-asymmetric`) and on the machine of
// views (`Deque/Asymmetric`; `docs/imm.md`), and `loom-tests/scenarios.rs` checks this
// code, with all fences as `SeqCst` ones.
unsafe impl Protocol for Asymmetric {
    type Owner = Patience;

    #[inline]
    fn new(top: Index) -> (Self, Patience) {
        let mode = if has_barriers() { WARM } else { FENCED };
        let mode = Atomic::<usize>::new(mode);
        (Asymmetric { mode }, Patience::new(top))
    }

    #[inline(always)]
    fn reserved(&self, patience: &Patience) -> bool {
        let mode = self.mode_after(at!(POP_FENCE, SeqCst), at!(POP_MODE, Relaxed));
        mode != COLD && {
            fence(at!(POP_WARM, SeqCst));
            mode == WARMING || patience.count()
        }
    }

    #[inline(always)]
    fn moved_top(patience: &Patience) {
        patience.moved_top();
    }

    #[inline(always)]
    fn load_indices<T, G>(
        &self,
        top: &Atomic<Index>,
        bottom: &Atomic<Index>,
        announce: impl FnOnce(bool) -> G,
    ) -> Result<(Index, Index, G), Steal<T>> {
        // While the owner is busy, each load of `bottom` may miss the cache, so a warm deque gets
        // only one.
        if looks_ahead() && self.mode.load(at!(STEAL_MODE, Acquire)) != WARM {
            let t = top.load(at!(LOOK_TOP, Acquire));
            if bottom.load(at!(LOOK_BOTTOM, Relaxed)) - t <= 0 {
                return Err(Steal::Empty);
            }
        }
        let guard = announce(true);
        let mode = self.mode_after(at!(ENTER_FENCE, SeqCst), at!(STEAL_MODE, Acquire));
        if mode != WARM {
            self.warm_up(mode)?;
        }
        let t = top.load(at!(STEAL_TOP, SeqCst));
        let b = bottom.load(at!(STEAL_BOTTOM, SeqCst));
        Ok((t, b, guard))
    }

    #[inline(always)]
    fn claim(&self, top: &Atomic<Index>, t: Index) -> bool {
        top.cas(t, t + 1, at!(STEAL_CAS, SeqCst))
    }

    #[inline]
    fn retire_fence() -> bool {
        heavy_fence(at!(RETIRE_FENCE, SeqCst))
    }

    /// Shrinking takes a barrier, which is worthwhile only for a large ring: 64 KiB, or fewer bytes
    /// in many slots of small elements.
    fn min_capacity<T>() -> usize {
        const BYTES: usize = 1 << 16;
        match size_of::<T>() {
            _ if CHECKER => 1,
            0..32 => BYTES / 32,
            size @ 32..1024 => (BYTES / size).next_power_of_two(),
            _ => 64,
        }
    }

    #[inline]
    fn maintain(&self, patience: &Patience, top: &Atomic<Index>) {
        self.recover();
        if patience.is_due() && patience.check(top.load(at!(POP_TOP, Relaxed))) {
            self.cool();
        }
    }

    #[inline]
    fn recover(&self) {
        if self.mode.load(at!(POP_MODE, Relaxed)) == WARMING {
            // Releases the reservations of pops that ran no fence, for a thief that acquires the
            // mode from the store (TLC: `Deque/owner.warm-unfenced`). Pops run a fence from
            // now on.
            fence(at!(POP_WARM, SeqCst));
            self.mode.store(WARM, at!(OWNER_WARM, Relaxed));
        }
    }

    #[inline]
    fn cool(&self) {
        if self.mode.load(at!(POP_MODE, Relaxed)) == WARM {
            self.make_cold();
        }
    }

    #[inline]
    fn owner_leaves(&self) {
        // No more pops follow, so thieves need no barrier. They run a fence, which a thief in a
        // process without barriers does, too.
        if self.mode.load(at!(POP_MODE, Relaxed)) != FENCED {
            self.mode.store(FENCED, at!(OWNER_LEAVE, Release));
        }
    }
}

impl Asymmetric {
    /// Loads the mode, with a light fence before it, which pairs with the barrier of a thread that
    /// changes the mode.
    #[inline(always)]
    fn mode_after(&self, fence: Site<kind::LightFence>, load: Site<kind::Load>) -> usize {
        light_fence(fence);
        self.mode.load(load)
    }

    /// Ensures that pops run a fence until this thread, which has announced itself, leaves.
    ///
    /// # Errors
    ///
    /// Returns `Retry` if the kernel refuses a barrier. The thief must leave without an element.
    #[cold]
    #[inline]
    fn warm_up<T>(&self, mode: usize) -> Result<(), Steal<T>> {
        if mode == FENCED {
            fence(at!(FENCED_FENCE, SeqCst));
            return Ok(());
        }
        // If this fails, another thread has changed the mode: a thief or the owner.
        self.mode.cas(COLD, WARMING, at!(WARM_CLAIM, Relaxed));
        if !heavy_fence(at!(WARM_FENCE, SeqCst)) {
            return Err(Steal::Retry);
        }
        self.mode.cas(WARMING, WARM, at!(WARM_DONE, Relaxed));
        Ok(())
    }

    #[cold]
    fn make_cold(&self) {
        self.mode.store(COLD, at!(COOL_MODE, Relaxed));
        let inside = |record: &'static Record| record.reader(at!(COOL_LOOK, Acquire)).is_some();
        if !heavy_fence(at!(COOL_FENCE, SeqCst)) || readers::all().any(inside) {
            self.mode.store(WARM, at!(COOL_AGAIN, Relaxed));
        }
    }
}
