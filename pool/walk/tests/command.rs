//! The command: its output, its status, and its need for descriptors.
#![cfg(target_os = "linux")]

mod privileges;
mod suite;

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output};

use privileges::without_privileges;
use rustix::fs::Mode;
use suite::{comb, expected, linked, shapes};

const WALK: &str = env!("CARGO_BIN_EXE_walk");

fn run(program: &str, arguments: &[impl AsRef<OsStr>]) -> Output {
    let output = Command::new(program).args(arguments).output();
    output.unwrap_or_else(|error| panic!("{program}: {error}"))
}

/// Runs the command with this number of descriptors, three of which are open, and with these
/// options or redirections.
fn limited(descriptors: u32, options: &str, root: &Path) -> Output {
    let script = format!(r#"ulimit -n {descriptors}; exec {WALK} {options} "$0""#);
    run("sh", &["-c".as_ref(), script.as_ref(), root])
}

/// Returns the numbers of the rows, in their order.
fn numbers(output: &Output) -> Vec<u128> {
    let text = str::from_utf8(&output.stdout).expect("text");
    let rows = text.lines().filter_map(|line| line.split_once("  "));
    rows.map(|(_, number)| number.trim().parse().expect("a number")).collect()
}

/// Asserts the status and parts of the error output.
fn fails(output: &Output, status: i32, says: &[&str]) {
    assert_eq!(output.status.code(), Some(status), "{output:?}");
    let text = str::from_utf8(&output.stderr).expect("text");
    assert!(says.iter().all(|part| text.contains(part)), "{text}");
}

#[test]
fn few_descriptors_suffice() {
    for tree in shapes() {
        let counts = expected(tree.path(), true);
        let entries = [counts.directories, counts.files, counts.links];
        let others = [counts.others, 0];
        let entries = entries.into_iter().chain(others).map(u128::from);
        let expected: Vec<_> = entries.chain([counts.bytes, counts.allocated]).collect();
        for (descriptors, options) in [
            (64, "--threads=1"),
            (64, "--threads=8"),
            (16, "--threads=8"),
            (6, "--threads=8"),
            (5, "--threads=1"),
            // With seven more that are open.
            (13, "--threads=8 3</ 4</ 5</ 6</ 7</ 8</ 9</"),
        ] {
            let output = limited(descriptors, &format!("--sizes {options}"), tree.path());
            assert!(output.status.success(), "{output:?}");
            assert_eq!(numbers(&output), expected);
        }
    }
}

/// With one descriptor, only the root can be read.
#[test]
fn what_cannot_be_opened_for_want_of_descriptors_is_reported() {
    let tree = linked();
    let output = limited(4, "", tree.path());
    fails(&output, 1, &["walk: cannot open \"", "Too many open files"]);
    // All directories of the root.
    assert_eq!(numbers(&output)[4], 51);
}

#[test]
fn what_is_not_there() {
    let missing = linked().path().join("a\nb");
    let output = run(WALK, &[&missing]);
    fails(&output, 2, &["walk: cannot access \"", "a\\nb"]);
    assert_eq!(numbers(&output), []);
}

#[test]
fn arguments() {
    for (wrong, says) in [
        ("--threads=many", "many"),
        ("--size", "--sizes"),
        ("--threads=1000000", "at most 65535 threads"),
    ] {
        fails(&run(WALK, &[wrong]), 2, &[says]);
    }
}

#[test]
#[cfg(feature = "trace")]
fn a_walk_can_be_recorded() {
    let tree = linked();
    let folder = tempfile::tempdir().expect("a folder");
    let run = |name: &str| {
        let file = folder.path().join(name);
        run(WALK, &["--trace".as_ref(), &*file, tree.path()])
    };
    let output = run("walk.json");
    assert!(output.status.success(), "{output:?}");
    let json = std::fs::read_to_string(folder.path().join("walk.json")).expect("a trace");
    let root = tree.path().display().to_string();
    // The worker may be any of them: the one that wakes first.
    for says in [&*root, "\"worker ", "chase_lev_pool"] {
        assert!(json.contains(says), "no {says} in {json}");
    }
    assert!(json.ends_with(']'), "it is not complete: {json}");
    fails(&run("none/walk.json"), 2, &["none/walk.json"]);
}

/// Entries that cannot be read, while nobody reads standard error, or standard output.
#[test]
fn output_that_cannot_be_written() {
    let tree = comb(2, Mode::empty());
    without_privileges(|| {
        for nowhere in ["2>/dev/full", "2>&-"] {
            let output = limited(64, nowhere, tree.path());
            assert_eq!(output.status.code(), Some(1), "{output:?}");
            assert_eq!(numbers(&output), [4, 0, 0, 0, 1]);
        }
    });
    for nowhere in ["2>/dev/full", "2>&-"] {
        let output = limited(64, nowhere, &tree.path().join("missing"));
        assert_eq!(output.status.code(), Some(2), "{output:?}");
    }
    let output = limited(64, ">/dev/full", tree.path());
    fails(&output, 2, &["walk: No space left on device"]);
    let output = limited(64, ">&-", tree.path());
    fails(&output, 2, &["walk: there is no standard output"]);
    let output = limited(64, ">/dev/null", tree.path());
    assert!(output.status.success(), "{output:?}");
    let output = limited(64, ">/dev/full 2>/dev/full", tree.path());
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}
