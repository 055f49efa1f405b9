//! What is to be seen in executions, so that no scenario misses its point
//! unnoticed.

use std::collections::{BTreeMap, BTreeSet};

use super::instruments::trace::{Event, Value};

use super::table::Sight;

/// What there is to see in an execution.
pub fn sights(events: &[(usize, Event)]) -> BTreeSet<Sight> {
    let mut sights = BTreeSet::new();
    let spawned = |(_, event): &(usize, Event)| matches!(event, Event::Spawned);
    let gone = |(_, event): &(usize, Event)| matches!(event, Event::Joined);
    let first = events.iter().position(spawned).unwrap_or(0);
    let last = events.iter().position(gone).unwrap_or(events.len());
    // By thread, the version of the word that it read last, for this claim.
    let mut words = BTreeMap::new();
    for (thread, event) in &events[first..last] {
        match event {
            Event::Call(_) => drop(words.remove(thread)),
            Event::Load {
                site,
                value: value @ Value::Slot { version, .. },
                newest,
                ..
            } if site.name() == "steal.slot" => {
                if value != newest {
                    sights.insert(Sight::Stale);
                }
                let before = words.insert(thread, version);
                if before.is_some_and(|before| before != version) {
                    sights.insert(Sight::Torn);
                }
            }
            Event::Cas { found: None, .. } => drop(words.remove(thread)),
            Event::Cas { found: Some(_), .. } => drop(sights.insert(Sight::Retry)),
            Event::Record { site, done } => match (site.name(), done) {
                ("record.claim", true) => drop(sights.insert(Sight::Inherit)),
                ("records.push", false) => drop(sights.insert(Sight::Collide)),
                _ => {}
            },
            Event::Fence { site } if site.name() == "warm.fence" => {
                sights.insert(Sight::Warm);
            }
            Event::Store { site, .. } if site.name() == "batch.cool" => {
                sights.insert(Sight::Cool);
            }
            _ if *thread == 0 && is_resize(event) => drop(sights.insert(Sight::Resize)),
            Event::Free { .. } => drop(sights.insert(Sight::Free)),
            _ => {}
        }
    }
    sights
}

/// How many times the ring was replaced.
pub fn resizes(events: &[(usize, Event)]) -> usize {
    let resizes = events.iter().filter(|(_, event)| is_resize(event));
    resizes.count()
}

fn is_resize(event: &Event) -> bool {
    matches!(event, Event::Store { site, .. } if site.name() == "grow.ring")
}
