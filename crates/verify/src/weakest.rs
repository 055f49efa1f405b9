//! The search for the weakest assignments: those that pass, but fail if any site is weaker.
//!
//! A point is an ordering for each site of the search. Every point above one that passes also
//! passes, and every one below one that fails also fails. So the search descends from the strongest
//! point to a weakest one. Any other weakest one has a weaker ordering at some site: it is below
//! one of the strongest points that are not above those found. The search keeps these, and goes on
//! from each that passes. (This is the algorithm for transversals of Berge, *Hypergraphs*, 1989.)

use std::sync::atomic::Ordering::SeqCst;

use anyhow::Result;
use chase_lev_atomics::{Access, Site};
use chase_lev_evidence::{and_weaker, at_least};

/// Returns the weakest points of these sites that pass. `judge` returns `true` if a point passes.
pub fn weakest(
    sites: &[Site],
    mut judge: impl FnMut(&[Site]) -> Result<bool>,
) -> Result<Vec<Vec<Site>>> {
    let (mut failing, mut found) = (Vec::<Vec<Site>>::new(), Vec::new());
    let mut passes = |point: &[Site]| {
        let passes = !failing.iter().any(|failing| is_above(failing, point)) && judge(point)?;
        if !passes {
            failing.push(point.to_vec());
        }
        anyhow::Ok(passes)
    };
    let mut tops = vec![Vec::from_iter(sites.iter().copied().map(strongest))];
    while let Some(top) = tops.pop() {
        if !passes(&top)? {
            continue;
        }
        let mut point = top.clone();
        for i in 0..point.len() {
            // The weakest first: most orderings of most sites are not needed.
            for lower in weaker(&point, i).into_iter().rev() {
                if passes(&lower)? {
                    point = lower;
                    break;
                }
            }
        }
        let all = tops.into_iter().chain([top]);
        let (above, mut others): (Vec<_>, Vec<_>) = all.partition(|top| is_above(top, &point));
        let lower = above.iter().flat_map(|top| (0..top.len()).flat_map(|i| weaker(top, i)));
        for lower in lower.filter(|lower| !is_above(lower, &point)) {
            if !others.iter().any(|other| is_above(other, &lower)) {
                others.push(lower);
            }
        }
        tops = others;
        found.push(point);
    }
    Ok(found)
}

/// Returns the points with a weaker ordering at a site, from stronger to weaker.
fn weaker(point: &[Site], i: usize) -> Vec<Vec<Site>> {
    let with = |site| {
        let mut lower = point.to_vec();
        lower[i] = site;
        lower
    };
    let sites = and_weaker(point[i]).into_iter().skip(1);
    sites.map(with).collect()
}

/// Returns a site with the strongest ordering that the search gives it. Loom treats most
/// sequentially consistent accesses as acquire-release, so only fences, and sites that are
/// sequentially consistent already, begin there.
fn strongest(site: Site) -> Site {
    let strongest = site.with(SeqCst);
    match site.access() {
        Access::Fence | Access::LightFence | Access::HeavyFence => strongest,
        _ if site == strongest => strongest,
        _ => strongest.with(strongest.weaker()[0]),
    }
}

/// Returns `true` if `a` is at least as strong as `b` at every site.
fn is_above(a: &[Site], b: &[Site]) -> bool {
    a.iter().zip(b).all(|(a, b)| at_least(*a, *b))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};

    use chase_lev_evidence::Protocol;

    use super::*;
    use crate::assignment::site_of;

    #[test]
    fn every_weakest_point_is_found() {
        let names = ["push.fence", "push.bottom", "pop.reserve", "pop.fence"];
        let sites = names.map(|name| site_of(Protocol::Fenced, name).unwrap());
        let needed = [
            [Release, Relaxed, Relaxed, SeqCst],
            [Relaxed, Release, Release, SeqCst],
            [Acquire, Relaxed, Release, AcqRel],
        ];
        let needed = needed.map(|orders| {
            let sites = sites.iter().zip(orders);
            Vec::from_iter(sites.map(|(site, order)| site.with(order)))
        });
        let mut judged = 0;
        let judge = |point: &[Site]| {
            judged += 1;
            Ok(needed.iter().any(|need| is_above(point, need)))
        };
        let found = weakest(&sites, judge).unwrap();
        assert_eq!(found.len(), needed.len());
        assert!(needed.iter().all(|point| found.contains(point)));
        // The lattice has 5 * 2 * 2 * 5 points.
        assert!(judged < 50, "{judged}");
    }
}
