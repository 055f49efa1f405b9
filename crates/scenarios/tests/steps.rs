//! Tests of the oracles that need a checker: those of the steps of an execution, and of its extent.

#![cfg(any(loom, shuttle))]

use std::alloc::Layout;
use std::collections::BTreeMap;
use std::mem;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

use chase_lev::research::asymmetric::{FENCED_FENCE, STEAL_MODE, STEAL_TOP};
use chase_lev::{Asymmetric, Fenced, Fences, GracePeriod, Worker};
use chase_lev_atomics::Site;
use chase_lev_scenarios::suite::element::Element;
use chase_lev_scenarios::suite::instruments::heap;
use chase_lev_scenarios::suite::instruments::trace::{self, Event, Seen, Value};
#[cfg(loom)]
use chase_lev_scenarios::suite::models;
use chase_lev_scenarios::suite::protocols::PROTOCOLS;
use chase_lev_scenarios::suite::{Explored, Sight, claims, exploration, of};

/// Runs a program in one execution, and returns the sites of its steps with the orderings that ran.
fn executed<F: Fences>(program: &'static str) -> BTreeMap<&'static str, Ordering> {
    static SITES: Mutex<BTreeMap<&str, Ordering>> = Mutex::new(BTreeMap::new());
    let model = move || {
        exploration::execution::<1, Worker<Element<1>, F, GracePeriod>>(&of(program));
        trace::with(|events| {
            let sites = events.iter().filter_map(|(_, event)| event.site());
            let sites = sites.map(|site| (site.name(), site.order()));
            SITES.lock().unwrap().extend(sites);
        });
    };
    let check = || {
        #[cfg(loom)]
        models::loom(Some(1)).check(model);
        #[cfg(shuttle)]
        shuttle::check_random(model, 10);
    };
    let explored = exploration::explore(program, |failed| print!("{failed}"), check);
    assert!(explored.executions > 1);
    mem::take(&mut SITES.lock().unwrap())
}

/// Checks that the hook sees the orderings of the table, which are those of the source.
#[test]
fn the_hook_sees_the_orderings_of_the_table() {
    let [(_, fenced), .., (_, asymmetric)] = &*PROTOCOLS;
    for (sites, program, found, at_least) in [
        (fenced, "Po|s", executed::<Fenced>("Po|s"), 12),
        (asymmetric, "PPo|s", executed::<Asymmetric>("PPo|s"), 18),
    ] {
        assert!(found.len() >= at_least, "{program}: only {found:?}");
        for (name, order) in found {
            let site = sites.iter().find(|site| site.name() == name);
            assert_eq!(site.map(|site| site.order()), Some(order), "{name}");
        }
    }
}

fn load(site: Site) -> Event {
    let [value, newest] = [Value::Index(0); 2];
    let seen = Seen {
        at: 0,
        wrote: None,
        newest: None,
    };
    Event::Load {
        site,
        value,
        newest,
        seen,
    }
}

/// Returns the steps of a thief in a process without barriers.
fn steal(has_fence: bool) -> Vec<(usize, Event)> {
    let fence = has_fence.then_some(Event::Fence {
        site: FENCED_FENCE.any(),
    });
    let steps = [
        Some(load(STEAL_MODE.any())),
        fence,
        Some(load(STEAL_TOP.any())),
    ];
    steps.into_iter().flatten().map(|step| (1, step)).collect()
}

#[test]
#[should_panic(expected = "thread 1 steals without a fence")]
fn a_missing_fence_is_noticed() {
    claims::are_fenced(&steal(true));
    claims::are_fenced(&[steal(true), steal(false)].concat());
}

#[test]
#[should_panic(expected = "ring 2 is freed although the kernel refused a barrier")]
fn a_ring_freed_without_a_barrier_is_noticed() {
    let free = |ring| Event::Free { ring };
    let steps = |steps: Vec<Event>| steps.into_iter().map(|step| (0, step)).collect::<Vec<_>>();
    claims::are_kept(&steps(vec![
        free(1),
        Event::Spawned,
        Event::Joined,
        free(2),
    ]));
    claims::are_kept(&steps(vec![
        free(1),
        Event::Spawned,
        free(2),
        Event::Joined,
    ]));
}

#[test]
fn an_exploration_that_is_too_small_is_noticed() {
    let mut explored = Explored {
        executions: 5,
        ..Explored::default()
    };
    explored.outcomes.insert(Vec::new());
    explored.sights.insert(Sight::Retry);
    assert!(explored.at_least(5).is_ok());
    assert!(explored.reaches(1).is_ok());
    assert!(explored.shows(&[Sight::Retry]).is_ok());
    let error = |result: Result<&Explored, String>| result.err().expect("too small");
    assert!(error(explored.at_least(6)).contains(" of 6 executions"));
    assert!(error(explored.reaches(2)).contains("expected 2 outcomes"));
    assert!(error(explored.shows(&[Sight::Stale])).contains("no execution showed Stale"));
}

/// Frees a ring twice, in a model.
fn free_twice() {
    // SAFETY: the layout has a size, and `heap::clear` frees the memory.
    let ring = unsafe { heap::alloc(Layout::new::<u64>()) };
    heap::free(ring);
    heap::free(ring);
}

#[test]
#[should_panic(expected = "ring 1 was freed twice")]
fn a_second_free_is_noticed() {
    #[cfg(loom)]
    loom::model(free_twice);
    #[cfg(shuttle)]
    shuttle::check_random(free_twice, 1);
}
