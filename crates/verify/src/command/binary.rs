//! The deque's operations in a program after the linker.

use std::path::{Path, absolute};
use std::process::ExitCode;

use anyhow::{Context, Result};
use chase_lev_verify::engines::{python, root};

/// Judges a program, and returns the status of what judges it.
pub fn run(program: &Path) -> Result<ExitCode> {
    let status = python("model.refinement.binary")
        .arg(absolute(program)?)
        .current_dir(root())
        .status()
        .context("`python3` was not found: install Python 3.11 or newer")?;
    // Without a status, a signal has ended it.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(2)))
}
