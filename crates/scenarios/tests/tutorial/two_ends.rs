//! Two ends of a ring without a lock.

use crate::ring::{Ends, Ring, With};
use chase_lev_scenarios::{Element, Steal, explore};
use std::sync::atomic::Ordering::Relaxed;

pub struct TwoEnds;

impl Ends for TwoEnds {
    fn pop<T>(ring: &Ring<T>) -> Option<T> {
        let b = ring.bottom.load(Relaxed) - 1;
        if b < ring.top.load(Relaxed) {
            return None;
        }
        ring.bottom.store(b, Relaxed);
        // SAFETY: none. A thief may take the same element.
        Some(unsafe { ring.slots.read(b).assume_init() })
    }

    fn steal<T>(ring: &Ring<T>) -> Steal<T> {
        let t = ring.top.load(Relaxed);
        if t >= ring.bottom.load(Relaxed) {
            return Steal::Empty;
        }
        ring.top.store(t + 1, Relaxed);
        // SAFETY: none. Another thief may take the same element.
        Steal::Success(unsafe { ring.slots.read(t).assume_init() })
    }
}

#[test]
fn one_thief_alone_does_no_harm() {
    explore::<With<TwoEnds, Element>>("PP|ss in 4");
}

#[test]
#[should_panic(expected = "element 1 was taken twice")]
#[cfg_attr(not(any(loom, shuttle)), ignore = "real threads may miss it")]
fn two_thieves_take_the_same() {
    explore::<With<TwoEnds, Element>>("P|s|s in 4");
}
