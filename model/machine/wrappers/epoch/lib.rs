//! The parts of crossbeam-epoch that the deque calls. The collector's functions are external.

#![allow(missing_docs)]

unsafe extern "C" {
    safe fn epoch_pin() -> usize;
    safe fn epoch_unpin(guard: usize);
}

pub struct Collector;

impl Collector {
    pub fn new() -> Self {
        Collector
    }

    pub fn register(&self) -> LocalHandle {
        LocalHandle
    }
}

pub struct LocalHandle;

impl LocalHandle {
    #[inline]
    pub fn pin(&self) -> Guard {
        Guard(epoch_pin())
    }
}

pub struct Guard(usize);

impl Guard {
    pub unsafe fn defer_unchecked(&self, _: impl FnOnce()) {}

    pub fn flush(&self) {}
}

impl Drop for Guard {
    #[inline]
    fn drop(&mut self) {
        epoch_unpin(self.0);
    }
}
