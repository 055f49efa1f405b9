//! The recording for `--trace`.

use std::path::Path;

/// Starts the recording. The file is complete when the guard is dropped.
#[cfg(feature = "trace")]
pub fn record(path: &Path) -> Result<tracing_chrome::FlushGuard, String> {
    use tracing_subscriber::layer::SubscriberExt;

    let about = |error| format!("cannot write the trace to {}: {error}", path.display());
    let file = std::fs::File::create(path).map_err(about)?;
    let builder = tracing_chrome::ChromeLayerBuilder::new().writer(file);
    let (layer, guard) = (builder.include_args(true).include_locations(false)).build();
    let recorder = tracing_subscriber::registry().with(layer);
    tracing::subscriber::set_global_default(recorder).map_err(|error| error.to_string())?;
    Ok(guard)
}

/// Fails, because this build cannot record.
#[cfg(not(feature = "trace"))]
pub fn record(_: &Path) -> Result<(), String> {
    Err("this build cannot record: add `--features trace` to the cargo command".to_owned())
}
