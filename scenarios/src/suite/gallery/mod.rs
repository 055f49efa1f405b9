//! Deques as published: each in the same scenarios as the deque that ships.

mod content;
pub mod csharp;
pub mod first_principles;
#[cfg(any(loom, shuttle))]
pub mod protocols;
mod published;

pub use content::Content;
pub use published::Published;
