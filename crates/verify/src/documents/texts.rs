//! The register's texts: letters to authors, and drawings of errors. They are written into the
//! directory of results; the repository keeps their hashes.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use itertools::Itertools;
use sha2::{Digest, Sha256};

use super::register::{self, Register};
use super::summary::Summary;
use crate::engines::root;
use crate::report::Report;
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

/// Writes all letters and the drawings of the failures in this run, and returns their hashes.
fn made(summary: &Summary, run: &[Report]) -> Result<BTreeMap<String, String>> {
    let texts = [register::letters(summary)?, register::drawings(summary, run)?];
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
/// If not, or if the register cannot be read.
pub fn check(summary: &Summary, run: &[Report]) -> Result<()> {
    let (made, recorded) = (made(summary, run)?, recorded()?);
    let differs = made.iter().find(|(name, hash)| recorded.get(*name) != Some(hash));
    if let Some((name, _)) = differs {
        let path = folder().join(name);
        let path = path.display();
        bail!(
            "{path} has another hash in {HASHES}: read it, and record it by `cargo verify \
             --documents --write`, or by `cargo verify --write` if it is a drawing"
        );
    }
    let register = Register::read(summary)?;
    let drawings = register.errors.iter().map(register::drawing);
    let letters = made.into_keys().filter(|name| name.starts_with(register::LETTERS));
    let names = drawings.chain(letters).sorted().collect_vec();
    let differ = "has not the names of all texts, or others: run `cargo verify --write`";
    ensure!(recorded.into_keys().eq(names), "{HASHES} {differ}");
    Ok(())
}

/// Writes the hashes of the texts. A drawing of a failure that is not in this run keeps its hash.
///
/// # Errors
///
/// If the register or the former hashes cannot be read.
pub fn write(summary: &Summary, run: &[Report]) -> Result<()> {
    let register = Register::read(summary)?;
    let drawings = register.errors.iter().map(register::drawing).collect_vec();
    let mut hashes = recorded()?;
    hashes.retain(|name, _| drawings.contains(name));
    hashes.extend(made(summary, run)?);
    Ok(fs::write(root().join(HASHES), serde_json::to_string_pretty(&hashes)? + "\n")?)
}
