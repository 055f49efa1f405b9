//! What `--trace` asks for.

use std::io;
use std::path::PathBuf;

/// Begins to record. What is returned ends that, and writes the file.
#[cfg(feature = "trace")]
pub fn record(path: PathBuf) -> Result<impl FnOnce() -> io::Result<()>, String> {
    let recording = chase_lev_pool::trace::Recording::start().map_err(|error| error.to_string())?;
    Ok(move || recording.stop().save(path))
}

/// Says that this build does not record.
#[cfg(not(feature = "trace"))]
pub fn record(_: PathBuf) -> Result<fn() -> io::Result<()>, String> {
    Err("this build records nothing: add `--features trace` to the cargo command".to_owned())
}
