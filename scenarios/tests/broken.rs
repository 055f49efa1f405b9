//! A deque that is wrong: a thief looks where the oldest element is, and takes it in a second
//! critical section. Meanwhile, another may have become the oldest.

use chase_lev_scenarios::sync::{Arc, Mutex};
use chase_lev_scenarios::{Deque, Element, Steal, Stealer, check};
use std::collections::VecDeque;

/// The youngest element is the first.
struct Hasty<T>(Arc<Mutex<VecDeque<T>>>);

impl<T: Send + 'static> Deque<T> for Hasty<T> {
    type Stealer = Hasty<T>;

    fn new(capacity: usize) -> Self {
        Hasty(Arc::new(Mutex::new(VecDeque::with_capacity(capacity))))
    }

    fn push(&mut self, element: T) {
        self.0.lock().unwrap().push_front(element);
    }

    fn pop(&mut self) -> Option<T> {
        self.0.lock().unwrap().pop_front()
    }

    fn stealer(&self) -> Self::Stealer {
        Hasty(self.0.clone())
    }
}

impl<T: Send + 'static> Stealer<T> for Hasty<T> {
    fn steal(&self) -> Steal<T> {
        let elements = self.0.lock().unwrap().len();
        let oldest = elements.checked_sub(1);
        match oldest.and_then(|oldest| self.0.lock().unwrap().remove(oldest)) {
            Some(element) => Steal::Success(element),
            None => Steal::Empty,
        }
    }
}

#[test]
#[should_panic(expected = "no deque does this")]
#[cfg_attr(not(any(loom, shuttle)), ignore = "real threads may miss it")]
fn is_found() {
    check::<Hasty<Element>>();
}
