//! The result of a walk.

use std::collections::HashMap;

use derive_more::AddAssign;
use rustix::fs::{FileType, Stat};

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
    /// The lengths of all entries, if [`Options::sizes`](crate::Options::sizes) is set. A file
    /// counts once, however many names it has. The sum may exceed 64 bits, because files may be
    /// sparse.
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
}

/// The results of some jobs.
#[derive(Default)]
pub struct Found {
    /// The counts, without the sizes of files with several names.
    pub counts: Counts,
    /// The sizes of files with several names, by device and inode.
    linked: HashMap<(u64, u64), Counts>,
}

impl Found {
    /// Adds the size of an entry.
    pub fn measure(&mut self, entry: &Stat) {
        let size = Counts {
            bytes: entry.st_size.try_into().unwrap_or(0),
            allocated: entry.st_blocks.try_into().unwrap_or(0) * 512,
            ..Counts::default()
        };
        if entry.st_nlink > 1 && kind(entry) != FileType::Directory {
            self.linked.insert((entry.st_dev, entry.st_ino), size);
        } else {
            self.counts += size;
        }
    }

    /// Adds the results of other jobs.
    pub fn add(&mut self, other: Found) {
        self.counts += other.counts;
        self.linked.extend(other.linked);
    }

    /// Returns the counts of everything that was found.
    pub fn total(self) -> Counts {
        let mut counts = self.counts;
        self.linked.into_values().for_each(|size| counts += size);
        counts
    }
}

/// Returns the type of an entry.
pub fn kind(entry: &Stat) -> FileType {
    FileType::from_raw_mode(entry.st_mode)
}
