"""The lines of the checklist about the site around a file: robots.txt, indexes, children."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import Final

from sitemap_editor.core.checks.robots import same_sitemap
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument, Remark, SitemapError
from sitemap_editor.core.files.children import DAY_FORMS
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.protocol.datetimes import W3CDate, now_w3c, parse_w3c
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.robots import lines_for, sitemap_lines
from sitemap_editor.core.web.failure_texts import answer_remark
from sitemap_editor.core.web.fetching import SITEMAP_BYTES
from sitemap_editor.core.web.publishing.checklist_line import Check, Line, Remedy, State, good
from sitemap_editor.core.web.publishing.evidence import Evidence, PublishedFile, robots_url
from sitemap_editor.core.web.publishing.failures import is_passing, reason_of, what_then
from sitemap_editor.core.web.robots_rules import ANY_AGENT, RobotsRules

_SLACK: Final = timedelta(days=1)
"""A server's date is that of the upload, which may be a while after the file was written."""


def robots_line(file: PublishedFile, evidence: Evidence) -> Line:
    """Say whether robots.txt names the file, or an index that lists it. Source: PROTOCOL B01."""
    robots, published = evidence.robots, file.published
    where: dict[str, Argument] = {"url": robots_url(published)}
    if robots.failure is not None or is_passing(robots):
        url = robots_url(published)
        found = answer_remark(robots, url) or Remark(url)
        return Line(Check.ROBOTS, State.UNKNOWN, found, what_then(robots))
    text = evidence.robots_text
    verdict = RobotsRules(robots.body if robots.is_ok else b"").verdict(published.url, ANY_AGENT)
    if not verdict.is_allowed and verdict.rule is not None:
        said = QT_TRANSLATE_NOOP(
            "core", "robots.txt keeps crawlers from the sitemap, by line {line}: {rule}"
        )
        found = Remark(said, {"line": verdict.rule.line, "rule": verdict.rule.text})
        to_do = Remark(QT_TRANSLATE_NOOP("core", "Remove that line, or allow the sitemap."))
        return Line(Check.ROBOTS, State.BAD, found, to_do)
    if any(same_sitemap(line.url, published.url) for line in sitemap_lines(text) if line.url):
        return good(Check.ROBOTS, QT_TRANSLATE_NOOP("core", "It is listed in {url}."), where)
    index = _index_with(file, evidence)
    if index is not None and any(same_sitemap(line.url, index[0]) for line in sitemap_lines(text)):
        said = QT_TRANSLATE_NOOP("core", "robots.txt lists the index {index}, which lists it.")
        return good(Check.ROBOTS, said, {"index": index[0]})
    if not robots.is_ok:
        found = Remark(
            QT_TRANSLATE_NOOP("core", "{url} answers {status}."),
            {**where, "status": robots.status or 0},
        )
    else:
        found = Remark(QT_TRANSLATE_NOOP("core", "{url} does not list it."), where)
    to_do = Remark(
        QT_TRANSLATE_NOOP("core", "Add the line “{lines}” to robots.txt."),
        {"lines": lines_for([published.url]).strip()},
    )
    return Line(Check.ROBOTS, State.BAD, found, to_do, Remedy.ROBOTS_LINES)


def index_line(file: PublishedFile, evidence: Evidence) -> Line:
    """Say whether an index lists the file with the date at which it changed. PROTOCOL I05."""
    index = _index_with(file, evidence)
    if index is None:
        return _no_index(file, evidence)
    url, lastmod = index
    arguments: dict[str, Argument] = {"index": url, "lastmod": lastmod}
    if not lastmod:
        text = QT_TRANSLATE_NOOP("core", "{index} lists it, without a date.")
        return good(Check.INDEX, text, arguments)
    listed, changed = parse_w3c(lastmod), _changed(evidence)
    if not isinstance(listed, W3CDate):
        text = QT_TRANSLATE_NOOP("core", "{index} lists it with “{lastmod}”, which is no date.")
        return _wrong_date(text, arguments, changed)
    if changed is None:
        text = QT_TRANSLATE_NOOP(
            "core", "{index} lists it with {lastmod}; the server does not say when it changed."
        )
        return good(Check.INDEX, text, arguments)
    arguments["changed"] = now_w3c(changed)
    span = timedelta(days=1) if listed.precision in DAY_FORMS else timedelta()
    if listed.earliest - _SLACK <= changed <= listed.earliest + span + _SLACK:
        text = QT_TRANSLATE_NOOP("core", "{index} lists it with {lastmod}.")
        return good(Check.INDEX, text, arguments)
    text = QT_TRANSLATE_NOOP(
        "core", "{index} lists it with {lastmod}, but it changed at {changed}."
    )
    return _wrong_date(text, arguments, changed)


def children_line(evidence: Evidence) -> Line:
    """Say which sitemaps of an index do not answer."""
    count = len(evidence.children)
    lost = [(url, fetched) for url, fetched in evidence.children if fetched.status != 200]
    if not lost:
        text = QT_TRANSLATE_NOOP("core", "Online: {count}.")
        return good(Check.CHILDREN, text, {"count": count})
    url, fetched = lost[0]
    text = QT_TRANSLATE_NOOP(
        "core", "Not online: {missing} of {count}. The first is {url} ({reason})."
    )
    arguments: dict[str, Argument] = {
        "missing": len(lost),
        "count": count,
        "url": url,
        "reason": reason_of(fetched),
    }
    to_do = Remark(QT_TRANSLATE_NOOP("core", "Upload these files, or remove their rows."))
    state = State.UNKNOWN if all(is_passing(each) for _, each in lost) else State.BAD
    return Line(Check.CHILDREN, state, Remark(text, arguments), to_do)


def _index_with(file: PublishedFile, evidence: Evidence) -> tuple[str, str] | None:
    """Return the URL of the index that lists the file, and its date there."""
    own = file.published.url
    for url, fetched in evidence.indexes:
        if not fetched.is_ok:
            continue
        try:
            index = Document.from_bytes(fetched.body, cap_bytes=SITEMAP_BYTES)
        except SitemapError:
            continue
        if index.kind != SITEMAPINDEX.name:
            continue
        for row in index:
            loc = (row.loc or "").strip()
            if _name_of(loc) == _name_of(own) and same_sitemap(loc, own):
                return url, (row.lastmod or "").strip()
    return None


def _name_of(url: str) -> str:
    return url.rpartition("/")[2].lower()


def _unread(evidence: Evidence) -> Remark | None:
    """Say what could not be read of all that may list the file."""
    robots = evidence.robots
    if robots.failure is not None or is_passing(robots):
        text = QT_TRANSLATE_NOOP(
            "core", "Whether an index lists it is not known: robots.txt could not be read."
        )
        return Remark(text)
    for url, fetched in evidence.indexes:
        if not fetched.is_ok:
            text = QT_TRANSLATE_NOOP(
                "core", "Whether an index lists it is not known: {index} could not be read."
            )
            return Remark(text, {"index": url})
    return None


def _no_index(file: PublishedFile, evidence: Evidence) -> Line:
    if not file.index_url:
        unread = _unread(evidence)
        if unread is not None:
            return Line(Check.INDEX, State.UNKNOWN, unread, what_then(evidence.robots))
        text = QT_TRANSLATE_NOOP(
            "core", "No index that robots.txt lists contains it; none is needed."
        )
        return good(Check.INDEX, text)
    arguments: dict[str, Argument] = {"index": file.index_url}
    fetched = next((each for url, each in evidence.indexes if url == file.index_url), None)
    if fetched is not None and not fetched.is_ok:
        text = QT_TRANSLATE_NOOP("core", "The index {index} could not be fetched: {reason}.")
        found = Remark(text, {**arguments, "reason": reason_of(fetched)})
        state = State.UNKNOWN if is_passing(fetched) else State.BAD
        to_do = Remark(QT_TRANSLATE_NOOP("core", "Upload the index."))
        return Line(Check.INDEX, state, found, to_do)
    found = Remark(QT_TRANSLATE_NOOP("core", "The index {index} does not list it."), arguments)
    to_do = Remark(QT_TRANSLATE_NOOP("core", "Add it to the index and upload that."))
    return Line(Check.INDEX, State.BAD, found, to_do)


def _wrong_date(text: str, arguments: dict[str, Argument], changed: datetime | None) -> Line:
    if changed is None:
        to_do = Remark(QT_TRANSLATE_NOOP("core", "Correct the date in the index and upload that."))
    else:
        to_do = Remark(
            QT_TRANSLATE_NOOP("core", "Set it to {changed} in the index and upload that."),
            {"changed": now_w3c(changed)},
        )
    return Line(Check.INDEX, State.BAD, Remark(text, arguments), to_do)


def _changed(evidence: Evidence) -> datetime | None:
    """Return when the server says that the file changed."""
    try:
        changed = parsedate_to_datetime(evidence.live.header("last-modified") or "")
    except (ValueError, TypeError, IndexError):
        return None
    return changed if changed.tzinfo else changed.replace(tzinfo=UTC)
