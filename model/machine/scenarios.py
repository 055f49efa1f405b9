"""The scenarios, in the suite's notation: the owner's program, and after each bar a thief's."""

from program import Scenario

# What of both is the same: `Weakest`, and `Reference` from a cold deque.
SMALL = (Scenario("p|s"), Scenario("Po|s"), Scenario("ppo|s"), Scenario("PPo|ss"), Scenario("Pp|s", 1),
         Scenario("p|b"))
SCENARIOS = {
    "weakest": (*SMALL, Scenario("PPo|s|s"), Scenario("PPo|sb"), Scenario("PPPoo|b")),
    # A deque from which somebody has stolen is warm.
    "reference": (*SMALL, Scenario("PPo|b"), Scenario("PSp|s"), Scenario("PPPSo|ss"), Scenario("PPPSo|s|s"),
                  Scenario("PPPSo|sb"), Scenario("PPPPSoo|b"), Scenario("PPPoo|b", slow=True),
                  Scenario("PPo|s|s", slow=True)),
}

# Those with which code that is weaker is tried: not those that take a second or more.
QUICK = ("p|s", "Po|s", "PSp|s", "PPPSo|ss", "PPPSo|s|s", "PPPSo|sb", "PPPPSoo|b")
TRIED = {"weakest": SCENARIOS["weakest"],
         "reference": tuple(each for each in SCENARIOS["reference"] if each.text in QUICK)}
COLD = Scenario("PPo|ss")  # for weaker protocols, too: its barrier is needed
