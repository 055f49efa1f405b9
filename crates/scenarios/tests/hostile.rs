//! Wrong deques, each of which an execution must report. They are safe code, so they cannot cause undefined
//! behaviour in the harness.

#![forbid(unsafe_code)]

use chase_lev_scenarios::sync::{Arc, Mutex};
use chase_lev_scenarios::traced::Slots;
use chase_lev_scenarios::{Deque, Element, Look, Scenario, Steal, Stealer, check, explore};
use std::collections::VecDeque;
use std::sync::OnceLock;
use std::{mem, panic};

/// A deque in a mutex, with a bad habit. The youngest element is the first.
struct Locked<const HABIT: u8>(Arc<Mutex<VecDeque<Element>>>);

/// The deque has no bad habit.
const HONEST: u8 = 0;
/// Thieves look at an element that was never pushed.
const MAKES_UP: u8 = 1;
/// A push leaks the element.
const KEEPS: u8 = 2;
/// A steal drops the elements that it leaves.
const FORGETS: u8 = 3;
/// A thief finds the position of the oldest element, and takes the element at that position in a second
/// critical section.
const HASTY: u8 = 4;

/// Thieves read a ring that all executions share.
const LEAKS: u8 = 5;

/// Thieves take the oldest element whether they want it or not.
const GRABS: u8 = 6;
/// A deque has more room than it needs.
const ROOMY: u8 = 7;
/// A deque counts more elements than it has.
const COUNTS_MORE: u8 = 8;
/// A deque counts no elements.
const COUNTS_NONE: u8 = 9;

/// A push makes a ring that thieves read, and nothing orders the two.
const HURRIES: u8 = 10;

static RING: OnceLock<Slots<Element>> = OnceLock::new();
static HURRIED: OnceLock<Slots<Element>> = OnceLock::new();

impl<const HABIT: u8> Deque<Element> for Locked<HABIT> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        if HABIT == LEAKS {
            RING.get_or_init(|| Slots::new(capacity));
        }
        Locked(Arc::new(Mutex::new(VecDeque::new())))
    }

    fn push(&mut self, element: Element) {
        if HABIT == HURRIES {
            HURRIED.get_or_init(|| Slots::new(1));
        }
        match HABIT {
            KEEPS => mem::forget(element),
            _ => self.0.lock().unwrap().push_front(element),
        }
    }

    fn pop(&mut self) -> Option<Element> {
        self.0.lock().unwrap().pop_front()
    }

    fn stealer(&self) -> Self {
        Locked(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        let batches = HABIT < ROOMY && scenario.program.contains('b');
        scenario.start == 0 && !batches && !scenario.program.contains('@')
    }

    fn steal_batch(&mut self, victim: &Self) -> Steal<()> {
        let mut victim = victim.0.lock().unwrap();
        let rest = victim.len() / 2;
        self.0.lock().unwrap().extend(victim.drain(rest..));
        Steal::Success(())
    }

    fn count(&self) -> usize {
        let count = self.0.lock().unwrap().len();
        match HABIT {
            COUNTS_MORE => 2 * count,
            COUNTS_NONE => 0,
            _ => count,
        }
    }

    fn capacity(&self) -> Option<usize> {
        (HABIT == ROOMY).then_some(1000)
    }
}

impl<const HABIT: u8> Stealer<Element> for Locked<HABIT> {
    fn steal(&self) -> Steal<Element> {
        let ring = if HABIT == HURRIES { &HURRIED } else { &RING };
        if let Some(ring) = ring.get().filter(|_| [LEAKS, HURRIES].contains(&HABIT)) {
            let _ = ring.read(0);
        }
        if HABIT != HASTY {
            return self.steal_if(|_| true);
        }
        let oldest = self.0.lock().unwrap().len().checked_sub(1);
        let stolen = oldest.and_then(|oldest| self.0.lock().unwrap().remove(oldest));
        stolen.map_or(Steal::Empty, Steal::Success)
    }

    fn steal_if(&self, wants: impl FnOnce(Look<'_, Element>) -> bool) -> Steal<Element> {
        let mut elements = self.0.lock().unwrap();
        let wanted = |element: &Element| match HABIT {
            MAKES_UP => wants(Look::from(&Element::none())),
            GRABS => {
                wants(Look::from(element));
                true
            }
            _ => wants(Look::from(element)),
        };
        if !elements.back().is_some_and(wanted) {
            return Steal::Empty;
        }
        let oldest = elements.pop_back();
        if HABIT == FORGETS {
            elements.clear();
        }
        oldest.map_or(Steal::Empty, Steal::Success)
    }
}

/// Checks that a scenario fails with this message.
fn fails<const HABIT: u8>(scenario: &'static str, message: &str) {
    let explore = || explore::<Locked<HABIT>>(scenario);
    let failure = panic::catch_unwind(explore).expect_err("it must fail");
    let text = failure.downcast_ref::<&str>().map(|text| text.to_string());
    let text = text.unwrap_or_else(|| *failure.downcast::<String>().expect("a message"));
    assert!(text.contains(message), "{text}");
}

#[test]
fn an_honest_deque_is_a_deque() {
    let executions = match () {
        () if cfg!(loom) => 609,
        () if cfg!(shuttle) => 38_250,
        () => 7_800,
    };
    let explored = check::<Locked<HONEST>>();
    assert_eq!((explored.scenarios, explored.executions), (39, executions));
}

#[test]
fn bad_habits_are_found() {
    fails::<MAKES_UP>("P|w in 4", "a thief looks at a slot that was written");
    fails::<KEEPS>("P|s in 4", "element 1 was never dropped");
    fails::<FORGETS>("PP|s in 4", "was dropped by the deque");
    fails::<GRABS>("PP|ww in 4", "element 2 was taken for another");
    fails::<ROOMY>("PPP|b in 4", "room for 1000, where 4 are enough");
    fails::<COUNTS_MORE>("PPP|b in 4", "as many as were counted");
    fails::<COUNTS_NONE>("PPP|b in 4", "was dropped by the deque");
    fails::<HONEST>("P|@s in 4", "this deque cannot play P|@s in 4");
}

#[test]
#[should_panic(expected = "no deque does this")]
#[cfg_attr(not(any(loom, shuttle)), ignore = "real threads may miss it")]
fn a_hasty_thief_is_found() {
    check::<Locked<HASTY>>();
}

/// The second exploration is another model, to which the ring does not belong.
#[test]
#[cfg(any(loom, shuttle))]
fn a_leaked_ring_is_found() {
    fails::<LEAKS>("o|s in 4", "1 rings leaked");
    fails::<LEAKS>("o|s in 4", "a word of a ring");
}

/// Only loom sees what orders accesses.
#[test]
#[cfg(loom)]
fn a_race_is_named() {
    fails::<HURRIES>("p|s in 4", "slot ring 1[0] is used before it is initialised.");
}
