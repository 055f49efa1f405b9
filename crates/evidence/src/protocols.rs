//! The orderings that the suites judge: those of the shipped fences, and two others with two
//! fences.

use std::iter;
use std::sync::LazyLock;
use std::sync::atomic::Ordering::{self, Acquire, Relaxed, Release, SeqCst};

use chase_lev::research::{asymmetric, deque, fenced};
use chase_lev_atomics::{Access, Site};
use chase_lev_readers as readers;

/// Orderings that replace some of those of a deque with two fences.
pub type Changes = &'static [(&'static str, Ordering)];

/// The orderings of Lê et al. (PPoPP 2013, figure 1), with the ring published by a release store
/// and loaded with acquire.
///
/// Their listing publishes the ring with a relaxed store, which is a bug, and loads it with
/// consume, which Rust does not have.
pub const LE2013: Changes =
    &[("pop.cas", SeqCst), ("pop.restore", Relaxed), ("steal.top", Acquire), ("steal.cas", SeqCst)];

/// Release stores instead of the release fence in push.
///
/// `pop.reserve` must then release as well. Since C++20, and in Rust, a later relaxed store of the
/// same thread does not continue a release sequence, so a thief that reads such a store would
/// synchronise with nothing.
pub const RELEASE_STORES: Changes =
    &[("push.fence", Relaxed), ("push.bottom", Release), ("pop.reserve", Release)];

/// The protocols that differ from `Fenced` in orderings only, with the differences.
pub const CHANGED: [(&str, Changes); 2] = [("Le2013", LE2013), ("ReleaseStores", RELEASE_STORES)];

/// The sites of a protocol, in the order of [`sites`].
pub type Protocol = (&'static str, Vec<Site>);

/// The protocols with their names.
pub static PROTOCOLS: LazyLock<[Protocol; 4]> = LazyLock::new(|| {
    let fenced: Vec<_> = sites().iter().map(|site| site.fenced).collect();
    let changed = |(name, changes): (&'static str, Changes)| {
        let change = |site: &Site| {
            let found = changes.iter().find(|(name, _)| *name == site.name());
            found.map_or(*site, |(_, order)| site.with(*order))
        };
        (name, fenced.iter().map(change).collect())
    };
    let [le2013, release_stores] = CHANGED.map(changed);
    let asymmetric = sites().iter().map(|site| site.asymmetric).collect();
    let fenced = ("Fenced", fenced);
    [fenced, le2013, release_stores, ("Asymmetric", asymmetric)]
});

/// A site in the tables of the two kinds of fences.
pub struct InBoth {
    /// The name.
    pub name: &'static str,
    /// The reason for the ordering.
    pub reason: &'static str,
    /// `true` if a deque with two fences has no such site.
    pub needs_modes: bool,
    /// The site with its ordering in `Fenced`.
    pub fenced: Site,
    asymmetric: Site,
}

/// Returns all sites: those of the deque, those of the fences, and those of reclamation, each in
/// program order.
pub fn sites() -> &'static [InBoth] {
    static SITES: LazyLock<Vec<InBoth>> = LazyLock::new(|| {
        let fenced = rows(&fenced::SITES, &fenced::REASONS);
        let mut all = rows(&asymmetric::SITES, &asymmetric::REASONS);
        let in_fenced = |name| fenced.iter().find(|(site, _)| site.name() == name);
        for (i, row) in fenced.iter().enumerate() {
            if !all.iter().any(|(site, _)| site.name() == row.0.name()) {
                let before = fenced[i - 1].0.name();
                let place = all.iter().position(|(site, _)| site.name() == before);
                // A fence that `Asymmetric` does without.
                assert_eq!(row.0.access(), Access::Fence);
                let none = (row.0.with(Relaxed), row.1);
                all.insert(place.expect("a site that both have") + 1, none);
            }
        }
        let both = |(asymmetric, reason): (Site, &'static str)| {
            let fenced = in_fenced(asymmetric.name());
            InBoth {
                name: asymmetric.name(),
                reason: fenced.map_or(reason, |(_, reason)| reason),
                needs_modes: fenced.is_none(),
                fenced: fenced.map_or(asymmetric, |(site, _)| *site),
                asymmetric,
            }
        };
        all.into_iter().map(both).collect()
    });
    &SITES
}

/// Returns the sites of a deque with these fences, each with its documentation.
fn rows(fences: &[Site], reasons: &[&'static str]) -> Vec<(Site, &'static str)> {
    let sites = [&deque::SITES, fences, &readers::SITES].concat();
    let reasons = [&deque::REASONS, reasons, &readers::REASONS].concat();
    iter::zip(sites, reasons).collect()
}

/// Returns `true` if only a deque with modes has the site of this name.
pub fn needs_modes(site: &str) -> bool {
    sites().iter().any(|it| it.name == site && it.needs_modes)
}
