//! A check of lock-freedom: each claim that fails was lost to a claim of another thread.

use super::instruments::trace::Event;

/// Returns the number of claims that were lost.
///
/// # Panics
///
/// Panics if a claim failed although no other thread had claimed the index.
pub fn lost(events: &[(usize, Event)]) -> usize {
    let steps = events.iter().enumerate();
    let losses = steps.filter_map(|(step, (loser, event))| match event {
        Event::Cas { old, found, .. } => found.map(|_| (step, *loser, *old)),
        _ => None,
    });
    losses
        .inspect(|&(step, loser, index)| {
            let meanwhile = &events[looked(events, step, loser)..step];
            assert!(
                meanwhile.iter().any(|step| wins(step, loser, index)),
                "thread {loser} lost the claim of {index} to nobody"
            );
        })
        .count()
}

/// Returns the step at which the loser had loaded `top`. If loads may be stale, as under loom, that does
/// not bound the time of the other claim, so this returns the first step.
fn looked(events: &[(usize, Event)], step: usize, loser: usize) -> usize {
    let look = |(thread, event): &(usize, Event)| {
        *thread == loser && ["pop.top", "steal.top"].contains(&event.name())
    };
    match cfg!(shuttle) {
        true => events[..step].iter().rposition(look).unwrap_or(0),
        false => 0,
    }
}

/// Returns true if another thread claims the index in this step.
fn wins((thread, event): &(usize, Event), loser: usize, index: i64) -> bool {
    let claims = matches!(event, Event::Cas { old, found: None, .. } if *old == index);
    claims && *thread != loser
}
