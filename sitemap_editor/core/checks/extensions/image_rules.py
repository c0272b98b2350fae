"""Rules about the images of a row. Source: PROTOCOL section 8, image."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.extensions.extension_elements import (
    ROWS_OF_PAGES,
    each_block,
    unknown_elements,
    url_faults,
)
from sitemap_editor.core.checks.extensions.extension_fixes import (
    corrected_texts,
    without_elements,
)
from sitemap_editor.core.checks.row_elements import Block
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, RowView, Rule, Severity
from sitemap_editor.core.checks.value_fixes import chained
from sitemap_editor.core.checks.values import character_fixes
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.extensions import IMAGE_DEPRECATED, IMAGE_ELEMENTS
from sitemap_editor.core.protocol.namespaces import IMAGE
from sitemap_editor.core.protocol.profiles import GOOGLE, YANDEX

_ENGINES: Final = (GOOGLE, YANDEX)


def _loc(block: Block, _context: CheckContext) -> Iterator[Fault]:
    found = block.parts.get("loc", [])
    if not any(part.value for part in found):
        text = QT_TRANSLATE_NOOP(
            "core",
            "Image {number} of this row has no URL. Add an “image:loc”, or remove the image.",
        )
        yield Fault(Severity.ERROR, text, {"number": block.number})
    if len(found) > 1:
        text = QT_TRANSLATE_NOOP(
            "core",
            "Image {number} of this row has {count} URLs. Put each URL in its own “image:image”.",
        )
        yield Fault(Severity.ERROR, text, {"number": block.number, "count": len(found)})
    for part in found:
        yield from url_faults("image:loc", part.value)


def _count(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    count = len(view.blocks(IMAGE))
    if count > limits.MAX_IMAGES:
        text = QT_TRANSLATE_NOOP(
            "core",
            "This row has {count} images; the limit is 1,000. Remove the least important ones.",
        )
        yield Fault(Severity.ERROR, text, {"count": count})


def _deprecated(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    found = {name for block in view.blocks(IMAGE) for name in block.parts}
    if names := [f"image:{name}" for name in IMAGE_DEPRECATED if name in found]:
        text = QT_TRANSLATE_NOOP(
            "core",
            "No effect since August 2022: {names}. They do no harm; remove them for a smaller "
            "file.",
        )
        yield Fault(Severity.HINT, text, {"names": ", ".join(names)})


_spelt_right: Final = chained(
    character_fixes.without_outer_marks,
    character_fixes.with_encoded_space,
    character_fixes.with_encoded_signs,
)


def _right_url(url: str) -> str | None:
    """Encode what must be encoded in the URL of an image, as is done with that of a page."""
    right = _spelt_right(url)
    return right if right and right != url and not any(url_faults("", right)) else None


IMAGE_RULES: Final = (
    Rule(
        "X10",
        QT_TRANSLATE_NOOP("core", "Every image has one absolute URL"),
        QT_TRANSLATE_NOOP("core", "Image URL missing or wrong"),
        QT_TRANSLATE_NOOP(
            "core",
            "An image is identified by “image:loc” alone. It can be on another host if that host "
            "is verified too. Relative URLs are not completed.",
        ),
        "Google: image sitemaps; sitemap-image.xsd",
        check_row=each_block(IMAGE, _loc),
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Encode the characters in the image's URL"),
                row=corrected_texts(IMAGE, ("loc",), _right_url),
            ),
        ),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=IMAGE,
    ),
    Rule(
        "X11",
        QT_TRANSLATE_NOOP("core", "Row has at most 1,000 images"),
        QT_TRANSLATE_NOOP("core", "More than 1,000 images"),
        QT_TRANSLATE_NOOP("core", "Search engines read the first 1,000 images of a page."),
        "Google: image sitemaps; sitemap-image.xsd",
        check_row=_count,
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=IMAGE,
    ),
    Rule(
        "X12",
        QT_TRANSLATE_NOOP("core", "Images have no obsolete elements"),
        QT_TRANSLATE_NOOP("core", "Obsolete image element"),
        QT_TRANSLATE_NOOP(
            "core",
            "Since 6 August 2022, Google no longer reads captions, titles, locations and "
            "licences of images. They may stay, but they take up space.",
        ),
        "Google: image sitemaps, deprecated tags",
        check_row=_deprecated,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove what has no effect"),
                row=without_elements(IMAGE, IMAGE_DEPRECATED),
                is_safe=False,
            ),
        ),
        engines=(GOOGLE,),
        kinds=ROWS_OF_PAGES,
        namespace=IMAGE,
        elements=IMAGE_DEPRECATED,
    ),
    Rule(
        "X13",
        QT_TRANSLATE_NOOP("core", "Images have known elements only"),
        QT_TRANSLATE_NOOP("core", "Unexpected image element"),
        QT_TRANSLATE_NOOP(
            "core",
            "The image extension has “image:image” in the row and “image:loc” in it. Anything "
            "else is reported as an invalid tag.",
        ),
        "Google: image sitemaps; sitemap-image.xsd",
        check_row=unknown_elements(IMAGE, {"image": IMAGE_ELEMENTS}),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=IMAGE,
    ),
)
