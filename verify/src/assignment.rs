//! Assignments of orderings to sites, and what loom and TLC say of one.

use std::fmt;
use std::fs;
use std::process::Command;
use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

use anyhow::{Context, Result, bail};
use chase_lev::research::Sites;
use chase_lev_atomics::{Access, Site};
use chase_lev_scenarios::suite::evidence::{self, Evidence};
pub use chase_lev_scenarios::suite::protocols::PROTOCOLS;

use crate::engines::{DEQUE, cargo_test, engine, root};
use crate::evidence::{Ending, Report};
use crate::process::Process;
use crate::results::{Outcome, Verdict};
use crate::run::{RESULTS, directory, read_results, report};
use crate::weakest::at_least;

/// A protocol, and the orderings that replace some of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Assignment {
    /// The protocol's name.
    pub base: String,
    /// Its sites, with the orderings replaced.
    pub sites: Vec<Site>,
}

impl Assignment {
    /// A protocol as it is.
    pub fn of(base: &str) -> Result<Self> {
        Ok(Assignment {
            sites: sites_of(base)?.all().to_vec(),
            base: base.to_owned(),
        })
    }

    /// Replaces an ordering, as in `pop.fence=acqrel`. `none` is `Relaxed`, for fences.
    pub fn set(&mut self, text: &str) -> Result<()> {
        let Some((name, order)) = text.split_once('=') else {
            bail!("'{text}' is not like 'pop.fence=acqrel'");
        };
        let names: Vec<_> = self.sites.iter().map(|site| site.name()).collect();
        let Some(i) = names.iter().position(|site| *site == name) else {
            bail!(
                "there is no site '{name}'; the sites are {}",
                names.join(", ")
            );
        };
        let orders = orders(self.sites[i].access());
        let wanted = order.to_lowercase();
        let is_wanted = |order: &&Ordering| {
            let name = shown(self.sites[i].with(**order)).to_lowercase();
            name == wanted || format!("{order:?}").to_lowercase() == wanted
        };
        let Some(order) = orders.iter().find(is_wanted) else {
            let orders = orders.iter().map(|order| shown(self.sites[i].with(*order)));
            let orders = orders.collect::<Vec<_>>().join(", ");
            bail!("{name} cannot be '{order}'; it can be {orders}");
        };
        self.sites[i] = self.sites[i].with(*order);
        Ok(())
    }

    /// What differs from the protocol, as in `pop.fence=AcqRel`.
    pub fn differences(&self) -> Vec<String> {
        let base = sites_of(&self.base).expect("it was there").all();
        let sites = self.sites.iter().zip(base);
        let changed = sites.filter(|(site, own)| *site != own);
        let changed = changed.map(|(site, _)| format!("{}={:?}", site.name(), site.order()));
        changed.collect()
    }

    /// The shipped protocol whose orderings these are.
    pub fn protocol(&self) -> Option<&'static str> {
        let mut protocols = PROTOCOLS.iter();
        let same = protocols.find(|(_, sites)| sites.all()[..] == self.sites);
        same.map(|(name, _)| *name)
    }

    /// The shipped protocol of the same accesses than which the fewest sites are weaker, and
    /// these sites.
    pub fn weaker(&self) -> (&'static str, Vec<&'static str>) {
        let of = |(name, sites): (&'static str, Sites)| {
            let sites = sites.all();
            let pairs = self.sites.iter().zip(&sites);
            let mut all = pairs.clone();
            let same = all.all(|(site, own)| site.access() == own.access());
            let weaker = pairs.filter(|(site, own)| !at_least(site.order(), own.order()));
            same.then(|| (name, weaker.map(|(site, _)| site.name()).collect()))
        };
        let all = PROTOCOLS.into_iter().filter_map(of);
        let nearest =
            all.min_by_key(|(name, weaker): &(_, Vec<_>)| (weaker.len(), *name != self.base));
        nearest.expect("the base has the same accesses")
    }
}

/// What is known to go wrong if a site alone is weaker than in a protocol. `Weakest` stands for
/// the others where they have its ordering.
fn known(site: &str, protocol: &str) -> Option<&'static Evidence> {
    let of = |name| evidence::of(site).find(|shown| shown.protocol == name);
    let mut pairs = sites_of(protocol)
        .ok()?
        .all()
        .into_iter()
        .zip(Sites::WEAKEST.all());
    let (own, weakest) = pairs.find(|(own, _)| own.name() == site)?;
    let as_in_weakest = own == weakest;
    of(protocol).or_else(|| of("Weakest").filter(|_| as_in_weakest))
}

impl fmt::Display for Assignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let differences = self.differences().join(", ");
        match self.protocol() {
            Some(name) if name == self.base => write!(f, "{name}"),
            Some(name) => write!(f, "{name}: {} with {differences}", self.base),
            None => write!(f, "{} with {differences}", self.base),
        }
    }
}

/// The sites of a shipped protocol.
pub fn sites_of(protocol: &str) -> Result<Sites> {
    let named = PROTOCOLS.into_iter().find(|(name, _)| *name == protocol);
    let names = PROTOCOLS.map(|(name, _)| name).join(", ");
    let (_, sites) =
        named.with_context(|| format!("there is no protocol '{protocol}'; there are {names}"))?;
    Ok(sites)
}

/// The orderings that a site can have, the weakest first.
pub fn orders(access: Access) -> &'static [Ordering] {
    match access {
        Access::Load => &[Relaxed, Acquire, SeqCst],
        Access::Store => &[Relaxed, Release, SeqCst],
        Access::Cas | Access::Add | Access::Swap | Access::Fence => {
            &[Relaxed, Acquire, Release, AcqRel, SeqCst]
        }
        Access::LightFence | Access::HeavyFence => &[Relaxed, SeqCst],
    }
}

/// How a site orders, for a person.
pub fn shown(site: Site) -> String {
    let order = format!("{:?}", site.order());
    match site.access() {
        Access::Fence | Access::LightFence | Access::HeavyFence if order == "Relaxed" => {
            String::from("none")
        }
        Access::LightFence => String::from("light"),
        Access::HeavyFence => String::from("heavy"),
        _ => order,
    }
}

/// The failure that an engine has found, if it has.
pub fn failure(judgement: &Report) -> Option<&Outcome> {
    let mut outcomes = judgement.outcomes.iter();
    outcomes.find(|outcome| outcome.verdict == Verdict::Fails)
}

/// The check that an engine has made, and that fails if this site alone is weaker than in the
/// protocol.
pub fn sees<'a>(judgement: &'a Report, site: &str, protocol: &str) -> Option<&'a str> {
    let known = known(site, protocol)?;
    let is_scenario = |part: &str| {
        let program = part.split_once(" in ").map(|(program, _)| program);
        program.is_some() && program == known.loom
    };
    let checks = judgement.outcomes.iter();
    let mut checks = checks.map(|outcome| outcome.check.as_str());
    checks.find(|check| *check == known.tlc || check.split(", ").any(is_scenario))
}

/// Builds loom's suite.
pub fn build_loom() -> Result<()> {
    let status = loom()
        .arg("--no-run")
        .status()
        .context("cargo does not start")?;
    match status.success() {
        true => Ok(()),
        false => bail!("loom's suite is not built"),
    }
}

fn loom() -> Command {
    let mut command = cargo_test(DEQUE, "--cfg loom");
    command.args(["--test", "loom-tests"]);
    command
}

/// Checks an assignment with all scenarios that have no more executions than `most`; stops at the
/// first failure.
pub fn judge_by_loom(assignment: &Assignment, most: usize) -> Result<Report> {
    let mut command = loom();
    command.env("CHASE_LEV_FAIL_FAST", "1");
    command.env("CHASE_LEV_MOST", most.to_string());
    command.env("CHASE_LEV_BASE", &assignment.base);
    command.env("CHASE_LEV_SET", assignment.differences().join(","));
    judge("loom", command)
}

/// Checks an assignment with the bounds of TLC in which the known variants fail. `Err` within
/// says why TLC cannot judge it: the model does not have each site.
pub fn judge_by_tlc(assignment: &Assignment) -> Result<Result<Report, String>> {
    const UNKNOWN: &str = " is no site of the model";
    let mut command = Command::new("python3");
    command.current_dir(root()).arg("model/check.py");
    command.args(["--base", &assignment.base]);
    for difference in assignment.differences() {
        command.args(["--set", &difference]);
    }
    match judge("tlc", command) {
        Err(error) => match error.to_string().split_once(UNKNOWN) {
            Some((said, _)) => {
                let site = said.lines().last().unwrap_or_default();
                Ok(Err(format!("{site}{UNKNOWN}")))
            }
            None => Err(error),
        },
        judged => judged.map(Ok),
    }
}

/// What an engine says of an assignment, up to the first failure.
fn judge(name: &str, mut command: Command) -> Result<Report> {
    fs::create_dir_all(directory())?;
    let results = directory().join(format!("try-{name}.jsonl"));
    let log = directory().join(format!("try-{name}.log"));
    if results.exists() {
        fs::remove_file(&results)?;
    }
    command.env(RESULTS, &results);
    let status = Process::start(command, &log)?.wait(|| {})?;
    let status = status.context("interrupted")?;
    let (header, outcomes) = read_results(&results)?;
    let judgement = Report {
        header,
        seconds: outcomes.iter().map(|outcome| outcome.seconds).sum(),
        outcomes,
        ..report(engine(name), Ending::Complete)
    };
    let mut verdicts = judgement.outcomes.iter().map(|outcome| outcome.verdict);
    let judged = status.success() && verdicts.all(|verdict| verdict != Verdict::Unknown);
    match judgement.header {
        Some(_) if judged && !judgement.outcomes.is_empty() => Ok(judgement),
        Some(_) if failure(&judgement).is_some() => Ok(judgement),
        _ => bail!("{name} did not judge this:\n{}", fs::read_to_string(log)?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weaker(base: &str, set: &[&str]) -> (&'static str, Vec<&'static str>) {
        let mut assignment = Assignment::of(base).unwrap();
        for set in set {
            assignment.set(set).unwrap();
        }
        assignment.weaker()
    }

    #[test]
    fn sites_are_weaker_than_in_the_nearest_protocol() {
        let release = [
            "push.fence=none",
            "push.bottom=release",
            "pop.reserve=seqcst",
        ];
        assert_eq!(weaker("Weakest", &release), ("ReleaseStores", vec![]));
        assert_eq!(weaker("Le2013", &["pop.cas=release"]), ("Weakest", vec![]));
        // Neither of these orders what the other does.
        let fence = ("Weakest", vec!["push.fence"]);
        assert_eq!(weaker("Weakest", &["push.fence=acquire"]), fence);
        let top = ("Asymmetric", vec!["steal.top"]);
        let set = ["steal.top=relaxed", "push.fence=seqcst"];
        assert_eq!(weaker("Asymmetric", &set), top);
    }

    #[test]
    fn what_is_known_of_weakest_is_known_where_a_protocol_is_like_it() {
        let of = |site, protocol| known(site, protocol).map(|known| known.protocol);
        assert_eq!(of("push.fence", "Asymmetric"), Some("Weakest"));
        assert_eq!(of("batch.cas", "Asymmetric"), Some("Asymmetric"));
        assert_eq!(of("push.fence", "ReleaseStores"), None);
        assert_eq!(of("pop.batches", "Weakest"), None);
    }
}
