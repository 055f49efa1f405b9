//! The variants and the verdicts on them as the files have them.

use std::collections::BTreeMap;

use chase_lev_evidence::{Kill, Protocol, Reason, find};
use serde::Deserialize;
use toml::Spanned;

use super::{How, Judged, TIMES, Variant};
use crate::suite::instruments::faults::{Fault, SiteName};
use crate::suite::instruments::orders::Assignment;
use crate::suite::jobs::Expect::{self, Killed, Survives};
use crate::suite::results::Group;
use crate::suite::scenario::{Scenario, of};
use crate::suite::subject::Subject;

/// The reason why shuttle does not kill a weaker ordering.
pub const BLIND: Expect =
    Survives { reason: "to shuttle, every access is sequentially consistent" };

/// Returns what is expected under loom. The execution that kills a variant is recorded.
pub fn by_loom(ends: Result<Kill, Reason>) -> Expect {
    match ends {
        Ok(kill) => Killed { by: &kill.messages()[..1], within: None },
        Err(reason) => Survives { reason: reason.text() },
    }
}

fn by_shuttle(kill: Kill) -> Expect {
    Killed { by: kill.messages(), within: Some(TIMES) }
}

/// A failure in a scenario.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kills {
    scenario: Scenario,
    killed: Kill,
}

/// The orderings in a text such as `pop.fence=AcqRel`, or a protocol's orderings.
#[derive(Deserialize)]
#[serde(try_from = "String")]
pub struct Orders(pub Assignment);

impl TryFrom<String> for Orders {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let unshipped = Protocol::ALL.into_iter().filter(|protocol| !protocol.ships());
        if let Some(protocol) = unshipped.clone().find(|protocol| protocol.to_string() == text) {
            return Ok(Orders(protocol.changes()));
        }
        // An access may be stronger in one protocol than in another.
        let mut found = Protocol::ALL.iter().map(|protocol| find(&text, protocol.sites()));
        let first = found.next().expect("a protocol");
        let site = found.fold(first, |first, next| first.or_else(|error| next.map_err(|_| error)));
        let names: Vec<_> = unshipped.map(|protocol| protocol.to_string()).collect();
        let names = names.join(", ");
        let site = site.map_err(|error| format!("{error}; the protocols are {names}"))?;
        Ok(Orders(vec![(site.name(), site.order())]))
    }
}

/// A variant as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    on: Subject,
    #[serde(default)]
    with: Vec<Orders>,
    #[serde(default)]
    plants: BTreeMap<SiteName, Fault>,
    #[serde(default)]
    right: bool,
    #[serde(default)]
    both: Vec<Kills>,
    #[serde(default)]
    only_loom: Vec<Kills>,
    #[serde(default)]
    loom: Vec<Kills>,
    #[serde(default)]
    shuttle: Vec<Kills>,
    programs: Option<Kill>,
}

/// A variant of no group yet.
#[derive(Deserialize)]
#[serde(try_from = "Row")]
pub struct Written(pub Variant);

impl TryFrom<Row> for Written {
    type Error = String;

    fn try_from(row: Row) -> Result<Self, String> {
        let mut judged: Vec<Judged> = Vec::new();
        let mut add = |how, scenario, expect| {
            if judged.iter().any(|it| (it.how, it.scenario) == (how, scenario)) {
                return Err(format!("two verdicts on {scenario}"));
            }
            judged.push(Judged { how, scenario, expect });
            Ok(())
        };
        for it in row.both.iter().chain(&row.only_loom).chain(&row.loom) {
            add(How::Loom, it.scenario, by_loom(Ok(it.killed)))?;
        }
        for it in row.both.iter().chain(&row.shuttle) {
            add(How::Random, it.scenario, by_shuttle(it.killed))?;
        }
        for it in &row.only_loom {
            add(How::Random, it.scenario, BLIND)?;
        }
        if let Some(kill) = row.programs {
            add(How::Programs, of(""), by_shuttle(kill))?;
        }
        if judged.is_empty() != row.right {
            return Err(String::from("either 'right' or a verdict is needed"));
        }
        let faults = row.plants.into_iter();
        Ok(Written(Variant {
            name: row.name,
            // The caller sets it.
            group: Group::Broken,
            base: row.on,
            orders: row.with.into_iter().flat_map(|orders| orders.0).collect(),
            faults: faults.map(|(site, fault)| (site.0, fault)).collect(),
            judged,
            is_right: row.right,
        }))
    }
}

/// A file of variants.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub variant: Vec<Spanned<Written>>,
}
