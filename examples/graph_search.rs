//! A parallel search of a graph, and how it notices that it is over.
//!
//! Each thread has a deque of vertices to expand, and steals half of another thread's when it has
//! none. An empty deque does not mean that the search is over: another thread may be about to push.
//! So one counter says how many vertices have been found and not yet expanded. Run it with
//! `cargo run --release --example graph_search`.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::thread;

use chase_lev::{Steal, Stealer, Worker};

/// A graph: the successors of each vertex.
type Graph = Vec<Vec<usize>>;

/// A search in progress.
struct Search<'graph> {
    graph: &'graph Graph,
    /// True for each vertex that has been found.
    found: Vec<AtomicBool>,
    /// The number of vertices that have been found and not yet expanded. At zero, the search is
    /// over.
    ///
    /// A vertex is counted before it is pushed, and taken off the count when its successors have
    /// been counted. All changes of one counter have a single order, so while a vertex is left to
    /// be found, the counter is not zero. Each decrement releases what was found, and no change
    /// breaks the release sequences. So a thread that acquires zero sees all that the search has
    /// found.
    pending: AtomicUsize,
}

impl<'graph> Search<'graph> {
    fn new(graph: &'graph Graph) -> Self {
        Search {
            graph,
            found: graph.iter().map(|_| AtomicBool::new(false)).collect(),
            pending: AtomicUsize::new(0),
        }
    }

    /// Searches from the root with this many threads. Each of them calls `at_end` when the search
    /// is over.
    fn run(&self, root: usize, threads: usize, at_end: impl Fn() + Sync) {
        let deques: Vec<_> = (0..threads).map(|_| Worker::new_lifo()).collect();
        let all: Vec<_> = deques.iter().map(Worker::stealer).collect();
        self.find(root, &deques[0]);
        thread::scope(|scope| {
            for own in deques {
                let (all, at_end) = (&all, &at_end);
                scope.spawn(move || {
                    self.help(&own, all);
                    at_end();
                });
            }
        });
    }

    /// Expands vertices until the search is over.
    fn help(&self, own: &Worker<usize>, all: &[Stealer<usize>]) {
        while self.pending.load(Acquire) > 0 {
            let steal = || {
                let steals = all.iter().map(|victim| victim.steal_batch_and_pop(own));
                steals.collect::<Steal<usize>>().success()
            };
            match own.pop().or_else(steal) {
                Some(vertex) => self.expand(vertex, own),
                None => thread::yield_now(),
            }
        }
    }

    /// Pushes a vertex, unless it was found before.
    fn find(&self, vertex: usize, own: &Worker<usize>) {
        // The swap decides which thread has found it.
        if !self.found[vertex].swap(true, Relaxed) {
            self.pending.fetch_add(1, Relaxed);
            own.push(vertex);
        }
    }

    /// Finds the successors of a vertex.
    fn expand(&self, vertex: usize, own: &Worker<usize>) {
        for &successor in &self.graph[vertex] {
            self.find(successor, own);
        }
        self.pending.fetch_sub(1, Release);
    }

    /// Returns `true` for each vertex that has been found.
    fn found(&self) -> Vec<bool> {
        self.found.iter().map(|found| found.load(Relaxed)).collect()
    }
}

/// Returns a graph in which the vertices below `reached` can be reached from vertex 0, by a few
/// long paths with many edges between them, and the others cannot.
fn example(vertices: usize, reached: usize) -> Graph {
    let successors = |vertex: usize| {
        if vertex < reached {
            [vertex + 1, 3 * vertex, vertex * vertex].map(|next| next % reached).to_vec()
        } else {
            vec![vertex / 2, vertex]
        }
    };
    (0..vertices).map(successors).collect()
}

fn main() {
    let graph = example(1_000_000, 900_000);
    let threads = thread::available_parallelism().map_or(2, usize::from);
    let search = Search::new(&graph);
    search.run(0, threads, || ());
    let count = search.found().into_iter().filter(|found| *found).count();
    println!("{count} of {} vertices are reachable", graph.len());
}

// Under a checker, a deque works in a model only.
#[cfg(all(test, not(any(loom, shuttle))))]
mod tests {
    use super::*;

    fn sequential(graph: &Graph, root: usize) -> Vec<bool> {
        let mut found = vec![false; graph.len()];
        let mut left = vec![root];
        while let Some(vertex) = left.pop() {
            if !std::mem::replace(&mut found[vertex], true) {
                left.extend(&graph[vertex]);
            }
        }
        found
    }

    /// Each thread compares the results as soon as it has noticed the end.
    fn check(graph: &Graph, root: usize, threads: usize) {
        let (search, expected) = (Search::new(graph), sequential(graph, root));
        search.run(root, threads, || assert_eq!(search.found(), expected));
    }

    #[test]
    fn finds_what_a_sequential_search_finds() {
        for (vertices, reached) in [(1, 1), (2, 1), (1_000, 700), (20_000, 19_999)] {
            let graph = example(vertices, reached);
            let expected = (0..vertices).map(|vertex| vertex < reached);
            assert!(sequential(&graph, 0).into_iter().eq(expected));
            (1..=4).for_each(|threads| check(&graph, 0, threads));
        }
    }

    /// On a path, there is one vertex to expand at a time, so all other threads wait for the end.
    /// Each vertex has many edges to itself before the one that leads on: time for a thread that
    /// ends early.
    #[test]
    fn no_thread_ends_before_the_search() {
        let successors = |vertex| [vec![vertex; 1_000], vec![(vertex + 1) % 500]].concat();
        let path: Graph = (0..500).map(successors).collect();
        (0..10).for_each(|root| check(&path, root, 4));
    }
}
