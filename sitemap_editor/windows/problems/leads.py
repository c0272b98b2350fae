"""Problems that no fix mends but a command of the window does: which, and what is said of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP

OVER_LIMIT: Final = frozenset({"F11", "F12", "I02"})
"""The rules about what is too much for one file."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A command by its action, and the sentence that leads to it."""

    action_id: str
    text: str


_SPLIT: Final = Lead(
    "sitemaps.split",
    QT_TRANSLATE_NOOP("problems", "Split it into several files with an index."),
)
_LEADS: Final = dict.fromkeys(OVER_LIMIT, _SPLIT)


def lead_of(code: str) -> Lead | None:
    """Return the command that mends problems of a rule; None where there is none."""
    return _LEADS.get(code)
