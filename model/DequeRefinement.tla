--------------------------- MODULE DequeRefinement ---------------------------
(* The deque under sequential consistency is a refinement of AbstractDeque;   *)
(* invariants of every state; and progress.                                   *)
EXTENDS Deque

ASSUME memory_model = "SC" /\ ~modes

top == Value("top")
bottom == Value("bottom")

-----------------------------------------------------------------------------
(* The abstract deque. A push takes effect at push.bottom; a pop at pop.top,  *)
(* or at pop.cas if it is after the last element; a steal at its claim.       *)

Reserved == owner.at \in {"pop.fence", "pop.top", "pop.cas"}

Items ==
    LET end == IF Reserved THEN bottom + 1 ELSE bottom
    IN  [n \in 1 .. end - top |-> Value(Place(machine, owner.ring, top + n - 1))]

\* The operations under way have not taken effect.
Abstract == INSTANCE AbstractDeque WITH
    items <- Items,
    taken <- SubSeq(machine.taken, 1,
                    Len(machine.taken) - IF owner.at = "push.bottom" THEN 1 ELSE 0),
    done <- Operations - owner.left
            - (IF owner.op = "push" \/ Reserved \/ owner.at \in {"pop.look", "pop.reserve"}
               THEN 1 ELSE 0)

Refinement == Abstract!Spec

-----------------------------------------------------------------------------
(* The invariants.                                                            *)

TypeOK ==
    LET elements == 0 .. Len(machine.taken) + 1
        rings == DOMAIN machine.rings
    IN
    /\ top \in Nat /\ bottom \in Int /\ Value("ring") \in rings
    /\ \A x \in Slots : Value(x) \in elements
    /\ machine.epoch \in Nat
    /\ machine.freed \subseteq rings
    /\ \A x \in machine.garbage :
          /\ x.ring \in rings
          /\ IF GracePeriods THEN x.readers \subseteq [by : Thieves, since : 0..Steals]
             ELSE x.epoch \in 0 .. machine.epoch
    /\ owner.at \in Everywhere
    /\ owner.op \in {"none", "push", "pop"} /\ owner.left \in 0..Operations
    /\ owner.ring \in rings /\ owner.top \in 0..top /\ owner.from \in 0..top
    /\ \A t \in Thieves :
          LET l == thief[t] IN
          /\ l.at \in Everywhere \cup {"steal.slot late"} /\ l.left \in 0..Steals
          /\ l.t \in 0..top /\ l.b \in Int /\ l.more \in Nat /\ l.ring \in {0} \cup rings
          /\ l.element \in elements /\ l.also \subseteq elements
    /\ \A e \in DOMAIN machine.taken : machine.taken[e] \in Nat

NoneLost ==
    \A e \in DOMAIN machine.taken :
        machine.taken[e] = 0 =>
            \/ \E n \in DOMAIN Items : Items[n] = e
            \/ owner.op = "push" /\ e = Len(machine.taken)

IndicesSane ==
    /\ bottom - top \in -1 .. machine.rings[owner.ring]
    /\ bottom < top => owner.at \in {"pop.fence", "pop.top", "pop.cas", "pop.restore"}

\* A thief takes the oldest element.
Fifo ==
    [][owner' = owner =>
         \A e \in DOMAIN machine.taken :
            machine'.taken[e] > machine.taken[e] => \A d \in 1 .. e - 1 : machine.taken[d] > 0]_vars

-----------------------------------------------------------------------------
(* Progress among thieves that never stop (spend <- Endless). Lock-freedom:   *)
(* if any thread takes steps, operations complete: a Retry is none, but a     *)
(* claim is, also of a batch.                                                 *)
(* Wait-freedom: the owner's operations complete, whatever thieves do.        *)

Completes ==
    \/ owner.at # "idle" /\ owner'.at = "idle"
    \/ \E t \in Thieves :
        IF thief[t].at = "steal.cas" THEN thief'[t].at # "steal.cas" /\ top' # top
        ELSE thief[t].at # "idle" /\ thief'[t].at = "idle"

LockFree == []<><<Completes>>_vars
WaitFree == owner.at # "idle" ~> owner.at = "idle"

LockFreeSpec == Spec /\ WF_vars(Next)
WaitFreeSpec == Spec /\ WF_vars(Owner)
=============================================================================
