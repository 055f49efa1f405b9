//! The engines: `engines.json` says how to run each, what it claims, and what it does not verify.

pub mod libtest;

use std::collections::HashMap;
use std::env;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::thread;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// The extent of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Extent {
    /// The broken variants first, without some engines.
    Quick,
    /// About forty minutes on two cores, without the builds.
    Default,
    /// As long as it takes.
    Deep,
}

/// A request to an engine.
#[derive(Clone, Debug)]
pub struct Request {
    /// The extent of the run.
    pub extent: Extent,
    /// If set, only explorations with this text in their names.
    pub only: Option<String>,
}

/// An engine.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Engine {
    /// Its name on the command line.
    pub name: String,
    /// True if quick runs leave it out, unless it is selected by its name.
    #[serde(default)]
    pub later: bool,
    /// A description of what it runs, and on which machine or model.
    pub about: String,
    /// A sentence for each thing that it does not verify.
    pub limits: Vec<String>,
    /// The command that runs it alone.
    pub command: String,
    /// The claim that a complete run supports, in plain words.
    pub claim: String,
    /// The property shared by the broken variants in which it finds no error, if it judges any.
    pub misses: Option<String>,
    /// The extent of a quick run in which only some checks are selected, if it is another one.
    pub selected: Option<Extent>,
    /// The suites that it runs, one after the other.
    #[serde(default)]
    pub suites: Vec<Suite>,
    /// The program in Python that it runs afterwards.
    program: Option<Program>,
}

/// Tests that cargo builds and runs.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suite {
    /// The manifest of the package.
    manifest: String,
    /// The subject of the tests, if their results are read from the output of libtest.
    subject: Option<String>,
    /// The flags for the compiler.
    #[serde(default)]
    flags: String,
    /// The name of the checker's suite. Without one, these are all native tests of the package.
    test: Option<String>,
    /// The name in its results, if it is not that of the engine.
    results: Option<String>,
    /// Variables for builds and runs of some extents.
    #[serde(default)]
    bounds: HashMap<Extent, HashMap<String, String>>,
}

/// A program in Python.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Program {
    /// The module, as `python3 -m` takes it.
    module: String,
    #[serde(default)]
    arguments: Vec<String>,
    /// The number of jobs beyond the number of processors.
    #[serde(default)]
    extra_jobs: usize,
    /// Further arguments for runs of some extents.
    bounds: HashMap<Extent, Vec<String>>,
    /// The name in its results, if it is not that of the engine.
    results: Option<String>,
}

/// A command that runs a part of an engine.
pub struct Part<'a> {
    /// The command.
    pub command: Command,
    /// The name in its results.
    pub results: &'a str,
    /// The subject of its tests, if libtest prints their results.
    pub subject: Option<&'a str>,
}

/// The module that runs TLC.
pub const TLC: &str = "model.claims";

/// All engines, in the order in which they run and are shown.
pub static ALL: LazyLock<Vec<Engine>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("engines.json")).expect("the file describes engines")
});

/// Returns the engine of this name.
///
/// # Panics
///
/// If there is none.
pub fn engine(name: &str) -> &'static Engine {
    let mut all = ALL.iter();
    all.find(|engine| engine.name == name).expect("an engine")
}

impl Engine {
    /// Prepares the tools that the engine needs besides cargo.
    ///
    /// # Errors
    ///
    /// If a tool is missing. The error says what to install.
    pub fn prepare(&self) -> Result<()> {
        let Some(program) = &self.program else {
            return Ok(());
        };
        eprintln!("{:16} looking for its tools", self.name);
        let mut command = python(&program.module);
        let output = command.arg("--prepare").stdin(Stdio::null()).output();
        let output = output.context("`python3` was not found: install Python 3.11 or newer")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{}", errors.trim());
        Ok(())
    }

    /// Returns the extent in which it runs on this request.
    pub fn extent(&self, request: &Request) -> Extent {
        let is_selective = request.extent == Extent::Quick && request.only.is_some();
        let selected = self.selected.filter(|_| is_selective);
        selected.unwrap_or(request.extent)
    }

    /// Returns the commands that run it, in order.
    pub fn run(&self, request: &Request) -> Vec<Part<'_>> {
        let request = &Request { extent: self.extent(request), only: request.only.clone() };
        let suites = self.suites.iter().map(|suite| Part {
            command: suite.run(request),
            results: suite.results.as_ref().unwrap_or(&self.name),
            subject: suite.subject.as_deref(),
        });
        let program = self.program.iter().map(|program| Part {
            command: program.run(request),
            results: program.results.as_ref().unwrap_or(&self.name),
            subject: None,
        });
        suites.chain(program).collect()
    }

    /// Returns `true` if its tests depend on the platform.
    pub fn is_native(&self) -> bool {
        self.suites.iter().any(|suite| suite.subject.is_some())
    }
}

impl Program {
    fn run(&self, request: &Request) -> Command {
        let mut command = python(&self.module);
        command.args(&self.arguments);
        command.arg(format!("--jobs={}", processors() + self.extra_jobs));
        command.args(self.bounds.get(&request.extent).into_iter().flatten());
        command.args(request.only.iter().map(|only| format!("--only={only}")));
        command
    }
}

impl Suite {
    /// Returns `cargo test` for the whole suite.
    pub fn command(&self, extent: Extent) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        command.current_dir(root());
        command.args(["test", "--color=never", "--manifest-path", &self.manifest]);
        // With a target, the flags do not concern build scripts and macros, so that these are built
        // once.
        command.args(["--target", "host-tuple"]);
        // All workspaces share their builds.
        let target = env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into());
        command.env("CARGO_TARGET_DIR", root().join(target));
        if let Some(test) = &self.test {
            command.env("RUSTFLAGS", &self.flags).args(["--test", test]);
        }
        command.envs(self.bounds.get(&extent).into_iter().flatten());
        command
    }

    fn run(&self, request: &Request) -> Command {
        let mut command = self.command(request.extent);
        command.arg("--no-fail-fast");
        let is_native = self.test.is_none();
        if is_native && request.extent == Extent::Quick {
            // Without the tests in the documentation.
            command.args(["--lib", "--tests"]);
        }
        command.arg("--").args(&request.only);
        command.arg(format!("--test-threads={}", processors()));
        if !is_native && request.extent == Extent::Deep {
            command.arg("--include-ignored");
        }
        command
    }
}

/// Returns a command that runs a module of the repository in Python.
pub fn python(module: &str) -> Command {
    let mut command = Command::new("python3");
    command.current_dir(root()).args(["-m", module]);
    command
}

/// Returns the number of processors to use.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Returns the root of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quick_run_of_selected_checks_may_have_another_extent() {
        let quick = |name: &str, only: Option<&str>| {
            let only = only.map(String::from);
            let extent = Extent::Quick;
            engine(name).extent(&Request { extent, only })
        };
        assert_eq!(quick("tlc", Some("pop.fence")), Extent::Default);
        assert_eq!(quick("tlc", None), Extent::Quick);
        assert_eq!(quick("loom", Some("pop.fence")), Extent::Quick);
    }
}
