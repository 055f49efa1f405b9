----------------------------- MODULE ChaseLevTSO -----------------------------
(* The deque on a machine with store buffers (x86-TSO: Sewell et al., CACM    *)
(* 2010). A store becomes visible to other threads some time after its        *)
(* execution, in order; a compare-and-swap and a fence wait until all stores  *)
(* are visible. Loads and stores are acquire and release by themselves, so    *)
(* only fences can be too weak: the fences of pop, of steal and of the        *)
(* epochs.                                                                    *)
(*                                                                            *)
(* With modes, neither side has a fence in the usual case. The mode of a      *)
(* deque is cold, warming, warm or fenced. Pop runs a fence unless it finds   *)
(* the mode cold; if it finds it warming, it makes the deque warm at its end, *)
(* as does a push before it grows the ring. A thief announces itself, and     *)
(* runs a process-wide barrier, such as Linux's membarrier, unless it finds   *)
(* the mode warm. The owner may make a warm deque cold between any two        *)
(* operations. It then runs a barrier, and looks for threads in a steal. If   *)
(* there is one, it makes the deque warm again. The kernel may refuse a       *)
(* barrier.                                                                   *)
(*                                                                            *)
(* A batch takes several elements, one claim at a time.                       *)
EXTENDS Integers, Sequences, FiniteSets, TLC

CONSTANTS Thieves, Operations, Steals, Capacity  \* as in ChaseLev

ASSUME
    /\ IsFiniteSet(Thieves)
    /\ Operations \in Nat /\ Steals \in Nat /\ Capacity \in Nat \ {0}

-----------------------------------------------------------------------------
(* Definitions that a claim replaces. A fence that is FALSE is left out.      *)

pop_fence == TRUE
pin_fence == TRUE
retire_fence == TRUE

\* TRUE if pop has loaded `top` before it reserves.
pop_top_first == FALSE

\* TRUE if pop checks whether the deque is empty before it reserves.
pop_look == FALSE

\* The modes: TRUE if there are any; the first one, which is warm in the code; pop's fence if
\* the deque is not cold; and TRUE if pop loads the mode before it reserves.
Cold == 0
Warming == 1
Warm == 2
Fenced == 3

modes == FALSE
first_mode == Cold
pop_warm == TRUE
pop_mode_first == FALSE

\* The mode that a thief gives a cold deque before its barrier.
warm_claim == Warming

\* TRUE if the fence of a cooling is a barrier; if the owner then looks for threads in a
\* steal; and if it makes the deque warm again at the same time.
cool_barrier == TRUE
cool_looks == TRUE
cool_again == TRUE

\* TRUE if the kernel may refuse a barrier of this thread. Then a thief leaves, and the owner
\* makes the deque warm again, or keeps the rings that it has replaced. A broken thread goes on
\* as if the barrier had been run: when it warms or cools the deque, or retires rings.
refusals(p) == FALSE
Anybodys(p) == TRUE
refusal_ignored == "never"

\* Loads stay in order by themselves, so a fence in steal would be no step.
claim == <<"pin", "steal.ring", "steal.slot", "steal.cas">>
steal_order == <<"steal.top", "steal.bottom">> \o claim

\* TRUE if the fence in steal is a barrier and not an ordinary one.
steal_barrier == TRUE

\* With grace periods, a thief is announced before its fence, which is a step then
\* in any case, and not pinned afterwards.
claim_announced == <<"steal.ring", "steal.slot", "steal.cas">>
Reader == <<"reader.enter", "steal.top", "steal.fence", "steal.bottom">> \o claim_announced
ReaderLate == <<"steal.top", "steal.fence", "reader.enter", "steal.bottom">> \o claim_announced
ReaderNoFence == <<"reader.enter", "steal.top", "steal.bottom">> \o claim_announced

\* With modes. A thief that finds the deque warm skips the sites of warming.
warming == <<"warm.claim", "steal.fence", "warm.done">>
steal == <<"steal.top", "steal.bottom">> \o claim_announced
Modes == <<"reader.enter", "steal.mode">> \o warming \o steal
ModesLook == <<"look.top", "look.bottom">> \o Modes
ModeFirst == <<"steal.mode", "reader.enter">> \o warming \o steal
LeavesEarly ==
    <<"reader.enter", "steal.mode">> \o warming \o
    <<"steal.top", "steal.bottom", "steal.ring", "steal.slot", "reader.leave", "steal.cas">>

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

\* TRUE if the fence of a retirement is a barrier.
retire_barrier == modes

\* TRUE if rings wait for grace periods (GracePeriod) instead of epochs. `pinned` and
\* `epoch` of a thief then belong to its section, which `left` tells from others.
grace_periods == FALSE

ASSUME modes => grace_periods

-----------------------------------------------------------------------------
VARIABLES
    top, bottom, ring, rings,  \* memory
    mode,                      \* in memory
    pinned,                    \* in memory, the epoch that each thief is pinned in
    epoch, garbage,            \* of the collector
    buffer,                    \* the owner's stores that are not in memory yet
    owner, thief,              \* the threads
    taken                      \* how often each element has been taken

memory == <<bottom, ring, rings, mode>>
collector == <<epoch, garbage>>
vars == <<top, memory, pinned, collector, buffer, owner, thief, taken>>

Unwritten == 0
Unpinned == -1

IdleThief(left) ==
    [at |-> "idle", left |-> left, warm |-> FALSE, t |-> 0, more |-> 0,
     ring |-> 0, elements |-> {}, epoch |-> Unpinned, waits |-> {}]

\* owner.slots are its ring's, owner.epoch is the epoch of a ring which it is about
\* to hand over to the collector, or owner.readers are those whom that ring waits
\* for, and owner.looks those at whom it has still to look. owner.kept are the
\* rings that larger ones have replaced, and owner.waits the thieves for whom a barrier of
\* the owner's waits.
Init ==
    /\ top = 0 /\ bottom = 0
    /\ ring = 1 /\ rings = <<TLCEval([i \in 1..Capacity |-> Unwritten])>>
    /\ pinned = TLCEval([t \in Thieves |-> Unpinned])
    /\ mode = IF modes THEN first_mode ELSE Fenced
    /\ epoch = 0 /\ garbage = {}
    /\ buffer = <<>>
    /\ owner = [at |-> "idle", op |-> "none", left |-> Operations, bottom |-> 0,
                ring |-> 1, slots |-> rings[1], top |-> 0, t |-> 0, mode |-> 0,
                epoch |-> 0, looks |-> {}, readers |-> {}, kept |-> {}, waits |-> {}]
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

\* `th`, when no barrier waits for the buffer of p any longer.
Awaited(th, p) == TLCEval([t \in Thieves |-> [th[t] EXCEPT !.waits = @ \ {p}]])

DrainOwner ==
    /\ buffer # <<>>
    /\ LET place == Head(buffer).place
           value == Head(buffer).value
       IN  CASE place = "bottom" ->
                  bottom' = value /\ UNCHANGED <<ring, rings, mode>>
             [] place = "ring" ->
                  ring' = value /\ UNCHANGED <<bottom, rings, mode>>
             [] place = "mode" ->
                  mode' = value /\ UNCHANGED <<bottom, ring, rings>>
             [] OTHER ->
                  /\ rings' = [rings EXCEPT ![place[1]][place[2]] = value]
                  /\ UNCHANGED <<bottom, ring, mode>>
    /\ buffer' = Tail(buffer)
    /\ thief' = IF buffer' = <<>> THEN Awaited(thief, "owner") ELSE thief
    /\ UNCHANGED <<top, pinned, collector, owner, taken>>

DrainThief(t) ==
    /\ Buffered(t)
    /\ pinned' = [pinned EXCEPT ![t] = thief[t].epoch]
    /\ thief' = Awaited(thief, t)
    /\ owner' = [owner EXCEPT !.waits = @ \ {t}]
    /\ UNCHANGED <<top, memory, collector, buffer, taken>>

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
    /\ UNCHANGED <<top, bottom, ring, mode, pinned, buffer, owner, thief, taken>>

\* A ring is freed when its readers have left, whenever the owner looks again. The code
\* looks at the same thieves, but later: when it is done with the one before.
Free ==
    /\ grace_periods
    /\ \E x \in garbage :
          /\ \A y \in x.readers : pinned[y.by] # y.since
          /\ garbage' = garbage \ {x}
          /\ rings' = [rings EXCEPT ![x.ring] = <<>>]
    /\ UNCHANGED <<top, bottom, ring, mode, pinned, epoch, buffer, owner, thief, taken>>

-----------------------------------------------------------------------------
(* The owner.                                                                 *)

Begins == owner.at = "idle" /\ owner.left > 0

OwnerIdle(o) == [o EXCEPT !.at = "idle", !.op = "none", !.t = 0, !.mode = 0]

\* A pop that has found the deque warming makes it warm at its end.
PopEnds(o) == IF o.mode = Warming THEN [o EXCEPT !.at = "owner.warm"] ELSE OwnerIdle(o)

Starting(op) == [owner EXCEPT !.op = op, !.left = @ - 1]

LooksFull(t) == owner.bottom - t >= Len(owner.slots)

\* The threads for which a fence of the owner waits, besides the owner.
Heavy(is) == IF is THEN {t \in Thieves : Buffered(t)} ELSE {}

\* The mode that the owner finds: its own newest store, if that is not in memory.
Mode ==
    LET mine == {n \in DOMAIN buffer : buffer[n].place = "mode"}
    IN  IF mine = {} THEN mode ELSE buffer[CHOOSE n \in mine : \A m \in mine : m <= n].value

PushTop ==
    /\ Begins /\ LooksFull(owner.top)
    /\ owner' = [Starting("push") EXCEPT
                   !.at = IF ~LooksFull(top) THEN "push.slot" ELSE IF modes THEN "pop.mode" ELSE "grow.ring",
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

Retired(o) == IF o.op = "push" THEN [o EXCEPT !.at = "push.slot"] ELSE PopEnds(o)

\* The new ring's slots need not be buffered: a thread that finds the ring finds them.
GrowRing ==
    /\ owner.at = "grow.ring"
    /\ LET capacity == Len(owner.slots)
           slots == Copy(IF owner.op = "push" THEN 2 * capacity ELSE capacity \div 2)
           new == Len(rings) + 1
       IN  /\ rings' = Append(rings, slots)
           /\ Write("ring", new)
           /\ LET o == [owner EXCEPT !.at = "retire", !.ring = new, !.slots = slots, !.t = 0]
              IN  owner' = IF grace_periods /\ o.op = "push"
                           THEN Retired([o EXCEPT !.kept = @ \cup {owner.ring}]) ELSE o
    /\ UNCHANGED <<top, bottom, ring, mode, pinned, collector, thief, taken>>

\* With grace periods, a ring that a larger one replaces is kept. Otherwise, the old ring
\* gets the present epoch ... With modes, the fence is a barrier.
Retire ==
    /\ owner.at = "retire"
    /\ retire_fence => buffer = <<>>
    /\ owner' = IF grace_periods
                THEN [owner EXCEPT !.at = "retire.look", !.looks = Thieves, !.waits = Heavy(retire_barrier)]
                ELSE [owner EXCEPT !.at = "retire.push", !.epoch = epoch]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

\* The kernel refuses it.
RetireRefused ==
    /\ owner.at = "retire" /\ grace_periods /\ retire_barrier /\ refusals("owner")
    /\ owner' = IF refusal_ignored = "retires" THEN [owner EXCEPT !.at = "retire.look", !.looks = Thieves]
                ELSE Retired([owner EXCEPT !.kept = {}])
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

\* ... or the owner looks at one thief after the other ...
RetireLook ==
    /\ owner.at = "retire.look" /\ owner.waits = {}
    /\ \E t \in owner.looks :
          LET found == IF pinned[t] = Unpinned THEN {} ELSE {[by |-> t, since |-> pinned[t]]}
              o == [owner EXCEPT !.looks = @ \ {t}, !.readers = @ \cup found]
          IN  IF o.looks # {} THEN owner' = o /\ UNCHANGED garbage
              ELSE /\ owner' = Retired([o EXCEPT !.readers = {}, !.kept = {}])
                   /\ garbage' = garbage \cup {[ring |-> r, readers |-> o.readers] :
                                                  r \in owner.kept \cup {owner.ring - 1}}
    /\ UNCHANGED <<top, memory, pinned, epoch, buffer, thief, taken>>

\* ... and goes to the collector, by a compare-and-swap.
RetirePush ==
    /\ owner.at = "retire.push"
    /\ buffer = <<>>
    /\ Collect(garbage \cup {[ring |-> owner.ring - 1, epoch |-> owner.epoch]}, epoch, rings)
    /\ owner' = [Retired(owner) EXCEPT !.epoch = 0]
    /\ UNCHANGED <<top, bottom, ring, mode, pinned, buffer, thief, taken>>

\* Nobody else pushes, so an empty deque stays empty.
PopLook ==
    /\ Begins /\ pop_look
    /\ owner' = IF top = owner.bottom THEN OwnerIdle(Starting("pop"))
                ELSE [Starting("pop") EXCEPT !.at = "pop.reserve"]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

\* Where a pop goes on that has found this mode.
Found(found) == IF found = Cold THEN "pop.top" ELSE "pop.warm"

PopReserve ==
    /\ IF pop_look \/ pop_mode_first THEN owner.at = "pop.reserve" ELSE Begins
    /\ Write("bottom", owner.bottom - 1)
    /\ owner' = [(IF owner.at = "idle" THEN Starting("pop") ELSE owner) EXCEPT
                   !.at = IF ~modes THEN "pop.top"
                          ELSE IF pop_mode_first THEN Found(owner.mode) ELSE "pop.mode",
                   !.bottom = @ - 1,
                   !.mode = IF @ = Warming THEN @ ELSE 0,
                   !.t = IF pop_top_first THEN top ELSE 0]
    /\ UNCHANGED <<top, memory, pinned, collector, thief, taken>>

\* Also of a push that is about to grow the ring.
PopMode ==
    /\ owner.at = "pop.mode" \/ (pop_mode_first /\ modes /\ Begins)
    /\ LET keeps == IF Mode = Warming THEN Warming ELSE 0 IN
       owner' = CASE owner.at = "idle" -> [Starting("pop") EXCEPT !.at = "pop.reserve", !.mode = Mode]
                  [] owner.op = "push" ->
                        [owner EXCEPT !.at = IF Mode = Warming THEN "pop.warm" ELSE "grow.ring", !.mode = keeps]
                  [] OTHER -> [owner EXCEPT !.at = Found(Mode), !.mode = keeps]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

PopWarm ==
    /\ owner.at = "pop.warm"
    /\ pop_warm => buffer = <<>>
    /\ owner' = [owner EXCEPT !.at = IF owner.op = "push" THEN "owner.warm" ELSE "pop.top"]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

OwnerWarm ==
    /\ owner.at = "owner.warm"
    /\ Write("mode", Warm)
    /\ owner' = IF owner.op = "push" THEN [owner EXCEPT !.at = "grow.ring", !.mode = 0] ELSE OwnerIdle(owner)
    /\ UNCHANGED <<top, memory, pinned, collector, thief, taken>>

\* Whenever the owner likes, between two operations.
CoolMode ==
    /\ Begins /\ modes
    /\ Mode = Warm
    /\ Write("mode", Cold)
    /\ owner' = [owner EXCEPT !.at = "cool.fence"]
    /\ UNCHANGED <<top, memory, pinned, collector, thief, taken>>

CoolFence ==
    /\ owner.at = "cool.fence"
    /\ buffer = <<>>
    /\ owner' = IF cool_looks
                THEN [owner EXCEPT !.at = "cool.look", !.looks = Thieves, !.waits = Heavy(cool_barrier)]
                ELSE OwnerIdle(owner)
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

\* The kernel refuses the barrier, in place of which the owner runs an ordinary fence.
CoolRefused ==
    /\ owner.at = "cool.fence" /\ refusals("owner")
    /\ buffer = <<>>
    /\ owner' = IF refusal_ignored = "cools" THEN OwnerIdle(owner) ELSE [owner EXCEPT !.at = "cool.again"]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

CoolLook ==
    /\ owner.at = "cool.look" /\ owner.waits = {}
    /\ \E t \in owner.looks :
          owner' = CASE pinned[t] # Unpinned /\ cool_again ->
                            [owner EXCEPT !.at = "cool.again", !.looks = {}]
                     [] owner.looks = {t} /\ (pinned[t] = Unpinned \/ ~cool_again) ->
                            OwnerIdle([owner EXCEPT !.looks = {}])
                     [] OTHER -> [owner EXCEPT !.looks = @ \ {t}]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, thief, taken>>

CoolAgain ==
    /\ owner.at = "cool.again"
    /\ Write("mode", Warm)
    /\ owner' = OwnerIdle(owner)
    /\ UNCHANGED <<top, memory, pinned, collector, thief, taken>>

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
              /\ \/ owner' = PopEnds(owner)
                 \/ /\ half >= Capacity /\ left <= half
                    /\ grace_periods => garbage = {}
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
    /\ owner' = [PopEnds(owner) EXCEPT !.bottom = @ + 1]
    /\ UNCHANGED <<top, memory, pinned, collector, thief, taken>>

Owner ==
    \/ PushTop \/ PushSlot \/ PushBottom
    \/ GrowRing \/ Retire \/ RetireRefused \/ RetireLook \/ RetirePush
    \/ PopLook \/ PopReserve \/ PopMode \/ PopWarm \/ PopTop \/ PopCas \/ PopRestore \/ OwnerWarm
    \/ CoolMode \/ CoolFence \/ CoolRefused \/ CoolLook \/ CoolAgain

-----------------------------------------------------------------------------
(* A thief.                                                                   *)

At(t, site) ==
    /\ thief[t].waits = {}
    /\ \/ thief[t].at = site
       \/ thief[t].at = "idle" /\ thief[t].left > 0 /\ site = steal_order[1]

\* The thief l goes on to the next site. A warm one needs no warming.
After(l, site) ==
    LET sites == steal_order \o batch_order
        n == CHOOSE n \in DOMAIN sites :
               sites[n] = site /\ \A m \in 1 .. n - 1 : sites[m] # site
        left_out(m) == l.warm /\ \E k \in DOMAIN warming : warming[k] = sites[m]
        next == CHOOSE k \in n + 1 .. Len(sites) :
                    ~left_out(k) /\ \A m \in n + 1 .. k - 1 : left_out(m)
        m == IF l.at = "idle" THEN [l EXCEPT !.left = @ - 1] ELSE l
    IN  [m EXCEPT !.at = sites[next]]

\* The thief is done. Its leaving is not buffered: that only hurries the
\* collector, and the owner that cools.
Ends(t) ==
    /\ thief' = Awaited([thief EXCEPT ![t] = IdleThief(@.left)], t)
    /\ owner' = [owner EXCEPT !.waits = @ \ {t}]
    /\ pinned' = [pinned EXCEPT ![t] = Unpinned]

Goes(t, l) == thief' = [thief EXCEPT ![t] = l] /\ UNCHANGED <<owner, pinned>>

LookTop(t) ==
    /\ At(t, "look.top")
    /\ Goes(t, After([thief[t] EXCEPT !.t = top], "look.top"))
    /\ UNCHANGED <<top, memory, collector, buffer, taken>>

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
Bottom(t, site, l) ==
    /\ At(t, site)
    /\ IF bottom - thief[t].t <= 0 THEN Ends(t) ELSE Goes(t, After(l, site))
    /\ UNCHANGED <<top, memory, collector, buffer, taken>>

\* The first look is repeated.
LookBottom(t) == Bottom(t, "look.bottom", [thief[t] EXCEPT !.t = 0])

StealBottom(t) ==
    \E n \in {1} \cup sizes(bottom - thief[t].t) :
        Bottom(t, "steal.bottom", [thief[t] EXCEPT !.more = n - 1])

BatchBottom(t) == Bottom(t, "batch.bottom", thief[t])

\* In a process without barriers, a fence follows, which waits for the thief's own buffer.
StealMode(t) ==
    /\ At(t, "steal.mode")
    /\ mode = Fenced => ~Buffered(t)
    /\ Goes(t, After([thief[t] EXCEPT !.warm = mode \in {Warm, Fenced}], "steal.mode"))
    /\ UNCHANGED <<top, memory, collector, buffer, taken>>

\* Compare-and-swaps, which wait for the thief's own buffer.
Changes(t, site, from, to) ==
    /\ At(t, site)
    /\ ~Buffered(t)
    /\ mode' = IF mode = from THEN to ELSE mode
    /\ Goes(t, After(thief[t], site))
    /\ UNCHANGED <<top, bottom, ring, rings, collector, buffer, taken>>

WarmClaim(t) == Changes(t, "warm.claim", Cold, warm_claim)
WarmDone(t) == Changes(t, "warm.done", Warming, Warm)

\* The kernel refuses the thief's barrier.
WarmRefused(t) ==
    /\ At(t, "steal.fence") /\ refusals(t)
    /\ IF refusal_ignored = "warms" THEN Goes(t, After(thief[t], "steal.fence")) ELSE Ends(t)
    /\ UNCHANGED <<top, memory, collector, buffer, taken>>

ReaderLeave(t) ==
    /\ At(t, "reader.leave")
    /\ thief' = Awaited([thief EXCEPT ![t] = After([@ EXCEPT !.epoch = Unpinned], "reader.leave")], t)
    /\ owner' = [owner EXCEPT !.waits = @ \ {t}]
    /\ pinned' = [pinned EXCEPT ![t] = Unpinned]
    /\ UNCHANGED <<top, memory, collector, buffer, taken>>

Pin(t) ==
    /\ At(t, "pin")
    /\ thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.epoch = epoch], "pin")]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, owner, taken>>

StealRing(t) ==
    /\ At(t, "steal.ring")
    /\ pin_fence /\ ~grace_periods => ~Buffered(t)
    /\ thief' = [thief EXCEPT ![t] = After([@ EXCEPT !.ring = ring], "steal.ring")]
    /\ UNCHANGED <<top, memory, pinned, collector, buffer, owner, taken>>

\* Values that a batch may need again are kept.
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
              THEN Goes(t, [l EXCEPT !.at = batch_order[1], !.t = @ + 1, !.more = @ - 1,
                                     !.elements = {}])
              ELSE Ends(t)
    /\ UNCHANGED <<memory, collector, buffer>>

Thief(t) ==
    \/ LookTop(t) \/ LookBottom(t) \/ ReaderEnter(t)
    \/ StealMode(t) \/ WarmClaim(t) \/ WarmRefused(t) \/ WarmDone(t)
    \/ StealTop(t) \/ StealFence(t) \/ StealBottom(t)
    \/ Pin(t) \/ StealRing(t) \/ StealSlot(t) \/ ReaderLeave(t) \/ StealCas(t)
    \/ BatchBottom(t)

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
(* The properties.                                                            *)

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
