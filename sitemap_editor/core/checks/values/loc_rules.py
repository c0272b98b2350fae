"""Rules about the frame of a URL: scheme, host, port, length. Source: PROTOCOL section 2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, Question, Rule, Severity
from sitemap_editor.core.checks.value_fixes import fixes_value, value_only
from sitemap_editor.core.checks.values import loc_fixes as fixes
from sitemap_editor.core.checks.values.character_fixes import OUTER_SPACE
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import limits, urls
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.protocol.hosts import is_host
from sitemap_editor.core.protocol.location import DEFAULT_PORTS
from sitemap_editor.core.protocol.profiles import YANDEX

_ERROR, _WARNING, _HINT = Severity.ERROR, Severity.WARNING, Severity.HINT
_SCHEMES: Final = ("http", "https")


def _absolute(value: str, _context: CheckContext) -> Iterator[Fault]:
    parts = urls.split_url(value.strip(OUTER_SPACE))
    if parts is None:
        text = QT_TRANSLATE_NOOP(
            "core", "This is not a full URL. It must begin with “https://” or “http://” and a host."
        )
        yield Fault(_ERROR, text)
    elif parts.scheme.lower() not in _SCHEMES:
        text = QT_TRANSLATE_NOOP("core", "The scheme is “{scheme}”; only http and https are read.")
        yield Fault(_ERROR, text, {"scheme": parts.scheme})
    elif not parts.host:
        yield Fault(_ERROR, QT_TRANSLATE_NOOP("core", "The host is missing after “://”."))
    elif parts.host.lower() in _SCHEMES and not parts.port:
        text = QT_TRANSLATE_NOOP("core", "The scheme appears twice. Write it once.")
        yield Fault(_ERROR, text)
    elif not is_host(parts.host) and not urls.SPACE_OR_CONTROL.search(parts.host):
        text = QT_TRANSLATE_NOOP("core", "“{host}” is not a valid host name.")
        yield Fault(_ERROR, text, {"host": parts.host})
    elif parts.port and not _is_port(parts.port):
        text = QT_TRANSLATE_NOOP("core", "The port “{port}” is not a number from 1 to 65535.")
        yield Fault(_ERROR, text, {"port": parts.port})
    else:
        yield from _redundant(parts)


def _redundant(parts: urls.UrlParts) -> Iterator[Fault]:
    if parts.port == "":
        text = QT_TRANSLATE_NOOP(
            "core", "A colon without a port is after the host. Most pages are listed without it."
        )
        yield Fault(_HINT, text)
    elif parts.port is not None and parts.port == DEFAULT_PORTS.get(parts.scheme.lower()):
        text = QT_TRANSLATE_NOOP(
            "core", "Port {port} is the default. Most pages are listed without it."
        )
        yield Fault(_HINT, text, {"port": parts.port})
    if parts.scheme != parts.scheme.lower() or parts.host != parts.host.lower():
        text = QT_TRANSLATE_NOOP(
            "core",
            "Capital letters make no difference in scheme and host. Write them in lowercase.",
        )
        yield Fault(_HINT, text)


def _is_port(port: str) -> bool:
    return port.isascii() and port.isdigit() and 1 <= int(port[:9]) <= limits.MAX_PORT


def _length(value: str, context: CheckContext) -> Iterator[Fault]:
    count = len(value.strip(OUTER_SPACE))
    if count > limits.MAX_LOC_LENGTH:
        text = QT_TRANSLATE_NOOP("core", "{count} characters; a URL must have fewer than 2,048.")
        yield Fault(_ERROR, text, {"count": count})
    elif count == limits.MAX_LOC_LENGTH:
        text = QT_TRANSLATE_NOOP(
            "core",
            "Exactly 2,048 characters. The schema accepts this; the protocol requires fewer.",
        )
        yield Fault(_WARNING, text)
    elif count > context.profile.long_loc:
        text = QT_TRANSLATE_NOOP("core", "{count} characters; Yandex reads at most 1,024.")
        yield Fault(_WARNING, text, {"count": count}, engines=(YANDEX,))


def _short(value: str, _context: CheckContext) -> Iterator[Fault]:
    stripped = value.strip(OUTER_SPACE)
    if urls.split_url(stripped) and len(stripped) < limits.MIN_LOC_LENGTH_SCHEMA:
        text = QT_TRANSLATE_NOOP(
            "core", "Shorter than 12 characters. This is correct, but the schema rejects it."
        )
        yield Fault(_WARNING, text)


def _fragment(value: str, _context: CheckContext) -> Iterator[Fault]:
    if "#" in value:
        text = QT_TRANSLATE_NOOP(
            "core", "Search engines drop everything from “#” on. List the page without it."
        )
        yield Fault(_WARNING, text)


def _password(value: str, _context: CheckContext) -> Iterator[Fault]:
    parts = urls.split_url(value.strip(OUTER_SPACE))
    if parts is not None and parts.user is not None:
        text = QT_TRANSLATE_NOOP(
            "core", "There is a user name or password before the host. Anyone can read it."
        )
        yield Fault(_ERROR, text)


_FRAME_FIXES: Final = (
    Fix(
        QT_TRANSLATE_NOOP("core", "Write scheme and host in the usual form"),
        value=fixes_value(_absolute, value_only(fixes.normalised)),
    ),
    Fix(
        QT_TRANSLATE_NOOP("core", "Write the scheme once"),
        value=fixes_value(_absolute, value_only(fixes.without_repeated_scheme)),
    ),
    Fix(
        QT_TRANSLATE_NOOP("core", "Keep the last scheme"),
        value=fixes_value(_absolute, value_only(fixes.with_last_scheme)),
        is_safe=False,
    ),
    Fix(
        QT_TRANSLATE_NOOP("core", "Repair the scheme"),
        value=fixes_value(_absolute, value_only(fixes.with_right_scheme)),
        is_safe=False,
    ),
    Fix(
        QT_TRANSLATE_NOOP("core", "Add the scheme"),
        value=fixes_value(_absolute, fixes.with_scheme),
        is_safe=False,
    ),
    Fix(
        QT_TRANSLATE_NOOP("core", "Add the site of the sitemap"),
        value=fixes_value(_absolute, fixes.with_own_site),
        is_safe=False,
    ),
    Fix(
        QT_TRANSLATE_NOOP("core", "Add a site…"),
        value=fixes_value(_absolute, fixes.with_answered_site),
        is_safe=False,
        question=Question.SITE,
    ),
)

LOC_RULES: Final = (
    Rule(
        "L02",
        QT_TRANSLATE_NOOP("core", "URL is absolute, with http or https and a host"),
        QT_TRANSLATE_NOOP("core", "Not an absolute URL"),
        QT_TRANSLATE_NOOP(
            "core",
            "Crawlers request exactly the listed URL and do not complete relative addresses. "
            "Write the full URL, beginning with the scheme.",
        ),
        "sitemaps.org: loc; Google: fully qualified URLs",
        LOC,
        check_value=_absolute,
        fixes=_FRAME_FIXES,
    ),
    Rule(
        "L03",
        QT_TRANSLATE_NOOP("core", "URL has fewer than 2,048 characters"),
        QT_TRANSLATE_NOOP("core", "URL too long"),
        QT_TRANSLATE_NOOP(
            "core",
            "Longer URLs are not read. Shorten the address of the page, or remove unneeded "
            "parameters.",
        ),
        "sitemaps.org: loc; sitemap.xsd; Yandex: 1,024",
        LOC,
        check_value=_length,
    ),
    Rule(
        "L04",
        QT_TRANSLATE_NOOP("core", "URL has at least 12 characters (schema)"),
        QT_TRANSLATE_NOOP("core", "Very short URL (schema)"),
        QT_TRANSLATE_NOOP(
            "core",
            "The schema rejects very short URLs, although the protocol allows them. Crawlers "
            "accept them; strict validators do not.",
        ),
        "sitemap.xsd: minLength",
        LOC,
        check_value=_short,
    ),
    Rule(
        "L10",
        QT_TRANSLATE_NOOP("core", "URL has no fragment"),
        QT_TRANSLATE_NOOP("core", "URL with a fragment"),
        QT_TRANSLATE_NOOP(
            "core",
            "The part after “#” is a position inside a page. Search engines index the page only, "
            "so the row may repeat another one.",
        ),
        "Google: canonical URLs",
        LOC,
        check_value=_fragment,
        only_with="#",
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Cut the URL at “#”"),
                value=fixes_value(_fragment, value_only(fixes.without_fragment)),
                is_safe=False,
            ),
        ),
    ),
    Rule(
        "L11",
        QT_TRANSLATE_NOOP("core", "URL contains no user name or password"),
        QT_TRANSLATE_NOOP("core", "User or password in the URL"),
        QT_TRANSLATE_NOOP(
            "core",
            "A sitemap is public. Remove the part before “@”, and change the password.",
        ),
        "RFC 3986, section 3.2.1",
        LOC,
        check_value=_password,
        only_with="@",
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the user name and password"),
                value=fixes_value(_password, value_only(fixes.without_user)),
                is_safe=False,
            ),
        ),
    ),
)
