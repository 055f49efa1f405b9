//! Counts the process-wide barriers of 64 deques from which thieves steal at a steady rate, and of
//! new deques, and checks that they are few.
//!
//! This program counts the system calls with a function `syscall` of its own, which takes
//! precedence over the C library's.

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod counted {
    use std::mem::transmute;
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use chase_lev::{Steal, Worker};
    use libc::{MEMBARRIER_CMD_PRIVATE_EXPEDITED, c_int, c_long};

    static BARRIERS: AtomicU64 = AtomicU64::new(0);

    /// Does the same as the C library's function, and counts barriers.
    ///
    /// # Safety
    ///
    /// The caller must keep the rules of the system call.
    #[unsafe(no_mangle)]
    unsafe extern "C" fn syscall(
        number: c_long,
        a: c_long,
        b: c_long,
        c: c_long,
        d: c_long,
        e: c_long,
        f: c_long,
    ) -> c_long {
        // The command is an `int`.
        if number == libc::SYS_membarrier && a as c_int == MEMBARRIER_CMD_PRIVATE_EXPEDITED {
            BARRIERS.fetch_add(1, Relaxed);
        }
        // SAFETY: the C library has the next function of this name, which is of this type. The
        // caller keeps the rules of the call.
        unsafe {
            let next = libc::dlsym(libc::RTLD_NEXT, c"syscall".as_ptr());
            let next: unsafe extern "C" fn(c_long, ...) -> c_long = transmute(next);
            next(number, a, b, c, d, e, f)
        }
    }

    const DEQUES: u64 = 64;

    /// The largest number of pops between two checks of an owner for steals.
    const MOST_PATIENCE: u64 = 8192;

    /// Returns the number of barriers of all deques in `pops` turns of each, with a steal every
    /// `interval` turns.
    fn barriers(pops: u64, interval: u64) -> u64 {
        let deques: Vec<Worker<u64>> = (0..DEQUES).map(|_| Worker::new_lifo()).collect();
        let before = BARRIERS.load(Relaxed);
        for pop in 0..pops {
            for deque in &deques {
                deque.push(pop);
                deque.push(pop);
                if pop % interval == 0 {
                    assert_eq!(deque.stealer().steal(), Steal::Success(pop));
                }
                // Another element is left, unless it was stolen.
                assert_eq!(deque.pop(), Some(pop));
                if pop % interval != 0 {
                    assert_eq!(deque.pop(), Some(pop));
                }
            }
        }
        BARRIERS.load(Relaxed) - before
    }

    /// Returns the number of barriers of new deques, each of which is popped from this often, and
    /// then stolen from and dropped.
    fn barriers_of_new(pops: u64) -> u64 {
        let before = BARRIERS.load(Relaxed);
        for _ in 0..DEQUES {
            let deque = Worker::new_lifo();
            for pop in 0..pops {
                deque.push(pop);
                assert_eq!(deque.pop(), Some(pop));
            }
            deque.push(pops);
            assert_eq!(deque.stealer().steal(), Steal::Success(pops));
        }
        BARRIERS.load(Relaxed) - before
    }

    pub fn main() {
        for (pops, expected) in [(0, 0), (511, 0), (512, 2), (1023, 2)] {
            let barriers = barriers_of_new(pops);
            assert_eq!(barriers, expected * DEQUES, "{pops} pops");
        }
        let pops = 100_000;
        for interval in [10, 100, 1000, 2000, 4000, 10_000, 20_000, 100_000] {
            let barriers = barriers(pops, interval);
            // A turn has two pops.
            let least = match interval {
                ..1000 => 0,
                _ if interval < pops => 2 * DEQUES,
                _ => DEQUES,
            };
            let most = match 2 * interval {
                // A deque cools four times and is warmed four times.
                ..MOST_PATIENCE => DEQUES * (4 + 4),
                _ => DEQUES * (1 + 2 * (2 * pops / MOST_PATIENCE + 4)),
            };
            // A cooling runs one, and so does the next steal.
            assert!(
                (least..=most).contains(&barriers),
                "{barriers} barriers with a steal every {interval} turns, not {least} to {most}"
            );
        }
    }
}

fn main() {
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    counted::main();
}
