-------------------------------- MODULE Sleep --------------------------------
(* How the workers of the pool sleep (pool/src/sleep.rs), in the memory model *)
(* of C++20 and Rust (Views), or under sequential consistency: any number of  *)
(* workers and submitters, and bounded jobs.                                  *)
(*                                                                            *)
(* A place, which is the injector or a worker's deque, is the number of its   *)
(* jobs: whoever reads that there are some, claims one. All accesses to it    *)
(* are relaxed, so that nothing but the protocol orders.                      *)
EXTENDS Sequences, Views

CONSTANTS
    Workers, Submitters,  \* their names
    Submits,              \* how many jobs each submitter has
    Pushes                \* how many jobs the jobs push, together

-----------------------------------------------------------------------------
(* What a claim replaces: first the sites that are fences. The others are     *)
(* relaxed. A fence is also "Light" or "Heavy", as in ChaseLevViews.          *)

publish_fence == "Light"
sleep_fence == "Heavy"

publication == <<"push", "publish.fence", "publish.look">>
NotifyFirst == <<"publish.fence", "publish.look", "push">>

falling_asleep == <<"sleep.announce", "sleep.fence", "last look">>
LookEarly == <<"last look", "sleep.announce", "sleep.fence">>

\* How many a searcher wakes that finds a job: if it was the last, and if it may
\* see more; and whether who finds one at its last look counts as a searcher there.
wakes_next == 1
wakes_more == {}
Two == {2}
withdrawing_wakes == TRUE

\* Whether a thread may see old values.
weak == FALSE

\* Whether a job ends, or has its worker for ever.
jobs_end == TRUE

\* Whether the pool is shut down after the last submit; whether all sleepers look
\* again then; and who must have found nothing before a worker may leave.
shuts_down == FALSE
shutting_down_wakes == TRUE
must_settle(w) == Workers
Alone(w) == {w}

\* The most that search by themselves.
Most == (Cardinality(Workers) + 1) \div 2

-----------------------------------------------------------------------------
Threads == Workers \cup Submitters
Deque == [w \in Workers |-> "deque " \o ToString(w)]
Places == {"injector"} \cup (IF Pushes = 0 THEN {} ELSE {Deque[w] : w \in Workers})
Locations == {"idle"} \cup Places

VARIABLES
    memory, sc, views,  \* as in Views, and by thread
    at,        \* by thread, the site that it executes next
    todo,      \* by worker, the places that it has still to look at
    searches,  \* by worker, whether it counts as a searcher, and knows: "self" or "chosen"
    wakes,     \* by thread, how many it has still to wake
    sees,      \* the workers that have announced after the shutdown was asked for
    list,      \* the sleepers, in the order of their announcements
    settled,   \* those of them that have found nothing after that
    locked,    \* what has been seen by who had the lock of the list
    tokens,    \* the workers that have a token
    end,       \* how far the shutdown is
    submits,   \* by submitter, how many jobs it has still to submit
    pushes     \* how many jobs can still be pushed

vars == <<memory, sc, views, at, todo, searches, wakes, sees, list, settled, locked, tokens,
          end, submits, pushes>>

Init ==
    /\ memory = NewMemory([x \in Locations |->
                    IF x = "idle" THEN [sleepers |-> 0, searchers |-> 0] ELSE 0])
    /\ sc = NewOrder(Locations, {})
    /\ views = TLCEval([t \in Threads |-> NewThread(Locations)])
    /\ at = [t \in Threads |-> IF t \in Workers THEN "pop" ELSE "idle"]
    /\ todo = [w \in Workers |-> {}]
    /\ searches = [w \in Workers |-> "no"] /\ sees = {} /\ list = <<>> /\ settled = {} /\ tokens = {}
    /\ wakes = [t \in Threads |-> 0]
    /\ locked = NoView(Locations)
    /\ end = "open"
    /\ submits = [s \in Submitters |-> Submits] /\ pushes = Pushes

-----------------------------------------------------------------------------
(* Memory.                                                                    *)

Value(x) == memory[x][Newest(memory, x)].value

\* What this thread may read.
MayRead(t, x) == IF weak THEN Readable(memory, views[t], x) ELSE {Newest(memory, x)}
Seeing(t, x, n) == IF weak THEN Read(memory, views[t], x, n, "Relaxed") ELSE views[t]

\* A relaxed read-modify-write by a thread with these views.
Rmw(view, x, value) ==
    IF weak THEN Update(memory, view, x, Newest(memory, x), value, "Relaxed")
    ELSE [memory |-> [memory EXCEPT ![x] = 0 :> [value |-> value, view |-> NoView(Locations)]],
          thread |-> view]

\* A thread that has taken the lock.
Locking(t) ==
    IF weak THEN [views[t] EXCEPT !.cur = Join(@, locked), !.acq = Join(@, locked)]
    ELSE views[t]

Unlocks(view) == locked' = IF weak THEN view.cur ELSE locked

Counts(sleepers, searchers) ==
    [sleepers |-> Value("idle").sleepers + sleepers, searchers |-> Value("idle").searchers + searchers]

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

\* What follows a site in a list of them, or what follows the last.
After(sites, site, last) ==
    LET n == CHOOSE n \in DOMAIN sites : sites[n] = site
    IN  IF n < Len(sites) THEN sites[n + 1] ELSE last

-----------------------------------------------------------------------------
(* Who has a job for others: a submitter, or a worker whose job pushes one.   *)

Rest(t) == IF t \in Workers THEN "run" ELSE "idle"
Has(t) == IF t \in Workers THEN pushes > 0 ELSE submits[t] > 0

PublishesAt(t, site) ==
    \/ at[t] = site
    \/ at[t] = Rest(t) /\ Has(t) /\ publication[1] = site

\* What it has to do before it may go on: it cannot begin twice.
Begins(t) ==
    IF at[t] # Rest(t) THEN UNCHANGED <<submits, pushes>>
    ELSE IF t \in Workers THEN pushes' = pushes - 1 /\ UNCHANGED submits
    ELSE submits' = [submits EXCEPT ![t] = @ - 1] /\ UNCHANGED pushes

Push(t) ==
    /\ PublishesAt(t, "push") /\ Begins(t)
    /\ LET x == IF t \in Workers THEN Deque[t] ELSE "injector"
           w == Rmw(views[t], x, Value(x) + 1)
       IN  memory' = w.memory /\ Sees(t, w.thread)
    /\ Goes(t, After(publication, "push", Rest(t)))
    /\ UNCHANGED <<sc, todo, searches, wakes, sees, list, settled, locked, tokens, end>>

PublishFence(t) ==
    /\ PublishesAt(t, "publish.fence") /\ Begins(t)
    /\ Fences(t, publish_fence)
    /\ Goes(t, After(publication, "publish.fence", Rest(t)))
    /\ UNCHANGED <<memory, todo, searches, wakes, sees, list, settled, locked, tokens, end>>

PublishLook(t) ==
    /\ at[t] = "publish.look"
    /\ \E n \in MayRead(t, "idle") :
          LET idle == memory["idle"][n].value
              wanted == idle.sleepers > 0 /\ idle.searchers = 0
          IN  /\ Sees(t, Seeing(t, "idle", n))
              /\ wakes' = [wakes EXCEPT ![t] = IF wanted THEN 1 ELSE 0]
              /\ Goes(t, IF wanted THEN "wake" ELSE After(publication, "publish.look", Rest(t)))
    /\ UNCHANGED <<memory, sc, todo, searches, sees, list, settled, locked, tokens, end, submits,
                   pushes>>

\* The last to have announced that it sleeps.
Wake(t) ==
    /\ at[t] \in {"wake", "wake next"}
    /\ LET locks == Locking(t)
           chosen == list[Len(list)]
           u == Rmw(locks, "idle", Counts(-1, 1))
           none == list = <<>>
           view == IF none THEN locks ELSE u.thread
       IN  /\ memory' = IF none THEN memory ELSE u.memory
           /\ Sees(t, view) /\ Unlocks(view)
           /\ list' = IF none THEN list ELSE SubSeq(list, 1, Len(list) - 1)
           /\ settled' = IF none THEN settled ELSE settled \ {chosen}
           /\ tokens' = IF none THEN tokens ELSE tokens \cup {chosen}
    /\ wakes' = [wakes EXCEPT ![t] = @ - 1]
    /\ Goes(t, IF wakes[t] > 1 THEN at[t]
               ELSE IF at[t] = "wake" THEN After(publication, "publish.look", Rest(t))
               ELSE "run")
    /\ UNCHANGED <<sc, todo, searches, sees, end, submits, pushes>>

-----------------------------------------------------------------------------
(* A worker.                                                                  *)

Finish(w) ==
    /\ at[w] = "run" /\ jobs_end
    /\ Goes(w, "pop")
    /\ UNCHANGED <<memory, sc, views, todo, searches, wakes, sees, list, settled, locked, tokens,
                   end, submits, pushes>>

\* Its own deque, of which it has written all or read what others did.
Pop(w) ==
    /\ at[w] = "pop"
    /\ LET n == IF Pushes = 0 THEN 0 ELSE Value(Deque[w])
           u == Rmw(views[w], Deque[w], n - 1)
       IN  IF n > 0 THEN memory' = u.memory /\ Sees(w, u.thread) /\ Goes(w, "run")
           ELSE UNCHANGED <<memory, views>> /\ Goes(w, "search.begin")
    /\ UNCHANGED <<sc, todo, searches, wakes, sees, list, settled, locked, tokens, end, submits,
                   pushes>>

SearchBegin(w) ==
    /\ at[w] = "search.begin"
    /\ \/ /\ Value("idle").searchers < Most
          /\ LET u == Rmw(views[w], "idle", Counts(0, 1)) IN memory' = u.memory /\ Sees(w, u.thread)
          /\ searches' = [searches EXCEPT ![w] = "self"]
          /\ todo' = [todo EXCEPT ![w] = Places]
          /\ Goes(w, "look")
       \/ /\ \E n \in MayRead(w, "idle") : memory["idle"][n].value.searchers >= Most
          /\ todo' = [todo EXCEPT ![w] = Places]
          /\ Goes(w, falling_asleep[1])
          /\ UNCHANGED <<memory, views, searches>>
    /\ UNCHANGED <<sc, wakes, sees, list, settled, locked, tokens, end, submits, pushes>>

\* One place after the other. Whoever has read an old number learns the newest
\* when its claim fails.
Look(w, site, found, nothing) ==
    /\ at[w] = site
    /\ \E x \in todo[w] : \E n \in MayRead(w, x) :
          IF memory[x][n].value > 0 /\ Value(x) > 0
          THEN LET u == Rmw(Seeing(w, x, n), x, Value(x) - 1) IN
               /\ memory' = u.memory /\ Sees(w, u.thread)
               /\ todo' = [todo EXCEPT ![w] = {}]
               /\ Goes(w, found)
          ELSE LET m == IF memory[x][n].value > 0 THEN Newest(memory, x) ELSE n IN
               /\ Sees(w, Seeing(w, x, m))
               /\ IF todo[w] = {x} THEN todo' = [todo EXCEPT ![w] = Places] /\ Goes(w, nothing)
                  ELSE todo' = [todo EXCEPT ![w] = @ \ {x}] /\ UNCHANGED at
               /\ UNCHANGED memory
    /\ UNCHANGED <<sc, searches, wakes, sees, list, settled, locked, tokens, end, submits, pushes>>

FirstLook(w) == Look(w, "look", "search.end", falling_asleep[1])

LastLook(w) ==
    Look(w, "last look",
         IF falling_asleep[1] # "last look" THEN "sleep.withdraw"
         ELSE IF searches[w] # "no" THEN "search.end" ELSE "run",
         After(falling_asleep, "last look", IF w \in sees THEN "settle" ELSE "park"))

\* After a job was found, and the counts are these.
Then(w, idle) ==
    \E n \in IF idle.sleepers = 0 THEN {0}
             ELSE wakes_more \cup {IF idle.searchers = 0 THEN wakes_next ELSE 0} :
       /\ wakes' = [wakes EXCEPT ![w] = n]
       /\ Goes(w, IF n > 0 THEN "wake next" ELSE "run")

SearchEnd(w) ==
    /\ at[w] = "search.end"
    /\ LET u == Rmw(views[w], "idle", Counts(0, -1)) IN memory' = u.memory /\ Sees(w, u.thread)
    /\ searches' = [searches EXCEPT ![w] = "no"]
    /\ Then(w, Counts(0, -1))
    /\ UNCHANGED <<sc, todo, sees, list, settled, locked, tokens, end, submits, pushes>>

Announce(w) ==
    /\ at[w] = "sleep.announce"
    /\ LET u == Rmw(Locking(w), "idle", Counts(1, IF searches[w] = "no" THEN 0 ELSE -1)) IN
       memory' = u.memory /\ Sees(w, u.thread) /\ Unlocks(u.thread)
    /\ list' = Append(list, w)
    /\ searches' = [searches EXCEPT ![w] = "no"]
    /\ sees' = IF end = "open" THEN sees ELSE sees \cup {w}
    /\ Goes(w, "sleep.fence")
    /\ UNCHANGED <<sc, todo, wakes, settled, tokens, end, submits, pushes>>

SleepFence(w) ==
    /\ at[w] = "sleep.fence"
    /\ Fences(w, sleep_fence)
    /\ Goes(w, After(falling_asleep, "sleep.fence", IF w \in sees THEN "settle" ELSE "park"))
    /\ UNCHANGED <<memory, todo, searches, wakes, sees, list, settled, locked, tokens, end, submits,
                   pushes>>

Listed(w) == \E n \in DOMAIN list : list[n] = w

Withdraw(w) ==
    /\ at[w] = "sleep.withdraw"
    /\ LET counts == IF Listed(w) THEN Counts(-1, 0) ELSE Counts(0, -1)
           u == Rmw(Locking(w), "idle", counts)
       IN  /\ memory' = u.memory /\ Sees(w, u.thread) /\ Unlocks(u.thread)
           /\ IF withdrawing_wakes \/ ~Listed(w) THEN Then(w, counts)
              ELSE Goes(w, "run") /\ UNCHANGED wakes
    /\ list' = SelectSeq(list, LAMBDA v : v # w)
    /\ UNCHANGED <<sc, todo, searches, sees, settled, tokens, end, submits, pushes>>

\* After the shutdown was asked for, it has found nothing.
Settle(w) ==
    /\ at[w] = "settle"
    /\ LET now == IF Listed(w) THEN settled \cup {w} ELSE settled
           over == must_settle(w) \subseteq now
       IN  /\ settled' = now
           /\ end' = IF over THEN "over" ELSE end
           /\ tokens' = IF over THEN Workers ELSE tokens
           /\ Goes(w, IF over THEN "left" ELSE "park")
    /\ Sees(w, Locking(w)) /\ Unlocks(Locking(w))
    /\ UNCHANGED <<memory, sc, todo, searches, wakes, sees, list, submits, pushes>>

\* A token may be from earlier.
Park(w) ==
    /\ at[w] = "park" /\ w \in tokens
    /\ tokens' = tokens \ {w}
    /\ Goes(w, IF end = "over" THEN "left" ELSE IF Listed(w) THEN "park" ELSE "look")
    /\ searches' = IF end = "over" \/ Listed(w) THEN searches ELSE [searches EXCEPT ![w] = "chosen"]
    /\ todo' = [todo EXCEPT ![w] = Places]
    /\ Sees(w, Locking(w)) /\ Unlocks(Locking(w))
    /\ UNCHANGED <<memory, sc, wakes, sees, list, settled, end, submits, pushes>>

Worker(w) ==
    \/ Push(w) \/ PublishFence(w) \/ PublishLook(w) \/ Wake(w) \/ Finish(w) \/ Pop(w)
    \/ SearchBegin(w) \/ FirstLook(w) \/ SearchEnd(w) \/ Announce(w) \/ SleepFence(w)
    \/ LastLook(w) \/ Withdraw(w) \/ Settle(w) \/ Park(w)

-----------------------------------------------------------------------------
Submitter(s) == Push(s) \/ PublishFence(s) \/ PublishLook(s) \/ Wake(s)

\* Who shuts down knows that all submits are over.
ShutDown ==
    /\ shuts_down /\ end = "open"
    /\ \A s \in Submitters : at[s] = "idle" /\ submits[s] = 0
    /\ end' = "asked"
    /\ LET s == CHOOSE s \in Submitters : TRUE
           n == Len(list)
           u == Rmw(Locking(s), "idle", Counts(-n, n))
       IN  IF shutting_down_wakes
           THEN /\ memory' = u.memory /\ Sees(s, u.thread) /\ Unlocks(u.thread)
                /\ list' = <<>> /\ tokens' = tokens \cup {list[i] : i \in DOMAIN list}
           ELSE UNCHANGED <<memory, views, locked, list, tokens>>
    /\ UNCHANGED <<sc, at, todo, searches, wakes, sees, settled, submits, pushes>>

Done ==
    /\ \A w \in Workers :
          \/ at[w] = "left"
          \/ at[w] = "park" /\ w \notin tokens
          \/ at[w] = "run" /\ ~jobs_end /\ pushes = 0
    /\ \A s \in Submitters : at[s] = "idle" /\ submits[s] = 0
    /\ shuts_down => end # "open"

NextStep ==
    \/ \E w \in Workers : Worker(w)
    \/ \E s \in Submitters : Submitter(s)
    \/ ShutDown
    \/ Done /\ UNCHANGED vars

Spec == Init /\ [][NextStep]_vars

Fair ==
    /\ \A w \in Workers : WF_vars(Worker(w))
    /\ \A s \in Submitters : WF_vars(Submitter(s))
    /\ WF_vars(ShutDown)

FairSpec == Spec /\ Fair

\* What is the same but for messages that nobody can read any more: times count from
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
           Since(locked), at, todo, searches, wakes, sees, list, settled, tokens, end, submits,
           pushes>>

Symmetry == Permutations(Workers) \cup Permutations(Submitters)

-----------------------------------------------------------------------------
(* What must hold.                                                            *)

Queued == \E x \in Places : Value(x) > 0
Asleep(w) == at[w] = "park" /\ Listed(w)

\* Who will look at all places, or wake somebody, or wake whoever is wanted.
Minds(t) ==
    \/ at[t] \in {"publish.fence", "publish.look", "wake", "wake next", "pop", "search.begin",
                  "look", "last look", "search.end", "sleep.announce", "sleep.fence",
                  "sleep.withdraw"}
    \/ at[t] = "park" /\ ~Listed(t)

\* Nobody sleeps while a job is queued that nobody minds.
NoLostWakeup == Queued /\ (\E w \in Workers : Asleep(w)) => \E t \in Threads : Minds(t)

\* `idle` is what it says: the sleepers, and those that search or were chosen to.
Announced(w) == at[w] \in {"sleep.fence", "last look", "sleep.withdraw", "settle", "park"}
IdleIsExact ==
    /\ Value("idle").sleepers = Len(list)
    /\ Value("idle").searchers =
          Cardinality({w \in Workers : searches[w] # "no" \/ (Announced(w) /\ ~Listed(w))})

\* Few search unless they were woken.
FewSearch == Cardinality({w \in Workers : searches[w] = "self"}) <= Most

\* Whoever leaves leaves nothing to do.
LeavesLast ==
    (\E w \in Workers : at[w] = "left") => ~Queued /\ \A w \in Workers : at[w] \in {"park", "left"}

EveryJobIsTaken == <>[](~Queued /\ \A s \in Submitters : submits[s] = 0)

\* And then all sleep, without a token.
AllIsDone ==
    <>[](/\ ~Queued
         /\ \A s \in Submitters : submits[s] = 0
         /\ \A w \in Workers : Asleep(w) /\ w \notin tokens)
AllLeave == <>(\A w \in Workers : at[w] = "left")
=============================================================================
