//! The protocols that the suites judge: the shipped ones, and that of Lê et al.

use std::any;
use std::marker::PhantomData;

use chase_lev::protocol::Protocol;
pub use chase_lev::protocol::{Reference, ReleaseStores, Weakest};
use chase_lev::reclaim::{GracePeriod, Reclaim};
use chase_lev::research::Sites;
pub use chase_lev_evidence::{LE2013, PROTOCOLS};

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
