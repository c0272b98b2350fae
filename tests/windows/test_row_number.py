"""What is typed where a row number is asked for."""

from __future__ import annotations

import pytest

from sitemap_editor.windows.boxes.question_boxes import row_of_text


@pytest.mark.parametrize(
    ("typed", "row"),
    [
        ("120", 120),
        (" 7 ", 7),
        ("1-200", 1),
        ("1,200", 1200),
        ("1\u00a0200", 1200),  # as French has it
        ("1\u202f200 - 1\u202f300", 1200),
        ("0", None),
        ("5000", None),
        ("", None),
        ("12x", None),
        ("-3", None),
        ("1-2-3", None),
    ],
)
def test_a_number_names_a_row_and_a_range_its_first(typed: str, row: int | None) -> None:
    assert row_of_text(typed, 2_000) == row
