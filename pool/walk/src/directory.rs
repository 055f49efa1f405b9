//! Directories: those that are open, and the ways to open them and to examine their entries.

use std::ffi::{CStr, OsStr};
use std::fs;
use std::iter;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rustix::fs::{AtFlags, CWD, Mode, OFlags, Stat, openat, statat};
use rustix::io::{Errno, retry_on_intr};
use rustix::path::Arg;
use rustix::process::{Resource, getrlimit};

/// The number of directories that each worker may have open beyond the limit: the one that it
/// reads, two on the way from the root, and one that another worker does not count any more, but is
/// still closing.
const EACH: usize = 4;

/// Returns the number of workers for which this many descriptors suffice, at most `threads` and at
/// least one.
pub fn affordable(free: usize, threads: usize) -> usize {
    (free / EACH).clamp(1, threads)
}

/// Returns the number of descriptors that the process may have in addition to those that it has.
pub fn free_descriptors() -> usize {
    let most = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    // At least the three standard ones.
    let used = fs::read_dir("/proc/self/fd").map_or(3, Iterator::count);
    usize::try_from(most).unwrap_or(usize::MAX).saturating_sub(used)
}

/// The number of open directories.
pub struct Open {
    count: AtomicUsize,
    limit: usize,
}

impl Open {
    /// Leaves half of the free descriptors to the rest of the process.
    pub fn new(free: usize, threads: usize) -> Self {
        Open { count: AtomicUsize::new(0), limit: (free / 2).saturating_sub(threads * EACH) }
    }

    /// Returns `true` if a directory may stay open for other jobs.
    pub fn has_room(&self) -> bool {
        self.count.load(Relaxed) < self.limit
    }
}

/// An open directory, which stays open as long as jobs have it.
pub struct Directory<'a> {
    pub path: PathBuf,
    pub descriptor: OwnedFd,
    open: &'a Open,
}

impl<'a> Directory<'a> {
    pub fn new(path: PathBuf, descriptor: OwnedFd, open: &'a Open) -> Self {
        open.count.fetch_add(1, Relaxed);
        Directory { path, descriptor, open }
    }

    /// Returns the path of an entry.
    pub fn below(&self, name: &CStr) -> PathBuf {
        self.path.join(OsStr::from_bytes(name.to_bytes()))
    }
}

impl Drop for Directory<'_> {
    fn drop(&mut self) {
        self.open.count.fetch_sub(1, Relaxed);
    }
}

/// A directory that is not open yet.
pub struct Unopened<'a> {
    pub path: PathBuf,
    /// The parent, if it is open.
    pub parent: Option<Arc<Directory<'a>>>,
}

impl Unopened<'_> {
    /// Opens the directory: in its parent, or step by step from the root, so that no path is too
    /// long and no link is followed.
    pub fn open(&self, root: &Path) -> Result<OwnedFd, Errno> {
        if let (Some(parent), Some(name)) = (&self.parent, self.path.file_name()) {
            return open(&parent.descriptor, name, OFlags::RDONLY);
        }
        let below = self.path.strip_prefix(root).expect("the root is above");
        let mut names = iter::once(root.as_os_str()).chain(below).peekable();
        let mut descriptor = None::<OwnedFd>;
        while let Some(name) = names.next() {
            let is_last = names.peek().is_none();
            let access = if is_last { OFlags::RDONLY } else { OFlags::PATH };
            let above = descriptor.as_ref().map_or(CWD, AsFd::as_fd);
            descriptor = Some(open(above, name, access)?);
        }
        Ok(descriptor.expect("the root at least"))
    }
}

/// Opens a directory. Fails if something else has taken its place. A signal may interrupt
/// any access to a file system of a network.
fn open(above: impl AsFd, name: &OsStr, access: OFlags) -> Result<OwnedFd, Errno> {
    let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    retry_on_intr(|| openat(&above, name, access | flags, Mode::empty()))
}

/// Examines an entry.
pub fn examine(at: impl AsFd, name: impl Arg + Copy) -> Result<Stat, Errno> {
    let flags = AtFlags::SYMLINK_NOFOLLOW | AtFlags::NO_AUTOMOUNT;
    retry_on_intr(|| statat(&at, name, flags))
}
