------------------------------ MODULE Template ------------------------------
(* Message passing, to begin from: one thread writes a message and raises a   *)
(* flag, another sees the flag and reads the message. Each access is an       *)
(* action. Weaken an ordering in Template.cfg, and NoStaleMessage fails if    *)
(* memory_model is "Views".                                                   *)
EXTENDS Memory

CONSTANTS
    store,  \* the ordering of the store to the flag: "Release"
    load    \* of the load of the flag: "Acquire"

ASSUME AreOrders({store, load})

Threads == {"writer", "reader"}
Locations == {"message", "flag"}

Nothing == -1

VARIABLES
    memory,
    at,  \* each thread's next access
    got  \* the message that the reader has read, or Nothing

vars == <<memory, at, got>>

Init ==
    /\ memory = NewMemory([x \in Locations |-> 0], Threads, {})
    /\ at = [writer |-> "write", reader |-> "look"]
    /\ got = Nothing

\* Thread t executes the access `from`, and goes on at `to`.
Goes(t, from, to) == at[t] = from /\ at' = [at EXCEPT ![t] = to]

-----------------------------------------------------------------------------
(* The writer.                                                                *)

Write ==
    /\ Goes("writer", "write", "raise")
    /\ memory' \in Stores(memory, "writer", "message", 1, "Relaxed")
    /\ UNCHANGED got

Raise ==
    /\ Goes("writer", "raise", "done")
    /\ memory' \in Stores(memory, "writer", "flag", 1, store)
    /\ UNCHANGED got

-----------------------------------------------------------------------------
(* The reader.                                                                *)

Look ==
    /\ \E r \in Loads(memory, "reader", "flag", load) :
        /\ Goes("reader", "look", IF r.value = 1 THEN "read" ELSE "look")
        /\ memory' = r.memory
    /\ UNCHANGED got

Read ==
    /\ Goes("reader", "read", "done")
    /\ \E r \in Loads(memory, "reader", "message", "Relaxed") :
        memory' = r.memory /\ got' = r.value

-----------------------------------------------------------------------------
\* A step of the memory alone: with "TSO", a store leaves its buffer.
MemoryStep == memory' \in Internal(memory) /\ UNCHANGED <<at, got>>

Done == (\A t \in Threads : at[t] = "done") /\ UNCHANGED vars

Next == Write \/ Raise \/ Look \/ Read \/ MemoryStep \/ Done

Spec == Init /\ [][Next]_vars

\* For the .cfg's VIEW: states that differ only by messages that nobody can read are one.
Seen == <<Recent(memory), at, got>>

NoStaleMessage == got # 0
=============================================================================
