//! Stress on two cores: an owner and a thief with deques of the gallery, on real threads.
//!
//! `cargo run --release --package chase-lev-scenarios --example stress SECONDS` prints, for each deque, how many
//! elements passed, and how many were taken twice, were lost, or were used after another thread had taken
//! them. `docs/register.json` has what it found.

#[cfg(any(loom, shuttle))]
fn main() {}

#[cfg(not(any(loom, shuttle)))]
fn main() {
    native::main();
}

#[cfg(not(any(loom, shuttle)))]
mod native {
    use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
    use std::sync::atomic::{AtomicBool, AtomicU32};
    use std::time::{Duration, Instant};
    use std::{env, thread};

    use chase_lev_scenarios::suite::gallery::{Content, deployed::*};
    use chase_lev_scenarios::{Deque, Steal, Stealer};

    /// The number of elements of a round.
    const ROUND: usize = 1 << 20;

    /// How often each element of the round was taken. The last one is none.
    static TAKEN: [AtomicU32; ROUND + 1] = [const { AtomicU32::new(0) }; ROUND + 1];
    /// How often a thief used an element that another thread had taken.
    static USED: AtomicU32 = AtomicU32::new(0);

    /// The number of an element, or `ROUND` for none.
    #[derive(Clone, Copy)]
    struct Number(usize);

    impl Number {
        fn take(self) {
            TAKEN[self.0].fetch_add(1, Relaxed);
        }
    }

    // SAFETY: a number may be copied. The slots that are read were written, because the owner pops only after
    // a push, and there is room for each burst.
    unsafe impl Content for Number {
        fn none() -> Self {
            Number(ROUND)
        }

        fn exists(&self) -> bool {
            self.0 != ROUND
        }

        fn look(&self) {
            let taken = TAKEN[self.0].load(Relaxed) > 0;
            USED.fetch_add(taken.into(), Relaxed);
        }
    }

    /// Plays a round with a new deque.
    fn round<const HOW: u8>() {
        let mut deque = Deployed::<Number, HOW>::new(4);
        let (thief, done) = (deque.stealer(), &AtomicBool::new(false));
        thread::scope(|scope| {
            scope.spawn(move || {
                loop {
                    // Its partner is the store below: after the last push, `Empty` is the end.
                    let last = done.load(Acquire);
                    match thief.steal() {
                        Steal::Success(number) => number.take(),
                        Steal::Empty if last => break,
                        Steal::Empty | Steal::Retry => {}
                    }
                }
            });
            for number in 0..ROUND {
                deque.push(Number(number));
                // Bursts of one to four elements.
                if [0, 2, 5, 9].contains(&(number % 10)) {
                    while let Some(number) = deque.pop() {
                        number.take();
                    }
                }
            }
            done.store(true, Release);
        });
    }

    /// Plays rounds for this time, and prints what was found.
    fn stress<const HOW: u8>(name: &str, time: Duration) {
        let (start, mut rounds, mut twice, mut lost) = (Instant::now(), 0, 0, 0);
        USED.store(0, Relaxed);
        while start.elapsed() < time {
            round::<HOW>();
            rounds += 1;
            for taken in &TAKEN[..ROUND] {
                let taken = taken.swap(0, Relaxed);
                twice += u64::from(taken > 1);
                lost += u64::from(taken == 0);
            }
        }
        let (passed, used) = (rounds * ROUND, USED.load(Relaxed));
        print!(r#"{{"judged": "{name}", "elements": {passed}, "#);
        println!(r#""twice": {twice}, "lost": {lost}, "used": {used}}}"#);
    }

    pub fn main() {
        let seconds = env::args().nth(1).and_then(|seconds| seconds.parse().ok());
        let time = Duration::from_secs(seconds.unwrap_or(60));
        stress::<RIGHT>("deployed, right", time);
        stress::<TOP_FIRST>("top before bottom", time);
        stress::<NO_FENCE>("pop.fence AcqRel", time);
        stress::<LOSER_CLEARS>("cleared by the loser", time);
        stress::<READS_FIRST>("cleared by the loser, read before", time);
        stress::<THIEF_CLEARS>("cleared by the thief", time);
        stress::<LOOKS>("used before the claim", time);
        stress::<NARROW>("narrow indices", time);
        stress::<UNSIGNED>("unsigned from zero", time);
    }
}
