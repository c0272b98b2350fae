"""The tools for one value: what they make of it, what they leave and why."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.errors import EditError
from sitemap_editor.core.operations.changing import dates, ratings, url_parts, url_queries
from sitemap_editor.core.operations.changing import url_spelling as spelling
from sitemap_editor.core.operations.changing.column_change import ValueTool
from sitemap_editor.core.operations.changing.replacing import Replacement
from sitemap_editor.core.operations.changing.url_parts import OnUrl
from sitemap_editor.core.protocol.equivalence import same_by_standard
from sitemap_editor.core.protocol.urls import UrlParts, join_url

NOW = datetime(2026, 5, 6, 10, 20, 30, 5, timezone(timedelta(hours=2)))


def parts(change: object) -> OnUrl:
    assert callable(change)
    return OnUrl(change)


@pytest.mark.parametrize(
    ("tool", "value", "expected"),
    [
        (Replacement("a", "b"), "aAa", "bAb"),
        (Replacement("a", "b", match_case=False), "aAa", "bbb"),
        (Replacement(".", "\\1$1", match_case=False), "a.a", "a\\1$1a"),
        (Replacement(r"/(\d+)-(\w*)", "/$2-${1}$$", regex=True), "/12-ab", "/ab-12$"),
        (Replacement(r"(?P<year>\d{4})(x)?", "${year}$2", regex=True), "2024", "2024"),
        (Replacement("A", "b", regex=True, match_case=False), "aA", "bb"),
        (Replacement("a", "b"), None, None),
        (url_parts.scheme("https"), "http://a.org:80/x?y#z", "https://a.org/x?y#z"),
        (url_parts.scheme("https://"), "http://a.org:8080/", "https://a.org:8080/"),
        (url_parts.scheme("https"), "https://a.org:443/", "https://a.org:443/"),
        (url_parts.scheme("https"), "", ""),
        (url_parts.host("b.org"), "http://me@a.org:80/x", "http://me@b.org:80/x"),
        (url_parts.host("b.org:81"), "http://a.org/x", "http://b.org:81/x"),
        (url_parts.host("[::1]"), "http://a.org/x", "http://[::1]/x"),
        (url_parts.port(""), "http://a.org:81/x", "http://a.org/x"),
        (url_parts.port("081"), "http://a.org/x", "http://a.org:81/x"),
        (url_parts.prefix("/old", "/new"), "http://a/old/x", "http://a/new/x"),
        (url_parts.prefix("/old/", ""), "http://a/old", "http://a/"),
        (url_parts.prefix("/old", "/new"), "http://a/older", "http://a/older"),
        (url_parts.prefix("", "shop/b c"), "http://a/x", "http://a/shop/b%20c/x"),
        (url_parts.prefix("/", "shop"), "http://a", "http://a/shop/"),
        (parts(url_parts.add_slash), "http://a/b?c", "http://a/b/?c"),
        (parts(url_parts.add_slash), "http://a", "http://a/"),
        (parts(url_parts.add_slash), "http://a/b.html", "http://a/b.html"),
        (parts(url_parts.remove_slash), "http://a/b//?c", "http://a/b?c"),
        (parts(url_parts.remove_slash), "http://a/", "http://a/"),
        (parts(url_parts.remove_index_page), "http://a/b/Index.html?c", "http://a/b/?c"),
        (parts(url_parts.remove_index_page), "http://a/my-index.html", "http://a/my-index.html"),
        (parts(url_parts.small_host), "HTTP://A.org/B", "http://a.org/B"),
        (parts(url_parts.small_path), "http://A/B%C3%9C?C", "http://A/b%C3%9C?C"),
        (parts(url_parts.small_all), "http://A/B?C", "http://a/b?C"),
        (url_parts.fragment("a b"), "http://a/#x", "http://a/#a%20b"),
        (url_parts.fragment(""), "http://a/#x", "http://a/"),
        (url_queries.remove_parameters(["utm_*", "b"]), "http://a/?utm_x=1&b&c=2", "http://a/?c=2"),
        (url_queries.remove_parameters(["b%20c"]), "http://a/?b%20c=1", "http://a/?b%20c=1"),
        (url_queries.remove_parameters(["b c"]), "http://a/?b%20c=1#x", "http://a/#x"),
        (url_queries.remove_parameters(["x"]), "http://a/?b&&", "http://a/?b&&"),
        (url_queries.keep_parameters(["c"]), "http://a/?a=1&c=2&c=3", "http://a/?c=2&c=3"),
        (url_queries.keep_parameters([r"\*"]), "http://a/?*=1&c=2", "http://a/?*=1"),
        (parts(url_queries.sort_parameters), "http://a/?b=2&a=1&b=1", "http://a/?a=1&b=2&b=1"),
        (parts(url_queries.sort_parameters), "http://a/?", "http://a/?"),
        (
            parts(spelling.encode),
            "http://ä/ä b%20[c]?d|%#%zz",
            "http://ä/%C3%A4%20b%20%5Bc%5D?d%7C%25#%25zz",
        ),
        (
            parts(spelling.decode),
            "http://a/%C3%A4%20%41%2F%FF?%e4%b8%ad",
            "http://a/ä%20A%2F%FF?中",
        ),
        (parts(spelling.decode), "http://a/%2541%%41", "http://a/%2541%%41"),
        (parts(spelling.punycode), "http://bücher.org/ü", "http://xn--bcher-kva.org/ü"),
        (parts(spelling.unicode_host), "http://xn--bcher-kva.org/", "http://bücher.org/"),
        (parts(spelling.unicode_host), "http://xn--\u0101.org/", "http://xn--\u0101.org/"),
        (spelling.Join("http://a/b/c?d"), "../e?f#g", "http://a/e?f#g"),
        (spelling.Join("http://a/b/c?d"), "", ""),
        (spelling.Join("http://a/b/c?d"), "?x", "http://a/b/c?x"),
        (spelling.Join("http://a/b/c?d"), "#x", "http://a/b/c?d#x"),
        (spelling.Join("http://a/b/c"), "//h/x", "http://h/x"),
        (spelling.Join("http://a/b/c"), "/x/./y/..", "http://a/x/"),
        (spelling.Join("http://a/b/c"), "https://h/x", "https://h/x"),
        (dates.present(NOW), None, "2026-05-06T10:20:30+02:00"),
        (dates.today(NOW), "x", "2026-05-06"),
        (dates.date_only, "2024-05-06T23:20+02:00", "2024-05-06"),
        (dates.date_only, "2024-05", "2024-05"),
        (dates.AddZone("+0200"), "2024-05-06T10:20:30.5", "2024-05-06T10:20:30.5+02:00"),
        (dates.AddZone("Z"), "2024-05-06T10:20+01:00", "2024-05-06T10:20+01:00"),
        (dates.AddZone("Z"), "2024-05-06", "2024-05-06"),
        (dates.ConvertZone("Z"), "2024-05-06T01:20:30.50+02:00", "2024-05-05T23:20:30.50Z"),
        (dates.ConvertZone("-03:30"), "2024-05-06T01:20Z", "2024-05-05T21:50-03:30"),
        (dates.ConvertZone("+02:00"), "2024-05-06T01:20+02:00", "2024-05-06T01:20+02:00"),
        (dates.ShiftDays(1), "2024-02-28", "2024-02-29"),
        (dates.ShiftDays(-1), "2024-01-01T10:20Z", "2023-12-31T10:20Z"),
        (dates.ShiftDays(5), None, None),
        (ratings.ByDepth(), "http://a/", "1.0"),
        (ratings.ByDepth(), "http://a/b/c.html?d/e", "0.6"),
        (ratings.ByDepth(), "http://a/b/c/d/e/f/g", "0.1"),
        (ratings.Scale(Decimal("0.5")), "0.5", "0.25"),
        (ratings.Scale(Decimal(3)), "0.5", "1.0"),
        (ratings.Scale(Decimal(3)), None, None),
        (ratings.Round(), "0.25", "0.3"),
        (ratings.Round(), "0.50", "0.50"),
        (ratings.Round(0), "0.4", "0.0"),
        (ratings.ByAge(NOW), "2026-05-06", "daily"),
        (ratings.ByAge(NOW), "2026-04-30", "weekly"),
        (ratings.ByAge(NOW), "2026-03-30T10:00Z", "monthly"),
        (ratings.ByAge(NOW), "2020", "yearly"),
    ],
)
def test_a_tool_makes_a_value_of_another(
    tool: ValueTool, value: str | None, expected: str | None
) -> None:
    assert tool(value) == expected


@pytest.mark.parametrize(
    ("tool", "value", "reason"),
    [
        (url_parts.scheme("https"), "example.org/x", "It is not a full URL."),
        (url_parts.scheme("https"), "http:///x", "It is not a full URL."),
        (spelling.Join("http://a/"), "mailto:x", "It is not a full URL."),
        (parts(spelling.punycode), "http://ä%/", ""),
        (dates.date_only, "yesterday", "It is not a date of the protocol."),
        (dates.AddZone("Z"), "2024-13-01T10:20", "It is not a date of the protocol."),
        (dates.ConvertZone("Z"), "2024-05-06", "A date without a time of day has no zone."),
        (dates.ConvertZone("+02:00"), "9999-12-31T23:00Z", "There is no such date."),
        (dates.ShiftDays(1), "2024-05", "A year or a month cannot be shifted by days."),
        (dates.ShiftDays(-1), "0001-01-01", "There is no such date."),
        (dates.ShiftDays(10**12), "0001-01-01", "There is no such date."),
        (ratings.ByDepth(), None, "It is not a full URL."),
        (ratings.Scale(Decimal(2)), "high", "It is not a priority."),
        (ratings.Round(), "9" * 500, "It is not a priority."),
        (ratings.ByAge(NOW), None, "It has no lastmod to go by."),
    ],
)
def test_what_a_tool_cannot_tell_it_refuses(tool: ValueTool, value: str, reason: str) -> None:
    if not reason:
        assert tool(value)
        return
    with pytest.raises(EditError) as caught:
        tool(value)
    assert str(caught.value) == reason


@pytest.mark.parametrize(
    "make",
    [
        lambda: Replacement(""),
        lambda: Replacement("(", regex=True),
        lambda: Replacement("a{99999999999}", regex=True),
        lambda: Replacement("a", "$1", regex=True),
        lambda: Replacement("a", "${no}", regex=True),
        lambda: url_parts.scheme(""),
        lambda: url_parts.host(""),
        lambda: url_parts.host("a b"),
        lambda: url_parts.host("a:b"),
        lambda: url_parts.port("65536"),
        lambda: url_parts.port("٣"),
        lambda: url_queries.keep_parameters([" "]),
        lambda: spelling.Join("/x"),
        lambda: dates.AddZone("Europe/Madrid"),
        lambda: dates.ConvertZone("+15:00"),
        lambda: dates.ConvertZone("+02:60"),
    ],
)
def test_a_tool_that_means_nothing_is_refused_before_it_sees_a_value(make: object) -> None:
    assert callable(make)
    with pytest.raises(EditError):
        make()


@given(st.text(st.sampled_from("%25Aa/4 ä[é"), max_size=12))
def test_codes_are_made_and_read_once_only(path: str) -> None:
    url = UrlParts("http", None, "a", None, "/" + path, "", None)
    encoded = spelling.encode(url)
    assert spelling.encode(encoded) == encoded
    decoded = spelling.decode(encoded)
    assert spelling.decode(decoded) == decoded
    spelt = [join_url(each).encode() for each in (encoded, decoded)]
    assert len(set(same_by_standard(spelt))) == 1
