"""What the XSD of each extension takes. Source: PROTOCOL section 8, the column of the XSD."""

from __future__ import annotations

import re

import pytest

from tests.core.checks.schema_verdicts import LOC, is_valid, urlset

VIDEO_START = (
    "<video:thumbnail_loc>a</video:thumbnail_loc><video:title>b</video:title>"
    "<video:description>c</video:description>"
)
NEWS_START = (
    "<news:publication><news:name>a</news:name><news:language>{0}</news:language>"
    "</news:publication>"
)
NEWS_END = "<news:publication_date>2024-05-06</news:publication_date><news:title>b</news:title>"


def takes(inside: str) -> bool:
    return is_valid(urlset(f"<url>{LOC}{inside}</url>"))


def prefixed(prefix: str, elements: str) -> str:
    """Write `elements` with a prefix."""
    return re.sub(r"<(/?)(?=\w)", rf"<\1{prefix}:", elements)


@pytest.mark.parametrize(
    ("inside", "is_taken"),
    [
        ("<own:note/>", False),
        ("<image:note/>", False),
        ("<image:image/>", False),
        ("<image:image><image:loc/></image:image>", True),
        (
            "<image:image><image:loc>a</image:loc><image:caption>b</image:caption>"
            "<image:geo_location>c</image:geo_location><image:title>d</image:title>"
            "<image:license>e</image:license></image:image>",
            True,
        ),
        (
            "<image:image><image:loc>a</image:loc><image:title>d</image:title>"
            "<image:caption>b</image:caption></image:image>",
            False,
        ),
        ('<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/"/>', True),
        (
            '<xhtml:link rel="alternate" hreflang="zh-Hant-TW" href="a" media="b"></xhtml:link>',
            True,
        ),
        ('<xhtml:link href="a" xml:lang="en"/>', True),
        ('<xhtml:link hreflang="en_US" href="a"/>', False),
        ('<xhtml:link src="a"/>', False),
        ("<xhtml:link>a</xhtml:link>", False),
        ("<xhtml:p/>", False),
    ],
)
def test_images_and_links(inside: str, is_taken: bool) -> None:
    assert takes(inside) is is_taken


@pytest.mark.parametrize(
    ("more", "is_taken"),
    [
        ("", True),
        ('<player_loc allow_embed="YES" autoplay="a">b</player_loc>', True),
        ("<player_loc>b</player_loc><content_loc>a</content_loc>", False),
        ("<duration>0</duration>", True),
        ("<duration>28800</duration><expiration_date>2024-05-06</expiration_date>", True),
        ("<duration>28801</duration>", False),
        ("<rating>5</rating>", True),
        ("<rating>5.1</rating>", False),
        ("<rating>5</rating><duration>1</duration>", False),
        ('<content_segment_loc duration="1">a</content_segment_loc>' * 2, True),
        ("<view_count>-1</view_count>", False),
        ("<publication_date>2024-05-06T10:20Z</publication_date>", False),
        ("<tag>a</tag>" * 32, True),
        ("<tag>a</tag>" * 33, False),
        (f"<category>{'a' * 256}</category>", True),
        (f"<category>{'a' * 257}</category>", False),
        ("<family_friendly>Yes</family_friendly>", True),
        ("<family_friendly>yES</family_friendly>", False),
        ('<restriction relationship="allow">GB US  CA</restriction>', True),
        ('<restriction relationship="deny"/>', True),
        ('<restriction relationship="deny"><!-- --> </restriction>', False),
        ('<restriction relationship="allow">gb</restriction>', False),
        ("<restriction>GB</restriction>", False),
        ('<gallery_loc title="a">b</gallery_loc>', True),
        ('<price currency="EUR" type="rent" resolution="HD">1.99</price>' * 2, True),
        ('<price currency="eur">1.99</price>', False),
        ("<requires_subscription>no</requires_subscription>", True),
        ('<uploader info="https://example.com/">a</uploader>', True),
        (
            "<tvshow><show_title>a</show_title><video_type>full</video_type>"
            "<season_number>1</season_number><premier_date>2024-05-06</premier_date></tvshow>",
            True,
        ),
        ("<tvshow><show_title>a</show_title></tvshow>", False),
        ('<platform relationship="deny">web tv</platform><live>NO</live>', True),
        ('<platform relationship="other">web</platform>', False),
        ('<id type="url">a</id><id type="tms:series">b</id>', True),
        ("<id>a</id>", False),
    ],
)
def test_videos(more: str, is_taken: bool) -> None:
    inside = VIDEO_START + prefixed("video", more)
    assert takes(f"<video:video>{inside}</video:video>") is is_taken


def test_a_video_has_a_short_title() -> None:
    for length, is_taken in ((100, True), (101, False)):
        start = VIDEO_START.replace(">b<", f">{'b' * length}<")
        assert takes(f"<video:video>{start}</video:video>") is is_taken
    for length, is_taken in ((2_048, True), (2_049, False)):
        start = VIDEO_START.replace(">c<", f">{'c' * length}<")
        assert takes(f"<video:video>{start}</video:video>") is is_taken


@pytest.mark.parametrize(
    ("language", "is_taken"),
    [("en", True), ("fil", True), ("zh-cn", True), ("zh-tw", True), ("en-gb", False), ("E", False)],
)
def test_news_name_their_language(language: str, is_taken: bool) -> None:
    assert takes(f"<news:news>{NEWS_START.format(language)}{NEWS_END}</news:news>") is is_taken


@pytest.mark.parametrize(
    ("middle", "end", "is_taken"),
    [
        ("<access>Subscription</access><genres>Blog, OpEd,Satire</genres>", "", True),
        ("<access>Open</access>", "", False),
        ("<genres>Blog OpEd</genres>", "", False),
        ("<genres>Blog</genres><access>Registration</access>", "", False),
        ("", "<keywords>a, b</keywords><stock_tickers>A:B, C:D</stock_tickers>", True),
        ("", "<stock_tickers/>", True),
        ("", f"<stock_tickers>{','.join(['A:B'] * 5)}</stock_tickers>", True),
        ("", f"<stock_tickers>{','.join(['A:B'] * 6)}</stock_tickers>", False),
    ],
)
def test_news_have_what_they_had(middle: str, end: str, is_taken: bool) -> None:
    start = NEWS_START.format("en") + prefixed("news", middle)
    inside = start + NEWS_END + prefixed("news", end)
    assert takes(f"<news:news>{inside}</news:news>") is is_taken
