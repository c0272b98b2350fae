"""What may have been meant by a word that names a filter."""

from __future__ import annotations

import pytest

from sitemap_editor.core.filtering.completion import meant_filter
from sitemap_editor.core.filtering.grammar import parse_filter, read_filter


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("problems", "problem:any"),
        ("Errors", "problem:error"),
        ("blog warnings", "blog problem:warning"),
        ("duplicates", "is:duplicate"),
        ("images", "has:image"),
        ("redirects", "live:redirect"),
        ("priority", "priority:"),
        ("shoes", None),
        ('"problems"', None),
        ("problem:any", None),
    ],
)
def test_a_name_of_the_language_becomes_its_term(typed: str, meant: str | None) -> None:
    found = meant_filter(typed, read_filter(typed).chips)
    assert found == meant
    if found is not None and not found.endswith(":"):
        parse_filter(found)
