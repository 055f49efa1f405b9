//! Files of data, which are read by types. An error says the file and the line.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use toml::Spanned;

/// A file of data: its name, and its text.
pub type File<'a> = (&'a str, &'a str);

/// Reads a file of data.
///
/// # Panics
///
/// Panics with the file, the line and what was expected there, if the file has anything else.
pub fn read<T: DeserializeOwned>((name, text): File) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Returns the records of a file, no two of which have the same key.
///
/// # Panics
///
/// Panics with the file and the lines of two that do.
pub fn unique<T, K: Ord + Debug>(
    (name, text): File,
    records: Vec<Spanned<T>>,
    key: impl Fn(&T) -> K,
) -> Vec<T> {
    let mut seen = BTreeMap::new();
    for record in &records {
        let line = text[..record.span().start].matches('\n').count() + 1;
        let key = key(record.as_ref());
        if let Some(first) = seen.get(&key) {
            panic!("{name}:{line}: {key:?} is in line {first} already");
        }
        seen.insert(key, line);
    }
    records.into_iter().map(Spanned::into_inner).collect()
}
