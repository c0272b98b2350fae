"""What is muted in one file while a person looks at it: listed, unmuted, shared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.checks.muting import MutedBy
from sitemap_editor.session.checks.muting import Muting, site_of, sources_of
from sitemap_editor.session.document.session import Session

Source = tuple[str, MutedBy]
_SHARED: Final = (MutedBy.SHARED_FILE, MutedBy.SHARED_FOLDER)


class MuteReview(QObject):
    """The muted rules of a document, once for each who muted them.

    Signals: `changed` when others may be muted.
    """

    changed = Signal()

    def __init__(self, session: Session, muting: Muting, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self.session = session
        self._muting = muting
        session.context_changed.connect(self.changed)

    @property
    def name(self) -> str:
        """What the file is called."""
        return self.session.name

    @property
    def site(self) -> str:
        """The host of its site; empty where none is known."""
        return site_of(self.session)

    def sources(self) -> list[Source]:
        """Return what is muted and where that was said."""
        return sources_of(self.session.muted)

    def unmute(self, sources: Iterable[Source]) -> None:
        """Ask these rules again. Raises: SitemapError where the shared file cannot be changed."""
        self._muting.unmute(self.session, sources)

    def can_share(self, sources: Iterable[Source]) -> bool:
        """Tell whether any of these is not yet muted for all who share the folder of the file."""
        shared = {code for code, by in self.sources() if by in _SHARED}
        return self.session.path is not None and any(code not in shared for code, _ in sources)

    def share(self, sources: Iterable[Source]) -> None:
        """Mute these for all who share the folder of the file. Raises: SitemapError."""
        self._muting.share(self.session, [code for code, _ in sources])
