"""What was opened lately, files and URLs of the web, and how each is opened again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from sitemap_editor.core.protocol.location import is_address
from sitemap_editor.session.program.settings import Settings


class RecentFiles:
    """Remembers what was opened; `on_changed` is called when that is something else."""

    def __init__(
        self,
        settings: Settings,
        open_paths: Callable[[Sequence[Path]], object],
        on_changed: Callable[[], object],
    ) -> None:
        self._settings = settings
        self._open_paths = open_paths
        self._on_changed = on_changed
        self.open_urls: Callable[..., object] = lambda *_urls: None
        """Opens what lies on the web; the window says how."""

    def note(self, opened: str) -> None:
        """Remember a path or a URL."""
        self._settings.add_recent_file(opened)
        self._on_changed()

    def open(self, opened: str) -> None:
        """Open a path or a URL again."""
        if is_address(opened):
            self.open_urls(opened)
        else:
            self._open_paths([Path(opened)])

    def forget(self) -> None:
        """Empty the list."""
        self._settings.forget_recent_files()
        self._on_changed()
