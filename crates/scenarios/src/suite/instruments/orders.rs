//! Orderings that replace those of a protocol at run time.

use std::sync::OnceLock;
use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

use chase_lev_atomics::{Access, Site, Step};

use crate::suite::protocols::PROTOCOLS;

/// The names of sites, with their orderings.
pub type Assignment = Vec<(&'static str, Ordering)>;

static REPLACED: OnceLock<Assignment> = OnceLock::new();

/// Replaces these orderings, for the rest of the process.
pub fn replace(assignment: Assignment) {
    assert!(
        REPLACED.set(assignment).is_ok(),
        "a process has one assignment"
    );
}

/// Returns the site, with the ordering that replaces its own, if any.
pub fn replaced(site: Site) -> Site {
    let find = |assignment: &Assignment| {
        let found = assignment.iter().rfind(|(name, _)| *name == site.name());
        found.map(|(_, order)| site.with(*order))
    };
    REPLACED.get().and_then(find).unwrap_or(site)
}

/// Returns true if one of these sites is not a step of loom's search, such as those of the records.
pub fn any_unexplored<'a>(mut names: impl Iterator<Item = &'a str>) -> bool {
    let [(_, sites), ..] = &*PROTOCOLS;
    names.any(|name| {
        let mut sites = sites.iter();
        sites.any(|site| site.name() == name && site.step() == Step::None)
    })
}

/// Parses a text such as `push.fence=none, push.bottom=Release`. Case does not matter in orderings, and
/// `none` means `Relaxed`.
///
/// # Errors
///
/// Returns an error that lists the possible sites or orderings if the text names another one.
pub fn parse(text: &str, sites: &[Site]) -> Result<Assignment, String> {
    let parts = text.split(',').map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| parse_one(part, sites)).collect()
}

fn parse_one(part: &str, sites: &[Site]) -> Result<(&'static str, Ordering), String> {
    let (name, order) = part
        .split_once('=')
        .ok_or_else(|| format!("'{part}' is not like 'pop.fence=AcqRel'"))?;
    let site = sites.iter().find(|site| site.name() == name.trim());
    let site = site.ok_or_else(|| {
        let names = sites.iter().map(|site| site.name());
        let names = names.collect::<Vec<_>>().join(", ");
        format!("there is no site '{name}'; the sites are {names}")
    })?;
    let orders = orders(site);
    let wanted = order.trim().to_lowercase();
    let wanted = if wanted == "none" { "relaxed" } else { &wanted };
    let mut named = orders.iter();
    let order = named
        .find(|order| format!("{order:?}").to_lowercase() == wanted)
        .ok_or_else(|| format!("{name} cannot be '{order}'; it can be {orders:?}"))?;
    Ok((site.name(), *order))
}

/// Returns the orderings that a site can have.
fn orders(site: &Site) -> &'static [Ordering] {
    match site.access() {
        Access::Load => &[Relaxed, Acquire, SeqCst],
        Access::Store => &[Relaxed, Release, SeqCst],
        Access::Cas | Access::Add | Access::Swap | Access::Fence => {
            &[Relaxed, Acquire, Release, AcqRel, SeqCst]
        }
        Access::LightFence | Access::HeavyFence => &[Relaxed, SeqCst],
    }
}
