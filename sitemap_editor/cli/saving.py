"""Saves what a command has made, in place where the folder allows nothing else, and says so."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from sitemap_editor.cli.console import Refused, complain
from sitemap_editor.core.errors import ReplaceRefused
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import TableStyle
from sitemap_editor.core.files.formats import table_name_refused
from sitemap_editor.core.files.reading import Stamp


def save(
    document: Document,
    target: Path,
    style: TableStyle | None = None,
    known: Stamp | None = None,
) -> None:
    """Save a document under a name, or with a `style` its values as a table.

    What did not go as wanted is told on the error stream. Where the file can only be overwritten in
    place, its new bytes lie whole elsewhere until that is done, and it is told where.
    With `known`, what another program wrote since is not replaced. Raises: SaveError.
    """
    if style is None:
        write = partial(document.save, known=known)
    else:
        write = partial(document.write_copy, style=style)
    try:
        written = write(target)
    except ReplaceRefused:
        written = write(target, in_place=True, when_kept=partial(_tell_kept, target))
    for remark in written.remarks:
        complain(f"{target}: {remark}")


def check_writable(target: Path, *, may_replace: bool) -> None:
    """Raise Refused where no sitemap may be written under this name."""
    if (refused := table_name_refused(target.name)) is not None:
        raise Refused(f"{target}: {refused}")
    check_free(target, may_replace=may_replace)


def check_free(target: Path, *, may_replace: bool) -> None:
    """Raise Refused where something lies under this name that may not be replaced."""
    if os.path.lexists(target) and not may_replace:
        raise Refused(f"{target}: exists already; --force overwrites it")


def check_no_input(target: Path, *inputs: str) -> None:
    """Raise Refused where the output, no sitemap itself, would replace what it is made of."""
    if any(os.path.realpath(target) == os.path.realpath(each) for each in inputs):
        raise Refused(f"{target}: is a file this is made of; choose another output")


def tell_converted(document: Document, source: str) -> None:
    """Tell where a file in another encoding becomes one in UTF-8."""
    if document.form.was_converted:
        complain(f"{source}: was {document.form.encoding}, is written as UTF-8")


def _tell_kept(target: Path, kept: Path) -> None:
    said = (
        "the folder lets no file be replaced, so this one is overwritten in place; should that be "
        f"interrupted, the new version lies whole in {kept}"
    )
    complain(f"{target}: {said}")
