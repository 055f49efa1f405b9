use Kind::{Call, Fence, Load, Other, Return, Store, Update};

use super::*;

/// A trace: of each step the thread, the kind and a line such as
/// `pop.top Relaxed @top = 0 #reads 3`.
fn trace(steps: &[(usize, Kind, &str)]) -> Trace {
    let step = |&(thread, kind, line): &(usize, Kind, &str)| {
        let (text, _) = line.split_once(" #").unwrap_or((line, ""));
        let (access, content) = text.split_once(" @").unzip();
        let (place, value) = content
            .and_then(|content| content.split_once(" = "))
            .unzip();
        let mut words = access.unwrap_or(text).split(' ');
        let site = words.next().filter(|word| word.contains('.'));
        Step {
            thread: Some(thread),
            kind,
            text: text.into(),
            site: site.map(String::from),
            order: site.and(words.next()).map(String::from),
            place: place.map(String::from),
            value: value.map(String::from),
            reads: number_after(line, "#reads "),
            newest: number_after(line, "#newest "),
            element: number_after(line, "#element "),
        }
    };
    Trace {
        threads: ["owner", "thief 1", "thief 2"].map(String::from).into(),
        steps: steps.iter().map(step).collect(),
    }
}

const PUSH: [(usize, Kind, &str); 4] = [
    (0, Call, "push 1 #element 1"),
    (0, Store, "push.slot Relaxed @ring 1[0] = write 1"),
    (0, Store, "push.bottom Release @bottom = 1"),
    (0, Return, "= Pushed(1)"),
];

/// What is said of a push, and then these steps.
fn after_push(steps: &[(usize, Kind, &str)], message: &str) -> String {
    describe(&trace(&[&PUSH, steps].concat()), Some(message))
}

#[test]
fn a_slot_read_after_the_claim() {
    let steps = [
        (1, Call, "steal"),
        (1, Update, "steal.cas Relaxed @top = 1"),
        (0, Call, "push 2 #element 2"),
        (0, Store, "push.slot Relaxed @ring 1[0] = element 2"),
        (0, Return, "= Pushed(2)"),
        (0, Call, "pop"),
        (0, Return, "= Popped(2) #element 2"),
        (
            1,
            Load,
            "steal.slot Relaxed @ring 1[0] = element 2 #reads 7",
        ),
        (1, Return, "= Stolen(2) #element 2"),
    ];
    assert_eq!(
        after_push(&steps, "an element is taken twice (TakenOnce)"),
        "Element 2 is taken twice: by the owner's pop (step 11) and by thief 1's steal (step 13); \
         thief 1's steal.slot (step 12) came after the claim (step 6), and read what the owner's \
         push.slot had written in step 8."
    );
}

#[test]
fn taken_twice() {
    let steps = [
        (0, Call, "pop"),
        (0, Store, "pop.reserve Relaxed @bottom = 0"),
        (1, Call, "steal"),
        (
            1,
            Load,
            "steal.bottom Acquire @bottom = 1 #reads 2 #newest 5",
        ),
        (1, Update, "steal.cas Release @top = 1"),
        (1, Return, "= Stolen(1) #element 1"),
        (0, Load, "pop.top Relaxed @top = 0 #newest 8"),
        (0, Return, "= Popped(Some(1)) #element 1"),
    ];
    let expected = "Element 1 is taken twice: by thief 1's steal (step 10) and by the owner's pop \
                    (step 12); thief 1's steal.bottom (step 8) read 1, not the 0 that the owner's \
                    pop.reserve had written in step 6, and the owner's pop.top (step 11) read 0, \
                    not the 1 that thief 1's steal.cas had written in step 9.";
    assert_eq!(after_push(&steps, ""), expected);
    // The second operation may fail before it returns.
    let expected = expected.replace("step 12", "step 11");
    assert_eq!(
        after_push(&steps[..7], "element 1 was taken twice"),
        expected
    );
    // The models say it otherwise.
    let said = after_push(&steps[..5], "Invariant TakenOnce is violated.");
    assert!(said.starts_with("An element is taken twice, the second time in thief 1's steal"));
}

#[test]
fn taken_twice_without_a_stale_read() {
    let steps = [
        (0, Call, "pop"),
        (0, Load, "pop.cas Relaxed @top = 0"),
        (1, Call, "steal"),
        (1, Update, "steal.cas Release @top = 1"),
        (1, Return, "= Stolen(1) #element 1"),
        (0, Store, "pop.cas Relaxed @top = 1"),
        (0, Return, "= Popped(Some(1)) #element 1"),
    ];
    assert_eq!(
        after_push(&steps, "element 1 was taken twice"),
        "Element 1 is taken twice: by thief 1's steal (step 9) and by the owner's pop (step 11); \
         the owner's pop.cas (step 6) read 0, and thief 1's steal.cas wrote 1 in step 8, before \
         the owner's pop.cas (step 10)."
    );
}

#[test]
fn an_unwritten_slot() {
    let steps = [
        (1, Call, "steal"),
        (1, Load, "steal.bottom Acquire @bottom = 1 #reads 2"),
        (
            1,
            Load,
            "steal.slot Relaxed @ring 1[0] = unwritten #newest 1",
        ),
        (1, Update, "steal.cas Release @top = 1"),
    ];
    let expected = "An unwritten slot is taken: thief 1's steal.slot (step 7) read ring 1[0] and \
                    missed the write of the owner's push.slot in step 2; thief 1's steal.bottom \
                    (step 6) had read 1 from the owner's push.bottom (step 3, Release).";
    for message in [
        "an unwritten slot was taken",
        "Invariant Written is violated.",
        "",
    ] {
        assert_eq!(after_push(&steps, message), expected, "{message}");
    }
}

#[test]
fn a_ring_freed_while_it_is_used() {
    let steps = [
        (1, Call, "steal"),
        (1, Load, "steal.ring Acquire @ring = ring 1"),
        (0, Other, "free ring 1"),
        (1, Load, "steal.slot Relaxed @ring 1[0] = write 1 #reads 1"),
    ];
    assert_eq!(
        after_push(&steps, "ring 1 is used after it was freed"),
        "Ring 1 is freed in step 7 and used by thief 1's steal.slot (step 8) after that."
    );
    assert_eq!(
        after_push(
            &[steps[0], steps[3], steps[2]],
            "Invariant FreedAfterReads is violated."
        ),
        "Ring 1 is freed in step 7, and nothing orders the use by thief 1's steal.slot (step 6) \
         before it."
    );
    assert_eq!(
        after_push(&steps[..2], "Invariant NoUseAfterFree is violated."),
        "A ring is freed while it is used in thief 1's steal, at steal.ring (step 6)."
    );
}

#[test]
fn a_data_race() {
    let steps = [
        (1, Call, "steal"),
        (1, Load, "steal.slot Relaxed @ring 1[0] = write 1 #reads 1"),
        (1, Return, "= Stolen(1) #element 1"),
        (0, Call, "push 2 #element 2"),
        (0, Fence, "retire.fence SeqCst"),
    ];
    let message = "Causality violation: Concurrent atomic load and unsync mut accesses.";
    assert_eq!(
        after_push(&steps, message),
        "A data race in the owner's push 2, at retire.fence (step 9); the last access of another \
         thread to a slot is thief 1's steal.slot (step 6)."
    );
}

#[test]
fn a_lost_element() {
    let expected = "Element 1 is lost: it was pushed in step 1, and nobody takes it.";
    let steps = [(1, Call, "steal"), (1, Return, "= Empty")];
    for message in [
        "element 1 was never dropped",
        "Invariant NothingLost is violated.",
    ] {
        assert_eq!(after_push(&steps, message), expected);
    }
}

#[test]
fn a_retry_without_a_cause() {
    let steps = [(1, Call, "steal"), (1, Return, "= Retry")];
    assert_eq!(
        after_push(&steps, "a Retry without a cause: 0: Pushed(1) [0, 1]"),
        "Thief 1's steal ends with Retry in step 6, and no other thread has taken an element that \
         would be a cause."
    );
}

#[test]
fn a_history_of_no_deque() {
    let steps = [(0, Call, "pop"), (0, Return, "= Popped(None)")];
    assert_eq!(
        after_push(&steps, "no deque does this: 0: Pushed(1) [0, 1]"),
        "No deque does this: the owner's push 1 gives Pushed(1), the owner's pop gives \
         Popped(None)."
    );
}

#[test]
fn anything_else() {
    let steps = [
        (1, Call, "steal"),
        (1, Load, "steal.bottom Acquire @bottom = 0 #newest 2"),
    ];
    let stale = "thief 1's steal.bottom (step 6) read 0, not the 1 that the owner's push.bottom \
                 had written in step 3.";
    let said = |message| after_push(&steps, message);
    assert_eq!(said("2 rings leaked"), format!("2 rings leaked; {stale}"));
    let end = "in thief 1's steal, at steal.bottom (step 6)";
    assert_eq!(said(""), format!("The execution fails {end}; {stale}"));
    assert_eq!(
        said("Invariant RecordsMade is violated."),
        format!("A record is used before it is made {end}; {stale}")
    );
}

#[test]
fn a_trace_that_makes_no_sense() {
    let mut nonsense = trace(&[(7, Load, "pop.top Relaxed @top = 0 #reads 99 #newest 99")]);
    assert_eq!(describe(&nonsense, None), "The execution fails.");
    let steps = [
        (1, Call, "steal"),
        (1, Load, "steal.bottom Acquire @bottom = 1 #reads 99"),
        (
            1,
            Load,
            "steal.slot Relaxed @ring 1[0] = unwritten #newest 99",
        ),
    ];
    assert_eq!(
        after_push(&steps, "an unwritten slot was taken"),
        "An unwritten slot is taken: thief 1's steal.slot (step 7) read ring 1[0] before any write."
    );
    nonsense.steps.clear();
    assert_eq!(describe(&nonsense, Some("taken twice")), "Taken twice.");
}
