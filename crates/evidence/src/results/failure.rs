//! The kinds of failures: the words by which a panic is recognised, and a sentence for each kind.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Defines each kind with its sentence and with parts of the messages with which the suites, loom
/// and shuttle panic. The models name the kind themselves.
macro_rules! failures {
    ($($name:ident: $sentence:literal $(, $words:literal)*;)*) => {
        /// The way in which a subject fails.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum Failure {
            $(#[doc = $sentence] $name,)*
        }

        impl Failure {
            /// Returns a sentence about this kind of failure.
            pub fn sentence(self) -> &'static str {
                match self {
                    $(Failure::$name => $sentence,)*
                }
            }

            /// Returns the kind of failure that a panic's message describes.
            pub fn of(message: &str) -> Option<Self> {
                let kinds: &[(Self, &[&str])] = &[$((Failure::$name, &[$($words),*]),)*];
                let mut kinds = kinds.iter();
                let tells = |words: &&str| message.contains(*words);
                let (kind, _) = kinds.find(|(_, words)| words.iter().any(|words| tells(words)))?;
                Some(*kind)
            }
        }
    };
}

failures! {
    // The elements.
    TakenTwice: "An element is taken twice", "was taken twice", "was dropped twice";
    Unwritten: "An unwritten slot is taken", "an unwritten slot was taken";
    Torn: "An element is taken whose words come from two writes", "a torn element was taken";
    Lost: "An element is lost", "was never dropped", "an element is lost";
    DroppedEarly: "The deque drops an element that it should keep", "was dropped by the deque";
    NotChosen: "A thief takes an element that it did not choose", "was taken for another";
    Reused: "A slot is reused while it is read";
    // The operations.
    NoDeque: "No sequential deque does this", "no deque does this";
    RetryWithoutCause: "A `Retry` has no cause: no other thread took an element in the meantime",
        "a Retry without a cause";
    LostToNobody: "A claim is lost, but nobody has won it", "to nobody";
    IndicesCrossed: "`top` is beyond `bottom`";
    Miscounted: "The owner does not know which thieves are in a steal", "a thief is left inside";
    Unfenced: "A steal runs no fence in a process without barriers", "steals without a fence";
    TooMuchRoom: "The deque has more room than it needs", "are enough";
    // Memory.
    Race: "Two accesses race: nothing orders one before the other", "Causality violation";
    UsedAfterFree: "A ring or an element is used after it was freed", "is used after it was freed";
    FreedUnordered: "A ring is freed although the kernel refused the barrier",
        "although the kernel refused a barrier";
    FreedTwice: "A ring is freed twice", "was freed twice";
    Leaked: "A ring is never freed", "rings leaked";
    FreedLate: "A ring that nobody reads is not freed in time";
    RecordUnmade: "A record is used before it is made";
    // Progress.
    Deadlock: "All threads wait for ever", "deadlock";
    NoProgress: "Threads take steps for ever, and no operation completes", "exceeded max_steps";
    // The pool.
    JobLeft: "The workers leave or sleep while a job is left", "a job is left";
    Foreign: "A waiting worker runs a job that it does not wait for",
        "what it does not wait for";
    Forgotten: "A waiter sleeps although its wait is over";
    PermitMiscounted: "Two threads run with one permit, or a permit is lost";
    OverQuota: "A thread runs without a permit although one is free";
    // A claim that something happens.
    Reached: "The model reaches a state that it was asked for";
}
