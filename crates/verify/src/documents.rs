//! The documents' tables, and the summary of results from which they are written.

mod register;
mod summary;
mod tables;
mod verdicts;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use askama::Template;
use itertools::{EitherOrBoth, Itertools};

use crate::engines::root;
use crate::evidence::{Evidence, Report};
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

/// Returns the path of each document, of each text for authors and of each drawing of a failure in
/// this run, and the text as it should be.
fn renewed(run: &[Report]) -> Result<Vec<(PathBuf, String)>> {
    let summary = &Summary::read()?;
    let tables = Tables { summary }.render()?;
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
    let more = [
        register::reports(summary)?,
        register::drawings(summary, run)?,
    ];
    let more = more.into_iter().flatten().map(Ok);
    DOCUMENTS.into_iter().map(renewed).chain(more).collect()
}

/// Checks that the documents' tables agree with the summary that the repository keeps, and the
/// register's drawings with the failures that this run found.
///
/// # Errors
///
/// If they do not.
pub fn check(run: &[Report]) -> Result<()> {
    for (path, should_be) in renewed(run)? {
        let is = fs::read_to_string(&path).unwrap_or_default();
        let path = path.display();
        ensure!(
            is == should_be,
            "{path} does not agree with {SUMMARY}: run `cargo verify --documents --write`, or \
             `cargo verify --write` for drawings"
        );
    }
    Ok(())
}

/// Checks that a complete run found the same as the summary that the repository keeps.
///
/// # Errors
///
/// If it did not. The error names the first difference.
pub fn compare(evidence: &Evidence) -> Result<()> {
    let (kept, found) = (Summary::read()?, Summary::of(evidence)?);
    let pairs = kept.findings().into_iter().zip_longest(found.findings());
    let mut pairs = pairs.map(EitherOrBoth::or_default);
    if let Some((kept, found)) = pairs.find(|(kept, found)| kept != found) {
        bail!(
            "{SUMMARY} says {kept:?}, but this run found {found:?}: `cargo verify --write` updates it"
        );
    }
    Ok(())
}

/// Writes the results of a run into the summary that the repository keeps, and into the documents'
/// tables and drawings. The results of engines that were left out stay as they are.
///
/// # Errors
///
/// If an engine did not run to its end, or a document lacks the place of a table.
pub fn write(evidence: &Evidence) -> Result<()> {
    let found = Summary::of(evidence)?;
    if evidence.ran().count() == evidence.engines.len() {
        found.write()?;
    } else {
        Summary::read()?.with(found).write()?;
    }
    renew(&evidence.engines)
}

/// Writes the documents' tables from the summary that the repository keeps, and the drawings of
/// this run's failures.
///
/// # Errors
///
/// If there is no summary, or a document lacks the place of a table.
pub fn renew(run: &[Report]) -> Result<()> {
    for (path, text) in renewed(run)? {
        fs::write(path, text)?;
    }
    Ok(())
}
