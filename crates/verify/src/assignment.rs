//! Assignments of orderings to sites, and their judgement by loom and TLC.

use std::fmt;
use std::fs;
use std::process::Command;

use anyhow::{Context, Error, Result, bail, ensure};
use chase_lev_atomics::Site;
use chase_lev_evidence::{Protocol, Weaker, at_least, find, record};

use crate::engines::{Extent, Suite, TLC, engine, python};
use crate::process;
use crate::report::Report;
use crate::results::Verdict;
use crate::run::{RESULTS, directory};

/// A protocol, and the orderings that replace some of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Assignment {
    /// The protocol.
    base: Protocol,
    /// Its sites, with the orderings replaced.
    pub sites: Vec<Site>,
}

impl Assignment {
    /// Returns the orderings of a protocol.
    pub fn of(base: Protocol) -> Self {
        Assignment { base, sites: base.sites().to_vec() }
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
        let sites = self.sites.iter().zip(self.base.sites());
        let changed = sites.filter(|(site, own)| site != own);
        let changed = changed.map(|(site, _)| format!("{}={:?}", site.name(), site.order()));
        changed.collect()
    }

    /// Returns the protocol that has these orderings, if there is one.
    pub fn protocol(&self) -> Option<Protocol> {
        Protocol::ALL.into_iter().find(|protocol| protocol.sites() == self.sites)
    }

    /// Returns the sites that are weaker than in a protocol: the one that has these orderings, or
    /// else the base.
    pub fn weaker(&self) -> (Protocol, Vec<&'static str>) {
        let protocol = self.protocol().unwrap_or(self.base);
        let sites = self.sites.iter().zip(protocol.sites());
        let weaker = sites.filter(|(site, own)| !at_least(**site, **own));
        (protocol, weaker.map(|(site, _)| site.name()).collect())
    }
}

/// Returns the known failure if a site alone is weaker than in a protocol. The evidence for
/// `Fenced` also counts for protocols that have the same ordering at this site.
fn known(site: &str, protocol: Protocol) -> Option<&'static Weaker> {
    let weaker = &record(site)?.weaker;
    let failing = |it: &&Weaker| it.failure.is_some();
    let of = |protocol| weaker.iter().filter(failing).find(|it| it.protocol == protocol);
    let fenced = Protocol::Fenced;
    let as_in_fenced = site_of(fenced, site).ok()? == site_of(protocol, site).ok()?;
    of(protocol).or_else(|| of(fenced).filter(|_| as_in_fenced))
}

impl fmt::Display for Assignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, differences) = (self.base, self.differences().join(", "));
        match self.protocol() {
            Some(protocol) if protocol == base => write!(f, "{protocol}"),
            Some(protocol) => write!(f, "{protocol}: {base} with {differences}"),
            None => write!(f, "{base} with {differences}"),
        }
    }
}

/// Returns a site of a protocol.
pub fn site_of(protocol: Protocol, name: &str) -> Result<Site> {
    let mut sites = protocol.sites().iter();
    let site = sites.find(|site| site.name() == name).copied();
    site.with_context(|| format!("there is no site {name}"))
}

/// Returns the check, among those that an engine has made, that is known to fail if this site alone
/// is weaker than in the protocol.
pub fn sees<'a>(judgement: &'a Report, site: &str, protocol: Protocol) -> Option<&'a str> {
    let known = known(site, protocol)?;
    let (claim, scenario) = (known.tlc.as_deref(), known.killing());
    let checks = judgement.outcomes.iter();
    let mut checks = checks.map(|outcome| outcome.check.as_str());
    checks.find(|check| {
        claim == Some(*check) || check.split(", ").any(|part| scenario.is_some_and(|it| it == part))
    })
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
    command.env("CHASE_LEV_BASE", assignment.base.to_string());
    command.env("CHASE_LEV_SET", assignment.differences().join(","));
    judge("loom", command)
}

/// Checks an assignment under TLC within the bounds in which the known variants fail. If TLC cannot
/// judge it, prints the reason: Java is missing, or the model lacks a site.
pub fn judge_by_tlc(assignment: &Assignment) -> Result<Option<Report>> {
    let mut command = python(TLC);
    command.args(["--base", &assignment.base.to_string()]);
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
    use itertools::Itertools;

    use super::*;

    #[test]
    fn an_ordering_beside_another_is_weaker_unless_a_protocol_has_it() {
        let weaker = |set: &[&str]| {
            let fenced = Assignment::of(Protocol::Fenced);
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
        use Protocol::{Asymmetric, Fenced, ReleaseStores};
        let of = |site, protocol| known(site, protocol).map(|known| known.protocol);
        assert_eq!(of("push.fence", Asymmetric), Some(Fenced));
        assert_eq!(of("steal.cas", Asymmetric), Some(Asymmetric));
        assert_eq!(of("push.fence", ReleaseStores), None);
        assert_eq!(of("cool.look", Fenced), None);
    }
}
