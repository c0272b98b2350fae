"""The numbers of the protocol. Source: sitemaps.org protocol (PROTOCOL F11, F12, L03)."""

from __future__ import annotations

from typing import Final

MAX_ROWS: Final = 50_000
MAX_SIZE_BYTES: Final = 52_428_800  # uncompressed
MAX_LOC_LENGTH: Final = 2_048  # characters; prose says "less than", the schema "at most"
MAX_LOC_LENGTH_YANDEX: Final = 1_024
MIN_LOC_LENGTH_SCHEMA: Final = 12
MAX_PORT: Final = 65_535
