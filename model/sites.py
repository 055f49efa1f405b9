"""The sites: the records of sites.toml, and the ordering of each site in each protocol."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from model import data
from model.problem import Problem

Protocol = Literal["Fenced", "Le2013", "ReleaseStores", "Asymmetric"]
PROTOCOLS: tuple[Protocol, ...] = ("Fenced", "Le2013", "ReleaseStores", "Asymmetric")
USUAL: Protocol = "Fenced"  # The specification's own orderings are this protocol's.
Order = Literal["Relaxed", "Acquire", "Release", "AcqRel", "SeqCst"]
Code = Literal["fenced", "asymmetric", "header"]
Reason = Literal["LoadBuffering", "Empty", "SeqCst", "Rc11", "Stronger", "Two"]
Kill = Literal["Race", "RaceOrTwice", "Unwritten", "Twice", "TakenOrDropped", "Dropped", "Freed", "Lost", "Leaked",
               "NoDeque", "ToNobody", "NoCause", "Unfenced", "Refused", "Room", "Endless"]
Operation = Literal["push", "grow", "pop", "steal", "batch", "len", "cool", "leave", "retire", "record"]
Location = Literal["top", "bottom", "slot", "ring", "mode", "count", "head", "record"]
Access = Literal["Load", "Store", "Cas", "Fence", "LightFence", "HeavyFence"]

# The orderings that are shipped, as the tables of `src` have them, and the orderings of the other protocols.
TABLE: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("sites.json").read_text(encoding="utf-8"))


def is_asymmetric(protocol: str) -> bool:
    """Returns true if the owner's fence is light, so that the protocol needs the mode."""
    return TABLE["pop.fence"][protocol] == "Light"


@dataclass(frozen=True)
class ByLoom:
    """A verdict of loom."""

    scenario: str
    also: str | None = None
    on: str | None = None
    killed: Kill | None = None
    survives: Reason | None = None

    def __post_init__(self) -> None:
        if (self.killed is None) == (self.survives is None):
            raise ValueError("either 'killed' or 'survives' is needed")


@dataclass(frozen=True)
class Weaker:
    """An ordering that is weaker than in a protocol, with what the engines say of it."""

    protocol: Protocol
    order: Order
    on: str
    loom: tuple[ByLoom, ...]
    shuttle: tuple[str, ...]
    machine: tuple[Code, ...]
    failure: str | None = None
    tlc: str | None = None

    def __post_init__(self) -> None:
        if (self.failure is None) != (self.tlc is None):
            raise ValueError("'failure' and 'tlc' belong together")
        if len({*self.machine}) < len(self.machine):
            raise ValueError("'machine' has one twice")


@dataclass(frozen=True)
class Site:
    """The record of a site. `crates/evidence/src/sites.rs` compares it with `src`."""

    name: str
    operation: Operation
    access: Access
    tla: bool
    proof: Literal["all", "modes", "none"]
    location: Location | None = None
    unshipped: dict[Protocol, Order] = field(default_factory=dict)
    unjudged: str | None = None
    unsearched: str | None = None
    weaker: tuple[Weaker, ...] = ()

    def __post_init__(self) -> None:
        if self.name not in TABLE:
            raise ValueError(f"src has no site {self.name}")
        if (self.location is None) != self.access.endswith("Fence"):
            raise ValueError("each access has a 'location', and no fence")
        if self.proof != "none" and not self.tla:
            raise ValueError("it is in the proof, but not in the specification")


@dataclass(frozen=True)
class Sites:
    """The file."""

    site: tuple[Site, ...]


def read(text: str) -> dict[str, Site]:
    """Returns the records in the text of the file, by the name of the site."""
    found = data.toml(Sites, text, "sites.toml").site
    names = [site.name for site in found]
    if names != [*TABLE]:
        differs = next((n for n, (own, expected) in enumerate(zip(names, TABLE, strict=False)) if own != expected),
                       min(len(names), len(TABLE)))
        raise Problem(f"sites.toml: number {differs + 1} is not that of sites.json")
    return {site.name: site for site in found}


FILE = Path(__file__).with_name("sites.toml")  # a link to the repository's
SITES = read(FILE.read_text(encoding="utf-8"))


def weakened(site: str, weaker: Weaker) -> str:
    """Returns the name of the variant of a site in which only this ordering is weaker."""
    return f"{site} {weaker.order}" + (f", {weaker.protocol}" if weaker.protocol != USUAL else "")
