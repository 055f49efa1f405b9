----------------------------- MODULE ChaseLevTSO -----------------------------
(* The deque on a machine with store buffers (x86-TSO: Sewell et al., CACM    *)
(* 2010): a store becomes visible to others some time after it was executed,  *)
(* in order; a compare-and-swap and a fence wait until all have. Loads and    *)
(* stores are acquire and release of themselves, so what is left to break is  *)
(* the two fences of pop and steal, and those of the epochs.                  *)
(*                                                                            *)
(* The fences may also be asymmetric: none in pop, but that of the compiler,  *)
(* and in steal a barrier for the whole process, such as Linux's membarrier.  *)
(*                                                                            *)
(* A batch takes several elements, one claim at a time. Its barrier is for    *)
(* the first claim; as long as a thief is in a batch, pop has its fence. With *)
(* a barrier, every steal is such a batch, and leaves a token: as long as     *)
(* there are tokens, pop has its fence as well, and a thief that sees one has *)
(* no barrier, for it is warm. The owner takes tokens back whenever it likes. *)
EXTENDS Integers, Sequences, FiniteSets, TLC

CONSTANTS Thieves, Operations, Steals, Capacity  \* as in ChaseLev

ASSUME
    /\ IsFiniteSet(Thieves)
    /\ Operations \in Nat /\ Steals \in Nat /\ Capacity \in Nat \ {0}

-----------------------------------------------------------------------------
(* What a claim replaces. A fence that is FALSE is not there.                 *)

pop_fence == TRUE
pin_fence == TRUE
retire_fence == TRUE

\* Whether pop looks for thieves inside and for tokens, to have a fence if there are
\* any; that fence; and whether pop has loaded `top` before it looks.
pop_looks == FALSE
pop_warm == TRUE
pop_top_first == FALSE

\* As in ChaseLevViews: the word, and what is done with it; and a warm thief's fence.
Word(inside, tokens) == 10 * inside + tokens
TokensOf(word) == word % 10

ASSUME pop_looks => Cardinality(Thieves) * Steals < 10

enters(word) == Word(1, 0)
leaves(warm) == Word(-1, IF warm THEN 0 ELSE 1)
is_warm(word) == TokensOf(word) > 0
cools(word) == TokensOf(word)
EntersWithToken(word) == Word(1, IF TokensOf(word) > 0 THEN 0 ELSE 1)
LeavesNothing(warm) == Word(-1, 0)
AnyWarm(word) == word > 0
CoolsAll(word) == word

warm_fence == TRUE

\* Loads stay in order by themselves, so a fence in steal would be no step.
claim == <<"pin", "steal.ring", "steal.slot", "steal.cas">>
steal_order == <<"steal.top", "steal.bottom">> \o claim

\* With a barrier, which nobody pays for to find nothing, and of which the owner knows.
Batch ==
    <<"steal.top", "steal.look", "thief.enter", "steal.fence", "steal.bottom">> \o claim
BarrierFirst ==
    <<"steal.fence", "steal.top", "steal.look", "thief.enter", "steal.bottom">> \o claim
NoBarrier == <<"steal.top", "steal.look", "thief.enter", "steal.bottom">> \o claim
EnterLate ==
    <<"steal.top", "steal.look", "steal.fence", "thief.enter", "steal.bottom">> \o claim
NotEntered == <<"steal.top", "steal.look", "steal.fence", "steal.bottom">> \o claim

\* Whether the fence in steal is a barrier, or an ordinary one.
steal_barrier == TRUE

\* With grace periods, a thief is announced before its fence, which is a step then
\* in any case, and not pinned afterwards.
claim_announced == <<"steal.ring", "steal.slot", "steal.cas">>
Reader == <<"reader.enter", "steal.top", "steal.fence", "steal.bottom">> \o claim_announced
ReaderLate == <<"steal.top", "steal.fence", "reader.enter", "steal.bottom">> \o claim_announced
ReaderNoFence == <<"reader.enter", "steal.top", "steal.bottom">> \o claim_announced
ReaderBatch ==
    <<"steal.top", "steal.look", "reader.enter", "thief.enter", "steal.fence", "steal.bottom">>
    \o claim_announced

\* How a batch goes on after a claim, which is a fence itself.
batch_order == <<"batch.bottom", "steal.ring", "steal.slot", "steal.cas">>
BottomKept == <<"steal.ring", "steal.slot", "steal.cas">>
RingKept == <<"batch.bottom", "steal.slot", "steal.cas">>

\* How many of n elements a thief may be after: one, if there are no batches. The code
\* is after no more than half.
sizes(n) == {1}
AnySize(n) == 1..n

\* The indices that the thief l claims at once.
claimed(l) == {l.t}
AllAtOnce(l) == l.t .. l.t + l.more

grace == 2

\* Whether rings wait for grace periods (GracePeriod) instead of epochs. `pinned` and
\* `epoch` of a thief are then those of its section, which `left` tells from others.
grace_periods == FALSE

-----------------------------------------------------------------------------
VARIABLES
    top, bottom, ring, rings,  \* what is in memory
    batches,                   \* in memory, the word
    pinned,                    \* in memory, the epoch that each thief is pinned in
    epoch, garbage,            \* of the collector
    buffer,                    \* the owner's stores that are not in memory yet
    owner, thief,              \* the threads
    taken                      \* how often each element has been taken

memory == <<bottom, ring, rings, batches>>
collector == <<epoch, garbage>>
vars == <<top, memory, pinned, collector, buffer, owner, thief, taken>>

Unwritten == 0
Unpinned == -1

IdleThief(left) ==
    [at |-> "idle", left |-> left, entered |-> FALSE, warm |-> FALSE, t |-> 0, more |-> 0,
     ring |-> 0, elements |-> {}, epoch |-> Unpinned, waits |-> {}]

\* owner.slots are those of its ring, owner.epoch is that of a ring which it
\* is about to hand over to the collector, or owner.readers are those whom that
\* ring waits for, and owner.looks those at whom it has still to look.
Init ==
    /\ top = 0 /\ bottom = 0
    /\ ring = 1 /\ rings = <<TLCEval([i \in 1..Capacity |-> Unwritten])>>
    /\ pinned = TLCEval([t \in Thieves |-> Unpinned])
    /\ batches = 0
    /\ epoch = 0 /\ garbage = {}
    /\ buffer = <<>>
    /\ owner = [at |-> "idle", op |-> "none", left |-> Operations, bottom |-> 0,
                ring |-> 1, slots |-> rings[1], top |-> 0, t |-> 0, tokens |-> 0,
                epoch |-> 0, looks |-> {}, readers |-> {}]
    /\ thief = TLCEval([t \in Thieves |-> IdleThief(Steals)])
    /\ taken = <<>>

Position(slots, i) == (i % Len(slots)) + 1
Slot(slots, i) == slots[Position(slots, i)]

\* `taken`, once these elements are taken again.
Take(es) == TLCEval([e \in DOMAIN taken |-> IF e \in es THEN taken[e] + 1 ELSE taken[e]])

-----------------------------------------------------------------------------
(* The buffers. The owner's is a queue; a thief stores nothing but the epoch  *)
(* in which it is pinned, which is buffered while `pinned` says otherwise.    *)

Write(place, value) == buffer' = Append(buffer, [place |-> place, value |-> value])

Buffered(t) == pinned[t] # thief[t].epoch

\* The buffer of p is empty now: no barrier waits for it any longer.
Awaited(p) ==
    thief' = TLCEval([t \in Thieves |-> [thief[t] EXCEPT !.waits = @ \ {p}]])

DrainOwner ==
    /\ buffer # <<>>
    /\ LET place == Head(buffer).place
           value == Head(buffer).value
       IN  CASE place = "bottom" ->
                  bottom' = value /\ UNCHANGED <<ring, rings>>
             [] place = "ring" ->
                  ring' = value /\ UNCHANGED <<bottom, rings>>
             [] OTHER ->
                  /\ rings' = [rings EXCEPT ![place[1]][place[2]] = value]
                  /\ UNCHANGED <<bottom, ring>>
    /\ buffer' = Tail(buffer)
    /\ IF buffer' = <<>> THEN Awaited("owner") ELSE UNCHANGED thief
    /\ UNCHANGED <<top, batches, pinned, collector, owner, taken>>

DrainThief(t) ==
    /\ Buffered(t)
    /\ pinned' = [pinned EXCEPT ![t] = thief[t].epoch]
    /\ Awaited(t)
    /\ UNCHANGED <<top, memory, collector, buffer, owner, taken>>

-----------------------------------------------------------------------------
(* The collector, which acts on memory at once.                               *)

Collect(g, e, rs) ==
    LET free == {x \in g : x.epoch + grace <= e} IN
    /\ epoch' = e
    /\ garbage' = g \ free
    /\ rings' = TLCEval([r \in DOMAIN rs |->
                   IF \E x \in free : x.ring = r THEN <<>> ELSE rs[r]])

Advance ==
    /\ ~grace_periods
    /\ \/ garbage # {}
       \/ owner.at = "retire.push" /\ epoch < owner.epoch + grace
    /\ \A t \in Thieves : pinned[t] \in {Unpinned, epoch}
    /\ Collect(garbage, epoch + 1, rings)
    /\ UNCHANGED <<top, bottom, ring, batches, pinned, buffer, owner, thief, taken>>

\* A ring is freed when its readers have left, whenever the owner looks again. The code
\* looks at the same thieves, but later: when it is done with the one before.
Free ==
    /\ grace_periods
    /\ \E x \in garbage :
          /\ \A y \in x.readers : pinned[y.by] # y.since
          /\ garbage' = garbage \ {x}
          /\ rings' = [rings EXCEPT ![x.ring] = <<>>]
    /\ UNCHANGED <<top, bottom, ring, batches, pinned, epoch, buffer, owner, thief, taken>>

-----------------------------------------------------------------------------
(* The owner.                                                                 *)

Begins == owner.at = "idle" /\ owner.left > 0

OwnerIdle(o) == [o EXCEPT !.at = "idle", !.op = "none", !.t = 0]

Starting(op) == [owner EXCEPT !.op = op, !.left = @ - 1]

LooksFull(t) == owner.bottom - t >= Len(owner.slots)

PushTop ==
    /\ Begins /\ LooksFull(owner.top)
    /\ owner' = [Starting("push") EXCEPT
                   !.at = IF LooksFull(top) THEN "grow.ring" ELSE "push.slot",
                   !.top = top,
                   !.t = IF LooksFull(top) THEN top ELSE 0]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

PushSlot ==
    /\ \/ Begins /\ ~LooksFull(owner.top)
       \/ owner.at = "push.slot"
    /\ LET p == Position(owner.slots, owner.bottom)
           e == Len(taken) + 1
       IN  /\ Write(<<owner.ring, p>>, e)
           /\ owner' = [(IF owner.at = "idle" THEN Starting("push") ELSE owner) EXCEPT
                          !.at = "push.bottom", !.slots[p] = e]
    /\ UNCHANGED <<top, memory, pinned, collector, thief, taken>>

PushBottom ==
    /\ owner.at = "push.bottom"
    /\ Write("bottom", owner.bottom + 1)
    /\ taken' = Append(taken, 0)
    /\ owner' = [OwnerIdle(owner) EXCEPT !.bottom = @ + 1]
    /\ UNCHANGED <<top, memory, pinned, collector, thief>>

Copy(n) ==
    LET index(p) == CHOOSE i \in owner.t .. owner.t + n - 1 : (i % n) + 1 = p
    IN  TLCEval([p \in 1..n |-> IF index(p) < owner.bottom
                                THEN Slot(owner.slots, index(p)) ELSE Unwritten])

\* The new ring's slots need not be buffered: who finds it, finds them.
GrowRing ==
    /\ owner.at = "grow.ring"
    /\ LET capacity == Len(owner.slots)
           slots == Copy(IF owner.op = "push" THEN 2 * capacity ELSE capacity \div 2)
           new == Len(rings) + 1
       IN  /\ rings' = Append(rings, slots)
           /\ Write("ring", new)
           /\ owner' = [owner EXCEPT !.at = "retire", !.ring = new, !.slots = slots, !.t = 0]
    /\ UNCHANGED <<top, bottom, ring, batches, pinned, collector, thief, taken>>

\* The old ring gets the present epoch ...
Retire ==
    /\ owner.at = "retire"
    /\ retire_fence => buffer = <<>>
    /\ owner' = IF grace_periods THEN [owner EXCEPT !.at = "retire.look", !.looks = Thieves]
                ELSE [owner EXCEPT !.at = "retire.push", !.epoch = epoch]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

Retired(o) == IF o.op = "push" THEN [o EXCEPT !.at = "push.slot"] ELSE OwnerIdle(o)

\* ... or the owner looks at one thief after the other ...
RetireLook ==
    /\ owner.at = "retire.look"
    /\ \E t \in owner.looks :
          LET found == IF pinned[t] = Unpinned THEN {} ELSE {[by |-> t, since |-> pinned[t]]}
              o == [owner EXCEPT !.looks = @ \ {t}, !.readers = @ \cup found]
          IN  IF o.looks # {} THEN owner' = o /\ UNCHANGED garbage
              ELSE /\ owner' = Retired([o EXCEPT !.readers = {}])
                   /\ garbage' = garbage \cup {[ring |-> owner.ring - 1, readers |-> o.readers]}
    /\ UNCHANGED <<top, memory, pinned, epoch, buffer, thief, taken>>

\* ... and goes to the collector, by a compare-and-swap.
RetirePush ==
    /\ owner.at = "retire.push"
    /\ buffer = <<>>
    /\ Collect(garbage \cup {[ring |-> owner.ring - 1, epoch |-> owner.epoch]}, epoch, rings)
    /\ owner' = [Retired(owner) EXCEPT !.epoch = 0]
    /\ UNCHANGED <<top, bottom, ring, batches, pinned, buffer, thief, taken>>

PopReserve ==
    /\ Begins
    /\ Write("bottom", owner.bottom - 1)
    /\ owner' = [Starting("pop") EXCEPT
                   !.at = IF pop_looks THEN "pop.thieves" ELSE "pop.top",
                   !.bottom = @ - 1,
                   !.t = IF pop_top_first THEN top ELSE 0]
    /\ UNCHANGED <<top, memory, pinned, collector, thief, taken>>

PopThieves ==
    /\ owner.at = "pop.thieves"
    /\ owner' = IF batches = 0 THEN [owner EXCEPT !.at = "pop.top"]
                ELSE [owner EXCEPT !.at = "pop.warm", !.tokens = cools(batches)]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

\* If there was a token, the owner cools if it likes.
PopWarm ==
    /\ owner.at = "pop.warm"
    /\ pop_warm => buffer = <<>>
    /\ \/ owner' = [owner EXCEPT !.at = "pop.top", !.tokens = 0]
       \/ owner.tokens # 0 /\ owner' = [owner EXCEPT !.at = "pop.cool"]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

PopCool ==
    /\ owner.at = "pop.cool"
    /\ buffer = <<>>
    /\ batches' = batches - owner.tokens
    /\ owner' = [owner EXCEPT !.at = "pop.top", !.tokens = 0]
    /\ UNCHANGED <<top, bottom, ring, rings, pinned, collector, buffer, thief, taken>>

PopTop ==
    /\ owner.at = "pop.top"
    /\ pop_fence => buffer = <<>>
    /\ LET t == IF pop_top_first THEN owner.t ELSE top
           left == owner.bottom - t
           half == Len(owner.slots) \div 2
       IN  \/ /\ left < 0
              /\ owner' = [owner EXCEPT !.at = "pop.restore"]
              /\ UNCHANGED taken
           \/ /\ left = 0
              /\ owner' = [owner EXCEPT !.at = "pop.cas"]
              /\ UNCHANGED taken
           \/ /\ left > 0
              /\ taken' = Take({Slot(owner.slots, owner.bottom)})
              /\ \/ owner' = OwnerIdle(owner)
                 \/ /\ half >= Capacity /\ left <= half
                    /\ owner' = [owner EXCEPT !.at = "grow.ring", !.t = t]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief>>

PopCas ==
    /\ owner.at = "pop.cas"
    /\ buffer = <<>>
    /\ IF top = owner.bottom
       THEN /\ top' = top + 1
            /\ taken' = Take({Slot(owner.slots, owner.bottom)})
       ELSE UNCHANGED <<top, taken>>
    /\ owner' = [owner EXCEPT !.at = "pop.restore"]
    /\ UNCHANGED <<memory, pinned, collector, buffer, thief>>

PopRestore ==
    /\ owner.at = "pop.restore"
    /\ Write("bottom", owner.bottom + 1)
    /\ owner' = [OwnerIdle(owner) EXCEPT !.bottom = @ + 1]
    /\ UNCHANGED <<top, memory, pinned, collector, thief, taken>>

Owner ==
    \/ PushTop \/ PushSlot \/ PushBottom
    \/ GrowRing \/ Retire \/ RetireLook \/ RetirePush
    \/ PopReserve \/ PopThieves \/ PopWarm \/ PopCool \/ PopTop \/ PopCas \/ PopRestore

-----------------------------------------------------------------------------
(* A thief.                                                                   *)

At(t, site) ==
    /\ thief[t].waits = {}
    /\ \/ thief[t].at = site
       \/ thief[t].at = "idle" /\ thief[t].left > 0 /\ site = steal_order[1]

\* The thief l goes on to the next site. A warm one has no barrier.
After(l, site) ==
    LET sites == steal_order \o batch_order
        n == CHOOSE n \in DOMAIN sites :
               sites[n] = site /\ \A m \in 1 .. n - 1 : sites[m] # site
        next == IF sites[n + 1] = "steal.fence" /\ l.warm THEN n + 2 ELSE n + 1
        m == IF l.at = "idle" THEN [l EXCEPT !.left = @ - 1] ELSE l
    IN  [m EXCEPT !.at = sites[next]]

\* It has nothing more to do, but to leave its batch. The unpinning is not
\* buffered: that only hurries the collector.
Ends(t) ==
    /\ thief' = [thief EXCEPT ![t] = [IdleThief(@.left) EXCEPT
                     !.at = IF thief[t].entered THEN "thief.leave" ELSE "idle",
                     !.entered = thief[t].entered, !.warm = thief[t].warm]]
    /\ pinned' = [pinned EXCEPT ![t] = Unpinned]

StealTop(t) ==
    /\ At(t, "steal.top")
    /\ thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.t = top], "steal.top")]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, owner, taken>>

ReaderEnter(t) ==
    /\ At(t, "reader.enter")
    /\ thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.epoch = thief[t].left], "reader.enter")]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, owner, taken>>

\* An ordinary fence waits for the thief's own buffer. The barrier ends when every
\* thread's buffer has been empty since it began: the next site waits for that.
StealFence(t) ==
    /\ At(t, "steal.fence")
    /\ ~Buffered(t)
    /\ LET full == {p \in Thieves \ {t} : Buffered(p)} \cup
                   (IF buffer = <<>> THEN {} ELSE {"owner"})
           waits == IF steal_barrier THEN full ELSE {}
       IN  thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.waits = waits], "steal.fence")]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, owner, taken>>

\* Three sites load `bottom`. One decides how many elements the thief is after.
Bottom(t, site, more) ==
    /\ At(t, site)
    /\ IF bottom - thief[t].t <= 0 THEN Ends(t)
       ELSE /\ thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.more = more], site)]
            /\ UNCHANGED pinned
    /\ UNCHANGED <<top, memory, collector, buffer, owner, taken>>

StealLook(t) == Bottom(t, "steal.look", 0)

\* With warm.fence, which waits for the thief's own buffer.
StealBottom(t) ==
    /\ warm_fence /\ thief[t].warm => ~Buffered(t)
    /\ \E n \in {1} \cup sizes(bottom - thief[t].t) : Bottom(t, "steal.bottom", n - 1)

BatchBottom(t) == Bottom(t, "batch.bottom", thief[t].more)

Pin(t) ==
    /\ At(t, "pin")
    /\ thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.epoch = epoch], "pin")]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, owner, taken>>

StealRing(t) ==
    /\ At(t, "steal.ring")
    /\ pin_fence /\ ~grace_periods => ~Buffered(t)
    /\ thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.ring = ring], "steal.ring")]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, owner, taken>>

\* What a batch may need again is kept.
StealSlot(t) ==
    /\ At(t, "steal.slot")
    /\ LET l == thief[t]
           read(i) == IF rings[l.ring] = <<>> THEN Unwritten ELSE Slot(rings[l.ring], i)
       IN  thief' = [thief EXCEPT ![t] =
                       After([@ EXCEPT !.elements = {read(i) : i \in claimed(l)},
                                       !.ring = IF l.more = 0 THEN 0 ELSE @], "steal.slot")]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, owner, taken>>

StealCas(t) ==
    /\ At(t, "steal.cas")
    /\ ~Buffered(t)
    /\ LET l == thief[t]
           n == Cardinality(claimed(l))
           claims == top = l.t
       IN  /\ IF claims THEN top' = top + n /\ taken' = Take(l.elements)
              ELSE UNCHANGED <<top, taken>>
           /\ IF claims /\ l.more >= n
              THEN /\ thief' = [thief EXCEPT ![t] =
                                  [l EXCEPT !.at = batch_order[1], !.t = @ + 1, !.more = @ - 1,
                                            !.elements = {}]]
                   /\ UNCHANGED pinned
              ELSE Ends(t)
    /\ UNCHANGED <<memory, collector, buffer, owner>>

\* A steal is a batch of one. An addition waits for the thief's own buffer.
ThiefEnter(t) ==
    /\ At(t, "thief.enter")
    /\ ~Buffered(t)
    /\ batches' = batches + enters(batches)
    /\ thief' = [thief EXCEPT ![t] =
                    After([@ EXCEPT !.entered = TRUE, !.warm = is_warm(batches)], "thief.enter")]
    /\ UNCHANGED <<top, bottom, ring, rings, pinned, collector, buffer, owner, taken>>

ThiefLeave(t) ==
    /\ At(t, "thief.leave")
    /\ batches' = batches + leaves(thief[t].warm)
    /\ thief' = [thief EXCEPT ![t] = IdleThief(@.left)]
    /\ UNCHANGED <<top, bottom, ring, rings, pinned, collector, buffer, owner, taken>>

Thief(t) ==
    \/ ReaderEnter(t) \/ StealTop(t) \/ StealLook(t) \/ StealFence(t) \/ StealBottom(t)
    \/ Pin(t) \/ StealRing(t) \/ StealSlot(t) \/ StealCas(t)
    \/ ThiefEnter(t) \/ BatchBottom(t) \/ ThiefLeave(t)

-----------------------------------------------------------------------------
Done ==
    /\ owner.at = "idle" /\ owner.left = 0 /\ buffer = <<>>
    /\ \A t \in Thieves : thief[t].at = "idle" /\ thief[t].left = 0
    /\ garbage = {}

Next ==
    \/ Owner \/ DrainOwner
    \/ \E t \in Thieves : Thief(t) \/ DrainThief(t)
    \/ Advance \/ Free
    \/ Done /\ UNCHANGED vars

Spec == Init /\ [][Next]_vars

Symmetry == Permutations(Thieves)

-----------------------------------------------------------------------------
(* What must hold.                                                            *)

TakenOnce == \A e \in DOMAIN taken : taken[e] <= 1

NothingLost ==
    Done => \A e \in DOMAIN taken :
        taken[e] = 0 => \E i \in top .. bottom - 1 : Slot(rings[ring], i) = e

Written ==
    \A t \in Thieves :
        thief[t].at = "steal.cas" /\ top = thief[t].t => Unwritten \notin thief[t].elements

NoUseAfterFree ==
    \A t \in Thieves : thief[t].at = "steal.slot" => rings[thief[t].ring] # <<>>

\* That this is violated says that it happens: a warm thief takes an element.
AlwaysCold ==
    [][\A t \in Thieves : thief[t].warm /\ thief[t].at = "steal.cas" => taken' = taken]_vars
=============================================================================
