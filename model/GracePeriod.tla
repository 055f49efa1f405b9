----------------------------- MODULE GracePeriod -----------------------------
(* The reclamation of replaced rings by grace periods, on the machine of      *)
(* views (docs/imm.md): a counter for each thread, as in user-level RCU       *)
(* (Desnoyers et al., IEEE TPDS 2012). Only what concerns it is here: an      *)
(* owner that replaces its ring, and thieves that read the one they find.     *)
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
EXTENDS Sequences, FiniteSets, Views

CONSTANTS
    Thieves,      \* their names
    Sections,     \* how many each has
    ReadsEach,    \* how often a section loads and reads a ring, at most
    Replacements  \* how often the owner replaces the ring

-----------------------------------------------------------------------------
(* Replaced by claims: first the sites, as weak as suffices. The contents of  *)
(* rings are not in this model, so the ring itself need not be acquired.      *)

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
(* Locations. "made", which says that a record is initialised, and the reads  *)
(* of each thief exist only in views.                                         *)

Records == 1 .. Cardinality(Thieves)

Count == [n \in Records |-> "count " \o ToString(n)]
Claimed == [n \in Records |-> "claimed " \o ToString(n)]
Made == [n \in Records |-> "made " \o ToString(n)]

Image(f) == {f[n] : n \in DOMAIN f}

Locations ==
    {"ring", "head"} \cup Image(Count) \cup Image(Claimed) \cup Image(Made) \cup Thieves

VARIABLES
    memory, sc,    \* as in Views; `head` is the number of records in the list
    owner, thief,  \* the threads
    waiting,       \* the rings that wait, all for owner.reader
    freed,
    read,          \* by ring and thief, the count of its last read of that ring
    wrong          \* the failures

vars == <<memory, sc, owner, thief, waiting, freed, read, wrong>>

\* A record that is not in the list yet belongs to the thread that makes it.
Init ==
    /\ memory = NewMemory([x \in Locations |->
                    IF x = "ring" \/ x \in Image(Claimed) THEN 1 ELSE 0])
    /\ sc = NewOrder(Locations, {})
    /\ owner = [at |-> "idle", left |-> Replacements, ring |-> 1, looks |-> 0,
                kept |-> {},   \* the rings that larger ones have replaced
                finds |-> {},  \* the thieves that its heavy fence is yet to find
                reader |-> NoReader, views |-> NewThread(Locations)]
    /\ thief = TLCEval([t \in Thieves |->
                   [at |-> "idle", left |-> Sections, more |-> 0, record |-> None,
                    ring |-> None, views |-> NewThread(Locations)]])
    /\ waiting = {} /\ freed = {} /\ wrong = {}
    /\ read = TLCEval([r \in 1 .. Replacements + 1 |-> [t \in Thieves |-> 0]])

Value(x) == memory[x][Newest(memory, x)].value

\* The successor of a site in a list of sites, or the successor of the last.
After(sites, site, last) ==
    LET n == CHOOSE n \in DOMAIN sites : sites[n] = site
    IN  IF n < Len(sites) THEN sites[n + 1] ELSE last

Wrong(if, what) == wrong' = IF if THEN wrong \cup {what} ELSE wrong

-----------------------------------------------------------------------------
(* The owner.                                                                 *)

OwnerAt(site) ==
    \/ owner.at = site
    \/ owner.at = "idle" /\ owner.left > 0 /\ waiting = {} /\ site = retirement[1]

\* The owner, after this site.
Went(site, views) ==
    [owner EXCEPT !.at = After(retirement, site, "idle"), !.views = views,
                  !.left = IF owner.at = "idle" THEN @ - 1 ELSE @]

Publish == Store(memory, owner.views, "ring", NewTime(memory, "ring"), owner.ring + 1, grow_ring)

\* A larger ring.
Grow ==
    /\ owner.at = "idle" /\ owner.left > 0
    /\ memory' = Publish.memory
    /\ LET waits == joins /\ waiting # {}
           old == {owner.ring}
       IN  /\ waiting' = IF waits THEN waiting \cup old ELSE waiting
           /\ owner' = [owner EXCEPT !.left = @ - 1, !.ring = @ + 1, !.views = Publish.thread,
                                     !.kept = IF waits THEN @ ELSE @ \cup old]
    /\ UNCHANGED <<sc, thief, freed, read, wrong>>

\* A smaller ring. The old rings wait from now on; the thread for which they wait is found later.
GrowRing ==
    /\ OwnerAt("grow.ring")
    /\ memory' = Publish.memory
    /\ owner' = [Went("grow.ring", Publish.thread) EXCEPT !.ring = @ + 1, !.kept = still_kept(@)]
    /\ waiting' = waiting \cup owner.kept \cup {owner.ring}
    /\ UNCHANGED <<sc, thief, freed, read, wrong>>

\* Unless it is heavy.
RetireFence ==
    /\ OwnerAt("retire.fence") /\ retire_fence # "Heavy"
    /\ LET f == Fence(sc, owner.views, retire_fence) IN
       sc' = f.sc /\ owner' = Went("retire.fence", f.thread)
    /\ UNCHANGED <<memory, thief, waiting, freed, read, wrong>>

\* As in ChaseLevViews: it finds one thief after the other.
OwnerFinds(t) ==
    /\ OwnerAt("retire.fence") /\ retire_fence = "Heavy"
    /\ owner.finds = {} \/ t \in owner.finds
    /\ LET begins == IF owner.finds = {} THEN Fence(sc, owner.views, "SeqCst")
                     ELSE [sc |-> sc, thread |-> owner.views]
           finds == Fence(begins.sc, thief[t].views, "SeqCst")
           rest == (IF owner.finds = {} THEN Thieves ELSE owner.finds) \ {t}
           ends == Fence(finds.sc, begins.thread, "SeqCst")
       IN  /\ sc' = IF rest = {} THEN ends.sc ELSE finds.sc
           /\ owner' = IF rest = {} THEN [Went("retire.fence", ends.thread) EXCEPT !.finds = {}]
                       ELSE [owner EXCEPT !.at = "retire.fence", !.finds = rest, !.views = begins.thread]
           /\ thief' = [thief EXCEPT ![t].views = finds.thread]
    /\ UNCHANGED <<memory, waiting, freed, read, wrong>>

\* The kernel refuses the heavy fence.
RetireRefused ==
    /\ OwnerAt("retire.fence") /\ retire_fence = "Heavy" /\ refusals /\ owner.finds = {}
    /\ LET went == Went("retire.fence", owner.views) IN
       owner' = IF refused_goes_on THEN went ELSE [went EXCEPT !.at = "idle"]
    /\ waiting' = IF refused_goes_on THEN waiting ELSE {}
    /\ UNCHANGED <<memory, sc, thief, freed, read, wrong>>

RecordsHead ==
    /\ OwnerAt("records.head")
    /\ \E n \in Readable(memory, owner.views, "head") :
          LET went == Went("records.head", Read(memory, owner.views, "head", n, head_retire))
          IN  owner' = [went EXCEPT !.looks = memory["head"][n].value]
    /\ UNCHANGED <<memory, sc, thief, waiting, freed, read, wrong>>

\* One record after the other, the newest first, when it retires a ring and when it goes on.
Looks == OwnerAt("retire.look") \/ owner.at = "look.again"

\* The owner, when it has found this reader, or none.
Looked(reader, views) ==
    IF owner.at = "look.again"
    THEN [owner EXCEPT !.at = "retire", !.looks = 0, !.reader = reader, !.views = views]
    ELSE [Went("retire.look", views) EXCEPT !.looks = 0, !.reader = reader]

RetireLook ==
    /\ Looks /\ owner.looks > 0
    /\ LET record == owner.looks
           x == Count[record]
       IN  /\ \E n \in Readable(memory, owner.views, x) :
                 LET count == memory[x][n].value
                     views == Read(memory, owner.views, x, n, look_first)
                 IN  owner' = IF reads(count) THEN Looked([record |-> record, count |-> count], views)
                              ELSE [owner EXCEPT !.looks = @ - 1, !.views = views]
           /\ Wrong(owner.views.cur[Made[record]] = 0, "record not made")
    /\ UNCHANGED <<memory, sc, thief, waiting, freed, read>>

RetireLooked ==
    /\ Looks /\ owner.looks = 0
    /\ owner' = Looked(NoReader, owner.views)
    /\ UNCHANGED <<memory, sc, thief, waiting, freed, read, wrong>>

\* The owner frees the rings that wait. All reads of them must have happened.
Free(views) ==
    /\ waiting' = {} /\ freed' = freed \cup waiting
    /\ wrong' = wrong \cup
         (IF waiting \cap freed # {} THEN {"freed twice"} ELSE {}) \cup
         (IF \E r \in waiting : \E t \in Thieves : views.cur[t] < read[r][t]
          THEN {"freed while read"} ELSE {})

Retire ==
    /\ OwnerAt("retire")
    /\ IF owner.reader = NoReader THEN Free(owner.views) ELSE UNCHANGED <<waiting, freed, wrong>>
    /\ owner' = Went("retire", owner.views)
    /\ UNCHANGED <<memory, sc, thief, read>>

\* The owner may look at the reader again whenever it likes. If that has not left, the
\* look is of no interest.
LookAgain ==
    /\ owner.at = "idle" /\ owner.reader # NoReader
    /\ LET x == Count[owner.reader.record] IN
       \E n \in Readable(memory, owner.views, x) :
          /\ left(owner.reader.count, memory[x][n].value)
          /\ owner' = [owner EXCEPT !.at = "look.again",
                                    !.looks = goes_on_at(owner.reader),
                                    !.views = Read(memory, @, x, n, look_again)]
    /\ UNCHANGED <<memory, sc, thief, waiting, freed, read, wrong>>

Owner ==
    \/ Grow \/ GrowRing \/ RetireFence \/ RetireRefused \/ RecordsHead \/ RetireLook \/ RetireLooked \/ Retire
    \/ LookAgain

-----------------------------------------------------------------------------
(* A thief.                                                                   *)

Becomes(t, l) == thief' = [thief EXCEPT ![t] = l]

\* Which record it claims is up to it, if it claims one: somebody else may have
\* been faster. It goes through the list, claims, and loads the count.
RecordClaim(t) ==
    /\ thief[t].at = "idle" /\ thief[t].left > 0 /\ thief[t].record = None
    /\ \E n \in Readable(memory, thief[t].views, "head") :
       \E record \in 1 .. memory["head"][n].value :
          LET x == Claimed[record]
              listed == Read(memory, thief[t].views, "head", n, head_claim)
              u == Update(memory, listed, x, Newest(memory, x), 1, record_claim)
          IN  /\ Value(x) = 0
              /\ memory' = u.memory
              /\ Becomes(t, [thief[t] EXCEPT !.record = record, !.views = u.thread])
              /\ Wrong(listed.cur[Made[record]] = 0, "record not made")
    /\ UNCHANGED <<sc, owner, waiting, freed, read>>

\* Puts this record, which the thread has made, at the head of the list.
Pushes(views, record) == Update(memory, views, "head", Newest(memory, "head"), record, records_push)

RecordsPush(t) ==
    /\ thief[t].at = "idle" /\ thief[t].left > 0 /\ thief[t].record = None
    /\ LET record == Value("head") + 1
           made == [thief[t].views EXCEPT !.cur[Made[record]] = 1, !.acq[Made[record]] = 1]
           u == Pushes(made, record)
       IN  /\ memory' = IF pushes_late THEN memory ELSE u.memory
           /\ Becomes(t, [thief[t] EXCEPT !.record = record, !.views = IF pushes_late THEN made ELSE u.thread])
    /\ UNCHANGED <<sc, owner, waiting, freed, read, wrong>>

ThiefAt(t, site) ==
    \/ thief[t].at = site
    \/ thief[t].at = "idle" /\ thief[t].left > 0 /\ thief[t].record # None /\ site = section[1]

\* The thief, after this site.
Gone(t, site, views) ==
    LET l == thief[t] IN
    [l EXCEPT !.at = After(section, site, "idle"), !.views = views,
              !.left = IF l.at = "idle" THEN @ - 1 ELSE @,
              !.more = IF l.at = "idle" THEN ReadsEach ELSE @]

\* A thread loads its own count, and stores the next. If it has claimed the
\* record, it may not see the steps of the thread that had it before, unless it has acquired them.
Counts(t, site, order) ==
    /\ ThiefAt(t, site)
    /\ LET x == Count[thief[t].record] IN
       \E n \in Readable(memory, thief[t].views, x) :
          LET loaded == Read(memory, thief[t].views, x, n, reader_count)
              s == Store(memory, loaded, x, NewTime(memory, x), memory[x][n].value + 1, order)
          IN  memory' = s.memory /\ Becomes(t, Gone(t, site, s.thread))
    /\ UNCHANGED <<sc, owner, waiting, freed, read, wrong>>

ReaderEnter(t) == Counts(t, "reader.enter", reader_enter)
ReaderLeave(t) == Counts(t, "reader.leave", reader_leave)

\* With modes, it is light, and nothing; or fenced.fence.
StealFence(t) ==
    /\ ThiefAt(t, "steal.fence")
    /\ LET f == Fence(sc, thief[t].views, steal_fence) IN
       sc' = f.sc /\ Becomes(t, Gone(t, "steal.fence", f.thread))
    /\ UNCHANGED <<memory, owner, waiting, freed, read, wrong>>

\* A broken thread pushes its record here, unless it is in the list.
StealRing(t) ==
    /\ ThiefAt(t, "steal.ring") /\ thief[t].more > 0
    /\ LET l == thief[t]
           late == l.record > Value("head")
           pushed == Pushes(l.views, l.record)
           now == IF late THEN pushed.memory ELSE memory
           views == IF late THEN pushed.thread ELSE l.views
       IN  /\ memory' = now
           /\ \E n \in Readable(now, views, "ring") :
                 LET gone == Gone(t, "steal.ring", Read(now, views, "ring", n, steal_ring))
                 IN  Becomes(t, [gone EXCEPT !.ring = now["ring"][n].value, !.more = @ - 1])
    /\ UNCHANGED <<sc, owner, waiting, freed, read, wrong>>

\* Perhaps it loads the ring again, without another fence. With one, it would
\* only see more.
StealSlot(t) ==
    /\ ThiefAt(t, "steal.slot")
    /\ LET r == thief[t].ring
           count == thief[t].views.cur[t] + 1
           views == [thief[t].views EXCEPT !.cur[t] = count, !.acq[t] = count]
           gone == [Gone(t, "steal.slot", views) EXCEPT !.ring = None]
       IN  /\ read' = [read EXCEPT ![r][t] = count]
           /\ \/ Becomes(t, gone)
              \/ thief[t].more > 0 /\ Becomes(t, [gone EXCEPT !.at = "steal.ring"])
           /\ Wrong(r \in freed, "used after free")
    /\ UNCHANGED <<memory, sc, owner, waiting, freed>>

\* A thread's view does not matter once the thread has gone and no heavy fence finds it.
RecordRelease(t) ==
    /\ thief[t].at = "idle" /\ thief[t].left = 0 /\ thief[t].record # None
    /\ LET x == Claimed[thief[t].record]
           s == Store(memory, thief[t].views, x, NewTime(memory, x), 0, record_release)
       IN  /\ memory' = s.memory
           /\ Becomes(t, [thief[t] EXCEPT !.record = None,
                                     !.views = IF retire_fence = "Heavy" THEN s.thread ELSE NewThread(Locations)])
    /\ UNCHANGED <<sc, owner, waiting, freed, read, wrong>>

Thief(t) ==
    \/ RecordClaim(t) \/ RecordsPush(t) \/ RecordRelease(t)
    \/ ReaderEnter(t) \/ StealFence(t) \/ OwnerFinds(t) \/ StealRing(t) \/ StealSlot(t)
    \/ ReaderLeave(t)

-----------------------------------------------------------------------------
\* TLC finds a deadlock if a ring waits for ever: every run ends, so in the end
\* every ring that has waited has been freed. Kept rings are freed with the deque.
Done ==
    /\ owner.at = "idle" /\ owner.left = 0 /\ waiting = {}
    /\ \A t \in Thieves : thief[t].at = "idle" /\ thief[t].left = 0 /\ thief[t].record = None

Next ==
    \/ Owner
    \/ \E t \in Thieves : Thief(t)
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
           LET now == Value(Count[owner.reader.record]) IN
           owner.reader.count % 2 = 1 /\ (now = owner.reader.count \/ left(owner.reader.count, now))
    /\ owner.at = "look.again" => owner.looks < owner.reader.record
=============================================================================
