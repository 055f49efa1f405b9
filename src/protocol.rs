//! Protocols: the memory orderings of a deque, and its reclamation strategy.
//!
//! | protocol | orderings |
//! |---|---|
//! | [`Reference`], the default | no full fence in pop and steal in the usual case; a process-wide barrier in the first steal of a burst |
//! | [`Weakest`] | the algorithm of Lê et al., with a fence in pop and one in steal, and otherwise as weak as suffices: the one to read, to teach and to port |
//! | [`ReleaseStores`] | those of `Weakest`, but with release stores instead of the release fence in push |
//!
//! `Weakest` and `Reference` are locally minimal, as far as loom and TLC can tell within their bounds: at
//! each site that they execute, the ordering is relaxed, or the next weaker one fails under one of the
//! two. The exceptions are `len.fence`, which orders only a count, and two sites of `Reference`:
//! `steal.cas`, which RC11 and IMM require to be this strong but C++20 does not, and `look.top`, for
//! which no check shows a failure.
//!
//! Each protocol takes a [reclamation strategy](crate::reclaim) as its parameter.
//!
//! # Examples
//!
//! ```
//! use chase_lev::{Worker, protocol::Weakest};
//!
//! let worker = Worker::<_, Weakest>::with_protocol(16);
//! worker.push(1);
//! assert_eq!(worker.pop(), Some(1));
//! ```

use core::marker::PhantomData;

use chase_lev_atomics::THREAD_SANITIZER;

use crate::reclaim::{GracePeriod, Reclaim};
use crate::sites::Sites;

/// The memory orderings of a deque, and its reclamation strategy.
///
/// Users of the shipped protocols need this trait only as a bound. Its items are meant for authors of
/// other protocols, and may change in any release, like [`research`](crate::research).
///
/// # Safety
///
/// [`SITES`](Protocol::SITES) must make the algorithm correct in the memory model of the language: a
/// successful steal must not return an element that another operation returns as well, nor one whose
/// slot it read before the slot was written. With orderings that are too weak, safe callers have
/// undefined behaviour.
pub unsafe trait Protocol: 'static {
    /// The memory orderings.
    const SITES: Sites;
    /// The reclamation strategy for replaced rings.
    type Reclaim: Reclaim;
}

/// The algorithm of Lê et al. with the weakest orderings that suffice, as far as loom and TLC can tell:
/// [`Sites::WEAKEST`](crate::research::Sites::WEAKEST).
///
/// Under ThreadSanitizer, which does not understand fences, this has the orderings of [`ReleaseStores`].
pub struct Weakest<R = GracePeriod>(PhantomData<R>);

/// [`Weakest`] with release stores instead of the release fence in push:
/// [`Sites::RELEASE_STORES`](crate::research::Sites::RELEASE_STORES).
pub struct ReleaseStores<R = GracePeriod>(PhantomData<R>);

/// The default protocol, in which neither side runs a full fence in the usual case:
/// [`Sites::REFERENCE`](crate::research::Sites::REFERENCE).
///
/// A new deque is *warm*: steals and batches run neither a fence nor a barrier, and pop runs a fence. When
/// nobody has stolen during 512 to 1,024 pops, or up to 16 times as many if that has happened often, the
/// owner runs a process-wide barrier, and the deque is *cold*: pop runs no fence. The next steal runs a
/// barrier, and the deque is warm again.
///
/// A barrier interrupts the running threads of the process. In a virtual machine, that takes a fraction of
/// a microsecond if no other thread runs, and three to five microseconds if two or three do. An owner that
/// cools a deque also looks at the record of each thread that has stolen and has not ended, and at one word
/// for every 64 records that there have been.
///
/// The policy is 17-competitive: fences and barriers take at most 17 times as long as they would if the
/// owner knew when thieves come, provided that two barriers take as long as 1,024 to 8,192 fences. A deque
/// that is stolen from at least once in 8,192 pops cools at most four times.
///
/// Freeing replaced rings takes a barrier as well, so a ring does not shrink below 2,048 slots, or 64 KiB
/// if that is less, but at least 64 slots.
///
/// # Machines
///
/// Barriers exist on Linux on x86-64 and AArch64 (`membarrier`, private expedited, since Linux 4.14).
/// Elsewhere, both pop and steal run a fence. The choice is made once in the process, when the first
/// deque is created.
///
/// The kernel may refuse a barrier later, for example to a thread with a seccomp filter. Other threads are
/// not affected. Steals by that thread from a cold deque return [`Steal::Retry`] until the deque is warm: a
/// steal by another thread, the owner's next pop, and its next push to a full ring make it so. A deque whose
/// owner is refused barriers stays warm, and if one is refused when its ring shrinks, it keeps its
/// [replaced rings](crate::reclaim) until it is dropped, and no longer shrinks.
///
/// A filter that kills the process on `membarrier` does so when the first deque is created. With
/// `--cfg chase_lev_no_barriers`, the process makes no such call, and both sides run a fence.
///
/// [`Steal::Retry`]: crate::Steal::Retry
pub struct Reference<R = GracePeriod>(PhantomData<R>);

// SAFETY: `sites.rs` gives the reason for each ordering. `loom-tests/scenarios.rs` checks them on this
// code, and TLC on the specification (`ChaseLevViews/Weakest` and the other claims of that name).
unsafe impl<R: Reclaim> Protocol for Weakest<R> {
    const SITES: Sites = if THREAD_SANITIZER {
        Sites::RELEASE_STORES
    } else {
        Sites::WEAKEST
    };
    type Reclaim = R;
}

// SAFETY: as for `Weakest`. A thief can only succeed if it reads a store to `bottom` by push or pop, and
// both release what the fence in push releases there (`ChaseLevViews/ReleaseStores`).
unsafe impl<R: Reclaim> Protocol for ReleaseStores<R> {
    const SITES: Sites = Sites::RELEASE_STORES;
    type Reclaim = R;
}

// SAFETY: `mode.rs` has the argument. TLC checks the specification in the memory model of x86-64
// (`ChaseLevTSO/reference`) and in that of the language (`ChaseLevViews/Reference`), and
// `loom-tests/scenarios.rs` checks this code, with all fences as `SeqCst` ones.
unsafe impl<R: Reclaim> Protocol for Reference<R> {
    const SITES: Sites = if THREAD_SANITIZER {
        Sites::REFERENCE.with_release_stores()
    } else {
        Sites::REFERENCE
    };
    type Reclaim = R;
}
