//! The interface, for each of the deques.

use std::collections::VecDeque;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};

use chase_lev::protocol::{Asymmetric, Protocol};

use crate::{BOUND, Deque, Element, Missed, Owner, Thief};

/// Whether the machine has what `Asymmetric` needs; if not, says why.
pub fn has_barriers() -> bool {
    static HAS: LazyLock<bool> = LazyLock::new(|| {
        chase_lev::Worker::<(), Asymmetric>::try_with_protocol(1)
            .inspect_err(|error| eprintln!("Asymmetric is left out: {error}"))
            .is_ok()
    });
    *HAS
}

impl<T: Element, P: Protocol> Owner for chase_lev::Worker<T, P> {
    type Element = T;

    #[inline]
    fn new() -> Self {
        Self::with_protocol(64)
    }

    #[inline]
    fn push(&mut self, element: T) {
        chase_lev::Worker::push(self, element);
    }

    #[inline]
    fn pop(&mut self) -> Option<T> {
        chase_lev::Worker::pop(self)
    }
}

impl<T: Element, P: Protocol> Deque for chase_lev::Worker<T, P> {
    type Thief = chase_lev::Stealer<T, P>;

    fn thief(&self) -> Self::Thief {
        self.stealer()
    }
}

impl<T: Element, P: Protocol> Thief<chase_lev::Worker<T, P>> for chase_lev::Stealer<T, P> {
    #[inline]
    fn steal(&self) -> Result<T, Missed> {
        match chase_lev::Stealer::steal(self) {
            chase_lev::Steal::Success(element) => Ok(element),
            chase_lev::Steal::Empty => Err(Missed::Empty),
            chase_lev::Steal::Retry => Err(Missed::Retry),
        }
    }

    #[inline]
    fn steal_half(&self, into: &mut chase_lev::Worker<T, P>) -> Result<(), Missed> {
        match self.steal_batch_with_limit(into, usize::MAX) {
            chase_lev::Steal::Success(()) => Ok(()),
            chase_lev::Steal::Empty => Err(Missed::Empty),
            chase_lev::Steal::Retry => Err(Missed::Retry),
        }
    }
}

/// crossbeam-deque's.
pub type CrossbeamDeque<T> = crossbeam_deque::Worker<T>;

impl<T: Element> Owner for CrossbeamDeque<T> {
    type Element = T;

    #[inline]
    fn new() -> Self {
        Self::new_lifo()
    }

    #[inline]
    fn push(&mut self, element: T) {
        crossbeam_deque::Worker::push(self, element);
    }

    #[inline]
    fn pop(&mut self) -> Option<T> {
        crossbeam_deque::Worker::pop(self)
    }
}

impl<T: Element> Deque for CrossbeamDeque<T> {
    type Thief = crossbeam_deque::Stealer<T>;

    fn thief(&self) -> Self::Thief {
        self.stealer()
    }
}

impl<T: Element> Thief<CrossbeamDeque<T>> for crossbeam_deque::Stealer<T> {
    #[inline]
    fn steal(&self) -> Result<T, Missed> {
        match crossbeam_deque::Stealer::steal(self) {
            crossbeam_deque::Steal::Success(element) => Ok(element),
            crossbeam_deque::Steal::Empty => Err(Missed::Empty),
            crossbeam_deque::Steal::Retry => Err(Missed::Retry),
        }
    }

    #[inline]
    fn steal_half(&self, into: &mut CrossbeamDeque<T>) -> Result<(), Missed> {
        match self.steal_batch_with_limit(into, usize::MAX) {
            crossbeam_deque::Steal::Success(()) => Ok(()),
            crossbeam_deque::Steal::Empty => Err(Missed::Empty),
            crossbeam_deque::Steal::Retry => Err(Missed::Retry),
        }
    }
}

/// st3's, which is bounded.
pub type St3<T> = st3::lifo::Worker<T>;

impl<T: Element> Owner for St3<T> {
    type Element = T;

    #[inline]
    fn new() -> Self {
        St3::new(BOUND)
    }

    #[inline]
    fn push(&mut self, element: T) {
        assert!(St3::push(self, element).is_ok(), "too many elements");
    }

    #[inline]
    fn pop(&mut self) -> Option<T> {
        St3::pop(self)
    }
}

impl<T: Element> Deque for St3<T> {
    type Thief = St3Thief<T>;

    fn thief(&self) -> St3Thief<T> {
        St3Thief {
            victim: self.stealer(),
            own: St3::new(1),
        }
    }
}

/// A thief that has a deque of its own, for there is no other way to steal.
pub struct St3Thief<T> {
    victim: st3::lifo::Stealer<T>,
    own: St3<T>,
}

impl<T: Element> Thief<St3<T>> for St3Thief<T> {
    #[inline]
    fn steal(&self) -> Result<T, Missed> {
        let (element, _) = self.victim.steal_and_pop(&self.own, |_| 1)?;
        Ok(element)
    }

    #[inline]
    fn steal_half(&self, into: &mut St3<T>) -> Result<(), Missed> {
        self.victim.steal(into, |n| n - n / 2)?;
        Ok(())
    }
}

impl From<st3::StealError> for Missed {
    #[inline]
    fn from(error: st3::StealError) -> Self {
        match error {
            st3::StealError::Empty => Missed::Empty,
            st3::StealError::Busy => Missed::Retry,
        }
    }
}

/// The standard library's, behind a lock.
pub type Locked<T> = Arc<Mutex<VecDeque<T>>>;

fn lock<T>(deque: &Mutex<VecDeque<T>>) -> MutexGuard<'_, VecDeque<T>> {
    deque.lock().expect("a thread has panicked")
}

impl<T: Element> Owner for Locked<T> {
    type Element = T;

    #[inline]
    fn new() -> Self {
        Self::default()
    }

    #[inline]
    fn push(&mut self, element: T) {
        lock(self).push_back(element);
    }

    #[inline]
    fn pop(&mut self) -> Option<T> {
        lock(self).pop_back()
    }
}

impl<T: Element> Deque for Locked<T> {
    type Thief = Self;

    fn thief(&self) -> Self {
        self.clone()
    }
}

impl<T: Element> Thief<Locked<T>> for Locked<T> {
    #[inline]
    fn steal(&self) -> Result<T, Missed> {
        lock(self).pop_front().ok_or(Missed::Empty)
    }

    #[inline]
    fn steal_half(&self, into: &mut Locked<T>) -> Result<(), Missed> {
        let mut victim = lock(self);
        let half = victim.len().div_ceil(2);
        lock(into).extend(victim.drain(..half));
        if half == 0 {
            Err(Missed::Empty)
        } else {
            Ok(())
        }
    }
}

impl<T: Element> Owner for Vec<T> {
    type Element = T;

    #[inline]
    fn new() -> Self {
        Vec::new()
    }

    #[inline]
    fn push(&mut self, element: T) {
        Vec::push(self, element);
    }

    #[inline]
    fn pop(&mut self) -> Option<T> {
        Vec::pop(self)
    }
}
