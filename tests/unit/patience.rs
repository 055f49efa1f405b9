//! The bound on the cost of fences and barriers.

use super::*;

/// An owner that pops between steals, and counts fences and coolings.
struct Owner {
    patience: Patience,
    top: Index,
    cools: u32,
}

impl Owner {
    fn new() -> Self {
        Owner { patience: Patience::new(Index(0)), top: Index(0), cools: 0 }
    }

    /// Pops up to `pops` times, until the deque cools, and returns the number of pops with a fence.
    /// Every other pop takes the last element.
    fn pops(&mut self, pops: u32) -> u32 {
        for pop in 1..=pops {
            if pop % 2 == 0 {
                self.top += 1;
                self.patience.moved_top();
            }
            if self.patience.count() && self.patience.check(self.top) {
                self.cools += 1;
                return pop;
            }
        }
        pops
    }

    /// Pops up to `pops` times after each of a thousand steals.
    fn pops_between_steals(&mut self, pops: u32) {
        for _ in 0..1000 {
            self.top += 1;
            self.pops(pops);
        }
    }
}

#[test]
fn costs_17_times_the_optimum_at_most() {
    let mut worst = 0;
    // The next thief comes after this number of pops, or just after the deque has cooled. At first,
    // the deque is warm, also for the owner that knows the future.
    for few in [1, 100, MIN_INTERVAL - 1, MIN_INTERVAL, 2 * MIN_INTERVAL, MAX_INTERVAL, u32::MAX] {
        for barriers in [2 * MIN_INTERVAL, 3 * MIN_INTERVAL, MAX_INTERVAL] {
            let mut owner = Owner::new();
            for steals in 0..100 {
                let cools = owner.cools;
                let pops = if steals % 3 > 0 { u32::MAX } else { few };
                let fences = owner.pops(pops);
                let cost = fences + (owner.cools - cools) * barriers;
                let optimum = fences.min(barriers);
                assert!(cost <= 17 * optimum, "{cost} instead of {optimum}");
                worst = worst.max(cost / optimum);
                owner.top += 1;
            }
        }
    }
    assert_eq!(worst, 17, "the bound is tight");
}

#[test]
fn cools_four_times_if_stolen_from_at_a_steady_rate() {
    for pops in [1, MIN_INTERVAL / 2, MIN_INTERVAL, 3 * MIN_INTERVAL, MAX_INTERVAL - 1] {
        let mut owner = Owner::new();
        owner.pops_between_steals(pops);
        assert!(owner.cools <= 4, "{} times, every {pops} pops", owner.cools);
    }
    let mut owner = Owner::new();
    owner.pops_between_steals(2 * MAX_INTERVAL);
    assert!(owner.cools > 900, "{} times", owner.cools);
}

#[test]
fn a_check_is_due_until_it_runs() {
    let patience = Patience::new(Index(0));
    for _ in 0..2 {
        assert_eq!((1..=u32::MAX).find(|_| patience.count()), Some(MIN_INTERVAL));
        assert!(patience.is_due());
        let stolen = patience.top.get() + 1;
        assert!(!patience.check(stolen));
        assert!(!patience.is_due());
    }
}
