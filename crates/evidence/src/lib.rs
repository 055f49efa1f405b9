//! The protocols that the suites judge, and the known failures of the orderings that are one step weaker, with
//! the checks that show them.

mod protocols;

pub use protocols::{
    CHANGED, Changes, InBoth, LE2013, PROTOCOLS, Protocol, RELEASE_STORES, needs_modes, sites,
};

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
    "push.top" "Fenced" "slot reused while it is read"
        loom blind tlc "ChaseLevViews/push.top-Relaxed-race";
    "push.fence" "Fenced" "unwritten slot taken" loom "p|s" tlc "ChaseLevViews/push.fence-Relaxed";
    "push.bottom" "ReleaseStores" "unwritten slot taken"
        loom "p|s" tlc "ChaseLevViews/push.fence-Relaxed";
    "grow.ring" "Fenced" "slot taken before it is copied"
        loom "Pp|s" tlc "ChaseLevViews/grow.ring-Relaxed";
    "pop.reserve" "ReleaseStores" "unwritten slot taken"
        loom "ppo|s" tlc "ChaseLevViews/pop.reserve-Relaxed-retained";
    "pop.fence" "Fenced" "element taken twice" loom "PPo|ss" tlc "ChaseLevViews/pop.fence-AcqRel";
    "steal.fence" "Fenced" "element taken twice"
        loom "PPo|ss" tlc "ChaseLevViews/steal.fence-AcqRel";
    "steal.bottom" "Fenced" "unwritten slot taken"
        loom "p|s" tlc "ChaseLevViews/steal.bottom-Relaxed";
    "steal.ring" "Fenced" "slot taken before it is copied"
        loom "Pp|s" tlc "ChaseLevViews/steal.ring-Relaxed";
    "steal.cas" "Fenced" "slot reused before it is read"
        loom blind tlc "ChaseLevViews/steal.cas-Relaxed";
    "batch.cas" "Fenced" "element taken twice" loom "PPPoo|b" tlc "ChaseLevViews/batch.cas-AcqRel";
    "batch.bottom" "Fenced" "element taken twice"
        loom blind tlc "ChaseLevViews/batch.bottom-Acquire";
    "pop.fence" "Asymmetric" "element taken twice"
        loom "PPo|ss" tlc "ChaseLevViews/pop.mode-early";
    "pop.warm" "Asymmetric" "element taken twice"
        loom "PPPSo|ss" tlc "ChaseLevViews/pop.warm-AcqRel";
    "cool.fence" "Asymmetric" "element taken twice"
        loom "PPPPScoo|b" tlc "ChaseLevViews/cool.fence-SeqCst";
    "cool.look" "Asymmetric" "element taken twice"
        loom "PPPPScoo|b" tlc "ChaseLevViews/cool.look-Relaxed";
    "owner.leave" "Asymmetric" "element taken twice" loom "PPox|ss" tlc "ChaseLevViews/owner.leave-Relaxed";
    "look.top" "Asymmetric" "nothing seen" loom blind tlc "ChaseLevViews/look.top-Relaxed";
    "enter.fence" "Asymmetric" "element taken twice"
        loom "PPPPScoo|b" tlc "ChaseLevViews/reader.enter-late-modes";
    "steal.mode" "Asymmetric" "element taken twice"
        loom blind tlc "ChaseLevViews/steal.mode-Relaxed";
    "fenced.fence" "Asymmetric" "ring freed while it is read" loom blind tlc "ChaseLevViews/fenced.fence-AcqRel";
    "warm.fence" "Asymmetric" "element taken twice"
        loom "PPo|ss" tlc "ChaseLevViews/warm.fence-SeqCst";
    "steal.top" "Asymmetric" "element taken twice"
        loom "PPPSo|ss" tlc "ChaseLevViews/steal.top-Acquire";
    "steal.bottom" "Asymmetric" "element taken twice"
        loom blind tlc "ChaseLevViews/steal.bottom-Acquire";
    "steal.cas" "Asymmetric" "element taken twice" loom blind tlc "ChaseLevViews/steal.cas-Release-modes";
    "retire.fence" "Asymmetric" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "ChaseLevViews/retire.fence-SeqCst-modes";
    "reader.enter" "Fenced" "ring freed while it is read"
        loom "PPPPPOOOoo|ss" tlc "GracePeriod/reader.enter-Relaxed";
    "reader.leave" "Fenced" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "GracePeriod/reader.leave-Relaxed";
    "retire.fence" "Fenced" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "GracePeriod/retire.fence-AcqRel";
    "retire.look" "Fenced" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "GracePeriod/retire.look-Relaxed";
    "records.head" "Fenced" "record used before it is made"
        loom "PPPPPOOOo|s" tlc "GracePeriod/records.head-Relaxed";
    "records.push" "Fenced" "record used before it is made"
        loom "PPPPPOOOo|s" tlc "GracePeriod/records.push-Relaxed";
    "record.look" "Fenced" "ring freed while it is read"
        loom "PPPPPOOOo|s" tlc "GracePeriod/record.look-Relaxed";
    "record.claim" "Fenced" "ring freed while it is read"
        loom "PPPPPOOOo|s|s" tlc "GracePeriod/record.claim-Relaxed";
    "record.release" "Fenced" "ring freed while it is read"
        loom "PPPPPOOOo|s|s" tlc "GracePeriod/record.release-Relaxed";
}
