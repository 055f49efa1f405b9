//! Programs of random shape whose outcome is known in advance.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::iter;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

#[cfg(checker)]
use shuttle::thread_local;
#[cfg(not(checker))]
use std::thread_local;

use chase_lev_pool::{Scope, ThreadPoolBuilder, Waiting, broadcast, join, scope, yield_now};
use fastrand::Rng;

/// A program: a tree of forks.
#[derive(Clone, Debug)]
pub enum Tree {
    /// Does nothing.
    Leaf,
    Panic,
    Yield,
    /// Broadcasts.
    Broadcast,
    Join(Arc<(Tree, Tree)>),
    /// Spawns jobs in a separate scope.
    Scope(Arc<Vec<Tree>>),
    /// Spawns a job in the outermost scope around it.
    Outer(Arc<Tree>),
    /// Spawns a job that nobody waits for.
    Detached(Arc<Tree>),
}

/// The expected outcome of programs.
#[derive(Default)]
struct Fate {
    /// The number of nodes run.
    nodes: usize,
    /// The number of calls of the panic handler.
    told: usize,
}

impl Tree {
    /// Returns a random program of about `nodes` nodes.
    pub fn random(nodes: usize, random: &mut Rng) -> Self {
        if nodes <= 1 {
            return match random.usize(..40) {
                0 => Tree::Panic,
                1 => Tree::Yield,
                2 if random.usize(..10) == 0 => Tree::Broadcast,
                _ => Tree::Leaf,
            };
        }
        match random.usize(..10) {
            0 => Tree::Outer(Tree::random(nodes - 1, random).into()),
            1 => Tree::Detached(Tree::random(nodes - 1, random).into()),
            2 | 3 => {
                let jobs = 1 + random.usize(..4);
                let trees = (0..jobs).map(|_| Tree::random(nodes / jobs, random));
                Tree::Scope(trees.collect::<Vec<_>>().into())
            }
            _ => {
                let left = 1 + random.usize(..nodes - 1);
                let both = [left, nodes - left].map(|nodes| Tree::random(nodes, random));
                Tree::Join(<(Tree, Tree)>::from(both).into())
            }
        }
    }

    /// Adds the expected outcome of a program. Returns `true` if the program panics, or a job that
    /// it spawns in its outermost scope does.
    fn foretell(&self, fate: &mut Fate) -> bool {
        let mut outer_panics = false;
        self.foretell_within(fate, &mut outer_panics) | outer_panics
    }

    /// Adds the expected outcome of a part. Returns `true` if the part panics, and sets
    /// `outer_panics` if a job that it spawns in the outermost scope does.
    fn foretell_within(&self, fate: &mut Fate, outer_panics: &mut bool) -> bool {
        fate.nodes += 1;
        let mut panics = |tree: &Tree| tree.foretell_within(fate, outer_panics);
        match self {
            Tree::Leaf | Tree::Yield | Tree::Broadcast => false,
            Tree::Panic => true,
            Tree::Join(both) => panics(&both.0) | panics(&both.1),
            Tree::Scope(jobs) => jobs.iter().fold(false, |any, job| panics(job) | any),
            Tree::Outer(tree) => {
                *outer_panics |= panics(tree);
                false
            }
            Tree::Detached(tree) => {
                fate.told += usize::from(tree.foretell(fate));
                false
            }
        }
    }
}

/// The observed outcome of programs.
#[derive(Default)]
struct Count {
    nodes: AtomicUsize,
    told: AtomicUsize,
    /// The greatest number of jobs on one stack.
    deepest: AtomicUsize,
    /// True if a waiting worker may run only jobs that it waits for.
    waits_for_own: bool,
}

/// A job, with the chain of jobs that wait for it. It lives in the job's frame, and the job's forks
/// check that the frame still exists.
struct Line<'a> {
    above: Option<&'a Line<'a>>,
    /// Overwritten when the frame is left.
    canary: Cell<u64>,
}

const ALIVE: u64 = 0xCAFE_F00D_0DD5_EEDE;

// SAFETY: the canary is written only when no other thread reads it any more: the tests check that.
unsafe impl Sync for Line<'_> {}

impl<'a> Line<'a> {
    fn of(above: Option<&'a Line<'a>>) -> Self {
        let canary = Cell::new(ALIVE);
        Line { above, canary }
    }

    fn look(&self) {
        let canary = self.canary.get();
        assert_eq!(canary, ALIVE, "a job was run after its frame was left");
    }

    fn address(&self) -> usize {
        std::ptr::from_ref(self).addr()
    }
}

impl Drop for Line<'_> {
    fn drop(&mut self) {
        self.look();
        self.canary.set(0);
        std::hint::black_box(&self.canary);
    }
}

thread_local! {
    /// The jobs that run on this thread, outermost first.
    static STACK: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

/// An entry of the stack for a thread that yields, and so may run any job.
const YIELDS: usize = 0;

/// An entry of the thread's stack, popped when this is dropped.
struct Running;

impl Running {
    fn enter(job: usize, count: &Count) -> Self {
        let push = |stack: &RefCell<Vec<_>>| {
            stack.borrow_mut().push(job);
            stack.borrow().len()
        };
        count.deepest.fetch_max(STACK.with(push), SeqCst);
        Running
    }

    /// Checks that the innermost job of this thread waits for this job, if it waits at all.
    fn check(line: &Line<'_>) {
        let below = STACK.with(|stack| stack.borrow().last().copied());
        // The jobs that wait for this one, directly or indirectly.
        let mut ancestors = iter::successors(line.above, |line| line.above).map(Line::address);
        let may = below.is_none_or(|below| below == YIELDS || ancestors.any(|a| a == below));
        assert!(may, "a waiting worker runs what it does not wait for");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        STACK.with(|stack| stack.borrow_mut().pop());
    }
}

fn run<'a>(
    tree: &'a Tree,
    above: &Line<'_>,
    outer: &Scope<'a>,
    root: &'a Line<'a>,
    count: &'a Arc<Count>,
) {
    above.look();
    root.look();
    count.nodes.fetch_add(1, SeqCst);
    let own = Line::of(Some(above));
    if count.waits_for_own {
        Running::check(&own);
    }
    let _running = Running::enter(own.address(), count);
    match tree {
        Tree::Leaf => {}
        Tree::Panic => resume_unwind(Box::new(EXPECTED)),
        Tree::Yield => {
            let _running = Running::enter(YIELDS, count);
            yield_now();
        }
        Tree::Broadcast => drop(broadcast(|_| own.look())),
        Tree::Join(both) => {
            let (left, right) = (&both.0, &both.1);
            join(|| run(left, &own, outer, root, count), || run(right, &own, outer, root, count));
        }
        Tree::Scope(jobs) => scope(|s| {
            for job in &**jobs {
                s.spawn(|_| run(job, &own, outer, root, count));
            }
        }),
        Tree::Outer(tree) => outer.spawn(move |outer| run(tree, root, outer, root, count)),
        Tree::Detached(tree) => {
            let (tree, count) = (tree.clone(), count.clone());
            chase_lev_pool::spawn(move || begin(&tree, &count));
        }
    }
}

/// The payload of the expected panics, which print nothing.
const EXPECTED: &str = "as the program says";

fn begin(tree: &Tree, count: &Arc<Count>) {
    let root = Line::of(None);
    let _running = Running::enter(root.address(), count);
    scope(|outer| run(tree, &root, outer, &root, count));
}

/// Runs the programs one after the other on a pool of `threads` threads. Returns the number of
/// nodes, and the greatest number of jobs on one stack.
///
/// # Panics
///
/// Panics if a job is lost, run twice or run after its frame was left, or if a panic is not
/// reported. If `waits_for_own`, also panics if a waiting worker runs a job that it does not wait
/// for.
pub fn execute<'a>(
    trees: impl IntoIterator<Item = &'a Tree>,
    threads: usize,
    waiting: Waiting,
    waits_for_own: bool,
) -> (usize, usize) {
    let count = Arc::new(Count { waits_for_own, ..Count::default() });
    let told = count.clone();
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads)
        .waiting(waiting)
        .panic_handler(move |panic| {
            is_expected(&*panic);
            told.told.fetch_add(1, SeqCst);
        })
        .build()
        .expect("threads");
    let mut fate = Fate::default();
    for tree in trees {
        let result = catch_unwind(AssertUnwindSafe(|| pool.install(|| begin(tree, &count))));
        let panics = result.map_err(|panic| is_expected(&*panic)).is_err();
        assert_eq!(panics, tree.foretell(&mut fate), "{tree:?}");
    }
    pool.shutdown();
    assert_eq!(count.nodes.load(SeqCst), fate.nodes, "jobs run");
    assert_eq!(count.told.load(SeqCst), fate.told, "panics reported");
    (fate.nodes, count.deepest.load(SeqCst))
}

fn is_expected(panic: &(dyn Any + Send)) {
    assert_eq!(panic.downcast_ref(), Some(&EXPECTED));
}
