------------------------------- MODULE Waiting -------------------------------
(* What a worker of the pool may run while it waits in `join`: only what it   *)
(* waits for (leapfrogging: Wagner & Calder, PPoPP 1993).                     *)
(*                                                                            *)
(* Each element of a deque carries the session in which it was pushed. A      *)
(* worker takes a new session when it begins a job that is not from its own   *)
(* deque, and notes that in the job; the one before comes back afterwards. A  *)
(* waiter for a job that was stolen takes from the thief what has the session *)
(* that is noted, and nothing else. It may be late: the job may be done, and  *)
(* the thief be at something else.                                            *)
(*                                                                            *)
(* Deques are as AbstractDeque says, and sequentially consistent. A steal     *)
(* reads the session before it claims; the claim succeeds if nobody has taken *)
(* the element since, so both are one step here.                              *)
EXTENDS Integers, Sequences, FiniteSets, TLC

CONSTANT Workers

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

(* What a .cfg replaces.                                                      *)
program == TwoLocks
roots == {"a", "x"}

\* Whether what is noted is in use; and whether a job that is not from the worker's
\* own deque gets a new session, when it is run by a waiter or not.
checks_sessions == TRUE
renews(waits) == TRUE
UnlessWaiting(waits) == ~waits
Never(waits) == FALSE

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

VARIABLES
    queue,    \* the jobs that were submitted
    deque,    \* by worker, the elements, the oldest first
    stack,    \* by worker, the jobs that it is in the middle of, the innermost last
    session,  \* by worker, its session, and how many there were
    noted,    \* by job, who has begun it elsewhere than from its own deque, and in which session
    done,
    holder    \* the job that has the lock

vars == <<queue, deque, stack, session, noted, done, holder>>

Init ==
    /\ queue = roots
    /\ deque = [w \in Workers |-> <<>>]
    /\ stack = [w \in Workers |-> <<>>]
    /\ session = [w \in Workers |-> [now |-> 0, last |-> 0]]
    /\ noted = [j \in Jobs |-> [by |-> None, session |-> 0]]
    /\ done = {} /\ holder = None

Depth(w) == Len(stack[w])
Top(w) == stack[w][Depth(w)]
Step(w) == program[Top(w).job][Top(w).step]
Does(w, what) ==
    /\ Depth(w) > 0 /\ Top(w).step <= Len(program[Top(w).job])
    /\ Step(w).does = what

Stepped(w) == [stack EXCEPT ![w][Depth(w)].step = @ + 1]
Last(s) == s[Len(s)]

\* A job that is begun while another is awaited, or itself.
Frame(w, j, awaited) == [job |-> j, step |-> 1, session |-> session[w].now, awaited |-> awaited]
Awaited(w, j) == IF Depth(w) = 0 THEN j ELSE Step(w).job

\* A worker begins a job that is not from its own deque.
Begin(w, j) ==
    LET new == IF renews(Depth(w) > 0) THEN session[w].last + 1 ELSE session[w].now IN
    /\ stack' = [stack EXCEPT ![w] = Append(@, Frame(w, j, Awaited(w, j)))]
    /\ session' = [session EXCEPT ![w] = [now |-> new, last |-> IF new > @.last THEN new ELSE @.last]]
    /\ noted' = [noted EXCEPT ![j] = [by |-> w, session |-> new]]

DoLock(w) ==
    /\ Does(w, "lock") /\ holder = None
    /\ holder' = Top(w).job /\ stack' = Stepped(w)
    /\ UNCHANGED <<queue, deque, session, noted, done>>

DoUnlock(w) ==
    /\ Does(w, "unlock")
    /\ holder' = None /\ stack' = Stepped(w)
    /\ UNCHANGED <<queue, deque, session, noted, done>>

DoFork(w) ==
    /\ Does(w, "fork")
    /\ deque' = [deque EXCEPT ![w] = Append(@, [job |-> Step(w).job, session |-> session[w].now])]
    /\ stack' = Stepped(w)
    /\ UNCHANGED <<queue, session, noted, done, holder>>

IsOwn(w) == deque[w] # <<>> /\ Last(deque[w]).job = Step(w).job

\* The job is still there: the worker runs it.
JoinOwn(w) ==
    /\ Does(w, "join") /\ IsOwn(w)
    /\ deque' = [deque EXCEPT ![w] = SubSeq(@, 1, Len(@) - 1)]
    /\ stack' = [stack EXCEPT ![w] = Append(@, Frame(w, Step(w).job, Step(w).job))]
    /\ UNCHANGED <<queue, session, noted, done, holder>>

JoinDone(w) ==
    /\ Does(w, "join") /\ ~IsOwn(w) /\ Step(w).job \in done
    /\ stack' = Stepped(w)
    /\ UNCHANGED <<queue, deque, session, noted, done, holder>>

Steal(w, v) ==
    /\ deque[v] # <<>>
    /\ deque' = [deque EXCEPT ![v] = Tail(@)]
    /\ Begin(w, Head(deque[v]).job)
    /\ UNCHANGED <<queue, done, holder>>

TakeSubmitted(w) ==
    \E j \in queue : queue' = queue \ {j} /\ Begin(w, j) /\ UNCHANGED <<deque, done, holder>>

Leapfrog(w) ==
    /\ Does(w, "join") /\ ~IsOwn(w)
    /\ LET note == noted[Step(w).job] IN
       /\ note.by # None
       /\ deque[note.by] # <<>>
       /\ checks_sessions => Head(deque[note.by]).session = note.session
       /\ Steal(w, note.by)

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
    /\ UNCHANGED <<queue, deque, noted, holder>>

Worker(w) ==
    \/ DoLock(w) \/ DoUnlock(w) \/ DoFork(w) \/ JoinOwn(w) \/ JoinDone(w) \/ Leapfrog(w)
    \/ WaitWithAnything(w) \/ Look(w) \/ Finish(w)

Done == done = Jobs /\ \A w \in Workers : stack[w] = <<>>

NextStep == (\E w \in Workers : Worker(w)) \/ (Done /\ UNCHANGED vars)

Spec == Init /\ [][NextStep]_vars
FairSpec == Spec /\ \A w \in Workers : WF_vars(Worker(w))

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

NoDeadlock == Done \/ \E w \in Workers : ENABLED Worker(w)

EveryJobIsDone == <>Done
=============================================================================
