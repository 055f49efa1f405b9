----------------------------- MODULE GracePeriod -----------------------------
(* The reclamation of replaced rings by grace periods: a counter for each     *)
(* thread, as in user-level RCU (Desnoyers et al., IEEE TPDS 2012). Nothing   *)
(* else of the deque is here: an owner replaces its ring, and thieves read    *)
(* the one they find. An action is one access in src/reclaim/grace.rs or      *)
(* crates/readers/src/lib.rs, and has the name of its site.                   *)
(*                                                                            *)
(* A thread's count is odd while it is in a section, in which it may load the *)
(* ring and read it, once or several times. Sections that nest are one.       *)
(*                                                                            *)
(* A ring that a larger one replaces is kept. When a smaller one replaces the *)
(* ring, that ring and the kept ones wait together, for one thread at a time, *)
(* the reader: the owner looks at the counts one after the other, and stops   *)
(* at the first that is odd. At some later moment, the owner finds that this  *)
(* count has changed, and goes on with the counts after it. When none is      *)
(* left, all rings that wait are freed. A thread that was passed is not       *)
(* looked at again. While rings wait, the deque does not shrink; it may grow. *)
(*                                                                            *)
(* Counts are in records, in a list that only grows, with the newest first. A *)
(* record has a word that is 1 while a thread has the record. A thread has    *)
(* one from its first section on: one that another has left, or a new one.    *)
EXTENDS Memory

CONSTANTS
    Thieves,      \* their names
    Sections,     \* how many each has
    ReadsEach,    \* how often a section loads and reads a ring, at most
    Replacements  \* how often the owner replaces the ring

-----------------------------------------------------------------------------
(* Replaced by claims: first the orderings of the sites, as weak as suffices  *)
(* under Views. The contents of rings are not in this model, so the ring      *)
(* itself need not be acquired.                                               *)

grow_ring == "Relaxed"
steal_fence == "SeqCst"
steal_ring == "Relaxed"
reader_count == "Relaxed"
reader_enter == "Release"
reader_leave == "Release"
retire_fence == "SeqCst"
retire_look == "Acquire"
records_head == "Acquire"
records_push == "Release"
record_claim == "Acquire"
record_release == "Release"

\* Some sites are in two places: the owner looks for a reader, and checks whether it has left; the
\* owner goes through the list of records, as does a thread that claims one.
look_first == retire_look
look_again == retire_look
head_retire == records_head
head_claim == records_head

ASSUME AreOrders({
    grow_ring, steal_fence, steal_ring, reader_count, reader_enter, reader_leave,
    retire_fence, retire_look, records_head, records_push, record_claim, record_release,
    look_first, look_again, head_retire, head_claim})

section == <<"reader.enter", "steal.fence", "steal.ring", "steal.slot", "reader.leave">>
EnterLate == <<"steal.fence", "reader.enter", "steal.ring", "steal.slot", "reader.leave">>
LeaveEarly == <<"reader.enter", "steal.fence", "steal.ring", "reader.leave", "steal.slot">>

retirement == <<"grow.ring", "retire.fence", "records.head", "retire.look", "retire">>
FenceEarly == <<"retire.fence", "grow.ring", "records.head", "retire.look", "retire">>
HeadEarly == <<"grow.ring", "records.head", "retire.fence", "retire.look", "retire">>
LookEarly == <<"grow.ring", "records.head", "retire.look", "retire.fence", "retire">>

\* TRUE if rings must wait for a thread with this count ...
reads(count) == count % 2 = 1
Anyone(count) == TRUE

\* ... and if they have waited long enough, now that the count has changed.
left(old, count) == count # old
LeftOnce(old, count) == count % 2 = 0
LeftAnyhow(old, count) == TRUE

\* TRUE if a broken thread pushes its new record after its fence.
pushes_late == FALSE

\* TRUE if the kernel may refuse the heavy fence of a retirement. The owner then keeps the
\* rings for ever; a broken one goes on as if the fence had been run.
refusals == FALSE
refused_goes_on == FALSE

\* The kept rings that are still kept when a smaller ring replaces theirs.
still_kept(kept) == {}
AllKept(kept) == kept

\* A record, and the count that was found there.
None == 0
NoReader == [record |-> None, count |-> 0]

\* At which record the owner goes on when the reader has left. There are none below 1.
goes_on_at(reader) == reader.record - 1
GoesOnAtReader(reader) == reader.record
GoesNowhere(reader) == None

\* TRUE if a ring that is replaced while others wait is freed with them.
joins == FALSE

-----------------------------------------------------------------------------
(* Locations. That a record is initialised, and the reads of each thief, are  *)
(* events (`Ticks`), which are counted in "made" and in the thief's own name. *)

Records == 1 .. Cardinality(Thieves)

CountOf == [n \in Records |-> "count " \o ToString(n)]
ClaimedOf == [n \in Records |-> "claimed " \o ToString(n)]
MadeOf == [n \in Records |-> "made " \o ToString(n)]

\* `head` is the number of records in the list. A record that is not in it yet belongs to the
\* thread that makes it.
Image(f) == {f[n] : n \in DOMAIN f}
Values ==
    [x \in {"ring"} \cup Image(ClaimedOf) |-> 1]
    @@ [x \in {"head"} \cup Image(CountOf) \cup Image(MadeOf) \cup Thieves |-> 0]

VARIABLES
    memory,
    owner, thief,  \* the threads
    waiting,       \* the rings that wait, all for owner.reader
    freed,
    read,          \* by ring and thief, the count of its last read of that ring
    wrong          \* the failures

rings == <<waiting, freed, read, wrong>>
vars == <<memory, owner, thief, rings>>

Init ==
    /\ memory = NewMemory(Values, {"owner"} \cup Thieves, {})
    /\ owner = [at |-> "idle", left |-> Replacements, ring |-> 1, looks |-> 0,
                kept |-> {},   \* the rings that larger ones have replaced
                finds |-> {},  \* the thieves that its heavy fence is yet to find
                reader |-> NoReader]
    /\ thief = TLCEval([t \in Thieves |->
                   [at |-> "idle", left |-> Sections, more |-> 0, record |-> None, ring |-> None]])
    /\ waiting = {} /\ freed = {} /\ wrong = {}
    /\ read = TLCEval([r \in 1 .. Replacements + 1 |-> [t \in Thieves |-> 0]])

\* The successor of a site in a list of sites. After the last, the thread is idle.
After(sites, site) ==
    LET n == CHOOSE n \in DOMAIN sites : sites[n] = site
    IN  IF n < Len(sites) THEN sites[n + 1] ELSE "idle"

Wrong(if, what) == wrong' = IF if THEN wrong \cup {what} ELSE wrong

-----------------------------------------------------------------------------
(* The owner.                                                                 *)

OwnerAt(site) ==
    \/ owner.at = site
    \/ owner.at = "idle" /\ owner.left > 0 /\ waiting = {} /\ site = retirement[1]

\* The owner, after this site.
Went(site) ==
    [owner EXCEPT !.at = After(retirement, site), !.left = IF owner.at = "idle" THEN @ - 1 ELSE @]

\* The next ring is published.
Publishes == memory' \in Stores(memory, "owner", "ring", owner.ring + 1, grow_ring)

\* A larger ring.
Grow ==
    /\ owner.at = "idle" /\ owner.left > 0
    /\ Publishes
    /\ LET waits == joins /\ waiting # {}
           old == {owner.ring}
       IN  /\ waiting' = IF waits THEN waiting \cup old ELSE waiting
           /\ owner' = [owner EXCEPT !.left = @ - 1, !.ring = @ + 1,
                                     !.kept = IF waits THEN @ ELSE @ \cup old]
    /\ UNCHANGED <<thief, freed, read, wrong>>

\* A smaller ring. The old rings wait from now on; the thread for which they wait is found later.
GrowRing ==
    /\ OwnerAt("grow.ring")
    /\ Publishes
    /\ owner' = [Went("grow.ring") EXCEPT !.ring = @ + 1, !.kept = still_kept(@)]
    /\ waiting' = waiting \cup owner.kept \cup {owner.ring}
    /\ UNCHANGED <<thief, freed, read, wrong>>

\* If it is heavy, it takes a step for each thief that it finds.
RetireFence ==
    /\ OwnerAt("retire.fence")
    /\ IF retire_fence # "Heavy"
       THEN memory' \in Fences(memory, "owner", retire_fence) /\ owner' = Went("retire.fence")
       ELSE LET rest == IF owner.finds = {} THEN Thieves ELSE owner.finds IN
            \E f \in HeavyFences(memory, "owner", rest) :
               /\ memory' = f.memory
               /\ owner' = [Went("retire.fence") EXCEPT
                               !.finds = f.left, !.at = IF f.left = {} THEN @ ELSE "retire.fence"]
    /\ UNCHANGED <<thief, rings>>

\* The kernel refuses the heavy fence.
RetireRefused ==
    /\ OwnerAt("retire.fence") /\ retire_fence = "Heavy" /\ refusals /\ owner.finds = {}
    /\ owner' = IF refused_goes_on THEN Went("retire.fence")
                ELSE [Went("retire.fence") EXCEPT !.at = "idle"]
    /\ waiting' = IF refused_goes_on THEN waiting ELSE {}
    /\ UNCHANGED <<memory, thief, freed, read, wrong>>

RecordsHead ==
    /\ OwnerAt("records.head")
    /\ \E head \in Loads(memory, "owner", "head", head_retire) :
          memory' = head.memory /\ owner' = [Went("records.head") EXCEPT !.looks = head.value]
    /\ UNCHANGED <<thief, rings>>

\* The owner, when it has found this reader, or none, as it retires a ring or goes on.
Looked(reader) ==
    IF owner.at = "retire.look again"
    THEN [owner EXCEPT !.at = "retire", !.looks = 0, !.reader = reader]
    ELSE [Went("retire.look") EXCEPT !.looks = 0, !.reader = reader]

\* One record after the other, the newest first.
RetireLook ==
    /\ OwnerAt("retire.look") \/ owner.at = "retire.look again"
    /\ LET record == owner.looks IN
       IF record = None
       THEN owner' = Looked(NoReader) /\ UNCHANGED <<memory, wrong>>
       ELSE /\ \E count \in Loads(memory, "owner", CountOf[record], look_first) :
                  /\ memory' = count.memory
                  /\ owner' = IF reads(count.value)
                              THEN Looked([record |-> record, count |-> count.value])
                              ELSE [owner EXCEPT !.looks = record - 1]
            /\ Wrong(~Knows(memory, "owner", MadeOf[record], 1), "record not made")
    /\ UNCHANGED <<thief, waiting, freed, read>>

\* The owner frees the rings that wait, unless there is a reader. All reads of them must have
\* happened.
Retire ==
    /\ OwnerAt("retire")
    /\ owner' = Went("retire")
    /\ LET races(r) == \E t \in Thieves : ~Knows(memory, "owner", t, read[r][t]) IN
       IF owner.reader # NoReader
       THEN UNCHANGED <<waiting, freed, wrong>>
       ELSE /\ waiting' = {} /\ freed' = freed \cup waiting
            /\ wrong' = wrong \cup
                 (IF waiting \cap freed # {} THEN {"freed twice"} ELSE {}) \cup
                 (IF \E r \in waiting : races(r) THEN {"freed while read"} ELSE {})
    /\ UNCHANGED <<memory, thief, read>>

\* The owner may look at the reader again whenever it likes. If that has not left, the
\* look is of no interest.
LookAgain ==
    /\ owner.at = "idle" /\ owner.reader # NoReader
    /\ \E count \in Loads(memory, "owner", CountOf[owner.reader.record], look_again) :
          /\ left(owner.reader.count, count.value)
          /\ memory' = count.memory
          /\ owner' = [owner EXCEPT !.at = "retire.look again", !.looks = goes_on_at(owner.reader)]
    /\ UNCHANGED <<thief, rings>>

Owner ==
    \/ Grow \/ GrowRing \/ RetireFence \/ RetireRefused \/ RecordsHead \/ RetireLook \/ Retire
    \/ LookAgain

-----------------------------------------------------------------------------
(* A thief.                                                                   *)

Becomes(t, l) == thief' = [thief EXCEPT ![t] = l]

NeedsRecord(t) == thief[t].at = "idle" /\ thief[t].left > 0 /\ thief[t].record = None

\* Which record it claims is up to it, if it claims one: somebody else may have been faster.
RecordClaim(t) ==
    /\ NeedsRecord(t)
    /\ \E head \in Loads(memory, t, "head", head_claim) :
       \E record \in 1 .. head.value :
          /\ \E found \in Cas(head.memory, t, ClaimedOf[record], 0, 1, record_claim, "Relaxed") :
                found.value = 0 /\ memory' = found.memory
          /\ Becomes(t, [thief[t] EXCEPT !.record = record])
          /\ Wrong(~Knows(head.memory, t, MadeOf[record], 1), "record not made")
    /\ UNCHANGED <<owner, waiting, freed, read>>

\* The memories after a thread has put its new record at the head of the list.
Pushed(m, t) == {head.memory : head \in Rmws(m, t, "head", LAMBDA n : n + 1, records_push)}

RecordsPush(t) ==
    /\ NeedsRecord(t)
    /\ LET record == Latest(memory, "head") + 1
           made == Ticks(memory, t, MadeOf[record])
       IN  /\ memory' \in IF pushes_late THEN {made} ELSE Pushed(made, t)
           /\ Becomes(t, [thief[t] EXCEPT !.record = record])
    /\ UNCHANGED <<owner, rings>>

ThiefAt(t, site) ==
    \/ thief[t].at = site
    \/ thief[t].at = "idle" /\ thief[t].left > 0 /\ thief[t].record # None /\ site = section[1]

\* The thief, after this site.
Gone(t, site) ==
    LET l == thief[t]
        begins == l.at = "idle"
    IN  [l EXCEPT !.at = After(section, site), !.left = IF begins THEN @ - 1 ELSE @,
                  !.more = IF begins THEN ReadsEach ELSE @]

\* A thread loads its own count, and stores the next. If it has claimed the record, it may not
\* see the steps of the thread that had it before, unless it has acquired them.
Counts(t, order) ==
    LET x == CountOf[thief[t].record] IN
    \E count \in Loads(memory, t, x, reader_count) :
       memory' \in Stores(count.memory, t, x, count.value + 1, order)

ReaderEnter(t) ==
    /\ ThiefAt(t, "reader.enter")
    /\ Counts(t, reader_enter) /\ Becomes(t, Gone(t, "reader.enter"))
    /\ UNCHANGED <<owner, rings>>

\* With modes, it is light (enter.fence), or without barriers fenced.fence.
StealFence(t) ==
    /\ ThiefAt(t, "steal.fence")
    /\ memory' \in Fences(memory, t, steal_fence) /\ Becomes(t, Gone(t, "steal.fence"))
    /\ UNCHANGED <<owner, rings>>

\* A broken thread pushes its record here, unless it is in the list.
StealRing(t) ==
    /\ ThiefAt(t, "steal.ring") /\ thief[t].more > 0
    /\ \E m \in IF thief[t].record > Latest(memory, "head") THEN Pushed(memory, t) ELSE {memory} :
       \E ring \in Loads(m, t, "ring", steal_ring) :
          /\ memory' = ring.memory
          /\ Becomes(t, [Gone(t, "steal.ring") EXCEPT !.ring = ring.value, !.more = @ - 1])
    /\ UNCHANGED <<owner, rings>>

\* Perhaps it loads the ring again, without another fence. With one, it would only see more.
StealSlot(t) ==
    /\ ThiefAt(t, "steal.slot")
    /\ memory' = Ticks(memory, t, t)
    /\ LET r == thief[t].ring
           gone == [Gone(t, "steal.slot") EXCEPT !.ring = None]
       IN  /\ read' = [read EXCEPT ![r][t] = Count(memory', t, t)]
           /\ \/ Becomes(t, gone)
              \/ thief[t].more > 0 /\ Becomes(t, [gone EXCEPT !.at = "steal.ring"])
           /\ Wrong(r \in freed, "used after free")
    /\ UNCHANGED <<owner, waiting, freed>>

ReaderLeave(t) ==
    /\ ThiefAt(t, "reader.leave")
    /\ Counts(t, reader_leave) /\ Becomes(t, Gone(t, "reader.leave"))
    /\ UNCHANGED <<owner, rings>>

\* The thread has gone, unless a heavy fence may still find it.
RecordRelease(t) ==
    /\ thief[t].at = "idle" /\ thief[t].left = 0 /\ thief[t].record # None
    /\ \E m \in Stores(memory, t, ClaimedOf[thief[t].record], 0, record_release) :
          memory' = IF retire_fence = "Heavy" THEN m ELSE Ended(m, t)
    /\ Becomes(t, [thief[t] EXCEPT !.record = None])
    /\ UNCHANGED <<owner, rings>>

Thief(t) ==
    \/ RecordClaim(t) \/ RecordsPush(t)
    \/ ReaderEnter(t) \/ StealFence(t) \/ StealRing(t) \/ StealSlot(t) \/ ReaderLeave(t)
    \/ RecordRelease(t)

-----------------------------------------------------------------------------
\* A step of the memory alone, as when a store leaves a buffer.
Internally == memory' \in Internal(memory) /\ UNCHANGED <<owner, thief, rings>>

\* TLC finds a deadlock if a ring waits for ever: every run ends, so in the end
\* every ring that has waited has been freed. Kept rings are freed with the deque.
Done ==
    /\ owner.at = "idle" /\ owner.left = 0 /\ waiting = {}
    /\ \A t \in Thieves : thief[t].at = "idle" /\ thief[t].left = 0 /\ thief[t].record = None

Next ==
    \/ Owner
    \/ \E t \in Thieves : Thief(t)
    \/ Internally
    \/ Done /\ UNCHANGED vars

Spec == Init /\ [][Next]_vars

Symmetry == Permutations(Thieves)

-----------------------------------------------------------------------------
(* The properties.                                                            *)

NoUseAfterFree == "used after free" \notin wrong

\* The thread that frees a ring has seen all reads of it; otherwise, they race.
FreedAfterReads == "freed while read" \notin wrong
FreedOnce == "freed twice" \notin wrong

\* Nobody looks at a record but after it was made.
RecordsMade == "record not made" \notin wrong

\* Rings wait only while there is a reader. It was in a section at the look; when it has
\* left that section, a look at the newest count says so, even if it is in another. Then
\* the owner goes on, and does not come back to it.
Prompt ==
    /\ owner.at = "idle" /\ waiting # {} => owner.reader # NoReader
    /\ owner.reader # NoReader =>
           LET now == Latest(memory, CountOf[owner.reader.record]) IN
           owner.reader.count % 2 = 1 /\ (now = owner.reader.count \/ left(owner.reader.count, now))
    /\ owner.at = "retire.look again" => owner.looks < owner.reader.record
=============================================================================
