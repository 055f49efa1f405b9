//! Trees of all shapes: the counts must equal walkdir's.
#![cfg(target_os = "linux")]

mod suite;

use std::fs;
use std::io::ErrorKind;
use std::mem;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, Once};
use std::thread;

use chase_lev_walk::{Counts, Error, Options, Walk};
use rustix::fs::{AtFlags, Mode, OFlags, chmodat, openat};
use rustix::thread::{CapabilitySet, capabilities, set_capabilities};
use suite::{Tree, expected, linked, shapes, wide};

/// The result of a walk: the counts, and the reported paths with their reasons, sorted.
type Found = (Counts, Vec<(PathBuf, ErrorKind)>);

fn walk(threads: usize, sizes: bool, root: &Path) -> Found {
    walk_and(options(threads, sizes), root, || {})
}

fn options(threads: usize, sizes: bool) -> Options {
    Options {
        threads,
        sizes,
        ..Options::default()
    }
}

/// Walks a tree, and calls `act` at each error.
fn walk_and(options: Options, root: &Path, act: impl Fn() + Send + Sync + 'static) -> Found {
    let errors = Arc::new(Mutex::new(Vec::new()));
    let reported = errors.clone();
    let report = move |error: &Error| {
        act();
        let error = (error.path.clone(), error.error.kind());
        reported.lock().unwrap().push(error);
    };
    let mut walk = Walk::new(options, report).expect("a walk");
    let counts = walk.run(&[root.to_owned()]);
    let mut errors = mem::take(&mut *errors.lock().unwrap());
    errors.sort();
    assert_eq!(counts.errors, errors.len() as u64);
    (counts, errors)
}

/// Calls `act` without the privilege to ignore permissions, even if the superuser runs the tests.
fn without_privileges<R: Send>(act: impl FnOnce() -> R + Send) -> R {
    thread::scope(|scope| {
        let thread = scope.spawn(|| {
            let mut sets = capabilities(None).expect("a thread's own");
            let all = CapabilitySet::DAC_OVERRIDE | CapabilitySet::DAC_READ_SEARCH;
            sets.effective -= all;
            sets.permitted -= all;
            sets.inheritable -= all;
            // Threads that this one starts inherit this.
            set_capabilities(None, sets).expect("less is always allowed");
            act()
        });
        thread.join().unwrap()
    })
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

/// With one worker, each directory that is not open at the first error is gone when the worker reaches it.
#[test]
fn directories_that_are_removed_meanwhile() {
    let tree = Tree::new();
    for n in 0..20 {
        let closed = tree.directory(format!("closed {n}"));
        fs::set_permissions(closed, fs::Permissions::from_mode(0o000)).expect("our own");
        tree.file(format!("open {n}/file"), 0);
    }
    let (once, root) = (Once::new(), tree.path().to_owned());
    let remove = move |n| fs::remove_dir_all(root.join(format!("open {n}"))).expect("our own");
    let remove_all = move || once.call_once(|| (0..20).for_each(&remove));
    let options = options(1, false);
    let (counts, errors) = without_privileges(|| walk_and(options, tree.path(), remove_all));
    let count = |kind| errors.iter().filter(|(_, found)| *found == kind).count() as u64;
    let gone = count(ErrorKind::NotFound);
    assert_eq!(count(ErrorKind::PermissionDenied), 20);
    assert_eq!((counts.directories, counts.errors), (41, 20 + gone));
    assert_eq!(counts.files, 20 - gone);
    assert!(gone > 0);
}

/// Entries are removed and created during the walk: it still ends, and only the expected errors occur.
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

#[test]
fn trees_deeper_than_a_path_is_long() {
    let tree = Tree::new();
    tree.chain(6000, true);
    for threads in [1, 2, 4, 8] {
        let (counts, errors) = walk(threads, threads == 2, tree.path());
        assert_eq!((counts.directories, errors), (12_001, vec![]));
    }
}

#[test]
fn an_error_far_below() {
    let tree = Tree::new();
    tree.chain(3000, false);
    without_privileges(|| {
        let mut above = fs::File::open(tree.path()).expect("the root");
        for _ in 0..2999 {
            let next = openat(&above, c"d", OFlags::RDONLY, Mode::empty());
            above = next.expect("it is there").into();
        }
        chmodat(&above, c"d", Mode::empty(), AtFlags::empty()).expect("our own");
        let (counts, errors) = walk(2, false, tree.path());
        assert_eq!((counts.directories, counts.errors), (3001, 1));
        let path = tree.path().join("d/".repeat(3000));
        assert_eq!(errors, [(path, ErrorKind::PermissionDenied)]);
    });
}

#[test]
fn roots() {
    let tree = linked();
    let root = tree.path();
    let file = root.join("file");
    let none = Counts::default();
    for (root, expected) in [
        (&*file, Counts { files: 1, ..none }),
        (&root.join("a/b/up"), Counts { links: 1, ..none }),
        (&root.join("a/b/up/"), expected(root, false)),
        (&root.join("missing"), Counts { errors: 1, ..none }),
        (Path::new("a zero\0byte"), Counts { errors: 1, ..none }),
    ] {
        assert_eq!(walk(2, false, root).0, expected, "{root:?}");
    }

    let mut walk = Walk::new(options(3, true), |_| {}).expect("a walk");
    assert_eq!(walk.run(&[]), none);
    // A file with several names counts its length once, and nothing is left of the previous run.
    for _ in 0..2 {
        let counts = walk.run(&[file.clone(), root.join("1/same"), file.clone()]);
        assert_eq!((counts.files, counts.bytes), (2, 1000));
        assert_eq!(walk.meter().entries(), 0);
    }
}

/// The walk completes, and the next one starts from zero.
#[test]
fn a_report_that_panics() {
    let tree = wide();
    let missing = tree.path().join("missing");
    let options = Options::default();
    let mut walk = Walk::new(options, |_| panic!("as planned")).expect("a walk");
    let roots = [tree.path().to_owned(), missing];
    panic::catch_unwind(AssertUnwindSafe(|| walk.run(&roots))).expect_err("a panic");
    assert_eq!(walk.run(&roots[..1]), expected(tree.path(), false));
}
