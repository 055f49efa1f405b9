//! The roots of a walk. One that is inside another is left to its own job, so that everything counts once.

use std::collections::{HashMap, HashSet};
use std::ffi::CString;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use rustix::fs::{CWD, FileType};
use rustix::io::Errno;

use crate::entry::{Entry, Identity, look};

/// All roots that have been found.
#[derive(Default)]
pub struct Roots {
    directories: HashSet<Identity>,
    /// The names of the others, by the directory that has them.
    others: HashMap<Identity, HashSet<CString>>,
}

impl Roots {
    /// Adds a root. Returns false if it is there.
    pub fn add(&mut self, path: &Path, entry: &Entry) -> bool {
        if entry.kind == FileType::Directory {
            return self.directories.insert(entry.identity);
        }
        // A path that does not lead to a directory ends with a name.
        let place = path
            .parent()
            .zip(path.file_name())
            .and_then(|(above, name)| {
                // The dot lets links be followed on the way, which they are for the root as well.
                let above = look(CWD, &text(&above.join(".")).ok()?, false).ok()?;
                Some((above.identity, text(Path::new(name)).ok()?))
            });
        place.is_none_or(|(above, name)| self.others.entry(above).or_default().insert(name))
    }

    /// Returns true if a directory below a root may be a root.
    pub fn are_several(&self) -> bool {
        self.directories.len() > 1
    }

    /// Returns true if the directory is a root.
    pub fn have(&self, directory: Identity) -> bool {
        self.directories.contains(&directory)
    }

    /// Returns those entries of a directory that are roots, but no directories.
    pub fn inside(
        &self,
        directory: impl FnOnce() -> Option<Identity>,
    ) -> Option<&HashSet<CString>> {
        if self.others.is_empty() {
            return None;
        }
        self.others.get(&directory()?)
    }
}

/// Returns a path as the system takes it.
fn text(path: &Path) -> Result<CString, Errno> {
    CString::new(path.as_os_str().as_bytes()).map_err(|_| Errno::INVAL)
}

/// Examines a root, with its name.
pub fn examine(path: &Path, sizes: bool) -> Result<(CString, Entry), Errno> {
    let name = text(path)?;
    let entry = look(CWD, &name, sizes)?;
    Ok((name, entry))
}
