------------------------------ MODULE DequeTrace ------------------------------
(* Trace validation: checks that executions of src/deque.rs are behaviours of *)
(* Deque. A run of the code under shuttle, in which every access is        *)
(* sequentially consistent, writes the module Traces.                         *)
(*                                                                            *)
(* Each event of a trace is a step of the specification with the same values, *)
(* or it is part of another step here, and then only its values are compared. *)
(* The collector's epoch is not in the trace: the specification's advances, and *)
(* frees garbage, as early as it may. A trace is accepted if some behaviour   *)
(* reaches its end.                                                           *)
EXTENDS DequeRefinement, Traces

\* A claim replaces these: by other traces, of a deque with another reclaimer; and to
\* have every trace corrupted: none must be accepted.
Recorded == Traces
corrupted == FALSE

ASSUME \A n \in DOMAIN Recorded :
    Recorded[n].capacity = Capacity /\ {ToString(t) : t \in 1 .. Recorded[n].thieves} \subseteq Thieves

-----------------------------------------------------------------------------
(* Corruption: the last event at a site is left out, or has another value.    *)

StepSites ==
    {"push.slot", "push.bottom", "grow.ring", "retire", "pop.reserve", "pop.top",
     "pop.cas", "pop.restore", "steal.top", "steal.bottom", "steal.ring",
     "steal.slot", "steal.cas", "batch.cas", "batch.bottom"}

ValueSites ==
    {"push.top", "push.slot", "push.bottom", "grow.old", "grow.ring", "pop.reserve",
     "pop.top", "pop.slot", "pop.cas", "pop.restore", "steal.top", "steal.bottom",
     "steal.ring", "steal.slot", "steal.cas", "batch.cas", "batch.bottom", "return"}

Last(n, site) ==
    LET at == {i \in DOMAIN Recorded[n].steps : Recorded[n].steps[i].at = site}
    IN  IF at = {} THEN 0 ELSE CHOOSE i \in at : \A j \in at : j <= i

\* The check: the number of a trace, and the change to one of its events.
Cases ==
    IF ~corrupted THEN [trace : DOMAIN Recorded, what : {"nothing"}, event : {0}]
    ELSE {x \in
            UNION {[trace : {n}, what : {"left out"}, event : {Last(n, s) : s \in StepSites}]
                   \cup
                   [trace : {n}, what : {"changed"}, event : {Last(n, s) : s \in ValueSites}]
                   : n \in DOMAIN Recorded} :
            x.event # 0}

StepsOf(x) ==
    LET steps == Recorded[x.trace].steps IN
    CASE x.what = "nothing" -> steps
      [] x.what = "changed" -> [steps EXCEPT ![x.event].value = @ + 1]
      [] x.what = "left out" ->
           SubSeq(steps, 1, x.event - 1) \o SubSeq(steps, x.event + 1, Len(steps))

ASSUME PrintT(<<"traces", Cardinality(Cases)>>)

\* The reclaimer's sites are part of the steps pin and retire.
ReclaimSites ==
    {"unpin", "reader.enter", "reader.leave", "retire.fence", "retire.look",
     "records.head", "records.push", "record.look", "record.claim", "record.release", "reader.count"}

-----------------------------------------------------------------------------
VARIABLES
    case,   \* which trace
    next,   \* the number of its next event
    took    \* the element that each thread's operation has taken

varsTrace == <<vars, case, next, took>>

Nothing == 0

Events == StepsOf(case)
Event == Events[next]

\* The thread of an event.
By(e) == IF e.by = 0 THEN "owner" ELSE ToString(e.by)

InitTrace ==
    /\ Init
    /\ case \in Cases
    /\ next = 1
    /\ took = TLCEval([p \in Threads |-> Nothing])

\* The element that this step takes.
Taken ==
    LET now == {e \in DOMAIN machine.taken : machine'.taken[e] > machine.taken[e]}
    IN  IF now = {} THEN Nothing ELSE CHOOSE e \in now : TRUE

\* The slot of an event has its value, before and after the step.
Holds(e) == Value(SlotAt[e.ring][e.slot + 1]) = e.value
Stored(e) == Latest(machine'.memory, SlotAt[e.ring][e.slot + 1]) = e.value

\* The owner, or a thief, is at the site of an event, and goes on.
OwnerAt(e) == owner.at = e.at /\ Owner
ThiefAtSite(t, e, site) == thief[t].at = site /\ Thief(t)

OwnerDoes(e) ==
    CASE e.at \in {"push", "pop"} -> owner.at = "idle" /\ Owner /\ owner'.op = e.at
      [] e.at = "push.top" -> OwnerAt(e) /\ e.value = top
      [] e.at = "push.slot" -> OwnerAt(e) /\ Stored(e)
      [] e.at \in {"push.bottom", "pop.reserve", "pop.restore"} -> OwnerAt(e) /\ bottom' = e.value
      [] e.at = "grow.ring" -> OwnerAt(e) /\ Value("ring")' = e.value
      [] e.at \in {"push.fence", "pop.fence", "retire"} -> OwnerAt(e)
      [] e.at = "pop.top" -> OwnerAt(e) /\ e.value = top
      [] e.at = "pop.cas" -> OwnerAt(e) /\ e.value = bottom /\ e.ok = (top = bottom)
      [] OTHER ->
           /\ CASE e.at = "pop.slot" -> Holds(e)
                [] e.at = "grow.old" -> e.ring = owner.ring /\ Holds(e)
                [] e.at = "grow.slot" -> e.ring # owner.ring
                [] e.at = "return" -> owner.at = "idle" /\ e.value = took["owner"]
                [] e.at = "free" -> e.ring \in machine.freed
                [] e.at \in {"pin"} \cup ReclaimSites -> TRUE
           /\ UNCHANGED vars

\* How many of n elements the thief t is after.
Size(t, n) ==
    LET calls == {i \in 1 .. next - 1 :
                    By(Events[i]) = t /\ Events[i].at \in {"steal", "steal_batch"}}
        last == CHOOSE i \in calls : \A j \in calls : j <= i
    IN  IF Events[last].at = "steal" THEN 1 ELSE (n + 1) \div 2

ThiefDoes(t, e) ==
    CASE e.at \in {"steal", "steal_batch"} -> ThiefAtSite(t, e, "idle")
      [] e.at = "steal.top" -> ThiefAtSite(t, e, e.at) /\ e.value = top
      [] e.at = "steal.bottom" ->
           /\ ThiefAtSite(t, e, e.at) /\ e.value = bottom
           /\ LET n == bottom - thief[t].t IN
              n > 0 => thief'[t].more = Size(t, n) - 1
      [] e.at = "batch.bottom" -> ThiefAtSite(t, e, e.at) /\ e.value = bottom
      [] e.at \in {"pin", "steal.fence"} -> ThiefAtSite(t, e, e.at)
      [] e.at = "steal.ring" -> ThiefAtSite(t, e, e.at) /\ e.value = Value("ring")
      [] e.at = "steal.slot" ->
           /\ ThiefAtSite(t, e, e.at)
           /\ thief[t].ring = e.ring /\ e.ring \notin machine.freed /\ Holds(e)
      [] e.at \in {"steal.cas", "batch.cas"} ->
           /\ ThiefAtSite(t, e, "steal.cas")
           /\ e.value = thief[t].t /\ e.ok = (top = thief[t].t)
      [] OTHER ->
           /\ CASE e.at = "return" -> thief[t].at = "idle" /\ e.value = took[t]
                [] e.at = "return_batch" -> thief[t].at = "idle"
                [] e.at = "free" -> e.ring \in machine.freed
                [] e.at \in {"len.bottom", "len.top"} \cup ReclaimSites -> TRUE
           /\ UNCHANGED vars

NextTrace ==
    \/ /\ next <= Len(Events)
       /\ IF Event.by = 0 THEN OwnerDoes(Event) ELSE ThiefDoes(By(Event), Event)
       /\ took' = [took EXCEPT ![By(Event)] =
                     IF Event.at \in {"return", "return_batch"} THEN Nothing
                     ELSE IF Taken # Nothing THEN Taken ELSE @]
       /\ next' = next + 1
       /\ UNCHANGED case
    \/ UNCHANGED varsTrace

SpecTrace == InitTrace /\ [][NextTrace]_varsTrace

\* Always true; says which traces are accepted.
Accepted == next > Len(Events) => PrintT(<<"accepted", case.trace>>)
=============================================================================
