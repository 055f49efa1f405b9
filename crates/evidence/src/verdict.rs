//! The verdicts of loom and shuttle on variants: the failures, and the reasons why there is none.

use serde::Deserialize;

/// A failure that kills a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the messages say what they are")]
pub enum Kill {
    Race,
    RaceOrTwice,
    Unwritten,
    Twice,
    TakenOrDropped,
    Dropped,
    Freed,
    Lost,
    Leaked,
    NoDeque,
    ToNobody,
    NoCause,
    Unfenced,
    Refused,
    Room,
    Endless,
}

impl Kill {
    /// Returns the messages, one of which the failure has. Loom fails with the first one. Shuttle
    /// does not detect races, but only their consequences.
    pub fn messages(self) -> &'static [&'static str] {
        match self {
            Kill::Race => &["Causality violation", "is used after it was freed"],
            Kill::RaceOrTwice => &["Causality violation", "was taken twice", "was dropped twice"],
            Kill::Unwritten => &["an unwritten slot was taken"],
            Kill::Twice => &["was taken twice", "was dropped twice"],
            Kill::TakenOrDropped => &["taken", "dropped"],
            Kill::Dropped => &["was dropped twice", "was taken twice"],
            Kill::Freed => &["is used after it was freed"],
            Kill::Lost => &["was never dropped"],
            Kill::Leaked => &["1 rings leaked", "rings leaked"],
            Kill::NoDeque => &["no deque does this", "to nobody"],
            Kill::ToNobody => &["to nobody"],
            Kill::NoCause => &["a Retry without a cause"],
            Kill::Unfenced => &["steals without a fence"],
            Kill::Refused => &["is freed although the kernel refused a barrier"],
            Kill::Room => &["are enough"],
            Kill::Endless => &["exceeded max_steps"],
        }
    }
}

/// The reason why loom does not kill a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the texts say what they are")]
pub enum Reason {
    LoadBuffering,
    Empty,
    SeqCst,
    Rc11,
    Stronger,
    Two,
}

impl Reason {
    /// Returns the reason in words.
    pub fn text(self) -> &'static str {
        match self {
            Reason::LoadBuffering => "the failure needs load buffering, which loom does not model",
            Reason::Empty => {
                "`Empty` is only sequentially consistent; on x86-TSO, DequeMonitor demands more"
            }
            Reason::SeqCst => {
                "loom has no sequentially consistent loads; a fence after the first access stands \
                 for them"
            }
            Reason::Rc11 => "in C++20 a release suffices; RC11 and IMM need SeqCst",
            Reason::Stronger => "stronger than needed: Fenced is weaker still",
            Reason::Two => "the failure needs two elements",
        }
    }
}
