//! The owner claims the last element, as thieves do.

use crate::claims::Claimed;
use crate::ring::{Ends, Ring, With};
use chase_lev_scenarios::{Element, Steal, check, explore};
use std::sync::atomic::Ordering::Relaxed;

pub struct LastClaimed;

impl Ends for LastClaimed {
    fn pop<T>(ring: &Ring<T>) -> Option<T> {
        let b = ring.bottom.load(Relaxed) - 1;
        ring.bottom.store(b, Relaxed);
        let t = ring.top.load(Relaxed);
        if b > t {
            // SAFETY: none. A thief that loads an old `bottom` may take the same element.
            return Some(unsafe { ring.slots.read(b).assume_init() });
        }
        let claimed = b == t && ring.top.claim(t, Relaxed);
        ring.bottom.store(b + 1, Relaxed);
        // SAFETY: the owner has claimed it.
        claimed.then(|| unsafe { ring.slots.read(b).assume_init() })
    }

    /// Steals as in the previous step. But the owner may load an old `top`, and then it does not claim.
    fn steal<T>(ring: &Ring<T>) -> Steal<T> {
        Claimed::steal(ring)
    }
}

#[test]
#[cfg_attr(not(shuttle), ignore = "others read old values")]
fn is_a_deque_if_nobody_reads_old_values() {
    let explored = check::<With<LastClaimed, Element>>();
    assert_eq!((explored.scenarios, explored.executions), (24, 23_250));
}

#[test]
#[should_panic(expected = "element 2 was taken twice")]
#[cfg_attr(not(loom), ignore = "only loom reads old values")]
fn a_store_is_passed_by_a_load() {
    explore::<With<LastClaimed, Element>>("PPo|ss in 4");
}
