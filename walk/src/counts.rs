//! What a walk finds.

use derive_more::AddAssign;
use rustix::fs::FileType;

/// How many entries of each kind there are, and how large they are.
#[derive(AddAssign, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Directories, those that cannot be read as well.
    pub directories: u64,
    /// Regular files: each name of them.
    pub files: u64,
    /// Symbolic links.
    pub links: u64,
    /// Sockets, pipes and devices.
    pub others: u64,
    /// What could not be opened, read or measured.
    pub errors: u64,
    /// The lengths of all entries, if sizes are asked for: once for all names of a file.
    pub bytes: u64,
    /// What they take on the disk, as `du` has it, in bytes.
    pub allocated: u64,
}

impl Counts {
    /// The entries of all kinds.
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
