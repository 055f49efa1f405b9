//! Threads that the system refuses to start.

use std::sync::atomic::{AtomicU64, Ordering::SeqCst};

#[cfg(all(target_os = "linux", target_env = "gnu"))]
use nix::libc::{
    EAGAIN, RTLD_NEXT, c_int, c_void, dlsym, pthread_attr_getstacksize, pthread_attr_t, pthread_t,
};

/// The stack size of the threads that may be refused.
pub const STACK: usize = 1 << 22;

/// For each of the next such threads, beginning with the lowest bit, 1 if it is refused.
pub static NEXT: AtomicU64 = AtomicU64::new(0);

/// The number of threads that were refused.
pub static REFUSED: AtomicU64 = AtomicU64::new(0);

fn refuses(size: usize) -> bool {
    let next = |next| Some(next >> 1);
    size == STACK && NEXT.fetch_update(SeqCst, SeqCst, next).is_ok_and(|next| next % 2 == 1)
}

/// Takes the place of the C library's function, which it calls.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[unsafe(no_mangle)]
unsafe extern "C" fn pthread_create(
    thread: *mut pthread_t,
    attributes: *const pthread_attr_t,
    start: *mut c_void,
    argument: *mut c_void,
) -> c_int {
    let mut size = 0;
    // SAFETY: the caller passes initialised attributes, or none.
    _ = !attributes.is_null() && unsafe { pthread_attr_getstacksize(attributes, &mut size) } == 0;
    if refuses(size) {
        REFUSED.fetch_add(1, SeqCst);
        return EAGAIN;
    }
    // SAFETY: the C library has a function of this name and these arguments, which are the
    // caller's.
    unsafe {
        let create = dlsym(RTLD_NEXT, c"pthread_create".as_ptr());
        let create: unsafe extern "C" fn(_, _, _, _) -> c_int = std::mem::transmute(create);
        create(thread, attributes, start, argument)
    }
}
