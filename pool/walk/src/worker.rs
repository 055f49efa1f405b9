//! The state of a worker.

use std::collections::HashMap;
use std::ffi::CStr;
use std::path::PathBuf;

use rustix::fs::{FileType, RawDirEntry};
use rustix::io::Errno;

use crate::entry::{Entry, Identity, look};
use crate::place::{Directory, Position};
use crate::{Counts, Error};

/// The state of a worker. Only the worker takes its lock, and the walk itself between runs.
#[derive(Default)]
pub struct Worker {
    pub counts: Counts,
    /// The bytes and allocated bytes of files with several names, by device and inode.
    pub linked: HashMap<Identity, (u128, u128)>,
    /// The errors that are not reported yet.
    pub errors: Vec<Error>,
    /// Spare capacity for `getdents`. The length stays 0.
    pub buffer: Vec<u8>,
    /// The names of entries to be measured, each with its zero byte.
    pub names: Vec<u8>,
    pub position: Position,
}

impl Worker {
    /// Adds the size of an entry.
    pub fn measured(&mut self, entry: &Entry) {
        let size = (entry.length.into(), u128::from(entry.blocks) * 512);
        if entry.linked && entry.kind != FileType::Directory {
            self.linked.insert(entry.identity, size);
        } else {
            self.counts.add_size(size);
        }
    }

    /// Adds the sizes of the entries with these names, each of which ends with a zero byte. Clears the names.
    /// With a device, leaves out what is on another one.
    pub fn measure(&mut self, directory: &Directory, device: Option<u64>, names: &mut Vec<u8>) {
        let mut rest = &**names;
        while let Ok(name) = CStr::from_bytes_until_nul(rest) {
            rest = &rest[name.count_bytes() + 1..];
            if let Some(entry) = self.look(directory, name, true)
                && device.is_none_or(|device| device == entry.identity.0)
            {
                self.measured(&entry);
            }
        }
        names.clear();
    }

    /// Returns the type of an entry, which not all file systems give.
    pub fn kind(&mut self, directory: &Directory, entry: &RawDirEntry) -> Option<FileType> {
        if entry.file_type() != FileType::Unknown {
            return Some(entry.file_type());
        }
        (self.look(directory, entry.file_name(), false)).map(|entry| entry.kind)
    }

    /// Examines an entry of a directory. A failure is counted as an error.
    fn look(&mut self, directory: &Directory, name: &CStr, sizes: bool) -> Option<Entry> {
        let found = look(&directory.descriptor, name, sizes);
        self.ok("access", found, || directory.place.path(Some(name)))
    }

    /// Returns the value. Counts a failure as an error.
    pub fn ok<T>(
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Three files of the greatest length, one of which has several names.
    #[test]
    fn sums_beyond_64_bits() {
        let mut worker = Worker::default();
        for n in 0..3 {
            let (length, blocks) = (i64::MAX as u64, u64::MAX / 512);
            let (kind, identity, linked) = (FileType::RegularFile, (0, n), n == 0);
            worker.measured(&Entry {
                kind,
                identity,
                linked,
                length,
                blocks,
            });
        }
        let (bytes, allocated) = worker.linked[&(0, 0)];
        assert_eq!(worker.counts.bytes + bytes, 3 * ((1 << 63) - 1));
        assert_eq!(worker.counts.allocated + allocated, 3 * ((1 << 64) - 512));
    }
}
