//! The ordering sites as data, and the shipped protocols.

use core::marker::PhantomData;
use core::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

use crate::reclaim::{Epoch, Reclaim};

pub use crate::shim::Unsupported;

/// What an ordering site does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// An atomic load.
    Load,
    /// An atomic store.
    Store,
    /// A compare-and-swap. Its failure ordering is always `Relaxed`: a failed
    /// claim acts on nothing that it read.
    Cas,
    /// An atomic addition.
    Add,
    /// A fence; `Relaxed` means that there is none.
    Fence,
    /// The light half of a pair of asymmetric fences: it keeps the compiler from
    /// moving accesses past it, and costs nothing. `Relaxed` means none.
    ///
    /// A light and a heavy fence order as two `SeqCst` fences do; two light ones
    /// order nothing.
    LightFence,
    /// The heavy half: every thread of the process executes a `SeqCst` fence
    /// between its beginning and its end. `Relaxed` means none.
    HeavyFence,
}

/// One access or fence of the algorithm: its name and its memory ordering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    name: &'static str,
    access: Access,
    order: Ordering,
    #[cfg(model)]
    fault: Option<Fault>,
}

/// A logic error that a model build can plant at a site, to show that the
/// suites notice it.
#[cfg(model)]
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The store does not happen.
    Skipped,
    /// The store does not happen, if it would be the first to its ring.
    FirstSkipped,
    /// The load reads what was there when the operation was called.
    Early,
    /// The compare-and-swap is a load, a comparison and a store.
    NotAtomic,
    /// The compare-and-swap is a store.
    Stored,
    /// The compare-and-swap succeeds without looking, and writes nothing.
    Assumed,
    /// The compare-and-swap fails without looking.
    Refused,
    /// At `steal.top`, `steal.slot` and `steal.cas` alike: the slot is read
    /// after the compare-and-swap.
    Swapped,
    /// At `steal.bottom`, `steal.cas` and `batch.bottom` alike: the first claim of a
    /// batch claims all of it, and it does not look again.
    AtOnce,
}

impl Site {
    /// A site that makes `access` with `order`.
    ///
    /// # Panics
    ///
    /// If a load is to release or a store to acquire, or if an asymmetric fence is
    /// neither `SeqCst` nor `Relaxed`; in a constant, that is a compilation error.
    pub const fn new(name: &'static str, access: Access, order: Ordering) -> Self {
        match access {
            Access::Load => assert!(
                matches!(order, Relaxed | Acquire | SeqCst),
                "a load is Relaxed, Acquire or SeqCst"
            ),
            Access::Store => assert!(
                matches!(order, Relaxed | Release | SeqCst),
                "a store is Relaxed, Release or SeqCst"
            ),
            Access::LightFence | Access::HeavyFence => assert!(
                matches!(order, Relaxed | SeqCst),
                "an asymmetric fence is SeqCst, or Relaxed: none"
            ),
            Access::Cas | Access::Add | Access::Fence => {}
        }
        Site {
            name,
            access,
            order,
            #[cfg(model)]
            fault: None,
        }
    }

    /// The same site with another ordering.
    ///
    /// # Panics
    ///
    /// As [`Site::new`].
    pub const fn with(self, order: Ordering) -> Self {
        Site::new(self.name, self.access, order)
    }

    /// The same site with a planted error.
    #[cfg(model)]
    #[doc(hidden)]
    pub const fn faulty(mut self, fault: Fault) -> Self {
        self.fault = Some(fault);
        self
    }

    #[cfg(model)]
    pub(crate) const fn fault(self) -> Option<Fault> {
        self.fault
    }

    /// The site's name, as in the documentation, the models and the reports.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// What the site does.
    pub const fn access(self) -> Access {
        self.access
    }

    /// The site's memory ordering.
    #[inline(always)]
    pub const fn order(self) -> Ordering {
        self.order
    }

    /// The orderings that are one step weaker than this site's.
    ///
    /// Empty if there is none. For a fence, `Relaxed` stands for no fence.
    pub const fn weaker(self) -> &'static [Ordering] {
        match (self.access, self.order) {
            (Access::Load, SeqCst) => &[Acquire],
            (Access::Store, SeqCst) => &[Release],
            (Access::LightFence | Access::HeavyFence, SeqCst) => &[Relaxed],
            (_, SeqCst) => &[AcqRel],
            (_, AcqRel) => &[Acquire, Release],
            (_, Acquire | Release) => &[Relaxed],
            _ => &[],
        }
    }
}

/// Every ordering site of the algorithm, in program order.
///
/// Each field says which site it works with and what goes wrong below its
/// weakest sufficient ordering (that of [`Weakest`]); the check that shows it
/// is named in brackets: a variant of `loom-tests/variants.rs` or, for errors in the
/// logic, of `shuttle-tests/variants.rs`; or a claim of `model/manifest.json`, which
/// begins with its module. Sites for which no weaker ordering is named are
/// `Relaxed` in every protocol here.
#[derive(Clone, Copy, Debug)]
pub struct Sites {
    /// Load of `top`, only when the ring looks full. Acquires the claims of
    /// `steal_cas`. Below `Acquire`: a slot is reused while a thief that will
    /// succeed has still to read it. \[`ChaseLevViews/push.top-Relaxed-race`;
    /// `push.top Relaxed` survives loom: the failure needs load buffering.\]
    pub push_top: Site,
    /// Store into the slot.
    pub push_slot: Site,
    /// Fence between the slot and `bottom`. Releases to `steal_bottom`. Below
    /// `Release`: a thief takes a slot that was never written.
    /// \[`push.fence Relaxed`\]
    pub push_fence: Site,
    /// Store that publishes the element; `push_fence` orders it. Without that
    /// fence it releases to `steal_bottom` itself.
    /// \[`push.bottom Relaxed, ReleaseStores`\]
    pub push_bottom: Site,
    /// Loads and stores that copy the elements to the new ring. The owner
    /// wrote what it loads; `grow_ring` publishes what it stores.
    /// \[`grow.slot once skipped`\]
    pub grow_slot: Site,
    /// Store that publishes the new ring. Releases to `steal_ring`. Below
    /// `Release`: a thief reads a slot that is not yet copied.
    /// \[`grow.ring Relaxed`\]
    pub grow_ring: Site,
    /// Store that takes the youngest element out of the thieves' sight. A thief
    /// may read it for the elements below: `push_fence` orders that, too.
    /// Without that fence it releases to `steal_bottom` itself.
    /// \[`pop.reserve Relaxed, ReleaseStores`\]
    pub pop_reserve: Site,
    /// Fence between the reservation and the look at `top`. Pairs with
    /// `steal_fence`: of an owner and a thief after the same element, at least
    /// one sees the other. Below `SeqCst`: an element is taken twice.
    /// \[`pop.fence AcqRel`\]
    pub pop_fence: Site,
    /// Load of the number of batches, after a light `pop_fence`. Acquires the claims
    /// of those that are over (`batch_leave`). Below `Acquire`, it may come after the
    /// look at `top`, and an element is taken twice: a batch has claimed it, and is
    /// over. \[`ChaseLevViews/pop.batches-Relaxed`\] The same without it.
    /// \[`ChaseLevTSO/pop.batches-none`\]
    pub pop_batches: Site,
    /// Fence between that load and the look at `top`, if there are batches. Pairs
    /// with `batch_fence`. Below `SeqCst`: an element is taken twice.
    /// \[`ChaseLevViews/pop.batch-AcqRel`\]
    pub pop_batch: Site,
    /// Load of `top`.
    pub pop_top: Site,
    /// Load of the youngest element.
    pub pop_slot: Site,
    /// Claim of the last element, against thieves. Atomicity decides who gets
    /// it; `pop_fence` does the ordering, so `Relaxed` suffices.
    /// \[`pop.cas not atomic`, `pop.cas assumed`; `pop.cas AcqRel, Le2013`
    /// survives loom\]
    pub pop_cas: Site,
    /// Store that undoes the reservation. `top` has moved past, so whoever
    /// acts on this value fails its claim. \[`pop.restore skipped`\]
    pub pop_restore: Site,
    /// Load of `top`. `steal_fence` follows and acquires, so `Relaxed` suffices.
    /// \[`steal.top Relaxed, Le2013` survives loom\] Before a heavy fence, `Acquire`
    /// keeps `steal_look` behind it, where the model has it.
    /// \[`steal.top Relaxed, Asymmetric` survives loom\]
    pub steal_top: Site,
    /// Load of `bottom`, before a heavy `steal_fence`: nobody pays for that to find
    /// nothing. Whoever goes on looks again, so `Relaxed` suffices.
    pub steal_look: Site,
    /// Fence between `top` and `bottom`. Pairs with `pop_fence`. Below
    /// `SeqCst`: an element is taken twice. \[`steal.fence AcqRel`\]
    pub steal_fence: Site,
    /// Load of `bottom`. Acquires `push_fence`. Below `Acquire`: a thief takes
    /// a slot that was never written. \[`steal.bottom Relaxed`\] Before `top`, it
    /// is wrong under any ordering. \[`steal.bottom before steal.top`\]
    pub steal_bottom: Site,
    /// Load of the ring, after `bottom`. Acquires `grow_ring`. Below
    /// `Acquire`: a thief reads a slot that is not yet copied.
    /// \[`steal.ring Relaxed`\] Before `bottom`, it is wrong under any
    /// ordering. \[`ring of an earlier steal`, `steal.ring before steal.top`\]
    pub steal_ring: Site,
    /// Load of the oldest element, which may be stale or torn and counts only
    /// if the claim succeeds. After the claim, the slot may be another element's.
    /// \[`steal.slot after steal.cas`\]
    pub steal_slot: Site,
    /// Claim of the oldest element. Releases the slot to `push_top`. Below
    /// `Release`: as `push_top`. \[`ChaseLevViews/steal.cas-Relaxed`;
    /// `steal.cas Relaxed` survives loom, as `push.top Relaxed`;
    /// `steal.cas not atomic`\]
    pub steal_cas: Site,
    /// Addition to the number of batches, before a heavy `steal_fence`, which orders
    /// it. After that fence, it is wrong under any ordering.
    /// \[`ChaseLevViews/batch.enter-late`\]
    pub batch_enter: Site,
    /// Fence between a claim of a batch and its next look at `bottom`. Pairs with
    /// `pop_fence`; with `pop_batch`, if that is light. Below `SeqCst`: an element is
    /// taken twice. \[`batch.fence AcqRel`\]
    pub batch_fence: Site,
    /// That look: load of `bottom`. Acquires `push_fence`. Below `Acquire`: a thief
    /// takes what was popped, for the slot has another element since.
    /// \[`batch.bottom Relaxed`\] Without it, or with one claim for all, the owner takes
    /// the same elements. \[`batch.bottom of the call`, `batch at once`\]
    pub batch_bottom: Site,
    /// Subtraction from the number of batches. Releases the claims to `pop_batches`;
    /// `batch_fence` has released all but the last, and that one pop cannot miss, so
    /// this is stronger than needed, as far as the model goes.
    /// \[`ChaseLevViews/batch.leave-Relaxed`\]
    pub batch_leave: Site,
}

impl Sites {
    /// The orderings of Lê et al. (PPoPP 2013, figure 1), with the ring
    /// published by a release store and loaded with acquire.
    ///
    /// Their listing publishes the ring relaxed, which is a bug, and loads it
    /// with consume, which Rust does not have.
    pub const LE2013: Sites = Sites {
        push_top: Site::new("push.top", Access::Load, Acquire),
        push_slot: Site::new("push.slot", Access::Store, Relaxed),
        push_fence: Site::new("push.fence", Access::Fence, Release),
        push_bottom: Site::new("push.bottom", Access::Store, Relaxed),
        grow_slot: Site::new("grow.slot", Access::Store, Relaxed),
        grow_ring: Site::new("grow.ring", Access::Store, Release),
        pop_reserve: Site::new("pop.reserve", Access::Store, Relaxed),
        pop_fence: Site::new("pop.fence", Access::Fence, SeqCst),
        pop_batches: Site::new("pop.batches", Access::Load, Acquire),
        pop_batch: Site::new("pop.batch", Access::Fence, SeqCst),
        pop_top: Site::new("pop.top", Access::Load, Relaxed),
        pop_slot: Site::new("pop.slot", Access::Load, Relaxed),
        pop_cas: Site::new("pop.cas", Access::Cas, SeqCst),
        pop_restore: Site::new("pop.restore", Access::Store, Relaxed),
        steal_top: Site::new("steal.top", Access::Load, Acquire),
        steal_look: Site::new("steal.look", Access::Load, Relaxed),
        steal_fence: Site::new("steal.fence", Access::Fence, SeqCst),
        steal_bottom: Site::new("steal.bottom", Access::Load, Acquire),
        steal_ring: Site::new("steal.ring", Access::Load, Acquire),
        steal_slot: Site::new("steal.slot", Access::Load, Relaxed),
        steal_cas: Site::new("steal.cas", Access::Cas, SeqCst),
        batch_enter: Site::new("batch.enter", Access::Add, Relaxed),
        batch_fence: Site::new("batch.fence", Access::Fence, SeqCst),
        batch_bottom: Site::new("batch.bottom", Access::Load, Acquire),
        batch_leave: Site::new("batch.leave", Access::Add, Release),
    };

    /// [`Sites::LE2013`] with every site as weak as suffices.
    pub const WEAKEST: Sites = Sites {
        pop_cas: Self::LE2013.pop_cas.with(Relaxed),
        steal_top: Self::LE2013.steal_top.with(Relaxed),
        steal_cas: Self::LE2013.steal_cas.with(Release),
        ..Self::LE2013
    };

    /// [`Sites::WEAKEST`] with release stores instead of push's fence.
    ///
    /// `pop.reserve` must then release as well: since C++20, and in Rust, a
    /// release sequence is not continued by a later relaxed store of the same
    /// thread, so a thief that reads that store would synchronise with
    /// nothing. `pop.restore` need not, because nobody acts on it with success.
    pub const RELEASE_STORES: Sites = Sites {
        push_fence: Self::WEAKEST.push_fence.with(Relaxed),
        push_bottom: Self::WEAKEST.push_bottom.with(Release),
        pop_reserve: Self::WEAKEST.pop_reserve.with(Release),
        ..Self::WEAKEST
    };

    /// [`Sites::WEAKEST`] with asymmetric fences: a light one in pop, a heavy one in
    /// steal.
    ///
    /// `steal.top` then acquires, for the look that follows has no fence before it.
    pub const ASYMMETRIC: Sites = Sites {
        pop_fence: Site::new("pop.fence", Access::LightFence, SeqCst),
        steal_top: Self::WEAKEST.steal_top.with(Acquire),
        steal_fence: Site::new("steal.fence", Access::HeavyFence, SeqCst),
        ..Self::WEAKEST
    };

    /// Whether the owner's fence is light, so that it must know of batches, and
    /// thieves look before they pay for theirs.
    pub(crate) const fn are_asymmetric(&self) -> bool {
        matches!(self.pop_fence.access, Access::LightFence)
    }

    /// All sites, in program order.
    pub const fn all(&self) -> [Site; 25] {
        [
            self.push_top,
            self.push_slot,
            self.push_fence,
            self.push_bottom,
            self.grow_slot,
            self.grow_ring,
            self.pop_reserve,
            self.pop_fence,
            self.pop_batches,
            self.pop_batch,
            self.pop_top,
            self.pop_slot,
            self.pop_cas,
            self.pop_restore,
            self.steal_top,
            self.steal_look,
            self.steal_fence,
            self.steal_bottom,
            self.steal_ring,
            self.steal_slot,
            self.steal_cas,
            self.batch_enter,
            self.batch_fence,
            self.batch_bottom,
            self.batch_leave,
        ]
    }
}

/// How a deque orders its accesses to memory and reclaims its rings.
///
/// # Safety
///
/// [`SITES`](Protocol::SITES) must make the algorithm correct in the memory
/// model of the language: a successful steal must not return an element that
/// another operation returns, nor one whose slot it read before it was
/// written. The shipped protocols do; a weaker one is undefined behaviour in
/// safe callers.
pub unsafe trait Protocol: 'static {
    /// The memory orderings.
    const SITES: Sites;
    /// Who frees a replaced ring, and when.
    type Reclaim: Reclaim;
}

/// The orderings of Lê et al. with their ring's publication mended:
/// [`Sites::LE2013`].
pub struct Le2013<R = Epoch>(PhantomData<R>);

/// The weakest orderings that suffice, as far as loom and TLC can tell:
/// [`Sites::WEAKEST`]. They are locally minimal: one of them kills each site's
/// next weaker ordering.
pub struct Weakest<R = Epoch>(PhantomData<R>);

/// Release stores instead of a release fence in push:
/// [`Sites::RELEASE_STORES`].
pub struct ReleaseStores<R = Epoch>(PhantomData<R>);

/// Asymmetric fences: [`Sites::ASYMMETRIC`]. The owner's pop runs without a fence;
/// a steal that finds something runs a process-wide barrier, which interrupts the
/// threads that are running. That takes a fraction of a microsecond if there are none,
/// and has been seen to take ten and more in a virtual machine. A batch pays it once.
///
/// For Linux on x86-64 (`membarrier`, private expedited: Linux 4.14). Elsewhere, where
/// nobody has tried it, its deques cannot be made: [`Worker::try_with_protocol`] says
/// why, and [`Reference`] is what to use.
///
/// [`Steal::Empty`] promises what it does with the other protocols: a thief that
/// finds nothing at its first look has no fence to pay for, and needs none.
///
/// [`Worker::try_with_protocol`]: crate::Worker::try_with_protocol
/// [`Steal::Empty`]: crate::Steal::Empty
pub struct Asymmetric<R = Epoch>(PhantomData<R>);

/// The default protocol.
pub type Reference<R = Epoch> = Weakest<R>;

// SAFETY: the field of each site in `Sites` says what its ordering is for;
// `loom-tests/scenarios.rs` checks them on this code, and `ChaseLevViews/Weakest`
// and its like on the specification.
unsafe impl<R: Reclaim> Protocol for Le2013<R> {
    const SITES: Sites = Sites::LE2013;
    type Reclaim = R;
}

// SAFETY: as `Le2013`; where it is weaker, the field says why that suffices.
unsafe impl<R: Reclaim> Protocol for Weakest<R> {
    const SITES: Sites = Sites::WEAKEST;
    type Reclaim = R;
}

// SAFETY: as `Weakest`, but that every store to `bottom` on which a thief can
// act with success releases by itself what push's fence released.
unsafe impl<R: Reclaim> Protocol for ReleaseStores<R> {
    const SITES: Sites = Sites::RELEASE_STORES;
    type Reclaim = R;
}

// SAFETY: `ChaseLevTSO/barrier` and its like check it on the specification, on a
// machine that orders as x86-64 does, and `ChaseLevViews/Asymmetric` and its like in the
// language's memory model; `loom-tests/scenarios.rs` checks the code, with both fences
// `SeqCst`. No deque is made where there is no such barrier.
unsafe impl<R: Reclaim> Protocol for Asymmetric<R> {
    const SITES: Sites = Sites::ASYMMETRIC;
    type Reclaim = R;
}
