//! Prints what each public item of rayon-core does, a line for each aspect:
//! `ITEM: ASPECT<tab>RESULT`. `check` compares the original's lines with the lines of the crate
//! that replaces it.
//!
//! Numbers of six digits and more are addresses, and are printed as `N`.
#![expect(deprecated, reason = "deprecated items behave, too")]

use std::any::Any;
use std::error::Error;
use std::fmt::Debug;
use std::panic::{self, catch_unwind, AssertUnwindSafe};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::{env, io, thread};

use rayon_core::*;

/// Prints a result.
fn print(what: &str, result: impl Debug) {
    let result = format!("{result:?}");
    let is_address = |part: &str| part.len() > 5 && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts = result.split_inclusive(|c: char| !c.is_ascii_digit());
    let shown = parts.map(|part| {
        let digits = part.trim_end_matches(|c: char| !c.is_ascii_digit());
        if is_address(digits) {
            part.replace(digits, "N")
        } else {
            part.to_owned()
        }
    });
    println!("{what}\t{}", shown.collect::<String>());
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Returns the message of the panic of `f`.
fn panics<R>(f: impl FnOnce() -> R) -> Option<String> {
    catch_unwind(AssertUnwindSafe(f)).err().map(|panic| said(&*panic))
}

fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().unwrap()
}

/// Prints everything about an error.
fn print_error(what: &str, error: &(dyn Error + 'static)) {
    print(&format!("{what}, Display"), error.to_string());
    print(&format!("{what}, Debug"), error);
    let source = error.source().map(ToString::to_string);
    print(&format!("{what}, source"), source);
}

/// A job that sends its number.
type Job = Box<dyn FnOnce() + Send>;

/// Returns the order in which four jobs run that `f` is to spawn.
fn order(f: impl FnOnce(Vec<Job>) + Send) -> Vec<usize> {
    let (sender, receiver) = channel();
    let job = |n: usize| -> Job {
        let sender = sender.clone();
        Box::new(move || sender.send(n).unwrap())
    };
    f((0..4).map(job).collect());
    drop(sender);
    receiver.iter().collect()
}

/// Returns the parts of a broadcast that `f` is to spawn, sorted.
fn parts(f: impl FnOnce(Box<dyn Fn(BroadcastContext<'_>) + Send + Sync>)) -> Vec<usize> {
    let (sender, receiver) = channel();
    f(Box::new(move |context| sender.send(context.index()).unwrap()));
    let mut parts: Vec<_> = receiver.iter().collect();
    parts.sort_unstable();
    parts
}

fn in_a_scope(pool: &ThreadPool, jobs: Vec<Job>) {
    pool.scope(|scope| jobs.into_iter().for_each(|job| scope.spawn(|_| job())));
}

fn fill(scope: &ScopeFifo<'_>, jobs: Vec<Job>) {
    jobs.into_iter().for_each(|job| scope.spawn_fifo(|_| job()));
}

fn builders() {
    print("max_num_threads: result", max_num_threads());
    print("ThreadPoolBuilder: Debug", ThreadPoolBuilder::new());
    print("ThreadPoolBuilder::new: as the default", format!("{:?}", ThreadPoolBuilder::default()));
    let all = ThreadPoolBuilder::new()
        .num_threads(2)
        .use_current_thread()
        .thread_name(|index| index.to_string())
        .panic_handler(|_| ())
        .stack_size(1 << 20)
        .start_handler(|_| ())
        .exit_handler(|_| ())
        .breadth_first()
        .spawn_handler(|_| Ok(()));
    print("ThreadPoolBuilder: Debug with all settings", all);
    let most = ThreadPoolBuilder::new().num_threads(usize::MAX).spawn_handler(|_| Ok(()));
    print(
        "ThreadPoolBuilder::num_threads: more than the most",
        most.build().unwrap().current_num_threads(),
    );
    let none = ThreadPoolBuilder::new().num_threads(0).build().unwrap().current_num_threads();
    print("ThreadPoolBuilder::num_threads: 0 is the default", none == current_num_threads());
    let refuses = |_| Err(io::Error::other("no thread"));
    let refused = ThreadPoolBuilder::new().spawn_handler(refuses).build().unwrap_err();
    print_error("ThreadPoolBuilder::spawn_handler: an error", &refused);
    let huge = ThreadPoolBuilder::new().num_threads(1).stack_size(1 << 50).build().unwrap_err();
    print_error("ThreadPoolBuilder::stack_size: too much", &huge);
    let handlers = |at: fn(ThreadPoolBuilder, Arc<Mutex<Vec<usize>>>) -> ThreadPoolBuilder| {
        let called = Arc::new(Mutex::new(Vec::new()));
        drop(at(ThreadPoolBuilder::new().num_threads(3), called.clone()).build().unwrap());
        while called.lock().unwrap().len() < 3 {
            thread::yield_now();
        }
        let mut called = called.lock().unwrap().clone();
        called.sort_unstable();
        called
    };
    let start = handlers(|builder, calls| {
        builder.start_handler(move |index| calls.lock().unwrap().push(index))
    });
    print("ThreadPoolBuilder::start_handler: indices", start);
    let exit = handlers(|builder, calls| {
        builder.exit_handler(move |index| calls.lock().unwrap().push(index))
    });
    print("ThreadPoolBuilder::exit_handler: indices", exit);
    let (sender, receiver) = channel();
    let sender = Mutex::new(sender);
    let handler =
        move |panic: Box<dyn Any + Send>| sender.lock().unwrap().send(said(&*panic)).unwrap();
    let handles = ThreadPoolBuilder::new().num_threads(1).panic_handler(handler).build().unwrap();
    handles.spawn(|| panic!("spawned"));
    print("ThreadPoolBuilder::panic_handler: a job", receiver.recv());
    handles.spawn_broadcast(|_| panic!("broadcast"));
    print("ThreadPoolBuilder::panic_handler: a broadcast", receiver.recv());
    let named = ThreadPoolBuilder::new()
        .num_threads(3)
        .thread_name(|index| format!("worker {index}"))
        .build()
        .unwrap();
    print(
        "ThreadPoolBuilder::thread_name: names",
        named.broadcast(|_| thread::current().name().map(str::to_owned)),
    );
    print(
        "ThreadPoolBuilder::thread_name: the default",
        pool(1).broadcast(|_| thread::current().name().map(str::to_owned)),
    );
    let zero = ThreadPoolBuilder::new().num_threads(1).thread_name(|_| String::from("a\0b"));
    let refused = catch_unwind(AssertUnwindSafe(|| zero.build().unwrap_err().to_string()));
    print("ThreadPoolBuilder::thread_name: a zero byte", refused.map_err(|panic| said(&*panic)));
    let first_in = ThreadPoolBuilder::new().num_threads(1).breadth_first().build().unwrap();
    print(
        "ThreadPoolBuilder::breadth_first: the order of a scope",
        order(|jobs| in_a_scope(&first_in, jobs)),
    );
    let scoped = ThreadPoolBuilder::new()
        .num_threads(2)
        .build_scoped(|thread| thread.run(), |pool| pool.install(current_num_threads));
    print("ThreadPoolBuilder::build_scoped: result", scoped.unwrap());
}

fn thread_builders() {
    let keep = |thread: ThreadBuilder| {
        let index = thread.index();
        print(&format!("ThreadBuilder: Debug of {index}"), &thread);
        print(&format!("ThreadBuilder::index: of {index}"), index);
        print(&format!("ThreadBuilder::name: of {index}"), thread.name());
        let size = thread.stack_size().map(|size| size >> 10);
        print(&format!("ThreadBuilder::stack_size: of {index}, KiB"), size);
        thread::spawn(|| thread.run());
        Ok(())
    };
    let builder = ThreadPoolBuilder::new()
        .num_threads(2)
        .thread_name(|index| format!("n{index}"))
        .stack_size(1 << 20);
    let pool = builder.spawn_handler(keep).build().unwrap();
    let parts = pool.broadcast(|context| context.index());
    print("ThreadBuilder::run: parts of a broadcast", parts);
}

fn pools() {
    let (one, three) = (&pool(1), &pool(3));
    print("ThreadPool: Debug", three);
    print(
        "ThreadPool::new: threads",
        ThreadPool::new(Configuration::new().num_threads(2)).unwrap().current_num_threads(),
    );
    print("ThreadPool::install: result", one.install(|| 7));
    print("ThreadPool::install: panic", panics(|| one.install(|| panic!("inside"))));
    print("ThreadPool::current_num_threads: result", three.current_num_threads());
    print("ThreadPool::current_thread_index: outside", three.current_thread_index());
    print("ThreadPool::current_thread_index: inside", one.install(|| one.current_thread_index()));
    print(
        "ThreadPool::current_thread_index: in another pool",
        one.install(|| three.current_thread_index()),
    );
    let pending = |pool: &ThreadPool| pool.current_thread_has_pending_tasks();
    print("ThreadPool::current_thread_has_pending_tasks: outside", pending(one));
    print("ThreadPool::current_thread_has_pending_tasks: inside", one.install(|| pending(one)));
    print(
        "ThreadPool::current_thread_has_pending_tasks: after a spawn",
        one.install(|| {
            spawn(|| ());
            pending(one)
        }),
    );
    print(
        "ThreadPool::current_thread_has_pending_tasks: in another pool",
        one.install(|| pending(three)),
    );
    print("ThreadPool::yield_now: outside", one.yield_now());
    print("ThreadPool::yield_now: without jobs", one.install(|| one.yield_now()));
    print(
        "ThreadPool::yield_now: after a spawn",
        one.install(|| {
            spawn(|| ());
            one.yield_now()
        }),
    );
    print("ThreadPool::yield_now: in another pool", one.install(|| three.yield_now()));
    print("ThreadPool::yield_local: outside", one.yield_local());
    print("ThreadPool::yield_local: without jobs", one.install(|| one.yield_local()));
    print(
        "ThreadPool::yield_local: after a spawn",
        one.install(|| {
            spawn(|| ());
            one.yield_local()
        }),
    );
    print("ThreadPool::join: result", one.join(|| 1, || 2));
    print("ThreadPool::join: panic", panics(|| one.join(|| (), || panic!("second"))));
    print(
        "ThreadPool::broadcast: results",
        three.broadcast(|context| (context.index(), context.num_threads())),
    );
    print("ThreadPool::broadcast: panic", panics(|| three.broadcast(|_| panic!("part"))));
    print("ThreadPool::scope: order", order(|jobs| in_a_scope(one, jobs)));
    print(
        "ThreadPool::scope: panic of a job",
        panics(|| one.scope(|s| s.spawn(|_| panic!("job")))),
    );
    print("ThreadPool::scope_fifo: order", order(|jobs| one.scope_fifo(|scope| fill(scope, jobs))));
    print("ThreadPool::in_place_scope: index", one.in_place_scope(|_| current_thread_index()));
    print(
        "ThreadPool::in_place_scope_fifo: order",
        order(|jobs| one.in_place_scope_fifo(|scope| fill(scope, jobs))),
    );
    print(
        "ThreadPool::spawn: order from outside",
        order(|jobs| jobs.into_iter().for_each(|job| one.spawn(job))),
    );
    print(
        "ThreadPool::spawn: order on a worker",
        order(|jobs| one.install(|| jobs.into_iter().for_each(|job| one.spawn(job)))),
    );
    print(
        "ThreadPool::spawn_fifo: order on a worker",
        order(|jobs| one.install(|| jobs.into_iter().for_each(|job| one.spawn_fifo(job)))),
    );
    print("ThreadPool::spawn_broadcast: parts", parts(|part| three.spawn_broadcast(part)));
}

/// The functions outside of a pool, and in one.
fn functions() {
    print("current_thread_index: outside", current_thread_index());
    print("current_thread_has_pending_tasks: outside", current_thread_has_pending_tasks());
    print("yield_now: outside", yield_now());
    print("yield_local: outside", yield_local());
    print("join: both panic", panics(|| join(|| panic!("first"), || panic!("second"))));
    print(
        "broadcast: as many results as threads",
        broadcast(|_| ()).len() == current_num_threads(),
    );
    print("in_place_scope: index", in_place_scope(|_| current_thread_index()));
    print("join_context: outside", join_context(|a| a.migrated(), |b| b.migrated()).0);
    let one = pool(1);
    one.install(|| {
        print("current_num_threads: inside", current_num_threads());
        print("current_thread_index: inside", current_thread_index());
        print("current_thread_has_pending_tasks: inside", current_thread_has_pending_tasks());
        print("yield_now: without jobs", yield_now());
        print("yield_local: without jobs", yield_local());
        print("Yield: Debug", (Yield::Executed, Yield::Idle));
        print("Yield: equal", Yield::Executed == Yield::Idle);
        print("join: result", join(|| 1, || 2));
        print("join: the second panics", panics(|| join(|| 1, || panic!("second"))));
        print("join_context: inside", join_context(|a| a.migrated(), |b| b.migrated()));
        join_context(|a| print("FnContext: Debug", a), |_| ());
        print("FnContext::migrated: inside", join_context(|a| a.migrated(), |_| ()).0);
        scope(|s| print("Scope: Debug", s));
        print("scope: panic of the body", panics(|| scope(|_| panic!("body"))));
        print(
            "scope: panics of the body and of a job",
            panics(|| {
                scope(|s| {
                    s.spawn(|_| panic!("job"));
                    panic!("body")
                })
            }),
        );
        print("Scope::spawn: panic", panics(|| scope(|s| s.spawn(|_| panic!("job")))));
        let count = AtomicUsize::new(0);
        scope(|s| {
            s.spawn_broadcast(|_, context| _ = count.fetch_add(context.num_threads(), SeqCst))
        });
        print("Scope::spawn_broadcast: parts", &count);
        scope_fifo(|s| print("ScopeFifo: Debug", s));
        print("scope_fifo: panic of the body", panics(|| scope_fifo(|_| panic!("body"))));
        print(
            "ScopeFifo::spawn_fifo: panic",
            panics(|| scope_fifo(|s| s.spawn_fifo(|_| panic!("job")))),
        );
        scope_fifo(|s| {
            s.spawn_broadcast(|_, context| _ = count.fetch_add(context.num_threads(), SeqCst))
        });
        print("ScopeFifo::spawn_broadcast: parts", &count);
        print(
            "in_place_scope: panic of a job",
            panics(|| in_place_scope(|s| s.spawn(|_| panic!("job")))),
        );
        print(
            "in_place_scope_fifo: panic of a job",
            panics(|| in_place_scope_fifo(|s| s.spawn_fifo(|_| panic!("job")))),
        );
        broadcast(|context| {
            print("BroadcastContext: Debug", &context);
            print("BroadcastContext::index: value", context.index());
            print("BroadcastContext::num_threads: value", context.num_threads());
        });
        print("broadcast: panic", panics(|| broadcast(|_| panic!("part"))));
    });
    print(
        "spawn: order on a worker",
        order(|jobs| one.install(|| jobs.into_iter().for_each(spawn))),
    );
    print(
        "spawn_fifo: order on a worker",
        order(|jobs| one.install(|| jobs.into_iter().for_each(spawn_fifo))),
    );
    print("spawn_broadcast: parts", parts(|part| one.install(|| spawn_broadcast(part))));
}

/// The deprecated builder.
fn configurations() {
    let all = Configuration::new()
        .num_threads(2)
        .thread_name(|index| index.to_string())
        .panic_handler(|_| ())
        .stack_size(1 << 20)
        .breadth_first()
        .start_handler(|_| ())
        .exit_handler(|_| ());
    for item in [
        "num_threads",
        "thread_name",
        "panic_handler",
        "stack_size",
        "breadth_first",
        "start_handler",
        "exit_handler",
    ] {
        print(&format!("Configuration::{item}: Debug"), &all);
    }
    print("Configuration: Debug", Configuration::default());
    print("Configuration::new: Debug", Configuration::new());
    print("Configuration::build: threads", all.build().unwrap().current_num_threads());
    let huge = Configuration::new().num_threads(1).stack_size(1 << 50).build().unwrap_err();
    print_error("Configuration::build: an error", &*huge);
}

/// A program: its name, its environment, and the function that runs it.
type Program = (&'static str, &'static [(&'static str, &'static str)], fn());

/// Programs that need their own process.
const CHILDREN: [Program; 10] = [
    ("ThreadPoolBuilder::build_global: twice", &[], || {
        ThreadPoolBuilder::new().num_threads(2).build_global().unwrap();
        let again = ThreadPoolBuilder::new().build_global().unwrap_err();
        print_error("ThreadPoolBuildError: a second global pool", &again);
        let again = initialize(Configuration::new()).unwrap_err();
        print_error("initialize: a second global pool", &*again);
        print("ThreadPoolBuilder::build_global: threads", current_num_threads());
    }),
    ("ThreadPoolBuilder::build_global: after its first use", &[], || {
        join(|| (), || ());
        print("result", ThreadPoolBuilder::new().build_global().map_err(|error| error.to_string()));
    }),
    ("ThreadPoolBuilder::use_current_thread: in a pool", &[], || {
        let pool = ThreadPoolBuilder::new().num_threads(2).use_current_thread().build().unwrap();
        print("ThreadPoolBuilder::use_current_thread: index", pool.current_thread_index());
        let again = ThreadPoolBuilder::new().use_current_thread().build().unwrap_err();
        print_error("ThreadPoolBuilder::build: the current thread is in a pool", &again);
    }),
    ("current_num_threads: RAYON_NUM_THREADS=5", &[("RAYON_NUM_THREADS", "5")], || {
        print("result", current_num_threads())
    }),
    ("current_num_threads: RAYON_RS_NUM_CPUS=6", &[("RAYON_RS_NUM_CPUS", "6")], || {
        print("result", current_num_threads())
    }),
    (
        "join: the global pool cannot be built",
        &[("RUST_MIN_STACK", "1125899906842624"), ("RAYON_NUM_THREADS", "3")],
        || {
            print("result", panics(|| join(|| (), || ())));
        },
    ),
    ("spawn: a panic without a handler", &[], || {
        pool(1).spawn(|| panic!("spawned"));
        thread::park()
    }),
    ("ThreadPoolBuilder::panic_handler: a panic of the handler", &[], || {
        let pool = ThreadPoolBuilder::new()
            .num_threads(1)
            .panic_handler(|_| panic!("again"))
            .build()
            .unwrap();
        pool.spawn(|| panic!("spawned"));
        thread::park();
    }),
    ("ThreadPoolBuilder::start_handler: a panic without a handler", &[], || {
        let _pool =
            ThreadPoolBuilder::new().num_threads(1).start_handler(|_| panic!("start")).build();
        thread::park();
    }),
    ("ThreadBuilder::run: on a worker", &[], || {
        let (sender, receiver) = channel();
        let outer = ThreadPoolBuilder::new()
            .num_threads(1)
            .spawn_handler(move |thread| {
                sender.send(thread).unwrap();
                Ok(())
            })
            .build()
            .unwrap();
        let thread = receiver.recv().unwrap();
        let message = pool(1).install(|| panics(|| thread.run()));
        print("result", message);
        drop(outer);
    }),
];

/// Runs each of them, and prints what it prints, and how it ends.
fn children() {
    for (index, (name, variables, _)) in CHILDREN.iter().enumerate() {
        let child = Command::new(env::current_exe().unwrap())
            .arg(index.to_string())
            .env_remove("RUST_BACKTRACE")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        for line in String::from_utf8(child.stdout).unwrap().lines() {
            println!("{}", line.replace("result\t", &format!("{name}\t")));
        }
        print(&format!("{name}, end"), child.status.to_string());
        let errors = String::from_utf8(child.stderr).unwrap();
        // The lines of the panics have places in the source.
        let own = errors.lines().filter(|line| line.contains("aborting"));
        print(&format!("{name}, said"), own.collect::<Vec<_>>());
    }
}

fn main() {
    if let Some(child) = env::args().nth(1) {
        let (_, _, program) = CHILDREN[child.parse::<usize>().expect("the number of a child")];
        return program();
    }
    // The messages of panics that are expected.
    panic::set_hook(Box::new(|_| ()));
    builders();
    thread_builders();
    pools();
    functions();
    configurations();
    children();
}
