//! The command: its output, its status, and its need for descriptors.
#![cfg(target_os = "linux")]

mod suite;

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output};

use chase_lev_walk::Counts;
use suite::{Tree, expected, linked, shapes, wide};

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
fn number(output: &Output, name: &str) -> u128 {
    let text = str::from_utf8(&output.stdout).expect("text");
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let number = line.unwrap_or_else(|| panic!("no {name} in {output:?}"));
    number.trim().replace(',', "").parse().expect("a number")
}

/// Returns all numbers that are not zero in a tree without errors.
fn numbers(output: &Output) -> [u128; 6] {
    let names = [
        "directories",
        "files",
        "links",
        "others",
        "bytes",
        "allocated",
    ];
    names.map(|name| number(output, name))
}

/// Returns the numbers that the command should print.
fn all(counts: &Counts) -> [u128; 6] {
    let [directories, files] = [counts.directories, counts.files].map(u128::from);
    let [links, others] = [counts.links, counts.others].map(u128::from);
    [
        directories,
        files,
        links,
        others,
        counts.bytes,
        counts.allocated,
    ]
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
    for tree in shapes() {
        let expected = all(&expected(tree.path(), true));
        for threads in [1, 2, 4, 8] {
            for spare in [0, 1, 20] {
                let options = format!("--sizes --threads={threads}");
                let output = limited(own() + 2 * threads + spare, &options, tree.path());
                assert!(output.status.success(), "{output:?}");
                assert_eq!(numbers(&output), expected);
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

/// Entries that cannot be read, while nobody reads standard error, or standard output.
#[test]
fn output_that_cannot_be_written() {
    let tree = linked();
    let missing = tree.path().join("missing");
    let run = |redirected: &str, roots: &[&Path]| {
        let script = format!(r#"exec {WALK} --progress "$@" {redirected}"#);
        let shell = ["-c".as_ref(), script.as_ref(), Path::new("sh")];
        run("sh", &[&shell, roots].concat())
    };
    for closed in ["2>/dev/full", "2>&-"] {
        let output = run(closed, &[tree.path(), &missing]);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let found = ["errors", "files"].map(|name| number(&output, name));
        assert_eq!(found, [1, 101]);
        let output = run(&format!("--threads=1000000 {closed}"), &[tree.path()]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
    }
    let output = run(">/dev/full", &[tree.path()]);
    fails(&output, 1, &["walk: cannot write the counts: "]);
    let output = run(">/dev/full 2>/dev/full", &[tree.path()]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
}

/// Both streams are pipes whose other ends are closed.
#[test]
fn nobody_listens() {
    let tree = linked();
    for (output_too, missing) in [(false, true), (true, true), (true, false)] {
        let mut command = Command::new(WALK);
        command.arg(tree.path()).stderr(closed_pipe());
        if missing {
            command.arg(tree.path().join("missing"));
        }
        if output_too {
            command.stdout(closed_pipe());
        }
        let output = command.output().expect("it can start");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert_eq!(output.stdout.is_empty(), output_too);
    }
}

fn closed_pipe() -> std::io::PipeWriter {
    std::io::pipe().expect("a pipe").1
}

/// The sum of the lengths does not fit into 64 bits.
#[test]
fn sparse_files() {
    // Few file systems have files of this length.
    let folder = tempfile::tempdir_in("/dev/shm").expect("a folder on tmpfs");
    for name in ["a", "b", "c"] {
        let file = std::fs::File::create(folder.path().join(name)).expect("a new file");
        file.set_len(i64::MAX as u64).expect("a sparse file");
    }
    let paths = ["a", "b", "c"].map(|name| folder.path().join(name));
    let options = "--sizes".into();
    let output = run(WALK, &[&[options], &paths[..]].concat());
    assert!(output.status.success(), "{output:?}");
    assert_eq!(number(&output, "bytes"), 3 * ((1 << 63) - 1));
}

/// Roots inside each other, the same twice, and several names: the sizes are those of `du` in each order,
/// and each name counts once.
#[test]
fn roots_inside_each_other() {
    let tree = linked();
    for n in 0..5 {
        tree.file(format!("a/b/c{n}/file"), 5000 * n);
    }
    let expected = all(&expected(tree.path(), true));
    let names = ". a/b a a/b/c3 file 7/same a/b/c4/file a/b/up";
    let names: Vec<_> = names.split(' ').collect();
    let pair = |one| names.iter().map(move |two| format!("{one} {two}"));
    let more = "a a/b .,a/b a a/b/c3,7/same file 7/same,a/b/c4/file a/b/c3 a/b,. . .,\
                a/b/up a/b/up a/b/c4/file,. a/../a/./b a/b/up/file";
    let more = more.split(',').map(str::to_owned);
    for roots in names.iter().flat_map(pair).chain(more) {
        let with_all = roots.starts_with(". ") || roots.ends_with(" .");
        let options = ["-sc", "--block-size=1"].map(Path::new);
        let roots: Vec<_> = roots
            .split(' ')
            .map(|name| tree.path().join(name))
            .collect();
        let roots: Vec<&Path> = roots.iter().map(|root| &**root).collect();
        let du = run("du", &[&options[..], &roots].concat());
        assert!(du.status.success(), "{du:?}");
        let total = str::from_utf8(&du.stdout).expect("text").lines().last();
        let total = total
            .and_then(|line| line.split('\t').next())
            .expect("a total");
        for threads in ["--threads=1", "--threads=4"] {
            let options = ["--sizes", threads].map(Path::new);
            let output = run(WALK, &[&options[..], &roots].concat());
            assert!(output.status.success(), "{output:?}");
            let allocated = number(&output, "allocated");
            assert_eq!(allocated.to_string(), total, "{roots:?}");
            if with_all {
                assert_eq!(numbers(&output), expected, "{roots:?}");
            }
        }
    }
}

/// In a namespace of its own, with another file system below the root.
#[test]
fn one_file_system() {
    let tree = Tree::new();
    tree.file("a/file", 9000);
    tree.directory("mounted");
    let run = |command: &str| {
        let script = format!(
            r#"cd "$0" && mount -t tmpfs none mounted && mkdir mounted/b && echo more >mounted/b/c && {command}"#
        );
        let arguments = ["--user", "--map-root-user", "--mount", "sh", "-c", &script];
        let arguments = arguments.map(Path::new);
        let output = run("unshare", &[&arguments[..], &[tree.path()]].concat());
        assert!(output.status.success(), "{output:?}");
        output
    };
    let all = run(&format!("{WALK} --sizes ."));
    assert_eq!((number(&all, "directories"), number(&all, "files")), (4, 2));
    for option in ["-x", "--one-file-system"] {
        let one = run(&format!("{WALK} --sizes {option} ."));
        assert_eq!((number(&one, "directories"), number(&one, "files")), (3, 1));
        let du = run("du -s -x --block-size=1 .");
        let du = String::from_utf8(du.stdout).expect("text");
        assert_eq!(du.trim(), format!("{}\t.", number(&one, "allocated")));
        // A root on another file system is walked.
        let both = run(&format!("{WALK} --sizes {option} . mounted"));
        assert_eq!(number(&both, "directories"), 4);
        assert_eq!(number(&both, "allocated"), number(&all, "allocated"));
    }
}

/// The filter of an old container refuses `statx`.
#[test]
#[cfg(target_arch = "x86_64")]
fn without_statx() {
    use rustix::fs::{AtFlags, CWD, StatxFlags, statx};
    use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch, apply_filter};

    const STATX: i64 = 332;
    let tree = linked();
    let expected = all(&expected(tree.path(), true));
    for errno in [1, 38] {
        // The filter is that of the thread, and of the processes that it starts.
        let walk = || {
            let refuse = SeccompAction::Errno(errno);
            let rules = [(STATX, Vec::new())].into();
            let filter =
                SeccompFilter::new(rules, SeccompAction::Allow, refuse, TargetArch::x86_64);
            let program: BpfProgram = filter.and_then(TryInto::try_into).expect("a filter");
            apply_filter(&program).expect("the kernel accepts filters");
            statx(CWD, "/", AtFlags::empty(), StatxFlags::TYPE).expect_err("it is refused");
            run(WALK, &["--sizes".as_ref(), tree.path()])
        };
        let output = std::thread::scope(|scope| scope.spawn(walk).join().expect("no panic"));
        assert!(output.status.success(), "{output:?}");
        assert_eq!(numbers(&output), expected);
    }
}

#[test]
#[cfg(feature = "trace")]
fn a_trace_that_cannot_be_written() {
    let tree = wide();
    let output = run(WALK, &["--trace=/dev/full".as_ref(), tree.path()]);
    let text = fails(&output, 1, &["walk: cannot write the trace: "]);
    assert!(!text.contains("panic"), "{text}");
    assert_eq!(number(&output, "directories"), 301);
}
