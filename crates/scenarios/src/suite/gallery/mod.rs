//! Deques as others have published them, in the same scenarios as the deque that ships.

pub mod csharp;
pub mod deployed;
pub mod first_principles;

/// The content of a slot: an element, or none.
///
/// # Safety
///
/// A deque of the gallery may return the same element twice, return an unwritten one, or read slots
/// that were freed: because it is wrong, because it is full, or because it has two owners. An
/// implementation vouches for each deque with this content that this does no harm, or does not
/// happen.
pub unsafe trait Content: Send + 'static {
    /// Returns the content of an emptied slot.
    fn none() -> Self;

    /// Returns `true` if this is an element.
    fn exists(&self) -> bool;

    /// Uses the element as a thief does that has not claimed it.
    ///
    /// # Panics
    ///
    /// May panic if the element was dropped.
    fn look(&self) {}
}
