//! Tests that run in their own process.

use std::env;
use std::process::Command;

/// Runs the test of this name in a child process, with a value of an environment variable. Returns
/// `true` if it succeeds, and all that it prints.
pub fn child(test: &str, variable: &str, value: &str) -> (bool, String) {
    let output = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", test, "--nocapture"])
        .env(variable, value)
        .output()
        .expect("a child process");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    (output.status.success(), said)
}
