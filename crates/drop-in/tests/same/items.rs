// Included by `same.rs`, once for each crate: tests that need no program of steps.

use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::panic::{RefUnwindSafe, UnwindSafe};
use std::rc::Rc;

use deque::Stealer;

/// Every public function, with its signature. `downstream/deque/check` compares the names with the
/// original's source.
#[expect(dead_code, reason = "the compiler checks the signatures")]
fn signatures() {
    type Takes<'a, Q, R> = fn(&'a Q, &'a Worker<u8>) -> R;
    type TakesWithLimit<'a, Q, R> = fn(&'a Q, &'a Worker<u8>, usize) -> R;
    let _: [fn() -> Worker<u8>; 2] = [Worker::new_lifo, Worker::new_fifo];
    let _: fn(&Worker<u8>) -> Stealer<u8> = Worker::stealer;
    let _: fn(&Worker<u8>, u8) = Worker::push;
    let _: fn(&Worker<u8>) -> Option<u8> = Worker::pop;
    let _: fn(&Worker<u8>) -> bool = Worker::is_empty;
    let _: fn(&Worker<u8>) -> usize = Worker::len;
    let _: fn(&Stealer<u8>) -> bool = Stealer::is_empty;
    let _: fn(&Stealer<u8>) -> usize = Stealer::len;
    let _: fn(&Stealer<u8>) -> Steal<u8> = Stealer::steal;
    let _: Takes<Stealer<u8>, Steal<()>> = Stealer::steal_batch;
    let _: Takes<Stealer<u8>, Steal<u8>> = Stealer::steal_batch_and_pop;
    let _: TakesWithLimit<Stealer<u8>, Steal<()>> = Stealer::steal_batch_with_limit;
    let _: TakesWithLimit<Stealer<u8>, Steal<u8>> = Stealer::steal_batch_with_limit_and_pop;
    let _: fn(&Stealer<u8>) -> Stealer<u8> = Clone::clone;
    let _: [fn() -> Injector<u8>; 2] = [Injector::new, Default::default];
    let _: fn(&Injector<u8>, u8) = Injector::push;
    let _: fn(&Injector<u8>) -> bool = Injector::is_empty;
    let _: fn(&Injector<u8>) -> usize = Injector::len;
    let _: fn(&Injector<u8>) -> Steal<u8> = Injector::steal;
    let _: Takes<Injector<u8>, Steal<()>> = Injector::steal_batch;
    let _: Takes<Injector<u8>, Steal<u8>> = Injector::steal_batch_and_pop;
    let _: TakesWithLimit<Injector<u8>, Steal<()>> = Injector::steal_batch_with_limit;
    let _: TakesWithLimit<Injector<u8>, Steal<u8>> = Injector::steal_batch_with_limit_and_pop;
    let _: [fn(&Steal<u8>) -> bool; 3] = [Steal::is_empty, Steal::is_success, Steal::is_retry];
    let _: fn(Steal<u8>) -> Option<u8> = Steal::success;
    type Other = fn() -> Steal<u8>;
    let _: fn(Steal<u8>, Other) -> Steal<u8> = Steal::or_else;
}

/// Returns what the methods of all outcomes return, alone and in pairs, and how many outcomes an
/// iterator has left.
pub fn outcomes() -> Vec<String> {
    let all = [Steal::Empty, Steal::Success(1), Steal::Retry, Steal::Success(2)];
    let each = all.map(|a| {
        format!("{a:?} {:?}", (a.is_empty(), a.is_success(), a.is_retry(), a.success()))
    });
    let pairs = all.into_iter().flat_map(|a| all.map(|b| (a, b)));
    let pairs = pairs.map(|(a, b)| {
        let mut called = false;
        let either = a.or_else(|| {
            called = true;
            b
        });
        let mut rest = [a, b, b].into_iter();
        let first: Steal<u8> = rest.by_ref().collect();
        let outcomes = (either.success(), first.success(), rest.len());
        format!("{a:?} {b:?} {} {called} {either:?} {first:?} {outcomes:?}", a == b)
    });
    let nothing: Steal<u8> = [].into_iter().collect();
    each.into_iter().chain(pairs).chain([format!("{nothing:?}")]).collect()
}

/// Returns how each type is shown.
pub fn debug() -> Vec<String> {
    fn shown(value: &dyn Debug) -> String {
        format!("{value:?}|{value:#?}|{value:25?}|{value:>25?}|{value:.3?}")
    }
    let (lifo, fifo, injector) = (Worker::new_lifo(), Worker::new_fifo(), Injector::new());
    lifo.push(1);
    fifo.push(1);
    injector.push(1);
    let stealers = [lifo.stealer(), fifo.stealer()];
    let workers: [&dyn Debug; 5] = [&lifo, &fifo, &stealers[0], &stealers[1], &injector];
    let steals: [Steal<u8>; 3] = [Steal::Empty, Steal::Success(1), Steal::Retry];
    let steals = steals.iter().map(|steal| shown(steal));
    workers.into_iter().map(shown).chain(steals).collect()
}

/// Returns which types implement which traits.
pub fn traits() -> Vec<(String, bool)> {
    let mut all = Vec::new();
    macro_rules! traits {
        ($($name:ident)*, $types:tt) => {$({
            struct Is<T>(PhantomData<T>);
            impl<T: $name> Is<T> {
                const IS: bool = true;
            }
            /// Has the constant of the types that do not implement the trait.
            #[allow(dead_code, reason = "all types implement some of the traits")]
            trait IsNot {
                const IS: bool = false;
            }
            impl<T> IsNot for Is<T> {}
            traits!(@of $name $types);
        })*};
        (@of $name:ident [$($of:ident<$element:ty>)*]) => {$(
            let is = concat!(stringify!($of), "<", stringify!($element), ">", " is ", stringify!($name));
            all.push((is.to_owned(), Is::<$of<$element>>::IS));
        )*};
    }
    traits!(Send Sync Unpin UnwindSafe RefUnwindSafe Copy Clone, [
        Worker<u8> Worker<Rc<u8>> Worker<Cell<u8>>
        Stealer<u8> Stealer<Rc<u8>> Stealer<Cell<u8>>
        Injector<u8> Injector<Rc<u8>> Injector<Cell<u8>>
        Steal<u8> Steal<Rc<u8>> Steal<Cell<u8>>
    ]);
    all
}

/// Returns the sizes of a worker, a stealer and an injector on a machine with 64 bits.
pub fn sizes() -> [usize; 3] {
    [size_of::<Worker<u8>>(), size_of::<Stealer<u8>>(), size_of::<Injector<u8>>()]
}

/// Drops a LIFO worker, a FIFO worker or an injector with these elements. A stealer keeps them as
/// long as it lives.
pub fn drop_all<T>(queue: usize, elements: Vec<T>) {
    let worker = match queue {
        0 => Worker::new_lifo(),
        1 => Worker::new_fifo(),
        _ => {
            let injector = Injector::new();
            elements.into_iter().for_each(|element| injector.push(element));
            return;
        }
    };
    elements.into_iter().for_each(|element| worker.push(element));
    let stealer = worker.stealer();
    drop(worker);
    assert_eq!(stealer.len(), 70);
    drop(stealer);
}
