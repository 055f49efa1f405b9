//! The machine's atomics.

use std::marker::PhantomData;
use std::mem::{self, ManuallyDrop, MaybeUninit};
use std::sync::atomic::Ordering::{self, Relaxed};
use std::sync::atomic::{AtomicI64, AtomicPtr};

pub use std::sync::atomic::fence;

/// An index that threads share, 0 at first.
pub struct Index(AtomicI64);

impl Index {
    /// One that drawings call so.
    pub fn new(_name: &'static str) -> Self {
        Index(AtomicI64::new(0))
    }

    /// Loads it.
    pub fn load(&self, order: Ordering) -> i64 {
        self.0.load(order)
    }

    /// Stores to it.
    pub fn store(&self, value: i64, order: Ordering) {
        self.0.store(value, order);
    }

    /// Adds one to it, if it is `old`; whether it was.
    pub fn claim(&self, old: i64, order: Ordering) -> bool {
        let claim = self.0.compare_exchange(old, old + 1, order, Relaxed);
        claim.is_ok()
    }

    /// Its value, for its only user.
    pub fn get_mut(&mut self) -> i64 {
        *self.0.get_mut()
    }
}

/// A word: a pointer, so that it may hold one.
type Word = AtomicPtr<()>;

/// A ring of slots that threads share, each of one atomic word. It does not drop elements.
pub struct Slots<T>(*mut Box<[Word]>, PhantomData<*mut T>);

// SAFETY: slots are accessed by atomic operations, and whoever makes an element of what was read
// answers for it.
unsafe impl<T: Send> Send for Slots<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Slots<T> {}

impl<T> Slots<T> {
    /// So many slots, none written.
    ///
    /// # Panics
    ///
    /// If the number is no power of two.
    pub fn new(capacity: usize) -> Self {
        const { assert!(mem::size_of::<T>() == mem::size_of::<Word>()) };
        assert!(capacity.is_power_of_two(), "{capacity} is no power of two");
        let words = (0..capacity).map(|_| Word::default()).collect();
        Slots(Box::into_raw(Box::new(words)), PhantomData)
    }

    fn words(&self) -> &[Word] {
        // SAFETY: they are freed when this goes; handles are used no longer than that.
        unsafe { &*self.0 }
    }

    fn word(&self, index: i64) -> &Word {
        let words = self.words();
        &words[index as usize & (words.len() - 1)]
    }

    /// The number of slots.
    pub fn capacity(&self) -> usize {
        self.words().len()
    }

    /// What the slot of this index holds, loaded relaxed.
    pub fn read(&self, index: i64) -> MaybeUninit<T> {
        let word = self.word(index).load(Relaxed);
        // SAFETY: as long, and whatever it is.
        unsafe { mem::transmute_copy(&word) }
    }

    /// Stores to the slot of this index, relaxed.
    pub fn write(&self, index: i64, element: T) {
        // SAFETY: an element is one word, which nobody else has from now on.
        let word = unsafe { mem::transmute_copy(&ManuallyDrop::new(element)) };
        self.word(index).store(word, Relaxed);
    }
}

impl<T> Drop for Slots<T> {
    fn drop(&mut self) {
        // SAFETY: made by `into_raw`, and dropped once.
        drop(unsafe { Box::from_raw(self.0) });
    }
}

/// The slots that threads are to use.
pub struct Current<T>(AtomicPtr<Box<[Word]>>, PhantomData<*mut T>);

// SAFETY: as for the slots.
unsafe impl<T: Send> Send for Current<T> {}
// SAFETY: as for the slots.
unsafe impl<T: Send> Sync for Current<T> {}

impl<T> Current<T> {
    /// These at first.
    pub fn new(slots: &Slots<T>) -> Self {
        Current(AtomicPtr::new(slots.0), PhantomData)
    }

    /// Loads it: a handle, which does not free the slots when it goes.
    ///
    /// # Safety
    ///
    /// What is loaded must not have been freed, nor be while the handle is used. Nobody must drop
    /// what is in the handle.
    pub unsafe fn load(&self, order: Ordering) -> ManuallyDrop<Slots<T>> {
        ManuallyDrop::new(Slots(self.0.load(order), PhantomData))
    }

    /// Stores to it.
    pub fn store(&self, slots: &Slots<T>, order: Ordering) {
        self.0.store(slots.0, order);
    }
}
