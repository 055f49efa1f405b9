//! Deques as published that go wrong though every access is sequentially consistent.

use crate::suite::gallery::protocols::PUBLISHED;
use crate::suite::jobs::Job;
use crate::suite::results::{Group, What};
use crate::suite::variants::Engine;
use crate::variants::judge;

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let killed = PUBLISHED.iter().flat_map(|deque| {
        let killed = deque.killed.iter().map(move |judged| (deque, judged));
        killed.filter(|(_, judged)| judged.engine == Engine::Shuttle)
    });
    killed
        .map(|(deque, judged)| {
            let scenario = judged.scenario;
            let what = What {
                about: Some(deque.about),
                ..What::new(Group::Gallery, deque.name, scenario)
            };
            judge(
                format!("{:40}{scenario}", deque.name),
                what,
                deque.change,
                judged,
            )
        })
        .collect()
}
