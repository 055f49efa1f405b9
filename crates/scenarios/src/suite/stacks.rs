//! Keeps the stacks of loom's threads, which loom maps and unmaps in each execution. That took a quarter of the
//! time of the suite.
//!
//! The functions replace the C library's in the programs that contain this module.

use core::ffi::{c_int, c_void};
use std::sync::{Mutex, MutexGuard, PoisonError};

use libc::{MAP_STACK, SYS_mmap, SYS_munmap, off_t, syscall};

/// The size of the stack of a loom thread, with its guard page, in bytes.
const SIZE: usize = 0x9000;

/// The stacks that have been mapped, and the ones among them that no thread has.
struct Stacks {
    all: Vec<usize>,
    free: Vec<usize>,
}

static STACKS: Mutex<Stacks> = Mutex::new(Stacks { all: Vec::new(), free: Vec::new() });

fn stacks() -> MutexGuard<'static, Stacks> {
    STACKS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Maps memory, or returns a free stack. The guard page of that stack is already protected.
///
/// # Safety
///
/// See mmap(2). Memory for a stack is not filled with zeros.
#[unsafe(no_mangle)]
unsafe extern "C" fn mmap(
    start: *mut c_void,
    size: usize,
    protection: c_int,
    flags: c_int,
    file: c_int,
    offset: off_t,
) -> *mut c_void {
    let is_stack = size == SIZE && flags & MAP_STACK != 0;
    if is_stack && let Some(stack) = stacks().free.pop() {
        return stack as *mut c_void;
    }
    // SAFETY: as the caller ensures.
    let mapped = unsafe { syscall(SYS_mmap, start, size, protection, flags, file, offset) };
    if is_stack {
        stacks().all.push(mapped as usize);
    }
    mapped as *mut c_void
}

/// Unmaps memory, or keeps it if it is a stack.
///
/// # Safety
///
/// See munmap(2).
#[unsafe(no_mangle)]
unsafe extern "C" fn munmap(start: *mut c_void, size: usize) -> c_int {
    if size == SIZE {
        let mut stacks = stacks();
        if stacks.all.contains(&start.addr()) {
            stacks.free.push(start.addr());
            return 0;
        }
    }
    // SAFETY: as the caller ensures.
    unsafe { syscall(SYS_munmap, start, size) as c_int }
}
