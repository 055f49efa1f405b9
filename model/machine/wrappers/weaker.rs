//! Protocols with one ordering that is weaker by one step.

use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed};

use chase_lev::protocol::Protocol;
use chase_lev::reclaim::Retain;
use chase_lev::research::Sites;

/// A protocol: its name, the sites, the site that is changed, and its ordering.
macro_rules! weaker {
    ($($name:ident: $base:ident $site:ident $order:ident;)*) => {
        $(
            #[allow(non_camel_case_types)]
            pub struct $name;

            // SAFETY: there is none: it is compiled, and never run.
            unsafe impl Protocol for $name {
                const SITES: Sites = Sites {
                    $site: Sites::$base.$site.with($order),
                    ..Sites::$base
                };
                type Reclaim = Retain;
            }
        )*
        mod exported {
            $(crate::operations!($name, crate::weaker::$name);)*
        }
    };
}

weaker! {
    wa: FENCED push_top Relaxed;
    wb: FENCED push_fence Relaxed;
    wc: FENCED grow_ring Relaxed;
    wd: FENCED pop_fence AcqRel;
    we: FENCED steal_fence AcqRel;
    wf: FENCED steal_bottom Relaxed;
    wg: FENCED steal_ring Relaxed;
    wh: FENCED steal_cas Relaxed;
    wi: FENCED batch_cas AcqRel;
    wj: FENCED batch_bottom Acquire;
    sa: RELEASE_STORES push_bottom Relaxed;
    sb: RELEASE_STORES pop_reserve Relaxed;
    ra: ASYMMETRIC pop_fence Relaxed;
    rb: ASYMMETRIC pop_warm AcqRel;
    rc: ASYMMETRIC look_top Relaxed;
    rd: ASYMMETRIC enter_fence Relaxed;
    re: ASYMMETRIC steal_mode Relaxed;
    rg: ASYMMETRIC steal_top Acquire;
    rh: ASYMMETRIC steal_bottom Acquire;
    ri: ASYMMETRIC steal_cas AcqRel;
}
