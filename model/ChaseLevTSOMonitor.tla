------------------------- MODULE ChaseLevTSOMonitor -------------------------
(* The strict linearizability of ChaseLevTSO, except that a push may take     *)
(* effect late, but no later than its store to bottom is in memory.           *)
EXTENDS ChaseLevTSO

VARIABLES
    possible, popped,  \* as in Monitor
    ends               \* for each store in the owner's buffer: TRUE if it ends a push

INSTANCE Monitor

\* TRUE if a push may take effect after it has returned.
late_pushes == TRUE

\* How many pushes are not in memory.
Late == Cardinality({n \in DOMAIN ends : ends[n]})

NextEnds ==
    ends' = CASE Len(buffer') > Len(buffer) -> Append(ends, owner.at = "push.bottom")
              [] Len(buffer') < Len(buffer) -> Tail(ends)
              [] OTHER -> ends

SpecMonitor ==
    /\ Init /\ InitMonitor /\ ends = <<>>
    /\ [][/\ Next
          /\ NextEnds
          /\ NextMonitor(Len(taken') - (IF late_pushes THEN Late' ELSE 0))
         ]_<<vars, possible, popped, ends>>
=============================================================================
