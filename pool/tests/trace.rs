//! What is recorded of a pool.

mod suite {
    pub mod fib;
    pub mod pools;
}

use std::collections::HashMap;
use std::hint;
use std::panic::catch_unwind;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool::trace::{Arrow, Because, Recording, Slice, Source, Thread, Trace, What, span};
use chase_lev_pool::{join, scope};
use serde_json::Value;
use suite::fib::fib;
use suite::pools::{of, until};

/// There is one recording at a time.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
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

fn slices(trace: &Trace) -> impl Iterator<Item = &Slice> {
    trace.threads.iter().flat_map(|thread| &thread.slices)
}

/// The only slice of a thread that is so.
fn only(thread: &Thread, is_so: fn(&What) -> bool) -> &Slice {
    let mut found = thread.slices.iter().filter(|slice| is_so(&slice.what));
    let (one, another) = (found.next(), found.next());
    assert!(another.is_none(), "{one:?} and {another:?}");
    one.unwrap_or_else(|| panic!("there is none: {thread:?}"))
}

fn arrows(trace: &Trace, because: Because) -> Vec<Arrow> {
    let mut arrows = trace.arrows();
    arrows.retain(|arrow| arrow.because == because);
    arrows
}

/// What Perfetto is given.
fn json(trace: &Trace) -> Vec<u8> {
    let mut json = Vec::new();
    trace.write_json(&mut json).expect("a vector takes all");
    json
}

/// Something of everything.
fn mixture() -> Trace {
    let pool = of(4);
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
    let pool = of(2);
    let both = AtomicBool::new(false);
    let trace = record(|| {
        let wait = || assert!(until(|| both.load(Relaxed)), "nobody takes the other");
        pool.install(|| join(wait, || both.store(true, Relaxed)));
    });
    let stolen = arrows(&trace, Because::Stolen);
    let [Arrow { from, to, .. }] = stolen[..] else {
        panic!("one was stolen: {stolen:?}")
    };
    assert_ne!(from.thread, to.thread);
    let run = only(&trace.threads[to.thread], |what| {
        matches!(what, What::Run(_, Source::Stolen(_)))
    });
    assert_eq!(run.what.label(), "trace::a_steal_is_an_arrow");
    assert_eq!(run.from, to.time);
    // The victim was in the midst of the job that forked.
    let around = only(&trace.threads[from.thread], |what| {
        matches!(what, What::Run(_, Source::Injector))
    });
    assert!((around.from..=around.to).contains(&from.time));
}

#[test]
fn who_sleeps_is_woken() {
    let _alone = alone();
    let pool = of(1);
    until_all_sleep(1);
    let recorded = thread::Builder::new()
        .name("caller".to_owned())
        .spawn(move || record(|| pool.install(|| thread::sleep(Duration::from_millis(1)))));
    let trace = recorded.expect("a thread").join().expect("no panics");
    let [worker, caller] = &trace.threads[..] else {
        panic!("{:?}", trace.threads)
    };
    assert_eq!([&*worker.name, &*caller.name], ["worker 0", "caller"]);
    // It had begun before.
    let (from, woken) = sleeps(worker)[0];
    assert_eq!(from, Duration::ZERO);
    let has = |because, from, to, time| {
        let arrows = arrows(&trace, because);
        let is =
            |arrow: &Arrow| (arrow.from.thread, arrow.to.thread, arrow.to.time) == (from, to, time);
        let found = arrows.iter().any(is);
        assert!(found, "{from} to {to} at {time:?}: {arrows:?}");
    };
    has(Because::Woken, 1, 0, woken);
    let run = only(worker, |what| matches!(what, What::Run(..)));
    assert!(run.to - run.from >= Duration::from_millis(1));
    has(Because::Submitted, 1, 0, run.from);
    let call = only(caller, |what| matches!(what, What::Call));
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
    let pool = of(WORKERS);
    until_all_sleep(WORKERS);
    let brief = || thread::sleep(Duration::from_millis(20));
    let trace = record(|| {
        pool.scope(|s| (0..2 * WORKERS).for_each(|_| s.spawn(move |_| brief())));
    });
    let mut wakes = arrows(&trace, Because::Woken);
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
    for thread in &trace.threads {
        assert_eq!(thread.lost, 0);
        let mut slices: Vec<_> = thread.slices.iter().collect();
        slices.sort_by_key(|slice| (slice.from, slice.depth));
        // The ends of those that this is in.
        let mut open: Vec<Duration> = Vec::new();
        for slice in slices {
            let ends_in_time = slice.from <= slice.to && slice.to <= trace.length;
            assert!(ends_in_time, "{slice:?}");
            assert!(open.len() >= slice.depth, "{slice:?} is in nothing");
            let have_ended = open.drain(slice.depth..).all(|end| end <= slice.from);
            assert!(have_ended, "{slice:?} begins before another ends");
            let is_within = open.last().is_none_or(|&around| slice.to <= around);
            assert!(is_within, "{slice:?}");
            open.push(slice.to);
        }
    }
    // 20 calls, spans and spawned jobs, 200 jobs of scopes, 80 parts of broadcasts, for example.
    let count = slices(&trace).count();
    assert!(count > 340, "{count}");
    let jobs = slices(&trace).filter(|slice| matches!(slice.what, What::Run(..)));
    assert!(jobs.count() >= 20 + 20 + 200 + 80);
}

#[test]
fn json_has_what_perfetto_wants() {
    let _alone = alone();
    let trace = mixture();
    let json: Value = serde_json::from_slice(&json(&trace)).expect("JSON");
    let events = json["traceEvents"].as_array().expect("events");
    let number = |event: &Value, key: &str| {
        let number = event[key].as_f64();
        number.unwrap_or_else(|| panic!("{key} of {event}"))
    };
    let phase = |name| events.iter().filter(move |event| event["ph"] == name);
    assert_eq!(phase("X").count(), slices(&trace).count());
    for (event, slice) in phase("X").zip(slices(&trace)) {
        let [from, to] = [slice.from, slice.to].map(|time| time.as_nanos() as f64 / 1000.0);
        let (begin, length) = (number(event, "ts"), number(event, "dur"));
        assert!((begin - from).abs() < 0.001, "{event}: {slice:?}");
        assert!((length - (to - from)).abs() < 0.001, "{event}: {slice:?}");
        assert!(length >= 0.0 && event["name"].is_string(), "{event}");
    }
    let names = phase("M").filter(|event| event["name"] == "thread_name");
    assert_eq!(names.count(), trace.threads.len());
    let arrows = trace.arrows();
    assert!(arrows.len() > 20, "one a call at least: {}", arrows.len());
    let (begins, ends): (Vec<_>, Vec<_>) = (phase("s").collect(), phase("f").collect());
    assert_eq!((begins.len(), ends.len()), (arrows.len(), arrows.len()));
    for (begin, end) in begins.into_iter().zip(ends) {
        assert_eq!(begin["id"], end["id"]);
        assert!(number(begin, "ts") <= number(end, "ts"));
        assert_ne!(begin["tid"], end["tid"]);
        // An arrow ends in a slice, or Perfetto does not draw it.
        let is_in = |slice: &Value| {
            let since = number(end, "ts") - number(slice, "ts");
            slice["tid"] == end["tid"] && (0.0..=number(slice, "dur") + 0.001).contains(&since)
        };
        assert!(phase("X").any(is_in), "{end} ends in nothing");
    }
}

#[test]
fn there_is_one_recording_and_it_begins_anew() {
    let _alone = alone();
    let first = Recording::start().expect("there is no other");
    let error = Recording::start().expect_err("there is another");
    assert!(error.to_string().contains("stop or drop"), "{error}");
    drop(span(|| "forgotten".to_owned()));
    drop(first);
    drop(span(|| unreachable!("nothing records")));
    let trace = record(|| drop(span(|| "kept".to_owned())));
    let labels: Vec<_> = slices(&trace).map(|slice| slice.what.label()).collect();
    assert_eq!(labels, ["kept"]);
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
    let own = named(&trace, "a_panic_ends_its_spans").slices.iter();
    let seen: Vec<_> = own.map(|slice| (slice.what.label(), slice.depth)).collect();
    let expected = [("inner", 1), ("outer", 0), ("after", 0)];
    assert_eq!(seen, expected.map(|(name, depth)| (name.into(), depth)));
}

#[test]
fn what_has_no_room_is_counted() {
    let _alone = alone();
    const ROOM: u64 = 1 << 20;
    let trace = record(|| (0..ROOM + 5).for_each(|_| drop(span(String::new))));
    let own = named(&trace, "what_has_no_room_is_counted");
    assert_eq!((own.slices.len() as u64, own.lost), (ROOM, 5));
    let start = b"{\"displayTimeUnit\":\"ns\",\n\"otherData\":{\"lost\":5},";
    assert!(json(&trace).starts_with(start));
}

#[test]
fn an_error_names_the_file() {
    let _alone = alone();
    let trace = record(|| drop(span(|| "one".to_owned())));
    let folder = std::env::temp_dir().join(format!("chase-lev-trace-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let (good, bad) = (folder.join("a.json"), folder.join("none/a.json"));
    trace.save(&good).expect("it can be written");
    assert_eq!(std::fs::read(good).expect("it was written"), json(&trace));
    let error = trace.save(bad).expect_err("no folder");
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
