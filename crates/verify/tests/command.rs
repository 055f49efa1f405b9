//! The command itself: it explains bad input, and leaves no processes behind.

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_verify::engines::{ALL, engine};
use chase_lev_verify::record;
use chase_lev_verify::results::{Header, Outcome, line};

/// Returns the command with its own target directory.
fn verify(name: &str, arguments: &[&str]) -> Command {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut command = Command::new(env!("CARGO_BIN_EXE_verify"));
    command.args(arguments).stdin(Stdio::null());
    command.env("CARGO_TARGET_DIR", directory);
    command
}

/// Asserts that the command ended with status 2 and this message.
fn refuses(output: &Output, what: &str) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains(what), "{errors}");
}

#[test]
fn bad_input_is_told_what_there_is() {
    let refused = |arguments: &str, what| {
        let arguments: Vec<_> = arguments.split(' ').collect();
        refuses(&verify("input", &arguments).output().unwrap(), what);
    };
    let tried = |set, what| refused(&format!("try --set {set}"), what);
    tried("pop.fenc=acqrel", "the sites are push.top, push.slot");
    tried("pop.top=release", "it can be Relaxed, Acquire, SeqCst");
    tried("pop.fence", "does not have the form 'pop.fence=acqrel'");
    tried("pop.fence=seqcst", "the orderings of Fenced itself");
    let protocols = "there are Fenced, Le2013, ReleaseStores, Asymmetric";
    tried("pop.fence=none --base Best", protocols);
    refused("--skip miri", "possible values: native, loom");
    refused("--only pop.fence --only pop.top", "--only takes one");
    refused("--write --only pop.fence", "--write needs whole engines");
}

#[test]
fn a_bound_in_the_environment_is_refused() {
    let bounds = ["LOOM_MAX_PREEMPTIONS", "SHUTTLE_ITERATIONS", "PROPTEST_CASES", "CHASE_LEV_MOST"];
    for name in bounds {
        let mut command = verify("bound", &["--only", "loom"]);
        let output = command.env(name, "1").env("CARGO", "true").output();
        let refused = format!("{name} would change what is explored");
        refuses(&output.unwrap(), &refused);
    }
}

#[test]
fn everything_is_listed() {
    let output = verify("list", &["--list"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success());
    let engines = ALL.iter().map(|engine| engine.name.as_str());
    for name in engines.chain(chase_lev_evidence::sites().iter().map(|site| site.name)) {
        assert!(text.contains(&format!("\n  {name} ")), "{name}: {text}");
    }
}

/// Without Java, the model cannot be checked, so the command fails.
#[test]
fn a_missing_tool_is_an_error_that_says_what_to_install() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-java");
    // The program on the path may be a script that needs more of the path.
    let say = "import sys; print(sys.executable)";
    let output = Command::new("python3").args(["-c", say]).output().unwrap();
    let python = String::from_utf8(output.stdout).unwrap();
    script(&path, "python3", &format!("exec {} \"$@\"", python.trim()));
    let mut command = verify("java", &["--only", "tlc"]);
    let output = command.env("PATH", path).output().unwrap();
    let missing = "java, which runs TLC, was not found: install a JDK or JRE";
    refuses(&output, missing);
}

/// Writes a script into a directory, and returns its path.
fn script(directory: &Path, name: &str, text: &str) -> PathBuf {
    fs::create_dir_all(directory).unwrap();
    let path = directory.join(name);
    // An earlier run may have left a link, through which this must not write.
    let _ = fs::remove_file(&path);
    let mut file = File::create_new(&path).unwrap();
    write!(file, "#!/bin/sh\n{text}\n").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// Status 0 means that each weaker site was judged by a check that can see its failure.
#[test]
fn a_weaker_site_that_nothing_judged_is_undecided() {
    // Runs `try` with scripts in place of loom and TLC, each of which reports one check and its
    // verdict, and asserts the status and the message.
    let attempt = |name, loom, tlc, arguments: [&str; 3], status, what: &str| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("try-{name}"));
        let results = |engine: &str, [check, verdict]: [&str; 2]| {
            format!(
                r#"[ -z "$CHASE_LEV_RESULTS" ] || echo '{{"engine": "{engine}", "version": "", "planned": 1}}
{{"subject": "", "group": "gallery", "check": "{check}", "name": "", "verdict": "{verdict}", "expected": "holds", "explored": 1, "unit": "states", "exhaustive": true, "seconds": 0, "message": "wrong"}}' > "$CHASE_LEV_RESULTS""#
            )
        };
        script(&path, "python3", &results("tlc", tlc));
        let mut command = verify(&format!("try-{name}/target"), &arguments);
        command.env("CARGO", script(&path, "cargo", &results("loom", loom)));
        let output = command.env("PATH", &path).output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        assert_eq!(output.status.code(), Some(status), "{said}");
        assert!(said.contains(what), "{said}");
        let page = fs::read_to_string(path.join("target/verify/try.html")).unwrap();
        assert_eq!(page.contains("answer: these orderings fail"), status == 1);
        assert_eq!(page.contains("answer: nothing goes"), status != 1);
        assert!(!page.contains("class=\"overall bad") && !page.contains("<pre class=\"bad"));
    };
    const CLAIM: &str = "Deque/cool.look-Relaxed";
    let small = ["p|s in 4, Retain", "holds"];
    let pushes = ["pp|s in 4, Retain", "holds"];
    let other = ["Deque/taken", "holds"];

    let batches = ["try", "--base=Asymmetric", "--set=cool.look=relaxed"];
    let blind = "undecided: nothing goes wrong within these bounds, but no check that was made is \
                 known to fail if one of these sites is weaker than in Asymmetric: cool.look";
    attempt("blind", small, other, batches, 2, blind);
    let fails = format!("tlc: wrong, in {CLAIM}");
    attempt("fails", small, [CLAIM, "fails"], batches, 1, &fails);
    let judged = format!("does not occur: tlc ({CLAIM})");
    attempt("judged", small, [CLAIM, "holds"], batches, 0, &judged);
    // Only loom sees this failure, in the scenario of that name.
    let fence = ["try", "--base=Fenced", "--set=push.fence=relaxed"];
    attempt("loom", small, other, fence, 0, "does not occur: loom (p|s");
    attempt("other", pushes, other, fence, 2, "undecided");
    let stronger = ["try", "--base=Fenced", "--set=steal.top=acquire"];
    let said = "no site is weaker than in Fenced";
    attempt("stronger", small, other, stronger, 0, said);
}

#[test]
fn an_engine_that_has_run_no_check_is_an_error() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-check");
    let header = r#"{"engine": "loom", "version": "", "planned": 0}"#;
    let text = format!(r#"[ -z "$CHASE_LEV_RESULTS" ] || echo '{header}' > "$CHASE_LEV_RESULTS""#);
    let mut command = verify("no-check/target", &["--quick", "--only", "loom"]);
    let command = command.env("CARGO", script(&path, "cargo", &text));
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("no check is within the bounds"), "{errors}");
}

/// Runs the command with a script in place of cargo that reports these results, and asserts how it
/// ends.
#[track_caller]
fn ends(name: &str, arguments: &[&str], results: (&str, &[Outcome]), status: i32, what: &str) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("ends-{name}"));
    let (engine, outcomes) = results;
    let header =
        Header { engine: engine.to_owned(), version: String::new(), planned: outcomes.len() };
    fs::create_dir_all(&path).unwrap();
    let lines: String = outcomes.iter().map(line).collect();
    fs::write(path.join("results"), line(&header) + &lines).unwrap();
    let results = path.join("results");
    let text =
        format!(r#"[ -z "$CHASE_LEV_RESULTS" ] || cp {} "$CHASE_LEV_RESULTS""#, results.display());
    let mut command = verify(&format!("ends-{name}/target"), arguments);
    said(&mut command, &script(&path, "cargo", &text), status, what);
}

/// Runs the command with this cargo, and asserts how it ends.
#[track_caller]
fn said(command: &mut Command, cargo: &Path, status: i32, what: &str) {
    let output = command.env("CARGO", cargo).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    let end = said.lines().rev().take(30).collect::<Vec<_>>();
    assert_eq!(output.status.code(), Some(status), "{end:#?}");
    assert!(said.contains(what), "{what}: {end:#?}");
}

/// Every run is compared with the record, even the run of a single engine.
#[test]
fn a_run_that_differs_from_the_record_is_red() {
    let recorded = record::report(engine("loom")).unwrap().outcomes;
    let of = |outcomes: &[Outcome], arguments: &[&str], status, what| {
        let arguments = [&["--only", "loom"], arguments].concat();
        ends("differs", &arguments, ("loom", outcomes), status, what);
    };
    of(&recorded, &[], 0, "every verdict is the expected one");
    of(&recorded[..1], &[], 1, "recorded, but not found");
    let mut changed = recorded.clone();
    changed[9].explored = 0;
    of(&changed, &[], 1, "found: holds, 0 Executions");
    let twice = [&recorded[..], &recorded[..1]].concat();
    of(&twice, &[], 1, "found twice");
    let mut other = recorded.clone();
    other[0].check += " and more";
    of(&other, &[], 1, "found, but not recorded");
    of(&recorded, &["--quick"], 1, "NOT AS RECORDED");

    let scenario = "PPo|ss in 4";
    let mut selected = recorded.clone();
    selected.retain(|outcome| outcome.name.contains(scenario));
    of(&selected, &["--only", scenario], 0, "every verdict");
    of(&selected[1..], &["--only", scenario], 1, "recorded, but not found");
    of(&[], &["--only", scenario], 1, "recorded, but not found");
}

#[test]
fn the_results_of_another_engine_are_red() {
    let recorded = record::report(engine("loom")).unwrap().outcomes;
    let said = "results of shuttle, not of loom";
    ends("other", &["--only", "loom"], ("shuttle", &recorded), 1, said);
}

#[test]
fn native_tests_that_are_missing_are_red() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("one-test");
    let one = "     Running tests/small.rs (small)\nrunning 1 test\ntest small ... ok";
    let cargo = script(&path, "cargo", &format!("echo '{one}'"));
    let mut command = verify("one-test/target", &["--only", "native"]);
    said(&mut command, &cargo, 1, "recorded, but not found");
}

/// A Ctrl-C ends the engine and all processes that it has started.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_leaves_no_process_behind() {
    // A script in place of cargo: it starts another process, and does not pass signals on.
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let started = directory.join("interrupt.started");
    let _ = fs::remove_file(&started);
    let text = format!("sleep 600 &\necho $$ $! > {}\nwait", started.display());
    let cargo = script(directory, "cargo", &text);
    let alive = || {
        let started = fs::read_to_string(&started).unwrap_or_default();
        // The command line of a process that has ended, but is not reaped, is empty.
        let command = |process: &&str| fs::read(format!("/proc/{process}/cmdline"));
        let alive = |process: &&str| command(process).is_ok_and(|line| !line.is_empty());
        started.split_whitespace().filter(alive).count()
    };
    let mut command = verify("interrupt", &["--only", "loom", "--quick"]);
    let errors = directory.join("interrupt.err");
    command.env("CARGO", &cargo);
    command.stderr(File::create(&errors).unwrap());
    command.stdout(Stdio::null());
    let mut child = command.spawn().unwrap();
    let within = |limit, done: &dyn Fn() -> bool| {
        let start = Instant::now();
        while !done() {
            assert!(start.elapsed().as_secs() < limit, "not within {limit} s");
            thread::sleep(Duration::from_millis(50));
        }
    };
    within(60, &|| alive() == 2);
    let mut kill = Command::new("kill");
    let killed = kill.arg("-INT").arg(child.id().to_string()).status();
    assert!(killed.unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(2));
    within(5, &|| alive() == 0);
    let errors = fs::read_to_string(errors).unwrap();
    assert!(errors.contains("interrupted"), "{errors}");
}
