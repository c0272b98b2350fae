"""Where we agreed to differ from a suite: a line each, with one reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

_FILE: Final = Path(__file__).with_name("agreed_differences.tsv")


def agreed(suite: str) -> dict[str, str]:
    """Return the reason of each agreed difference by its case."""
    found: dict[str, str] = {}
    for line in _FILE.read_text("utf-8").splitlines():
        name, case, reason = line.split("\t")
        assert reason.strip(), f"no reason: {line}"
        if name == suite:
            assert case not in found, f"twice: {line}"
            found[case] = reason
    return found


def assert_only_agreed(suite: str, differences: Iterable[str] | Mapping[str, object]) -> None:
    """Fail on a difference that nobody agreed to, and on a line that is no longer needed."""
    known = agreed(suite)
    details = differences if isinstance(differences, Mapping) else dict.fromkeys(differences)
    new = {case: told for case, told in details.items() if case not in known}
    assert not new, f"{suite}: nobody agreed to {new}"
    unneeded = sorted(known.keys() - details.keys())
    assert not unneeded, f"{suite}: no longer needed in {_FILE.name}: {unneeded}"
