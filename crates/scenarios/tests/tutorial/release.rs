//! Everything that the owner wrote before a push comes with the element.

use crate::ring::{Ends, Ring, With};
use chase_lev_scenarios::traced::fence;
use chase_lev_scenarios::{Deque, Element, Steal, check};
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

pub struct Published;

impl Ends for Published {
    fn push<T>(ring: &Ring<T>, element: T) {
        let b = ring.bottom.load(Relaxed);
        let count = b - ring.top.load(Acquire);
        assert!(count < ring.slots.capacity() as i64, "the ring is full");
        ring.slots.write(b, element);
        ring.bottom.store(b + 1, Release);
    }

    fn pop<T>(ring: &Ring<T>) -> Option<T> {
        let b = ring.bottom.load(Relaxed) - 1;
        ring.bottom.store(b, Release);
        fence(SeqCst);
        let t = ring.top.load(Relaxed);
        if b > t {
            // SAFETY: because of the fences, a thief that could claim `b` sees the new `bottom`, or the owner
            // sees its `top`.
            return Some(unsafe { ring.slots.read(b).assume_init() });
        }
        let claimed = b == t && ring.top.claim(t, Relaxed);
        ring.bottom.store(b + 1, Release);
        // SAFETY: the owner has claimed it.
        claimed.then(|| unsafe { ring.slots.read(b).assume_init() })
    }

    fn steal<T>(ring: &Ring<T>) -> Steal<T> {
        let t = ring.top.load(Relaxed);
        fence(SeqCst);
        if t >= ring.bottom.load(Acquire) {
            return Steal::Empty;
        }
        let element = ring.slots.read(t);
        if !ring.top.claim(t, Release) {
            return Steal::Retry;
        }
        // SAFETY: this thread has claimed `t`, and has read the element that the owner pushed there.
        Steal::Success(unsafe { element.assume_init() })
    }
}

#[test]
fn is_a_deque_if_the_ring_is_large_enough() {
    let executions = match () {
        () if cfg!(loom) => 17_585,
        () if cfg!(shuttle) => 23_250,
        () => 4_800,
    };
    let explored = check::<With<Published, Element>>();
    assert_eq!((explored.scenarios, explored.executions), (24, executions));
}

#[test]
#[should_panic(expected = "the ring is full")]
#[cfg_attr(any(loom, shuttle), ignore = "not in a model")]
fn panics_if_it_is_not() {
    let mut deque = With::<Published, usize>::new(2);
    (1..=3).for_each(|element| deque.push(element));
}
