"""Rules about the value of loc. Source of each: PROTOCOL section 2."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.rule import Circumstances, Fault, Rule, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.protocol import limits, urls
from sitemap_editor.core.protocol.fields import LOC

_ERROR, _WARNING, _HINT = Severity.ERROR, Severity.WARNING, Severity.HINT
_SCHEMES: Final = ("http", "https")
_OUTER_SPACE: Final = " \t\r\n"


def _absolute(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    parts = urls.split_url(value.strip(_OUTER_SPACE))
    if parts is None:
        text = QT_TRANSLATE_NOOP(
            "core", "Not a full URL: it must begin with “https://” or “http://” and a host."
        )
        yield Fault(_ERROR, text)
    elif parts.scheme.lower() not in _SCHEMES:
        text = QT_TRANSLATE_NOOP("core", "The scheme is “{scheme}”; only http and https are read.")
        yield Fault(_ERROR, text, {"scheme": parts.scheme})
    elif not parts.host:
        yield Fault(_ERROR, QT_TRANSLATE_NOOP("core", "The host is missing after “://”."))
    elif not urls.is_host(parts.host) and not urls.SPACE_OR_CONTROL.search(parts.host):
        text = QT_TRANSLATE_NOOP("core", "“{host}” cannot be the name of a host.")
        yield Fault(_ERROR, text, {"host": parts.host})
    elif parts.port is not None and not _is_port(parts.port):
        text = QT_TRANSLATE_NOOP("core", "The port “{port}” is not a number from 1 to 65535.")
        yield Fault(_ERROR, text, {"port": parts.port})


def _is_port(port: str) -> bool:
    return port.isascii() and port.isdigit() and 1 <= int(port[:9]) <= limits.MAX_PORT


def _length(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    count = len(value.strip(_OUTER_SPACE))
    if count > limits.MAX_LOC_LENGTH:
        text = QT_TRANSLATE_NOOP("core", "{count} characters; a URL must have less than 2,048.")
        yield Fault(_ERROR, text, {"count": count})
    elif count == limits.MAX_LOC_LENGTH:
        text = QT_TRANSLATE_NOOP(
            "core", "Exactly 2,048 characters: the schema takes it, the protocol asks for fewer."
        )
        yield Fault(_WARNING, text)
    elif count > limits.MAX_LOC_LENGTH_YANDEX:
        text = QT_TRANSLATE_NOOP("core", "{count} characters; Yandex reads at most 1,024.")
        yield Fault(_WARNING, text, {"count": count})


def _short(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    stripped = value.strip(_OUTER_SPACE)
    if urls.split_url(stripped) and len(stripped) < limits.MIN_LOC_LENGTH_SCHEMA:
        text = QT_TRANSLATE_NOOP(
            "core", "Shorter than 12 characters: correct, but the schema refuses it."
        )
        yield Fault(_WARNING, text)


def _characters(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    value = value.strip(_OUTER_SPACE)
    if bad := urls.SPACE_OR_CONTROL.search(value):
        yield _space_or_control(bad)
    if bad := urls.UNSAFE.search(value) or _bracket(value):
        text = QT_TRANSLATE_NOOP(
            "core", "“{character}” (place {place}) must be percent-encoded in a URL: {code}."
        )
        code = "".join(f"%{byte:02X}" for byte in bad[0].encode())
        arguments: dict[str, Argument] = {
            "character": bad[0],
            "place": bad.start() + 1,
            "code": code,
        }
        yield Fault(_WARNING, text, arguments)
    if bad := urls.BROKEN_PERCENT.search(value):
        text = QT_TRANSLATE_NOOP(
            "core",
            "“%” (place {place}) is not followed by two hexadecimal digits; a percent sign is %25.",
        )
        yield Fault(_WARNING, text, {"place": bad.start() + 1})


def _bracket(value: str) -> re.Match[str] | None:
    """Find a square bracket behind the host, where only an IPv6 address may have them."""
    host = urls.UP_TO_PATH.match(value)
    return urls.BRACKET.search(value, host.end() if host else 0)


def _space_or_control(bad: re.Match[str]) -> Fault:
    place = bad.start() + 1
    if bad[0] == " ":
        text = QT_TRANSLATE_NOOP("core", "There is a space at place {place}; write it as %20.")
        return Fault(_ERROR, text, {"place": place})
    text = QT_TRANSLATE_NOOP(
        "core", "There is an invisible character at place {place}: {character} {name}."
    )
    name = unicodedata.name(bad[0], "")
    arguments: dict[str, Argument] = {
        "place": place,
        "character": f"U+{ord(bad[0]):04X}",
        "name": name,
    }
    return Fault(_ERROR, text, arguments)


def _non_ascii(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    if urls.NON_ASCII.search(value) and not urls.SPACE_OR_CONTROL.search(value.strip()):
        text = QT_TRANSLATE_NOOP(
            "core",
            "Letters beyond ASCII are legal; percent-encoded UTF-8 (and punycode for the host) "
            "is read by everyone.",
        )
        yield Fault(_HINT, text)
    if not urls.percent_codes_are_utf8(value):
        text = QT_TRANSLATE_NOOP(
            "core", "These percent codes are not UTF-8; crawlers expect percent-encoded UTF-8."
        )
        yield Fault(_WARNING, text)


def _outer_space(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    if value != value.strip(_OUTER_SPACE) and value.strip(_OUTER_SPACE):
        text = QT_TRANSLATE_NOOP(
            "core", "White space around the URL: most readers drop it, naive ones keep it."
        )
        yield Fault(_WARNING, text)


def _fragment(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    if "#" in value:
        text = QT_TRANSLATE_NOOP(
            "core", "Search engines drop the part from “#” on; list the page without it."
        )
        yield Fault(_WARNING, text)


def _password(value: str, _circumstances: Circumstances) -> Iterator[Fault]:
    parts = urls.split_url(value.strip(_OUTER_SPACE))
    if parts is not None and parts.user is not None:
        text = QT_TRANSLATE_NOOP(
            "core", "A user name or password stands before the host: everyone could read it."
        )
        yield Fault(_ERROR, text)


LOC_RULES: Final = (
    Rule(
        "L02",
        QT_TRANSLATE_NOOP("core", "URL is absolute, with http or https and a host"),
        QT_TRANSLATE_NOOP(
            "core",
            "Crawlers ask for exactly what is listed and do not complete relative addresses. "
            "Write the whole URL, beginning with the scheme.",
        ),
        "sitemaps.org: loc; Google: fully qualified URLs",
        LOC,
        check_value=_absolute,
    ),
    Rule(
        "L03",
        QT_TRANSLATE_NOOP("core", "URL has less than 2,048 characters"),
        QT_TRANSLATE_NOOP(
            "core",
            "Longer URLs are not read. Shorten the address of the page, or leave out parameters "
            "it works without.",
        ),
        "sitemaps.org: loc; sitemap.xsd; Yandex: 1,024",
        LOC,
        check_value=_length,
    ),
    Rule(
        "L04",
        QT_TRANSLATE_NOOP("core", "URL has at least 12 characters (schema)"),
        QT_TRANSLATE_NOOP(
            "core",
            "The schema refuses very short URLs although the protocol does not. A crawler will "
            "not mind; a strict validator will.",
        ),
        "sitemap.xsd: minLength",
        LOC,
        check_value=_short,
    ),
    Rule(
        "L06",
        QT_TRANSLATE_NOOP("core", "URL holds no characters that must be encoded"),
        QT_TRANSLATE_NOOP(
            "core",
            "Spaces, invisible characters and a few signs cannot stand in a URL. Write them as "
            "percent codes, or remove them where they were pasted by accident.",
        ),
        "RFC 3986, RFC 3987",
        LOC,
        check_value=_characters,
    ),
    Rule(
        "L07",
        QT_TRANSLATE_NOOP("core", "Letters beyond ASCII are percent-encoded UTF-8"),
        QT_TRANSLATE_NOOP(
            "core",
            "Modern crawlers read both spellings. Percent codes of another encoding lead to pages "
            "that do not exist.",
        ),
        "sitemaps.org: FAQ; RFC 3987",
        LOC,
        check_value=_non_ascii,
    ),
    Rule(
        "L09",
        QT_TRANSLATE_NOOP("core", "No white space around the URL"),
        QT_TRANSLATE_NOOP(
            "core",
            "A reader that follows the schema drops it, others ask for a page with a space in "
            "its name. Editing the cell writes the URL without it.",
        ),
        "sitemap.xsd: anyURI collapses white space",
        LOC,
        check_value=_outer_space,
    ),
    Rule(
        "L10",
        QT_TRANSLATE_NOOP("core", "URL has no fragment"),
        QT_TRANSLATE_NOOP(
            "core",
            "What follows “#” is a place inside a page. Engines index the page alone, so the row "
            "repeats another or says less than it seems.",
        ),
        "Google: canonical URLs",
        LOC,
        check_value=_fragment,
    ),
    Rule(
        "L11",
        QT_TRANSLATE_NOOP("core", "URL holds no user name or password"),
        QT_TRANSLATE_NOOP(
            "core",
            "A sitemap is public. Take the part before “@” out, and change the password.",
        ),
        "RFC 3986, section 3.2.1",
        LOC,
        check_value=_password,
    ),
)
