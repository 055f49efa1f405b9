//! The scenarios: one table for every engine.

use super::scenario::{Scenario, WRAP, of};
use Sight::{Resize, Retry, Stale, Torn};

/// What a scenario is made to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    /// A claim failed.
    Retry,
    /// A thief read a slot that had been overwritten.
    Stale,
    /// A thief read the words of different elements.
    Torn,
    /// A ring was replaced beside thieves.
    Resize,
    /// A ring was freed beside thieves.
    Free,
}

/// A scenario, and the least that must be explored of it.
pub struct Row {
    pub scenario: Scenario,
    /// The number of words of an element: 1 or 2.
    pub words: usize,
    /// Executions by loom with `Retain` and with `Epoch`, whatever the orderings.
    pub floors: [usize; 2],
    /// What must be seen in some execution.
    pub sights: &'static [Sight],
    /// What keeps it out of the default run: with `Weakest`, and with the
    /// others.
    pub cost: [Option<&'static str>; 2],
}

const fn row(scenario: Scenario, floors: [usize; 2], sights: &'static [Sight]) -> Row {
    Row {
        scenario,
        words: 1,
        floors,
        sights,
        cost: [None; 2],
    }
}

impl Row {
    const fn words(self, words: usize) -> Self {
        Row { words, ..self }
    }

    /// By default with `Weakest` only.
    const fn costly(self, cost: &'static str) -> Self {
        Row {
            cost: [None, Some(cost)],
            ..self
        }
    }

    const fn ignored(self, cost: &'static str) -> Self {
        Row {
            cost: [Some(cost); 2],
            ..self
        }
    }
}

pub const ROWS: &[Row] = &[
    // Pop against steal.
    row(of("Po|s"), [62, 62], &[Retry]),
    row(of("PPo|s"), [22, 22], &[]),
    row(of("PPo|ss"), [65, 65], &[Retry]),
    row(of("PPoo|s"), [163, 163], &[Retry]),
    row(of("PPoo|ss"), [747, 747], &[Retry]),
    row(of("PPPo|ss"), [51, 51], &[]),
    row(of("PPPooo|s"), [391, 391], &[Retry]),
    // Steal against steal.
    row(of("P|s|s"), [18, 18], &[Retry]),
    row(of("PP|s|s"), [18, 18], &[Retry]),
    row(of("PP|ss|s"), [63, 63], &[Retry]),
    row(of("PP|ss|ss"), [129, 129], &[Retry]),
    row(of("P|s|s|s"), [2764, 2764], &[Retry]),
    // Both at once.
    row(of("Po|s|s"), [25027, 24547], &[Retry]),
    row(of("PPo|s|s"), [10765, 10765], &[Retry]),
    row(of("PPoo|s|s"), [184524, 183918], &[Retry]).costly("20 s"),
    // Push against steal.
    row(of("p|s"), [6, 6], &[]),
    row(of("pp|ss"), [49, 49], &[]),
    row(of("p|s|s"), [346, 310], &[Retry]),
    row(of("Pp|s|s"), [863, 812], &[Retry]),
    // Everything.
    row(of("ppo|s"), [148, 148], &[]),
    row(of("ppoo|s"), [616, 616], &[Retry]),
    row(of("popo|s"), [1166, 1166], &[Retry]),
    row(of("pop|ss"), [1364, 1364], &[Retry]),
    // The thief holds a slot that is reused.
    row(of("Pop|s").capacity(1), [297, 297], &[Stale, Retry]),
    row(of("PSp|s").capacity(1), [6, 6], &[]),
    row(of("PSp|s|s").capacity(1), [346, 310], &[Retry]),
    row(of("PPoopp|s").capacity(2), [940, 940], &[Stale, Retry]),
    row(of("PPSp|s|s").capacity(2), [863, 812], &[Retry]),
    row(of("Pop|s").capacity(1), [735, 735], &[Torn, Retry]).words(2),
    row(of("Pp|ss").capacity(1), [49, 132], &[Resize]).words(2),
    // The ring grows during a steal, and during two.
    row(of("Pp|s").capacity(1), [21, 39], &[Resize]),
    row(of("Pp|ss").capacity(1), [49, 132], &[Resize]),
    row(of("PPp|ss").capacity(2), [67, 163], &[Resize]),
    row(of("Pp|s|s").capacity(1), [11866, 113964], &[Resize, Retry]),
    row(of("Pp|@s").capacity(1), [21, 58], &[Resize]),
    row(of("Pp|@ss").capacity(1), [49, 123], &[Resize]),
    // Twice.
    row(of("Ppp|s").capacity(1), [251, 1232], &[Resize]),
    row(of("Ppp|ss").capacity(1), [2527, 21875], &[Resize]),
    // It shrinks, from 8 to 4; with `Retain` it does not.
    row(of("PPPPPOOOo|s").capacity(1), [0, 237], &[Resize]),
    row(of("PPPPPOOoo|s").capacity(1), [0, 967], &[Resize]),
    row(of("PPPPPOOOo|ss").capacity(1), [0, 431], &[Resize, Retry]),
    // Indices start just below the wrap.
    row(of("PPo|ss").start(WRAP), [65, 65], &[Retry]),
    row(of("ppoo|s").start(WRAP), [616, 616], &[Retry]),
    row(of("Pp|ss").capacity(1).start(WRAP), [49, 132], &[Resize]),
    // The owner leaves.
    row(of("Px|s"), [9, 9], &[]),
    row(of("PPx|s|s"), [1980, 1980], &[Retry]),
    row(of("Ppx|s").capacity(1), [120, 390], &[Resize]),
    // Too long for every day; the last two have not been seen to end.
    row(
        of("PPPPPOOOo|s|s").capacity(1),
        [0, 2_401_827],
        &[Resize, Retry],
    )
    .ignored("340 s"),
    row(of("Po|s|s|s"), [1, 1], &[Retry]).ignored("over 20 min"),
    row(of("PPo|ss|ss"), [1, 1], &[Retry]).ignored("over 5 min"),
];
