//! Checks of the steps of an execution. Lock-freedom: each claim that fails was lost to a claim of
//! another thread. And the steps that a deque with modes must take in a process without barriers:
//! loom does not show a missing one by a failure of the algorithm, because to loom, a sequentially
//! consistent load has a fence.

use super::instruments::trace::Event;

/// Checks that each claim that failed was lost to a claim of the same index by another thread.
///
/// # Panics
///
/// Panics if one was lost to nobody.
pub fn are_lost_to_others(events: &[(usize, Event)]) {
    for (step, (loser, event)) in events.iter().enumerate() {
        if let &Event::Cas { old, found, .. } = event {
            let between = &events[looked(events, step, *loser)..step];
            let is_won = found.is_none() || between.iter().any(|step| wins(step, *loser, old));
            assert!(is_won, "thread {loser} lost the claim of {old} to nobody");
        }
    }
}

/// Returns the step at which the loser had loaded `top`. If loads may be stale, as under loom, that
/// does not bound the time of the other claim, so this returns the first step.
fn looked(events: &[(usize, Event)], step: usize, loser: usize) -> usize {
    let look = |(thread, event): &(usize, Event)| {
        *thread == loser && ["pop.top", "steal.top"].contains(&event.name())
    };
    let looked = events[..step].iter().rposition(look);
    looked.filter(|_| cfg!(shuttle)).unwrap_or(0)
}

/// Returns `true` if another thread claims the index in this step.
fn wins((thread, event): &(usize, Event), loser: usize, index: i64) -> bool {
    let claims = matches!(event, Event::Cas { old, found: None, .. } if *old == index);
    claims && *thread != loser
}

/// Checks that each steal runs a fence between its loads of the mode and of `top`, as it must in a
/// process without barriers.
///
/// # Panics
///
/// Panics if a steal runs none.
pub fn are_fenced(events: &[(usize, Event)]) {
    let steals = |(_, (_, event)): &(usize, &(usize, Event))| event.name() == "steal.top";
    for (step, (thief, _)) in events.iter().enumerate().filter(steals) {
        let own = events[..step].iter().filter(|(thread, _)| thread == thief);
        let mut own = own.map(|(_, event)| event.name());
        let last = own.rfind(|name| ["fenced.fence", "steal.mode"].contains(name));
        let is_fenced = last == Some("fenced.fence");
        assert!(is_fenced, "thread {thief} steals without a fence");
    }
}

/// Checks that no ring is freed while thieves run, as it must not be if the kernel refuses
/// barriers.
///
/// # Panics
///
/// Panics if one is freed.
pub fn are_kept(events: &[(usize, Event)]) {
    let events = events.iter().map(|(_, event)| event);
    let running = events.skip_while(|event| !matches!(event, Event::Spawned));
    for event in running.take_while(|event| !matches!(event, Event::Joined)) {
        if let Event::Free { ring } = event {
            panic!("ring {ring} is freed although the kernel refused a barrier");
        }
    }
}
