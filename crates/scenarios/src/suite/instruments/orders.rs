//! Orderings that replace a protocol's at run time.

use std::sync::OnceLock;
use std::sync::atomic::Ordering;

use chase_lev_atomics::{Site, Step};

use crate::suite::protocols::Protocol;

/// The names of sites, with their orderings.
pub type Assignment = Vec<(&'static str, Ordering)>;

static REPLACED: OnceLock<Assignment> = OnceLock::new();

/// Replaces these orderings, for the rest of the process.
pub fn replace(assignment: Assignment) {
    let replaced = REPLACED.set(assignment);
    assert!(replaced.is_ok(), "a process has one assignment");
}

/// Returns the site, with the ordering that replaces its own, if any.
pub fn replaced(site: Site) -> Site {
    let find = |assignment: &Assignment| {
        let found = assignment.iter().rfind(|(name, _)| *name == site.name());
        found.map(|(_, order)| site.with(*order))
    };
    REPLACED.get().and_then(find).unwrap_or(site)
}

/// Returns `true` if one of these sites is not a step of loom's search, such as the records' sites.
pub fn any_unexplored(assignment: &Assignment) -> bool {
    let sites = Protocol::Fenced.sites();
    let mut unexplored = sites.iter().filter(|site| site.step() == Step::None);
    unexplored.any(|site| assignment.iter().any(|(name, _)| *name == site.name()))
}
