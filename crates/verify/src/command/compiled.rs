//! The subcommand `compiled`: the code that a user's compiler makes.

use std::path::{PathBuf, absolute};
use std::process::Command;

use anyhow::{Context, Result};
use chase_lev_verify::engines::root;
use clap::Args;

/// The compiler and its flags, which `model/refinement/compiled.py` takes as they are.
#[derive(Args)]
pub struct Compiled {
    /// The toolchain, as after `cargo +`
    #[arg(long, value_name = "T")]
    toolchain: Option<String>,
    /// The target triple: Linux on x86-64, AArch64, RISC-V or POWER
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
    /// Cargo's profile
    #[arg(long, value_name = "P")]
    profile: Option<String>,
    /// The Cargo.toml that has the profile
    #[arg(long, value_name = "FILE")]
    manifest_path: Option<PathBuf>,
    /// Cargo's option, as in 'profile.release.lto="fat"'; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    config: Vec<String>,
    /// Flags of rustc, as in '-C target-cpu=native'; otherwise those of `RUSTFLAGS`
    #[arg(long, value_name = "FLAGS", allow_hyphen_values = true)]
    rustflags: Option<String>,
    /// Also compare batches, and elements of other sizes
    #[arg(long)]
    every: bool,
    /// Compare only operations with this text in their names
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// The number of comparisons at a time
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
}

/// Compares the code, and returns the status: 0, 1, 2 or 3.
pub fn compare(options: &Compiled) -> Result<u8> {
    let mut command = Command::new("python3");
    command.args(["-m", "model.refinement.compiled"]);
    let mut give = |name: &str, value: Option<&str>| {
        command.args(value.map(|value| format!("--{name}={value}")));
    };
    give("toolchain", options.toolchain.as_deref());
    give("target", options.target.as_deref());
    give("profile", options.profile.as_deref());
    give("rustflags", options.rustflags.as_deref());
    give("only", options.only.as_deref());
    for config in &options.config {
        give("config", Some(config));
    }
    if let Some(path) = &options.manifest_path {
        command.arg("--manifest-path").arg(absolute(path)?);
    }
    if let Some(jobs) = options.jobs {
        command.arg(format!("--jobs={jobs}"));
    }
    if options.every {
        command.arg("--every");
    }
    let status = command.current_dir(root()).status();
    let status = status.context("`python3` was not found: install Python 3.11 or newer")?;
    // A signal has ended it, or Ctrl-C: nothing was compared.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.unwrap_or(2))
}
