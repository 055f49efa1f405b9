"""The programs of sites in small scenarios, by the axioms of C++20, RC11 and IMM."""
