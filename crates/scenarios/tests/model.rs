//! Programs that use the deque, explored with the steps that it takes on a machine.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use chase_lev::Worker;
use chase_lev_atomics::thread;
use chase_lev_scenarios::model;

/// An owner and a thief want the same element. Each of them gets it in many executions.
#[test]
fn a_race_has_two_winners() {
    static STOLEN: AtomicUsize = AtomicUsize::new(0);
    let executions = model(|| {
        let owner = Worker::with_capacity(1);
        owner.push(1);
        let victim = owner.stealer();
        let thief = thread::spawn(move || victim.steal().success());
        let popped = owner.pop();
        let stolen = thief.join().unwrap();
        assert_ne!(popped.is_some(), stolen.is_some());
        STOLEN.fetch_add(usize::from(stolen.is_some()), Relaxed);
    });
    if cfg!(any(loom, shuttle)) {
        let stolen = STOLEN.load(Relaxed);
        let least = executions / 20;
        assert!(
            least <= stolen && stolen <= executions - least,
            "the thief wins in {stolen} of {executions} executions"
        );
    }
}
