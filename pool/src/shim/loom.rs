//! Loom's types.

pub use loom::sync::{Mutex, MutexGuard};
pub use loom::{thread, thread_local};

/// With this one thread waits for others, perhaps in vain. Not loom's own `park`: that one orders
/// what was before an unpark with what comes before the park as well.
pub use loom::sync::Notify as Token;
