//! The engines: a row for each says how to run it, what it claims, and what it does not verify.

pub mod libtest;
mod limits;

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde::Serialize;

/// The extent of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// A few minutes after the build.
    Quick,
    /// About fifteen minutes.
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
    /// The number of processors that it may use.
    pub processors: usize,
}

/// An engine.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Engine {
    /// Its name on the command line.
    #[serde(rename = "engine")]
    pub name: &'static str,
    /// What it runs, and on which machine or model.
    #[serde(skip)]
    pub about: &'static str,
    /// A sentence for each thing that it does not verify.
    #[serde(skip)]
    pub limits: &'static [&'static str],
    /// The command that runs it alone.
    pub command: &'static str,
    /// The claim that a complete run supports, in plain words.
    #[serde(skip)]
    pub claim: &'static str,
    #[serde(skip)]
    parts: &'static [Part],
}

/// A part of an engine's run.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// The suite of a checker, which writes results.
    Suite(Suite),
    /// Tests of this subject. Their results are read from the output of libtest.
    Tests(&'static str, Suite),
    /// A script in Python. The function adds its arguments.
    Script(&'static str, fn(&Request, &mut Command)),
}

/// A command that runs a part, and the subject of its tests, if libtest prints their results.
pub type Run = (Command, Option<&'static str>);

/// Tests that cargo builds and runs: the manifest of their package, the flags for the compiler, and the name
/// of the checker's suite. Without a suite, these are all native tests of the package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suite(&'static str, &'static str, Option<&'static str>);

const DEQUE: &str = "Cargo.toml";
const POOL: &str = "pool/Cargo.toml";

const NATIVE: Suite = Suite(DEQUE, "", None);
const POOL_NATIVE: Suite = Suite(POOL, "", None);
/// Loom's suite of the deque.
pub const LOOM: Suite = Suite(DEQUE, "--cfg loom", Some("loom-tests"));
const POOL_LOOM: Suite = Suite(POOL, "--cfg loom", Some("loom-tests"));
const EPOCH: Suite = Suite(DEQUE, "--cfg loom --cfg crossbeam_loom", Some("loom-tests"));
const SHUTTLE: Suite = Suite(DEQUE, "--cfg shuttle", Some("shuttle-tests"));
const POOL_SHUTTLE: Suite = Suite(POOL, "--cfg shuttle", Some("shuttle-tests"));

/// The script that runs TLC.
pub const TLC: &str = "model/claims.py";

/// All engines, in the order in which they run and are shown.
pub static ALL: [Engine; 8] = [
    Engine {
        name: "native",
        about: "the code that ships, on this machine: oracles, stress tests, drop-in use",
        limits: limits::NATIVE,
        command: "cargo test",
        claim: "The deque's tests pass on real threads, which says little about other machines.",
        parts: &[Part::Tests("the crate as it ships", NATIVE)],
    },
    Engine {
        name: "loom",
        about: "every execution that loom reaches of small scenarios, in the memory model of C11 \
                and Rust",
        limits: limits::LOOM,
        command: "RUSTFLAGS=\"--cfg loom\" cargo test",
        claim: "The deque is right in every execution that loom reaches of programs with two to \
                four threads, some with at most three preemptions.",
        parts: &[Part::Suite(LOOM)],
    },
    Engine {
        name: "crossbeam-epoch",
        about: "loom with crossbeam-epoch itself in place of its stand-in",
        limits: limits::CROSSBEAM_EPOCH,
        command: "RUSTFLAGS=\"--cfg loom --cfg crossbeam_loom\" cargo test",
        claim: "The deque is right while the real crossbeam-epoch frees its rings, in a few of \
                loom's programs with at most four preemptions.",
        parts: &[Part::Suite(EPOCH)],
    },
    Engine {
        name: "shuttle",
        about: "random schedules of long programs, and all schedules of some short ones",
        limits: limits::SHUTTLE,
        command: "RUSTFLAGS=\"--cfg shuttle\" cargo test",
        claim: "The deque is right in random schedules, with sequential consistency, of programs \
                with up to six thieves and 60 operations of the owner.",
        parts: &[Part::Suite(SHUTTLE)],
    },
    Engine {
        name: "tlc",
        about: "the specifications in TLA+, in the memory model of C++20 and on x86-TSO",
        limits: limits::TLC,
        command: "python3 model/claims.py",
        claim: "The deque's specification is right in C++20's model and on x86-TSO within small \
                bounds: two thieves, four operations of the owner, fewer for `Asymmetric`.",
        parts: &[Part::Script(TLC, tlc)],
    },
    Engine {
        name: "proof",
        about: "an inductive invariant of the specification, for any number of threads and \
                operations",
        limits: limits::PROOF,
        command: "python3 model/proof/theorem.py --all",
        claim: "Proved for any number of thieves, operations, slots and rings: the deque's \
                specification is right in C++20's model. Not proved: the code, and progress.",
        parts: &[Part::Script("model/proof/theorem.py", |request, command| {
            command.arg(format!("--jobs={}", request.processors));
            command.arg(match (request.extent, &request.only) {
                (Extent::Quick, None) => "--no-tlc",
                _ => "--all",
            });
        })],
    },
    Engine {
        name: "machine",
        about: "the machine code in small scenarios, by the memory models of four architectures",
        limits: limits::MACHINE,
        command: "python3 model/machine/machine.py",
        claim: "In small scenarios, the deque's machine code from one version of rustc takes \
                each element once, by the memory models of x86-64, AArch64, RISC-V and POWER.",
        parts: &[Part::Script("model/machine/machine.py", |request, command| {
            command.arg(format!("--jobs={}", request.processors));
            if request.extent == Extent::Quick {
                command.arg("--quick");
            }
        })],
    },
    Engine {
        name: "pool",
        about: "the thread pool: its tests on this machine, its parts under loom, all of it in \
                random schedules of shuttle, and its specifications in TLA+",
        limits: limits::POOL,
        command: "cargo verify --only pool",
        claim: "In the pool's tests, every job runs once and every wait ends, on real threads \
                and in random schedules; loom and TLC show it of its parts and specifications \
                within small bounds.",
        parts: &[
            Part::Tests("the pool as it ships", POOL_NATIVE),
            Part::Tests("the pool as it ships", POOL_SHUTTLE),
            Part::Suite(POOL_LOOM),
            Part::Script(TLC, |request, command| {
                command.arg("--model=pool/model");
                tlc(request, command);
            }),
        ],
    },
];

fn tlc(request: &Request, command: &mut Command) {
    command.arg(format!("--jobs={}", request.processors + 1));
    match request.extent {
        Extent::Quick => command.args(["quick", "--within=2"]),
        Extent::Default => command.arg("quick"),
        Extent::Deep => command.arg("full"),
    };
}

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
        for part in self.parts {
            if let Part::Script(script, _) = part {
                let output = python(script)
                    .arg("--prepare")
                    .stdin(Stdio::null())
                    .output();
                let output =
                    output.context("`python3` was not found: install Python 3.9 or newer")?;
                let errors = String::from_utf8_lossy(&output.stderr);
                ensure!(output.status.success(), "{}", errors.trim());
            }
        }
        Ok(())
    }

    /// Returns the commands that build it, in order.
    pub fn build(&self) -> Vec<Command> {
        let build = |part: &Part| match part {
            Part::Suite(suite) | Part::Tests(_, suite) => Some(suite.build()),
            Part::Script(..) => None,
        };
        self.parts.iter().filter_map(build).collect()
    }

    /// Returns the commands that run it, in order.
    pub fn run(&self, request: &Request) -> Vec<Run> {
        let run = |part: &Part| match *part {
            Part::Suite(suite) => (suite.run(request), None),
            Part::Tests(subject, suite) => (suite.run(request), Some(subject)),
            Part::Script(script, arguments) => {
                let mut command = python(script);
                arguments(request, &mut command);
                command.args(request.only.iter().map(|only| format!("--only={only}")));
                (command, None)
            }
        };
        self.parts.iter().map(run).collect()
    }
}

impl Suite {
    /// Returns `cargo test` for the whole suite.
    pub fn command(&self) -> Command {
        let Suite(manifest, flags, test) = *self;
        let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        command.current_dir(root());
        command.args(["test", "--color=never", "--manifest-path", manifest]);
        // All workspaces share what is built.
        let target = env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into());
        command.env("CARGO_TARGET_DIR", root().join(target));
        if let Some(test) = test {
            command.env("RUSTFLAGS", flags).args(["--test", test]);
        }
        command
    }

    /// Returns the command that builds it.
    pub fn build(&self) -> Command {
        let mut command = self.command();
        command.arg("--no-run");
        command
    }

    fn run(&self, request: &Request) -> Command {
        let mut command = self.command();
        command.arg("--no-fail-fast");
        let is_native = self.2.is_none();
        if is_native && request.extent == Extent::Quick {
            // Without the tests in the documentation.
            command.args(["--lib", "--tests"]);
        }
        command.arg("--").args(&request.only);
        command.arg(format!("--test-threads={}", request.processors));
        if !is_native && request.extent == Extent::Deep {
            command.arg("--include-ignored");
        }
        match (*self, request.extent) {
            (LOOM | POOL_LOOM, Extent::Quick) => command.env("CHASE_LEV_MOST", "8000"),
            (EPOCH, Extent::Quick) => command.env("CHASE_LEV_MOST", "40000"),
            (SHUTTLE, Extent::Quick) => command.env("SHUTTLE_ITERATIONS", "1000"),
            (SHUTTLE, Extent::Deep) => command.env("SHUTTLE_ITERATIONS", "50000"),
            _ => &mut command,
        };
        command
    }
}

/// Returns a command that runs a script of the repository.
pub fn python(script: &str) -> Command {
    let mut command = Command::new("python3");
    command.current_dir(root()).arg(script);
    command
}

/// Returns the root of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
