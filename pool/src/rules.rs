//! The rules of waiting: a waiter's decision about each job that it finds.
//!
//! The suites break these rules here, and only here, to show that their checks notice. Faults in
//! accesses to atomics are planted in the hook of chase-lev instead.

use crate::session::Session;

/// A situation that a waiter finds.
pub enum Found<'a> {
    /// Its latch may not be set yet.
    NotDone,
    /// There is an element in another worker's deque.
    Element {
        /// The session in which the element was pushed.
        pushed_in: Session,
        /// The session that the waiter waits for.
        awaited: Session,
        /// Returns true if the first session is the second or descends from it.
        descends: &'a dyn Fn(Session, Session) -> bool,
    },
    /// It has popped a job that it does not wait for.
    Popped,
}

/// A waiter's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Keeps waiting.
    Wait,
    /// Runs the job.
    Run,
    /// Leaves the job where it is, or stops waiting.
    Leave,
    /// Puts the job back for others.
    PutBack,
    /// Loses the job.
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

/// Rules that replace the pool's own. They get the pool's decision and return theirs.
#[cfg(checker)]
pub type Rules = fn(&Found<'_>, Act) -> Act;

/// Replaces the rules in the whole process. Can be called once.
///
/// # Safety
///
/// The pool's safety depends on its own rules: with others it may run a job whose borrows have ended
/// or read a result that was never written. The process must serve only to show that this fails.
#[cfg(checker)]
pub unsafe fn plant(rules: Rules) {
    assert!(BROKEN.set(rules).is_ok(), "the rules were replaced before");
}
