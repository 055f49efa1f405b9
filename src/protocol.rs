//! Protocols: how a deque orders its accesses to memory, and reclaims its rings.
//!
//! [`Reference`] is the default, and the right choice for most users. [`Asymmetric`] is for
//! owners that pop a lot while thieves steal seldom, or in bursts. The others are for comparison.
//!
//! | protocol | orderings |
//! |---|---|
//! | [`Weakest`] | as weak as suffices, as far as loom and TLC can tell; locally minimal: at each site that it executes but `len.fence`, the next weaker ordering fails under one of them |
//! | [`ReleaseStores`] | release stores instead of a release fence in push |
//! | [`Asymmetric`] | no fence in pop; a process-wide barrier in the first steal of a burst |
//!
//! Each takes a [reclamation strategy](crate::reclaim) as its parameter.

use core::marker::PhantomData;

use chase_lev_atomics::THREAD_SANITIZER;

use crate::reclaim::{GracePeriod, Reclaim};
use crate::sites::Sites;

pub use chase_lev_atomics::Unsupported;

/// The orderings of a deque's accesses to memory, and its reclamation strategy.
///
/// Users of the shipped protocols need this trait only as a bound. Its items are meant for authors of
/// other protocols, and may change in any release, like [`research`](crate::research).
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
    /// The reclamation strategy of replaced rings.
    type Reclaim: Reclaim;
}

/// The weakest orderings that suffice, as far as loom and TLC can tell:
/// [`Sites::WEAKEST`](crate::research::Sites::WEAKEST).
///
/// Under ThreadSanitizer, which does not understand fences, it has the orderings of [`ReleaseStores`].
pub struct Weakest<R = GracePeriod>(PhantomData<R>);

/// Release stores instead of a release fence in push:
/// [`Sites::RELEASE_STORES`](crate::research::Sites::RELEASE_STORES).
pub struct ReleaseStores<R = GracePeriod>(PhantomData<R>);

/// Asymmetric fences: [`Sites::ASYMMETRIC`](crate::research::Sites::ASYMMETRIC).
///
/// The owner's pop runs without a fence. A steal that finds something runs a process-wide
/// barrier, which interrupts the threads that are running: a fraction of a microsecond if there
/// are none, three to five if there are two or three, in a virtual machine. Then the deque is *warm*:
/// steals and batches, whoever's, need no barrier, only a fence, and so does pop. When nobody
/// has stolen during 512 pops, the deque is cold again. So a burst of steals pays for one barrier,
/// and an owner that nobody disturbs for none.
///
/// Each steal that finds something also adds to a word that all thieves share, twice; that is
/// two read-modify-writes more than with the other protocols.
///
/// For Linux on x86-64 (`membarrier`, private expedited: Linux 4.14). Elsewhere, where
/// nobody has tried it, its deques cannot be made: [`Worker::try_with_protocol`] says
/// why, and [`Reference`] is what to use.
///
/// [`Steal::Empty`] promises what it does with the other protocols: a thief that
/// finds nothing at its first look needs no fence, and runs none.
///
/// # Panics
///
/// [`Stealer::steal`] and the batches panic if the kernel, having agreed to barriers when the
/// deque was made, refuses one: a seccomp filter that was set later does that. Nothing has
/// been taken then; the owner can go on, and takes what is left.
///
/// [`Stealer::steal`]: crate::Stealer::steal
/// [`Worker::try_with_protocol`]: crate::Worker::try_with_protocol
/// [`Steal::Empty`]: crate::Steal::Empty
pub struct Asymmetric<R = GracePeriod>(PhantomData<R>);

/// The default protocol: [`Weakest`].
pub type Reference<R = GracePeriod> = Weakest<R>;

// SAFETY: `sites.rs` says what each ordering is for; `loom-tests/scenarios.rs` checks them on this
// code, and `ChaseLevViews/Weakest` and its like on the specification.
unsafe impl<R: Reclaim> Protocol for Weakest<R> {
    const SITES: Sites = match THREAD_SANITIZER {
        true => Sites::RELEASE_STORES,
        false => Sites::WEAKEST,
    };
    type Reclaim = R;
}

// SAFETY: as `Weakest`, but that every store to `bottom` on which a thief can
// act with success releases by itself what push's fence released
// (`ChaseLevViews/ReleaseStores`).
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
