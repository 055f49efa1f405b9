//! The ring grows. A parameter determines whether the old ring is freed at once.

use chase_lev_scenarios::sync::Arc;
use chase_lev_scenarios::traced::{Current, Index, Slots, fence};
use chase_lev_scenarios::{Deque, Element, Steal, Stealer, check, explore};
use std::sync::Mutex;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

/// The part of a deque that all threads share. The elements are in the slots from `top` up to `bottom`.
struct Shared<T> {
    top: Index,
    bottom: Index,
    /// The ring that thieves use.
    ring: Current<T>,
    /// All rings, which only the owner uses. The last one is the current one.
    rings: Mutex<Vec<Slots<T>>>,
}

pub struct Growing<T, const FREES: bool>(Arc<Shared<T>>);

impl<T: Send + 'static, const FREES: bool> Deque<T> for Growing<T, FREES> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        let ring = Slots::new(capacity);
        Growing(Arc::new(Shared {
            top: Index::new("top"),
            bottom: Index::new("bottom"),
            ring: Current::new(&ring),
            rings: Mutex::new(vec![ring]),
        }))
    }

    fn push(&mut self, element: T) {
        let b = self.0.bottom.load(Relaxed);
        let t = self.0.top.load(Acquire);
        let mut rings = self.0.rings.lock().unwrap();
        let ring = rings.last().expect("there is at least one");
        if b - t < ring.capacity() as i64 {
            ring.write(b, element);
        } else {
            let new = Slots::new(2 * ring.capacity());
            for i in t..b {
                // SAFETY: this copies the element, but only one of the copies can be claimed.
                new.write(i, unsafe { ring.read(i).assume_init() });
            }
            new.write(b, element);
            self.0.ring.store(&new, Release);
            if FREES {
                rings.clear();
            }
            rings.push(new);
        }
        self.0.bottom.store(b + 1, Release);
    }

    fn pop(&mut self) -> Option<T> {
        let rings = self.0.rings.lock().unwrap();
        let ring = rings.last().expect("there is at least one");
        let b = self.0.bottom.load(Relaxed) - 1;
        self.0.bottom.store(b, Release);
        fence(SeqCst);
        let t = self.0.top.load(Relaxed);
        if b > t {
            // SAFETY: because of the fences, a thief that could claim `b` sees the new `bottom`, or the owner
            // sees its `top`.
            return Some(unsafe { ring.read(b).assume_init() });
        }
        let claimed = b == t && self.0.top.claim(t, Relaxed);
        self.0.bottom.store(b + 1, Release);
        // SAFETY: the owner has claimed it.
        claimed.then(|| unsafe { ring.read(b).assume_init() })
    }

    fn stealer(&self) -> Self {
        Growing(self.0.clone())
    }
}

impl<T: Send + 'static, const FREES: bool> Stealer<T> for Growing<T, FREES> {
    fn steal(&self) -> Steal<T> {
        let t = self.0.top.load(Relaxed);
        fence(SeqCst);
        if t >= self.0.bottom.load(Acquire) {
            return Steal::Empty;
        }
        // SAFETY: none if `FREES`, because a ring may be freed while thieves use it.
        let ring = unsafe { self.0.ring.load(Acquire) };
        let element = ring.read(t);
        if !self.0.top.claim(t, Release) {
            return Steal::Retry;
        }
        // SAFETY: this thread has claimed `t`, and has read the element that the owner pushed there.
        Steal::Success(unsafe { element.assume_init() })
    }
}

impl<T> Drop for Shared<T> {
    fn drop(&mut self) {
        let rings = self.rings.get_mut().unwrap();
        let ring = rings.last().expect("there is at least one");
        for i in self.top.get_mut()..self.bottom.get_mut() {
            // SAFETY: the element was not taken, and no other thread has the deque.
            drop(unsafe { ring.read(i).assume_init() });
        }
    }
}

#[test]
fn is_a_deque() {
    let executions = match () {
        () if cfg!(loom) => 18_370,
        () if cfg!(shuttle) => 29_250,
        () => 6_000,
    };
    let explored = check::<Growing<Element, false>>();
    assert_eq!((explored.scenarios, explored.executions), (30, executions));
}

#[test]
#[should_panic(expected = "ring 1 is used after it was freed")]
#[cfg_attr(not(any(loom, shuttle)), ignore = "it would be undefined")]
fn a_ring_is_freed_while_it_is_read() {
    explore::<Growing<Element, true>>("Pp|s in 1");
}
