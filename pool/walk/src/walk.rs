//! The walk, in which each directory is a job.

use std::cell::Cell;
use std::ffi::CStr;
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use chase_lev_pool::{
    Scope, ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder, current_thread_index,
    max_num_threads,
};
use rustix::fs::{CWD, FileType, RawDir, Stat};
use rustix::io::Errno;

use crate::counts::{Found, kind};
use crate::directory::{Directory, Open, Unopened, affordable, examine, free_descriptors};
use crate::{Counts, Error, StartError};

/// The size of the buffer for `getdents` in bytes: room for some 1500 entries.
const ENTRIES: usize = 1 << 16;

/// The bytes of names that one job measures, so that a large directory keeps all workers busy: the
/// names of some 256 entries.
const NAMES: usize = 1 << 12;

thread_local! {
    /// Spare capacity for `getdents`. The length stays 0.
    static BUFFER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// The options of a walk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The number of workers. 0 means [`std::thread::available_parallelism`].
    pub threads: usize,
    /// If true, the walk adds up sizes, which takes a system call for each entry.
    pub sizes: bool,
}

/// Counts the root and all entries below it. The root may be of any type; a symbolic link is not
/// followed. The workers call `report` with each error.
///
/// A directory stays open for its subdirectories unless half of the free descriptors are in use for
/// that. Then the subdirectories are opened step by step from the root. If fewer than four
/// descriptors for each worker are free, there are fewer workers. Two suffice.
///
/// # Errors
///
/// If the root cannot be examined, or the pool cannot be built.
///
/// # Panics
///
/// If `report` panics.
pub fn walk(
    root: &Path,
    options: Options,
    report: &(dyn Fn(&Error) + Sync),
) -> Result<Counts, StartError> {
    let entry = examine(CWD, root).map_err(|error| Error {
        action: "access",
        path: root.to_owned(),
        error: error.into(),
    })?;
    let free = free_descriptors();
    let pool = pool(options.threads, free)?;
    let threads = pool.current_num_threads();
    let walk = Walk {
        root,
        sizes: options.sizes,
        report,
        open: Open::new(free, threads),
        found: (0..threads).map(|_| Mutex::default()).collect(),
    };
    let mut found = Found::default();
    found.counts.add(kind(&entry));
    if options.sizes {
        found.measure(&entry);
    }
    if kind(&entry) == FileType::Directory {
        // This thread is not a worker: it sleeps until all jobs are done.
        pool.in_place_scope(|scope| walk.spawn(scope, root.to_owned(), None));
    }
    for part in walk.found {
        found.add(part.into_inner().expect("nothing panics in there"));
    }
    Ok(found.total())
}

/// Builds a pool of this size, 0 as in [`Options`], or a smaller one if few descriptors are free.
///
/// A thread that starts may open a file, in which the C library finds the number of processors. So
/// no more threads start than are needed, if their number is given.
fn pool(threads: usize, free: usize) -> Result<ThreadPool, ThreadPoolBuildError> {
    let build = |threads| {
        let builder = ThreadPoolBuilder::new().num_threads(threads);
        builder.thread_name(|n| format!("worker {n}")).build()
    };
    // A number that is too large is an error.
    if (1..=max_num_threads()).contains(&threads) {
        return build(affordable(free, threads));
    }
    let pool = build(threads)?;
    let affordable = affordable(free, pool.current_num_threads());
    if affordable < pool.current_num_threads() {
        return build(affordable);
    }
    Ok(pool)
}

struct Walk<'a> {
    root: &'a Path,
    sizes: bool,
    report: &'a (dyn Fn(&Error) + Sync),
    open: Open,
    /// The results of each worker.
    found: Vec<Mutex<Found>>,
}

impl<'a> Walk<'a> {
    /// Spawns a job for a directory.
    fn spawn(&'a self, scope: &Scope<'a>, path: PathBuf, parent: Option<Arc<Directory<'a>>>) {
        scope.spawn(move |scope| self.visit(scope, Unopened { path, parent }));
    }

    /// The job: counts the entries of a directory, then of one of its subdirectories, and so on.
    /// The other subdirectories become separate jobs.
    fn visit(&'a self, scope: &Scope<'a>, directory: Unopened<'a>) {
        let mut found = Found::default();
        let mut next = Some(directory);
        while let Some(directory) = next {
            next = self.read(&mut found, scope, directory);
        }
        self.add(found);
    }

    /// Adds what a job has found to the counts of the current worker.
    fn add(&self, found: Found) {
        let index = current_thread_index().expect("a job is run by a worker");
        let mut all = self.found[index].lock().expect("nothing panics in there");
        all.add(found);
    }

    /// Counts the entries of a directory, spawns jobs for all its subdirectories except one, and
    /// returns that one.
    fn read(
        &'a self,
        found: &mut Found,
        scope: &Scope<'a>,
        directory: Unopened<'a>,
    ) -> Option<Unopened<'a>> {
        #[cfg(feature = "trace")]
        let _span = tracing::trace_span!("read", path = %directory.path.display()).entered();
        let opened = directory.open(self.root);
        let opened = self.ok(found, "open", opened, || directory.path.clone())?;
        let directory = Arc::new(Directory::new(directory.path, opened, &self.open));
        let mut kept = None;
        let mut names = Vec::new();
        let mut buffer = BUFFER.take();
        buffer.reserve(ENTRIES);
        let mut entries = RawDir::new(&directory.descriptor, buffer.spare_capacity_mut());
        while let Some(entry) = entries.next() {
            if matches!(entry, Err(Errno::INTR)) {
                continue;
            }
            let Some(entry) = self.ok(found, "read", entry, || directory.path.clone()) else {
                break;
            };
            let name = entry.file_name();
            if [c".", c".."].contains(&name) {
                continue;
            }
            let kind = match entry.file_type() {
                // Not all file systems give the type.
                FileType::Unknown => self.look(found, &directory, name).as_ref().map(kind),
                kind => Some(kind),
            };
            let Some(kind) = kind else { continue };
            found.counts.add(kind);
            if kind == FileType::Directory
                && let Some(other) = kept.replace(directory.below(name))
            {
                self.spawn(scope, other, self.shared(&directory));
            }
            if self.sizes {
                names.extend(name.to_bytes_with_nul());
                if names.len() >= NAMES {
                    self.measure_apart(found, scope, &directory, mem::take(&mut names));
                }
            }
        }
        BUFFER.set(buffer);
        self.measure(found, &directory, &names);
        kept.map(|path| Unopened { path, parent: Some(directory) })
    }

    /// Returns the directory for another job, if it may stay open.
    fn shared(&self, directory: &Arc<Directory<'a>>) -> Option<Arc<Directory<'a>>> {
        self.open.has_room().then(|| directory.clone())
    }

    /// Measures entries, in a separate job if the directory may stay open.
    fn measure_apart(
        &'a self,
        found: &mut Found,
        scope: &Scope<'a>,
        directory: &Arc<Directory<'a>>,
        names: Vec<u8>,
    ) {
        match self.shared(directory) {
            None => self.measure(found, directory, &names),
            Some(directory) => scope.spawn(move |_| {
                let mut found = Found::default();
                self.measure(&mut found, &directory, &names);
                self.add(found);
            }),
        }
    }

    /// Adds the sizes of the entries with these names, each of which ends with a zero byte.
    fn measure(&self, found: &mut Found, directory: &Directory, mut names: &[u8]) {
        while let Ok(name) = CStr::from_bytes_until_nul(names) {
            names = &names[name.count_bytes() + 1..];
            if let Some(entry) = self.look(found, directory, name) {
                found.measure(&entry);
            }
        }
    }

    /// Examines an entry of a directory. A failure is counted as an error.
    fn look(&self, found: &mut Found, directory: &Directory, name: &CStr) -> Option<Stat> {
        let entry = examine(&directory.descriptor, name);
        self.ok(found, "access", entry, || directory.below(name))
    }

    /// Returns the value. Counts and reports a failure as an error.
    fn ok<T>(
        &self,
        found: &mut Found,
        action: &'static str,
        result: Result<T, Errno>,
        path: impl FnOnce() -> PathBuf,
    ) -> Option<T> {
        let report = |error: Errno| {
            let (path, error) = (path(), error.into());
            found.counts.errors += 1;
            (self.report)(&Error { action, path, error });
        };
        result.map_err(report).ok()
    }
}
