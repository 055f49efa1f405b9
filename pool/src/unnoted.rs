//! Stands in for [`notes`](self) without the feature `trace`: it notes nothing.

/// Where a worker had a job from.
pub enum Source {
    Injector,
    Mail,
    Scope,
}

/// Something that a thread does for some time.
pub enum What {
    Search,
    Wait,
    Call,
}

/// Something that goes on, until this is dropped.
pub struct Span;

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
    enlist(&impl Sized, usize);
    open(What) -> Span;
    stole(&impl Sized);
    found(Source);
    submit(usize);
    run(impl FnOnce() -> &'static str, usize) -> Span;
}
