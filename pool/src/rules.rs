//! The rules of waiting: they say what is done about what a waiter comes upon.
//!
//! This is the one place at which a suite breaks them, to see that it notices. Faults of accesses are
//! planted at chase-lev's hook instead.

use crate::session::Session;

/// Something that a waiter comes upon.
pub enum Found<'a> {
    /// Its latch, which may not be set.
    NotDone,
    /// An element of another's deque.
    Element {
        /// The element was pushed in this session.
        pushed_in: Session,
        /// It waits for what is run in this session.
        awaited: Session,
        /// Says whether the first of two sessions is the second, or descends from it.
        descends: &'a dyn Fn(Session, Session) -> bool,
    },
    /// A job that it has popped, and does not wait for.
    Popped,
}

/// The answer to what a waiter comes upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// It waits on.
    Wait,
    /// It runs the job.
    Run,
    /// It leaves the job where it is, or what it waits for undone.
    Leave,
    /// It puts the job back, for others.
    PutBack,
    /// It forgets the job.
    #[cfg(checker)]
    Lose,
}

/// Applies the rules.
#[inline(always)]
pub fn act(found: &Found<'_>) -> Act {
    let run_if = |may| if may { Act::Run } else { Act::Leave };
    let act = match *found {
        Found::NotDone => Act::Wait,
        Found::Element {
            pushed_in,
            awaited,
            descends,
        } => run_if(descends(pushed_in, awaited)),
        Found::Popped => Act::PutBack,
    };
    #[cfg(checker)]
    let act = BROKEN.get().map_or(act, |broken| broken(found, act));
    act
}

#[cfg(checker)]
static BROKEN: std::sync::OnceLock<Rules> = std::sync::OnceLock::new();

/// Other rules: given the answer of the pool's own, they have theirs.
#[cfg(checker)]
pub type Rules = fn(&Found<'_>, Act) -> Act;

/// Plants other rules, in the whole process, once.
///
/// # Safety
///
/// The pool trusts them: with others than its own it may run a job whose borrows have ended, and
/// read a result that nobody has written. No more may depend on the process than that it fails.
#[cfg(checker)]
pub unsafe fn plant(rules: Rules) {
    assert!(BROKEN.set(rules).is_ok(), "a process has one fault");
}
