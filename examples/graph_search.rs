//! A parallel search of a graph, and how it notices that it is over.
//!
//! Each thread has a deque of vertices to expand, and steals half of another thread's when it has none.
//! An empty deque does not mean that the search is over: another thread may be about to push. So one
//! counter says how many vertices have been found and not yet expanded. Run it with
//! `cargo run --release --example graph_search`.

use std::sync::atomic::Ordering::Relaxed;
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
    /// The number of vertices that have been found and not yet expanded. At zero, the search is over.
    ///
    /// Relaxed accesses suffice, because all changes of one counter have a single order. A vertex is
    /// counted before it is pushed, so before it is taken off the count. Its successors are counted
    /// before it is taken off. So whenever the counter is zero, no vertex is left to be found.
    pending: AtomicUsize,
}

impl Search<'_> {
    /// Expands vertices until the search is over.
    fn help(&self, own: &Worker<usize>, all: &[Stealer<usize>]) {
        while self.pending.load(Relaxed) > 0 {
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

    /// Pushes the successors of a vertex that nobody has found before.
    fn expand(&self, vertex: usize, own: &Worker<usize>) {
        for &successor in &self.graph[vertex] {
            // The swap decides which thread has found it.
            if !self.found[successor].swap(true, Relaxed) {
                self.pending.fetch_add(1, Relaxed);
                own.push(successor);
            }
        }
        self.pending.fetch_sub(1, Relaxed);
    }
}

/// Returns true for each vertex that a path leads to from the root. Searches with this many threads.
fn reachable(graph: &Graph, root: usize, threads: usize) -> Vec<bool> {
    let search = Search {
        graph,
        found: graph.iter().map(|_| AtomicBool::new(false)).collect(),
        pending: AtomicUsize::new(1),
    };
    search.found[root].store(true, Relaxed);
    let deques: Vec<_> = (0..threads).map(|_| Worker::new_lifo()).collect();
    let all: Vec<_> = deques.iter().map(Worker::stealer).collect();
    deques[0].push(root);
    thread::scope(|scope| {
        for own in deques {
            let (search, all) = (&search, &all);
            scope.spawn(move || search.help(&own, all));
        }
    });
    search
        .found
        .into_iter()
        .map(AtomicBool::into_inner)
        .collect()
}

/// Returns a graph in which the vertices below `reached` can be reached from vertex 0, by a few long
/// paths with many edges between them, and the others cannot.
fn example(vertices: usize, reached: usize) -> Graph {
    let successors = |vertex: usize| match vertex < reached {
        true => vec![
            (vertex + 1) % reached,
            3 * vertex % reached,
            vertex * vertex % reached,
        ],
        false => vec![vertex / 2, vertex],
    };
    (0..vertices).map(successors).collect()
}

fn main() {
    let graph = example(1_000_000, 900_000);
    let threads = thread::available_parallelism().map_or(2, usize::from);
    let found = reachable(&graph, 0, threads);
    let count = found.iter().filter(|found| **found).count();
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

    #[test]
    fn finds_what_a_sequential_search_finds() {
        for (vertices, reached) in [(1, 1), (2, 1), (1_000, 700), (20_000, 19_999)] {
            let graph = example(vertices, reached);
            let expected = sequential(&graph, 0);
            assert_eq!(expected.iter().filter(|found| **found).count(), reached);
            for threads in 1..=4 {
                assert_eq!(reachable(&graph, 0, threads), expected);
            }
        }
    }

    /// A path has one vertex to expand at a time, so all other threads wait for the end.
    #[test]
    fn ends_where_most_threads_find_nothing() {
        let path: Graph = (0..5_000)
            .map(|vertex| vec![(vertex + 1) % 5_000])
            .collect();
        assert!(reachable(&path, 4_321, 4).iter().all(|found| *found));
    }
}
