"""The tree of errors: whole sentences, codes, places."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor.core import errors
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Cancelled,
    NotWellFormed,
    SitemapError,
    no_progress,
)


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
    assert str(Cancelled()) == "Stopped."
    with pytest.raises(SitemapError):
        raise Cancelled


def test_marking_a_text_leaves_it_as_it_is_and_nobody_watches_by_default() -> None:
    assert QT_TRANSLATE_NOOP("core", "text") == "text"
    no_progress(0.5)
