//! Lock-freedom, counted: who loses a claim loses it to somebody.

use chase_lev::model::trace::{Event, Value};

/// How many claims were lost.
///
/// # Panics
///
/// If one was lost to nobody: no other thread had claimed that index. Where
/// loads are never stale, it must have done so after the loser looked.
pub fn lost(events: &[(usize, Event)]) -> usize {
    let mut lost = 0;
    for (step, (loser, event)) in events.iter().enumerate() {
        let Event::Cas {
            old,
            found: Some(_),
            ..
        } = event
        else {
            continue;
        };
        let looked = |(thread, event): &(usize, Event)| {
            let at_top = |name: &str| name == "steal.top" || name == "pop.top";
            thread == loser
                && matches!(event, Event::Load { site, value: Value::Index(_), .. } if at_top(site.name()))
        };
        let since = match cfg!(shuttle) {
            true => events[..step].iter().rposition(looked).unwrap_or(0),
            false => 0,
        };
        let wins = |(thread, event): &(usize, Event)| {
            let claims = matches!(event, Event::Cas { old: t, found: None, .. } if t == old);
            claims && thread != loser
        };
        assert!(
            events[since..step].iter().any(wins),
            "thread {loser} lost the claim of {old} to nobody"
        );
        lost += 1;
    }
    lost
}
