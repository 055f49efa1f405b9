//! Scratch.
#![cfg(all(loom, feature = "loom"))]
use std::sync::{Arc, atomic::{AtomicUsize, Ordering::Relaxed}, Mutex};
use std::collections::BTreeSet;
use dependent::{Careful, Sleep, crew};
use loom::thread;
use chase_lev::{Worker, Steal};

fn count(name: &str, f: impl Fn() + Send + Sync + 'static) -> usize {
    let n = Arc::new(AtomicUsize::new(0));
    let c = n.clone();
    let t = std::time::Instant::now();
    loom::model(move || { c.fetch_add(1, Relaxed); f() });
    let n = n.load(Relaxed);
    eprintln!("{name}: {n} executions {:?}", t.elapsed());
    n
}
fn wake<S: Sleep + Send + 'static>() {
    let mut crew = crew::<usize, S>(2, 1);
    let (helper, owner) = (crew.pop().unwrap(), crew.pop().unwrap());
    let t = thread::spawn(move || helper.next());
    owner.spawn(7);
    assert_eq!(t.join().unwrap(), Some(7));
}
#[test] fn a_right() { count("wake", wake::<Careful>); }
struct Hasty; impl Sleep for Hasty { const LOOKS_AGAIN: bool = false; }
struct Fenceless; impl Sleep for Fenceless { const FENCES: bool = false; }
#[test] #[should_panic(expected="deadlock")] fn b_hasty() { count("hasty", wake::<Hasty>); }
#[test] #[should_panic(expected="deadlock")] fn c_fenceless() { count("fenceless", wake::<Fenceless>); }
fn all(jobs: usize, capacity: usize) {
    let mut crew = crew::<usize, Careful>(2, capacity);
    let (helper, owner) = (crew.pop().unwrap(), crew.pop().unwrap());
    let t = thread::spawn(move || { let mut s = 0; while let Some(j) = helper.next() { s += j } s });
    for j in 1..=jobs { owner.spawn(j); }
    owner.close();
    let mut s = 0;
    while let Some(j) = owner.next() { s += j }
    assert_eq!(s + t.join().unwrap(), jobs * (jobs + 1) / 2);
}
#[test] #[ignore] fn d_all1() { count("all 1", || all(1, 1)); }
#[test] #[ignore] fn d_all2() { count("all 2 growing", || all(2, 1)); }
fn outcomes(name: &str, pushes: usize, thieves: &'static [usize]) -> usize {
    let seen = Arc::new(Mutex::new(BTreeSet::new()));
    let s = seen.clone();
    count(name, move || {
        let w = Worker::with_capacity(4);
        (0..pushes).for_each(|i| w.push(i));
        let ts: Vec<_> = thieves.iter().map(|&n| { let v = w.stealer(); thread::spawn(move || (0..n).map(|_| match v.steal() { Steal::Success(x) => x as isize, Steal::Empty => -1, Steal::Retry => -2 }).collect::<Vec<_>>()) }).collect();
        let o: Vec<_> = ts.into_iter().map(|t| t.join().unwrap()).collect();
        s.lock().unwrap().insert(o);
    });
    let n = seen.lock().unwrap().len();
    eprintln!("{n} outcomes"); n
}
#[test] fn e_1() { assert_eq!(outcomes("P|s|s", 1, &[1,1]), 4); }
#[test] fn e_2() { assert_eq!(outcomes("PP|ss|s", 2, &[2,1]), 6); }
#[test] fn e_3() { assert_eq!(outcomes("PP|ss|ss", 2, &[2,2]), 14); }
#[test] #[ignore] fn e_4() { assert_eq!(outcomes("P|s|s|s", 1, &[1,1,1]), 12); }
fn grow(pushes: usize, steals: usize) {
    let w = Worker::with_capacity(1);
    w.push(0);
    let v = w.stealer();
    let t = thread::spawn(move || (0..steals).filter(|_| v.steal().is_success()).count());
    (1..pushes).for_each(|i| w.push(i));
    let n = t.join().unwrap();
    assert_eq!(n + std::iter::from_fn(|| w.pop()).count(), pushes);
}
#[test] fn f_1() { count("Pp|s", || grow(2, 1)); }
#[test] fn f_2() { count("Ppp|s", || grow(3, 1)); }
#[test] fn f_3() { count("Pp|ss", || grow(2, 2)); }
