//! What is recorded of a pool.

use std::collections::HashMap;
use std::hint;
use std::panic::catch_unwind;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool::trace::{Because, Recording, Source, Thread, Trace, What, span};
use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, join, scope};
use serde_json::Value;

/// There is one recording at a time.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The workers' names are their indices.
fn pool(threads: usize) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.build().expect("threads")
}

fn record(act: impl FnOnce()) -> Trace {
    let recording = Recording::start().expect("there is no other");
    act();
    recording.stop()
}

fn sleeps(thread: &Thread) -> Vec<(Duration, Duration)> {
    let slices = thread.slices.iter();
    let sleeps = slices.filter(|slice| matches!(slice.what, What::Sleep(_)));
    sleeps.map(|slice| (slice.from, slice.to)).collect()
}

/// Waits until so many threads do nothing but sleep.
fn until_all_sleep(threads: usize) {
    let sleeping = || {
        let trace = record(|| thread::sleep(Duration::from_millis(10)));
        let whole = (Duration::ZERO, trace.length);
        let threads = trace.threads.iter();
        threads.filter(|thread| sleeps(thread) == [whole]).count()
    };
    while sleeping() < threads {}
}

fn named<'a>(trace: &'a Trace, name: &str) -> &'a Thread {
    let found = trace.threads.iter().find(|thread| thread.name == name);
    found.unwrap_or_else(|| panic!("no thread {name:?} in {:?}", trace.threads))
}

fn fib(n: u32) -> u32 {
    match n {
        0 | 1 => n,
        _ => {
            let (one, other) = join(|| fib(n - 1), || fib(n - 2));
            one + other
        }
    }
}

/// Something of everything.
fn mixture() -> Trace {
    let pool = pool(4);
    let trace = record(|| {
        for round in 0..20 {
            let _round = span(|| format!("round {round}"));
            pool.install(|| {
                scope(|s| (0..10).for_each(|n| s.spawn(move |_| _ = hint::black_box(fib(n)))));
                hint::black_box(fib(16))
            });
            pool.spawn(|| ());
            pool.broadcast(|context| hint::black_box(context.index()));
        }
    });
    pool.shutdown();
    trace
}

#[test]
fn a_steal_is_an_arrow() {
    let _alone = alone();
    let pool = pool(2);
    let both = AtomicBool::new(false);
    let mut joined = None;
    let trace = record(|| {
        let wait = || {
            while !both.load(Relaxed) {
                thread::yield_now();
            }
        };
        joined = Some(pool.install(|| join(wait, || both.store(true, Relaxed))));
    });
    assert!(joined.is_some());
    let arrows = trace.arrows();
    let stolen: Vec<_> = arrows
        .iter()
        .filter(|arrow| arrow.because == Because::Stolen)
        .collect();
    let [arrow] = stolen[..] else {
        panic!("one was stolen: {arrows:?}")
    };
    assert_ne!(arrow.from.thread, arrow.to.thread);
    let thief = &trace.threads[arrow.to.thread];
    let is_stolen = |slice: &&_| {
        matches!(
            slice,
            chase_lev_pool::trace::Slice {
                what: What::Run(_, Source::Stolen(_)),
                ..
            }
        )
    };
    let run = thief
        .slices
        .iter()
        .find(is_stolen)
        .expect("the thief ran it");
    assert_eq!(run.what.label(), "trace::a_steal_is_an_arrow");
    assert_eq!(run.from, arrow.to.time);
    // The victim was in the midst of the job that forked.
    let victim = &trace.threads[arrow.from.thread];
    let around = |slice: &&chase_lev_pool::trace::Slice| {
        matches!(slice.what, What::Run(_, Source::Injector))
            && slice.from <= arrow.from.time
            && arrow.from.time <= slice.to
    };
    assert_eq!(victim.slices.iter().filter(around).count(), 1);
}

#[test]
fn who_sleeps_is_woken() {
    let _alone = alone();
    let pool = pool(1);
    until_all_sleep(1);
    let recorded = thread::Builder::new()
        .name("caller".to_owned())
        .spawn(move || record(|| pool.install(|| thread::sleep(Duration::from_millis(1)))));
    let trace = recorded.expect("a thread").join().expect("no panics");
    let names: Vec<_> = trace.threads.iter().map(|thread| &*thread.name).collect();
    assert_eq!(names, ["worker 0", "caller"]);
    let [worker, caller] = &trace.threads[..] else {
        unreachable!()
    };
    // It had begun before.
    let (from, woken) = sleeps(worker)[0];
    assert_eq!(from, Duration::ZERO);
    let has = |because, from, to, time| {
        let arrows = trace.arrows();
        let found = arrows.iter().any(|arrow| {
            arrow.because == because
                && arrow.from.thread == from
                && arrow.to.thread == to
                && time == arrow.to.time
        });
        assert!(
            found,
            "{because:?} from {from} to {to} at {time:?}: {arrows:?}"
        );
    };
    has(Because::Woken, 1, 0, woken);
    let run = worker
        .slices
        .iter()
        .find(|slice| matches!(slice.what, What::Run(..)))
        .expect("it ran");
    assert!(run.to - run.from >= Duration::from_millis(1));
    has(Because::Submitted, 1, 0, run.from);
    let call = caller
        .slices
        .iter()
        .find(|slice| matches!(slice.what, What::Call))
        .expect("it called");
    assert!(call.from <= run.from && run.to <= call.to);
    let (_, answered) = *sleeps(caller).last().expect("it waited");
    has(Because::Woken, 0, 1, answered);
}

/// Whoever finds a job wakes two others, if there are more. So it takes some ten steps on a quiet
/// machine until 64 are awake, and at most half of their number if always the same is scheduled.
#[test]
fn a_burst_wakes_two_at_a_time() {
    const WORKERS: usize = 64;
    let _alone = alone();
    let pool = pool(WORKERS);
    until_all_sleep(WORKERS);
    let brief = || thread::sleep(Duration::from_millis(20));
    let trace = record(|| {
        pool.scope(|s| (0..2 * WORKERS).for_each(|_| s.spawn(move |_| brief())));
    });
    let mut wakes = trace.arrows();
    wakes.retain(|arrow| arrow.because == Because::Woken);
    wakes.sort_by_key(|arrow| arrow.to.time);
    // By how many in a row each worker was first woken, by thread.
    let mut steps: HashMap<usize, usize> = HashMap::new();
    for wake in wakes {
        let before = steps.get(&wake.from.thread).copied().unwrap_or(0);
        steps.entry(wake.to.thread).or_insert(before + 1);
    }
    let woken = steps.keys().filter(|&&thread| thread < WORKERS).count();
    let most = steps.values().max().copied().unwrap_or(0);
    println!("{woken} of {WORKERS} workers were woken, in {most} steps");
    assert!(woken > WORKERS / 2, "{woken} were woken");
    assert!(most <= WORKERS / 2, "it took {most} steps");
}

#[test]
fn slices_nest() {
    let _alone = alone();
    let trace = mixture();
    let mut count = 0;
    for thread in &trace.threads {
        assert_eq!(thread.lost, 0);
        count += thread.slices.len();
        let mut slices: Vec<_> = thread.slices.iter().collect();
        slices.sort_by_key(|slice| (slice.from, slice.depth));
        // The ends of those that this is in.
        let mut open: Vec<Duration> = Vec::new();
        for slice in slices {
            assert!(
                slice.from <= slice.to && slice.to <= trace.length,
                "{slice:?}"
            );
            open.truncate(slice.depth + 1);
            if open.len() > slice.depth {
                let before = open.pop().expect("there is one");
                assert!(before <= slice.from, "{slice:?} begins before another ends");
            }
            assert_eq!(open.len(), slice.depth, "{slice:?} is in nothing");
            assert!(
                open.last().is_none_or(|&around| slice.to <= around),
                "{slice:?}"
            );
            open.push(slice.to);
        }
    }
    // 20 calls, spans and spawned jobs, 200 jobs of scopes, 80 parts of broadcasts, for example.
    assert!(count > 340, "{count}");
    let jobs = trace.threads.iter().flat_map(|thread| &thread.slices);
    let jobs = jobs.filter(|slice| matches!(slice.what, What::Run(..)));
    assert!(jobs.count() >= 20 + 20 + 200 + 80);
}

#[test]
fn json_has_what_perfetto_wants() {
    let _alone = alone();
    let trace = mixture();
    let mut json = Vec::new();
    trace.write_json(&mut json).expect("a vector takes all");
    let json: Value = serde_json::from_slice(&json).expect("JSON");
    let events = json["traceEvents"].as_array().expect("events");
    let number = |event: &Value, key: &str| {
        event[key]
            .as_f64()
            .unwrap_or_else(|| panic!("{key} of {event}"))
    };
    let of = |phase| events.iter().filter(move |event| event["ph"] == phase);
    let slices: usize = trace.threads.iter().map(|thread| thread.slices.len()).sum();
    assert_eq!(of("X").count(), slices);
    let recorded = trace.threads.iter().flat_map(|thread| &thread.slices);
    for (event, slice) in of("X").zip(recorded) {
        let [from, to] = [slice.from, slice.to].map(|time| time.as_nanos() as f64 / 1000.0);
        assert!(
            (number(event, "ts") - from).abs() < 0.001,
            "{event}: {slice:?}"
        );
        let length = number(event, "dur");
        assert!((length - (to - from)).abs() < 0.001, "{event}: {slice:?}");
    }
    assert!(of("X").all(|slice| number(slice, "dur") >= 0.0 && slice["name"].is_string()));
    assert_eq!(
        of("M")
            .filter(|event| event["name"] == "thread_name")
            .count(),
        trace.threads.len()
    );
    let arrows = trace.arrows();
    assert!(arrows.len() > 20, "one a call at least: {}", arrows.len());
    let (begins, ends): (Vec<_>, Vec<_>) = (of("s").collect(), of("f").collect());
    assert_eq!((begins.len(), ends.len()), (arrows.len(), arrows.len()));
    for (begin, end) in begins.into_iter().zip(ends) {
        assert_eq!(begin["id"], end["id"]);
        assert!(number(begin, "ts") <= number(end, "ts"));
        assert_ne!(begin["tid"], end["tid"]);
        // An arrow ends in a slice, or Perfetto does not draw it.
        let time = number(end, "ts");
        let is_in = |slice: &Value| {
            slice["tid"] == end["tid"]
                && number(slice, "ts") <= time
                && time <= number(slice, "ts") + number(slice, "dur") + 0.001
        };
        assert!(of("X").any(is_in), "{end} ends in nothing");
    }
}

#[test]
fn there_is_one_recording_and_it_begins_anew() {
    let _alone = alone();
    let first = Recording::start().expect("there is no other");
    let error = Recording::start()
        .expect_err("there is another")
        .to_string();
    assert!(error.contains("stop or drop"), "{error}");
    drop(span(|| "forgotten".to_owned()));
    drop(first);
    drop(span(|| unreachable!("nothing records")));
    let trace = record(|| drop(span(|| "kept".to_owned())));
    let slices: Vec<_> = trace
        .threads
        .iter()
        .flat_map(|thread| &thread.slices)
        .collect();
    let [slice] = slices[..] else {
        panic!("{slices:?}")
    };
    assert_eq!(slice.what.label(), "kept");
}

#[test]
fn a_panic_ends_its_spans() {
    let _alone = alone();
    let trace = record(|| {
        let caught = catch_unwind(|| {
            let _outer = span(|| "outer".to_owned());
            let _inner = span(|| "inner".to_owned());
            panic!("for the test");
        });
        assert!(caught.is_err());
        drop(span(|| "after".to_owned()));
    });
    let own = named(&trace, "a_panic_ends_its_spans");
    let seen: Vec<_> = own
        .slices
        .iter()
        .map(|slice| (slice.what.label().into_owned(), slice.depth))
        .collect();
    let expected = [("inner", 1), ("outer", 0), ("after", 0)];
    assert_eq!(seen, expected.map(|(name, depth)| (name.to_owned(), depth)));
}

#[test]
fn what_has_no_room_is_counted() {
    let _alone = alone();
    const ROOM: u64 = 1 << 20;
    let trace = record(|| (0..ROOM + 5).for_each(|_| drop(span(String::new))));
    let own = named(&trace, "what_has_no_room_is_counted");
    assert_eq!((own.slices.len() as u64, own.lost), (ROOM, 5));
    let mut json = Vec::new();
    trace.write_json(&mut json).expect("a vector takes all");
    assert!(json.starts_with(b"{\"displayTimeUnit\":\"ns\",\n\"otherData\":{\"lost\":5},"));
}

#[test]
fn an_error_names_the_file() {
    let _alone = alone();
    let trace = record(|| drop(span(|| "one".to_owned())));
    let folder = std::env::temp_dir().join(format!("chase-lev-trace-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    trace
        .save(folder.join("a.json"))
        .expect("it can be written");
    let text = std::fs::read_to_string(folder.join("a.json")).expect("it was written");
    assert!(text.starts_with("{\"displayTimeUnit\""), "{text}");
    let error = trace
        .save(folder.join("none/a.json"))
        .expect_err("no folder");
    assert!(error.to_string().contains("none/a.json"), "{error}");
    std::fs::remove_dir_all(&folder).expect("it can be removed");
}

#[test]
fn a_thread_that_ends_is_kept_until_the_recording_ends() {
    let _alone = alone();
    let trace = record(|| {
        let start = Instant::now();
        let brief = thread::Builder::new().name("brief".to_owned());
        let brief = brief.spawn(move || drop(span(|| format!("{start:?}"))));
        brief.expect("a thread").join().expect("no panics");
    });
    assert_eq!(named(&trace, "brief").slices.len(), 1);
    let trace = record(|| ());
    assert!(trace.threads.is_empty(), "{trace:?}");
}
