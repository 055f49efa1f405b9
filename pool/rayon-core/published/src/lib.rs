//! An empty library: the package is its tests.
