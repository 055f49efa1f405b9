//! The ordering sites: why each ordering is as it is, and what comes of a weaker one.

use chase_lev::research::{Row, Site, Sites, TABLE};
use serde::Serialize;

use super::names::Found;
use super::verdicts::Line;
use crate::assignment::{PROTOCOLS, shown};
use crate::results::Verdict;

/// A site.
#[derive(Serialize)]
pub struct Section<'a> {
    name: &'static str,
    what: &'static str,
    reason: &'static str,
    orders: Vec<Order>,
    weaker: Vec<Weakening<'a>>,
}

/// Its ordering in a protocol.
#[derive(Serialize)]
struct Order {
    protocol: &'static str,
    order: String,
    is_default: bool,
}

/// A weakening by one step, and what the engines say of it.
#[derive(Serialize)]
struct Weakening<'a> {
    protocol: &'static str,
    order: String,
    failure: Option<&'static str>,
    kills: Vec<Shown<'a>>,
    survivals: Vec<Survival<'a>>,
    others: Vec<Shown<'a>>,
}

/// An outcome, and in what its subject differs from the weakening: `epochs`, for example.
#[derive(Serialize)]
struct Shown<'a> {
    line: Line<'a>,
    with: &'a str,
}

/// An engine that does not see the failure, and why.
#[derive(Serialize)]
struct Survival<'a> {
    engine: &'a str,
    with: &'a str,
    reason: &'a str,
    checks: usize,
}

/// All sites, in program order.
pub fn sections<'a>(found: &'a [Found<'a>]) -> Vec<Section<'a>> {
    let rows = TABLE.iter().enumerate();
    rows.map(|(i, row)| {
        let default = Sites::WEAKEST.all()[i];
        let orders = PROTOCOLS.map(|(protocol, sites)| Order {
            protocol,
            order: shown(sites.all()[i]),
            is_default: sites.all()[i] == default,
        });
        let weaker = PROTOCOLS.iter().flat_map(|(protocol, sites)| {
            let site = sites.all()[i];
            weakenings(row, protocol, site, site != default, found)
        });
        Section {
            name: row.name,
            what: row.what,
            reason: row.reason,
            orders: orders.into(),
            weaker: weaker.collect(),
        }
    })
    .collect()
}

/// The weakenings of a site in a protocol: those that the table of sites has, those of a
/// protocol that differs there, and those of which an engine says something.
fn weakenings<'a>(
    row: &'static Row,
    protocol: &'static str,
    site: Site,
    differs: bool,
    found: &'a [Found<'a>],
) -> Vec<Weakening<'a>> {
    let listed = row.evidence.iter().find(|shown| shown.protocol == protocol);
    let weaker = site.weaker().iter();
    let weaker = weaker.map(|&weaker| (format!("{weaker:?}"), shown(site.with(weaker))));
    let later = listed.filter(|_| site.weaker().is_empty());
    let weaker = weaker.chain(later.map(|_| (String::from("late"), String::from("later"))));
    let weakenings = weaker.filter_map(|(name, order)| {
        let subject = match protocol {
            "Weakest" => format!("{} {name}", row.name),
            protocol => format!("{} {name}, {protocol}", row.name),
        };
        let about = found
            .iter()
            .filter_map(|found| Some((found, beyond(&found.outcome.subject, &subject)?)));
        let about: Vec<_> = about.collect();
        let default = protocol == "Weakest" && row.evidence.is_empty();
        let shown = listed.is_some() || differs || default || !about.is_empty();
        shown.then(|| Weakening {
            protocol,
            order,
            failure: listed.map(|shown| shown.failure),
            kills: lines(&about, |found| found.outcome.verdict.is_against()),
            survivals: survivals(&about),
            others: lines(&about, |found| {
                let silent = found.outcome.reason.is_none();
                found.outcome.verdict == Verdict::Unknown
                    || (found.outcome.verdict == Verdict::Holds && silent)
            }),
        })
    });
    weakenings.collect()
}

fn lines<'a>(about: &[About<'a>], which: impl Fn(&Found) -> bool) -> Vec<Shown<'a>> {
    let chosen = about.iter().filter(|(found, _)| which(found));
    let lines = chosen.map(|&(found, with)| Shown {
        line: Line::new(found),
        with,
    });
    lines.collect()
}

/// An outcome, and in what its subject differs from a weakening.
type About<'a> = (&'a Found<'a>, &'a str);

fn survivals<'a>(about: &[About<'a>]) -> Vec<Survival<'a>> {
    let mut survivals: Vec<Survival> = Vec::new();
    for &(found, with) in about {
        let holds = found.outcome.verdict == Verdict::Holds;
        let Some(reason) = found.outcome.reason.as_deref().filter(|_| holds) else {
            continue;
        };
        let engine = found.engine;
        let same = |other: &&mut Survival| {
            (other.engine, other.with, other.reason) == (engine, with, reason)
        };
        match survivals.iter_mut().find(same) {
            Some(same) => same.checks += 1,
            None => survivals.push(Survival {
                engine,
                with,
                reason,
                checks: 1,
            }),
        }
    }
    survivals
}

/// What a subject says beyond this weakening, if it is about it, and not about that of
/// another protocol.
fn beyond<'a>(subject: &'a str, weakening: &str) -> Option<&'a str> {
    let rest = subject.strip_prefix(weakening)?;
    let more = match rest {
        "" => "",
        rest => rest.strip_prefix(", ")?,
    };
    let others = PROTOCOLS.map(|(protocol, _)| protocol);
    let others = more.split(", ").any(|word| others.contains(&word));
    (!others).then_some(more)
}
