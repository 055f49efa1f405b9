"""The tables of sites in src: the role of each site, and its ordering in each protocol."""

import json
from pathlib import Path

TABLE: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("sites.json").read_text(encoding="utf-8"))
PROTOCOLS = ("Fenced", "Le2013", "ReleaseStores", "Asymmetric")
