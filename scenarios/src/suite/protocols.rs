//! The protocols that the suites judge: the shipped ones, and that of Lê et al.

use std::any;
use std::marker::PhantomData;
use std::sync::atomic::Ordering::{Acquire, SeqCst};

use chase_lev::protocol::Protocol;
pub use chase_lev::protocol::{Reference, ReleaseStores, Weakest};
use chase_lev::reclaim::{GracePeriod, Reclaim};
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

/// The protocol of Lê et al.
pub struct Le2013<R = GracePeriod>(PhantomData<R>);

// SAFETY: no ordering is weaker than in `Sites::WEAKEST`.
unsafe impl<R: Reclaim> Protocol for Le2013<R> {
    const SITES: Sites = LE2013;
    type Reclaim = R;
}

/// Returns the name of a protocol with its reclamation strategy, such as `Weakest<Retain>`.
pub fn name<P: Protocol>() -> String {
    let [protocol, reclaim] = [any::type_name::<P>(), any::type_name::<P::Reclaim>()].map(|name| {
        let path = name.split('<').next().unwrap_or(name);
        path.rsplit("::").next().unwrap_or(path)
    });
    format!("{protocol}<{reclaim}>")
}

/// The protocols with their names.
pub const PROTOCOLS: [(&str, Sites); 4] = [
    ("Weakest", Sites::WEAKEST),
    ("Le2013", LE2013),
    ("ReleaseStores", Sites::RELEASE_STORES),
    ("Reference", Sites::REFERENCE),
];
