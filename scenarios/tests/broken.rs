//! Deques that are wrong. One forgets its oldest element when it is full. A thief of the other
//! looks where the oldest element is, and takes it in a second critical section; meanwhile, another
//! may have become the oldest.

use chase_lev_scenarios::sync::{Arc, Mutex};
use chase_lev_scenarios::{Deque, Element, Steal, Stealer, check, explore};
use std::collections::VecDeque;

/// The youngest element is the first.
struct Broken<T, const FORGETS: bool> {
    elements: Arc<Mutex<VecDeque<T>>>,
    capacity: usize,
}

impl<T: Send + 'static, const FORGETS: bool> Deque<T> for Broken<T, FORGETS> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        let elements = Arc::new(Mutex::new(VecDeque::new()));
        Broken { elements, capacity }
    }

    fn push(&mut self, element: T) {
        let mut elements = self.elements.lock().unwrap();
        if FORGETS {
            elements.truncate(self.capacity - 1);
        }
        elements.push_front(element);
    }

    fn pop(&mut self) -> Option<T> {
        self.elements.lock().unwrap().pop_front()
    }

    fn stealer(&self) -> Self {
        let (elements, capacity) = (self.elements.clone(), self.capacity);
        Broken { elements, capacity }
    }
}

impl<T: Send + 'static, const FORGETS: bool> Stealer<T> for Broken<T, FORGETS> {
    fn steal(&self) -> Steal<T> {
        let oldest = self.elements.lock().unwrap().len().checked_sub(1);
        match oldest.and_then(|oldest| self.elements.lock().unwrap().remove(oldest)) {
            Some(element) => Steal::Success(element),
            None => Steal::Empty,
        }
    }
}

#[test]
#[should_panic(expected = "no deque does this")]
#[cfg_attr(not(any(loom, shuttle)), ignore = "real threads may miss it")]
fn a_hasty_thief_is_found() {
    check::<Broken<Element, false>>();
}

#[test]
#[should_panic(expected = "was dropped by the deque")]
fn a_forgetful_deque_is_found() {
    explore::<Broken<Element, true>>("PP|s in 1");
}
