//! The register of published and deployed deques, `docs/register.json`, and what the engines say
//! about them.

use std::fs;

use anyhow::{Context, Result, ensure};
use askama::Template;
use itertools::Itertools;
use serde::Deserialize;

use super::summary::Summary;
use super::tables::targets;
use super::verdicts::{first, told};
use crate::engines::root;
use crate::page::sentence;
use crate::report::Report;
use crate::results::Lanes;

/// The register. The file says what its fields mean.
#[derive(Deserialize)]
pub struct Register {
    /// The kinds of errors.
    pub errors: Vec<Error>,
    /// The deques.
    pub deques: Vec<Deque>,
    /// The findings of stress, by itself and in tools.
    stress: Practice,
    thread_sanitizer: Practice,
    miri: Practice,
}

/// The findings of `crates/scenarios/examples/stress.rs`.
#[derive(Deserialize)]
struct Practice {
    found: Vec<Found>,
}

/// How many elements were taken twice, were lost, or were used too late, or the tool's report.
#[derive(Deserialize)]
struct Found {
    judged: String,
    twice: Option<u64>,
    lost: Option<u64>,
    used: Option<u64>,
    report: Option<String>,
}

/// A kind of error.
#[derive(Deserialize)]
pub struct Error {
    /// Its name.
    pub error: String,
    /// `X`, `A`, `P` or `L`.
    pub class: String,
    /// The subject that has it.
    pub judged: String,
    /// The steps that are wrong.
    pub steps: String,
    /// The smallest change with which it is gone.
    pub repair: String,
    /// The subject that has this change.
    pub holds: String,
    /// The litmus tests, of the error and of the repair.
    pub litmus: Vec<String>,
}

/// A deque.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Deque {
    /// Its name.
    deque: String,
    /// The repository, or the paper or article.
    source: String,
    /// The file and the lines, or nothing.
    place: String,
    /// The commit, or nothing.
    commit: String,
    /// The date of the commit.
    date: String,
    /// Whether the newest commit was read, or a stored one.
    read: String,
    /// Its errors, or the subjects that stand for it.
    judged: Vec<String>,
    /// Its slots are not atomic.
    plain: bool,
    /// The status of its errors, such as whether they were reported.
    status: String,
    /// A program showed an error.
    ran: bool,
    /// Further remarks.
    note: String,
}

/// A letter to the authors of a deque whose errors nobody has reported.
#[derive(Template)]
#[template(path = "letter.txt", whitespace = "preserve")]
struct Letter<'a> {
    deque: &'a Deque,
    file: &'a str,
    /// The errors, each with its line and the smallest program that fails.
    errors: Vec<(&'a str, &'a Error, String)>,
}

impl Register {
    /// Reads the register.
    ///
    /// # Errors
    ///
    /// If it is not as described, no engine finds an error, or one finds an error in what is
    /// repaired.
    pub fn read(summary: &Summary) -> Result<Self> {
        let text = fs::read_to_string(root().join("docs/register.json"))?;
        let register: Register = serde_json::from_str(&text).context("docs/register.json")?;
        for Error { judged, holds, .. } in &register.errors {
            check(summary, judged, holds)?;
            let finds = register.practices(holds).contains(&"finds");
            ensure!(!finds, "a practice finds an error in '{holds}'");
        }
        Ok(register)
    }

    /// Returns what stress, ThreadSanitizer and Miri say of an error in this subject, if they ran.
    fn practices(&self, judged: &str) -> [&'static str; 3] {
        [&self.stress, &self.thread_sanitizer, &self.miri].map(|practice| {
            let mut found = practice.found.iter();
            let found = found.find(|found| found.judged == judged);
            let finds =
                |it: &Found| Some(it.report.is_some() || it.twice? + it.lost? + it.used? > 0);
            let finds = found.and_then(finds);
            finds.map_or("", |finds| if finds { "finds" } else { "misses" })
        })
    }

    /// Returns the error of this name, and its index.
    fn error(&self, name: &str) -> Option<(usize, &Error)> {
        let mut errors = self.errors.iter();
        errors.find_position(|error| error.error == name)
    }
}

/// The directory of the letters among the register's texts.
pub const LETTERS: &str = "letters/";

/// Returns the letters to the authors of deques whose errors nobody has reported, and their names.
pub fn letters(summary: &Summary) -> Result<Vec<(String, String)>> {
    let register = Register::read(summary)?;
    let is_unreported = |deque: &&Deque| deque.status == "not reported";
    let write = |deque: &Deque| {
        let place = deque.place.split_once(':').context("no lines")?;
        let (file, mut lines) = (place.0, place.1.split(','));
        let errors = deque.judged.iter().filter_map(|name| register.error(name));
        let errors = errors.map(|(_, error)| {
            let line = lines.next().context("an error without a line")?;
            let program = first(summary, summary.subject(&error.judged)?);
            Ok((line, error, program))
        });
        let errors = errors.collect::<Result<_>>()?;
        let letter = Letter { deque, file, errors };
        let repository = deque.source.rsplit('/').next().unwrap_or_default();
        Ok((format!("{LETTERS}{repository}.txt"), letter.render()?))
    };
    let unreported = register.deques.iter().filter(is_unreported);
    unreported.map(write).collect()
}

/// Returns the name of the drawing of an error.
pub fn drawing(error: &Error) -> String {
    format!("drawings/{}.txt", error.error.replace(' ', "-"))
}

/// Returns the drawings of the errors that a run found, and their names: of each error, the failure
/// of the first engine that finds one, after the least exploration.
pub fn drawings(summary: &Summary, run: &[Report]) -> Result<Vec<(String, String)>> {
    let draw = |error: &Error| {
        let subject = summary.subject(&error.judged).ok()?;
        let mut findings = summary.about(subject);
        let (engine, finding) = findings.find(|(_, finding)| !finding.fails.is_empty())?;
        let (check, _) = finding.earliest()?;
        let report = run.iter().find(|report| report.engine.name == engine)?;
        let mut outcomes = report.about(subject.group, &subject.name).into_iter();
        let failure = outcomes.find(|outcome| outcome.check == *check)?;
        let lanes = Lanes::from(failure.counterexample.as_ref()?);
        let text = format!("{engine}, {check}: {}\n\n{lanes}\n", sentence(failure)?);
        Some((drawing(error), text))
    };
    let register = Register::read(summary)?;
    Ok(register.errors.iter().filter_map(draw).collect())
}

/// Checks that an engine finds an error in the first subject, and that none finds one in the
/// second.
fn check(summary: &Summary, judged: &str, holds: &str) -> Result<()> {
    ensure!(summary.fails(judged)?, "no engine finds '{judged}'");
    ensure!(!summary.fails(holds)?, "'{holds}' is no repair of '{judged}'");
    Ok(())
}

/// Returns a cell for each practice and for each of these engines, which says whether it finds an
/// error.
pub fn cells(summary: &Summary, register: &Register, error: &Error) -> String {
    let engines = ["loom", "shuttle", "tlc", "proof", "machine"];
    let cell = |engine: &str| match summary.finding(&error.judged, engine) {
        None => String::new(),
        Some(finding) if engine == "machine" => targets(finding).replace("fails: ", ""),
        Some(finding) if finding.fails.is_empty() => String::from("misses"),
        Some(_) => String::from("finds"),
    };
    let practices = register.practices(&error.judged).map(String::from);
    practices.into_iter().chain(engines.map(cell)).join("|")
}

/// Returns the name of a deque, what was read of it, and what became of its errors if they were
/// reported.
pub fn read(deque: &Deque) -> String {
    let place = format!("`{}@{}`", deque.place, deque.commit);
    let read = format!("{} {}", deque.read, deque.date);
    let place = if deque.place.is_empty() { "" } else { &place };
    let ran = if deque.ran { "ran" } else { "" };
    let parts = [&deque.deque, place, read.trim(), ran, &deque.status];
    let is_said = |part: &&&str| !["", "not reported"].contains(*part);
    parts.iter().filter(is_said).join(", ")
}

/// Returns the numbers of a deque's errors, or else the verdicts on it.
pub fn verdict(summary: &Summary, register: &Register, deque: &Deque) -> Result<String> {
    let said = deque.judged.iter().map(|name| match register.error(name) {
        Some((index, _)) => Ok((index + 1).to_string()),
        None => Ok(told(summary, summary.subject(name)?, &[])),
    });
    let plain = deque.plain.then(|| Ok(String::from("plain slots")));
    let said: Vec<_> = plain.into_iter().chain(said).collect::<Result<_>>()?;
    Ok(said.iter().unique().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_found_and_its_repair_holds() {
        let summary = Summary::read().unwrap();
        let check = |judged, holds| check(&summary, judged, holds).is_ok();
        assert!(check("grow.ring Relaxed", "Le2013"));
        assert!(!check("Le2013", "Le2013") && !check("no such", "Le2013"));
        assert!(!check("grow.ring Relaxed", "grow.ring Relaxed"));
    }
}
