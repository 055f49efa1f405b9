//! The command: its output, its status, and its need for descriptors.
#![cfg(target_os = "linux")]

mod suite;

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output};

use suite::{expected, linked, shapes, wide};

const WALK: &str = env!("CARGO_BIN_EXE_walk");

fn run(program: &str, arguments: &[impl AsRef<OsStr>]) -> Output {
    let output = Command::new(program).args(arguments).output();
    output.unwrap_or_else(|error| panic!("{program}: {error}"))
}

/// Runs the command with this limit on the descriptors of the whole process.
fn limited(descriptors: usize, options: &str, root: &Path) -> Output {
    let script = format!(r#"ulimit -n {descriptors}; exec {WALK} {options} "$0""#);
    run("sh", &["-c".as_ref(), script.as_ref(), root])
}

/// Returns the number beside a name.
fn number(output: &Output, name: &str) -> u64 {
    let text = str::from_utf8(&output.stdout).expect("text");
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let number = line.unwrap_or_else(|| panic!("no {name} in {output:?}"));
    number.trim().replace(',', "").parse().expect("a number")
}

/// Asserts the status and parts of the error output, and returns the error output.
fn fails<'a>(output: &'a Output, status: i32, says: &[&str]) -> &'a str {
    assert_eq!(output.status.code(), Some(status), "{output:?}");
    let text = str::from_utf8(&output.stderr).expect("text");
    assert!(says.iter().all(|part| text.contains(part)), "{text}");
    text
}

/// Returns the number of descriptors that a process has at its start, plus the one with which it counts them.
fn own() -> usize {
    let output = run("ls", &["/proc/self/fd"]);
    output.stdout.iter().filter(|byte| **byte == b'\n').count()
}

#[test]
fn two_descriptors_a_thread_suffice() {
    let names = ["directories", "files", "links", "bytes", "allocated"];
    for tree in shapes() {
        let all = expected(tree.path(), true);
        let (bytes, allocated) = (all.bytes, all.allocated);
        let expected = [all.directories, all.files, all.links, bytes, allocated];
        for threads in [1, 2, 4, 8] {
            for spare in [0, 1, 20] {
                let options = format!("--sizes --threads={threads}");
                let output = limited(own() + 2 * threads + spare, &options, tree.path());
                assert!(output.status.success(), "{output:?}");
                assert_eq!(names.map(|name| number(&output, name)), expected);
            }
        }
    }
}

#[test]
fn too_few_descriptors() {
    let output = limited(own() + 3, "--threads=2", Path::new("."));
    let says = ["3 more files, but the walk needs 4", "`ulimit -n`"];
    fails(&output, 2, &says);
}

#[test]
fn what_is_not_there() {
    let tree = linked();
    let output = run(WALK, &[tree.path(), &tree.path().join("a\nb")]);
    let text = fails(&output, 1, &["a\\nb"]);
    assert!(text.starts_with("walk: cannot access \""), "{text}");
    assert_eq!(text.lines().count(), 1);
    let numbers = ["errors", "others", "files", "links"].map(|name| number(&output, name));
    assert_eq!(numbers, [1, 1, 101, 56]);
}

#[test]
fn arguments() {
    let output = run(WALK, &["--help"]);
    let text = str::from_utf8(&output.stdout).expect("text");
    assert!(output.status.success());
    assert!(text.contains("--sizes"), "{text}");
    for (wrong, says) in [
        ("--threads=many", "many"),
        ("--size", "--sizes"),
        ("--threads=1000000", "at most 32767 threads"),
    ] {
        fails(&run(WALK, &[wrong]), 2, &[says]);
    }
}

#[test]
fn a_walk_can_be_recorded() {
    let tree = wide();
    let folder = tempfile::tempdir().expect("a folder");
    let run = |name: &str| {
        let file = folder.path().join(name);
        run(WALK, &["--trace".as_ref(), &*file, tree.path()])
    };
    let output = run("walk.json");
    if !cfg!(feature = "trace") {
        fails(&output, 2, &["--features trace"]);
        return;
    }
    assert!(output.status.success(), "{output:?}");
    let json = std::fs::read_to_string(folder.path().join("walk.json")).expect("a trace");
    let root = tree.path().display().to_string();
    for says in [&*root, "worker 0", "chase_lev_pool"] {
        assert!(json.contains(says), "no {says} in {json}");
    }
    assert!(json.ends_with(']'), "it is not complete: {json}");
    fails(&run("none/walk.json"), 2, &["none/walk.json"]);
}
