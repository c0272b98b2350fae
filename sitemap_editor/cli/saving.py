"""Saves what a command has made, in place where the folder allows nothing else, and says so."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from sitemap_editor.cli.console import complain
from sitemap_editor.core.errors import Remark, ReplaceRefused
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import TableStyle
from sitemap_editor.core.files.formats import table_name_refused


def save(document: Document, target: Path) -> None:
    """Save a document under a name; tell on the error stream what did not go as wanted.

    Where the file can only be overwritten in place, its new bytes lie whole elsewhere until that is
    done, and it is told where. Raises: SaveError.
    """
    try:
        written = document.save(target)
    except ReplaceRefused:
        written = document.save(target, in_place=True, when_kept=partial(_tell_kept, target))
    for remark in written.remarks:
        tell(target, remark)


def write_copy(document: Document, target: Path, style: TableStyle) -> None:
    """Write the values of a document as a table, as `save` does. Raises: SaveError."""
    try:
        written = document.write_copy(target, style)
    except ReplaceRefused:
        kept = partial(_tell_kept, target)
        written = document.write_copy(target, style, in_place=True, when_kept=kept)
    for remark in written.remarks:
        tell(target, remark)


def cannot_be_written(target: Path, *, may_replace: bool) -> bool:
    """Tell, and say why, whether no sitemap may be written under this name."""
    refused = table_name_refused(target.name)
    if refused is not None:
        tell(target, refused)
    elif os.path.lexists(target) and not may_replace:
        complain(f"{target}: exists already; --force overwrites it")
        return True
    return refused is not None


def tell(target: Path, remark: Remark) -> None:
    """Tell what did not go as wanted although a file was saved."""
    complain(f"{target}: {remark}")


def _tell_kept(target: Path, kept: Path) -> None:
    said = (
        "the folder lets no file be replaced, so this one is overwritten in place; should that be "
        f"interrupted, the new version lies whole in {kept}"
    )
    complain(f"{target}: {said}")
