//! Particular explorations: separate tables say what each must show.

use crate::suite::instruments::threads::RECORDS_ARE_EXPLORED;
use crate::suite::particular::{Bound, Exploration, Shows, explorations};
use crate::suite::protocols::data::File;
use crate::suite::{Expect, Group, Job, What};

/// The scenarios that are explored in another way than in the common table.
pub const PARTICULAR: File<'static> =
    ("loom-tests/particular.toml", include_str!("particular.toml"));

/// The scenarios with the real crossbeam-epoch.
pub const CROSSBEAM_EPOCH: File<'static> =
    ("loom-tests/crossbeam_epoch.toml", include_str!("crossbeam_epoch.toml"));

/// Returns the explorations in a file.
pub fn jobs(file: File) -> impl Iterator<Item = Job> {
    explorations(file).into_iter().map(job)
}

fn job(it: Exploration) -> Job {
    let (subject, scenario, floor) = (it.deque, it.scenario, it.floor);
    let records = if it.records { "records as steps, " } else { "" };
    let (bound, end) = match it.bound {
        Bound::None => (None, String::new()),
        Bound::Preemptions(bound) => (Some(bound), format!(", bound {bound}")),
        Bound::Endless => (None, String::from(", unbounded")),
    };
    let (name, check) = ((subject.name)(), format!("{records}{scenario}{end}"));
    let check = subject.check(check);
    // The atomics of crossbeam-epoch are not marked.
    let exhaustive = bound.is_none() && cfg!(not(crossbeam_loom));
    let what = What::new(Group::Shipped, &name, &check).exhaustive_if(exhaustive);
    let run = move || {
        subject.prepare();
        RECORDS_ARE_EXPLORED.set(it.records);
        let enough = subject.explore(scenario, bound).at_least(floor)?;
        match &it.shows {
            Shows::Outcomes(outcomes) => enough.reaches(*outcomes),
            Shows::Sights(sights) => enough.shows(sights),
        }
    };
    Job {
        ignored: matches!(it.bound, Bound::Endless),
        ..Job::new(format!("{name:27}{check}"), what, Expect::Passes, run).sized(floor)
    }
}
