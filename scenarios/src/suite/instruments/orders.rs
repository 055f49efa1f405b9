//! Other orderings than a protocol's, chosen when the program runs.

use std::sync::OnceLock;
use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

use chase_lev::research::Sites;
use chase_lev_atomics::{Access, Site};

/// A site's name, and its ordering.
pub type Assignment = Vec<(&'static str, Ordering)>;

static REPLACED: OnceLock<Assignment> = OnceLock::new();

/// Replaces these orderings, for the whole process.
pub fn replace(assignment: Assignment) {
    assert!(
        REPLACED.set(assignment).is_ok(),
        "a process has one assignment"
    );
}

/// The site, with its other ordering if there is one.
pub fn replaced(site: Site) -> Site {
    let find = |assignment: &Assignment| {
        let found = assignment.iter().find(|(name, _)| *name == site.name());
        found.map(|(_, order)| site.with(*order))
    };
    REPLACED.get().and_then(find).unwrap_or(site)
}

/// Reads `push.fence=none, push.bottom=Release`. Letters may be small; `none` is `Relaxed`.
///
/// # Errors
///
/// If there is no such site or ordering: the error lists those that there are.
pub fn parse(text: &str, sites: &Sites) -> Result<Assignment, String> {
    let parts = text.split(',').map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| parse_one(part, sites)).collect()
}

fn parse_one(part: &str, sites: &Sites) -> Result<(&'static str, Ordering), String> {
    let (name, order) = part
        .split_once('=')
        .ok_or_else(|| format!("'{part}' is not like 'pop.fence=AcqRel'"))?;
    let all = sites.all();
    let site = all.iter().find(|site| site.name() == name.trim());
    let site = site.ok_or_else(|| {
        let names = all.map(|site| site.name()).join(", ");
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

/// The orderings that a site can have.
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
