//! Tests of the oracles that need a checker, which judge the steps of an execution.

#![cfg(any(loom, shuttle))]

use std::alloc::Layout;

use chase_lev::research::asymmetric::{FENCED_FENCE, STEAL_MODE, STEAL_TOP};
use chase_lev_scenarios::suite::claims;
use chase_lev_scenarios::suite::instruments::heap;
use chase_lev_scenarios::suite::instruments::trace::Event;

/// Returns the steps of a thief in a process without barriers. Only their sites count.
fn steal(has_fence: bool) -> Vec<(usize, Event)> {
    let fence = has_fence.then_some(FENCED_FENCE.any());
    let sites = [Some(STEAL_MODE.any()), fence, Some(STEAL_TOP.any())];
    let steps = sites.into_iter().flatten();
    steps.map(|site| (1, Event::Fence { site })).collect()
}

#[test]
#[should_panic(expected = "thread 1 steals without a fence")]
fn a_missing_fence_is_noticed() {
    claims::are_fenced(&steal(true));
    claims::are_fenced(&[steal(true), steal(false)].concat());
}

#[test]
#[should_panic(expected = "ring 2 is freed although the kernel refused a barrier")]
fn a_ring_freed_without_a_barrier_is_noticed() {
    let free = |ring| Event::Free { ring };
    let steps = |steps: [Event; 4]| steps.map(|step| (0, step));
    claims::are_kept(&steps([free(1), Event::Spawned, Event::Joined, free(2)]));
    claims::are_kept(&steps([free(1), Event::Spawned, free(2), Event::Joined]));
}

/// Frees a ring twice, in a model.
fn free_twice() {
    // SAFETY: the layout has a size, and `heap::clear` frees the memory.
    let ring = unsafe { heap::alloc(Layout::new::<u64>()) };
    heap::free(ring);
    heap::free(ring);
}

#[test]
#[should_panic(expected = "ring 1 was freed twice")]
fn a_second_free_is_noticed() {
    #[cfg(loom)]
    loom::model(free_twice);
    #[cfg(shuttle)]
    shuttle::check_random(free_twice, 1);
}
