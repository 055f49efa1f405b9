//! Deques as published: each in the same scenarios as the deque that ships.

pub mod csharp;
pub mod first_principles;
pub mod protocols;

/// A deque of the gallery.
pub trait Published {
    /// What it is called in the tables.
    const NAME: &'static str;
    /// Title, author and year.
    const SOURCE: &'static str;
    /// How it differs from the deque that ships.
    const DIFFERS: &'static str;
}

/// Where a deque is from, and how it differs.
pub fn about<P: Published>() -> [&'static str; 2] {
    [P::SOURCE, P::DIFFERS]
}
