-------------------------------- MODULE Sleep --------------------------------
(* The way in which the threads of the pool sleep and are woken               *)
(* (pool/src/sleep.rs), under each memory of Memory. The bounds say how many  *)
(* permits, threads and submitters there are, and how many jobs, some of      *)
(* which wait.                                                                *)
(*                                                                            *)
(* A thread that runs has a permit. With Waiting::Own, threads hand them out  *)
(* (pool/src/own/quota.rs). By default, each thread has its own for life:     *)
(* there, a free permit only says that its thread is idle.                    *)
(*                                                                            *)
(* A place is the injector or a worker's deque. Only its number of jobs is    *)
(* modelled: that of the injector is one location, which each push and claim  *)
(* updates; the location of a deque has the number of its pushes, which its   *)
(* worker stores, and `taken` those of the claims on all deques. All accesses *)
(* to them are relaxed, so that only the protocol orders anything. Latches    *)
(* order nothing either. Any job that ends may set any latch, and so may any  *)
(* submitter, and a waiter may help with any job. A broadcast has a part for  *)
(* each permit. All are queued at once.                                       *)
EXTENDS Memory

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
(* relaxed. A fence is also "Light" or "Heavy", as in Memory.                 *)

publish_fence == "Light"
sleep_fence == "Heavy"

ASSUME AreOrders({publish_fence, sleep_fence})

\* FALSE if a heavy fence is one step. This has fewer states, but leaves out what threads do between
\* the fences of others.
fence_by_fence == TRUE

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

\* TRUE if a job ends, and does not keep its worker for ever; if waits end; if there is always
\* another job to submit; if spares end when they have nothing to do; and if jobs push into the
\* injector.
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

\* The deque of a worker has its name: symmetry would not exchange strings.
Deques == IF Pushes = 0 THEN {} ELSE Workers
Places == {"injector"} \cup Deques
Locations ==
    {"idle", "lock"} \cup (IF Waits + Blocks = 0 THEN {} ELSE {"over"}) \cup
    Places \cup (IF Deques = {} THEN {} ELSE {"taken"})

VARIABLES
    memory,    \* that of Memory
    at,        \* by thread, the site that it executes next
    todo,      \* by worker, the places that it has still to look at, or in a heavy fence, the
               \* threads that have still to execute one; all, if none
    searches,  \* by worker: if it counts as a searcher, and knows it: "self" or "chosen"
    latch,     \* by worker, the latch of its wait: "open", "registered", "set", or "unseen"
               \* if it is set and its waiter will not look again; or "blocks"
    pool,      \* the data under the lock
    left       \* the remaining actions: the jobs of each submitter, and the actions of jobs

vars == <<memory, at, todo, searches, latch, pool, left>>

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
                    CASE x = "idle" -> [free |-> 0, searchers |-> 0]
                      [] x = "taken" -> [w \in Workers |-> 0]
                      [] OTHER -> 0], Threads, {})
    /\ todo = [w \in Workers |-> {}]
    /\ searches = [w \in Workers |-> "no"]
    /\ latch = [w \in Workers |-> None]
    /\ left = [submits |-> [s \in Submitters |-> Submits], pushes |-> Pushes, waits |-> Waits,
                blocks |-> Blocks, broadcasts |-> Broadcasts]

-----------------------------------------------------------------------------
(* Memory.                                                                    *)

\* Memories that differ only in messages that no thread can read any more are one state.
Becomes(m) == memory' = Recent(m)

\* A relaxed read-modify-write.
Updates(t, x, op(_)) == \E r \in Rmws(memory, t, x, op, "Relaxed") : Becomes(r.memory)

\* The newest value, or number of jobs.
Value(x) == Latest(memory, x)
Jobs(x) == Value(x) - IF x \in Deques THEN Value("taken")[x] ELSE 0

Queued == \E x \in Places : Jobs(x) > 0

\* The numbers of jobs that this thread may find in a place, each with the memory after its look. A
\* number is too small, even negative, if pushes are not seen, and too large if claims are not.
Looks(m, t, x) ==
    IF x \notin Deques THEN Loads(m, t, x, "Relaxed")
    ELSE UNION {{[value |-> pushed.value - taken.value[x], memory |-> taken.memory] :
                    taken \in Loads(pushed.memory, t, "taken", "Relaxed")} :
                    pushed \in Loads(m, t, x, "Relaxed")}

\* The memories after it has claimed a job there. A thread whose claim fails looks again.
Claims(m, t, x) ==
    IF x \notin Deques
    THEN {r.memory : r \in {u \in Rmws(m, t, x, LAMBDA n : n - 1, "Relaxed") : u.value > 0}}
    ELSE UNION {{r.memory :
                    r \in {u \in Rmws(pushed.memory, t, "taken", LAMBDA n : [n EXCEPT ![x] = @ + 1],
                                      "Relaxed") :
                              u.value[x] < pushed.value}} :
                    pushed \in Loads(m, t, x, "Relaxed")}

Goes(t, site) == at' = [at EXCEPT ![t] = site]
Searching(n) == [Value("idle") EXCEPT !.searchers = @ + n]
Counts(t, n) == Updates(t, "idle", LAMBDA idle : [idle EXCEPT !.searchers = @ + n])

\* The successor of a site in a list of sites, or the successor of the last.
After(sites, site, last) ==
    LET n == CHOOSE n \in DOMAIN sites : sites[n] = site
    IN  IF n < Len(sites) THEN sites[n + 1] ELSE last

-----------------------------------------------------------------------------
(* Actions under the lock.                                                    *)

\* The number of permits that a thread can be given to look for a job.
Usable(p) == IF p.idle = <<>> /\ p.spares = {} THEN 0 ELSE Len(p.free)

\* A thread takes the lock, makes this of what it protects, adds this many searchers,
\* has `idle` and `over` say so, and releases the lock.
UnderLock(t, p, n) ==
    LET idle == [Searching(n) EXCEPT !.free = says_free(p, Usable(p))] IN
    /\ \E m \in Locks(memory, t, "lock") :
       \E counted \in IF idle = Value("idle") THEN {m}
                     ELSE {r.memory : r \in Rmws(m, t, "idle", LAMBDA old : idle, "Relaxed")} :
       \E said \in IF Len(p.over) = Len(pool.over) THEN {counted}
                  ELSE Stores(counted, t, "over", Len(p.over), "Relaxed") :
       \E unlocked \in Unlocks(said, t, "lock") : Becomes(unlocked)
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
    /\ IF t \in Workers /\ ~injects
       THEN \E r \in Loads(memory, t, t, "Relaxed") :
            \E m \in Stores(r.memory, t, t, r.value + 1, "Relaxed") : Becomes(m)
       ELSE Updates(t, "injector", LAMBDA n : n + 1)
    /\ Goes(t, After(publication, "push", Rest(t)))
    /\ UNCHANGED <<todo, searches, latch, pool>>

PublishFence(t) ==
    /\ PublishesAt(t, "publish.fence") /\ Begins(t)
    /\ \E m \in Fences(memory, t, publish_fence) : Becomes(m)
    /\ Goes(t, After(publication, "publish.fence", Rest(t)))
    /\ UNCHANGED <<todo, searches, latch, pool>>

\* The decision to wake a thread, after a job was published or seen.
LookAtIdle(t, site, wake, next) ==
    /\ at[t] = site
    /\ \E r \in Loads(memory, t, "idle", "Relaxed") :
          /\ Becomes(r.memory)
          /\ Goes(t, IF r.value.free > 0 /\ r.value.searchers = 0 THEN wake ELSE next)
    /\ UNCHANGED <<todo, searches, latch, pool, left>>

PublishLook(t) ==
    LookAtIdle(t, "publish.look", "wake", After(publication, "publish.look", Rest(t)))

Wake(t, site, next) ==
    /\ at[t] = site
    /\ \/ /\ Candidates(pool) = {}
          /\ UnderLock(t, IF puts_back \/ pool.free = <<>> THEN pool
                          ELSE [pool EXCEPT !.free = Front(@)], 0)
       \/ \E w \in Candidates(pool) : UnderLock(t, Woken(pool, w), 1)
    /\ Goes(t, next)
    /\ UNCHANGED <<todo, searches, latch, left>>

-----------------------------------------------------------------------------
(* The parts of broadcasts. Only the holder of a permit takes its part.       *)

PartsFree(p) == {n \in DOMAIN p.free : p.free[n] \in p.parts}

Broadcast(s) ==
    /\ at[s] = "idle" /\ left.broadcasts > 0
    /\ left' = [left EXCEPT !.broadcasts = @ - 1]
    /\ pool' = [pool EXCEPT !.parts = Permits]
    /\ Goes(s, "broadcast")
    /\ UNCHANGED <<memory, todo, searches, latch>>

\* Gives a free permit, whose part is queued, to a thread, and goes to `again`; or goes on.
WakeForPart(t, site, again, next) ==
    /\ at[t] = site
    /\ IF PartsFree(pool) = {} \/ Candidates(pool) = {}
       THEN UnderLock(t, pool, 0) /\ Goes(t, next)
       ELSE /\ Goes(t, again)
            /\ \E n \in PartsFree(pool) :
               \E w \in IF fixed THEN {w \in Workers : pool.home[w] = pool.free[n]} ELSE Candidates(pool) :
                  LET f == pool.free
                      last == SubSeq(f, 1, n - 1) \o SubSeq(f, n + 1, Len(f)) \o <<f[n]>>
                  IN  UnderLock(t, Woken([pool EXCEPT !.free = last], w), 1)
    /\ UNCHANGED <<todo, searches, latch, left>>

TakePart(w, site, next) ==
    /\ at[w] = site /\ pool.permit[w] \in pool.parts
    /\ pool' = [pool EXCEPT !.parts = @ \ {pool.permit[w]}]
    /\ Goes(w, next)
    /\ UNCHANGED <<memory, todo, searches, latch, left>>

-----------------------------------------------------------------------------
(* A worker that runs.                                                        *)

GivingUp(w) == giving_up(Waiting(w))

\* Where a worker goes on whose job has ended: in the wait in which it helped.
Loop(w) == IF Waiting(w) THEN "wait" ELSE "pop"

Finish(w) ==
    /\ at[w] = "run" /\ jobs_end /\ (yields => pool.parts = {})
    /\ Goes(w, Loop(w))
    /\ UNCHANGED <<memory, todo, searches, latch, pool, left>>

\* The memories after it has looked for threads over quota, and seen some, or none. It may be one of
\* them itself.
LooksOver(w) == looks_at_over /\ "over" \in Locations
SeesOver(w) ==
    IF ~LooksOver(w) THEN {}
    ELSE {r.memory : r \in {l \in Loads(memory, w, "over", "Relaxed") : l.value > 0}}
SeesNobodyOver(w) ==
    IF ~LooksOver(w) THEN {memory}
    ELSE {r.memory : r \in {l \in Loads(memory, w, "over", "Relaxed") : l.value = 0}}

\* Between jobs: its own deque, whose state it knows.
Pop(w) ==
    /\ at[w] = "pop"
    /\ \/ /\ w \in Deques
          /\ \E m \in IF own_jobs_first THEN {memory} ELSE SeesNobodyOver(w) :
             \E n \in Claims(m, w, w) : Becomes(n)
          /\ Goes(w, "run")
       \/ /\ IF w \in Deques
             THEN \E r \in Looks(memory, w, w) : r.value = 0 /\ Becomes(r.memory)
             ELSE UNCHANGED memory
          /\ Goes(w, "search.begin")
       \/ /\ ~own_jobs_first /\ w \in Deques /\ Claims(memory, w, w) # {}
          /\ \E m \in SeesOver(w) : Becomes(m)
          /\ Goes(w, "search.begin")
    /\ UNCHANGED <<todo, searches, latch, pool, left>>

SearchBegin(w) ==
    /\ at[w] = "search.begin"
    /\ \/ /\ Value("idle").searchers < allowed
          /\ Counts(w, 1)
          /\ searches' = [searches EXCEPT ![w] = "self"]
          /\ Goes(w, "look")
       \/ /\ \E r \in Loads(memory, w, "idle", "Relaxed") :
                r.value.searchers >= allowed /\ Becomes(r.memory)
          /\ Goes(w, GivingUp(w)[1])
          /\ UNCHANGED searches
    /\ UNCHANGED <<todo, latch, pool, left>>

\* Looks at one place after the other, and may claim the job that it finds.
Look(w, m, site, claims, found, nothing) ==
    /\ at[w] = site
    /\ \E x \in IF todo[w] = {} THEN Places ELSE todo[w] :
          LET others == (IF todo[w] = {} THEN Places ELSE todo[w]) \ {x}
              looks == Looks(m, w, x)
          IN  \/ /\ \E n \in IF claims THEN Claims(m, w, x)
                             ELSE {r.memory : r \in {l \in looks : l.value > 0}} : Becomes(n)
                 /\ todo' = [todo EXCEPT ![w] = {}]
                 /\ Goes(w, found)
              \/ /\ \E r \in looks : r.value <= 0 /\ Becomes(r.memory)
                 /\ todo' = [todo EXCEPT ![w] = others]
                 /\ IF others = {} THEN Goes(w, nothing) ELSE UNCHANGED at
    /\ UNCHANGED <<searches, latch, pool, left>>

IsSet(w) == latch[w] \in {"set", "unseen"}

FirstLook(w) ==
    \/ /\ todo[w] # {} \/ pool.permit[w] \notin pool.parts
       /\ \E m \in IF todo[w] # {} THEN {memory} ELSE SeesNobodyOver(w) :
             Look(w, m, "look", TRUE, "search.end", GivingUp(w)[1])
    \/ /\ todo[w] = {} /\ (SeesNobodyOver(w) # {} \/ Kept(pool, pool.permit[w]))
       /\ TakePart(w, "look", "search.end")
    \/ /\ at[w] = "look" /\ todo[w] = {}
       /\ \/ /\ ~Kept(pool, pool.permit[w]) /\ \E m \in SeesOver(w) : Becomes(m)
             /\ Goes(w, GivingUp(w)[1])
          \/ IsSet(w) /\ UNCHANGED memory /\ Goes(w, "search.over")
       /\ UNCHANGED <<todo, searches, latch, pool, left>>

\* A searcher has found a job. Others may be left.
SearchEnd(w) ==
    /\ at[w] = "search.end"
    /\ Counts(w, -1)
    /\ searches' = [searches EXCEPT ![w] = "no"]
    /\ Goes(w, IF wakes_next /\ Searching(-1).searchers = 0 /\ Value("idle").free > 0
               THEN "wake next" ELSE "run")
    /\ UNCHANGED <<todo, latch, pool, left>>

\* The wait of a searcher is over.
SearchOver(w) ==
    /\ at[w] = "search.over"
    /\ IF ends_search THEN Counts(w, -1) ELSE UNCHANGED memory
    /\ searches' = [searches EXCEPT ![w] = "no"]
    /\ Goes(w, IF wakes_next /\ Searching(-1).searchers = 0 /\ Value("idle").free > 0
               THEN "wake over" ELSE "wait")
    /\ UNCHANGED <<todo, latch, pool, left>>

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
       IN  /\ UnderLock(w, released, n)
           /\ Goes(w, IF looks_for_parts /\ PartsFree(released) # {} THEN "sleep.part"
                      ELSE IF Len(released.free) > Len(pool.free)
                      THEN After(GivingUp(w), "sleep.announce", Parks(w))
                      ELSE IF w \in released.asked THEN "last look" ELSE Away(w))
    /\ searches' = [searches EXCEPT ![w] = "no"]
    /\ UNCHANGED <<todo, latch, left>>

SleepPart(w) ==
    LET next == After(GivingUp(w), "sleep.announce", Parks(w)) IN WakeForPart(w, "sleep.part", next, next)

\* The fence of a sleeper: the threads that are left to execute one, and the memory after it. A heavy
\* fence finds one thread after the other, with steps of all threads in between. As one step, it finds
\* them in any order.
RECURSIVE Heavy(_, _, _)
Heavy(m, w, qs) ==
    LET next == HeavyFences(m, w, qs) IN
    IF fence_by_fence THEN next
    ELSE UNION {IF f.left = {} THEN {f} ELSE Heavy(f.memory, w, f.left) : f \in next}
Sleeps(w) ==
    IF sleep_fence = "Heavy" THEN Heavy(memory, w, IF todo[w] = {} THEN Threads \ {w} ELSE todo[w])
    ELSE {[left |-> {}, memory |-> m] : m \in Fences(memory, w, sleep_fence)}

SleepFence(w) ==
    /\ at[w] = "sleep.fence"
    /\ \E f \in Sleeps(w) :
          /\ Becomes(f.memory)
          /\ todo' = [todo EXCEPT ![w] = f.left]
          /\ IF f.left # {} THEN UNCHANGED at
             ELSE Goes(w, After(GivingUp(w), "sleep.fence", Parks(w)))
    /\ UNCHANGED <<searches, latch, pool, left>>

\* Checks whether there is a job anywhere. If so, wakes a thread, as the publisher of a job does.
LastLook(w) ==
    Look(w, memory, "last look", FALSE,
         IF GivingUp(w)[1] = "last look" THEN Loop(w)
         ELSE IF last_look_wakes THEN "sleep.look" ELSE Away(w),
         After(GivingUp(w), "last look", Parks(w)))

SleepLook(w) == LookAtIdle(w, "sleep.look", "sleep.wake", Away(w))

\* After the shutdown was asked for, it has found nothing. Under the lock, it may still find nothing.
Settle(t) ==
    /\ at[t] = "settle"
    /\ LET idle == SelectSeq(pool.idle, LAMBDA v : ~Waiting(v))
           all == Len(idle) = Cardinality(Workers \ pool.spares)
           none == \E m \in Locks(memory, t, "lock") :
                       \A x \in Places : \E r \in Looks(m, t, x) : r.value <= 0
           ends == (all \/ ~others_are_heeded) /\ (none \/ ~looks_again) /\ pool.end = "asked"
       IN  UnderLock(t, IF ends THEN [pool EXCEPT !.end = "over"] ELSE pool, 0)
    /\ Goes(t, IF t \in Workers THEN "park" ELSE "idle")
    /\ UNCHANGED <<todo, searches, latch, left>>

\* Parked until it has a permit, or the whole run is over. The thread that causes this unparks it.
\* With a permit, it has the view of the permit's last holder.
Park(w) ==
    /\ at[w] = "park"
    /\ pool.permit[w] # None \/ (pool.end = "over" /\ w \notin pool.spares)
    /\ UnderLock(w, pool, 0)
    /\ IF pool.end = "over" THEN Goes(w, "left") /\ UNCHANGED searches
       ELSE Goes(w, "look") /\ searches' = [searches EXCEPT ![w] = "chosen"]
    /\ UNCHANGED <<todo, latch, left>>

\* Its wait is over. It takes itself off the idle threads, unless it was chosen.
GetUp(w) ==
    /\ at[w] = "park" /\ latch[w] = "set" /\ w \notin Chosen
    /\ IF pool.free # <<>> \/ runs_over_quota
       THEN UnderLock(w, GoesOn(pool, w), 0) /\ Goes(w, "wait") /\ UNCHANGED latch
       ELSE UnderLock(w, pool, 0) /\ latch' = [latch EXCEPT ![w] = "unseen"] /\ UNCHANGED at
    /\ UNCHANGED <<todo, searches, left>>

\* A spare has had nothing to do for a while.
Retire(w) ==
    /\ spares_end /\ at[w] = "park" /\ pool.end # "over"
    /\ Cardinality(Workers \ pool.spares) > Cardinality(Permits)
    /\ IsIn(w, pool.idle) /\ ~Waiting(w)
    /\ UnderLock(w, [pool EXCEPT !.idle = Without(@, w), !.spares = @ \cup {w}], 0)
    /\ UNCHANGED <<at, todo, searches, latch, left>>

-----------------------------------------------------------------------------
(* Waits, and the threads that end them.                                      *)

\* In the middle of a job, a worker begins to wait for its latch, or to block.
Wait(w) ==
    /\ at[w] = "run" /\ latch[w] = None
    /\ \/ /\ left.waits > 0 /\ left' = [left EXCEPT !.waits = @ - 1]
          /\ latch' = [latch EXCEPT ![w] = "open"] /\ Goes(w, "wait")
       \/ /\ left.blocks > 0 /\ left' = [left EXCEPT !.blocks = @ - 1]
          /\ latch' = [latch EXCEPT ![w] = "blocks"] /\ Goes(w, giving_up(TRUE)[1])
    /\ UNCHANGED <<memory, todo, searches, pool>>

\* It helps with a job, or sleeps. It may do both though somebody is over quota: it runs
\* the jobs that it waits for before it gives up its permit, and the others are not its own.
WaitLoop(w) ==
    /\ at[w] = "wait"
    /\ IF IsSet(w)
       THEN /\ Goes(w, "run") /\ latch' = [latch EXCEPT ![w] = None]
            /\ UNCHANGED memory
       ELSE /\ UNCHANGED latch
            /\ \/ Goes(w, "latch.sleep") /\ UNCHANGED memory
               \/ /\ \E x \in Places : \E m \in Claims(memory, w, x) : Becomes(m)
                  /\ Goes(w, "run")
    /\ UNCHANGED <<todo, searches, pool, left>>

\* It registers, unless it has done so before, or the latch is set: then nobody unparks it.
LatchSleep(w) ==
    /\ at[w] = "latch.sleep"
    /\ latch' = [latch EXCEPT ![w] = IF @ = "open" THEN "registered"
                                    ELSE IF @ = "set" /\ ~looks_at_latch THEN "unseen" ELSE @]
    /\ Goes(w, GivingUp(w)[1])
    /\ UNCHANGED <<memory, todo, searches, pool, left>>

\* A job has ended, or an event outside has happened, and a thread waits for it.
Set(t) ==
    /\ at[t] = Rest(t) /\ (t \in Workers => jobs_end) /\ waits_end
    /\ \E v \in Workers :
          /\ latch[v] \in {"open", "registered"}
          /\ latch' = [latch EXCEPT ![v] = IF @ = "open" \/ setter_unparks THEN "set" ELSE "unseen"]
    /\ Goes(t, IF t \in Workers THEN Loop(t) ELSE "idle")
    /\ UNCHANGED <<memory, todo, searches, pool, left>>

\* A blocking call is over. A wait for others to take jobs may be over as well.
Unblock(w) ==
    /\ at[w] = "blocked" /\ waits_end
    /\ UnderLock(w, GoesOn(pool, w), 0)
    /\ Goes(w, "run") /\ latch' = [latch EXCEPT ![w] = None]
    /\ UNCHANGED <<todo, searches, left>>

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
       IN  UnderLock(s, [pool EXCEPT !.end = "asked"], 0)
           /\ Goes(s, IF ~shutting_down_wakes THEN "idle" ELSE IF Queued THEN "publish.look" ELSE "settle")
    /\ UNCHANGED <<todo, searches, latch, left>>

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

\* A step of the memory itself.
Drain ==
    /\ \E m \in Internal(memory) : Becomes(m)
    /\ UNCHANGED <<at, todo, searches, latch, pool, left>>

Next ==
    \/ \E w \in Workers : Worker(w) \/ Retire(w)
    \/ \E s \in Submitters : Submitter(s)
    \/ ShutDown \/ Drain
    \/ Done /\ UNCHANGED vars

Spec == Init /\ [][Next]_vars

Fair ==
    /\ \A w \in Workers : WF_vars(Worker(w))
    /\ \A s \in Submitters : WF_vars(Submitter(s))
    /\ WF_vars(ShutDown) /\ WF_vars(Drain)

FairSpec == Spec /\ Fair

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

\* `idle`, and `over` while nobody has the lock, agree with the threads' states. Chosen threads count
\* as searchers before they know.
IdleIsExact ==
    /\ Value("idle").free = Usable(pool)
    /\ Value("idle").searchers =
          Cardinality({w \in Workers : searches[w] # "no"} \cup Chosen)
    /\ "over" \in Locations /\ Value("lock") = 0 => Value("over") = Len(pool.over)

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
