----------------------------- MODULE EventCount -----------------------------
(* An event count (Reed and Kanodia, CACM 22(2), 1979): a thread sleeps until *)
(* a condition holds. The thread that makes it hold takes no lock, and wakes  *)
(* the other only if that waits. Each access is an action, named like its     *)
(* site in crates/atomics/examples/event_count.rs. The condition is that      *)
(* `flag` is 1, then 2, .. Events.                                            *)
(*                                                                            *)
(* Each thread writes, executes a fence, and looks at what the other writes   *)
(* (store buffering). In EventCount.cfg, set `wait_fence` or `notify_fence`   *)
(* to "Relaxed", which means none: unless memory_model is "SC", both may miss *)
(* the other's store, and a wake-up is lost. A pair of fences may also be     *)
(* "Heavy" for the thread that sleeps and "Light" for the one that notifies,  *)
(* which then executes no instruction for its fence. But a light fence does   *)
(* not release `flag`, so `notify_count` must be "Release" then.              *)
EXTENDS Memory

CONSTANTS
    Events,        \* how often the condition is made to hold
    wait_fence,    \* "SeqCst", or "Heavy"
    wait_count,    \* the load of the number of events: "Acquire"
    notify_fence,  \* "SeqCst", or "Light" if wait_fence is "Heavy"
    notify_count   \* the increment of this number: "Relaxed", or "Release" after a light fence

ASSUME AreOrders({wait_fence, wait_count, notify_fence, notify_count})

VARIABLES
    memory,
    waiter, event, count,  \* its next access, the event it waits for, the events it has counted
    fenced,                \* the threads that its heavy fence has yet to reach
    notifier, flag         \* its next access, and the number of events so far

vars == <<memory, waiter, event, count, fenced, notifier, flag>>

Init ==
    /\ memory = NewMemory([x \in {"flag", "waits", "events"} |-> 0], {"waiter", "notifier"}, {})
    /\ waiter = "flag.look" /\ event = 1 /\ count = 0 /\ fenced = {"notifier"}
    /\ notifier = "flag.set" /\ flag = 0

-----------------------------------------------------------------------------
(* The thread that waits.                                                     *)

\* It looks at the flag before it announces that it waits, and again afterwards.
FlagLook ==
    /\ waiter \in {"flag.look", "flag.again"}
    /\ \E r \in Loads(memory, "waiter", "flag", "Relaxed") :
        /\ memory' = r.memory
        /\ IF r.value >= event THEN waiter' = "wait.leave"
           ELSE waiter' = IF waiter = "flag.look" THEN "wait.announce" ELSE "wait.look"
    /\ UNCHANGED <<event, count, fenced>>

WaitAnnounce ==
    /\ waiter = "wait.announce" /\ waiter' = "wait.fence"
    /\ memory' \in Stores(memory, "waiter", "waits", 1, "Relaxed")
    /\ UNCHANGED <<event, count, fenced>>

WaitFence ==
    /\ waiter = "wait.fence" /\ wait_fence # "Heavy" /\ waiter' = "wait.count"
    /\ memory' \in Fences(memory, "waiter", wait_fence)
    /\ UNCHANGED <<event, count, fenced>>

\* A heavy fence makes the other threads execute a fence, each at its own time.
WaitHeavyFence ==
    /\ waiter = "wait.fence" /\ wait_fence = "Heavy"
    /\ \E f \in HeavyFences(memory, "waiter", fenced) :
        /\ memory' = f.memory
        /\ IF f.left = {} THEN waiter' = "wait.count" /\ fenced' = {"notifier"}
           ELSE waiter' = waiter /\ fenced' = f.left
    /\ UNCHANGED <<event, count>>

WaitCount ==
    /\ waiter = "wait.count" /\ waiter' = "flag.again"
    /\ \E r \in Loads(memory, "waiter", "events", wait_count) :
        memory' = r.memory /\ count' = r.value
    /\ UNCHANGED <<event, fenced>>

\* The thread sleeps until it finds another number of events.
WaitLook ==
    /\ waiter = "wait.look" /\ waiter' = "flag.look"
    /\ \E r \in Loads(memory, "waiter", "events", "Relaxed") : r.value # count /\ memory' = r.memory
    /\ UNCHANGED <<event, count, fenced>>

WaitLeave ==
    /\ waiter = "wait.leave" /\ waiter' = IF event = Events THEN "done" ELSE "flag.look"
    /\ memory' \in Stores(memory, "waiter", "waits", 0, "Relaxed")
    /\ event' = event + 1 /\ UNCHANGED <<count, fenced>>

Waiter ==
    /\ \/ FlagLook \/ WaitAnnounce \/ WaitFence \/ WaitHeavyFence
       \/ WaitCount \/ WaitLook \/ WaitLeave
    /\ UNCHANGED <<notifier, flag>>

-----------------------------------------------------------------------------
(* The thread that notifies.                                                  *)

FlagSet ==
    /\ notifier = "flag.set" /\ flag < Events /\ notifier' = "notify.fence"
    /\ memory' \in Stores(memory, "notifier", "flag", flag + 1, "Relaxed")
    /\ flag' = flag + 1

NotifyFence ==
    /\ notifier = "notify.fence" /\ notifier' = "notify.look"
    /\ memory' \in Fences(memory, "notifier", notify_fence)
    /\ UNCHANGED flag

NotifyLook ==
    /\ notifier = "notify.look"
    /\ \E r \in Loads(memory, "notifier", "waits", "Relaxed") :
        memory' = r.memory /\ notifier' = IF r.value = 1 THEN "notify.count" ELSE "flag.set"
    /\ UNCHANGED flag

NotifyCount ==
    /\ notifier = "notify.count" /\ notifier' = "flag.set"
    /\ \E r \in Rmws(memory, "notifier", "events", LAMBDA n : n + 1, notify_count) :
        memory' = r.memory
    /\ UNCHANGED flag

Notifier ==
    /\ FlagSet \/ NotifyFence \/ NotifyLook \/ NotifyCount
    /\ UNCHANGED <<waiter, event, count, fenced>>

-----------------------------------------------------------------------------
\* A step of the memory alone: with "TSO", a store leaves its buffer.
MemoryStep ==
    memory' \in Internal(memory) /\ UNCHANGED <<waiter, event, count, fenced, notifier, flag>>

Done == waiter = "done" /\ notifier = "flag.set" /\ flag = Events /\ UNCHANGED vars

Next == Waiter \/ Notifier \/ MemoryStep \/ Done

Spec == Init /\ [][Next]_vars

\* For the .cfg's VIEW: states that differ only by messages that nobody can read are one.
Seen == <<Recent(memory), waiter, event, count, fenced, notifier, flag>>

\* If all events have happened, nobody sleeps. Without this invariant, TLC reports a deadlock.
NoLostWakeUp ==
    ~ /\ waiter = "wait.look" /\ Latest(memory, "events") = count
      /\ notifier = "flag.set" /\ flag = Events
=============================================================================
