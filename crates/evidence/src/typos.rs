//! Typos in files of data, for the tests of what reads these.

use std::panic::{self, RefUnwindSafe};

use toml::{Table, Value};

use crate::data::File;

/// A typo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Typo {
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

/// A step to a value: a key, or a place in an array.
#[derive(Clone, Debug)]
pub enum Step {
    /// A key.
    Key(String),
    /// A place.
    Place(usize),
}

/// Returns the ways to all values below this one.
fn ways(value: &Value) -> Vec<Vec<Step>> {
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

/// Plants each typo in a file, one at a time. Returns how many there were, and those that `read`
/// neither refuses with a panic nor answers with something else, each with the way to it.
///
/// # Panics
///
/// If the file is not in TOML, or is refused without a typo.
pub fn unseen(
    file: File,
    read: impl Fn(File) -> String + RefUnwindSafe,
) -> (usize, Vec<(Typo, Vec<Step>)>) {
    let (name, text) = file;
    let root = Value::Table(text.parse::<Table>().expect("TOML"));
    let right = read(file);
    let (mut count, mut unseen) = (0, Vec::new());
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| ()));
    for way in ways(&root) {
        for typo in [Typo::Changed, Typo::Removed, Typo::Doubled, Typo::Misspelt, Typo::Added] {
            let mut wrong = root.clone();
            if !make(typo, &mut wrong, &way) {
                continue;
            }
            count += 1;
            let wrong = toml::to_string(&wrong).expect("TOML");
            let found = panic::catch_unwind(|| read((name, &wrong)));
            if found.is_ok_and(|found| found == right) {
                unseen.push((typo, way.clone()));
            }
        }
    }
    panic::set_hook(hook);
    (count, unseen)
}
