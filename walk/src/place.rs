//! The place of a directory in its tree, and the way to open it.

use core::iter;
use std::ffi::{CStr, CString, OsStr};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use rustix::fs::{CWD, Mode, OFlags, openat};
use rustix::io::Errno;

use crate::descriptors::{Descriptors, Permit};

/// The name of a directory and those of its ancestors.
pub struct Place {
    parent: Option<Arc<Place>>,
    name: CString,
}

impl Place {
    /// Returns the names from the directory up to the root, whose name is a path.
    fn names(&self) -> impl Iterator<Item = &CStr> {
        let places = iter::successors(Some(self), |place| place.parent.as_deref());
        places.map(|place| place.name.as_c_str())
    }

    /// Returns the path of the directory, or of the entry with that name in it.
    pub fn path(&self, name: Option<&CStr>) -> PathBuf {
        let mut names: Vec<_> = name.into_iter().chain(self.names()).collect();
        names.reverse();
        let names = names.iter().map(|name| OsStr::from_bytes(name.to_bytes()));
        names.collect()
    }

    /// Opens the directory step by step from the root, so that no path is too long and no link is followed.
    /// Takes time linear in the depth.
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

    /// Returns true if the directory may stay open while the worker reads another one.
    pub fn may_stay(&self, descriptors: &'a Descriptors) -> bool {
        (self.permit.get_or_init(|| descriptors.permit())).is_some()
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

impl Unopened<'_> {
    /// Opens the directory. After that, its parent may be closed.
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

/// Opens a directory. Fails if something else has taken its place.
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
