//! Only the tests matter.
