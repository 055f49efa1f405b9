//! The programs of `docs/tutorial`, which the build takes out of the pages. These tests check that two other
//! documents show the first program, and that the pages show the counterexamples.

include!(concat!(env!("OUT_DIR"), "/tutorial.rs"));

/// Includes a page of the tutorial.
macro_rules! page {
    ($name:literal) => {
        include_str!(concat!("../../../docs/tutorial/", $name, ".md"))
    };
}

#[test]
fn other_documents_show_the_first_program() {
    let program = page!("1-mutex").split("```").nth(1).unwrap_or_default();
    let program = program.strip_prefix("rust").expect("a program");
    for page in [include_str!("../../README.md"), page!("../your-own-deque")] {
        assert!(page.contains(program), "it shows another program: {page}");
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
