//! The place of a directory in its tree, and the ways to open it.

use core::iter;
use std::ffi::{CStr, CString, OsStr};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use rustix::fs::{CWD, Mode, OFlags, openat};
use rustix::io::Errno;

use crate::descriptors::{Descriptors, Permit};
use crate::entry::{Entry, Identity, look};

/// The number of levels that one system call climbs, so that its path is not too long.
const CLIMBED: usize = 1000;

/// The name of a directory and those of its ancestors.
pub struct Place {
    parent: Option<Arc<Place>>,
    name: CString,
    /// The number of ancestors.
    depth: usize,
    /// What the directory was when it was read, if it may have to be opened again.
    identity: OnceLock<Identity>,
}

impl Place {
    fn new(parent: Option<Arc<Place>>, name: CString) -> Self {
        let depth = parent.as_ref().map_or(0, |parent| parent.depth + 1);
        let identity = OnceLock::new();
        Place {
            parent,
            name,
            depth,
            identity,
        }
    }

    /// Returns the place and its ancestors up to the root.
    fn upwards(&self) -> impl Iterator<Item = &Place> {
        iter::successors(Some(self), |place| place.parent.as_deref())
    }

    /// Returns the path of the directory, or of the entry with that name in it. The name of the root is a path.
    pub fn path(&self, name: Option<&CStr>) -> PathBuf {
        let names = self.upwards().map(|place| place.name.as_c_str());
        let mut names: Vec<_> = name.into_iter().chain(names).collect();
        names.reverse();
        let names = names.iter().map(|name| OsStr::from_bytes(name.to_bytes()));
        names.collect()
    }

    /// Returns the names that lead to the directory from the ancestor at that depth, the last one first.
    fn names_below(&self, depth: usize) -> Vec<&CStr> {
        let below = self.upwards().take(self.depth - depth);
        below.map(|place| place.name.as_c_str()).collect()
    }

    /// Opens the directory step by step from the root, so that no path is too long and no link is followed.
    /// Takes time linear in the depth.
    fn reopen(&self) -> Result<OwnedFd, Errno> {
        let root = self.upwards().last().expect("a place has a root");
        let directory = open(CWD, &root.name, OFlags::PATH)?;
        descend(directory, self.names_below(0))
    }

    /// Returns the depth of the lowest ancestor of both, each of which may be this ancestor itself. Takes
    /// time linear in the distance between them.
    fn meet(&self, other: &Place) -> Option<usize> {
        let depth = self.depth.min(other.depth);
        let mut these = self.upwards().skip(self.depth - depth);
        let mut those = other.upwards().skip(other.depth - depth);
        loop {
            let (this, that) = (these.next()?, those.next()?);
            if core::ptr::eq(this, that) {
                return Some(this.depth);
            }
        }
    }
}

impl Drop for Place {
    /// Drops the ancestors in a loop, because the stack may be too small for a recursion.
    fn drop(&mut self) {
        let mut above = self.parent.take();
        while let Some(mut place) = above.and_then(Arc::into_inner) {
            above = place.parent.take();
        }
    }
}

/// An open directory, from which its entries can be opened.
pub struct Directory<'a> {
    pub place: Arc<Place>,
    // Declared before the permit, so that it is closed before the permit is returned.
    pub descriptor: OwnedFd,
    permit: OnceLock<Option<Permit<'a>>>,
}

impl<'a> Directory<'a> {
    pub fn new(place: Arc<Place>, descriptor: OwnedFd) -> Arc<Self> {
        Arc::new(Directory {
            place,
            descriptor,
            permit: OnceLock::new(),
        })
    }

    /// Examines an entry of the directory, or the directory itself if the name is empty.
    pub fn look(&self, name: &CStr) -> Result<Entry, Errno> {
        look(&self.descriptor, name, false)
    }

    /// Keeps the directory open while the worker reads another one, and returns true, if there is a permit
    /// left. If not, notes what is needed to open it again.
    pub fn keep_open(&self, descriptors: &'a Descriptors) -> bool {
        let permit = self.permit.get_or_init(|| {
            let permit = descriptors.permit();
            if permit.is_none()
                && let Ok(entry) = self.look(c"")
            {
                self.place.identity.get_or_init(|| entry.identity);
            }
            permit
        });
        permit.is_some()
    }

    fn stays(&self) -> bool {
        self.permit.get().is_some_and(Option::is_some)
    }
}

/// The parent of a directory.
pub enum Parent<'a> {
    Open(Arc<Directory<'a>>),
    /// The parent is not open, because too many directories are; or there is none, because this is a root.
    Closed(Option<Arc<Place>>),
}

/// A directory that is not open yet.
pub struct Unopened<'a> {
    pub parent: Parent<'a>,
    pub name: CString,
}

/// The directory in which a worker opened its last one. It stays open as one of the worker's two, so that
/// the worker needs to go only from there to its next directory, which usually is near.
#[derive(Default)]
pub struct Position(Option<(Arc<Place>, OwnedFd)>);

impl Position {
    /// Opens the directory, and moves to its parent.
    pub fn open(&mut self, directory: Unopened) -> (Place, Result<OwnedFd, Errno>) {
        let Unopened { parent, name } = directory;
        let (parent, opened) = match parent {
            Parent::Open(above) => {
                let opened = self.open_in(&above, &name);
                let parent = above.place.clone();
                self.take(above);
                (Some(parent), opened)
            }
            Parent::Closed(Some(above)) => {
                let opened = (self.go(&above)).and_then(|()| self.open_here(&name));
                (Some(above), opened)
            }
            Parent::Closed(None) => {
                self.0 = None;
                (None, open(CWD, &name, OFlags::RDONLY))
            }
        };
        (Place::new(parent, name), opened)
    }

    fn open_in(&mut self, above: &Directory, name: &CStr) -> Result<OwnedFd, Errno> {
        if !above.stays() {
            // It is one of the two that this worker may open.
            self.0 = None;
        }
        open(&above.descriptor, name, OFlags::RDONLY)
    }

    fn open_here(&self, name: &CStr) -> Result<OwnedFd, Errno> {
        let (_, descriptor) = self.0.as_ref().expect("the worker is somewhere");
        open(descriptor, name, OFlags::RDONLY)
    }

    /// Moves to a directory, unless other jobs need it.
    fn take(&mut self, directory: Arc<Directory>) {
        if let Some(directory) = Arc::into_inner(directory) {
            // This closes the previous one before the permit is returned.
            self.0 = Some((directory.place, directory.descriptor));
        }
    }

    /// Moves to a directory that is not open.
    fn go(&mut self, target: &Arc<Place>) -> Result<(), Errno> {
        let near = self.0.take().and_then(|(from, descriptor)| {
            let identity = target.identity.get()?;
            let meet = from.meet(target)?;
            let descriptor = climb(descriptor, from.depth - meet).ok()?;
            let descriptor = descend(descriptor, target.names_below(meet)).ok()?;
            // Where directories have moved, the way led elsewhere.
            let found = look(&descriptor, c"", false).ok()?.identity;
            (found == *identity).then_some(descriptor)
        });
        let descriptor = near.map_or_else(|| target.reopen(), Ok)?;
        self.0 = Some((target.clone(), descriptor));
        Ok(())
    }
}

/// Opens the ancestor that is so many levels above a directory.
fn climb(mut directory: OwnedFd, mut levels: usize) -> Result<OwnedFd, Errno> {
    while levels > 0 {
        let now = levels.min(CLIMBED);
        let path = CString::new("../".repeat(now)).expect("no zero byte");
        directory = open(directory, &path, OFlags::PATH)?;
        levels -= now;
    }
    Ok(directory)
}

/// Opens the directory to which these names lead, the last one first.
fn descend(mut directory: OwnedFd, mut names: Vec<&CStr>) -> Result<OwnedFd, Errno> {
    while let Some(name) = names.pop() {
        directory = open(directory, name, OFlags::PATH)?;
    }
    Ok(directory)
}

/// Opens a directory. Fails if something else has taken its place.
fn open(at: impl AsFd, name: &CStr, access: OFlags) -> Result<OwnedFd, Errno> {
    #[cfg(test)]
    tests::OPENED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    openat(at, name, access | flags, Mode::empty())
}

#[cfg(test)]
pub mod tests {
    use std::fs;
    use std::sync::atomic::AtomicUsize;

    use super::*;

    /// The number of directories that were opened.
    pub static OPENED: AtomicUsize = AtomicUsize::new(0);

    fn below(parent: Option<Arc<Place>>, name: &CStr) -> Option<Arc<Place>> {
        Some(Arc::new(Place::new(parent, name.to_owned())))
    }

    #[test]
    fn a_million_places_above_each_other() {
        let deepest = (0..1_000_000).fold(None, |parent, _| below(parent, c"d"));
        drop(deepest);
    }

    /// Returns a directory with its place, after noting what it is.
    fn noted(place: &Arc<Place>) -> OwnedFd {
        let descriptor = place.reopen().expect("it is there");
        let entry = look(&descriptor, c"", false).expect("it is open");
        place.identity.set(entry.identity).expect("it is new");
        descriptor
    }

    /// The worker goes up, down and aside; also after a directory has moved, so that its parent is another.
    #[test]
    fn positions() {
        let tree = tempfile::tempdir().expect("a directory");
        for path in ["root/a/b/c", "root/a/e", "aside"] {
            fs::create_dir_all(tree.path().join(path)).expect("a new directory");
        }
        let root = tree.path().join("root");
        let root = CString::new(root.as_os_str().as_bytes()).expect("no zero byte");
        let root = below(None, &root);
        let a = below(root.clone(), c"a");
        let places = [
            root,
            a.clone(),
            below(a.clone(), c"e"),
            below(below(a, c"b"), c"c"),
        ]
        .map(Option::unwrap);
        places.iter().for_each(|place| drop(noted(place)));
        let go_everywhere = |from: &Arc<Place>| {
            for to in &places {
                let mut position = Position(Some((from.clone(), from.reopen()?)));
                position.go(to)?;
                let (_, found) = position.0.expect("it has moved");
                let found = look(found, c"", false)?.identity;
                assert_eq!(Some(&found), to.identity.get());
            }
            Ok::<_, Errno>(())
        };
        for from in &places {
            go_everywhere(from).expect("they are all there");
        }
        // From there, `..` leads out of the tree.
        let c = &places[3];
        let moved = c.reopen().expect("it is there");
        let (from, to) = (tree.path().join("root/a/b/c"), tree.path().join("aside/c"));
        fs::rename(&from, to).expect("our own");
        let mut position = Position(Some((c.clone(), moved)));
        position.go(&places[1]).expect("it has not moved");
        let (_, found) = position.0.expect("it has moved");
        let found = look(found, c"", false).expect("it is open").identity;
        assert_eq!(Some(&found), places[1].identity.get());
    }
}
