//! The records of the sites, `sites.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::sync::LazyLock;
use std::sync::atomic::Ordering;

use chase_lev_atomics::{Access, Site};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, de};
use toml::Spanned;

use crate::data::{File, read, unique};
use crate::orders::and_weaker;
use crate::protocols::{InBoth, Protocol, sites};
use crate::verdict::{Kill, Reason};

/// The record of a site. The reader chooses the types of deques, `D`, and of scenarios, `S`.
#[derive(Debug)]
pub struct Record<D = String, S = String> {
    /// The name.
    pub name: &'static str,
    /// The operation that executes it.
    pub operation: Operation,
    /// The location that it accesses, unless it is a fence.
    pub location: Option<Location>,
    /// The orderings in the protocols that do not ship, where they differ from the ordering of
    /// `Fenced`.
    pub unshipped: BTreeMap<Protocol, Ordering>,
    /// `true` if it is an action of the specification.
    pub tla: bool,
    /// The protocols in which it is an action of the proof.
    pub proof: Proof,
    /// The reason why `cargo verify weakest` does not look for its weakest ordering.
    pub unsearched: Option<String>,
    /// The orderings that are weaker than in a protocol.
    pub weaker: Vec<Weaker<D, S>>,
}

/// The operation that executes a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say everything")]
pub enum Operation {
    Push,
    Grow,
    Pop,
    Steal,
    Batch,
    Len,
    Cool,
    Leave,
    Retire,
    Record,
}

/// The location that a site accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say everything")]
pub enum Location {
    Top,
    Bottom,
    Slot,
    Ring,
    Mode,
    Count,
    Head,
    Record,
}

impl Location {
    /// Returns the name in drawings.
    pub fn name(self) -> &'static str {
        match self {
            Location::Top => "top",
            Location::Bottom => "bottom",
            Location::Slot => "slot",
            Location::Ring => "ring",
            Location::Mode => "mode",
            Location::Count => "count",
            Location::Head => "head",
            Location::Record => "record",
        }
    }
}

/// The protocols in which a site is an action of the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Proof {
    /// All of them.
    All,
    /// Those with modes.
    Modes,
    /// None.
    None,
}

/// An ordering of a site that is weaker than in a protocol, and the verdicts of the engines.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weaker<D = String, S = String> {
    /// The protocol.
    pub protocol: Protocol,
    /// The ordering.
    #[serde(deserialize_with = "order")]
    pub order: Ordering,
    /// The deque whose ordering it is.
    pub on: D,
    /// The failure. `None` if a weaker protocol does without the ordering of this one, or if a
    /// stronger ordering fails already.
    pub failure: Option<String>,
    /// The verdicts of loom.
    pub loom: Vec<ByLoom<D, S>>,
    /// The scenarios that the site survives under shuttle, in which all accesses are `SeqCst`.
    pub shuttle: Vec<S>,
    /// The claim in `model/claims.toml` with which TLC kills the weaker site, or with which the
    /// site survives. There is one if there is a failure.
    pub tlc: Option<String>,
    /// The machine code that is judged with it.
    pub machine: Vec<Code>,
}

/// Code that is compiled with weaker orderings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Code {
    /// The operations with two fences.
    Fenced,
    /// The operations with modes.
    Asymmetric,
    /// `chase_lev.h`.
    Header,
}

/// A verdict of loom on a weaker ordering.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Verdict<D, S>", bound = "D: Deserialize<'de>, S: Deserialize<'de>")]
pub struct ByLoom<D = String, S = String> {
    /// The variant, if it has its own name.
    pub also: Option<String>,
    /// The deque, if it is not the one of the weaker ordering.
    pub on: Option<D>,
    /// The scenario.
    pub scenario: S,
    /// The failure, or the reason why there is none.
    pub ends: Result<Kill, Reason>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Verdict<D, S> {
    also: Option<String>,
    on: Option<D>,
    scenario: S,
    killed: Option<Kill>,
    survives: Option<Reason>,
}

impl<D, S> TryFrom<Verdict<D, S>> for ByLoom<D, S> {
    type Error = &'static str;

    fn try_from(verdict: Verdict<D, S>) -> Result<Self, &'static str> {
        let Verdict { also, on, scenario, killed, survives } = verdict;
        if on.is_some() && also.is_none() {
            return Err("a variant on another deque needs a name: 'also'");
        }
        let ends = match (killed, survives) {
            (Some(kill), None) => Ok(kill),
            (None, Some(reason)) => Err(reason),
            _ => return Err("either 'killed' or 'survives' is needed"),
        };
        Ok(ByLoom { also, on, scenario, ends })
    }
}

/// An ordering as it is written.
#[derive(Deserialize)]
struct Order(#[serde(deserialize_with = "order")] Ordering);

/// Reads an ordering.
fn order<'de, De: Deserializer<'de>>(from: De) -> Result<Ordering, De::Error> {
    let orders = [
        Ordering::Relaxed,
        Ordering::Acquire,
        Ordering::Release,
        Ordering::AcqRel,
        Ordering::SeqCst,
    ];
    let name = String::deserialize(from)?;
    let found = orders.into_iter().find(|order| format!("{order:?}") == name);
    found.ok_or_else(|| de::Error::custom(format!("there is no ordering '{name}'")))
}

/// A record as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "D: Deserialize<'de>, S: Deserialize<'de>")]
struct Row<D, S> {
    name: String,
    operation: Operation,
    location: Option<Location>,
    access: String,
    #[serde(default)]
    unshipped: BTreeMap<Protocol, Order>,
    tla: bool,
    proof: Proof,
    unjudged: Option<String>,
    unsearched: Option<String>,
    #[serde(default = "Vec::new")]
    weaker: Vec<Weaker<D, S>>,
}

/// A record that has been compared with the tables of `src`.
#[derive(Deserialize)]
#[serde(try_from = "Row<D, S>", bound = "D: Deserialize<'de>, S: Deserialize<'de> + Display")]
struct Compared<D, S>(Record<D, S>);

impl<D, S: Display> TryFrom<Row<D, S>> for Compared<D, S> {
    type Error = String;

    fn try_from(row: Row<D, S>) -> Result<Self, String> {
        let site = sites().iter().find(|site| site.name == row.name);
        let site = site.ok_or_else(|| format!("src has no site '{}'", row.name))?;
        let access = format!("{:?}", site.fenced.access());
        if row.access != access {
            return Err(format!("in src, {} is a {access}", site.name));
        }
        if row.location.is_some() == is_fence(&site.fenced) {
            return Err(format!("{}: each access has a 'location', and no fence", site.name));
        }
        let mut unshipped = BTreeMap::new();
        for (protocol, Order(order)) in row.unshipped {
            can_be(&site.fenced, order)?;
            if protocol.ships() || order == site.fenced.order() {
                return Err(format!("{}: {protocol} has the ordering of src", site.name));
            }
            unshipped.insert(protocol, order);
        }
        let record = Record {
            name: site.name,
            operation: row.operation,
            location: row.location,
            unshipped,
            tla: row.tla,
            proof: row.proof,
            unsearched: row.unsearched,
            weaker: row.weaker,
        };
        for weaker in &record.weaker {
            record.has_sense(site, weaker).map_err(|error| {
                let (name, protocol, order) = (site.name, weaker.protocol, weaker.order);
                format!("{name} {order:?}, {protocol}: {error}")
            })?;
        }
        let keys =
            record.weaker.iter().map(|weaker| (weaker.protocol, format!("{:?}", weaker.order)));
        differ(keys)?;
        record.is_complete(site, row.unjudged.is_some())?;
        Ok(Compared(record))
    }
}

fn is_fence(site: &Site) -> bool {
    matches!(site.access(), Access::Fence | Access::LightFence | Access::HeavyFence)
}

/// Checks that an access of this kind can have an ordering.
fn can_be(site: &Site, order: Ordering) -> Result<(), String> {
    let all = and_weaker(site.with(Ordering::SeqCst));
    if all.iter().any(|it| it.order() == order) {
        return Ok(());
    }
    let all: Vec<_> = all.iter().map(|it| format!("{:?}", it.order())).collect();
    Err(format!("{} can be {}, but not {order:?}", site.name(), all.join(", ")))
}

/// Checks that no two keys are the same.
fn differ<K: Ord + std::fmt::Debug>(keys: impl Iterator<Item = K>) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    for key in keys {
        if seen.contains(&key) {
            return Err(format!("{key:?} is there twice"));
        }
        seen.insert(key);
    }
    Ok(())
}

impl<D, S: Display> Record<D, S> {
    /// Checks a weaker ordering.
    fn has_sense(&self, site: &InBoth, weaker: &Weaker<D, S>) -> Result<(), String> {
        let own = self.of(site, weaker.protocol);
        can_be(&own, weaker.order)?;
        if !and_weaker(own)[1..].iter().any(|it| it.order() == weaker.order) {
            return Err(format!("it is no weaker than {:?}", own.order()));
        }
        let is_next = own.weaker().contains(&weaker.order);
        let stronger = |by: &ByLoom<D, S>| by.ends == Err(Reason::Stronger);
        let is_needed = is_next && !weaker.loom.iter().any(stronger);
        if [&weaker.failure, &weaker.tlc].map(Option::is_some) != [is_needed; 2] {
            let needs = if is_needed {
                "needs 'failure' and 'tlc'"
            } else {
                "can have neither 'failure' nor 'tlc', because a stronger ordering fails already or \
                 a weaker protocol does without this one"
            };
            return Err(format!("it {needs}"));
        }
        if weaker.loom.is_empty() {
            return Err(String::from("it needs a verdict of loom"));
        }
        differ(weaker.loom.iter().map(|by| (&by.also, by.scenario.to_string())))?;
        differ(weaker.shuttle.iter().map(S::to_string))?;
        differ(weaker.machine.iter())?;
        let has_modes = weaker.protocol == Protocol::Asymmetric;
        match weaker.machine.iter().find(|code| (**code == Code::Asymmetric) != has_modes) {
            Some(code) => Err(format!("{code:?} has another protocol")),
            None => Ok(()),
        }
    }

    /// Checks that each ordering that is one step weaker is there, or that the reason why not is.
    fn is_complete(&self, site: &InBoth, is_unjudged: bool) -> Result<(), String> {
        let mut lacks = Vec::new();
        for protocol in Protocol::ALL {
            let own = self.of(site, protocol);
            for order in own.weaker().iter().filter(|_| is_own(site, protocol, own)) {
                let mut listed = self.weaker.iter();
                if !listed.any(|it| (it.protocol, it.order) == (protocol, *order)) {
                    lacks.push(format!("{order:?} in {protocol}"));
                }
            }
        }
        match (is_unjudged, lacks.is_empty()) {
            (true, true) => Err(format!("{}: nothing is 'unjudged'", site.name)),
            (false, false) => {
                Err(format!("{} needs a weaker ordering: {}", site.name, lacks.join(", ")))
            }
            _ => Ok(()),
        }
    }

    /// Returns the site with its ordering in a protocol.
    pub(crate) fn of(&self, site: &InBoth, protocol: Protocol) -> Site {
        match (protocol, self.unshipped.get(&protocol)) {
            (Protocol::Asymmetric, _) => site.asymmetric,
            (_, Some(order)) => site.fenced.with(*order),
            (_, None) => site.fenced,
        }
    }
}

/// Returns `true` if the weaker orderings of a site must be judged for this protocol: if its
/// ordering differs from the one of `Fenced`, or if only this protocol has the site.
fn is_own(site: &InBoth, protocol: Protocol, own: Site) -> bool {
    let differs = (own.access(), own.order()) != (site.fenced.access(), site.fenced.order());
    match protocol {
        Protocol::Fenced => !site.needs_modes,
        Protocol::Asymmetric => site.needs_modes || differs,
        Protocol::Le2013 | Protocol::ReleaseStores => differs,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "D: Deserialize<'de>, S: Deserialize<'de> + Display")]
struct Table<D, S> {
    site: Vec<Spanned<Compared<D, S>>>,
}

/// The file of the records.
pub const SITES: File = ("sites.toml", include_str!("../../../sites.toml"));

/// Reads a file of records.
///
/// # Panics
///
/// Panics if it has anything else, or other sites than `src`.
pub fn records<D, S>(file: File) -> Vec<Record<D, S>>
where
    D: DeserializeOwned,
    S: DeserializeOwned + Display,
{
    let table: Table<D, S> = read(file);
    let records = unique(file, table.site, |Compared(record)| record.name);
    let records: Vec<_> = records.into_iter().map(|Compared(record)| record).collect();
    for (i, site) in sites().iter().enumerate() {
        let found = records.get(i).map(|record| record.name);
        assert!(
            found == Some(site.name),
            "{}: {} is expected as number {}",
            file.0,
            site.name,
            i + 1
        );
    }
    records
}

/// The records of the sites, in the order of [`sites`].
pub static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| records(SITES));

/// Returns the record of a site.
pub fn record(site: &str) -> Option<&'static Record> {
    RECORDS.iter().find(|record| record.name == site)
}

impl<D, S> Weaker<D, S> {
    /// Returns the name of the variant of this site in which only this ordering is weaker.
    pub fn variant(&self, site: &str) -> String {
        match self.protocol {
            Protocol::Fenced => format!("{site} {:?}", self.order),
            protocol => format!("{site} {:?}, {protocol}", self.order),
        }
    }

    /// Returns the first scenario with which loom kills the weaker site.
    pub fn killing(&self) -> Option<&S> {
        let mut killed = self.loom.iter().filter(|by| by.also.is_none() && by.ends.is_ok());
        killed.next().map(|by| &by.scenario)
    }
}
