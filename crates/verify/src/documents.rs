//! The documents' tables, and the summary of results from which they are written.

mod register;
mod summary;
mod tables;
mod texts;
mod verdicts;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use askama::Template;

use crate::engines::{Extent, Request, root};
use crate::record::{self, RECORD};
use crate::report::{Ending, Report, Results};
use register::Register;
use summary::{SUMMARY, Summary};
use tables::Tables;

/// The documents, and the marks of their tables.
const DOCUMENTS: [(&str, &[&str]); 5] = [
    ("README.md", &["explored"]),
    ("docs/orderings.md", &["sites", "evidence"]),
    ("VERIFICATION.md", &["times"]),
    ("docs/verdicts.md", &["verdicts"]),
    ("docs/register.md", &["register"]),
];

/// Splits a text into the part between these marks, with the marks, and the parts before and after
/// it.
fn split<'a>(text: &'a str, mark: &str) -> Option<(&'a str, &'a str, &'a str)> {
    let end = format!("<!-- /{mark} -->");
    let begin = text.find(&format!("<!-- {mark} -->"))?;
    let after = begin + text[begin..].find(&end)? + end.len();
    Some((&text[..begin], &text[begin..after], &text[after..]))
}

/// Returns the path of each document and of the summary, and the text as it should be.
fn renewed(summary: &Summary, register: &Register) -> Result<Vec<(PathBuf, String)>> {
    let tables = Tables { summary, register }.render()?;
    let renewed = |(name, marks): (&str, &[&str])| {
        let path = root().join(name);
        let mut new = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        for mark in marks {
            let parts = split(&new, mark).zip(split(&tables, mark));
            let parts = parts.map(|((before, _, after), (_, table, _))| [before, table, after]);
            let parts = parts.with_context(|| format!("{name} has no table {mark}"))?;
            new = parts.concat();
        }
        Ok((path, new))
    };
    let summary = Ok((root().join(SUMMARY), summary.text()?));
    DOCUMENTS.into_iter().map(renewed).chain([summary]).collect()
}

/// Checks that the summary that the repository keeps agrees with the record, the documents' tables
/// with both, and the register's texts with their hashes, among them the drawings of the failures
/// that this run found.
///
/// # Errors
///
/// If they do not.
pub fn check(run: &[Report]) -> Result<()> {
    let summary = Summary::read()?.renewed()?;
    let register = Register::read(&summary)?;
    for (path, should_be) in renewed(&summary, &register)? {
        let is = fs::read_to_string(&path).unwrap_or_default();
        let path = path.display();
        ensure!(
            is == should_be,
            "{path} does not agree with {RECORD}: run `cargo verify --documents --write`"
        );
    }
    texts::check(&summary, &register, run)
}

/// Writes the results of a default run into the record and the summary that the repository keeps,
/// and into the documents' tables, and the results of a quick run into the record only. The results
/// of engines that were left out stay as they are.
///
/// # Errors
///
/// If an engine did not run to its end, or a document lacks the place of a table.
pub fn write(results: &Results, extent: Extent) -> Result<()> {
    for report in results.ran() {
        record::write(report, extent)?;
    }
    if extent == Extent::Default {
        Summary::read()?.with(results)?.write()?;
    }
    renew(&results.engines)
}

/// Compares the reports of engines that have completed with the record.
///
/// # Errors
///
/// If the record or the summary cannot be read.
pub fn compare(reports: &mut [Report], request: &Request) -> Result<()> {
    let summary = Summary::read()?;
    let reports = reports.iter_mut();
    for report in reports.filter(|report| !matches!(report.ending, Ending::Broken(_))) {
        let version = summary.version(&report.engine.name)?;
        let differences = record::differences(report, request, version)?;
        if !differences.is_empty() {
            report.ending = Ending::Differs(differences);
        }
    }
    Ok(())
}

/// Writes the summary and the documents' tables from the record, and the hashes of the register's
/// texts, among them the drawings of this run's failures.
///
/// # Errors
///
/// If there is no summary, or a document lacks the place of a table.
pub fn renew(run: &[Report]) -> Result<()> {
    let summary = Summary::read()?.renewed()?;
    let register = Register::read(&summary)?;
    for (path, text) in renewed(&summary, &register)? {
        fs::write(path, text)?;
    }
    texts::write(&summary, &register, run)
}
