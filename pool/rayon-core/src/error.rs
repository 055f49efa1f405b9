//! The error of a builder.

use std::error::Error;
use std::fmt;

/// The reason that a pool could not be built.
#[derive(Debug)]
pub struct ThreadPoolBuildError {
    kind: ErrorKind,
}

#[derive(Debug)]
enum ErrorKind {
    GlobalPoolAlreadyInitialized,
    CurrentThreadAlreadyInPool,
    IOError(Refused),
}

/// An error of the system, which it shows without the text that chase-lev-pool adds.
struct Refused(chase_lev_pool::ThreadPoolBuildError);

impl Refused {
    fn error(&self) -> &(dyn Error + 'static) {
        self.0.source().expect("it is refused by the system")
    }
}

impl fmt::Debug for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.error(), f)
    }
}

impl From<ErrorKind> for ThreadPoolBuildError {
    fn from(kind: ErrorKind) -> Self {
        ThreadPoolBuildError { kind }
    }
}

impl ThreadPoolBuildError {
    pub(crate) fn in_a_pool() -> Self {
        ErrorKind::CurrentThreadAlreadyInPool.into()
    }

    /// Converts the error of chase-lev-pool's builder. One without a source means that there is a
    /// global pool, because this crate's builder has ruled out the others.
    pub(crate) fn of(error: chase_lev_pool::ThreadPoolBuildError) -> Self {
        let kind = match error.source() {
            Some(_) => ErrorKind::IOError(Refused(error)),
            None => ErrorKind::GlobalPoolAlreadyInitialized,
        };
        kind.into()
    }

    pub(crate) fn is_a_second_global_pool(&self) -> bool {
        matches!(self.kind, ErrorKind::GlobalPoolAlreadyInitialized)
    }
}

impl fmt::Display for ThreadPoolBuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            // Programs and rayon-core's tests compare these two texts.
            ErrorKind::GlobalPoolAlreadyInitialized => {
                f.pad("The global thread pool has already been initialized.")
            }
            ErrorKind::CurrentThreadAlreadyInPool => {
                f.pad("The current thread is already part of another thread pool.")
            }
            ErrorKind::IOError(refused) => fmt::Display::fmt(refused.error(), f),
        }
    }
}

impl Error for ThreadPoolBuildError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.kind {
            ErrorKind::IOError(refused) => Some(refused.error()),
            _ => None,
        }
    }
}
