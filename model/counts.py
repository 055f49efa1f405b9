"""What is measured of each claim: the records of counts.json, which `--record` writes, by the names of the claims."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from model import claimed, data
from model.claimed import Claim
from model.problem import Problem

FILE = "counts.json"
LONG = 60  # seconds: a claim that takes longer gets all processors, if it holds


@dataclass(frozen=True, slots=True)
class Counts:
    """What is measured of a claim.

    `depth` is that of the search, unless workers raced; `within` is the greatest length of the counterexample;
    `seconds` is the time of one run; `prints` is a digest of the output, if another claim's is compared with it; `hash`
    is the fingerprint of what all this depends on.
    """

    seconds: int
    hash: str
    states: int | None = None
    depth: int | None = None
    within: int | None = None
    prints: str | None = None

    def measured(self) -> dict[str, int | str]:
        """Returns what a run is compared with."""
        found = {"states": self.states, "depth": self.depth, "within": self.within, "prints": self.prints}
        return {key: value for key, value in found.items() if value is not None}


def load(model: Path, claims: Sequence[Claim], recording: bool = False) -> dict[str, Counts]:
    """Returns the records. If new ones will be written, they need not be those of the claims."""
    path = model / FILE
    text = path.read_text(encoding="utf-8")
    found = data.json(dict[str, Counts], text, str(path))
    if not recording and (errors := [*missing(model, claims, found), *conflicts(path, text, claims, found)]):
        raise Problem("\n".join(errors))
    return found


def missing(model: Path, claims: Sequence[Claim], counts: Mapping[str, Counts]) -> Iterator[str]:
    path = model / claimed.FILE
    for number, claim in enumerate(claims, 1):
        if claim.name not in counts:
            says = f"{path}, claim, {number} ({claim.name}): {FILE} has no record of it: `--record stale` writes one"
            yield data.located(says, path.read_text(encoding="utf-8"), str(path))


def conflicts(path: Path, text: str, claims: Sequence[Claim], counts: Mapping[str, Counts]) -> Iterator[str]:
    """Yields where a record is not that of its claim, or not like that of another claim."""
    known, compared = {claim.name: claim for claim in claims}, names_of_compared(claims)
    for name, own in counts.items():
        claim = known.get(name)
        errors = contradictions(claim, own, counts, name in compared) if claim else ["there is no claim of this name"]
        yield from (data.keyed(f"{path}, {name}: {error}", text, str(path)) for error in errors)


def names_of_compared(claims: Sequence[Claim]) -> set[str]:
    """Returns the names of the claims whose output is compared with that of another."""
    return {name for claim in claims for other in (claim.same, claim.unlike) if other for name in (claim.name, other)}


def contradictions(claim: Claim, own: Counts, counts: Mapping[str, Counts], is_compared: bool) -> Iterator[str]:
    needed = keys(claim) | ({"prints"} if is_compared else set())
    allowed = needed | ({"depth"} if "states" in needed else set())
    for key in sorted((needed - ({"depth"} if is_long(claim, own) else set())) - own.measured().keys()):
        yield f"it lacks {key!r}: `--record {claim.name}` writes it"
    for key in sorted(own.measured().keys() - allowed):
        yield f"{key!r} does not belong here: it may have {', '.join(sorted(allowed)) or 'none'}"
    for other, alike in ((claim.same, True), (claim.unlike, False)):
        if other and other in counts and (own.prints == counts[other].prints) != alike:
            yield f"it prints {'something else than' if alike else 'the same as'} {other}"


def keys(claim: Claim) -> set[str]:
    """Returns what is measured of a claim besides its output."""
    if claim.traces:  # The number of states depends on them.
        return set()
    return {"within"} if claim.expect == "violates" else {"states", "depth"}


def is_long(claim: Claim, counts: Counts | None) -> bool:
    return claim.expect == "holds" and counts is not None and counts.seconds >= LONG


def write(model: Path, claims: Sequence[Claim], counts: Mapping[str, Counts]) -> None:
    """Writes the records, one a line, in the order of the claims."""
    lines = (f"{json.dumps(claim.name)}: {json.dumps(plain(counts[claim.name]))}"
             for claim in claims if claim.name in counts)
    (model / FILE).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def plain(counts: Counts) -> dict[str, int | str]:
    return {**counts.measured(), "seconds": counts.seconds, "hash": counts.hash}
