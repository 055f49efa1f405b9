//! Results of the walker of `ignore`, and trees of files for it.

use std::fs::{self, File};
use std::path::Path;
use std::sync::mpsc;

use ignore::{DirEntry, Error, WalkBuilder, WalkState};

use crate::THREADS;

/// The name of a kind of walk, and a function that sets it.
type Way = (&'static str, fn(&mut WalkBuilder) -> &mut WalkBuilder);

const WAYS: [Way; 4] = [
    ("everything", |walk| walk.standard_filters(false)),
    ("files that are not ignored", |walk| walk.require_git(false)),
    ("links followed", |walk| walk.standard_filters(false).follow_links(true)),
    ("two levels", |walk| walk.standard_filters(false).max_depth(Some(2))),
];

/// Prints the entries that walks of a tree find. Any number of threads must find the same.
pub fn results(root: &Path) {
    if !root.exists() {
        make_world(root);
    }
    for (name, set) in WAYS {
        let mut walk = WalkBuilder::new(root);
        set(&mut walk);
        let found = THREADS.map(|n| in_parallel(walk.threads(n), |_| WalkState::Continue));
        let same = found.iter().all(|also| *also == found[0]);
        assert!(same, "{name}: the number of threads makes a difference");
        print(name, &found[0]);
    }
    let mut walk = WalkBuilder::new(root);
    walk.standard_filters(false);
    for threads in THREADS {
        let skipped = in_parallel(walk.threads(threads), |entry| {
            if entry.is_ok_and(|entry| entry.path().ends_with("s")) {
                WalkState::Skip
            } else {
                WalkState::Continue
            }
        });
        print(&format!("with some skipped, {threads} threads"), &skipped);
        // The walk ends, whatever the other threads are doing.
        let quit = in_parallel(walk.threads(threads), |_| WalkState::Quit);
        assert!(!quit.is_empty(), "one entry at least is found");
    }
}

/// Returns a line for each entry that the walker's threads find, sorted.
fn in_parallel(
    walk: &WalkBuilder,
    next: impl Fn(Result<&DirEntry, &Error>) -> WalkState + Sync,
) -> Vec<String> {
    let (found, lines) = mpsc::channel();
    walk.build_parallel().run(|| {
        let (found, next) = (found.clone(), &next);
        Box::new(move |entry| {
            found.send(line(&entry)).unwrap();
            next(entry.as_ref())
        })
    });
    drop(found);
    let mut lines: Vec<String> = lines.iter().collect();
    lines.sort_unstable();
    lines
}

/// Returns the line of an entry, with its kind and its error, or of an error.
fn line(found: &Result<DirEntry, Error>) -> String {
    match found {
        Ok(entry) => {
            let kind = entry.file_type().map_or("none", |kind| match kind {
                kind if kind.is_dir() => "directory",
                kind if kind.is_symlink() => "link",
                _ => "file",
            });
            format!("{kind} {}, {:?}", entry.path().display(), entry.error())
        }
        Err(error) => format!("error {error}"),
    }
}

/// Prints the number of lines, and then all lines.
fn print(name: &str, lines: &[String]) {
    println!("walk, {name}: {}", lines.len());
    lines.iter().for_each(|line| println!("{line}"));
}

/// The name of a shape, and a function that returns the directories of such a tree, as paths below
/// its root.
pub type Shape = (&'static str, fn() -> Vec<String>);

pub const SHAPES: [Shape; 3] = [
    // All directories have the same parent.
    ("wide", || (0..400).map(|n| format!("{n}")).collect()),
    // A few branches of many levels.
    ("deep", || {
        let branch = |n: usize| (1..=100).map(move |level| format!("{n}{}", "/d".repeat(level)));
        (0..4).flat_map(branch).collect()
    }),
    // Each level has half as many directories as the one above it.
    ("skewed", || {
        let level = |n: usize| (0..400 >> n).map(move |i| format!("{}{i}", "s/".repeat(n)));
        (0..9).flat_map(level).collect()
    }),
];

/// Makes a tree with `files` files in each directory.
pub fn make(root: &Path, shape: Shape, files: usize) {
    for path in shape.1() {
        let directory = root.join(path);
        fs::create_dir_all(&directory).unwrap();
        for n in 0..files {
            File::create(directory.join(format!("{n}.rs"))).unwrap();
        }
    }
}

/// Makes a tree with everything that a walker can meet: each shape, ignored and hidden files,
/// invalid patterns, and links to files, to nothing and to the directory above.
pub fn make_world(root: &Path) {
    for shape in SHAPES {
        make(&root.join(shape.0), shape, 2);
    }
    let odd = root.join("odd");
    make(&odd, SHAPES[0], 3);
    fs::write(odd.join(".gitignore"), "1.rs\n/2*\n!/20\n").unwrap();
    fs::write(odd.join("30/.gitignore"), "*.rs\n!0.rs\n").unwrap();
    for n in 31..40 {
        fs::write(odd.join(format!("{n}/.ignore")), "a{b\n").unwrap();
    }
    fs::write(odd.join(".hidden"), "").unwrap();
    #[cfg(unix)]
    for n in 40..60 {
        use std::os::unix::fs::symlink;
        symlink("0.rs", odd.join(format!("{n}/link"))).unwrap();
        symlink("none", odd.join(format!("{n}/dangling"))).unwrap();
        symlink("..", odd.join(format!("{n}/loop"))).unwrap();
    }
}
