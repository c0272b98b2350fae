"""Which file is behind a URL."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.errors import EvidenceError
from sitemap_editor.core.web.dating.file_pattern import FilePattern, files_behind

_MARKDOWN = "https://example.com/{path} → content/{path}.md"


@pytest.mark.parametrize(
    ("pattern", "loc", "first"),
    [
        (_MARKDOWN, "https://example.com/blog/a", "content/blog/a.md"),
        (_MARKDOWN, "https://example.com/blog/a/", "content/blog/a.md"),
        (_MARKDOWN, "http://EXAMPLE.com/a%20b#top", "content/a b.md"),
        (_MARKDOWN, "https://example.com/", "content/index.md"),
        ("/{path}.html -> {path}.md", "https://a.org/x/y.html", "x/y.md"),
        ("/{lang}/{path} => {path}.{lang}.md", "https://a.org/de/x/y", "x/y.de.md"),
        ("public/{path}", "https://a.org/x.html", "public/x.html"),
        ("/p?id={id} → {id}.json", "https://a.org/p?id=7", "7.json"),
        ("https://a.org:8080/{path} → {path}", "https://a.org:8080/x", "x"),
    ],
)
def test_a_pattern_says_where_the_file_is(pattern: str, loc: str, first: str) -> None:
    assert first in FilePattern.parse(pattern).candidates(loc)


@pytest.mark.parametrize(
    "loc",
    [
        "https://example.org/a",
        "https://example.com.evil.org/a",
        "https://example.com/a?page=2",
        "ftp://example.com/a",
        "https://example.com/../../etc/passwd",
        "https://example.com/%2e%2e/secret",
        "https://example.com/a%00b",
        "https://example.com/a%5C..%5Cb",
        "https://example.com//etc/passwd/x//y",
        "",
    ],
)
def test_other_urls_have_no_file(loc: str) -> None:
    assert FilePattern.parse(_MARKDOWN).candidates(loc) == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "→",
        "https://example.com/{path}",
        "https://example.com/{path} → content.md",
        "https://example.com/{path} → /etc/{path}",
        "https://example.com/{path} → ../{path}",
        "https://example.com/{path} → C:{path}",
        "https://example.com/{a} → {b}",
        "https://example.com/{a}/{a} → {a}",
        "https://example.com/{a b} → {a b}",
    ],
)
def test_what_is_no_pattern_is_refused(text: str) -> None:
    with pytest.raises(EvidenceError):
        FilePattern.parse(text)


def test_the_first_file_that_is_there_counts(tmp_path: Path) -> None:
    for name in ("blog/a.md", "blog/_index.md", "index.md"):
        path = tmp_path / "content" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x")
    locs = [f"https://example.com/{each}" for each in ("blog/a", "blog/", "", "no", "blog")]
    found = files_behind(locs, [FilePattern.parse(_MARKDOWN)], tmp_path)
    assert found == {
        "https://example.com/blog/a": "content/blog/a.md",
        "https://example.com/blog/": "content/blog/_index.md",
        "https://example.com/blog": "content/blog/_index.md",
        "https://example.com/": "content/index.md",
    }


def test_pages_as_built_are_found(tmp_path: Path) -> None:
    for name in ("about.html", "blog/index.html", "index.html"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x")
    locs = [f"https://example.com/{each}" for each in ("about.html", "blog/", "")]
    found = files_behind(locs, [FilePattern.parse("{path}")], tmp_path)
    assert list(found.values()) == ["about.html", "blog/index.html", "index.html"]


@given(st.text(st.sampled_from("./\\%2eE5cC:aä\x00?#~ "), max_size=20))
def test_no_url_leads_out_of_the_folder(path: str) -> None:
    for text in (_MARKDOWN, "{path}"):
        for file in FilePattern.parse(text).candidates(f"https://example.com/{path}"):
            assert not file.startswith("/")
            parts = file.split("/")
            assert ".." not in parts
            assert "\\" not in file
            assert "\0" not in file
