//! The proof: an inductive invariant, whose obligations two solvers discharge.

use std::process::Command;

use super::tlc::{PYTHON, prepares};
use super::{Engine, Extent, root};

const SCRIPT: &str = "model/proof/check.py";

/// The engine.
pub const ENGINE: Engine = Engine {
    name: "proof",
    what: "an inductive invariant, for any number of threads and operations",
    command: "python3 model/proof/check.py --all",
    not_verified: &[
        "The proof is about its own relation, not the code: each step that TLC finds within small \
         bounds is one of the relation.",
        "Indices are integers there; in the code they wrap.",
        "Of epochs, it assumes the law of grace periods.",
        "It does not say that operations end.",
        "An ordering with which the invariant is not proved may still be right. A step that breaks \
         the invariant may begin where nothing leads.",
        "Weaker orderings are given to one solver only.",
    ],
    needs: || prepares(SCRIPT),
    build: Vec::new,
    run: |request| {
        let mut command = Command::new(PYTHON);
        command.current_dir(root()).arg(SCRIPT);
        command.arg(format!("--jobs={}", request.processors));
        match (request.extent, &request.only) {
            (_, Some(only)) => command.args(["--all", "--only", only]),
            (Extent::Quick, None) => command.arg("--no-tlc"),
            (_, None) => command.arg("--all"),
        };
        vec![command]
    },
    read: None,
};
