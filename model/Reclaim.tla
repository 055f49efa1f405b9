------------------------------- MODULE Reclaim -------------------------------
(* When a replaced ring is freed.                                             *)
(*                                                                            *)
(* Epochs: a thief is pinned in the present epoch, and fences, before it      *)
(* loads the ring. A ring is freed two epochs after the one in which it was   *)
(* retired. The epoch advances when all pinned thieves are pinned in it.      *)
(*                                                                            *)
(* Grace periods (GracePeriod): a thief is announced before it steals, or     *)
(* with modes, when it enters. A ring that a larger one replaces is kept, and *)
(* retired with the next one that a smaller one replaces. Here is the worst   *)
(* case: a ring waits for the threads that its retirement cannot miss, and    *)
(* only while they use it; and nobody acquires anything by the looks.         *)
EXTENDS Steps

\* How many epochs after its retirement a ring is freed.
grace == 2

\* The site before which a thief is announced, in a deque with grace periods and without modes.
announced_at == "idle"
AtBottom == "steal.bottom"
AtRing == "steal.ring"
AtSlot == "steal.slot"

\* TRUE if the owner waits for thieves before it retires a ring.
retire_waits == FALSE

\* TRUE if a thief may steal from another deque instead. A record is its thread's, for all
\* deques, so it then says that the thread is inside, and nothing else happens to this deque.
elsewhere == FALSE

-----------------------------------------------------------------------------
(* A thief.                                                                   *)

Announces(m, l, number) ==
    LET n == Ticks(m.memory, l.name, l.name) IN
    <<[m EXCEPT !.memory = n], [l EXCEPT !.epoch = number, !.since = Count(n, l.name, l.name)]>>

\* The pair when the thief l comes to a site.
Announced(m, l, site) ==
    IF GracePeriods /\ ~modes /\ announced_at = site THEN Announces(m, l, l.left) ELSE <<m, l>>

\* On the machine of views, the collector sees it at once.
Pin(m, l) ==
    LET pinned == [After(l, "pin") EXCEPT !.epoch = m.epoch]
    IN  {IF Weak THEN <<m, pinned>> ELSE Announces(m, pinned, m.epoch)}

PinFence(m, l) == Fence(m, After(l, "pin.fence"), pin_fence)

Entered(m, l, next) ==
    Then(Store(m, l, l.name, 1, reader_enter), LAMBDA n, l2 :
        {IF ~GracePeriods THEN <<n, [next EXCEPT !.inside = TRUE]>>
         ELSE <<n, [next EXCEPT !.inside = TRUE, !.epoch = l.left,
                                !.since = Count(n.memory, l.name, l.name)]>>})

ReaderEnter(m, l) == Entered(m, l, After(l, "reader.enter"))

Elsewhere(m, l) == Entered(m, l, [l EXCEPT !.left = spend(@), !.at = "reader.leave"])

\* In TSO, it reaches memory at once: that only hurries the owner. A broken thief leaves before its
\* claim (LeavesEarly).
ReaderLeave(m, l) ==
    LET order == IF memory_model = "TSO" THEN "SeqCst" ELSE reader_leave IN
    Store(m, IF l.ring # 0 THEN [After(l, "reader.leave") EXCEPT !.inside = FALSE]
             ELSE IdleThief(l.name, l.left), l.name, 0, order)

-----------------------------------------------------------------------------
(* The owner.                                                                 *)

\* Unless it is heavy: see OwnerFinds in Deque.
RetireFence(m, l) ==
    IF reclamation = "Retained" THEN {<<m, Goes(l, "retire.look")>>}
    ELSE Fence(m, Goes(l, "retire.look"), retire_fence)

\* The thieves that the owner cannot miss.
Pinned(m) ==
    {t \in Thieves : thief[t].epoch # Unpinned /\ Knows(m.memory, "owner", t, thief[t].since)}

\* The machine after the last ring of the owner l was retired; with grace periods, the kept ones too.
Retired(m, l) ==
    LET readers == {[by |-> t, since |-> thief[t].epoch] : t \in Pinned(m)}
        kept == (1 .. l.ring - 1) \ (m.freed \cup {x.ring : x \in m.garbage})
    IN  CASE GracePeriods -> [m EXCEPT !.garbage = @ \cup {[ring |-> r, readers |-> readers] : r \in kept}]
          [] Epochs -> [m EXCEPT !.garbage = @ \cup {[ring |-> l.ring - 1, epoch |-> m.epoch]}]
          [] OTHER -> m

-----------------------------------------------------------------------------
(* The collector is as eager as it may be. One that waited longer would only  *)
(* be safer.                                                                  *)

Frees(m, free) ==
    [m EXCEPT !.garbage = @ \ free, !.freed = @ \cup {x.ring : x \in free}]

\* The epoch advances as long as there is garbage and no thief that it sees is pinned in an older one.
RECURSIVE Advances(_, _)
Advances(m, ts) ==
    LET next == Frees(m, {x \in m.garbage : x.epoch + grace <= m.epoch})
        pinned == {t \in Thieves : ts[t].epoch # Unpinned /\ IsQuiet(m.memory, t)}
    IN  IF next.garbage = {} \/ \E t \in pinned : ts[t].epoch # m.epoch THEN next
        ELSE Advances([next EXCEPT !.epoch = @ + 1], ts)

Collected(m, ts) ==
    CASE GracePeriods -> Frees(m, {x \in m.garbage : \A y \in x.readers : ts[y.by].epoch # y.since})
      [] Epochs -> Advances(m, ts)
      [] OTHER -> m
=============================================================================
