"""How commands and pages say what they do, and show that it takes long."""

from __future__ import annotations

from typing import Protocol

from sitemap_editor.session.jobs import Job
from sitemap_editor.windows.tab_page import TabPage


class Reporter(Protocol):
    """One voice for all that is done in a window."""

    def message(self, text: str, page: TabPage | None = None, *, is_edit: bool = False) -> None:
        """Say for a while what was done with files, or in `page` where that is in front.

        With an edit of the page comes a link that takes it back.
        """

    def reason(self, text: str, page: TabPage, *, gives_way: bool = False) -> bool:
        """Say what is wrong at the current place of `page`, as long as it is there and in front.

        Where it `gives_way`, what an edit did is said on, with its way back. Tells whether it does.
        """

    def watch(self, job: Job, text: str) -> None:
        """Show `text` and how far `job` is, if it takes long."""
