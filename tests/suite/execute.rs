//! Carries a scenario out once.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use chase_lev::protocol::Protocol;
use chase_lev::{Steal, Stealer, Worker, research};

use super::element::{Element, Ledger};
use super::history::{self, Operation, Outcome};
use super::scenario::{Scenario, Step};

#[cfg(checker)]
use super::instruments::{
    threads as thread,
    trace::{Event, record},
};
#[cfg(not(checker))]
use std::thread;

/// One thread's part in an execution.
struct Actor {
    thread: usize,
    clock: Arc<AtomicUsize>,
    alone: bool,
    done: Vec<Operation>,
}

impl Actor {
    fn new(thread: usize, clock: &Arc<AtomicUsize>) -> Self {
        Actor {
            thread,
            clock: clock.clone(),
            alone: false,
            done: Vec::new(),
        }
    }

    /// Carries one operation out, and notes it.
    fn act(
        &mut self,
        call: impl FnOnce() -> String,
        operation: impl FnOnce() -> Outcome,
    ) -> Outcome {
        self.act_at_once(call, || vec![operation()])[0]
    }

    /// Carries out what may be several operations, one after the other, and notes
    /// them.
    fn act_at_once(
        &mut self,
        call: impl FnOnce() -> String,
        operation: impl FnOnce() -> Vec<Outcome>,
    ) -> Vec<Outcome> {
        #[cfg(checker)]
        record(Event::Call(call()));
        #[cfg(not(checker))]
        drop(call);
        let called = self.clock.fetch_add(1, SeqCst);
        let outcomes = operation();
        let returned = self.clock.fetch_add(1, SeqCst);
        #[cfg(checker)]
        record(Event::Return(match outcomes[..] {
            [outcome] => format!("{outcome:?}"),
            _ => format!("{} stolen", outcomes.len()),
        }));
        let thread = self.thread;
        self.done.extend(outcomes.iter().map(|&outcome| Operation {
            thread,
            outcome,
            called,
            returned,
            alone: self.alone,
        }));
        outcomes
    }

    fn steal<const N: usize, P: Protocol>(&mut self, stealer: &Stealer<Element<N>, P>) -> Outcome {
        let call = || String::from("steal");
        self.act(call, || match stealer.steal() {
            Steal::Success(element) => Outcome::Stolen(element.take()),
            Steal::Empty => Outcome::Empty,
            Steal::Retry => Outcome::Retry,
        })
    }
}

/// That of a thief's own deque, which grows only in long programs.
const OWN_CAPACITY: usize = 4;

/// A thief: an actor with a deque of its own, if it steals batches.
struct Thief<const N: usize, P: Protocol> {
    actor: Actor,
    own: Option<Worker<Element<N>, P>>,
    /// The most elements that the victim ever has.
    most: usize,
}

impl<const N: usize, P: Protocol> Thief<N, P> {
    fn run(&mut self, steps: &[Step], victim: &Stealer<Element<N>, P>) {
        let mut guard = None;
        for step in steps {
            match step {
                Step::Steal => drop(self.actor.steal(victim)),
                Step::Insist => while self.actor.steal(victim) == Outcome::Retry {},
                Step::Batch => self.batch(victim),
                Step::Pin => guard = Some(research::pin(victim)),
                Step::Push | Step::Pop | Step::Leave => unreachable!("only owners do"),
            }
        }
        drop(guard);
        if let Some(own) = &self.own {
            unpack(own, &mut self.actor.done);
        }
    }

    fn batch(&mut self, victim: &Stealer<Element<N>, P>) {
        let own = self.own.as_ref().expect("a thief with batches has one");
        let before = own.len();
        let room = (before + self.most.div_ceil(2)).next_power_of_two();
        let call = || String::from("steal_batch");
        self.actor
            .act_at_once(call, || match victim.steal_batch(own) {
                Steal::Success(()) => vec![UNKNOWN; own.len() - before],
                Steal::Empty => vec![Outcome::Empty],
                Steal::Retry => vec![Outcome::Retry],
            });
        let (capacity, room) = (own.capacity(), room.max(OWN_CAPACITY));
        assert!(
            capacity <= room,
            "room for {capacity}, where {room} are enough"
        );
    }
}

/// Which elements a batch brought turns out when they leave the thief's own deque.
const UNKNOWN: Outcome = Outcome::Stolen(0);

/// Takes what batches have brought.
fn unpack<const N: usize, P: Protocol>(own: &Worker<Element<N>, P>, done: &mut [Operation]) {
    for operation in done.iter_mut().rev().filter(|op| op.outcome == UNKNOWN) {
        let element = own.pop().expect("as many as were counted");
        operation.outcome = Outcome::Stolen(element.take());
    }
    assert!(own.is_empty(), "more than were counted");
}

/// The owner: an actor with a worker, until it leaves.
struct Owner<'a, const N: usize, P: Protocol> {
    actor: Actor,
    ledger: &'a Ledger,
    pushed: usize,
    worker: Option<Worker<Element<N>, P>>,
}

impl<const N: usize, P: Protocol> Owner<'_, N, P> {
    fn run(&mut self, steps: &[Step]) {
        for step in steps {
            let worker = self.worker.as_ref().expect("the owner has not left");
            match step {
                Step::Push => {
                    self.pushed += 1;
                    let id = self.pushed;
                    let element = self.ledger.make(id);
                    let call = || format!("push {id}");
                    self.actor.act(call, || {
                        worker.push(element);
                        Outcome::Pushed(id)
                    });
                }
                Step::Pop => {
                    let call = || String::from("pop");
                    let pop = || Outcome::Popped(worker.pop().map(Element::take));
                    self.actor.act(call, pop);
                }
                Step::Steal => drop(self.actor.steal(&worker.stealer())),
                Step::Leave => self.worker = None,
                Step::Insist | Step::Batch | Step::Pin => unreachable!("only thieves do"),
            }
        }
    }
}

/// Carries `scenario` out once, on elements of `N` words, and returns the
/// history.
///
/// # Panics
///
/// If anything is wrong with what happened.
pub fn execute<const N: usize, P: Protocol>(scenario: &Scenario) -> Vec<Operation> {
    let clock = Arc::new(AtomicUsize::new(0));
    let ledger = Ledger::new(scenario.pushes());
    let worker = research::starting_at(scenario.start, scenario.capacity);
    let mut owner = Owner::<N, P> {
        actor: Actor::new(0, &clock),
        ledger: &ledger,
        pushed: 0,
        worker: Some(worker),
    };
    let (before, beside) = scenario.owner();
    owner.actor.alone = true;
    owner.run(&before);
    owner.actor.alone = false;

    let programs = scenario.thieves();
    let ready = Arc::new(AtomicUsize::new(programs.len() + 1));
    // If the owner leaves, the deque goes with the last thief; if not, with the
    // owner, and the thieves' reference counts need not be explored.
    let stealer = owner.worker.as_ref().expect("the owner is here").stealer();
    let mut stealer = Some(Arc::new(stealer));
    let thieves: Vec<_> = (1..)
        .zip(programs)
        .map(|(number, program)| {
            let shared = stealer.as_ref().expect("kept while thieves start");
            let shared = match scenario.owner_leaves() {
                true => Arc::new(Stealer::clone(shared)),
                false => shared.clone(),
            };
            let batches = program.contains(&Step::Batch);
            let mut thief = Thief {
                actor: Actor::new(number, &clock),
                own: batches.then(|| Worker::with_protocol(OWN_CAPACITY)),
                most: scenario.most(),
            };
            let ready = ready.clone();
            thread::spawn(move || {
                rendezvous(&ready);
                thief.run(&program, &shared);
                drop(shared);
                thief
            })
        })
        .collect();
    if scenario.owner_leaves() {
        stealer = None;
    }

    #[cfg(checker)]
    record(Event::Spawned);
    rendezvous(&ready);
    owner.run(&beside);
    let mut history = owner.actor.done;
    let join = |thief: thread::JoinHandle<_>| thief.join().expect("the thief did not panic");
    let thieves: Vec<Thief<N, P>> = thieves.into_iter().map(join).collect();
    #[cfg(checker)]
    record(Event::Joined);
    for thief in thieves {
        history.extend(thief.actor.done);
    }
    drop(owner.worker);
    drop(stealer);
    let left = ledger.close();

    history.sort_by_key(|operation| operation.called);
    assert!(
        history::is_deque(&history, &left),
        "no deque does this: {}, leaving {left:?}",
        history::show(&history),
    );
    assert!(
        history::retries_are_caused(&history),
        "a Retry without a cause: {}",
        history::show(&history),
    );
    history
}

/// On real threads, waits until all are there; a checker needs no help.
fn rendezvous(_ready: &AtomicUsize) {
    #[cfg(not(checker))]
    {
        _ready.fetch_sub(1, SeqCst);
        while _ready.load(SeqCst) > 0 {
            thread::yield_now();
        }
    }
}
