//! The record of the checks, `docs/record`: how many executions loom explores in each.

use std::collections::HashMap;
use std::sync::LazyLock;
use std::{env, fs};

use chase_lev_evidence::results::{Check, Group};

use super::results::{RESULTS, What};

/// The message of a job that is not in the record.
pub const LACKING: &str = "it is not recorded: `cargo verify --write --only loom` records it";

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record/loom.jsonl");

/// The checks of a default run, each with the number of executions.
static CHECKS: LazyLock<HashMap<(Group, String, String), u64>> = LazyLock::new(|| {
    let text = fs::read_to_string(PATH).unwrap_or_else(|error| panic!("{PATH}: {error}"));
    let check = |(number, line): (usize, &str)| {
        let check = serde_json::from_str(line);
        let Check { group, subject, check, default, .. } =
            check.unwrap_or_else(|error| panic!("{PATH}:{}: {error}", number + 1));
        Some(((group, subject, check), default?))
    };
    text.lines().enumerate().filter_map(check).collect()
});

/// Returns the number of executions that loom explores in a check, if it is recorded.
pub fn executions(what: &What) -> Option<usize> {
    let key = (what.group, what.subject.clone(), what.check.clone());
    CHECKS.get(&key).map(|count| *count as usize)
}

/// Returns `true` if `cargo verify` compares this run with the record when it has ended, or records
/// it anew.
pub fn is_compared_later() -> bool {
    cfg!(loom) && env::var_os(RESULTS).is_some()
}
