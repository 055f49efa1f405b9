//! The programs of `docs/tutorial`, except for the first, which is `mutex.rs`. These tests check that the pages
//! show the programs and the counterexamples.

mod claims;
mod fences;
mod growing;
mod last;
mod release;
mod ring;
mod two_ends;

use chase_lev_evidence::Protocol;

/// Includes a page of the tutorial.
macro_rules! page {
    ($name:literal) => {
        include_str!(concat!("../../../../docs/tutorial/", $name, ".md"))
    };
}

/// Returns the code that a page shows.
fn shown(page: &str) -> Vec<&str> {
    let blocks = page.split("\n```rust\n").skip(1);
    let code = blocks.map(|block| block.split_once("```\n").expect("a block ends").0);
    code.collect()
}

#[test]
fn pages_show_the_programs() {
    let pages: [(_, &[_]); 7] = [
        (page!("1-mutex"), &[include_str!("../mutex.rs")]),
        (page!("2-two-ends"), &[include_str!("ring.rs"), include_str!("two_ends.rs")]),
        (page!("3-claims"), &[include_str!("claims.rs")]),
        (page!("4-last"), &[include_str!("last.rs")]),
        (page!("5-fences"), &[include_str!("fences.rs")]),
        (page!("6-release"), &[include_str!("release.rs")]),
        (page!("7-growing"), &[include_str!("growing.rs")]),
    ];
    for (page, programs) in pages {
        let title = page.lines().next().unwrap_or_default();
        for code in shown(page) {
            let is_part = programs.iter().any(|program| program.contains(code));
            assert!(is_part, "{title}: the page shows other code:\n{code}");
        }
        for program in programs {
            let is_shown = shown(page).iter().any(|code| program.contains(code));
            assert!(is_shown, "{title}: the page does not show a program");
        }
    }
}

/// Returns the orderings in a function of a program, in the order in which it names them.
fn orderings(program: &str, function: &str) -> Vec<String> {
    let (_, rest) = program.split_once(function).expect("a function");
    let (body, _) = rest.split_once("\n    }\n").expect("its end");
    let words = body.split(|c: char| !c.is_alphanumeric());
    let known = ["Relaxed", "Acquire", "Release", "AcqRel", "SeqCst"];
    let found = words.filter(|word| known.contains(word));
    found.map(String::from).collect()
}

/// The last two programs have the orderings of `ReleaseStores`, which the suites and TLC judge.
#[test]
fn orderings_are_those_of_a_protocol() {
    let sites = Protocol::ReleaseStores.sites();
    // The owner's load of its own `bottom` is not a site.
    let own = "Relaxed";
    let order = |name: &&str| match sites.iter().find(|site| site.name() == *name) {
        Some(site) => format!("{:?}", site.order()),
        None => String::from(*name),
    };
    let pop = [own, "pop.reserve", "pop.fence", "pop.top", "pop.cas", "pop.restore"];
    let steal = ["steal.top", "steal.fence", "steal.bottom"];
    let (ring, cas) = (["steal.ring"], ["steal.cas"]);
    let growing = include_str!("growing.rs");
    let release = include_str!("release.rs");
    for (program, function, sites) in [
        (release, "fn push", [own, "push.top", "push.bottom"].to_vec()),
        (release, "fn pop", pop.to_vec()),
        (release, "fn steal", [&steal[..], &cas].concat()),
        (growing, "fn push", [own, "push.top", "grow.ring", "push.bottom"].to_vec()),
        (growing, "fn pop", pop.to_vec()),
        (growing, "fn steal(", [&steal[..], &ring, &cas].concat()),
    ] {
        let expected: Vec<_> = sites.iter().map(order).collect();
        assert_eq!(orderings(program, function), expected, "{function}: {sites:?}");
    }
}

#[cfg(any(loom, shuttle))]
mod counterexamples {
    use crate::ring::With;
    use chase_lev_scenarios::{Deque, Element, explore};
    use std::panic;

    /// Checks that the page shows the failure of this scenario.
    fn shows<D: Deque<Element>>(page: &str, scenario: &'static str) {
        let failure = panic::catch_unwind(|| explore::<D>(scenario)).expect_err("it must fail");
        let failure = failure.downcast::<String>().expect("a message");
        let shown = page.contains(&format!("```text\n{}\n```", failure.trim_end()));
        assert!(shown, "the page does not show this:\n{failure}");
    }

    /// Checks the counterexamples that do not need old values.
    #[cfg(shuttle)]
    #[test]
    fn of_shuttle() {
        shows::<With<crate::two_ends::TwoEnds, Element>>(page!("2-two-ends"), "P|s|s in 4");
        shows::<With<crate::claims::Claimed, Element>>(page!("3-claims"), "Po|s in 4");
        shows::<crate::growing::Growing<Element, true>>(page!("7-growing"), "Pp|s in 1");
    }

    #[cfg(loom)]
    #[test]
    fn of_loom() {
        shows::<With<crate::last::LastClaimed, Element>>(page!("4-last"), "PPo|ss in 4");
        shows::<With<crate::fences::Fenced, Element>>(page!("5-fences"), "p|s in 4");
    }
}
