"""Letters that name a text: which match, in what order, and which of its letters they are."""

from __future__ import annotations

import pytest

from sitemap_editor.core.fuzzy import folded, match

COMMANDS = (
    "Save",
    "Save As…",
    "Save All",
    "Select All",
    "Sitemap Rules",
    "Insert Row Above",
    "Insert Row Below",
    "Duplicate Rows",
    "Paste as New Rows",
    "Remove Duplicates…",
    "Fix Everything Safe…",
    "Find…",
    "Find Next",
    "Fill Down",
    "Set lastmod to Now",
)


def ranked(typed: str) -> list[str]:
    found = [(text, each) for text in COMMANDS if (each := match(typed, text))]
    return [text for text, each in sorted(found, key=lambda pair: (-pair[1].score, pair[1].unused))]


def marked(typed: str, text: str) -> str:
    """Return the text with what matched in capitals, all else small."""
    found = match(typed, text)
    assert found is not None
    return "".join(
        letter.upper() if place in found.places[0] else letter.lower()
        for place, letter in enumerate(text)
    )


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("save", "Save"),
        ("sa", "Save"),
        ("saveas", "Save As…"),
        ("ira", "Insert Row Above"),
        ("irb", "Insert Row Below"),
        ("row below", "Insert Row Below"),
        ("below row", "Insert Row Below"),
        ("dup", "Duplicate Rows"),
        ("duplicates", "Remove Duplicates…"),
        ("safe", "Fix Everything Safe…"),
        ("fn", "Find Next"),
        ("duplct", "Duplicate Rows"),
        ("now", "Set lastmod to Now"),
    ],
)
def test_what_is_meant_comes_first(typed: str, first: str) -> None:
    assert ranked(typed)[0] == first


@pytest.mark.parametrize(
    ("typed", "text", "shown"),
    [
        ("ira", "insert row above", "Insert Row Above"),
        ("row", "Insert Row Above", "insert ROW above"),
        ("inab", "Insert Row Above", "INsert row ABove"),
        ("dup", "Remove Duplicates", "remove DUPlicates"),
        ("new row", "Paste as New Rows", "paste as NEW ROWs"),
        ("mod", "Set lastmod", "set lastMOD"),
    ],
)
def test_the_letters_that_are_marked_are_the_beginnings_of_words_where_they_can(
    typed: str, text: str, shown: str
) -> None:
    assert marked(typed, text) == shown


@pytest.mark.parametrize("typed", ["x", "a", "rows save", "evas", "ees"])
def test_letters_that_stand_here_and_there_do_not_match(typed: str) -> None:
    assert match(typed, "Save") is None


def test_letters_are_not_picked_from_the_middle_of_several_words() -> None:
    assert match("sam", "Row has at most 1,000 images") is None
    assert match("fix", "Date is in one of the six W3C formats") is None
    assert match("guard", "Quien subió figura con una página del dominio") is None


def test_case_and_accents_do_not_count() -> None:
    assert folded("ÁÉñﬁß") == "aenfs"
    assert marked("pagina", "Ir a la página") == "ir a la PÁGINA"
    assert match("PÁG", "ir a la pagina") is not None


def test_a_word_may_stand_in_a_later_text_which_counts_less() -> None:
    found = match("file save", "Save", "File")
    assert found is not None
    assert found.places == ((0, 1, 2, 3), (0, 1, 2, 3))
    by_name, by_menu = match("file", "File Order", "View"), match("file", "Save", "File")
    assert by_name is not None
    assert by_menu is not None
    assert by_name.score > by_menu.score


def test_nothing_typed_matches_everything_alike() -> None:
    assert match("", "Save", "File") == match(" ", "Anything else", "Edit") == (0.0, ((), ()), 0)
    assert match("x") is None


def test_in_a_later_text_letters_stand_in_a_row() -> None:
    tip = "Write the rows in the table to a file: CSV, Markdown, JSON"
    assert match("csv", "Rows Shown…", "File › Export", tip) is not None
    assert match("wrte", "Rows Shown…", "File › Export", tip) is None


def test_of_equals_the_shorter_one_comes_first() -> None:
    assert ranked("find") == ["Find…", "Find Next"]


def test_a_very_long_text_is_matched_by_its_beginning() -> None:
    text = "a" * 5_000 + " end"
    assert match("aaa", text) is not None
    assert match("end", text) is None
