------------------------------ MODULE Peterson ------------------------------
(* Peterson's lock for two threads (Myths about the mutual exclusion problem, *)
(* IPL 12(3), 1981). Each access of the lock is one action, named like its    *)
(* site in crates/atomics/examples/peterson.rs.                               *)
(*                                                                            *)
(* In Peterson.cfg, set `fence` to "Relaxed", which means none: both threads  *)
(* miss the other's `wants`, unless memory_model is "SC". Without `announce`, *)
(* the two stores of a thread may be seen in the other order, which x86-TSO   *)
(* does not allow.                                                            *)
EXTENDS Memory

CONSTANTS
    Rounds,    \* how often each thread takes the lock
    announce,  \* the fence between the two stores of `lock`: "SeqCst"
    fence,     \* the fence after them: "SeqCst"
    look,      \* the load of the other thread's `wants`: "Acquire"
    unlock     \* the store that gives the lock back: "Release"

ASSUME AreOrders({announce, fence, look, unlock})

Threads == {"p", "q"}
Other(t) == IF t = "p" THEN "q" ELSE "p"
Wants(t) == IF t = "p" THEN "p wants" ELSE "q wants"

VARIABLES
    memory,
    at,     \* each thread's next access
    rounds  \* how often each thread still takes the lock

vars == <<memory, at, rounds>>

\* A thread's accesses to the data that the lock protects are counted in a location of its name.
Init ==
    /\ memory = NewMemory([x \in {"p wants", "q wants", "turn", "p", "q"} |->
                              IF x = "turn" THEN "p" ELSE 0], Threads, {})
    /\ at = [t \in Threads |-> "lock.wants"]
    /\ rounds = [t \in Threads |-> Rounds]

-----------------------------------------------------------------------------
Goes(t, from, to) == at[t] = from /\ at' = [at EXCEPT ![t] = to]

LockWants(t) ==
    /\ Goes(t, "lock.wants", "lock.announce") /\ rounds[t] > 0
    /\ memory' \in Stores(memory, t, Wants(t), 1, "Relaxed")

LockAnnounce(t) ==
    /\ Goes(t, "lock.announce", "lock.yield")
    /\ memory' \in Fences(memory, t, announce)

LockYield(t) ==
    /\ Goes(t, "lock.yield", "lock.fence")
    /\ memory' \in Stores(memory, t, "turn", Other(t), "Relaxed")

LockFence(t) ==
    /\ Goes(t, "lock.fence", "lock.look")
    /\ memory' \in Fences(memory, t, fence)

LockLook(t) ==
    \E r \in Loads(memory, t, Wants(Other(t)), look) :
        /\ Goes(t, "lock.look", IF r.value = 0 THEN "critical" ELSE "lock.turn")
        /\ memory' = r.memory

LockTurn(t) ==
    \E r \in Loads(memory, t, "turn", "Acquire") :
        /\ Goes(t, "lock.turn", IF r.value = Other(t) THEN "lock.look" ELSE "critical")
        /\ memory' = r.memory

Critical(t) ==
    /\ Goes(t, "critical", "unlock.wants")
    /\ memory' = Ticks(memory, t, t)

Unlock(t) ==
    /\ Goes(t, "unlock.wants", "lock.wants")
    /\ memory' \in Stores(memory, t, Wants(t), 0, unlock)
    /\ rounds' = [rounds EXCEPT ![t] = @ - 1]

Lock(t) ==
    \/ LockWants(t) \/ LockAnnounce(t) \/ LockYield(t) \/ LockFence(t)
    \/ LockLook(t) \/ LockTurn(t)

\* The memory's own step, as when a store leaves a buffer.
Internally == memory' \in Internal(memory) /\ UNCHANGED <<at, rounds>>

Seen == <<Recent(memory), at, rounds>>

Done == \A t \in Threads : rounds[t] = 0

Next ==
    \/ \E t \in Threads : Unlock(t) \/ ((Lock(t) \/ Critical(t)) /\ UNCHANGED rounds)
    \/ Internally
    \/ Done /\ UNCHANGED vars

Spec == Init /\ [][Next]_vars

-----------------------------------------------------------------------------
Has(t) == at[t] \in {"critical", "unlock.wants"}

MutualExclusion == ~(Has("p") /\ Has("q"))

\* What the other thread did under the lock happens before what this thread does; otherwise,
\* there is a data race.
NoRace ==
    \A t \in Threads :
        Has(t) => Knows(memory, t, Other(t), Count(memory, Other(t), Other(t)))
=============================================================================
