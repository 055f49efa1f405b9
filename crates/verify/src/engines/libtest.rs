//! The output of libtest.

use std::collections::HashMap;
use std::env::consts::{ARCH, OS};
use std::mem;

use crate::results::{Group, Header, Outcome, Unit, Verdict};

/// Reads the outcomes of tests from a log of libtest.
pub fn read(engine: &str, subject: &str, log: &str) -> (Header, Vec<Outcome>) {
    let mut file = String::new();
    let mut planned = 0;
    let mut failed = "";
    let mut outcomes: Vec<Outcome> = Vec::new();
    let mut lines = log.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if let Some(rest) = line.strip_prefix("Running ") {
            file = first_word(rest.trim_start_matches("unittests ")).to_owned();
        } else if line.starts_with("Doc-tests ") {
            file = String::from("documentation");
        } else if let Some(rest) = line.strip_prefix("running ") {
            planned += first_word(rest).parse().unwrap_or(0);
        } else if let Some(rest) = line.strip_prefix("test ") {
            outcomes.extend(outcome(subject, &file, rest));
        } else if let Some(name) = line.strip_prefix("---- ") {
            failed = name.trim_end_matches(" stdout ----");
        } else if let Some((_, place)) = line.split_once(" panicked at ") {
            // Of several panics, the first one tells why.
            let check = format!("{file} {}", mem::take(&mut failed));
            let message = format!("{place} {}", lines.next().unwrap_or_default());
            if let Some(outcome) = outcomes.iter_mut().find(|outcome| outcome.check == check) {
                outcome.message = Some(message);
            }
        }
    }
    number_examples(&mut outcomes);
    planned -= log.matches("... ignored").count().min(planned);
    let header = Header { engine: engine.to_owned(), version: format!("{ARCH}-{OS}"), planned };
    (header, outcomes)
}

/// Numbers the examples of an item in the documentation, which libtest names by their lines.
fn number_examples(outcomes: &mut [Outcome]) {
    let mut numbers = HashMap::new();
    for outcome in outcomes {
        let parts = outcome.name.split_once(" (line ");
        let parts = parts.and_then(|(item, rest)| Some((item, rest.split_once(')')?)));
        let Some((item, (line, how))) = parts else {
            continue;
        };
        let number = numbers.entry(format!("{item}{how}")).or_insert(0);
        *number += 1;
        let [was, is] = [format!("(line {line})"), format!("({number})")];
        outcome.check = outcome.check.replace(&was, &is);
        outcome.name = outcome.name.replace(&was, &is);
    }
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

/// Reads a line such as `name ... ok`.
fn outcome(subject: &str, file: &str, line: &str) -> Option<Outcome> {
    let (name, result) = line.rsplit_once(" ... ")?;
    let verdict = match result {
        "ok" => Verdict::Holds,
        "FAILED" => Verdict::Fails,
        _ => return None,
    };
    let name = name.trim_end_matches(" - should panic");
    let check = format!("{file} {name}");
    Some(Outcome {
        name: name.to_owned(),
        verdict,
        explored: 1,
        unit: Unit::Tests,
        message: (verdict == Verdict::Fails).then(|| String::from("the test fails")),
        ..Outcome::new(Group::Shipped, subject, check)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_libtest_prints_is_read() {
        let (header, outcomes) = read(
            "native",
            "the crate as it ships",
            "   Compiling chase-lev v0.1.0\n\
             \x20    Running tests/stress.rs (target/debug/deps/stress-1)\n\n\
             running 3 tests\n\
             test hand_over ... ok\n\
             test long ... ignored, takes long\n\
             test mixed ... FAILED\n\n\
             failures:\n\n\
             ---- mixed stdout ----\n\n\
             thread 'mixed' panicked at tests/stress.rs:7:5:\n\
             an element was lost\n\
             test result: FAILED. 1 passed; 1 failed; 1 ignored; finished in 1.50s\n\
             \x20  Doc-tests chase_lev\n\n\
             running 2 tests\n\
             test src/deque.rs - deque::Worker (line 12) ... ok\n\
             test src/deque.rs - deque::Worker (line 34) ... ok\n\
             test result: ok. 2 passed; 0 failed; finished in 0.25s\n",
        );
        assert_eq!(header.planned, 4);
        let found = outcomes.iter().map(|o| (o.check.as_str(), o.verdict));
        let documentation =
            |number| format!("documentation src/deque.rs - deque::Worker ({number})");
        let expected = [
            ("tests/stress.rs hand_over", Verdict::Holds),
            ("tests/stress.rs mixed", Verdict::Fails),
            (&documentation(1), Verdict::Holds),
            (&documentation(2), Verdict::Holds),
        ];
        assert!(found.eq(expected), "{outcomes:?}");
        let message = outcomes[1].message.as_deref();
        assert_eq!(message, Some("tests/stress.rs:7:5: an element was lost"));
    }
}
