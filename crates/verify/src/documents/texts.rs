//! The register's texts: letters to authors, and drawings of errors. They are written into the
//! directory of results; the repository keeps their hashes.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use askama::Template;
use itertools::Itertools;
use sha2::{Digest, Sha256};

use super::register::{Class, Deque, Error, Read, Register, Status};
use super::summary::Summary;
use super::verdicts::first;
use crate::engines::root;
use crate::page::sentence;
use crate::report::Report;
use crate::results::Lanes;
use crate::run::directory;

/// The hash of each text, by its path in [`folder`].
const HASHES: &str = "docs/register/texts.json";

/// Returns the directory of the texts.
fn folder() -> PathBuf {
    directory().join("register")
}

fn recorded() -> Result<BTreeMap<String, String>> {
    let text = fs::read_to_string(root().join(HASHES)).context(HASHES)?;
    serde_json::from_str(&text).context(HASHES)
}

/// The directory of the letters among the register's texts.
const LETTERS: &str = "letters/";

/// A letter to the authors of a deque whose errors nobody has reported.
#[derive(Template)]
#[template(path = "letter.txt", whitespace = "preserve")]
struct Letter<'a> {
    deque: &'a Deque,
    read: &'a Read,
    /// The errors, each with its line and the smallest program that fails.
    errors: Vec<(u32, &'a Error, String)>,
}

/// Returns the letters to the authors of deques whose errors nobody has reported, and their names.
pub fn letters(summary: &Summary, register: &Register) -> Result<Vec<(String, String)>> {
    let unreported = register.deques.iter();
    let unreported = unreported.filter(|deque| deque.status == Some(Status::NotReported));
    let write = |deque: &Deque| {
        let read = deque.read.as_ref().context("nothing was read")?;
        let errors = deque.errors.iter().map(|own| {
            let (_, error) = register.error(&own.name).context("no such error")?;
            Ok((own.line, error, first(summary, summary.subject(&error.subject)?)))
        });
        let letter = Letter { deque, read, errors: errors.collect::<Result<_>>()? };
        let repository = read.repository.rsplit('/').next().unwrap_or_default();
        Ok((format!("{LETTERS}{repository}.txt"), letter.render()?))
    };
    unreported.map(write).collect()
}

/// Returns the name of the drawing of an error.
fn drawing(error: &Error) -> String {
    format!("drawings/{}.txt", error.name.replace(' ', "-"))
}

/// Returns the drawings of the errors that a run found, and their names: of each error, the failure
/// of the first engine that finds one, after the least exploration.
fn drawings(summary: &Summary, register: &Register, run: &[Report]) -> Vec<(String, String)> {
    let draw = |error: &Error| {
        let subject = summary.subject(&error.subject).ok()?;
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
    register.errors.iter().filter_map(draw).collect()
}

/// Writes all letters and the drawings of the failures in this run, and returns their hashes.
fn made(
    summary: &Summary,
    register: &Register,
    run: &[Report],
) -> Result<BTreeMap<String, String>> {
    let texts = [letters(summary, register)?, drawings(summary, register, run)];
    let write = |(name, text): (String, String)| {
        let path = folder().join(&name);
        fs::create_dir_all(path.parent().expect("a file"))?;
        fs::write(path, &text)?;
        let hash = Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect();
        Ok((name, hash))
    };
    texts.into_iter().flatten().map(write).collect()
}

/// Checks that the texts have the hashes that the repository has, and that it has the hash of a
/// drawing of each error, and no others.
///
/// # Errors
///
/// If not.
pub fn check(summary: &Summary, register: &Register, run: &[Report]) -> Result<()> {
    let (made, recorded) = (made(summary, register, run)?, recorded()?);
    let differs = made.iter().find(|(name, hash)| recorded.get(*name) != Some(hash));
    if let Some((name, _)) = differs {
        let path = folder().join(name);
        let path = path.display();
        bail!(
            "{path} has another hash in {HASHES}: read it, and record it by `cargo verify \
             --documents --write`, or by `cargo verify --write` if it is a drawing"
        );
    }
    let drawings = register.errors.iter().map(drawing);
    let letters = made.into_keys().filter(|name| name.starts_with(LETTERS));
    let names = drawings.chain(letters).sorted().collect_vec();
    let differ = "has not the names of all texts, or others: run `cargo verify --write`";
    ensure!(recorded.into_keys().eq(names), "{HASHES} {differ}");
    Ok(())
}

/// Writes the hashes of the texts. A drawing of a failure that is not in this run keeps its hash.
///
/// # Errors
///
/// If the former hashes cannot be read.
pub fn write(summary: &Summary, register: &Register, run: &[Report]) -> Result<()> {
    let drawings = register.errors.iter().map(drawing).collect_vec();
    let mut hashes = recorded()?;
    hashes.retain(|name, _| drawings.contains(name));
    hashes.extend(made(summary, register, run)?);
    Ok(fs::write(root().join(HASHES), serde_json::to_string_pretty(&hashes)? + "\n")?)
}
