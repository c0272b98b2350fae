"""Groups of language versions: who belongs together, and what is wrong of each."""

from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.operations.languages.groups import language_groups, missing_flags
from sitemap_editor.core.operations.languages.link_table import shared_path
from sitemap_editor.core.operations.languages.marks import (
    FILTERS,
    NAMES,
    Mark,
    all_marks,
    first_mark,
)
from sitemap_editor.core.passes.executor import Here
from sitemap_editor.core.protocol.page_result import PageResult
from tests.core.operations.languages.versions import document, groups_of, marks, row

ALL = ("en /en/a", "de /de/a")


def test_pages_that_link_to_each_other_are_one_group_with_nothing_against_them() -> None:
    found = groups_of(document(row("/en/a", *ALL), row("/de/a", *ALL)))
    assert len(found) == 1
    assert marks(found) == {"en /en/a": Mark.NONE, "de /de/a": Mark.NONE}
    assert found.flags[0] == Mark.NO_X_DEFAULT


def test_groups_stand_in_the_order_of_their_first_rows() -> None:
    found = groups_of(document(row("/x"), row("/de/a", *ALL), row("/y"), row("/en/a", *ALL)))
    assert list(found.first_rows) == [0, 1, 2]
    assert marks(found, 0) == {" /x": Mark.ALONE}


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ((row("/en/a", *ALL), row("/de/a")), {"de /de/a": Mark.ONE_WAY | Mark.INCOMPLETE}),
        (
            (row("/en/a", *ALL), row("/de/a", "de /de/a")),
            {"de /de/a": Mark.ONE_WAY | Mark.INCOMPLETE},
        ),
        (
            (row("/en/a", *ALL), row("/de/a", "en /en/a")),
            {"de /de/a": Mark.MISSING_SELF | Mark.INCOMPLETE},
        ),
        ((row("/en/a", *ALL),), {"de /de/a": Mark.OUTSIDE}),
        ((row("/en/a", "en /en/a", "de https://f.de/a"),), {"de https://f.de/a": Mark.OTHER_HOST}),
        (
            (row("/en/a", *ALL, "de /de/b"), row("/de/a", *ALL), row("/de/b", *ALL, "de /de/b")),
            {
                "de /de/a": Mark.MULTIPLE | Mark.ONE_WAY | Mark.INCOMPLETE,
                "de /de/b": Mark.MULTIPLE,
                "en /en/a": Mark.NONE,
            },
        ),
        (
            (row("/en/a", *ALL), row("/de/a", "en /en/a", "de-AT /de/a")),
            {
                "de /de/a": Mark.INCONSISTENT | Mark.INCOMPLETE,
                "de-AT /de/a": Mark.INCONSISTENT | Mark.INCOMPLETE,
            },
        ),
        (
            (row("/a", "kr /a", "en_UK /b"), row("/b", "kr /a", "en_UK /b")),
            {"kr /a": Mark.WRONG_CODE},
        ),
        (
            (row("/fr/a", "de /fr/a", "en /b"), row("/b", "de /fr/a", "en /b")),
            {"de /fr/a": Mark.OTHER_LANGUAGE, "en /b": Mark.NONE},
        ),
        (
            (row("/a", "en /en/a"), row("/en/a", "en /en/a", "x-default /a")),
            {"x-default /a": Mark.MISSING_SELF | Mark.INCOMPLETE},
        ),
        (
            (row("/a", "de /de/a"),),
            {" /a": Mark.MISSING_SELF | Mark.UNNAMED, "de /de/a": Mark.OUTSIDE},
        ),
    ],
)
def test_what_is_wrong_is_marked_where_it_is_to_be_mended(
    rows: tuple[str, ...], said: dict[str, Mark]
) -> None:
    found = marks(groups_of(document(*rows)))
    assert found | said == found


def test_a_page_that_many_name_as_x_default_joins_no_groups() -> None:
    first = ("en /en/a", "de /de/a", "x-default /")
    second = ("en /en/b", "x-default /")
    opened = document(
        row("/en/a", *first), row("/de/a", *first), row("/en/b", *second), row("/", "x-default /")
    )
    found = groups_of(opened)
    assert len(found) == 3
    assert not found.flags[0]


def test_a_url_is_known_in_another_spelling_of_it() -> None:
    twin = ("en HTTPS://E.com/en/a", "de /de/a")
    found = groups_of(document(row("/en/a", *twin), row("/de/a", *twin)))
    assert len(found) == 1
    assert not found.flags[0] & ~Mark.NO_X_DEFAULT


def test_rows_with_one_url_are_one_page() -> None:
    opened = document(row("/en/a", *ALL), row("/en/a"), row("/de/a", *ALL))
    found = groups_of(opened)
    assert found.rows_of(found.urls_of(0)[0]) == [0, 1]
    assert marks(found) == {"en /en/a": Mark.NONE, "de /de/a": Mark.NONE}


def test_links_that_are_no_alternates_and_comments_count_for_nothing() -> None:
    odd = (
        "<url><loc>https://e.com/a</loc><!-- hreflang -->"
        '<xhtml:link rel="canonical" hreflang="de" href="https://e.com/b"/>'
        "<xhtml:link rel='alternate' hreflang='en' href='https://e.com/a?x=1&amp;y=&#50;'/></url>"
    )
    found = groups_of(document(odd))
    assert list(marks(found)) == [" /a", "en /a?x=1&amp;y=2"]


def test_a_group_beyond_the_usual_size_is_looked_at_in_the_same_way() -> None:
    pages = [f"/en/{number}" for number in range(70)]
    rows = [row(page, f"en {page}", "de /de") for page in pages]
    found = groups_of(document(*rows, row("/de", "de /de")))
    assert len(found) == 1
    assert found.flags[0] & Mark.MULTIPLE
    assert marks(found)["de /de"] & Mark.ONE_WAY


def test_what_is_missing_is_told_of_the_languages_that_are_expected() -> None:
    found = groups_of(document(row("/en/a", *ALL), row("/de/a", *ALL), row("/en/b", "en /en/b")))
    expected = [found.links.code_number(code) for code in ("en", "de")]
    assert list(missing_flags(found, expected)) == [0, 1]


def test_another_canonical_is_marked_where_it_is_known() -> None:
    class Pages:
        def of(self, url: str) -> PageResult | None:
            return PageResult(url, canonical="https://e.com/other") if "de" in url else None

    opened = document(row("/en/a", *ALL), row("/de/a", *ALL))
    found = language_groups(opened.table.snapshot(), Pages())  # type: ignore[arg-type]  # asked for nothing else
    assert marks(found) == {"en /en/a": Mark.NONE, "de /de/a": Mark.NOT_CANONICAL}


def test_ranges_are_put_together_to_the_same() -> None:
    rows = [
        row(f"/{code}/{n}", f"en /en/{n}", f"de /de/{n}") for n in range(9) for code in ("en", "de")
    ]
    table = document(*rows).table.snapshot()
    one, other = language_groups(table), language_groups(table, executor=Here(first_rows=1))
    assert (one.links.urls, one.codes, one.marks) == (other.links.urls, other.codes, other.marks)


@pytest.mark.parametrize(
    ("urls", "shared"),
    [
        (("/en/shop/a", "/de/shop/a"), "…/shop/a"),
        (("/shop/a", "https://e.de/shop/a"), "/shop/a"),
        (("/shop/house", "/shop/haus"), "/shop/…"),
        (("/house", "/haus"), "/house"),
    ],
)
def test_the_first_column_says_what_the_paths_share(urls: tuple[str, str], shared: str) -> None:
    links = [f"{code} {url}" for code, url in zip(("en", "de"), urls, strict=True)]
    assert shared_path(groups_of(document(row(urls[0], *links), row(urls[1], *links))), 0) == shared


def test_a_text_sitemap_has_groups_of_single_rows() -> None:
    found = groups_of(Document.from_bytes(b"https://e.com/a\nhttps://e.com/b\n"))
    assert len(found) == 2


def test_marks_have_names_and_filters_say_which_they_look_for() -> None:
    assert first_mark(Mark.ONE_WAY | Mark.WRONG_CODE) is Mark.WRONG_CODE
    assert all_marks(0) == [Mark.NONE]
    assert set(NAMES) >= {each for each in Mark if each is not Mark.NO_X_DEFAULT}
    assert all(marks for _, _, marks in FILTERS.values())
