------------------------------- MODULE Litmus -------------------------------
(* Litmus tests of Views: small programs, each with an outcome that the       *)
(* memory model of C++20 allows or forbids. A .cfg picks a program and how    *)
(* its accesses are ordered. If the outcome is possible, TLC reports that     *)
(* Impossible is violated, and shows how it comes about.                      *)
EXTENDS Sequences, FiniteSets, Views

CONSTANT Test

-----------------------------------------------------------------------------
(* What a .cfg replaces: the orderings of stores, loads and fences.           *)

store == "Relaxed"
load == "Relaxed"
fence == "Relaxed"
first_fence == fence  \* that of the first thread, if it is another
load_buffering == FALSE

-----------------------------------------------------------------------------
(* The programs: the instructions of each thread. `results` are those of the  *)
(* loads, by name, and `final` is what locations hold in the end.             *)

W(x, value) == [do |-> "store", x |-> x, value |-> value, order |-> store]
Plain(x, value) == [do |-> "store", x |-> x, value |-> value, order |-> "Relaxed"]
R(x, name) == [do |-> "load", x |-> x, name |-> name, order |-> load]
U(x, name, value) ==
    [do |-> "update", x |-> x, name |-> name, value |-> value, order |-> "Relaxed"]
F1 == [do |-> "fence", order |-> first_fence]
F == [do |-> "fence", order |-> fence]

None == <<>>

\* Store buffering: both threads miss the other's store.
SB == [program |-> <<<<W("x", 1), F1, R("y", "a")>>,
                     <<W("y", 1), F, R("x", "b")>>>>,
       results |-> [a |-> 0, b |-> 0], final |-> None]

\* Message passing: the flag is there, but not the message.
MP == [program |-> <<<<Plain("x", 1), F1, W("y", 1)>>,
                     <<R("y", "a"), F, R("x", "b")>>>>,
       results |-> [a |-> 1, b |-> 0], final |-> None]

\* The same, with a second store to the flag, by the same thread ...
Restored == [program |-> <<<<Plain("x", 1), F1, W("y", 1), Plain("y", 2)>>,
                           <<R("y", "a"), F, R("x", "b")>>>>,
             results |-> [a |-> 2, b |-> 0], final |-> None]

\* ... or with a read-modify-write of the flag, by another.
Updated == [program |-> <<<<Plain("x", 1), F1, W("y", 1)>>,
                          <<U("y", "c", 2)>>,
                          <<R("y", "a"), F, R("x", "b")>>>>,
            results |-> [a |-> 2, b |-> 0, c |-> 1], final |-> None]

\* Load buffering: both threads read what the other stores later.
LB == [program |-> <<<<R("x", "a"), F1, W("y", 1)>>,
                     <<R("y", "b"), F, W("x", 1)>>>>,
       results |-> [a |-> 1, b |-> 1], final |-> None]

\* Independent reads of independent writes: two threads disagree on the order.
IRIW == [program |-> <<<<W("x", 1)>>,
                       <<W("y", 1)>>,
                       <<R("x", "a"), F1, R("y", "b")>>,
                       <<R("y", "c"), F, R("x", "d")>>>>,
         results |-> [a |-> 1, b |-> 0, c |-> 1, d |-> 0], final |-> None]

\* Two threads store to two locations, and each one's first store is the last.
TwoPlusTwoW == [program |-> <<<<W("x", 1), F1, W("y", 2)>>,
                              <<W("y", 1), F, W("x", 2)>>>>,
                results |-> None, final |-> [x |-> 1, y |-> 1]]

\* Coherence: a location goes back.
CoRR == [program |-> <<<<W("x", 1)>>,
                       <<R("x", "a"), F, R("x", "b")>>>>,
         results |-> [a |-> 1, b |-> 0], final |-> None]

-----------------------------------------------------------------------------
Locations == {"x", "y"}
Times == 0..3  \* stores may leave room for others before them

VARIABLES
    program,             \* the instructions of each thread, in order of execution
    memory, sc, thread,  \* as in Views
    results              \* of the loads, by name

vars == <<program, memory, sc, thread, results>>

Threads == DOMAIN Test.program

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
    /\ memory = NewMemory([x \in Locations |-> 0])
    /\ sc = NoView(Locations)
    /\ thread = TLCEval([p \in Threads |-> [at |-> 1, views |-> NewThread(Locations)]])
    /\ results = None

Result(i, value) == results' = (i.name :> value) @@ results

Then(p, views) == thread' = [thread EXCEPT ![p] = [at |-> @.at + 1, views |-> views]]

Step(p) ==
    /\ thread[p].at <= Len(program[p])
    /\ LET i == program[p][thread[p].at]
           views == thread[p].views
       IN  CASE i.do = "load" ->
                  \E n \in Readable(memory, views, i.x) :
                    /\ Then(p, Read(memory, views, i.x, n, i.order))
                    /\ Result(i, memory[i.x][n].value)
                    /\ UNCHANGED <<memory, sc>>
             [] i.do = "store" ->
                  \E n \in Times \ DOMAIN memory[i.x] :
                    /\ n > views.cur[i.x]
                    /\ LET s == Store(memory, views, i.x, n, i.value, i.order) IN
                       memory' = s.memory /\ Then(p, s.thread)
                    /\ UNCHANGED <<sc, results>>
             [] i.do = "update" ->
                  \E n \in Readable(memory, views, i.x) :
                    /\ n + 1 \in Times \ DOMAIN memory[i.x]
                    /\ LET u == Update(memory, views, i.x, n, i.value, i.order) IN
                       memory' = u.memory /\ Then(p, u.thread)
                    /\ Result(i, memory[i.x][n].value)
                    /\ UNCHANGED sc
             [] i.do = "fence" ->
                  /\ LET f == Fence(sc, views, i.order) IN
                     sc' = f.sc /\ Then(p, f.thread)
                  /\ UNCHANGED <<memory, results>>
    /\ UNCHANGED program

Done == \A p \in Threads : thread[p].at > Len(program[p])

\* A store that finds no room before another ends the run, as if it were done.
Spec == Init /\ [][(\E p \in Threads : Step(p)) \/ UNCHANGED vars]_vars

Impossible ==
    ~ /\ Done
      /\ \A name \in DOMAIN Test.results : results[name] = Test.results[name]
      /\ \A x \in DOMAIN Test.final :
            memory[x][Newest(memory, x)].value = Test.final[x]
=============================================================================
