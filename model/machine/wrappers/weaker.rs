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
    wa: WEAKEST push_top Relaxed;
    wb: WEAKEST push_fence Relaxed;
    wc: WEAKEST grow_ring Relaxed;
    wd: WEAKEST pop_fence AcqRel;
    we: WEAKEST steal_fence AcqRel;
    wf: WEAKEST steal_bottom Relaxed;
    wg: WEAKEST steal_ring Relaxed;
    wh: WEAKEST steal_cas Relaxed;
    wi: WEAKEST batch_cas AcqRel;
    wj: WEAKEST batch_bottom Acquire;
    sa: RELEASE_STORES push_bottom Relaxed;
    sb: RELEASE_STORES pop_reserve Relaxed;
    ra: REFERENCE pop_fence Relaxed;
    rb: REFERENCE pop_warm AcqRel;
    rc: REFERENCE look_top Relaxed;
    rd: REFERENCE enter_fence Relaxed;
    re: REFERENCE steal_mode Relaxed;
    rg: REFERENCE steal_top Acquire;
    rh: REFERENCE steal_bottom Acquire;
    ri: REFERENCE steal_cas AcqRel;
}
