//! Arrows: they lead from one thread to another.

use core::time::Duration;
use std::collections::HashMap;

use super::{Moment, Seat, Source, Trace, What};

/// From what one thread did to what another did because of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The reason.
    pub because: Because,
    /// From here.
    pub from: Place,
    /// To there.
    pub to: Place,
}

/// The reason that there is an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// The second has stolen from the first what it runs.
    Stolen,
    /// The first has queued what the second runs: for anybody, or for that one.
    Submitted,
    /// The first has woken the second.
    Woken,
}

/// A thread, and a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which of [`Trace::threads`].
    pub thread: usize,
    /// When.
    pub time: Duration,
}

impl Trace {
    /// All arrows between different threads, in the order of the threads that they lead to.
    pub fn arrows(&self) -> Vec<Arrow> {
        let seats: HashMap<Seat, usize> = (self.threads.iter().enumerate())
            .filter_map(|(thread, one)| Some((one.seat?, thread)))
            .collect();
        let moments = self.moments();
        // The last of these before that time, of another thread.
        let last = |moment, before: Duration, thread| {
            let places: &Vec<Place> = moments.get(&moment)?;
            let end = places.partition_point(|place| place.time <= before);
            let last = places[..end].last()?;
            (last.thread != thread).then_some(*last)
        };
        let mut arrows = Vec::new();
        for (thread, one) in self.threads.iter().enumerate() {
            for slice in &one.slices {
                let (because, from, time) = match slice.what {
                    What::Run(_, Source::Stolen(seat)) => {
                        let victim = seats.get(&seat).filter(|&&victim| victim != thread);
                        let time = slice.from;
                        let from = victim.map(|&thread| Place { thread, time });
                        (Because::Stolen, from, time)
                    }
                    What::Run(job, Source::Injector | Source::Mail | Source::Scope) => {
                        let submits = Moment::Submits(job.address);
                        let from = last(submits, slice.from, thread);
                        (Because::Submitted, from, slice.from)
                    }
                    What::Sleep(seat) => {
                        let wakes = last(Moment::Wakes(seat), slice.to, thread);
                        let from = wakes.filter(|wakes| wakes.time >= slice.from);
                        (Because::Woken, from, slice.to)
                    }
                    _ => continue,
                };
                let to = Place { thread, time };
                arrows.extend(from.map(|from| Arrow { because, from, to }));
            }
        }
        arrows
    }

    /// Where each moment was, in the order of time.
    fn moments(&self) -> HashMap<Moment, Vec<Place>> {
        let mut moments: HashMap<Moment, Vec<Place>> = HashMap::new();
        for (thread, one) in self.threads.iter().enumerate() {
            for &(time, moment) in &one.moments {
                let places = moments.entry(moment).or_default();
                places.push(Place { thread, time });
            }
        }
        for places in moments.values_mut() {
            places.sort_by_key(|place| place.time);
        }
        moments
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Slice, Thread};
    use super::*;

    fn thread(seat: usize, slices: &[(u64, u64)], wakes: &[(u64, usize)]) -> Thread {
        let time = Duration::from_millis;
        let sleep = |&(from, to): &(u64, u64)| Slice {
            what: What::Sleep(Seat(seat)),
            from: time(from),
            to: time(to),
            depth: 0,
        };
        let wake = |&(at, whom): &(u64, usize)| (time(at), Moment::Wakes(Seat(whom)));
        Thread {
            slices: slices.iter().map(sleep).collect(),
            moments: wakes.iter().map(wake).collect(),
            seat: Some(Seat(seat)),
            ..Thread::default()
        }
    }

    #[test]
    fn an_arrow_is_from_the_last_other_thread_meanwhile() {
        // One wakes the other before it sleeps, twice while it does, and when all is over. The other
        // sleeps again, and nobody wakes it; and again, and wakes itself.
        let one = thread(0, &[], &[(1, 1), (3, 1), (4, 1), (9, 1)]);
        let other = thread(1, &[(2, 5), (5, 6), (6, 8)], &[(7, 1)]);
        let trace = Trace {
            length: Duration::from_millis(10),
            threads: vec![one, other],
        };
        let place = |thread, time| Place {
            thread,
            time: Duration::from_millis(time),
        };
        let arrow = Arrow {
            because: Because::Woken,
            from: place(0, 4),
            to: place(1, 5),
        };
        assert_eq!(trace.arrows(), [arrow]);
    }
}
