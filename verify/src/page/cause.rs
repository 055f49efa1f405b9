//! Why a counterexample went wrong: the reads that mattered.

use super::execution::{Execution, writes};

impl Execution<'_> {
    /// From where the failing operation had the value that led it to the slot.
    pub(super) fn origin(&self) -> Option<String> {
        let slot = self.unwritten_read()?;
        let thread = self.step(slot).thread;
        let foreign = |write: &usize| self.step(*write).thread != thread;
        let earlier = (self.failing()?.first..slot).rev();
        let mut earlier = earlier.filter(|&at| self.step(at).thread == thread);
        let (read, write) = earlier.find_map(|at| Some((at, self.source(at).filter(foreign)?)))?;
        Some(format!(
            "{} had read {} from {} (step {}, {})",
            self.at(read),
            self.value(read),
            self.site(write),
            write + 1,
            self.step(write).order.as_deref().unwrap_or("no ordering"),
        ))
    }

    /// The read of a slot that came after its own thief's claim, if another operation had
    /// overwritten the slot meanwhile.
    fn read_after_claim(&self) -> Option<String> {
        let takers = self.takers();
        let mut reads = (0..self.trace.steps.len()).rev().filter(|&at| {
            let site = self.step(at).site.as_deref();
            site == Some("steal.slot") && takers.iter().any(|op| self.is_of(at, op))
        });
        reads.find_map(|read| {
            let operation = self.operation(read)?;
            let mut claims = operation.first..read;
            let claim = claims.rfind(|&at| {
                self.is_of(at, operation) && self.step(at).site.as_deref() == Some("steal.cas")
            })?;
            let write = self.source(read).filter(|write| *write > claim)?;
            Some(format!(
                "{} came after the claim (step {}), and read what {} had written in step {}",
                self.at(read),
                claim + 1,
                self.site(write),
                write + 1
            ))
        })
    }

    /// What explains it: a read that came too late; or else the stale reads that matter, those of the operations that take an element twice, or the
    /// last one; failing that, a read that was overtaken.
    pub(super) fn causes(&self) -> Option<String> {
        if let Some(late) = self.read_after_claim() {
            return Some(late);
        }
        let takers = self.takers();
        let within = |at: &usize| {
            let mut operations = takers.iter();
            takers.is_empty() || operations.any(|op| op.steps().contains(at) && self.is_of(*at, op))
        };
        let steps: Vec<_> = (0..self.trace.steps.len()).filter(within).collect();
        let stale = steps.iter().filter_map(|&at| Some((at, self.missed(at)?)));
        let mut stale: Vec<_> = stale.collect();
        stale.drain(
            ..stale
                .len()
                .saturating_sub(if takers.is_empty() { 1 } else { 2 }),
        );
        let stale = stale.into_iter().map(|(read, write)| {
            format!(
                "{} read {}, not the {} that {} had written in step {}",
                self.at(read),
                self.value(read),
                self.value(write),
                self.site(write),
                write + 1
            )
        });
        let stale: Vec<_> = stale.collect();
        if !stale.is_empty() {
            return Some(stale.join(", and "));
        }
        let overtaken = |&at: &usize| Some((at, self.overtaken(at)?));
        let (read, write) = steps
            .iter()
            .rev()
            .find_map(overtaken)
            .filter(|_| !takers.is_empty())?;
        let thread = self.step(read).thread;
        let mut later = write + 1..self.trace.steps.len();
        let act = later.find(|&at| self.step(at).thread == thread && writes(self.step(at)));
        let act = act.map_or(String::new(), |at| format!(", before {}", self.at(at)));
        Some(format!(
            "{} read {}, and {} wrote {} in step {}{act}",
            self.at(read),
            self.value(read),
            self.site(write),
            self.value(write),
            write + 1
        ))
    }
}
