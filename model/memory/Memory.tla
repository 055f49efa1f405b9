-------------------------------- MODULE Memory --------------------------------
(* One interface to three memories. An algorithm that EXTENDS this module is  *)
(* checked under each of them by changing one line of its .cfg:               *)
(*                                                                            *)
(*     memory_model = "SC"     sequential consistency                         *)
(*     memory_model = "TSO"    x86: store buffers                             *)
(*     memory_model = "Views"  C++20 and Rust, without load buffering         *)
(*     memory_model = "Views11" the same, with C++11's release sequences, for *)
(*                             locations with one writer                      *)
(*                                                                            *)
(* A memory is a value m. An operator whose name is a plural has the set of   *)
(* its possible results: the memories after it, or records with the `value`   *)
(* that was read and the `memory` after it. If the set is empty, thread p has *)
(* to wait. `order` is "Relaxed", "Acquire", "Release", "AcqRel" or "SeqCst". *)
EXTENDS Integers, FiniteSets, Sequences, TLC

CONSTANT memory_model

InSC == INSTANCE SC
InTSO == INSTANCE TSO
InViews == INSTANCE Views

ASSUME Assert(memory_model \in {"SC", "TSO", "Views", "Views11"},
              <<"memory_model is SC, TSO, Views or Views11, not", memory_model>>)

\* TRUE if these are orderings. For an algorithm whose orderings are constants: a misspelt ordering
\* is like "Relaxed".
AreOrders(orders) ==
    LET known == {"Relaxed", "Acquire", "Release", "AcqRel", "SeqCst", "Light", "Heavy"}
    IN  Assert(orders \subseteq known, <<"no orderings:", orders \ known>>)

Weak == memory_model \in {"Views", "Views11"}

Acquires(order) == InViews!Acquires(order)
Releases(order) == InViews!Releases(order)

\* A memory in which each location in DOMAIN values has that value. SeqCst accesses
\* of the locations that are `ordered`, and SeqCst fences, are in one total order;
\* of others, they count as acquire and release. Locations are strings, or tuples if none is
\* ordered; some of them may be model values. None is "fences", and one that has the name of a
\* thread is for its `Ticks` alone.
NewMemory(values, threads, ordered) ==
    CASE memory_model = "SC" -> InSC!NewMemory(values, threads, ordered)
      [] memory_model = "TSO" -> InTSO!NewMemory(values, threads, ordered)
      [] OTHER -> InViews!NewMemory(values, threads, ordered, memory_model = "Views11")

-----------------------------------------------------------------------------
(* Accesses of location x by thread p.                                        *)

\* [value, memory]
Loads(m, p, x, order) ==
    CASE memory_model = "SC" -> InSC!Loads(m, p, x, order)
      [] memory_model = "TSO" -> InTSO!Loads(m, p, x, order)
      [] OTHER -> InViews!Loads(m, p, x, order)

\* memory
Stores(m, p, x, value, order) ==
    CASE memory_model = "SC" -> InSC!Stores(m, p, x, value, order)
      [] memory_model = "TSO" -> InTSO!Stores(m, p, x, value, order)
      [] OTHER -> InViews!Stores(m, p, x, value, order)

\* [value, memory]: an atomic read-modify-write of `value` to op(value).
Rmws(m, p, x, op(_), order) ==
    CASE memory_model = "SC" -> InSC!Rmws(m, p, x, op, order)
      [] memory_model = "TSO" -> InTSO!Rmws(m, p, x, op, order)
      [] OTHER -> InViews!Rmws(m, p, x, op, order)

\* [value, memory]: a compare-and-swap, which succeeds if value = old. If not, it is a
\* load with the ordering `failure`. It never fails spuriously.
Cas(m, p, x, old, new, order, failure) ==
    CASE memory_model = "SC" -> InSC!Cas(m, p, x, old, new, order, failure)
      [] memory_model = "TSO" -> InTSO!Cas(m, p, x, old, new, order, failure)
      [] OTHER -> InViews!Cas(m, p, x, old, new, order, failure)

\* memory: a fence. "Relaxed" means none; and so does "Light", half of a pair whose other
\* half is heavy.
Fences(m, p, order) ==
    CASE memory_model = "SC" -> InSC!Fences(m, p, order)
      [] memory_model = "TSO" -> InTSO!Fences(m, p, order)
      [] OTHER -> InViews!Fences(m, p, order)

\* [left, memory]: a heavy fence (P1202; Linux has membarrier), for which each of the threads qs
\* executes a fence, wherever it is, one after the other. It goes on with those that are left.
HeavyFences(m, p, qs) ==
    CASE memory_model = "SC" -> InSC!HeavyFences(m, p, qs)
      [] memory_model = "TSO" -> InTSO!HeavyFences(m, p, qs)
      [] OTHER -> InViews!HeavyFences(m, p, qs)

-----------------------------------------------------------------------------
(* The memory itself.                                                         *)

\* memory: the steps that it takes alone, as when a store leaves a buffer. An algorithm's
\* next-state relation has them all: \E n \in Internal(memory) : memory' = n.
Internal(m) ==
    CASE memory_model = "SC" -> InSC!Internal(m)
      [] memory_model = "TSO" -> InTSO!Internal(m)
      [] OTHER -> InViews!Internal(m)

\* TRUE if all stores of p are in memory.
IsQuiet(m, p) ==
    CASE memory_model = "SC" -> InSC!IsQuiet(m, p)
      [] memory_model = "TSO" -> InTSO!IsQuiet(m, p)
      [] OTHER -> InViews!IsQuiet(m, p)

\* The newest value of x, for invariants.
Latest(m, x) ==
    CASE memory_model = "SC" -> InSC!Latest(m, x)
      [] memory_model = "TSO" -> InTSO!Latest(m, x)
      [] OTHER -> InViews!Latest(m, x)

\* The same memory without what no thread can read any more: for the .cfg's VIEW, or where states
\* are made. It may change each `Count`, so it is not for algorithms that keep one.
Recent(m) ==
    CASE memory_model = "SC" -> InSC!Recent(m)
      [] memory_model = "TSO" -> InTSO!Recent(m)
      [] OTHER -> InViews!Recent(m)

-----------------------------------------------------------------------------
(* Less usual operators.                                                      *)

\* memory: a mutex, whose location x has the value 0, and no other accesses.
Locks(m, p, x) ==
    CASE memory_model = "SC" -> InSC!Locks(m, p, x)
      [] memory_model = "TSO" -> InTSO!Locks(m, p, x)
      [] OTHER -> InViews!Locks(m, p, x)
Unlocks(m, p, x) ==
    CASE memory_model = "SC" -> InSC!Unlocks(m, p, x)
      [] memory_model = "TSO" -> InTSO!Unlocks(m, p, x)
      [] OTHER -> InViews!Unlocks(m, p, x)

\* memory: a store of p to x, which nobody loads: others look at Latest only. It has no history.
Posts(m, p, x, value) ==
    CASE memory_model = "SC" -> InSC!Posts(m, p, x, value)
      [] memory_model = "TSO" -> InTSO!Posts(m, p, x, value)
      [] OTHER -> InViews!Posts(m, p, x, value)

\* The memory after an event of p that is counted in x, where only p stores; how many p has counted;
\* and TRUE if n of them happen before the next step of p. This finds data races: count the
\* accesses of one thread, and another must know them. In SC, nothing is counted, and all is known; so
\* it is in TSO, unless x is the name of p: then an event is known when the stores before it are in
\* memory. In Views, each store to x counts too, and if x is the name of a thread, each sequentially
\* consistent access of `ordered` locations by this thread.
Ticks(m, p, x) ==
    CASE memory_model = "SC" -> InSC!Ticks(m, p, x)
      [] memory_model = "TSO" -> InTSO!Ticks(m, p, x)
      [] OTHER -> InViews!Ticks(m, p, x)
Count(m, p, x) ==
    CASE memory_model = "SC" -> InSC!Count(m, p, x)
      [] memory_model = "TSO" -> InTSO!Count(m, p, x)
      [] OTHER -> InViews!Count(m, p, x)
Knows(m, p, x, n) ==
    CASE memory_model = "SC" -> InSC!Knows(m, p, x, n)
      [] memory_model = "TSO" -> InTSO!Knows(m, p, x, n)
      [] OTHER -> InViews!Knows(m, p, x, n)

\* The memory in which all steps of q, which is quiet, so far happen before the first of p; and that
\* in which p, which takes no more steps, is like one that has taken none. Then a heavy fence need
\* not order what p has done, which allows more.
Starts(m, p, q) ==
    CASE memory_model = "SC" -> InSC!Starts(m, p, q)
      [] memory_model = "TSO" -> InTSO!Starts(m, p, q)
      [] OTHER -> InViews!Starts(m, p, q)
Ended(m, p) ==
    CASE memory_model = "SC" -> InSC!Ended(m, p)
      [] memory_model = "TSO" -> InTSO!Ended(m, p)
      [] OTHER -> InViews!Ended(m, p)
=============================================================================
