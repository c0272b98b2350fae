"""Short ways to merge in a test."""

from __future__ import annotations

from pathlib import Path

from sitemap_editor import Document
from sitemap_editor.core.files.sources import Source
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.core.operations.merging.opening import Opened
from sitemap_editor.core.operations.merging.plan import MergePlan, plan_merge


def opened(*contents: bytes | Document) -> list[Opened]:
    """Return sources with these contents, named by their numbers."""
    found = []
    for number, content in enumerate(contents):
        document = content if isinstance(content, Document) else Document.from_bytes(content)
        found.append(Opened(Source(Path(f"{number}.xml"), None), document))
    return found


def plan_of(base: Document, *contents: bytes | Document) -> MergePlan:
    """Plan to merge these into a document."""
    return plan_merge(base.table.snapshot(), opened(*contents))


def merged(base: bytes | Document, *contents: bytes | Document) -> str:
    """Return what becomes of a document when these are merged into it, all rows kept."""
    document = base if isinstance(base, Document) else Document.from_bytes(base)
    plan = plan_of(document, *contents)
    before = document.to_bytes()
    inverse = document.apply(plan.edit(Duplicates.KEEP, {}))
    after = document.to_bytes()
    assert document.size_bytes == len(after) == plan.size_bytes_out(Duplicates.KEEP, {})
    assert len(document) == plan.rows_out(Duplicates.KEEP, {})
    redo = document.apply(inverse)
    assert document.to_bytes() == before
    document.apply(redo)
    return after.decode()


def sentences(plan: MergePlan) -> list[str]:
    """Return what a plan has to say about its sources."""
    return [str(remark) for remark in plan.remarks]
