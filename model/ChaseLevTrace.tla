---------------------------- MODULE ChaseLevTrace ----------------------------
(* Trace validation: checks that executions of src/deque.rs are behaviours of *)
(* ChaseLev. A run of the code under shuttle, in which every access is        *)
(* sequentially consistent, writes the module Traces.                         *)
(*                                                                            *)
(* Each event of a trace is a step of the specification with the same values, *)
(* or it is part of another step here, and then only its values are compared. *)
(* The collector's epoch is not in the trace: it may advance at any time, and *)
(* garbage that nobody uses may be freed at any time. A trace is accepted if  *)
(* some behaviour reaches its end.                                            *)
EXTENDS ChaseLev, Traces

\* A claim replaces these: by other traces, of a deque with another reclaimer; and to
\* have every trace corrupted: none must be accepted.
Recorded == Traces
corrupted == FALSE

ASSUME \A n \in DOMAIN Recorded :
    Recorded[n].capacity = Capacity /\ 1 .. Recorded[n].thieves \subseteq Thieves

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

Steps == StepsOf(case)
Event == Steps[next]

InitTrace ==
    /\ Init
    /\ case \in Cases
    /\ next = 1
    /\ took = TLCEval([p \in {0} \cup Thieves |-> Nothing])

\* The element that this step takes.
Taken ==
    LET now == {e \in DOMAIN taken : taken'[e] > taken[e]}
    IN  IF now = {} THEN Nothing ELSE CHOOSE e \in now : TRUE

Holds(e) == rings[e.ring][e.slot + 1] = e.value

OwnerDoes(e) ==
    CASE e.at = "push.top" -> PushTop /\ e.value = top
      [] e.at = "push.slot" -> PushSlot /\ rings'[e.ring][e.slot + 1] = e.value
      [] e.at = "push.bottom" -> PushBottom /\ bottom' = e.value
      [] e.at = "grow.ring" -> GrowRing /\ ring' = e.value
      [] e.at = "retire" -> Retire
      [] e.at = "pop.reserve" -> PopReserve /\ bottom' = e.value
      [] e.at = "pop.top" -> PopTop /\ e.value = top
      [] e.at = "pop.cas" ->
           PopCas /\ e.value = bottom /\ e.ok = (top = bottom)
      [] e.at = "pop.restore" -> PopRestore /\ bottom' = e.value
      [] OTHER ->
           /\ CASE e.at = "pop.slot" -> Holds(e)
                [] e.at = "grow.old" -> e.ring = owner.ring /\ Holds(e)
                [] e.at = "grow.slot" -> e.ring # owner.ring
                [] e.at \in {"push", "pop"} -> owner.at = "idle"
                [] e.at = "return" -> owner.at = "idle" /\ e.value = took[0]
                [] e.at = "free" -> rings[e.ring] = <<>>
                [] e.at \in {"push.fence", "pop.fence", "pin"} \cup ReclaimSites -> TRUE
           /\ UNCHANGED vars

\* How many of n elements the thief t is after.
Size(t, n) ==
    LET calls == {i \in 1 .. next - 1 :
                    Steps[i].by = t /\ Steps[i].at \in {"steal", "steal_batch"}}
        last == CHOOSE i \in calls : \A j \in calls : j <= i
    IN  IF Steps[last].at = "steal" THEN 1 ELSE (n + 1) \div 2

ThiefDoes(t, e) ==
    CASE e.at = "steal.top" -> StealTop(t) /\ e.value = top
      [] e.at = "steal.bottom" ->
           /\ StealBottom(t) /\ e.value = bottom
           /\ LET n == bottom - thief[t].t IN
              n > 0 => thief'[t].more = Size(t, n) - 1
      [] e.at = "batch.bottom" -> BatchBottom(t) /\ e.value = bottom
      [] e.at = "pin" -> Pin(t)
      [] e.at = "steal.ring" -> StealRing(t) /\ e.value = ring
      [] e.at = "steal.slot" ->
           /\ StealSlot(t)
           /\ thief[t].ring = e.ring /\ rings[e.ring] # <<>> /\ Holds(e)
      [] e.at \in {"steal.cas", "batch.cas"} ->
           /\ StealCas(t)
           /\ e.value = thief[t].t /\ e.ok = (top = thief[t].t)
      [] OTHER ->
           /\ CASE e.at \in {"steal", "steal_batch"} -> thief[t].at = "idle"
                [] e.at = "return" -> thief[t].at = "idle" /\ e.value = took[t]
                [] e.at = "return_batch" -> thief[t].at = "idle"
                [] e.at = "free" -> rings[e.ring] = <<>>
                [] e.at \in {"steal.fence", "len.bottom", "len.top"} \cup ReclaimSites -> TRUE
           /\ UNCHANGED vars

NextTrace ==
    \/ /\ next <= Len(Steps)
       /\ IF Event.by = 0 THEN OwnerDoes(Event) ELSE ThiefDoes(Event.by, Event)
       /\ took' = [took EXCEPT ![Event.by] =
                     IF Event.at \in {"return", "return_batch"} THEN Nothing
                     ELSE IF Taken # Nothing THEN Taken ELSE @]
       /\ next' = next + 1
       /\ UNCHANGED case
    \/ /\ next <= Len(Steps) /\ (Advance \/ Free)
       /\ UNCHANGED <<case, next, took>>
    \/ UNCHANGED varsTrace

SpecTrace == InitTrace /\ [][NextTrace]_varsTrace

\* Always true; says which traces are accepted.
Accepted == next > Len(Steps) => PrintT(<<"accepted", case.trace>>)
=============================================================================
