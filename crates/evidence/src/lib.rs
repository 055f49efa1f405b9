//! The protocols that the suites judge, and the known failures of the orderings that are one step
//! weaker, with the checks that show them.

mod orders;
mod protocols;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;

pub use orders::{and_weaker, at_least, find, named, shown, weakening};
pub use protocols::{
    CHANGED, Changes, InBoth, LE2013, PROTOCOLS, Protocol, RELEASE_STORES, needs_modes, sites,
};

/// A check of the ordering that is one step weaker than a protocol's at a site.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Row")]
pub struct Evidence {
    /// The site.
    pub site: String,
    /// The protocol.
    pub protocol: String,
    /// The failure with the weaker ordering.
    pub failure: String,
    /// The scenario with which loom kills the weaker site. `None` if loom cannot see the failure.
    pub loom: Option<String>,
    /// The claim in `model/manifest.json` with which TLC kills the weaker site, or with which the
    /// site survives.
    pub tlc: String,
}

/// The table as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    weaker: Vec<Evidence>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    site: String,
    protocol: String,
    failure: String,
    loom: Option<String>,
    loom_sees: Option<bool>,
    tlc: String,
}

impl TryFrom<Row> for Evidence {
    type Error = String;

    fn try_from(row: Row) -> Result<Self, String> {
        let Row { site, protocol, failure, loom, loom_sees, tlc } = row;
        let Some((_, sites)) = PROTOCOLS.iter().find(|(name, _)| *name == protocol) else {
            return Err(format!("there is no protocol '{protocol}'"));
        };
        if !sites.iter().any(|known| known.name() == site) {
            return Err(format!("there is no site '{site}'"));
        }
        if !matches!((&loom, loom_sees), (Some(_), None) | (None, Some(false))) {
            return Err(String::from("either 'loom' or 'loom_sees = false' is needed"));
        }
        Ok(Evidence { site, protocol, failure, loom, tlc })
    }
}

/// The checks, one for each site of a protocol that has a weaker ordering, in program order.
pub static EVIDENCE: LazyLock<Vec<Evidence>> = LazyLock::new(|| evidence(WEAKER));

/// A file of data: its name, and its text.
pub type File<'a> = (&'a str, &'a str);

/// The file of the checks.
pub const WEAKER: File = ("crates/evidence/src/weaker.toml", include_str!("weaker.toml"));

/// Reads a file of checks.
///
/// # Panics
///
/// Panics if it is not a table, or lists a site of a protocol twice.
pub fn evidence(file: File) -> Vec<Evidence> {
    let table: Table = read(file);
    let all = table.weaker;
    assert_unique(file, all.iter().map(|it| (&it.site, &it.protocol)));
    all
}

/// Reads a file of data.
///
/// # Panics
///
/// Panics with the file, the line and what was expected there, if the file has anything else.
pub fn read<T: DeserializeOwned>((name, text): File) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Checks that no key is given twice.
///
/// # Panics
///
/// Panics with the file and the key if one is.
pub fn assert_unique<K: Ord + Debug>((name, _): File, keys: impl Iterator<Item = K>) {
    let mut seen = BTreeSet::new();
    for key in keys {
        assert!(!seen.contains(&key), "{name}: {key:?} is listed twice");
        seen.insert(key);
    }
}

/// Returns the evidence about a site.
pub fn of(site: &str) -> impl Iterator<Item = &'static Evidence> {
    EVIDENCE.iter().filter(move |line| line.site == site)
}
