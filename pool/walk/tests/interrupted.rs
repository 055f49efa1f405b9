//! System calls that fail with `EINTR`, as on file systems of networks when a signal arrives: the
//! walk repeats them.
#![cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]

mod suite;

use std::ffi::{c_int, c_long};
use std::io;
use std::mem;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::sync::mpsc;
use std::thread;

use chase_lev_walk::{Counts, Error, Options, walk};
use suite::{Tree, expected, shapes};

/// Passes this system call of this thread, and of those that it starts, to the listener that this
/// returns.
fn intercept(call: c_long) -> OwnedFd {
    // SAFETY: these only make instructions.
    let mut filter = unsafe {
        use libc::{BPF_ABS, BPF_JEQ, BPF_JMP, BPF_JUMP, BPF_K, BPF_LD, BPF_RET, BPF_STMT, BPF_W};
        let number = mem::offset_of!(libc::seccomp_data, nr) as u32;
        [
            BPF_STMT((BPF_LD | BPF_W | BPF_ABS) as u16, number),
            BPF_JUMP((BPF_JMP | BPF_JEQ | BPF_K) as u16, call as u32, 0, 1),
            BPF_STMT((BPF_RET | BPF_K) as u16, libc::SECCOMP_RET_USER_NOTIF),
            BPF_STMT((BPF_RET | BPF_K) as u16, libc::SECCOMP_RET_ALLOW),
        ]
    };
    let program = libc::sock_fprog { len: filter.len() as u16, filter: filter.as_mut_ptr() };
    rustix::thread::set_no_new_privs(true).expect("this is always allowed");
    // SAFETY: the kernel copies the program, which is valid during the call.
    let listener = unsafe {
        libc::syscall(
            libc::SYS_seccomp,
            libc::SECCOMP_SET_MODE_FILTER,
            libc::SECCOMP_FILTER_FLAG_NEW_LISTENER,
            &program,
        )
    };
    assert!(listener >= 0, "seccomp: {}", io::Error::last_os_error());
    // SAFETY: the descriptor is new, and nobody else has it.
    unsafe { OwnedFd::from_raw_fd(listener as c_int) }
}

/// Lets every other call that is intercepted fail with `EINTR` until all threads of the filter have
/// ended. Returns the number of failures.
fn interrupt(listener: &OwnedFd) -> usize {
    let (mut calls, mut failures) = (0, 0);
    loop {
        let mut poll = libc::pollfd { fd: listener.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // SAFETY: the structure is valid, and it is one.
        unsafe { libc::poll(&mut poll, 1, -1) };
        if poll.revents & libc::POLLIN == 0 {
            return failures;
        }
        // SAFETY: all bytes of this may be zero, which the kernel demands.
        let mut call: libc::seccomp_notif = unsafe { mem::zeroed() };
        // SAFETY: the structure is that of the request.
        if unsafe { libc::ioctl(poll.fd, libc::SECCOMP_IOCTL_NOTIF_RECV, &mut call) } < 0 {
            continue;
        }
        let fails = calls % 2 == 0;
        calls += 1;
        failures += usize::from(fails);
        let mut answer = libc::seccomp_notif_resp {
            id: call.id,
            val: 0,
            error: if fails { -libc::EINTR } else { 0 },
            flags: if fails { 0 } else { libc::SECCOMP_USER_NOTIF_FLAG_CONTINUE as u32 },
        };
        // SAFETY: the structure is that of the request.
        unsafe { libc::ioctl(poll.fd, libc::SECCOMP_IOCTL_NOTIF_SEND, &mut answer) };
    }
}

/// Walks while calls are interrupted. Returns the counts, the errors, and the number of
/// interruptions.
fn interrupted(call: c_long, tree: &Tree) -> (Counts, Vec<String>, usize) {
    let (give, given) = mpsc::channel();
    let (tell, told) = mpsc::channel();
    thread::scope(|scope| {
        let walking = scope.spawn(move || {
            give.send(intercept(call)).expect("the test waits");
            let options = Options { threads: 2, sizes: true };
            let report = |error: &Error| _ = tell.send(error.to_string());
            walk(tree.path(), options, &report).expect("a root and a pool")
        });
        let listener = given.recv().expect("a listener");
        let failures = interrupt(&listener);
        let counts = walking.join().expect("no panics");
        (counts, told.iter().collect(), failures)
    })
}

#[test]
fn what_is_interrupted_is_repeated() {
    // The small ones, because an intercepted call takes long.
    for tree in &shapes()[3..] {
        let expected = expected(tree.path(), true);
        for call in [libc::SYS_getdents64, libc::SYS_openat, libc::SYS_newfstatat] {
            let (counts, errors, failures) = interrupted(call, tree);
            assert_eq!((counts, errors), (expected, vec![]), "call {call}");
            assert!(failures > 3, "{failures} of call {call}");
        }
    }
}
