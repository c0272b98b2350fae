"""Which rules are muted for one open file: by who sits here, and by those who share its folder."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from sitemap_editor.core.checks.muting import Codes, Muted, MutedBy, Mutes, host_of, muted_by
from sitemap_editor.core.checks.shared_mutes import SharedMutes
from sitemap_editor.core.protocol.location import Published


@dataclass(frozen=True, slots=True)
class FileMutes:
    """What is known of that by now; it is another one with all that is learnt."""

    personal: Mutes = field(default_factory=Mutes)
    """What the person muted in any file and for any site."""
    unsaved: Codes = frozenset()
    """What they muted in this file while it has no path."""
    shared: SharedMutes = field(default_factory=SharedMutes)
    """What is muted in the folder of the file."""

    def of(self, path: Path | None, published: Published | None) -> Muted:
        """Return what is muted for a file that lies here and is published there."""
        site = host_of(published.url) if published is not None else ""
        own = self.personal.of(None if path is None else str(path), site)
        found = {code: list(by) for code, by in own.items()}
        unsaved = muted_by((MutedBy.FILE, self.unsaved))
        more = unsaved if path is None else self.shared.of(path.name)
        for code, by in more.items():
            found.setdefault(code, []).extend(by)
        return {code: tuple(by) for code, by in sorted(found.items())}
