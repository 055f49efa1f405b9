//! The protocols that the suites judge, and the known failures of the orderings that are one step weaker, with
//! the checks that show them.

mod protocols;

pub use protocols::{LE2013, PROTOCOLS};

/// A check of the ordering that is one step weaker than a protocol's at a site.
#[derive(Debug)]
pub struct Evidence {
    /// The site.
    pub site: &'static str,
    /// The protocol.
    pub protocol: &'static str,
    /// The failure with the weaker ordering.
    pub failure: &'static str,
    /// The scenario with which loom kills the weaker site. `None` if loom cannot see the failure.
    pub loom: Option<&'static str>,
    /// The claim in `model/manifest.json` with which TLC kills the weaker site, or with which the site
    /// survives. Empty if there is none.
    pub tlc: &'static str,
}

macro_rules! loom {
    (blind) => {
        None
    };
    ($scenario:literal) => {
        Some($scenario)
    };
}

macro_rules! evidence {
    ($($site:literal $protocol:literal $failure:literal loom $loom:tt tlc $tlc:literal;)*) => {
        /// The checks, one for each site of a protocol that has a weaker ordering, in program order.
        pub const EVIDENCE: &[Evidence] = &[$(Evidence {
            site: $site,
            protocol: $protocol,
            failure: $failure,
            loom: loom!($loom),
            tlc: $tlc,
        }),*];
    };
}

/// Returns the evidence about a site.
pub fn of(site: &str) -> impl Iterator<Item = &'static Evidence> {
    EVIDENCE.iter().filter(move |line| line.site == site)
}

evidence! {
    "push.top" "Weakest" "slot reused while it is read"
        loom blind tlc "ChaseLevViews/push.top-Relaxed-race";
    "push.fence" "Weakest" "unwritten slot taken" loom "p|s" tlc "ChaseLevViews/push.fence-Relaxed";
    "push.bottom" "ReleaseStores" "unwritten slot taken"
        loom "p|s" tlc "ChaseLevViews/push.fence-Relaxed";
    "grow.ring" "Weakest" "slot taken before it is copied"
        loom "Pp|s" tlc "ChaseLevViews/grow.ring-Relaxed";
    "pop.reserve" "ReleaseStores" "unwritten slot taken"
        loom "ppo|s" tlc "ChaseLevViews/pop.reserve-Relaxed-retained";
    "pop.fence" "Weakest" "element taken twice" loom "PPo|ss" tlc "ChaseLevViews/pop.fence-AcqRel";
    "steal.fence" "Weakest" "element taken twice"
        loom "PPo|ss" tlc "ChaseLevViews/steal.fence-AcqRel";
    "steal.bottom" "Weakest" "unwritten slot taken"
        loom "p|s" tlc "ChaseLevViews/steal.bottom-Relaxed";
    "steal.ring" "Weakest" "slot taken before it is copied"
        loom "Pp|s" tlc "ChaseLevViews/steal.ring-Relaxed";
    "steal.cas" "Weakest" "slot reused before it is read"
        loom blind tlc "ChaseLevViews/steal.cas-Relaxed";
    "batch.cas" "Weakest" "element taken twice" loom "PPPoo|b" tlc "ChaseLevViews/batch.cas-AcqRel";
    "batch.bottom" "Weakest" "element taken twice"
        loom blind tlc "ChaseLevViews/batch.bottom-Acquire";
    "pop.fence" "Reference" "element taken twice"
        loom "PPo|ss" tlc "ChaseLevViews/pop.mode-early";
    "pop.warm" "Reference" "element taken twice"
        loom "PPPSo|ss" tlc "ChaseLevViews/pop.warm-AcqRel";
    "cool.fence" "Reference" "element taken twice"
        loom "PPPPScoo|b" tlc "ChaseLevViews/cool.fence-SeqCst";
    "cool.look" "Reference" "element taken twice"
        loom "PPPPScoo|b" tlc "ChaseLevViews/cool.look-Relaxed";
    "owner.leave" "Reference" "element taken twice" loom "PPox|ss" tlc "ChaseLevViews/owner.leave-Relaxed";
    "look.top" "Reference" "nothing seen" loom blind tlc "ChaseLevViews/look.top-Relaxed";
    "enter.fence" "Reference" "element taken twice"
        loom "PPPPScoo|b" tlc "ChaseLevViews/reader.enter-late-modes";
    "steal.mode" "Reference" "element taken twice"
        loom blind tlc "ChaseLevViews/steal.mode-Relaxed";
    "fenced.fence" "Reference" "ring freed while it is read" loom blind tlc "ChaseLevViews/fenced.fence-AcqRel";
    "warm.fence" "Reference" "element taken twice"
        loom "PPo|ss" tlc "ChaseLevViews/warm.fence-SeqCst";
    "steal.top" "Reference" "element taken twice"
        loom "PPPSo|ss" tlc "ChaseLevViews/steal.top-Acquire";
    "steal.bottom" "Reference" "element taken twice"
        loom blind tlc "ChaseLevViews/steal.bottom-Acquire";
    "steal.cas" "Reference" "element taken twice" loom blind tlc "ChaseLevViews/steal.cas-Release-modes";
    "retire.fence" "Reference" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "ChaseLevViews/retire.fence-SeqCst-modes";
    "reader.enter" "Weakest" "ring freed while it is read"
        loom "PPPPPOOOoo|ss" tlc "GracePeriod/reader.enter-Relaxed";
    "reader.leave" "Weakest" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "GracePeriod/reader.leave-Relaxed";
    "retire.fence" "Weakest" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "GracePeriod/retire.fence-AcqRel";
    "retire.look" "Weakest" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "GracePeriod/retire.look-Relaxed";
    "records.head" "Weakest" "record used before it is made"
        loom "PPPPPOOOo|s" tlc "GracePeriod/records.head-Relaxed";
    "records.push" "Weakest" "record used before it is made"
        loom "PPPPPOOOo|s" tlc "GracePeriod/records.push-Relaxed";
    "record.look" "Weakest" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "GracePeriod/record.look-Relaxed";
    "record.claim" "Weakest" "ring freed while it is read"
        loom "PPPPPOOOo|s|s" tlc "GracePeriod/record.claim-Relaxed";
    "record.release" "Weakest" "ring freed while it is read"
        loom "PPPPPOOOo|s|s" tlc "GracePeriod/record.release-Relaxed";
}
