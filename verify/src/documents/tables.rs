//! The tables of the documents.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use chase_lev::research::Sites;
use chase_lev_scenarios::suite::evidence::{EVIDENCE, Evidence as Shown};
use chase_lev_scenarios::suite::protocols::LE2013;
use serde_json::Value;

use super::summary::{Finding, Subject, Summary};
use crate::assignment::{shown, sites_of};
use crate::engines::{ALL, root};
use crate::results::{Group, Unit};

/// How much was explored, by engine.
pub fn explored(summary: &Summary) -> String {
    let mut table = String::from(
        "| engine | explorations | in all | broken variants killed | survive, with a reason |\n\
         |---|--:|--:|--:|--:|\n",
    );
    for line in &summary.engines {
        let (explorations, explored) = match line.unit {
            Unit::Tests => (String::new(), line.unit.count(line.explorations as u64)),
            _ => (
                line.explorations.to_string(),
                line.unit.count(line.explored),
            ),
        };
        let (killed, survived) = match line.killed + line.survived {
            0 => (String::new(), String::new()),
            _ if line.unit == Unit::Obligations => {
                let (not, proved) = (line.killed, line.survived);
                (format!("{not} not proved"), format!("{proved} proved"))
            }
            _ => (line.killed.to_string(), line.survived.to_string()),
        };
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
        table += &format!("| `{}` | {reason} | {} |", default.name(), shown(default));
        for other in others.map(|sites| sites.all()[i]) {
            let differs = other != default;
            let cell = if differs { shown(other) } else { String::new() };
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
        let Shown {
            site: name,
            protocol,
            failure,
            ..
        } = of;
        let site = sites_of(protocol)?
            .all()
            .into_iter()
            .find(|site| site.name() == *name);
        let site = site.with_context(|| format!("there is no site {name}"))?;
        let weaker = match site.weaker() {
            // There is none; it is about where the site is.
            [] => String::from("later"),
            [weaker] => shown(site.with(*weaker)),
            more => bail!("{name} in {protocol}: {more:?}"),
        };
        let subject = site.weaker().first().map(|weaker| match *protocol {
            "Weakest" => format!("{name} {weaker:?}"),
            _ => format!("{name} {weaker:?}, {protocol}"),
        });
        let loom = match (of.loom, &subject) {
            (Some(scenario), Some(subject)) => {
                let count = summary.kill(subject, scenario);
                let count = count.with_context(|| format!("loom does not kill {subject}"))?;
                format!("`{}`, {count}", scenario.replace('|', "\\|"))
            }
            _ => String::from("cannot see"),
        };
        let proof = subject.and_then(|subject| summary.proof(&subject));
        let unproved = proof.map_or_else(String::new, |finding| {
            let unproved = finding.fails.first_key_value();
            unproved.map_or(String::from("proved"), |(check, _)| conjuncts(check))
        });
        let tlc = match of.tlc {
            "" => String::new(),
            claim => match claims.get(claim) {
                Some(Some(length)) => format!("`{claim}`, {length}"),
                Some(None) => format!("`{claim}`, holds"),
                None => bail!("{name}: there is no claim {claim}"),
            },
        };
        table += &format!(
            "| `{name}` | `{protocol}` | {weaker} | {failure} | {loom} | {tlc} | {unproved} |\n"
        );
    }
    Ok(table)
}

/// What the proof's invariant loses, of `site: Conjunct, Conjunct; site: Conjunct (reclamation)`.
fn conjuncts(check: &str) -> String {
    let (steps, _) = check.rsplit_once(" (").unwrap_or((check, ""));
    let steps = steps.split("; ").map(|step| {
        let (site, names) = step.split_once(": ").unwrap_or((step, ""));
        let names: Vec<_> = names.split(", ").map(|name| format!("`{name}`")).collect();
        format!("{} after `{site}`", names.join(", "))
    });
    steps.collect::<Vec<_>>().join("; ")
}

/// All verdicts: a table for each group, a row for each subject.
pub fn verdicts(summary: &Summary) -> String {
    let mut text = String::new();
    for group in Group::ALL {
        let (title, about) = group.heading();
        let of_group = |subject: &&Subject| subject.group == group;
        let subjects: Vec<_> = summary.subjects.iter().filter(of_group).collect();
        let engines = summary.engines.iter().map(|line| line.engine.as_str());
        let speaks = |engine: &&str| subjects.iter().any(|s| s.engines.contains_key(*engine));
        let engines: Vec<_> = engines.filter(speaks).collect();
        text += &format!(
            "\n## {title}\n\n{about}\n\n| subject | {} |\n",
            engines.join(" | ")
        );
        text += &format!("|---|{}\n", "---|".repeat(engines.len()));
        let mut reasons = Vec::new();
        for subject in subjects {
            let findings = engines.iter().map(|engine| subject.engines.get(*engine));
            let cells = findings
                .map(|finding| finding.map_or_else(String::new, |f| cell(group, f, &mut reasons)));
            let cells: Vec<_> = cells.collect();
            text += &format!("| {} | {} |\n", name(subject), cells.join(" | "));
        }
        for (number, reason) in (1..).zip(&reasons) {
            text += &format!(
                "{}{number}. {reason}\n",
                if number == 1 { "\n" } else { "" }
            );
        }
    }
    text
}

/// A subject, with where it is from.
fn name(subject: &Subject) -> String {
    match &subject.about {
        Some(about) => format!(
            "**{}**<br>{}. {}",
            subject.name,
            in_cell(&about.source),
            in_cell(&about.differs)
        ),
        None => format!("`{}`", subject.name),
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
