"""Two texts beside each other: what differs is marked, and as much of it shown as there is room."""

from __future__ import annotations

from sitemap_editor.windows.looks.text_difference import difference


def test_what_differs_is_marked_with_some_text_around_it() -> None:
    assert difference("one old end", "one new end", around=4) == (
        "one <b><u>old</u></b> end",
        "one <b><u>new</u></b> end",
    )


def test_of_much_that_differs_the_beginning_and_the_end_are_shown() -> None:
    block = "<a>" + "x" * 500 + "</a>"
    before, after = difference(f"left{block}right", "leftright", longest=20, around=2)
    assert before == f"…ft<b><u>&lt;a&gt;{'x' * 12} … x&lt;/a&gt;</u></b>ri…"
    assert after == "…ft<b><u></u></b>ri…"
