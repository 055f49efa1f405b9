//! Elements that know what happens to them.

use std::mem::ManuallyDrop;
use std::ptr;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicUsize};

use super::deque::Look;

#[cfg(not(loom))]
pub use self::native::UnsafeCell;
#[cfg(loom)]
pub use loom::cell::UnsafeCell;

#[cfg(not(loom))]
mod native {
    #[derive(Default)]
    pub struct UnsafeCell<T>(std::cell::UnsafeCell<T>);

    impl<T> UnsafeCell<T> {
        pub fn new(value: T) -> Self {
            UnsafeCell(value.into())
        }

        pub fn with<R>(&self, f: impl FnOnce(*const T) -> R) -> R {
            f(self.0.get())
        }

        pub fn with_mut<R>(&self, f: impl FnOnce(*mut T) -> R) -> R {
            f(self.0.get())
        }
    }
}

/// What became of an element.
#[derive(Default)]
struct Record {
    id: usize,
    /// Written before the push and read after the take: a hand-over that does
    /// not synchronise is a data race.
    body: UnsafeCell<usize>,
    taken: AtomicUsize,
    dropped: AtomicUsize,
    /// Whether whoever dropped it is done with this record.
    gone: AtomicBool,
}

/// An element: the address of its record, `N` times over.
pub struct Element<const N: usize>([*const Record; N]);

// SAFETY: records are shared; their bodies are handed over with the element,
// which is what is being tested.
unsafe impl<const N: usize> Send for Element<N> {}

impl<const N: usize> Element<N> {
    /// The one record of this element.
    fn record(&self) -> &Record {
        let first = self.0[0];
        assert!(!first.is_null(), "an unwritten slot was taken");
        assert!(
            self.0.iter().all(|&r| r == first),
            "a torn element was taken"
        );
        // SAFETY: the ledger has the record until all its elements are gone, and this one is not.
        unsafe { &*first }
    }

    /// What an emptied slot holds.
    pub fn none() -> Self {
        Element([ptr::null(); N])
    }

    /// Whether it is an element.
    pub fn exists(&self) -> bool {
        !self.0[0].is_null()
    }

    /// The number of what may be an element, by its first word.
    ///
    /// # Panics
    ///
    /// If that is zero.
    pub fn number(element: Look<'_, Self>) -> usize {
        // SAFETY: the word is one of an element, or zero.
        let record = unsafe { element.as_ptr().cast::<*const Record>().read() };
        // SAFETY: the ledger has the record. Either the element is not gone, or it was pushed in this
        // execution, in which somebody still looks.
        let record = unsafe { record.as_ref() };
        record.expect("a thief looks at a slot that was written").id
    }

    /// Called by whoever takes this out of the deque; says which it is.
    pub fn take(self) -> usize {
        let record = self.record();
        let before = record.taken.fetch_add(1, Relaxed);
        assert!(before == 0, "element {} was taken twice", record.id);
        record.id
    }
}

impl<const N: usize> Drop for Element<N> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let record = self.record();
        let before = record.dropped.fetch_add(1, Relaxed);
        assert!(before == 0, "element {} was dropped twice", record.id);
        // SAFETY: an element is its taker's alone; a model checks that.
        let body = record.body.with_mut(|body| unsafe { body.replace(0) });
        assert!(
            body == record.id,
            "element {} came without its body",
            record.id
        );
        record.gone.store(true, Release);
    }
}

/// The records of all elements of an execution, numbered from 1. They stay unless it is
/// closed: when an execution fails, threads and elements may be left.
pub struct Ledger(ManuallyDrop<Box<[Record]>>);

impl Ledger {
    pub fn new(elements: usize) -> Self {
        let record = |id| Record {
            id,
            ..Record::default()
        };
        Ledger(ManuallyDrop::new((1..=elements).map(record).collect()))
    }

    /// The element of this number, which is made once.
    pub fn make<const N: usize>(&self, id: usize) -> Element<N> {
        let record = &self.0[id - 1];
        // SAFETY: nobody has the element yet.
        record.body.with_mut(|body| unsafe { *body = id });
        Element([record; N])
    }

    /// Checks that the deque, which is still there, has kept what nobody took.
    ///
    /// # Panics
    ///
    /// If it has dropped an element.
    pub fn is_kept(&self) {
        let gone = |record: &&Record| record.dropped.load(Relaxed) > record.taken.load(Relaxed);
        if let Some(record) = self.0.iter().find(gone) {
            panic!("element {} was dropped by the deque", record.id);
        }
    }

    /// The elements that nobody took, in their order.
    ///
    /// # Panics
    ///
    /// If one was lost.
    pub fn close(self) -> Vec<usize> {
        // A deque may have a thread of its own, which drops an element now.
        let gone = |it: &Record| it.gone.load(Acquire) && it.dropped.load(Relaxed) == 1;
        if let Some(lost) = self.0.iter().find(|record| !gone(record)) {
            panic!("element {} was never dropped", lost.id);
        }
        let records = ManuallyDrop::into_inner(self.0);
        let left = records.iter().filter(|it| it.taken.load(Relaxed) == 0);
        left.map(|record| record.id).collect()
    }
}
