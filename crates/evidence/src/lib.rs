//! The protocols that the suites judge, and the known failures of the orderings that are one step
//! weaker, with the checks that show them.

mod orders;
mod protocols;

use std::sync::LazyLock;

pub use orders::{and_weaker, at_least, find, named, shown, weakening};
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
    /// The claim in `model/manifest.json` with which TLC kills the weaker site, or with which the
    /// site survives.
    pub tlc: &'static str,
}

/// The checks, one for each site of a protocol that has a weaker ordering, in program order.
pub static EVIDENCE: LazyLock<Vec<Evidence>> =
    LazyLock::new(|| Vec::from_iter(rows(include_str!("evidence.txt")).map(Evidence::read)));

/// Returns the lines of a table, without empty ones and comments.
pub fn rows(table: &'static str) -> impl Iterator<Item = &'static str> {
    let lines = table.lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

impl Evidence {
    fn read(line: &'static str) -> Self {
        let fields: Vec<_> = line.split(';').map(str::trim).collect();
        let [site, protocol, failure, loom, tlc] = fields[..] else {
            panic!("'{line}' is not a row");
        };
        Evidence {
            site,
            protocol,
            failure,
            loom: Some(loom).filter(|loom| *loom != "blind"),
            tlc,
        }
    }
}

/// Returns the evidence about a site.
pub fn of(site: &str) -> impl Iterator<Item = &'static Evidence> {
    EVIDENCE.iter().filter(move |line| line.site == site)
}
