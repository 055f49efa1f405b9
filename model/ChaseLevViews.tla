---------------------------- MODULE ChaseLevViews ----------------------------
(* The deque on the machine of views (docs/imm.md, Views), with every         *)
(* ordering site of src/sites.rs, for every program of the owner within the   *)
(* bounds. Rings grow as often as `Rings` allows, or shrink (see              *)
(* `CapacityOf`), and are reclaimed by epochs, or by grace periods.           *)
(*                                                                            *)
(* A deque may have modes, as in Asymmetric. Then neither side has a full      *)
(* fence in the usual case. A thief that does not find the deque warm claims  *)
(* to warm it, and runs a heavy fence (P1202), which makes the owner execute  *)
(* a fence, wherever it is. While the deque is not cold, the owner runs a     *)
(* fence in pop. If it finds the deque warming, it makes it warm at the end   *)
(* of the pop, as does a push before it grows the ring. The owner may make    *)
(* the deque cold again between any two operations. It then runs a heavy      *)
(* fence, which makes the thieves execute one, and looks for thieves inside a *)
(* steal. The kernel may refuse a heavy fence. A light fence is nothing in    *)
(* this model, in which threads execute their accesses in program order.      *)
(*                                                                            *)
(* A step of a thread is a set of pairs of possible results: the shared       *)
(* machine, and the thread's own state. A thread pauses only at some sites    *)
(* (see `pauses`), and only there can other threads take steps.               *)
EXTENDS Sequences, Views

CONSTANTS
    Thieves, Operations, Steals, Capacity,  \* as in ChaseLev
    Rings                                   \* how many rings there may be

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

\* TRUE if the deque has modes; and the first mode, which is `Warm` in the code. `Fenced` is
\* for ever: there are no heavy fences.
modes == FALSE

Cold == 0
Warming == 1
Warm == 2
Fenced == 3

first_mode == Cold

\* The mode that a thief claims before its heavy fence. A broken thief claims `Warm`.
claimed_mode == Warming

\* TRUE if a heavy fence of this thread may be refused. Then a thief leaves, and the owner
\* makes the deque warm again, or keeps the rings that it has replaced. A broken thread goes on
\* as if the fence had been run: when it warms or cools the deque, or retires rings.
refusals(p) == FALSE
Anybodys(p) == TRUE
OneThiefs(p) == p = CHOOSE t \in Thieves : TRUE
refusal_ignored == "never"

\* TRUE if a thief that finds the deque warming runs its own heavy fence. A broken one
\* leaves it to the thief that has claimed to warm the deque.
helps == TRUE

\* TRUE if the owner makes a warming deque warm before the fence of its pop.
warms_early == FALSE

\* The order of sites in a pop, and in a steal until it finds `bottom`.
pop_order ==
    IF modes THEN <<"pop.look", "pop.reserve", "pop.fence", "pop.mode", "pop.warm">>
    ELSE <<"pop.look", "pop.reserve", "pop.fence">>
ModeEarly == <<"pop.look", "pop.mode", "pop.reserve", "pop.fence", "pop.warm">>

steal_order ==
    IF modes THEN <<"look.top", "look.bottom", "reader.enter", "enter.fence", "steal.mode",
                    "steal.top", "steal.fence", "steal.bottom">>
    ELSE <<"steal.top", "steal.fence", "steal.bottom">>
RingEarly == <<"steal.top", "steal.fence", "steal.ring", "steal.bottom">>
EnterLate ==
    <<"look.top", "look.bottom", "steal.mode", "reader.enter", "enter.fence",
      "steal.top", "steal.fence", "steal.bottom">>

sizes(n) == {1}
AnySize(n) == 1..n

\* TRUE if a thief leaves before its claim; if the owner that cools looks for
\* thieves inside, and makes the deque warm again if there are.
leaves_early == FALSE
cool_looks == TRUE
cool_warms == TRUE

\* TRUE if a thief may steal from another deque instead. A record is its thread's, for all
\* deques, so it then says that the thread is inside, and nothing else happens to this deque.
elsewhere == FALSE

\* TRUE if the owner may leave, so that nobody pops any more.
owner_leaves == FALSE

\* TRUE if rings are reclaimed by epochs, with these fences; otherwise, they are retained.
epochs == TRUE
pin_fence == "SeqCst"
retire_fence == "SeqCst"

\* Or by grace periods (GracePeriod), where a thief is announced before it steals, or
\* with modes, when it enters. A ring that a larger one replaces is kept, and retired
\* with the next one that a smaller one replaces. This is the worst case: a ring waits
\* for the threads that its retirement cannot miss, and only while they use it; and
\* nobody acquires anything by the looks.
grace_periods == FALSE
announced_at == "idle"

\* TRUE if the owner claims the last element; otherwise, it only stores.
pop_claims == TRUE

\* TRUE if a thief may load its slot after a claim that does not release.
load_buffering == FALSE

\* TRUE if an element has two words, each in a location of its own.
two_words == FALSE

\* TRUE if a slot must not be written again before the read of the thief that took from it.
race_ghost == FALSE

\* The capacity of each ring. The owner goes on to a larger one if it must; and to
\* a smaller one after a pop, at its own choice, if the remaining elements fit.
CapacityOf(r) == Capacity * 2 ^ (r - 1)
Halved(r) == IF r = 2 THEN Capacity \div 2 ELSE Capacity
Doubled(r) == IF r = 2 THEN 2 * Capacity ELSE Capacity

\* TRUE if this many elements may move to a smaller ring of this capacity; and the
\* first that does, if thieves have come up to t, and the owner to b.
fits(n, capacity) == n <= capacity
Anyway(n, capacity) == TRUE
copied_from(t, b) == t
TooFew(t, b) == IF t < b THEN t + 1 ELSE t

\* How many elements have been pushed before anything else happens.
beforehand == 0

ASSUME beforehand <= Capacity

\* Where a thread pauses. Others need not come in elsewhere: loads move right,
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
          \cup (IF epochs /\ ~grace_periods THEN {"steal.ring"} ELSE {})
     ELSE {"steal.bottom", "steal.ring"})

pauses == Few

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

-----------------------------------------------------------------------------
(* Locations. Only views know of "payload", what an element points to: it is  *)
(* written before its push, and numbered as it is. A thief's own location is  *)
(* its record: whether it is inside. In views, it counts more of what the     *)
(* thief does: the slots that it has read, and what Views has it count.       *)

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

Locations ==
    {"top", "bottom", "ring", "payload"} \cup Slots \cup
    (IF two_words THEN {Rest(x) : x \in Slots} ELSE {}) \cup
    (IF modes THEN {"mode"} ELSE {}) \cup
    (IF modes \/ race_ghost \/ grace_periods \/ Ordering # {} THEN Thieves ELSE {}) \cup
    (IF Ordering = {} THEN {} ELSE {"owner", "fences"})

Place(r, i) == SlotAt[r][(i % CapacityOf(r)) + 1]

-----------------------------------------------------------------------------
VARIABLES
    machine,      \* memory, and the rest that is shared
    owner, thief  \* the threads

vars == <<machine, owner, thief>>

Unpinned == -1

IdleThief(name, left, views) ==
    [name |-> name, at |-> "idle", left |-> left, inside |-> FALSE, warm |-> FALSE,
     t |-> 0, more |-> 0, ring |-> 0, element |-> Unwritten, rest |-> Unwritten, epoch |-> Unpinned,
     views |-> views]

EmptyMachine ==
    [memory |-> NewMemory([x \in Locations |-> CASE x = "ring" -> 1 [] x = "mode" -> first_mode [] OTHER -> 0]),
     sc |-> NewOrder(Locations, Ordering),
     epoch |-> 0, garbage |-> {}, freed |-> {},
     taken |-> <<>>,   \* how often each element has been taken
     read |-> <<>>,    \* the thief that took from a slot, and the count of its reads
     wrong |-> {}]     \* the failures

NewOwner ==
    [name |-> "owner", at |-> "idle", op |-> "none", left |-> Operations,
     bottom |-> 0, top |-> 0, from |-> 0, ring |-> 1,
     mode |-> Cold,    \* that a pop has found
     finds |-> {},     \* the thieves that its heavy fence is yet to find
     views |-> NewThread(Locations)]

-----------------------------------------------------------------------------
(* Accesses: the pairs <<machine, thread>> after one, by any thread l.        *)

\* A load. Each value is passed to `then`, with the state after the load.
Loads(m, l, x, order, then(_, _, _)) ==
    UNION {LET views == Read(m.memory, l.views, x, n, order)
               a == Accessed(m.sc, l.views, views, l.name, x, Reads(n), order)
           IN  IF a.sc # m.sc /\ ~Consistent(a.sc) THEN {}
               ELSE then([m EXCEPT !.sc = a.sc], m.memory[x][n].value,
                         [l EXCEPT !.views = a.thread]) :
              n \in Readable(m.memory, l.views, x)}

\* After s, a store or an update of x that is the newest: it can always be last.
Stored(m, l, x, s, order) ==
    LET a == Accessed(m.sc, l.views, s.thread, l.name, x, Writes(NewTime(m.memory, x)), order)
    IN  <<[m EXCEPT !.memory = s.memory, !.sc = a.sc], [l EXCEPT !.views = a.thread]>>

Stores(m, l, x, value, order) ==
    Stored(m, l, x, Store(m.memory, l.views, x, NewTime(m.memory, x), value, order), order)

Updates(m, l, x, value, order) ==
    Stored(m, l, x, Update(m.memory, l.views, x, Newest(m.memory, x), value, order), order)

Fences(m, l, order) ==
    LET f == Fence(m.sc, l.views, order)
    IN  <<[m EXCEPT !.sc = f.sc], [l EXCEPT !.views = f.thread]>>

\* Of the messages of a record, one may be read if no newer one has been seen.
Inside(m, l, t) ==
    {n \in DOMAIN m.memory[t] : ~\E k \in DOMAIN m.memory[t] : n < k /\ k <= l.views.cur[t]}

\* The thief l stores to its record.
Counts(m, l, value, order) ==
    LET s == Store(m.memory, l.views, l.name, l.views.cur[l.name] + 1, value, order)
    IN  <<[m EXCEPT !.memory = s.memory], [l EXCEPT !.views = s.thread]>>

\* The owner stores a mode, and leaves room for the two that thieves may claim before:
\* one from this store, and one from that.
StoresMode(m, l, value, order) ==
    LET time == 3 * (Newest(m.memory, "mode") \div 3 + 1)
        s == Store(m.memory, l.views, "mode", time, value, order)
    IN  <<[m EXCEPT !.memory = s.memory], [l EXCEPT !.views = s.thread]>>

\* A thief claims the mode `to` from `from`, or finds another.
ClaimsMode(m, l, from, to, order) ==
    {LET u == Update(m.memory, l.views, "mode", n, to, order)
     IN  <<[m EXCEPT !.memory = u.memory], [l EXCEPT !.views = u.thread]>> :
        n \in {k \in Readable(m.memory, l.views, "mode") :
                  m.memory["mode"][k].value = from /\ k + 1 \notin DOMAIN m.memory["mode"]}}
    \cup
    {<<m, [l EXCEPT !.views = Read(m.memory, @, "mode", n, "Relaxed")]>> :
        n \in {k \in Readable(m.memory, l.views, "mode") : m.memory["mode"][k].value # from}}

\* The claim of index t, by compare-and-swap.
Claims(m, l, t) == m.memory["top"][Newest(m.memory, "top")].value = t

Claim(m, l, t, order) == Updates(m, l, "top", t + 1, order)

\* A failed claim is a relaxed load of another value.
Lost(m, l, t, then(_, _)) ==
    Loads(m, l, "top", "Relaxed", LAMBDA n, value, l2 : IF value = t THEN {} ELSE then(n, l2))

\* The store of an element, in the slot x.
StoresElement(m, l, x, e, order) ==
    LET s == Stores(m, l, x, e, order)
    IN  IF two_words THEN Stores(s[1], s[2], Rest(x), e, order) ELSE s

Wrong(m, if, what) == IF if THEN [m EXCEPT !.wrong = @ \cup {what}] ELSE m

\* Element e is taken by a thread with these views.
Take(m, views, e) ==
    IF e = Unwritten THEN Wrong(m, TRUE, "unwritten")
    ELSE LET n == [m EXCEPT !.taken[e] = @ + 1]
         IN  Wrong(Wrong(n, n.taken[e] > 1, "taken twice"),
                   views.cur["payload"] < e, "not handed over")

-----------------------------------------------------------------------------
(* The owner.                                                                 *)

OwnerIdle(l) == [l EXCEPT !.at = "idle", !.op = "none", !.mode = Cold]

Goes(l, at) == [l EXCEPT !.at = at]

\* A pop that has found the deque warming makes it warm at its end.
PopEnds(l) == IF l.mode = Warming THEN Goes(l, "owner.warm") ELSE OwnerIdle(l)

Larger(l) == l.ring < Rings /\ CapacityOf(l.ring + 1) > CapacityOf(l.ring)
Smaller(l) == l.ring < Rings /\ CapacityOf(l.ring + 1) < CapacityOf(l.ring)

\* The ends of a pop that leaves elements from index t on, or none: the owner goes to a
\* smaller ring first if it likes. It does not know of more room than before.
EndsPop(l, t) ==
    {PopEnds(l)} \cup
    IF Smaller(l) /\ fits(l.bottom - t, CapacityOf(l.ring + 1))
    THEN {Goes([l EXCEPT !.from = copied_from(t, l.bottom)], "grow.ring")} ELSE {}

\* A pop goes on after this site.
Pops(l, site) ==
    LET n == CHOOSE n \in DOMAIN pop_order : pop_order[n] = site
        next == IF n < Len(pop_order) THEN pop_order[n + 1] ELSE "pop.top"
        skips == next = "pop.warm" /\ l.mode = Cold
    IN  [l EXCEPT !.at = IF skips THEN "pop.top" ELSE next,
                  !.mode = IF next = "pop.warm" /\ @ # Warming THEN Cold ELSE @]

LooksFull(l) == l.bottom - l.top >= CapacityOf(l.ring)

OwnerBegins(m, l) ==
    LET begins(op, at) == <<m, [l EXCEPT !.op = op, !.at = at, !.left = @ - 1]>>
        warm == \E n \in Readable(m.memory, l.views, "mode") : m.memory["mode"][n].value = Warm
    IN  IF l.left = 0 THEN {}
        ELSE {begins("push", IF LooksFull(l) THEN "push.top" ELSE "push.slot"),
              begins("pop", pop_order[1])}
             \cup (IF modes /\ warm THEN {begins("cool", "cool.mode")} ELSE {})
             \cup (IF modes /\ owner_leaves THEN {begins("leave", "owner.leave")} ELSE {})

\* An owner that needs more rings than there may be stops for ever.
PushTop(m, l) ==
    Loads(m, l, "top", push_top, LAMBDA n, t, l2 :
        LET l3 == [l2 EXCEPT !.top = t]
        IN  IF ~LooksFull(l3) THEN {<<n, Goes(l3, "push.slot")>>}
            ELSE IF ~Larger(l) THEN {<<n, OwnerIdle([l3 EXCEPT !.left = 0])>>}
            ELSE {<<n, Goes([l3 EXCEPT !.from = t], IF modes THEN "pop.mode" ELSE "grow.ring")>>})

\* The new ring's slots and its publication. Includes grow.old: the owner wrote what
\* it reads, so no ordering matters.
GrowRing(m, l) ==
    LET new == l.ring + 1
        Copy[i \in l.from .. l.bottom] ==  \* the elements before index i
            IF i = l.from THEN <<m, l>>
            ELSE LET done == Copy[i - 1]
                     x == Place(l.ring, i - 1)
                     e == m.memory[x][Newest(m.memory, x)].value
                 IN  StoresElement(done[1], done[2], Place(new, i - 1), e, grow_slot)
        copied == Copy[l.bottom]
        s == Stores(copied[1], copied[2], "ring", new, grow_ring)
        grown == [s[2] EXCEPT !.ring = new, !.from = 0]
    IN  {<<s[1], IF grace_periods /\ l.op = "push" THEN Goes(grown, "push.slot")
                 ELSE Goes(grown, "retire")>>}

\* Unless it is heavy: see OwnerFinds.
RetireFence(m, l) ==
    LET f == Fences(m, l, retire_fence)
    IN  {IF epochs THEN <<f[1], Goes(f[2], "retire.look")>> ELSE <<m, Goes(l, "retire.look")>>}

Retired(l) == IF l.op = "push" THEN Goes(l, "push.slot") ELSE PopEnds(l)

\* With grace periods, kept rings are retired together with the last one.
Retire(m, l) ==
    LET old == [ring |-> l.ring - 1, epoch |-> m.epoch]
        seen == {t \in Thieves : thief[t].epoch # Unpinned /\ thief[t].epoch <= l.views.cur[t]}
        readers == {[by |-> t, since |-> thief[t].epoch] : t \in seen}
        kept == (1 .. l.ring - 1) \ (m.freed \cup {x.ring : x \in m.garbage})
        retired == IF grace_periods THEN {[ring |-> r, readers |-> readers] : r \in kept} ELSE {old}
    IN  {<<IF epochs THEN [m EXCEPT !.garbage = @ \cup retired] ELSE m, Retired(l)>>}

PushSlot(m, l) ==
    LET e == Len(m.taken) + 1
        x == Place(l.ring, l.bottom)
        made == [l EXCEPT !.views.cur["payload"] = e, !.views.acq["payload"] = e]
        s == StoresElement(m, made, x, e, push_slot)
        races == x \in DOMAIN m.read /\ l.views.cur[m.read[x].by] < m.read[x].count
    IN  {<<[Wrong(s[1], races, "reused too early") EXCEPT !.taken = Append(@, 0)],
           Goes(s[2], "push.fence")>>}

PushFence(m, l) ==
    LET f == Fences(m, l, push_fence) IN {<<f[1], Goes(f[2], "push.bottom")>>}

PushBottom(m, l) ==
    LET s == Stores(m, l, "bottom", l.bottom + 1, push_bottom)
    IN  {<<s[1], [OwnerIdle(s[2]) EXCEPT !.bottom = @ + 1]>>}

\* The machine and the owner after n pushes without any thief.
RECURSIVE Pushed(_, _, _)
Pushed(m, l, n) ==
    LET only(pairs) == CHOOSE x \in pairs : TRUE
        slot == only(PushSlot(m, l))
        fence == only(PushFence(slot[1], slot[2]))
        bottom == only(PushBottom(fence[1], fence[2]))
    IN  IF n = 0 THEN <<m, l>> ELSE Pushed(bottom[1], bottom[2], n - 1)

\* Only the owner pushes, so if `top` has reached `bottom`, the deque is empty.
PopLook(m, l) ==
    Loads(m, l, "top", pop_look, LAMBDA n, t, l2 :
        IF t >= l.bottom THEN {<<n, l3>> : l3 \in EndsPop(l2, l.bottom)}
        ELSE {<<n, Pops(l2, "pop.look")>>})

PopReserve(m, l) ==
    LET s == Stores(m, l, "bottom", l.bottom - 1, pop_reserve)
    IN  {<<s[1], [Pops(s[2], "pop.reserve") EXCEPT !.bottom = @ - 1]>>}

PopFence(m, l) ==
    LET f == Fences(m, l, pop_fence) IN {<<f[1], Pops(f[2], "pop.fence")>>}

\* Also of a push that is about to grow the ring.
PopMode(m, l) ==
    Loads(m, l, "mode", pop_mode, LAMBDA n, mode, l2 :
        LET found == [l2 EXCEPT !.mode = mode]
            after == IF l.op = "pop" THEN Pops(found, "pop.mode")
                     ELSE IF mode = Warming THEN Goes(found, "pop.warm") ELSE Goes(l2, "grow.ring")
        IN  {<<n, IF warms_early /\ after.at = "pop.warm" /\ mode = Warming THEN Goes(after, "owner.warm")
                  ELSE after>>})

PopWarm(m, l) ==
    LET f == Fences(m, l, pop_warm)
    IN  {<<f[1], IF l.op = "push" THEN Goes(f[2], "owner.warm") ELSE Pops(f[2], "pop.warm")>>}

OwnerWarm(m, l) ==
    LET s == StoresMode(m, l, Warm, owner_warm)
        warmed == [s[2] EXCEPT !.mode = Cold]
    IN  {<<s[1], CASE l.op = "push" -> Goes(warmed, "grow.ring")
                   [] warms_early -> Goes(warmed, "pop.warm")
                   [] OTHER -> OwnerIdle(warmed)>>}

\* Includes pop.slot, because the owner reads its own write.
Youngest(m, l) ==
    LET x == Place(l.ring, l.bottom) IN m.memory[x][Newest(m.memory, x)].value

PopTop(m, l) ==
    Loads(m, l, "top", pop_top, LAMBDA n, t, l2 :
        CASE l.bottom < t -> {<<n, Goes(l2, "pop.restore")>>}
          [] l.bottom = t -> {<<n, Goes(l2, "pop.cas")>>}
          [] OTHER -> {<<Take(n, l2.views, Youngest(m, l)), l3>> : l3 \in EndsPop(l2, t)})

\* A pop after its last access, if it has lost or taken the last element.
Restored(l) == EndsPop([l EXCEPT !.bottom = @ + 1], l.bottom + 1)

PopRestore(m, l) ==
    LET s == Stores(m, l, "bottom", l.bottom + 1, pop_restore)
    IN  {<<s[1], l2>> : l2 \in IF l.at = "pop.cas" THEN {Goes(s[2], "pop.cas late")} ELSE Restored(s[2])}

PopCas(m, l) ==
    LET c == Claim(m, l, l.bottom, pop_cas)
        late == l.at = "pop.cas late"
        \* On AArch64, nothing then keeps the claim before the store.
        early == ~late /\ ~Acquires(pop_cas) /\ ~Releases(pop_restore)
        next(n, l2) == {<<n, l3>> : l3 \in IF late THEN Restored(l2) ELSE {Goes(l2, "pop.restore")}}
    IN  (IF ~pop_claims \/ Claims(m, l, l.bottom) THEN next(Take(c[1], c[2].views, Youngest(m, l)), c[2])
         ELSE Lost(m, l, l.bottom, next))
        \cup (IF early THEN PopRestore(m, l) ELSE {})

\* Only the owner makes a warm deque another.
CoolMode(m, l) ==
    LET s == StoresMode(m, l, Cold, cool_mode) IN {<<s[1], Goes(s[2], "cool.fence")>>}

\* Unless it is heavy: see OwnerFinds.
CoolFence(m, l) ==
    LET f == Fences(m, l, cool_fence) IN {<<f[1], Goes(f[2], "cool.look")>>}

\* The owner looks at one record after the other, until it finds a thief inside.
RECURSIVE CoolLooks(_, _, _)
CoolLooks(m, l, records) ==
    IF records = {} THEN {<<m, OwnerIdle(l)>>}
    ELSE UNION {UNION {
             LET seen == [l EXCEPT !.views = Read(m.memory, @, t, n, cool_look)]
             IN  IF m.memory[t][n].value = 0 THEN CoolLooks(m, seen, records \ {t})
                 ELSE {<<m, IF cool_warms THEN Goes(seen, "cool.again") ELSE OwnerIdle(seen)>>} :
             n \in Inside(m, l, t)} : t \in records}

CoolLook(m, l) == CoolLooks(m, l, IF cool_looks THEN Thieves ELSE {})

CoolAgain(m, l) ==
    LET s == StoresMode(m, l, Warm, cool_again) IN {<<s[1], OwnerIdle(s[2])>>}

OwnerLeave(m, l) ==
    LET s == StoresMode(m, l, Fenced, owner_leave)
    IN  {<<s[1], [OwnerIdle(s[2]) EXCEPT !.left = 0]>>}

OwnerStep(m, l) ==
    CASE l.at = "idle" -> OwnerBegins(m, l)
      [] l.at = "push.top" -> PushTop(m, l)
      [] l.at = "grow.ring" -> GrowRing(m, l)
      [] l.at = "retire" -> RetireFence(m, l)
      [] l.at = "retire.look" -> Retire(m, l)
      [] l.at = "push.slot" -> PushSlot(m, l)
      [] l.at = "push.fence" -> PushFence(m, l)
      [] l.at = "push.bottom" -> PushBottom(m, l)
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
(* A thief t. It is unpinned with its last access.                            *)

\* The thief t is announced, if this is where. With modes, that is where it enters.
Announced(l, t, site) ==
    LET count == l.views.cur[t] + 1 IN
    IF grace_periods /\ ~modes /\ announced_at = site
    THEN [l EXCEPT !.epoch = count, !.views.cur[t] = count, !.views.acq[t] = count]
    ELSE l

\* The thief l goes on to the next site.
After(l, site) ==
    LET n == CHOOSE n \in DOMAIN steal_order : steal_order[n] = site
    IN  Goes(l, IF n < Len(steal_order) THEN steal_order[n + 1] ELSE "pin")

\* TRUE if the thief loads the ring before it knows whether the deque is empty.
RingIsEarly == \E n \in DOMAIN steal_order : steal_order[n] = "steal.ring"
AfterPin == IF RingIsEarly THEN "steal.slot" ELSE "steal.ring"

\* The thief only has to leave.
Ends(l) ==
    IF l.inside
    THEN [l EXCEPT !.at = "reader.leave", !.t = 0, !.more = 0, !.ring = 0,
                   !.element = Unwritten, !.rest = Unwritten,
                   !.epoch = IF grace_periods THEN @ ELSE Unpinned]
    ELSE IdleThief(l.name, l.left, l.views)

LookTop(m, l) ==
    Loads(m, l, "top", look_top, LAMBDA n, value, l2 :
        {<<n, After([l2 EXCEPT !.t = value], "look.top")>>})

LookBottom(m, l) ==
    Loads(m, l, "bottom", look_bottom, LAMBDA n, b, l2 :
        {<<n, IF b - l.t <= 0 THEN Ends(l2) ELSE After([l2 EXCEPT !.t = 0], "look.bottom")>>})

ReaderEnter(m, l) ==
    LET s == Counts(m, l, 1, reader_enter)
        inside == [s[2] EXCEPT !.inside = TRUE, !.epoch = IF grace_periods THEN s[2].views.cur[l.name] ELSE @]
    IN  {<<s[1], After(inside, "reader.enter")>>}

\* The same, for a steal from another deque.
Elsewhere(m, l) ==
    LET s == Counts(m, l, 1, reader_enter)
        inside == [s[2] EXCEPT !.inside = TRUE, !.epoch = IF grace_periods THEN s[2].views.cur[l.name] ELSE @]
    IN  {<<s[1], [inside EXCEPT !.left = @ - 1, !.at = "reader.leave"]>>}

EnterFence(m, l) ==
    LET f == Fences(m, l, enter_fence) IN {<<f[1], After(f[2], "enter.fence")>>}

StealMode(m, l) ==
    Loads(m, l, "mode", steal_mode, LAMBDA n, mode, l2 :
        {<<n, CASE mode = Warm -> After([l2 EXCEPT !.warm = TRUE], "steal.mode")
                [] mode = Fenced -> Goes(l2, "fenced.fence")
                [] mode = Warming /\ ~helps -> Ends(l2)
                [] OTHER -> Goes(l2, "warm.claim")>>})

FencedFence(m, l) ==
    LET f == Fences(m, l, fenced_fence) IN {<<f[1], After(f[2], "steal.mode")>>}

WarmClaim(m, l) ==
    {<<x[1], Goes(x[2], "warm.fence")>> : x \in ClaimsMode(m, l, Cold, claimed_mode, warm_claim)}

\* Unless it is heavy: see ThiefFinds.
WarmFence(m, l) ==
    LET f == Fences(m, l, warm_fence) IN {<<f[1], Goes(f[2], "warm.done")>>}

WarmDone(m, l) ==
    {<<x[1], After(x[2], "steal.mode")>> : x \in ClaimsMode(m, l, Warming, Warm, warm_done)}

StealTop(m, l) ==
    Loads(m, l, "top", steal_top, LAMBDA n, value, l2 :
        {<<n, After([l2 EXCEPT !.t = value], "steal.top")>>})

StealFence(m, l) ==
    LET f == Fences(m, l, steal_fence) IN {<<f[1], After(f[2], "steal.fence")>>}

StealBottom(m, l) ==
    Loads(m, l, "bottom", steal_bottom, LAMBDA n, b, l2 :
        IF b - l.t <= 0 THEN {<<n, Ends(l2)>>}
        ELSE {<<n, After([l2 EXCEPT !.more = size - 1], "steal.bottom")>> :
                 size \in sizes(b - l.t)})

BatchFence(m, l) ==
    LET f == Fences(m, l, batch_fence) IN {<<f[1], Goes(f[2], "batch.bottom")>>}

BatchBottom(m, l) ==
    Loads(m, l, "bottom", batch_bottom, LAMBDA n, b, l2 :
        {<<n, IF b - l.t <= 0 THEN Ends(l2) ELSE Goes(l2, "steal.ring")>>})

ReaderLeave(m, l) ==
    LET s == Counts(m, l, 0, reader_leave)
    IN  {<<s[1], IF l.ring # 0 THEN [s[2] EXCEPT !.inside = FALSE, !.at = "steal.cas"]
                 ELSE IdleThief(l.name, l.left, s[2].views)>>}

Pin(m, l, t) ==
    LET f == Fences(m, l, pin_fence)
    IN  IF grace_periods \/ ~epochs THEN {<<m, Goes(Announced(l, t, "pin"), AfterPin)>>}
        ELSE {<<f[1], [f[2] EXCEPT !.epoch = m.epoch, !.at = AfterPin]>>}

StealRing(m, l) ==
    Loads(m, l, "ring", steal_ring, LAMBDA n, r, l2 :
        LET found == [l2 EXCEPT !.ring = r]
        IN  {<<n, IF RingIsEarly THEN After(found, "steal.ring") ELSE Goes(found, "steal.slot")>>})

\* The slot x is read: `then` gets the machine, the element and the thief.
ReadSlot(m, l, t, x, then(_, _, _)) ==
    LET used == Wrong(m, l.ring \in m.freed, "used after free")
        counted == IF race_ghost
                   THEN [l EXCEPT !.views.cur[t] = @ + 1, !.views.acq[t] = @ + 1]
                   ELSE l
    IN  Loads(used, counted, x, steal_slot, then)

HasRead(l) == Goes(l, IF leaves_early /\ l.inside THEN "reader.leave" ELSE "steal.cas")

StealSlot(m, l, t) ==
    ReadSlot(m, l, t, Place(l.ring, l.t), LAMBDA n, e, l2 :
        {<<n, IF two_words THEN [l2 EXCEPT !.element = e, !.at = "steal.rest"]
              ELSE HasRead([l2 EXCEPT !.element = e, !.rest = e])>>})
    \cup (IF load_buffering /\ ~Releases(steal_cas)
          THEN {<<m, [l EXCEPT !.at = "steal.cas late"]>>} ELSE {})

StealRest(m, l, t) ==
    ReadSlot(m, l, t, Rest(Place(l.ring, l.t)), LAMBDA n, e, l2 : {<<n, HasRead([l2 EXCEPT !.rest = e])>>})

\* A claim before another look has its own site. In the code, that is every
\* claim of a batch, because it cannot know which is the last.
StealCas(m, l, t) ==
    LET c == Claim(m, l, l.t, IF l.more = 0 THEN steal_cas ELSE batch_cas)
        noted == IF ~race_ghost THEN c[1]
                 ELSE [c[1] EXCEPT !.read =
                         (Place(l.ring, l.t) :> [by |-> t, count |-> l.views.cur[t]]) @@ @]
        late == l.at = "steal.cas late"
        more == [c[2] EXCEPT !.at = "batch.fence", !.t = @ + 1, !.more = @ - 1,
                             !.ring = 0, !.element = Unwritten, !.rest = Unwritten]
    IN  IF ~Claims(m, l, l.t) THEN Lost(m, l, l.t, LAMBDA n, l2 : {<<n, Ends(l2)>>})
        ELSE IF late THEN {<<c[1], Goes(c[2], "steal.slot late")>>}
        ELSE {<<Take(Wrong(noted, l.rest # l.element, "torn"), c[2].views, l.element), IF l.more = 0 THEN Ends(c[2]) ELSE more>>}

StealSlotLate(m, l, t) ==
    ReadSlot(m, l, t, Place(l.ring, l.t), LAMBDA n, e, l2 :
        {<<Take(n, l2.views, e), Ends(l2)>>})

ThiefStep(m, l, t) ==
    CASE l.at = "idle" ->
           IF l.left = 0 THEN {}
           ELSE {<<m, [Announced(l, t, "idle") EXCEPT !.left = @ - 1, !.at = steal_order[1]]>>}
                \cup (IF elsewhere THEN Elsewhere(m, l) ELSE {})
      [] l.at = "steal.top" -> StealTop(m, l)
      [] l.at = "steal.fence" -> StealFence(m, l)
      [] l.at = "steal.bottom" -> StealBottom(m, l)
      [] l.at = "pin" -> Pin(m, l, t)
      [] l.at = "steal.ring" -> StealRing(m, l)
      [] l.at = "steal.slot" -> StealSlot(m, l, t)
      [] l.at = "steal.rest" -> StealRest(m, l, t)
      [] l.at \in {"steal.cas", "steal.cas late"} -> StealCas(m, l, t)
      [] l.at = "steal.slot late" -> StealSlotLate(m, l, t)
      [] l.at = "look.top" -> LookTop(m, l)
      [] l.at = "look.bottom" -> LookBottom(m, l)
      [] l.at = "reader.enter" -> ReaderEnter(m, l)
      [] l.at = "enter.fence" -> EnterFence(m, l)
      [] l.at = "steal.mode" -> StealMode(m, l)
      [] l.at = "fenced.fence" -> FencedFence(m, l)
      [] l.at = "warm.claim" -> WarmClaim(m, l)
      [] l.at = "warm.fence" -> WarmFence(m, l)
      [] l.at = "warm.done" -> WarmDone(m, l)
      [] l.at = "batch.fence" -> BatchFence(m, l)
      [] l.at = "batch.bottom" -> BatchBottom(m, l)
      [] l.at = "reader.leave" -> ReaderLeave(m, l)

-----------------------------------------------------------------------------
(* The whole: steps until the next pause.                                     *)

\* The owner's pushes happen before all steps of the thieves.
Init ==
    LET x == Pushed(EmptyMachine, NewOwner, beforehand)
        seen == [x[2].views EXCEPT !.rel = NoView(Locations)]
    IN  /\ machine = x[1]
        /\ owner = x[2]
        /\ thief = TLCEval([t \in Thieves |-> IdleThief(t, Steals, seen)])

HeavyAt(l) ==
    \/ l.at = "warm.fence" /\ warm_fence = "Heavy"
    \/ l.at = "cool.fence" /\ cool_fence = "Heavy"
    \/ l.at = "retire" /\ epochs /\ retire_fence = "Heavy"

OwnerPauses == IF \E t \in Thieves : HeavyAt(thief[t]) THEN pauses \cup Found ELSE pauses
ThiefPauses == IF HeavyAt(owner) \/ owner.at = "cool.look" THEN pauses \cup Found ELSE pauses

RECURSIVE OwnerRuns(_)
OwnerRuns(pairs) ==
    UNION {IF x[2].at \in OwnerPauses THEN {x} ELSE OwnerRuns(OwnerStep(x[1], x[2])) : x \in pairs}

RECURSIVE ThiefRuns(_, _)
ThiefRuns(pairs, t) ==
    UNION {IF x[2].at \in ThiefPauses THEN {x} ELSE ThiefRuns(ThiefStep(x[1], x[2], t), t) :
              x \in pairs}

\* The collector is as eager as it may be: the epoch advances as long as there
\* is garbage and no thief is pinned in an older one, and garbage that is two epochs
\* old is freed. A collector that waited longer would only be safer.
RECURSIVE Collected(_, _)
Collected(m, ts) ==
    LET next == m.epoch + 1
        free == {x \in m.garbage : x.epoch + 2 <= next}
    IN  IF m.garbage = {} \/ \E t \in Thieves : ts[t].epoch \notin {Unpinned, m.epoch} THEN m
        ELSE Collected([m EXCEPT !.epoch = next, !.garbage = @ \ free,
                                 !.freed = @ \cup {x.ring : x \in free}], ts)

\* The same if rings wait for announced thieves. The code frees a ring no earlier.
Left(m, ts) ==
    LET free == {x \in m.garbage : \A y \in x.readers : ts[y.by].epoch # y.since}
    IN  [m EXCEPT !.garbage = @ \ free, !.freed = @ \cup {x.ring : x \in free}]

OwnerEnded(o) == o.at = "idle" /\ o.left = 0
ThiefEnded(l) == l.at = "idle" /\ l.left = 0

\* A thread's view does not matter when the thread has nothing left to do, and no heavy
\* fence will find it.
Keep(l, if) == IF if THEN l ELSE [l EXCEPT !.views = NewThread(Locations)]

Becomes(m, o, ts) ==
    /\ machine' = IF grace_periods THEN Left(m, ts) ELSE Collected(m, ts)
    /\ owner' = Keep(o, ~OwnerEnded(o) \/ (modes /\ \E t \in Thieves : ~ThiefEnded(ts[t])))
    /\ thief' = TLCEval([t \in Thieves |-> Keep(ts[t], ~ThiefEnded(ts[t]) \/ (modes /\ ~OwnerEnded(o)))])

Owner ==
    /\ ~HeavyAt(owner)
    /\ \E x \in OwnerRuns(OwnerStep(machine, owner)) : Becomes(x[1], x[2], thief)

Thief(t) ==
    /\ ~HeavyAt(thief[t])
    /\ \E x \in ThiefRuns(ThiefStep(machine, thief[t], t), t) :
          Becomes(x[1], owner, [thief EXCEPT ![t] = x[2]])

\* A heavy fence of a thief: one of its own, one of the owner's, and one of its own
\* again. The fences of other thieves are left out: without them, more may happen.
ThiefFinds(t) ==
    /\ HeavyAt(thief[t])
    /\ LET begins == Fences(machine, thief[t], "SeqCst")
           finds == Fences(begins[1], owner, "SeqCst")
           ends == Fences(finds[1], begins[2], "SeqCst")
       IN  Becomes(ends[1], finds[2], [thief EXCEPT ![t] = Goes(ends[2], "warm.done")])

\* One of the owner finds one thief after the other, each somewhere. It begins with the
\* first, and ends with the last.
OwnerFinds(t) ==
    /\ HeavyAt(owner)
    /\ owner.finds = {} \/ t \in owner.finds
    /\ LET begins == IF owner.finds = {} THEN Fences(machine, owner, "SeqCst") ELSE <<machine, owner>>
           finds == Fences(begins[1], thief[t], "SeqCst")
           rest == (IF owner.finds = {} THEN Thieves ELSE owner.finds) \ {t}
           ends == IF rest = {} THEN Fences(finds[1], begins[2], "SeqCst") ELSE <<finds[1], begins[2]>>
           at == IF rest # {} THEN owner.at ELSE IF owner.at = "retire" THEN "retire.look" ELSE "cool.look"
       IN  \E x \in OwnerRuns({<<ends[1], [Goes(ends[2], at) EXCEPT !.finds = rest]>>}) :
              Becomes(x[1], x[2], [thief EXCEPT ![t] = finds[2]])

\* The kernel refuses a heavy fence of the owner. When it cools, an ordinary one takes its place.
OwnerRefused ==
    /\ HeavyAt(owner) /\ refusals("owner") /\ owner.finds = {}
    /\ LET f == Fences(machine, owner, "SeqCst")
           then == CASE owner.at = "cool.fence" ->
                          IF refusal_ignored = "cools" THEN <<machine, OwnerIdle(owner)>>
                          ELSE <<f[1], Goes(f[2], "cool.again")>>
                     [] refusal_ignored = "retires" -> <<machine, Goes(owner, "retire.look")>>
                     [] OTHER -> <<machine, Retired(owner)>>
       IN  \E x \in OwnerRuns({then}) : Becomes(x[1], x[2], thief)

\* The kernel refuses a thief's heavy fence.
ThiefRefused(t) ==
    /\ HeavyAt(thief[t]) /\ refusals(t)
    /\ LET l == IF refusal_ignored = "warms" THEN Goes(thief[t], "warm.done") ELSE Ends(thief[t])
       IN  Becomes(machine, owner, [thief EXCEPT ![t] = l])

Done ==
    /\ OwnerEnded(owner)
    /\ \A t \in Thieves : ThiefEnded(thief[t])

Next ==
    \/ Owner
    \/ OwnerRefused
    \/ \E t \in Thieves : Thief(t) \/ ThiefFinds(t) \/ OwnerFinds(t) \/ ThiefRefused(t)
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

Value(x) == machine.memory[x][Newest(machine.memory, x)].value

NothingLost ==
    Done => \A e \in DOMAIN machine.taken :
        machine.taken[e] = 0 =>
            \E i \in Value("top") .. Value("bottom") - 1 : Value(Place(Value("ring"), i)) = e

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
    [][owner.at = "pop.mode" /\ owner'.at = "pop.top" => owner'.views.cur["mode"] = 0]_vars
NeverAgain == [][owner.at # "cool.again"]_vars
NeverWarms == [][owner.at # "owner.warm"]_vars

\* Always true; prints the final states, to be compared with the final states of a claim
\* with other pauses.
Final == Done => PrintT(machine)
=============================================================================
