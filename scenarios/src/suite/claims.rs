//! Lock-freedom, counted: who loses a claim loses it to somebody.

use super::instruments::trace::Event;

/// How many claims were lost.
///
/// # Panics
///
/// If one was lost to nobody.
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

/// When the loser had looked at `top`. Where loads may be stale, that says
/// nothing of when the index was claimed.
fn looked(events: &[(usize, Event)], step: usize, loser: usize) -> usize {
    let look = |(thread, event): &(usize, Event)| {
        *thread == loser && ["pop.top", "steal.top"].contains(&event.name())
    };
    match cfg!(shuttle) {
        true => events[..step].iter().rposition(look).unwrap_or(0),
        false => 0,
    }
}

/// Whether in this step another thread claims the index.
fn wins((thread, event): &(usize, Event), loser: usize, index: i64) -> bool {
    let claims = matches!(event, Event::Cas { old, found: None, .. } if *old == index);
    claims && *thread != loser
}
