//! Assignments of orderings to sites, and their judgement by loom and TLC.

use std::fmt;
use std::fs;
use std::process::Command;

use anyhow::{Context, Error, Result, bail, ensure};
use chase_lev_atomics::Site;
use chase_lev_evidence::{self as evidence, Evidence, PROTOCOLS, Protocol, at_least, find};
use itertools::Itertools;

use crate::engines::{Extent, Suite, TLC, engine, python};
use crate::evidence::Report;
use crate::process;
use crate::results::Verdict;
use crate::run::{RESULTS, directory};

/// A protocol, and the orderings that replace some of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Assignment {
    /// The protocol.
    base: &'static Protocol,
    /// Its sites, with the orderings replaced.
    pub sites: Vec<Site>,
}

impl Assignment {
    /// Returns the orderings of a protocol.
    pub fn of(base: &str) -> Result<Self> {
        let base = protocol(base)?;
        let sites = base.1.clone();
        Ok(Assignment { base, sites })
    }

    /// Returns the assignment with another ordering, as in `pop.fence=acqrel`. For fences, `none`
    /// means `Relaxed`.
    pub fn set(self, text: &str) -> Result<Self> {
        let set = find(text, &self.sites).map_err(Error::msg)?;
        Ok(self.with(&[set]))
    }

    /// Returns the assignment with these sites in place of its own.
    pub fn with(mut self, sites: &[Site]) -> Self {
        for site in sites {
            let mut own = self.sites.iter_mut();
            *own.find(|own| own.name() == site.name()).expect("a site") = *site;
        }
        self
    }

    /// Returns the differences from the protocol, as in `pop.fence=AcqRel`.
    pub fn differences(&self) -> Vec<String> {
        let sites = self.sites.iter().zip(&self.base.1);
        let changed = sites.filter(|(site, own)| site != own);
        let changed = changed.map(|(site, _)| format!("{}={:?}", site.name(), site.order()));
        changed.collect()
    }

    /// Returns the protocol that has these orderings, if there is one.
    pub fn protocol(&self) -> Option<&'static Protocol> {
        PROTOCOLS.iter().find(|(_, sites)| *sites == self.sites)
    }

    /// Returns the sites that are weaker than in a protocol: the one that has these orderings, or
    /// else the base.
    pub fn weaker(&self) -> (&'static str, Vec<&'static str>) {
        let (protocol, own) = self.protocol().unwrap_or(self.base);
        let sites = self.sites.iter().zip(own);
        let weaker = sites.filter(|(site, own)| !at_least(**site, **own));
        (protocol, weaker.map(|(site, _)| site.name()).collect())
    }
}

/// Returns the known failure if a site alone is weaker than in a protocol. The evidence for
/// `Fenced` also counts for protocols that have the same ordering at this site.
fn known(site: &str, protocol: &str) -> Option<&'static Evidence> {
    let of = |name| evidence::of(site).find(|shown| shown.protocol == name);
    let as_in_weakest = site_of("Fenced", site).ok()? == site_of(protocol, site).ok()?;
    of(protocol).or_else(|| of("Fenced").filter(|_| as_in_weakest))
}

impl fmt::Display for Assignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, differences) = (self.base.0, self.differences().join(", "));
        match self.protocol() {
            Some((name, _)) if *name == base => write!(f, "{name}"),
            Some((name, _)) => write!(f, "{name}: {base} with {differences}"),
            None => write!(f, "{base} with {differences}"),
        }
    }
}

/// Returns the protocol of this name.
fn protocol(protocol: &str) -> Result<&'static Protocol> {
    let named = PROTOCOLS.iter().find(|(name, _)| *name == protocol);
    let names = PROTOCOLS.iter().map(|(name, _)| name).join(", ");
    named.with_context(|| format!("there is no protocol '{protocol}'; there are {names}"))
}

/// Returns a site of a protocol.
pub fn site_of(protocol: &str, name: &str) -> Result<Site> {
    let mut sites = self::protocol(protocol)?.1.iter();
    let site = sites.find(|site| site.name() == name).copied();
    site.with_context(|| format!("there is no site {name}"))
}

/// Returns the check, among those that an engine has made, that is known to fail if this site alone
/// is weaker than in the protocol.
pub fn sees<'a>(judgement: &'a Report, site: &str, protocol: &str) -> Option<&'a str> {
    let known = known(site, protocol)?;
    let is_scenario = |part: &str| {
        let program = part.split_once(" in ").map(|(program, _)| program);
        program.is_some() && program == known.loom.as_deref()
    };
    let checks = judgement.outcomes.iter();
    let mut checks = checks.map(|outcome| outcome.check.as_str());
    checks.find(|check| *check == known.tlc || check.split(", ").any(is_scenario))
}

/// Returns loom's suite of the deque.
fn loom() -> &'static Suite {
    &engine("loom").suites[0]
}

/// Builds loom's suite.
pub fn build_loom() -> Result<()> {
    let status = loom().command(Extent::Default).arg("--no-run").status();
    let status = status.context("cargo does not start")?;
    ensure!(status.success(), "loom's suite is not built");
    Ok(())
}

/// Checks an assignment under loom in all scenarios that have at most `most` executions. Stops at
/// the first failure.
pub fn judge_by_loom(assignment: &Assignment, most: usize) -> Result<Report> {
    let mut command = loom().command(Extent::Default);
    command.env("CHASE_LEV_FAIL_FAST", "1");
    command.env("CHASE_LEV_MOST", most.to_string());
    command.env("CHASE_LEV_BASE", assignment.base.0);
    command.env("CHASE_LEV_SET", assignment.differences().join(","));
    judge("loom", command)
}

/// Checks an assignment under TLC within the bounds in which the known variants fail. If TLC cannot
/// judge it, prints the reason: Java is missing, or the model lacks a site.
pub fn judge_by_tlc(assignment: &Assignment) -> Result<Option<Report>> {
    let mut command = python(TLC);
    command.args(["--base", assignment.base.0]);
    for difference in assignment.differences() {
        command.args(["--set", &difference]);
    }
    let why = match engine("tlc").prepare().map(|()| judge("tlc", command)) {
        Ok(Ok(judgement)) => return Ok(Some(judgement)),
        Ok(Err(error)) if !error.to_string().contains("is no site of the model") => {
            return Err(error);
        }
        Ok(Err(why)) | Err(why) => why.to_string(),
    };
    println!("tlc: LEFT OUT: {}", why.lines().last().unwrap_or_default());
    Ok(None)
}

/// Runs an engine on an assignment, up to the first failure.
fn judge(name: &str, mut command: Command) -> Result<Report> {
    fs::create_dir_all(directory())?;
    let results = directory().join(format!("try-{name}.jsonl"));
    let log = directory().join(format!("try-{name}.log"));
    if results.exists() {
        fs::remove_file(&results)?;
    }
    command.env(RESULTS, &results);
    let status = process::run(command, &log, || {})?.context("interrupted")?;
    let judgement = Report::read(engine(name), name, &results)?;
    let mut outcomes = judgement.outcomes.iter();
    let is_complete = status.success() && !judgement.outcomes.is_empty();
    let holds = is_complete && outcomes.all(|outcome| outcome.verdict != Verdict::Unknown);
    if !holds && judgement.failure().is_none() {
        bail!("{name} could not judge this:\n{}", fs::read_to_string(log)?);
    }
    Ok(judgement)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ordering_beside_another_is_weaker_unless_a_protocol_has_it() {
        let weaker = |set: &[&str]| {
            let fenced = Assignment::of("Fenced").unwrap();
            let assignment = set.iter().try_fold(fenced, |all, set| all.set(set));
            assignment.unwrap().weaker().1
        };
        let stores = "push.fence=none push.bottom=release pop.reserve=release";
        assert_eq!(weaker(&stores.split(' ').collect_vec()), [""; 0]);
        // Neither is as strong as the other.
        assert_eq!(weaker(&["push.fence=acquire"]), ["push.fence"]);
    }

    #[test]
    fn what_is_known_of_weakest_is_known_where_a_protocol_is_like_it() {
        let of = |site, protocol| known(site, protocol).map(|known| &*known.protocol);
        assert_eq!(of("push.fence", "Asymmetric"), Some("Fenced"));
        assert_eq!(of("steal.cas", "Asymmetric"), Some("Asymmetric"));
        assert_eq!(of("push.fence", "ReleaseStores"), None);
        assert_eq!(of("cool.look", "Fenced"), None);
    }
}
