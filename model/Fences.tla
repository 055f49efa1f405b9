-------------------------------- MODULE Fences --------------------------------
(* How owner and thief are sure to see each other. Without modes, by a fence  *)
(* in pop, and one in steal.                                                  *)
(*                                                                            *)
(* With modes, as in Asymmetric, neither side has a full fence in the usual   *)
(* case. A thief that does not find the deque warm claims to warm it, and     *)
(* runs a heavy fence (P1202), which makes the owner execute a fence,         *)
(* wherever it is. While the deque is not cold, the owner runs a fence in     *)
(* pop. If it finds the deque warming, it makes it warm at the end of the     *)
(* pop, as does a push before it grows the ring. The owner may make the deque *)
(* cold again between any two operations. It then runs a heavy fence, which   *)
(* makes the thieves execute one, and looks for thieves inside a steal. The   *)
(* kernel may refuse a heavy fence. `Fenced` is for ever: there are no heavy  *)
(* fences. A light fence is nothing here, because each thread executes its    *)
(* accesses in program order.                                                 *)
EXTENDS Steps

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

\* TRUE if the owner that cools looks for thieves inside, and makes the deque warm again if
\* there are.
cool_looks == TRUE
cool_warms == TRUE

\* TRUE if the owner may leave, so that nobody pops any more.
owner_leaves == FALSE

-----------------------------------------------------------------------------
(* The owner.                                                                 *)

OwnerIdle(l) == [l EXCEPT !.at = "idle", !.op = "none", !.mode = Cold]

\* A pop that has found the deque warming makes it warm at its end.
PopEnds(l) == IF l.mode = Warming THEN Goes(l, "owner.warm") ELSE OwnerIdle(l)

\* A pop goes on after this site. It keeps a mode for its end.
Pops(l, site) ==
    LET n == Where(pop_order, site)
        next == IF n < Len(pop_order) THEN pop_order[n + 1] ELSE "pop.top"
    IN  IF next # "pop.warm" THEN Goes(l, next)
        ELSE [l EXCEPT !.at = IF l.mode = Cold THEN "pop.top" ELSE next,
                       !.mode = IF @ = Warming THEN @ ELSE Cold]

PopFence(m, l) == Fence(m, Pops(l, "pop.fence"), pop_fence)

\* Also of a push that is about to grow the ring.
PopMode(m, l) ==
    Load(m, l, "mode", pop_mode, LAMBDA n, mode :
        LET next == CASE l.op = "pop" -> Pops([l EXCEPT !.mode = mode], "pop.mode")
                      [] mode = Warming -> [l EXCEPT !.at = "pop.warm", !.mode = mode]
                      [] OTHER -> Goes(l, "grow.ring")
        IN  {<<n, IF warms_early /\ next.at = "pop.warm" /\ mode = Warming THEN Goes(next, "owner.warm")
                  ELSE next>>})

PopWarm(m, l) ==
    Fence(m, IF l.op = "push" THEN Goes(l, "owner.warm") ELSE Pops(l, "pop.warm"), pop_warm)

OwnerWarm(m, l) ==
    LET warmed == [l EXCEPT !.mode = Cold] IN
    Store(m, CASE l.op = "push" -> Goes(warmed, "grow.ring")
               [] warms_early -> Goes(warmed, "pop.warm")
               [] OTHER -> OwnerIdle(warmed), "mode", Warm, owner_warm)

\* Only the owner makes a warm deque another.
SeesWarm(m) == modes /\ \E r \in Loads(m.memory, "owner", "mode", "Relaxed") : r.value = Warm

CoolMode(m, l) == Store(m, Goes(l, "cool.fence"), "mode", Cold, cool_mode)

\* Unless it is heavy: see OwnerFinds in Deque.
CoolFence(m, l) == Fence(m, Goes(l, "cool.look"), cool_fence)

\* The owner looks at one record after the other, until it finds a thief inside.
RECURSIVE CoolLooks(_, _, _)
CoolLooks(m, l, records) ==
    IF records = {} THEN {<<m, OwnerIdle(l)>>}
    ELSE UNION {
        Load(m, l, t, cool_look, LAMBDA n, inside :
            IF inside = 0 THEN CoolLooks(n, l, records \ {t})
            ELSE {<<n, IF cool_warms THEN Goes(l, "cool.again") ELSE OwnerIdle(l)>>}) :
        t \in records}

CoolLook(m, l) == CoolLooks(m, l, IF cool_looks THEN Thieves ELSE {})

CoolAgain(m, l) == Store(m, OwnerIdle(l), "mode", Warm, cool_again)

OwnerLeave(m, l) == Store(m, [OwnerIdle(l) EXCEPT !.left = 0], "mode", Fenced, owner_leave)

-----------------------------------------------------------------------------
(* A thief.                                                                   *)

EnterFence(m, l) == Fence(m, After(l, "enter.fence"), enter_fence)

StealMode(m, l) ==
    Load(m, l, "mode", steal_mode, LAMBDA n, mode :
        {<<n, CASE mode = Warm -> After([l EXCEPT !.warm = TRUE], "steal.mode")
                [] mode = Fenced -> Goes(l, "fenced.fence")
                [] mode = Warming /\ ~helps -> Ends(l)
                [] OTHER -> Goes(l, "warm.claim")>>})

FencedFence(m, l) == Fence(m, After(l, "steal.mode"), fenced_fence)

WarmClaim(m, l) ==
    Swap(m, l, "mode", Cold, claimed_mode, warm_claim, LAMBDA n, claims : {<<n, Goes(l, "warm.fence")>>})

\* Unless it is heavy: see ThiefFinds in Deque.
WarmFence(m, l) == Fence(m, Goes(l, "warm.done"), warm_fence)

WarmDone(m, l) ==
    Swap(m, l, "mode", Warming, Warm, warm_done, LAMBDA n, done : {<<n, After(l, "steal.mode")>>})

StealFence(m, l) == Fence(m, After(l, "steal.fence"), steal_fence)
=============================================================================
