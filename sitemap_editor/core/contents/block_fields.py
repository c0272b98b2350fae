"""The fields of images, videos, news and links to language versions.

Source: PROTOCOL section 8; Google Search Central, sitemap extensions; the schemas in
``resources/xsd``, whose order of elements this keeps.
"""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.contents.field_specs import BlockSpec, FieldSpec, FieldType, Standing
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import extensions as words
from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, VIDEO, XHTML

_TEXT, _URL, _DATE, _YES_NO = FieldType.TEXT, FieldType.URL, FieldType.DATE, FieldType.YES_NO
_NO_EFFECT, _UNDOCUMENTED = Standing.NO_EFFECT, Standing.UNDOCUMENTED
_YES_OR_NO: Final = ("yes", "no")
_ONE_CHOICE: Final = "content or player"
_WITH_ZONE: Final = QT_TRANSLATE_NOOP(
    "core", "A date such as 2026-11-23, or date and time with a zone."
)
_NOT_READ: Final = QT_TRANSLATE_NOOP("core", "Search engines no longer read this.")
_NOT_DOCUMENTED: Final = QT_TRANSLATE_NOOP(
    "core", "The schema allows this; no search engine documents it."
)
_TITLE: Final = QT_TRANSLATE_NOOP("core", "Title")
_ALLOW_OR_DENY: Final = FieldSpec(
    "relationship",
    FieldType.CHOICE,
    QT_TRANSLATE_NOOP("core", "Allow or deny"),
    QT_TRANSLATE_NOOP("core", "“allow” means only there, “deny” means everywhere but there."),
    is_required=True,
    choices=words.VIDEO_RELATIONSHIPS,
)


def _obsolete(
    local: str,
    title: str,
    field_type: FieldType = _TEXT,
    *,
    attributes: tuple[FieldSpec, ...] = (),
    fields: tuple[FieldSpec, ...] = (),
    most: int | None = 1,
) -> FieldSpec:
    """Return a field that has no effect any more."""
    return FieldSpec(
        local,
        field_type,
        title,
        _NOT_READ,
        standing=_NO_EFFECT,
        attributes=attributes,
        fields=fields,
        most=most,
    )


def _undocumented(
    local: str, title: str, field_type: FieldType = _TEXT, *, choices: tuple[str, ...] = ()
) -> FieldSpec:
    """Return a field that only the schema knows."""
    return FieldSpec(
        local, field_type, title, _NOT_DOCUMENTED, standing=_UNDOCUMENTED, choices=choices
    )


IMAGE_SPEC: Final = BlockSpec(
    IMAGE,
    "image",
    QT_TRANSLATE_NOOP("core", "Image"),
    (
        FieldSpec(
            "loc",
            _URL,
            QT_TRANSLATE_NOOP("core", "URL of the image"),
            QT_TRANSLATE_NOOP("core", "A complete URL; it may be on another host that is yours."),
            is_required=True,
        ),
        _obsolete("caption", QT_TRANSLATE_NOOP("core", "Caption")),
        _obsolete("geo_location", QT_TRANSLATE_NOOP("core", "Place")),
        _obsolete("title", _TITLE),
        _obsolete("license", QT_TRANSLATE_NOOP("core", "URL of the license"), _URL),
    ),
    most=limits.MAX_IMAGES,
)

_PLAYER: Final = FieldSpec(
    "player_loc",
    _URL,
    QT_TRANSLATE_NOOP("core", "URL of the player"),
    QT_TRANSLATE_NOOP("core", "The page that plays the video, where there is no file to fetch."),
    either=_ONE_CHOICE,
    attributes=(
        FieldSpec(
            "allow_embed",
            _YES_NO,
            QT_TRANSLATE_NOOP("core", "May be embedded"),
            _NOT_READ,
            choices=_YES_OR_NO,
            standing=_NO_EFFECT,
        ),
        _obsolete("autoplay", QT_TRANSLATE_NOOP("core", "Parameters for automatic play")),
    ),
)
_SHOW: Final = _obsolete(
    "tvshow",
    QT_TRANSLATE_NOOP("core", "Television show"),
    FieldType.GROUP,
    fields=(
        _obsolete("show_title", QT_TRANSLATE_NOOP("core", "Title of the show")),
        _obsolete("video_type", QT_TRANSLATE_NOOP("core", "Type of the video")),
        _obsolete("episode_title", QT_TRANSLATE_NOOP("core", "Title of the episode")),
        _obsolete("season_number", QT_TRANSLATE_NOOP("core", "Season"), FieldType.COUNT),
        _obsolete("episode_number", QT_TRANSLATE_NOOP("core", "Episode"), FieldType.COUNT),
        _obsolete("premier_date", QT_TRANSLATE_NOOP("core", "First shown"), _DATE),
    ),
)

VIDEO_SPEC: Final = BlockSpec(
    VIDEO,
    "video",
    QT_TRANSLATE_NOOP("core", "Video"),
    (
        FieldSpec(
            "thumbnail_loc",
            _URL,
            QT_TRANSLATE_NOOP("core", "URL of the thumbnail"),
            QT_TRANSLATE_NOOP("core", "A still image of at least 60 × 30 pixels."),
            is_required=True,
        ),
        FieldSpec(
            "title",
            _TEXT,
            _TITLE,
            QT_TRANSLATE_NOOP("core", "As on the page; the schema allows 100 characters."),
            is_required=True,
            most_characters=words.VIDEO_MAX_TITLE_SCHEMA,
        ),
        FieldSpec(
            "description",
            FieldType.LONG_TEXT,
            QT_TRANSLATE_NOOP("core", "Description"),
            QT_TRANSLATE_NOOP("core", "As on the page, at most 2,048 characters."),
            is_required=True,
            most_characters=words.VIDEO_MAX_DESCRIPTION,
        ),
        FieldSpec(
            "content_loc",
            _URL,
            QT_TRANSLATE_NOOP("core", "URL of the file"),
            QT_TRANSLATE_NOOP("core", "The video itself, not the page; preferred to a player."),
            either=_ONE_CHOICE,
        ),
        _PLAYER,
        FieldSpec(
            "duration",
            FieldType.DURATION,
            QT_TRANSLATE_NOOP("core", "Duration"),
            QT_TRANSLATE_NOOP("core", "Seconds, from 1 to 28800 (eight hours)."),
            lowest=1,
            highest=words.VIDEO_MAX_DURATION_S,
        ),
        FieldSpec(
            "expiration_date", _DATE, QT_TRANSLATE_NOOP("core", "Available until"), _WITH_ZONE
        ),
        FieldSpec(
            "rating",
            FieldType.RATING,
            QT_TRANSLATE_NOOP("core", "Rating"),
            QT_TRANSLATE_NOOP("core", "A number from 0.0 to 5.0, with a decimal point."),
            lowest=0,
            highest=words.VIDEO_MAX_RATING,
        ),
        FieldSpec(
            "content_segment_loc",
            _URL,
            QT_TRANSLATE_NOOP("core", "URL of a part"),
            _NOT_DOCUMENTED,
            most=None,
            standing=_UNDOCUMENTED,
            attributes=(
                _undocumented(
                    "duration", QT_TRANSLATE_NOOP("core", "Duration"), FieldType.DURATION
                ),
            ),
        ),
        FieldSpec(
            "view_count",
            FieldType.COUNT,
            QT_TRANSLATE_NOOP("core", "Views"),
            QT_TRANSLATE_NOOP("core", "How often it was watched, in digits alone."),
            lowest=0,
        ),
        FieldSpec("publication_date", _DATE, QT_TRANSLATE_NOOP("core", "Published"), _WITH_ZONE),
        FieldSpec(
            "tag",
            _TEXT,
            QT_TRANSLATE_NOOP("core", "Tags"),
            QT_TRANSLATE_NOOP("core", "Short words about the video, at most 32."),
            most=words.VIDEO_MAX_TAGS,
        ),
        _obsolete("category", QT_TRANSLATE_NOOP("core", "Category")),
        FieldSpec(
            "family_friendly",
            _YES_NO,
            QT_TRANSLATE_NOOP("core", "For all ages"),
            QT_TRANSLATE_NOOP("core", "“no” hides it from people who use SafeSearch."),
            choices=_YES_OR_NO,
        ),
        FieldSpec(
            "restriction",
            FieldType.COUNTRIES,
            QT_TRANSLATE_NOOP("core", "Countries"),
            QT_TRANSLATE_NOOP("core", "Country codes such as “ES MX”, allowed or denied."),
            attributes=(_ALLOW_OR_DENY,),
        ),
        _obsolete(
            "gallery_loc",
            QT_TRANSLATE_NOOP("core", "URL of the gallery"),
            _URL,
            attributes=(_obsolete("title", _TITLE),),
        ),
        _obsolete(
            "price",
            QT_TRANSLATE_NOOP("core", "Price"),
            attributes=(
                _obsolete("currency", QT_TRANSLATE_NOOP("core", "Currency")),
                _obsolete("type", QT_TRANSLATE_NOOP("core", "Rent or purchase")),
                _obsolete("resolution", QT_TRANSLATE_NOOP("core", "Resolution")),
            ),
            most=None,
        ),
        FieldSpec(
            "requires_subscription",
            _YES_NO,
            QT_TRANSLATE_NOOP("core", "For subscribers only"),
            QT_TRANSLATE_NOOP("core", "Whether a subscription is needed, paid or free."),
            choices=_YES_OR_NO,
        ),
        FieldSpec(
            "uploader",
            _TEXT,
            QT_TRANSLATE_NOOP("core", "Published by"),
            QT_TRANSLATE_NOOP("core", "A name of at most 255 characters."),
            most_characters=words.VIDEO_MAX_UPLOADER,
            attributes=(
                FieldSpec(
                    "info",
                    _URL,
                    QT_TRANSLATE_NOOP("core", "Page about them"),
                    QT_TRANSLATE_NOOP("core", "A URL on the host of the page."),
                ),
            ),
        ),
        _SHOW,
        FieldSpec(
            "platform",
            FieldType.PLATFORMS,
            QT_TRANSLATE_NOOP("core", "Platforms"),
            QT_TRANSLATE_NOOP("core", "Where it may or may not be played: web, mobile, tv."),
            choices=words.VIDEO_PLATFORMS,
            attributes=(_ALLOW_OR_DENY,),
        ),
        FieldSpec(
            "live",
            _YES_NO,
            QT_TRANSLATE_NOOP("core", "Live"),
            QT_TRANSLATE_NOOP("core", "Whether it is a live stream."),
            choices=_YES_OR_NO,
        ),
        FieldSpec(
            "id",
            _TEXT,
            QT_TRANSLATE_NOOP("core", "Identifier"),
            _NOT_DOCUMENTED,
            most=None,
            standing=_UNDOCUMENTED,
            attributes=(_undocumented("type", QT_TRANSLATE_NOOP("core", "Type of identifier")),),
        ),
    ),
)

NEWS_SPEC: Final = BlockSpec(
    NEWS,
    "news",
    QT_TRANSLATE_NOOP("core", "News article"),
    (
        FieldSpec(
            "publication",
            FieldType.GROUP,
            QT_TRANSLATE_NOOP("core", "Publication"),
            is_required=True,
            fields=(
                FieldSpec(
                    "name",
                    _TEXT,
                    QT_TRANSLATE_NOOP("core", "Name of the publication"),
                    QT_TRANSLATE_NOOP("core", "Exactly as on news.google.com, without brackets."),
                    is_required=True,
                ),
                FieldSpec(
                    "language",
                    FieldType.NEWS_LANGUAGE,
                    QT_TRANSLATE_NOOP("core", "Language"),
                    QT_TRANSLATE_NOOP(
                        "core", "Two or three small letters such as “es”, or zh-cn, zh-tw."
                    ),
                    is_required=True,
                ),
            ),
        ),
        _undocumented(
            "access",
            QT_TRANSLATE_NOOP("core", "Access"),
            FieldType.CHOICE,
            choices=("Registration", "Subscription"),
        ),
        _undocumented("genres", QT_TRANSLATE_NOOP("core", "Genres")),
        FieldSpec(
            "publication_date",
            _DATE,
            QT_TRANSLATE_NOOP("core", "Published"),
            QT_TRANSLATE_NOOP("core", "When it first appeared; it counts for two days."),
            is_required=True,
        ),
        FieldSpec(
            "title",
            _TEXT,
            QT_TRANSLATE_NOOP("core", "Headline"),
            QT_TRANSLATE_NOOP("core", "As on the page, without author, publication or date."),
            is_required=True,
        ),
        _undocumented("keywords", QT_TRANSLATE_NOOP("core", "Keywords")),
        _undocumented("stock_tickers", QT_TRANSLATE_NOOP("core", "Stock tickers")),
    ),
    most=1,
)

LINK_SPEC: Final = BlockSpec(
    XHTML,
    "link",
    QT_TRANSLATE_NOOP("core", "Language version"),
    attributes=(
        FieldSpec(
            "rel",
            _TEXT,
            QT_TRANSLATE_NOOP("core", "Relation"),
            QT_TRANSLATE_NOOP("core", "“alternate” for a language version."),
            is_required=True,
        ),
        FieldSpec(
            "hreflang",
            FieldType.HREFLANG,
            QT_TRANSLATE_NOOP("core", "Language"),
            QT_TRANSLATE_NOOP("core", "A code such as “es” or “es-MX”, or x-default."),
            is_required=True,
        ),
        FieldSpec(
            "href",
            _URL,
            QT_TRANSLATE_NOOP("core", "URL of the version"),
            QT_TRANSLATE_NOOP("core", "A complete URL; the page itself is listed too."),
            is_required=True,
        ),
        FieldSpec(
            "media",
            _TEXT,
            QT_TRANSLATE_NOOP("core", "Media"),
            QT_TRANSLATE_NOOP("core", "For which screens, where it is a page for phones."),
        ),
        _undocumented("type", QT_TRANSLATE_NOOP("core", "Type")),
        _undocumented("title", _TITLE),
    ),
)

BLOCK_SPECS: Final = (IMAGE_SPEC, VIDEO_SPEC, NEWS_SPEC, LINK_SPEC)
SPECS_BY_NAME: Final = {(spec.uri, spec.local): spec for spec in BLOCK_SPECS}
"""What is known of an element directly in a row, by namespace and name."""
