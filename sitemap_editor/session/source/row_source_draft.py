"""The source of one row while a person edits it: what it would be, and what is wrong with that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sitemap_editor.core.checks.checker import rules_are_loaded
from sitemap_editor.core.checks.report import offset_in_row
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.contents.row_text import RowDraft, drafted_row, shown_at, shown_row
from sitemap_editor.session.document.session import Session


@dataclass(slots=True)
class RowSourceDraft:
    """A row of a session and the text it is to become; `declared` are prefixes for the head."""

    session: Session
    row_id: int
    text: str = ""
    before: str = ""
    """The text of the row when somebody began."""
    declared: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.text = self.before = self.saved

    @property
    def content(self) -> bytes:
        """The bytes of the row as they are."""
        return self.session.document.table.row_bytes(self.row_id)

    @property
    def saved(self) -> str:
        """The text of the row as it is."""
        return shown_row(self.content, self.session.document.table.row_format)

    @property
    def is_changed(self) -> bool:
        """True where something was typed."""
        return self.text != self.before

    @property
    def is_unapplied(self) -> bool:
        """True where something was typed that the row, which is still there, does not say."""
        has_row = self.session.document.table.has_row(self.row_id)
        return has_row and self.is_changed and self.text != self.saved

    @property
    def is_overtaken(self) -> bool:
        """True where the row is another one by now than when somebody began."""
        return self.before != self.saved

    def read(self) -> RowDraft:
        """Return what the text would make of the row."""
        table = self.session.document.table
        return drafted_row(self.content, self.text, table.head, table.row_format, self.declared)

    def findings(self, draft: RowDraft) -> Sequence[tuple[Finding, int]]:
        """Return what the rules say of the row as it would be, and at which character.

        Nothing is said while the rules are not loaded yet, as after the start.
        """
        if draft.content is None or not rules_are_loaded():
            return ()
        view = RowView(draft.content, draft.row_format)
        found = self.session.findings.checker.view(view)
        return [
            (each, shown_at(draft.content, draft.row_format, offset_in_row(view, each)))
            for each in found
        ]


class SourceDrafts(dict[int, RowSourceDraft]):
    """What was typed as the source of rows of one document and is not applied, by their ids."""

    def keep(self, draft: RowSourceDraft) -> None:
        """Keep what is typed as the source of a row until that is applied or given up."""
        if draft.is_unapplied:
            self[draft.row_id] = draft
        else:
            self.pop(draft.row_id, None)

    def rows(self) -> Sequence[int]:
        """Return the ids of rows whose source was typed and could not be applied."""
        return [row_id for row_id, draft in self.items() if draft.is_unapplied]
