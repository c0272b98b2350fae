"""Rules about the single values of a video. Source: PROTOCOL section 8, video."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from datetime import timedelta
from decimal import Decimal
from typing import Final

from sitemap_editor.core.checks.extensions.extension_elements import (
    ROWS_OF_PAGES,
    Look,
    date_faults,
    each_block,
    shortened,
    told,
    url_faults,
)
from sitemap_editor.core.checks.extensions.extension_fixes import corrected_texts
from sitemap_editor.core.checks.row_elements import SPACE, Block
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, RowView, Rule, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import extensions as words
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.languages import COUNTRIES, corrected_country
from sitemap_editor.core.protocol.namespaces import VIDEO
from sitemap_editor.core.protocol.profiles import GOOGLE

_ENGINES: Final = (GOOGLE,)
_ERROR, _WARNING, _HINT = Severity.ERROR, Severity.WARNING, Severity.HINT
_WHOLE: Final = re.compile(r"[0-9]{1,18}")
_DECIMAL: Final = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?")
_DATE_PRECISIONS: Final = {"year": _ERROR, "month": _ERROR, "minute": _WARNING}
_SHOWN_CODES: Final = 5


def _duration(block: Block, _context: CheckContext) -> Iterator[Fault]:
    for _, part in block.of("duration"):
        if part.value and not (
            _WHOLE.fullmatch(part.value) and 1 <= int(part.value) <= words.VIDEO_MAX_DURATION_S
        ):
            text = QT_TRANSLATE_NOOP(
                "core",
                "“video:duration” is “{value}”. Write the length in whole seconds, from 1 to "
                "28800.",
            )
            yield Fault(_ERROR, text, {"value": shortened(part.value)})


def _rating(block: Block, _context: CheckContext) -> Iterator[Fault]:
    for _, part in block.of("rating"):
        if part.value and not (
            _DECIMAL.fullmatch(part.value) and Decimal(part.value) <= words.VIDEO_MAX_RATING
        ):
            text = QT_TRANSLATE_NOOP(
                "core",
                "“video:rating” is “{value}”. Write a number from 0.0 to 5.0 with a decimal point.",
            )
            yield Fault(_ERROR, text, {"value": shortened(part.value)})
    for _, part in block.of("view_count"):
        if part.value and not _WHOLE.fullmatch(part.value):
            text = QT_TRANSLATE_NOOP(
                "core", "“video:view_count” is “{value}”. Write a whole number in digits."
            )
            yield Fault(_ERROR, text, {"value": shortened(part.value)})


def _tags(block: Block, _context: CheckContext) -> Iterator[Fault]:
    if (count := len(block.parts.get("tag", ()))) > words.VIDEO_MAX_TAGS:
        text = QT_TRANSLATE_NOOP(
            "core",
            "Video {number} of this row has {count} tags; the limit is 32. Keep the best ones.",
        )
        yield Fault(_ERROR, text, {"number": block.number, "count": count})


def _yes_no(block: Block, _context: CheckContext) -> Iterator[Fault]:
    for name, part in block.of(*words.VIDEO_YES_NO):
        if part.value and part.value not in ("yes", "no"):
            # The schema takes the words in capitals too.
            severity = _WARNING if part.value.lower() in ("yes", "no") else _ERROR
            text = QT_TRANSLATE_NOOP(
                "core", "“{element}” is “{value}”. Write “yes” or “no” in lowercase."
            )
            arguments = {"element": f"video:{name}", "value": shortened(part.value)}
            yield Fault(severity, text, arguments)


def _yes_or_no(value: str) -> str | None:
    meant = words.YES_NO.get(value.lower())
    return meant if meant != value else None


def _relationship(name: str) -> Look:
    """Return a look at the attribute that says whether a list allows or denies."""

    def look(block: Block, _context: CheckContext) -> Iterator[Fault]:
        for _, part in block.of(name):
            value = part.element.get("relationship")
            if value is None or value.strip(SPACE) not in words.VIDEO_RELATIONSHIPS:
                text = QT_TRANSLATE_NOOP(
                    "core",
                    '“{element}” must either allow or deny. Write relationship="allow" or '
                    'relationship="deny".',
                )
                yield Fault(_ERROR, text, {"element": f"video:{name}"})

    return look


def _restriction(block: Block, context: CheckContext) -> Iterator[Fault]:
    yield from _relationship("restriction")(block, context)
    for _, part in block.of("restriction"):
        if wrong := [code for code in part.value.split() if code not in COUNTRIES]:
            text = QT_TRANSLATE_NOOP(
                "core",
                "“video:restriction” lists “{codes}”. Write countries as two uppercase letters "
                "separated by spaces, such as “DE GB US”.",
            )
            yield Fault(_ERROR, text, {"codes": shortened(" ".join(wrong[:_SHOWN_CODES]))})


def _countries(value: str) -> str | None:
    """Return the list with every code it knows better; None where it knows none."""
    codes = value.replace(",", " ").split()
    right = " ".join(corrected_country(code) or code for code in codes)
    return right if right != " ".join(value.split()) else None


def _platform(block: Block, context: CheckContext) -> Iterator[Fault]:
    yield from _relationship("platform")(block, context)
    for _, part in block.of("platform"):
        if wrong := [word for word in part.value.split() if word not in words.VIDEO_PLATFORMS]:
            text = QT_TRANSLATE_NOOP(
                "core",
                "“video:platform” lists “{words}”. Write “web”, “mobile” or “tv” in lowercase, "
                "separated by spaces.",
            )
            yield Fault(_ERROR, text, {"words": shortened(" ".join(wrong[:_SHOWN_CODES]))})


def _platforms(value: str) -> str | None:
    right = " ".join(value.replace(",", " ").lower().split())
    is_known = all(word in words.VIDEO_PLATFORMS for word in right.split())
    return right if is_known and right != " ".join(value.split()) else None


def _dates(block: Block, _context: CheckContext) -> Iterator[Fault]:
    for name, part in block.of(*words.VIDEO_DATES):
        yield from date_faults(f"video:{name}", part.value, _DATE_PRECISIONS)


def _expired(block: Block, context: CheckContext) -> Iterator[Fault]:
    for _, part in block.of("expiration_date"):
        checked = parse_w3c(part.value)
        if not isinstance(checked, W3CDate):
            continue
        if checked.earliest < context.now - timedelta(days=checked.precision == "day"):
            text = QT_TRANSLATE_NOOP(
                "core",
                "The video expired on {date}, so search engines no longer show it. Remove it, or "
                "set a new “video:expiration_date”.",
            )
            yield Fault(_WARNING, text, {"date": f"{checked.earliest:%Y-%m-%d}"})


def _uploader(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    return told(fault for block in view.blocks(VIDEO) for fault in _uploader_faults(block, view))


def _uploader_faults(block: Block, view: RowView) -> Iterator[Fault]:
    for _, part in block.of("uploader"):
        if (count := len(part.value)) > words.VIDEO_MAX_UPLOADER:
            text = QT_TRANSLATE_NOOP(
                "core",
                "“video:uploader” has {count} characters; the limit is 255. Shorten the name.",
            )
            yield Fault(_ERROR, text, {"count": count})
        info = (part.element.get("info") or "").strip(SPACE)
        bad = list(url_faults("video:uploader info", info))
        yield from bad
        if info and not bad and not _is_same_domain(info, view.row.loc or ""):
            text = QT_TRANSLATE_NOOP(
                "core",
                "The page about the uploader, “{value}”, must be in the same domain as the row's "
                "URL. Correct it, or remove the attribute “info”.",
            )
            yield Fault(_ERROR, text, {"value": shortened(info)})


def _is_same_domain(one: str, other: str) -> bool:
    """Tell whether two hosts are the same or one lies within the other; true where unknown."""
    hosts = [parts.host.lower() for url in (one, other) if (parts := urls.split_url(url.strip()))]
    if len(hosts) < len((one, other)):
        return True
    short, long = sorted((host.removeprefix("www.") for host in hosts), key=len)
    return long == short or long.endswith("." + short)


def _lengths(block: Block, _context: CheckContext) -> Iterator[Fault]:
    for _, part in block.of("description"):
        if (count := len(part.value)) > words.VIDEO_MAX_DESCRIPTION:
            text = QT_TRANSLATE_NOOP(
                "core",
                "“video:description” has {count} characters; the limit is 2,048. Shorten the text.",
            )
            yield Fault(_ERROR, text, {"count": count})
    for _, part in block.of("title"):
        if (count := len(part.value)) > words.VIDEO_MAX_TITLE_SCHEMA:
            text = QT_TRANSLATE_NOOP(
                "core",
                "“video:title” has {count} characters. Google accepts it; the schema allows 100.",
            )
            yield Fault(_HINT, text, {"count": count})


def _rule(
    code: str, title: str, fault: str, why: str, look: Look, *fixes: Fix, elements: Collection[str]
) -> Rule:
    return Rule(
        code,
        title,
        fault,
        why,
        "Google: video sitemaps; sitemap-video.xsd",
        check_row=each_block(VIDEO, look),
        fixes=fixes,
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=VIDEO,
        elements=elements,
    )


VIDEO_VALUE_RULES: Final = (
    _rule(
        "X23",
        QT_TRANSLATE_NOOP("core", "Duration is 1 to 28,800 seconds"),
        QT_TRANSLATE_NOOP("core", "Wrong video duration"),
        QT_TRANSLATE_NOOP(
            "core", "Eight hours at most, in seconds, without minutes, dots or units."
        ),
        _duration,
        elements=("duration",),
    ),
    _rule(
        "X24",
        QT_TRANSLATE_NOOP("core", "Rating and view count are numbers"),
        QT_TRANSLATE_NOOP("core", "Wrong rating or view count"),
        QT_TRANSLATE_NOOP(
            "core",
            "The rating is between 0.0 and 5.0; the view count is a whole number without "
            "separators.",
        ),
        _rating,
        elements=("rating", "view_count"),
    ),
    _rule(
        "X25",
        QT_TRANSLATE_NOOP("core", "Video has at most 32 tags"),
        QT_TRANSLATE_NOOP("core", "More than 32 video tags"),
        QT_TRANSLATE_NOOP("core", "If there are more tags, the whole video is invalid."),
        _tags,
        elements=("tag",),
    ),
    _rule(
        "X26",
        QT_TRANSLATE_NOOP("core", "Yes and no are written “yes” and “no”"),
        QT_TRANSLATE_NOOP("core", "Not “yes” or “no”"),
        QT_TRANSLATE_NOOP(
            "core",
            "family_friendly, requires_subscription and live accept these two words. The schema "
            "also allows uppercase; “true” and “1” are not understood.",
        ),
        _yes_no,
        Fix(
            QT_TRANSLATE_NOOP("core", "Write “yes” or “no”"),
            row=corrected_texts(VIDEO, words.VIDEO_YES_NO, _yes_or_no),
        ),
        elements=words.VIDEO_YES_NO,
    ),
    _rule(
        "X27",
        QT_TRANSLATE_NOOP("core", "Restriction lists countries and allows or denies them"),
        QT_TRANSLATE_NOOP("core", "Wrong country restriction"),
        QT_TRANSLATE_NOOP(
            "core",
            "The element lists country codes of ISO 3166 in uppercase, separated by spaces. Its "
            "attribute “relationship” is “allow” or “deny”. Great Britain is GB.",
        ),
        _restriction,
        Fix(
            QT_TRANSLATE_NOOP("core", "Correct the country codes"),
            row=corrected_texts(VIDEO, ("restriction",), _countries),
        ),
        elements=("restriction",),
    ),
    _rule(
        "X28",
        QT_TRANSLATE_NOOP("core", "Platform lists web, mobile or tv and allows or denies them"),
        QT_TRANSLATE_NOOP("core", "Wrong video platform"),
        QT_TRANSLATE_NOOP(
            "core",
            "The element lists these words in lowercase, separated by spaces. Its attribute "
            "“relationship” is “allow” or “deny”.",
        ),
        _platform,
        Fix(
            QT_TRANSLATE_NOOP("core", "Write the words in lowercase"),
            row=corrected_texts(VIDEO, ("platform",), _platforms),
        ),
        elements=("platform",),
    ),
    _rule(
        "X29",
        QT_TRANSLATE_NOOP("core", "Dates of videos are dates, or dates and times with zone"),
        QT_TRANSLATE_NOOP("core", "Wrong video date"),
        QT_TRANSLATE_NOOP(
            "core",
            "publication_date and expiration_date are written as 2026-05-06 or as "
            "2026-05-06T10:20:30+02:00. A year or a month alone is not enough.",
        ),
        _dates,
        elements=words.VIDEO_DATES,
    ),
    _rule(
        "X30",
        QT_TRANSLATE_NOOP("core", "Video has not expired"),
        QT_TRANSLATE_NOOP("core", "Expired video"),
        QT_TRANSLATE_NOOP(
            "core",
            "Search engines no longer show a video after its expiration date. A video that does "
            "not expire needs no such date.",
        ),
        _expired,
        elements=("expiration_date",),
    ),
    Rule(
        "X31",
        QT_TRANSLATE_NOOP("core", "Uploader has a short name and a page in the same domain"),
        QT_TRANSLATE_NOOP("core", "Wrong uploader name or page"),
        QT_TRANSLATE_NOOP(
            "core",
            "The name has at most 255 characters. The attribute “info” is the URL of a page about "
            "the uploader in the domain of the row.",
        ),
        "Google: video sitemaps; sitemap-video.xsd",
        check_row=_uploader,
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=VIDEO,
        elements=("uploader",),
    ),
    _rule(
        "X32",
        QT_TRANSLATE_NOOP("core", "Title and description are not too long"),
        QT_TRANSLATE_NOOP("core", "Title or description too long"),
        QT_TRANSLATE_NOOP(
            "core",
            "The limit for a description is 2,048 characters. The schema allows 100 for a title; "
            "Google sets no limit, but shows about that much.",
        ),
        _lengths,
        elements=("description", "title"),
    ),
)
