//! An uneven tree, whose shape only a search finds out: what it costs that who waits runs only
//! what it waits for.
//!
//! ```sh
//! cargo run --release --package chase-lev-pool --example uneven -- [threads] [rounds]
//! ```

fn main() {
    #[cfg(not(checker))]
    compare::main();
}

#[cfg(not(checker))]
mod compare {
    use std::time::Instant;

    use chase_lev_pool::Waiting;

    /// Splitmix64: what a child is, given its parent.
    fn child(seed: u64, number: u64) -> u64 {
        let mut x = seed.wrapping_add((number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ x >> 31
    }

    /// Whether a node has two children: almost half of them have, so that the sizes of subtrees
    /// differ by orders of magnitude.
    fn forks(seed: u64, depth: u32) -> bool {
        depth < 12 || seed % 1000 < 497
    }

    macro_rules! search {
        ($name:ident, $pool:ident) => {
            fn $name(seed: u64, depth: u32) -> u64 {
                let work = (0..20).fold(seed, |seed, _| child(seed, 7));
                std::hint::black_box(work);
                if !forks(seed, depth) {
                    return 1;
                }
                let (left, right) = $pool::join(
                    || $name(child(seed, 0), depth + 1),
                    || $name(child(seed, 1), depth + 1),
                );
                1 + left + right
            }
        };
    }

    search!(ours, chase_lev_pool);
    search!(rayon, rayon_core);

    pub fn main() {
        let argument = |index, default| {
            let text = std::env::args().nth(index);
            text.map_or(default, |text| text.parse().expect("a number"))
        };
        let (threads, rounds) = (argument(1, 4), argument(2, 21));
        let pool = |waiting| {
            let builder = chase_lev_pool::ThreadPoolBuilder::new().num_threads(threads);
            builder.waiting(waiting).build().expect("threads")
        };
        let (own, any) = (pool(Waiting::Own), pool(Waiting::Any));
        let rayons = rayon_core::ThreadPoolBuilder::new().num_threads(threads);
        let rayons = rayons.build().expect("threads");
        let runs: [(&str, &dyn Fn() -> u64); 3] = [
            ("own", &|| own.install(|| ours(1, 0))),
            ("any", &|| any.install(|| ours(1, 0))),
            ("rayon-core", &|| rayons.install(|| rayon(1, 0))),
        ];
        let mut times = [const { Vec::new() }; 3];
        let mut nodes = 0;
        for _ in 0..rounds {
            for ((_, run), times) in runs.iter().zip(&mut times) {
                let start = Instant::now();
                nodes = run();
                times.push(start.elapsed().as_secs_f64() * 1e3);
            }
        }
        println!("{nodes} nodes, {threads} threads: milliseconds, least and median");
        for ((name, _), times) in runs.iter().zip(&mut times) {
            times.sort_by(f64::total_cmp);
            println!("{name:12} {:8.2} {:8.2}", times[0], times[times.len() / 2]);
        }
    }
}
