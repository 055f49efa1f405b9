--------------------------------- MODULE Rcu ---------------------------------
(* Grace periods as in user-level RCU (Desnoyers et al., IEEE TPDS 23(2),     *)
(* 2012). Readers load a pointer and read the object that it points to; an    *)
(* updater replaces the object, waits until each reader has left the section  *)
(* that it may have been in, and frees the old object. A reader's count is    *)
(* odd while it is in a section. Each access is an action.                    *)
(*                                                                            *)
(* A reader enters, executes a fence and loads the pointer; the updater       *)
(* stores the pointer, executes a fence, and looks at the counts. In Rcu.cfg, *)
(* set `read_fence` or `sync_fence` to "Relaxed", which means none: unless    *)
(* memory_model is "SC", both may miss the other's store, and an object is    *)
(* read after it was freed. They may also be "Light" and "Heavy": then        *)
(* readers execute no instruction for their fence. The other orderings keep   *)
(* reads from racing with the freeing. x86 needs none of them.                *)
EXTENDS Memory

CONSTANTS
    Readers,     \* a set of model values
    Sections,    \* how many each reader has
    Updates,     \* how often the object is replaced
    read_enter,  \* the store of the odd count: "Release"
    read_fence,  \* "SeqCst", or "Light" if sync_fence is "Heavy"
    read_leave,  \* the store of the even count: "Release"
    sync_fence,  \* "SeqCst", or "Heavy"
    sync_look    \* the load of a reader's count: "Acquire"

ASSUME AreOrders({read_enter, read_fence, read_leave, sync_fence, sync_look})

\* Locations. A reader's reads are counted in a location of its name.
Pointer == <<"pointer">>
CountOf(r) == <<"count", r>>

None == 0

VARIABLES
    memory,
    reader,   \* each reader's next access, sections left, and the object that it has found
    updater,  \* its next access, the newest object, the readers to wait for and to fence, and the
              \* counts that it has found first
    freed,    \* the objects that were freed
    reads     \* by object and reader, the number of the last read

vars == <<memory, reader, updater, freed, reads>>

Objects == 1 .. Updates + 1

Init ==
    /\ memory = NewMemory([x \in {Pointer} \cup {CountOf(r) : r \in Readers} \cup Readers |->
                              IF x = Pointer THEN 1 ELSE 0],
                          Readers \cup {"updater"}, {})
    /\ reader = TLCEval([r \in Readers |->
                            [at |-> "read.enter", left |-> Sections, object |-> None]])
    /\ updater = [at |-> "update.pointer", object |-> 1, waits |-> {}, fences |-> Readers,
                  found |-> TLCEval([r \in Readers |-> None])]
    /\ freed = {}
    /\ reads = TLCEval([o \in Objects |-> [r \in Readers |-> 0]])

-----------------------------------------------------------------------------
(* Readers. The count of a reader is twice the number of sections it has left, *)
(* plus 1 in a section.                                                        *)

Goes(r, from, to) == reader[r].at = from /\ reader' = [reader EXCEPT ![r].at = to]

ReadEnter(r) ==
    /\ Goes(r, "read.enter", "read.fence") /\ reader[r].left > 0
    /\ memory' \in Stores(memory, r, CountOf(r), 2 * (Sections - reader[r].left) + 1, read_enter)
    /\ UNCHANGED reads

ReadFence(r) ==
    /\ Goes(r, "read.fence", "read.pointer")
    /\ memory' \in Fences(memory, r, read_fence)
    /\ UNCHANGED reads

\* The contents of objects are not in this model, so this need not acquire.
ReadPointer(r) ==
    /\ reader[r].at = "read.pointer"
    /\ \E l \in Loads(memory, r, Pointer, "Relaxed") :
        /\ memory' = l.memory
        /\ reader' = [reader EXCEPT ![r].at = "read.object", ![r].object = l.value]
    /\ UNCHANGED reads

ReadObject(r) ==
    /\ Goes(r, "read.object", "read.leave")
    /\ memory' = Ticks(memory, r, r)
    /\ reads' = [reads EXCEPT ![reader[r].object][r] = Count(memory', r, r)]

ReadLeave(r) ==
    /\ reader[r].at = "read.leave"
    /\ memory' \in Stores(memory, r, CountOf(r), 2 * (Sections - reader[r].left) + 2, read_leave)
    /\ reader' = [reader EXCEPT ![r].at = "read.enter", ![r].left = @ - 1, ![r].object = None]
    /\ UNCHANGED reads

Reader(r) ==
    /\ ReadEnter(r) \/ ReadFence(r) \/ ReadPointer(r) \/ ReadObject(r) \/ ReadLeave(r)
    /\ UNCHANGED <<updater, freed>>

-----------------------------------------------------------------------------
(* The updater.                                                               *)

UpdatePointer ==
    /\ updater.at = "update.pointer" /\ updater.object <= Updates
    /\ memory' \in Stores(memory, "updater", Pointer, updater.object + 1, "Relaxed")
    /\ updater' = [updater EXCEPT !.at = "sync.fence", !.object = @ + 1, !.waits = Readers]
    /\ UNCHANGED freed

SyncFence ==
    /\ updater.at = "sync.fence" /\ sync_fence # "Heavy"
    /\ memory' \in Fences(memory, "updater", sync_fence)
    /\ updater' = [updater EXCEPT !.at = "sync.look"]
    /\ UNCHANGED freed

\* A heavy fence makes the readers execute a fence, each at its own time.
SyncHeavyFence ==
    /\ updater.at = "sync.fence" /\ sync_fence = "Heavy"
    /\ \E f \in HeavyFences(memory, "updater", updater.fences) :
        /\ memory' = f.memory
        /\ updater' = IF f.left = {} THEN [updater EXCEPT !.at = "sync.look", !.fences = Readers]
                      ELSE [updater EXCEPT !.fences = f.left]
    /\ UNCHANGED freed

\* It waits for reader r no longer if its count is even, or not the one found first: any other
\* section began after the fence, and finds the new object.
SyncLook(r) ==
    /\ updater.at = "sync.look" /\ r \in updater.waits
    /\ \E l \in Loads(memory, "updater", CountOf(r), sync_look) :
        LET first == updater.found[r] IN
        /\ memory' = l.memory
        /\ updater' = IF l.value % 2 = 0 \/ first \notin {None, l.value}
                      THEN [updater EXCEPT !.waits = @ \ {r}, !.found[r] = None]
                      ELSE [updater EXCEPT !.found[r] = l.value]
    /\ UNCHANGED freed

Free ==
    /\ updater.at = "sync.look" /\ updater.waits = {}
    /\ updater' = [updater EXCEPT !.at = "update.pointer"]
    /\ freed' = freed \cup {updater.object - 1}
    /\ UNCHANGED memory

Updater ==
    /\ UpdatePointer \/ SyncFence \/ SyncHeavyFence \/ Free \/ \E r \in Readers : SyncLook(r)
    /\ UNCHANGED <<reader, reads>>

-----------------------------------------------------------------------------
\* A step of the memory alone: with "TSO", a store leaves its buffer.
MemoryStep == memory' \in Internal(memory) /\ UNCHANGED <<reader, updater, freed, reads>>

Done ==
    /\ updater.at = "update.pointer" /\ updater.object > Updates
    /\ \A r \in Readers : reader[r].left = 0
    /\ UNCHANGED vars

Next == (\E r \in Readers : Reader(r)) \/ Updater \/ MemoryStep \/ Done

Spec == Init /\ [][Next]_vars

\* For the .cfg: readers are alike.
Symmetry == Permutations(Readers)

-----------------------------------------------------------------------------
NoUseAfterFree == \A r \in Readers : reader[r].at = "read.object" => reader[r].object \notin freed

\* When an object is freed, all reads of it have happened before; otherwise, they race.
FreedAfterReads ==
    updater.at = "sync.look" /\ updater.waits = {} =>
        \A r \in Readers : Knows(memory, "updater", r, reads[updater.object - 1][r])
=============================================================================
