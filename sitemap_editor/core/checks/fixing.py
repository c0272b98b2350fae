"""Turns findings into edits by the fixes of their rules: one, one kind, all that is safe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.checker import Checker, Findings
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Answers, Finding, Fix, Question, Severity
from sitemap_editor.core.document.edits import Batch, Edit, RemoveRows, SetRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import EditError, NotWellFormed, Progress, no_progress
from sitemap_editor.core.protocol.fields import Kind
from sitemap_editor.core.protocol.location import site_of

_ROUNDS: Final = 20  # one fix may bring another fault to light, but not for ever
_ROWS_A_STEP: Final = 256
_ANY_SITE: Final = "https://a-site-that-no-file-lists.org"

RowFindings = Callable[[int], Findings]


def fixes_of(code: str, severity: Severity | None = None, text: str = "") -> tuple[Fix, ...]:
    """Return the fixes of a rule, or those of its findings of one severity, or that say `text`.

    There are none for findings of no rule, such as the schema's.
    """
    rule = RULES_BY_CODE.get(code)
    fixes = rule.fixes if rule is not None else ()
    return tuple(
        fix
        for fix in fixes
        if (severity is None or fix.severity in (None, severity)) and _is_for(fix, text)
    )


def _is_for(fix: Fix, text: str) -> bool:
    return not text or not fix.texts or text in fix.texts


def _fixes_in(kind: Kind, code: str, severity: Severity | None = None) -> tuple[Fix, ...]:
    """Return the fixes of a rule in a file of this kind: none where it does not speak of it."""
    rule = RULES_BY_CODE.get(code)
    is_spoken_of = rule is None or not rule.kinds or kind.name in rule.kinds
    return fixes_of(code, severity) if is_spoken_of else ()


def question_of(codes: Iterable[str]) -> list[Question]:
    """Return what must, or may, be asked before these rules are mended, each question once."""
    asked: list[Question] = []
    for code in codes:
        for fix in fixes_of(code):
            if fix.question is not None and fix.question not in asked:
                asked.append(fix.question)
    return asked


class Fixer:
    """Makes edits that mend findings; with the `answers` a person gave, if any were asked for."""

    def __init__(self, checker: Checker, answers: Answers | None = None) -> None:
        self._checker = checker
        self._answers = answers or Answers()
        self.used: Counter[Fix] = Counter()
        """Which fixes knew a way, and how often."""

    # One row

    def finding(self, view: RowView, finding: Finding, *, only_safe: bool = False) -> bytes | None:
        """Return the bytes of a row with one finding mended; None where no fix knows a way."""
        found = self.first_applicable_fix(view, finding, only_safe=only_safe)
        return None if found is None else found[1]

    def first_applicable_fix(
        self, view: RowView, finding: Finding, *, only_safe: bool = False
    ) -> tuple[Fix, bytes] | None:
        """Return the first fix that knows a way, and the bytes it makes of the row."""
        for fix in _fixes_in(view.kind, finding.code):
            if only_safe and not _is_safe(fix):
                continue
            if fix.question is not None and not self._answers.has(fix.question):
                continue
            fixed = self.tried(view, finding, fix)
            if fixed is not None and fixed != view.data:
                self.used[fix] += 1
                return fix, fixed
        return None

    def kind(self, view: RowView, findings: Findings, code: str) -> bytes:
        """Return the bytes of a row with all its `findings` of one rule mended."""
        data = view.data
        left = [finding for finding in findings if finding.code == code]
        for _ in range(len(left)):  # each once: what was encoded twice is decoded once
            fixed = self._first(view, left, only_safe=False)
            if fixed is None:
                break
            data = fixed
            if not data:
                break
            view = RowView(data, view.row_format)
            # Rules about a row among others say nothing here: their findings are mended once.
            left = list(self._checker.only(code).view(view))
        return data

    def safe(self, view: RowView) -> bytes | None:
        """Return the bytes of a row with everything mended that needs no thought; None if nothing.

        Where that leaves a row with more to object to than before, it is left as it was.
        """
        data: bytes | None = None
        before = found = self._checker.view(view)
        for _ in range(_ROUNDS):
            fixed = self._first(view, found, only_safe=True)
            if fixed is None:
                break
            data = fixed
            view = RowView(data, view.row_format)
            found = self._checker.view(view)
        return data if _weight(found) < _weight(before) else None

    def _first(
        self, view: RowView, findings: Iterable[Finding], *, only_safe: bool
    ) -> bytes | None:
        for finding in findings:
            fixed = self.finding(view, finding, only_safe=only_safe)
            if fixed is not None:
                return fixed
        return None

    def tried(self, view: RowView, finding: Finding, fix: Fix) -> bytes | None:
        """Return what one fix makes of a row; None where it knows no way."""
        context = self._checker.context
        if fix.row is not None:
            return fix.row(view, context, self._answers)
        if fix.value is None or finding.column is None:
            return None
        value = view.row.value(finding.column)
        if value is None:
            return None
        new = fix.value(value, context, self._answers)
        if new is None or new == value:
            return None
        try:
            return view.row_format.with_values(view.data, {finding.column: new or None})
        except (EditError, NotWellFormed):
            return None

    # Many rows, and the file

    def rows_of_kind(
        self,
        table: PieceTable,
        row_ids: Sequence[int],
        findings_of: RowFindings,
        code: str,
        progress: Progress = no_progress,
    ) -> Edit | None:
        """Mend one kind of finding in many rows. Raises: Cancelled by way of `progress`."""
        return _set_rows(
            table,
            row_ids,
            lambda row_id, view: self.kind(view, findings_of(row_id), code),
            progress,
        )

    def file_of_kind(
        self,
        table: PieceTable,
        code: str,
        severity: Severity | None = None,
        *,
        text: str = "",
        only_safe: bool = False,
    ) -> Edit | None:
        """Mend a finding of the file, of one severity or any, that says `text` or anything."""
        for fix in _fixes_in(table.row_kind, code, severity):
            if fix.file is None or not _is_for(fix, text) or (only_safe and not _is_safe(fix)):
                continue
            if fix.question is not None and not self._answers.has(fix.question):
                continue
            edit = fix.file(table, self._checker.context, self._answers)
            if edit is not None:
                self.used[fix] += 1
                return edit
        return None

    def mends_file(self, table: PieceTable, fix: Fix) -> bool:
        """Tell whether a fix mends something in the file as a whole, with an answer if it asks."""
        if fix.mends_file is not None:
            return fix.mends_file(table, self._checker.context)
        return fix.file is not None and any(
            fix.file(table, self._checker.context, answers)
            for answers in self._possible_answers(fix, ())
        )

    def fix_that_asks(self, view: RowView, finding: Finding) -> Fix | None:
        """Return the fix that knows a way for a row once its question is answered."""
        values = [each for each in finding.arguments.values() if isinstance(each, str)]
        for fix in _fixes_in(view.kind, finding.code):
            if fix.question is None or fix.file is not None:
                continue
            for answers in self._possible_answers(fix, values):
                if Fixer(self._checker, answers).tried(view, finding, fix) is not None:
                    return fix
        return None

    def _possible_answers(self, fix: Fix, values: Iterable[str]) -> Iterator[Answers]:
        """Yield answers that a person might give; a fix that none of them helps has no way."""
        if fix.question is None or self._answers.has(fix.question):
            yield self._answers
            return
        published = self._checker.context.published
        places = (published.url if published is not None else "", *values)
        sites = [site for url in places if (site := site_of(url)) is not None]
        for site in (*sites, _ANY_SITE):
            yield Answers(True, "Z", site, "first", "here")
            if fix.question is Question.DAY_ORDER:
                yield Answers(False, "Z", site, "first", "here")

    def all_of_kind(
        self,
        table: PieceTable,
        row_ids: Sequence[int],
        findings_of: RowFindings,
        code: str,
        progress: Progress = no_progress,
        severity: Severity | None = None,
        text: str = "",
    ) -> Edit | None:
        """Mend one kind of finding in the file as a whole, then in the rows that still have it.

        Raises: Cancelled by way of `progress`.
        """
        whole = self.file_of_kind(table, code, severity, text=text)
        if whole is None:
            return self.rows_of_kind(table, row_ids, findings_of, code, progress)
        draft, checker = table.draft(), self._checker.only(code)
        draft.apply(whole)
        left = [row_id for row_id in row_ids if draft.is_placed[row_id]]
        rows = self.rows_of_kind(
            draft, left, lambda row_id: checker.row(draft, row_id), code, progress
        )
        return whole if rows is None else Batch((whole, rows))

    def rows_safe(
        self, table: PieceTable, row_ids: Sequence[int], progress: Progress = no_progress
    ) -> Edit | None:
        """Mend what needs no thought in these rows. Raises: Cancelled by way of `progress`."""
        return _set_rows(table, row_ids, lambda _row_id, view: self.safe(view), progress)

    def everything_safe(
        self,
        table: PieceTable,
        row_ids: Sequence[int],
        progress: Progress = no_progress,
    ) -> Edit | None:
        """Mend what needs no thought: first the file as a whole, then these rows.

        Rules about all rows together have no fix that is safe, so no statistics is asked for.
        Raises: Cancelled by way of `progress`.
        """
        draft = table.draft()
        edits: list[Edit] = []
        seen: set[str] = set()
        for _ in range(_ROUNDS):
            codes = {finding.code for finding in self._checker.file(draft)} - seen
            edit = None
            for code in sorted(codes):
                seen.add(code)
                edit = self.file_of_kind(draft, code, only_safe=True)
                if edit is not None:
                    draft.apply(edit)
                    edits.append(edit)
                    break
            if edit is None:
                break
        rows = self.rows_safe(draft, row_ids, progress)
        if rows is not None:
            edits.append(rows)
        return Batch(tuple(edits)) if edits else None


def _weight(findings: Findings) -> tuple[int, ...]:
    """Return how many findings of each severity there are, the worst first."""
    counts = Counter(finding.severity for finding in findings)
    return tuple(counts[severity] for severity in Severity)


def _is_safe(fix: Fix) -> bool:
    return fix.is_safe and fix.question is None


def _set_rows(
    table: PieceTable,
    row_ids: Sequence[int],
    mend: Callable[[int, RowView], bytes | None],
    progress: Progress,
) -> Edit | None:
    rows: list[tuple[int, bytes]] = []
    gone: list[int] = []
    for number, row_id in enumerate(row_ids):
        if not number % _ROWS_A_STEP:
            progress(number / len(row_ids))
        data = table.row_bytes(row_id)
        fixed = mend(row_id, RowView(data, table.row_format))
        if fixed == b"":
            gone.append(row_id)
        elif fixed is not None and fixed != data:
            rows.append((row_id, fixed))
    return written_or_gone(table, rows, gone)


def written_or_gone(
    table: PieceTable, rows: Sequence[tuple[int, bytes]], gone: Sequence[int]
) -> Edit | None:
    """Return the edit that writes some rows anew and takes others out, by their ids."""
    if not gone:
        return SetRows(rows) if rows else None
    out = set(gone)
    removal = RemoveRows([at for at, row_id in enumerate(table.order) if row_id in out])
    return Batch((SetRows(rows), removal)) if rows else removal
