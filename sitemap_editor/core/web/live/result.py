"""Makes results of answers, and writes them as lines of JSON that later versions read, too."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from sitemap_editor.core.protocol.equivalence import same_by_standard
from sitemap_editor.core.protocol.page_result import PageResult as PageResult
from sitemap_editor.core.protocol.page_result import Reason as Reason
from sitemap_editor.core.web.fetching import Failure, Fetched
from sitemap_editor.core.web.live.change_history import digest_of, with_history
from sitemap_editor.core.web.live.crawler_tags import CrawlerTag
from sitemap_editor.core.web.live.page import page_facts
from sitemap_editor.core.web.robots_rules import Rule

_LONGEST: Final = 2_048
NOT_MODIFIED: Final = 304


@dataclass(frozen=True, slots=True)
class Answered:
    """A URL that nothing more is asked about: what was asked last, and what came before it."""

    url: str
    hops: tuple[tuple[int, str], ...] = ()
    target: str | None = None
    fetched: Fetched | None = None
    """The last answer; None where robots.txt keeps crawlers away, or all of the host."""
    failure: Failure | None = None
    detail: str = ""
    rule: Rule | None = None
    """The line of robots.txt that decides for the URL asked last."""
    is_barred: bool = False
    """True where crawlers must not ask: by `rule`, or since robots.txt cannot be had."""


def result_of(answer: Answered, now: datetime, agent: str, known: PageResult | None) -> PageResult:
    """Make the result of a URL. `known` is what the answer may say is still so.

    Parses the page, some 20 ms a megabyte: for a worker.
    """
    base = PageResult(
        answer.url,
        int(now.timestamp()),
        hops=answer.hops,
        target=answer.target,
        robots_line=answer.rule.line if answer.rule else None,
        robots_rule=answer.rule.text[:_LONGEST] if answer.rule else "",
        agent=agent,
        took_ms=round(answer.fetched.seconds * 1000) if answer.fetched is not None else 0,
    )
    if answer.failure is not None:
        base = replace(base, error=answer.failure.value, detail=answer.detail[:_LONGEST])
    fetched = answer.fetched
    if fetched is not None and fetched.status == NOT_MODIFIED and known is not None:
        return _judged(_still(base, known), answer, now)
    if fetched is not None and fetched.status is not None:
        base = _with_page(base, fetched)
    return with_history(_judged(base, answer, now), known)


def _still(base: PageResult, known: PageResult) -> PageResult:
    """Return what was known, with the new date, by the way that leads there now."""
    last = known.last_status or 200
    return replace(
        known,
        checked_at=base.checked_at,
        error=None,
        detail="",
        hops=(*base.hops[:-1], (last, base.hops[-1][1])),
        target=base.target,
        robots_line=base.robots_line,
        robots_rule=base.robots_rule,
        agent=base.agent,
        digest_at=0,
        took_ms=base.took_ms,
    )


def _with_page(base: PageResult, fetched: Fetched) -> PageResult:
    facts = page_facts(fetched.url or base.url, fetched.headers, fetched.body)
    body = fetched.body
    return replace(
        base,
        content_type=(fetched.header("content-type") or "")[:_LONGEST],
        body_bytes=fetched.body_bytes or len(body),
        is_cut=fetched.is_cut,
        last_modified=(fetched.header("last-modified") or "")[:_LONGEST],
        etag=(fetched.header("etag") or "")[:_LONGEST],
        canonical=facts.canonical,
        canonical_source=facts.canonical_source,
        tags=tuple((tag.source, tag.agent, tag.order) for tag in facts.tags),
        title=facts.title,
        language=facts.language,
        alternates=facts.alternates,
        dates=facts.dates,
        digest=digest_of(body),
    )


def _judged(result: PageResult, answer: Answered, now: datetime) -> PageResult:
    """Return a result with the reason why its URL is not indexed, if there is any."""
    reason, detail = _reason(result, answer, now)
    return replace(result, reason=reason, detail=detail or result.detail)


def _reason(result: PageResult, answer: Answered, now: datetime) -> tuple[Reason, str]:
    if result.is_redirect:
        return Reason.REDIRECT, ""
    if answer.is_barred:
        return Reason.ROBOTS, answer.detail
    if result.error is not None:
        return Reason.ERROR, ""
    status = result.last_status
    if status is None or not 200 <= status < 300:
        return Reason.STATUS, "" if status is None else str(status)
    for each in result.tags:
        tag = CrawlerTag(*each)
        if tag.holds_for(result.agent) and tag.is_in_force(now):
            named = tag.order if tag.agent == "robots" else f"{tag.agent}: {tag.order}"
            return Reason(tag.source), named
    if result.canonical is not None and not is_same_page(result.canonical, result.url):
        return Reason.CANONICAL, ""
    return Reason.NONE, ""


def is_same_page(one: str, other: str) -> bool:
    """Tell whether two URLs are one by the standard."""
    if one == other:
        return True
    # A lone surrogate comes from a file or page that is no Unicode; it is equal to itself alone.
    pair = [url.partition("#")[0].encode("utf-8", "surrogatepass") for url in (one, other)]
    first, second = same_by_standard(pair)
    return first == second


# In files: short names, and nothing that is as usual

_NAMES: Final = {
    "url": "u",
    "checked_at": "at",
    "error": "e",
    "hops": "h",
    "target": "t",
    "reason": "r",
    "detail": "d",
    "robots_line": "rl",
    "robots_rule": "rr",
    "content_type": "ct",
    "body_bytes": "b",
    "is_cut": "cut",
    "last_modified": "lm",
    "etag": "et",
    "canonical": "c",
    "canonical_source": "cs",
    "tags": "tg",
    "title": "ti",
    "language": "la",
    "alternates": "al",
    "dates": "da",
    "digest": "x",
    "digest_at": "xa",
    "same_until": "xu",
    "other_from": "xf",
    "agent": "ag",
    "took_ms": "ms",
}
_USUAL: Final = PageResult("")
_TUPLES: Final = ("hops", "tags", "alternates", "dates")


def as_line(result: PageResult) -> bytes:
    """Write a result as one line of JSON with its end."""
    said: dict[str, object] = {}
    for name, short in _NAMES.items():
        value = getattr(result, name)
        if value != getattr(_USUAL, name) or name == "url":
            said[short] = value
    if result.target == result.url:
        said["t"] = 0  # most lead nowhere else
    if result.hops and result.hops[0][1] == result.url:
        said["h"] = [result.hops[0][0], *result.hops[1:]]
    return json.dumps(said, ensure_ascii=True, separators=(",", ":")).encode() + b"\n"


def of_line(line: bytes) -> PageResult | None:
    """Read a line; None for what is none, such as one that was cut by a power failure."""
    try:
        said = json.loads(line)
        return _of_object(said) if isinstance(said, dict) and isinstance(said["u"], str) else None
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _of_object(said: Mapping[str, object]) -> PageResult:
    values: dict[str, object] = {}
    for name, short in _NAMES.items():
        if short in said:
            values[name] = said[short]
    url = str(said["u"])
    for name in _TUPLES:
        if name in values:
            values[name] = _tuples(values[name], url)
    if values.get("target") == 0:
        values["target"] = url
    for name, value in values.items():
        _check(name, value)
    values["reason"] = Reason(str(values.get("reason", "")))
    return PageResult(**values)  # type: ignore[arg-type]  # checked above, name by name


def _tuples(found: object, url: str) -> tuple[object, ...]:
    if not isinstance(found, list):
        raise TypeError
    return tuple(tuple(each) if isinstance(each, list) else (each, url) for each in found)


def _check(name: str, value: object) -> None:
    """Raise TypeError where a value is not of the kind of its field."""
    usual = getattr(_USUAL, name)
    if name in _TUPLES:
        for each in value if isinstance(value, tuple) else ():
            first = int if name == "hops" else str
            if not isinstance(each[0], first) or not all(
                isinstance(part, str) for part in each[1:]
            ):
                raise TypeError(name)
            if len(each) != (3 if name == "tags" else 2):
                raise TypeError(name)
    elif name == "robots_line":
        if not isinstance(value, int):
            raise TypeError(name)
    elif not isinstance(value, str if usual is None else type(usual)) and not (
        isinstance(usual, str) and isinstance(value, str)
    ):
        raise TypeError(name)


def reason_words(result: PageResult) -> str | None:
    """Return why crawlers do not index a URL, in the words of the command line; None: they may."""
    reason, detail = result.reason, result.detail
    if reason is Reason.NONE:
        return None
    if reason is Reason.ERROR:
        return result.error
    if reason is Reason.ROBOTS:
        return f"robots.txt line {result.robots_line}" if result.robots_line else detail
    words = {
        Reason.STATUS: f"status {detail}",
        Reason.REDIRECT: "redirect",
        Reason.META: f"meta {detail}",
        Reason.HEADER: f"X-Robots-Tag {detail}",
        Reason.CANONICAL: "canonical elsewhere",
    }
    return words[reason]
