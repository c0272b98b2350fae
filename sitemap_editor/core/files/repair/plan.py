"""What can be done about a file that does not open: repairs to list, choose from and preview."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sitemap_editor.core.document.lines import Lines
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Argument,
    BrokenGzip,
    ContentError,
    MergeConflict,
    NotASitemap,
    NotWellFormed,
    Progress,
    SitemapError,
    no_progress,
)
from sitemap_editor.core.files.compression import is_gzip, salvaged, unpack
from sitemap_editor.core.files.encodings import Decoded, text_to_utf8
from sitemap_editor.core.files.formats import TABLE, TEXT_SITEMAP
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, Contents, Stamp, recognise
from sitemap_editor.core.files.recognition.conflicts import (
    CONFLICT,
    Choice,
    Conflict,
    Side,
    choices,
    find_conflict,
    replacements,
)
from sitemap_editor.core.files.recognition.formats import BINARY
from sitemap_editor.core.files.recognition.templates import TEMPLATE
from sitemap_editor.core.files.recognition.text_recognition import is_text_sitemap
from sitemap_editor.core.files.repair.byte_edits import (
    Edit,
    Note,
    Sureness,
    applied,
    composed,
    excerpt,
)
from sitemap_editor.core.files.repair.decoding import COMPLETE, CUT, decoded_anyhow
from sitemap_editor.core.files.repair.rounds import Rounds

_TEXT: Final = QT_TRANSLATE_NOOP("core", "Merge conflict: both versions are here.")
_PROPOSALS: Final = {
    Side.OURS: QT_TRANSLATE_NOOP("core", "Keep ours."),
    Side.THEIRS: QT_TRANSLATE_NOOP("core", "Keep theirs."),
    Side.BOTH: QT_TRANSLATE_NOOP("core", "Keep both, equal rows once."),
}


def side_edits(
    data: bytes, conflict: Conflict, side: Side, *, is_text: bool
) -> tuple[list[Edit], tuple[Choice, ...]]:
    """Return what a person's choice replaces, and what each choice comes to.

    The edits are certain: the choice is made. All rows it drops are counted at the first one.
    """
    offered = choices(data, conflict, is_text=is_text)
    dropped = next(choice.dropped_rows for choice in offered if choice.side is side)
    edits: list[Edit] = []
    for start, end, replacement in replacements(data, conflict, side, is_text=is_text):
        lost = 0 if edits else dropped
        note = Note(CONFLICT, _TEXT, _PROPOSALS[side], Sureness.CERTAIN, lost_rows=lost)
        edits.append(Edit(start, end, replacement, note))
    return edits, offered


def after_choice(chosen: Sequence[Edit], repairs: Sequence[Edit]) -> list[Edit]:
    """Return one list for a choice and the repairs of what it leaves.

    A repair of what the choice put there becomes part of it, and counts as the choice.
    """
    found = composed(chosen, repairs)
    starts = [edit.start for edit in found]
    for edit in chosen:
        number = bisect_right(starts, edit.start) - 1
        whole = found[number]
        if whole.note is not edit.note:
            lost = edit.note.lost_rows + whole.note.lost_rows
            found[number] = whole._replace(note=replace(edit.note, lost_rows=lost))
    return found


__all__ = ["Choice", "Repair", "RepairPlan", "Side", "Sureness", "is_repairable", "plan_repair"]

_REPAIRABLE_ROOTS: Final = ("url", "sitemap")
_BEYOND_REPAIR: Final = ("empty", "F13", "F15", BINARY, TEMPLATE, TABLE)


@dataclass(frozen=True, slots=True)
class Repair:
    """One proposal: bytes to replace, why, and with what."""

    code: str
    """A rule id of the protocol."""
    start: int
    """Where in `RepairPlan.data`, in bytes."""
    length: int
    """How many bytes are replaced; 0 where something is inserted or only told."""
    replacement: bytes
    text: str
    """What is wrong: a marked sentence that `arguments` fill."""
    proposal: str
    """What is proposed: a marked sentence that `arguments` fill."""
    arguments: Mapping[str, Argument]
    sureness: Sureness
    line: int
    column: int
    """Where `start` is, both from 1; columns count characters."""


@dataclass(frozen=True, slots=True)
class RepairPlan:
    """All that is proposed for one file, and what it will come to."""

    data: bytes
    """The unpacked bytes that offsets speak of."""
    repairs: tuple[Repair, ...]
    """Ascending, never overlapping; none where the file opens as it is."""
    leftover: ContentError | None
    """What still stops the file from opening with all repairs done; None: it opens."""
    is_compressed: bool
    encoding: str
    was_converted: bool
    """True where `data` is in UTF-8 and the file was in `encoding`."""
    ascii_only: bool
    lost_rows: int
    """How many rows, whole or in part, the repairs take out."""
    stamp: Stamp | None = None
    name: str = ""
    """The file's name, which may say that it is a text sitemap."""
    choices: tuple[Choice, ...] = ()
    """What a merge left to choose from; nothing where no merge conflict stands in the file."""
    side: Side | None = None
    """What was chosen. Without it nothing is proposed where there is a choice."""

    def repaired(self, accepted: Collection[int] | None = None) -> bytes:
        """Return the bytes with the repairs at these indices done; None: all of them."""
        repairs: Iterable[Repair] = self.repairs
        if accepted is not None:
            chosen = frozenset(accepted)
            repairs = (repair for n, repair in enumerate(self.repairs) if n in chosen)
        return applied(
            self.data, ((one.start, one.start + one.length, one.replacement) for one in repairs)
        )

    def contents(
        self, accepted: Collection[int] | None = None, progress: Progress = no_progress
    ) -> Contents:
        """Return the repaired bytes as if read from disk. Raises: ContentError."""
        data = self.repaired(accepted)
        cap_bytes = max(len(data), DEFAULT_CAP_BYTES)
        found = recognise(data, cap_bytes=cap_bytes, progress=progress, name=self.name)
        decoded = Decoded(found.data, self.encoding, self.was_converted, found.decoded.ascii_only)
        return Contents(decoded, self.is_compressed, found.format, self.stamp)

    def verdict(self, accepted: Collection[int] | None = None) -> ContentError | None:
        """Return what stops the repaired bytes from opening; None where nothing does."""
        try:
            _open(self.contents(accepted))
        except ContentError as error:
            return error
        return None


def is_repairable(error: SitemapError) -> bool:
    """Tell whether `plan_repair` may help after opening a file failed with `error`."""
    if isinstance(error, NotASitemap):
        is_misnamed = "right" in error.arguments  # the root, by its rows
        return (
            error.code == "F06" or is_misnamed or error.arguments.get("name") in _REPAIRABLE_ROOTS
        )
    if isinstance(error, MergeConflict):
        return error.can_choose
    return isinstance(error, NotWellFormed | BrokenGzip)


def plan_repair(
    raw: bytes,
    *,
    cap_bytes: int = DEFAULT_CAP_BYTES,
    progress: Progress = no_progress,
    stamp: Stamp | None = None,
    name: str = "",
    side: Side | None = None,
) -> RepairPlan:
    """Find what has to be changed so that the bytes of a file open; nothing is changed here.

    `side` is what a person chose where a merge left both; no plan chooses by itself.

    Raises: ReadError, TooLarge or NotASitemap where there is nothing to repair: an archive, a web
    page, a feed, nothing at all; Cancelled by way of `progress`.
    """
    data, is_compressed, is_damaged = _unpacked(raw, cap_bytes, progress)
    found = _Found(data, name, cap_bytes, progress)
    try:
        found.look(is_damaged=is_damaged)
    except MergeConflict as conflict:
        found.settle(conflict, side)
    decoded, edits = found.decoded, found.edits
    if is_damaged:
        note = CUT if edits else COMPLETE
        edits.append(Edit(len(decoded.data), len(decoded.data), b"", note))
    return RepairPlan(
        data=decoded.data,
        repairs=tuple(_repairs(decoded.data, edits)),
        leftover=found.leftover,
        is_compressed=is_compressed,
        encoding=decoded.encoding,
        was_converted=decoded.was_converted,
        ascii_only=decoded.ascii_only,
        lost_rows=sum(edit.note.lost_rows for edit in edits),
        stamp=stamp,
        name=name,
        choices=found.choices,
        side=side if found.choices else None,
    )


class _Found:
    """What is found out about unpacked bytes on the way to a plan."""

    def __init__(self, data: bytes, name: str, cap_bytes: int, progress: Progress) -> None:
        self._data = data
        self._name = name
        self._cap_bytes = cap_bytes
        self._progress = progress
        self.decoded = Decoded(data, "UTF-8", was_converted=False)
        self.edits: list[Edit] = []
        self.leftover: ContentError | None = None
        self.choices: tuple[Choice, ...] = ()

    def look(self, *, is_damaged: bool) -> None:
        """Find what has to be changed. Raises: NotASitemap; MergeConflict."""
        contents = _opening(self._data, self._cap_bytes, self._progress, self._name)
        if contents is not None:
            self.decoded, self.edits = contents.decoded, _cut_line(contents, is_damaged)
            return
        self.decoded = decoded_anyhow(self._data)
        self._run_rounds(self.decoded)

    def settle(self, error: MergeConflict, side: Side | None) -> None:
        """Put the chosen side in place of both, then find what else has to be changed.

        Raises: `error` where its marks do not fit together; NotASitemap.
        """
        is_text = is_text_sitemap(self._data, self._name)
        self.decoded = text_to_utf8(self._data) if is_text else decoded_anyhow(self._data)
        data = self.decoded.data
        conflict = find_conflict(data, is_text=is_text)
        if conflict is None or not error.can_choose:
            raise error
        if side is None:
            self.choices, self.leftover = choices(data, conflict, is_text=is_text), error
            return
        self.edits, self.choices = side_edits(data, conflict, side, is_text=is_text)
        settled = applied(data, (edit[:3] for edit in self.edits))
        if _opening(settled, self._cap_bytes, self._progress, self._name) is None:
            self._run_rounds(replace(self.decoded, data=settled))

    def _run_rounds(self, decoded: Decoded) -> None:
        rounds = Rounds(decoded, self._progress)
        rounds.run()
        self.edits, self.leftover = after_choice(self.edits, rounds.edits), rounds.leftover


def _unpacked(raw: bytes, cap_bytes: int, progress: Progress) -> tuple[bytes, bool, bool]:
    """Return the bytes inside, whether they were compressed, and whether that was damaged."""
    if not is_gzip(raw):
        return raw, False, False
    try:
        return unpack(raw, cap_bytes=cap_bytes, progress=progress)[0], True, False
    except BrokenGzip:
        data = salvaged(raw, progress=progress)
        if not data:
            raise
        return data, True, True


def _opening(data: bytes, cap_bytes: int, progress: Progress, name: str) -> Contents | None:
    """Return the contents if they open as they are. Raises: NotASitemap where nothing can help."""
    try:
        contents = recognise(data, cap_bytes=cap_bytes, progress=progress, name=name)
        _open(contents)
    except ContentError as error:
        if error.code in _BEYOND_REPAIR or isinstance(error, MergeConflict):
            raise
        return None
    return contents


def _open(contents: Contents) -> None:
    if contents.format.scan is not None:
        contents.format.scan(contents.decoded, no_progress)


def _cut_line(contents: Contents, is_damaged: bool) -> list[Edit]:
    """Return the edit that cuts the last line of a text sitemap that was cut off in it."""
    data = contents.data
    start = max(data.rfind(b"\n"), data.rfind(b"\r")) + 1
    if not is_damaged or contents.format is not TEXT_SITEMAP or start == len(data):
        return []
    return [Edit(start, len(data), b"", replace(CUT, lost_rows=1))]


def _repairs(data: bytes, edits: Iterable[Edit]) -> Iterator[Repair]:
    lines = Lines(data)
    for start, end, replacement, note in edits:
        line, column = lines.place(start)
        arguments = note.arguments
        shown = excerpt(data, start, end) if "excerpt" in arguments else None
        if shown and shown != arguments["excerpt"]:  # as the file has it, not as earlier repairs
            arguments = {**arguments, "excerpt": shown}
        yield Repair(
            note.code,
            start,
            end - start,
            replacement,
            note.text,
            note.proposal,
            arguments,
            note.sureness,
            line,
            column,
        )
