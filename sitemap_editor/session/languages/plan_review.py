"""A change of language links while a person decides about it: what it would write, what stays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.errors import Progress, SitemapError, share_of
from sitemap_editor.core.operations.languages.adding import (
    UrlPattern,
    imported,
    with_code,
    with_language,
)
from sitemap_editor.core.operations.languages.completing import LanguagePlan, completed
from sitemap_editor.core.operations.languages.groups import LanguageGroups
from sitemap_editor.core.operations.languages.link_table import LinkRow
from sitemap_editor.core.operations.languages.one_version import with_version, without_version
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.texts import sentence

_OF_PLANNING = 0.7


class Task(Protocol):
    """What is to be done to all groups."""

    def __call__(self, groups: LanguageGroups, progress: Progress) -> LanguagePlan:
        """Return the plan for it; called in a worker."""
        ...


@dataclass(frozen=True, slots=True)
class Complete:
    """Let pages list the versions they lack: of one group or all, of all languages or one.

    Numbers are others after an edit: a group is known by the key of a URL, a language by its code.
    """

    url: bytes | None = None
    code: str | None = None
    unnamed: str | None = None
    """The language of pages that no link names; None leaves them."""

    def __call__(self, groups: LanguageGroups, progress: Progress) -> LanguagePlan:
        """Return the plan."""
        chosen = None if self.url is None else self._numbers(groups.group_with(self.url))
        codes = None if self.code is None else self._numbers(groups.number_of_code(self.code))
        return completed(groups, chosen, codes, self.unnamed, progress)

    def is_possible(self, groups: LanguageGroups) -> bool:
        """Tell whether what is to be completed is there."""
        is_there = self.url is None or groups.group_with(self.url) is not None
        return is_there and (self.code is None or groups.number_of_code(self.code) is not None)

    @staticmethod
    def _numbers(number: int | None) -> list[int]:
        return [] if number is None else [number]


@dataclass(frozen=True, slots=True)
class AddLanguage:
    """Add a language to all groups by a pattern, to be used on the pages in another one."""

    code: str
    source: str
    pattern: UrlPattern

    def __call__(self, groups: LanguageGroups, progress: Progress) -> LanguagePlan:
        """Return the plan."""
        return with_language(groups, self.code, self.source, self.pattern, progress)


@dataclass(frozen=True, slots=True)
class ImportLinks:
    """Write what a list says."""

    rows: Sequence[LinkRow]

    def __call__(self, groups: LanguageGroups, progress: Progress) -> LanguagePlan:
        """Return the plan."""
        return imported(groups, self.rows, progress)


@dataclass(frozen=True, slots=True)
class ChangeCode:
    """Write another code in the place of one."""

    code: str
    meant: str

    def __call__(self, groups: LanguageGroups, progress: Progress) -> LanguagePlan:
        """Return the plan."""
        return with_code(groups, self.code, self.meant, progress)


@dataclass(frozen=True, slots=True)
class SetVersion:
    """Let a URL be the version in a language of the group that the page with a key is in."""

    page: bytes
    code: str
    url: str

    def __call__(self, groups: LanguageGroups, progress: Progress) -> LanguagePlan:
        """Return the plan."""
        return with_version(groups, self.page, self.code, self.url, progress)


@dataclass(frozen=True, slots=True)
class RemoveVersion:
    """Let no row of the group that the page with a key is in link to a version in a language."""

    page: bytes
    code: str

    def __call__(self, groups: LanguageGroups, progress: Progress) -> LanguagePlan:
        """Return the plan."""
        return without_version(groups, self.page, self.code, progress)


class PlanReview(JobOwner):
    """One task for the groups of a document as it is now; `on_proposed`: what it would do is known.

    `task` is None where a person has not said enough yet.
    """

    def __init__(
        self,
        session: Session,
        groups: LanguageGroups,
        task: Task | None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session.jobs, parent or session)
        self.session, self.groups, self.task = session, groups, task
        self.on_proposed: Callable[[], object] = lambda: None
        self.plan: LanguagePlan | None = None
        self.preview: Preview | None = None
        self.fault = ""
        """Why nothing can be done, in a sentence."""
        self.left_out: set[int] = set()
        """The rows that a person took out of what is proposed."""
        self.hides_rows = False
        """True where a filter hides rows of the table; links are written into these as well."""
        self._revision = session.revision

    @property
    def is_current(self) -> bool:
        """True while the document is as it was when the dialog was opened."""
        return self._revision == self.session.revision

    @property
    def edit(self) -> Edit | None:
        """What is to be done: what is proposed, but for the rows that were taken out."""
        return None if self.preview is None else self.preview.without(self.left_out)

    @property
    def count(self) -> int:
        """How many rows change by it."""
        return 0 if self.plan is None else self.plan.rows - len(self.left_out)

    def propose(self, task: Task | None) -> None:
        """Work out, in a worker, what a task would do."""
        self.cancel()
        self.task, self.plan, self.preview, self.fault = task, None, None, ""
        self.left_out.clear()
        if task is None:
            self.on_proposed()
            return
        groups = self.groups

        def work(progress: Progress) -> tuple[LanguagePlan, Preview | None]:
            plan = task(groups, share_of(progress, 0.0, _OF_PLANNING))
            told = share_of(progress, _OF_PLANNING, 1 - _OF_PLANNING)
            told(0.0)
            if plan.edit is None:
                return plan, None
            return plan, Preview(groups.table, plan.edit, progress=told)

        self.begin(work, self._on_proposed, self._on_failed)

    def _on_proposed(self, found: tuple[LanguagePlan, Preview | None]) -> None:
        self.plan, self.preview = found
        self.on_proposed()

    def _on_failed(self, error: SitemapError) -> None:
        self.fault = sentence(error)
        self.on_proposed()
