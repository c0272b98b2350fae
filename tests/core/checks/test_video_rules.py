from __future__ import annotations

import pytest

from sitemap_editor.core.checks.rule import Severity
from tests.core.checks.extending import PAGE, codes, findings, fixed, messages

THUMBNAIL = "<video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc>"
TITLE = "<video:title>Steaks</video:title>"
DESCRIPTION = "<video:description>How to grill</video:description>"
CONTENT = "<video:content_loc>https://example.com/v.mp4</video:content_loc>"
PLAYER = "<video:player_loc>https://example.com/p?v=1</video:player_loc>"
GOOD = THUMBNAIL + TITLE + DESCRIPTION + CONTENT


def video(*inside: str) -> str:
    return "<video:video>" + "".join(inside) + "</video:video>"


@pytest.mark.parametrize(
    "inside",
    [
        video(GOOD),
        video(THUMBNAIL, TITLE, DESCRIPTION, PLAYER),
        video(GOOD, PLAYER),
        video(PLAYER, DESCRIPTION, TITLE, THUMBNAIL),
        video(GOOD) * 3,
        video(GOOD, "<video:tag>a</video:tag>" * 32),
        video(GOOD.replace("Steaks", "<![CDATA[Steaks & more]]>")),
    ],
)
def test_a_video_with_all_that_is_required_is_fine(inside: str) -> None:
    assert codes(inside) == []


@pytest.mark.parametrize(
    ("missing", "element"),
    [(THUMBNAIL, "thumbnail_loc"), (TITLE, "title"), (DESCRIPTION, "description")],
)
def test_a_video_lacks_what_is_required(missing: str, element: str) -> None:
    for empty in ("", f"<video:{element}/>", f"<video:{element}> </video:{element}>"):
        (finding,) = findings(video(GOOD) + video(GOOD.replace(missing, empty)))
        assert (finding.code, finding.severity, finding.column) == ("X20", Severity.ERROR, None)
        assert "Video 2 " in finding.message
        assert f"video:{element}" in finding.message
        assert finding.engines == ("Google",)


def test_a_video_needs_a_file_or_a_player() -> None:
    assert codes(video(THUMBNAIL, TITLE, DESCRIPTION)) == ["X21"]
    assert codes(video(THUMBNAIL, TITLE, DESCRIPTION, "<video:player_loc/>")) == ["X21"]
    assert codes("<video:video/>") == ["X20", "X20", "X20", "X21"]


@pytest.mark.parametrize(
    ("url", "told"),
    [("v.mp4", "“v.mp4”"), (PAGE, "the page itself"), ("https://example.com/a b", "%20")],
)
def test_urls_of_files_and_players_are_absolute_and_not_the_pages_own(url: str, told: str) -> None:
    for name in ("content_loc", "player_loc"):
        element = f"<video:{name}>\n {url} </video:{name}>"
        (finding,) = findings(video(THUMBNAIL, TITLE, DESCRIPTION, element))
        assert (finding.code, finding.severity) == ("X22", Severity.ERROR)
        assert told in finding.message
        assert f"video:{name}" in finding.message


def test_the_url_of_a_thumbnail_is_absolute() -> None:
    assert codes(video(GOOD.replace("https://example.com/t.jpg", "/t.jpg"))) == ["X22"]


@pytest.mark.parametrize(
    "old",
    [
        "<video:category>x</video:category>",
        "<video:gallery_loc title='x'>https://example.com/</video:gallery_loc>",
        "<video:price currency='EUR'>1.99</video:price>",
        "<video:tvshow><video:show_title>x</video:show_title></video:tvshow>",
    ],
)
def test_what_google_no_longer_reads_is_a_hint_and_can_be_removed(old: str) -> None:
    (finding,) = findings(video(GOOD, old))
    assert (finding.code, finding.severity) == ("X33", Severity.HINT)
    assert fixed(video(GOOD, "\n  ", old, old, "\n"), "X33") == video(GOOD, "\n")


def test_attributes_that_google_no_longer_reads_are_removed_and_others_stay() -> None:
    inside = video(
        THUMBNAIL + TITLE + DESCRIPTION,
        "<video:player_loc  autoplay=\"ap=1&amp;>'\"\n allow_embed = 'yes' x='1'>https://a.b/"
        "</video:player_loc>",
    )
    assert codes(inside) == ["X33"]
    assert "video:player_loc allow_embed, video:player_loc autoplay" in messages(inside, "X33")[0]
    assert fixed(inside, "X33") == video(
        THUMBNAIL + TITLE + DESCRIPTION,
        "<video:player_loc x='1'>https://a.b/</video:player_loc>",
    )


@pytest.mark.parametrize(
    ("inside", "element"),
    [
        (video(GOOD, "<video:size>1</video:size>"), "video:size"),
        (video(GOOD, "<video:name/>"), "video:name"),
        (TITLE, "video:title"),
    ],
)
def test_an_element_the_extension_does_not_know_is_an_error(inside: str, element: str) -> None:
    (finding,) = findings(inside)
    assert (finding.code, finding.severity) == ("X34", Severity.ERROR)
    assert f"“{element}”" in finding.message


def test_what_only_the_schema_knows_is_a_hint() -> None:
    (finding,) = findings(video(GOOD, "<video:id type='url'>x</video:id>"))
    assert (finding.code, finding.severity) == ("X35", Severity.HINT)


def test_nothing_but_tags_stands_twice() -> None:
    (finding,) = findings(video(GOOD, DESCRIPTION))
    assert (finding.code, finding.severity) == ("X36", Severity.ERROR)
    assert finding.arguments == {"element": "video:description", "count": 2, "number": 1}
