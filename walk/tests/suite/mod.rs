//! Trees, and what walkdir counts in them.

use std::collections::HashMap;
use std::fs;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use chase_lev_walk::Counts;
use rustix::fs::{CWD, Mode, OFlags, mkdirat, openat};
use tempfile::TempDir;

/// A directory that is removed in the end, however deep it is.
pub struct Tree(TempDir);

impl Tree {
    pub fn new() -> Self {
        Tree(TempDir::new().expect("a temporary directory"))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// A directory in it, with all above.
    pub fn directory(&self, name: &str) -> PathBuf {
        let path = self.path().join(name);
        fs::create_dir_all(&path).expect("a new directory");
        path
    }

    /// A file of that length in it; its directory is there.
    pub fn file(&self, name: &str, length: usize) -> PathBuf {
        let path = self.path().join(name);
        fs::write(&path, vec![b'.'; length]).expect("a new file");
        path
    }

    /// Directories `d` below each other, each beside an empty one if it is a comb.
    pub fn chain(&self, depth: usize, comb: bool) {
        let directory = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        let mut above = openat(CWD, self.path(), directory, Mode::empty()).expect("the root");
        for _ in 0..depth {
            mkdirat(&above, c"d", Mode::RWXU).expect("a new directory");
            if comb {
                mkdirat(&above, c"e", Mode::RWXU).expect("a new directory");
            }
            above = openat(&above, c"d", directory, Mode::empty()).expect("it is there");
        }
    }
}

impl Drop for Tree {
    /// Before `TempDir`, which takes a descriptor a level.
    fn drop(&mut self) {
        let removed = Command::new("rm").arg("-rf").arg(self.path()).status();
        assert!(removed.expect("rm").success());
    }
}

/// Many directories beside each other, each with some files.
pub fn wide() -> Tree {
    let tree = Tree::new();
    for n in 0..300 {
        tree.directory(&n.to_string());
        for file in 0..n % 7 {
            tree.file(&format!("{n}/{file}"), n * file);
        }
    }
    tree
}

/// Directories below each other, each with some beside it.
pub fn deep() -> Tree {
    let tree = Tree::new();
    let mut path = String::from(".");
    for n in 0..200 {
        path += "/d";
        tree.directory(&format!("{path}/left"));
        tree.directory(&format!("{path}/right"));
        tree.file(&format!("{path}/left/file"), n);
    }
    tree
}

/// One directory with almost everything, below some that are almost empty.
pub fn skewed() -> Tree {
    let tree = Tree::new();
    for n in 0..20 {
        tree.directory(&format!("empty/{n}"));
    }
    tree.directory("a/b/c");
    for n in 0..3000 {
        tree.file(
            &format!("a/b/c/a file with a somewhat longer name {n}"),
            n % 5,
        );
    }
    tree
}

/// Links in loops, broken links, a pipe, and files with several names.
pub fn linked() -> Tree {
    let tree = Tree::new();
    let below = tree.directory("a/b");
    symlink("../..", below.join("up")).expect("a new link");
    symlink(".", below.join("self")).expect("a new link");
    symlink("/", below.join("root")).expect("a new link");
    symlink("nowhere", below.join("broken")).expect("a new link");
    let file = tree.file("file", 1000);
    for n in 0..50 {
        let other = tree.directory(&n.to_string());
        fs::hard_link(&file, other.join("same")).expect("a new name");
        fs::hard_link(&file, other.join("again")).expect("a new name");
        symlink("../a", other.join("a")).expect("a new link");
    }
    let link = below.join("link");
    symlink("far away", &link).expect("a new link");
    fs::hard_link(&link, below.join("the same link")).expect("a new name");
    let made = Command::new("mkfifo")
        .arg(tree.path().join("pipe"))
        .status();
    assert!(made.expect("mkfifo").success());
    tree
}

/// What walkdir counts.
pub fn expected(root: &Path, sizes: bool) -> Counts {
    let mut counts = Counts::default();
    let mut linked = HashMap::new();
    for entry in walkdir::WalkDir::new(root) {
        let Ok(entry) = entry else {
            counts.errors += 1;
            continue;
        };
        let kind = entry.file_type();
        counts.directories += u64::from(kind.is_dir());
        counts.files += u64::from(kind.is_file());
        counts.links += u64::from(kind.is_symlink());
        counts.others += u64::from(!kind.is_dir() && !kind.is_file() && !kind.is_symlink());
        if sizes {
            let entry = fs::symlink_metadata(entry.path()).expect("it is there");
            let size = (entry.len(), entry.blocks() * 512);
            if entry.nlink() == 1
                || kind.is_dir()
                || linked.insert((entry.dev(), entry.ino()), size).is_none()
            {
                counts.bytes += size.0;
                counts.allocated += size.1;
            }
        }
    }
    counts
}
