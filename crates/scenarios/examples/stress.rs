//! Stress on two cores: an owner and a thief with deques of the gallery, on real threads.
//!
//! `cargo run --release --package chase-lev-scenarios --example stress SECONDS` prints, for each deque, how many
//! elements passed, and how many were taken twice, were lost, or were used after another thread had taken
//! them. `docs/register.toml` has what it found. In Miri, a second takes 200,000 basic blocks:
//!
//! `cargo +nightly miri run --package chase-lev-scenarios --example stress 6`
//! `RUSTFLAGS=-Zsanitizer=thread cargo +nightly run --release -Zbuild-std --target x86_64-unknown-linux-gnu
//! --package chase-lev-scenarios --example stress 5`
//!
//! `CHASE_LEV_WEAKER=grow.ring=Relaxed` and `--cfg chase_lev_weaker` in `RUSTFLAGS` weaken the first deque.

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

    use chase_lev::{Fenced, Retain, Worker};
    use chase_lev_scenarios::suite::broken::{Broken, FREES_AT_ONCE};
    use chase_lev_scenarios::suite::gallery::{Content, deployed::*};
    use chase_lev_scenarios::{Deque, Steal, Stealer};

    /// The number of elements of a round.
    const ROUND: usize = if cfg!(miri) { 60 } else { 1 << 20 };

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
    // a push, and there is room for each burst; where an error makes that false, tools are to report it, and
    // indexing rejects anything that is not a number.
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
    fn round<D: Deque<Number>>(capacity: usize) {
        let mut deque = D::new(capacity);
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
    fn stress<D: Deque<Number>>(name: &str, capacity: usize, time: Duration) {
        let (start, mut rounds, mut twice, mut lost) = (Instant::now(), 0, 0, 0);
        USED.store(0, Relaxed);
        while start.elapsed() < time {
            round::<D>(capacity);
            rounds += 1;
            for taken in &TAKEN[..ROUND] {
                let taken = taken.swap(0, Relaxed);
                twice += u64::from(taken > 1);
                lost += u64::from(taken == 0);
            }
        }
        let (passed, used) = (rounds * ROUND, USED.load(Relaxed));
        print!(r#"    {{ subject = "{name}", elements = {passed}, "#);
        println!("twice = {twice}, lost = {lost}, used = {used} }},");
    }

    pub fn main() {
        let seconds = env::args().nth(1).and_then(|seconds| seconds.parse().ok());
        let time = Duration::from_secs(seconds.unwrap_or(60));
        // The shipped deque, or one with these orderings.
        let weaker = option_env!("CHASE_LEV_WEAKER").unwrap_or("Fenced<Retain>");
        stress::<Worker<Number, Fenced, Retain>>(weaker, 1, time);
        stress::<Deployed<Number, RIGHT>>("deployed, right", 4, time);
        stress::<Deployed<Number, TOP_FIRST>>("top before bottom", 4, time);
        stress::<Deployed<Number, NO_FENCE>>("pop.fence AcqRel", 4, time);
        stress::<Deployed<Number, LOSER_CLEARS>>("cleared by the loser", 4, time);
        stress::<Deployed<Number, READS_FIRST>>("cleared by the loser, read before", 4, time);
        stress::<Deployed<Number, THIEF_CLEARS>>("cleared by the thief", 4, time);
        stress::<Deployed<Number, LOOKS>>("used before the claim", 4, time);
        stress::<Deployed<Number, NARROW>>("narrow indices", 4, time);
        stress::<Deployed<Number, UNSIGNED>>("unsigned from zero", 4, time);
        stress::<Worker<Number, Fenced, Broken<Retain, FREES_AT_ONCE>>>("freed at once", 1, time);
    }
}
