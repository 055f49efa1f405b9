-------------------------------- MODULE Deque --------------------------------
(* The deque of src/deque.rs, with every ordering site of src/sites.rs, for   *)
(* every program of the owner within the bounds: under sequential             *)
(* consistency, on a machine with store buffers, or on the machine of views   *)
(* (memory_model; docs/imm.md). Rings grow as often as `Rings` allows, or     *)
(* shrink. A batch takes several elements, one claim at a time.               *)
(*                                                                            *)
(* There is an operator for each site, in program order. A thread pauses only *)
(* at some sites (see `pauses`), and only there can other threads take steps. *)
EXTENDS Fences, Reclaim

-----------------------------------------------------------------------------
(* The owner.                                                                 *)

Larger(m, l) ==
    l.ring < Rings /\ (planned => CapacityOf(l.ring + 1) > m.rings[l.ring])
Smaller(m, l) ==
    /\ l.ring < Rings
    /\ IF planned THEN CapacityOf(l.ring + 1) < m.rings[l.ring]
       ELSE m.rings[l.ring] \div 2 >= Capacity /\ (GracePeriods => m.garbage = {})

\* The capacity of the next ring.
NextCapacity(m, l) ==
    CASE planned -> CapacityOf(l.ring + 1)
      [] l.op = "push" -> 2 * m.rings[l.ring]
      [] OTHER -> m.rings[l.ring] \div 2

\* The ends of a pop that leaves elements from index t on, or none: the owner goes to a
\* smaller ring first if it likes. It does not know of more room than before.
EndsPop(m, l, t) ==
    {<<m, PopEnds(l)>>} \cup
    IF Smaller(m, l) /\ fits(l.bottom - t, NextCapacity(m, l))
    THEN {<<m, Goes([l EXCEPT !.from = copied_from(t, l.bottom)], "grow.ring")>>} ELSE {}

LooksFull(m, l) == l.bottom - l.top >= m.rings[l.ring]

OwnerBegins(m, l) ==
    LET Begins(op, at) == <<m, [l EXCEPT !.op = op, !.at = at, !.left = @ - 1]>> IN
    IF l.left = 0 THEN {}
    ELSE {Begins("push", IF LooksFull(m, l) THEN "push.top" ELSE "push.slot"),
          Begins("pop", pop_order[1])}
         \cup (IF SeesWarm(m) THEN {Begins("cool", "cool.mode")} ELSE {})
         \cup (IF modes /\ owner_leaves THEN {Begins("leave", "owner.leave")} ELSE {})

\* An owner that needs more rings than there may be stops for ever.
PushTop(m, l) ==
    Load(m, l, "top", push_top, LAMBDA n, t :
        LET l2 == [l EXCEPT !.top = t] IN
        {<<n, CASE ~LooksFull(m, l2) -> Goes(l2, "push.slot")
                [] ~Larger(m, l) -> OwnerIdle([l2 EXCEPT !.left = 0])
                [] OTHER -> Goes([l2 EXCEPT !.from = t], IF modes THEN "pop.mode" ELSE "grow.ring")>>})

PushSlot(m, l) ==
    LET x == Place(m, l.ring, l.bottom)
        races == x \in DOMAIN m.read /\ ~Knows(m.memory, "owner", m.read[x].by, m.read[x].count)
        made == [Wrong(m, races, "reused too early") EXCEPT
                    !.memory = Ticks(@, "owner", "payload"), !.taken = Append(@, 0)]
    IN  StoreElement(made, Goes(l, "push.fence"), x, Len(made.taken), push_slot)

PushFence(m, l) == Fence(m, Goes(l, "push.bottom"), push_fence)

PushBottom(m, l) ==
    Store(m, [OwnerIdle(l) EXCEPT !.bottom = @ + 1], "bottom", l.bottom + 1, push_bottom)

\* The elements from index i on are copied to the next ring. The owner wrote what it reads.
RECURSIVE Copies(_, _, _)
Copies(m, l, i) ==
    IF i >= l.bottom THEN {<<m, l>>}
    ELSE Then(Load(m, l, Place(m, l.ring, i), "Relaxed", LAMBDA n, e :
                  StoreElement(n, l, Place(m, l.ring + 1, i), e, grow_slot)),
              LAMBDA n, l2 : Copies(n, l, i + 1))

\* Includes grow.old and grow.slot.
GrowRing(m, l) ==
    LET made == [m EXCEPT !.rings = Append(@, NextCapacity(m, l))]
        grown == [l EXCEPT !.ring = @ + 1, !.from = 0,
                           !.at = IF GracePeriods /\ l.op = "push" THEN "push.slot" ELSE "retire"]
    IN  Then(Copies(made, l, l.from), LAMBDA n, l2 : Store(n, grown, "ring", l.ring + 1, grow_ring))

Retire(m, l) ==
    IF retire_waits /\ \E t \in Thieves : thief[t].epoch # Unpinned THEN {}
    ELSE {<<Retired(m, l), IF l.op = "push" THEN Goes(l, "push.slot") ELSE PopEnds(l)>>}

\* Only the owner pushes, so if `top` has reached `bottom`, the deque is empty.
PopLook(m, l) ==
    Load(m, l, "top", pop_look, LAMBDA n, t :
        IF t >= l.bottom THEN EndsPop(n, l, l.bottom) ELSE {<<n, Pops(l, "pop.look")>>})

PopReserve(m, l) ==
    Store(m, [Pops(l, "pop.reserve") EXCEPT !.bottom = @ - 1], "bottom", l.bottom - 1, pop_reserve)

\* Includes pop.slot. The owner reads its own write.
TakesYoungest(m, l) ==
    Load(m, l, Place(m, l.ring, l.bottom), "Relaxed", LAMBDA n, e : {<<Take(n, l, e), l>>})

PopTop(m, l) ==
    Load(m, l, "top", pop_top, LAMBDA n, t :
        CASE l.bottom < t -> {<<n, Goes(l, "pop.restore")>>}
          [] l.bottom = t -> {<<n, Goes(l, "pop.cas")>>}
          [] OTHER -> Then(TakesYoungest(n, l), LAMBDA k, l2 : EndsPop(k, l, t)))

\* A pop after its last access, if it has lost or taken the last element.
Restored(m, l) == LET l2 == [l EXCEPT !.bottom = @ + 1] IN EndsPop(m, l2, l2.bottom)

PopRestore(m, l) ==
    Then(Store(m, l, "bottom", l.bottom + 1, pop_restore), LAMBDA n, l2 :
        IF l.at = "pop.cas" THEN {<<n, Goes(l, "pop.cas late")>>} ELSE Restored(n, l))

PopCas(m, l) ==
    LET late == l.at = "pop.cas late"
        \* On AArch64, nothing then keeps the claim before the store.
        early == Weak /\ ~late /\ ~Acquires(pop_cas) /\ ~Releases(pop_restore)
        Next(n) == IF late THEN Restored(n, l) ELSE {<<n, Goes(l, "pop.restore")>>}
        Taken(n) == Then(TakesYoungest(n, l), LAMBDA k, l2 : Next(k))
    IN  (IF pop_claims
         THEN Swap(m, l, "top", l.bottom, l.bottom + 1, pop_cas,
                   LAMBDA n, claims : IF claims THEN Taken(n) ELSE Next(n))
         ELSE Then(Store(m, l, "top", l.bottom + 1, pop_cas), LAMBDA n, l2 : Taken(n)))
        \cup (IF early THEN PopRestore(m, l) ELSE {})

OwnerStep(m, l) ==
    CASE l.at = "idle" -> OwnerBegins(m, l)
      [] l.at = "push.top" -> PushTop(m, l)
      [] l.at = "push.slot" -> PushSlot(m, l)
      [] l.at = "push.fence" -> PushFence(m, l)
      [] l.at = "push.bottom" -> PushBottom(m, l)
      [] l.at = "grow.ring" -> GrowRing(m, l)
      [] l.at = "retire" -> RetireFence(m, l)
      [] l.at = "retire.look" -> Retire(m, l)
      [] l.at = "pop.look" -> PopLook(m, l)
      [] l.at = "pop.reserve" -> PopReserve(m, l)
      [] l.at = "pop.fence" -> PopFence(m, l)
      [] l.at = "pop.mode" -> PopMode(m, l)
      [] l.at = "pop.warm" -> PopWarm(m, l)
      [] l.at = "pop.top" -> PopTop(m, l)
      [] l.at \in {"pop.cas", "pop.cas late"} -> PopCas(m, l)
      [] l.at = "pop.restore" -> PopRestore(m, l)
      [] l.at = "owner.warm" -> OwnerWarm(m, l)
      [] l.at = "cool.mode" -> CoolMode(m, l)
      [] l.at = "cool.fence" -> CoolFence(m, l)
      [] l.at = "cool.look" -> CoolLook(m, l)
      [] l.at = "cool.again" -> CoolAgain(m, l)
      [] l.at = "owner.leave" -> OwnerLeave(m, l)

-----------------------------------------------------------------------------
(* A thief. It is unpinned with its last access.                              *)

ThiefBegins(m, l) ==
    IF l.left = 0 THEN {}
    ELSE {<<m, [l EXCEPT !.left = spend(@), !.at = steal_order[1]]>>}
         \cup (IF elsewhere THEN Elsewhere(m, l) ELSE {})

LookTop(m, l) ==
    Load(m, l, "top", look_top, LAMBDA n, t : {<<n, After([l EXCEPT !.t = t], "look.top")>>})

LookBottom(m, l) ==
    Load(m, l, "bottom", look_bottom, LAMBDA n, b :
        {<<n, IF b - l.t <= 0 THEN Ends(l) ELSE After([l EXCEPT !.t = 0], "look.bottom")>>})

\* The thief compares both indices when it has loaded both, and is after n elements.
Compared(l, site, n) ==
    LET other == IF site = "steal.top" THEN "steal.bottom" ELSE "steal.top" IN
    CASE Where(steal_order, site) < Where(steal_order, other) -> After(l, site)
      [] l.b - l.t <= 0 -> Ends(l)
      [] OTHER -> After([l EXCEPT !.b = 0, !.more = n - 1], site)

StealTop(m, l) ==
    Load(m, l, "top", steal_top, LAMBDA n, t : {<<n, Compared([l EXCEPT !.t = t], "steal.top", 1)>>})

StealBottom(m, l) ==
    Load(m, l, "bottom", steal_bottom, LAMBDA n, b :
        {<<n, Compared([l EXCEPT !.b = b], "steal.bottom", size)>> : size \in {1} \cup sizes(b - l.t)})

BatchFence(m, l) == Fence(m, After(l, "batch.fence"), batch_fence)

BatchBottom(m, l) ==
    Load(m, l, "bottom", batch_bottom, LAMBDA n, b :
        {<<n, IF b - l.t <= 0 THEN Ends(l) ELSE After(l, "batch.bottom")>>})

StealRing(m, l) ==
    Load(m, l, "ring", steal_ring, LAMBDA n, r : {<<n, After([l EXCEPT !.ring = r], "steal.ring")>>})

\* The slot x is read. A ring that was freed has nothing in it.
ReadSlot(m, l, x, then(_, _)) ==
    LET freed == l.ring \in m.freed
        used == Wrong(m, freed, "used after free")
        counted == IF race_ghost THEN [used EXCEPT !.memory = Ticks(@, l.name, l.name)] ELSE used
    IN  Load(counted, l, x, steal_slot, LAMBDA n, e : then(n, IF freed THEN Unwritten ELSE e))

\* The elements that a broken thief claims at once with this one, as they are.
Others(m, l) == {Latest(m.memory, Place(m, l.ring, i)) : i \in l.t + 1 .. l.t + more_at_once(l.more)}

StealSlot(m, l) ==
    ReadSlot(m, l, Place(m, l.ring, l.t), LAMBDA n, e :
        LET l2 == [l EXCEPT !.element = e, !.also = Others(m, l)] IN
        {<<n, IF two_words THEN Goes(l2, "steal.rest") ELSE After([l2 EXCEPT !.rest = e], "steal.slot")>>})
    \cup (IF load_buffering /\ ~Releases(steal_cas)
          THEN {<<m, [l EXCEPT !.at = "steal.cas late"]>>} ELSE {})

StealRest(m, l) ==
    ReadSlot(m, l, Rest(Place(m, l.ring, l.t)), LAMBDA n, e :
        {<<n, After([l EXCEPT !.rest = e], "steal.slot")>>})

RECURSIVE TakeAll(_, _, _)
TakeAll(m, l, elements) ==
    IF elements = {} THEN m
    ELSE LET e == CHOOSE e \in elements : TRUE IN TakeAll(Take(m, l, e), l, elements \ {e})

\* A claim before another look has its own site. In the code, that is every
\* claim of a batch, because it cannot know which is the last.
StealCas(m, l) ==
    LET order == IF l.more = 0 THEN steal_cas ELSE batch_cas
        Noted(n) == IF ~race_ghost THEN n
                    ELSE [n EXCEPT !.read = (Place(m, l.ring, l.t) :>
                             [by |-> l.name, count |-> Count(m.memory, l.name, l.name)]) @@ @]
        next == l.t + 1 + more_at_once(l.more)
        more == [l EXCEPT !.at = batch_order[1], !.t = @ + 1, !.more = @ - 1, !.also = {},
                          !.ring = IF Has(batch_order, "steal.ring") THEN 0 ELSE @,
                          !.element = Unwritten, !.rest = Unwritten]
        Taken(n) == TakeAll(Take(Wrong(Noted(n), l.rest # l.element, "torn"), l, l.element), l, l.also)
        Claimed(n) ==
            IF l.at = "steal.cas late" THEN {<<n, Goes(l, "steal.slot late")>>}
            ELSE {<<Taken(n), IF l.more <= more_at_once(l.more) THEN Ends(l) ELSE more>>}
    IN  IF steal_claims
        THEN Swap(m, l, "top", l.t, next, order,
                  LAMBDA n, claims : IF claims THEN Claimed(n) ELSE {<<n, Ends(l)>>})
        ELSE Then(Store(m, l, "top", next, order), LAMBDA n, l2 : Claimed(n))

StealSlotLate(m, l) ==
    ReadSlot(m, l, Place(m, l.ring, l.t), LAMBDA n, e : {<<Take(n, l, e), Ends(l)>>})

ThiefAt(m, l) ==
    CASE l.at = "idle" -> ThiefBegins(m, l)
      [] l.at = "look.top" -> LookTop(m, l)
      [] l.at = "look.bottom" -> LookBottom(m, l)
      [] l.at = "reader.enter" -> ReaderEnter(m, l)
      [] l.at = "enter.fence" -> EnterFence(m, l)
      [] l.at = "steal.mode" -> StealMode(m, l)
      [] l.at = "fenced.fence" -> FencedFence(m, l)
      [] l.at = "warm.claim" -> WarmClaim(m, l)
      [] l.at = "warm.fence" -> WarmFence(m, l)
      [] l.at = "warm.done" -> WarmDone(m, l)
      [] l.at = "steal.top" -> StealTop(m, l)
      [] l.at = "steal.fence" -> StealFence(m, l)
      [] l.at = "steal.bottom" -> StealBottom(m, l)
      [] l.at = "pin" -> Pin(m, l)
      [] l.at = "pin.fence" -> PinFence(m, l)
      [] l.at = "steal.ring" -> StealRing(m, l)
      [] l.at = "steal.slot" -> StealSlot(m, l)
      [] l.at = "steal.rest" -> StealRest(m, l)
      [] l.at \in {"steal.cas", "steal.cas late"} -> StealCas(m, l)
      [] l.at = "steal.slot late" -> StealSlotLate(m, l)
      [] l.at = "batch.fence" -> BatchFence(m, l)
      [] l.at = "batch.bottom" -> BatchBottom(m, l)
      [] l.at = "reader.leave" -> ReaderLeave(m, l)

ThiefStep(m, l) == Then({Announced(m, l, l.at)}, ThiefAt)

-----------------------------------------------------------------------------
(* Where threads pause.                                                       *)

\* On the machine of views, others need not come in elsewhere: loads move right,
\* because every value that could be read can be read later, and stores to locations with one
\* writer move left, because no thread has to read them (Lipton, CACM 1975). The order
\* of sequentially consistent accesses does not depend on when they are executed,
\* unless it is a fence. A claim replaces this by Everywhere, and the final states
\* are the same.
Few ==
    {"idle", "retire", "pop.fence", "pop.top", "pop.cas late", "batch.bottom", "steal.slot late"} \cup
    (IF batch_fence = "Relaxed" THEN {} ELSE {"batch.fence"}) \cup
    (IF modes
     THEN {"pop.restore", "cool.fence", "cool.look", "fenced.fence", "warm.fence", "warm.done", "steal.top",
           "reader.leave"}
          \cup (IF Epochs THEN {"steal.ring"} ELSE {})
     ELSE {"steal.bottom", "steal.ring"})

\* A heavy fence interrupts the other threads anywhere. So they pause here as well
\* as long as one is still ahead. A step of a thread before the heavy fence of another
\* may also come after that fence.
Found ==
    {"push.top", "grow.ring", "push.slot", "push.fence", "push.bottom",
     "pop.look", "pop.reserve", "pop.mode", "pop.warm", "pop.cas", "pop.restore",
     "cool.mode", "cool.again", "owner.warm",
     "reader.enter", "steal.mode", "warm.claim", "steal.bottom", "steal.cas"}

OnlyIdle == {"idle"}
Everywhere ==
    Few \cup Found \cup
    {"owner.leave", "look.top", "look.bottom", "enter.fence", "steal.top", "steal.fence",
     "steal.bottom", "pin", "steal.ring", "steal.slot", "steal.rest", "steal.cas late", "reader.leave"}

\* In SC and TSO, threads pause before each access to memory but the first of an operation. A fence
\* that may have to wait goes with the access behind it; others are nothing.
Waits(order) == memory_model = "TSO" /\ order \in {"SeqCst", "Heavy"}
Unless(waits, sites) == IF waits THEN {} ELSE sites
EachAccess ==
    LET first == {"push.top", pop_order[1], steal_order[1]}
        nothing == {"push.fence", "enter.fence"}
                   \cup Unless(Waits(pop_fence), {"pop.fence"}) \cup Unless(Waits(pop_warm), {"pop.warm"})
                   \cup Unless(Waits(steal_fence), {"steal.fence"})
                   \cup Unless(Waits(batch_fence), {"batch.fence"})
                   \cup Unless(Waits(retire_fence), {"retire"})
        behind == Unless(~Waits(pop_fence), {"pop.top"})
                  \cup Unless(~(Epochs /\ Waits(pin_fence)), {"steal.ring"})
    IN  (Everywhere \ (first \cup nothing \cup behind)) \cup Unless(~Waits(pin_fence), {"pin.fence"})

pauses == IF Weak THEN Few ELSE EachAccess

-----------------------------------------------------------------------------
(* The whole: steps until the next pause.                                     *)

\* The machine and the owner after n pushes without any thief.
RECURSIVE Pushed(_, _, _)
Pushed(m, l, n) ==
    LET Only(pairs) == CHOOSE x \in pairs : TRUE
        slot == Only(PushSlot(m, l))
        fence == Only(PushFence(slot[1], slot[2]))
        bottom == Only(PushBottom(fence[1], fence[2]))
    IN  IF n = 0 THEN <<m, l>> ELSE Pushed(bottom[1], bottom[2], n - 1)

\* The owner's pushes happen before all steps of the thieves.
RECURSIVE Started(_, _)
Started(m, ts) ==
    IF ts = {} THEN m
    ELSE LET t == CHOOSE t \in ts : TRUE IN Started(Starts(m, t, "owner"), ts \ {t})

Init ==
    LET x == Pushed(EmptyMachine, NewOwner, beforehand)
    IN  /\ machine = [x[1] EXCEPT !.memory = Started(@, Thieves)]
        /\ owner = x[2]
        /\ thief = TLCEval([t \in Thieves |-> IdleThief(t, Steals)])

\* The heavy fence that a thread runs next, if it is one.
HeavyAt(l) ==
    \/ l.at = "warm.fence" /\ warm_fence = "Heavy"
    \/ l.at = "steal.fence" /\ steal_fence = "Heavy"
    \/ l.at = "cool.fence" /\ cool_fence = "Heavy"
    \/ l.at = "retire" /\ reclamation # "Retained" /\ retire_fence = "Heavy"

OwnerPauses == IF \E t \in Thieves : HeavyAt(thief[t]) THEN pauses \cup Found ELSE pauses
ThiefPauses == IF HeavyAt(owner) \/ owner.at = "cool.look" THEN pauses \cup Found ELSE pauses

RECURSIVE OwnerRuns(_)
OwnerRuns(pairs) ==
    UNION {IF x[2].at \in OwnerPauses THEN {x} ELSE OwnerRuns(OwnerStep(x[1], x[2])) : x \in pairs}

RECURSIVE ThiefRuns(_)
ThiefRuns(pairs) ==
    UNION {IF x[2].at \in ThiefPauses THEN {x} ELSE ThiefRuns(ThiefStep(x[1], x[2])) : x \in pairs}

OwnerEnded(o) == o.at = "idle" /\ o.left = 0
ThiefEnded(l) == l.at = "idle" /\ l.left = 0

\* A thread's view does not matter when the thread has nothing left to do, and no heavy
\* fence will find it.
RECURSIVE Forgets(_, _)
Forgets(memory, ps) ==
    IF ps = {} THEN memory
    ELSE LET p == CHOOSE p \in ps : TRUE IN Forgets(Ended(memory, p), ps \ {p})

EndedThreads(o, ts) ==
    LET thieves == {t \in Thieves : ThiefEnded(ts[t])}
    IN  (IF OwnerEnded(o) /\ (modes => thieves = Thieves) THEN {"owner"} ELSE {})
        \cup (IF modes => OwnerEnded(o) THEN thieves ELSE {})

Becomes(m, o, ts) ==
    /\ machine' = [Collected(m, ts) EXCEPT !.memory = Forgets(@, EndedThreads(o, ts))]
    /\ owner' = o
    /\ thief' = TLCEval(ts)

Owner ==
    /\ ~HeavyAt(owner)
    /\ \E x \in OwnerRuns(OwnerStep(machine, owner)) : Becomes(x[1], x[2], thief)

Thief(t) ==
    /\ ~HeavyAt(thief[t])
    /\ \E x \in ThiefRuns(ThiefStep(machine, thief[t])) :
          Becomes(x[1], owner, [thief EXCEPT ![t] = x[2]])

\* A heavy fence of a thief finds the owner. The fences of other thieves are left out: without
\* them, more may happen.
ThiefFinds(t) ==
    /\ HeavyAt(thief[t])
    /\ \E r \in HeavyFences(machine.memory, t, {"owner"}) :
       \E x \in ThiefRuns({<<[machine EXCEPT !.memory = r.memory],
                            IF thief[t].at = "warm.fence" THEN Goes(thief[t], "warm.done")
                            ELSE After(thief[t], "steal.fence")>>}) :
          Becomes(x[1], owner, [thief EXCEPT ![t] = x[2]])

\* One of the owner finds one thief after the other, each somewhere.
OwnerFinds ==
    /\ HeavyAt(owner)
    /\ \E r \in HeavyFences(machine.memory, "owner", IF owner.finds = {} THEN Thieves ELSE owner.finds) :
       LET at == IF r.left # {} THEN owner.at ELSE IF owner.at = "retire" THEN "retire.look" ELSE "cool.look"
           l == [Goes(owner, at) EXCEPT !.finds = r.left]
       IN  \E x \in OwnerRuns({<<[machine EXCEPT !.memory = r.memory], l>>}) :
              Becomes(x[1], x[2], thief)

\* The kernel refuses a heavy fence of the owner. When it cools, an ordinary one takes its place.
OwnerRefused ==
    /\ HeavyAt(owner) /\ refusals("owner") /\ owner.finds = {}
    /\ LET after == CASE owner.at = "cool.fence" ->
                           IF refusal_ignored = "cools" THEN {<<machine, OwnerIdle(owner)>>}
                           ELSE Fence(machine, Goes(owner, "cool.again"), "SeqCst")
                      [] refusal_ignored = "retires" -> {<<machine, Goes(owner, "retire.look")>>}
                      [] owner.op = "push" -> {<<machine, Goes(owner, "push.slot")>>}
                      [] OTHER -> {<<machine, PopEnds(owner)>>}
       IN  \E x \in OwnerRuns(after) : Becomes(x[1], x[2], thief)

\* The kernel refuses a thief's heavy fence.
ThiefRefused(t) ==
    /\ HeavyAt(thief[t]) /\ refusals(t)
    /\ LET l == IF refusal_ignored = "warms" THEN Goes(thief[t], "warm.done") ELSE Ends(thief[t])
       IN  Becomes(machine, owner, [thief EXCEPT ![t] = l])

MemoryStep == \E n \in Internal(machine.memory) : Becomes([machine EXCEPT !.memory = n], owner, thief)

Done ==
    /\ OwnerEnded(owner) /\ IsQuiet(machine.memory, "owner")
    /\ \A t \in Thieves : ThiefEnded(thief[t])

Next ==
    \/ Owner \/ OwnerFinds \/ OwnerRefused
    \/ \E t \in Thieves : Thief(t) \/ ThiefFinds(t) \/ ThiefRefused(t)
    \/ MemoryStep
    \/ Done /\ UNCHANGED vars

Spec == Init /\ [][Next]_vars

Symmetry == Permutations(Thieves)

-----------------------------------------------------------------------------
(* The properties.                                                            *)

TakenOnce == "taken twice" \notin machine.wrong
Written == "unwritten" \notin machine.wrong
Torn == "torn" \notin machine.wrong
HandedOver == "not handed over" \notin machine.wrong
NoUseAfterFree == "used after free" \notin machine.wrong
ReusedInTime == "reused too early" \notin machine.wrong

Value(x) == Latest(machine.memory, x)

NothingLost ==
    Done => \A e \in DOMAIN machine.taken :
        machine.taken[e] = 0 =>
            \E i \in Value("top") .. Value("bottom") - 1 : Value(Place(machine, Value("ring"), i)) = e

\* No thief waits for the owner: if this does nothing, and a thief has not been refused, every
\* element has been taken in the end.
NoneStarves == Done => \A e \in DOMAIN machine.taken : machine.taken[e] > 0

\* That these are violated says that such things happen: a warm thief takes an element; a
\* pop is light after another one was not, because the deque has cooled; and the owner makes
\* the deque warm again, or makes a warming one warm.
AlwaysCold ==
    [][\A t \in Thieves : thief[t].warm /\ thief[t].at = "steal.cas" =>
          machine'.taken = machine.taken]_vars
LightOnce ==
    [][owner.at = "pop.mode" /\ owner'.at = "pop.top" => Count(machine'.memory, "owner", "mode") = 0]_vars
NeverAgain == [][owner.at # "cool.again"]_vars
NeverWarms == [][owner.at # "owner.warm"]_vars

\* Always true; prints the final states, to be compared with the final states of a claim
\* with other pauses.
Final == Done => PrintT(machine)
=============================================================================
