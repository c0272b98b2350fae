"""The tree of errors: whole sentences, codes, places."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor.core import errors
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Cancelled,
    NotWellFormed,
    Remark,
    SitemapError,
    no_progress,
    worded,
)
from sitemap_editor.core.readable import quoted


def test_every_error_stands_in_the_tree_and_in_its_drawing() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    found = [kind for kind in kinds if issubclass(kind, Exception)]
    assert len(found) > 10
    for kind in found:
        assert issubclass(kind, SitemapError)
        assert kind.__name__ in (errors.__doc__ or "")


def test_an_error_is_its_sentence_with_the_arguments_filled_in() -> None:
    error = NotWellFormed(
        "F01",
        "Line {line}: {what}.",
        {"line": 7, "what": "a {b}"},
        path=Path("x"),
        line=7,
        column=3,
    )
    assert str(error) == "Line 7: a {b}."
    assert (error.code, error.path, error.line, error.column) == ("F01", "x", 7, 3)
    assert str(SitemapError("x", "Plain.")) == "Plain."


def test_stopping_is_an_error_that_needs_nothing() -> None:
    assert str(Cancelled()) == "Cancelled."
    with pytest.raises(SitemapError):
        raise Cancelled


def test_marking_a_text_leaves_it_as_it_is_and_nobody_watches_by_default() -> None:
    assert QT_TRANSLATE_NOOP("core", "text") == "text"
    no_progress(0.5)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("a\n  b", "a ⏎ b"),
        ("a\r\nb\rc\u2028d", "a ⏎ b ⏎ c ⏎ d"),
        ("a\tb", "a b"),
        ("a\x00\x1b[2Jb", "a[U+0000][U+001B][2Jb"),
        ("a\u202eb", "a[U+202E]b"),
        ("\udc80", "[U+DC80]"),
        ("日本 é\u00a0\u200d", "日本 é\u00a0\u200d"),
    ],
)
def test_what_a_file_holds_is_shown_on_one_line(value: str, shown: str) -> None:
    assert quoted(value) == shown


def test_a_long_value_keeps_its_beginning_and_its_end() -> None:
    shown = str(quoted("begin" + "x" * 100_000 + "end"))
    assert shown.startswith("beginxxx")
    assert shown.endswith("xxxend")
    assert len(shown) < 1_000


def test_errors_and_remarks_are_one_line_whatever_fills_them() -> None:
    arguments = {"name": "a\nb"}
    for said in (SitemapError("x", "“{name}”.", arguments), Remark("“{name}”.", arguments)):
        assert str(said) == "“a ⏎ b”."
    assert worded("“{name}”.", arguments) == "“a ⏎ b”."
