-------------------------------- MODULE Views --------------------------------
(* The machine of views: the memory model of C++20 and Rust without load      *)
(* buffering, as operators on values, for the actions of a specification. It  *)
(* follows Kang et al., A promising semantics for relaxed-memory concurrency  *)
(* (POPL 2017), without promises. Fences and release sequences are as there,  *)
(* except that a release sequence ends with a plain store of any thread, as   *)
(* in C++20. A claim may choose the earlier rule of C++11                     *)
(* (`later_stores_continue`), as long as a location has one writer.           *)
(*                                                                            *)
(* - A location has messages, each with a timestamp, in modification order. A *)
(*   thread may read any message that is not older than its view of the       *)
(*   location.                                                                *)
(* - A view gives a timestamp for each location: the newest message that has  *)
(*   been seen.                                                               *)
(* - A message carries a view, which a thread joins when it acquires the      *)
(*   message.                                                                 *)
(* - A thread has three views: `cur`, its current view; `acq`, its view after *)
(*   an acquire fence; `rel`, its view at its last release fence.             *)
(*                                                                            *)
(* There is an order S of sequentially consistent operations (C++20,          *)
(* [atomics.order], paragraph 4, with P0668). A number gives the place of an  *)
(* access in its location's coherence order, in which the reads of a message  *)
(* come after its write, and before the next write. `sc` has the constraints  *)
(* on S:                                                                      *)
(*                                                                            *)
(* - `view`: the common view of all fences. In S, fences come as they are     *)
(*   executed, so this forbids what C++20 allows (docs/imm.md).               *)
(* - `fences`: for each fence, from 0, where S begins, how much of each       *)
(*   location had been seen by then. Fences with the same view in between     *)
(*   count as one.                                                            *)
(* - `accesses`: these may come anywhere in S, also before fences that were   *)
(*   executed earlier, but there must be a place for each of them             *)
(*   (`Consistent`).                                                          *)
(* - `touched`: the locations that were accessed, and the fence before the    *)
(*   access.                                                                  *)
(*                                                                            *)
(* This applies to locations that take part (`NewOrder`). For them, views     *)
(* have two more entries: "fences", the last fence that happens before; and   *)
(* for the name of each thread, how many of its sequentially consistent       *)
(* accesses strongly happen before. For other locations, such accesses count  *)
(* as acquire and release, which is weaker.                                   *)
(*                                                                            *)
(* Not modelled: consume, non-atomic accesses, and loads that read values     *)
(* written later in the thread's own program order (load buffering).          *)
EXTENDS Integers, FiniteSets, TLC

\* TRUE if a thread's later plain stores continue its own release sequence.
later_stores_continue == FALSE

Acquires(order) == order \in {"Acquire", "AcqRel", "SeqCst"}
Releases(order) == order \in {"Release", "AcqRel", "SeqCst"}

Max(a, b) == IF a > b THEN a ELSE b

Join(v, w) == TLCEval([x \in DOMAIN v |-> Max(v[x], w[x])])

\* The view v, having seen the message of this time.
See(v, x, time) == [v EXCEPT ![x] = Max(@, time)]

-----------------------------------------------------------------------------
NoView(locations) == TLCEval([x \in locations |-> 0])

\* A thread that has seen nothing but the first message of each location. If later
\* stores continue, `seq` is the view that each carries on.
NewThread(locations) ==
    LET none == NoView(locations) IN
    IF later_stores_continue
    THEN [cur |-> none, acq |-> none, rel |-> none,
          seq |-> TLCEval([x \in locations |-> none])]
    ELSE [cur |-> none, acq |-> none, rel |-> none]

\* The memory in which each location has a value, written at time 0.
NewMemory(values) ==
    TLCEval([x \in DOMAIN values |->
        0 :> [value |-> values[x], view |-> NoView(DOMAIN values)]])

-----------------------------------------------------------------------------
Newest(memory, x) == CHOOSE n \in DOMAIN memory[x] : \A m \in DOMAIN memory[x] : m <= n

\* The time of a new message of x: after every other one.
NewTime(memory, x) == Newest(memory, x) + 1

\* The times of the messages of x that the thread may read.
Readable(memory, thread, x) == {n \in DOMAIN memory[x] : n >= thread.cur[x]}

\* The thread, having read the message of this time.
Read(memory, thread, x, time, order) ==
    LET view == See(memory[x][time].view, x, time) IN
    [thread EXCEPT
        !.cur = IF Acquires(order) THEN Join(@, view) ELSE See(@, x, time),
        !.acq = Join(@, view)]

\* The message that the thread writes at this time, above what it has seen.
Message(thread, x, time, value, order) ==
    LET released == IF Releases(order) THEN thread.cur
                    ELSE IF later_stores_continue THEN Join(thread.rel, thread.seq[x])
                    ELSE thread.rel
    IN  [value |-> value, view |-> See(released, x, time)]

\* Memory with it, and the thread after it.
Add(memory, x, time, message) == [memory EXCEPT ![x] = (time :> message) @@ @]
Wrote(thread, x, time, order) ==
    LET wrote == [thread EXCEPT !.cur[x] = time, !.acq[x] = time] IN
    IF later_stores_continue /\ Releases(order) THEN [wrote EXCEPT !.seq[x] = wrote.cur]
    ELSE wrote

\* A store.
Store(memory, thread, x, time, value, order) ==
    [memory |-> Add(memory, x, time, Message(thread, x, time, value, order)),
     thread |-> Wrote(thread, x, time, order)]

\* A read-modify-write of the message of this time: it comes next, and carries
\* on the release sequence.
Update(memory, thread, x, time, value, order) ==
    LET read == Read(memory, thread, x, time, order)
        message == Message(read, x, time + 1, value, order)
        view == Join(message.view, memory[x][time].view)
    IN  [memory |-> Add(memory, x, time + 1, [message EXCEPT !.view = view]),
         thread |-> Wrote(read, x, time + 1, order)]

-----------------------------------------------------------------------------
\* Nothing has happened yet. Of the locations, the `ordered` take part in S.
NewOrder(locations, ordered) ==
    [view |-> NoView(locations), fences |-> 0 :> NoView(ordered),
     accesses |-> {}, touched |-> {}]

Ordered(sc) == DOMAIN sc.fences[0]

\* A fence; "Relaxed" means none.
Fence(sc, thread, order) ==
    LET seen == IF Acquires(order) THEN thread.acq ELSE thread.cur
        joined == Join(seen, sc.view)
        last == Cardinality(DOMAIN sc.fences) - 1
        limit == [x \in Ordered(sc) |-> joined[x]]
        n == IF limit = sc.fences[last] THEN last ELSE last + 1
        cur == IF order # "SeqCst" THEN seen
               ELSE IF Ordered(sc) = {} THEN joined
               ELSE [joined EXCEPT !["fences"] = n]
    IN  [sc |-> IF order # "SeqCst" THEN sc
                ELSE [sc EXCEPT !.view = cur, !.fences = (n :> limit) @@ @],
         thread |-> [thread EXCEPT !.cur = cur,
                                   !.acq = Join(@, cur),
                                   !.rel = IF Releases(order) THEN cur ELSE @]]

\* Where an access is that writes or reads the message of this time.
Writes(time) == 2 * time
Reads(time) == 2 * time + 1

\* After an access by the thread of this name, which has changed the thread from
\* `before` to `after`. If it is behind fence n and coherence-ordered before one
\* that is sequentially consistent, so is fence n in S; likewise the other way.
Accessed(sc, before, after, name, x, at, order) ==
    IF x \notin Ordered(sc) THEN [sc |-> sc, thread |-> after]
    ELSE
    LET n == after.cur["fences"]
        raised == {IF e.x = x /\ at < e.at THEN [e EXCEPT !.fence = Max(@, n)] ELSE e :
                      e \in sc.accesses}
        says(a, b) == a.x = b.x /\ a.at <= b.at /\ a.fence >= b.fence
        touch == [x |-> x, at |-> at, fence |-> n]
        touched == IF n = 0 \/ \E a \in sc.touched : says(a, touch) THEN sc.touched
                   ELSE {a \in sc.touched : ~says(touch, a)} \cup {touch}
        number == before.cur[name] + 1
        fences == {before.cur["fences"]} \cup
                  {a.fence : a \in {b \in sc.touched : b.x = x /\ b.at < at}}
        access == [by |-> name, number |-> number, x |-> x, at |-> at,
                   fence |-> CHOOSE m \in fences : \A k \in fences : k <= m,
                   behind |-> {<<e.by, e.number>> :
                                  e \in {d \in raised : d.number <= before.cur[d.by]}}]
    IN  IF order # "SeqCst"
        THEN [sc |-> [sc EXCEPT !.accesses = raised, !.touched = touched], thread |-> after]
        ELSE [sc |-> [sc EXCEPT !.accesses = raised \cup {access}, !.touched = touched],
              thread |-> [after EXCEPT !.cur[name] = number, !.acq[name] = number]]

\* TRUE if d must precede e in S.
Precedes(d, e) ==
    \/ <<d.by, d.number>> \in e.behind
    \/ d.x = e.x /\ d.at < e.at

\* TRUE if these accesses can follow fence n in S, and the other fences follow
\* with them. Each comes as early as it may. It comes too late behind a fence by
\* which something had been seen that is coherence-ordered after it.
RECURSIVE Completes(_, _, _)
Completes(fences, n, accesses) ==
    LET next == {e \in accesses : e.fence <= n /\ ~\E d \in accesses : Precedes(d, e)}
    IN  \/ accesses = {}
        \/ next # {} /\ Completes(fences, n, accesses \ next)
        \/ /\ next = {} /\ n + 1 \in DOMAIN fences
           /\ \A e \in accesses : e.at >= Reads(fences[n + 1][e.x])
           /\ Completes(fences, n + 1, accesses)

Consistent(sc) == Completes(sc.fences, 0, sc.accesses)
=============================================================================
