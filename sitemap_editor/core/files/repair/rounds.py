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
    applied,
    composed,
    excerpt,
    filled,
    untangled,
)
from sitemap_editor.core.files.repair.characters import character_edits
from sitemap_editor.core.files.repair.isolation import Isolation
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
