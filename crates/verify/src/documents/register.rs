//! The register of published and deployed deques, `docs/register.toml`: its types, and the checks
//! when it is read.

use std::collections::HashSet;
use std::fmt::{self, Display, Formatter};
use std::fs;
use std::ops::Deref;

use anyhow::{Context, Result, anyhow, ensure};
use itertools::Itertools;
use jiff::civil::Date;
use serde::Deserialize;
use toml::Spanned;

use super::summary::Summary;
use crate::engines::root;

/// The file of the register.
pub const REGISTER: &str = "docs/register.toml";

/// The file of its litmus tests, one after another.
pub const LITMUS: &str = "docs/register/register.litmus";

/// The register. The file says what its keys mean.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Register {
    #[serde(rename = "error")]
    pub errors: Vec<Error>,
    #[serde(rename = "deque")]
    pub deques: Vec<Deque>,
    stress: Stress,
}

/// A name, and where it is in the file.
#[derive(Debug, Deserialize)]
#[serde(from = "Spanned<String>")]
pub struct Name {
    name: String,
    at: usize,
}

impl From<Spanned<String>> for Name {
    fn from(name: Spanned<String>) -> Self {
        Name { at: name.span().start, name: name.into_inner() }
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.name
    }
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(self)
    }
}

/// The record that is wrong, by its name, and the reason, if one is.
type Checked<'a> = Result<(), (&'a Name, &'static str)>;

impl Name {
    fn must(&self, holds: bool, says: &'static str) -> Checked<'_> {
        if holds { Ok(()) } else { Err((self, says)) }
    }
}

/// Checks that no name is there twice.
fn unique<'a>(names: impl Iterator<Item = &'a Name>) -> Checked<'a> {
    let mut seen = HashSet::new();
    names.into_iter().try_for_each(|name| name.must(seen.insert(&**name), "it is there twice"))
}

/// Returns `true` if an engine finds a failure of this subject.
fn judged<'a>(summary: &Summary, subject: &'a Name) -> Result<bool, (&'a Name, &'static str)> {
    summary.fails(subject).map_err(|_| (subject, "no engine has judged it"))
}

/// The class of an error, which says where it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Class {
    X,
    A,
    P,
    L,
}

/// A kind of error.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Error {
    pub name: Name,
    pub class: Class,
    /// The subject that has it.
    pub subject: Name,
    pub steps: String,
    pub repair: String,
    /// The subject that has the repair.
    repaired: Name,
    pub litmus: Option<Litmus>,
}

/// Litmus tests.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Litmus {
    pub error: Name,
    repair: Name,
}

/// A deque.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deque {
    pub name: Name,
    pub read: Option<Read>,
    publication: Option<String>,
    #[serde(rename = "error", default)]
    pub errors: Vec<Own>,
    /// The subject that stands for the deque, if it is judged as a whole.
    pub subject: Option<Name>,
    #[serde(default)]
    pub plain: bool,
    pub plain_line: Option<u32>,
    pub status: Option<Status>,
    #[serde(default)]
    pub ran: bool,
    pub note: Option<String>,
}

/// The file that was read of a deque.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Read {
    pub repository: String,
    pub commit: String,
    pub date: Option<String>,
    pub newest: bool,
    pub file: String,
}

/// An error of a deque.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    pub name: Name,
    pub line: u32,
}

/// The status of a deque's errors.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    #[serde(rename = "not reported")]
    NotReported,
    #[serde(rename = "not searched")]
    NotSearched,
    Ours,
    Reported(String),
    Mended(String),
    Removed(String),
    Right(String),
}

/// The findings of stress, by itself and in tools.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stress {
    alone: Practice,
    thread_sanitizer: Practice,
    miri: Practice,
}

/// The findings of stress in one of these ways.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Practice {
    #[expect(dead_code, reason = "for the report, and for readers of the file")]
    machine: String,
    #[expect(dead_code, reason = "for readers of the file")]
    date: Date,
    seconds: u64,
    found: Vec<Found>,
}

/// How many elements of a subject passed, were taken twice, were lost, or were used too late, or the
/// tool's report.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Found {
    subject: Name,
    seconds: Option<u64>,
    elements: Option<u64>,
    twice: Option<u64>,
    lost: Option<u64>,
    used: Option<u64>,
    report: Option<String>,
}

impl Found {
    /// Returns how many elements passed, and the largest number of those with which something went
    /// wrong.
    fn counts(&self) -> Option<(u64, u64)> {
        Some((self.elements?, self.twice?.max(self.lost?).max(self.used?)))
    }
}

impl Practice {
    fn check(&self, summary: &Summary) -> Checked<'_> {
        unique(self.found.iter().map(|found| &found.subject))?;
        self.found.iter().try_for_each(|found| {
            judged(summary, &found.subject)?;
            let Found { seconds, elements, twice, lost, used, report, .. } = found;
            let counts = [elements, twice, lost, used].map(|count| count.is_some());
            let counted = counts == [true; 4] || counts == [false; 4] && report.is_some();
            found.subject.must(counted, "what it has counted is not complete")?;
            let fits = found.counts().is_none_or(|(elements, wrong)| wrong <= elements);
            found.subject.must(fits, "more went wrong than passed")?;
            found.subject.must(*seconds != Some(self.seconds), "it needs no `seconds` of its own")
        })
    }
}

impl Register {
    /// Reads the register.
    ///
    /// # Errors
    ///
    /// If it is not as described, no engine finds an error, or one finds an error in what is
    /// repaired.
    pub fn read(summary: &Summary) -> Result<Self> {
        let text = |name| fs::read_to_string(root().join(name)).context(name);
        Self::of(&text(REGISTER)?, &text(LITMUS)?, summary)
    }

    /// Reads a register, whose litmus tests are in the second text.
    ///
    /// # Errors
    ///
    /// As above.
    pub fn of(text: &str, litmus: &str, summary: &Summary) -> Result<Self> {
        let register: Register = toml::from_str(text).context(REGISTER)?;
        let tests = litmus.lines().filter_map(|line| line.strip_prefix("C ")).collect_vec();
        let checked = register.check(&tests, summary);
        checked.map_err(|(name, says)| {
            let line = text[..name.at].matches('\n').count() + 1;
            anyhow!("{REGISTER}:{line}: '{name}': {says}")
        })?;
        let is_named = |test: &str| register.litmus().any(|name| **name == *test);
        let unnamed = tests.into_iter().find(|test| !is_named(test));
        ensure!(unnamed.is_none(), "{LITMUS}: {unnamed:?} is of no error in {REGISTER}");
        Ok(register)
    }

    /// Returns the names of litmus tests.
    fn litmus(&self) -> impl Iterator<Item = &Name> {
        let all = self.errors.iter().filter_map(|error| error.litmus.as_ref());
        all.flat_map(|litmus| [&litmus.error, &litmus.repair])
    }

    fn check(&self, tests: &[&str], summary: &Summary) -> Checked<'_> {
        unique(self.errors.iter().map(|error| &error.name))?;
        unique(self.deques.iter().map(|deque| &deque.name))?;
        for name in self.litmus() {
            name.must(tests.contains(&&**name), "no litmus test has this name")?;
        }
        for Error { subject, repaired, .. } in &self.errors {
            subject.must(judged(summary, subject)?, "no engine finds the error")?;
            repaired.must(!judged(summary, repaired)?, "an engine finds an error")?;
            let finds = self.practices(repaired).contains(&"finds");
            repaired.must(!finds, "a practice finds an error")?;
        }
        for deque in &self.deques {
            self.check_deque(deque, summary)?;
        }
        let Stress { alone, thread_sanitizer, miri } = &self.stress;
        for practice in [alone, thread_sanitizer, miri] {
            practice.check(summary)?;
        }
        Ok(())
    }

    fn check_deque<'a>(&self, deque: &'a Deque, summary: &Summary) -> Checked<'a> {
        unique(deque.errors.iter().map(|own| &own.name))?;
        for Own { name, .. } in &deque.errors {
            name.must(self.error(name).is_some(), "there is no such error")?;
        }
        if let Some(subject) = &deque.subject {
            judged(summary, subject)?;
        }
        let (read, has_errors) = (deque.read.as_ref(), !deque.errors.is_empty());
        let needs_file = has_errors || deque.status == Some(Status::NotReported);
        let is_commit = |read: &Read| read.commit.chars().all(|digit| digit.is_ascii_hexdigit());
        // Of some commits, only the year is known.
        let is_date = |date: &String| date.parse::<Date>().is_ok() || date.parse::<u16>().is_ok();
        let rules = [
            (has_errors != deque.subject.is_some(), "it has either errors or a subject"),
            (read.is_some() != deque.publication.is_some(), "it was either read or published"),
            (read.is_some() || !needs_file, "no file was read"),
            (deque.plain_line.is_none() || deque.plain && !has_errors, "no `plain_line` is shown"),
            (read.is_none_or(is_commit), "its commit has another form"),
            (read.and_then(|read| read.date.as_ref()).is_none_or(is_date), "its date is none"),
        ];
        rules.into_iter().try_for_each(|(holds, says)| deque.name.must(holds, says))
    }

    /// Returns what stress, ThreadSanitizer and Miri say of an error in this subject, if they ran.
    pub fn practices(&self, subject: &str) -> [&'static str; 3] {
        let Stress { alone, thread_sanitizer, miri } = &self.stress;
        [alone, thread_sanitizer, miri].map(|practice| {
            let found = practice.found.iter().find(|found| *found.subject == *subject);
            let finds = |it: &Found| it.report.is_some() || it.counts().is_some_and(|it| it.1 > 0);
            found.map_or("", |found| if finds(found) { "finds" } else { "misses" })
        })
    }

    /// Returns the error of this name, and its index.
    pub fn error(&self, name: &str) -> Option<(usize, &Error)> {
        self.errors.iter().find_position(|error| *error.name == *name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_reported_with_its_line() {
        let summary = Summary::read().unwrap();
        let [text, litmus] = [REGISTER, LITMUS].map(|name| fs::read_to_string(root().join(name)));
        let (text, litmus) = (text.unwrap(), litmus.unwrap());
        for (right, wrong, says) in [
            ("repaired = \"Le2013\"", "repaired = \"Le2014\"", "no engine has judged it"),
            ("repaired = \"Le2013\"", "repaired = \"grow.ring Relaxed\"", "finds an error"),
            (
                "subject = \"grow.ring Relaxed\"",
                "subject = \"Le2013\"",
                "no engine finds the error",
            ),
            ("subject = \"Taskflow\"", "subject = \"taskflow\"", "no engine has judged it"),
            ("{ name = \"freed ring\"", "{ name = \"freed rings\"", "there is no such error"),
            ("{ name = \"freed ring\"", "{ name = \"top before bottom\"", "it is there twice"),
            ("name = \"brpc\"", "name = \"mcsl\"", "it is there twice"),
            ("error = \"range-claim\"", "error = \"range-claims\"", "no litmus test has this name"),
            ("name = \"brpc\"", "name = \"brpc\"\nsubject = \"Taskflow\"", "errors or a subject"),
            ("status = \"ours\"", "status = \"our\"", "unknown variant `our`"),
            ("lost = 221", "lots = 221", "unknown field `lots`"),
        ] {
            let line = text[..text.find(right).expect(right)].matches('\n').count() + 1;
            let text = text.replacen(right, wrong, 1);
            let error = format!("{:#}", Register::of(&text, &litmus, &summary).unwrap_err());
            assert!(error.contains(says), "{error}");
            let lines = [format!("{REGISTER}:{line}: "), format!("at line {line},")];
            assert!(lines.iter().any(|line| error.contains(line)), "{error}");
        }
        let more = litmus.clone() + "\nC another\n";
        let error = Register::of(&text, &more, &summary).unwrap_err();
        assert!(error.to_string().contains("\"another\""), "{error}");
    }
}
