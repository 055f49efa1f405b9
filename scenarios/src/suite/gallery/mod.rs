//! Deques as published: each in the same scenarios as the deque that ships.

pub mod csharp;
pub mod first_principles;
#[cfg(any(loom, shuttle))]
pub mod protocols;

#[cfg(any(test, loom, shuttle))]
use crate::suite::element::Element;

/// A deque of the gallery.
pub trait Published {
    /// What it is called in the tables.
    const NAME: &'static str;
    /// Title, author and year.
    const SOURCE: &'static str;
    /// How it differs from the deque that ships.
    const DIFFERS: &'static str;
    /// Both, for the record.
    const ABOUT: [&'static str; 2] = [Self::SOURCE, Self::DIFFERS];
}

/// What a slot holds: something, or nothing.
///
/// # Safety
///
/// A deque of the gallery may hand the same element out twice, or one that nobody wrote, or read slots
/// that were freed: if it is one of the wrong ones, if it is full, or if it has two owners. Whoever
/// implements this answers for each deque of it: that does no harm, or it does not come to that.
pub unsafe trait Content: Send + 'static {
    /// What an emptied slot holds.
    fn none() -> Self;

    /// Whether it is something.
    fn exists(&self) -> bool;
}

// SAFETY: an execution tells of an element that is taken twice or that nobody wrote, and it is over
// when its threads have ended.
#[cfg(any(test, loom, shuttle))]
unsafe impl Content for Element<1> {
    fn none() -> Self {
        Element::none()
    }

    fn exists(&self) -> bool {
        Element::exists(self)
    }
}
