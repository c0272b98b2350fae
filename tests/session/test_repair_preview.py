from __future__ import annotations

import pytest

from sitemap_editor.core.files.repair.preview import Excerpt, preview, visible
from tests.session.broken import plan_of

LINES = b"".join(b"line %d\n" % number for number in range(1, 12))


def marked(excerpt: Excerpt) -> str:
    start, length = excerpt.marked
    return excerpt.text[start : start + length]


def test_a_few_lines_around_are_shown_before_and_after() -> None:
    at = LINES.index(b"line 6")
    shown = preview(plan_of(LINES, (at, 4, b"ROW")), 0, b"\1")
    assert shown.line == 6
    assert shown.before.first_line == 4
    assert shown.before.text == "line 4\nline 5\nline 6\nline 7\nline 8"
    assert shown.after.text == "line 4\nline 5\nROW 6\nline 7\nline 8"
    assert (marked(shown.before), marked(shown.after)) == ("line", "ROW")


def test_neighbours_are_mended_where_they_are_accepted() -> None:
    data = b"a & b & c & d\n"
    plan = plan_of(data, (2, 1, b"&amp;"), (6, 1, b"&amp;"), (10, 1, b"&amp;"))
    assert preview(plan, 1, b"\1\1\0").after.text == "a &amp; b &amp; c & d"
    assert preview(plan, 1, b"\0\0\1").after.text == "a & b &amp; c &amp; d"
    assert preview(plan, 1, b"\1\1\1").before.text == "a & b & c & d"


def test_what_is_inserted_at_the_end_is_marked() -> None:
    data = b"<urlset>\n"
    shown = preview(plan_of(data, (len(data), 0, b"</urlset>\n")), 0, b"\1")
    assert shown.before.text == "<urlset>\n"
    assert shown.before.marked[1] == 0
    assert marked(shown.after) == "</urlset>↵\n"


def test_white_space_that_goes_is_seen() -> None:
    shown = preview(plan_of(b"\n  <?xml?>", (0, 3, b"")), 0, b"\1")
    assert marked(shown.before) == "↵\n··"
    assert shown.after.text == "<?xml?>"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"caf\xe9", "caf\\xE9"),
        (b"a\x08b\x00\x7f", "a␈b␀␡"),
        ("a\u200bb\u00a0c\u0085".encode(), "a\\u200Bb\\u00A0c\\u0085"),
        ("ü\t😀".encode(), "ü\t😀"),
        (b"a\r\nb\rc", "a\nb␍c"),
        ("\u2028\u2029\ufeff".encode(), "\\u2028\\u2029\\uFEFF"),
    ],
)
def test_nothing_stays_invisible(data: bytes, text: str) -> None:
    assert visible(data) == text


def test_a_file_on_one_line_is_shown_in_part() -> None:
    data = b"x" * 50_000 + b"&" + "ü".encode() * 50_000
    shown = preview(plan_of(data, (50_000, 1, b"&amp;")), 0, b"\1")
    assert len(shown.before.text) < 2_000
    assert shown.before.text.startswith("…x")
    assert shown.before.text.endswith("ü…")
    assert marked(shown.after) == "&amp;"


def test_marks_count_as_qt_does() -> None:
    data = "😀😀 & 😀".encode()
    shown = preview(plan_of(data, (data.index(b"&"), 1, b"")), 0, b"\1")
    assert shown.before.marked == (5, 1)


def test_a_large_part_that_goes_is_shortened() -> None:
    data = b"<a/>" + b"junk " * 20_000
    shown = preview(plan_of(data, (4, len(data) - 4, b"")), 0, b"\1")
    assert len(shown.before.text) < 2_000
    assert " … " in shown.before.text
    assert shown.after.text == "<a/>"
