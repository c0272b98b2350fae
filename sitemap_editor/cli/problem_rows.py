"""Which rows of a file have which kind of problem."""

from __future__ import annotations

from array import array
from itertools import chain

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.row_checker import Kind
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.protocol.profiles import Profile


def rows_by_problem(document: Document, profile: Profile) -> dict[Kind, array[int]]:
    """Return the ids of the rows with each kind of problem, a row once for each."""
    name = document.path.name if document.path is not None else ""
    context = CheckContext(profile=profile, form=document.form, file_name=name)
    verdicts = Checker(context=context).kinds(document.table)
    found: dict[Kind, array[int]] = {}
    for kind, row_ids in chain(verdicts.rows.items(), verdicts.places.items()):
        found.setdefault(kind, array("I")).extend(row_ids)
    return found
