//! A fence on each side.

use crate::ring::{Ends, Ring, With};
use chase_lev_scenarios::traced::fence;
use chase_lev_scenarios::{Element, Steal, explore};
use std::sync::atomic::Ordering::{Relaxed, SeqCst};

pub struct Fenced;

impl Ends for Fenced {
    fn pop<T>(ring: &Ring<T>) -> Option<T> {
        let b = ring.bottom.load(Relaxed) - 1;
        ring.bottom.store(b, Relaxed);
        fence(SeqCst);
        let t = ring.top.load(Relaxed);
        if b > t {
            // SAFETY: because of the fences, a thief that could claim `b` sees the new `bottom`, or the owner
            // sees its `top`.
            return Some(unsafe { ring.slots.read(b).assume_init() });
        }
        let claimed = b == t && ring.top.claim(t, Relaxed);
        ring.bottom.store(b + 1, Relaxed);
        // SAFETY: the owner has claimed it.
        claimed.then(|| unsafe { ring.slots.read(b).assume_init() })
    }

    fn steal<T>(ring: &Ring<T>) -> Steal<T> {
        let t = ring.top.load(Relaxed);
        fence(SeqCst);
        if t >= ring.bottom.load(Relaxed) {
            return Steal::Empty;
        }
        let element = ring.slots.read(t);
        if !ring.top.claim(t, Relaxed) {
            return Steal::Retry;
        }
        // SAFETY: this thread has claimed `t`, but the content of the slot may be older than the push.
        Steal::Success(unsafe { element.assume_init() })
    }
}

#[test]
fn each_is_taken_once() {
    explore::<With<Fenced, Element>>("PPo|ss in 4");
}

#[test]
#[should_panic(expected = "an unwritten slot was taken")]
#[cfg_attr(not(loom), ignore = "only loom reads old values")]
fn a_slot_is_read_before_it_is_written() {
    explore::<With<Fenced, Element>>("p|s in 4");
}
