"""Rules about URLs that are right but belong in no public sitemap. Source: PROTOCOL section 2."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, Question, Rule, Severity
from sitemap_editor.core.checks.value_fixes import fixes_value, value_only
from sitemap_editor.core.checks.values import loc_fixes
from sitemap_editor.core.checks.values.character_fixes import OUTER_SPACE
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol import unwanted, urls
from sitemap_editor.core.protocol.fields import LOC, TEXT, URLSET
from sitemap_editor.core.protocol.profiles import GOOGLE

_OTHER_PAIRS: Final = compiled(
    r"(?:,|%2C){2}"
    r"|(?:\[|%5B)(?:[^\[\]:%]|%(?!5[BD]|3A))*+(?::|%3A)(?:[^\[\]%]|%(?!5[BD]))*+(?:\]|%5D)",
    re.IGNORECASE,
)
_SHOWN: Final = 40  # characters
_INTERNAL: Final = QT_TRANSLATE_NOOP(
    "core", "“{host}” is an internal host. Search engines cannot open it."
)
_NO_DOT: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{host}” has no dot, but every public site name has one. Write the full name of the "
    "site, such as example.com.",
)
_TEST_COPY: Final = QT_TRANSLATE_NOOP(
    "core", "“{host}” looks like a test copy of a site. List the public one."
)
_SECRET: Final = QT_TRANSLATE_NOOP(
    "core", "“{name}” looks like a secret, and anyone can read a sitemap."
)


def _followed(value: str, _context: CheckContext) -> Iterator[Fault]:
    parts = urls.split_url(value.strip(OUTER_SPACE))
    if parts is None:
        return
    pairs = unwanted.parameters(parts)
    session = unwanted.session_in_path(parts)
    session = session or next(
        (name for name, code in pairs if unwanted.is_session(name, code)), None
    )
    if session is not None:
        text = QT_TRANSLATE_NOOP(
            "core", "“{name}” identifies a single visit. List the page without it."
        )
        yield Fault(Severity.HINT, text, {"name": session})
    tracking = next((name for name, code in pairs if unwanted.is_tracking(name, code)), None)
    if tracking is not None:
        text = QT_TRANSLATE_NOOP(
            "core", "“{name}” only tracks where a visitor came from. List the page without it."
        )
        yield Fault(Severity.HINT, text, {"name": tracking})


def _without_followed(url: str) -> str | None:
    parts = urls.split_url(url.strip(OUTER_SPACE))
    if parts is None:
        return None
    parts = unwanted.without_path_session(parts)
    parts = unwanted.without_parameters(parts, unwanted.is_session)
    return urls.join_url(unwanted.without_parameters(parts, unwanted.is_tracking))


def _private(value: str, _context: CheckContext) -> Iterator[Fault]:
    parts = urls.split_url(value.strip(OUTER_SPACE))
    if parts is None:
        return
    if unwanted.is_private_host(parts.host):
        yield Fault(Severity.WARNING, _INTERNAL, {"host": parts.host})
    elif unwanted.is_single_label(parts.host):
        yield Fault(Severity.WARNING, _NO_DOT, {"host": parts.host})
    elif unwanted.is_staging_host(parts.host):
        yield Fault(Severity.WARNING, _TEST_COPY, {"host": parts.host})
    if folder := unwanted.admin_folder(parts.path):
        text = QT_TRANSLATE_NOOP("core", "“{folder}” looks like an admin page. Remove the row.")
        yield Fault(Severity.WARNING, text, {"folder": folder})
    for name, code in unwanted.parameters(parts):
        if unwanted.is_secret(name, code):
            yield Fault(Severity.WARNING, _SECRET, {"name": name})
            return


def _without_secrets(url: str) -> str | None:
    parts = urls.split_url(url.strip(OUTER_SPACE))
    if parts is None:
        return None
    return urls.join_url(unwanted.without_parameters(parts, unwanted.is_secret))


def _no_page(value: str, _context: CheckContext) -> Iterator[Fault]:
    parts = urls.split_url(value.strip(OUTER_SPACE))
    if parts is not None and (ending := unwanted.no_page_ending(parts.path)):
        text = QT_TRANSLATE_NOOP(
            "core", "A file ending in “.{ending}” is not a page that people search for."
        )
        yield Fault(Severity.HINT, text, {"ending": ending})


def _unusual_query(value: str, _context: CheckContext) -> Iterator[Fault]:
    parts = urls.split_url(value.strip(OUTER_SPACE))
    if parts is None or "=" in parts.query or "&" in parts.query:
        return
    if unusual := _OTHER_PAIRS.search(parts.query):
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{part}” is an unusual form of parameters. Google reads “name=value” pairs that are "
            "joined by “&”.",
        )
        yield Fault(Severity.HINT, text, {"part": unusual[0][:_SHOWN]})


UNWANTED_RULES: Final = (
    Rule(
        "L18",
        QT_TRANSLATE_NOOP("core", "URL contains no session or tracking parameters"),
        QT_TRANSLATE_NOOP("core", "Session or tracking parameter"),
        QT_TRANSLATE_NOOP(
            "core",
            "With these parameters, one page has many URLs, and crawlers waste time on copies. "
            "Some old sites need a session to show anything: open the page without it before you "
            "remove many.",
        ),
        "sitemaps.org: FAQ, session IDs",
        LOC,
        check_value=_followed,
        only_with="?;(",
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove session and tracking parameters"),
                value=fixes_value(_followed, value_only(_without_followed)),
                is_safe=False,
            ),
        ),
    ),
    Rule(
        "L19",
        QT_TRANSLATE_NOOP("core", "URL leads to a public page"),
        QT_TRANSLATE_NOOP("core", "Probably not public"),
        QT_TRANSLATE_NOOP(
            "core",
            "Test copies, internal addresses, admin pages and keys in parameters get into "
            "sitemaps by accident, and then into search results. Also change any key that was "
            "published.",
        ),
        "practice: sitemap-qa",
        LOC,
        check_value=_private,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the secret parameters"),
                value=fixes_value(_private, value_only(_without_secrets)),
                is_safe=False,
                texts=(_SECRET,),
            ),
            Fix(
                QT_TRANSLATE_NOOP("core", "Use the site of the sitemap instead"),
                value=fixes_value(_private, loc_fixes.on_own_site),
                is_safe=False,
                texts=(_INTERNAL, _NO_DOT, _TEST_COPY),
            ),
            Fix(
                QT_TRANSLATE_NOOP("core", "Use another site…"),
                value=fixes_value(_private, loc_fixes.on_answered_site),
                is_safe=False,
                texts=(_INTERNAL, _NO_DOT, _TEST_COPY),
                question=Question.SITE,
            ),
        ),
    ),
    Rule(
        "L21",
        QT_TRANSLATE_NOOP("core", "URL is a page, not part of one"),
        QT_TRANSLATE_NOOP("core", "Not a page"),
        QT_TRANSLATE_NOOP(
            "core",
            "Search results do not show style sheets, scripts, fonts and archives, but they do "
            "show images and PDF files. Remove such rows, so that crawlers reach your pages "
            "sooner.",
        ),
        "practice",
        LOC,
        check_value=_no_page,
        kinds=(URLSET.name, TEXT.name),
    ),
    Rule(
        "L22",
        QT_TRANSLATE_NOOP("core", "Parameters are written as name=value pairs"),
        QT_TRANSLATE_NOOP("core", "Unusual parameters"),
        QT_TRANSLATE_NOOP(
            "core",
            "Queries such as ?sort,price,,size,42 or ?[sort:price][size:42] hide what is a name "
            "and what a value, so Google crawls many copies of a page, or none. The site itself "
            "must change its links.",
        ),
        "Google: URL structure",
        LOC,
        check_value=_unusual_query,
        only_with=r",\[%",
        engines=(GOOGLE,),
    ),
)
