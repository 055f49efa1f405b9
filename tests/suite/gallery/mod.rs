//! Deques as published: each in the same scenarios as the deque that ships.

pub mod protocols;
