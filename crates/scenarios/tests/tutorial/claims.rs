//! Thieves claim the elements that they take.

use crate::ring::{Ends, Ring, With};
use chase_lev_scenarios::{Element, Steal, explore};
use std::sync::atomic::Ordering::Relaxed;

pub struct Claimed;

impl Ends for Claimed {
    fn pop<T>(ring: &Ring<T>) -> Option<T> {
        let b = ring.bottom.load(Relaxed) - 1;
        ring.bottom.store(b, Relaxed);
        if b < ring.top.load(Relaxed) {
            ring.bottom.store(b + 1, Relaxed);
            return None;
        }
        // SAFETY: none. A thief that loaded `bottom` earlier may take the same element.
        Some(unsafe { ring.slots.read(b).assume_init() })
    }

    fn steal<T>(ring: &Ring<T>) -> Steal<T> {
        let t = ring.top.load(Relaxed);
        if t >= ring.bottom.load(Relaxed) {
            return Steal::Empty;
        }
        let element = ring.slots.read(t);
        if !ring.top.claim(t, Relaxed) {
            return Steal::Retry;
        }
        // SAFETY: this thread has claimed `t`, but the owner may take the element without a claim.
        Steal::Success(unsafe { element.assume_init() })
    }
}

#[test]
fn thieves_do_not_take_the_same() {
    explore::<With<Claimed, Element>>("P|s|s in 4");
}

#[test]
#[should_panic(expected = "element 1 was taken twice")]
#[cfg_attr(not(any(loom, shuttle)), ignore = "real threads may miss it")]
fn the_owner_and_a_thief_take_the_last() {
    explore::<With<Claimed, Element>>("Po|s in 4");
}
