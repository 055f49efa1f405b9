--------------------------- MODULE DequeScenarios ---------------------------
(* The scenarios of suite/scenarios.toml (crates/scenarios/src) on the        *)
(* machine of views. Each claim runs one program and not all, so its outcomes *)
(* can be compared with those that loom finds. The table has the names:       *)
(* PPo_ss is `PPo|ss`, two pushes, then a pop during a thief's steals.        *)
EXTENDS Deque

CONSTANT Scenario

Scene(before, during, steals) == [before |-> before, during |-> during, steals |-> steals]

P == "push"
O == "pop"

Po_s == Scene(<<P>>, <<O>>, <<1>>)
PPo_s == Scene(<<P, P>>, <<O>>, <<1>>)
PPo_ss == Scene(<<P, P>>, <<O>>, <<2>>)
PPoo_s == Scene(<<P, P>>, <<O, O>>, <<1>>)
PPoo_ss == Scene(<<P, P>>, <<O, O>>, <<2>>)
PPPo_ss == Scene(<<P, P, P>>, <<O>>, <<2>>)
PPPooo_s == Scene(<<P, P, P>>, <<O, O, O>>, <<1>>)
P_s_s == Scene(<<P>>, <<>>, <<1, 1>>)
PP_s_s == Scene(<<P, P>>, <<>>, <<1, 1>>)
PP_ss_s == Scene(<<P, P>>, <<>>, <<2, 1>>)
PP_ss_ss == Scene(<<P, P>>, <<>>, <<2, 2>>)
P_s_s_s == Scene(<<P>>, <<>>, <<1, 1, 1>>)
Po_s_s_s == Scene(<<P>>, <<O>>, <<1, 1, 1>>)
PPo_ss_ss == Scene(<<P, P>>, <<O>>, <<2, 2>>)
Po_s_s == Scene(<<P>>, <<O>>, <<1, 1>>)
PPo_s_s == Scene(<<P, P>>, <<O>>, <<1, 1>>)
PPoo_s_s == Scene(<<P, P>>, <<O, O>>, <<1, 1>>)
p_s == Scene(<<>>, <<P>>, <<1>>)
pp_ss == Scene(<<>>, <<P, P>>, <<2>>)
p_s_s == Scene(<<>>, <<P>>, <<1, 1>>)
Pp_s_s == Scene(<<P>>, <<P>>, <<1, 1>>)
ppo_s == Scene(<<>>, <<P, P, O>>, <<1>>)
ppoo_s == Scene(<<>>, <<P, P, O, O>>, <<1>>)
popo_s == Scene(<<>>, <<P, O, P, O>>, <<1>>)
pop_ss == Scene(<<>>, <<P, O, P>>, <<2>>)
Pop_s == Scene(<<P>>, <<O, P>>, <<1>>)
PPoopp_s == Scene(<<P, P>>, <<O, O, P, P>>, <<1>>)
Pp_s == Scene(<<P>>, <<P>>, <<1>>)
Pp_ss == Scene(<<P>>, <<P>>, <<2>>)
PPp_ss == Scene(<<P, P>>, <<P>>, <<2>>)
Ppp_s == Scene(<<P>>, <<P, P>>, <<1>>)
Ppp_ss == Scene(<<P>>, <<P, P>>, <<2>>)

Program == Scenario.before \o Scenario.during

\* The owner keeps operations that it never begins, so that its view, which it has
\* seen is not forgotten before the thieves start.
ASSUME Operations > Len(Program) /\ Thieves = {ToString(n) : n \in DOMAIN Scenario.steals}

StealsOf(t) == Scenario.steals[CHOOSE n \in DOMAIN Scenario.steals : ToString(n) = t]

-----------------------------------------------------------------------------
VARIABLES
    spawned,  \* TRUE if the thieves have started
    results   \* the results of each thread's operations

Nothing == 0  \* the result of a pop of an empty deque; elements are numbers from 1

InitScenario ==
    /\ Init
    /\ spawned = FALSE
    /\ results = TLCEval([p \in Threads |-> <<>>])

\* The element that this step takes.
Took ==
    LET now == {e \in DOMAIN machine.taken : machine'.taken[e] > machine.taken[e]}
    IN  IF now = {} THEN Nothing ELSE CHOOSE e \in now : TRUE

Returns(p, result) == results' = [results EXCEPT ![p] = Append(@, result)]

\* How many operations the owner has begun.
Begun == Operations - owner.left

\* The owner's next operation is its program's; before the thieves start, it
\* does not begin those that are concurrent with them.
OwnerActs ==
    LET last == IF spawned THEN Len(Program) ELSE Len(Scenario.before)
        \* The pop of an empty deque may end where it begins; a push changes `bottom`.
        ends == owner'.at = "idle" /\ owner'.bottom = owner.bottom
        pops == owner'.op = O \/ ends
    IN  /\ owner.at = "idle" => Begun < last
        /\ Owner
        /\ owner.at = "idle" => (pops <=> Program[Begun + 1] = O)
        /\ IF owner'.at = "idle" /\ (owner.op = O \/ (owner.at = "idle" /\ ends))
           THEN Returns("owner", Took) ELSE UNCHANGED results
        /\ UNCHANGED spawned

\* The owner's steps so far happen before all steps of the thieves.
Spawn ==
    /\ ~spawned
    /\ owner.at = "idle" /\ Begun = Len(Scenario.before)
    /\ spawned' = TRUE
    /\ thief' = TLCEval([t \in Thieves |-> [thief[t] EXCEPT !.left = StealsOf(t)]])
    /\ machine' = [machine EXCEPT !.memory = Started(@, Thieves)]
    /\ UNCHANGED <<owner, results>>

\* Empty is found at steal.bottom; if the claim is lost, it is Retry.
ThiefActs(t) ==
    /\ spawned
    /\ Thief(t)
    /\ IF thief'[t].at # "idle" THEN UNCHANGED results
       ELSE Returns(t, CASE Took # Nothing -> ToString(Took)
                         [] thief[t].at = "steal.bottom" -> "Empty"
                         [] OTHER -> "Retry")
    /\ UNCHANGED spawned

AllEnded ==
    /\ spawned
    /\ owner.at = "idle" /\ Begun = Len(Program)
    /\ \A t \in Thieves : thief[t].at = "idle" /\ thief[t].left = 0

SpecScenario ==
    /\ InitScenario
    /\ [][ \/ OwnerActs \/ Spawn
           \/ \E t \in Thieves : ThiefActs(t)
           \/ AllEnded /\ UNCHANGED <<vars, spawned, results>> ]_<<vars, spawned, results>>

\* A thief that finds nothing finds nothing later, if nothing is pushed concurrently.
EmptyLasts == \A t \in Thieves : \A i, j \in DOMAIN results[t] :
    i < j /\ results[t][i] = "Empty" /\ results[t][j] \notin {"Empty", "Retry"}
        => P \in {Scenario.during[n] : n \in DOMAIN Scenario.during}

\* Always true; prints the results of the operations.
Outcomes == AllEnded => PrintT(results)
=============================================================================
