//! The command itself: what it says of bad input, and that it leaves nothing behind.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, fs};

/// The command, with results of its own.
fn verify(name: &str, arguments: &[&str]) -> Command {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut command = Command::new(env!("CARGO_BIN_EXE_verify"));
    command
        .args(arguments)
        .env("CARGO_TARGET_DIR", directory)
        .stdin(Stdio::null());
    command
}

/// It ends with status 2, and says this.
fn refuses(output: &Output, what: &str) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains(what), "{errors}");
}

#[test]
fn bad_input_is_told_what_there_is() {
    let output = |arguments: &[&str]| verify("input", arguments).output().unwrap();
    refuses(
        &output(&["try", "--set", "pop.fenc=acqrel"]),
        "the sites are push.top, push.slot",
    );
    refuses(
        &output(&["try", "--set", "pop.top=release"]),
        "it can be Relaxed, Acquire, SeqCst",
    );
    refuses(
        &output(&["try", "--set", "pop.fence"]),
        "is not like 'pop.fence=acqrel'",
    );
    refuses(
        &output(&["try", "--set", "pop.fence=seqcst"]),
        "the orderings of Weakest itself",
    );
    refuses(
        &output(&["try", "--set", "pop.fence=none", "--base", "Best"]),
        "there are Weakest, Le2013, ReleaseStores, Asymmetric",
    );
    refuses(&output(&["--skip", "miri"]), "the engines are native, loom");
    refuses(
        &output(&["--only", "pop.fence", "--only", "pop.top"]),
        "--only takes one",
    );
}

#[test]
fn everything_is_listed() {
    let output = verify("list", &["--list"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success());
    for name in [
        "native",
        "loom",
        "crossbeam-epoch",
        "shuttle",
        "tlc",
        "proof",
        "push.top",
        "record.release",
    ] {
        assert!(text.contains(&format!("\n  {name} ")), "{name}: {text}");
    }
}

/// Without Java, the model cannot be checked, and that is no success.
#[cfg(unix)]
#[test]
fn a_missing_tool_is_an_error_that_says_what_to_install() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-java");
    fs::create_dir_all(&path).unwrap();
    let python = path.join("python3");
    if !python.exists() {
        // What is found on the path may be a script that needs more of the path.
        let say = "import sys; print(sys.executable)";
        let output = Command::new("python3").args(["-c", say]).output().unwrap();
        let real = String::from_utf8(output.stdout).unwrap();
        std::os::unix::fs::symlink(real.trim(), python).unwrap();
    }
    let output = verify("java", &["--only", "tlc"])
        .env("PATH", path)
        .output()
        .unwrap();
    refuses(
        &output,
        "java, which runs TLC, was not found: install a JDK or JRE",
    );
}

/// `try` with these arguments, where loom and TLC come to what they are told here: a check, and
/// its verdict.
#[cfg(unix)]
fn attempt(name: &str, loom: [&str; 2], tlc: [&str; 2], arguments: &[&str]) -> Output {
    use std::os::unix::fs::PermissionsExt;

    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("try-{name}"));
    fs::create_dir_all(&path).unwrap();
    let script = |name: &str, text: &str| {
        fs::write(path.join(name), format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(path.join(name), fs::Permissions::from_mode(0o755)).unwrap();
    };
    let results = |engine: &str, [check, verdict]: [&str; 2]| {
        format!(
            r#"[ -z "$CHASE_LEV_RESULTS" ] || echo '{{"engine": "{engine}", "version": "", "planned": 1}}
{{"subject": "", "group": "gallery", "check": "{check}", "verdict": "{verdict}", "expected": "holds", "explored": 1, "unit": "states", "exhaustive": true, "seconds": 0, "message": "wrong"}}' > "$CHASE_LEV_RESULTS""#
        )
    };
    script("suite", &results("loom", loom));
    script("python3", &results("tlc", tlc));
    let suite = path.join("suite");
    script(
        "cargo",
        &format!(
            r#"echo '{{"target": {{"name": "loom-tests"}}, "executable": "{}"}}'"#,
            suite.display()
        ),
    );
    verify(&format!("try-{name}/target"), arguments)
        .env("CARGO", path.join("cargo"))
        .env("PATH", &path)
        .output()
        .unwrap()
}

/// Status 0 says that each weaker site was judged by a check which can see its failure.
#[cfg(unix)]
#[test]
fn a_weaker_site_that_nothing_judged_is_undecided() {
    const CLAIM: &str = "ChaseLevViews/pop.batches-Relaxed";
    let batches = [
        "try",
        "--base",
        "Asymmetric",
        "--set",
        "pop.batches=relaxed",
    ];
    let passes = |check| [check, "holds"];
    let said = |output: &Output| String::from_utf8_lossy(&output.stdout).into_owned();

    let small = passes("ChaseLevViews/taken");
    let output = attempt("blind", passes("p|s in 4, Retain"), small, &batches);
    refuses(
        &output,
        "undecided: nothing goes wrong within these bounds, but no check",
    );
    refuses(&output, "weaker than in Asymmetric: pop.batches");

    let output = attempt(
        "fails",
        passes("p|s in 4, Retain"),
        [CLAIM, "fails"],
        &batches,
    );
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(said(&output).contains(&format!("tlc: wrong, in {CLAIM}")));

    let output = attempt(
        "judged",
        passes("p|s in 4, Retain"),
        passes(CLAIM),
        &batches,
    );
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(said(&output).contains(&format!("does not occur: tlc ({CLAIM})")));

    // Loom sees this one, in a scenario of that name and no other.
    let fence = ["try", "--set", "push.fence=relaxed"];
    for (scenario, code) in [("p|s in 4, Retain", 0), ("pp|s in 4, Retain", 2)] {
        let output = attempt("loom", passes(scenario), small, &fence);
        assert_eq!(output.status.code(), Some(code), "{output:?}");
    }

    let output = attempt(
        "stronger",
        passes("p|s in 4, Retain"),
        small,
        &["try", "--set", "steal.top=acquire"],
    );
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(said(&output).contains("no site is weaker than in Weakest"));
}

/// A Ctrl-C ends the engine, and all that it has started.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_leaves_no_process_behind() {
    use std::os::unix::fs::PermissionsExt;

    const MARK: &str = "CHASE_LEV_TEST_OF_INTERRUPT";
    let marked = || {
        let processes = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
        let environments =
            processes.filter_map(|process| fs::read(process.path().join("environ")).ok());
        let has_mark = |environment: &Vec<u8>| {
            let mut variables = environment.split(|byte| *byte == 0);
            variables.any(|variable| variable.starts_with(MARK.as_bytes()))
        };
        environments.filter(has_mark).count()
    };
    // In place of cargo: a process that starts another, and does not pass signals on.
    let cargo = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cargo");
    fs::write(&cargo, "#!/bin/sh\nsleep 600 &\nwait\n").unwrap();
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = verify("interrupt", &["--only", "loom", "--quick"]);
    let errors = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupt.err");
    command
        .env(MARK, "1")
        .env("CARGO", &cargo)
        .stdout(Stdio::null())
        .stderr(fs::File::create(&errors).unwrap());
    let mut child = command.spawn().unwrap();
    let within = |limit, mut done: Box<dyn FnMut() -> bool + '_>| {
        let start = Instant::now();
        while !done() {
            assert!(
                start.elapsed() < Duration::from_secs(limit),
                "not within {limit} s"
            );
            thread::sleep(Duration::from_millis(50));
        }
    };
    // The command, that process, and the other.
    within(60, Box::new(|| marked() >= 3));
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    within(20, Box::new(|| child.try_wait().unwrap().is_some()));
    within(5, Box::new(|| marked() == 0));
    assert_eq!(child.wait().unwrap().code(), Some(2));
    let errors = fs::read_to_string(errors).unwrap();
    assert!(errors.contains("interrupted"), "{errors}");
}
