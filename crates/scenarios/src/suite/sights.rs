//! Sights in executions, which ensure that a scenario shows what it was made for.

use std::collections::{BTreeMap, BTreeSet};

use super::instruments::trace::{Event, Value};

use super::table::Sight;

/// The mode of a warm deque.
const WARM: Value = Value::Index(2);

/// Returns the sights of an execution.
pub fn sights(events: &[(usize, Event)]) -> BTreeSet<Sight> {
    let mut sights = BTreeSet::new();
    let spawned = |(_, event): &(usize, Event)| matches!(event, Event::Spawned);
    let gone = |(_, event): &(usize, Event)| matches!(event, Event::Joined);
    let first = events.iter().position(spawned).unwrap_or(0);
    let last = events.iter().position(gone).unwrap_or(events.len());
    // For each thread, the version of the word that it read last for its current claim.
    let mut words = BTreeMap::new();
    for (thread, event) in &events[first..last] {
        let name = event.name();
        if matches!(event, Event::Call(_) | Event::Cas { found: None, .. }) {
            words.remove(thread);
        }
        let sight = match (name, event) {
            ("steal.slot", Event::Load { value, newest, .. }) => {
                if value != newest {
                    sights.insert(Sight::Stale);
                }
                let Value::Slot { version, .. } = value else {
                    continue;
                };
                let before = words.insert(thread, version);
                let torn = before.is_some_and(|before| before != version);
                torn.then_some(Sight::Torn)
            }
            (_, Event::Cas { found: Some(_), .. }) => Some(Sight::Retry),
            ("record.claim", Event::Record { done: true, .. }) => Some(Sight::Inherit),
            ("records.push", Event::Record { done: false, .. }) => Some(Sight::Collide),
            ("steal.mode", Event::Load { value, .. }) if *value == WARM => Some(Sight::Warm),
            ("cool.mode", Event::Store { .. }) => Some(Sight::Cool),
            ("cool.again", Event::Store { .. }) => Some(Sight::Again),
            ("grow.ring", Event::Store { .. }) if *thread == 0 => Some(Sight::Resize),
            (_, Event::Free { .. }) => Some(Sight::Free),
            _ => None,
        };
        sights.extend(sight);
    }
    sights
}
