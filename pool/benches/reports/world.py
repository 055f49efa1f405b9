"""Programs on chase-lev instead of crossbeam-deque, and on chase-lev-pool: pool/docs/world.md.

The programs are those of pool/world, in three builds that take turns. A round runs each build twice in
each profile, in one order and then in the reverse order, and takes the faster run.
"""

import tempfile

import rounds
from results import BOTH, Report
from rounds import ROOT, TARGET
from tables import on, table

OWN, BASE, POOL = "chase-lev", "crossbeam-deque", "chase-lev-pool"
THREADS = (1, 2, 4)

# The packages, in the order in which they run.
WORLD = ROOT / "pool" / "world"
PACKAGES = {BASE: WORLD, OWN: WORLD / "deque", POOL: WORLD / "pool"}
ORDER = [*PACKAGES, *reversed(PACKAGES)]

# Each profile's name for cargo.
BUILDS = {"default": "release", "LTO": "lto"}


class World(Report):
    LOCKED, VERSIONED = [*reversed(PACKAGES.values())], (OWN, "ignore", "rayon", "rayon-core", POOL, BASE)
    NAME, PAGE, BASE = "world", ROOT / "pool" / "docs" / "world.md", BASE

    def measure(self, count: int, quick: list[str]) -> None:
        def cargo(profile: str, peer: str, command: str, *arguments: str) -> str:
            return rounds.cargo(PACKAGES[peer], command, "--locked", "--profile", BUILDS[profile], *arguments)

        def run(profile: str, peer: str) -> list[dict]:
            which = ["--rayon"] if peer == POOL else []
            return rounds.lines(cargo(profile, peer, "run", "--", "speed", trees, *quick, *which))

        for profile in BUILDS:
            for peer in PACKAGES:
                cargo(profile, peer, "build")
        with tempfile.TemporaryDirectory(dir=TARGET) as trees:
            self.run(count, lambda profile: fastest([(peer, run(profile, peer)) for peer in ORDER]))

    def speeds(self, peer: str) -> str:
        """Returns the programs' speeds by number of threads, the slowest first, and the base's times."""
        names = dict.fromkeys(name.rpartition(", ")[0] for name, times in self.times["LTO"].items() if peer in times)
        programs = sorted(names, key=lambda name: min(self.slowest(on(name, n), peer) for n in THREADS))
        rows = [[f"{peer}, {BOTH}", *map(str, THREADS), *(f"{BASE}, {n}, ns" for n in THREADS)]]
        rows += [[name, *(self.cell(on(name, n), peer, least=1, form=str) for n in THREADS),
                  *(self.nanoseconds(on(name, n), BASE) for n in THREADS)] for name in programs]
        means = [self.mean([on(name, n) for name in programs], peer) for n in THREADS]
        return table([*rows, ["geometric mean", *means, *("" for _ in THREADS)]])

    def regions(self) -> dict[str, str]:
        return {"deque": self.speeds(OWN), "pool": self.speeds(POOL)}


def fastest(runs: list[tuple[str, list[dict]]]) -> list[dict]:
    """Returns each program's smallest time with a peer."""
    times: dict[tuple, float] = {}
    for peer, lines in runs:
        for line in lines:
            key = line["program"], line["threads"], peer
            times[key] = min(line["time"], times.get(key, line["time"]))
    return [{"workload": program, "threads": threads, "peer": peer, "time": time}
            for (program, threads, peer), time in times.items()]
