//! The command: what it says, how it ends, and that few descriptors suffice.
#![cfg(target_os = "linux")]

mod suite;

use std::path::Path;
use std::process::{Command, Output};

use suite::{Tree, deep, expected, linked, skewed, wide};

const WALK: &str = env!("CARGO_BIN_EXE_walk");

/// With so many descriptors for the whole process.
fn limited(descriptors: usize, arguments: &[&str], root: &Path) -> Output {
    let script = format!(r#"ulimit -n {descriptors}; exec "$0" "$@""#);
    let mut command = Command::new("sh");
    command
        .args(["-c", &script, WALK])
        .args(arguments)
        .arg(root);
    command.output().expect("sh")
}

/// The number beside a name.
fn number(output: &Output, name: &str) -> u64 {
    let text = str::from_utf8(&output.stdout).expect("text");
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let number = line.unwrap_or_else(|| panic!("no {name} in {output:?}"));
    number.trim().replace(',', "").parse().expect("a number")
}

/// The descriptors that a process has from the beginning, and that with which it counts them.
fn own() -> usize {
    let output = Command::new("ls")
        .arg("/proc/self/fd")
        .output()
        .expect("ls");
    String::from_utf8(output.stdout)
        .expect("text")
        .lines()
        .count()
}

#[test]
fn two_descriptors_a_thread_suffice() {
    let comb = Tree::new();
    comb.chain(300, true);
    for tree in [wide(), deep(), skewed(), linked(), comb] {
        let expected = expected(tree.path(), true);
        for threads in [1, 2, 4, 8] {
            for spare in [0, 1, 20] {
                let limit = own() + 2 * threads + spare;
                let threads = format!("--threads={threads}");
                let output = limited(limit, &["--sizes", &threads], tree.path());
                assert!(output.status.success(), "{output:?}");
                assert_eq!(number(&output, "directories"), expected.directories);
                assert_eq!(number(&output, "files"), expected.files);
                assert_eq!(number(&output, "links"), expected.links);
                assert_eq!(number(&output, "bytes"), expected.bytes);
                assert_eq!(number(&output, "allocated"), expected.allocated);
            }
        }
    }
}

#[test]
fn too_few_descriptors() {
    let output = limited(own() + 3, &["--threads=2"], Path::new("."));
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).expect("text");
    assert!(
        text.contains("3 more files, and the walk needs 4"),
        "{text}"
    );
    assert!(text.contains("`ulimit -n`"), "{text}");
}

#[test]
fn what_is_not_there() {
    let tree = linked();
    let missing = tree.path().join("a\nb");
    let output = Command::new(WALK)
        .arg(tree.path())
        .arg(&missing)
        .output()
        .expect("walk");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(number(&output, "errors"), 1);
    assert_eq!(number(&output, "files"), 101);
    let text = String::from_utf8(output.stderr).expect("text");
    assert!(
        text.starts_with("walk: cannot look at \"") && text.contains("a\\nb"),
        "{text}"
    );
    assert_eq!(text.lines().count(), 1);
}

#[test]
fn arguments() {
    let run = |argument: &str| Command::new(WALK).arg(argument).output().expect("walk");
    let output = run("--help");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(
        output.status.success() && text.contains("--sizes"),
        "{text}"
    );
    for (wrong, says) in [("--threads=many", "many"), ("--size", "--sizes")] {
        let output = run(wrong);
        assert_eq!(output.status.code(), Some(2));
        let text = String::from_utf8(output.stderr).expect("text");
        assert!(text.contains(says), "{text}");
    }
    let output = run("--threads=1000000");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).expect("text");
    assert!(text.contains("threads at most"), "{text}");
}

#[test]
fn a_walk_can_be_recorded() {
    let tree = wide();
    let folder = tempfile::tempdir().expect("a folder");
    let run = |name: &str| {
        let mut command = Command::new(WALK);
        command.arg("--trace").arg(folder.path().join(name));
        command.arg(tree.path()).output().expect("walk")
    };
    let output = run("walk.json");
    if !cfg!(feature = "trace") {
        let said = str::from_utf8(&output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2));
        assert!(said.contains("--features trace"), "{said}");
        return;
    }
    assert!(output.status.success(), "{output:?}");
    let json = std::fs::read_to_string(folder.path().join("walk.json")).expect("a trace");
    let root = tree.path().display().to_string();
    assert!(json.contains(&root) && json.contains("worker 0"), "{json}");
    // What was counted is told in any case.
    let output = run("none/walk.json");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(number(&output, "errors"), 0);
    let said = str::from_utf8(&output.stderr).expect("text");
    assert!(said.contains("none/walk.json"), "{said}");
}
