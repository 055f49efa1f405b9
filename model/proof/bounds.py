"""The small bounds within which the proof is tied to the specification."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from model import assignment
from model.claimed import Claim, Value
from model.proof.access import Sites
from model.proof.relation import PROTOCOLS, Protocol, Reclamation

RECLAMATION = {Reclamation.NEVER: "Retained", Reclamation.EPOCHS: "Epochs", Reclamation.GRACE_PERIODS: "GracePeriods"}


@dataclass(frozen=True)
class Bound:
    says: str
    protocol: str
    operations: int
    thieves: int = 1
    steals: int = 1
    capacity: int = 1
    rings: int = 1
    beforehand: int = 0  # the number of elements at the beginning
    mode: str = "Cold"  # at the beginning
    differs: Mapping[str, Value] = field(default_factory=dict)  # definitions of the specification, as in claims.toml
    replaces: Mapping[str, str] = field(default_factory=dict)
    changed: Mapping[str, str] = field(default_factory=dict)  # orderings with which the invariant does not hold

    def of(self) -> Protocol:
        return PROTOCOLS[self.protocol]

    def sites(self) -> Sites:
        return {**self.of().orders, **self.changed}

    def reclaims(self) -> Reclamation:
        return Reclamation.NEVER if self.sites()["retire.fence"] == "none" else self.of().reclamation

    def names(self) -> tuple[str, ...]:
        return tuple(f"t{n + 1}" for n in range(self.thieves))

    def claim(self) -> Claim:
        """Returns the claim with which TLC enumerates the states."""
        changed = {site: order for site, order in self.changed.items() if site in assignment.KIND and order != "none"}
        sites = assignment.BASES[self.of().base] | changed
        orders: dict[str, Value] = {site.replace(".", "_"): order for site, order in sites.items()}
        if self.of().asymmetric:
            orders["modes"] = True
        bounds: dict[str, Value] = {
            "Thieves": f"{{{', '.join(self.names())}}}", "Operations": self.operations, "Steals": self.steals,
            "Capacity": self.capacity, "Rings": self.rings, "beforehand": self.beforehand,
            "reclamation": RECLAMATION[self.reclaims()]}
        return Claim("Deque/tie", self.says, self.protocol, group="instrument", set="full", expect="holds",
                     checks=(), symmetry=False, bounds=bounds, differs={**orders, **self.differs},
                     replaces={"first_mode": self.mode, "pauses": "Everywhere", **self.replaces})


BOUNDS = (
    Bound("three operations concurrent with two steals", "Fenced", operations=3, steals=2, capacity=2),
    Bound("three operations concurrent with a batch, a ring that grows", "Fenced", operations=3, rings=2,
          replaces={"sizes": "AnySize"}),
    Bound("two operations concurrent with two thieves", "Fenced", operations=2, thieves=2, capacity=2),
    Bound("three operations concurrent with a steal, a ring that grows, release stores", "ReleaseStores", operations=3,
          rings=2),
    Bound("three operations concurrent with a batch, a ring that grows, asymmetric fences", "Asymmetric", operations=3,
          rings=2, replaces={"sizes": "AnySize", "refusals": "Anybodys"}),
    Bound("two operations concurrent with two steals, asymmetric fences", "Asymmetric", operations=2, steals=2,
          capacity=2, beforehand=1),
    Bound("two thieves after an element, asymmetric fences", "Asymmetric", operations=0, thieves=2, beforehand=1),
    Bound("two operations concurrent with a batch, a warm deque that cools", "Asymmetric", operations=2, capacity=2,
          beforehand=2, mode="Warm", replaces={"sizes": "AnySize"}),
    Bound("two operations concurrent with a steal, a warm deque, a ring that shrinks", "Asymmetric", operations=2,
          capacity=2, rings=2, beforehand=1, mode="Warm", replaces={"CapacityOf": "Halved", "refusals": "Anybodys"}),
    Bound("two operations concurrent with a steal from this deque or another, a ring that shrinks", "Asymmetric",
          operations=2, capacity=2, rings=2, beforehand=1, mode="Warm", differs={"elsewhere": True},
          replaces={"CapacityOf": "Halved"}),
    Bound("three operations concurrent with two steals from this deque or another, rings that shrink and grow",
          "Fenced", operations=3, steals=2, capacity=2, rings=3, differs={"elsewhere": True},
          replaces={"CapacityOf": "Halved"}),
    Bound("two operations concurrent with a steal, a fenced deque, a ring that shrinks", "Asymmetric", operations=2,
          capacity=2, rings=2, beforehand=1, mode="Fenced", differs={"retire_fence": "SeqCst"},
          replaces={"CapacityOf": "Halved"}),
    Bound("one operation concurrent with a steal, an owner that leaves", "Asymmetric<Retain>", operations=1,
          beforehand=1, differs={"owner_leaves": True}),
    Bound("two operations concurrent with a batch, a warm deque that cools wrongly", "Asymmetric", operations=2,
          capacity=2, beforehand=2, mode="Warm", replaces={"sizes": "AnySize"},
          changed={"cool.fence": "SeqCst", "retire.fence": "none"}),
    Bound("three operations concurrent with a batch that goes wrong", "Fenced", operations=3, capacity=2,
          replaces={"sizes": "AnySize"},
          changed={"batch.cas": "AcqRel", "batch.bottom": "Acquire", "retire.fence": "none"}),
    Bound("two operations concurrent with a steal that goes wrong", "Fenced", operations=2,
          differs={"load_buffering": True, "race_ghost": True},
          changed={"push.top": "Relaxed", "steal.cas": "Relaxed", "retire.fence": "none"}),
    Bound("three operations concurrent with a steal, elements of two words, a ring that grows", "Fenced", operations=3,
          rings=2, differs={"two_words": True}),
    Bound("two operations concurrent with a steal that goes wrong, elements of two words", "Fenced", operations=2,
          differs={"two_words": True}, changed={"steal.bottom": "Relaxed", "retire.fence": "none"}),
    Bound("four operations concurrent with a steal, a ring that shrinks and grows", "Fenced", operations=4, capacity=2,
          rings=3, replaces={"CapacityOf": "Halved"}),
    Bound("three operations concurrent with a batch, a ring that grows, epochs", "Fenced<Epoch>", operations=3, rings=3,
          replaces={"sizes": "AnySize"}),
    Bound("two operations concurrent with two thieves, a ring that grows, epochs", "Fenced<Epoch>", operations=2,
          thieves=2, rings=2),
    Bound("two operations concurrent with a steal, a ring that grows, epochs that go wrong", "Fenced<Epoch>",
          operations=2, rings=2, differs={"pin_fence": "AcqRel"}, changed={"pin": "none"}),
)
