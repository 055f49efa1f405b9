//! The tables of the documents.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use askama::Template;
use chase_lev_evidence::{EVIDENCE, Evidence, InBoth, PROTOCOLS, shown, sites, weakening};
use itertools::Itertools;
use serde_json::Value;

use super::register::{Register, cells, read, verdict};
use super::summary::{Line, Summary};
use super::verdicts::{broken, explored};
use crate::assignment::site_of;
use crate::engines::{engine, root};
use crate::evidence::count;
use crate::finding::Finding;
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

/// Returns the orderings of a site that differ from that of `Fenced`.
fn elsewhere(site: &InBoth) -> String {
    let mut others = PROTOCOLS.iter().filter_map(|(protocol, sites)| {
        let own = sites.iter().find(|own| own.name() == site.name)?;
        (*own != site.fenced).then(|| format!("`{protocol}`: {}", shown(own)))
    });
    others.join(", ")
}

/// Returns the claims of the model, each with the length of its counterexample, if it has one.
fn claims() -> Result<BTreeMap<String, Option<u64>>> {
    let manifest = fs::read_to_string(root().join("model/manifest.json"))?;
    let manifest: Value = serde_json::from_str(&manifest)?;
    let claims = manifest["claims"].as_array().context("a list of claims")?;
    let claim = |claim: &Value| {
        let name = claim["claim"].as_str().context("a claim without a name")?;
        Ok((name.to_owned(), claim["within"].as_u64()))
    };
    claims.iter().map(claim).collect()
}

/// Returns a row for each ordering that is one step weaker: what goes wrong, and which engine shows
/// it.
fn evidence(summary: &Summary) -> Result<Vec<String>> {
    let claims = claims()?;
    let row = |of: &Evidence| {
        let (name, protocol, failure) = (&*of.site, &*of.protocol, &of.failure);
        let site = site_of(protocol, name)?;
        let [weaker] = site.weaker() else {
            bail!("{name} in {protocol}: {:?}", site.weaker());
        };
        let subject = weakening(name, &format!("{weaker:?}"), protocol);
        let weaker = shown(&site.with(*weaker));
        let loom = match &of.loom {
            Some(scenario) => {
                let count = kill(summary, &subject, scenario);
                let count = count.with_context(|| format!("loom does not kill {subject}"))?;
                format!("`{}`, {count}", scenario.replace('|', "\\|"))
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
        let tlc = match (&of.tlc, claims.get(&*of.tlc)) {
            (claim, Some(Some(length))) => format!("`{claim}`, {length}"),
            (claim, Some(None)) => format!("`{claim}`, holds"),
            (claim, None) => bail!("{name}: there is no claim {claim}"),
        };
        let other = match protocol {
            "Fenced" => String::new(),
            _ => format!(" in `{protocol}`"),
        };
        Ok(format!(
            "| `{name}`{other} | {weaker} | {failure} | {loom} | {tlc} | {proof} | {machine} |"
        ))
    };
    EVIDENCE.iter().map(row).collect()
}

/// Returns the number of executions after which loom kills a variant in a scenario.
fn kill(summary: &Summary, variant: &str, scenario: &str) -> Option<u64> {
    let mut fails = summary.finding(variant, "loom")?.fails.iter();
    let begin = format!("{scenario} in ");
    let (_, count) = fails.find(|(check, _)| {
        let check = check.strip_prefix("records as steps, ").unwrap_or(check);
        check.starts_with(&begin)
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
