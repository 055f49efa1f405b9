//! The tables of the documents.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use askama::Template;
use chase_lev_evidence::{EVIDENCE, Evidence, shown, weakening};
use itertools::Itertools;
use serde_json::Value;

use super::summary::{Line, Subject, Summary};
use crate::assignment::{in_protocols, site_of};
use crate::engines::{ALL, engine, root};
use crate::finding::Finding;
use crate::results::{Group, HEADINGS, Unit};

/// All tables, each between the marks that enclose it in its document.
#[derive(Template)]
#[template(path = "tables.md", whitespace = "preserve")]
pub struct Tables<'a> {
    /// The summary from which the tables are written.
    pub summary: &'a Summary,
}

impl<'a> Tables<'a> {
    fn subjects(&self, group: Group) -> Vec<&'a Subject> {
        let subjects = self.summary.subjects.iter();
        subjects.filter(|subject| subject.group == group).collect()
    }

    /// Returns how much an engine explored, and in how many broken variants it found the error.
    fn explored(&self, line: &Line) -> String {
        let broken = self.subjects(Group::Broken).into_iter();
        let findings: Vec<_> = broken.filter_map(|s| s.engines.get(&line.engine)).collect();
        let found = findings.iter().filter(|f| !f.fails.is_empty()).count();
        let (explored, all) = (line.in_all(), findings.len());
        match (all, line.unit) {
            (0, _) => explored,
            (_, Unit::Obligations) => {
                format!("{explored}; not proved: {found} of {all} broken variants")
            }
            _ => format!("{explored}; {found} of {all} broken variants fail"),
        }
    }

    /// Returns the engines that have a finding about one of these subjects.
    fn engines(&self, subjects: &[&Subject]) -> Vec<&'a str> {
        let engines = self.summary.engines.iter().map(|line| line.engine.as_str());
        let speaks = |engine: &&str| subjects.iter().any(|s| s.engines.contains_key(*engine));
        engines.filter(speaks).collect()
    }
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

/// Returns a row for each ordering that is one step weaker: what goes wrong, and which engine shows it.
fn evidence(summary: &Summary) -> Result<Vec<String>> {
    let claims = claims()?;
    let row = |of: &Evidence| {
        let (name, protocol, failure) = (of.site, of.protocol, of.failure);
        let site = site_of(protocol, name)?;
        let [weaker] = site.weaker() else {
            bail!("{name} in {protocol}: {:?}", site.weaker());
        };
        let subject = weakening(name, &format!("{weaker:?}"), protocol);
        let weaker = shown(&site.with(*weaker));
        let loom = match of.loom {
            Some(scenario) => {
                let count = kill(summary, &subject, scenario);
                let count = count.with_context(|| format!("loom does not kill {subject}"))?;
                format!("`{}`, {count}", in_cell(scenario))
            }
            None => String::from("cannot see"),
        };
        let machine = summary.finding(&subject, "machine");
        let machine = machine.map_or_else(String::new, targets);
        let proof = summary.finding(&subject, "proof");
        let unproved = proof.map_or_else(String::new, |finding| {
            let unproved = finding.fails.first_key_value();
            unproved.map_or(String::from("proved"), |(check, _)| conjuncts(check))
        });
        let tlc = match (of.tlc, claims.get(of.tlc)) {
            (claim, Some(Some(length))) => format!("`{claim}`, {length}"),
            (claim, Some(None)) => format!("`{claim}`, holds"),
            (claim, None) => bail!("{name}: there is no claim {claim}"),
        };
        Ok(format!(
            "| `{name}` | `{protocol}` | {weaker} | {failure} | {loom} | {tlc} | {unproved} | {machine} |"
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
fn targets(finding: &Finding) -> String {
    let targets = finding
        .fails
        .keys()
        .filter_map(|check| Some(check.rsplit_once(", ")?.0));
    match targets.unique().join(", ") {
        none if none.is_empty() => String::from("holds"),
        some => format!("fails on {some}"),
    }
}

/// Returns the conjuncts that the proof's invariant loses, in words, from a check such as
/// `site: Conjunct, Conjunct; site: Conjunct (reclamation)`.
fn conjuncts(check: &str) -> String {
    let (steps, _) = check.rsplit_once(" (").unwrap_or((check, ""));
    let mut steps = steps.split("; ").map(|step| {
        let (site, names) = step.split_once(": ").unwrap_or((step, ""));
        let names = names.split(", ").map(|name| format!("`{name}`")).join(", ");
        format!("{names} after `{site}`")
    });
    steps.join("; ")
}

/// Returns the reasons why these subjects survive.
fn reasons<'a>(subjects: &[&'a Subject]) -> Vec<&'a str> {
    let findings = subjects.iter().flat_map(|subject| {
        let survives = |finding: &&Finding| finding.told(subject.group).0 == "survives";
        subject.engines.values().filter(survives)
    });
    let reasons = findings.filter_map(|finding| finding.reason.as_deref());
    reasons.unique().collect()
}

/// Returns an engine's finding about a subject, if there is one, with the number of the reason.
fn cell(subject: &Subject, engine: &str, reasons: &[&str]) -> String {
    let Some(finding) = subject.engines.get(engine) else {
        return String::new();
    };
    let (word, check, explored) = finding.told(subject.group);
    let mut reasons = reasons.iter();
    let number = reasons.position(|reason| finding.reason.as_deref() == Some(reason));
    match (word, check, number) {
        ("fails", Some(check), _) => format!("**fails**: `{}`, {explored}", in_cell(check)),
        (_, Some(check), _) => format!("{word}: `{}`, {explored}", in_cell(check)),
        ("survives", _, Some(number)) => format!("survives {explored} ({})", number + 1),
        _ => format!("{word}: {explored}"),
    }
}

fn in_cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;")
}
