"""A file that does not open: its bytes, and what can be done about them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import (
    ContentError,
    MergeConflict,
    NotASitemap,
    NotWellFormed,
    Progress,
    ReadError,
    SitemapError,
)
from sitemap_editor.core.files.compression import is_gzip, unpacked
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, Stamp, read_stamped
from sitemap_editor.core.files.recognition.conflicts import CONFLICT, Side
from sitemap_editor.core.files.recognition.formats import BINARY, instead_of_xml
from sitemap_editor.core.files.recognition.templates import TEMPLATE
from sitemap_editor.core.files.repair.decoding import decoded_anyhow
from sitemap_editor.core.files.repair.plan import (
    Repair,
    RepairPlan,
    Sureness,
    is_repairable,
    plan_repair,
)

SURENESS: Final = (Sureness.CERTAIN, Sureness.LIKELY, Sureness.GUESS)
"""By the number that stands for each in `BrokenFile.sureness`."""
# Other XML (or what might be some), a web page, a feed, a template, marks of a merge that do not
# fit together: shown as text. Not so archives and nothing.
_SHOWN_AS_TEXT: Final = ("F07", "F15", "R01", TEMPLATE, CONFLICT)
_NUMBERS: Final = {sureness: number for number, sureness in enumerate(SURENESS)}


@dataclass(frozen=True, slots=True)
class BrokenFile:
    """What was found at `path`."""

    path: Path
    raw: bytes
    """The bytes on disk, compressed where they were."""
    error: SitemapError
    """Why the file does not open as it is."""
    plan: RepairPlan
    sureness: bytes
    """How sure each repair is, a byte each: what concerns all of them needs no loop."""


def planned(path: Path, error: SitemapError, cap_bytes: int, progress: Progress) -> BrokenFile:
    """Find out what can be done about a file that did not open because of `error`; for a worker.

    Raises: `error`, or another SitemapError that says more, where nothing can be done.
    """
    if not is_repairable(error) and error.code not in _SHOWN_AS_TEXT:
        raise error
    try:
        raw, stamp = read_stamped(path, cap_bytes, progress)  # just now it could be read
    except ReadError:
        raise error from None
    try:
        plan = plan_repair(raw, cap_bytes=cap_bytes, progress=progress, stamp=stamp, name=path.name)
    except (NotASitemap, MergeConflict) as refused:
        if refused.code not in _SHOWN_AS_TEXT:
            raise
        plan = _plan_without_repairs(raw, refused, cap_bytes, progress, stamp)
        if isinstance(error, NotWellFormed):
            error = instead_of_xml(plan.data) or error
        if error.code == BINARY:
            raise error from None
    return BrokenFile(path, raw, error, plan, surenesses(plan.repairs))


def with_side(file: BrokenFile, side: Side, progress: Progress) -> BrokenFile:
    """Return the file with the repairs that follow from a choice; for a worker.

    Raises: SitemapError where what stays is no sitemap at all.
    """
    plan = plan_repair(
        file.raw,
        cap_bytes=max(DEFAULT_CAP_BYTES, len(file.plan.data)),
        progress=progress,
        stamp=file.plan.stamp,
        name=file.path.name,
        side=side,
    )
    return replace(file, plan=plan, sureness=surenesses(plan.repairs))


def _plan_without_repairs(
    raw: bytes, refused: ContentError, cap_bytes: int, progress: Progress, stamp: Stamp | None
) -> RepairPlan:
    """Return the bytes of a file that nothing is proposed for, to be shown as text."""
    decoded = decoded_anyhow(unpacked(raw, cap_bytes, progress))
    return RepairPlan(
        data=decoded.data,
        repairs=(),
        leftover=refused,
        is_compressed=is_gzip(raw),
        encoding=decoded.encoding,
        was_converted=decoded.was_converted,
        ascii_only=decoded.ascii_only,
        lost_rows=0,
        stamp=stamp,
    )


def surenesses(repairs: Iterable[Repair]) -> bytes:
    """Return a number for each repair that says how sure it is."""
    return bytes([_NUMBERS[repair.sureness] for repair in repairs])
