"""Which changes of a preview would break a rule: the first of them at once, all of them in time."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import compress, filterfalse, repeat
from operator import ne
from typing import Final

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.document.row_numbers import marked
from sitemap_editor.core.document.url_keys import NO_URL, hashes
from sitemap_editor.core.errors import Progress, no_progress, share_of
from sitemap_editor.core.passes.executor import Executor
from sitemap_editor.core.protocol.severity import Severity

_ROWS_A_STEP: Final = 1 << 12
_FEW: Final = 100_000
"""So many changed URLs are looked for among all; of more, all are. So many rows are checked whole,
as they are where half of them change."""
_SHELVES: Final = 256
_TWIN: Final = "L16"
"""The rule that a URL is listed once."""
_OTHER: Final = bytes([1, 0]) + bytes(254)
_BROKEN: Final = (Severity.ERROR, Severity.WARNING)

Kind = tuple[str, Severity]
Kinds = Mapping[Kind, Sequence[int]]
"""The ids of rows that break a rule, by rule."""


@dataclass(frozen=True, slots=True)
class Breaking:
    """What is known by now of the changes that would break a rule."""

    order: array[int]
    """The numbers of all changes, those that would first."""
    count: int
    """How many they are."""
    is_complete: bool = True
    """False while there may be more."""
    codes: tuple[str, ...] = ()
    """The rules that they would break."""
    breaks: bytes = b""
    """By row id a 1 where the change of that row would."""


class BreakingSearch:
    """Finds which changes of a preview would break a rule that is not broken now.

    First by what each row says itself, of many rows then which come to have a URL that another row
    has, last by all rules about a row among the others: a call each. Where most rows change all is
    done in one. `first` is there as soon as any is found, for a person to look at while the others
    are still searched, which of a million rows at fault takes half a minute.
    `broken` are all rows that break a rule now; None where that is not known.
    """

    def __init__(
        self,
        before: PieceTable,
        preview: Preview,
        checker: Checker,
        executor: Executor | None = None,
        broken: Kinds | None = None,
        *,
        changes_urls: bool = True,
        few_rows: int = _FEW,
    ) -> None:
        self._few = few_rows
        self._changes_urls = changes_urls
        self._before = before
        self._preview = preview
        self._checker = _without_guess(checker)
        self._executor = executor
        self._broken = broken
        self._had: dict[Kind, bytearray] = {}
        self._breaks = bytearray(len(preview.after.starts))
        self._codes: set[str] = set()
        self._progress: Progress = no_progress  # that of the call under way
        self._steps: list[Callable[[Progress], object]] | None = None
        self.first: Breaking | None = None
        """What was known when the first were found."""

    def __call__(self, progress: Progress) -> Breaking:
        """Go on where the last call stopped, in whichever thread. Raises: Cancelled."""
        self._progress = progress
        if self._steps is None:
            self._steps = self._all_steps()
        self._steps[0](progress)
        del self._steps[0]
        return self._found(progress, is_complete=not self._steps)

    def _all_steps(self) -> list[Callable[[Progress], object]]:
        """Return what is to be done, one after the other."""
        changed, count = len(self._row_ids), len(self._preview.after.order)
        if not changed or not self._changes_urls:
            return [self._look_at_rows]
        if 2 * changed > count:
            return [self._look_at_all]
        if count <= self._few:
            return [self._look_at_rows, self._look_at_all]
        return [self._look_at_rows, self._look_for_twins, self._look_at_all]

    def _found(self, progress: Progress, *, is_complete: bool) -> Breaking:
        order, count = _ordered(self._preview, self._breaks, progress)
        codes = tuple(sorted(self._codes))
        return Breaking(order, count, is_complete, codes, bytes(self._breaks))

    @cached_property
    def _row_ids(self) -> array[int]:
        """The rows that change and stay."""
        row_ids, given = array("I"), self._preview.row_ids
        is_placed = self._preview.after.is_placed.__getitem__
        for some in self._steps_of(given):
            row_ids.extend(filter(is_placed, some))
        return row_ids

    def _look_at_rows(self, progress: Progress) -> None:
        after, broken = self._preview.after, self._broken
        if broken is not None:
            self._kinds(after, self._row_ids, progress, self._on_part)
            return
        now = self._kinds(after, self._row_ids, share_of(progress, 0, 0.5))
        at_fault, count = self._marks(*now.values()), len(self._before.starts)
        rows = array("I")
        for some in self._steps_of(self._row_ids):
            rows.extend(each for each in some if at_fault[each] and each < count)
        then = self._kinds(self._before, rows, share_of(progress, 0.5, 0.5))
        for kind, found in now.items():
            self._note(kind, found, self._marks(then.get(kind, ())))

    def _look_at_all(self, progress: Progress) -> None:
        """Check the document as it would be by all rules, those about a row among others too."""
        checker, executor, among = self._checker, self._executor, self._is_changed
        share = 1.0 if self._broken is not None else 0.5
        told = self._on_part if self._broken is not None else None
        now = checker.kinds(self._preview.after, share_of(progress, 0, share), executor, told)
        if self._broken is None:
            then = checker.kinds(self._before, share_of(progress, share, share), executor)
            self._broken = {**then.rows, **then.places}
        for kind, found in (*now.rows.items(), *now.places.items()):
            if kind[1] in _BROKEN:
                self._note(kind, found, self._had_before(kind), among)

    def _on_part(self, kinds: Kinds) -> None:
        """Note what is wrong in some rows; of the first that are, tell at once."""
        has_any = False
        for kind, found in kinds.items():
            if kind[1] in _BROKEN:
                has_any |= self._note(kind, found, self._had_before(kind), self._is_changed)
        if has_any and self.first is None:
            self.first = self._found(self._progress, is_complete=False)

    def _note(
        self, kind: Kind, found: Sequence[int], had: bytearray, among: bytearray | None = None
    ) -> bool:
        """Note which of these rows break a rule that they did not break; tell if any does."""
        has_any = False
        for some in self._steps_of(found):
            new = filterfalse(had.__getitem__, some)
            rows = array("I", new if among is None else filter(among.__getitem__, new))
            deque(map(self._breaks.__setitem__, rows, repeat(1)), maxlen=0)
            has_any |= bool(rows)
        if has_any:
            self._codes.add(kind[0])
        return has_any

    @cached_property
    def _is_changed(self) -> bytearray:
        """A byte for each row id, 1 for the rows that change and stay."""
        return self._marks(self._row_ids)

    def _marks(self, *lists: Sequence[int]) -> bytearray:
        """Return a byte for each row id, 1 for those in any of the lists."""
        return marked(len(self._breaks), *lists, progress=self._progress)

    def _steps_of(self, row_ids: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield some rows at a time, and tell of each: a window has its turn in between."""
        for at in range(0, len(row_ids), _ROWS_A_STEP):
            self._progress(0.0)
            yield row_ids[at : at + _ROWS_A_STEP]

    def _had_before(self, kind: Kind) -> bytearray:
        if kind not in self._had:
            self._had[kind] = self._marks((self._broken or {}).get(kind, ()))
        return self._had[kind]

    def _look_for_twins(self, progress: Progress) -> None:
        """Find the rows that come to have a URL that another row has.

        By hashes of URLs, before the whole file is checked: it is what goes wrong most often.
        """
        after, numbers = self._preview.after, hashes(self._preview.after, progress)
        moved, urls = self._rows_with_another_url(numbers, progress)
        if not moved:
            return
        wanted = frozenset(urls) if len(moved) <= self._few else None
        firsts, others = _with_one_url(after, numbers, wanted, progress)
        told = self._checker.kinds(after.part(array("I", (*firsts[:1], *others[:1])))).places
        for kind in (each for each in told if each[0] == _TWIN and each[1] in _BROKEN):
            if self._broken is None:
                old = hashes(self._before, progress)
                had = self._marks(*_with_one_url(self._before, old, None, progress))
            else:
                had = self._had_before(kind)
            among = self._marks(moved)
            self._note(kind, firsts, had, among)
            self._note(kind, others, had, among)

    def _rows_with_another_url(
        self, numbers: array[int], progress: Progress
    ) -> tuple[array[int], array[int]]:
        """Return the rows that come in or change their URL, and hashes of the URLs they get.

        `numbers` are the hashes of all URLs, by position.
        """
        before, after, row_ids = self._before, self._preview.after, self._row_ids
        count, moved, urls = len(before.starts), array("I"), array("q")
        if len(row_ids) > self._few and before.order == after.order:
            old = hashes(before, progress)
            for at in range(0, len(numbers), _ROWS_A_STEP):
                progress(at / len(numbers))
                new = numbers[at : at + _ROWS_A_STEP]
                is_other = bytes(map(ne, old[at : at + _ROWS_A_STEP], new))
                moved.extend(compress(after.order[at : at + _ROWS_A_STEP], is_other))
                urls.extend(compress(new, is_other))
            return moved, urls
        for some in self._steps_of(row_ids):
            known = array("I", filter(count.__gt__, some))
            old, new = (hashes(table.part(known)) for table in (before, after))
            is_other = bytes(map(ne, old, new))
            moved.extend(compress(known, is_other))
            urls.extend(compress(new, is_other))
            fresh = array("I", filter(count.__le__, some))
            moved.extend(fresh)
            urls.extend(hashes(after.part(fresh)))
        return moved, urls

    def _kinds(
        self,
        table: PieceTable,
        row_ids: array[int],
        progress: Progress,
        told: Callable[[Kinds], object] | None = None,
    ) -> dict[Kind, array[int]]:
        """Return the rows that break each rule."""
        found = self._checker.own_kinds(table.part(row_ids), progress, self._executor, told)
        return {kind: rows for kind, rows in found.items() if kind[1] in _BROKEN}


def _without_guess(checker: Checker) -> Checker:
    """Return the same rules without a guess where the file is published.

    That makes hints alone, which no change breaks, and has each URL on another site looked at.
    """
    published = checker.context.published
    if published is None or published.is_sure:
        return checker
    return Checker(context=replace(checker.context, published=None))


def _with_one_url(
    table: PieceTable, numbers: array[int], wanted: frozenset[int] | None, progress: Progress
) -> tuple[array[int], array[int]]:
    """Return pairs of rows with one URL: the first that has it, and another one.

    `numbers` has the hashes of all URLs; of these the `wanted` ones, or all. Dealt out to many
    small dicts, since a large one holds the interpreter while it grows.
    """
    shelves = [(array("q"), array("I")) for _ in range(_SHELVES)]
    for at in range(0, len(numbers), _ROWS_A_STEP):
        progress(at / len(numbers))
        some, ids = numbers[at : at + _ROWS_A_STEP], table.order[at : at + _ROWS_A_STEP]
        if wanted is not None:
            hits = bytes(map(wanted.__contains__, some))
            some, ids = array("q", compress(some, hits)), array("I", compress(ids, hits))
        for number, row_id in zip(some, ids, strict=True):
            urls, rows = shelves[number % _SHELVES]
            urls.append(number)
            rows.append(row_id)
    firsts, others = array("I"), array("I")  # no list of pairs: collecting these takes 0.1 s
    for urls, rows in shelves:
        progress(1.0)
        known: dict[int, int] = {NO_URL: 0}
        for number, row_id in zip(urls, rows, strict=True):
            first = known.setdefault(number, row_id)
            if first != row_id and number != NO_URL:
                firsts.append(first)
                others.append(row_id)
    return firsts, others


def _ordered(preview: Preview, breaks: bytearray, progress: Progress) -> tuple[array[int], int]:
    """Return the numbers of all changes, those of rows marked in `breaks` first, and how many."""
    head = int(preview.changes_head)  # the first change is no row's then
    first, others, row_ids = array("I"), array("I", range(head)), preview.row_ids
    for at in range(0, len(row_ids), _ROWS_A_STEP):
        progress(1.0)
        some = bytes(map(breaks.__getitem__, row_ids[at : at + _ROWS_A_STEP]))
        numbers = range(at + head, at + head + len(some))
        first.extend(compress(numbers, some))
        others.extend(compress(numbers, some.translate(_OTHER)))
    count = len(first)
    first.extend(others)
    return first, count
