//! Functions that tests on real threads share.

use chase_lev::protocol::Protocol;
use chase_lev::{Steal, Stealer, Worker};

/// Calls a function with each protocol.
#[doc(hidden)]
#[macro_export]
macro_rules! each_protocol {
    ($function:ident()) => {{
        use chase_lev::protocol::{Reference, ReleaseStores, Weakest};
        use chase_lev::reclaim::{Epoch, GracePeriod, Retain};
        use $crate::suite::protocols::Le2013;
        $function::<Weakest<GracePeriod>>();
        $function::<Weakest<Epoch>>();
        $function::<Weakest<Retain>>();
        $function::<Le2013<GracePeriod>>();
        $function::<ReleaseStores<GracePeriod>>();
        $function::<Reference<GracePeriod>>();
    }};
}
pub use each_protocol;

/// The type of a function with which a thief takes elements, oldest first.
pub type Take<T, P> = fn(&Stealer<T, P>, &Worker<T, P>, &mut dyn FnMut(T)) -> Steal<()>;

pub fn one<T, P: Protocol>(
    victim: &Stealer<T, P>,
    _: &Worker<T, P>,
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
pub fn batch<T, P: Protocol>(
    victim: &Stealer<T, P>,
    own: &Worker<T, P>,
    take: &mut dyn FnMut(T),
) -> Steal<()> {
    let result = victim.steal_batch(own);
    let own = own.stealer();
    while let Steal::Success(element) = own.steal() {
        take(element);
    }
    result
}
