//! Each fault is found in the stated number of schedules, is drawn, and shows again when its
//! schedule is replayed; the program without the fault passes.

use std::env;
use std::process::Command;

use libtest_mimic::{Arguments, Failed, Trial};
use rayon_shuttle::faults::{FAULTS, Fault};
use rayon_shuttle::{Failure, explore, replay};

/// All schedules follow from this.
const SEED: u64 = 1;

fn judge(fault: &Fault) {
    let Fault { name, threads, schedules, .. } = *fault;
    let explore = |run| explore(SEED, schedules, threads, run);
    let found = explore(fault.wrong).unwrap_or_else(|| panic!("{name}: not found"));
    println!("{name}: {found}");
    assert!(found.message.contains(fault.message), "{name}: another");
    is_drawn(&found, fault);
    let again = replay(&found.schedule, threads, fault.wrong).expect("it fails again");
    let shown = |failure: &Failure| (failure.message.clone(), failure.drawing.clone());
    assert_eq!(shown(&again), shown(&found), "{name}: replayed");
    assert_eq!(explore(fault.wrong), Some(found), "{name}: from the seed");
    assert_eq!(explore(fault.right), None, "{name}: put right");
}

/// Checks that the drawing has a lane for each worker and the calls that matter, and ends with the
/// failure.
fn is_drawn(failure: &Failure, fault: &Fault) {
    let (name, drawing) = (fault.name, &failure.drawing);
    let titles = drawing.lines().next().unwrap_or_default();
    let titles = titles.split("  ").map(str::trim);
    let workers = titles.filter(|title| title.starts_with("worker"));
    let expected = (0..fault.threads).map(|index| format!("worker {index}"));
    assert!(workers.eq(expected), "{name}: the lanes, drawn from debug information");
    let mut rest = drawing.as_str();
    for call in fault.drawn.split("; ") {
        let found = rest.split_once(call);
        (_, rest) = found.unwrap_or_else(|| panic!("{name}: {call} is not drawn"));
    }
    let message = failure.message.lines().next();
    assert_eq!(rest.lines().last(), message, "{name}: the end");
    if failure.message.starts_with("deadlock") {
        let stuck = rest.lines().filter(|row| row.ends_with("waits for ever"));
        assert_eq!(stuck.count(), fault.threads, "{name}: all wait");
    } else {
        assert!(rest.contains(&format!("panics: {}", message.unwrap_or_default())));
    }
}

/// A run prints its report once, without backtraces and files.
fn is_quiet() -> Result<(), Failed> {
    let mut run = Command::new(env::current_exe()?);
    let output = run.args(["lost_update", "--exact", "--nocapture"]).output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("\nschedule ") && said.lines().count() < 40, "{said}");
    // Shuttle itself names the task, and perhaps the seed.
    let errors = String::from_utf8_lossy(&output.stderr);
    let noise = ["panicked at", "backtrace", "persisted"];
    assert!(!noise.iter().any(|it| errors.contains(it)), "{errors}");
    Ok(())
}

fn main() {
    let tests = FAULTS.into_iter().map(|fault| {
        let name = fault.name.replace([' ', '-'], "_");
        Trial::test(name, move || {
            judge(&fault);
            Ok(())
        })
    });
    let quiet = Trial::test("is_quiet", is_quiet);
    libtest_mimic::run(&Arguments::from_args(), tests.chain([quiet]).collect()).exit();
}
