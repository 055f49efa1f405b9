//! Plants typos in the suites' files of data: each must be refused, or change what is read.
#![cfg(loom)]

use std::panic;

use chase_lev_evidence::data::File;
use chase_lev_evidence::sites::{SITES, records};
use chase_lev_scenarios::suite::particular::explorations;
use chase_lev_scenarios::suite::table::{self, scenarios};
use chase_lev_scenarios::suite::variants::{BROKEN, GALLERY, variants};
use chase_lev_scenarios::suite::{Group, Scenario, Subject};
use toml::{Table, Value};

/// The files that `loom-tests` has for itself.
const PARTICULAR: File = ("particular.toml", include_str!("../../../loom-tests/particular.toml"));
const CROSSBEAM_EPOCH: File =
    ("crossbeam_epoch.toml", include_str!("../../../loom-tests/crossbeam_epoch.toml"));

/// A way to a value: the keys, and the places in arrays.
type Way = Vec<Step>;

#[derive(Clone, Debug)]
enum Step {
    Key(String),
    Place(usize),
}

/// Returns the ways to all values below this one.
fn ways(value: &Value) -> Vec<Way> {
    let below: Vec<(Step, &Value)> = match value {
        Value::Table(table) => {
            (table.iter()).map(|(key, value)| (Step::Key(key.clone()), value)).collect()
        }
        Value::Array(array) => {
            (array.iter().enumerate()).map(|(n, value)| (Step::Place(n), value)).collect()
        }
        _ => Vec::new(),
    };
    let mut all = Vec::new();
    for (step, value) in below {
        all.push(vec![step.clone()]);
        for mut way in ways(value) {
            way.insert(0, step.clone());
            all.push(way);
        }
    }
    all
}

fn at<'a>(value: &'a mut Value, way: &[Step]) -> &'a mut Value {
    way.iter().fold(value, |value, step| match step {
        Step::Key(key) => &mut value[key.as_str()],
        Step::Place(n) => &mut value[*n],
    })
}

/// A typo.
#[derive(Clone, Copy, Debug)]
enum Typo {
    /// Another last character, or the opposite.
    Changed,
    /// A key, or a value in an array, that is not there.
    Removed,
    /// A value in an array that is there twice.
    Doubled,
    /// Another last character of the key.
    Misspelt,
    /// A key that nothing knows, in this table.
    Added,
}

/// Makes a typo. Returns `false` if there is none of this kind.
fn make(typo: Typo, root: &mut Value, way: &[Step]) -> bool {
    let (last, before) = way.split_last().expect("a step");
    match (typo, last, at(root, before)) {
        (Typo::Changed, ..) => match at(root, way) {
            Value::String(text) => {
                let last = text.pop();
                text.push(if last == Some('x') { 'y' } else { 'x' });
            }
            Value::Integer(number) => *number += 1,
            Value::Boolean(truth) => *truth = !*truth,
            _ => return false,
        },
        (Typo::Removed, Step::Key(key), Value::Table(table)) => {
            table.remove(key);
        }
        (Typo::Removed, Step::Place(n), Value::Array(array)) => {
            array.remove(*n);
        }
        (Typo::Doubled, Step::Place(n), Value::Array(array)) => array.push(array[*n].clone()),
        (Typo::Added, ..) => match at(root, way) {
            Value::Table(table) => {
                table.insert(String::from("unknown"), Value::Integer(1));
            }
            _ => return false,
        },
        (Typo::Misspelt, Step::Key(key), Value::Table(table)) => {
            let value = table.remove(key).expect("the key is there");
            table.insert(format!("{key}x"), value);
        }
        _ => return false,
    }
    true
}

/// Checks that each typo in a file is refused, or changes what `read` returns, except for those in
/// values of these keys. Returns the number of typos.
fn check(file: File, free: &[&str], read: impl Fn(File) -> String + panic::RefUnwindSafe) -> usize {
    let (name, text) = file;
    let root = Value::Table(text.parse::<Table>().expect("TOML"));
    let right = read(file);
    let mut count = 0;
    let mut unseen = Vec::new();
    for way in ways(&root) {
        let all = [Typo::Changed, Typo::Removed, Typo::Doubled, Typo::Misspelt, Typo::Added];
        for typo in all {
            let mut wrong = root.clone();
            if !make(typo, &mut wrong, &way) {
                continue;
            }
            let is_free = matches!(typo, Typo::Changed)
                && matches!(way.last(), Some(Step::Key(key)) if free.contains(&key.as_str()));
            count += 1;
            let wrong = toml::to_string(&wrong).expect("TOML");
            let hook = panic::take_hook();
            panic::set_hook(Box::new(|_| ()));
            let found = panic::catch_unwind(|| read((name, &wrong)));
            panic::set_hook(hook);
            if !is_free && found.is_ok_and(|found| found == right) {
                unseen.push((typo, way.clone()));
            }
        }
    }
    assert!(unseen.is_empty(), "{name}: {unseen:?}");
    count
}

#[test]
fn each_typo_is_seen() {
    // The costs of scenarios are texts for readers.
    let costs = ["usually", "to_free", "with_modes", "always"];
    let counts = [
        check(SITES, &["unjudged"], |file| format!("{:?}", records::<Subject, Scenario>(file))),
        check(table::SCENARIOS, &costs, |file| format!("{:?}", scenarios(file))),
        check(BROKEN, &[], |file| format!("{:?}", variants(Group::Broken, file))),
        check(GALLERY, &[], |file| format!("{:?}", variants(Group::Gallery, file))),
        check(PARTICULAR, &[], |file| format!("{:?}", explorations(file))),
        check(CROSSBEAM_EPOCH, &[], |file| format!("{:?}", explorations(file))),
    ];
    println!("{counts:?} typos");
    assert!(counts.iter().sum::<usize>() > 5_000, "{counts:?}");
}

fn sites(file: File) {
    records::<Subject, Scenario>(file);
}

fn broken(file: File) {
    variants(Group::Broken, file);
}

/// A file, a function that reads it, a text in it, a typo of that, and the error.
type Case<'a> = (File<'a>, fn(File), &'a str, &'a str, String);

/// Each typo that once switched a check off without a word, and each line that is there twice, is
/// reported with its line.
#[test]
fn a_typo_is_reported_with_its_line() {
    let line = |(_, text): File, of: &str| text[..text.find(of).unwrap()].matches('\n').count() + 1;
    let (look, top) = ("[[site]]\nname = \"pop.look\"", "[[site]]\nname = \"pop.top\"");
    let stored = "[[variant]]\nname = \"pop.cas stored\"";
    let reads: [Case; 6] = [
        (
            SITES,
            sites,
            "\"LoadBuffering\"",
            "\"LoadBufering\"",
            String::from("sites.toml: TOML parse error at line"),
        ),
        (
            SITES,
            sites,
            "order = \"AcqRel\"",
            "order = \"AcqRell\"",
            String::from("there is no ordering 'AcqRell'"),
        ),
        (SITES, sites, look, top, format!("sites.toml:{}: \"pop.top\"", line(SITES, top))),
        (
            BROKEN,
            broken,
            "pop.cas not atomic",
            "pop.cas stored",
            format!("variants.toml:{}", line(BROKEN, stored)),
        ),
        (GALLERY, broken, "[\"Le2013\"]", "[\"Le2014\"]", String::from("does not have the form")),
        (
            GALLERY,
            broken,
            "right = true",
            "right = truth",
            String::from("published.toml: TOML parse error at line 10"),
        ),
    ];
    for (file, read, right, wrong, expected) in reads {
        let text = file.1.replacen(right, wrong, 1);
        assert_ne!(text, file.1);
        let error = panic::catch_unwind(|| read((file.0, &text))).expect_err("it is refused");
        let error = error.downcast_ref::<String>().expect("a message");
        assert!(error.contains(&expected), "{error}");
    }
}
