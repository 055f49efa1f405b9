//! The recording for `--trace`.

use std::path::Path;

/// A recording. The file is complete at its end.
pub struct Recording {
    #[cfg(feature = "trace")]
    guard: tracing_chrome::FlushGuard,
    #[cfg(feature = "trace")]
    failure: std::sync::Arc<std::sync::OnceLock<std::io::Error>>,
}

/// Starts the recording.
#[cfg(feature = "trace")]
pub fn record(path: &Path) -> Result<Recording, String> {
    use tracing_subscriber::layer::SubscriberExt;

    let about = |error| format!("cannot write the trace to {}: {error}", path.display());
    let file = std::fs::File::create(path).map_err(about)?;
    let failure = std::sync::Arc::default();
    let output = Output(file, std::sync::Arc::clone(&failure));
    let builder = tracing_chrome::ChromeLayerBuilder::new().writer(output);
    let (layer, guard) = (builder.include_args(true).include_locations(false)).build();
    let recorder = tracing_subscriber::registry().with(layer);
    tracing::subscriber::set_global_default(recorder).map_err(|error| error.to_string())?;
    Ok(Recording { guard, failure })
}

/// Fails, because this build cannot record.
#[cfg(not(feature = "trace"))]
pub fn record(_: &Path) -> Result<Recording, String> {
    Err("this build cannot record: add `--features trace` to the cargo command".to_owned())
}

impl Recording {
    /// Completes the file.
    pub fn end(self) -> Result<(), String> {
        #[cfg(feature = "trace")]
        {
            drop(self.guard);
            if let Some(error) = self.failure.get() {
                return Err(format!("cannot write the trace: {error}"));
            }
        }
        Ok(())
    }
}

/// A file that remembers its first failure. The recorder itself would panic.
#[cfg(feature = "trace")]
struct Output(
    std::fs::File,
    std::sync::Arc<std::sync::OnceLock<std::io::Error>>,
);

#[cfg(feature = "trace")]
impl std::io::Write for Output {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        if self.1.get().is_none()
            && let Err(error) = self.0.write_all(text)
        {
            self.1.get_or_init(|| error);
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
