"""Rules about what a video is made of. Source: PROTOCOL section 8, video."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.extensions.extension_elements import (
    ROWS_OF_PAGES,
    each_block,
    told,
    unknown_elements,
    url_faults,
)
from sitemap_editor.core.checks.extensions.extension_fixes import without_elements
from sitemap_editor.core.checks.extensions.video_value_rules import VIDEO_VALUE_RULES
from sitemap_editor.core.checks.row_elements import SPACE, Block
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, RowView, Rule, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.protocol import extensions as words
from sitemap_editor.core.protocol.namespaces import VIDEO
from sitemap_editor.core.protocol.profiles import GOOGLE

_ENGINES: Final = (GOOGLE,)


def _required(block: Block, _context: CheckContext) -> Iterator[Fault]:
    for name in words.VIDEO_REQUIRED:
        if not block.has(name):
            text = QT_TRANSLATE_NOOP(
                "core",
                "Video {number} of this row has no “{element}”. Add one with a value, or remove "
                "the video.",
            )
            arguments: dict[str, Argument] = {"number": block.number, "element": f"video:{name}"}
            yield Fault(Severity.ERROR, text, arguments)


def _player(block: Block, _context: CheckContext) -> Iterator[Fault]:
    if not block.has("content_loc") and not block.has("player_loc"):
        text = QT_TRANSLATE_NOOP(
            "core",
            "Video {number} of this row has neither a file (“video:content_loc”) nor a player "
            "(“video:player_loc”). Add one of them.",
        )
        yield Fault(Severity.ERROR, text, {"number": block.number})


def _urls(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    return told(fault for block in view.blocks(VIDEO) for fault in _url_faults(block, view))


def _url_faults(block: Block, view: RowView) -> Iterator[Fault]:
    loc = (view.row.loc or "").strip(SPACE)
    for name, part in block.of(*words.VIDEO_URLS):
        yield from url_faults(f"video:{name}", part.value)
        if name != "thumbnail_loc" and part.value and part.value == loc:
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{element}” is the URL of the page itself. Enter the URL of the video's file or "
                "player.",
            )
            yield Fault(Severity.ERROR, text, {"element": f"video:{name}"})


def _single(block: Block, _context: CheckContext) -> Iterator[Fault]:
    for name in words.VIDEO_SINGLE:
        if (count := len(block.parts.get(name, ()))) > 1:
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{element}” appears {count} times in video {number} of this row. Only one is "
                "allowed.",
            )
            arguments: dict[str, Argument] = {
                "element": f"video:{name}",
                "count": count,
                "number": block.number,
            }
            yield Fault(Severity.ERROR, text, arguments)


def _deprecated(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    found = view.blocks(VIDEO)
    if not found:
        return
    names = [
        f"video:{name}" for name in words.VIDEO_DEPRECATED if any(b.parts.get(name) for b in found)
    ]
    names.extend(
        f"video:{element} {attribute}"
        for element, attributes in words.VIDEO_DEPRECATED_ATTRIBUTES.items()
        for attribute in attributes
        if any(part.element.get(attribute) is not None for b in found for _, part in b.of(element))
    )
    if names:
        text = QT_TRANSLATE_NOOP(
            "core",
            "No longer in use: {names}. They do no harm; remove them for a smaller file.",
        )
        yield Fault(Severity.HINT, text, {"names": ", ".join(names)})


def _schema_only(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    found = {name for block in view.blocks(VIDEO) for name in block.parts}
    if names := [f"video:{name}" for name in words.VIDEO_SCHEMA_ONLY if name in found]:
        text = QT_TRANSLATE_NOOP(
            "core", "In the schema, but not documented by Google: {names}. They may stay."
        )
        yield Fault(Severity.HINT, text, {"names": ", ".join(names)})


VIDEO_RULES: Final = (
    Rule(
        "X20",
        QT_TRANSLATE_NOOP("core", "Every video has a thumbnail, a title and a description"),
        QT_TRANSLATE_NOOP("core", "Video lacks required elements"),
        QT_TRANSLATE_NOOP(
            "core",
            "A video without “video:thumbnail_loc”, “video:title” and “video:description” is left "
            "out of the video results.",
        ),
        "Google: video sitemaps; sitemap-video.xsd",
        check_row=each_block(VIDEO, _required),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=VIDEO,
    ),
    Rule(
        "X21",
        QT_TRANSLATE_NOOP("core", "Every video has a file or a player"),
        QT_TRANSLATE_NOOP("core", "Video without file or player"),
        QT_TRANSLATE_NOOP(
            "core",
            "“video:content_loc” is the file itself and is preferred; “video:player_loc” is a "
            "player that can be embedded.",
        ),
        "Google: video sitemaps",
        check_row=each_block(VIDEO, _player),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=VIDEO,
    ),
    Rule(
        "X22",
        QT_TRANSLATE_NOOP("core", "URLs of videos are absolute and not the page's own"),
        QT_TRANSLATE_NOOP("core", "Wrong URL in a video"),
        QT_TRANSLATE_NOOP(
            "core",
            "Thumbnail, file and player are requested exactly as listed. The file or player is "
            "not the page that shows it, so its URL must differ from the row's URL.",
        ),
        "Google: video sitemaps",
        check_row=_urls,
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=VIDEO,
        elements=words.VIDEO_URLS,
    ),
    *VIDEO_VALUE_RULES,
    Rule(
        "X33",
        QT_TRANSLATE_NOOP("core", "Videos have no obsolete elements"),
        QT_TRANSLATE_NOOP("core", "Obsolete video element"),
        QT_TRANSLATE_NOOP(
            "core",
            "Google no longer reads category, gallery_loc, price, tvshow and the attributes "
            "allow_embed and autoplay. They only take up space.",
        ),
        "Google: video sitemaps, deprecated tags",
        check_row=_deprecated,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove what has no effect"),
                row=without_elements(
                    VIDEO, words.VIDEO_DEPRECATED, words.VIDEO_DEPRECATED_ATTRIBUTES
                ),
                is_safe=False,
            ),
        ),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=VIDEO,
        elements=(*words.VIDEO_DEPRECATED, *words.VIDEO_DEPRECATED_ATTRIBUTES),
    ),
    Rule(
        "X34",
        QT_TRANSLATE_NOOP("core", "Videos have known elements only"),
        QT_TRANSLATE_NOOP("core", "Unexpected video element"),
        QT_TRANSLATE_NOOP(
            "core",
            "The video extension has “video:video” in the row and a fixed set of elements in it. "
            "Anything else is reported as an invalid tag.",
        ),
        "Google: video sitemaps; sitemap-video.xsd",
        check_row=unknown_elements(VIDEO, {"video": words.VIDEO_ELEMENTS}),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=VIDEO,
    ),
    Rule(
        "X35",
        QT_TRANSLATE_NOOP("core", "Videos have documented elements only"),
        QT_TRANSLATE_NOOP("core", "Undocumented video element"),
        QT_TRANSLATE_NOOP(
            "core",
            "The schema of 2007 has two elements that Google's documentation does not explain. "
            "No reader is known to use them.",
        ),
        "sitemap-video.xsd",
        check_row=_schema_only,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove what has no effect"),
                row=without_elements(VIDEO, words.VIDEO_SCHEMA_ONLY),
                is_safe=False,
            ),
        ),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=VIDEO,
        elements=words.VIDEO_SCHEMA_ONLY,
    ),
    Rule(
        "X36",
        QT_TRANSLATE_NOOP("core", "No element appears twice in a video"),
        QT_TRANSLATE_NOOP("core", "Repeated video element"),
        QT_TRANSLATE_NOOP(
            "core",
            "Only “video:tag” may be repeated. For any other element, it is unclear which one "
            "counts.",
        ),
        "Google: video sitemaps; sitemap-video.xsd",
        check_row=each_block(VIDEO, _single),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=VIDEO,
    ),
)
