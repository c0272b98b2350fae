"""The numbers of the protocol. Source: sitemaps.org protocol (PROTOCOL F11, F12, L03)."""

from __future__ import annotations

from typing import Final

MAX_ROWS: Final = 50_000
MAX_SIZE_BYTES: Final = 52_428_800  # uncompressed
MAX_LOC_LENGTH: Final = 2_048  # characters; prose says "less than", the schema "at most"
MAX_LOC_LENGTH_YANDEX: Final = 1_024
MIN_LOC_LENGTH_SCHEMA: Final = 12
MAX_PORT: Final = 65_535
MAX_SIZE_BYTES_2013: Final = 10_485_760  # before November 2016; Baidu still
MAX_INDEX_ROWS_2013: Final = 1_000  # the older text
MAX_INDEX_ROWS_SHOWN: Final = 1_000  # in the report of Search Console (I07)
MAX_IMAGES: Final = 1_000  # per URL
MAX_NEWS: Final = 1_000  # per file
YANDEX_MAX_FIELD_BYTES: Final = 100
