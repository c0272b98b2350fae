"""Sitemap Editor: read, check and change sitemap files without touching what you did not change."""

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    MoveRows,
    RemoveRows,
    SetCells,
    SetHead,
    SetRows,
)
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.document import Document

__version__ = "0.1.0"

__all__ = [
    "Batch",
    "Document",
    "Edit",
    "InsertRows",
    "MoveRows",
    "RemoveRows",
    "Row",
    "SetCells",
    "SetHead",
    "SetRows",
    "SitemapError",
    "__version__",
]
