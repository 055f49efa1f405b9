//! What `--trace` asks for.

use std::io;
use std::path::PathBuf;

#[cfg(feature = "trace")]
use chase_lev_pool::trace;

/// What is recorded, and where it is to be written.
#[cfg(feature = "trace")]
pub struct Recording {
    inner: trace::Recording,
    path: PathBuf,
}

/// Nothing: this build does not record.
#[cfg(not(feature = "trace"))]
pub enum Recording {}

#[cfg(feature = "trace")]
impl Recording {
    /// Begins.
    pub fn start(path: PathBuf) -> Result<Self, String> {
        let inner = trace::Recording::start().map_err(|error| error.to_string())?;
        Ok(Recording { inner, path })
    }

    /// Ends, and writes it.
    pub fn save(self) -> io::Result<()> {
        self.inner.stop().save(self.path)
    }
}

#[cfg(not(feature = "trace"))]
impl Recording {
    /// Says so.
    pub fn start(_: PathBuf) -> Result<Self, String> {
        Err("this build records nothing: add `--features trace` to the cargo command".to_owned())
    }

    /// There is none.
    pub fn save(self) -> io::Result<()> {
        match self {}
    }
}
