//! The execution of a scenario.

use std::fmt;
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use chase_lev::Steal;

use super::deque::{Deque, Stealer};
use super::element::{Element, Ledger};
use super::history::{self, Operation, Outcome};
use super::scenario::Scenario;

#[cfg(any(loom, shuttle))]
use super::instruments::{
    process::{PROCESS, Process},
    threads as thread,
    trace::{Event, record},
};
#[cfg(not(any(loom, shuttle)))]
use std::thread;

/// A thread that takes part in an execution.
struct Actor {
    thread: usize,
    clock: Arc<AtomicUsize>,
    done: Vec<Operation>,
}

impl Actor {
    fn new(thread: usize, clock: &Arc<AtomicUsize>) -> Self {
        Actor { thread, clock: clock.clone(), done: Vec::new() }
    }

    /// Performs a call and records its operations: several for a batch.
    fn act(
        &mut self,
        _call: fmt::Arguments<'_>,
        operation: impl FnOnce() -> Vec<Outcome>,
    ) -> Vec<Outcome> {
        #[cfg(any(loom, shuttle))]
        let _halt = thread::Halt;
        #[cfg(any(loom, shuttle))]
        record(Event::Call(_call.to_string()));
        let called = self.clock.fetch_add(1, SeqCst);
        let outcomes = operation();
        let returned = self.clock.fetch_add(1, SeqCst);
        #[cfg(any(loom, shuttle))]
        record(Event::Return(outcomes.clone()));
        self.done.extend(outcomes.iter().map(|&outcome| Operation {
            thread: self.thread,
            outcome,
            called,
            returned,
            alone: false,
        }));
        outcomes
    }

    /// Steals an element, and returns `true` if the outcome is `Retry`.
    fn steal<const N: usize>(&mut self, stealer: &impl Stealer<Element<N>>) -> bool {
        let stolen = self.act(format_args!("steal"), || {
            came_of(stealer.steal(), |it| vec![Outcome::Stolen(it.take())])
        });
        stolen == [Outcome::Retry]
    }

    /// Steals the oldest element if its number is odd. Otherwise, no operation is recorded.
    fn choose<const N: usize>(&mut self, stealer: &impl Stealer<Element<N>>) {
        self.act(format_args!("steal_if"), || {
            let mut unwanted = false;
            let stolen = stealer.steal_if(|element| {
                unwanted = Element::number(element) % 2 == 0;
                !unwanted
            });
            if unwanted && matches!(stolen, Steal::Empty) {
                return Vec::new();
            }
            came_of(stolen, |element| {
                let id = element.take();
                assert!(id % 2 == 1, "element {id} was taken for another");
                vec![Outcome::Stolen(id)]
            })
        });
    }

    /// Takes the owner's steps with its deque, which is dropped when the owner leaves.
    fn own<const N: usize, D>(&mut self, owned: &mut Option<D>, steps: &str, ledger: &Ledger)
    where
        D: Deque<Element<N>>,
    {
        for step in steps.chars() {
            let deque = owned.as_mut().expect("the owner has not left");
            match step {
                'p' => {
                    let pushed = |op: &&Operation| matches!(op.outcome, Outcome::Pushed(_));
                    let id = self.done.iter().filter(pushed).count() + 1;
                    let element = ledger.make(id);
                    self.act(format_args!("push {id}"), || {
                        deque.push(element);
                        vec![Outcome::Pushed(id)]
                    });
                }
                'o' => {
                    let pop = || vec![Outcome::Popped(deque.pop().map(Element::take))];
                    self.act(format_args!("pop"), pop);
                }
                's' => _ = self.steal(&deque.stealer()),
                'c' => deque.cool(),
                // The deque is new.
                'n' => {}
                'x' => *owned = None,
                _ => panic!("'{step}' is not a step of an owner"),
            }
        }
    }

    /// Takes a thief's steps. A thief that steals batches has its own deque.
    fn thieve<const N: usize, D>(
        &mut self,
        own: &mut Option<D>,
        steps: &str,
        victim: &D::Stealer,
        most: usize,
    ) where
        D: Deque<Element<N>>,
    {
        let mut guard = None;
        for step in steps.chars() {
            match step {
                's' => _ = self.steal(victim),
                'w' => self.choose(victim),
                'r' => while self.steal(victim) {},
                'b' => {
                    let own = own.as_mut().expect("a thief with batches has a deque");
                    self.batch(own, victim, most);
                }
                '@' => guard = Some(victim.pin()),
                _ => panic!("'{step}' is not a step of a thief"),
            }
        }
        drop(guard);
        let Some(own) = own else {
            return;
        };
        // The elements of the batches.
        let unknown = |op: &&mut Operation| op.outcome == UNKNOWN;
        for operation in self.done.iter_mut().rev().filter(unknown) {
            let element = own.pop().expect("as many as were counted");
            operation.outcome = Outcome::Stolen(element.take());
        }
    }

    /// Steals a batch from a victim that has at most `most` elements at any time.
    fn batch<const N: usize, D>(&mut self, own: &mut D, victim: &D::Stealer, most: usize)
    where
        D: Deque<Element<N>>,
    {
        let before = own.count();
        let room = (before + most.div_ceil(2)).next_power_of_two();
        self.act(format_args!("steal_batch"), || {
            came_of(own.steal_batch(victim), |()| vec![UNKNOWN; own.count() - before])
        });
        let (room, capacity) = (room.max(OWN_CAPACITY), own.capacity().unwrap_or(0));
        let fits = capacity <= room;
        assert!(fits, "room for {capacity}, where {room} are enough");
    }
}

/// Returns the outcomes of a steal.
fn came_of<T>(steal: Steal<T>, taken: impl FnOnce(T) -> Vec<Outcome>) -> Vec<Outcome> {
    match steal {
        Steal::Success(what) => taken(what),
        Steal::Empty => vec![Outcome::Empty],
        Steal::Retry => vec![Outcome::Retry],
    }
}

/// The initial capacity of a thief's own deque, which grows only in long programs.
const OWN_CAPACITY: usize = 4;

/// The outcome of a batch until its elements leave the thief's own deque, which shows their
/// numbers.
const UNKNOWN: Outcome = Outcome::Stolen(0);

/// The type of [`execute`] for a particular deque.
pub type Execute = fn(&Scenario) -> Vec<Operation>;

/// Executes `scenario` once with elements of `N` words, and returns the history.
///
/// # Panics
///
/// Panics if the deque cannot play the scenario, or if the execution violates a property.
pub fn execute<const N: usize, D: Deque<Element<N>>>(scenario: &Scenario) -> Vec<Operation> {
    assert!(D::plays(scenario), "this deque cannot play {scenario}");
    let clock = Arc::new(AtomicUsize::new(0));
    let ledger = Ledger::new(scenario.pushes());
    let mut deque = D::starting_at(scenario.start, scenario.capacity);
    if !scenario.program.starts_with('N') {
        deque.cool();
    }
    let mut deque = Some(deque);
    let mut owner = Actor::new(0, &clock);
    let (before, during) = scenario.owner();
    owner.own(&mut deque, &before, &ledger);
    owner.done.iter_mut().for_each(|it| it.alone = true);

    let programs = scenario.thieves();
    let ready = Arc::new(AtomicUsize::new(programs.len() + 1));
    // If the owner leaves, the last thief drops the deque. Otherwise the owner does, and the
    // thieves share one handle, so that their reference counts need not be explored.
    let new_stealer = || Arc::new(deque.as_ref().expect("the owner is here").stealer());
    let mut stealer = Some(new_stealer());
    let start = |(number, program): (usize, &'static str)| {
        let shared = stealer.as_ref().expect("kept while thieves start");
        let shared = if scenario.owner_leaves() { new_stealer() } else { shared.clone() };
        let batches = program.contains('b');
        let mut own = batches.then(|| D::new(OWN_CAPACITY));
        own.iter_mut().for_each(D::cool);
        let mut thief = Actor::new(number, &clock);
        let (ready, most) = (ready.clone(), scenario.most());
        thread::spawn(move || {
            #[cfg(any(loom, shuttle))]
            let _halt = thread::Halt;
            rendezvous(&ready);
            thief.thieve(&mut own, program, &shared, most);
            drop(shared);
            (thief.done, own)
        })
    };
    let thieves: Vec<_> = (1..).zip(programs).map(start).collect();
    if scenario.owner_leaves() {
        stealer = None;
    }

    #[cfg(any(loom, shuttle))]
    record(Event::Spawned);
    rendezvous(&ready);
    owner.own(&mut deque, during, &ledger);
    let mut history = owner.done;
    let thieves = Vec::from_iter(thieves.into_iter().map(thread::JoinHandle::join));
    #[cfg(any(loom, shuttle))]
    record(Event::Joined);
    for thief in thieves {
        let (done, _own) = thief.unwrap_or_else(|panic| panic::resume_unwind(panic));
        history.extend(done);
    }
    if deque.is_some() {
        ledger.is_kept();
    }
    drop(deque);
    drop(stealer);
    let left = ledger.close();
    sort_and_judge(&mut history, &left, D::NONE_IS_EXACT, D::RETRIES_ARE_CAUSED);
    history
}

/// Sorts a history, and checks it. It leaves these elements.
///
/// Does not depend on the deque, so that it is compiled only once.
fn sort_and_judge(
    history: &mut [Operation],
    left: &[usize],
    none_is_exact: bool,
    retries_are_caused: bool,
) {
    history.sort_by_key(|operation| operation.called);
    let promised = |it: &&Operation| none_is_exact || it.outcome != Outcome::Popped(None);
    let judged: Vec<_> = history.iter().filter(promised).copied().collect();
    assert!(
        history::is_deque(&judged, left),
        "no deque does this: {}, leaving {left:?}",
        history::show(history),
    );
    assert!(
        !retries_are_caused || is_refused() || history::retries_are_caused(history),
        "a Retry without a cause: {}",
        history::show(history),
    );
}

/// Returns `true` if a thief may return `Retry` because the kernel refuses a barrier.
fn is_refused() -> bool {
    #[cfg(any(loom, shuttle))]
    return [Process::Refused, Process::RefusedOnce].contains(&PROCESS.get());
    #[cfg(not(any(loom, shuttle)))]
    false
}

/// Waits until all threads have started, on real threads. Under a checker, this does nothing.
fn rendezvous(_ready: &AtomicUsize) {
    #[cfg(not(any(loom, shuttle)))]
    {
        _ready.fetch_sub(1, SeqCst);
        while _ready.load(SeqCst) > 0 {
            thread::yield_now();
        }
    }
}
