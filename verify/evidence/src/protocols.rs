//! The orderings of the protocols that the suites judge: the shipped ones, and those of Lê et al.

use std::sync::atomic::Ordering::{Acquire, SeqCst};

use chase_lev::research::Sites;

/// The orderings of Lê et al. (PPoPP 2013, figure 1), with the ring published by a release store and loaded
/// with acquire.
///
/// Their listing publishes the ring with a relaxed store, which is a bug, and loads it with consume, which
/// Rust does not have.
pub const LE2013: Sites = Sites {
    pop_cas: Sites::WEAKEST.pop_cas.with(SeqCst),
    steal_top: Sites::WEAKEST.steal_top.with(Acquire),
    steal_cas: Sites::WEAKEST.steal_cas.with(SeqCst),
    ..Sites::WEAKEST
};

/// The protocols with their names.
pub const PROTOCOLS: [(&str, Sites); 4] = [
    ("Weakest", Sites::WEAKEST),
    ("Le2013", LE2013),
    ("ReleaseStores", Sites::RELEASE_STORES),
    ("Reference", Sites::REFERENCE),
];
