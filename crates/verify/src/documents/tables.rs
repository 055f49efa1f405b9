//! The tables of the documents.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use askama::Template;
use chase_lev_evidence::{InBoth, Protocol, RECORDS, Weaker, shown, sites};
use itertools::Itertools;
use serde::Deserialize;

use super::register::{Deque, Error, Register, Status};
use super::summary::{Line, Summary};
use super::verdicts::{broken, explored, told};
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
    /// The register, for its own tables.
    pub register: &'a Register,
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
    if missed == 0 {
        return format!("{explored}; catches {found} of {all} planted bugs");
    }
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

/// Returns a cell for each practice and for each of these engines, which says whether it finds an
/// error.
fn cells(summary: &Summary, register: &Register, error: &Error) -> String {
    let engines = ["loom", "shuttle", "tlc", "proof", "machine"];
    let cell = |engine: &str| match summary.finding(&error.subject, engine) {
        None => String::new(),
        Some(finding) if engine == "machine" => targets(finding).replace("fails: ", ""),
        Some(finding) if finding.fails.is_empty() => String::from("misses"),
        Some(_) => String::from("finds"),
    };
    let practices = register.practices(&error.subject).map(String::from);
    practices.into_iter().chain(engines.map(cell)).join("|")
}

/// Returns the name of a deque, what was read of it, and what became of its errors if they were
/// reported.
fn named(deque: &Deque) -> String {
    let mut parts = vec![deque.name.to_string()];
    if let Some(read) = &deque.read {
        let lines = deque.errors.iter().map(|own| own.line).chain(deque.plain_line).join(",");
        let lines = if lines.is_empty() { lines } else { format!(":{lines}") };
        let newest = if read.newest { "newest" } else { "stored" };
        parts.push(format!("`{}{lines}@{}`", read.file, read.commit));
        parts.push([newest].into_iter().chain(read.date.as_deref()).join(" "));
    }
    parts.extend(deque.ran.then(|| String::from("ran")));
    parts.extend(match deque.status.as_ref() {
        None | Some(Status::NotReported) => None,
        Some(Status::NotSearched) => Some(String::from("not searched")),
        Some(Status::Ours) => Some(String::from("ours")),
        Some(Status::Reported(place)) => Some(format!("reported: {place}")),
        Some(Status::Mended(version)) => Some(format!("mended in {version}")),
        Some(Status::Removed(date)) => Some(format!("removed in {date}")),
        Some(Status::Right(when)) => Some(format!("right {when}")),
    });
    parts.join(", ")
}

/// Returns the numbers of a deque's errors, or else the verdicts on it.
fn verdict(summary: &Summary, register: &Register, deque: &Deque) -> Result<String> {
    let errors = deque.errors.iter().filter_map(|own| register.error(&own.name));
    let errors = errors.map(|(index, _)| (index + 1).to_string());
    let whole = deque.subject.as_ref().map(|name| summary.subject(name)).transpose()?;
    let whole = whole.map(|subject| told(summary, subject, &[]));
    let plain = deque.plain.then(|| String::from("plain slots"));
    Ok(plain.into_iter().chain(errors).chain(whole).join(", "))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use chase_lev_evidence::typos::{self, Step, Typo};

    use super::super::register::{LITMUS, REGISTER};
    use super::super::texts::letters;
    use super::*;

    /// The register's tables.
    #[derive(Template)]
    #[template(path = "tables.md", block = "register", whitespace = "preserve")]
    struct Shown<'a> {
        summary: &'a Summary,
        register: &'a Register,
    }

    /// The keys of values in which neither the tables nor the letters show such typos, and the reason.
    const EXCEPTIONS: [(&str, &[Typo], &str); 9] = [
        ("note", &[Typo::Changed, Typo::Removed], "without a letter, it is for readers"),
        ("publication", &[Typo::Changed], "it is for readers"),
        ("repository", &[Typo::Changed], "without a letter, it is for readers"),
        ("machine", &[Typo::Changed], "the report shows one, the others are for readers"),
        ("seconds", &[Typo::Changed, Typo::Removed], "as the machine"),
        ("elements", &[Typo::Changed], "it is for readers"),
        ("counts", &[Typo::Changed], "the tables say whether anything went wrong, not how often"),
        ("report", &[Typo::Changed], "the tables say whether there is one"),
        ("found", &[Typo::Removed], "a subject without an error has no row, but must not fail"),
    ];

    #[test]
    fn each_typo_is_refused_or_shown() {
        let summary = Summary::read().unwrap();
        let texts = [REGISTER, LITMUS].map(|name| fs::read_to_string(root().join(name)).unwrap());
        let shown = |(_, text): (&str, &str)| {
            let register = Register::of(text, &texts[1], &summary).unwrap();
            let tables = Shown { summary: &summary, register: &register };
            let letters = letters(&summary, &register).unwrap();
            format!("{} {letters:?}", tables.render().unwrap())
        };
        let (count, unseen) = typos::unseen((REGISTER, &texts[0]), shown);
        assert!(count > 2_500, "{count}");
        let found = unseen.iter().map(|(typo, way)| {
            let key = way.iter().rev().find_map(|step| match step {
                Step::Key(key) => Some(key.as_str()),
                Step::Place(_) => None,
            });
            match key.expect("a key") {
                "twice" | "lost" | "used" => ("counts", *typo),
                key => (key, *typo),
            }
        });
        let excepted = EXCEPTIONS.iter();
        let excepted = excepted.flat_map(|(key, typos, _)| typos.iter().map(|typo| (*key, *typo)));
        assert_eq!(found.collect::<BTreeSet<_>>(), excepted.collect(), "{unseen:?}");
    }
}
