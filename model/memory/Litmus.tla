------------------------------- MODULE Litmus -------------------------------
(* Litmus tests of Views: small programs, each with an outcome that the       *)
(* machine of views allows or forbids. A claim picks a program and how        *)
(* its accesses are ordered. If the outcome is possible, TLC reports that     *)
(* Impossible is violated, and shows how it comes about.                      *)
EXTENDS Memory

CONSTANT Test

-----------------------------------------------------------------------------
(* Definitions that a claim replaces: orderings of stores, loads and fences.  *)

store == "Relaxed"
load == "Relaxed"
update == "Relaxed"
fence == "Relaxed"
first_fence == fence  \* the first thread's, if it is another
last_load == load     \* a thread's last load, if it is another
load_buffering == FALSE

-----------------------------------------------------------------------------
(* The programs: the instructions of each thread. `results` are the loads'    *)
(* results, by name, and `final` has the values of locations in the end.      *)

Write(x, value, order) == [do |-> "store", x |-> x, value |-> value, order |-> order]
W(x, value) == Write(x, value, store)
Plain(x, value) == Write(x, value, "Relaxed")
Load(x, name, order) == [do |-> "load", x |-> x, name |-> name, order |-> order]
R(x, name) == Load(x, name, load)
Last(x, name) == Load(x, name, last_load)
Look(x, name) == Load(x, name, "Relaxed")
U(x, name, value) ==
    [do |-> "update", x |-> x, name |-> name, value |-> value, order |-> update]
F1 == [do |-> "fence", order |-> first_fence]
F == [do |-> "fence", order |-> fence]

None == <<>>

\* Store buffering: both threads miss the other's store.
SB == [program |-> <<<<W("x", 1), F1, R("y", "a")>>,
                     <<W("y", 1), F, R("x", "b")>>>>,
       results |-> [a |-> 0, b |-> 0], final |-> None]

\* Message passing: the flag is there, but not the message.
MP == [program |-> <<<<Plain("x", 1), F1, W("y", 1)>>,
                     <<R("y", "a"), F, Last("x", "b")>>>>,
       results |-> [a |-> 1, b |-> 0], final |-> None]

\* Both stores are ordered alike.
MPStored == [program |-> <<<<W("x", 1), W("y", 1)>>,
                           <<R("y", "a"), Last("x", "b")>>>>,
             results |-> [a |-> 1, b |-> 0], final |-> None]

\* The same as MP, with a second store to the flag, by the same thread ...
Restored == [program |-> <<<<Plain("x", 1), F1, W("y", 1), Plain("y", 2)>>,
                           <<R("y", "a"), F, R("x", "b")>>>>,
             results |-> [a |-> 2, b |-> 0], final |-> None]

\* ... or with a read-modify-write of the flag, by another.
Updated == [program |-> <<<<Plain("x", 1), F1, W("y", 1)>>,
                          <<U("y", "c", 2)>>,
                          <<R("y", "a"), F, R("x", "b")>>>>,
            results |-> [a |-> 2, b |-> 0, c |-> 1], final |-> None]

\* ... or with a plain store, by another.
Overwritten == [program |-> <<<<Plain("x", 1), F1, W("y", 1)>>,
                              <<Plain("y", 2)>>,
                              <<R("y", "a"), F, R("x", "b")>>>>,
                results |-> [a |-> 2, b |-> 0], final |-> None]

\* Load buffering: each thread reads the value that the other one stores later.
LB == [program |-> <<<<R("x", "a"), F1, W("y", 1)>>,
                     <<R("y", "b"), F, W("x", 1)>>>>,
       results |-> [a |-> 1, b |-> 1], final |-> None]

\* Independent reads of independent writes: two threads disagree on the order.
IRIW == [program |-> <<<<W("x", 1)>>,
                       <<W("y", 1)>>,
                       <<R("x", "a"), F1, R("y", "b")>>,
                       <<R("y", "c"), F, R("x", "d")>>>>,
         results |-> [a |-> 1, b |-> 0, c |-> 1, d |-> 0], final |-> None]

\* ISA2: two fences, and between them a thread that only passes on. S has the fences
\* as they are executed, which C++20 does not ask for.
ISA2 == [program |-> <<<<W("x", 1), F1, W("y", 1)>>,
                       <<R("y", "a"), W("z", 1)>>,
                       <<R("z", "b"), F, R("x", "c")>>>>,
         results |-> [a |-> 1, b |-> 1, c |-> 0], final |-> None]

\* Two threads store to two locations, and each one's first store is the last.
TwoPlusTwoW == [program |-> <<<<W("x", 1), F1, W("y", 2)>>,
                              <<W("y", 1), F, W("x", 2)>>>>,
                results |-> None, final |-> [x |-> 1, y |-> 1]]

\* Coherence: a location goes back.
CoRR == [program |-> <<<<W("x", 1)>>,
                       <<R("x", "a"), F, R("x", "b")>>>>,
         results |-> [a |-> 1, b |-> 0], final |-> None]

\* Sequentially consistent accesses against a fence. Store buffering ...
Against == [program |-> <<<<W("x", 1), R("y", "a")>>,
                          <<Plain("y", 1), F, Look("x", "b")>>>>,
            results |-> [a |-> 0, b |-> 0], final |-> None]

\* ... in which one thread claims by a read-modify-write, as a batch does ...
Claimed == [program |-> <<<<U("x", "c", 1), R("y", "a")>>,
                          <<Plain("y", 1), F, Look("x", "b")>>>>,
            results |-> [a |-> 0, b |-> 0, c |-> 0], final |-> None]

\* ... or in which both do, elsewhere, instead of a fence.
Elsewhere == [program |-> <<<<Plain("x", 1), U("z", "c", 1), Look("y", "a")>>,
                            <<Plain("y", 1), U("w", "d", 1), Look("x", "b")>>>>,
              results |-> [a |-> 0, b |-> 0], final |-> None]

\* The last store of a thread comes before the first store of another ...
RShape == [program |-> <<<<W("x", 1), W("y", 1)>>,
                         <<W("y", 2), F, R("x", "a")>>>>,
           results |-> [a |-> 0], final |-> [y |-> 2]]

\* ... against a fence in the second thread, or in the first.
RAgainst == [program |-> <<<<W("x", 1), W("y", 1)>>,
                           <<Plain("y", 2), F, Look("x", "a")>>>>,
             results |-> [a |-> 0], final |-> [y |-> 2]]
RBehind == [program |-> <<<<Plain("x", 1), F1, Plain("y", 1)>>,
                          <<W("y", 2), R("x", "a")>>>>,
            results |-> [a |-> 0], final |-> [y |-> 2]]

\* 2+2W against a fence.
TwoPlusTwoWAgainst == [program |-> <<<<W("x", 1), W("y", 2)>>,
                                     <<Plain("y", 1), F, Plain("x", 2)>>>>,
                       results |-> None, final |-> [x |-> 1, y |-> 1]]

\* The example of P0668: the store to x happens before the update of y, which is
\* stored over before x is loaded ...
Z6U == [program |-> <<<<W("x", 1), Write("y", 1, "Release")>>,
                      <<U("y", "b", 2), Look("y", "c")>>,
                      <<W("y", 3), R("x", "a")>>>>,
        results |-> [a |-> 0, b |-> 1, c |-> 3], final |-> None]

\* ... and strongly so, with something sequenced between that and a store.
Z6UStrong == [program |-> <<<<W("x", 1), Write("y", 1, "Release")>>,
                            <<Load("y", "b", "Acquire"), W("y", 2), Look("y", "c")>>,
                            <<W("y", 3), R("x", "a")>>>>,
              results |-> [a |-> 0, b |-> 1, c |-> 3], final |-> None]

-----------------------------------------------------------------------------
Locations ==
    {i.x : i \in {j \in UNION {{Test.program[p][n] : n \in DOMAIN Test.program[p]} :
                                  p \in DOMAIN Test.program} : j.do # "fence"}}

VARIABLES
    program,  \* the instructions of each thread, in order of execution
    memory,
    at,       \* the number of each thread's next instruction
    results   \* of the loads, by name

vars == <<program, memory, at, results>>

Threads == DOMAIN Test.program
Name(p) == ToString(p)

\* Load buffering: a relaxed load may change places with a relaxed store of
\* another location that follows.
Orders(instructions) ==
    LET is == SelectSeq(instructions, LAMBDA i : i.do # "fence" \/ i.order # "Relaxed")
        late(n) ==
            /\ is[n].do = "load" /\ is[n + 1].do = "store"
            /\ is[n].order = "Relaxed" /\ is[n + 1].order = "Relaxed"
            /\ is[n].x # is[n + 1].x
    IN  {is} \cup
        (IF ~load_buffering THEN {}
         ELSE {[is EXCEPT ![n] = is[n + 1], ![n + 1] = is[n]] :
                  n \in {m \in 1 .. Len(is) - 1 : late(m)}})

Init ==
    /\ program \in {choice \in [Threads -> UNION {Orders(Test.program[p]) : p \in Threads}] :
                     \A p \in Threads : choice[p] \in Orders(Test.program[p])}
    /\ memory = NewMemory([x \in Locations |-> 0], {Name(p) : p \in Threads}, Locations)
    /\ at = TLCEval([p \in Threads |-> 1])
    /\ results = None

Reads(i, r) == memory' = r.memory /\ results' = (i.name :> r.value) @@ results

Step(p) ==
    /\ at[p] <= Len(program[p])
    /\ at' = [at EXCEPT ![p] = @ + 1]
    /\ LET i == program[p][at[p]] IN
       CASE i.do = "load" -> \E r \in Loads(memory, Name(p), i.x, i.order) : Reads(i, r)
         [] i.do = "update" -> \E r \in Rmws(memory, Name(p), i.x, LAMBDA value : i.value, i.order) : Reads(i, r)
         [] i.do = "store" -> memory' \in Stores(memory, Name(p), i.x, i.value, i.order) /\ UNCHANGED results
         [] i.do = "fence" -> memory' \in Fences(memory, Name(p), i.order) /\ UNCHANGED results
    /\ UNCHANGED program

Remembers == memory' \in Internal(memory) /\ UNCHANGED <<program, at, results>>

Done == \A p \in Threads : at[p] > Len(program[p]) /\ IsQuiet(memory, Name(p))

Next == (\E p \in Threads : Step(p)) \/ Remembers \/ (Done /\ UNCHANGED vars)

Spec == Init /\ [][Next]_vars

Impossible ==
    ~ /\ Done
      /\ \A name \in DOMAIN Test.results : results[name] = Test.results[name]
      /\ \A x \in DOMAIN Test.final : Latest(memory, x) = Test.final[x]
=============================================================================
