"""The name a file gets that is saved under a name and a type chosen in a dialog."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.files.formats import FORMATS

_SAVED: Final = [each for each in FORMATS if each.scan or each.write]
_SUFFIX: Final = re.compile(
    rf"(?<=.)(?:{'|'.join(re.escape(each.suffixes[0]) for each in _SAVED)})*(?:\.gz)?$",
    re.IGNORECASE | re.DOTALL,
)


def sitemap_name(typed: str, chosen: str, *, is_type_chosen: bool) -> str:
    """Return the name of a sitemap that was called `typed` in a dialog.

    `chosen` is the suffix of the type in force there, "" for all files. Where a person chose the
    type themselves, the name takes its suffix, whatever the dialog made of the name meanwhile: some
    turn ``a.xml`` into ``a.gz`` for ``*.xml.gz``, some leave it. Else a name that says what it is
    stays as it is, and any other takes the suffix.
    """
    found = _SUFFIX.search(typed)
    suffix = found[0] if found else ""
    stem = typed[: len(typed) - len(suffix)]
    if not chosen:
        has_any = "." in typed.strip(".")
        return typed if has_any else typed.rstrip(".") + FORMATS[0].suffixes[0]
    if suffix.lower() == chosen or (suffix and not is_type_chosen):
        return typed
    return (stem.rstrip(".") or stem) + chosen


def list_name(typed: str, chosen: str, suffixes: tuple[str, ...]) -> str:
    """Return the name of a file of another kind: with the suffix of its type, or one of these."""
    if typed.lower().endswith(suffixes) and typed.lower() not in suffixes:
        return typed
    return (typed.rstrip(".") or typed) + chosen
