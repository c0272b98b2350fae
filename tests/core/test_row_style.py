"""New rows look like their neighbours."""

from __future__ import annotations

import pytest

from sitemap_editor import Document, InsertRows, Row
from tests.core.reference import read_with_lxml
from tests.core.sitemaps import SITEMAP, document

NEW = Row("n", "2024")


def inserted(before: str, after: str, position: int, attributes: str = "") -> str:
    """Return what is written for a new row, by what the document gained."""
    opened = document(before + after, attributes)
    opened.apply(InsertRows(position, [NEW]))
    data = opened.to_bytes().decode()
    start = data.index(">", data.index("<urlset")) + 1 + len(before)
    end = data.rindex("</urlset>") - len(after)
    assert data[start - len(before) : start] == before
    assert data[end : end + len(after)] == after
    assert read_with_lxml(data.encode()).rows[position][:2] == ("n", "2024")
    return data[start:end]


PRETTY = "\n  <url>\n    <loc>a</loc>\n  </url>"
NEW_PRETTY = "\n  <url>\n    <loc>n</loc>\n    <lastmod>2024</lastmod>\n  </url>"


@pytest.mark.parametrize(
    ("before", "after", "position", "expected"),
    [
        (PRETTY, "\n", 1, NEW_PRETTY),
        ("", PRETTY + "\n", 0, NEW_PRETTY),
        (PRETTY, PRETTY + "\n", 1, NEW_PRETTY),
        (PRETTY + PRETTY, "\n", 2, NEW_PRETTY),
        ("", PRETTY.replace("  ", "\t"), 0, NEW_PRETTY.replace("  ", "\t")),
        (PRETTY.replace("\n", "\r\n"), "\r\n", 1, NEW_PRETTY.replace("\n", "\r\n")),
        (PRETTY.replace("\n", "\r"), "\r", 1, NEW_PRETTY.replace("\n", "\r")),
        ("<url><loc>a</loc></url>", "", 1, "<url><loc>n</loc><lastmod>2024</lastmod></url>"),
        ("\n<url><loc>a</loc></url>", "\n", 1, "\n<url><loc>n</loc><lastmod>2024</lastmod></url>"),
        (
            "<url><loc>a</loc></url>\n<url><loc>b</loc></url>",
            "\n",
            2,
            "\n<url><loc>n</loc><lastmod>2024</lastmod></url>",
        ),
        # Blank lines and comments in front of a neighbour are its own.
        ("\n" + PRETTY, "\n", 1, NEW_PRETTY),
        ("\n\n  <!-- c -->" + PRETTY, "\n", 1, NEW_PRETTY),
        # A neighbour without cells: one level deeper.
        ("\n  <url/>", "\n", 1, NEW_PRETTY),
        ("\n\t<url></url>", "\n", 1, NEW_PRETTY.replace("  ", "\t")),
        ("<url/>", "", 1, "<url><loc>n</loc><lastmod>2024</lastmod></url>"),
    ],
)
def test_a_new_row_is_laid_out_as_its_neighbour(
    before: str, after: str, position: int, expected: str
) -> None:
    assert inserted(before, after, position) == expected


def test_a_new_row_carries_the_prefix_of_its_neighbour() -> None:
    before = "<sm:url><sm:loc>a</sm:loc></sm:url>"
    expected = "<sm:url><sm:loc>n</sm:loc><sm:lastmod>2024</sm:lastmod></sm:url>"
    assert inserted(before, "", 1, f' xmlns:sm="{SITEMAP}"') == expected


@pytest.mark.parametrize(
    "neighbour",
    [
        f'<q:url xmlns:q="{SITEMAP}"><q:loc>a</q:loc></q:url>',
        f'<url xmlns="{SITEMAP}"><loc>a</loc></url>',
    ],
)
@pytest.mark.parametrize("position", [0, 1])
def test_a_neighbour_that_declares_its_own_namespace_is_not_imitated_blindly(
    neighbour: str, position: int
) -> None:
    data = f'<sm:urlset xmlns:sm="{SITEMAP}">{neighbour}</sm:urlset>'
    opened = Document.from_bytes(data.encode())
    opened.apply(InsertRows(position, [NEW]))
    assert opened[position] == NEW
    assert [row[:2] for row in read_with_lxml(opened.to_bytes()).rows][position] == ("n", "2024")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("<urlset></urlset>", "<urlset><url><loc>n</loc><lastmod>2024</lastmod></url></urlset>"),
        ("<urlset>\n</urlset>\n", f"<urlset>{NEW_PRETTY}\n</urlset>\n"),
        (
            "<?xml version='1.0'?>\n<urlset/>",
            f"<?xml version='1.0'?>\n<urlset>{NEW_PRETTY}\n</urlset>",
        ),
        (
            "<?xml version='1.0'?>\n<urlset a='/>'\n/>\n",
            f"<?xml version='1.0'?>\n<urlset a='/>'>{NEW_PRETTY}\n</urlset>\n",
        ),
        (
            "<?xml version='1.0'?>\r\n<urlset>\r\n</urlset>\r\n",
            f"<?xml version='1.0'?>\r\n<urlset>{NEW_PRETTY}\n</urlset>\n".replace(
                "\r\n", "\n"
            ).replace("\n", "\r\n"),
        ),
        (
            "<?xml version='1.0'?>\r\n<urlset/>\r\n",
            f"<?xml version='1.0'?>\r\n<urlset>{NEW_PRETTY}\n</urlset>\n".replace(
                "\r\n", "\n"
            ).replace("\n", "\r\n"),
        ),
        ("<urlset/>", "<urlset><url><loc>n</loc><lastmod>2024</lastmod></url></urlset>"),
    ],
)
def test_a_first_row_looks_like_the_file(data: str, expected: str) -> None:
    opened = Document.from_bytes(data.encode())
    inverse = opened.apply(InsertRows(0, [NEW]))
    assert opened.to_bytes().decode() == expected
    opened.apply(inverse)
    assert opened.to_bytes().decode() == data


def test_a_first_row_carries_the_prefix_of_the_root() -> None:
    opened = Document.from_bytes(f'<s:urlset xmlns:s="{SITEMAP}"></s:urlset>'.encode())
    opened.apply(InsertRows(0, [Row("n"), Row()]))
    assert opened.to_bytes().endswith(b"><s:url><s:loc>n</s:loc></s:url><s:url></s:url></s:urlset>")
    assert list(opened) == [Row("n"), Row()]


def test_values_of_a_new_row_are_escaped_and_columns_an_index_lacks_left_out() -> None:
    opened = Document.from_bytes(f'<sitemapindex xmlns="{SITEMAP}"></sitemapindex>'.encode())
    opened.apply(InsertRows(0, [Row("a&b<", "", "daily", "1")]))
    assert b"><sitemap><loc>a&amp;b&lt;</loc><lastmod></lastmod></sitemap><" in opened.to_bytes()
    assert opened[0] == Row("a&b<", "")


def test_a_first_row_between_tags_on_one_line_stays_on_that_line() -> None:
    root = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    opened = Document.from_bytes(f'<?xml version="1.0"?>\n{root}</urlset>\n'.encode())
    opened.apply(InsertRows(0, [Row("https://example.com/")]))
    row = "<url><loc>https://example.com/</loc></url>"
    assert opened.to_bytes().decode() == f'<?xml version="1.0"?>\n{root}{row}</urlset>\n'
