-------------------------------- MODULE Views --------------------------------
(* The machine of views: the memory model of C++20 and Rust without load      *)
(* buffering. It follows Kang et al., A promising semantics for               *)
(* relaxed-memory concurrency (POPL 2017), without promises. Fences and       *)
(* release sequences are as there, except that a release sequence ends with a *)
(* plain store of any thread, as in C++20.                                    *)
(*                                                                            *)
(* - A location has messages, each with a timestamp, in modification order. A *)
(*   thread may read any message that is not older than its view of the       *)
(*   location, and may store before messages that it has not seen, but not    *)
(*   between an update and the message that it has updated.                   *)
(* - A view gives a timestamp for each location: the newest message that has  *)
(*   been seen.                                                               *)
(* - A message carries a view, which a thread joins when it acquires the      *)
(*   message.                                                                 *)
(* - A thread has three views: `cur`, its current view; `acq`, its view after *)
(*   an acquire fence; `rel`, its view at its last release fence. With C++11's *)
(*   rule, `seq` has for each location the view that its later stores carry   *)
(*   on.                                                                      *)
(*                                                                            *)
(* There is an order S of sequentially consistent operations (C++20,          *)
(* [atomics.order], paragraph 4, with P0668). A number gives the place of an  *)
(* access in its location's coherence order, in which the reads of a message  *)
(* come after its write, and before the next write. `sc` has the constraints  *)
(* on S:                                                                      *)
(*                                                                            *)
(* - `view`: the common view of all fences. In S, fences come as they are     *)
(*   executed, so this forbids what C++20 allows.                             *)
(* - `fences`: for each fence, from 0, where S begins, how much of each       *)
(*   location had been seen by then. Fences with the same view in between     *)
(*   count as one.                                                            *)
(* - `accesses`: these may come anywhere in S, also before fences that were   *)
(*   executed earlier, but there must be a place for each of them             *)
(*   (`Consistent`).                                                          *)
(* - `touched`: the locations that were accessed, and the fence before the    *)
(*   access.                                                                  *)
(*                                                                            *)
(* This applies to the locations that are `ordered`. For them, views have     *)
(* two more entries: "fences", the last fence that happens before; and for    *)
(* the name of each thread, how many of its sequentially consistent accesses  *)
(* strongly happen before. For other locations, such accesses count as        *)
(* acquire and release, which is weaker.                                      *)
(*                                                                            *)
(* Not modelled: consume, non-atomic accesses (but see `Ticks`), and loads    *)
(* that read values written later in the thread's own program order (load     *)
(* buffering). Memory.tla says what each operator means.                      *)
EXTENDS Integers, FiniteSets, TLC

Acquires(order) == order \in {"Acquire", "AcqRel", "SeqCst"}
Releases(order) == order \in {"Release", "AcqRel", "SeqCst"}

Max(a, b) == IF a > b THEN a ELSE b

Join(v, w) == TLCEval([x \in DOMAIN v |-> Max(v[x], w[x])])

\* The view v, having seen the message of this time.
See(v, x, time) == [v EXCEPT ![x] = Max(@, time)]

-----------------------------------------------------------------------------
NoView(names) == TLCEval([x \in names |-> 0])

NewThread(names, continues) ==
    LET none == NoView(names)
        thread == [cur |-> none, acq |-> none, rel |-> none]
    IN  IF continues THEN [seq |-> TLCEval([x \in names |-> none])] @@ thread ELSE thread

NewMemory(values, threads, ordered, continues) ==
    LET names == DOMAIN values \cup IF ordered = {} THEN {} ELSE {"fences"} \cup threads IN
    [messages |-> TLCEval([x \in DOMAIN values |->
                     0 :> [value |-> values[x], view |-> NoView(names), update |-> FALSE]]),
     views |-> TLCEval([p \in threads |-> NewThread(names, continues)]),
     sc |-> [view |-> NoView(names), fences |-> 0 :> NoView(ordered),
             accesses |-> {}, touched |-> {}]]

Continues(thread) == "seq" \in DOMAIN thread

-----------------------------------------------------------------------------
(* Messages.                                                                  *)

Newest(m, x) == CHOOSE n \in DOMAIN m.messages[x] : \A k \in DOMAIN m.messages[x] : k <= n

\* Of the messages of x, one may be read if no newer one has been seen.
Readable(m, p, x) ==
    {n \in DOMAIN m.messages[x] :
        ~\E k \in DOMAIN m.messages[x] : n < k /\ k <= m.views[p].cur[x]}

\* The times for a new message of x after this time: before one that is not an update, or last.
Times(m, x, time) ==
    {n \in DOMAIN m.messages[x] : n > time /\ ~m.messages[x][n].update}
    \cup {Max(Newest(m, x), time) + 1}

\* The thread, having read the message of this time, which the message's view has.
Read(m, thread, x, time, order) ==
    LET view == m.messages[x][time].view IN
    [thread EXCEPT
        !.cur = IF Acquires(order) THEN Join(@, view) ELSE See(@, x, time),
        !.acq = Join(@, view)]

\* The view of the message that the thread writes at this time, above what it has seen.
Released(thread, x, time, order) ==
    See(IF Releases(order) THEN thread.cur
        ELSE IF Continues(thread) THEN Join(thread.rel, thread.seq[x])
        ELSE thread.rel, x, time)

\* The thread, having written it.
Wrote(thread, x, time, order) ==
    LET wrote == [thread EXCEPT !.cur[x] = time, !.acq[x] = Max(@, time)] IN
    IF Continues(thread) /\ Releases(order) THEN [wrote EXCEPT !.seq[x] = wrote.cur] ELSE wrote

\* Where an access is that writes or reads the message of this time.
Writes(time) == 2 * time
Reads(time) == 2 * time + 1

\* Room for a message of x at this time: those from then on come one later.
Room(m, x, time) ==
    LET Moved(n) == IF n >= time THEN n + 1 ELSE n
        View(v) == [v EXCEPT ![x] = Moved(@)]
        Messages(y) ==
            TLCEval(
                IF y = x
                THEN [n \in {Moved(k) : k \in DOMAIN m.messages[x]} |->
                         LET old == m.messages[x][IF n > time THEN n - 1 ELSE n]
                         IN  [old EXCEPT !.view = View(@)]]
                ELSE [n \in DOMAIN m.messages[y] |-> [m.messages[y][n] EXCEPT !.view = View(@)]])
        Thread(l) ==
            LET seen == [l EXCEPT !.cur = View(@), !.acq = View(@), !.rel = View(@)] IN
            IF ~Continues(l) THEN seen
            ELSE [seen EXCEPT !.seq = TLCEval([y \in DOMAIN @ |-> View(@[y])])]
        Access(e) == IF e.x = x /\ e.at >= Writes(time) THEN [e EXCEPT !.at = @ + 2] ELSE e
        Limit(v) == IF x \in DOMAIN v THEN View(v) ELSE v
    IN  IF time \notin DOMAIN m.messages[x] THEN m
        ELSE [messages |-> TLCEval([y \in DOMAIN m.messages |-> Messages(y)]),
              views |-> TLCEval([p \in DOMAIN m.views |-> Thread(m.views[p])]),
              sc |-> [view |-> View(m.sc.view),
                      fences |-> TLCEval([n \in DOMAIN m.sc.fences |-> Limit(m.sc.fences[n])]),
                      accesses |-> {Access(e) : e \in m.sc.accesses},
                      touched |-> {Access(e) : e \in m.sc.touched}]]

-----------------------------------------------------------------------------
(* The order S.                                                               *)

Ordered(m) == DOMAIN m.sc.fences[0]

\* After an access by p, by which its views became `after`. If it is behind fence n and
\* coherence-ordered before one that is sequentially consistent, so is fence n in S;
\* likewise the other way.
Accessed(m, p, after, x, at, order) ==
    IF x \notin Ordered(m) THEN [m EXCEPT !.views[p] = after]
    ELSE
    LET n == after.cur["fences"]
        before == m.views[p].cur
        raised == {IF e.x = x /\ at < e.at THEN [e EXCEPT !.fence = Max(@, n)] ELSE e :
                      e \in m.sc.accesses}
        Says(a, b) == a.x = b.x /\ a.at <= b.at /\ a.fence >= b.fence
        touch == [x |-> x, at |-> at, fence |-> n]
        touched == IF n = 0 \/ \E a \in m.sc.touched : Says(a, touch) THEN m.sc.touched
                   ELSE {a \in m.sc.touched : ~Says(touch, a)} \cup {touch}
        number == before[p] + 1
        fences == {before["fences"]} \cup
                  {a.fence : a \in {b \in m.sc.touched : b.x = x /\ b.at < at}}
        access == [by |-> p, number |-> number, x |-> x, at |-> at,
                   fence |-> CHOOSE k \in fences : \A j \in fences : j <= k,
                   behind |-> {<<e.by, e.number>> :
                                  e \in {d \in raised : d.number <= before[d.by]}}]
    IN  IF order # "SeqCst"
        THEN [m EXCEPT !.sc.accesses = raised, !.sc.touched = touched, !.views[p] = after]
        ELSE [m EXCEPT !.sc.accesses = raised \cup {access}, !.sc.touched = touched,
                       !.views[p] = [after EXCEPT !.cur[p] = number, !.acq[p] = number]]

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

Consistent(m) == Completes(m.sc.fences, 0, m.sc.accesses)

-----------------------------------------------------------------------------
(* Accesses.                                                                  *)

Loads(m, p, x, order) ==
    LET After(n) == Accessed(m, p, Read(m, m.views[p], x, n, order), x, Reads(n), order) IN
    {r \in {[value |-> m.messages[x][n].value, memory |-> After(n)] : n \in Readable(m, p, x)} :
        r.memory.sc = m.sc \/ Consistent(r.memory)}

\* After the message is written by p at this time, where there is room.
Writing(room, p, x, time, message, thread, order) ==
    Accessed([room EXCEPT !.messages[x] = (time :> message) @@ @],
             p, thread, x, Writes(time), order)

Store(m, p, x, time, value, order) ==
    LET room == Room(m, x, time)
        thread == room.views[p]
        message == [value |-> value, view |-> Released(thread, x, time, order), update |-> FALSE]
    IN  Writing(room, p, x, time, message, Wrote(thread, x, time, order), order)

\* An update of the message of this time: it comes next, and carries on its release
\* sequence.
Update(m, p, x, time, value, order) ==
    LET room == Room(m, x, time + 1)
        read == Read(room, room.views[p], x, time, order)
        view == Join(Released(read, x, time + 1, order), room.messages[x][time].view)
        message == [value |-> value, view |-> view, update |-> TRUE]
    IN  Writing(room, p, x, time + 1, message, Wrote(read, x, time + 1, order), order)

\* TRUE if the memory n, after a message of x was written at this time, is one that may be. As
\* the last one of x, it may always be.
May(m, x, time, n) == time \notin DOMAIN m.messages[x] \/ Ordered(m) = {} \/ Consistent(n)

Stores(m, p, x, value, order) ==
    UNION {LET n == Store(m, p, x, time, value, order) IN IF May(m, x, time, n) THEN {n} ELSE {} :
              time \in Times(m, x, m.views[p].cur[x])}

\* The messages that p may update: no message has been updated twice.
Updatable(m, p, x) ==
    {n \in Readable(m, p, x) :
        n + 1 \notin DOMAIN m.messages[x] \/ ~m.messages[x][n + 1].update}

\* The records after p has updated one of these messages to op(value).
Updates(m, p, x, times, op(_), order) ==
    UNION {LET value == m.messages[x][time].value
               n == Update(m, p, x, time, op(value), order)
           IN  IF May(m, x, time + 1, n) THEN {[value |-> value, memory |-> n]} ELSE {} :
              time \in times}

Rmws(m, p, x, op(_), order) == Updates(m, p, x, Updatable(m, p, x), op, order)

Cas(m, p, x, old, new, order, failure) ==
    LET swaps == {n \in Updatable(m, p, x) : m.messages[x][n].value = old}
        fails == IF swaps = Readable(m, p, x) THEN {} ELSE Loads(m, p, x, failure)
    IN  Updates(m, p, x, swaps, LAMBDA value : new, order) \cup {r \in fails : r.value # old}

-----------------------------------------------------------------------------
(* Fences.                                                                    *)

Fence(m, p, order) ==
    LET thread == m.views[p]
        seen == IF Acquires(order) THEN thread.acq ELSE thread.cur
        joined == Join(seen, m.sc.view)
        last == Cardinality(DOMAIN m.sc.fences) - 1
        limit == TLCEval([x \in Ordered(m) |-> joined[x]])
        n == IF limit = m.sc.fences[last] THEN last ELSE last + 1
        cur == IF order # "SeqCst" THEN seen
               ELSE IF Ordered(m) = {} THEN joined
               ELSE [joined EXCEPT !["fences"] = n]
        after == [thread EXCEPT !.cur = cur, !.acq = Join(@, cur),
                                !.rel = IF Releases(order) THEN cur ELSE @]
    IN  IF order # "SeqCst" THEN [m EXCEPT !.views[p] = after]
        ELSE [m EXCEPT !.views[p] = after,
                       !.sc.view = cur, !.sc.fences = (n :> limit) @@ @]

Fences(m, p, order) == {Fence(m, p, order)}

\* It begins and ends with a fence of p; those in between change nothing.
HeavyFences(m, p, qs) ==
    LET begins == Fence(m, p, "SeqCst")
        Finds(q) == Fence(Fence(begins, q, "SeqCst"), p, "SeqCst")
    IN  IF qs = {} THEN {[left |-> {}, memory |-> begins]}
        ELSE {[left |-> qs \ {q}, memory |-> Finds(q)] : q \in qs}

-----------------------------------------------------------------------------
Internal(m) == {}
IsQuiet(m, p) == TRUE

Latest(m, x) == m.messages[x][Newest(m, x)].value
Posts(m, p, x, value) == {[m EXCEPT !.messages[x][0].value = value]}

Ticks(m, p, x) == [m EXCEPT !.views[p].cur[x] = @ + 1, !.views[p].acq[x] = m.views[p].cur[x] + 1]
Count(m, p, x) == m.views[p].cur[x]
Knows(m, p, x, n) == m.views[p].cur[x] >= n

\* Each lock updates the newest message, so older ones do not matter, nor does a view of x.
Locks(m, p, x) ==
    LET view == m.messages[x][0].view IN
    IF m.messages[x][0].value # 0 THEN {}
    ELSE {[m EXCEPT !.messages[x][0].value = 1,
                    !.views[p].cur = Join(@, view), !.views[p].acq = Join(@, view)]}
Unlocks(m, p, x) ==
    {[m EXCEPT !.messages[x][0].value = 0, !.messages[x][0].view = m.views[p].cur]}

Starts(m, p, q) ==
    LET seen == m.views[q].cur
    IN  [m EXCEPT !.views[p].cur = Join(@, seen), !.views[p].acq = Join(@, seen)]

\* Of a thread that takes no more steps, no view is joined but by a heavy fence.
Ended(m, p) == [m EXCEPT !.views[p] = NewThread(DOMAIN @.cur, Continues(@))]

-----------------------------------------------------------------------------
(* Messages that are older than all threads' views can no longer be read, nor *)
(* updated: times count from the oldest that can. The order S is left as it   *)
(* is, so this is for memories without `ordered` locations.                   *)
Recent(m) ==
    LET threads == DOMAIN m.views
        oldest == TLCEval([x \in DOMAIN m.sc.view |->
                      CHOOSE n \in {m.views[p].cur[x] : p \in threads} :
                          \A p \in threads : n <= m.views[p].cur[x]])
        Since(v) == TLCEval([x \in DOMAIN v |-> Max(0, v[x] - oldest[x])])
        Thread(l) == [l EXCEPT !.cur = Since(@), !.acq = Since(@), !.rel = Since(@)]
        Kept(x) == {k \in DOMAIN m.messages[x] :
                       ~\E n \in DOMAIN m.messages[x] : k < n /\ n <= oldest[x]}
        Messages(x) ==
            LET Time(n) == Max(0, n - oldest[x]) IN
            TLCEval([n \in {Time(k) : k \in Kept(x)} |->
                LET old == m.messages[x][CHOOSE k \in Kept(x) : Time(k) = n]
                IN  [old EXCEPT !.view = Since(@), !.update = @ /\ n > 0]])
    IN  IF Ordered(m) # {} THEN m
        ELSE [messages |-> TLCEval([x \in DOMAIN m.messages |-> Messages(x)]),
              views |-> TLCEval([p \in threads |-> Thread(m.views[p])]),
              sc |-> [m.sc EXCEPT !.view = Since(@)]]
=============================================================================
