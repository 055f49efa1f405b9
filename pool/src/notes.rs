//! Spans and events of `tracing` that record what the threads do. Without the feature `trace`, and
//! under a checker, nothing is recorded.

/// A span that is not recorded.
#[cfg(not(traced))]
pub struct Span;

/// Records an event with these fields.
macro_rules! event {
    ($name:literal $(, $field:ident = $value:expr)*) => {
        #[cfg(traced)]
        tracing::trace!(name: $name, target: "chase_lev_pool", $($field = $value,)* $name);
        #[cfg(not(traced))]
        { _ = || ($($value,)*) }
    };
}

/// Returns a span with these fields, which ends when it is dropped.
macro_rules! span {
    ($name:literal $(, $field:ident = $value:expr)*) => {{
        #[cfg(traced)]
        let span = tracing::trace_span!(target: "chase_lev_pool", $name $(, $field = $value)*).entered();
        #[cfg(not(traced))]
        let (_, span) = (|| ($($value,)*), $crate::notes::Span);
        span
    }};
}

pub(crate) use {event, span};
