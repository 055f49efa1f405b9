//! What happens when memory runs out.

#![cfg(not(model))]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::env;
use std::panic;
use std::process::Command;
use std::ptr;

use chase_lev::Worker;
use chase_lev::protocol::Weakest;
use chase_lev::reclaim::Retain;

/// The system's allocator, which counts, and refuses what is larger than a limit.
struct Limited;

thread_local! {
    static LIMIT: Cell<usize> = const { Cell::new(usize::MAX) };
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: the system's allocator, or a refusal.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        match layout.size() > LIMIT.get() {
            true => ptr::null_mut(),
            // SAFETY: the caller's.
            false => unsafe { System.alloc(layout) },
        }
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        // SAFETY: the caller's.
        unsafe { System.dealloc(start, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Limited = Limited;

#[test]
fn a_ring_that_cannot_shrink_stays() {
    let worker = Worker::with_capacity(4);
    (0..1000).for_each(|i| worker.push(Box::new(i)));
    LIMIT.set(256);
    let popped = (100..1000).rev().all(|i| worker.pop() == Some(Box::new(i)));
    LIMIT.set(usize::MAX);
    assert!(popped);
    assert_eq!(worker.capacity(), 1024);
    assert!((0..100).rev().all(|i| worker.pop() == Some(Box::new(i))));
    assert_eq!(worker.capacity(), 4);
}

#[test]
fn a_batch_makes_room_before_it_claims() {
    type Deque = Worker<usize, Weakest<Retain>>;
    let (victim, own) = (Deque::with_protocol(64), Deque::with_protocol(1));
    (0..64).for_each(|i| victim.push(i));
    let stealer = victim.stealer();
    let before = ALLOCATIONS.get();
    let batch = stealer.steal_batch(&own);
    // A ring, and a place for the one that it replaces.
    assert_eq!(ALLOCATIONS.get() - before, 2);
    assert!(batch.is_success());
    assert_eq!((own.len(), own.capacity()), (32, 32));
}

#[test]
fn a_ring_that_only_looks_full_stays() {
    let worker = Worker::with_capacity(4);
    (0..4).for_each(|i| worker.push(i));
    assert!(worker.stealer().steal().is_success());
    let before = ALLOCATIONS.get();
    worker.push(4);
    assert_eq!(ALLOCATIONS.get(), before);
}

#[test]
fn a_ring_that_cannot_grow_aborts() {
    const CHILD: &str = "CHASE_LEV_OUT_OF_MEMORY";
    if env::var_os(CHILD).is_some() {
        let worker = Worker::with_capacity(64);
        LIMIT.set(1000);
        (0..65u64).for_each(|i| worker.push(i));
        return;
    }
    let name = "a_ring_that_cannot_grow_aborts";
    let child = Command::new(env::current_exe().unwrap())
        .args([name, "--exact", "--nocapture"])
        .env(CHILD, "1")
        .output()
        .unwrap();
    let message = String::from_utf8_lossy(&child.stderr);
    assert_eq!(child.status.code(), None, "{message}");
    assert!(
        message.contains("memory allocation of 1032 bytes failed"),
        "{message}"
    );
}

#[test]
fn capacities_that_cannot_be_addressed_panic() {
    fn refused<T>(capacity: usize) {
        let refused = panic::catch_unwind(|| Worker::<T>::with_capacity(capacity));
        let message = *refused.unwrap_err().downcast::<String>().unwrap();
        assert!(
            message.starts_with("capacity overflow: a deque cannot have"),
            "{message}"
        );
    }
    refused::<u8>(usize::MAX);
    refused::<u64>(1 << (usize::BITS - 2));
    refused::<[u64; 4]>(1 << (usize::BITS - 5));
    refused::<()>(usize::MAX);
    refused::<()>(1 << (usize::BITS - 1));
    let most = Worker::<()>::with_capacity(1 << (usize::BITS - 2));
    assert_eq!(most.capacity(), 1 << (usize::BITS - 2));
}
