//! A small sample of results, and a browser that looks at pages.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs, process};

use anyhow::{Context, Result, ensure};
use chase_lev_verify::evidence::{Ending, Evidence, Report};

/// The sample: three engines that ran, one that was left out, and one that broke off.
pub fn evidence() -> Evidence {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sample");
    let files = ["loom", "shuttle", "tlc"].map(|name| directory.join(format!("{name}.jsonl")));
    let mut evidence = read(&files).expect("the sample can be read");
    evidence.engines[0].not_verified = vec![
        "Load buffering: it is not modelled, so `push.top` and `steal.cas` are left to TLC.".into(),
        "Sequentially consistent accesses: they are treated as acquire-release.".into(),
    ];
    evidence.engines[1].not_verified =
        vec!["Weak orderings: every access is sequentially consistent.".into()];
    evidence.engines[2].not_verified = vec!["The code: the model has been written by hand.".into()];
    let (mut native, mut epoch) = (report("native"), report("crossbeam-epoch"));
    native.ending = Ending::LeftOut(String::from("it was not selected"));
    epoch.ending = Ending::Broken(String::from("error: could not compile `crossbeam-epoch`"));
    evidence.engines.insert(0, native);
    evidence.engines.insert(2, epoch);
    evidence
}

/// What these files of results say.
pub fn read(files: &[PathBuf]) -> Result<Evidence> {
    let engines = files.iter().map(|file| {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let mut lines = text.lines();
        let header = serde_json::from_str(lines.next().context("no header")?)?;
        let name = file.file_stem().context("no name")?.to_string_lossy();
        let mut report = report(&name);
        report.header = Some(header);
        for line in lines {
            report.outcomes.push(serde_json::from_str(line)?);
        }
        report.seconds = report.outcomes.iter().map(|outcome| outcome.seconds).sum();
        Ok(report)
    });
    Ok(Evidence {
        version: String::from("0.1.0"),
        date: String::from("2026-11-22"),
        machine: String::from("x86_64-linux, 2 processors"),
        extent: String::from("default"),
        engines: engines.collect::<Result<_>>()?,
    })
}

fn report(engine: &str) -> Report {
    let what = match engine {
        "native" => "Threads of the machine itself.",
        "loom" => "Every execution of small scenarios, with weak orderings.",
        "shuttle" => "Random schedules of long programs.",
        "tlc" => "Every state of the specifications in TLA+.",
        _ => "A checker.",
    };
    Report {
        engine: engine.into(),
        what: what.into(),
        command: format!("cargo verify {engine}"),
        not_verified: vec![String::from("It says nothing of what was not run.")],
        ending: Ending::Complete,
        header: None,
        outcomes: Vec::new(),
        seconds: 0.0,
    }
}

/// Chromium, as Debian has it, if it is installed.
pub fn browser() -> Option<PathBuf> {
    let path = env::var_os("CHROMIUM").map_or("/usr/bin/chromium".into(), PathBuf::from);
    path.exists().then_some(path)
}

/// Has a browser without a window do something with a file, in a profile of its own.
pub fn browse(browser: &Path, file: &Path, what: &[String]) -> Result<Output> {
    let profile = env::temp_dir().join(format!("chase-lev-browser-{}", process::id()));
    let output = Command::new("timeout")
        .arg("120")
        .arg(browser)
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
        ])
        .args([
            "--disable-background-networking",
            "--disable-component-update",
        ])
        .args([
            "--disable-sync",
            "--hide-scrollbars",
            "--virtual-time-budget=4000",
        ])
        .arg(format!("--user-data-dir={}", profile.display()))
        .args(what)
        .arg(format!("file://{}", file.display()))
        .output();
    let _ = fs::remove_dir_all(&profile);
    let output = output.context("the browser does not start")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "the browser fails: {errors}");
    Ok(output)
}
