"""What is asked of a split: limits, grouping, names, and where the parts are published."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.fields import TEXT, Kind

GZIP_SUFFIX: Final = ".gz"
DEFAULT_INDEX_NAME: Final = "sitemap_index.xml"


class By(Enum):
    """What decides which rows share a part."""

    COUNT = "count"
    PATH = "path"
    YEAR = "year"
    HOST = "host"


@dataclass(frozen=True, slots=True)
class SplitOrder:
    """How to split. Limits beyond the protocol's count as the protocol's."""

    max_rows: int
    max_size_bytes: int
    """Of each part, uncompressed, head and tail included."""
    by: By = By.COUNT
    pattern: str = ""
    """Name of the parts with ``{n}``, ``{n:03}``, ``{group}``; empty for `default_pattern`."""
    is_compressed: bool = False
    """Adds ``.gz`` to the pattern where it is missing; a pattern that has it compresses anyway."""
    published_at: str = ""
    """URL of the folder the parts will lie in, or of a file in it."""
    index_name: str = DEFAULT_INDEX_NAME
    """Empty for no index."""
    max_index_rows: int = limits.MAX_ROWS
    keeps_places: bool = True
    """Where an earlier split lies in the folder: each URL stays in the part it was in."""

    def pattern_for(self, kind: Kind) -> str:
        """Return the pattern in force for a document of this kind."""
        if not self.pattern:
            return default_pattern(self.by, kind, is_compressed=self.is_compressed)
        if self.is_compressed and not is_compressed_name(self.pattern):
            return self.pattern + GZIP_SUFFIX
        return self.pattern


def default_pattern(by: By, kind: Kind, *, is_compressed: bool) -> str:
    """Return the pattern for who names none."""
    stem = "sitemap-{n}" if by is By.COUNT else "sitemap-{group}-{n}"
    suffix = ".txt" if kind is TEXT else ".xml"
    return stem + suffix + (GZIP_SUFFIX if is_compressed else "")


def is_compressed_name(name: str) -> bool:
    """Tell whether a file of this name is written as gzip."""
    return name.lower().endswith(GZIP_SUFFIX)
