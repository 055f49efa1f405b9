//! TLC: the specifications in TLA+.

use std::process::Command;

use anyhow::{Result, bail};

use super::{Engine, Extent, needs_program, root};

/// The interpreter.
pub const PYTHON: &str = "python3";

/// The engine.
pub const ENGINE: Engine = Engine {
    name: "tlc",
    what: "the specifications in TLA+, in the memory model of C++20 and on x86-TSO",
    command: "python3 model/check.py",
    not_verified: &[
        "The model is not the code: a table says where they differ, and recorded executions of \
         the code are checked to be behaviours of the model.",
        "The bounds are two thieves with two steals each beside five operations of the owner.",
        "Load buffering is limited to a thief's load that comes after its claim.",
        "Sequentially consistent fences are a little stronger than the language's.",
    ],
    needs: || prepares("model/check.py"),
    build: Vec::new,
    run: |request| {
        let mut command = Command::new(PYTHON);
        command.current_dir(root()).arg("model/check.py");
        command.arg(format!("--jobs={}", request.processors + 1));
        match (request.extent, &request.only) {
            (Extent::Deep, _) => command.arg("full"),
            (Extent::Quick, _) => command.args(["quick", "--within=2"]),
            (Extent::Default, _) => command.arg("quick"),
        };
        if let Some(only) = &request.only {
            command.arg(format!("--only={only}"));
        }
        vec![command]
    },
    read: None,
};

/// Java, and what the script fetches on first use: TLC, for example.
pub fn prepares(script: &str) -> Result<()> {
    needs_program(PYTHON, "--version", "install Python 3.9 or newer")?;
    let mut command = Command::new(PYTHON);
    command.current_dir(root()).args([script, "--prepare"]);
    let output = command.output()?;
    match output.status.success() {
        true => Ok(()),
        false => bail!("{}", String::from_utf8_lossy(&output.stderr).trim()),
    }
}
