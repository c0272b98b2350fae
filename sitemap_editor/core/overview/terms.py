"""Terms put into the text of a filter in the place of others of the same names."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from sitemap_editor.core.filtering.facet_terms import Facet, written
from sitemap_editor.core.filtering.grammar import read_filter

_NAME: Final = re.compile(r"([A-Za-z]+)(?=[:<>=])")
_ESCAPE: Final = re.compile(r"\\(.)")
_PLACES: Final = ("folder", "host")
_OURS: Final = ("-folder:/", "-lastmod:invalid")
"""The only terms that negate which a picture writes; others are a person's own and stay."""


def with_terms(text: str, terms: Sequence[str], names: Collection[str] = ()) -> str:
    """Return a filter's text with these terms, in the place of any other of their names.

    Of `names` none are left either. What cannot be understood stays as it is.
    """
    replaced = {_name(term) for term in terms} | set(names)
    kept, at = "", 0
    for chip in read_filter(text).chips:
        if _is_of(text[chip.start : chip.end], replaced):
            kept += text[at : chip.start].rstrip() + " "
            at = chip.end
    return _joined(kept + text[at:].lstrip(), terms)


def has_terms(text: str, terms: Sequence[str]) -> bool:
    """Tell whether all of these terms stand in a filter's text by themselves."""
    chips = {text[chip.start : chip.end] for chip in read_filter(text).chips}
    return bool(terms) and all(term in chips for term in terms)


def with_folder_above(text: str) -> str | None:
    """Return a filter's text with the folder above its own; None where it asks for no folder.

    Above the first folder there is no term, or where hosts are told apart the host's.
    """
    chips = [text[chip.start : chip.end] for chip in read_filter(text).chips]
    known = {_name(chip): chip for chip in chips if _is_of(chip, _PLACES) and " OR " not in chip}
    if not known:
        return None
    path = _value(known.get("folder", "folder:/")).strip("/")
    above = path.rpartition("/")[0]
    if not path or not (above or "host" in known):
        return with_terms(text, (), _PLACES)
    return with_terms(text, (written(Facet.FOLDER, f"/{above}/" if above else "/"),))


def _value(term: str) -> str:
    """Return what stands behind the colon of a term, without quotation marks."""
    value = term.partition(":")[2]
    if not value.startswith('"'):
        return value
    return _ESCAPE.sub(r"\1", value[1:].removesuffix('"'))


def _joined(kept: str, terms: Sequence[str]) -> str:
    return " ".join((kept.strip(), *terms)).strip()


def _is_of(chip: str, names: Collection[str]) -> bool:
    """Tell whether a part of a text is of these names alone."""
    if chip in _OURS:
        return _name(chip) in names
    return all(_name(each) in names for each in chip.split(" OR ")) and not chip.startswith("-")


def _name(term: str) -> str:
    match = _NAME.match(term.lstrip("-"))
    return match[1].lower() if match else ""
