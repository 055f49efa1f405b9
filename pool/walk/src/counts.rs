//! The result of a walk.

use derive_more::AddAssign;
use rustix::fs::FileType;

/// The number of entries of each kind, and their sizes.
#[derive(AddAssign, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Directories, including those that cannot be read.
    pub directories: u64,
    /// Regular files. A file counts once for each of its names.
    pub files: u64,
    /// Symbolic links.
    pub links: u64,
    /// Sockets, pipes and devices.
    pub others: u64,
    /// Entries that could not be opened, read or examined.
    pub errors: u64,
    /// The lengths of all entries, if [`Options::sizes`](crate::Options::sizes) is set. A file counts once,
    /// however many names it has. The sum may exceed 64 bits, because files may be sparse.
    pub bytes: u128,
    /// The space that the entries take on the disk in bytes, as `du` reports it.
    pub allocated: u128,
}

impl Counts {
    /// Returns the number of entries of all kinds.
    pub fn entries(&self) -> u64 {
        self.directories + self.files + self.links + self.others
    }

    /// Counts an entry.
    pub(crate) fn add(&mut self, kind: FileType) {
        *match kind {
            FileType::Directory => &mut self.directories,
            FileType::RegularFile => &mut self.files,
            FileType::Symlink => &mut self.links,
            _ => &mut self.others,
        } += 1;
    }

    /// Adds a length and the space on the disk, both in bytes.
    pub(crate) fn add_size(&mut self, (bytes, allocated): (u128, u128)) {
        self.bytes += bytes;
        self.allocated += allocated;
    }
}
