from __future__ import annotations

import pytest

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.document.piece_table import PieceTable
from tests.core.checks.judging import JUDGE, context, verdicts
from tests.core.sitemaps import document


@pytest.mark.parametrize(
    "value", ["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]
)
def test_the_seven_words_are_fine(value: str) -> None:
    assert verdicts("changefreq", value) == set()


@pytest.mark.parametrize(
    "value",
    ["Daily", "DAILY", " daily", "daily ", "daily\n", "bi-weekly", "often", "0.5", "always never"],
)
def test_any_other_word_is_an_error_also_by_case_and_white_space(value: str) -> None:
    assert verdicts("changefreq", value) == {("C01", "error")}


def test_a_word_that_is_only_misspelt_by_case_is_named() -> None:
    (finding,) = JUDGE.value("changefreq", " Daily ")
    assert "“daily”" in finding.message


@pytest.mark.parametrize(
    "value", ["0", "1", "0.0", "1.0", "0.5", "0.8", "0.85", "1.000", "0.333333333", " 0.5 "]
)
def test_a_plain_decimal_from_zero_to_one_is_fine(value: str) -> None:
    assert verdicts("priority", value) == set()


@pytest.mark.parametrize("value", [".5", "1.", "+0.5", "-0", "00.5", "-0.0", "0."])
def test_a_spelling_that_the_schema_takes_but_nobody_writes_is_a_hint(value: str) -> None:
    assert verdicts("priority", value) == {("P01", "hint")}


@pytest.mark.parametrize(
    "value",
    [
        *(
            "0,5",
            "1e-1",
            "NaN",
            "INF",
            "inf",
            "80%",
            "high",
            "0.5.1",
            ".",
            "+",
            "--1",
            "0 .5",
            "٠.٥",
        ),
        *("1.1", "1.5", "-0.1", "10", "2", "1.0000000001"),
    ],
)
def test_anything_else_is_an_error(value: str) -> None:
    assert verdicts("priority", value) == {("P01", "error")}


def test_a_hair_above_one_is_an_error_beyond_what_floats_can_tell() -> None:
    assert verdicts("priority", "1." + "0" * 30 + "1") == {("P01", "error")}


@pytest.mark.parametrize(
    ("field", "value", "is_over"),
    [
        ("priority", "0." + "5" * 98, False),
        ("priority", "0." + "5" * 99, True),
        ("lastmod", "2024-05-06T10:20:30." + "1" * 79 + "Z", False),
        ("lastmod", "2024-05-06T10:20:30." + "1" * 80 + "Z", True),
        ("changefreq", "ü" * 50, False),
        ("changefreq", "ü" * 51, True),
    ],
)
def test_yandex_alone_minds_values_of_more_than_100_bytes(
    field: str, value: str, is_over: bool
) -> None:
    yandex = Checker(context=context("yandex"))
    table = _with(field, value)
    found = [each for each in yandex.row(table, 0) if each.code == "Y01"]
    assert bool(found) is is_over
    for finding in found:
        assert (finding.severity.value, finding.column) == ("warning", field)
        assert finding.arguments == {"size": len(value.encode()), "field": field}
        assert finding.engines == ("Yandex",)
    assert not any(each.code == "Y01" for each in JUDGE.row(table, 0))


def _with(field: str, value: str) -> PieceTable:
    return document(f"<url><loc>https://example.com/</loc><{field}>{value}</{field}></url>").table


def test_yandex_takes_a_long_url() -> None:
    yandex = Checker(context=context("yandex"))
    table = document(f"<url><loc>https://example.com/{'a' * 200}</loc></url>").table
    assert yandex.row(table, 0) == ()
