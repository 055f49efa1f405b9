//! The walk, in which each directory is a job.

use core::mem;
use std::collections::HashMap;
use std::ffi::{CStr, CString};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use chase_lev_pool::{Scope, ThreadPool, ThreadPoolBuilder, current_thread_index};
use crossbeam_utils::CachePadded;
use rustix::fs::{FileType, RawDir};

use crate::descriptors::Descriptors;
use crate::place::{Directory, Parent, Position, Unopened};
use crate::roots::{self, Roots};
use crate::worker::Worker;
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
    /// If true, the walk stays on the file systems of its roots. A directory on which another one is mounted
    /// counts as an entry, but neither its size nor what is below it does.
    pub one_file_system: bool,
}

/// A pool of workers that count the entries of directory trees.
pub struct Walk {
    options: Options,
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

impl Walk {
    /// Starts the workers. They call `report` with each error, and [`run`](Self::run) with those of roots.
    ///
    /// A directory stays open for its subdirectories as long as the process may open more files. Once no
    /// more are allowed, a worker goes to a directory from its previous one, up with `..` and down by name,
    /// in time linear in the distance. It goes from the root only if directories have moved. The limit is computed once, here. If the rest of the process opens more files afterwards, a
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
            options,
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
    /// followed. An entry counts once, even if it is below several roots or a root is given twice.
    ///
    /// # Panics
    ///
    /// If `report` panics.
    pub fn run(&mut self, roots: &[PathBuf]) -> Counts {
        // Discard the counts of a run that panicked.
        self.collect();
        let (roots, trees) = self.examine(roots);
        let walk = &*self;
        // This thread is not a worker: it sleeps until all jobs are done.
        (walk.pool).in_place_scope(|scope| {
            for (name, device) in trees {
                let device = walk.options.one_file_system.then_some(device);
                let (parent, roots) = (Parent::Closed(None), &roots);
                let tree = Tree {
                    walk,
                    roots,
                    device,
                };
                scope.spawn(move |scope| tree.visit(scope, Unopened { parent, name }));
            }
        });
        self.collect()
    }

    /// Counts the roots. Returns those that are directories, with their devices.
    fn examine(&mut self, paths: &[PathBuf]) -> (Roots, Vec<(CString, u64)>) {
        let (mut roots, mut trees) = (Roots::default(), Vec::new());
        let worker = self.workers[0].get_mut().expect("nothing panics in there");
        for path in paths {
            let found = roots::examine(path, self.options.sizes);
            if let Some((name, entry)) = worker.ok("access", found, || path.clone())
                && roots.add(path, &entry)
            {
                worker.counts.add(entry.kind);
                if self.options.sizes {
                    worker.measured(&entry);
                }
                if entry.kind == FileType::Directory {
                    trees.push((name, entry.identity.0));
                }
            }
        }
        let errors = mem::take(&mut worker.errors);
        errors.iter().for_each(|error| (self.report)(error));
        (roots, trees)
    }

    /// Takes the counts of all workers.
    fn collect(&mut self) -> Counts {
        let mut counts = Counts::default();
        let mut linked = HashMap::new();
        for (worker, entries) in self.workers.iter_mut().zip(&*self.meter.0) {
            let worker = worker.get_mut().expect("nothing panics in there");
            counts += mem::take(&mut worker.counts);
            linked.extend(worker.linked.drain());
            worker.position = Position::default();
            entries.store(0, Relaxed);
        }
        (linked.into_values()).for_each(|size| counts.add_size(size));
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
}

/// A tree of a walk.
#[derive(Clone, Copy)]
struct Tree<'a> {
    walk: &'a Walk,
    roots: &'a Roots,
    /// The device on which the walk stays.
    device: Option<u64>,
}

impl<'a> Tree<'a> {
    /// The job: counts the entries of a directory, then those of one of its subdirectories, and so on. The
    /// other subdirectories become jobs of their own.
    fn visit(self, scope: &Scope<'a>, directory: Unopened<'a>) {
        let mut next = Some(directory);
        while let Some(directory) = next {
            next = (self.walk).with(|worker| self.read(worker, scope, directory));
        }
    }

    /// Counts the entries of a directory, spawns jobs for all its subdirectories except one, and returns
    /// that one.
    fn read(
        self,
        worker: &mut Worker,
        scope: &Scope<'a>,
        directory: Unopened<'a>,
    ) -> Option<Unopened<'a>> {
        let (place, opened) = worker.position.open(directory);
        #[cfg(feature = "trace")]
        let _span = tracing::trace_span!("read", path = %place.path(None).display()).entered();
        let descriptor = worker.ok("open", opened, || place.path(None))?;
        let directory = Directory::new(place.into(), descriptor);
        let roots = (self.roots).inside(|| Some(directory.look(c"").ok()?.identity));
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
            let is_root = || roots.is_some_and(|roots| roots.contains(name));
            if matches!(name.to_bytes(), b"." | b"..") || is_root() {
                continue;
            }
            let Some(kind) = worker.kind(&directory, &entry) else {
                continue;
            };
            let belongs = match kind {
                FileType::Directory => self.belongs(&directory, name),
                _ => Belongs::Here,
            };
            if belongs == Belongs::ToARoot {
                continue;
            }
            worker.counts.add(kind);
            if belongs == Belongs::Elsewhere {
                continue;
            }
            if kind == FileType::Directory
                && let Some(name) = kept.replace(name.to_owned())
            {
                self.spawn(scope, &directory, name);
            }
            if self.walk.options.sizes {
                names.extend(name.to_bytes_with_nul());
                unmeasured += 1;
                if unmeasured == MEASURED_TOGETHER {
                    unmeasured = 0;
                    self.measure(worker, scope, &directory, &mut names);
                }
            }
        }
        worker.measure(&directory, self.device, &mut names);
        (worker.buffer, worker.names) = (buffer, names);
        kept.map(|name| Unopened {
            parent: Parent::Open(directory),
            name,
        })
    }

    /// Determines whose entry a subdirectory is. One that cannot be examined is this tree's, which reports
    /// that it cannot be opened.
    fn belongs(self, above: &Directory, name: &CStr) -> Belongs {
        if !self.roots.are_several() && self.device.is_none() {
            return Belongs::Here;
        }
        let Ok(entry) = above.look(name) else {
            return Belongs::Here;
        };
        if self.roots.have(entry.identity) {
            Belongs::ToARoot
        } else if self.device.is_some_and(|device| device != entry.identity.0) {
            Belongs::Elsewhere
        } else {
            Belongs::Here
        }
    }

    /// Adds the sizes of the entries with these names, in a job of its own if the directory may stay open.
    fn measure(
        self,
        worker: &mut Worker,
        scope: &Scope<'a>,
        directory: &Arc<Directory<'a>>,
        names: &mut Vec<u8>,
    ) {
        if directory.keep_open(&self.walk.descriptors) {
            let (above, mut names) = (directory.clone(), mem::take(names));
            let measure =
                move |worker: &mut Worker| worker.measure(&above, self.device, &mut names);
            scope.spawn(move |_| self.walk.with(measure));
        } else {
            worker.measure(directory, self.device, names);
        }
    }

    /// Spawns a job for the subdirectory of that name.
    fn spawn(self, scope: &Scope<'a>, above: &Arc<Directory<'a>>, name: CString) {
        let parent = if above.keep_open(&self.walk.descriptors) {
            Parent::Open(above.clone())
        } else {
            Parent::Closed(Some(above.place.clone()))
        };
        scope.spawn(move |scope| self.visit(scope, Unopened { parent, name }));
    }
}

/// Whose entry a directory is.
#[derive(Clone, Copy, PartialEq)]
enum Belongs {
    /// That of the tree in which it was found.
    Here,
    /// That of a root, which has a job of its own.
    ToARoot,
    /// That of another file system, on which the walk must not go.
    Elsewhere,
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::place::tests::OPENED;

    /// Makes a comb of this depth: nested directories, each with an empty sibling.
    fn comb(depth: usize) -> tempfile::TempDir {
        let tree = tempfile::tempdir().expect("a directory");
        let mut path = tree.path().to_owned();
        for _ in 0..depth {
            fs::create_dir(path.join("e")).expect("a new directory");
            path.push("d");
            fs::create_dir(&path).expect("a new directory");
        }
        tree
    }

    /// No directory may stay open for its subdirectories, and still few are opened on the way.
    #[test]
    fn few_directories_are_opened_again() {
        const DEPTH: usize = 1500;
        let tree = comb(DEPTH);
        let paths = [tree.path().to_owned()];
        for threads in [1, 2, 4, 8] {
            let options = Options {
                threads,
                ..Options::default()
            };
            let mut walk = Walk::new(options, |error| panic!("{error}")).expect("a walk");
            walk.descriptors = Descriptors::none();
            let before = OPENED.load(Relaxed);
            let counts = walk.run(&paths);
            let opened = OPENED.load(Relaxed) - before;
            assert_eq!(counts.directories, 2 * DEPTH as u64 + 1);
            println!("{threads} threads, {opened} opened");
            assert!(opened < 12 * DEPTH, "{threads} threads, {opened} opened");
        }
    }
}
