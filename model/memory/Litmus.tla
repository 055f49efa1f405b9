------------------------------- MODULE Litmus -------------------------------
(* Litmus tests: small programs, each with a result, and the strongest memory *)
(* that allows it. The verdicts are those of Sewell et al., x86-TSO (CACM     *)
(* 2010), for TSO; and for Views, of the C++20 standard and Lahav et al.,     *)
(* Repairing sequential consistency in C/C++11 (PLDI 2017), except where a    *)
(* comment says so.                                                           *)
(*                                                                            *)
(*     java -jar tla2tools.jar Litmus.tla                                     *)
(*                                                                            *)
(* prints the tests whose results the memory in Litmus.cfg allows. It is an   *)
(* error, AsPublished, if a verdict is not the one that is listed here. With  *)
(* these lines in the .cfg, TLC shows how a result comes about:               *)
(*                                                                            *)
(*     SPECIFICATION Trace                                                    *)
(*     INVARIANT Impossible                                                   *)
(*     CONSTANTS memory_model = "TSO"                                         *)
(*               chosen = {"SB-relaxed"}                                      *)
EXTENDS Memory

\* From the strongest memory to the weakest: each allows what those before it allow. "LB" is Views
\* with `load_buffering`.
Memories == <<"SC", "TSO", "Views11", "Views", "LB">>

-----------------------------------------------------------------------------
(* Instructions. What a thread gets has a name.                               *)

rlx == "Relaxed"
acq == "Acquire"
rel == "Release"
acq_rel == "AcqRel"
sc == "SeqCst"

R(x, name, order) == [do |-> "load", x |-> x, name |-> name, order |-> order]
W(x, value, order) == [do |-> "store", x |-> x, value |-> value, order |-> order]
U(x, name, value, order) ==
    [do |-> "update", x |-> x, name |-> name, value |-> value, order |-> order]
C(x, name, old, value, order, failure) ==
    [do |-> "cas", x |-> x, name |-> name, old |-> old, value |-> value, order |-> order,
     failure |-> failure]
F(order) == [do |-> "fence", order |-> order]
Heavy == [do |-> "heavy"]
Lock(x) == [do |-> "lock", x |-> x]
Unlock(x) == [do |-> "unlock", x |-> x]
Post(x, value) == [do |-> "post", x |-> x, value |-> value]
Tick(x) == [do |-> "tick", x |-> x]
\* How many ticks of x are known: 0 or 1.
Know(x, name) == [do |-> "know", x |-> x, name |-> name]
\* Waits until another thread has ended, and then begins.
After(p) == [do |-> "after", thread |-> p]

-----------------------------------------------------------------------------
(* The programs: the instructions of each thread, and a result: values that   *)
(* threads have read, and last values of locations, by name. F(rlx) is none.  *)

None == <<>>
Program(threads, result) == [threads |-> threads, result |-> result]

\* Store buffering: both threads miss the other's store.
SB(store, first, second, load) == Program(
    <<<<W("x", 1, store), F(first), R("y", "a", load)>>,
      <<W("y", 1, store), F(second), R("x", "b", load)>>>>,
    [a |-> 0, b |-> 0])

\* Message passing: the flag is there, but not the message.
MP(store, first, second, load) == Program(
    <<<<W("x", 1, rlx), F(first), W("y", 1, store)>>,
      <<R("y", "a", load), F(second), R("x", "b", rlx)>>>>,
    [a |-> 1, b |-> 0])

\* Load buffering: each thread reads the value that the other one stores later.
LB(load, store) == Program(
    <<<<R("x", "a", load), W("y", 1, store)>>,
      <<R("y", "b", load), W("x", 1, store)>>>>,
    [a |-> 1, b |-> 1])

\* Independent reads of independent writes: two threads disagree on the order.
IRIW(store, fence, load) == Program(
    <<<<W("x", 1, store)>>,
      <<W("y", 1, store)>>,
      <<R("x", "a", load), F(fence), R("y", "b", load)>>,
      <<R("y", "c", load), F(fence), R("x", "d", load)>>>>,
    [a |-> 1, b |-> 0, c |-> 1, d |-> 0])

\* A thread between a writer and a reader passes on what it has read.
WRC(second, store, load) == Program(
    <<<<W("x", 1, rlx)>>,
      <<R("x", "a", second), W("y", 1, store)>>,
      <<R("y", "b", load), R("x", "c", rlx)>>>>,
    [a |-> 1, b |-> 1, c |-> 0])

\* Like SB, but another thread reads the first store.
RWC(load, fence) == Program(
    <<<<W("x", 1, rlx)>>,
      <<R("x", "a", load), F(fence), R("y", "b", rlx)>>,
      <<W("y", 1, rlx), F(fence), R("x", "c", rlx)>>>>,
    [a |-> 1, b |-> 0, c |-> 0])

\* Three threads that pass on.
ISA2(store, fence, load) == Program(
    <<<<W("x", 1, rlx), F(fence), W("y", 1, store)>>,
      <<R("y", "a", load), W("z", 1, store)>>,
      <<R("z", "b", load), F(fence), R("x", "c", rlx)>>>>,
    [a |-> 1, b |-> 1, c |-> 0])

\* Two threads store to two locations, and each one's first store is the last.
TwoPlusTwoW(store, fence) == Program(
    <<<<W("x", 1, store), F(fence), W("y", 2, store)>>,
      <<W("y", 1, store), F(fence), W("x", 2, store)>>>>,
    [x |-> 1, y |-> 1])

\* A thread reads the other's last store, and comes before its first.
S(store, load) == Program(
    <<<<W("x", 2, rlx), W("y", 1, store)>>,
      <<R("y", "a", load), W("x", 1, rlx)>>>>,
    [a |-> 1, x |-> 2])

\* The last store of a thread comes before the first store of another.
RShape(store, first, second, load) == Program(
    <<<<W("x", 1, store), F(first), W("y", 1, store)>>,
      <<W("y", 2, store), F(second), R("x", "a", load)>>>>,
    [a |-> 0, y |-> 2])

\* The reader finds the later of two stores, but not what the thread knew that stored the earlier.
Restored(first, store, second, load) == Program(
    <<<<W("x", 1, rlx), F(first), W("y", 1, store), W("y", 2, rlx)>>,
      <<R("y", "a", load), F(second), R("x", "b", rlx)>>>>,
    [a |-> 2, b |-> 0])

\* The later store is in another thread ...
Overwritten(store, load) == Program(
    <<<<W("x", 1, rlx), W("y", 1, store)>>,
      <<R("y", "c", rlx), W("y", 2, rlx)>>,
      <<R("y", "a", load), R("x", "b", rlx)>>>>,
    [a |-> 2, b |-> 0, c |-> 1])

\* ... or it is a read-modify-write.
Updated(store, update, load) == Program(
    <<<<W("x", 1, rlx), W("y", 1, store)>>,
      <<U("y", "c", 2, update)>>,
      <<R("y", "a", load), R("x", "b", rlx)>>>>,
    [a |-> 2, b |-> 0, c |-> 1])

\* SB, with a fence in one thread ...
Against(store, load, fence) == Program(
    <<<<W("x", 1, store), R("y", "a", load)>>,
      <<W("y", 1, rlx), F(fence), R("x", "b", rlx)>>>>,
    [a |-> 0, b |-> 0])

AgainstSeen(load, b) == Program(
    <<<<W("x", 1, sc), R("y", "a", sc)>>,
      <<R("x", "c", rlx), W("y", 1, rlx), F(sc), load>>>>,
    [a |-> 0, b |-> b, c |-> 1])

\* ... and with a read-modify-write in the other.
Claimed(update, load, fence) == Program(
    <<<<U("x", "c", 1, update), R("y", "a", load)>>,
      <<W("y", 1, rlx), F(fence), R("x", "b", rlx)>>>>,
    [a |-> 0, b |-> 0, c |-> 0])

\* SB, with read-modify-writes of other locations.
Elsewhere(update) == Program(
    <<<<W("x", 1, rlx), U("z", "c", 1, update), R("y", "a", rlx)>>,
      <<W("y", 1, rlx), U("w", "d", 1, update), R("x", "b", rlx)>>>>,
    [a |-> 0, b |-> 0])

\* R, with a fence in the second thread, or in the first.
RAgainst(store, fence) == Program(
    <<<<W("x", 1, store), W("y", 1, store)>>,
      <<W("y", 2, rlx), F(fence), R("x", "a", rlx)>>>>,
    [a |-> 0, y |-> 2])
RBehind(store, load) == Program(
    <<<<W("x", 1, rlx), F(sc), W("y", 1, rlx)>>,
      <<W("y", 2, store), R("x", "a", load)>>>>,
    [a |-> 0, y |-> 2])

RBehindMore(second, third, result) == Program(
    <<<<W("x", 1, rlx), F(sc), W("y", 1, rlx)>> \o second, third \o <<R("x", "a", sc)>>>>, result)

\* 2+2W, with a fence in one thread.
TwoPlusTwoWAgainst(store, fence) == Program(
    <<<<W("x", 1, store), W("y", 2, store)>>,
      <<W("y", 1, rlx), F(fence), W("x", 2, rlx)>>>>,
    [x |-> 1, y |-> 1])

\* MP and SB, in which a store of another thread comes before the one that is missed, and is read.
MPS(fence, store) == Program(
    <<<<W("x", 1, rlx), F(fence), W("y", 1, store)>>,
      <<W("x", 2, rlx)>>,
      <<R("y", "a", acq), R("x", "b", rlx)>>>>,
    [a |-> 1, b |-> 2, x |-> 1])
SBS(store, fence, load) == Program(
    <<<<W("x", 1, store), F(fence), R("y", "a", load)>>,
      <<W("x", 2, rlx)>>,
      <<W("y", 1, store), F(fence), R("x", "b", load)>>>>,
    [a |-> 0, b |-> 2, x |-> 1])

\* The example of P0668: the store to x happens before the update of y, which is
\* stored over before x is loaded ...
Z6U == Program(
    <<<<W("x", 1, sc), W("y", 1, rel)>>,
      <<U("y", "b", 2, sc), R("y", "c", rlx)>>,
      <<W("y", 3, sc), R("x", "a", sc)>>>>,
    [a |-> 0, b |-> 1, c |-> 3])

\* ... and strongly so, with something sequenced between that and a store.
Z6UStrong == Program(
    <<<<W("x", 1, sc), W("y", 1, rel)>>,
      <<R("y", "b", acq), W("y", 2, sc), R("y", "c", rlx)>>,
      <<W("y", 3, sc), R("x", "a", sc)>>>>,
    [a |-> 0, b |-> 1, c |-> 3])

\* A message of one's own: both threads read their own store, and miss the other's.
SBrfi(fence) == Program(
    <<<<W("x", 1, rlx), R("x", "a", rlx), F(fence), R("y", "b", rlx)>>,
      <<W("y", 1, rlx), R("y", "c", rlx), F(fence), R("x", "d", rlx)>>>>,
    [a |-> 1, b |-> 0, c |-> 1, d |-> 0])

CoRR(store, load) == Program(
    <<<<W("x", 1, store)>>, <<R("x", "a", load), R("x", "b", load)>>>>, [a |-> 1, b |-> 0])

\* A thread reads a location twice. What it reads first is the last in the end.
Stored(fence) == Program(
    <<<<W("x", 1, rlx)>>, <<W("x", 2, rlx)>>, <<R("x", "a", rlx), F(fence), R("x", "b", rlx)>>>>,
    [a |-> 1, b |-> 2, x |-> 1])

\* MP, with a flag that is swapped, and one that is not because it has another value.
Swapped(order) == Program(
    <<<<W("x", 1, rlx), W("y", 1, rel)>>,
      <<C("y", "a", 1, 2, order, rlx), R("x", "b", rlx)>>>>,
    [a |-> 1, b |-> 0])
Unswapped(failure) == Program(
    <<<<W("x", 1, rlx), W("y", 1, rel)>>,
      <<C("y", "a", 2, 3, acq_rel, failure), R("x", "b", rlx)>>>>,
    [a |-> 1, b |-> 0])

\* Both threads know that 1 was stored. Then one stores 2, and the other reads 1 again.
Again(first, second, result) == Program(
    <<<<W("x", 1, rlx)>> \o first
          \o <<W("y", 1, rlx), R("y", "c", rlx), W("x", 2, rlx), W("y", 3, rlx)>>,
      <<R("y", "d", rlx), R("x", "a", rlx), W("y", 2, rlx), R("y", "e", rlx)>> \o second
          \o <<R("x", "b", rlx)>>>>,
    [a |-> 1, b |-> 1, c |-> 2, d |-> 1, e |-> 3] @@ result)

\* SB, with a heavy and a light fence: against one thread, or the last of two.
SBHeavy(first, second) == Program(
    <<<<W("x", 1, rlx), first, R("y", "a", rlx)>>,
      <<W("y", 1, rlx), second, R("x", "b", rlx)>>>>,
    [a |-> 0, b |-> 0])
SBHeavyEach(result) == Program(
    <<<<W("x", 1, rlx), Heavy, R("y", "a", rlx), R("z", "c", rlx)>>,
      <<W("y", 1, rlx), F("Light"), R("x", "b", rlx)>>,
      <<W("z", 1, rlx), F("Light"), R("x", "d", rlx)>>>>,
    result)

\* SB, with a critical section of another mutex in each thread.
SBLocks == Program(
    <<<<W("x", 1, rlx), Lock("l"), Unlock("l"), R("y", "a", rlx)>>,
      <<W("y", 1, rlx), Lock("k"), Unlock("k"), R("x", "b", rlx)>>>>,
    [a |-> 0, b |-> 0])

\* A thread sees that another is in a critical section, and misses in its own what that one stores.
Handed(fence) == Program(
    <<<<Lock("l"), W("y", 1, rlx), W("x", 1, rlx), Unlock("l")>>,
      <<R("y", "a", rlx), Lock("l"), F(fence), R("x", "b", rlx)>>>>,
    [a |-> 1, b |-> 0])

\* A thread that begins after another has ended misses its store.
Joined(fence) == Program(
    <<<<W("x", 1, rlx)>>, <<After(1), F(fence), R("x", "a", rlx)>>>>, [a |-> 0])

\* A thread reads a flag, and does not know an event before it.
Raced(store, load) == Program(
    <<<<Tick("1"), W("y", 1, store)>>, <<R("y", "a", load), Know("1", "b")>>>>, [a |-> 1, b |-> 0])

-----------------------------------------------------------------------------
(* The tests: a name, the strongest memory that allows the result, or "none". *)

Test(name, by, program) ==
    [name |-> name, by |-> by, threads |-> program.threads, result |-> program.result]

\* One location: coherence, and atomicity.
Coherence == {
    Test("CoRR-relaxed", "none", CoRR(rlx, rlx)),
    Test("CoRR-release-acquire", "none", CoRR(rel, acq)),
    Test("CoRR-SeqCst", "none", CoRR(sc, sc)),
    Test("CoWW", "none", Program(<<<<W("x", 1, rlx), W("x", 2, rlx)>>>>, [x |-> 1])),
    Test("CoWR", "none", Program(<<<<W("x", 1, rlx), R("x", "a", rlx)>>>>, [a |-> 0])),
    Test("CoWR-newest", "none",
        Program(<<<<W("x", 1, rlx), W("x", 2, rlx), R("x", "a", rlx)>>>>, [a |-> 1])),
    Test("CoWR-fence", "none",
        Program(<<<<W("x", 1, rlx), F(acq), R("x", "a", rlx)>>>>, [a |-> 0])),
    Test("CoWR-other", "none", Program(
        <<<<W("x", 1, rlx), R("x", "a", rlx)>>, <<W("x", 2, rlx)>>>>, [a |-> 2, x |-> 1])),
    Test("CoRW", "none", Program(<<<<R("x", "a", rlx), W("x", 1, rlx)>>>>, [a |-> 1])),
    Test("CoRW-other", "none", Program(
        <<<<R("x", "a", rlx), W("x", 1, rlx)>>, <<W("x", 2, rlx)>>>>, [a |-> 2, x |-> 2])),
    Test("CoRR-stored", "none", Stored(rlx)),
    Test("CoRR-stored-fence", "none", Stored(acq)),
    Test("INC", "none",
        Program(<<<<U("x", "a", 1, rlx)>>, <<U("x", "b", 2, rlx)>>>>, [a |-> 0, b |-> 0])),
    Test("INC-chain", "SC",
        Program(<<<<U("x", "a", 1, rlx)>>, <<U("x", "b", 2, rlx)>>>>, [a |-> 0, b |-> 1, x |-> 2])),
    Test("Atomic", "none",
        Program(<<<<U("x", "a", 1, rlx)>>, <<W("x", 2, rlx)>>>>, [a |-> 0, x |-> 1])),
    Test("Cas", "none", Program(<<<<C("x", "a", 0, 1, rlx, rlx)>>>>, [x |-> 0])),
    Test("Cas-newer", "none",
        Program(<<<<W("x", 1, rlx)>>, <<C("x", "a", 1, 2, rlx, rlx)>>>>, [a |-> 1, x |-> 1])),
    Test("Cas-unequal", "none", Program(<<<<C("x", "a", 1, 2, rlx, rlx)>>>>, [x |-> 2])),
    Test("Cas-both", "none", Program(
        <<<<C("x", "a", 0, 1, rlx, rlx)>>, <<C("x", "b", 0, 2, rlx, rlx)>>>>, [a |-> 0, b |-> 0]))}

Relaxed == {
    Test("SB-seen", "SC", Program(SB(rlx, rlx, rlx, rlx).threads, [a |-> 1, b |-> 1])),
    Test("SB-relaxed", "TSO", SB(rlx, rlx, rlx, rlx)),
    Test("SB-rfi", "TSO", SBrfi(rlx)),
    Test("n6", "TSO", Program(
        <<<<W("x", 1, rlx), R("x", "a", rlx), R("y", "b", rlx)>>,
          <<W("y", 1, rlx), W("x", 2, rlx)>>>>,
        [a |-> 1, b |-> 0, x |-> 1])),
    Test("RShape-relaxed", "TSO", RShape(rlx, rlx, rlx, rlx)),
    Test("RWC-relaxed", "TSO", RWC(rlx, rlx)),
    Test("MP-relaxed", "Views11", MP(rlx, rlx, rlx, rlx)),
    Test("IRIW-relaxed", "Views11", IRIW(rlx, rlx, rlx)),
    Test("WRC-relaxed", "Views11", WRC(rlx, rlx, rlx)),
    Test("S-relaxed", "Views11", S(rlx, rlx)),
    Test("TwoPlusTwoW-relaxed", "Views11", TwoPlusTwoW(rlx, rlx)),
    Test("S-update", "Views11", Program(
        <<<<W("x", 2, rlx), W("y", 1, rlx)>>, <<R("y", "a", rlx), U("x", "b", 1, rlx)>>>>,
        [a |-> 1, b |-> 0, x |-> 2])),
    Test("MP-Cas", "Views11", Program(
        <<<<W("x", 1, rlx), W("y", 1, rlx)>>, <<R("y", "a", rlx), C("x", "b", 1, 2, rlx, rlx)>>>>,
        [a |-> 1, b |-> 0])),
    Test("CoRR-again", "Views11", Again(<<>>, <<>>, None)),
    Test("LB-relaxed", "LB", LB(rlx, rlx))}

ReleaseAcquire == {
    Test("SB-release-acquire", "TSO", SB(rel, rlx, rlx, acq)),
    Test("RShape-release-acquire", "TSO", RShape(rel, rlx, rlx, acq)),
    Test("RWC-acquire", "TSO", RWC(acq, rlx)),
    Test("IRIW-release-acquire", "Views11", IRIW(rel, rlx, acq)),
    Test("TwoPlusTwoW-release", "Views11", TwoPlusTwoW(rel, rlx)),
    Test("MP-release-only", "Views11", MP(rel, rlx, rlx, rlx)),
    Test("MP-acquire-only", "Views11", MP(rlx, rlx, rlx, acq)),
    Test("MP-release-acquire", "none", MP(rel, rlx, rlx, acq)),
    Test("S-release-only", "Views11", S(rel, rlx)),
    Test("S-acquire-only", "Views11", S(rlx, acq)),
    Test("S-release-acquire", "none", S(rel, acq)),
    Test("WRC-release-only", "Views11", WRC(rlx, rel, rlx)),
    Test("WRC-acquire-only", "Views11", WRC(acq, rlx, acq)),
    Test("WRC-release-acquire", "none", WRC(rlx, rel, acq)),
    Test("ISA2-release-acquire", "none", ISA2(rel, rlx, acq)),
    Test("CoRR-again-release", "Views11",
        Again(<<W("z", 1, rel)>>, <<R("z", "f", acq)>>, [f |-> 1])),
    \* C++20 allows these two, which no compiler and no processor does.
    Test("LB-release", "none", LB(rlx, rel)),
    Test("LB-acquire", "none", LB(acq, rlx)),
    Test("MPS-release-acquire", "none", MPS(rlx, rel)),
    Test("MPS-restored", "Views", Program(
        <<<<W("x", 1, rlx), W("y", 1, rel), W("y", 2, rlx)>>,
          <<W("x", 2, rlx)>>,
          <<R("y", "a", acq), R("x", "b", rlx)>>>>,
        [a |-> 2, b |-> 2, x |-> 1])),
    Test("Restored-release-acquire", "Views", Restored(rlx, rel, rlx, acq)),
    Test("Restored-elsewhere", "Views11", Program(
        <<<<W("x", 1, rlx), W("y", 1, rel), W("z", 1, rlx)>>,
          <<R("z", "a", acq), R("x", "b", rlx)>>>>,
        [a |-> 1, b |-> 0])),
    Test("Overwritten-release-acquire", "Views11", Overwritten(rel, acq)),
    Test("Restored-relaxed", "Views11", Restored(rlx, rlx, rlx, acq)),
    Test("MP-update", "none", Program(
        <<<<W("x", 1, rlx), U("y", "c", 1, rel)>>, <<R("y", "a", acq), R("x", "b", rlx)>>>>,
        [a |-> 1, b |-> 0])),
    Test("Updated-relaxed", "Views11", Updated(rlx, rlx, rlx)),
    Test("Updated-release-acquire", "none", Updated(rel, rlx, acq)),
    Test("Swapped-acquire", "none", Swapped(acq)),
    Test("Swapped-release", "Views11", Swapped(rel)),
    Test("Unswapped-acquire", "none", Unswapped(acq)),
    Test("Unswapped-relaxed", "Views11", Unswapped(rlx))}

Fenced == {
    Test("SB-one-fence", "TSO", SB(rlx, rlx, sc, rlx)),
    Test("SB-fences-AcqRel", "TSO", SB(rlx, acq_rel, acq_rel, rlx)),
    Test("SB-fences", "none", SB(rlx, sc, sc, rlx)),
    Test("SB-fences-each-two", "none", Program(
        <<<<W("x", 1, rlx), F(sc), F(acq), R("y", "a", rlx)>>,
          <<W("y", 1, rlx), F(sc), F(acq), R("x", "b", rlx)>>>>,
        [a |-> 0, b |-> 0])),
    Test("SB-rfi-fences", "none", SBrfi(sc)),
    Test("MP-fences", "none", MP(rlx, rel, acq, rlx)),
    Test("MP-release-fence-only", "Views11", MP(rlx, rel, rlx, rlx)),
    Test("MP-acquire-fence-only", "Views11", MP(rlx, rlx, acq, rlx)),
    Test("MP-fences-release", "Views11", MP(rlx, rel, rel, rlx)),
    Test("MP-fences-acquire", "Views11", MP(rlx, acq, acq, rlx)),
    Test("MP-fences-AcqRel", "none", MP(rlx, acq_rel, acq_rel, rlx)),
    Test("CoRR-again-acquire-fence", "Views11", Again(<<>>, <<F(acq)>>, None)),
    Test("CoRR-again-fences", "Views11", Again(<<F(rel)>>, <<F(acq)>>, None)),
    Test("CoRR-again-fences-SeqCst", "Views11", Again(<<F(sc)>>, <<F(sc)>>, None)),
    Test("MPS-fence", "none", MPS(rel, rlx)),
    Test("SBS-fences", "none", SBS(rlx, sc, rlx)),
    Test("Restored-fences", "none", Restored(rel, rlx, acq, rlx)),
    Test("RShape-fences", "none", RShape(rlx, sc, sc, rlx)),
    Test("RShape-second-fence-AcqRel", "TSO", RShape(rlx, sc, acq_rel, rlx)),
    Test("RWC-fences", "none", RWC(rlx, sc)),
    Test("IRIW-fences", "none", IRIW(rlx, sc, rlx)),
    Test("TwoPlusTwoW-fences", "none", TwoPlusTwoW(rlx, sc)),
    \* C++20 allows this: the thread between the fences synchronises with nobody. S has the fences
    \* as they are executed.
    Test("ISA2-fences", "LB", ISA2(rlx, sc, rlx))}

SequentiallyConsistent == {
    Test("SB-SeqCst", "none", SB(sc, rlx, rlx, sc)),
    Test("SB-SeqCst-seen", "SC", Program(SB(sc, rlx, rlx, sc).threads, [a |-> 0, b |-> 1])),
    Test("SB-SeqCst-fences", "none", SB(sc, acq, acq, sc)),
    Test("SB-SeqCst-stores", "Views11", SB(sc, rlx, rlx, acq)),
    Test("SB-SeqCst-loads", "TSO", SB(rel, rlx, rlx, sc)),
    Test("Against-SeqCst", "none", Against(sc, sc, sc)),
    Test("Against-store", "Views11", Against(sc, acq, sc)),
    Test("Against-load", "TSO", Against(rel, sc, sc)),
    Test("Against-fence-AcqRel", "TSO", Against(sc, sc, acq_rel)),
    Test("Against-behind", "none", Program(
        <<<<W("x", 1, rlx), F(sc), R("y", "a", sc)>>, <<W("y", 1, sc), R("x", "b", sc)>>>>,
        [a |-> 0, b |-> 0])),
    Test("Against-seen-other", "SC", AgainstSeen(R("z", "b", rlx), 0)),
    Test("Against-seen-same", "SC", AgainstSeen(R("x", "b", rlx), 1)),
    Test("S-against", "none", Program(
        <<<<W("y", 2, sc), W("x", 1, sc)>>,
          <<R("x", "a", rlx), W("z", 1, rel)>>,
          <<R("z", "b", acq), F(sc), W("y", 1, rlx)>>>>,
        [a |-> 1, b |-> 1, y |-> 2])),
    Test("Claimed-SeqCst", "none", Claimed(sc, sc, sc)),
    Test("Claimed-update-AcqRel", "Views11", Claimed(acq_rel, sc, sc)),
    Test("Claimed-load-Acquire", "Views11", Claimed(sc, acq, sc)),
    Test("Elsewhere-SeqCst", "Views11", Elsewhere(sc)),
    Test("MP-SeqCst", "none", MP(sc, rlx, rlx, sc)),
    Test("MP-SeqCst-store", "Views11", MP(sc, rlx, rlx, rlx)),
    Test("MP-SeqCst-load", "Views11", Program(
        <<<<W("x", 1, rlx), F(sc), W("y", 1, rlx)>>, <<R("y", "a", rlx), R("x", "b", sc)>>>>,
        [a |-> 1, b |-> 0])),
    Test("MP-SeqCst-flag-relaxed", "Views11", Program(
        <<<<W("x", 1, sc), W("y", 1, sc)>>, <<R("y", "a", rlx), R("x", "b", sc)>>>>,
        [a |-> 1, b |-> 0])),
    Test("IRIW-SeqCst", "none", IRIW(sc, rlx, sc)),
    Test("IRIW-SeqCst-loads", "none", IRIW(rlx, rlx, sc)),
    Test("IRIW-SeqCst-stores", "Views11", IRIW(sc, rlx, acq)),
    Test("RShape-SeqCst", "none", RShape(sc, rlx, rlx, sc)),
    Test("RAgainst-SeqCst", "none", RAgainst(sc, sc)),
    Test("RAgainst-release", "Views11", RAgainst(rel, sc)),
    Test("RBehind-SeqCst", "none", RBehind(sc, sc)),
    Test("RBehind-load-Acquire", "Views11", RBehind(sc, acq)),
    Test("TwoPlusTwoW-SeqCst", "none", TwoPlusTwoW(sc, rlx)),
    Test("TwoPlusTwoW-updates", "none", Program(
        <<<<W("x", 1, sc), U("y", "a", 2, sc)>>, <<W("y", 1, sc), U("x", "b", 2, sc)>>>>,
        [x |-> 1, y |-> 1])),
    Test("TwoPlusTwoWAgainst-SeqCst", "none", TwoPlusTwoWAgainst(sc, sc)),
    Test("TwoPlusTwoWAgainst-release", "Views11", TwoPlusTwoWAgainst(rel, sc)),
    Test("SBS-SeqCst", "none", SBS(sc, rlx, sc)),
    Test("SBS-against", "none", Program(
        <<<<W("x", 1, sc), R("y", "a", sc)>>,
          <<W("x", 2, rlx)>>,
          <<W("y", 1, rlx), F(sc), R("x", "b", rlx)>>>>,
        [a |-> 0, b |-> 2, x |-> 1])),
    Test("RBehind-stored", "none", Program(
        <<<<W("x", 1, rlx), F(sc), W("y", 1, rlx)>>,
          <<W("x", 2, rlx)>>,
          <<W("y", 2, sc), R("x", "a", sc)>>>>,
        [a |-> 2, x |-> 1, y |-> 2])),
    Test("RBehind-seen", "SC", RBehindMore(<<>>, <<W("y", 2, sc)>>, [a |-> 1, y |-> 2])),
    Test("RBehind-first", "none",
        RBehindMore(<<W("z", 1, rlx)>>, <<W("y", 2, sc)>>, [a |-> 0, y |-> 2])),
    Test("RBehind-second", "none",
        RBehindMore(<<W("z", 1, rlx)>>, <<W("z", 2, sc)>>, [a |-> 0, z |-> 2])),
    Test("RBehind-between", "none", RBehindMore(
        <<W("z", 1, rlx), F(sc), W("y", 2, rlx)>>, <<R("y", "b", rlx), W("y", 3, sc)>>,
        [a |-> 0, b |-> 1, y |-> 2])),
    Test("RBehind-later", "none", Program(
        <<<<W("z", 1, rlx), F(sc), W("y", 1, rlx), W("x", 1, rlx), F(sc), W("y", 2, rlx)>>,
          <<W("y", 3, sc), R("x", "a", sc)>>>>,
        [a |-> 0, y |-> 3])),
    Test("RBehind-other", "Views11", RBehindMore(
        <<>>, <<R("y", "b", rlx), W("z", 1, rlx), W("z", 2, sc)>>, [a |-> 0, b |-> 1])),
    Test("RBehind-before", "Views11", Program(
        <<<<W("x", 1, rlx), F(sc), W("y", 1, rlx), W("z", 1, rlx)>>,
          <<R("z", "b", rlx), W("y", 2, rlx)>>,
          <<R("y", "c", rlx), W("y", 3, sc), R("x", "a", sc)>>>>,
        [a |-> 0, b |-> 1, c |-> 2, y |-> 1])),
    Test("Z6U-SeqCst", "Views11", Z6U),
    Test("Z6UStrong-SeqCst", "none", Z6UStrong)}

Others == {
    Test("Heavy-alone", "SC", Program(<<<<W("x", 1, rlx), Heavy, R("x", "a", rlx)>>>>, [a |-> 1])),
    Test("SB-heavy", "none", SBHeavy(Heavy, F("Light"))),
    Test("SB-light", "TSO", SBHeavy(F("Light"), F("Light"))),
    Test("SB-heavy-each-1", "none", SBHeavyEach([a |-> 0, b |-> 0])),
    Test("SB-heavy-each-2", "none", SBHeavyEach([c |-> 0, d |-> 0])),
    \* A heavy fence is to order this, too, but what an ended thread had seen is forgotten.
    Test("SB-heavy-ended", "Views11",
        Program(SBHeavy(F("Light"), Heavy).threads \o <<<<After(1)>>>>, [a |-> 0, b |-> 0])),
    Test("Locks", "none", Program(
        <<<<Lock("l"), R("x", "a", rlx), W("x", 1, rlx), Unlock("l")>>,
          <<Lock("l"), R("x", "b", rlx), W("x", 1, rlx), Unlock("l")>>>>, [a |-> 0, b |-> 0])),
    Test("Locks-both", "SC", Program(
        <<<<Lock("l"), R("x", "a", rlx), W("x", 1, rlx), Unlock("l")>>,
          <<Lock("l"), R("x", "b", rlx), W("x", 1, rlx), Unlock("l")>>>>, [a |-> 0, b |-> 1])),
    Test("SB-locks", "Views11", SBLocks),
    Test("Handed", "none", Handed(rlx)),
    Test("Handed-fence", "none", Handed(acq)),
    Test("Joined", "none", Joined(rlx)),
    Test("Joined-fence", "none", Joined(acq)),
    Test("Posted", "none", Program(<<<<Post("x", 1)>>>>, [x |-> 0])),
    Test("Raced-relaxed", "Views11", Raced(rlx, rlx)),
    Test("Raced-release-acquire", "none", Raced(rel, acq)),
    Test("Raced-fence", "none", Program(
        <<<<Tick("1"), F(acq), W("y", 1, rel)>>, <<R("y", "a", acq), Know("1", "b")>>>>,
        [a |-> 1, b |-> 0])),
    Test("Raced", "TSO", Program(<<<<Tick("1")>>, <<Know("1", "a")>>>>, [a |-> 0]))}

Tests ==
    UNION {Coherence, Relaxed, ReleaseAcquire, Fenced, SequentiallyConsistent, Others}

-----------------------------------------------------------------------------
(* Running a test.                                                            *)

load_buffering == FALSE

\* Whether all locations are `ordered`, or only those that have SeqCst accesses in the test. If
\* there are none, only recent messages are kept.
ordered == TRUE

Threads(test) == DOMAIN test.threads
Name(p) == ToString(p)

Instructions(test) ==
    UNION {{test.threads[p][n] : n \in DOMAIN test.threads[p]} : p \in Threads(test)}
Locations(test) == {i.x : i \in {j \in Instructions(test) : "x" \in DOMAIN j}}

\* Load buffering: a relaxed load may change places with a relaxed store of
\* another location that follows.
Orders(instructions) ==
    LET is == SelectSeq(instructions, LAMBDA i : i.do # "fence" \/ i.order # "Relaxed")
        Late(n) ==
            /\ is[n].do = "load" /\ is[n + 1].do = "store"
            /\ is[n].order = "Relaxed" /\ is[n + 1].order = "Relaxed"
            /\ is[n].x # is[n + 1].x
    IN  {is} \cup
        (IF ~load_buffering THEN {}
         ELSE {[is EXCEPT ![n] = is[n + 1], ![n + 1] = is[n]] :
                  n \in {k \in 1 .. Len(is) - 1 : Late(k)}})

\* A state has the instructions of each thread in order of execution, the memory, the number of
\* each thread's next instruction, the results, and the threads that are left to a heavy fence.
Begins(test) ==
    LET sequential == {i.x : i \in {j \in Instructions(test) :
                                      "order" \in DOMAIN j /\ "x" \in DOMAIN j /\ j.order = sc}}
        memory == NewMemory([x \in Locations(test) |-> 0], {Name(p) : p \in Threads(test)},
                            IF ordered THEN Locations(test) ELSE sequential)
        every == UNION {Orders(test.threads[p]) : p \in Threads(test)}
        programs == {choice \in [Threads(test) -> every] :
                        \A p \in Threads(test) : choice[p] \in Orders(test.threads[p])}
        All(value) == TLCEval([p \in Threads(test) |-> value])
    IN  {[program |-> program, memory |-> memory, at |-> All(1), results |-> <<>>,
          left |-> All({})] : program \in programs}

Counts(s) == \E p \in DOMAIN s.program : \E n \in DOMAIN s.program[p] : s.program[p][n].do = "tick"
Normal(s, m) == IF Counts(s) THEN m ELSE Recent(m)

\* The states after the next instruction of thread p.
Steps(s, p) ==
    LET i == s.program[p][s.at[p]]
        m == s.memory
        q == Name(p)
        Goes(n) == [s EXCEPT !.memory = Normal(s, n), !.at[p] = @ + 1]
        Reads(r) == [Goes(r.memory) EXCEPT !.results = (i.name :> r.value) @@ @]
        others == {Name(k) : k \in DOMAIN s.program} \ {q}
        Finds(h) == IF h.left = {} THEN [Goes(h.memory) EXCEPT !.left[p] = {}]
                     ELSE [s EXCEPT !.memory = h.memory, !.left[p] = h.left]
    IN  CASE s.at[p] > Len(s.program[p]) -> {}
          [] i.do = "load" -> {Reads(r) : r \in Loads(m, q, i.x, i.order)}
          [] i.do = "store" -> {Goes(n) : n \in Stores(m, q, i.x, i.value, i.order)}
          [] i.do = "update" ->
                {Reads(r) : r \in Rmws(m, q, i.x, LAMBDA value : i.value, i.order)}
          [] i.do = "cas" ->
                {Reads(r) : r \in Cas(m, q, i.x, i.old, i.value, i.order, i.failure)}
          [] i.do = "fence" -> {Goes(n) : n \in Fences(m, q, i.order)}
          [] i.do = "heavy" ->
                {Finds(h) : h \in HeavyFences(m, q, IF s.left[p] = {} THEN others ELSE s.left[p])}
          [] i.do = "lock" -> {Goes(n) : n \in Locks(m, q, i.x)}
          [] i.do = "unlock" -> {Goes(n) : n \in Unlocks(m, q, i.x)}
          [] i.do = "post" -> {Goes(n) : n \in Posts(m, q, i.x, i.value)}
          [] i.do = "tick" -> {Goes(Ticks(m, q, i.x))}
          [] i.do = "know" ->
                {Reads([value |-> IF Knows(m, q, i.x, 1) THEN 1 ELSE 0, memory |-> m])}
          [] i.do = "after" ->
                IF s.at[i.thread] > Len(s.program[i.thread]) /\ IsQuiet(m, Name(i.thread))
                THEN {Goes(Ended(Starts(m, q, Name(i.thread)), Name(i.thread)))} ELSE {}

Followers(s) ==
    UNION {Steps(s, p) : p \in DOMAIN s.program}
    \cup {[s EXCEPT !.memory = n] : n \in Internal(s.memory)}

IsDone(s) == \A p \in DOMAIN s.program : s.at[p] > Len(s.program[p]) /\ IsQuiet(s.memory, Name(p))

\* The states in which runs from these states end.
RECURSIVE Ends(_)
Ends(states) ==
    LET next == UNION {IF IsDone(s) THEN {s} ELSE Followers(s) : s \in states}
    IN  IF next = states THEN states ELSE Ends(next)

\* TRUE if a run has ended in this state with the test's result.
Has(s, result) ==
    /\ IsDone(s)
    /\ \A name \in DOMAIN result :
          result[name] = IF name \in DOMAIN s.results THEN s.results[name]
                         ELSE Latest(s.memory, name)

Allows(test) == \E s \in Ends(Begins(test)) : Has(s, test.result)

-----------------------------------------------------------------------------
(* For TLC: Verdicts has each test in one state, and Trace has the runs of    *)
(* the tests that are `chosen`.                                               *)
VARIABLES test, state

chosen == {t.name : t \in Tests}

Verdicts == test \in {t \in Tests : t.name \in chosen} /\ state = ""
            /\ [][UNCHANGED <<test, state>>]_<<test, state>>

Named(name) == CHOOSE t \in Tests : t.name = name

\* Which memory's verdicts count. With another's, AsPublished is violated.
judged_as == IF load_buffering THEN "LB" ELSE memory_model

Published(t) ==
    LET Place(name) == CHOOSE n \in DOMAIN Memories : Memories[n] = name IN
    t.by # "none" /\ Place(t.by) <= Place(judged_as)

IsAsPublished(t) == Allows(t) = Published(t)

AsPublished ==
    LET allowed == Allows(test)
    IN  (allowed => PrintT(test.name)) /\ allowed = Published(test)

Trace == /\ test \in {t \in Tests : t.name \in chosen} /\ state \in Begins(test)
         /\ [][/\ state' \in IF IsDone(state) THEN {state} ELSE Followers(state)
               /\ UNCHANGED test]_<<test, state>>

Impossible == ~Has(state, test.result)
=============================================================================
