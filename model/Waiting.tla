------------------------------- MODULE Waiting -------------------------------
(* What a worker of the pool may run while it waits in `join`: only what it   *)
(* waits for (leapfrogging: Wagner & Calder, PPoPP 1993).                     *)
(*                                                                            *)
(* Each element of a deque carries the session in which it was pushed. A      *)
(* worker takes a new session when it begins a job that is not from its own   *)
(* deque, and notes that in the job; the one before comes back afterwards.    *)
(* The session in which that job was pushed is the parent of the new one.     *)
(* Each worker has a table of the parents of its sessions in progress.        *)
(*                                                                            *)
(* A waiter for a job that was stolen takes from anybody what was pushed in   *)
(* the session that is noted, or in one that descends from it, and nothing    *)
(* else. It looks at the session of somebody's oldest element, climbs from    *)
(* parent to parent, a step each, and then claims the element: in vain, if    *)
(* somebody has taken that since. Meanwhile anything may change: the job may  *)
(* be done, and the places of the tables be in use again.                     *)
(*                                                                            *)
(* Deques are as AbstractDeque says, and sequentially consistent. So are the  *)
(* tables.                                                                    *)
EXTENDS Integers, Sequences, FiniteSets, TLC

CONSTANTS Workers, places  \* of a table; the first is nobody's

-----------------------------------------------------------------------------
(* Programs: what each job does.                                              *)

Fork(j) == [does |-> "fork", job |-> j]
Join(j) == [does |-> "join", job |-> j]
Lock == [does |-> "lock", job |-> "none"]
Unlock == [does |-> "unlock", job |-> "none"]

\* Two jobs that each hold the lock across joins: rayon#592.
TwoLocks ==
    "a" :> <<Lock, Fork("b"), Fork("c"), Join("c"), Join("b"), Unlock>> @@
    "b" :> <<Fork("d"), Join("d")>> @@ "c" :> <<>> @@ "d" :> <<>> @@
    "x" :> <<Lock, Fork("y"), Join("y"), Unlock>> @@ "y" :> <<>>

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

\* One within the other: who waits for b finds g with whoever runs d.
Chain ==
    "a" :> <<Fork("b"), Join("b")>> @@
    "b" :> <<Fork("d"), Fork("e"), Join("e"), Join("d")>> @@
    "d" :> <<Fork("g"), Join("g")>> @@ "e" :> <<Fork("f"), Join("f")>> @@
    "f" :> <<>> @@ "g" :> <<>>

(* What a claim replaces.                                                     *)
program == TwoLocks
roots == {"a", "x"}

\* Whether what is noted is in use; and whether a job that is not from the worker's
\* own deque gets a new session, when it is run by a waiter or not.
checks_sessions == TRUE
renews(waits) == TRUE
UnlessWaiting(waits) == ~waits
Never(waits) == FALSE

\* Whether the place of a session in progress is left to it; and whether waiters take what
\* descends from what they wait for, or what that descends from.
keeps_places == TRUE
takes_descendants == TRUE

\* Whether a waiter may run anything, as in rayon.
steals_anything == FALSE

-----------------------------------------------------------------------------
Jobs == DOMAIN program
None == "none"

RECURSIVE Descends(_, _)
Descends(k, j) ==
    \/ k = j
    \/ \E n \in DOMAIN program[j] :
          program[j][n].does = "fork" /\ Descends(k, program[j][n].job)

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
    holder    \* the job that has the lock

vars == <<queue, deque, top, stack, session, parent, noted, hunt, done, holder>>

Init ==
    /\ queue = roots
    /\ deque = [w \in Workers |-> <<>>] /\ top = [w \in Workers |-> 0]
    /\ stack = [w \in Workers |-> <<>>]
    /\ session = [w \in Workers |-> [now |-> 0, last |-> 0]]
    /\ parent = [w \in Workers |-> [place \in 0 .. places - 1 |-> NoSession]]
    /\ noted = [j \in Jobs |-> NoSession]
    /\ hunt = [w \in Workers |-> NoHunt]
    /\ done = {} /\ holder = None

Depth(w) == Len(stack[w])
Top(w) == stack[w][Depth(w)]
Step(w) == program[Top(w).job][Top(w).step]
Does(w, what) ==
    /\ Depth(w) > 0 /\ Top(w).step <= Len(program[Top(w).job])
    /\ Step(w).does = what

Stepped(w) == [stack EXCEPT ![w][Depth(w)].step = @ + 1]
Last(s) == s[Len(s)]
Now(w) == [by |-> w, count |-> session[w].now]

\* A job that is begun while another is awaited, or itself.
Frame(w, j, awaited) == [job |-> j, step |-> 1, session |-> session[w].now, awaited |-> awaited]
Awaited(w, j) == IF Depth(w) = 0 THEN j ELSE Step(w).job

Place(count) == count % places
Nowhere == 0

\* The number of a new session: with a place that none in progress has, or nowhere.
New(w) ==
    LET current == {session[w].now} \cup {stack[w][n].session : n \in 1 .. Depth(w)}
        taken == IF keeps_places THEN {Place(count) : count \in current \ {0}} ELSE {}
        left == (1 .. places - 1) \ taken
    IN  CHOOSE count \in session[w].last + 1 .. session[w].last + places :
            /\ Place(count) \in IF left = {} THEN {Nowhere} ELSE left
            /\ \A other \in session[w].last + 1 .. count - 1 :
                  Place(other) \notin IF left = {} THEN {Nowhere} ELSE left

\* A worker begins a job that is not from its own deque, and was pushed in that session.
Begin(w, j, pushed_in) ==
    LET renewed == renews(Depth(w) > 0)
        new == IF renewed THEN New(w) ELSE session[w].now
    IN  /\ stack' = [stack EXCEPT ![w] = Append(@, Frame(w, j, Awaited(w, j)))]
        /\ session' = [session EXCEPT ![w] = [now |-> new, last |-> IF renewed THEN new ELSE @.last]]
        /\ parent' = IF renewed /\ Place(new) # Nowhere
                     THEN [parent EXCEPT ![w][Place(new)] = pushed_in] ELSE parent
        /\ noted' = [noted EXCEPT ![j] = [by |-> w, count |-> new]]
        /\ hunt' = [hunt EXCEPT ![w] = NoHunt]

DoLock(w) ==
    /\ Does(w, "lock") /\ holder = None
    /\ holder' = Top(w).job /\ stack' = Stepped(w)
    /\ UNCHANGED <<queue, deque, top, session, parent, noted, hunt, done>>

DoUnlock(w) ==
    /\ Does(w, "unlock")
    /\ holder' = None /\ stack' = Stepped(w)
    /\ UNCHANGED <<queue, deque, top, session, parent, noted, hunt, done>>

DoFork(w) ==
    /\ Does(w, "fork")
    /\ deque' = [deque EXCEPT ![w] = Append(@, [job |-> Step(w).job, session |-> Now(w)])]
    /\ stack' = Stepped(w)
    /\ UNCHANGED <<queue, top, session, parent, noted, hunt, done, holder>>

IsOwn(w) == deque[w] # <<>> /\ Last(deque[w]).job = Step(w).job

\* The job is still there: the worker runs it. The last element is taken as a thief does.
JoinOwn(w) ==
    /\ Does(w, "join") /\ IsOwn(w)
    /\ deque' = [deque EXCEPT ![w] = SubSeq(@, 1, Len(@) - 1)]
    /\ top' = IF Len(deque[w]) = 1 THEN [top EXCEPT ![w] = @ + 1] ELSE top
    /\ stack' = [stack EXCEPT ![w] = Append(@, Frame(w, Step(w).job, Step(w).job))]
    /\ UNCHANGED <<queue, session, parent, noted, hunt, done, holder>>

JoinDone(w) ==
    /\ Does(w, "join") /\ ~IsOwn(w) /\ Step(w).job \in done
    /\ stack' = Stepped(w) /\ hunt' = [hunt EXCEPT ![w] = NoHunt]
    /\ UNCHANGED <<queue, deque, top, session, parent, noted, done, holder>>

Steal(w, v) ==
    /\ deque[v] # <<>>
    /\ deque' = [deque EXCEPT ![v] = Tail(@)] /\ top' = [top EXCEPT ![v] = @ + 1]
    /\ Begin(w, Head(deque[v]).job, Head(deque[v]).session)
    /\ UNCHANGED <<queue, done, holder>>

TakeSubmitted(w) ==
    \E j \in queue :
        queue' = queue \ {j} /\ Begin(w, j, NoSession) /\ UNCHANGED <<deque, top, done, holder>>

\* A waiter looks at somebody's oldest element.
LookAt(w, v) ==
    /\ Does(w, "join") /\ ~IsOwn(w) /\ hunt[w] = NoHunt
    /\ noted[Step(w).job] # NoSession /\ deque[v] # <<>>
    /\ LET pushed_in == Head(deque[v]).session
           awaited == noted[Step(w).job]
           climb == IF takes_descendants THEN <<pushed_in, awaited>> ELSE <<awaited, pushed_in>>
       IN  hunt' = [hunt EXCEPT ![w] =
               [victim |-> v, index |-> top[v], here |-> climb[1],
                there |-> IF checks_sessions THEN climb[2] ELSE climb[1]]]
    /\ UNCHANGED <<queue, deque, top, stack, session, parent, noted, done, holder>>

Climb(w) ==
    LET here == hunt[w].here
        next == parent[here.by][Place(here.count)]
    IN  /\ hunt[w].here # hunt[w].there
        /\ hunt' = [hunt EXCEPT ![w] = IF next = NoSession THEN NoHunt ELSE [@ EXCEPT !.here = next]]
        /\ UNCHANGED <<queue, deque, top, stack, session, parent, noted, done, holder>>

Claim(w) ==
    /\ hunt[w] # NoHunt /\ hunt[w].here = hunt[w].there
    /\ LET v == hunt[w].victim IN
       IF top[v] = hunt[w].index THEN Steal(w, v)
       ELSE /\ hunt' = [hunt EXCEPT ![w] = NoHunt]
            /\ UNCHANGED <<queue, deque, top, stack, session, parent, noted, done, holder>>

Leapfrog(w) == (\E v \in Workers : LookAt(w, v)) \/ Climb(w) \/ Claim(w)

WaitWithAnything(w) ==
    /\ steals_anything /\ Does(w, "join") /\ ~IsOwn(w) /\ Step(w).job \notin done
    /\ TakeSubmitted(w) \/ \E v \in Workers : Steal(w, v)

Look(w) ==
    /\ Depth(w) = 0
    /\ TakeSubmitted(w) \/ \E v \in Workers : Steal(w, v)

Finish(w) ==
    /\ Depth(w) > 0 /\ Top(w).step > Len(program[Top(w).job])
    /\ done' = done \cup {Top(w).job}
    /\ stack' = [stack EXCEPT ![w] = SubSeq(@, 1, Len(@) - 1)]
    /\ session' = [session EXCEPT ![w].now = Top(w).session]
    /\ UNCHANGED <<queue, deque, top, parent, noted, hunt, holder>>

\* What a worker does, but for the help of waiters.
Works(w) ==
    \/ DoLock(w) \/ DoUnlock(w) \/ DoFork(w) \/ JoinOwn(w) \/ JoinDone(w)
    \/ WaitWithAnything(w) \/ Look(w) \/ Finish(w)

Worker(w) == Works(w) \/ Leapfrog(w)

Done == done = Jobs /\ \A w \in Workers : stack[w] = <<>>

NextStep == (\E w \in Workers : Worker(w)) \/ (Done /\ UNCHANGED vars)

\* Waiters need not help.
Spec == Init /\ [][NextStep]_vars
FairSpec == Spec /\ \A w \in Workers : WF_vars(Works(w))

Symmetry == Permutations(Workers)

-----------------------------------------------------------------------------
(* What must hold.                                                            *)

\* What a worker runs while it waits descends from what it waits for.
NothingForeign ==
    \A w \in Workers : \A n \in 1 .. Depth(w) : Descends(stack[w][n].job, stack[w][n].awaited)

\* The jobs that a worker is in the middle of are a path of the tree of jobs, so its
\* stack is no deeper than that.
StackIsAPath ==
    \A w \in Workers : \A n \in 1 .. Depth(w) - 1 :
        stack[w][n + 1].job # stack[w][n].job /\ Descends(stack[w][n + 1].job, stack[w][n].job)

\* Whoever waits for a job that was stolen has an empty deque, for what was older was
\* stolen before.
NothingElseIsOwn ==
    \A w \in Workers :
        Does(w, "join") /\ ~IsOwn(w) /\ Step(w).job \notin done => deque[w] = <<>>

NoDeadlock == Done \/ \E w \in Workers : ENABLED Works(w)

EveryJobIsDone == <>Done
=============================================================================
