//! A deque in a mutex.

use chase_lev_scenarios::sync::{Arc, Mutex};
use chase_lev_scenarios::{Deque, Element, Steal, Stealer, check};
use std::collections::VecDeque;

/// A queue with a lock, whose first element is the youngest.
struct Locked<T>(Arc<Mutex<VecDeque<T>>>);

impl<T: Send + 'static> Deque<T> for Locked<T> {
    type Stealer = Locked<T>;

    fn new(capacity: usize) -> Self {
        Locked(Arc::new(Mutex::new(VecDeque::with_capacity(capacity))))
    }

    fn push(&mut self, element: T) {
        self.0.lock().unwrap().push_front(element);
    }

    fn pop(&mut self) -> Option<T> {
        self.0.lock().unwrap().pop_front()
    }

    fn stealer(&self) -> Self::Stealer {
        Locked(self.0.clone())
    }
}

impl<T: Send + 'static> Stealer<T> for Locked<T> {
    fn steal(&self) -> Steal<T> {
        match self.0.lock().unwrap().pop_back() {
            Some(element) => Steal::Success(element),
            None => Steal::Empty,
        }
    }
}

#[test]
fn is_a_deque() {
    let executions = match () {
        () if cfg!(loom) => 549,
        () if cfg!(shuttle) => 29_250,
        () => 6_000,
    };
    let explored = check::<Locked<Element>>();
    assert_eq!((explored.scenarios, explored.executions), (30, executions));
}
