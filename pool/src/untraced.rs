//! In the place of [`trace`](self), without its feature: nothing.

use crate::job::Task;
use crate::shim::{Parker, Unparker};

/// Where a worker had a job from.
pub enum Source {
    Injector,
    Mail,
    Scope,
}

/// Something that goes on, until this is dropped.
pub struct Span;

/// How a type is called.
pub struct Name;

impl Name {
    #[expect(
        clippy::extra_unused_type_parameters,
        reason = "nobody wants to know it"
    )]
    pub const fn of<T>() -> Self {
        Name
    }
}

macro_rules! nothing {
    ($($name:ident($($type:ty),*) $(-> $Result:ident)?;)*) => {
        $(
            #[inline(always)]
            pub fn $name($(_: $type),*) $(-> $Result)? {
                $($Result)?
            }
        )*
    };
}

nothing! {
    enlist(&Parker, usize);
    search() -> Span;
    wait() -> Span;
    call() -> Span;
    stole(&Unparker);
    found(Source);
    submit(Task);
    run(Task, &Name) -> Span;
}
