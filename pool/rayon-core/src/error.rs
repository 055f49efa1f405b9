//! The error of a builder.

use std::error::Error;
use std::fmt;

/// The reason that a pool could not be built.
#[derive(Debug)]
pub struct ThreadPoolBuildError(pub(crate) ErrorKind);

#[derive(Debug)]
pub(crate) enum ErrorKind {
    GlobalPoolAlreadyInitialized,
    CurrentThreadAlreadyInPool,
    Refused(chase_lev_pool::ThreadPoolBuildError),
}

impl ThreadPoolBuildError {
    pub(crate) fn of_pool(error: chase_lev_pool::ThreadPoolBuildError) -> Self {
        ThreadPoolBuildError(ErrorKind::Refused(error))
    }

    /// Converts the error from building the global pool. One without a source means that there is a
    /// global pool, because the builder has ruled out the others.
    pub(crate) fn of_global(error: chase_lev_pool::ThreadPoolBuildError) -> Self {
        match error.source() {
            Some(_) => ThreadPoolBuildError::of_pool(error),
            None => ThreadPoolBuildError(ErrorKind::GlobalPoolAlreadyInitialized),
        }
    }
}

impl fmt::Display for ThreadPoolBuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            // Programs and rayon-core's tests compare these two texts.
            ErrorKind::GlobalPoolAlreadyInitialized => {
                f.pad("The global thread pool has already been initialized.")
            }
            ErrorKind::CurrentThreadAlreadyInPool => {
                f.pad("The current thread is already part of another thread pool.")
            }
            ErrorKind::Refused(error) => error.fmt(f),
        }
    }
}

impl Error for ThreadPoolBuildError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.0 {
            ErrorKind::Refused(error) => error.source(),
            _ => None,
        }
    }
}
