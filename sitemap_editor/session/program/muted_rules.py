"""Remembers which rules a person muted: for files by their path, for sites by their host."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sitemap_editor.core.checks.muting import Codes, Mutes, codes_in
from sitemap_editor.session.program.settings import MUTED_FILES, MUTED_SITES, Setting, Settings

_KEPT: Final = 1_000


class MutedRules:
    """The stored codes, the latest first; each entry is codes and whose they are, tab-separated."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def mutes(self) -> Mutes:
        """Return all that is muted, as it is stored now, by this program or another one."""
        self._settings.look_again()
        return Mutes(self._of(MUTED_FILES), self._of(MUTED_SITES))

    def set_for_file(self, path: Path, codes: Iterable[str]) -> None:
        """Mute these rules for a file, and no others."""
        self._set(MUTED_FILES, str(path), codes)

    def set_for_site(self, host: str, codes: Iterable[str]) -> None:
        """Mute these rules for a site, and no others."""
        self._set(MUTED_SITES, host, codes)

    def _of(self, setting: Setting[list[str]]) -> dict[str, Codes]:
        entries = (entry.partition("\t") for entry in self._settings.get(setting))
        return {owner: frozenset(codes_in(codes)) for codes, _, owner in entries if owner}

    def _set(self, setting: Setting[list[str]], owner: str, codes: Iterable[str]) -> None:
        self._settings.look_again()
        others = [
            entry for entry in self._settings.get(setting) if entry.partition("\t")[2] != owner
        ]
        listed = ",".join(sorted(codes))
        mine = [f"{listed}\t{owner}"] if listed else []
        self._settings.set(setting, (mine + others)[:_KEPT])
