//! The engines: each a small file that says what it is, what it needs, and how it is run.

mod crossbeam_epoch;
mod loom;
mod native;
mod pool;
mod proof;
mod shuttle;
mod tlc;

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::results::{Header, Outcome};

/// How much is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// A few minutes after the build.
    Quick,
    /// About fifteen minutes.
    Default,
    /// As long as it takes.
    Deep,
}

/// What is asked of an engine.
#[derive(Clone, Debug)]
pub struct Request {
    /// How much.
    pub extent: Extent,
    /// Only what has this in its name.
    pub only: Option<String>,
    /// How many processors it may use.
    pub processors: usize,
}

/// What an engine has found.
pub type Found = (Header, Vec<Outcome>);

/// An engine.
pub struct Engine {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it is, in one line.
    pub what: &'static str,
    /// The command that runs it alone, as in the README.
    pub command: &'static str,
    /// What it does not verify, a sentence each.
    pub not_verified: &'static [&'static str],
    /// What keeps it from running here; it says what to install.
    pub needs: fn() -> Result<()>,
    /// What builds it, one after the other.
    pub build: fn() -> Vec<Command>,
    /// What runs it, one after the other.
    pub run: fn(&Request) -> Vec<Command>,
    /// What it has found, where it does not write that itself: from what it has printed.
    pub read: Option<fn(&str) -> Found>,
}

/// All engines, in the order in which they are run and shown.
pub const ALL: [&Engine; 7] = [
    &native::ENGINE,
    &loom::ENGINE,
    &crossbeam_epoch::ENGINE,
    &shuttle::ENGINE,
    &tlc::ENGINE,
    &proof::ENGINE,
    &pool::ENGINE,
];

/// The engine of this name.
///
/// # Panics
///
/// If there is none.
pub fn engine(name: &str) -> &'static Engine {
    let mut all = ALL.into_iter();
    all.find(|engine| engine.name == name).expect("an engine")
}

/// The packages: the deque, and the pool on it.
pub const DEQUE: &str = "chase-lev";
const POOL: &str = "chase-lev-pool";

/// `cargo test` of a package, with these flags for the compiler.
pub fn cargo_test(package: &str, flags: &str) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(root());
    command.args(["test", "--package", package]);
    if !flags.is_empty() {
        command.env("RUSTFLAGS", flags);
    }
    command
}

/// The build of a suite with these flags.
fn build(package: &str, flags: &str, arguments: &[&str]) -> Command {
    let mut command = cargo_test(package, flags);
    command.args(["--no-run", "--color=never"]).args(arguments);
    command
}

/// A suite of loom's or shuttle's, with these flags.
fn suite(request: &Request, package: &str, flags: &str, test: &str) -> Command {
    let mut command = cargo_test(package, flags);
    command.args(["--test", test, "--"]);
    command.arg(format!("--test-threads={}", request.processors));
    command.args(&request.only);
    if request.extent == Extent::Deep {
        command.arg("--include-ignored");
    }
    command
}

/// Loom's suite with these flags; a quick run leaves out what takes more executions than `most`.
fn explore(request: &Request, package: &str, flags: &str, most: usize) -> Command {
    let mut command = suite(request, package, flags, "loom-tests");
    if request.extent == Extent::Quick {
        command.env("CHASE_LEV_MOST", most.to_string());
    }
    command
}

/// Whether a program starts.
fn needs_program(program: &str, argument: &str, install: &str) -> Result<()> {
    let mut command = Command::new(program);
    let command = command.arg(argument).stdin(Stdio::null());
    match command.stdout(Stdio::null()).stderr(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        _ => bail!("`{program}` was not found: {install}"),
    }
}

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}
