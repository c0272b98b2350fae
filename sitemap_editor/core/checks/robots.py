"""Checks a robots.txt as far as it names sitemaps. Source: PROTOCOL B01 and B02."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.checks.rule import ROBOTS, Finding, Rule, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.equivalence import same_by_standard
from sitemap_editor.core.protocol.hosts import is_host
from sitemap_editor.core.protocol.location import DEFAULT_PORTS, Published
from sitemap_editor.core.protocol.profiles import SEZNAM, YANDEX
from sitemap_editor.core.protocol.robots import SitemapLine, lines_for, sitemap_lines

_NAMES, _ANY = "B01", "B02"
_EXAMPLE: Final = "https://example.com/sitemap.xml"


@dataclass(frozen=True, slots=True)
class RobotsFinding:
    """What is wrong in a line, which counts from 1; None for the file as a whole."""

    line: int | None
    finding: Finding


def check_robots(text: str, expected: Sequence[Published] = ()) -> list[RobotsFinding]:
    """Check the lines that name sitemaps, in their order; last, which of `expected` are missing.

    A sitemap may lie on another host than its robots.txt: that is how one site vouches for another.
    """
    lines = list(sitemap_lines(text))
    found: list[RobotsFinding] = []
    seen: dict[bytes, int] = {}
    for line in lines:
        found += (RobotsFinding(line.number, each) for each in _of_line(line))
        if (first := seen.setdefault(_key(line.url), line.number)) != line.number:
            text = QT_TRANSLATE_NOOP("core", "Line {line} lists the same sitemap.")
            said = _finding(Severity.HINT, text, {"line": first})
            found.append(RobotsFinding(line.number, said))
    if not lines:
        found.append(RobotsFinding(None, _none(expected)))
        return found
    for published in expected:
        found += _of_expected(published, lines)
    return found


def _finding(
    severity: Severity, text: str, arguments: Mapping[str, Argument] | None = None
) -> Finding:
    return Finding(_NAMES, severity, None, text, arguments or {})


def _of_line(line: SitemapLine) -> Iterator[Finding]:
    if not line.is_spelled_right:
        text = QT_TRANSLATE_NOOP(
            "core", "Write “Sitemap:” before the URL. Other spellings may not be read."
        )
        yield _finding(Severity.WARNING, text)
    if not line.url:
        text = QT_TRANSLATE_NOOP("core", "This line lists no sitemap. Add the full URL.")
        yield _finding(Severity.ERROR, text)
        return
    parts = urls.split_url(line.url)
    if parts is None or not is_host(parts.host):
        text = QT_TRANSLATE_NOOP(
            "core", "“{url}” is not a full URL. Add scheme and host, such as {example}."
        )
        yield _finding(Severity.ERROR, text, {"url": line.url, "example": _EXAMPLE})
    elif parts.scheme.lower() not in DEFAULT_PORTS:
        text = QT_TRANSLATE_NOOP(
            "core", "“{url}” does not begin with http or https, so crawlers do not fetch it."
        )
        yield _finding(Severity.ERROR, text, {"url": line.url})
    if urls.SPACE_OR_CONTROL.search(line.url):
        text = QT_TRANSLATE_NOOP(
            "core",
            "The URL contains a space. List one sitemap per line, and write spaces in URLs as %20.",
        )
        yield _finding(Severity.ERROR, text)
    if line.fragment:
        text = QT_TRANSLATE_NOOP(
            "core", "Readers treat “{fragment}” as a comment. It is not part of the URL."
        )
        yield _finding(Severity.WARNING, text, {"fragment": line.fragment})


def _of_expected(published: Published, lines: Sequence[SitemapLine]) -> Iterator[RobotsFinding]:
    """Look for a sitemap among the lines."""
    key = _key(published.url)
    named = {_key(line.url): line for line in reversed(lines)}
    if key in named:
        return
    if key.startswith(b"https://") and (line := named.get(b"http" + key[5:])) is not None:
        text = QT_TRANSLATE_NOOP(
            "core", "The sitemap is published with https, but this line has http. Write {url}."
        )
        number: int | None = line.number
    elif published.is_sure:
        text = QT_TRANSLATE_NOOP("core", "The sitemap is not listed. Add “Sitemap: {url}”.")
        number = None
    else:
        text = QT_TRANSLATE_NOOP(
            "core",
            "If the sitemap is published at {url} (a guess), it is not listed. "
            "Add “Sitemap: {url}”.",
        )
        number = None
    severity = Severity.WARNING if published.is_sure else Severity.HINT
    yield RobotsFinding(number, _finding(severity, text, {"url": published.url}))


def _none(expected: Sequence[Published]) -> Finding:
    engines = (SEZNAM, YANDEX)
    if not expected:
        text = QT_TRANSLATE_NOOP(
            "core",
            "No sitemap is listed. Add “Sitemap:” with the full URL, so that every search engine "
            "finds it.",
        )
        return Finding(_ANY, Severity.HINT, None, text, {}, engines)
    text = QT_TRANSLATE_NOOP(
        "core", "No sitemap is listed. Add “{lines}”, so that every search engine finds it."
    )
    lines = lines_for(published.url for published in expected).strip().replace("\n", " ")
    return Finding(_ANY, Severity.HINT, None, text, {"lines": lines}, engines)


def same_sitemap(url: str, other: str) -> bool:
    """Tell whether two URLs are spellings of one."""
    return _key(url) == _key(other)


def _key(url: str) -> bytes:
    """Write a URL the one normal way, so that spellings of one are equal."""
    return same_by_standard([url.strip().partition("#")[0].encode("utf-8", "replace")])[0]


ROBOTS_RULES: Final = (
    Rule(
        _NAMES,
        QT_TRANSLATE_NOOP("core", "robots.txt lists sitemaps by their full URLs"),
        QT_TRANSLATE_NOOP("core", "Wrong line in robots.txt"),
        QT_TRANSLATE_NOOP(
            "core",
            "A “Sitemap:” line contains one absolute URL. It can be anywhere in the file, there "
            "can be several, and it can list another host. It does not depend on the groups for "
            "single crawlers. An index needs only its own line.",
        ),
        "sitemaps.org: robots.txt; Google; Yandex: robots.txt errors",
        kinds=(ROBOTS,),
    ),
    Rule(
        _ANY,
        QT_TRANSLATE_NOOP("core", "robots.txt lists the sitemap"),
        QT_TRANSLATE_NOOP("core", "Not listed in robots.txt"),
        QT_TRANSLATE_NOOP(
            "core",
            "Without a line in robots.txt, Seznam only looks for /sitemap.xml, and Yandex needs "
            "it entered in Yandex Webmaster. With the line, every search engine finds the "
            "sitemap.",
        ),
        "Seznam; Yandex",
        engines=(SEZNAM, YANDEX),
        kinds=(ROBOTS,),
    ),
)
