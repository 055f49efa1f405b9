---------------------------- MODULE ChaseLevViews ----------------------------
(* The deque in the memory model of C++20 and Rust (Views), with every        *)
(* ordering site of src/protocol.rs, for every program of the owner. Rings    *)
(* grow as often as `Rings` allows, or shrink (see `CapacityOf`), and are     *)
(* reclaimed by epochs, or by grace periods.                                  *)
(*                                                                            *)
(* Fences may be asymmetric (P1202): a light one, in pop, is nothing; a heavy *)
(* one, in steal, has the owner execute a fence, wherever it is. A thief that *)
(* was heavy leaves a token. While there are tokens, or thieves inside, the   *)
(* owner has a fence in pop; and a thief that sees a token needs not be heavy,*)
(* for it is warm. The owner takes tokens back whenever it likes: it cools.   *)
(*                                                                            *)
(* A step of a thread is a set of pairs of what may come of it: the machine   *)
(* that is shared, and the thread's own state. A thread pauses at some sites  *)
(* only (see `pauses`): there, others may come in.                            *)
EXTENDS Sequences, Views

CONSTANTS
    Thieves, Operations, Steals, Capacity,  \* as in ChaseLev
    Rings                                   \* how many rings there may be

-----------------------------------------------------------------------------
(* What a claim replaces. First the sites: those of Sites::WEAKEST.           *)

push_top == "Acquire"
push_slot == "Relaxed"
push_fence == "Release"
push_bottom == "Relaxed"
grow_slot == "Relaxed"
grow_ring == "Release"
pop_reserve == "Relaxed"
pop_fence == "SeqCst"
pop_thieves == "Acquire"
pop_warm == "SeqCst"
pop_top == "Relaxed"
pop_cas == "Relaxed"
pop_restore == "Relaxed"
steal_top == "Relaxed"
steal_look == "Relaxed"
steal_fence == "SeqCst"
steal_bottom == "Acquire"
steal_ring == "Acquire"
steal_slot == "Relaxed"
steal_cas == "Release"
thief_enter == "Relaxed"
warm_fence == "SeqCst"
batch_cas == "SeqCst"
batch_fence == "Relaxed"
batch_bottom == "SeqCst"
thief_leave == "Release"
pop_cool == "Relaxed"

\* As in ChaseLevTSO. A fence is also "Light" or "Heavy". With a heavy one, pop
\* looks for thieves inside and for tokens. It has the order Batch.
pop_looks == FALSE

steal_order == <<"steal.top", "steal.fence", "steal.bottom">>
Batch == <<"steal.top", "steal.look", "thief.enter", "steal.fence", "steal.bottom">>
FenceFirst == <<"steal.fence", "steal.top", "steal.look", "thief.enter", "steal.bottom">>
EnterLate == <<"steal.top", "steal.look", "steal.fence", "thief.enter", "steal.bottom">>
RingEarly == <<"steal.top", "steal.fence", "steal.ring", "steal.bottom">>

sizes(n) == {1}
AnySize(n) == 1..n

\* The word that says how many thieves are inside, and how many tokens there are: no
\* more than the steals.
Word(inside, tokens) == 10 * inside + tokens
TokensOf(word) == word % 10

ASSUME pop_looks => Cardinality(Thieves) * Steals < 10

\* Of the word: what a thief adds when it enters, having found it so, and when it
\* leaves; whether it is warm; and what the owner takes of a word that it has loaded.
enters(word) == Word(1, 0)
leaves(warm) == Word(-1, IF warm THEN 0 ELSE 1)
is_warm(word) == TokensOf(word) > 0
cools(word) == TokensOf(word)

\* Broken ones: a token is there before the heavy fence; thieves inside are as good
\* as a token; the owner takes the thieves inside as well; and it takes tokens twice.
EntersWithToken(word) == Word(1, IF TokensOf(word) > 0 THEN 0 ELSE 1)
LeavesNothing(warm) == Word(-1, 0)
AnyWarm(word) == word > 0
CoolsAll(word) == word
CoolsTwice(word) == 2 * TokensOf(word)

\* Whether rings are reclaimed by epochs, with these fences; or retained.
epochs == TRUE
pin_fence == "SeqCst"
retire_fence == "SeqCst"

\* Or by grace periods (GracePeriod), where a thief is announced before it steals:
\* a store, of which the thieves' own fence is the only one. This is the worst case.
\* A ring waits for those whom its retirement cannot miss, and for no longer than
\* they use it; and nobody acquires anything by the looks.
grace_periods == FALSE
announced_at == "idle"

\* Whether the owner claims the last element, or only stores.
pop_claims == TRUE

\* Whether a thief may load its slot after its claim, if that does not release.
load_buffering == FALSE

\* Whether a slot that was taken must not be written again before its reading.
race_ghost == FALSE

\* The capacity of each ring. The owner goes on to a larger one if it must; and to
\* a smaller one if it wants to, when it has popped and what is left fits.
CapacityOf(r) == Capacity * 2 ^ (r - 1)
Halved(r) == IF r = 2 THEN Capacity \div 2 ELSE Capacity

\* Whether so many elements may move to a smaller ring of this capacity; and the
\* first that does, if thieves have come up to t.
fits(n, capacity) == n <= capacity
Anyway(n, capacity) == TRUE
copied_from(t) == t
TooFew(t) == t + 1

\* How many elements have been pushed before anything else happens.
beforehand == 0

ASSUME beforehand <= Capacity

\* Where a thread pauses. Others need not come in elsewhere: loads move right,
\* for what could be read can be read later, and stores to locations with one
\* writer move left, for nobody has to read them (Lipton, CACM 1975). The order
\* of what is sequentially consistent does not depend on when that is executed,
\* unless it is a fence. A claim replaces this by Everywhere, and the final states
\* are the same.
Few ==
    {"idle", "retire", "pop.fence", "pop.top", "steal.bottom", "steal.ring",
     "steal.slot late", "batch.bottom", "thief.leave"} \cup
    (IF batch_fence = "Relaxed" THEN {} ELSE {"batch.fence"})

pauses == Few

\* A heavy fence may find the owner anywhere.
Interrupted ==
    Few \cup
    {"push.top", "grow.ring", "push.slot", "push.fence", "push.bottom", "pop.reserve",
     "pop.thieves", "pop.warm", "pop.cool", "pop.cas", "pop.restore", "steal.fence",
     "warm.fence"}

Everywhere ==
    Interrupted \cup
    {"steal.top", "steal.look", "pin", "steal.slot", "steal.cas", "steal.cas late",
     "thief.enter"}

-----------------------------------------------------------------------------
(* Locations. Only views know of "payload", what an element points to: it is  *)
(* written before its push, and numbered as it is; and of thieves, which      *)
(* count the slots that they have read, their announcements, and what Views   *)
(* has them count.                                                            *)

Unwritten == 0

\* The location of each slot: "2[1]" is the second of the second ring.
SlotAt == [r \in 1..Rings |-> [p \in 1..CapacityOf(r) |->
              ToString(r) \o "[" \o ToString(p - 1) \o "]"]]

Slots == UNION {{SlotAt[r][p] : p \in 1..CapacityOf(r)} : r \in 1..Rings}

\* The locations of sequentially consistent accesses, of which only a batch has
\* some that need to be more than acquire and release.
Ordering ==
    IF sizes(2) # {1} /\ "SeqCst" \in {batch_cas, batch_bottom}
    THEN {"top", "bottom"} ELSE {}

Locations ==
    {"top", "bottom", "ring", "payload"} \cup Slots \cup
    (IF pop_looks THEN {"batches"} ELSE {}) \cup
    (IF race_ghost \/ grace_periods THEN Thieves ELSE {}) \cup
    (IF Ordering = {} THEN {} ELSE Thieves \cup {"owner", "fences"})

Place(r, i) == SlotAt[r][(i % CapacityOf(r)) + 1]

-----------------------------------------------------------------------------
VARIABLES
    machine,      \* memory, and the rest that is shared
    owner, thief  \* the threads

vars == <<machine, owner, thief>>

Unpinned == -1

\* What a thread has seen does not matter when it has nothing left to do, and no
\* heavy fence finds it.
Keep(views, left) == IF left = 0 THEN NewThread(Locations) ELSE views

IdleThief(name, left, views) ==
    [name |-> name, at |-> "idle", left |-> left, entered |-> FALSE, warm |-> FALSE,
     t |-> 0, more |-> 0, ring |-> 0, element |-> Unwritten, epoch |-> Unpinned,
     views |-> Keep(views, left)]

EmptyMachine ==
    [memory |-> NewMemory([x \in Locations |-> IF x = "ring" THEN 1 ELSE 0]),
     sc |-> NewOrder(Locations, Ordering),
     epoch |-> 0, garbage |-> {}, freed |-> {},
     taken |-> <<>>,   \* how often each element has been taken
     read |-> <<>>,    \* who took from a slot, and the count of its reads
     wrong |-> {}]     \* what went wrong

NewOwner ==
    [name |-> "owner", at |-> "idle", op |-> "none", left |-> Operations,
     bottom |-> 0, top |-> 0, from |-> 0, ring |-> 1, tokens |-> 0,
     views |-> NewThread(Locations)]

-----------------------------------------------------------------------------
(* Accesses: the pairs <<machine, thread>> after one, by any thread l.        *)

\* A load, of which each value is handed to `then`, with what is after it.
Loads(m, l, x, order, then(_, _, _)) ==
    UNION {LET views == Read(m.memory, l.views, x, n, order)
               a == Accessed(m.sc, l.views, views, l.name, x, Reads(n), order)
           IN  IF a.sc # m.sc /\ ~Consistent(a.sc) THEN {}
               ELSE then([m EXCEPT !.sc = a.sc], m.memory[x][n].value,
                         [l EXCEPT !.views = a.thread]) :
              n \in Readable(m.memory, l.views, x)}

\* After s, a store or an update of x that is the newest: it can always be last.
Stored(m, l, x, s, order) ==
    LET a == Accessed(m.sc, l.views, s.thread, l.name, x, Writes(Next(m.memory, x)), order)
    IN  <<[m EXCEPT !.memory = s.memory, !.sc = a.sc], [l EXCEPT !.views = a.thread]>>

Stores(m, l, x, value, order) ==
    Stored(m, l, x, Store(m.memory, l.views, x, Next(m.memory, x), value, order), order)

Updates(m, l, x, value, order) ==
    Stored(m, l, x, Update(m.memory, l.views, x, Newest(m.memory, x), value, order), order)

Fences(m, l, order) ==
    LET f == Fence(m.sc, l.views, order)
    IN  <<[m EXCEPT !.sc = f.sc], [l EXCEPT !.views = f.thread]>>

\* An atomic addition.
Adds(m, l, x, n, order) ==
    Updates(m, l, x, m.memory[x][Newest(m.memory, x)].value + n, order)

\* The claim of index t, by compare-and-swap.
Claims(m, l, t) == m.memory["top"][Newest(m.memory, "top")].value = t

Claim(m, l, t, order) == Updates(m, l, "top", t + 1, order)

\* A failed claim is a relaxed load of another value.
Lost(m, l, t, then(_, _)) ==
    Loads(m, l, "top", "Relaxed", LAMBDA n, value, l2 : IF value = t THEN {} ELSE then(n, l2))

Wrong(m, if, what) == IF if THEN [m EXCEPT !.wrong = @ \cup {what}] ELSE m

\* Element e is taken by a thread with these views.
Take(m, views, e) ==
    IF e = Unwritten THEN Wrong(m, TRUE, "unwritten")
    ELSE LET n == [m EXCEPT !.taken[e] = @ + 1]
         IN  Wrong(Wrong(n, n.taken[e] > 1, "taken twice"),
                   views.cur["payload"] < e, "not handed over")

-----------------------------------------------------------------------------
(* The owner.                                                                 *)

OwnerIdle(l) ==
    [l EXCEPT !.at = "idle", !.op = "none",
              !.views = IF steal_fence = "Heavy" THEN @ ELSE Keep(@, l.left)]

Goes(l, at) == [l EXCEPT !.at = at]

LooksFull(l) == l.bottom - l.top >= CapacityOf(l.ring)

OwnerBegins(m, l) ==
    LET push == [l EXCEPT !.op = "push", !.left = @ - 1]
        pop == [l EXCEPT !.op = "pop", !.left = @ - 1]
    IN  IF l.left = 0 THEN {}
        ELSE {<<m, Goes(push, IF LooksFull(l) THEN "push.top" ELSE "push.slot")>>,
              <<m, Goes(pop, "pop.reserve")>>}

Larger(l) == l.ring < Rings /\ CapacityOf(l.ring + 1) > CapacityOf(l.ring)
Smaller(l) == l.ring < Rings /\ CapacityOf(l.ring + 1) < CapacityOf(l.ring)

\* An owner that needs another ring than there may be stops for good.
PushTop(m, l) ==
    Loads(m, l, "top", push_top, LAMBDA n, t, l2 :
        LET l3 == [l2 EXCEPT !.top = t]
        IN  IF ~LooksFull(l3) THEN {<<n, Goes(l3, "push.slot")>>}
            ELSE IF ~Larger(l) THEN {<<n, OwnerIdle([l3 EXCEPT !.left = 0])>>}
            ELSE {<<n, Goes([l3 EXCEPT !.from = t], "grow.ring")>>})

\* The new ring's slots and its publication. With grow.old: the owner wrote what
\* it reads, so no ordering matters.
GrowRing(m, l) ==
    LET new == l.ring + 1
        Copy[i \in l.from .. l.bottom] ==  \* the elements before index i
            IF i = l.from THEN <<m, l>>
            ELSE LET done == Copy[i - 1]
                     x == Place(l.ring, i - 1)
                     e == m.memory[x][Newest(m.memory, x)].value
                 IN  Stores(done[1], done[2], Place(new, i - 1), e, grow_slot)
        copied == Copy[l.bottom]
        s == Stores(copied[1], copied[2], "ring", new, grow_ring)
    IN  {<<s[1], [s[2] EXCEPT !.ring = new, !.from = 0, !.at = "retire"]>>}

Retire(m, l) ==
    LET f == Fences(m, l, retire_fence)
        old == [ring |-> l.ring - 1, epoch |-> m.epoch]
        seen == {t \in Thieves : thief[t].epoch # Unpinned /\ thief[t].epoch <= f[2].views.cur[t]}
        waits == [ring |-> l.ring - 1, readers |-> {[by |-> t, since |-> thief[t].epoch] : t \in seen}]
        on(k) == IF k.op = "push" THEN Goes(k, "push.slot") ELSE OwnerIdle(k)
    IN  IF ~epochs THEN {<<m, on(l)>>}
        ELSE {<<[f[1] EXCEPT !.garbage = @ \cup {IF grace_periods THEN waits ELSE old}],
                on(f[2])>>}

PushSlot(m, l) ==
    LET e == Len(m.taken) + 1
        x == Place(l.ring, l.bottom)
        made == [l EXCEPT !.views.cur["payload"] = e, !.views.acq["payload"] = e]
        s == Stores(m, made, x, e, push_slot)
        races == x \in DOMAIN m.read /\ l.views.cur[m.read[x].by] < m.read[x].count
    IN  {<<[Wrong(s[1], races, "reused too early") EXCEPT !.taken = Append(@, 0)],
           Goes(s[2], "push.fence")>>}

PushFence(m, l) ==
    LET f == Fences(m, l, push_fence) IN {<<f[1], Goes(f[2], "push.bottom")>>}

PushBottom(m, l) ==
    LET s == Stores(m, l, "bottom", l.bottom + 1, push_bottom)
    IN  {<<s[1], [OwnerIdle(s[2]) EXCEPT !.bottom = @ + 1]>>}

\* The machine and the owner after n pushes with nobody beside them.
RECURSIVE Pushed(_, _, _)
Pushed(m, l, n) ==
    LET only(pairs) == CHOOSE x \in pairs : TRUE
        slot == only(PushSlot(m, l))
        fence == only(PushFence(slot[1], slot[2]))
        bottom == only(PushBottom(fence[1], fence[2]))
    IN  IF n = 0 THEN <<m, l>> ELSE Pushed(bottom[1], bottom[2], n - 1)

PopReserve(m, l) ==
    LET s == Stores(m, l, "bottom", l.bottom - 1, pop_reserve)
    IN  {<<s[1], [s[2] EXCEPT !.bottom = @ - 1, !.at = "pop.fence"]>>}

PopFence(m, l) ==
    LET f == Fences(m, l, pop_fence)
    IN  {<<f[1], Goes(f[2], IF pop_looks THEN "pop.thieves" ELSE "pop.top")>>}

PopThieves(m, l) ==
    Loads(m, l, "batches", pop_thieves, LAMBDA n, word, l2 :
        {<<n, IF word = 0 THEN Goes(l2, "pop.top")
              ELSE Goes([l2 EXCEPT !.tokens = cools(word)], "pop.warm")>>})

\* If there was a token, the owner cools if it likes.
PopWarm(m, l) ==
    LET f == Fences(m, l, pop_warm)
        on == Goes([f[2] EXCEPT !.tokens = 0], "pop.top")
    IN  {<<f[1], l2>> : l2 \in {on} \cup (IF l.tokens = 0 THEN {} ELSE {Goes(f[2], "pop.cool")})}

PopCool(m, l) ==
    LET u == Adds(m, l, "batches", -l.tokens, pop_cool)
    IN  {<<u[1], Goes([u[2] EXCEPT !.tokens = 0], "pop.top")>>}

\* With pop.slot: the owner wrote what it reads.
Youngest(m, l) ==
    LET x == Place(l.ring, l.bottom) IN m.memory[x][Newest(m.memory, x)].value

\* An owner that has popped, with `top` at t, goes to a smaller ring if it likes. It does
\* not know of more room than before.
Shrinks(l, t) ==
    IF Smaller(l) /\ fits(l.bottom - t, CapacityOf(l.ring + 1))
    THEN {Goes([l EXCEPT !.from = copied_from(t)], "grow.ring")} ELSE {}

PopTop(m, l) ==
    Loads(m, l, "top", pop_top, LAMBDA n, t, l2 :
        CASE l.bottom < t -> {<<n, Goes(l2, "pop.restore")>>}
          [] l.bottom = t -> {<<n, Goes(l2, "pop.cas")>>}
          [] OTHER -> {<<Take(n, l2.views, Youngest(m, l)), l3>> : l3 \in {OwnerIdle(l2)} \cup Shrinks(l2, t)})

PopCas(m, l) ==
    LET c == Claim(m, l, l.bottom, pop_cas)
        won == {<<Take(c[1], c[2].views, Youngest(m, l)), Goes(c[2], "pop.restore")>>}
    IN  IF ~pop_claims \/ Claims(m, l, l.bottom) THEN won
        ELSE Lost(m, l, l.bottom, LAMBDA n, l2 : {<<n, Goes(l2, "pop.restore")>>})

PopRestore(m, l) ==
    LET s == Stores(m, l, "bottom", l.bottom + 1, pop_restore)
    IN  {<<s[1], [OwnerIdle(s[2]) EXCEPT !.bottom = @ + 1]>>}

OwnerStep(m, l) ==
    CASE l.at = "idle" -> OwnerBegins(m, l)
      [] l.at = "push.top" -> PushTop(m, l)
      [] l.at = "grow.ring" -> GrowRing(m, l)
      [] l.at = "retire" -> Retire(m, l)
      [] l.at = "push.slot" -> PushSlot(m, l)
      [] l.at = "push.fence" -> PushFence(m, l)
      [] l.at = "push.bottom" -> PushBottom(m, l)
      [] l.at = "pop.reserve" -> PopReserve(m, l)
      [] l.at = "pop.fence" -> PopFence(m, l)
      [] l.at = "pop.thieves" -> PopThieves(m, l)
      [] l.at = "pop.warm" -> PopWarm(m, l)
      [] l.at = "pop.cool" -> PopCool(m, l)
      [] l.at = "pop.top" -> PopTop(m, l)
      [] l.at = "pop.cas" -> PopCas(m, l)
      [] l.at = "pop.restore" -> PopRestore(m, l)

-----------------------------------------------------------------------------
(* A thief t. It is unpinned with its last access.                            *)

\* The thief t is announced, if this is where.
Announced(l, t, site) ==
    LET count == l.views.cur[t] + 1 IN
    IF grace_periods /\ announced_at = site
    THEN [l EXCEPT !.epoch = count, !.views.cur[t] = count, !.views.acq[t] = count]
    ELSE l

\* The thief l goes on to the next site. A warm one has a fence of its own.
After(l, site) ==
    LET n == CHOOSE n \in DOMAIN steal_order : steal_order[n] = site
        next == IF n < Len(steal_order) THEN steal_order[n + 1] ELSE "pin"
    IN  Goes(l, IF next = "steal.fence" /\ l.warm THEN "warm.fence" ELSE next)

\* Whether it loads the ring before it knows whether there is anything in it.
RingIsEarly == \E n \in DOMAIN steal_order : steal_order[n] = "steal.ring"
AfterPin == IF RingIsEarly THEN "steal.slot" ELSE "steal.ring"

\* It has nothing more to do, but to leave.
Ends(l) ==
    IF l.entered
    THEN [l EXCEPT !.at = "thief.leave", !.t = 0, !.more = 0, !.ring = 0,
                   !.element = Unwritten, !.epoch = Unpinned]
    ELSE IdleThief(l.name, l.left, l.views)

StealTop(m, l) ==
    Loads(m, l, "top", steal_top, LAMBDA n, value, l2 :
        {<<n, After([l2 EXCEPT !.t = value], "steal.top")>>})

StealLook(m, l) ==
    Loads(m, l, "bottom", steal_look, LAMBDA n, b, l2 :
        {<<n, IF b - l.t <= 0 THEN Ends(l2) ELSE After(l2, "steal.look")>>})

\* Unless it is heavy: see HeavyFence.
StealFence(m, l) ==
    LET f == Fences(m, l, steal_fence) IN {<<f[1], After(f[2], "steal.fence")>>}

WarmFence(m, l) ==
    LET f == Fences(m, l, warm_fence) IN {<<f[1], After(f[2], "steal.fence")>>}

StealBottom(m, l) ==
    Loads(m, l, "bottom", steal_bottom, LAMBDA n, b, l2 :
        IF b - l.t <= 0 THEN {<<n, Ends(l2)>>}
        ELSE {<<n, After([l2 EXCEPT !.more = size - 1], "steal.bottom")>> :
                 size \in sizes(b - l.t)})

\* A steal is a batch of one.
ThiefEnter(m, l) ==
    LET word == m.memory["batches"][Newest(m.memory, "batches")].value
        u == Adds(m, l, "batches", enters(word), thief_enter)
        inside == [u[2] EXCEPT !.entered = TRUE, !.warm = is_warm(word)]
    IN  {<<u[1], After(inside, "thief.enter")>>}

BatchFence(m, l) ==
    LET f == Fences(m, l, batch_fence) IN {<<f[1], Goes(f[2], "batch.bottom")>>}

BatchBottom(m, l) ==
    Loads(m, l, "bottom", batch_bottom, LAMBDA n, b, l2 :
        {<<n, IF b - l.t <= 0 THEN Ends(l2) ELSE Goes(l2, "steal.ring")>>})

ThiefLeave(m, l) ==
    LET u == Adds(m, l, "batches", leaves(l.warm), thief_leave)
    IN  {<<u[1], IdleThief(l.name, l.left, u[2].views)>>}

Pin(m, l, t) ==
    LET f == Fences(m, l, pin_fence)
    IN  IF grace_periods \/ ~epochs THEN {<<m, Goes(Announced(l, t, "pin"), AfterPin)>>}
        ELSE {<<f[1], [f[2] EXCEPT !.epoch = m.epoch, !.at = AfterPin]>>}

StealRing(m, l) ==
    Loads(m, l, "ring", steal_ring, LAMBDA n, r, l2 :
        LET found == [l2 EXCEPT !.ring = r]
        IN  {<<n, IF RingIsEarly THEN After(found, "steal.ring") ELSE Goes(found, "steal.slot")>>})

\* The slot is read: `then` gets the machine, the element and the thief.
ReadSlot(m, l, t, then(_, _, _)) ==
    LET used == Wrong(m, l.ring \in m.freed, "used after free")
        counted == IF race_ghost
                   THEN [l EXCEPT !.views.cur[t] = @ + 1, !.views.acq[t] = @ + 1]
                   ELSE l
    IN  Loads(used, counted, Place(l.ring, l.t), steal_slot, then)

StealSlot(m, l, t) ==
    ReadSlot(m, l, t, LAMBDA n, e, l2 :
        {<<n, [l2 EXCEPT !.element = e, !.at = "steal.cas"]>>})
    \cup (IF load_buffering /\ ~Releases(steal_cas)
          THEN {<<m, [l EXCEPT !.at = "steal.cas late"]>>} ELSE {})

\* A claim before another look has a site of its own. In the code, that is every
\* claim of a batch, for it cannot know which is the last.
StealCas(m, l, t) ==
    LET c == Claim(m, l, l.t, IF l.more = 0 THEN steal_cas ELSE batch_cas)
        noted == IF ~race_ghost THEN c[1]
                 ELSE [c[1] EXCEPT !.read =
                         (Place(l.ring, l.t) :> [by |-> t, count |-> l.views.cur[t]]) @@ @]
        late == l.at = "steal.cas late"
        more == [c[2] EXCEPT !.at = "batch.fence", !.t = @ + 1, !.more = @ - 1,
                             !.ring = 0, !.element = Unwritten]
    IN  IF ~Claims(m, l, l.t) THEN Lost(m, l, l.t, LAMBDA n, l2 : {<<n, Ends(l2)>>})
        ELSE IF late THEN {<<c[1], Goes(c[2], "steal.slot late")>>}
        ELSE {<<Take(noted, c[2].views, l.element), IF l.more = 0 THEN Ends(c[2]) ELSE more>>}

StealSlotLate(m, l, t) ==
    ReadSlot(m, l, t, LAMBDA n, e, l2 :
        {<<Take(n, l2.views, e), Ends(l2)>>})

ThiefStep(m, l, t) ==
    CASE l.at = "idle" ->
           IF l.left = 0 THEN {}
           ELSE {<<m, [Announced(l, t, "idle") EXCEPT !.left = @ - 1, !.at = steal_order[1]]>>}
      [] l.at = "steal.top" -> StealTop(m, l)
      [] l.at = "steal.look" -> StealLook(m, l)
      [] l.at = "steal.fence" -> StealFence(m, l)
      [] l.at = "steal.bottom" -> StealBottom(m, l)
      [] l.at = "pin" -> Pin(m, l, t)
      [] l.at = "steal.ring" -> StealRing(m, l)
      [] l.at = "steal.slot" -> StealSlot(m, l, t)
      [] l.at \in {"steal.cas", "steal.cas late"} -> StealCas(m, l, t)
      [] l.at = "steal.slot late" -> StealSlotLate(m, l, t)
      [] l.at = "thief.enter" -> ThiefEnter(m, l)
      [] l.at = "warm.fence" -> WarmFence(m, l)
      [] l.at = "batch.fence" -> BatchFence(m, l)
      [] l.at = "batch.bottom" -> BatchBottom(m, l)
      [] l.at = "thief.leave" -> ThiefLeave(m, l)

-----------------------------------------------------------------------------
(* The whole: steps until the next pause.                                     *)

\* What the owner has pushed happens before all that thieves do.
Init ==
    LET x == Pushed(EmptyMachine, NewOwner, beforehand)
        seen == [x[2].views EXCEPT !.rel = NoView(Locations)]
    IN  /\ machine = x[1]
        /\ owner = x[2]
        /\ thief = TLCEval([t \in Thieves |-> IdleThief(t, Steals, seen)])

RECURSIVE OwnerRuns(_)
OwnerRuns(pairs) ==
    UNION {IF x[2].at \in pauses THEN {x} ELSE OwnerRuns(OwnerStep(x[1], x[2])) : x \in pairs}

RECURSIVE ThiefRuns(_, _)
ThiefRuns(pairs, t) ==
    UNION {IF x[2].at \in pauses THEN {x} ELSE ThiefRuns(ThiefStep(x[1], x[2], t), t) :
              x \in pairs}

\* The collector is as eager as it may be: the epoch advances as long as there
\* is garbage and no thief is pinned in an older one, and what is two epochs old
\* is freed. If it waited, it would only be less of a danger.
RECURSIVE Collected(_, _)
Collected(m, ts) ==
    LET next == m.epoch + 1
        free == {x \in m.garbage : x.epoch + 2 <= next}
    IN  IF m.garbage = {} \/ \E t \in Thieves : ts[t].epoch \notin {Unpinned, m.epoch} THEN m
        ELSE Collected([m EXCEPT !.epoch = next, !.garbage = @ \ free,
                                 !.freed = @ \cup {x.ring : x \in free}], ts)

\* The same, if rings wait for announced thieves. The code frees a ring no earlier.
Left(m, ts) ==
    LET free == {x \in m.garbage : \A y \in x.readers : ts[y.by].epoch # y.since}
    IN  [m EXCEPT !.garbage = @ \ free, !.freed = @ \cup {x.ring : x \in free}]

Becomes(m, o, ts) ==
    /\ machine' = IF grace_periods THEN Left(m, ts) ELSE Collected(m, ts)
    /\ owner' = o /\ thief' = ts

Owner ==
    \E x \in OwnerRuns(OwnerStep(machine, owner)) : Becomes(x[1], x[2], thief)

FencesHeavily(t) == thief[t].at = "steal.fence" /\ steal_fence = "Heavy"

Thief(t) ==
    /\ ~FencesHeavily(t)
    /\ \E x \in ThiefRuns(ThiefStep(machine, thief[t], t), t) :
          Becomes(x[1], owner, [thief EXCEPT ![t] = x[2]])

\* A fence of the thief's own, one of the owner's, and one of its own again. Those
\* of other thieves are left out: without them, more may happen.
HeavyFence(t) ==
    /\ FencesHeavily(t)
    /\ LET begins == Fences(machine, thief[t], "SeqCst")
           finds == Fences(begins[1], owner, "SeqCst")
           ends == Fences(finds[1], begins[2], "SeqCst")
       IN  Becomes(ends[1], finds[2], [thief EXCEPT ![t] = After(ends[2], "steal.fence")])

Done ==
    /\ owner.at = "idle" /\ owner.left = 0
    /\ \A t \in Thieves : thief[t].at = "idle" /\ thief[t].left = 0

NextStep ==
    \/ Owner
    \/ \E t \in Thieves : Thief(t) \/ HeavyFence(t)
    \/ Done /\ UNCHANGED vars

Spec == Init /\ [][NextStep]_vars

Symmetry == Permutations(Thieves)

-----------------------------------------------------------------------------
(* What must hold.                                                            *)

TakenOnce == "taken twice" \notin machine.wrong
Written == "unwritten" \notin machine.wrong
HandedOver == "not handed over" \notin machine.wrong
NoUseAfterFree == "used after free" \notin machine.wrong
ReusedInTime == "reused too early" \notin machine.wrong

Value(x) == machine.memory[x][Newest(machine.memory, x)].value

NothingLost ==
    Done => \A e \in DOMAIN machine.taken :
        machine.taken[e] = 0 =>
            \E i \in Value("top") .. Value("bottom") - 1 : Value(Place(Value("ring"), i)) = e

\* The word says who is inside.
Counted ==
    pop_looks =>
        Value("batches") \div 10 = Cardinality({t \in Thieves : thief[t].entered})

\* That these two are violated says that such things happen: a warm thief takes an
\* element; and a pop is light after another one was not, for the deque has cooled.
AlwaysCold ==
    [][\A t \in Thieves : thief[t].warm /\ thief[t].at = "steal.cas" =>
          machine'.taken = machine.taken]_vars
LightOnce ==
    [][owner.at = "pop.thieves" /\ owner'.at = "pop.top" => owner'.views.cur["batches"] = 0]_vars

\* Always true; prints the final states, to be compared with those of a claim
\* with other pauses.
Final == Done => PrintT(machine)
=============================================================================
