//! The sum of a binary tree, side by side: what a `join` costs.
//!
//! ```sh
//! cargo run --release --package chase-lev-pool --example tree -- [levels] [threads]
//! ```

fn main() {
    #[cfg(not(checker))]
    compare::main();
}

#[cfg(not(checker))]
mod compare {
    use std::hint::black_box;
    use std::time::{Duration, Instant};

    struct Node {
        value: u64,
        children: Option<(Box<Node>, Box<Node>)>,
    }

    fn tree(levels: u32) -> Node {
        Node {
            value: 1,
            children: (levels > 1)
                .then(|| (Box::new(tree(levels - 1)), Box::new(tree(levels - 1)))),
        }
    }

    fn sequential(node: &Node) -> u64 {
        node.value
            + (node.children.as_ref())
                .map_or(0, |(left, right)| sequential(left) + sequential(right))
    }

    fn ours(node: &Node) -> u64 {
        let Some((left, right)) = &node.children else {
            return node.value;
        };
        let (left, right) = chase_lev_pool::join(|| ours(left), || ours(right));
        node.value + left + right
    }

    fn rayon(node: &Node) -> u64 {
        let Some((left, right)) = &node.children else {
            return node.value;
        };
        let (left, right) = rayon_core::join(|| rayon(left), || rayon(right));
        node.value + left + right
    }

    fn chili(scope: &mut chili::Scope<'_>, node: &Node) -> u64 {
        let Some((left, right)) = &node.children else {
            return node.value;
        };
        let (left, right) = scope.join(|s| chili(s, left), |s| chili(s, right));
        node.value + left + right
    }

    pub fn main() {
        let argument = |index, default| {
            let text = std::env::args().nth(index);
            text.map_or(default, |text| text.parse().expect("a number"))
        };
        let (levels, threads) = (argument(1, 14), argument(2, 1) as usize);
        let root = tree(levels);
        let nodes = (1_u64 << levels) - 1;
        let repeats = (1 << 22) / nodes + 1;

        let pool = chase_lev_pool::ThreadPoolBuilder::new().num_threads(threads);
        let pool = pool.build().expect("threads");
        let rayons = rayon_core::ThreadPoolBuilder::new().num_threads(threads);
        let rayons = rayons.build().expect("threads");
        let chilis = chili::ThreadPool::with_config(chili::Config {
            thread_count: std::num::NonZero::new(threads),
            ..Default::default()
        });
        let time = |sum: &dyn Fn() -> u64| {
            let start = Instant::now();
            assert_eq!(sum(), nodes * repeats);
            start.elapsed()
        };
        let each = |sum: &dyn Fn(&Node) -> u64| (0..repeats).map(|_| sum(black_box(&root))).sum();
        let mut best = [Duration::MAX; 4];
        for _ in 0..15 {
            let mut scope = chilis.scope();
            let scope = std::cell::RefCell::new(&mut scope);
            let times = [
                time(&|| each(&sequential)),
                time(&|| pool.install(|| (0..repeats).map(|_| ours(black_box(&root))).sum())),
                time(&|| rayons.install(|| (0..repeats).map(|_| rayon(black_box(&root))).sum())),
                time(&|| each(&|root| chili(&mut scope.borrow_mut(), root))),
            ];
            for (best, time) in best.iter_mut().zip(times) {
                *best = time.min(*best);
            }
        }
        let names = ["sequential", "chase-lev-pool", "rayon-core", "chili"];
        for (name, best) in names.iter().zip(best) {
            let nanoseconds = best.as_nanos() as f64 / (nodes * repeats) as f64;
            println!("{name:15} {nanoseconds:6.2} ns a node");
        }
    }
}
