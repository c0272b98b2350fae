from __future__ import annotations

import pytest

from sitemap_editor.core.checks.rule import Severity
from tests.core.checks.extending import codes, findings, fixed, messages
from tests.core.checks.test_video_rules import CONTENT, DESCRIPTION, GOOD, THUMBNAIL, TITLE, video

RIGHT = {
    "duration": ["1", "600", "28800", " 600\n"],
    "rating": ["0", "0.0", "4.2", "5", "5.0"],
    "view_count": ["0", "12345"],
    "family_friendly": ["yes", "no", "\n yes ", ""],
    "requires_subscription": ["yes", "no"],
    "live": ["yes", "no"],
    "publication_date": [
        "2024-05-06",
        "2024-05-06T10:20:30Z",
        "2024-05-06T10:20:30.25+02:00",
    ],
    "expiration_date": ["2026-05-06", "2026-05-06T12:00:00Z", "9999-12-31", "2026-05-07"],
    "uploader": ["Somebody", "a" * 255, ""],
}
WRONG = [
    ("X23", "duration", ["0", "28801", "-1", "10:20", "600s", "1.5", "9" * 30, "²"]),
    ("X24", "rating", ["5.1", "-1", "4,2", "good", "1e0", "9" * 30]),
    ("X24", "view_count", ["-1", "1,000", "many", "1.5"]),
    ("X26", "family_friendly", ["true", "1", "y", "ja", "FALSE"]),
    ("X26", "requires_subscription", ["maybe", "0"]),
    ("X26", "live", ["on"]),
    ("X29", "publication_date", ["2024", "2024-05", "yesterday", "2024-05-06T10:20:30"]),
    ("X29", "expiration_date", ["2027-02-30", "2027-05-06T25:00:00Z", "2027-05-06 10:20"]),
    ("X31", "uploader", ["a" * 256]),
]


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, values in RIGHT.items() for v in values])
def test_a_right_value_is_fine(name: str, value: str) -> None:
    assert codes(video(GOOD, f"<video:{name}>{value}</video:{name}>")) == []


@pytest.mark.parametrize(
    ("code", "name", "value"),
    [(code, name, value) for code, name, values in WRONG for value in values],
)
def test_a_wrong_value_is_an_error_that_names_element_and_value(
    code: str, name: str, value: str
) -> None:
    (finding,) = findings(video(GOOD, f"<video:{name}>{value}</video:{name}>"))
    assert (finding.code, finding.severity, finding.column) == (code, Severity.ERROR, None)
    assert f"video:{name}" in finding.message
    assert name == "uploader" or f"“{value}”" in finding.message


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("live", "Yes"),
        ("live", "NO"),
        ("publication_date", "2024-05-06T10:20Z"),
        ("publication_date", "2024-05-06t10:20:30z"),
    ],
)
def test_what_most_readers_forgive_is_a_warning(name: str, value: str) -> None:
    (finding,) = findings(video(GOOD, f"<video:{name}>{value}</video:{name}>"))
    assert finding.severity is Severity.WARNING


def test_a_video_has_32_tags_at_most() -> None:
    tags = "<video:tag>a</video:tag>"
    assert codes(video(GOOD, tags * 33)) == ["X25"]
    assert "33 tags" in messages(video(GOOD, tags * 33), "X25")[0]


@pytest.mark.parametrize("element", ["restriction", "platform"])
@pytest.mark.parametrize("attributes", ["", " relationship=''", " relationship='Allow'", " x='1'"])
def test_a_list_must_say_whether_it_allows_or_denies(element: str, attributes: str) -> None:
    value = "DE" if element == "restriction" else "web"
    inside = video(GOOD, f"<video:{element}{attributes}>{value}</video:{element}>")
    (finding,) = findings(inside)
    assert finding.code == {"restriction": "X27", "platform": "X28"}[element]
    assert 'relationship="allow"' in finding.message


@pytest.mark.parametrize(
    ("element", "value", "code"),
    [
        ("restriction", "IE GB US CA", ""),
        ("restriction", "  DE\n", ""),
        ("restriction", "", ""),
        ("restriction", "de", "X27"),
        ("restriction", "DE,FR", "X27"),
        ("restriction", "UK", "X27"),
        ("restriction", "DE XX", "X27"),
        ("platform", "web mobile tv", ""),
        ("platform", "tv", ""),
        ("platform", "Web", "X28"),
        ("platform", "desktop", "X28"),
    ],
)
def test_lists_hold_countries_and_platforms(element: str, value: str, code: str) -> None:
    inside = video(GOOD, f"<video:{element} relationship='deny'>{value}</video:{element}>")
    assert codes(inside) == ([code] if code else [])


@pytest.mark.parametrize("date", ["2026-05-05", "2026-05-06T11:59:59Z", "0001-01-01"])
def test_an_expired_video_is_a_warning(date: str) -> None:
    (finding,) = findings(video(GOOD, f"<video:expiration_date>{date}</video:expiration_date>"))
    assert (finding.code, finding.severity) == ("X30", Severity.WARNING)


@pytest.mark.parametrize(
    ("info", "is_fine"),
    [
        ("https://example.com/users/a", True),
        ("http://www.example.com/users/a", True),
        ("https://users.example.com/a", True),
        ("https://example.org/a", False),
        ("https://notexample.com/a", False),
        ("/users/a", False),
        ("", True),
    ],
)
def test_the_page_about_the_uploader_is_in_the_same_domain(info: str, is_fine: bool) -> None:
    inside = video(GOOD, f"<video:uploader info='{info}'>A</video:uploader>")
    assert codes(inside) == ([] if is_fine else ["X31"])


def test_a_long_description_is_an_error_and_a_long_title_a_hint() -> None:
    def described(title: str, description: str) -> str:
        return video(
            THUMBNAIL, CONTENT, TITLE.replace("Steaks", title),
            DESCRIPTION.replace("How to grill", description),
        )  # fmt: skip

    assert codes(described("a" * 100, "b" * 2_048)) == []
    (finding,) = findings(described("a", "b" * 2_049))
    assert (finding.code, finding.severity) == ("X32", Severity.ERROR)
    (finding,) = findings(described("a" * 101, "b"))
    assert (finding.code, finding.severity) == ("X32", Severity.HINT)


def test_long_values_are_cut_in_the_sentence() -> None:
    (message,) = messages(video(GOOD, f"<video:live>{'x' * 500}</video:live>"), "X26")
    assert "x" * 59 + "…”" in message


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<video:live>Yes</video:live>", "<video:live>yes</video:live>"),
        ("<video:live >\n TRUE\t</video:live >", "<video:live >\n yes\t</video:live >"),
        ("<video:live><![CDATA[ 0 ]]></video:live>", "<video:live><![CDATA[ no ]]></video:live>"),
        ("<video:live>maybe</video:live>", "<video:live>maybe</video:live>"),
        ("<video:live>Yes<!-- ! --></video:live>", "<video:live>Yes<!-- ! --></video:live>"),
        (
            "<video:restriction relationship='allow'>de, uk</video:restriction>",
            "<video:restriction relationship='allow'>DE GB</video:restriction>",
        ),
        (
            "<video:restriction relationship='allow'>de XX</video:restriction>",
            "<video:restriction relationship='allow'>DE XX</video:restriction>",
        ),
        (
            "<video:platform relationship='allow'>Web, TV</video:platform>",
            "<video:platform relationship='allow'>web tv</video:platform>",
        ),
        (
            "<video:platform relationship='allow'>Web desktop</video:platform>",
            "<video:platform relationship='allow'>Web desktop</video:platform>",
        ),
    ],
)
def test_words_and_codes_are_corrected_where_they_stand(before: str, after: str) -> None:
    code = "X26" if "live" in before else "X27" if "restriction" in before else "X28"
    assert fixed(video(GOOD, before), code) == video(GOOD, after)
