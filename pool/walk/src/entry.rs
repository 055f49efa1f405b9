//! What the system says about an entry.

use std::ffi::CStr;
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use rustix::fs::{AtFlags, FileType, Stat, Statx, StatxFlags, makedev, statat, statx};
use rustix::io::Errno;

/// The device of a file and its number there, by which its names are known to be of one file.
pub type Identity = (u64, u64);

/// An entry of a directory.
pub struct Entry {
    pub kind: FileType,
    pub identity: Identity,
    /// True if the file has several names.
    pub linked: bool,
    /// The length in bytes, if it was asked for.
    pub length: u64,
    /// The units of 512 bytes on the disk, if they were asked for.
    pub blocks: u64,
}

impl From<Statx> for Entry {
    fn from(entry: Statx) -> Self {
        let device = makedev(entry.stx_dev_major, entry.stx_dev_minor);
        Entry {
            kind: FileType::from_raw_mode(entry.stx_mode.into()),
            identity: (device, entry.stx_ino),
            linked: entry.stx_nlink > 1,
            length: entry.stx_size,
            blocks: entry.stx_blocks,
        }
    }
}

impl From<Stat> for Entry {
    fn from(entry: Stat) -> Self {
        Entry {
            kind: FileType::from_raw_mode(entry.st_mode),
            identity: (entry.st_dev, entry.st_ino),
            linked: entry.st_nlink > 1,
            length: entry.st_size.try_into().unwrap_or(0),
            blocks: entry.st_blocks.try_into().unwrap_or(0),
        }
    }
}

/// Set once `statx` was refused where `fstatat` was not.
static NO_STATX: AtomicBool = AtomicBool::new(false);

/// Examines an entry, and reads its size if `sizes` is set. An empty name means `at` itself.
///
/// Old kernels do not have `statx`, and the filters of old containers refuse it.
pub fn look(at: impl AsFd, name: &CStr, sizes: bool) -> Result<Entry, Errno> {
    let mut flags = AtFlags::SYMLINK_NOFOLLOW | AtFlags::NO_AUTOMOUNT;
    flags.set(AtFlags::EMPTY_PATH, name.is_empty());
    if !NO_STATX.load(Relaxed) {
        let size = StatxFlags::SIZE | StatxFlags::BLOCKS | StatxFlags::NLINK;
        let size = if sizes { size } else { StatxFlags::empty() };
        let mask = StatxFlags::TYPE | StatxFlags::INO | size;
        match statx(at.as_fd(), name, flags, mask) {
            // Also if a filter refuses it with another error, says rustix.
            Err(Errno::NOSYS) => {}
            found => return found.map(Entry::from),
        }
    }
    let entry = statat(at, name, flags)?;
    NO_STATX.store(true, Relaxed);
    Ok(entry.into())
}
