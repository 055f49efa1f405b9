------------------------------- MODULE Waiting -------------------------------
(* The jobs that a worker of the pool may run while it waits in `join` or in  *)
(* a scope: only those that it waits for (leapfrogging: Wagner & Calder,      *)
(* PPoPP 1993). It is also checked that programs end although only a few      *)
(* workers have permits to run.                                               *)
(*                                                                            *)
(* Each element of a deque carries the session in which it was pushed. A      *)
(* worker begins a new session when it begins a job that is not from its own  *)
(* deque, and notes the session in the job; afterwards, it returns to its     *)
(* session before. The session in which that job was pushed is the parent of  *)
(* the new one. Each worker has a table of the parents of its sessions in     *)
(* progress.                                                                  *)
(*                                                                            *)
(* A waiter for a stolen job takes, from any worker, only elements that were  *)
(* pushed in the noted session or in one that descends from it. It looks at   *)
(* the session of a worker's oldest element, climbs from parent to parent,    *)
(* one step each, and then claims the element. The claim fails if another     *)
(* thread has taken the element since. In the meantime, anything may change:  *)
(* the job may be done, and the places of the tables may be in use again.     *)
(*                                                                            *)
(* A job that is spawned into a scope carries the session of the scope's job, *)
(* whichever worker spawns it. So a waiter that helps may get jobs into its   *)
(* own deque that it waits for: it runs these first.                          *)
(*                                                                            *)
(* A waiter that finds nothing to help with gives up its permit and sleeps.   *)
(* When its wait is over, it goes on at once: with a free permit, or over     *)
(* quota until another thread passes its permit on. The details are in Sleep. *)
(*                                                                            *)
(* Deques come from AbstractDeque. Deques and tables are sequentially         *)
(* consistent.                                                                *)
EXTENDS Integers, Sequences, FiniteSets, TLC

CONSTANTS
    Workers,  \* the threads that there may be, spares and all
    permits,  \* how many of them may run
    places    \* of a table; the first is nobody's

-----------------------------------------------------------------------------
(* Programs: the actions of each job.                                         *)

Does(what, names) == [does |-> what, names |-> names]
Fork(j) == Does("fork", {j})
Join(j) == Does("join", {j})
Lock(l) == Does("lock", {l})
Unlock(l) == Does("unlock", {l})

\* A job in a scope, and the end of the scope, which has these jobs.
Spawn(j) == Does("spawn", {j})
EndOf(js) == Does("join", js)

\* A call that ends when it ends, in `blocking`. And one that ends when a job is done,
\* in `blocking` or not.
Call == Does("block", {})
BlockOn(j) == Does("block", {j})
WaitFor(j) == Does("wait", {j})

\* Two jobs that each hold the lock across joins: rayon#592.
TwoLocks ==
    "a" :> <<Lock("l"), Fork("b"), Fork("c"), Join("c"), Join("b"), Unlock("l")>> @@
    "b" :> <<Fork("d"), Join("d")>> @@ "c" :> <<>> @@ "d" :> <<>> @@
    "x" :> <<Lock("l"), Fork("y"), Join("y"), Unlock("l")>> @@ "y" :> <<>>

\* One join after the other, in jobs within jobs.
InTurn ==
    "a" :> <<Fork("b"), Join("b"), Fork("c"), Join("c")>> @@
    "b" :> <<Fork("d"), Join("d"), Fork("e"), Join("e")>> @@
    "c" :> <<>> @@ "d" :> <<>> @@ "e" :> <<>> @@ "x" :> <<Fork("y"), Join("y")>> @@ "y" :> <<>>

\* Several jobs in the deque at a time, in jobs within jobs.
Deep ==
    "a" :> <<Fork("b"), Fork("c"), Join("c"), Join("b")>> @@
    "b" :> <<Fork("d"), Fork("e"), Join("e"), Join("d")>> @@
    "c" :> <<Fork("f"), Join("f")>> @@ "d" :> <<Fork("g"), Join("g")>> @@
    "e" :> <<>> @@ "f" :> <<>> @@ "g" :> <<>>

\* Nested: the thread that waits for b finds g with the thread that runs d.
Chain ==
    "a" :> <<Fork("b"), Join("b")>> @@
    "b" :> <<Fork("d"), Fork("e"), Join("e"), Join("d")>> @@
    "d" :> <<Fork("g"), Join("g")>> @@ "e" :> <<Fork("f"), Join("f")>> @@
    "f" :> <<>> @@ "g" :> <<>>

\* Locks in order, in jobs within jobs.
InOrder ==
    "a" :> <<Lock("l"), Fork("b"), Join("b"), Unlock("l")>> @@
    "b" :> <<Lock("m"), Fork("c"), Join("c"), Unlock("m")>> @@ "c" :> <<>> @@
    "x" :> <<Lock("m"), Fork("y"), Join("y"), Unlock("m")>> @@ "y" :> <<>> @@
    "z" :> <<Lock("l"), Lock("m"), Unlock("m"), Unlock("l")>>

\* Jobs that block, one of them until another is done.
Blocks ==
    "a" :> <<Fork("b"), Call, Join("b"), BlockOn("x")>> @@ "b" :> <<Call>> @@
    "x" :> <<Fork("y"), Call, Join("y")>> @@ "y" :> <<BlockOn("b")>>

\* A job that waits for another, and keeps its permit.
Feeds ==
    "a" :> <<Fork("b"), Join("b")>> @@ "b" :> <<WaitFor("x")>> @@
    "x" :> <<Fork("y"), Join("y")>> @@ "y" :> <<>>

\* A lock held across a call.
LockedCall ==
    "a" :> <<Lock("l"), Call, Unlock("l")>> @@ "x" :> <<Lock("l"), Unlock("l")>>

\* A lock held across a scope, in which a job is spawned from within a join.
LockedScope ==
    "a" :> <<Lock("l"), Spawn("b"), EndOf({"b", "d"}), Unlock("l")>> @@
    "b" :> <<Fork("c"), Join("c")>> @@ "c" :> <<Spawn("d")>> @@ "d" :> <<>> @@
    "x" :> <<Lock("l"), Unlock("l")>> @@ "z" :> <<Lock("l"), Unlock("l")>>

\* A lock held across a join. The worker that waits there may help with the outer job of a
\* scope, which spawns the inner one.
HelpedScope ==
    "a" :> <<Lock("l"), Fork("b"), Join("b"), Unlock("l")>> @@
    "b" :> <<Spawn("c"), EndOf({"c", "d"})>> @@ "c" :> <<Spawn("d")>> @@ "d" :> <<>> @@
    "x" :> <<Lock("l"), Unlock("l")>> @@ "z" :> <<Lock("l"), Unlock("l")>>

\* A lock held across a call within a scope, in which a job is spawned from another.
LockedBoth ==
    "a" :> <<Lock("l"), Spawn("b"), Call, EndOf({"b", "d"}), Unlock("l")>> @@
    "b" :> <<Spawn("d")>> @@ "d" :> <<>> @@ "x" :> <<Lock("l"), Unlock("l")>>

(* Definitions that a claim replaces.                                         *)
program == TwoLocks
roots == {"a", "x"}

\* TRUE if a waiter gives up its permit; if a waiter whose wait is over goes on
\* without a permit; if a worker runs its own jobs before it passes its permit on; and if a
\* waiter first runs the jobs in its own deque that are part of what it waits for.
gives_up == TRUE
runs_over_quota == TRUE
own_jobs_first == TRUE
own_descendants_first == TRUE

\* TRUE if what is noted is in use; if a job that is not from the worker's own deque
\* gets a new session, when it is run by a waiter or not, and the place of one in progress
\* is left to it; if waiters take the descendants of the job that they wait for, or what that
\* descends from; and if a waiter may run any job, as in rayon.
checks_sessions == TRUE
renews(waits) == TRUE
UnlessWaiting(waits) == ~waits
Never(waits) == FALSE
keeps_places == TRUE
takes_descendants == TRUE
steals_anything == FALSE

\* TRUE if a thread starts only if a permit is free; if a permit that is given up goes to a
\* thread over quota; if a thief takes the oldest job; and if a worker works while jobs are queued.
starts_with_permit == TRUE
passes_on == TRUE
oldest_first == TRUE
works_on == TRUE

-----------------------------------------------------------------------------
Jobs == DOMAIN program
None == "none"

RECURSIVE Descends(_, _)
Descends(k, j) ==
    \/ k = j
    \/ \E n \in DOMAIN program[j] :
          program[j][n].does \in {"fork", "spawn"} /\ \E i \in program[j][n].names : Descends(k, i)

Locks == {"l", "m"}

NoSession == [by |-> None, count |-> 0]
NoHunt == [victim |-> None, index |-> 0, here |-> NoSession, there |-> NoSession]

VARIABLES
    queue,    \* the jobs that were submitted
    deque,    \* by worker, the elements, the oldest first
    top,      \* by worker, how many were stolen from it
    stack,    \* by worker, the jobs that it is in the middle of, the innermost last
    session,  \* by worker, its session, and how many there were
    parent,   \* by worker and place, the parent of the session that has the place
    noted,    \* by job, the session in which it was begun elsewhere than from its own deque
    hunt,     \* by worker, the element that it may take, and how far it has climbed
    done,
    holds,    \* the workers that have a permit
    over,     \* those that run without one
    called,   \* the threads whose blocking call is over
    holder    \* by lock, the job that has it

queues == <<queue, deque, top>>
sessions == <<session, parent, noted>>
permit == <<holds, over>>
vars == <<queues, stack, sessions, hunt, done, permit, called, holder>>


Init ==
    /\ queue = roots
    /\ deque = [w \in Workers |-> <<>>] /\ top = [w \in Workers |-> 0]
    /\ stack = [w \in Workers |-> <<>>]
    /\ session = [w \in Workers |-> [now |-> 0, last |-> 0]]
    /\ parent = [w \in Workers |-> [place \in 0 .. places - 1 |-> NoSession]]
    /\ noted = [j \in Jobs |-> NoSession]
    /\ hunt = [w \in Workers |-> NoHunt]
    /\ done = {} /\ holds = {} /\ over = {} /\ called = {}
    /\ holder = [l \in Locks |-> None]

Depth(w) == Len(stack[w])
Top(w) == stack[w][Depth(w)]
Step(w) == program[Top(w).job][Top(w).step]
At(w, what) ==
    /\ Depth(w) > 0 /\ Top(w).step <= Len(program[Top(w).job])
    /\ Step(w).does = what
Runs(w) == w \in holds \cup over
DoesNext(w, what) == Runs(w) /\ At(w, what)
Name(w) == CHOOSE name \in Step(w).names : TRUE

Stepped(w) == [stack EXCEPT ![w][Depth(w)].step = @ + 1]
Last(s) == s[Len(s)]
Now(w) == [by |-> w, count |-> session[w].now]

\* A job that is begun while another is awaited, or itself.
Frame(w, j, awaited) == [job |-> j, step |-> 1, session |-> session[w].now, awaited |-> awaited]
Awaited(w, j) == IF Depth(w) = 0 THEN {j} ELSE Step(w).names

Place(count) == count % places
Nowhere == 0

\* The number of a new session: with the lowest place that none in progress has, or nowhere. As sessions nest, that is
\* the number of sessions around it.
New(w) ==
    LET current == {session[w].now} \cup {stack[w][n].session : n \in 1 .. Depth(w)}
        taken == IF keeps_places THEN {Place(count) : count \in current \ {0}} ELSE {}
        free == (1 .. places - 1) \ taken
        left == {place \in free : \A other \in free : place <= other}
    IN  CHOOSE count \in session[w].last + 1 .. session[w].last + places :
            /\ Place(count) \in IF left = {} THEN {Nowhere} ELSE left
            /\ \A other \in session[w].last + 1 .. count - 1 :
                  Place(other) \notin IF left = {} THEN {Nowhere} ELSE left

\* A worker begins a job that is not from its own deque, and was pushed in that session.
Begin(w, j, pushed_in) ==
    LET renewed == renews(Depth(w) > 0)
        new == IF renewed THEN New(w) ELSE session[w].now
    IN  /\ stack' = [stack EXCEPT ![w] = Append(@, Frame(w, j, Awaited(w, j)))]
        /\ session' = [session EXCEPT ![w].now = new, ![w].last = IF renewed THEN new ELSE @]
        /\ parent' = IF renewed /\ Place(new) # Nowhere
                     THEN [parent EXCEPT ![w][Place(new)] = pushed_in] ELSE parent
        /\ noted' = [noted EXCEPT ![j] = [by |-> w, count |-> new]]
        /\ hunt' = [hunt EXCEPT ![w] = NoHunt]

DoLock(w) ==
    /\ DoesNext(w, "lock") /\ holder[Name(w)] = None
    /\ holder' = [holder EXCEPT ![Name(w)] = Top(w).job] /\ stack' = Stepped(w)
    /\ UNCHANGED <<queues, sessions, hunt, done, permit, called>>

DoUnlock(w) ==
    /\ DoesNext(w, "unlock")
    /\ holder' = [holder EXCEPT ![Name(w)] = None] /\ stack' = Stepped(w)
    /\ UNCHANGED <<queues, sessions, hunt, done, permit, called>>

\* The session of the job whose scope the spawned job is in.
SessionOf(w, n) ==
    [by |-> w, count |-> IF n = Depth(w) THEN session[w].now ELSE stack[w][n + 1].session]
EndsScopeOf(job, j) ==
    \E n \in DOMAIN program[job] : program[job][n].does = "join" /\ j \in program[job][n].names
ScopeSession(j) ==
    LET frames == {<<w, n>> \in Workers \X (1 .. Cardinality(Jobs)) :
                      n <= Depth(w) /\ EndsScopeOf(stack[w][n].job, j)}
        frame == CHOOSE frame \in frames : TRUE
    IN  SessionOf(frame[1], frame[2])

DoFork(w) ==
    /\ DoesNext(w, "fork") \/ DoesNext(w, "spawn")
    /\ LET j == Name(w)
           pushed_in == IF At(w, "fork") THEN Now(w) ELSE ScopeSession(j)
       IN  deque' = [deque EXCEPT ![w] = Append(@, [job |-> j, session |-> pushed_in])]
    /\ stack' = Stepped(w)
    /\ UNCHANGED <<queue, top, sessions, hunt, done, permit, called, holder>>

DoWait(w) ==
    /\ DoesNext(w, "wait") /\ Step(w).names \subseteq done
    /\ stack' = Stepped(w)
    /\ UNCHANGED <<queues, sessions, hunt, done, permit, called, holder>>

\* Where in its deque there are jobs that a worker waits for. Those above are not its own.
Own(w) == {n \in DOMAIN deque[w] : deque[w][n].job \in Step(w).names}
Without(s, n) == SubSeq(s, 1, n - 1) \o SubSeq(s, n + 1, Len(s))

\* The worker takes the n-th. If that is the oldest, it does so as a thief does.
Pops(w, n) ==
    /\ deque' = [deque EXCEPT ![w] = Without(@, n)]
    /\ top' = IF n = 1 THEN [top EXCEPT ![w] = @ + 1] ELSE top
    /\ LET j == deque[w][n].job
       IN  stack' = [stack EXCEPT ![w] = Append(@, Frame(w, j, Awaited(w, j)))]

\* The job is still there: the worker runs it.
JoinOwn(w) ==
    /\ DoesNext(w, "join") /\ Own(w) # {}
    /\ Pops(w, CHOOSE n \in Own(w) : \A m \in Own(w) : m <= n)
    /\ UNCHANGED <<queue, sessions, hunt, done, permit, called, holder>>

\* Where in its deque there are other jobs that are known to descend from one that it waits for.
RECURSIVE IsKnown(_, _)
IsKnown(here, there) ==
    LET next == parent[here.by][Place(here.count)]
    IN  here = there \/ (next # NoSession /\ IsKnown(next, there))
OwnParts(w) ==
    {n \in DOMAIN deque[w] : \E j \in Step(w).names :
        noted[j] # NoSession /\ IsKnown(deque[w][n].session, noted[j])}

IsOver(w) == IF At(w, "join") THEN Step(w).names \subseteq done ELSE w \in called

JoinDone(w) ==
    /\ DoesNext(w, "join") /\ Own(w) = {} /\ IsOver(w)
    /\ stack' = Stepped(w) /\ hunt' = [hunt EXCEPT ![w] = NoHunt]
    /\ UNCHANGED <<queues, sessions, done, permit, called, holder>>

\* A worker is to have no permit: it passes its own on, or leaves those over quota.
Stops(w) ==
    IF w \in over THEN over' = over \ {w} /\ UNCHANGED holds
    ELSE IF over = {} \/ ~passes_on THEN holds' = holds \ {w} /\ UNCHANGED over
    ELSE \E v \in over : holds' = (holds \ {w}) \cup {v} /\ over' = over \ {v}

\* It helped with a job that spawned this one into a scope.
HelpOwn(w) ==
    /\ own_descendants_first /\ DoesNext(w, "join") /\ Own(w) = {} /\ ~IsOver(w) /\ OwnParts(w) # {}
    /\ LET n == CHOOSE n \in OwnParts(w) : \A m \in OwnParts(w) : m <= n IN
       /\ deque' = [deque EXCEPT ![w] = Without(@, n)]
       /\ top' = IF n = 1 THEN [top EXCEPT ![w] = @ + 1] ELSE top
       /\ Begin(w, deque[w][n].job, deque[w][n].session)
    /\ UNCHANGED <<queue, done, permit, called, holder>>

\* The worker has found nothing for a while, or it blocks.
GiveUp(w) ==
    /\ \/ /\ DoesNext(w, "join") /\ gives_up /\ Own(w) = {} /\ ~IsOver(w)
          /\ own_descendants_first => OwnParts(w) = {}
       \/ DoesNext(w, "block") /\ w \notin called
    /\ Stops(w) /\ hunt' = [hunt EXCEPT ![w] = NoHunt]
    /\ UNCHANGED <<queues, stack, sessions, done, called, holder>>

\* The event for which it blocks has happened.
BlockEnds(w) ==
    /\ ~Runs(w) /\ At(w, "block") /\ w \notin called /\ Step(w).names \subseteq done
    /\ called' = called \cup {w}
    /\ UNCHANGED <<queues, stack, sessions, hunt, done, permit, holder>>

Free == Cardinality(holds) < permits

\* Its wait is over.
Resume(w) ==
    /\ ~Runs(w) /\ Depth(w) > 0 /\ IsOver(w)
    /\ \/ Free /\ holds' = holds \cup {w} /\ UNCHANGED over
       \/ ~Free /\ runs_over_quota /\ over' = over \cup {w} /\ UNCHANGED holds
    /\ UNCHANGED <<queues, stack, sessions, hunt, done, called, holder>>

BlockDone(w) ==
    /\ DoesNext(w, "block") /\ w \in called
    /\ called' = called \ {w} /\ stack' = Stepped(w)
    /\ UNCHANGED <<queues, sessions, hunt, done, permit, holder>>

Steal(w, v) ==
    /\ deque[v] # <<>>
    /\ LET n == IF oldest_first THEN 1 ELSE Len(deque[v]) IN
       /\ deque' = [deque EXCEPT ![v] = Without(@, n)] /\ top' = [top EXCEPT ![v] = @ + 1]
       /\ Begin(w, deque[v][n].job, deque[v][n].session)
    /\ UNCHANGED <<queue, done, permit, called, holder>>

TakeSubmitted(w) ==
    \E j \in queue :
        /\ queue' = queue \ {j} /\ Begin(w, j, NoSession)
        /\ UNCHANGED <<deque, top, done, permit, called, holder>>

\* A waiter looks at the oldest element of a worker's deque.
LookAt(w, v) ==
    /\ DoesNext(w, "join") /\ Own(w) = {} /\ hunt[w] = NoHunt /\ deque[v] # <<>>
    /\ \E j \in Step(w).names :
       /\ noted[j] # NoSession
       /\ LET pushed_in == Head(deque[v]).session
              awaited == noted[j]
              climb == IF takes_descendants THEN <<pushed_in, awaited>>
                       ELSE <<awaited, pushed_in>>
          IN  hunt' = [hunt EXCEPT ![w] =
                  [victim |-> v, index |-> top[v], here |-> climb[1],
                   there |-> IF checks_sessions THEN climb[2] ELSE climb[1]]]
    /\ UNCHANGED <<queues, stack, sessions, done, permit, called, holder>>

Climb(w) ==
    LET here == hunt[w].here
        next == parent[here.by][Place(here.count)]
    IN  /\ Runs(w) /\ hunt[w].here # hunt[w].there
        /\ hunt' = [hunt EXCEPT ![w] = IF next = NoSession THEN NoHunt
                                        ELSE [@ EXCEPT !.here = next]]
        /\ UNCHANGED <<queues, stack, sessions, done, permit, called, holder>>

Claim(w) ==
    /\ Runs(w) /\ hunt[w] # NoHunt /\ hunt[w].here = hunt[w].there
    /\ LET v == hunt[w].victim IN
       IF top[v] = hunt[w].index THEN Steal(w, v)
       ELSE /\ hunt' = [hunt EXCEPT ![w] = NoHunt]
            /\ UNCHANGED <<queues, stack, sessions, done, permit, called, holder>>

Leapfrog(w) == (\E v \in Workers : LookAt(w, v)) \/ Climb(w) \/ Claim(w)

WaitWithAnything(w) ==
    /\ steals_anything /\ DoesNext(w, "join") /\ Own(w) = {} /\ ~IsOver(w)
    /\ TakeSubmitted(w) \/ \E v \in Workers : Steal(w, v)

\* A worker with nothing to do is woken, or made.
Queued == queue # {} \/ \E v \in Workers : deque[v] # <<>>
Start(w) ==
    /\ Depth(w) = 0 /\ ~Runs(w) /\ (Free \/ ~starts_with_permit) /\ Queued
    /\ holds' = holds \cup {w}
    /\ UNCHANGED <<queues, stack, sessions, hunt, done, over, called, holder>>

\* Between jobs: it stops if there is none, or somebody is over quota, and begins with its own.
Look(w) ==
    /\ Depth(w) = 0 /\ Runs(w)
    /\ IF ~Queued \/ ~works_on \/ (over # {} /\ (own_jobs_first => deque[w] = <<>>))
       THEN Stops(w) /\ UNCHANGED <<queues, stack, sessions, hunt, done, called, holder>>
       ELSE IF deque[w] # <<>>
       THEN /\ Pops(w, Len(deque[w]))
            /\ UNCHANGED <<queue, sessions, hunt, done, permit, called, holder>>
       ELSE TakeSubmitted(w) \/ \E v \in Workers : Steal(w, v)

Finish(w) ==
    /\ Runs(w) /\ Depth(w) > 0 /\ Top(w).step > Len(program[Top(w).job])
    /\ done' = done \cup {Top(w).job}
    /\ stack' = [stack EXCEPT ![w] = SubSeq(@, 1, Len(@) - 1)]
    /\ session' = [session EXCEPT ![w].now = Top(w).session]
    /\ UNCHANGED <<queues, parent, noted, hunt, permit, called, holder>>

\* The actions of a worker, except the help of waiters.
Works(w) ==
    \/ DoLock(w) \/ DoUnlock(w) \/ DoFork(w) \/ DoWait(w) \/ JoinOwn(w) \/ JoinDone(w)
    \/ HelpOwn(w) \/ GiveUp(w) \/ BlockEnds(w) \/ Resume(w) \/ BlockDone(w) \/ WaitWithAnything(w)
    \/ Start(w) \/ Look(w) \/ Finish(w)

Worker(w) == Works(w) \/ Leapfrog(w)

Done == done = Jobs /\ holds = {} /\ over = {}

Next == (\E w \in Workers : Worker(w)) \/ (Done /\ UNCHANGED vars)

\* Waiters need not help.
Spec == Init /\ [][Next]_vars
FairSpec == Spec /\ \A w \in Workers : WF_vars(Works(w))

Symmetry == Permutations(Workers)

-----------------------------------------------------------------------------
(* The properties.                                                            *)

\* A job that a worker runs while it waits descends from a job that it waits for.
NothingForeign ==
    \A w \in Workers : \A n \in 1 .. Depth(w) :
        \E j \in stack[w][n].awaited : Descends(stack[w][n].job, j)

\* The jobs that a worker is in the middle of are a path of the tree of jobs, so its
\* stack is no deeper than that.
StackIsAPath ==
    \A w \in Workers : \A n \in 1 .. Depth(w) - 1 :
        stack[w][n + 1].job # stack[w][n].job /\ Descends(stack[w][n + 1].job, stack[w][n].job)

\* A thread that waits for a stolen job has nothing in its deque but what descends from that,
\* because all older elements were stolen before.
NothingElseIsOwn ==
    \A w \in Workers :
        At(w, "join") /\ Own(w) = {} /\ ~IsOver(w) =>
            \A n \in DOMAIN deque[w] : \E j \in Step(w).names : Descends(deque[w][n].job, j)

\* Those that run and have no permit are over quota, and then no permit is free.
AtMostPRun == Cardinality(holds) <= permits /\ holds \cap over = {}
NoneOverWhileFree == over = {} \/ Cardinality(holds) = permits

NoDeadlock == Done \/ \E w \in Workers : ENABLED Works(w)

EveryJobIsDone == <>Done
=============================================================================
