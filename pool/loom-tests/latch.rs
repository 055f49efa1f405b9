//! Latches.
use crate::suite::jobs::Job;
/// The explorations.
pub fn jobs() -> Vec<Job> {
    vec![]
}
