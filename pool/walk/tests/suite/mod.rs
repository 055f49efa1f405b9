//! Trees, and walkdir's counts of them.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use chase_lev_walk::Counts;
use rustix::fs::{CWD, Mode, OFlags, mkdirat, openat};
use tempfile::TempDir;

/// A temporary directory, which may be deeper than a path is long.
pub struct Tree(TempDir);

impl Tree {
    fn new() -> Self {
        Tree(TempDir::new().expect("a temporary directory"))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Makes a directory in the tree, with its ancestors.
    fn directory(&self, name: impl AsRef<Path>) -> PathBuf {
        let path = self.path().join(name);
        fs::create_dir_all(&path).expect("a new directory");
        path
    }

    /// Makes a file of that length in the tree, with its directory.
    fn file(&self, name: impl AsRef<Path>, length: usize) -> PathBuf {
        let path = self.path().join(name);
        self.directory(path.parent().expect("a directory"));
        fs::write(&path, vec![b'.'; length]).expect("a new file");
        path
    }
}

impl Drop for Tree {
    /// Removes the tree before `TempDir` does, which needs a descriptor for each level.
    fn drop(&mut self) {
        let removed = Command::new("rm").arg("-rf").arg(self.path()).status();
        assert!(removed.expect("rm").success());
    }
}

/// Returns a tree of each shape.
pub fn shapes() -> [Tree; 5] {
    [wide(), comb(300, Mode::RWXU), skewed(), linked(), named()]
}

/// Makes many sibling directories with some files each.
pub fn wide() -> Tree {
    let tree = Tree::new();
    for n in 0..300 {
        tree.directory(n.to_string());
        (0..n % 7).for_each(|file| _ = tree.file(format!("{n}/{file}"), n * file));
    }
    tree
}

/// Makes nested directories `d`, each with an empty sibling. The deepest one has this mode.
pub fn comb(depth: usize, deepest: Mode) -> Tree {
    let tree = Tree::new();
    let directory = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
    let mut above = openat(CWD, tree.path(), directory, Mode::empty()).expect("the root");
    for _ in 1..depth {
        mkdirat(&above, c"d", Mode::RWXU).expect("a new directory");
        mkdirat(&above, c"e", Mode::RWXU).expect("a new directory");
        above = openat(&above, c"d", directory, Mode::empty()).expect("it is there");
    }
    mkdirat(&above, c"d", deepest).expect("a new directory");
    tree
}

/// Makes a directory with nearly all entries, below nearly empty ones.
fn skewed() -> Tree {
    let tree = Tree::new();
    (0..20).for_each(|n| _ = tree.directory(format!("empty/{n}")));
    let name = |n| format!("a/b/c/a file with a somewhat longer name {n}");
    (0..3000).for_each(|n| _ = tree.file(name(n), n % 5));
    tree
}

/// Makes loops of links, broken links, a pipe, and files with several names.
pub fn linked() -> Tree {
    let tree = Tree::new();
    let below = tree.directory("a/b");
    let link = |to, from| symlink(to, from).expect("a new link");
    let name = |of, new| fs::hard_link(of, new).expect("a new name");
    link("../..", below.join("up"));
    link(".", below.join("self"));
    link("/", below.join("root"));
    link("nowhere", below.join("broken"));
    link("far away", below.join("link"));
    name(below.join("link"), below.join("the same link"));
    let file = tree.file("file", 1000);
    for n in 0..50 {
        let other = tree.directory(n.to_string());
        name(file.clone(), other.join("same"));
        name(file.clone(), other.join("again"));
        link("../a", other.join("a"));
    }
    let pipe = tree.path().join("pipe");
    let made = Command::new("mkfifo").arg(pipe).status();
    assert!(made.expect("mkfifo").success());
    tree
}

/// Makes entries whose names are not valid Unicode.
fn named() -> Tree {
    let tree = Tree::new();
    let names = [b"\xff\xfe".as_slice(), b"a\nb", b"\x1b[2J", &[b'x'; 255]];
    let names = names.map(|name| Path::new(OsStr::from_bytes(name)));
    for directory in names {
        for name in names {
            tree.file(directory.join(name), name.as_os_str().len());
        }
    }
    tree
}

/// Returns the counts of walkdir.
pub fn expected(root: &Path, sizes: bool) -> Counts {
    let mut counts = Counts::default();
    let mut linked = HashMap::new();
    for entry in walkdir::WalkDir::new(root) {
        let Ok(entry) = entry else {
            counts.errors += 1;
            continue;
        };
        let kind = entry.file_type();
        *match (kind.is_dir(), kind.is_file(), kind.is_symlink()) {
            (true, _, _) => &mut counts.directories,
            (_, true, _) => &mut counts.files,
            (_, _, true) => &mut counts.links,
            _ => &mut counts.others,
        } += 1;
        if sizes {
            let entry = fs::symlink_metadata(entry.path()).expect("it is there");
            let size = (u128::from(entry.len()), u128::from(entry.blocks()) * 512);
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
