//! Permits and spares.

use core::time::Duration;
use std::collections::VecDeque;
use std::time::Instant;

use crate::shim::Arc;
use crate::sleep::{Chosen, Pool, Resting, Seat, Thread};

/// The number of a permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permit(pub usize);

/// The time after which a spare is started again if the system has refused one.
pub const RETRY: Duration = Duration::from_millis(1);

/// The permits that no thread holds, and the threads without one, under the lock of `Sleep`.
pub struct Quota {
    /// The free permits.
    free: Vec<Permit>,
    /// The threads over quota: they run without a permit because their waits are over.
    pub over: VecDeque<Arc<Thread>>,
    /// The seats for spares.
    pub seats: Vec<Seat>,
    /// The time when the system last refused a spare.
    pub refused: Option<Instant>,
    /// The number of permits.
    pub permits: usize,
}

impl Quota {
    /// Creates permits, all of them held, and seats for spares.
    pub fn new(permits: usize, spares: usize) -> Self {
        Quota {
            free: Vec::with_capacity(permits),
            over: VecDeque::new(),
            // Reversed, so that the first seat is popped first.
            seats: (permits..permits + spares).rev().map(Seat).collect(),
            refused: None,
            permits,
        }
    }

    /// Returns `true` if this is the seat of a spare.
    pub fn is_spare(&self, seat: Seat) -> bool {
        seat.0 >= self.permits
    }

    /// Returns the number of free permits, or zero if no thread could take one.
    pub fn usable(&self, idle: &Resting) -> usize {
        self.free.len() * usize::from(!idle.is_empty() || !self.seats.is_empty())
    }

    /// Takes the `wanted` permit that was freed last for an idle thread, or for a spare. A waiter
    /// comes last.
    pub fn choose(&mut self, idle: &mut Resting, wanted: impl Fn(usize) -> bool) -> Option<Chosen> {
        let free = self.free.iter().rposition(|free| wanted(free.0))?;
        let at_rest = idle.iter().rposition(|(_, waits)| !waits);
        let may_start = self.refused.is_none_or(|refused| refused.elapsed() > RETRY);
        if let Some(seat) = self.seats.pop_if(|_| at_rest.is_none() && may_start) {
            return Some(Chosen::Spare(seat, self.free.swap_remove(free)));
        }
        let place = at_rest.or_else(|| idle.len().checked_sub(1))?;
        let (thread, _) = idle.remove(place);
        Some(Chosen::Idle(thread, self.free.swap_remove(free)))
    }

    /// Passes a thread's permit on, or removes it from the threads over quota.
    pub fn release(&mut self, thread: &Arc<Thread>, pool: &impl Pool) {
        match thread.permit() {
            Some(permit) => self.pass(permit, pool),
            None => self.over.retain(|one| !Arc::ptr_eq(one, thread)),
        }
    }

    /// Passes a permit on to the thread that has been over quota the longest. Frees it if there is
    /// none, or if a part of a broadcast is queued for it: that thread may wait for the part, which
    /// no other could run (shuttle: `parts that wait for each other`).
    pub fn pass(&mut self, permit: Permit, pool: &impl Pool) {
        let next = (!pool.has_jobs_for(permit.0)).then(|| self.over.pop_front());
        match next.flatten() {
            Some(next) => next.grant(Some(permit)),
            None => self.free.push(permit),
        }
    }

    /// Lets a thread continue with a free permit for which no part is queued, or over quota, unless
    /// it does so already: after a wait in the call that is over. It might wait for such a part
    /// (shuttle: `a part of a free permit`).
    pub fn resume(&mut self, thread: &Arc<Thread>, pool: &impl Pool) {
        if thread.permit().is_some() || self.over.iter().any(|one| Arc::ptr_eq(one, thread)) {
            return;
        }
        match (self.free.iter()).rposition(|free| !pool.has_jobs_for(free.0)) {
            Some(free) => thread.grant(Some(self.free.remove(free))),
            None => self.over.push_back(thread.clone()),
        }
    }
}
