//! The tables of the documents.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use chase_lev::research::Sites;
use chase_lev_scenarios::suite::evidence::{EVIDENCE, Evidence};
use chase_lev_scenarios::suite::protocols::LE2013;
use itertools::Itertools;
use serde_json::Value;

use super::summary::{Finding, Subject, Summary};
use crate::assignment::{shown, site_of, weakening};
use crate::engines::{ALL, root};
use crate::results::{About, Group, HEADINGS, Unit};

/// How much was explored, by engine.
pub fn explored(summary: &Summary) -> String {
    let mut table = String::from(
        "| engine | explorations | in all | broken variants killed | survive, with a reason |\n\
         |---|--:|--:|--:|--:|\n",
    );
    for line in &summary.engines {
        let count = |number: usize, word| match (line.killed + line.survived, line.unit) {
            (0, _) => String::new(),
            (_, Unit::Obligations) => format!("{number} {word}"),
            _ => number.to_string(),
        };
        let (explorations, explored) = match line.unit {
            Unit::Tests => (String::new(), line.explorations as u64),
            _ => (line.explorations.to_string(), line.explored),
        };
        let explored = line.unit.count(explored);
        let (killed, survived) = (
            count(line.killed, "not proved"),
            count(line.survived, "proved"),
        );
        let engine = &line.engine;
        table += &format!("| {engine} | {explorations} | {explored} | {killed} | {survived} |\n");
    }
    table
}

/// What each engine does not verify.
pub fn not_verified() -> String {
    let mut text = String::new();
    for engine in &ALL {
        text += &format!("- `{}`, {}:\n", engine.name, engine.what);
        for sentence in engine.not_verified {
            text += &format!("  - {sentence}\n");
        }
    }
    text
}

/// How long each engine took.
pub fn times(summary: &Summary) -> String {
    let mut table = String::from("| engine | time, without the build |\n|---|--:|\n");
    for line in &summary.engines {
        let (minutes, seconds) = (line.seconds / 60, line.seconds % 60);
        table += &format!("| {} | {minutes} min {seconds:02} s |\n", line.engine);
    }
    let Summary { date, machine, .. } = summary;
    table + &format!("\nThat was on {date}, with {machine}.\n")
}

/// The role of each site, and its ordering in each protocol; empty where it is the default's.
pub fn sites() -> String {
    let mut table = String::from(
        "| site | role | `Weakest` | `Le2013` | `ReleaseStores` | `Asymmetric` |\n\
         |---|---|---|---|---|---|\n",
    );
    let others = [LE2013, Sites::RELEASE_STORES, Sites::ASYMMETRIC];
    let sites = Sites::WEAKEST.all().into_iter().zip(Sites::REASONS);
    for (i, (default, reason)) in sites.enumerate() {
        table += &format!("| `{}` | {reason} | {} |", default.name(), shown(&default));
        for other in others.map(|sites| sites.all()[i]) {
            let differs = other != default;
            let cell = if differs {
                shown(&other)
            } else {
                String::new()
            };
            table += &format!(" {cell} |");
        }
        table.push('\n');
    }
    table
}

/// The claims of the model, with the lengths of their counterexamples, if they have some.
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

/// What shows that a site cannot be weaker by one step.
pub fn evidence(summary: &Summary) -> Result<String> {
    let claims = claims()?;
    let mut table = String::from(
        "| site | protocol | one step weaker | what goes wrong | loom | TLC | not proved |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for of in EVIDENCE {
        let Evidence {
            site: name,
            protocol,
            failure,
            loom,
            tlc,
        } = of;
        let site = site_of(protocol, name)?;
        let (subject, weaker) = match site.weaker() {
            // There is none; it is about where the site is.
            [] => (None, String::from("later")),
            [weaker] => {
                let subject = weakening(name, &format!("{weaker:?}"), protocol);
                (Some(subject), shown(&site.with(*weaker)))
            }
            more => bail!("{name} in {protocol}: {more:?}"),
        };
        let loom = match (loom, &subject) {
            (Some(scenario), Some(subject)) => {
                let count = kill(summary, subject, scenario);
                let count = count.with_context(|| format!("loom does not kill {subject}"))?;
                format!("`{}`, {count}", in_cell(scenario))
            }
            _ => String::from("cannot see"),
        };
        let proof = subject.and_then(|subject| summary.finding(&subject, "proof"));
        let unproved = proof.map_or_else(String::new, |finding| {
            let unproved = finding.fails.first_key_value();
            unproved.map_or(String::from("proved"), |(check, _)| conjuncts(check))
        });
        let tlc = match (*tlc, claims.get(*tlc)) {
            ("", _) => String::new(),
            (claim, Some(Some(length))) => format!("`{claim}`, {length}"),
            (claim, Some(None)) => format!("`{claim}`, holds"),
            (claim, None) => bail!("{name}: there is no claim {claim}"),
        };
        table += &format!(
            "| `{name}` | `{protocol}` | {weaker} | {failure} | {loom} | {tlc} | {unproved} |\n"
        );
    }
    Ok(table)
}

/// In how many executions loom kills a variant in a scenario.
fn kill(summary: &Summary, variant: &str, scenario: &str) -> Option<u64> {
    let mut fails = summary.finding(variant, "loom")?.fails.iter();
    let begin = format!("{scenario} in ");
    let (_, count) = fails.find(|(check, _)| {
        let check = check.strip_prefix("records as steps, ").unwrap_or(check);
        check.starts_with(&begin)
    })?;
    Some(*count)
}

/// What the proof's invariant loses, of `site: Conjunct, Conjunct; site: Conjunct (reclamation)`.
fn conjuncts(check: &str) -> String {
    let (steps, _) = check.rsplit_once(" (").unwrap_or((check, ""));
    let steps = steps.split("; ").map(|step| {
        let (site, names) = step.split_once(": ").unwrap_or((step, ""));
        let names = names
            .split(", ")
            .format_with(", ", |name, f| f(&format_args!("`{name}`")));
        format!("{names} after `{site}`")
    });
    steps.collect::<Vec<_>>().join("; ")
}

/// All verdicts: a table for each group, a row for each subject.
pub fn verdicts(summary: &Summary) -> String {
    let mut text = String::new();
    for (group, title, about) in HEADINGS {
        let of_group = summary
            .subjects
            .iter()
            .filter(|subject| subject.group == group);
        let engines = summary.engines.iter().map(|line| line.engine.as_str());
        let speaks = |engine: &&str| of_group.clone().any(|s| s.engines.contains_key(*engine));
        let engines: Vec<_> = engines.filter(speaks).collect();
        let (names, rules) = (engines.join(" | "), "---|".repeat(engines.len()));
        text += &format!("\n## {title}\n\n{about}\n\n| subject | {names} |\n|---|{rules}\n");
        let mut reasons = Vec::new();
        for subject in of_group {
            let findings = engines.iter().map(|engine| subject.engines.get(*engine));
            let cells = findings.map(|found| found.map(|found| cell(group, found, &mut reasons)));
            let cells = cells.map(Option::unwrap_or_default).join(" | ");
            text += &format!("| {} | {cells} |\n", name(subject));
        }
        for (number, reason) in (1..).zip(&reasons) {
            let before = if number == 1 { "\n" } else { "" };
            text += &format!("{before}{number}. {reason}\n");
        }
    }
    text
}

/// A subject, with where it is from.
fn name(subject: &Subject) -> String {
    let name = &subject.name;
    match &subject.about {
        Some(About { source, differs }) => {
            format!("**{name}**<br>{}. {}", in_cell(source), in_cell(differs))
        }
        None => format!("`{name}`"),
    }
}

/// What an engine says of a subject; reasons are numbered.
fn cell<'a>(group: Group, finding: &'a Finding, reasons: &mut Vec<&'a str>) -> String {
    let (word, check, explored) = finding.told(group);
    match (check, &finding.reason) {
        (Some(check), _) => {
            let word = if word == "fails" { "**fails**" } else { word };
            format!("{word}: `{}`, {explored}", in_cell(check))
        }
        (None, Some(reason)) if word == "survives" => {
            let known = reasons.iter().position(|known| known == reason);
            let number = known.unwrap_or_else(|| {
                reasons.push(reason);
                reasons.len() - 1
            });
            format!("survives {explored} ({})", number + 1)
        }
        _ => format!("{word}: {explored}"),
    }
}

fn in_cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;")
}
