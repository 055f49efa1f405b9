//! The table of scenarios, which all engines share.

use super::scenario::{Scenario, WRAP, of, one, two};
use Sight::{Again, Cool, Resize, Retry, Stale, Torn, Warm};

/// An event that a scenario was made to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    /// A claim failed.
    Retry,
    /// A thief read a slot that had been overwritten.
    Stale,
    /// A thief read the words of different elements.
    Torn,
    /// A ring was replaced while thieves were running.
    Resize,
    /// A ring was freed while thieves were running.
    Free,
    /// A thief claimed the record of a thread that had ended.
    Inherit,
    /// Two thieves added their records at the same time.
    Collide,
    /// A thief found a warm deque, and ran no barrier.
    Warm,
    /// The owner made the deque cold while thieves were running.
    Cool,
    /// The owner made the deque warm again, because a thief was in a steal.
    Again,
}

/// A scenario with the extent of its exploration.
pub struct Row {
    pub scenario: Scenario,
    /// The number of words of an element, 1 or 2.
    pub words: usize,
    /// The minimal number of executions under loom with `Retain`, `Epoch` and `GracePeriod`, whatever the
    /// orderings.
    pub floors: [usize; 3],
    /// The number of different outcomes. Loom must find all of them, shuttle must find no others, and TLC
    /// must find as many if the model has the scenario (`ChaseLevScenarios`).
    pub outcomes: usize,
    /// The number of all schedules under shuttle with each of the three strategies. It is 0 if there are too
    /// many, or if they are the same as those of another scenario.
    pub all: [usize; 3],
    /// The sights that some execution must show.
    pub sights: &'static [Sight],
    /// The cost that keeps the scenario out of loom's default run, for `Fenced` and for the other protocols,
    /// with each of the three strategies.
    pub cost: [[Option<&'static str>; 3]; 2],
    /// The cost that keeps it out of the default run if the deque has modes, whatever the strategy.
    pub modes: Option<&'static str>,
}

const fn row(
    scenario: Scenario,
    floors: [usize; 3],
    outcomes: usize,
    sights: &'static [Sight],
) -> Row {
    Row {
        scenario,
        words: 1,
        floors,
        outcomes,
        all: [0; 3],
        sights,
        cost: [[None; 3]; 2],
        modes: None,
    }
}

impl Row {
    const fn words(self, words: usize) -> Self {
        Row { words, ..self }
    }

    const fn all(self, all: [usize; 3]) -> Self {
        Row { all, ..self }
    }

    /// Restricts the default run to `Fenced` with `Retain`.
    const fn costly(self, cost: &'static str) -> Self {
        let cost = [[None, Some(cost), Some(cost)], [Some(cost); 3]];
        Row { cost, ..self }
    }

    /// Restricts the default run to `Retain`.
    const fn costly_to_free(self, cost: &'static str) -> Self {
        let cost = [[None, Some(cost), Some(cost)]; 2];
        Row { cost, ..self }
    }

    /// Restricts the default run to deques without modes.
    const fn costly_with_modes(self, cost: &'static str) -> Self {
        let modes = Some(cost);
        Row { modes, ..self }
    }

    const fn ignored(self, cost: &'static str) -> Self {
        let cost = [[Some(cost); 3]; 2];
        Row { cost, ..self }
    }

    /// Returns true if the scenario replaces the ring.
    pub fn resizes(&self) -> bool {
        self.sights.contains(&Resize)
    }

    /// Returns true if the scenario is about shrinking, which `Retain` does not do.
    pub fn shrinks(&self) -> bool {
        self.floors[0] == 0 && self.floors[1] > 0
    }

    /// Returns the name of a check with this scenario.
    pub fn check(&self) -> String {
        match self.words {
            1 => self.scenario.to_string(),
            words => format!("{}, {words} words", self.scenario),
        }
    }
}

pub const ROWS: &[Row] = &[
    // Pop against steal.
    row(of("Po|s"), [80, 80, 80], 3, &[Retry]).all([111, 297, 4561]),
    row(of("PPo|s"), [27, 27, 27], 1, &[]).all([84, 181, 799]),
    row(of("PPo|ss"), [170, 170, 170], 3, &[Retry]).all([285, 738, 4085]),
    row(of("PPoo|s"), [371, 371, 371], 3, &[Retry]).all([1734, 8486, 128425]),
    row(of("PPoo|ss"), [2932, 2932, 2932], 6, &[Retry])
        .all([8405, 0, 0])
        .costly_with_modes("over 60 s"),
    row(of("PPPo|ss"), [60, 60, 60], 1, &[]).all([364, 846, 2206]),
    row(of("PPPooo|s"), [1235, 1235, 1235], 3, &[Retry])
        .all([9604, 0, 0])
        .costly_with_modes("15 s"),
    // Steal against steal.
    row(of("P|s|s"), [42, 42, 42], 4, &[Retry]).all([3347, 47449, 0]),
    row(of("PP|s|s"), [42, 42, 42], 4, &[Retry]).all([3431, 0, 0]),
    row(of("PP|ss|s"), [198, 198, 198], 6, &[Retry])
        .all([50153, 0, 0])
        .costly_with_modes("over 20 s"),
    row(of("PP|ss|ss"), [660, 660, 660], 14, &[Retry]).costly_with_modes("over 60 s"),
    row(of("P|s|s|s"), [12817, 12817, 12817], 12, &[Retry]).costly_with_modes("over 60 s"),
    // Pop against steals of two thieves.
    row(of("Po|s|s"), [53641, 52423, 53641], 8, &[Retry]).costly_with_modes("over 60 s"),
    row(of("PPo|s|s"), [35935, 35935, 35935], 6, &[Retry]).costly_with_modes("over 60 s"),
    row(of("PPoo|s|s"), [870_999, 867_243, 870_999], 10, &[Retry]).costly("50 s"),
    // The owner has stolen before, so a deque with modes is warm.
    row(of("PPSo|s"), [80, 80, 80], 3, &[Retry, Warm]).all([111, 297, 0]),
    row(of("PPPSo|ss"), [170, 170, 170], 3, &[Retry, Warm]).all([285, 738, 0]),
    row(of("PPPSoo|s"), [371, 371, 371], 3, &[Retry, Warm]),
    row(of("PPPS|s|s"), [42, 42, 42], 4, &[Retry, Warm]),
    row(of("PPPPSoo|b"), [459, 459, 459], 2, &[Warm]),
    // The deque is new, which makes a difference only if it has modes: then it is warm.
    row(of("NPPo|ss"), [170; 3], 3, &[Retry, Warm]),
    row(of("NPPoo|s"), [371; 3], 3, &[Retry, Warm]),
    // The owner cools the deque, which does nothing unless it has modes.
    row(of("NPPco|s"), [27; 3], 1, &[Warm, Cool]),
    row(of("PPSco|s"), [7287; 3], 3, &[Retry, Warm, Cool]),
    row(of("PPPSCo|ss"), [1601; 3], 3, &[Retry, Warm]),
    row(of("PPSoco|s"), [13_237; 3], 3, &[Retry, Warm, Cool]),
    row(one("PSpco|s"), [19_312; 3], 3, &[Retry, Warm, Cool]),
    row(of("PPcoo|s"), [371; 3], 3, &[Retry, Cool, Again]).costly_with_modes("over 45 s"),
    row(of("PPoco|s"), [371; 3], 3, &[Retry, Cool]).costly_with_modes("over 45 s"),
    row(of("PPPSco|ss"), [170; 3], 3, &[Retry, Warm, Cool, Again]).costly_with_modes("over 45 s"),
    row(of("PPpco|b"), [372; 3], 2, &[Cool, Again]).costly_with_modes("over 45 s"),
    row(of("PPPPScoo|b"), [459; 3], 2, &[Warm, Cool, Again]).costly_with_modes("over 45 s"),
    // Push against steal.
    row(of("p|s"), [6, 6, 6], 2, &[]).all([10, 10, 78]),
    row(of("pp|ss"), [46, 46, 46], 4, &[]).all([366, 601, 6606]),
    row(of("p|s|s"), [788, 716, 788], 5, &[Retry])
        .all([28306, 0, 0])
        .costly_with_modes("over 20 s"),
    row(of("Pp|s|s"), [1861, 1756, 1861], 6, &[Retry]).costly_with_modes("30 s"),
    // Push and pop against steal.
    row(of("ppo|s"), [153, 153, 153], 2, &[]).all([1348, 5173, 167961]),
    row(of("ppoo|s"), [1545, 1545, 1545], 3, &[Retry])
        .all([13618, 0, 0])
        .costly_with_modes("over 20 s"),
    row(of("popo|s"), [2810, 2810, 2810], 4, &[Retry])
        .all([12036, 0, 0])
        .costly_with_modes("over 60 s"),
    row(of("pop|ss"), [3068, 3068, 3068], 9, &[Retry])
        .all([8887, 0, 0])
        .costly_with_modes("over 20 s"),
    // The thief holds a slot that is reused.
    row(one("Pop|s"), [554, 535, 554], 4, &[Stale, Retry]).all([639, 2241, 87322]),
    row(one("PSp|s"), [6, 6, 6], 2, &[]).all([20, 20, 220]),
    row(one("PSp|s|s"), [788, 716, 788], 5, &[Retry]).all([59312, 0, 0]),
    row(two("PPoopp|s"), [3074, 2987, 3074], 4, &[Stale, Retry])
        .all([12230, 0, 0])
        .costly_with_modes("30 s"),
    row(two("PPSp|s|s"), [9066, 8868, 9066], 6, &[Retry]).costly_with_modes("over 60 s"),
    row(one("Pop|s"), [1402, 1336, 1402], 4, &[Torn, Retry])
        .words(2)
        .costly_with_modes("over 20 s"),
    row(one("Pp|ss"), [116, 403, 116], 2, &[Resize]).words(2),
    // The ring grows during a steal, and during two.
    row(one("Pp|s"), [41, 106, 41], 1, &[Resize]).all([924, 24304, 0]),
    row(one("Pp|ss"), [116, 403, 116], 2, &[Resize]).all([2985, 0, 0]),
    row(two("PPp|ss"), [183, 648, 183], 1, &[Resize]).all([74351, 0, 0]),
    row(
        one("Pp|s|s"),
        [126_464, 2_544_677, 126_464],
        6,
        &[Resize, Retry],
    )
    .costly_to_free("230 s")
    .costly_with_modes("over 10 min"),
    row(one("Pp|@s"), [41, 148, 41], 1, &[Resize]).all([924, 24304, 0]),
    row(one("Pp|@ss"), [116, 347, 116], 2, &[Resize]).all([2985, 0, 0]),
    // The ring grows twice.
    row(one("Ppp|s"), [455, 2476, 455], 1, &[Resize]).all([38760, 0, 0]),
    row(one("Ppp|ss"), [5163, 62656, 5163], 2, &[Resize]).costly_with_modes("over 60 s"),
    // The ring shrinks from 8 to 4, except with `Retain`.
    row(one("PPPPPOOOo|s"), [0, 279, 358], 1, &[Resize]).all([0, 24278, 0]),
    row(one("PPPPPSCOOo|s"), [0, 2334, 2334], 1, &[Resize]),
    row(one("PPPPPOOoo|s"), [0, 1316, 2136], 1, &[Resize]).costly_with_modes("30 s"),
    // The owner looks again at the threads that were reading, at the end of a pop that finds nothing.
    row(one("Ppoo|s"), [3202, 4188, 3202], 3, &[Resize, Retry]).costly_with_modes("over 60 s"),
    row(one("PPPPPOOOo|ss"), [0, 673, 1749], 3, &[Resize, Retry])
        .all([0, 91545, 0])
        .costly_with_modes("over 20 s"),
    // Indices start just below the wrap.
    row(of("PPo|ss").start(WRAP), [170, 170, 170], 3, &[Retry]).all([285, 738, 4085]),
    row(of("ppoo|s").start(WRAP), [1545, 1545, 1545], 3, &[Retry])
        .all([13618, 0, 0])
        .costly_with_modes("10 s"),
    row(one("Pp|ss").start(WRAP), [116, 403, 116], 2, &[Resize]).all([2985, 0, 0]),
    // The owner leaves.
    row(of("Px|s"), [9, 9, 9], 1, &[]).all([1, 1, 1]),
    row(of("PPx|s|s"), [4620, 4620, 4620], 4, &[Retry])
        .all([4327, 0, 0])
        .costly_with_modes("30 s"),
    row(one("Ppx|s"), [244, 806, 244], 1, &[Resize]).all([924, 0, 0]),
    // Batches. Half of three elements is two, and half of five is three.
    row(of("PPPoo|b"), [459, 459, 459], 2, &[]),
    row(of("PPPPPoo|b"), [1376, 6289, 8609], 2, &[]).costly_with_modes("over 60 s"),
    row(of("PPPoop|b"), [598, 598, 598], 3, &[]).costly_with_modes("over 20 s"),
    row(of("PPPoop|b"), [598, 598, 598], 3, &[])
        .words(2)
        .costly_with_modes("over 20 s"),
    row(of("pppo|b"), [374, 374, 374], 3, &[]).costly_with_modes("over 20 s"),
    row(of("PPPoo|bb"), [4305, 4305, 4305], 6, &[Retry]).costly("40 s"),
    row(of("PPP|b|s"), [105, 105, 105], 5, &[Retry]),
    row(of("PPP|b|b"), [129, 129, 129], 6, &[Retry]).costly_with_modes("over 20 s"),
    row(of("PPPo|b|s"), [100_194, 100_194, 100_194], 7, &[Retry]).costly("330 s"),
    row(of("PPPPp|b"), [183, 416, 183], 2, &[Resize]),
    row(of("PPPPp|@b"), [183, 470, 183], 2, &[Resize]),
    row(of("PPPoo|b").start(WRAP), [459, 459, 459], 2, &[]),
    // A thief that looks at the element before it claims it.
    row(of("PPoo|ww"), [2654, 2654, 2654], 5, &[Retry]).costly_with_modes("over 60 s"),
    row(one("Pop|w"), [1402, 1336, 1402], 4, &[Torn, Retry])
        .words(2)
        .costly_with_modes("over 20 s"),
    row(one("Pp|ww"), [116, 403, 116], 2, &[Resize]),
    row(of("PP|w|s"), [42, 42, 42], 4, &[Retry]),
    // A slot whose element was taken before the ring grew.
    row(one("Popp|w"), [4888, 14_604, 4888], 4, &[Resize, Retry]).costly("20 s"),
    // Too long for the default run. The last two have not been seen to end.
    row(one("PPPPPOOOo|s|s"), [0, 2_401_827, 0], 6, &[Resize, Retry]).ignored("over 20 min"),
    row(of("Po|s|s|s"), [1, 1, 1], 20, &[Retry]).ignored("over 20 min"),
    row(of("PPo|ss|ss"), [1, 1, 1], 32, &[Retry]).ignored("over 5 min"),
];

/// The largest number of executions of a small scenario.
pub const SMALL: usize = 2_000;

/// Returns the small scenarios with elements of one word.
pub fn small() -> impl Iterator<Item = &'static Row> {
    let small = |row: &&Row| row.words == 1 && row.floors.iter().all(|&floor| floor <= SMALL);
    let rows = ROWS.iter().filter(|row| row.cost == [[None; 3]; 2]);
    rows.filter(small)
}

const fn long(scenario: Scenario, sights: &'static [Sight]) -> Row {
    row(scenario, [0; 3], 0, sights)
}

/// The scenarios that are too long for loom.
pub const LONG: &[Row] = &[
    // Batches, of all sizes, from rings that grow and shrink.
    long(
        one("pppppppppppppoooooppppppppoooooooo|bbb|bbb|sss"),
        &[Resize, Retry],
    ),
    long(
        two("PPPPPPPPpoooooooopppppppp|bb|@bb|rr"),
        &[Resize, Torn, Retry],
    )
    .words(2),
    // A thief whose `top` is far behind must not make room for more elements than there are.
    long(two("PPspspspspspspspspspsp|b|b"), &[Retry]),
    // Many thieves that insist, and few elements.
    long(of("PPPP|rr|rr|rr|rr|rr|rr"), &[Retry]),
    long(of("popopopopopo|rr|rr|rr|rr|rr|rr"), &[Retry]),
    long(of("pppppppppppp|rrrr|rrrr|rrrr"), &[Retry]),
    // The ring grows and shrinks several times.
    long(
        one("ppppppppoooooooopppppppp|rrr|rrr|rrr"),
        &[Resize, Retry],
    ),
    long(
        one("pppppppppooooooooopppppppppooooooooo|ssssss|ssssss"),
        &[Resize, Retry],
    ),
    long(
        two("pppppppppooooooooopppppppppooooooooox|rrrr|@ssss|ssss"),
        &[Resize, Retry],
    ),
    long(
        one("ppppppppoooooooopppppppp|sss|sss|sss").start(WRAP - 3),
        &[Resize, Torn, Retry],
    )
    .words(2),
];
