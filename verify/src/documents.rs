//! The documents' tables, and the summary of results from which they come.

mod summary;
mod tables;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::engines::root;
use crate::evidence::Evidence;
pub use summary::Finding;
use summary::{SUMMARY, Summary};

/// The documents with tables, and the marks of these.
type Tables = Vec<(&'static str, Vec<(&'static str, String)>)>;

fn tables(summary: &Summary) -> Result<Tables> {
    let readme = vec![
        ("explored", tables::explored(summary)),
        ("sites", tables::sites()),
        ("evidence", tables::evidence(summary)?),
    ];
    let verification = vec![
        ("not-verified", tables::not_verified()),
        ("times", tables::times(summary)),
    ];
    Ok(vec![
        ("README.md", readme),
        ("VERIFICATION.md", verification),
        (
            "docs/verdicts.md",
            vec![("verdicts", tables::verdicts(summary))],
        ),
    ])
}

/// A document with its tables as they should be.
fn renewed(path: &Path, tables: &[(&str, String)]) -> Result<(String, String)> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let mut new = text.clone();
    for (mark, table) in tables {
        let begin = format!("<!-- {mark} -->\n\n");
        let end = format!("\n<!-- /{mark} -->");
        let parts = new.split_once(&begin).and_then(|(before, rest)| {
            let (_, after) = rest.split_once(&end)?;
            Some(format!("{before}{begin}{table}{end}{after}"))
        });
        new = parts.with_context(|| format!("{} has no {begin}{end}", path.display()))?;
    }
    Ok((text, new))
}

/// Whether the documents have the tables that belong to the summary that is kept.
///
/// # Errors
///
/// If not.
pub fn check() -> Result<()> {
    for (name, tables) in tables(&Summary::read()?)? {
        let (is, should_be) = renewed(&root().join(name), &tables)?;
        if is != should_be {
            bail!("the tables of {name} are not those of {SUMMARY}: {MENDS}");
        }
    }
    Ok(())
}

const MENDS: &str = "`cargo verify --write` mends this";

/// Whether a complete run has found what the documents say.
///
/// # Errors
///
/// If not: it says what differs.
pub fn compare(evidence: &Evidence) -> Result<()> {
    check()?;
    let (kept, found) = (
        Summary::read()?.findings(),
        Summary::of(evidence)?.findings(),
    );
    let mut lines = 0..kept.len().max(found.len());
    let Some(i) = lines.find(|&i| kept.get(i) != found.get(i)) else {
        return Ok(());
    };
    let [kept, found] = [kept, found].map(|lines| lines.into_iter().nth(i).unwrap_or_default());
    bail!("{SUMMARY} says {kept:?}, but this run found {found:?}: {MENDS}")
}

/// Writes the summary of a complete run, and the tables of the documents.
///
/// # Errors
///
/// If the run is not complete, or a document does not have a table's place.
pub fn write(evidence: &Evidence) -> Result<()> {
    let summary = Summary::of(evidence)?;
    summary.write()?;
    for (name, tables) in tables(&summary)? {
        let path = root().join(name);
        fs::write(&path, renewed(&path, &tables)?.1)?;
    }
    Ok(())
}
