-------------------------------- MODULE Sleep --------------------------------
(* The way in which the threads of the pool sleep and are woken               *)
(* (pool/src/sleep.rs), in the memory model of C++20 and Rust (Views), or     *)
(* under sequential consistency. The bounds say how many permits, threads and *)
(* submitters there are, and how many jobs, some of which wait.               *)
(*                                                                            *)
(* A thread that runs has a permit. With Waiting::Own, threads hand them out  *)
(* (pool/src/own/quota.rs). By default, each thread has its own for life:     *)
(* there, a free permit only says that its thread is idle.                    *)
(*                                                                            *)
(* A place is the injector or a worker's deque, and is modelled by the number *)
(* of its jobs. A thread that reads that there are some claims one. All       *)
(* accesses to it are relaxed, so that only the protocol orders anything.     *)
(* Latches order nothing either. Any job that ends may set any latch, and so  *)
(* may any submitter, and a waiter may help with any job. A broadcast has a   *)
(* part for each permit. All are queued at once.                              *)
EXTENDS Sequences, Views

CONSTANTS
    Workers,              \* the names of the threads that there may be, spares and all
    Permits, Submitters,  \* their names
    Submits,              \* how many jobs each submitter has
    Pushes,               \* how many jobs the jobs push, together
    Waits, Blocks,        \* the numbers of waits for a latch and of blocking calls, in all
    Broadcasts            \* the number of broadcasts

None == "none"
IsIn(x, s) == \E n \in DOMAIN s : s[n] = x

-----------------------------------------------------------------------------
(* Replaced by claims: first the sites that are fences. The others are        *)
(* relaxed. A fence is also "Light" or "Heavy", as in ChaseLevViews.          *)

publish_fence == "Light"
sleep_fence == "Heavy"

publication == <<"push", "publish.fence", "publish.look">>
NotifyFirst == <<"publish.fence", "publish.look", "push">>

\* How a thread gives up its permit, when it has no job or when it waits in one.
all_three == <<"sleep.announce", "sleep.fence", "last look">>
giving_up(waits) == all_three
LookEarly(waits) == <<"last look", "sleep.announce", "sleep.fence">>
WaitSilently(waits) == IF waits THEN <<"sleep.announce">> ELSE all_three
WaitUnfenced(waits) == IF waits THEN <<"sleep.announce", "last look">> ELSE all_three

\* TRUE if the last searcher wakes a thread when it finds a job; if a thread that
\* sees a job at its last look does so; and if a permit is put back if nobody can use it.
wakes_next == TRUE
last_look_wakes == TRUE
puts_back == TRUE

\* TRUE if a waiter whose wait is over goes on without a permit if none is free; if
\* a worker looks for such threads between jobs; if it runs the jobs of its own
\* deque before; and if a permit that is given up goes to one, and its holder keeps it.
runs_over_quota == TRUE
looks_at_over == TRUE
own_jobs_first == TRUE
over_first == TRUE
keeps_passed == FALSE

\* TRUE if a waiter looks at its latch after it has registered; and if a setter unparks the waiter.
looks_at_latch == TRUE
setter_unparks == TRUE

\* TRUE if a thread looks under the lock for parts whose permits are free; if a permit whose
\* part is queued goes only to a thread that searches; if a job that yields runs the part of
\* its permit; and if jobs yield until no part is queued.
looks_for_parts == TRUE
parts_first == TRUE
yield_runs == TRUE
yields == FALSE

\* TRUE if each thread keeps its permit for life; and if the system may refuse to start a spare.
fixed == FALSE
refuses == FALSE

\* TRUE if a waiter that was chosen to search and whose wait is over ends its search.
ends_search == TRUE

\* TRUE if a thread may see old values; if a job ends, and does not keep its worker for ever;
\* TRUE if waits end; if there is always another job to submit; if spares end when they
\* have nothing to do; and if jobs push into the injector.
weak == FALSE
jobs_end == TRUE
waits_end == TRUE
endless == FALSE
spares_end == FALSE
injects == FALSE

\* TRUE if the pool is shut down after the last submit; if the thread that does this looks for
\* jobs; if a thread that has found nothing takes into account that others are not idle; and if
\* it looks again under the lock.
shuts_down == FALSE
shutting_down_wakes == TRUE
others_are_heeded == TRUE
looks_again == TRUE

\* The most that search by themselves.
Most == (Cardinality(Permits) + 1) \div 2

\* So many are allowed to begin; and what `idle` says of a pool whose usable permits are n.
allowed == Most
Everybody == Cardinality(Workers)
says_free(p, n) == n
SaysAll(p, n) == Len(p.free)

-----------------------------------------------------------------------------
Threads == Workers \cup Submitters
Deque == [w \in Workers |-> "deque " \o ToString(w)]
Places == {"injector"} \cup (IF Pushes = 0 THEN {} ELSE {Deque[w] : w \in Workers})
Locations == {"idle"} \cup (IF Waits + Blocks = 0 THEN {} ELSE {"over"}) \cup Places

VARIABLES
    memory, sc, views,  \* as in Views, and by thread
    at,        \* by thread, the site that it executes next
    todo,      \* by worker, the places that it has still to look at; all, if none
    searches,  \* by worker: if it counts as a searcher, and knows it: "self" or "chosen"
    latch,     \* by worker, the latch of its wait: "open", "registered", "set", or "unseen"
               \* if it is set and its waiter will not look again; or "blocks"
    pool,      \* the data under the lock
    locked,    \* the view of the lock's last holder
    left       \* the remaining actions: the jobs of each submitter, and the actions of jobs

vars == <<memory, sc, views, at, todo, searches, latch, pool, locked, left>>

\* So many threads as permits are there from the beginning. A spare that is not there is at "park".
Init ==
    /\ \E first \in [Permits -> Workers] :
          LET has(w) == {p \in Permits : first[p] = w} IN
          /\ \A w \in Workers : Cardinality(has(w)) <= 1
          /\ pool = [
                permit |-> [w \in Workers |->
                               IF has(w) = {} THEN None ELSE CHOOSE p \in has(w) : TRUE],
                free |-> <<>>,   \* the permits that nobody has
                home |-> IF fixed THEN [w \in Workers |-> CHOOSE p \in has(w) : TRUE] ELSE None,
                idle |-> <<>>,   \* the threads without one that have nothing to do, or wait
                over |-> <<>>,   \* the threads over quota: they run without one
                parts |-> {},    \* the permits for which a part of a broadcast is queued
                spares |-> {w \in Workers : has(w) = {}},  \* the threads that can still be made
                end |-> "open",  \* how far the shutdown is
                asked |-> {}]    \* the threads that have rested since it was asked for
    /\ at = [t \in Threads |-> IF t \in Submitters THEN "idle"
                               ELSE IF t \in pool.spares THEN "park" ELSE "pop"]
    /\ memory = NewMemory([x \in Locations |->
                    IF x = "idle" THEN [free |-> 0, searchers |-> 0] ELSE 0])
    /\ sc = NewOrder(Locations, {})
    /\ views = TLCEval([t \in Threads |-> NewThread(Locations)])
    /\ todo = [w \in Workers |-> {}]
    /\ searches = [w \in Workers |-> "no"]
    /\ latch = [w \in Workers |-> None]
    /\ locked = NoView(Locations)
    /\ left = [submits |-> [s \in Submitters |-> Submits], pushes |-> Pushes, waits |-> Waits,
                blocks |-> Blocks, broadcasts |-> Broadcasts]

-----------------------------------------------------------------------------
(* Memory.                                                                    *)

Value(x) == memory[x][Newest(memory, x)].value

Queued == \E x \in Places : Value(x) > 0

\* The values that this thread may read.
MayRead(t, x) == IF weak THEN Readable(memory, views[t], x) ELSE {Newest(memory, x)}
Seeing(t, x, n) == IF weak THEN Read(memory, views[t], x, n, "Relaxed") ELSE views[t]

\* A relaxed read-modify-write by a thread with these views.
Rmw(m, view, x, value) ==
    IF weak THEN Update(m, view, x, Newest(m, x), value, "Relaxed")
    ELSE [memory |-> [m EXCEPT ![x] = 0 :> [value |-> value, view |-> NoView(Locations)]],
          thread |-> view]

\* A thread's fence. A heavy one has every thread execute one, wherever it is.
RECURSIVE Interrupt(_, _, _)
Interrupt(s, v, who) ==
    IF who = {} THEN [sc |-> s, views |-> v]
    ELSE LET t == CHOOSE t \in who : TRUE
             f == Fence(s, v[t], "SeqCst")
         IN  Interrupt(f.sc, [v EXCEPT ![t] = f.thread], who \ {t})

Fences(t, order) ==
    LET plain == Fence(sc, views[t], order)
        begins == Fence(sc, views[t], "SeqCst")
        finds == Interrupt(begins.sc, [views EXCEPT ![t] = begins.thread], Threads \ {t})
        ends == Fence(finds.sc, finds.views[t], "SeqCst")
    IN  IF ~weak \/ order = "Light" THEN UNCHANGED <<sc, views>>
        ELSE IF order = "Heavy"
        THEN sc' = ends.sc /\ views' = [finds.views EXCEPT ![t] = ends.thread]
        ELSE sc' = plain.sc /\ views' = [views EXCEPT ![t] = plain.thread]

Sees(t, view) == views' = [views EXCEPT ![t] = view]
Goes(t, site) == at' = [at EXCEPT ![t] = site]
Updates(t, view, x, value) ==
    LET u == Rmw(memory, view, x, value) IN memory' = u.memory /\ Sees(t, u.thread)
Searching(n) == [Value("idle") EXCEPT !.searchers = @ + n]

\* The successor of a site in a list of sites, or the successor of the last.
After(sites, site, last) ==
    LET n == CHOOSE n \in DOMAIN sites : sites[n] = site
    IN  IF n < Len(sites) THEN sites[n + 1] ELSE last

-----------------------------------------------------------------------------
(* Actions under the lock.                                                    *)

\* The number of permits that a thread can be given to look for a job.
Usable(p) == IF p.idle = <<>> /\ p.spares = {} THEN 0 ELSE Len(p.free)

Locked(t) ==
    IF weak THEN [views[t] EXCEPT !.cur = Join(@, locked), !.acq = Join(@, locked)] ELSE views[t]

\* A thread takes the lock, makes this of what it protects, adds this many searchers,
\* and has `idle` and `over` say so.
Locks(t, p, n) ==
    LET view == Locked(t)
        idle == [Searching(n) EXCEPT !.free = says_free(p, Usable(p))]
        one == IF idle = Value("idle") THEN [memory |-> memory, thread |-> view]
               ELSE Rmw(memory, view, "idle", idle)
        two == IF Len(p.over) = Len(pool.over) THEN one
               ELSE Rmw(one.memory, one.thread, "over", Len(p.over))
    IN  /\ memory' = two.memory /\ Sees(t, two.thread)
        /\ locked' = IF weak THEN two.thread.cur ELSE locked
        /\ pool' = p

Last(s) == s[Len(s)]
Front(s) == SubSeq(s, 1, Len(s) - 1)

Without(s, x) == SelectSeq(s, LAMBDA y : y # x)

\* A thread gets the permit that was freed last of these, or its own.
Gets(p, w, free) ==
    LET permit == IF fixed THEN p.home[w] ELSE Last(free)
    IN  [p EXCEPT !.permit[w] = permit, !.free = Without(@, permit)]

\* Permits that are kept for a thread that searches.
Kept(p, permit) == parts_first /\ ~fixed /\ permit \in p.parts

\* Wakes a thread to look for a job: the one that became idle last, or a new one. By default, waiters
\* count as idle threads; otherwise, one is woken if there is no other thread.
Waiting(w) == latch[w] # None
Resting(p) == SelectSeq(p.idle, LAMBDA w : fixed \/ ~Waiting(w))
Candidates(p) ==
    LET waiter == IF p.idle = <<>> THEN {} ELSE {Last(p.idle)} IN
    IF p.free = <<>> \/ p.end = "over" THEN {}
    ELSE IF Resting(p) # <<>> THEN {Last(Resting(p))}
    ELSE IF p.spares = {} THEN waiter
    ELSE IF refuses THEN p.spares \cup waiter ELSE p.spares
Woken(p, w) ==
    [Gets(p, w, p.free) EXCEPT !.idle = Without(@, w), !.spares = @ \ {w}]

\* Where a thread has given up its permit.
Released(w) == at[w] \in {"sleep.part", "sleep.fence", "last look", "sleep.look", "sleep.wake"}

\* The threads that were woken to search, and do not know it yet.
Chosen == {w \in Workers : (Released(w) \/ at[w] \in {"settle", "park"}) /\ pool.permit[w] # None}

\* A thread passes its permit on, frees it, or leaves those over quota.
Passes(p, w) ==
    [p EXCEPT !.permit[Head(p.over)] = p.permit[w],
              !.permit[w] = IF keeps_passed THEN @ ELSE None, !.over = Tail(@)]
Frees(p, w) ==
    [p EXCEPT !.permit[w] = None, !.free = Append(@, p.permit[w])]
Leaves(p, w) == [p EXCEPT !.over = Without(@, w)]

\* A thread whose wait or call is over goes on: it has a permit, or is over quota.
GoesOn(p, w) ==
    LET awake == [p EXCEPT !.idle = Without(@, w)]
        free == SelectSeq(p.free, LAMBDA permit : ~Kept(p, permit))
    IN  IF free # <<>> THEN Gets(awake, w, free) ELSE [awake EXCEPT !.over = Append(@, w)]

\* A thread without a permit has nothing to do, or it waits or blocks.
Rests(p, w) ==
    IF latch[w] = "blocks" THEN p
    ELSE [p EXCEPT !.idle = Append(@, w), !.asked = IF p.end = "open" THEN @ ELSE @ \cup {w}]

-----------------------------------------------------------------------------
(* Publishing a job: a submitter, or a worker whose job pushes one.           *)

Rest(t) == IF t \in Workers THEN "run" ELSE "idle"
Has(t) ==
    IF t \in Workers THEN left.pushes > 0
    ELSE left.submits[t] > 0 /\ (endless => Value("injector") = 0)

PublishesAt(t, site) ==
    \/ at[t] = site
    \/ at[t] = Rest(t) /\ Has(t) /\ publication[1] = site

\* The actions before a thread may go on: it cannot begin twice.
Begins(t) ==
    left' = IF at[t] # Rest(t) \/ (endless /\ t \in Submitters) THEN left
            ELSE IF t \in Workers THEN [left EXCEPT !.pushes = @ - 1]
            ELSE [left EXCEPT !.submits[t] = @ - 1]

Push(t) ==
    /\ PublishesAt(t, "push") /\ Begins(t)
    /\ LET x == IF t \in Workers /\ ~injects THEN Deque[t] ELSE "injector"
       IN  Updates(t, views[t], x, Value(x) + 1)
    /\ Goes(t, After(publication, "push", Rest(t)))
    /\ UNCHANGED <<sc, todo, searches, latch, pool, locked>>

PublishFence(t) ==
    /\ PublishesAt(t, "publish.fence") /\ Begins(t)
    /\ Fences(t, publish_fence)
    /\ Goes(t, After(publication, "publish.fence", Rest(t)))
    /\ UNCHANGED <<memory, todo, searches, latch, pool, locked>>

\* The decision to wake a thread, after a job was published or seen.
LookAtIdle(t, site, wake, next) ==
    /\ at[t] = site
    /\ \E n \in MayRead(t, "idle") :
          LET idle == memory["idle"][n].value
              wanted == idle.free > 0 /\ idle.searchers = 0
          IN  /\ Sees(t, Seeing(t, "idle", n))
              /\ Goes(t, IF wanted THEN wake ELSE next)
    /\ UNCHANGED <<memory, sc, todo, searches, latch, pool, locked, left>>

PublishLook(t) ==
    LookAtIdle(t, "publish.look", "wake", After(publication, "publish.look", Rest(t)))

Wake(t, site, next) ==
    /\ at[t] = site
    /\ \/ /\ Candidates(pool) = {}
          /\ Locks(t, IF puts_back \/ pool.free = <<>> THEN pool
                      ELSE [pool EXCEPT !.free = Front(@)], 0)
       \/ \E w \in Candidates(pool) : Locks(t, Woken(pool, w), 1)
    /\ Goes(t, next)
    /\ UNCHANGED <<sc, todo, searches, latch, left>>

-----------------------------------------------------------------------------
(* The parts of broadcasts. Only the holder of a permit takes its part.       *)

PartsFree(p) == {n \in DOMAIN p.free : p.free[n] \in p.parts}

Broadcast(s) ==
    /\ at[s] = "idle" /\ left.broadcasts > 0
    /\ left' = [left EXCEPT !.broadcasts = @ - 1]
    /\ pool' = [pool EXCEPT !.parts = Permits]
    /\ Goes(s, "broadcast")
    /\ UNCHANGED <<memory, sc, views, todo, searches, latch, locked>>

\* Gives a free permit, whose part is queued, to a thread, and goes to `again`; or goes on.
WakeForPart(t, site, again, next) ==
    /\ at[t] = site
    /\ IF PartsFree(pool) = {} \/ Candidates(pool) = {}
       THEN Locks(t, pool, 0) /\ Goes(t, next)
       ELSE /\ Goes(t, again)
            /\ \E n \in PartsFree(pool) :
               \E w \in IF fixed THEN {w \in Workers : pool.home[w] = pool.free[n]} ELSE Candidates(pool) :
                  LET f == pool.free
                      last == SubSeq(f, 1, n - 1) \o SubSeq(f, n + 1, Len(f)) \o <<f[n]>>
                  IN  Locks(t, Woken([pool EXCEPT !.free = last], w), 1)
    /\ UNCHANGED <<sc, todo, searches, latch, left>>

TakePart(w, site, next) ==
    /\ at[w] = site /\ pool.permit[w] \in pool.parts
    /\ pool' = [pool EXCEPT !.parts = @ \ {pool.permit[w]}]
    /\ Goes(w, next)
    /\ UNCHANGED <<memory, sc, views, todo, searches, latch, locked, left>>

-----------------------------------------------------------------------------
(* A worker that runs.                                                        *)

GivingUp(w) == giving_up(Waiting(w))

\* Where a worker goes on whose job has ended: in the wait in which it helped.
Loop(w) == IF Waiting(w) THEN "wait" ELSE "pop"

Finish(w) ==
    /\ at[w] = "run" /\ jobs_end /\ (yields => pool.parts = {})
    /\ Goes(w, Loop(w))
    /\ UNCHANGED <<memory, sc, views, todo, searches, latch, pool, locked, left>>

\* It looks at those over quota. It may be one of them itself.
SeesOver(w) ==
    /\ looks_at_over /\ "over" \in Locations
    /\ \E n \in MayRead(w, "over") : memory["over"][n].value > 0 /\ Sees(w, Seeing(w, "over", n))
SeesNobodyOver(w) ==
    looks_at_over /\ "over" \in Locations => \E n \in MayRead(w, "over") : memory["over"][n].value = 0

\* Between jobs: its own deque, whose state it knows because it wrote or read all of it.
Pop(w) ==
    /\ at[w] = "pop"
    /\ LET n == IF Pushes = 0 THEN 0 ELSE Value(Deque[w]) IN
       \/ /\ n > 0 /\ (own_jobs_first \/ SeesNobodyOver(w))
          /\ Updates(w, views[w], Deque[w], n - 1) /\ Goes(w, "run")
       \/ /\ n = 0 /\ UNCHANGED <<memory, views>> /\ Goes(w, "search.begin")
       \/ /\ n > 0 /\ ~own_jobs_first /\ SeesOver(w) /\ UNCHANGED memory /\ Goes(w, "search.begin")
    /\ UNCHANGED <<sc, todo, searches, latch, pool, locked, left>>

SearchBegin(w) ==
    /\ at[w] = "search.begin"
    /\ \/ /\ Value("idle").searchers < allowed
          /\ Updates(w, views[w], "idle", Searching(1))
          /\ searches' = [searches EXCEPT ![w] = "self"]
          /\ Goes(w, "look")
       \/ /\ \E n \in MayRead(w, "idle") : memory["idle"][n].value.searchers >= allowed
          /\ Goes(w, GivingUp(w)[1])
          /\ UNCHANGED <<memory, views, searches>>
    /\ UNCHANGED <<sc, todo, latch, pool, locked, left>>

\* Looks at one place after the other, and may claim the job that it finds. A thread that has read an old
\* number learns the newest when its claim fails.
Look(w, site, claims, found, nothing) ==
    /\ at[w] = site
    /\ \E x \in IF todo[w] = {} THEN Places ELSE todo[w] : \E n \in MayRead(w, x) :
          IF memory[x][n].value > 0 /\ (Value(x) > 0 \/ ~claims)
          THEN /\ IF claims THEN Updates(w, Seeing(w, x, n), x, Value(x) - 1)
                  ELSE Sees(w, Seeing(w, x, n)) /\ UNCHANGED memory
               /\ todo' = [todo EXCEPT ![w] = {}]
               /\ Goes(w, found)
          ELSE LET m == IF memory[x][n].value > 0 THEN Newest(memory, x) ELSE n
                   others == (IF todo[w] = {} THEN Places ELSE todo[w]) \ {x}
               IN  /\ Sees(w, Seeing(w, x, m))
                   /\ todo' = [todo EXCEPT ![w] = others]
                   /\ IF others = {} THEN Goes(w, nothing) ELSE UNCHANGED at
                   /\ UNCHANGED memory
    /\ UNCHANGED <<sc, searches, latch, pool, locked, left>>

IsSet(w) == latch[w] \in {"set", "unseen"}

FirstLook(w) ==
    \/ /\ todo[w] # {} \/ (SeesNobodyOver(w) /\ pool.permit[w] \notin pool.parts)
       /\ Look(w, "look", TRUE, "search.end", GivingUp(w)[1])
    \/ /\ todo[w] = {} /\ (SeesNobodyOver(w) \/ Kept(pool, pool.permit[w]))
       /\ TakePart(w, "look", "search.end")
    \/ /\ at[w] = "look" /\ todo[w] = {}
       /\ \/ SeesOver(w) /\ ~Kept(pool, pool.permit[w]) /\ Goes(w, GivingUp(w)[1])
          \/ IsSet(w) /\ UNCHANGED views /\ Goes(w, "search.over")
       /\ UNCHANGED <<memory, sc, todo, searches, latch, pool, locked, left>>

\* A searcher has found a job. Others may be left.
SearchEnd(w) ==
    /\ at[w] = "search.end"
    /\ Updates(w, views[w], "idle", Searching(-1))
    /\ searches' = [searches EXCEPT ![w] = "no"]
    /\ Goes(w, IF wakes_next /\ Searching(-1).searchers = 0 /\ Value("idle").free > 0
               THEN "wake next" ELSE "run")
    /\ UNCHANGED <<sc, todo, latch, pool, locked, left>>

\* The wait of a searcher is over.
SearchOver(w) ==
    /\ at[w] = "search.over"
    /\ IF ends_search THEN Updates(w, views[w], "idle", Searching(-1)) ELSE UNCHANGED <<memory, views>>
    /\ searches' = [searches EXCEPT ![w] = "no"]
    /\ Goes(w, IF wakes_next /\ Searching(-1).searchers = 0 /\ Value("idle").free > 0
               THEN "wake over" ELSE "wait")
    /\ UNCHANGED <<sc, todo, latch, pool, locked, left>>

-----------------------------------------------------------------------------
(* A worker gives up its permit, because it has no job, or waits in one.      *)

\* Where it is without a permit.
Away(w) == IF latch[w] = "blocks" THEN "blocked" ELSE "park"
Parks(w) == IF w \in pool.asked /\ latch[w] = None THEN "settle" ELSE Away(w)

Announce(w) ==
    /\ at[w] = "sleep.announce"
    /\ LET n == IF searches[w] = "no" THEN 0 ELSE -1
           rests == Rests(pool, w)
           passes == pool.over # <<>> /\ over_first /\ ~Kept(pool, pool.permit[w])
           released == IF pool.permit[w] = None THEN Leaves(rests, w)
                       ELSE IF passes THEN Passes(rests, w) ELSE Frees(rests, w)
       IN  /\ Locks(w, released, n)
           /\ Goes(w, IF looks_for_parts /\ PartsFree(released) # {} THEN "sleep.part"
                      ELSE IF Len(released.free) > Len(pool.free)
                      THEN After(GivingUp(w), "sleep.announce", Parks(w))
                      ELSE IF w \in released.asked THEN "last look" ELSE Away(w))
    /\ searches' = [searches EXCEPT ![w] = "no"]
    /\ UNCHANGED <<sc, todo, latch, left>>

SleepPart(w) ==
    LET next == After(GivingUp(w), "sleep.announce", Parks(w)) IN WakeForPart(w, "sleep.part", next, next)

SleepFence(w) ==
    /\ at[w] = "sleep.fence"
    /\ Fences(w, sleep_fence)
    /\ Goes(w, After(GivingUp(w), "sleep.fence", Parks(w)))
    /\ UNCHANGED <<memory, todo, searches, latch, pool, locked, left>>

\* Checks whether there is a job anywhere. If so, wakes a thread, as the publisher of a job does.
LastLook(w) ==
    Look(w, "last look", FALSE,
         IF GivingUp(w)[1] = "last look" THEN Loop(w)
         ELSE IF last_look_wakes THEN "sleep.look" ELSE Away(w),
         After(GivingUp(w), "last look", Parks(w)))

SleepLook(w) == LookAtIdle(w, "sleep.look", "sleep.wake", Away(w))

\* After the shutdown was asked for, it has found nothing. Under the lock, it may still find nothing.
Settle(t) ==
    /\ at[t] = "settle"
    /\ LET idle == SelectSeq(pool.idle, LAMBDA v : ~Waiting(v))
           all == Len(idle) = Cardinality(Workers \ pool.spares)
           seen(x) == IF weak THEN Readable(memory, Locked(t), x) ELSE {Newest(memory, x)}
           none == \A x \in Places : \E n \in seen(x) : memory[x][n].value = 0
           ends == (all \/ ~others_are_heeded) /\ (none \/ ~looks_again) /\ pool.end = "asked"
       IN  Locks(t, IF ends THEN [pool EXCEPT !.end = "over"] ELSE pool, 0)
    /\ Goes(t, IF t \in Workers THEN "park" ELSE "idle")
    /\ UNCHANGED <<sc, todo, searches, latch, left>>

\* Parked until it has a permit, or the whole run is over. The thread that causes this unparks it.
\* With a permit, it has the view of the permit's last holder.
Park(w) ==
    /\ at[w] = "park"
    /\ pool.permit[w] # None \/ (pool.end = "over" /\ w \notin pool.spares)
    /\ Locks(w, pool, 0)
    /\ IF pool.end = "over" THEN Goes(w, "left") /\ UNCHANGED searches
       ELSE Goes(w, "look") /\ searches' = [searches EXCEPT ![w] = "chosen"]
    /\ UNCHANGED <<sc, todo, latch, left>>

\* Its wait is over. It takes itself off the idle threads, unless it was chosen.
GetUp(w) ==
    /\ at[w] = "park" /\ latch[w] = "set" /\ w \notin Chosen
    /\ IF pool.free # <<>> \/ runs_over_quota
       THEN Locks(w, GoesOn(pool, w), 0) /\ Goes(w, "wait") /\ UNCHANGED latch
       ELSE Locks(w, pool, 0) /\ latch' = [latch EXCEPT ![w] = "unseen"] /\ UNCHANGED at
    /\ UNCHANGED <<sc, todo, searches, left>>

\* A spare has had nothing to do for a while.
Retire(w) ==
    /\ spares_end /\ at[w] = "park" /\ pool.end # "over"
    /\ Cardinality(Workers \ pool.spares) > Cardinality(Permits)
    /\ IsIn(w, pool.idle) /\ ~Waiting(w)
    /\ Locks(w, [pool EXCEPT !.idle = Without(@, w), !.spares = @ \cup {w}], 0)
    /\ UNCHANGED <<sc, at, todo, searches, latch, left>>

-----------------------------------------------------------------------------
(* Waits, and the threads that end them.                                      *)

\* In the middle of a job, a worker begins to wait for its latch, or to block.
Wait(w) ==
    /\ at[w] = "run" /\ latch[w] = None
    /\ \/ /\ left.waits > 0 /\ left' = [left EXCEPT !.waits = @ - 1]
          /\ latch' = [latch EXCEPT ![w] = "open"] /\ Goes(w, "wait")
       \/ /\ left.blocks > 0 /\ left' = [left EXCEPT !.blocks = @ - 1]
          /\ latch' = [latch EXCEPT ![w] = "blocks"] /\ Goes(w, giving_up(TRUE)[1])
    /\ UNCHANGED <<memory, sc, views, todo, searches, pool, locked>>

\* It helps with a job, or sleeps. It may do both though somebody is over quota: it runs
\* the jobs that it waits for before it gives up its permit, and the others are not its own.
WaitLoop(w) ==
    /\ at[w] = "wait"
    /\ IF IsSet(w)
       THEN /\ Goes(w, "run") /\ latch' = [latch EXCEPT ![w] = None]
            /\ UNCHANGED <<memory, views>>
       ELSE /\ UNCHANGED latch
            /\ \/ Goes(w, "latch.sleep") /\ UNCHANGED <<memory, views>>
               \/ /\ \E x \in Places : Value(x) > 0 /\ Updates(w, views[w], x, Value(x) - 1)
                  /\ Goes(w, "run")
    /\ UNCHANGED <<sc, todo, searches, pool, locked, left>>

\* It registers, unless it has done so before, or the latch is set: then nobody unparks it.
LatchSleep(w) ==
    /\ at[w] = "latch.sleep"
    /\ latch' = [latch EXCEPT ![w] = IF @ = "open" THEN "registered"
                                    ELSE IF @ = "set" /\ ~looks_at_latch THEN "unseen" ELSE @]
    /\ Goes(w, GivingUp(w)[1])
    /\ UNCHANGED <<memory, sc, views, todo, searches, pool, locked, left>>

\* A job has ended, or an event outside has happened, and a thread waits for it.
Set(t) ==
    /\ at[t] = Rest(t) /\ (t \in Workers => jobs_end) /\ waits_end
    /\ \E v \in Workers :
          /\ latch[v] \in {"open", "registered"}
          /\ latch' = [latch EXCEPT ![v] = IF @ = "open" \/ setter_unparks THEN "set" ELSE "unseen"]
    /\ Goes(t, IF t \in Workers THEN Loop(t) ELSE "idle")
    /\ UNCHANGED <<memory, sc, views, todo, searches, pool, locked, left>>

\* A blocking call is over. A wait for others to take jobs may be over as well.
Unblock(w) ==
    /\ at[w] = "blocked" /\ waits_end
    /\ Locks(w, GoesOn(pool, w), 0)
    /\ Goes(w, "run") /\ latch' = [latch EXCEPT ![w] = None]
    /\ UNCHANGED <<sc, todo, searches, left>>

\* A job yields: it runs the part of its permit. It runs no other job.
Yield(w) ==
    /\ yields /\ latch[w] = None
    /\ \/ yield_runs /\ TakePart(w, "run", "run")
       \/ ~yield_runs /\ at[w] = "run" /\ UNCHANGED vars

-----------------------------------------------------------------------------
Publish(t) ==
    \/ Push(t) \/ PublishFence(t) \/ PublishLook(t)
    \/ Wake(t, "wake", After(publication, "publish.look", Rest(t)))

Worker(w) ==
    \/ Publish(w) \/ Finish(w) \/ Pop(w) \/ SearchBegin(w) \/ FirstLook(w) \/ SearchEnd(w)
    \/ Wake(w, "wake next", "run") \/ SearchOver(w) \/ Wake(w, "wake over", "wait")
    \/ Announce(w) \/ SleepFence(w) \/ LastLook(w) \/ SleepLook(w)
    \/ Wake(w, "sleep.wake", Away(w)) \/ Settle(w) \/ Park(w) \/ GetUp(w) \/ Wait(w)
    \/ WaitLoop(w) \/ LatchSleep(w) \/ Set(w) \/ Unblock(w)
    \/ SleepPart(w) \/ Yield(w)

Submitter(s) ==
    \/ Publish(s) \/ Set(s) \/ Settle(s)
    \/ Broadcast(s) \/ WakeForPart(s, "broadcast", "broadcast", "idle")

\* The thread that shuts down knows that all submits are over. It looks for jobs as a thread that rests.
ShutDown ==
    /\ shuts_down /\ pool.end = "open"
    /\ \A s \in Submitters : at[s] = "idle" /\ left.submits[s] = 0
    /\ LET s == CHOOSE s \in Submitters : TRUE
       IN  Locks(s, [pool EXCEPT !.end = "asked"], 0)
           /\ Goes(s, IF ~shutting_down_wakes THEN "idle" ELSE IF Queued THEN "publish.look" ELSE "settle")
    /\ UNCHANGED <<sc, todo, searches, latch, left>>

Done ==
    /\ \A w \in Workers :
          \/ at[w] = "left"
          \/ at[w] = "park" /\ pool.permit[w] = None /\ ~IsSet(w)
          \/ at[w] = "run" /\ ~jobs_end /\ left.pushes = 0
          \/ at[w] = "blocked" /\ ~waits_end
    /\ \A s \in Submitters : at[s] = "idle" /\ left.submits[s] = 0
    /\ left.broadcasts = 0 /\ pool.parts = {}
    /\ waits_end => \A w \in Workers : latch[w] = None
    /\ shuts_down => pool.end # "open"

Next ==
    \/ \E w \in Workers : Worker(w) \/ Retire(w)
    \/ \E s \in Submitters : Submitter(s)
    \/ ShutDown
    \/ Done /\ UNCHANGED vars

Spec == Init /\ [][Next]_vars

Fair ==
    /\ \A w \in Workers : WF_vars(Worker(w))
    /\ \A s \in Submitters : WF_vars(Submitter(s))
    /\ WF_vars(ShutDown)

FairSpec == Spec /\ Fair

\* Identifies states that differ only in messages that no thread can read any more: times count from
\* the oldest that somebody can.
Oldest == [x \in Locations |->
              CHOOSE n \in {views[t].cur[x] : t \in Threads} :
                  \A t \in Threads : n <= views[t].cur[x]]
Since(view) == [x \in Locations |-> Max(0, view[x] - Oldest[x])]
Recent ==
    IF ~weak THEN vars
    ELSE <<[x \in Locations |->
               [n \in {m - Oldest[x] : m \in {k \in DOMAIN memory[x] : k >= Oldest[x]}} |->
                   [value |-> memory[x][n + Oldest[x]].value,
                    view |-> Since(memory[x][n + Oldest[x]].view)]]],
           Since(sc.view),
           [t \in Threads |-> [cur |-> Since(views[t].cur), acq |-> Since(views[t].acq),
                               rel |-> Since(views[t].rel)]],
           Since(locked), at, todo, searches, latch, pool, left>>

\* All permutations of each of the three sets: a group, as TLC's count of states needs it.
Symmetry ==
    {w @@ p @@ s : w \in Permutations(Workers), p \in Permutations(Permits), s \in Permutations(Submitters)}

-----------------------------------------------------------------------------
(* The properties.                                                            *)

\* The threads that will look at all places, wake a thread, or wake a wanted one.
Minds(t) ==
    \/ at[t] \in {"publish.fence", "publish.look", "wake", "wake next", "pop", "search.begin",
                  "look", "search.end", "search.over", "wake over"} \/ Released(t)
    \/ t \in Chosen
    \/ at[t] = "sleep.announce" /\ (searches[t] # "no" \/ ~Waiting(t))

\* No permit is free that a thread could use, while a job is queued that nobody minds.
NoLostWakeup == Queued /\ Usable(pool) > 0 => \E t \in Threads : Minds(t)

\* No permit is free that a thread could use, while its part is queued.
NoPartForgotten ==
    PartsFree(pool) # {} /\ Candidates(pool) # {} =>
        \E t \in Threads : at[t] \in {"broadcast", "sleep.part"}

\* Each permit is free or somebody's. Those that run have one, or are over quota since they
\* were resumed. So no more run than there are permits and threads over quota.
Runs(w) == ~Released(w) /\ at[w] \notin {"settle", "park", "blocked", "left"}
AtMostPRun ==
    /\ \A p \in Permits :
          Cardinality({w \in Workers : pool.permit[w] = p})
              + Cardinality({n \in DOMAIN pool.free : pool.free[n] = p}) = 1
    /\ \A w \in Workers : Runs(w) => pool.permit[w] # None \/ IsIn(w, pool.over)
    /\ \A n \in DOMAIN pool.over :
          LET w == pool.over[n] IN
          /\ pool.permit[w] = None /\ Runs(w)
          /\ \A m \in DOMAIN pool.over : pool.over[m] = w => m = n

\* No thread is over quota while there is a free permit that it could have.
NoneOverWhileFree ==
    pool.over = <<>> \/ \A n \in DOMAIN pool.free : Kept(pool, pool.free[n])

\* A permit whose part is queued goes only to a thread that searches. Another might wait for the part.
PartsAreKept ==
    [][\A w \in Workers :
        pool'.permit[w] # pool.permit[w] /\ pool'.permit[w] \in pool.parts => w \in Chosen']_vars

\* A waiter whose latch is set looks at it.
NoneForgotten == \A w \in Workers : at[w] = "park" /\ w \notin Chosen => latch[w] # "unseen"

\* `idle` and `over` agree with the threads' states. Chosen threads count as searchers before they know.
IdleIsExact ==
    /\ Value("idle").free = Usable(pool)
    /\ Value("idle").searchers =
          Cardinality({w \in Workers : searches[w] # "no"} \cup Chosen)
    /\ "over" \in Locations => Value("over") = Len(pool.over)

\* Few search unless they were woken.
FewSearch == Cardinality({w \in Workers : searches[w] = "self"}) <= Most

\* When a thread leaves, nothing is left to do.
LeavesLast ==
    pool.end = "over" =>
        ~Queued /\ \A w \in Workers : at[w] = "left" \/ IsIn(w, pool.idle) \/ w \in pool.spares

EveryJobIsTaken == <>[](~Queued /\ \A s \in Submitters : left.submits[s] = 0)

\* And then all have nothing to do.
AllIsDone ==
    <>[](/\ ~Queued
         /\ \A s \in Submitters : left.submits[s] = 0
         /\ \A w \in Workers : at[w] = "park" /\ (IsIn(w, pool.idle) \/ w \in pool.spares))

EveryPartIsRun == <>[](left.broadcasts = 0 /\ pool.parts = {})

EveryoneResumes == \A w \in Workers : IsSet(w) ~> at[w] \in {"run", "wait"}

\* Nobody is over quota for ever, and in the end nobody is.
NoneOverForEver == \A w \in Workers : IsIn(w, pool.over) ~> ~IsIn(w, pool.over)
QuotaIsRestored == <>[](pool.over = <<>>)
AllLeave == <>(\A w \in Workers : at[w] = "left" \/ w \in pool.spares)
=============================================================================
