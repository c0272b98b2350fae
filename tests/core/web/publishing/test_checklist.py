"""The checklist of a published file."""

from __future__ import annotations

import gzip

import pytest

from sitemap_editor import Document
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.web.fetching import Failure, Fetched, answered_by
from sitemap_editor.core.web.publishing.checklist import Checklist, checklist, checks_for
from sitemap_editor.core.web.publishing.checklist_line import TITLES, Check, Line, Remedy, State
from sitemap_editor.core.web.publishing.evidence import PublishedFile, gathered
from sitemap_editor.core.web.publishing.file_lines import OwnFile
from tests.core.sitemaps import SITEMAP, urlset
from tests.core.web.publishing.answers import Web, answer, failed

_URL = "https://a.org/sitemap.xml"
_ROBOTS = "https://a.org/robots.txt"
_INDEX = "https://a.org/index.xml"
_DATA = urlset("<url><loc>https://a.org/</loc></url><url><loc>https://a.org/b</loc></url>")
_NAMES_IT = answer(200, f"User-agent: *\nAllow: /\nSitemap: {_URL}\n".encode())
_LIVE = answer(200, _DATA, content_type="application/xml")


def _index(lastmod: str = "") -> Fetched:
    date = f"<lastmod>{lastmod}</lastmod>" if lastmod else ""
    body = f'<sitemapindex xmlns="{SITEMAP}"><sitemap><loc>{_URL}</loc>{date}</sitemap>'
    return answer(200, f"{body}</sitemapindex>".encode())


def _checklist(
    answers: dict[str, Fetched],
    data: bytes = _DATA,
    *,
    url: str = _URL,
    errors: int | None = 0,
    index_url: str = "",
) -> Checklist:
    document = Document.from_bytes(data)
    children = tuple(row.loc or "" for row in document) if document.kind == "sitemapindex" else ()
    file = PublishedFile(Published(url), children, index_url)
    evidence = answered_by(gathered(file), Web({_URL: _LIVE, _ROBOTS: _NAMES_IT, **answers}))
    return checklist(file, OwnFile(document.table, errors), evidence)


def _line(lines: Checklist, check: Check) -> Line:
    [line] = [line for line in lines.lines if line.check is check]
    return line


def test_all_is_green_where_the_file_is_published_as_it_is_here() -> None:
    lines = _checklist({})
    assert [line.check for line in lines.lines] == checks_for(Document.from_bytes(_DATA).table)
    assert lines.is_green, [str(line.found) for line in lines.lines]
    assert set(TITLES) == set(Check)


def test_what_differs_is_counted_by_url() -> None:
    other = urlset(
        "<url><loc>https://a.org/</loc><priority>1.0</priority></url>"
        "<url><loc>https://a.org/x</loc></url><url><loc>https://a.org/y</loc></url>"
    )
    line = _line(_checklist({_URL: answer(200, other, content_type="text/xml")}), Check.SAME)
    assert line.state is State.BAD
    assert "1 added, 2 removed, 1 changed" in str(line.found)
    assert line.remedy is Remedy.COMPARE


def test_the_same_rows_in_other_bytes_are_not_the_same_file() -> None:
    moved = urlset("<url><loc>https://a.org/b</loc></url><url><loc>https://a.org/</loc></url>")
    for body, words in ((_DATA + b"\n", "around them"), (moved, "another order")):
        line = _line(_checklist({_URL: answer(200, body)}), Check.SAME)
        assert line.state is State.BAD
        assert words in str(line.found)


@pytest.mark.parametrize("body", [b"<html><body>Not here</body></html>", b"", b"\x1f\x8bcut"])
def test_a_live_file_that_is_no_sitemap_is_said_to_be_none(body: bytes) -> None:
    line = _line(_checklist({_URL: answer(200, body, content_type="text/html")}), Check.SAME)
    assert line.state is State.BAD
    assert "in its place" in str(line.to_do)


def test_a_missing_file_is_bad_and_a_server_that_fails_leaves_it_open() -> None:
    lines = _checklist({_URL: answer(404, url=_URL)})
    assert _line(lines, Check.LIVE).state is State.BAD
    assert _line(lines, Check.SAME).state is State.UNKNOWN
    for fetched in (answer(503, url=_URL), failed(Failure.TIMEOUT), failed(Failure.DNS)):
        lines = _checklist({_URL: fetched})
        assert _line(lines, Check.LIVE).state is State.UNKNOWN
        assert not lines.is_bad
        assert not lines.is_green
    assert _line(_checklist({_URL: failed(Failure.TLS)}), Check.LIVE).state is State.BAD


def test_what_nobody_allowed_to_ask_is_open_and_says_so() -> None:
    private = failed(Failure.PRIVATE)
    lines = _checklist({_URL: private, _ROBOTS: private})
    assert not lines.is_bad
    for check in (Check.LIVE, Check.ROBOTS, Check.INDEX):
        line = _line(lines, check)
        assert line.state is State.UNKNOWN
        assert "Allow that" in str(line.to_do)


def test_a_redirect_is_told_with_where_it_ends_and_can_be_taken_over() -> None:
    target = "https://www.a.org/sitemap.xml"
    led = answer(200, _DATA, url=target, via=(_URL,), content_type="application/xml")
    line = _line(_checklist({_URL: led}), Check.REDIRECT)
    assert (line.state, line.remedy, line.url) == (State.BAD, Remedy.USE_ADDRESS, target)
    gone = _line(_checklist({_URL: answer(404, url=target, via=(_URL,))}), Check.REDIRECT)
    assert (gone.state, gone.remedy) == (State.BAD, None)


@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("application/xml", State.GOOD),
        ("text/xml; charset=UTF-8", State.GOOD),
        ('Text/XML; charset="utf-8"', State.GOOD),
        ("text/xml; charset=ISO-8859-1", State.BAD),
        ("text/html; charset=utf-8", State.BAD),
        ("application/gzip", State.BAD),
        ("", State.BAD),
    ],
)
def test_the_content_type_is_one_of_xml(said: str, state: State) -> None:
    line = _line(_checklist({_URL: answer(200, _DATA, content_type=said)}), Check.TYPE)
    assert line.state is state


@pytest.mark.parametrize(
    ("name", "is_packed", "encoding", "state"),
    [
        ("s.xml.gz", True, "", State.GOOD),
        ("s.xml.gz", False, "gzip", State.GOOD),
        ("s.xml.gz", False, "", State.BAD),
        ("s.xml", True, "", State.BAD),
        ("s.xml", False, "gzip", State.GOOD),
        ("S.XML.GZ", True, "", State.GOOD),
    ],
)
def test_it_is_compressed_as_its_name_says(
    name: str, is_packed: bool, encoding: str, state: State
) -> None:
    url = f"https://a.org/{name}"
    body = gzip.compress(_DATA) if is_packed else _DATA
    fetched = answer(200, body, content_type="application/gzip", content_encoding=encoding)
    lines = _checklist({url: fetched}, url=url)
    assert _line(lines, Check.GZIP).state is state
    assert _line(lines, Check.SAME).state is State.GOOD


def test_robots_txt_names_the_file_or_the_index_that_lists_it() -> None:
    assert "listed in" in str(_line(_checklist({}), Check.ROBOTS).found)
    other = answer(200, f"Sitemap: {_INDEX}\n".encode())
    by_index = _line(_checklist({_ROBOTS: other, _INDEX: _index()}), Check.ROBOTS)
    assert by_index.state is State.GOOD
    assert _INDEX in str(by_index.found)
    for fetched in (other, answer(404, url=_ROBOTS), answer(200, b"")):
        line = _line(_checklist({_ROBOTS: fetched}), Check.ROBOTS)
        assert (line.state, line.remedy) == (State.BAD, Remedy.ROBOTS_LINES)
        assert f"Sitemap: {_URL}" in str(line.to_do)
    assert _line(_checklist({_ROBOTS: answer(500)}), Check.ROBOTS).state is State.UNKNOWN


def test_robots_txt_does_not_keep_crawlers_from_the_file() -> None:
    text = f"User-agent: *\nDisallow: /*.xml$\nSitemap: {_URL}\n".encode()
    line = _line(_checklist({_ROBOTS: answer(200, text)}), Check.ROBOTS)
    assert line.state is State.BAD
    assert "line 2" in str(line.found)


@pytest.mark.parametrize(
    ("lastmod", "state"),
    [
        ("", State.GOOD),
        ("2026-05-06", State.GOOD),
        ("2026-05-06T10:00:00Z", State.GOOD),
        ("2026-05-05T10:30:00Z", State.GOOD),
        ("2026-05-04", State.BAD),
        ("2026-05-09", State.BAD),
        ("2026-04", State.BAD),
        ("06/05/2026", State.BAD),
    ],
)
def test_the_index_lists_the_file_with_the_date_of_its_change(lastmod: str, state: State) -> None:
    live = answer(
        200, _DATA, content_type="text/xml", last_modified="Wed, 06 May 2026 10:00:00 GMT"
    )
    line = _line(_checklist({_URL: live, _INDEX: _index(lastmod)}, index_url=_INDEX), Check.INDEX)
    assert line.state is state, str(line.found)


def test_an_index_that_does_not_list_the_file_is_bad_and_none_at_all_is_fine() -> None:
    other = _index().body.replace(b"sitemap.xml", b"other.xml")
    line = _line(_checklist({_INDEX: answer(200, other)}, index_url=_INDEX), Check.INDEX)
    assert line.state is State.BAD
    missing = _line(_checklist({}, index_url=_INDEX), Check.INDEX)
    assert missing.state is State.BAD
    late = _line(_checklist({_INDEX: answer(503)}, index_url=_INDEX), Check.INDEX)
    assert late.state is State.UNKNOWN
    assert _line(_checklist({}), Check.INDEX).state is State.GOOD


def test_what_could_not_be_read_is_no_proof_that_no_index_is_needed() -> None:
    for robots in (failed(Failure.PRIVATE), failed(Failure.TIMEOUT), answer(503)):
        assert _line(_checklist({_ROBOTS: robots}), Check.INDEX).state is State.UNKNOWN
    other = answer(200, f"Sitemap: {_INDEX}\n".encode())
    line = _line(_checklist({_ROBOTS: other, _INDEX: answer(503)}), Check.INDEX)
    assert line.state is State.UNKNOWN
    assert _INDEX in str(line.found)


def test_of_an_index_every_child_is_asked_for() -> None:
    body = "".join(f"<sitemap><loc>https://a.org/{name}.xml</loc></sitemap>" for name in "abb")
    index = f'<sitemapindex xmlns="{SITEMAP}">{body}</sitemapindex>'.encode()
    served = {_URL: answer(200, index, content_type="text/xml")}
    child = answer(200, b"<urlset")
    whole = {**served, "https://a.org/a.xml": child, "https://a.org/b.xml": child}
    assert _line(_checklist(whole, index), Check.CHILDREN).state is State.GOOD
    lost = _line(_checklist({**served, "https://a.org/a.xml": child}, index), Check.CHILDREN)
    assert lost.state is State.BAD
    assert "b.xml (404)" in str(lost.found)


def test_errors_and_limits_of_the_file_here_count_too() -> None:
    assert _line(_checklist({}, errors=3), Check.ERRORS).remedy is Remedy.SHOW_ERRORS
    assert _line(_checklist({}, errors=None), Check.ERRORS).state is State.UNKNOWN
    many = urlset("<url><loc>https://a.org/</loc></url>" * 50_001)
    line = _line(_checklist({}, many), Check.LIMITS)
    assert (line.state, line.remedy) == (State.BAD, Remedy.SPLIT)
    large = _line(_checklist({_URL: failed(Failure.TOO_LARGE)}), Check.LIVE)
    assert "larger than 50 MB" in str(large.found)


def test_only_what_is_needed_is_asked_for() -> None:
    web = Web({_URL: _LIVE, _ROBOTS: _NAMES_IT})
    answered_by(gathered(PublishedFile(Published(_URL))), web)
    assert web.urls == [_URL, _ROBOTS]
    assert not any(request.allow_private for request in web.asked)
