-------------------------------- MODULE Steps --------------------------------
(* The parts of Deque: bounds, orderings, locations, threads, and accesses.   *)
(*                                                                            *)
(* A step of a thread is a set of pairs of possible results: the shared       *)
(* machine m, and the thread's own state l.                                   *)
EXTENDS Memory

CONSTANTS
    Thieves,     \* their names
    Operations,  \* how many operations the owner has
    Steals,      \* how many steals each thief has
    Capacity,    \* of the first ring
    Rings        \* how many rings there may be

ASSUME
    /\ IsFiniteSet(Thieves)
    /\ Operations \in Nat /\ Steals \in Nat /\ Capacity \in Nat \ {0} /\ Rings \in Nat \ {0}

-----------------------------------------------------------------------------
(* Definitions that a claim replaces. First the sites of Sites::FENCED.      *)

push_top == "Acquire"
push_slot == "Relaxed"
push_fence == "Release"
push_bottom == "Relaxed"
grow_slot == "Relaxed"
grow_ring == "Release"
pop_look == "Relaxed"
pop_reserve == "Relaxed"
pop_fence == "SeqCst"
pop_mode == "Relaxed"
pop_warm == "SeqCst"
pop_top == "Relaxed"
pop_cas == "Relaxed"
pop_restore == "Release"
cool_mode == "Relaxed"
cool_fence == "Heavy"
cool_look == "Acquire"
cool_again == "Relaxed"
owner_warm == "Relaxed"
owner_leave == "Release"
look_top == "Acquire"
look_bottom == "Relaxed"
enter_fence == "Light"
steal_mode == "Acquire"
fenced_fence == "SeqCst"
warm_claim == "Relaxed"
warm_fence == "Heavy"
warm_done == "Relaxed"
steal_top == "Relaxed"
steal_fence == "SeqCst"
steal_bottom == "Acquire"
steal_ring == "Acquire"
steal_slot == "Relaxed"
steal_cas == "Release"
batch_cas == "SeqCst"
batch_fence == "Relaxed"
batch_bottom == "SeqCst"
reader_enter == "Release"
reader_leave == "Release"
retire_fence == "SeqCst"
pin_fence == "SeqCst"

ASSUME AreOrders({
    push_top, push_slot, push_fence, push_bottom, grow_slot, grow_ring, pop_look,
    pop_reserve, pop_fence, pop_mode, pop_warm, pop_top, pop_cas, pop_restore, cool_mode,
    cool_fence, cool_look, cool_again, owner_warm, owner_leave, look_top, look_bottom,
    enter_fence, steal_mode, fenced_fence, warm_claim, warm_fence, warm_done, steal_top,
    steal_fence, steal_bottom, steal_ring, steal_slot, steal_cas, batch_cas, batch_fence,
    batch_bottom, reader_enter, reader_leave, retire_fence, pin_fence})

\* TRUE if the deque has modes (Fences); the first of them, which is `Warm` in the code.
modes == FALSE

Cold == 0
Warming == 1
Warm == 2
Fenced == 3

first_mode == Cold

\* How rings are reclaimed (Reclaim): by "Epochs", by "GracePeriods", or not at all: "Retained".
reclamation == "Epochs"
Epochs == reclamation = "Epochs"
GracePeriods == reclamation = "GracePeriods"

\* TRUE if pop first checks whether the deque is empty; and a thief. In SC and TSO, they do so if a
\* claim asks for it.
pop_looks == Weak
steal_looks == Weak /\ modes

\* The order of sites in a pop, and in a steal.
pop_order ==
    (IF pop_looks THEN <<"pop.look">> ELSE <<>>) \o <<"pop.reserve", "pop.fence">> \o
    (IF modes THEN <<"pop.mode", "pop.warm">> ELSE <<>>)
ModeEarly ==
    (IF pop_looks THEN <<"pop.look">> ELSE <<>>) \o <<"pop.mode", "pop.reserve", "pop.fence", "pop.warm">>

looks == IF steal_looks THEN <<"look.top", "look.bottom">> ELSE <<>>
entry == IF modes THEN <<"reader.enter", "enter.fence", "steal.mode">> ELSE <<>>
pins == IF Epochs THEN <<"pin", "pin.fence">> ELSE <<>>
claim == <<"steal.ring", "steal.slot", "steal.cas">>
steal_order == looks \o entry \o <<"steal.top", "steal.fence", "steal.bottom">> \o pins \o claim
EnterLate ==
    looks \o <<"steal.mode", "reader.enter", "enter.fence">>
    \o <<"steal.top", "steal.fence", "steal.bottom">> \o claim
BottomFirst == <<"steal.bottom", "steal.fence", "steal.top">> \o pins \o claim
RingEarly ==
    <<"steal.top", "steal.fence", "steal.ring", "steal.bottom">> \o pins \o <<"steal.slot", "steal.cas">>
RingFirst ==
    pins \o <<"steal.ring", "steal.top", "steal.fence", "steal.bottom", "steal.slot", "steal.cas">>
NotPinned == <<"steal.top", "steal.fence", "steal.bottom">> \o claim
LeavesEarly ==
    looks \o entry \o
    <<"steal.top", "steal.fence", "steal.bottom", "steal.ring", "steal.slot", "reader.leave", "steal.cas">>

\* How a batch goes on after a claim.
batch_order == <<"batch.fence", "batch.bottom">> \o claim
BottomKept == claim
RingKept == <<"batch.fence", "batch.bottom", "steal.slot", "steal.cas">>

\* How many of n elements a thief may be after: one, if there are no batches. The code is
\* after no more than half. And how many more it then claims at once.
sizes(n) == {1}
AnySize(n) == 1..n
more_at_once(n) == 0
AllAtOnce(n) == n

\* TRUE if the owner's, and a thief's, claim compares; otherwise, it only stores.
pop_claims == TRUE
steal_claims == TRUE

\* TRUE if a compare-and-swap may fail spuriously.
weak_cas == FALSE

\* TRUE if a thief may load its slot after a claim that does not release.
load_buffering == FALSE

\* The number of steals left after one of n; or endlessly many.
spend(n) == n - 1
Endless(n) == n

\* TRUE if an element has two words, each in a location of its own.
two_words == FALSE

\* TRUE if a slot must not be written again before the read of the thief that took from it.
race_ghost == FALSE

\* The capacity of each ring, in this order, if they are planned. Otherwise, the owner goes on to a
\* ring of twice or half the capacity, and this is a limit.
planned == Weak
CapacityOf(r) ==
    LET n == Capacity * 2 ^ (r - 1) IN IF planned \/ n <= 2 * Operations THEN n ELSE 2 * Operations
Halved(r) == IF r = 2 THEN Capacity \div 2 ELSE Capacity
Doubled(r) == IF r = 2 THEN 2 * Capacity ELSE Capacity
UpToSixteen(r) == IF r <= 4 THEN Capacity * 2 ^ (r - 1) ELSE 16

\* TRUE if this many elements may move to a smaller ring of this capacity; and the
\* first that does, if thieves have come up to t, and the owner to b.
fits(n, capacity) == n <= capacity
Anyway(n, capacity) == TRUE
copied_from(t, b) == t
TooFew(t, b) == IF t < b THEN t + 1 ELSE t

\* How many elements have been pushed before anything else happens.
beforehand == 0

ASSUME beforehand <= Capacity

-----------------------------------------------------------------------------
(* Locations. "payload", which an element points to, is written before its    *)
(* push, and numbered as it is. A thief's own location is its record: whether *)
(* it is inside. It also counts what the thief does (`Ticks`).                *)

Unwritten == 0

\* The location of each slot: "2[1]" is the second of the second ring.
SlotAt == [r \in 1..Rings |-> [p \in 1..CapacityOf(r) |->
              ToString(r) \o "[" \o ToString(p - 1) \o "]"]]

Slots == UNION {{SlotAt[r][p] : p \in 1..CapacityOf(r)} : r \in 1..Rings}

\* The location of the second word of a slot.
Rest(x) == "rest of " \o x

\* The locations of sequentially consistent accesses, some of which need to be more
\* than acquire and release only in a batch, and with modes.
Ordering ==
    IF modes \/ (sizes(2) # {1} /\ "SeqCst" \in {batch_cas, batch_bottom})
    THEN {"top", "bottom"} ELSE {}

HasRecords == modes \/ race_ghost \/ GracePeriods \/ ~Weak

Locations ==
    {"top", "bottom", "ring", "payload"} \cup Slots \cup
    (IF two_words THEN {Rest(x) : x \in Slots} ELSE {}) \cup
    (IF modes THEN {"mode"} ELSE {}) \cup
    (IF HasRecords THEN Thieves ELSE {})

-----------------------------------------------------------------------------
(* The machine, and the threads.                                              *)

VARIABLES
    machine,      \* memory, and the rest that is shared
    owner, thief  \* the threads

vars == <<machine, owner, thief>>

Threads == Thieves \cup {"owner"}
Unpinned == -1

EmptyMachine ==
    [memory |-> NewMemory([x \in Locations |->
                    CASE x = "ring" -> 1 [] x = "mode" -> first_mode [] OTHER -> 0], Threads, Ordering),
     rings |-> <<Capacity>>,  \* their capacities
     epoch |-> 0, garbage |-> {}, freed |-> {},
     taken |-> <<>>,   \* how often each element has been taken
     read |-> <<>>,    \* the thief that took from a slot, and the count of its reads
     wrong |-> {}]     \* the failures

\* A thread is at the site that it executes next, or "idle". Its other fields are reset when it does
\* not read them again, so that they do not multiply the states.
NewOwner ==
    [name |-> "owner", at |-> "idle", op |-> "none", left |-> Operations,
     bottom |-> 0, top |-> 0,  \* its copies of the indices
     from |-> 0,               \* the first index to be copied
     ring |-> 1,
     mode |-> Cold,            \* that a pop has found
     finds |-> {}]             \* the threads that its heavy fence is yet to find

IdleThief(name, left) ==
    [name |-> name, at |-> "idle", left |-> left, inside |-> FALSE, warm |-> FALSE,
     t |-> 0, b |-> 0, more |-> 0, ring |-> 0, element |-> Unwritten, rest |-> Unwritten,
     also |-> {},              \* the elements that it claims at once with this one
     epoch |-> Unpinned,       \* in which it is pinned; with grace periods, the number of its section
     since |-> 0]              \* the count of its announcement

Place(m, r, i) == SlotAt[r][(i % m.rings[r]) + 1]

Goes(l, at) == [l EXCEPT !.at = at]

\* The first place of a site in a list.
Where(sites, site) ==
    CHOOSE n \in DOMAIN sites : sites[n] = site /\ \A k \in 1 .. n - 1 : sites[k] # site

Has(sites, site) == \E n \in DOMAIN sites : sites[n] = site

\* The thief l goes on to the site after this one.
After(l, site) ==
    LET sites == steal_order \o batch_order IN Goes(l, sites[Where(sites, site) + 1])

\* The thief only has to leave.
Ends(l) ==
    LET idle == IdleThief(l.name, l.left) IN
    IF l.inside THEN [idle EXCEPT !.at = "reader.leave", !.inside = TRUE, !.warm = l.warm,
                                  !.epoch = IF GracePeriods THEN l.epoch ELSE Unpinned,
                                  !.since = l.since]
    ELSE idle

-----------------------------------------------------------------------------
(* Accesses by a thread: l is the thread afterwards, or `then` goes on.       *)

Then(pairs, then(_, _)) == UNION {then(x[1], x[2]) : x \in pairs}

With(m, memories, l) == {<<[m EXCEPT !.memory = n], l>> : n \in memories}

Load(m, l, x, order, then(_, _)) ==
    UNION {then([m EXCEPT !.memory = r.memory], r.value) : r \in Loads(m.memory, l.name, x, order)}

Store(m, l, x, value, order) == With(m, Stores(m.memory, l.name, x, value, order), l)
Fence(m, l, order) == With(m, Fences(m.memory, l.name, order), l)

\* A compare-and-swap, whose failure is relaxed. `then` is told whether it succeeds.
Swap(m, l, x, old, new, order, then(_, _)) ==
    UNION {then([m EXCEPT !.memory = r.memory], r.value = old) :
              r \in Cas(m.memory, l.name, x, old, new, order, "Relaxed")}
    \cup (IF weak_cas THEN then(m, FALSE) ELSE {})

\* Both words of an element are stored in the slot x.
StoreElement(m, l, x, e, order) ==
    Then(Store(m, l, x, e, order), LAMBDA n, l2 :
        IF two_words THEN Store(n, l2, Rest(x), e, order) ELSE {<<n, l2>>})

Wrong(m, if, what) == IF if THEN [m EXCEPT !.wrong = @ \cup {what}] ELSE m

\* Element e is taken by the thread l.
Take(m, l, e) ==
    IF e = Unwritten THEN Wrong(m, TRUE, "unwritten")
    ELSE LET n == [m EXCEPT !.taken[e] = @ + 1]
         IN  Wrong(Wrong(n, n.taken[e] > 1, "taken twice"),
                   ~Knows(m.memory, l.name, "payload", e), "not handed over")
=============================================================================
