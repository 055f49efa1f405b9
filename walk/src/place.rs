//! Where a directory is, and how it is opened.

use core::iter;
use std::ffi::{CStr, CString, OsStr};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use rustix::fs::{CWD, Mode, OFlags, openat};
use rustix::io::Errno;

use crate::descriptors::{Descriptors, Permit};

/// A directory's name, and those of all above it.
pub struct Place {
    parent: Option<Arc<Place>>,
    name: CString,
}

impl Place {
    /// From the directory up to the root, whose name is a path.
    fn names(&self) -> impl Iterator<Item = &CStr> {
        let places = iter::successors(Some(self), |place| place.parent.as_deref());
        places.map(|place| place.name.as_c_str())
    }

    /// The path of what has that name there.
    pub fn path(&self, name: Option<&CStr>) -> PathBuf {
        let mut names: Vec<_> = name.into_iter().chain(self.names()).collect();
        names.reverse();
        let names = names.iter().map(|name| OsStr::from_bytes(name.to_bytes()));
        names.collect()
    }

    /// Opens it step by step from the root: no path is too long then, and no link is followed on
    /// the way. Takes time linear in the depth.
    fn reopen(&self) -> Result<OwnedFd, Errno> {
        let mut names: Vec<_> = self.names().collect();
        let mut directory = None;
        while let Some(name) = names.pop() {
            let access = match names.is_empty() {
                true => OFlags::RDONLY,
                false => OFlags::PATH,
            };
            let above = directory.as_ref().map_or(CWD, OwnedFd::as_fd);
            directory = Some(open(above, name, access)?);
        }
        Ok(directory.expect("a place has a name"))
    }
}

impl Drop for Place {
    /// Without recursion, for there may be more places above each other than fit on a stack.
    fn drop(&mut self) {
        let mut above = self.parent.take();
        while let Some(mut place) = above.and_then(Arc::into_inner) {
            above = place.parent.take();
        }
    }
}

/// A directory that is open, for those in it to be opened.
pub struct Directory<'a> {
    pub place: Arc<Place>,
    // Closed before its permit is given back.
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

    /// Whether it may stay open when the worker goes on to another.
    pub fn may_stay(&self, descriptors: &'a Descriptors) -> bool {
        (self.permit.get_or_init(|| descriptors.permit())).is_some()
    }
}

/// What is above a directory.
pub enum Parent<'a> {
    Open(Arc<Directory<'a>>),
    /// There were too many that are open; or it is a root, and there is none.
    Closed(Option<Arc<Place>>),
}

/// A directory that is not open yet.
pub struct Unopened<'a> {
    pub parent: Parent<'a>,
    pub name: CString,
}

impl Unopened<'_> {
    /// Opens it, after which the directory above may be closed.
    pub fn open(self) -> (Place, Result<OwnedFd, Errno>) {
        let Unopened { parent, name } = self;
        let (parent, opened) = match parent {
            Parent::Open(above) => {
                let opened = open(&above.descriptor, &name, OFlags::RDONLY);
                (Some(above.place.clone()), Some(opened))
            }
            Parent::Closed(parent) => (parent, None),
        };
        let place = Place { parent, name };
        let opened = opened.unwrap_or_else(|| place.reopen());
        (place, opened)
    }
}

/// Opens a directory, but not if there is something else meanwhile.
fn open(at: impl AsFd, name: &CStr, access: OFlags) -> Result<OwnedFd, Errno> {
    let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    openat(at, name, access | flags, Mode::empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_million_places_above_each_other() {
        let below = |parent| {
            let name = c"d".to_owned();
            Some(Arc::new(Place { parent, name }))
        };
        let deepest = (0..1_000_000).fold(None, |parent, _| below(parent));
        drop(deepest);
    }
}
