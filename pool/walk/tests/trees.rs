//! Trees of all shapes: the counts must equal walkdir's.
#![cfg(target_os = "linux")]

mod privileges;
mod suite;

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

use chase_lev_walk::{Counts, Error, Options, StartError};
use privileges::without_privileges;
use rustix::fs::Mode;
use suite::{comb, expected, linked, shapes, wide};

/// Returns the counts, and the reported paths with their reasons, sorted.
fn walk(threads: usize, sizes: bool, root: &Path) -> (Counts, Vec<(PathBuf, ErrorKind)>) {
    let errors = Mutex::new(Vec::new());
    let report = |error: &Error| {
        let error = (error.path.clone(), error.error.kind());
        errors.lock().unwrap().push(error);
    };
    let counts =
        chase_lev_walk::walk(root, Options { threads, sizes }, &report).expect("a root and a pool");
    let mut errors = errors.into_inner().unwrap();
    errors.sort();
    assert_eq!(counts.errors, errors.len() as u64);
    (counts, errors)
}

/// Runs with several numbers of threads, with sizes and without.
#[test]
fn trees_of_all_shapes() {
    for tree in shapes() {
        for sizes in [false, true] {
            let expected = expected(tree.path(), sizes);
            assert!(expected.entries() > 0);
            for threads in 1..=8 {
                let (counts, errors) = walk(threads, sizes, tree.path());
                assert_eq!(counts, expected, "{threads} threads");
                assert_eq!(errors, []);
            }
        }
    }
}

#[test]
fn what_cannot_be_read_is_counted_and_reported() {
    let tree = wide();
    let (mut closed, mut files_not_searched) = (Vec::new(), 0);
    for n in (0..300).step_by(3) {
        let path = tree.path().join(n.to_string());
        // Some cannot be read, and some cannot be searched, which matters only for sizes.
        let mode = if n % 2 == 0 { 0 } else { 0o400 };
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("our own");
        if n % 2 == 0 {
            closed.push((path, ErrorKind::PermissionDenied));
        } else {
            files_not_searched += n % 7;
        }
    }
    closed.sort();
    without_privileges(|| {
        let expected = expected(tree.path(), false);
        assert_eq!(expected.errors, 50);
        for threads in 1..=8 {
            let (counts, errors) = walk(threads, false, tree.path());
            assert_eq!(counts, expected);
            assert_eq!(errors, closed);
            let (counts, errors) = walk(threads, true, tree.path());
            assert_eq!((counts.directories, counts.files), (301, expected.files));
            assert_eq!(counts.errors, 50 + files_not_searched);
            let mut kinds = errors.iter().map(|(_, kind)| *kind);
            assert!(kinds.all(|kind| kind == ErrorKind::PermissionDenied));
        }
    });
}

/// Entries are removed and created during the walk: it still ends, and only the expected errors
/// occur.
#[test]
fn a_tree_that_changes() {
    let tree = wide();
    let (ends, root) = (AtomicBool::new(false), tree.path());
    thread::scope(|scope| {
        scope.spawn(|| {
            for n in (0..300).cycle().take_while(|_| !ends.load(Relaxed)) {
                let path = root.join(n.to_string());
                let aside = root.join("aside");
                fs::rename(&path, &aside).expect("our own");
                fs::create_dir(&path).expect("our own");
                fs::remove_dir_all(&path).expect("our own");
                // The link must not be followed even then.
                symlink("/", &path).expect("our own");
                fs::remove_file(&path).expect("our own");
                fs::rename(&aside, &path).expect("our own");
            }
        });
        for n in 0..100 {
            let (counts, errors) = walk(4, n % 2 == 0, root);
            assert!(counts.entries() < 3000, "{counts:?}");
            let fine = [ErrorKind::NotFound, ErrorKind::NotADirectory];
            let mut kinds = errors.iter().map(|(_, kind)| kind);
            assert!(kinds.all(|kind| fine.contains(kind)), "{errors:?}");
        }
        ends.store(true, Relaxed);
    });
}

/// The deepest directory cannot be read.
#[test]
fn a_tree_deeper_than_a_path_is_long() {
    const DEPTH: usize = 2200;
    let tree = comb(DEPTH, Mode::empty());
    without_privileges(|| {
        for threads in [1, 2, 4, 8] {
            let (counts, errors) = walk(threads, threads == 2, tree.path());
            assert_eq!(counts.directories, 2 * DEPTH as u64);
            let path = tree.path().join("d/".repeat(DEPTH));
            assert_eq!(errors, [(path, ErrorKind::PermissionDenied)]);
        }
    });
}

#[test]
fn roots() {
    let tree = linked();
    let root = tree.path();
    let none = Counts::default();
    for (root, expected) in [
        (&*root.join("file"), Counts { files: 1, ..none }),
        (&root.join("a/b/up"), Counts { links: 1, ..none }),
        (&root.join("a/b/up/"), expected(root, false)),
    ] {
        assert_eq!(walk(2, false, root).0, expected, "{root:?}");
    }
    for missing in [&*root.join("missing"), Path::new("a zero\0byte")] {
        let report = |error: &Error| panic!("{error}");
        let start = chase_lev_walk::walk(missing, Options::default(), &report);
        let Err(StartError::Root(error)) = start else {
            panic!("{start:?}");
        };
        assert_eq!((error.action, &*error.path), ("access", missing));
    }
    // A file with several names has its size even if the others are elsewhere.
    assert_eq!(walk(2, true, &root.join("file")).0.bytes, 1000);
}

/// The sum of the lengths does not fit into 64 bits.
#[test]
fn sparse_files() {
    // Few file systems have files of this length.
    let folder = tempfile::tempdir_in("/dev/shm").expect("a folder on tmpfs");
    for name in ["a", "b", "c"] {
        let file = fs::File::create(folder.path().join(name)).expect("a new file");
        file.set_len(i64::MAX as u64).expect("a sparse file");
    }
    let (counts, _) = walk(2, true, folder.path());
    assert!(counts.bytes >= 3 * ((1 << 63) - 1), "{counts:?}");
}
