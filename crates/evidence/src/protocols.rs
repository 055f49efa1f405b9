//! The protocols that the engines judge: one for each of the shipped fences, and two others with
//! two fences.

use std::fmt;
use std::iter;
use std::str::FromStr;
use std::sync::LazyLock;
use std::sync::atomic::Ordering::{self, Relaxed};

use chase_lev::research::{asymmetric, deque, fenced};
use chase_lev_atomics::{Access, Site};
use chase_lev_readers as readers;
use serde::Deserialize;

use crate::sites::RECORDS;

/// An assignment of an ordering to each site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Protocol {
    /// Two fences, as it ships.
    Fenced,
    /// The orderings of Lê et al. (PPoPP 2013, figure 1), with the ring published by a release store
    /// and loaded with acquire.
    ///
    /// Their listing publishes the ring with a relaxed store, which is a bug, and loads it with
    /// consume, which Rust does not have.
    Le2013,
    /// Release stores instead of the release fence in push.
    ///
    /// `pop.reserve` must then release as well. Since C++20, and in Rust, a later relaxed store of
    /// the same thread does not continue a release sequence, so a thief that reads such a store
    /// would synchronise with nothing.
    ReleaseStores,
    /// Modes, as it ships.
    Asymmetric,
}

impl Protocol {
    /// The protocols.
    pub const ALL: [Self; 4] = [Self::Fenced, Self::Le2013, Self::ReleaseStores, Self::Asymmetric];

    /// Returns `true` if the package has it.
    pub fn ships(self) -> bool {
        matches!(self, Self::Fenced | Self::Asymmetric)
    }

    /// Returns the sites with their orderings, in the order of [`sites`].
    pub fn sites(self) -> &'static [Site] {
        static ALL: LazyLock<[Vec<Site>; 4]> = LazyLock::new(|| {
            Protocol::ALL.map(|protocol| {
                let records = iter::zip(&*RECORDS, sites());
                records.map(|(record, site)| record.of(site, protocol)).collect()
            })
        });
        &ALL[self as usize]
    }

    /// Returns the orderings that replace the code's own when this protocol runs in it.
    pub fn changes(self) -> Vec<(&'static str, Ordering)> {
        let records = RECORDS.iter();
        let changed = |record: &crate::Record| Some((record.name, *record.unshipped.get(&self)?));
        records.filter_map(changed).collect()
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Protocol {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = Protocol::ALL.into_iter().find(|protocol| protocol.to_string() == name);
        let names = Protocol::ALL.map(|protocol| protocol.to_string()).join(", ");
        found.ok_or_else(|| format!("there is no protocol '{name}'; there are {names}"))
    }
}

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
    /// The site with its ordering in `Asymmetric`.
    pub asymmetric: Site,
}

/// Returns all sites: the deque's, the fences', and reclamation's, each in program order.
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

#[cfg(test)]
mod tests {
    use std::any::type_name;

    use super::*;

    #[test]
    fn what_ships_has_the_names_of_its_types() {
        let names = [type_name::<chase_lev::Fenced>(), type_name::<chase_lev::Asymmetric>()];
        let names = names.map(|name| name.rsplit("::").next().expect("a name"));
        let shipped = Protocol::ALL.into_iter().filter(|protocol| protocol.ships());
        assert!(shipped.map(|protocol| protocol.to_string()).eq(names));
    }
}
