//! The programs that the checkers explore, which are ordinary tests without a checker.

use chase_lev::Worker;
use dependent::sync::thread;
use dependent::{Member, crew};

/// Runs a helper that waits for a job, and an owner that leaves the job to the helper.
pub fn hand_over() {
    let mut crew = crew(2, 1);
    let (helper, owner) = (crew.remove(1), crew.remove(0));
    let helper = thread::spawn(move || helper.next());
    owner.spawn(7);
    assert_eq!(helper.join().unwrap(), Some(7));
}

/// Runs jobs in a member, and returns their sum. A job above 1 spawns one that is smaller by 1.
fn work(member: &Member<usize>) -> usize {
    let mut sum = 0;
    while let Some(job) = member.next() {
        sum += job;
        if job > 1 {
            member.spawn(job - 1);
        }
    }
    sum
}

/// Checks that a crew runs every job once, and that then all of its members return.
pub fn every_job_is_run(members: usize, jobs: &[usize]) {
    let mut crew = crew(members, 1);
    let owner = crew.remove(0);
    let run = |member| thread::spawn(move || work(&member));
    let helpers: Vec<_> = crew.into_iter().map(run).collect();
    jobs.iter().for_each(|job| owner.spawn(*job));
    owner.close();
    let sum = helpers
        .into_iter()
        .fold(work(&owner), |sum, helper| sum + helper.join().unwrap());
    assert_eq!(sum, jobs.iter().map(|job| job * (job + 1) / 2).sum());
}

/// Runs a deque that grows from a capacity of 1 while a thief steals.
pub fn growth(jobs: usize, steals: usize) {
    let owner = Worker::with_capacity(1);
    owner.push(0);
    let victim = owner.stealer();
    let thief = thread::spawn(move || (0..steals).filter(|_| victim.steal().is_success()).count());
    (1..jobs).for_each(|job| owner.push(job));
    assert!(owner.capacity() >= jobs - steals);
    let stolen = thief.join().unwrap();
    assert_eq!(stolen + owner.len(), jobs);
}
