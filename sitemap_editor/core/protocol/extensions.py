"""The words and numbers of the sitemap extensions, as data.

Source: PROTOCOL section 8; Google Search Central, sitemap extensions; the extensions' schemas.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from sitemap_editor.core.protocol import namespaces

PREFIXES: Final[Mapping[str, str]] = {
    namespaces.IMAGE: "image",
    namespaces.VIDEO: "video",
    namespaces.NEWS: "news",
    namespaces.XHTML: "xhtml",
    namespaces.MOBILE: "mobile",
    namespaces.CODESEARCH: "codesearch",
    namespaces.GEO: "geo",
    namespaces.PAGEMAP: "pagemap",
}
"""Every namespace that some search engine has ever documented, with its usual prefix."""

# Images

IMAGE_DEPRECATED: Final = ("caption", "geo_location", "title", "license")
IMAGE_ELEMENTS: Final = frozenset({"loc", *IMAGE_DEPRECATED})

# Videos

VIDEO_REQUIRED: Final = ("thumbnail_loc", "title", "description")
VIDEO_URLS: Final = ("thumbnail_loc", "content_loc", "player_loc")
VIDEO_DATES: Final = ("publication_date", "expiration_date")
VIDEO_YES_NO: Final = ("family_friendly", "requires_subscription", "live")
VIDEO_DEPRECATED: Final = ("category", "gallery_loc", "price", "tvshow")
VIDEO_DEPRECATED_ATTRIBUTES: Final = {"player_loc": ("allow_embed", "autoplay")}
VIDEO_SCHEMA_ONLY: Final = ("content_segment_loc", "id")
VIDEO_SINGLE: Final = (
    *VIDEO_REQUIRED,
    *("content_loc", "player_loc", "duration", "rating", "view_count", "restriction", "platform"),
    *("uploader", *VIDEO_DATES, *VIDEO_YES_NO),
)
VIDEO_ELEMENTS: Final = frozenset({*VIDEO_SINGLE, "tag", *VIDEO_DEPRECATED, *VIDEO_SCHEMA_ONLY})
VIDEO_PLATFORMS: Final = ("web", "mobile", "tv")
VIDEO_RELATIONSHIPS: Final = ("allow", "deny")
VIDEO_MAX_DURATION_S: Final = 28_800
VIDEO_MAX_RATING: Final = 5
VIDEO_MAX_TAGS: Final = 32
VIDEO_MAX_TITLE_SCHEMA: Final = 100
VIDEO_MAX_DESCRIPTION: Final = 2_048
VIDEO_MAX_UPLOADER: Final = 255
YES_NO: Final[Mapping[str, str]] = {
    **dict.fromkeys(("yes", "true", "y", "1"), "yes"),
    **dict.fromkeys(("no", "false", "n", "0"), "no"),
}
"""What is written in small letters for yes and no, and which of the two it means."""

# News

NEWS_REQUIRED: Final = ("publication", "publication_date", "title")
NEWS_UNDOCUMENTED: Final = ("access", "genres", "keywords", "stock_tickers")
NEWS_ELEMENTS: Final = frozenset({*NEWS_REQUIRED, *NEWS_UNDOCUMENTED})
NEWS_PUBLICATION_ELEMENTS: Final = frozenset({"name", "language"})
NEWS_MAX_AGE_DAYS: Final = 2

# Namespaces that are written almost right; what such a prefix marks is invisible to everyone.
_MEANT: Final = (
    (re.compile(r"www\.w3\.org/.*xhtml"), namespaces.XHTML),
    (re.compile(r"google\.com/schemas/sitemap-image(?:/|$)"), namespaces.IMAGE),
    (re.compile(r"google\.com/schemas/sitemap-video(?:/|$)"), namespaces.VIDEO),
    (re.compile(r"google\.com/schemas/sitemap-news(?:/|$)"), namespaces.NEWS),
)


def meant_namespace(uri: str) -> str | None:
    """Return the extension's namespace that `uri` is a misspelling of, or None."""
    if uri in PREFIXES:
        return None
    spelt = uri.strip().lower()
    return next((right for pattern, right in _MEANT if pattern.search(spelt)), None)
