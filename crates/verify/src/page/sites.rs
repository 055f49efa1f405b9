//! The ordering sites: the reason for each ordering, and the outcomes of weaker ones.

use super::line::Line;
use crate::assignment::{InProtocols, PROTOCOLS, in_protocols};
use chase_lev_atomics::Site;
use chase_lev_evidence::{self as evidence, shown, weakening};
use itertools::Itertools;

/// A site, and its weakenings in all protocols.
pub struct Section<'a> {
    pub of: InProtocols,
    pub weaker: Vec<Weakening<'a>>,
}

/// A weakening by one step, and the outcomes about it.
pub struct Weakening<'a> {
    pub protocol: &'static str,
    pub order: String,
    pub failure: Option<&'static str>,
    /// The outcomes; failures come first.
    pub lines: Vec<About<'a>>,
    /// The survivals, one for each engine and reason.
    pub survivals: Vec<About<'a>>,
}

/// An outcome, and how its subject differs from the weakening: `epochs`, for example.
#[derive(Clone, Copy)]
pub struct About<'a> {
    pub line: &'a Line<'a>,
    pub with: &'a str,
    /// The number of checks with the same outcome.
    pub checks: usize,
}

/// Returns all sites, in program order.
pub fn sections<'a>(found: &'a [Line<'a>]) -> Vec<Section<'a>> {
    let section = |of: InProtocols| {
        let protocols = of.protocols.into_iter();
        let weaker = protocols
            .flat_map(|(protocol, own)| weakenings(protocol, own, own != of.default, found));
        Section {
            weaker: weaker.collect(),
            of,
        }
    };
    in_protocols().map(section).collect()
}

/// Returns the weakenings of a site in a protocol: those in the table of evidence, those of a protocol
/// that differs from `Fenced` at this site, and those about which an engine has an outcome.
fn weakenings<'a>(
    protocol: &'static str,
    site: Site,
    differs: bool,
    found: &'a [Line<'a>],
) -> Vec<Weakening<'a>> {
    let name = site.name();
    let listed = evidence::of(name).find(|shown| shown.protocol == protocol);
    let weaker = site.weaker().iter();
    let weakenings = weaker.filter_map(|&weaker| {
        let order = shown(&site.with(weaker));
        let subject = weakening(name, &format!("{weaker:?}"), protocol);
        let about = found.iter().filter_map(|line| {
            let with = beyond(&line.outcome.subject, &subject)?;
            let checks = 1;
            Some(About { line, with, checks })
        });
        let about: Vec<_> = about.collect();
        let default = protocol == "Fenced" && evidence::of(name).next().is_none();
        let shown = listed.is_some() || differs || default || !about.is_empty();
        shown.then(|| {
            let (survivals, mut lines): (Vec<_>, Vec<_>) = about
                .into_iter()
                .partition(|about| about.line.state() == "survives");
            lines.sort_by_key(|about| !about.line.outcome.verdict.is_against());
            Weakening {
                protocol,
                order,
                failure: listed.map(|shown| shown.failure),
                lines,
                survivals: grouped(survivals),
            }
        })
    });
    weakenings.collect()
}

fn grouped<'a>(all: Vec<About<'a>>) -> Vec<About<'a>> {
    let key = |about: &&About<'a>| (about.line.engine, about.with, &about.line.outcome.reason);
    let times = all.iter().counts_by(|about| key(&about));
    let firsts = all.iter().unique_by(key);
    let group = |first: &About<'a>| About {
        checks: times[&key(&first)],
        ..*first
    };
    firsts.map(group).collect()
}

/// Returns the part of a subject's name after this weakening, if the subject is about this weakening and
/// not about that of another protocol.
fn beyond<'a>(subject: &'a str, weakening: &str) -> Option<&'a str> {
    let rest = subject.strip_prefix(weakening)?;
    let more = rest
        .strip_prefix(", ")
        .or(rest.is_empty().then_some(rest))?;
    let is_other = |word| PROTOCOLS.iter().any(|(protocol, _)| *protocol == word);
    (!more.split(", ").any(is_other)).then_some(more)
}
