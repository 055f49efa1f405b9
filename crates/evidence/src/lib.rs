//! The evidence: the record of each site, `sites.toml`, with what each engine says of its weaker
//! orderings; the protocols that the engines judge; and the format of the engines' results.

pub mod data;
mod orders;
mod protocols;
pub mod results;
pub mod sites;
#[cfg(feature = "typos")]
pub mod typos;
mod verdict;

pub use orders::{and_weaker, at_least, find, named, shown};
pub use protocols::{InBoth, Protocol, needs_modes, sites};
pub use sites::{RECORDS, Record, Weaker, record};
pub use verdict::{Kill, Reason};
