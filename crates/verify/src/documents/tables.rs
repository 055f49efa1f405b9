//! The tables of the documents.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use askama::Template;
use chase_lev_evidence::{InBoth, Protocol, RECORDS, Weaker, shown, sites};
use itertools::Itertools;
use serde::Deserialize;

use super::register::{Register, cells, read, verdict};
use super::summary::{Line, Summary};
use super::verdicts::{broken, explored};
use crate::assignment::site_of;
use crate::engines::{engine, root};
use crate::finding::Finding;
use crate::report::count;
use crate::results::Group;

/// All tables, each between the marks that enclose it in its document.
#[derive(Template)]
#[template(path = "tables.md", whitespace = "preserve")]
pub struct Tables<'a> {
    /// The summary from which the tables are written.
    pub summary: &'a Summary,
}

/// Returns how much an engine explored, and in how many broken variants it found the error, or why
/// not.
fn in_all(summary: &Summary, line: &Line) -> String {
    let broken = summary.group(Group::Broken);
    let findings = broken.filter_map(|subject| subject.engines.get(&line.engine));
    let all = findings.clone().count();
    let found = findings.filter(|finding| !finding.fails.is_empty()).count();
    let explored = count(line.explored, line.unit);
    let Some(misses) = &engine(&line.engine).misses else {
        return explored;
    };
    let missed = all - found;
    format!("{explored}; catches {found} of {all} planted bugs; the other {missed} {misses}")
}

/// Returns the orderings of a site that differ from the ordering of `Fenced`.
fn elsewhere(site: &InBoth) -> String {
    let mut others = Protocol::ALL.iter().filter_map(|protocol| {
        let own = protocol.sites().iter().find(|own| own.name() == site.name)?;
        (*own != site.fenced).then(|| format!("`{protocol}`: {}", shown(own)))
    });
    others.join(", ")
}

/// What is measured of a claim of the model.
#[derive(Deserialize)]
struct Counts {
    /// The length of the counterexample, if it has one.
    within: Option<u64>,
}

/// Returns what is measured of each claim of the model.
fn claims() -> Result<BTreeMap<String, Counts>> {
    let counts = fs::read_to_string(root().join("model/counts.json"))?;
    serde_json::from_str(&counts).context("model/counts.json")
}

/// Returns a row for each ordering that is one step weaker: what goes wrong, and which engine shows
/// it.
fn evidence(summary: &Summary) -> Result<Vec<String>> {
    let claims = claims()?;
    let row = |name: &str, of: &Weaker, failure: &str, claim: &str| {
        let subject = of.variant(name);
        let weaker = shown(&site_of(of.protocol, name)?.with(of.order));
        let loom = match of.killing() {
            Some(scenario) => {
                let count = kill(summary, &subject, scenario);
                let count = count.with_context(|| format!("loom does not kill {subject}"))?;
                let (program, _) = scenario.split_once(" in ").context("a scenario")?;
                format!("`{}`, {count}", program.replace('|', "\\|"))
            }
            None => String::from("cannot see"),
        };
        let machine = summary.finding(&subject, "machine");
        let machine = machine.map_or_else(String::new, targets);
        let proof = match summary.finding(&subject, "proof") {
            None => "",
            Some(finding) if finding.fails.is_empty() => "proved",
            Some(_) => "fails",
        };
        let tlc = match claims.get(claim) {
            Some(Counts { within: Some(length) }) => format!("`{claim}`, {length}"),
            Some(Counts { within: None }) => format!("`{claim}`, holds"),
            None => bail!("{name}: there is no claim {claim}"),
        };
        let other = match of.protocol {
            Protocol::Fenced => String::new(),
            protocol => format!(" in `{protocol}`"),
        };
        Ok(format!(
            "| `{name}`{other} | {weaker} | {failure} | {loom} | {tlc} | {proof} | {machine} |"
        ))
    };
    let all = RECORDS.iter().flat_map(|site| site.weaker.iter().map(move |of| (site.name, of)));
    // Where there is none, a weaker protocol does without the ordering, or a stronger one fails.
    let failing =
        all.filter_map(|(site, of)| Some((site, of, of.failure.as_ref()?, of.tlc.as_ref()?)));
    failing.map(|(site, of, failure, claim)| row(site, of, failure, claim)).collect()
}

/// Returns the number of executions after which loom kills a variant in a scenario.
fn kill(summary: &Summary, variant: &str, scenario: &str) -> Option<u64> {
    let mut fails = summary.finding(variant, "loom")?.fails.iter();
    let (_, count) = fails.find(|(check, _)| {
        let mut parts = check.split(", ");
        parts.any(|part| part == scenario)
    })?;
    Some(*count)
}

/// Returns the targets on which the machine code fails, from checks such as `target, scenario`.
pub fn targets(finding: &Finding) -> String {
    let checks = finding.fails.keys();
    let targets = checks.filter_map(|check| Some(check.rsplit_once(", ")?.0));
    let targets = targets.unique().join(", ");
    match targets.replace("AArch64 with LSE, AArch64 without LSE", "AArch64") {
        none if none.is_empty() => String::from("holds"),
        some => format!("fails: {some}"),
    }
}
