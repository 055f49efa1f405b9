------------------------------- MODULE Dekker -------------------------------
(* Dekker's lock for two threads (Dijkstra, Cooperating sequential processes, *)
(* 1965), with sequentially consistent accesses. A thread that finds that the *)
(* other wants the lock gives way if it is the other's turn.                  *)
(*                                                                            *)
(* In Dekker.cfg, set `load` to "Acquire": with "Views", both threads may     *)
(* miss the other's store. x86 has no such execution, as long as the stores   *)
(* are sequentially consistent (`xchg`). If `store` is "Release", "TSO" fails *)
(* too.                                                                       *)
(*                                                                            *)
(* A thread that gives way must release again (`back`): since C++20, this     *)
(* store does not continue the release sequence of the thread's last `unlock`.*)
EXTENDS Memory

CONSTANTS
    Rounds,  \* how often each thread takes the lock
    store,   \* the store by which a thread wants the lock: "SeqCst"
    load,    \* the load of what the other thread wants: "SeqCst"
    back,    \* the store by which a thread gives way: "Release"
    unlock   \* the store that gives the lock back: "Release"

ASSUME AreOrders({store, load, back, unlock})

Threads == {"p", "q"}
Other(t) == IF t = "p" THEN "q" ELSE "p"
Wants(t) == IF t = "p" THEN "p wants" ELSE "q wants"

VARIABLES
    memory,
    at,     \* each thread's next access
    rounds, \* how often each thread still takes the lock
    last    \* the number of each thread's last access to the data that the lock protects

vars == <<memory, at, rounds, last>>

\* These accesses are counted in a location of the thread's name.
Init ==
    /\ memory = NewMemory([x \in {"p wants", "q wants", "turn", "p", "q"} |->
                              IF x = "turn" THEN "p" ELSE 0], Threads, {"p wants", "q wants"})
    /\ at = [t \in Threads |-> "lock.wants"]
    /\ rounds = [t \in Threads |-> Rounds]
    /\ last = [t \in Threads |-> 0]

-----------------------------------------------------------------------------
Goes(t, from, to) == at[t] = from /\ at' = [at EXCEPT ![t] = to]

LockWants(t) ==
    /\ rounds[t] > 0
    /\ Goes(t, "lock.wants", "lock.look")
    /\ memory' \in Stores(memory, t, Wants(t), 1, store)

LockLook(t) ==
    \E r \in Loads(memory, t, Wants(Other(t)), load) :
        /\ Goes(t, "lock.look", IF r.value = 0 THEN "critical" ELSE "lock.turn")
        /\ memory' = r.memory

LockTurn(t) ==
    \E r \in Loads(memory, t, "turn", "Relaxed") :
        /\ Goes(t, "lock.turn", IF r.value = t THEN "lock.again" ELSE "lock.back")
        /\ memory' = r.memory

\* It is this thread's turn until it gives the lock back, so it waits until the other does not want
\* the lock. Loads that find something else are left out: they would make no difference, but each
\* sequentially consistent access makes another state.
LockAgain(t) ==
    \E r \in Loads(memory, t, Wants(Other(t)), load) :
        /\ r.value = 0
        /\ Goes(t, "lock.again", "critical")
        /\ memory' = r.memory

LockBack(t) ==
    /\ Goes(t, "lock.back", "lock.wait")
    /\ memory' \in Stores(memory, t, Wants(t), 0, back)

LockWait(t) ==
    \E r \in Loads(memory, t, "turn", "Relaxed") :
        /\ Goes(t, "lock.wait", IF r.value = t THEN "lock.wants" ELSE "lock.wait")
        /\ memory' = r.memory

Critical(t) ==
    /\ Goes(t, "critical", "unlock.turn")
    /\ memory' = Ticks(memory, t, t)
    /\ last' = [last EXCEPT ![t] = Count(memory', t, t)]
    /\ UNCHANGED rounds

UnlockTurn(t) ==
    /\ Goes(t, "unlock.turn", "unlock.wants")
    /\ memory' \in Stores(memory, t, "turn", Other(t), "Relaxed")

UnlockWants(t) ==
    /\ Goes(t, "unlock.wants", "lock.wants")
    /\ memory' \in Stores(memory, t, Wants(t), 0, unlock)
    /\ rounds' = [rounds EXCEPT ![t] = @ - 1]
    /\ UNCHANGED last

Lock(t) ==
    \/ LockWants(t) \/ LockLook(t) \/ LockTurn(t) \/ LockAgain(t)
    \/ LockBack(t) \/ LockWait(t)

\* A step of the memory alone: with "TSO", a store leaves its buffer.
MemoryStep == memory' \in Internal(memory) /\ UNCHANGED <<at, rounds, last>>

Done == (\A t \in Threads : rounds[t] = 0) /\ UNCHANGED vars

Next ==
    \/ \E t \in Threads :
        \/ (Lock(t) \/ UnlockTurn(t)) /\ UNCHANGED <<rounds, last>>
        \/ Critical(t)
        \/ UnlockWants(t)
    \/ MemoryStep
    \/ Done

Spec == Init /\ [][Next]_vars

-----------------------------------------------------------------------------
Has(t) == at[t] \in {"critical", "unlock.turn", "unlock.wants"}

MutualExclusion == ~(Has("p") /\ Has("q"))

\* What the other thread did under the lock happens before what this thread does; otherwise,
\* there is a data race.
NoRace ==
    \A t \in Threads : Has(t) => Knows(memory, t, Other(t), last[Other(t)])
=============================================================================
