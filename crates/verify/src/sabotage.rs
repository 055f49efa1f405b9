//! Sabotage: changes to the checks, and to source that no variant reaches. Each is applied to a
//! copy of the repository, where a command must then fail.

use std::collections::{HashMap, HashSet};
use std::fmt::{self, Display, Formatter};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use itertools::Itertools;
use serde::Deserialize;
use toml::Spanned;
use walkdir::WalkDir;

use crate::process::{self, interrupted};

/// The directory of the tables in the repository.
const TABLES: &str = "crates/verify/sabotage";

/// The time that a command may take without a change. It includes the builds that later runs need.
const UNCHANGED: Duration = Duration::from_secs(3600);

/// A table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    sabotage: Vec<Spanned<Row>>,
}

/// A row of a table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// The effect of the change, in a clause.
    change: String,
    /// The file that is changed.
    file: PathBuf,
    /// The text that is replaced, which occurs once.
    find: String,
    replace: String,
    /// The command, as in a shell. It may begin with variables.
    run: String,
    /// The text that the command prints when it fails: the cause.
    red: String,
    /// The time in which it fails.
    seconds: u64,
}

/// A change and its command.
#[derive(Debug)]
pub struct Sabotage {
    /// The table and the line.
    place: String,
    row: Row,
}

/// The way in which a command ended with a change.
enum Ending {
    Red,
    /// Otherwise, for this reason.
    Other(String),
}

impl Display for Sabotage {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Row { file, change, .. } = &self.row;
        write!(f, "{}: {}: {change}", self.place, file.display())
    }
}

/// Reads the tables of a repository, and selects the rows whose printed part contains this text.
///
/// # Errors
///
/// If a table is not as described, if a command has no words, or if nothing is selected.
pub fn read(repository: &Path, only: &str) -> Result<Vec<Sabotage>> {
    let tables = fs::read_dir(repository.join(TABLES)).context(TABLES)?;
    let tables = tables.map(|entry| Ok(entry?.path()));
    let mut tables: Vec<_> = tables.collect::<Result<_>>()?;
    tables.sort();
    let mut rows = Vec::new();
    for path in tables {
        let name = path.strip_prefix(repository)?.display().to_string();
        let text = fs::read_to_string(&path).with_context(|| name.clone())?;
        let table: Table = toml::from_str(&text).with_context(|| name.clone())?;
        for row in table.sabotage {
            let line = text[..row.span().start].matches('\n').count() + 1;
            let place = format!("{name}:{line}");
            let row = row.into_inner();
            command(&row.run, repository).with_context(|| place.clone())?;
            ensure!(!row.red.is_empty(), "{place}: `red` is empty");
            rows.push(Sabotage { place, row });
        }
    }
    rows.retain(|row| row.to_string().contains(only));
    ensure!(!rows.is_empty(), "no change has {only:?} in what --list prints of it");
    Ok(rows)
}

/// Returns the command of a line that a shell would understand.
fn command(line: &str, directory: &Path) -> Result<Command> {
    let words = shlex::split(line).with_context(|| format!("{line}: a quote has no end"))?;
    let mut words = words.into_iter().peekable();
    let mut variables = HashMap::new();
    while let Some((name, value)) = words.peek().and_then(|word| word.split_once('=')) {
        variables.insert(name.to_owned(), value.to_owned());
        words.next();
    }
    let program = words.next().with_context(|| format!("{line}: no command"))?;
    let mut command = Command::new(program);
    command.args(words).envs(variables).current_dir(directory);
    // Not the directory of the run of which this is a part.
    command.env("CARGO_TARGET_DIR", directory.join("target"));
    Ok(command)
}

impl Sabotage {
    /// Returns the text of the file with the change.
    ///
    /// # Errors
    ///
    /// If the change does not apply.
    fn changed(&self, repository: &Path) -> Result<String> {
        let Row { file, find, replace, .. } = &self.row;
        let name = file.display();
        let text = fs::read_to_string(repository.join(file));
        let text = text.with_context(|| format!("{}: {name}", self.place))?;
        let number = text.matches(find.as_str()).count();
        ensure!(
            number == 1,
            "{}: \"{}\" does not apply: `find` occurs {number} times in {name}",
            self.place,
            self.row.change
        );
        ensure!(find != replace, "{}: nothing is changed", self.place);
        Ok(text.replace(find, replace))
    }

    /// Runs the command in the copy with the change, and undoes the change.
    fn attempt(&self, copy: &Path, log: &Path) -> Result<Ending> {
        let path = copy.join(&self.row.file);
        let before = fs::read_to_string(&path)?;
        fs::write(&path, self.changed(copy)?)?;
        let limit = Duration::from_secs(self.row.seconds);
        let status = process::run_within(command(&self.row.run, copy)?, log, limit);
        fs::write(&path, before)?;
        let (red, printed) = (&self.row.red, printed(log)?);
        Ok(match status? {
            None => Ending::Other(format!("it does not end within {limit:?}")),
            Some(status) if status.success() => Ending::Other(String::from("it stays green")),
            Some(_) if !printed.contains(red) => {
                Ending::Other(format!("it fails, but does not print {red:?}"))
            }
            Some(_) => Ending::Red,
        })
    }
}

/// Returns the lines of a log but those about tests that pass.
fn printed(log: &Path) -> Result<String> {
    let log = fs::read(log)?;
    let log = String::from_utf8_lossy(&log);
    Ok(log.lines().filter(|line| !line.ends_with(" ... ok")).join("\n"))
}

/// Checks that all changes apply to the repository.
///
/// # Errors
///
/// If one does not. The error names each that does not.
pub fn all_apply(all: &[Sabotage], repository: &Path) -> Result<()> {
    let wrong = all.iter().filter_map(|each| each.changed(repository).err());
    let wrong = wrong.map(|error| format!("{error:#}")).join("\n");
    ensure!(wrong.is_empty(), "{wrong}");
    Ok(())
}

/// Applies each change to a copy of the repository in `directory`, and prints a line for each.
/// Returns `false` if a command is not red for the cause that its row names. A command must first
/// pass without a change.
///
/// # Errors
///
/// If a change does not apply, or a command fails without a change.
pub fn run(all: &[Sabotage], repository: &Path, directory: &Path) -> Result<bool> {
    all_apply(all, repository)?;
    let copy = directory.join("copy");
    let log = directory.join("log");
    update(repository, &copy)?;
    let (mut passed, mut right) = (HashMap::new(), 0);
    for each in all {
        let Row { run, red, .. } = &each.row;
        if !passed.contains_key(run) {
            passed.insert(run, pass(run, &copy, &log)?);
        }
        let place = &each.place;
        ensure!(!passed[run].contains(red), "{place}: {red:?} is printed without the change");
        let start = Instant::now();
        let ending = each.attempt(&copy, &log)?;
        ensure!(!interrupted(), "interrupted");
        let seconds = start.elapsed().as_secs();
        match ending {
            Ending::Red => {
                right += 1;
                println!("red    {seconds:>4} s  {each}");
            }
            Ending::Other(why) => {
                println!("WRONG  {seconds:>4} s  {each}: {why}:");
                println!("{run}\n{}", process::tail(&log));
            }
        }
    }
    println!("{right} of {} changes are seen", all.len());
    Ok(right == all.len())
}

/// Runs a command without a change, and returns what it prints.
fn pass(line: &str, copy: &Path, log: &Path) -> Result<String> {
    let start = Instant::now();
    let status = process::run_within(command(line, copy)?, log, UNCHANGED)?;
    ensure!(!interrupted(), "interrupted");
    println!("passes {:>4} s  {line}", start.elapsed().as_secs());
    match status {
        Some(status) if status.success() => printed(log),
        _ => bail!("{line}: it fails without a change:\n{}", process::tail(log)),
    }
}

/// Makes the copy the same as the repository, with changes that are not committed. Files that are
/// the same are not written, so that they are not built again.
fn update(repository: &Path, copy: &Path) -> Result<()> {
    fs::create_dir_all(copy)?;
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let listed = git.current_dir(repository).output().context("git does not start")?;
    ensure!(listed.status.success(), "git does not list the files");
    let listed = String::from_utf8(listed.stdout)?;
    let listed: HashSet<_> = listed.split_terminator('\0').map(Path::new).collect();
    let walk = WalkDir::new(copy).into_iter();
    let walk = walk.filter_entry(|entry| entry.path() != copy.join("target"));
    for entry in walk {
        let entry = entry?;
        let is_listed = listed.contains(entry.path().strip_prefix(copy)?);
        if !entry.file_type().is_dir() && !is_listed {
            fs::remove_file(entry.path())?;
        }
    }
    for file in listed {
        let (from, to) = (repository.join(file), copy.join(file));
        let new = match fs::read(&from) {
            // It was removed, which is not committed yet.
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let _ = fs::remove_file(&to);
                continue;
            }
            new => new.with_context(|| from.display().to_string())?,
        };
        if fs::read(&to).is_ok_and(|old| old == new) {
            continue;
        }
        fs::create_dir_all(to.parent().context("a directory")?)?;
        fs::write(&to, new)?;
        fs::set_permissions(&to, fs::metadata(&from)?.permissions())?;
    }
    Ok(())
}

/// Prints the changes and their commands.
pub fn list(all: &[Sabotage]) {
    for each in all {
        println!("{each}\n    {}", each.row.run);
    }
}
