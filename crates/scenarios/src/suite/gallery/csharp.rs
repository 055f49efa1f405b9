//! The lock-assisted queue for C# of 2008. Thieves hold a lock; the owner takes it only when it
//! needs room, or when it meets a thief at the last element.
//!
//! A volatile access is an acquire load or a release store. `Interlocked.Exchange` is modelled as a
//! store and a fence, because no other thread writes that location at the same time.

use std::sync::atomic::Ordering::{Acquire, Release, SeqCst};

use chase_lev::Steal;

use super::Content;
use crate::suite::deque::{Deque, Stealer};
use crate::suite::element::UnsafeCell;
use crate::suite::scenario::Scenario;
use crate::sync::{Arc, Mutex, MutexGuard};
use crate::traced::{Index, Slots, fence};

/// The queue for C#. With `EXCHANGES`, a pop uses an exchange as published, and otherwise a plain
/// store. With `EXACT`, the oracle requires an exact `None`.
pub struct CSharp<T, const EXCHANGES: bool, const EXACT: bool>(Arc<Queue<T>>);

struct Queue<T> {
    head: Index,
    tail: Index,
    /// Replaced by the owner under the lock, and read by the owner, and by thieves under the lock.
    array: UnsafeCell<Slots<T>>,
    lock: Mutex<()>,
}

// SAFETY: `array` is written by the owner under the lock, and only the owner reads it without the
// lock.
unsafe impl<T: Send> Send for Queue<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Queue<T> {}

/// Loads an index, which has 32 bits and wraps around.
#[inline]
fn get(index: &Index) -> i32 {
    index.load(Acquire) as i32
}

/// Stores to an index.
#[inline]
fn set(index: &Index, value: i32) {
    index.store(value.into(), Release);
}

impl<T> Queue<T> {
    fn lock(&self) -> MutexGuard<'_, ()> {
        self.lock.lock().expect("no panics")
    }

    /// Calls `f` with the array.
    ///
    /// # Safety
    ///
    /// The caller must be the owner, or hold the lock.
    unsafe fn array<R>(&self, f: impl FnOnce(&Slots<T>) -> R) -> R {
        // SAFETY: only the owner replaces the array, under the lock.
        self.array.with(|array| f(unsafe { &*array }))
    }

    /// Takes the element at this index.
    ///
    /// # Safety
    ///
    /// See [`array`](Queue::array). The element must belong to the caller.
    unsafe fn take(&self, index: i32) -> T {
        // SAFETY: the caller may use the array, and the owner has written the element.
        unsafe { self.array(|array| array.read(index.into()).assume_init()) }
    }

    /// Replaces the array by one of twice the size, in which the elements begin at 0.
    ///
    /// # Safety
    ///
    /// The caller must be the owner and hold the lock, and there must be `count` elements from
    /// `head` on.
    unsafe fn grow(&self, head: i32, count: i32) {
        // SAFETY: the caller is the owner.
        let new = Slots::new(unsafe { self.array(|array| 2 * array.capacity()) });
        for index in 0..count {
            // SAFETY: the caller is the owner, and no thief takes the element while it holds the
            // lock.
            let element = unsafe { self.take(head.wrapping_add(index)) };
            new.write(index.into(), element);
        }
        // SAFETY: the caller holds the lock, so no other thread uses the array.
        self.array.with_mut(|array| unsafe { *array = new });
        set(&self.head, 0);
        set(&self.tail, count);
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        let (mut head, tail) = (self.head.get_mut() as i32, self.tail.get_mut() as i32);
        while head != tail {
            // SAFETY: no other thread has the queue.
            drop(unsafe { self.take(head) });
            head = head.wrapping_add(1);
        }
    }
}

impl<T: Content, const EXCHANGES: bool, const EXACT: bool> Deque<T>
    for CSharp<T, EXCHANGES, EXACT>
{
    type Stealer = Self;

    // While a thief tries, `head` is one too high, so a pop may find the queue empty.
    const NONE_IS_EXACT: bool = EXACT;

    // A thief that does not get the lock has to retry, even if no other thread takes an element.
    const RETRIES_ARE_CAUSED: bool = false;

    fn new(capacity: usize) -> Self {
        Self::starting_at(0, capacity)
    }

    fn push(&mut self, element: T) {
        let queue = &*self.0;
        let mut tail = get(&queue.tail);
        // SAFETY: this is the owner, as below.
        let mask = || unsafe { queue.array(|array| array.capacity() as i32 - 1) };
        let room_until = get(&queue.head).wrapping_add(mask());
        let locked = (tail >= room_until).then(|| queue.lock());
        if locked.is_some() {
            let head = get(&queue.head);
            let count = tail.wrapping_sub(head);
            if count >= mask() {
                // SAFETY: this is the owner with the lock, and the slots from `head` to `tail` hold
                // elements.
                unsafe { queue.grow(head, count) };
                tail = count;
            }
        }
        // SAFETY: as above.
        unsafe { queue.array(|array| array.write(tail.into(), element)) };
        set(&queue.tail, tail.wrapping_add(1));
    }

    fn pop(&mut self) -> Option<T> {
        let queue = &*self.0;
        let tail = get(&queue.tail);
        if get(&queue.head) >= tail {
            return None;
        }
        let last = tail.wrapping_sub(1);
        set(&queue.tail, last);
        if EXCHANGES {
            fence(SeqCst);
        }
        let locked = (get(&queue.head) > last).then(|| queue.lock());
        if locked.is_some() && get(&queue.head) > last {
            set(&queue.tail, tail);
            return None;
        }
        // SAFETY: this is the owner. The exchanges order it and a thief: either it sees the thief's
        // `head`, or the thief sees this `tail`. Without the exchange, there is no justification,
        // on purpose.
        Some(unsafe { queue.take(last) })
    }

    fn stealer(&self) -> Self::Stealer {
        CSharp(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.start(0).is_plain() && i32::try_from(scenario.start).is_ok()
    }

    fn starting_at(index: i64, capacity: usize) -> Self {
        CSharp(Arc::new(Queue {
            head: Index::starting_at(index, "head"),
            tail: Index::starting_at(index, "tail"),
            array: UnsafeCell::new(Slots::new(capacity)),
            lock: Mutex::new(()),
        }))
    }
}

impl<T: Content, const EXCHANGES: bool, const EXACT: bool> Stealer<T>
    for CSharp<T, EXCHANGES, EXACT>
{
    /// Steals with a timeout of 0 for the lock.
    fn steal(&self) -> Steal<T> {
        let queue = &*self.0;
        let Ok(_locked) = queue.lock.try_lock() else {
            return Steal::Retry;
        };
        let head = get(&queue.head);
        set(&queue.head, head.wrapping_add(1));
        fence(SeqCst);
        if head < get(&queue.tail) {
            // SAFETY: this thread holds the lock, and the element belongs to it as in `pop`.
            Steal::Success(unsafe { queue.take(head) })
        } else {
            set(&queue.head, head);
            Steal::Empty
        }
    }
}
