"""What was asked for elements of rows as they were read, done to the rows as they are by now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.row_tree import Node, read_row
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.renewed_edits import nobody
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.session.contents.content_changes import RowChange
from sitemap_editor.session.contents.row_contents import RowContents
from sitemap_editor.session.contents.shared_tree import Address, Step, steps_into

ChangeAt: TypeAlias = Callable[..., RowChange]
"""Makes a change, given the addresses of the elements that it is about."""
_EITHER: Final = ("hreflang", "href")
"""What of a link tells which it is: a person changes one of both."""


class RowRenewal:
    """A change of elements at `addresses` of rows that were `read`."""

    def __init__(self, change: ChangeAt, addresses: Sequence[Address], read: RowContents) -> None:
        self._change = change
        self._addresses = tuple(addresses)
        self._read = read
        self._numbers: dict[int, int] = {}

    def edit(
        self,
        now: PieceTable,
        progress: Progress = no_progress,
        on_kept: Callable[[int], object] = nobody,
    ) -> Edit | None:
        """Return what it comes to in any later state; None for nothing. Raises: EditError.

        `on_kept` is told of rows in which an element cannot be found again: they stay as they are.
        """
        row_ids = [row_id for row_id in self._read.row_ids if now.has_row(row_id)]
        self._numbers = {row_id: number for number, row_id in enumerate(self._read.row_ids)}
        return rows_edit(now, row_ids, partial(self._changed, on_kept), progress)

    def _changed(
        self, on_kept: Callable[[int], object], row_id: int, data: bytes, row_format: RowFormat
    ) -> bytes:
        addresses = self._addresses_in(row_id, data, row_format)
        if addresses is None:
            on_kept(row_id)
            return data
        return self._change(*addresses)(row_id, data, row_format)

    def _addresses_in(
        self, row_id: int, data: bytes, row_format: RowFormat
    ) -> Sequence[Address] | None:
        read, known = self._read, self._read.row_format
        if not self._addresses or known is None:
            return self._addresses
        source = read.sources[self._numbers[row_id]]
        if source == data:
            return self._addresses
        before, now = read_row(source, known), read_row(data, row_format)
        found = [address_now(before, now, address) for address in self._addresses]
        places = [address for address in found if address is not None]
        return places if len(places) == len(found) else None


def address_now(before: Node, now: Node, address: Address) -> Address | None:
    """Return where the element of a row stands by now that stood at an address; None: not known.

    It is known where at most one of those of its name is another, or one alone is as it was.
    """
    found: list[Step] = []
    for step in address:
        likes, others = _likes(before, step), _likes(now, step)
        number = next((at for at, (own, _) in enumerate(likes) if own == step), None)
        if number is None:
            return None
        place = _place([node for _, node in likes], number, [node for _, node in others])
        if place is None:
            return None
        own, now = others[place]
        before = likes[number][1]
        found.append(own)
    return tuple(found)


def followed(before: RowContents, now: RowContents, address: Address) -> Address | None:
    """Return where an element of the first of the same rows stands in what was read later."""
    known, row_format = before.row_format, now.row_format
    if known is None or row_format is None or before.sources[0] == now.sources[0]:
        return address
    rows = read_row(before.sources[0], known), read_row(now.sources[0], row_format)
    return address_now(*rows, address)


def _likes(node: Node, step: Step) -> list[tuple[Step, Node]]:
    return [
        (own, child)
        for own, child in steps_into(node)
        if (own.uri, own.local) == (step.uri, step.local)
    ]


def _place(before: Sequence[Node], number: int, now: Sequence[Node]) -> int | None:
    old, new = [*map(_said, before)], [*map(_said, now)]
    if len(old) == len(new):
        others = [at for at in range(len(old)) if old[at] != new[at]]
        if not others or (len(others) == 1 and _is_same(before[others[0]], now[others[0]])):
            return number
    is_single = old.count(old[number]) == new.count(old[number]) == 1
    return new.index(old[number]) if is_single else None


def _is_same(before: Node, now: Node) -> bool:
    """Tell whether a link that was changed is still that link; of other elements nobody asks."""
    pairs = [(before.attribute(name), now.attribute(name)) for name in _EITHER]
    both = [(one.value, other.value) for one, other in pairs if one and other]
    return not both or any(one == other for one, other in both)


def _said(node: Node) -> tuple[object, ...]:
    """Return all an element says, wherever it stands; not by recursion: it may be very deep."""
    found: list[object] = []
    waiting = [(0, node)]
    while waiting:
        depth, each = waiting.pop()
        attributes = tuple((own.uri, own.local, own.value) for own in each.attributes)
        words = each.tail if depth else ""
        found.append((depth, each.uri, each.local, each.text, words, attributes))
        waiting.extend((depth + 1, child) for child in reversed(each.children))
    return tuple(found)
