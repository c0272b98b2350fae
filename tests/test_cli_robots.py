"""`sitemap-tool robots`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitemap_editor import cli

_RULES = b"""\xef\xbb\xbfUser-agent: *
Disallow: /search  # pages of hits
Content-Signal: search=yes, ai-train=no
Sitemap: https://example.com/sitemap.xml
Allow: /search/help$

user-agent: NewsBot
user-agent: OtherBot
Crawl-delay: 5
Disallow /
"""


@pytest.fixture
def robots(tmp_path: Path) -> Path:
    path = tmp_path / "robots.txt"
    path.write_bytes(_RULES)
    return path


def test_each_url_is_told_with_the_line_that_decides(
    robots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    urls = ("https://example.com/search/help", "https://example.com/search?q=1", "https://a.org/")
    assert cli.main(["robots", str(robots), *urls]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{robots}:5: allowed {urls[0]} (Allow: /search/help$)",
        f"{robots}:2: disallowed {urls[1]} (Disallow: /search)",
        f"{robots}: allowed {urls[2]} (no line applies)",
    ]
    assert cli.main(["robots", str(robots), urls[0], "--agent", "SomeBot"]) == 0


def test_json_tells_the_same_of_an_agent_that_is_named(
    robots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "https://example.com/search/help"
    options = ("--agent", "OTHERBOT/2.1", "--format", "json")
    assert cli.main(["robots", str(robots), url, *options]) == 1
    assert json.loads(capsys.readouterr().out) == [
        {"url": url, "agent": options[1], "allowed": False, "line": 10, "rule": "Disallow /"}
    ]


def test_a_file_that_is_not_there_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["robots", str(tmp_path / "robots.txt"), "https://a.org/"]) == 2
    assert "robots.txt" in capsys.readouterr().err
