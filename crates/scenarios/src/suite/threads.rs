//! Functions that tests on real threads share.

use chase_lev::{Fences, Reclaim, Steal, Stealer, Worker};

/// Calls a function with each kind of fences and each reclamation strategy.
#[doc(hidden)]
#[macro_export]
macro_rules! each_deque {
    ($function:ident()) => {{
        use chase_lev::{Asymmetric, Epoch, Fenced, GracePeriod, Retain};
        $function::<Fenced, GracePeriod>();
        $function::<Fenced, Epoch>();
        $function::<Fenced, Retain>();
        $function::<Asymmetric, GracePeriod>();
    }};
}
pub use each_deque;

/// The type of a function with which a thief takes elements, oldest first.
pub type Take<T, F, R> = fn(&Stealer<T, F, R>, &Worker<T, F, R>, &mut dyn FnMut(T)) -> Steal<()>;

pub fn one<T, F: Fences, R: Reclaim>(
    victim: &Stealer<T, F, R>,
    _: &Worker<T, F, R>,
    take: &mut dyn FnMut(T),
) -> Steal<()> {
    match victim.steal() {
        Steal::Success(element) => {
            take(element);
            Steal::Success(())
        }
        Steal::Empty => Steal::Empty,
        Steal::Retry => Steal::Retry,
    }
}

/// Steals a batch into the thief's own deque, and takes the elements from there.
pub fn batch<T, F: Fences, R: Reclaim>(
    victim: &Stealer<T, F, R>,
    own: &Worker<T, F, R>,
    take: &mut dyn FnMut(T),
) -> Steal<()> {
    let result = victim.steal_batch(own);
    let own = own.stealer();
    while let Steal::Success(element) = own.steal() {
        take(element);
    }
    result
}
