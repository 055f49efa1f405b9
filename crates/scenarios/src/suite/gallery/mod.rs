//! Deques as others have published them, in the same scenarios as the deque that ships.

pub mod csharp;
pub mod deployed;
pub mod first_principles;

#[cfg(any(loom, shuttle))]
use crate::suite::element::Element;

/// The content of a slot: an element, or none.
///
/// # Safety
///
/// A deque of the gallery may return the same element twice, return an unwritten one, or read slots that
/// were freed: because it is wrong, because it is full, or because it has two owners. An implementation
/// vouches for each deque with this content that this does no harm, or does not happen.
pub unsafe trait Content: Send + 'static {
    /// Returns the content of an emptied slot.
    fn none() -> Self;

    /// Returns true if this is an element.
    fn exists(&self) -> bool;

    /// Uses the element as a thief does that has not claimed it.
    fn look(&self) {}
}

// SAFETY: an execution ends with an error when an element is taken twice or an unwritten one is taken,
// and the records of elements outlive it.
#[cfg(any(loom, shuttle))]
unsafe impl Content for Element<1> {
    fn none() -> Self {
        Element::none()
    }

    fn exists(&self) -> bool {
        Element::exists(self)
    }

    fn look(&self) {
        Element::look(self);
    }
}
