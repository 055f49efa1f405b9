---- MODULE Clock ----
EXTENDS Naturals, TLC
VARIABLE hour
limit == 3
rests == TRUE  \* or else there is a deadlock
start == 0
Init == hour = start
Tick == hour < limit /\ hour' = hour + 1 /\ PrintT(<<"hour", hour, {"no", "particular", "order"}>>)
Next == Tick \/ (hour = limit /\ rests /\ UNCHANGED hour)
Spec == Init /\ [][Next]_hour /\ WF_hour(Next)
Bounded == hour <= limit
Early == hour < 2
Slow == [][hour' < 2]_hour
Returns == []<>(hour = 0)
Rests == <>(hour = limit)
Half == INSTANCE Jumps WITH place <- hour
Jumps == Half!Spec
====
