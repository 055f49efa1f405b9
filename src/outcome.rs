//! The outcome of a steal.

use core::fmt;

/// The outcome of a steal, with the same methods as crossbeam-deque's type of this name.
///
/// # Examples
///
/// A thief with several victims takes an element from the first that has one. The outcome also says
/// if another attempt is worthwhile:
///
/// ```
/// use chase_lev::{Steal, Worker};
///
/// let (busy, idle) = (Worker::new_lifo(), Worker::new_lifo());
/// busy.push(7);
///
/// let victims = [idle.stealer(), busy.stealer()];
/// let loot: Steal<i32> = victims.iter().map(|victim| victim.steal()).collect();
/// assert_eq!(loot, Steal::Success(7));
/// ```
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Steal<T> {
    /// The deque was empty.
    Empty,
    /// An element was stolen.
    Success(T),
    /// Another thread took an element in the meantime, so it is worth trying again; or the kernel
    /// refuses this thread a [barrier](crate::Asymmetric#machines).
    Retry,
}

/// Claims the record of the current thread, which its first steal of an element would do otherwise.
///
/// Looks for a record that no thread has, or allocates one of 128 bytes, and aborts if memory runs
/// out. Does nothing if the thread has a record. It is what a thread needs before a [signal
/// handler](crate::Stealer::steal) may steal.
///
/// # Examples
///
/// ```
/// use chase_lev::{Steal, Worker, register_thread};
///
/// let worker = Worker::new_lifo();
/// worker.push(7);
/// register_thread();
/// assert_eq!(worker.stealer().steal(), Steal::Success(7)); // allocates nothing
/// ```
pub fn register_thread() {
    chase_lev_readers::register();
}

impl<T> Steal<T> {
    /// Returns `true` if the deque was empty.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(chase_lev::Steal::Empty::<u8>.is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        matches!(self, Steal::Empty)
    }

    /// Returns `true` if an element was stolen.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(chase_lev::Steal::Success(1).is_success());
    /// ```
    pub fn is_success(&self) -> bool {
        matches!(self, Steal::Success(_))
    }

    /// Returns `true` if it is worth trying again at once.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(chase_lev::Steal::Retry::<u8>.is_retry());
    /// ```
    pub fn is_retry(&self) -> bool {
        matches!(self, Steal::Retry)
    }

    /// Returns the stolen element, if any.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::Steal;
    ///
    /// assert_eq!(Steal::Success(1).success(), Some(1));
    /// assert_eq!(Steal::Empty::<u8>.success(), None);
    /// ```
    pub fn success(self) -> Option<T> {
        match self {
            Steal::Success(element) => Some(element),
            Steal::Empty | Steal::Retry => None,
        }
    }

    /// Calls `f` to try another steal if nothing was stolen.
    ///
    /// Returns `Retry` if neither attempt succeeded and at least one returned `Retry`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev::Steal;
    ///
    /// let (retry, empty) = (Steal::Retry::<u8>, Steal::Empty);
    /// assert_eq!(retry.or_else(|| Steal::Success(1)), Steal::Success(1));
    /// assert_eq!(retry.or_else(|| empty), Steal::Retry);
    /// ```
    pub fn or_else<F>(self, f: F) -> Steal<T>
    where
        F: FnOnce() -> Steal<T>,
    {
        match self {
            Steal::Success(_) => self,
            Steal::Empty => f(),
            Steal::Retry => match f() {
                Steal::Empty => Steal::Retry,
                other => other,
            },
        }
    }
}

impl<T> fmt::Debug for Steal<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Steal::Empty => "Empty",
            Steal::Success(_) => "Success(..)",
            Steal::Retry => "Retry",
        })
    }
}

/// Stops at the first `Success`. If there is none, the result is `Retry` if the iterator returned
/// it, and `Empty` otherwise.
impl<T> FromIterator<Steal<T>> for Steal<T> {
    fn from_iter<I: IntoIterator<Item = Steal<T>>>(iter: I) -> Self {
        let mut iter = iter.into_iter();
        let mut sum = Steal::Empty;
        while !sum.is_success() {
            let Some(next) = iter.next() else { break };
            sum = sum.or_else(|| next);
        }
        sum
    }
}
