"""Tables cut by thousands of lines at once say what they say cut line by line."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.files.long_text import LongText
from sitemap_editor.core.files.separated import separated_lines
from sitemap_editor.core.operations.importing.source import columns_of, plain_columns

CELLS = st.text("ab é\u2028\0", max_size=3)


@given(
    st.lists(
        st.lists(st.one_of(CELLS, st.sampled_from("\r\"'")), min_size=1, max_size=3), max_size=8
    ),
    st.sampled_from(["\n", "\r\n"]),
    st.booleans(),
)
def test_plain_tables_are_cut_at_once_as_line_by_line(
    rows: list[list[str]], line_end: str, has_end: bool
) -> None:
    text = LongText.of(line_end.join(map(",".join, rows)) + (line_end if has_end else ""))
    found = plain_columns(text, ",", has_titles=False)
    if found is not None:
        by_line = columns_of(iter(list(separated_lines(text, ","))))
        assert [list(column) for column in found if column] == [list(each) for each in by_line]


def test_a_usual_table_is_cut_at_once() -> None:
    lines = [f"https://example.com/{number},,daily" for number in range(5_000)]
    text = LongText.of("\r\n".join(["loc,lastmod,changefreq", *lines]))
    found = plain_columns(text, ",", has_titles=True)
    assert found is not None
    assert plain_columns(LongText.of("\n".join([",,", "loc,a,b"])), ",", has_titles=True) is None
    assert list(found[0]) == [f"https://example.com/{number}" for number in range(5_000)]
    assert (found[1][4_999], found[2][4_999]) == ("", "daily")
