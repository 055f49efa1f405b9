//! The search for the weakest assignments: those that pass, but fail if any site is weaker.
//!
//! Every assignment that is stronger than one that passes also passes, and every one that is weaker
//! than one that fails also fails. So the search finds one weakest assignment. Then, for each of
//! its orderings, it searches below the assignments that have a weaker ordering at that site,
//! because every other weakest assignment is among these. (This is the tree of Reiter, *A theory of
//! diagnosis from first principles*, 1987.)

use std::sync::atomic::Ordering::SeqCst;

use anyhow::Result;
use chase_lev_atomics::{Access, Site};
use chase_lev_evidence::{and_weaker, at_least};

/// A search under way. A point is an ordering for each site of the search.
pub struct Search<Judge> {
    /// Returns `true` if a point passes.
    judge: Judge,
    /// The points that were judged, each with `true` if it passed.
    known: Vec<(Vec<Site>, bool)>,
}

impl<Judge: FnMut(&[Site]) -> Result<bool>> Search<Judge> {
    /// Calls `found` with each weakest point of these sites that passes, and returns the number of
    /// points that were judged.
    pub fn run(
        sites: &[Site],
        judge: Judge,
        mut found: impl FnMut(&[Site]) -> Result<()>,
    ) -> Result<usize> {
        let known = Vec::new();
        let mut search = Search { judge, known };
        let mut weakest: Vec<Vec<Site>> = Vec::new();
        let mut caps: Vec<Vec<_>> = vec![sites.iter().copied().map(strongest).collect()];
        let mut next = 0;
        while let Some(cap) = caps.get(next).cloned() {
            next += 1;
            let below = weakest.iter().find(|point| is_above(&cap, point)).cloned();
            let point = match below {
                Some(point) => point,
                None if !search.test(&cap)? => continue,
                None => {
                    let point = search.descend(cap.clone())?;
                    found(&point)?;
                    weakest.push(point.clone());
                    point
                }
            };
            for i in 0..sites.len() {
                for weaker in highest_without(cap[i], point[i]) {
                    let mut lower = cap.clone();
                    lower[i] = weaker;
                    if !caps.contains(&lower) {
                        caps.push(lower);
                    }
                }
            }
        }
        Ok(search.known.len())
    }

    /// Returns a weakest point below one that passes.
    fn descend(&mut self, mut point: Vec<Site>) -> Result<Vec<Site>> {
        for i in 0..point.len() {
            // The weakest first: most orderings of most sites are not needed.
            for weaker in and_weaker(point[i]).into_iter().skip(1).rev() {
                let mut lower = point.clone();
                lower[i] = weaker;
                if self.test(&lower)? {
                    point = lower;
                    break;
                }
            }
        }
        Ok(point)
    }

    fn test(&mut self, point: &[Site]) -> Result<bool> {
        let decides = |(other, passed): &&(Vec<Site>, bool)| {
            if *passed {
                is_above(point, other)
            } else {
                is_above(other, point)
            }
        };
        if let Some((_, passed)) = self.known.iter().find(decides) {
            return Ok(*passed);
        }
        let passed = (self.judge)(point)?;
        self.known.push((point.to_vec(), passed));
        Ok(passed)
    }
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

/// Returns the site with the strongest orderings below `cap` that are not at least as strong as
/// `without`. `cap` itself is at least as strong.
fn highest_without(cap: Site, without: Site) -> Vec<Site> {
    let mut lower = and_weaker(cap);
    lower.retain(|site| !at_least(*site, without));
    // A highest one is the only one that is at least as strong as itself.
    let above = |site: Site| lower.iter().filter(move |other| at_least(**other, site));
    let sites = lower.iter().copied();
    sites.filter(|site| above(*site).count() == 1).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};

    use super::*;
    use crate::assignment::site_of;

    #[test]
    fn every_weakest_point_is_found() {
        let names = ["push.fence", "push.bottom", "pop.reserve", "pop.fence"];
        let sites = names.map(|name| site_of("Fenced", name).unwrap());
        let needed = [
            [Release, Relaxed, Relaxed, SeqCst],
            [Relaxed, Release, Release, SeqCst],
            [Acquire, Relaxed, Release, AcqRel],
        ];
        let needed = needed.map(|orders| {
            let sites = sites.iter().zip(orders);
            Vec::from_iter(sites.map(|(site, order)| site.with(order)))
        });
        // A point passes only at or above one of these.
        let passes = |point: &[Site]| Ok(needed.iter().any(|need| is_above(point, need)));
        let mut found = Vec::new();
        let note = |point: &[Site]| {
            found.push(point.to_vec());
            Ok(())
        };
        let judged = Search::run(&sites, passes, note).unwrap();
        assert_eq!(found.len(), needed.len());
        assert!(needed.iter().all(|point| found.contains(point)));
        // The lattice has 5 * 2 * 2 * 5 points.
        assert!(judged < 50, "{judged}");
    }
}
