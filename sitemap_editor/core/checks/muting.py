"""Which rules are muted for a file, and where that was said: they are not asked about it at all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, TypeAlias

from sitemap_editor.core.protocol import urls

_SEPARATORS: Final = re.compile(r"[\s,]+")

Codes: TypeAlias = frozenset[str]


class MutedBy(Enum):
    """Where it was said that a rule is muted."""

    FILE = "file"
    """By the person who sits here, for this file."""
    SITE = "site"
    """By them, for all files of its site."""
    SHARED_FILE = "shared file"
    """In the file beside it that people share, for this file."""
    SHARED_FOLDER = "shared folder"
    """There, for all files of the folder."""
    OPTION = "option"
    """On the command line."""


Muted: TypeAlias = Mapping[str, tuple[MutedBy, ...]]
"""The codes of muted rules, in order, each with all who muted it."""


def muted_by(*sources: tuple[MutedBy, Iterable[str]]) -> Muted:
    """Return what these come to together."""
    found: dict[str, tuple[MutedBy, ...]] = {}
    for source, codes in sources:
        for code in codes:
            found[code] = (*found.get(code, ()), source)
    return dict(sorted(found.items()))


@dataclass(frozen=True, slots=True)
class Mutes:
    """What one person muted: for files by their path, for sites by their host."""

    files: Mapping[str, Codes] = field(default_factory=dict)
    sites: Mapping[str, Codes] = field(default_factory=dict)

    def of(self, path: str | None, site: str) -> Muted:
        """Return what is muted for a file; no path: it was never saved; no site: none is known."""
        of_file = self.files.get(path, ()) if path is not None else ()
        of_site = self.sites.get(site, ()) if site else ()
        return muted_by((MutedBy.FILE, of_file), (MutedBy.SITE, of_site))


def host_of(url: str) -> str:
    """Return the host that a URL names, by which sites are told apart; empty where it has none."""
    parts = urls.split_url(url.strip())
    return parts.host.lower() if parts is not None else ""


def known_codes() -> Codes:
    """Return the codes of all rules: each can be muted, for none of them keeps a file closed.

    What does is no finding of a rule but an error, or a repair to be decided about.
    """
    from sitemap_editor.core.checks.catalogue import RULES_BY_CODE  # all rules: not at start

    return frozenset(RULES_BY_CODE)


def codes_in(text: str) -> list[str]:
    """Return the codes that a person wrote with commas or spaces between them, each once."""
    return list(dict.fromkeys(part.upper() for part in _SEPARATORS.split(text) if part))
