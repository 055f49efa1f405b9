//! A bounded queue for one producer and one consumer (Lamport, *Proving the correctness of
//! multiprocess programs*, IEEE TSE 3(2), 1977).
//!
//! This command explores it:
//!
//! ```sh
//! RUSTFLAGS="--cfg loom" cargo test --package chase-lev-atomics --example queue
//! ```

use chase_lev_atomics::{Arc, Atomic, Distance, Index, Slots, at, model, sites, thread};

sites! {
    /// The sites of the queue.
    pub const SITES;

    /// Looks for room. Acquires the read of a slot from `pop.head` before the slot is reused.
    PUSH_HEAD "push.head" Load Acquire;
    /// Writes the slot. `push.tail` releases it.
    PUSH_SLOT "push.slot" Store Relaxed;
    /// Publishes the slot to `pop.tail`.
    PUSH_TAIL "push.tail" Store Release;
    /// Looks for an element. Acquires its slot from `push.tail`.
    POP_TAIL "pop.tail" Load Acquire;
    /// Reads the slot. `pop.head` releases the read.
    POP_SLOT "pop.slot" Load Relaxed;
    /// Gives the slot back to `push.head`.
    POP_HEAD "pop.head" Store Release;
}

struct Queue<T> {
    head: Atomic<Index>,
    tail: Atomic<Index>,
    slots: Slots<T>,
}

// SAFETY: elements move from the producer to the consumer by atomic operations.
unsafe impl<T: Send> Sync for Queue<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Send for Queue<T> {}

struct Producer<T>(Arc<Queue<T>>, Index);
struct Consumer<T>(Arc<Queue<T>>, Index);

/// Creates a queue with room for `capacity` elements, which must be a power of two.
fn queue<T>(capacity: usize) -> (Producer<T>, Consumer<T>) {
    let queue = Arc::new(Queue {
        head: Atomic::<Index>::new(Index(0)),
        tail: Atomic::<Index>::new(Index(0)),
        slots: Slots::allocate(capacity, ()).expect("there is memory"),
    });
    (Producer(queue.clone(), Index(0)), Consumer(queue, Index(0)))
}

impl<T> Producer<T> {
    /// Adds an element, or returns it if the queue is full.
    fn push(&mut self, element: T) -> Result<(), T> {
        let Producer(queue, tail) = self;
        if *tail - queue.head.load(at!(PUSH_HEAD, Acquire)) == queue.slots.capacity() as Distance {
            return Err(element);
        }
        // SAFETY: the slots are freed with the queue, and the consumer is done with this one.
        unsafe { queue.slots.write(*tail, element, at!(PUSH_SLOT, Relaxed)) };
        *tail += 1;
        queue.tail.store(*tail, at!(PUSH_TAIL, Release));
        Ok(())
    }
}

impl<T> Consumer<T> {
    /// Takes the oldest element, if there is one.
    fn pop(&mut self) -> Option<T> {
        let Consumer(queue, head) = self;
        let slots = &queue.slots;
        if queue.tail.load(at!(POP_TAIL, Acquire)) == *head {
            return None;
        }
        // SAFETY: the producer has written this slot, and does not reuse it before `pop.head`.
        let element = unsafe { slots.read(*head, at!(POP_SLOT, Relaxed)).assume_init() };
        *head += 1;
        queue.head.store(*head, at!(POP_HEAD, Release));
        Some(element)
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        let (mut head, tail) = (self.head.get_mut(), self.tail.get_mut());
        while head != tail {
            // SAFETY: this element was pushed and not popped, and no other thread has the queue.
            drop(unsafe { self.slots.read(head, at!(POP_SLOT, Relaxed)).assume_init() });
            head += 1;
        }
        // SAFETY: no other thread has the queue.
        unsafe { self.slots.free() };
    }
}

/// Passes up to two elements through one slot.
fn pass_two() {
    let (mut producer, mut consumer) = queue(1);
    let thread = thread::spawn(move || (1..3).filter(|i| producer.push(*i).is_ok()).count());
    let mut popped: Vec<i32> = (0..2).filter_map(|_| consumer.pop()).collect();
    let pushed = thread.join().unwrap();
    popped.extend(consumer.pop());
    assert_eq!(popped, [1, 2][..pushed]);
}

fn main() {
    model(pass_two);
}

/// Two sites fail with weaker orderings. The other two fail only by load buffering, which loom does not explore.
#[cfg(all(test, loom))]
#[test]
fn holds_and_needs_these_orderings() {
    // SAFETY: the values are numbers.
    let holds = unsafe { chase_lev_atomics::mutate::orderings(&SITES, pass_two) };
    let names = holds.iter().map(|site| site.name());
    assert!(names.eq(["push.head", "pop.head"]));
}
