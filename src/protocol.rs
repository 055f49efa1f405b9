//! Protocols: how a deque orders its accesses to memory, and reclaims its rings.
//!
//! [`Reference`] is the default, and the one to use. [`Weakest`] is the algorithm of the papers, to read
//! and to port.
//!
//! | protocol | orderings |
//! |---|---|
//! | [`Reference`], the default | no full fence in pop and steal, in the usual case; a process-wide barrier in the first steal of a burst |
//! | [`Weakest`] | the algorithm of the paper, a fence in pop and one in steal, as weak as suffices: the one to read, to teach and to port |
//! | [`ReleaseStores`] | as `Weakest`, but release stores instead of a release fence in push |
//!
//! `Reference` and `Weakest` are locally minimal, as far as loom and TLC can tell: at each site that they
//! execute but a few, which the repository names, the next weaker ordering fails under one of them.
//!
//! Each takes a [reclamation strategy](crate::reclaim) as its parameter.

use core::marker::PhantomData;

use chase_lev_atomics::THREAD_SANITIZER;

use crate::reclaim::{GracePeriod, Reclaim};
use crate::sites::Sites;

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

/// The default: neither side has a full fence in the usual case,
/// [`Sites::REFERENCE`](crate::research::Sites::REFERENCE).
///
/// Pop runs no fence while nobody steals. The first steal of a burst runs a process-wide barrier, which
/// interrupts the running threads of the process: a fraction of a microsecond if there are none, three
/// to five if there are two or three, in a virtual machine. Then the deque is *warm*: steals and batches,
/// whoever's, run neither fence nor barrier, and pop runs a fence. When nobody has stolen during 512 to
/// 1,024 pops, or up to 16 times as many if that has happened often, the owner runs a barrier, and the
/// deque is *cold* again.
///
/// Fences and barriers take at most 17 times as long as if the owner knew when thieves come, if two
/// barriers take as long as 1,024 to 8,192 fences. A deque that is stolen from more often than once in
/// 8,192 pops cools four times at most.
///
/// To free replaced rings takes a barrier as well, so a ring shrinks to 2,048 slots and no further.
///
/// # Machines
///
/// There are barriers on Linux on x86-64 and AArch64 (`membarrier`, private expedited: Linux 4.14).
/// Elsewhere, pop runs a fence, and so does a steal. The process decides that once, when the first deque
/// is made.
///
/// If the kernel refuses a barrier later, as under a seccomp filter, a thief finds [`Steal::Empty`]
/// until the owner's next pop, or its next push to a full ring. From then on, the deque is as
/// in a process without barriers, and keeps [replaced rings](crate::reclaim) until it is dropped.
///
/// [`Steal::Empty`]: crate::Steal::Empty
pub struct Reference<R = GracePeriod>(PhantomData<R>);

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

// SAFETY: `mode.rs` says why it holds. `ChaseLevTSO/reference` and its like check it on the
// specification, on a machine that orders as x86-64 does, and `ChaseLevViews/Reference` and its like in
// the language's memory model; `loom-tests/scenarios.rs` checks the code, with all fences `SeqCst`.
unsafe impl<R: Reclaim> Protocol for Reference<R> {
    const SITES: Sites = match THREAD_SANITIZER {
        true => Sites::REFERENCE.with_release_stores(),
        false => Sites::REFERENCE,
    };
    type Reclaim = R;
}
