"""The rounds of a repair: characters, tokens, nesting, prefixes, and single rows at last."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from sitemap_editor.core.document.scanning import scan_xml
from sitemap_editor.core.errors import ContentError, Progress
from sitemap_editor.core.files.encodings import Decoded, to_utf8
from sitemap_editor.core.files.repair import nesting_notes as notes
from sitemap_editor.core.files.repair.beginnings import find_root, read_beginning, renaming_edits
from sitemap_editor.core.files.repair.byte_edits import (
    Edit,
    Note,
    applied,
    composed,
    excerpt,
    filled,
    untangled,
)
from sitemap_editor.core.files.repair.characters import character_edits
from sitemap_editor.core.files.repair.lexical import Lexer
from sitemap_editor.core.files.repair.names import Names
from sitemap_editor.core.files.repair.prefixes import prefix_edits
from sitemap_editor.core.files.repair.structure import Structure
from sitemap_editor.core.protocol import namespaces

_TOKEN_ROUNDS: Final = 3
_NO_PREFIX: Final = "F10"


class Rounds:
    """Carries out one round of edits after another; each looks at the bytes the last one left.

    A later round runs only where the file does not open after the earlier ones, so what is read
    as it stands is not touched. All edits are told in places of the bytes at the beginning.
    """

    def __init__(self, decoded: Decoded, progress: Progress) -> None:
        self._decoded = decoded
        self._progress = progress
        self.edits: list[Edit] = []
        self._now = decoded.data
        self._known_structure: Structure | None = None
        self.leftover: ContentError | None = None

    def run(self) -> None:
        """Find all edits. Raises: NotASitemap where the bytes are something else."""
        steps: Sequence[Callable[[], bool]] = (
            self._mend_tokens,
            lambda: not self._is_about_prefixes() and self._mend_nesting(),
            lambda: self._declare_prefixes(also_local=False),
            lambda: self._declare_prefixes(also_local=True),
            self._mend_nesting,  # a fault of prefixes may have been told before one of nesting
            self._renew_head,
            lambda: self._declare_prefixes(also_local=False),
            lambda: self._declare_prefixes(also_local=True),
            self._take_rows_out,
        )
        self._carry_out(character_edits(self._now, was_converted=self._decoded.was_converted))
        self._carry_out(renaming_edits(self._now))
        for number, step in enumerate(steps):
            self._progress(number / len(steps))
            if step():
                self.leftover = verdict_of(self._now)
                if self.leftover is None:
                    self._free_rows()
                    return

    def _carry_out(self, edits: list[Edit]) -> bool:
        """Carry out edits of the bytes as they are now; tell whether there are any."""
        if edits:
            self._known_structure = None
            self._now = applied(self._now, (edit[:3] for edit in edits))
            self.edits = composed(self.edits, edits)
        return bool(edits)

    def _mend_tokens(self) -> bool:
        ascii_only = self._decoded.ascii_only
        beginning = read_beginning(self._now, ascii_only=ascii_only)
        edits = beginning.edits
        for _ in range(_TOKEN_ROUNDS):  # a mended tag may hold an ampersand
            lexer = Lexer(self._now, ascii_only=ascii_only, declared=beginning.declared)
            first, last = beginning.doctype
            found = lexer.edits(beginning.start, self._progress)
            edits += [edit for edit in found if not first <= edit.start < last]
            self._carry_out(untangled(edits))
            if lexer.is_settled:
                break
            beginning = read_beginning(self._now, ascii_only=ascii_only)
            edits = beginning.edits
        return True

    def _free_rows(self) -> None:
        """Take rows out of an element that holds them: a parser minds it not, but loses them."""
        rows, row_start = _count_rows(self._now), self._row_start()
        if row_start is None or sum(1 for _ in row_start.finditer(self._now)) <= rows:
            return
        before = self.edits, self._now, self._known_structure
        if not self._mend_nesting() or _count_rows(self._now) <= rows:
            self.edits, self._now, self._known_structure = before

    def _row_start(self) -> re.Pattern[bytes] | None:
        """Return what rows begin with."""
        root = find_root(self._now)
        return Names.of(root["name"], self._now).row_start if root else None

    def _structure(self) -> Structure:
        """Return the structure of the bytes as they are now."""
        if self._known_structure is None:
            self._known_structure = Structure(self._now, self._progress)
        return self._known_structure

    def _mend_nesting(self) -> bool:
        return self._carry_out(untangled(self._structure().edits))

    def _declare_prefixes(self, *, also_local: bool) -> bool:
        if not self._is_about_prefixes():
            return False
        return self._carry_out(prefix_edits(self._now, also_local=also_local))

    def _is_about_prefixes(self) -> bool:
        return self.leftover is not None and self.leftover.code == _NO_PREFIX

    def _renew_head(self) -> bool:
        """Write anew what stands before the rows, in part or whole, where it alone is refused."""
        now, structure = self._now, self._structure()
        root = find_root(now)
        if root is None or not structure.head_end:
            return False
        name, start = structure.names.root, root.start()
        closing = b"</" + name + b">"
        tag, edits = now[start : structure.head_end], []
        if verdict_of(tag + closing):
            prefix, colon, _ = name.rpartition(b":")
            uri = namespaces.SITEMAP.encode()
            tag = b'<%b xmlns%b%b="%b">' % (name, colon, prefix, uri)
            shown = excerpt(now, start, structure.head_end)
            note = filled(notes.BAD_ROOT, excerpt=shown, replacement=tag)
            edits.append(Edit(start, structure.head_end, tag, note))
        if verdict_of(now[:start] + tag + closing):
            note = filled(notes.BAD_BEGINNING, excerpt=excerpt(now, 0, start))
            edits.insert(0, Edit(0, start, b"", note))
        return self._carry_out(edits)

    def _take_rows_out(self) -> bool:
        structure = self._structure()
        if not structure.head_end:
            return False
        return self._carry_out(Isolation(self._now, structure).edits(self._progress))


def _count_rows(data: bytes) -> int:
    """Count the rows of a file; -1 where it does not open."""
    try:
        return len(scan_xml(to_utf8(data).data))
    except ContentError:
        return -1


def verdict_of(data: bytes) -> ContentError | None:
    """Return what still stops `data` from opening as XML, None where it opens."""
    try:
        scan_xml(to_utf8(data).data)
    except ContentError as error:
        return error
    return None


_MAX_CHECKS: Final = 50_000


class Isolation:
    """Finds bad rows by halves: a good half costs one look, however many rows it holds."""

    def __init__(self, data: bytes, structure: Structure) -> None:
        self._data = data
        self._head = data[: structure.head_end]
        self._tail = b"</" + structure.names.root + b">"
        self._starts, self._ends = structure.row_starts, structure.row_ends
        self._checks = 0
        self._edits: list[Edit] = []

    def edits(self, progress: Progress) -> list[Edit]:
        """Return the edits that take out what is refused; none where the beginning itself is."""
        if self._reason(0, 0):
            return []
        rows = len(self._starts)
        pending = [(0, rows)] if rows else []
        while pending and self._checks < _MAX_CHECKS:
            first, last = pending.pop()
            progress(first / rows)
            reason = self._reason(self._end_before(first), self._ends[last - 1])
            if reason and last - first == 1:
                self._take_out(first, reason)
            elif reason:
                middle = (first + last) // 2
                pending += [(middle, last), (first, middle)]
        begin, end = self._end_before(rows), self._data.rfind(self._tail)
        if begin < end and (reason := self._reason(begin, end)):
            self._cut(begin, end, notes.BAD_BETWEEN, rows, reason)
        return self._edits

    def _end_before(self, row: int) -> int:
        return self._ends[row - 1] if row else len(self._head)

    def _reason(self, start: int, end: int) -> str:
        """Return why a parser refuses these bytes inside the root; nothing where it does not."""
        self._checks += 1
        try:
            scan_xml(b"".join((self._head, memoryview(self._data)[start:end], self._tail)))
        except ContentError as error:
            return str(error.arguments.get("reason") or error)
        return ""

    def _take_out(self, row: int, reason: str) -> None:
        """Take out a row, or what stands before it, whichever is bad."""
        begin, start, end = self._end_before(row), self._starts[row], self._ends[row]
        between = self._reason(begin, start)
        alone = self._reason(start, end)
        if between:
            self._cut(begin, start, notes.BAD_BETWEEN, row, between)
        if alone or not between:
            self._cut(start, end, notes.BAD_ROW, row, alone or reason)

    def _cut(self, start: int, end: int, text: Note, row: int, reason: str) -> None:
        shown, lost_rows = excerpt(self._data, start, end), int(text is notes.BAD_ROW)
        note = filled(text, lost_rows, excerpt=shown, row=row + 1, reason=reason)
        self._edits.append(Edit(start, end, b"", note))
