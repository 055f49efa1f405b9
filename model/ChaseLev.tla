------------------------------ MODULE ChaseLev ------------------------------
(* The deque of src/deque.rs under sequential consistency, every access to    *)
(* shared memory a step, for every program of the owner: pushes and pops in   *)
(* any order with any number of thieves, on rings that grow and shrink and    *)
(* are reclaimed by epochs, or by grace periods (GracePeriod). A batch takes   *)
(* several elements, one at a time.                                           *)
(*                                                                            *)
(* A thread is at the site that it executes next, or "idle". Locals that are  *)
(* not read again are reset, so that they do not multiply the states; and     *)
(* TLCEval has TLC 2.15 store functions by value.                             *)
EXTENDS Integers, Sequences, FiniteSets, TLC

CONSTANTS
    Thieves,     \* their names
    Operations,  \* how many operations the owner has
    Steals,      \* how many steals each thief has
    Capacity     \* the first ring's

ASSUME
    /\ IsFiniteSet(Thieves)
    /\ Operations \in Nat /\ Steals \in Nat /\ Capacity \in Nat \ {0}

-----------------------------------------------------------------------------
(* Definitions that a claim replaces in order to break the algorithm.         *)

claim == <<"pin", "steal.ring", "steal.slot", "steal.cas">>
steal_order == <<"steal.top", "steal.bottom">> \o claim

BottomFirst == <<"steal.bottom", "steal.top">> \o claim
BufferFirst ==
    <<"pin", "steal.ring", "steal.top", "steal.bottom", "steal.slot", "steal.cas">>
SlotLast ==
    <<"steal.top", "steal.bottom", "pin", "steal.ring", "steal.cas", "steal.slot">>
NotPinned ==
    <<"steal.top", "steal.bottom", "steal.ring", "steal.slot", "steal.cas">>

\* With grace periods, a thief is announced before anything else.
PinnedFirst ==
    <<"pin", "steal.top", "steal.bottom", "steal.ring", "steal.slot", "steal.cas">>
PinnedLate ==
    <<"steal.top", "steal.bottom", "steal.ring", "pin", "steal.slot", "steal.cas">>

\* Owner and thieves may first check whether the deque is empty.
Look == <<"look.top", "look.bottom", "steal.top", "steal.bottom">> \o claim
pop_look == FALSE

\* How a batch goes on after a claim.
batch_order == <<"batch.bottom", "steal.ring", "steal.slot", "steal.cas">>
BottomKept == <<"steal.ring", "steal.slot", "steal.cas">>
RingKept == <<"batch.bottom", "steal.slot", "steal.cas">>

\* How many of n elements a thief may be after: one, if there are no batches.
\* The code is after no more than half.
sizes(n) == {1}
AnySize(n) == 1..n

\* The indices that the thief l claims at once.
claimed(l) == {l.t}
AllAtOnce(l) == l.t .. l.t + l.more

\* How many epochs after its retirement a ring is freed.
grace == 2

\* TRUE if a ring waits for the threads that are pinned when it is retired, until they have
\* been unpinned. A thief's `epoch` then tells its pin from its others.
grace_periods == FALSE

\* TRUE if a claim compares; otherwise, it only stores.
pop_cas == TRUE
steal_cas == TRUE

\* TRUE if a compare-and-swap may fail spuriously.
weak_cas == FALSE

\* TRUE if the owner waits for thieves before it retires a ring.
retire_waits == FALSE

\* The number of steals left after one of n; or endlessly many.
Spend(n) == n - 1
Keep(n) == n

-----------------------------------------------------------------------------
VARIABLES
    top, bottom,  \* the indices of the oldest element and past the youngest
    ring,         \* the number of the ring that thieves find
    rings,        \* the slots of each ring, 0 if unwritten; none once it is freed
    epoch,        \* of the collector
    garbage,      \* the retired rings, each with the epoch of its retirement
    owner, thief, \* the threads; owner.kept are the rings that larger ones have replaced
    taken         \* how often each element has been taken: no part of the deque

shared == <<top, bottom, ring, rings>>
reclaim == <<epoch, garbage>>
vars == <<shared, reclaim, owner, thief, taken>>

Unwritten == 0
Unpinned == -1

IdleThief(left) ==
    [at |-> "idle", left |-> left, t |-> 0, b |-> 0, more |-> 0, ring |-> 0,
     elements |-> {}, epoch |-> Unpinned]

Init ==
    /\ top = 0 /\ bottom = 0
    /\ ring = 1 /\ rings = <<TLCEval([i \in 1..Capacity |-> Unwritten])>>
    /\ epoch = 0 /\ garbage = {}
    /\ owner = [at |-> "idle", op |-> "none", left |-> Operations,
                ring |-> 1, top |-> 0, t |-> 0, kept |-> {}]
    /\ thief = TLCEval([t \in Thieves |-> IdleThief(Steals)])
    /\ taken = <<>>

Position(r, i) == (i % Len(rings[r])) + 1
Slot(r, i) == rings[r][Position(r, i)]

\* `taken`, once these elements are taken again.
Take(es) == TLCEval([e \in DOMAIN taken |-> IF e \in es THEN taken[e] + 1 ELSE taken[e]])

-----------------------------------------------------------------------------
(* The collector: a ring is freed as soon as it has waited for long enough,   *)
(* and the epoch advances only if there is something to wait for.             *)

\* The collector holds the rings g in epoch e, and frees what it can.
Collect(g, e, rs) ==
    LET free == {x \in g : x.epoch + grace <= e} IN
    /\ epoch' = e
    /\ garbage' = g \ free
    /\ rings' = TLCEval([r \in DOMAIN rs |->
                   IF \E x \in free : x.ring = r THEN <<>> ELSE rs[r]])

Advance ==
    /\ garbage # {} /\ ~grace_periods
    /\ \A t \in Thieves : thief[t].epoch \in {Unpinned, epoch}
    /\ Collect(garbage, epoch + 1, rings)
    /\ UNCHANGED <<top, bottom, ring, owner, thief, taken>>

\* With grace periods, when the threads for which a ring waits have left. The code frees a ring
\* at some of these moments only: rings wait together, for one thread at a time.
Free ==
    /\ grace_periods
    /\ \E x \in garbage :
          /\ \A y \in x.readers : thief[y.by].epoch # y.since
          /\ garbage' = garbage \ {x}
          /\ rings' = [rings EXCEPT ![x.ring] = <<>>]
    /\ UNCHANGED <<top, bottom, ring, epoch, owner, thief, taken>>

-----------------------------------------------------------------------------
(* The owner. `owner.top` is its copy of `top`, from the last time that the   *)
(* ring looked full.                                                          *)

Begins == owner.at = "idle" /\ owner.left > 0

OwnerIdle(o) == [o EXCEPT !.at = "idle", !.op = "none", !.t = 0]

Starting(op) == [owner EXCEPT !.op = op, !.left = @ - 1]

LooksFull(t) == bottom - t >= Len(rings[owner.ring])

PushTop ==
    /\ Begins /\ LooksFull(owner.top)
    /\ owner' = [Starting("push") EXCEPT
                   !.at = IF LooksFull(top) THEN "grow.ring" ELSE "push.slot",
                   !.top = top,
                   !.t = IF LooksFull(top) THEN top ELSE 0]
    /\ UNCHANGED <<shared, reclaim, thief, taken>>

PushSlot ==
    /\ \/ Begins /\ ~LooksFull(owner.top)
       \/ owner.at = "push.slot"
    /\ rings' = [rings EXCEPT
                   ![owner.ring][Position(owner.ring, bottom)] = Len(taken) + 1]
    /\ owner' = [(IF owner.at = "idle" THEN Starting("push") ELSE owner) EXCEPT
                   !.at = "push.bottom"]
    /\ UNCHANGED <<top, bottom, ring, reclaim, thief, taken>>

PushBottom ==
    /\ owner.at = "push.bottom"
    /\ bottom' = bottom + 1
    /\ taken' = Append(taken, 0)
    /\ owner' = OwnerIdle(owner)
    /\ UNCHANGED <<top, ring, rings, reclaim, thief>>

\* A ring of n slots that holds the elements from owner.t to bottom.
Copy(n) ==
    LET index(p) == CHOOSE i \in owner.t .. owner.t + n - 1 : (i % n) + 1 = p
    IN  TLCEval([p \in 1..n |-> IF index(p) < bottom
                                THEN Slot(owner.ring, index(p)) ELSE Unwritten])

\* With grace periods, a ring that a larger one replaces is kept.
GrowRing ==
    /\ owner.at = "grow.ring"
    /\ LET capacity == Len(rings[owner.ring])
           n == IF owner.op = "push" THEN 2 * capacity ELSE capacity \div 2
       IN  rings' = Append(rings, Copy(n))
    /\ ring' = Len(rings')
    /\ LET o == [owner EXCEPT !.at = "retire", !.ring = ring', !.t = 0]
       IN  owner' = IF grace_periods /\ o.op = "push"
                    THEN [o EXCEPT !.at = "push.slot", !.kept = @ \cup {owner.ring}] ELSE o
    /\ UNCHANGED <<top, bottom, reclaim, thief, taken>>

Retire ==
    /\ owner.at = "retire"
    /\ retire_waits => \A t \in Thieves : thief[t].epoch = Unpinned
    /\ LET pinned == {t \in Thieves : thief[t].epoch # Unpinned}
           readers == {[by |-> t, since |-> thief[t].epoch] : t \in pinned}
           old == owner.ring - 1
       IN  IF grace_periods
           THEN /\ garbage' = garbage \cup {[ring |-> r, readers |-> readers] : r \in owner.kept \cup {old}}
                /\ UNCHANGED <<epoch, rings>>
           ELSE Collect(garbage \cup {[ring |-> old, epoch |-> epoch]}, epoch, rings)
    /\ owner' = IF owner.op = "push" THEN [owner EXCEPT !.at = "push.slot"]
                ELSE OwnerIdle([owner EXCEPT !.kept = {}])
    /\ UNCHANGED <<top, bottom, ring, thief, taken>>

\* Ends a pop that leaves this number of elements, none of which is older than t. The
\* ring may shrink to half, whenever the elements fit.
EndsPop(o, left, t) ==
    \/ owner' = OwnerIdle(o)
    \/ LET half == Len(rings[o.ring]) \div 2
       IN  /\ half >= Capacity /\ left <= half
           /\ grace_periods => garbage = {}
           /\ owner' = [o EXCEPT !.at = "grow.ring", !.t = t]

\* Nobody else pushes, so an empty deque stays empty.
PopLook ==
    /\ Begins /\ pop_look
    /\ IF top = bottom THEN EndsPop(Starting("pop"), 0, top)
       ELSE owner' = [Starting("pop") EXCEPT !.at = "pop.reserve"]
    /\ UNCHANGED <<shared, reclaim, thief, taken>>

PopReserve ==
    /\ IF pop_look THEN owner.at = "pop.reserve" ELSE Begins
    /\ bottom' = bottom - 1
    /\ owner' = [(IF pop_look THEN owner ELSE Starting("pop")) EXCEPT !.at = "pop.top"]
    /\ UNCHANGED <<top, ring, rings, reclaim, thief, taken>>

\* Includes pop.slot, because no other thread writes slots.
PopTop ==
    /\ owner.at = "pop.top"
    /\ LET left == bottom - top
       IN  \/ /\ left < 0
              /\ owner' = [owner EXCEPT !.at = "pop.restore"]
              /\ UNCHANGED taken
           \/ /\ left = 0
              /\ owner' = [owner EXCEPT !.at = "pop.cas"]
              /\ UNCHANGED taken
           \/ /\ left > 0
              /\ taken' = Take({Slot(owner.ring, bottom)})
              /\ EndsPop(owner, left, top)
    /\ UNCHANGED <<shared, reclaim, thief>>

PopCas ==
    /\ owner.at = "pop.cas"
    /\ IF top = bottom \/ ~pop_cas
       THEN /\ top' = bottom + 1
            /\ taken' = Take({Slot(owner.ring, bottom)})
       ELSE UNCHANGED <<top, taken>>
    /\ owner' = [owner EXCEPT !.at = "pop.restore"]
    /\ UNCHANGED <<bottom, ring, rings, reclaim, thief>>

PopRestore ==
    /\ owner.at = "pop.restore"
    /\ bottom' = bottom + 1
    /\ EndsPop(owner, 0, bottom + 1)
    /\ UNCHANGED <<top, ring, rings, reclaim, thief, taken>>

Owner ==
    \/ PushTop \/ PushSlot \/ PushBottom
    \/ GrowRing \/ Retire
    \/ PopLook \/ PopReserve \/ PopTop \/ PopCas \/ PopRestore

-----------------------------------------------------------------------------
(* A thief. It is unpinned with its last access.                              *)

Sites == steal_order \o batch_order

Where(site) ==
    CHOOSE n \in DOMAIN Sites : Sites[n] = site /\ \A m \in 1 .. n - 1 : Sites[m] # site

\* The thief t is at this site.
At(t, site) ==
    \/ thief[t].at = site
    \/ thief[t].at = "idle" /\ thief[t].left > 0 /\ site = steal_order[1]

\* The thief l, after it has been at this site.
After(l, site) ==
    LET m == IF l.at = "idle" THEN [l EXCEPT !.left = Spend(@)] ELSE l IN
    IF Where(site) = Len(steal_order) THEN IdleThief(m.left)
    ELSE [m EXCEPT !.at = Sites[Where(site) + 1]]

\* The same, having read one index: both are compared once both are read, and the
\* thief is after n elements.
Compared(l, site, n) ==
    LET m == After(l, site)
        both == Where(site) > Where("steal.top") \/ Where(site) > Where("steal.bottom")
    IN  IF ~both THEN m
        ELSE IF m.b - m.t <= 0 THEN IdleThief(m.left)
        ELSE [m EXCEPT !.b = 0, !.more = n - 1]

LookTop(t) ==
    /\ At(t, "look.top")
    /\ thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.t = top], "look.top")]
    /\ UNCHANGED <<shared, reclaim, owner, taken>>

StealTop(t) ==
    /\ At(t, "steal.top")
    /\ thief' = [thief EXCEPT ![t] = Compared([@ EXCEPT !.t = top], "steal.top", 1)]
    /\ UNCHANGED <<shared, reclaim, owner, taken>>

StealBottom(t) ==
    /\ At(t, "steal.bottom")
    /\ \E n \in {1} \cup sizes(bottom - thief[t].t) :
          thief' = [thief EXCEPT ![t] = Compared([@ EXCEPT !.b = bottom], "steal.bottom", n)]
    /\ UNCHANGED <<shared, reclaim, owner, taken>>

\* Another load of bottom, by a thief that has loaded top.
Looks(t, site) ==
    /\ At(t, site)
    /\ thief' = [thief EXCEPT ![t] = IF bottom - @.t <= 0 THEN IdleThief(@.left)
                                     ELSE After(@, site)]
    /\ UNCHANGED <<shared, reclaim, owner, taken>>

LookBottom(t) == Looks(t, "look.bottom")
BatchBottom(t) == Looks(t, "batch.bottom")

Pin(t) ==
    /\ At(t, "pin")
    /\ LET pin == IF grace_periods THEN thief[t].left ELSE epoch IN
       thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.epoch = pin], "pin")]
    /\ UNCHANGED <<shared, reclaim, owner, taken>>

StealRing(t) ==
    /\ At(t, "steal.ring")
    /\ thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.ring = ring], "steal.ring")]
    /\ UNCHANGED <<shared, reclaim, owner, taken>>

\* Values that a batch may need again are kept.
StealSlot(t) ==
    /\ At(t, "steal.slot")
    /\ LET l == thief[t]
           read(i) == IF rings[l.ring] = <<>> THEN Unwritten ELSE Slot(l.ring, i)
           es == {read(i) : i \in claimed(l)}
           late == Where("steal.slot") > Where("steal.cas")
       IN  /\ thief' = [thief EXCEPT ![t] =
                           After([@ EXCEPT !.elements = es,
                                           !.ring = IF l.more = 0 THEN 0 ELSE @], "steal.slot")]
           /\ taken' = IF late THEN Take(es) ELSE taken
    /\ UNCHANGED <<shared, reclaim, owner>>

StealCas(t) ==
    /\ At(t, "steal.cas")
    /\ LET l == thief[t]
           n == Cardinality(claimed(l))
       IN  \/ /\ top = l.t \/ ~steal_cas
              /\ top' = l.t + n
              /\ taken' = Take(l.elements)
              /\ thief' = [thief EXCEPT ![t] =
                              IF l.more < n THEN After(@, "steal.cas")
                              ELSE [@ EXCEPT !.at = batch_order[1], !.t = @ + 1,
                                             !.more = @ - 1, !.elements = {}]]
           \/ /\ (top # l.t /\ steal_cas) \/ weak_cas
              /\ thief' = [thief EXCEPT ![t] = IdleThief(l.left)]
              /\ UNCHANGED <<top, taken>>
    /\ UNCHANGED <<bottom, ring, rings, reclaim, owner>>

Thief(t) ==
    \/ LookTop(t) \/ LookBottom(t) \/ StealTop(t) \/ StealBottom(t)
    \/ Pin(t) \/ StealRing(t) \/ StealSlot(t) \/ StealCas(t)
    \/ BatchBottom(t)

-----------------------------------------------------------------------------
Done ==
    /\ owner.at = "idle" /\ owner.left = 0
    /\ \A t \in Thieves : thief[t].at = "idle" /\ thief[t].left = 0
    /\ garbage = {}

Next ==
    \/ Owner
    \/ \E t \in Thieves : Thief(t)
    \/ Advance \/ Free
    \/ Done /\ UNCHANGED vars

Spec == Init /\ [][Next]_vars

Symmetry == Permutations(Thieves)

-----------------------------------------------------------------------------
(* The abstract deque. A push takes effect at push.bottom; a pop at pop.top,  *)
(* or at pop.cas if it is after the last element; a steal at its claim.       *)

Reserved == owner.at \in {"pop.top", "pop.cas"}

Items ==
    LET end == IF Reserved THEN bottom + 1 ELSE bottom
    IN  [n \in 1 .. end - top |-> Slot(owner.ring, top + n - 1)]

Deque == INSTANCE AbstractDeque WITH
    items <- Items,
    taken <- taken,
    done <- Operations - owner.left
            - (IF Reserved \/ owner.at = "pop.reserve" \/ owner.op = "push" THEN 1 ELSE 0)

Refinement == Deque!Spec

-----------------------------------------------------------------------------
(* The properties.                                                            *)

TypeOK ==
    LET sites == {"idle"} \cup {Sites[n] : n \in DOMAIN Sites}
        elements == 0 .. Len(taken) + 1
    IN
    /\ top \in Nat /\ bottom \in Int
    /\ ring \in DOMAIN rings
    /\ \A r \in DOMAIN rings : \A p \in DOMAIN rings[r] : rings[r][p] \in elements
    /\ epoch \in Nat
    /\ garbage \subseteq
           IF grace_periods
           THEN [ring : DOMAIN rings, readers : SUBSET [by : Thieves, since : 1..Steals]]
           ELSE [ring : DOMAIN rings, epoch : 0..epoch]
    /\ owner \in [at : {"idle", "push.slot", "push.bottom", "grow.ring", "retire",
                        "pop.reserve", "pop.top", "pop.cas", "pop.restore"},
                  op : {"none", "push", "pop"}, left : 0..Operations,
                  ring : DOMAIN rings, top : 0..top, t : 0..top, kept : SUBSET DOMAIN rings]
    /\ thief \in [Thieves -> [at : sites, left : 0..Steals, t : 0..top, b : Int,
                              more : Nat, ring : 0..Len(rings),
                              elements : SUBSET elements,
                              epoch : -1 .. IF grace_periods THEN Steals ELSE epoch]]
    /\ \A e \in DOMAIN taken : taken[e] \in Nat

TakenOnce == \A e \in DOMAIN taken : taken[e] <= 1

NothingLost ==
    \A e \in DOMAIN taken : taken[e] = 0 => \E n \in DOMAIN Items : Items[n] = e

\* A thief that would take a slot has read it when it was written.
Written ==
    \A t \in Thieves :
        thief[t].at = "steal.cas" /\ top = thief[t].t => Unwritten \notin thief[t].elements

NoUseAfterFree ==
    \A t \in Thieves : thief[t].at = "steal.slot" => rings[thief[t].ring] # <<>>

IndicesSane ==
    /\ bottom - top \in -1 .. Len(rings[owner.ring])
    /\ bottom < top => owner.at \in {"pop.top", "pop.cas", "pop.restore"}

\* A thief takes the oldest element.
Fifo ==
    [][owner' = owner =>
         \A e \in DOMAIN taken :
            taken'[e] > taken[e] => \A d \in 1 .. e - 1 : taken[d] > 0]_vars

-----------------------------------------------------------------------------
(* Progress among thieves that never stop (Spend <- Keep). Lock-freedom: if   *)
(* any thread takes steps, operations complete: a Retry is none, but a claim  *)
(* is, also of a batch.                                                       *)
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
