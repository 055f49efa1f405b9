------------------------- MODULE ChaseLevTSOMonitor -------------------------
(* What ChaseLevTSO has of strict linearizability: a push may be late, but no *)
(* later than its store to bottom is in memory.                               *)
EXTENDS ChaseLevTSO

VARIABLES
    possible, popped,  \* as in Monitor
    ends               \* of each store in the owner's buffer, whether it ends a push

INSTANCE Monitor

\* Whether a push may take effect after it has returned.
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
