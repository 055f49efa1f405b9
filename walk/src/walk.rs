//! The walk, in which each directory is a job.

use core::mem;
use std::collections::HashMap;
use std::ffi::{CStr, CString};
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use chase_lev_pool::{Scope, ThreadPool, ThreadPoolBuilder, current_thread_index};
use crossbeam_utils::CachePadded;
use rustix::fs::{AtFlags, CWD, FileType, RawDir, RawDirEntry, Statx, StatxFlags, statx};
use rustix::io::Errno;

use crate::descriptors::Descriptors;
use crate::place::{Directory, Parent, Unopened};
use crate::{Counts, Error, Refused};

/// The size of the buffer for `getdents` in bytes: room for some 1500 entries.
const BUFFER: usize = 1 << 16;

/// The number of entries that one job measures, so that a large directory keeps all workers busy.
const MEASURED_TOGETHER: usize = 256;

/// The options of a walk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The number of workers. 0 means [`std::thread::available_parallelism`].
    pub threads: usize,
    /// If true, the walk adds up sizes, which takes a system call for each entry.
    pub sizes: bool,
}

/// A pool of workers that count the entries of directory trees.
pub struct Walk {
    sizes: bool,
    report: Box<dyn Fn(&Error) + Send + Sync>,
    descriptors: Descriptors,
    workers: Box<[CachePadded<Mutex<Worker>>]>,
    meter: Meter,
    pool: ThreadPool,
}

/// The progress of a walk.
#[derive(Clone)]
pub struct Meter(Arc<[CachePadded<AtomicU64>]>);

impl Meter {
    /// Returns the number of entries in the directories that are finished.
    pub fn entries(&self) -> u64 {
        self.0.iter().map(|entries| entries.load(Relaxed)).sum()
    }
}

/// The state of a worker. Only the worker takes its lock, and the walk itself between runs.
#[derive(Default)]
struct Worker {
    counts: Counts,
    /// The bytes and allocated bytes of files with several names, by device and inode.
    linked: HashMap<(u32, u32, u64), (u64, u64)>,
    /// The errors that are not reported yet.
    errors: Vec<Error>,
    /// Spare capacity for `getdents`. The length stays 0.
    buffer: Vec<u8>,
    /// The names of entries to be measured, each with its zero byte.
    names: Vec<u8>,
}

impl Worker {
    /// Adds the size of an entry.
    fn measured(&mut self, entry: &Statx) {
        let size = (entry.stx_size, entry.stx_blocks * 512);
        let kind = FileType::from_raw_mode(entry.stx_mode.into());
        if entry.stx_nlink > 1 && kind != FileType::Directory {
            let file = (entry.stx_dev_major, entry.stx_dev_minor, entry.stx_ino);
            self.linked.insert(file, size);
        } else {
            self.counts.bytes += size.0;
            self.counts.allocated += size.1;
        }
    }

    /// Adds the sizes of the entries with these names, each of which ends with a zero byte. Clears the names.
    fn measure(&mut self, directory: &Directory, names: &mut Vec<u8>) {
        let mut rest = &**names;
        while let Ok(name) = CStr::from_bytes_until_nul(rest) {
            rest = &rest[name.count_bytes() + 1..];
            if let Some(entry) = self.look(directory, name, true) {
                self.measured(&entry);
            }
        }
        names.clear();
    }

    /// Returns the type of an entry, which not all file systems give.
    fn kind(&mut self, directory: &Directory, entry: &RawDirEntry) -> Option<FileType> {
        if entry.file_type() != FileType::Unknown {
            return Some(entry.file_type());
        }
        let entry = self.look(directory, entry.file_name(), false)?;
        Some(FileType::from_raw_mode(entry.stx_mode.into()))
    }

    /// Examines an entry of a directory. A failure is counted as an error.
    fn look(&mut self, directory: &Directory, name: &CStr, sizes: bool) -> Option<Statx> {
        let found = look(&directory.descriptor, name, sizes);
        self.ok("access", found, || directory.place.path(Some(name)))
    }

    /// Returns the value. Counts a failure as an error.
    fn ok<T>(
        &mut self,
        action: &'static str,
        found: Result<T, Errno>,
        path: impl FnOnce() -> PathBuf,
    ) -> Option<T> {
        let found = found.map_err(|error| {
            let (path, error) = (path(), error.into());
            self.counts.errors += 1;
            self.errors.push(Error {
                action,
                path,
                error,
            });
        });
        found.ok()
    }
}

impl Walk {
    /// Starts the workers. They call `report` with each error.
    ///
    /// A directory stays open for its subdirectories as long as the process may open more files. Once no
    /// more are allowed, a directory is opened step by step from its root, which takes time linear in the
    /// depth. The limit is computed once, here. If the rest of the process opens more files afterwards, a
    /// directory that cannot be opened is reported like any other error.
    ///
    /// # Errors
    ///
    /// If the process may open fewer than two more files per worker, or if the pool cannot be built.
    pub fn new(
        options: Options,
        report: impl Fn(&Error) + Send + Sync + 'static,
    ) -> Result<Self, Refused> {
        let pool = ThreadPoolBuilder::new().num_threads(options.threads);
        let pool = pool
            .thread_name(|index| format!("worker {index}"))
            .build()?;
        let threads = pool.current_num_threads();
        Ok(Walk {
            sizes: options.sizes,
            report: Box::new(report),
            descriptors: Descriptors::new(threads)?,
            workers: (0..threads).map(|_| CachePadded::default()).collect(),
            meter: Meter((0..threads).map(|_| CachePadded::default()).collect()),
            pool,
        })
    }

    /// Returns the number of workers.
    pub fn threads(&self) -> usize {
        self.workers.len()
    }

    /// Returns a meter of the walk's progress. Each run resets it.
    pub fn meter(&self) -> Meter {
        self.meter.clone()
    }

    /// Counts the roots and all entries below them. A root may be of any type; a symbolic link is not
    /// followed. An entry below several roots counts once for each, except that the size of a file with
    /// several names counts once.
    ///
    /// # Panics
    ///
    /// If `report` panics.
    pub fn run(&mut self, roots: &[PathBuf]) -> Counts {
        // Discard the counts of a run that panicked.
        self.collect();
        let walk = &*self;
        // This thread is not a worker: it sleeps until all jobs are done.
        (walk.pool).in_place_scope(|scope| {
            for root in roots {
                scope.spawn(move |scope| walk.root(scope, root));
            }
        });
        self.collect()
    }

    /// Takes the counts of all workers.
    fn collect(&mut self) -> Counts {
        let mut counts = Counts::default();
        let mut linked = HashMap::new();
        for (worker, entries) in self.workers.iter_mut().zip(&*self.meter.0) {
            let worker = worker.get_mut().expect("nothing panics in there");
            counts += mem::take(&mut worker.counts);
            linked.extend(worker.linked.drain());
            entries.store(0, Relaxed);
        }
        for (bytes, allocated) in linked.into_values() {
            counts.bytes += bytes;
            counts.allocated += allocated;
        }
        counts
    }

    /// Calls `act` with the state of the current worker, and then reports its errors.
    fn with<R>(&self, act: impl FnOnce(&mut Worker) -> R) -> R {
        let index = current_thread_index().expect("a job is run by a worker");
        let mut worker = self.workers[index].lock().expect("nothing panics in there");
        let result = act(&mut worker);
        self.meter.0[index].store(worker.counts.entries(), Relaxed);
        let errors = mem::take(&mut worker.errors);
        // `report` is foreign code, so it must not run under the lock.
        drop(worker);
        errors.iter().for_each(|error| (self.report)(error));
        result
    }

    fn root<'a>(&'a self, scope: &Scope<'a>, root: &Path) {
        let next = self.with(|worker| {
            let name = CString::new(root.as_os_str().as_bytes()).map_err(|_| Errno::INVAL);
            let found = name.and_then(|name| Ok((look(CWD, &name, self.sizes)?, name)));
            let (entry, name) = worker.ok("access", found, || root.to_owned())?;
            let kind = FileType::from_raw_mode(entry.stx_mode.into());
            worker.counts.add(kind);
            if self.sizes {
                worker.measured(&entry);
            }
            let parent = Parent::Closed(None);
            (kind == FileType::Directory).then_some(Unopened { parent, name })
        });
        self.visit(scope, next);
    }

    /// The job: counts the entries of a directory, then those of one of its subdirectories, and so on. The
    /// other subdirectories become jobs of their own.
    fn visit<'a>(&'a self, scope: &Scope<'a>, mut next: Option<Unopened<'a>>) {
        while let Some(directory) = next {
            next = self.with(|worker| self.read(worker, scope, directory));
        }
    }

    /// Counts the entries of a directory, spawns jobs for all its subdirectories except one, and returns
    /// that one.
    fn read<'a>(
        &'a self,
        worker: &mut Worker,
        scope: &Scope<'a>,
        directory: Unopened<'a>,
    ) -> Option<Unopened<'a>> {
        let (place, opened) = directory.open();
        #[cfg(feature = "trace")]
        let _span = tracing::trace_span!("read", path = %place.path(None).display()).entered();
        let descriptor = worker.ok("open", opened, || place.path(None))?;
        let directory = Directory::new(place.into(), descriptor);
        let mut buffer = mem::take(&mut worker.buffer);
        let mut names = mem::take(&mut worker.names);
        let mut unmeasured = 0;
        let mut kept: Option<CString> = None;
        buffer.reserve(BUFFER);
        let mut entries = RawDir::new(&directory.descriptor, buffer.spare_capacity_mut());
        while let Some(entry) = entries.next() {
            let path = || directory.place.path(None);
            let Some(entry) = worker.ok("read", entry, path) else {
                break;
            };
            let name = entry.file_name();
            if matches!(name.to_bytes(), b"." | b"..") {
                continue;
            }
            let Some(kind) = worker.kind(&directory, &entry) else {
                continue;
            };
            worker.counts.add(kind);
            if kind == FileType::Directory
                && let Some(name) = kept.replace(name.to_owned())
            {
                self.spawn(scope, &directory, name);
            }
            if self.sizes {
                names.extend(name.to_bytes_with_nul());
                unmeasured += 1;
                if unmeasured == MEASURED_TOGETHER {
                    unmeasured = 0;
                    if directory.may_stay(&self.descriptors) {
                        let (above, mut names) = (directory.clone(), mem::take(&mut names));
                        let measure = move |worker: &mut Worker| worker.measure(&above, &mut names);
                        scope.spawn(move |_| self.with(measure));
                    } else {
                        worker.measure(&directory, &mut names);
                    }
                }
            }
        }
        worker.measure(&directory, &mut names);
        (worker.buffer, worker.names) = (buffer, names);
        kept.map(|name| Unopened {
            parent: Parent::Open(directory),
            name,
        })
    }

    /// Spawns a job for the subdirectory of that name.
    fn spawn<'a>(&'a self, scope: &Scope<'a>, above: &Arc<Directory<'a>>, name: CString) {
        let parent = match above.may_stay(&self.descriptors) {
            true => Parent::Open(above.clone()),
            false => Parent::Closed(Some(above.place.clone())),
        };
        let next = Unopened { parent, name };
        scope.spawn(move |scope| self.visit(scope, Some(next)));
    }
}

/// Returns the type of an entry and, if wanted, its size.
fn look(at: impl AsFd, name: &CStr, sizes: bool) -> Result<Statx, Errno> {
    let size = StatxFlags::SIZE | StatxFlags::BLOCKS | StatxFlags::NLINK | StatxFlags::INO;
    let size = if sizes { size } else { StatxFlags::empty() };
    let flags = AtFlags::SYMLINK_NOFOLLOW | AtFlags::NO_AUTOMOUNT;
    statx(at, name, flags, StatxFlags::TYPE | size)
}
