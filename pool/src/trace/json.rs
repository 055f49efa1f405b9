//! Chrome's trace events: <https://ui.perfetto.dev> and `chrome://tracing` read them. The
//! format is that of the document "Trace Event Format" (Duca and Sinclair, 2016).

use core::time::Duration;
use std::io;

use serde_json::{Value, json};

use super::{Because, Trace, What};

impl Trace {
    /// Writes it as Chrome's trace events, in JSON.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_json(&self, mut out: impl io::Write) -> io::Result<()> {
        writeln!(out, "{{\"displayTimeUnit\":\"ns\",")?;
        let lost: u64 = self.threads.iter().map(|thread| thread.lost).sum();
        writeln!(out, "\"otherData\":{},", json!({ "lost": lost }))?;
        write!(out, "\"traceEvents\":[")?;
        let mut separator = "\n";
        let mut write = |event: Value| {
            write!(out, "{separator}{event}")?;
            separator = ",\n";
            io::Result::Ok(())
        };
        for (thread, one) in self.threads.iter().enumerate() {
            let about = |name, args| json!({ "ph": "M", "pid": 1, "tid": thread, "name": name, "args": args });
            write(about("thread_name", json!({ "name": one.name })))?;
            write(about("thread_sort_index", json!({ "sort_index": thread })))?;
            for slice in &one.slices {
                let args = match &slice.what {
                    What::Run(job, from) => json!({ "from": from.label(), "closure": job.closure }),
                    _ => json!({}),
                };
                write(json!({
                    "ph": "X", "pid": 1, "tid": thread,
                    "ts": micros(slice.from), "dur": micros(slice.to - slice.from),
                    "name": slice.what.label(), "cat": slice.what.kind(), "args": args,
                }))?;
            }
        }
        for (id, arrow) in self.arrows().into_iter().enumerate() {
            let name = match arrow.because {
                Because::Stolen => "stolen",
                Because::Submitted => "submitted",
                Because::Woken => "woken",
            };
            for (phase, place) in [("s", arrow.from), ("f", arrow.to)] {
                write(json!({
                    "ph": phase, "bp": "e", "id": id, "pid": 1, "tid": place.thread,
                    "ts": micros(place.time), "name": name, "cat": name,
                }))?;
            }
        }
        writeln!(out, "\n]}}")
    }
}

fn micros(time: Duration) -> f64 {
    time.as_nanos() as f64 / 1000.0
}
