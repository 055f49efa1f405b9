//! The record of all checks, with which every run is compared.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use itertools::Itertools;

use crate::engines::{Engine, Extent, Request, root};
use crate::report::{Ending, Report};
use crate::results::{Check, Outcome, Unit, line};

/// The directory of the record in the repository, which has a file for each engine.
pub const RECORD: &str = "docs/record";

/// The extents of a check in runs.
trait Extents {
    fn explored(&self, run: Extent) -> Option<u64>;
    fn set(&mut self, run: Extent, explored: Option<u64>);
    fn difference(&self, outcome: &Outcome, run: Extent) -> Option<String>;
}

impl Extents for Check {
    /// Returns the extent that such a run explores. A deep run explores as much as a default one,
    /// or more.
    fn explored(&self, run: Extent) -> Option<u64> {
        match run {
            Extent::Quick => self.quick,
            Extent::Default | Extent::Deep => self.default,
        }
    }

    fn set(&mut self, run: Extent, explored: Option<u64>) {
        match run {
            Extent::Quick => self.quick = explored,
            Extent::Default | Extent::Deep => self.default = explored,
        }
    }

    /// Returns the way in which an outcome differs from this, if it does.
    fn difference(&self, outcome: &Outcome, run: Extent) -> Option<String> {
        let of = |check: &Check, explored: u64| {
            let (verdict, unit) = (check.verdict.word(), check.unit);
            let name = &check.name;
            let reason = check.reason.as_deref().unwrap_or_default();
            format!("{verdict}, {explored} {unit:?}, {name:?} {reason}")
        };
        let recorded = self.explored(run)?;
        let more = run == Extent::Deep && outcome.explored > recorded;
        let explored = if more { recorded } else { outcome.explored };
        let (recorded, found) = (of(self, recorded), of(&Check::of(outcome), explored));
        (recorded != found).then(|| format!("recorded: {recorded}; found: {found}"))
    }
}

/// Returns the checks whose results differ from the record, and those that are missing, doubled or
/// not recorded, of an engine that has completed. Native tests are compared only on the platform on
/// which they were recorded.
///
/// # Errors
///
/// If the record cannot be read.
pub fn differences(report: &Report, request: &Request, platform: &str) -> Result<Vec<String>> {
    let (engine, mut record) = (&report.engine, read(&report.engine)?);
    let mut found = report.outcomes.iter().collect_vec();
    let version = report.header.as_ref().map(|header| header.version.as_str());
    if engine.is_native() && version.is_some_and(|version| version != platform) {
        let name = &engine.name;
        println!("{name}: LEFT OUT: its tests are recorded on {platform}, and not compared here");
        record.retain(|check| check.unit != Unit::Tests);
        found.retain(|outcome| outcome.unit != Unit::Tests);
    }
    let run = engine.extent(request);
    Ok(compare(&record, &found, run, request.only.as_deref()))
}

/// Compares the outcomes of a run with those recorded checks that it selects.
fn compare<'a>(
    record: &'a [Check],
    found: &[&'a Outcome],
    run: Extent,
    only: Option<&str>,
) -> Vec<String> {
    let recorded = record.iter().filter(|check| check.explored(run).is_some());
    let mut recorded: BTreeMap<_, _> = recorded.map(|check| (check.key(), check)).collect();
    let mut seen = HashSet::new();
    let difference = |outcome: &'a Outcome| {
        let key = outcome.key();
        let differs = match recorded.remove(&key) {
            _ if !seen.insert(key) => Some(String::from("found twice")),
            None if run == Extent::Deep => None,
            None => Some(String::from("found, but not recorded")),
            Some(check) => check.difference(outcome, run),
        };
        differs.map(|differs| format!("{}, {}: {differs}", key.1, key.2))
    };
    let found = found.iter().copied().filter_map(difference).collect_vec();
    let missed = recorded.into_values();
    let missed = missed.filter(|check| only.is_none_or(|only| check.name.contains(only)));
    let missed = missed.map(|check| {
        let Check { subject, check, .. } = check;
        format!("{subject}, {check}: recorded, but not found")
    });
    found.into_iter().chain(missed).collect()
}

/// Returns the recorded results of an engine in a default run.
///
/// # Errors
///
/// If the record cannot be read.
pub fn report(engine: &Engine) -> Result<Report> {
    let outcomes = read(engine)?.into_iter().filter_map(Check::outcome);
    Ok(Report { outcomes: outcomes.collect(), ..Report::new(engine, Ending::Complete) })
}

/// Records the outcomes of a whole run of an engine. The records of runs of other extents stay as
/// they are.
///
/// # Errors
///
/// If there is a check twice.
pub fn write(report: &Report, run: Extent) -> Result<()> {
    let path = path(&report.engine);
    let record = if path.exists() { read(&report.engine)? } else { Vec::new() };
    let record = renewed(record, &report.outcomes, run)?;
    fs::create_dir_all(root().join(RECORD))?;
    Ok(fs::write(path, record.iter().map(line).collect::<String>())?)
}

/// Returns a record in which these outcomes replace the ones of the same extent.
fn renewed(mut record: Vec<Check>, outcomes: &[Outcome], run: Extent) -> Result<Vec<Check>> {
    for check in &mut record {
        check.set(run, None);
    }
    for outcome in outcomes {
        let mut check = Check::of(outcome);
        if let Some(old) = record.iter().position(|old| old.key() == outcome.key()) {
            let old = record.swap_remove(old);
            let twice = old.explored(run).is_some();
            ensure!(!twice, "{}, {}: found twice", old.subject, old.check);
            (check.default, check.quick) = (old.default, old.quick);
        }
        check.set(run, Some(outcome.explored));
        record.push(check);
    }
    record.retain(|check| check.default.or(check.quick).is_some());
    record.sort_by(|a, b| a.key().cmp(&b.key()));
    Ok(record)
}

/// Reads the record of an engine.
fn read(engine: &Engine) -> Result<Vec<Check>> {
    let path = path(engine);
    let name = &engine.name;
    let hint = || {
        let path = path.display();
        format!("{path}: `cargo verify --write --only {name}` writes it")
    };
    let text = fs::read_to_string(&path).with_context(hint)?;
    let lines = text.lines().enumerate();
    let lines = lines.map(|(number, text)| {
        let place = || format!("{}:{}", path.display(), number + 1);
        serde_json::from_str(text).with_context(place)
    });
    lines.collect()
}

fn path(engine: &Engine) -> PathBuf {
    root().join(RECORD).join(format!("{}.jsonl", engine.name))
}

#[cfg(test)]
mod tests {
    use std::slice;

    use super::*;
    use crate::results::{Group, Verdict};

    fn outcome(check: &str, explored: u64) -> Outcome {
        Outcome {
            explored,
            name: format!("Fenced {check}"),
            ..Outcome::new(Group::Shipped, "Fenced", check)
        }
    }

    /// Returns the record of a default run of two checks, and of a quick run of the second.
    fn record() -> Vec<Check> {
        let record = renewed(vec![], &[outcome("p|s", 7), outcome("po|s", 40)], Extent::Default);
        renewed(record.unwrap(), &[outcome("po|s", 9)], Extent::Quick).unwrap()
    }

    /// Asserts what a run differs in from the record.
    #[track_caller]
    fn differs(run: Extent, only: Option<&str>, found: &[Outcome], in_what: &[&str]) {
        let found = compare(&record(), &found.iter().collect_vec(), run, only);
        assert_eq!(found.len(), in_what.len(), "{found:?}");
        for (found, what) in found.iter().zip(in_what) {
            assert!(found.contains(what), "{found} is not {what}");
        }
    }

    #[test]
    fn each_run_finds_what_is_recorded_for_it() {
        let (small, large) = (outcome("p|s", 7), outcome("po|s", 40));
        let all = [small.clone(), large.clone()];
        differs(Extent::Default, None, &all, &[]);
        differs(Extent::Default, Some("po|s"), &all[1..], &[]);
        differs(Extent::Default, Some("no such"), &[], &[]);
        differs(Extent::Quick, None, &[outcome("po|s", 9)], &[]);
        differs(Extent::Deep, None, &[small, outcome("po|s", 50), outcome("ppo|s", 1)], &[]);
    }

    #[test]
    fn what_a_run_lacks_or_has_twice_or_has_otherwise_is_told() {
        let (small, large) = (outcome("p|s", 7), outcome("po|s", 40));
        let run = Extent::Default;
        differs(run, None, slice::from_ref(&large), &["p|s: recorded, but not found"]);
        let missed = ["po|s: recorded, but not found"];
        differs(run, Some("po|s"), &[], &missed);
        differs(Extent::Quick, None, &[], &missed);
        differs(Extent::Deep, None, slice::from_ref(&small), &missed);
        let twice = [small.clone(), large.clone(), small.clone()];
        differs(run, None, &twice, &["p|s: found twice"]);
        let more = [small.clone(), large.clone(), outcome("pop|s", 1)];
        differs(run, None, &more, &["pop|s: found, but not recorded"]);
        let less = "recorded: holds, 40 Executions";
        differs(run, None, &[small.clone(), outcome("po|s", 39)], &[less]);
        differs(Extent::Deep, None, &[small.clone(), outcome("po|s", 0)], &[less]);
        let fails = Outcome { verdict: Verdict::Fails, ..large.clone() };
        differs(run, None, &[small.clone(), fails], &[less]);
        let renamed = Outcome { name: String::new(), ..large };
        differs(run, None, &[small, renamed], &[less]);
    }

    #[test]
    fn a_run_replaces_what_is_recorded_of_its_extent_only() {
        let found = [outcome("po|s", 41)];
        let record = renewed(record(), &found, Extent::Default).unwrap();
        let of = |check: &Check| (check.check.clone(), check.default, check.quick);
        let [ref check] = record[..] else { panic!("{record:?}") };
        assert_eq!(of(check), (String::from("po|s"), Some(41), Some(9)));
        let twice = [outcome("p|s", 7), outcome("p|s", 7)];
        assert!(renewed(vec![], &twice, Extent::Default).is_err());
    }
}
