"""What causes the messages of Search Console in one file, while a person pastes them."""

from __future__ import annotations

from collections.abc import Callable

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.problem_list import kinds_in_order
from sitemap_editor.core.checks.search_console.causes import Explanation, explained
from sitemap_editor.core.checks.search_console.matching import recognised
from sitemap_editor.core.checks.search_console.messages import Message
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs


class ConsoleReview(JobOwner):
    """The messages in what was pasted, and the findings of the file that cause them."""

    def __init__(self, session: Session, jobs: Jobs, show_kind: Callable[[Kind], object]) -> None:
        super().__init__(jobs, session)
        self.session = session
        self.on_changed: Callable[[], object] = lambda: None
        """Called when something else is known."""
        self.pasted = ""
        self.messages: tuple[Message, ...] = ()
        self._show_kind = show_kind
        session.findings.updated.connect(self._on_findings_updated)

    def _on_findings_updated(self) -> None:
        """Tell of it, as long as this is there: a lambda would be called for ever."""
        self.on_changed()

    @property
    def is_counting(self) -> bool:
        """True while the file is still checked: what is found so far is not all."""
        return not self.session.findings.is_settled

    def look_at(self, pasted: str) -> None:
        """Take what a person pasted."""
        self.pasted = pasted.strip()
        self.messages = recognised(self.pasted)
        self.on_changed()

    def explanation(self) -> Explanation:
        """Return what causes the messages in the file as it is now."""
        findings = self.session.findings
        of_file = (*findings.of_file(), *findings.schema_of_file())
        return explained(self.messages, dict(kinds_in_order(findings.index, of_file)))

    def show(self, kind: Kind) -> None:
        """List the problems of one kind, and go to the first of them."""
        self._show_kind(kind)
