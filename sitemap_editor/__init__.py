"""Sitemap Editor: read, check and change sitemap files without touching what you did not change.

What the names stand for is loaded when one of them is first asked for: neither a version nor a
window needs all of it.
"""

TYPE_CHECKING = False  # `typing` itself takes a fifth of what Python needs to start
if TYPE_CHECKING:
    from sitemap_editor.core.document.edits import Batch as Batch
    from sitemap_editor.core.document.edits import Edit as Edit
    from sitemap_editor.core.document.edits import InsertRows as InsertRows
    from sitemap_editor.core.document.edits import MoveRows as MoveRows
    from sitemap_editor.core.document.edits import RemoveRows as RemoveRows
    from sitemap_editor.core.document.edits import SetCells as SetCells
    from sitemap_editor.core.document.edits import SetHead as SetHead
    from sitemap_editor.core.document.edits import SetRows as SetRows
    from sitemap_editor.core.document.row import Row as Row
    from sitemap_editor.core.errors import SitemapError as SitemapError
    from sitemap_editor.core.files.document import Document as Document

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


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sitemap_editor.core import errors
    from sitemap_editor.core.document import edits, row
    from sitemap_editor.core.files import document

    homes = (edits, row, errors, document)
    found: object = next(vars(home)[name] for home in homes if name in vars(home))
    globals()[name] = found  # not asked again
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
