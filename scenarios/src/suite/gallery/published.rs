//! What is known of a deque of the gallery.

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
