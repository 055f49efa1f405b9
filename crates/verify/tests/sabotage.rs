//! `cargo verify sabotage`, in a repository with a single check.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use chase_lev_verify::sabotage::{all_apply, read, run};

/// A repository.
struct Repository(PathBuf);

impl Repository {
    /// Creates a repository whose check prints a cause and fails unless a file has the word
    /// `right`.
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sabotage").join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(path.join("crates/verify/sabotage")).unwrap();
        let init = Command::new("git").args(["init", "--quiet"]).current_dir(&path).status();
        assert!(init.unwrap().success());
        let repository = Repository(path);
        repository.write("checked", "this is right\n");
        let check =
            "echo 'test a_word ... ok'\ngrep -q right checked || { echo $CAUSE; exit 1; }\n";
        repository.write("check", check);
        repository.write(".gitignore", "target\n");
        repository
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    /// Writes a table with a row whose text `right` is replaced.
    fn table(&self, replace: &str, run: &str, red: &str) {
        let row = format!(
            "# A table.\n[[sabotage]]\nchange = 'a word is wrong'\nfile = 'checked'\nfind = 'right'\n\
             replace = '{replace}'\nrun = '''{run}'''\nred = '{red}'\nseconds = 2\n"
        );
        self.write("crates/verify/sabotage/table.toml", &row);
    }

    fn run(&self) -> Result<bool, String> {
        let target = self.0.join("target");
        let rows = read(&self.0, "").map_err(|error| format!("{error:#}"))?;
        run(&rows, &self.0, &target).map_err(|error| format!("{error:#}"))
    }

    #[track_caller]
    fn refuses(&self, what: &str) {
        let error = self.run().unwrap_err();
        assert!(error.contains(what), "{error}");
    }
}

const CHECK: &str = "CAUSE='the word is missing' sh check";

#[test]
fn a_change_that_is_seen_is_red() {
    let repository = Repository::new("red");
    repository.table("wrong", CHECK, "the word is missing");
    assert_eq!(repository.run(), Ok(true));
    // The copy is used again, as it was, and with what has changed since.
    assert_eq!(repository.run(), Ok(true));
    repository.write("check", "exit 1");
    repository.refuses("it fails without a change");
}

#[test]
fn a_change_that_is_not_seen_in_time_or_for_another_cause_is_not_red() {
    let repository = Repository::new("green");
    repository.table("still right", CHECK, "the word is missing");
    assert_eq!(repository.run(), Ok(false));
    repository.table("wrong", CHECK, "another cause");
    assert_eq!(repository.run(), Ok(false));
    // Only a test that passes has this name.
    repository.table("wrong", CHECK, "a_word");
    assert_eq!(repository.run(), Ok(false));
    let waits = "grep -q right checked || sleep 60";
    repository.table("wrong", &format!("sh -c '{waits}'"), "the word");
    assert_eq!(repository.run(), Ok(false));
}

#[test]
fn a_change_that_does_not_apply_is_an_error_that_names_it() {
    let repository = Repository::new("stale");
    repository.table("wrong", CHECK, "the word is missing");
    for (checked, times) in [("nothing of this\n", 0), ("right, right\n", 2)] {
        repository.write("checked", checked);
        let told = format!(
            "crates/verify/sabotage/table.toml:2: \"a word is wrong\" does not apply: `find` \
             occurs {times} times in checked"
        );
        repository.refuses(&told);
        let rows = read(&repository.0, "").unwrap();
        assert!(all_apply(&rows, &repository.0).is_err());
    }
    repository.write("checked", "this is right\n");
    assert!(all_apply(&read(&repository.0, "").unwrap(), &repository.0).is_ok());
    repository.table("right", CHECK, "the word is missing");
    repository.refuses("nothing is changed");
}

#[test]
fn a_table_that_is_not_as_described_is_an_error_with_its_line() {
    let repository = Repository::new("table");
    repository.table("wrong", CHECK, "the word is missing");
    assert!(read(&repository.0, "no such").is_err());
    let path = "crates/verify/sabotage/table.toml";
    let text = fs::read_to_string(repository.0.join(path)).unwrap();
    repository.write(path, &text.replace("seconds", "minutes"));
    repository.refuses("line 9");
    repository.table("wrong", "sh 'check", "the word is missing");
    repository.refuses("a quote has no end");
    repository.table("wrong", "CAUSE=none", "the word is missing");
    repository.refuses("no command");
    repository.table("wrong", CHECK, "");
    repository.refuses("`red` is empty");
    // Without the change, the cause must not be printed.
    repository.table("wrong", "sh -c 'echo the word'", "the word");
    repository.refuses("is printed without the change");
}
