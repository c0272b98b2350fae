from __future__ import annotations

import pytest

from sitemap_editor.core.checks.rule import Severity
from tests.core.checks.extending import codes, findings, fixed, messages

IMAGE = "<image:loc>https://example.com/a.jpg</image:loc>"


def image(*inside: str) -> str:
    return "<image:image>" + "".join(inside) + "</image:image>"


@pytest.mark.parametrize(
    "inside",
    [
        image(IMAGE),
        image(IMAGE) * 3,
        image("<image:loc>http://cdn.example.net:8080/a%20b.jpg?x=1&amp;y=2#z</image:loc>"),
        image("<image:loc>\n  https://example.com/a.jpg\n</image:loc>"),
        image("<image:loc><![CDATA[https://example.com/a.jpg?x=1&y=2]]></image:loc>"),
        image("<image:loc>https://example.com/<!-- here -->a.jpg</image:loc>"),
        image("<image:loc>https://example.com/ä.jpg</image:loc>"),
        image("<image:loc>https://[2001:db8::1]/a.jpg</image:loc>"),
        "<i:image xmlns:i='http://www.google.com/schemas/sitemap-image/1.1'>"
        "<i:loc>https://example.com/a.jpg</i:loc></i:image>",
        "<image xmlns='http://www.google.com/schemas/sitemap-image/1.1'>"
        "<loc>https://example.com/a.jpg</loc></image>",
        image(IMAGE) * 1_000,
    ],
)
def test_an_image_with_one_absolute_url_is_fine(inside: str) -> None:
    assert codes(inside) == []


@pytest.mark.parametrize(
    ("inside", "told"),
    [
        (image(), "no URL"),
        ("<image:image/>", "no URL"),
        (image("<image:loc/>"), "no URL"),
        (image("<image:loc> <!-- --> </image:loc>"), "no URL"),
        (image("<loc>https://example.com/a.jpg</loc>"), "no URL"),
        (image(IMAGE, IMAGE), "2 URLs"),
        (image("<image:loc>/a.jpg</image:loc>"), "“/a.jpg”"),
        (image("<image:loc>//example.com/a.jpg</image:loc>"), "“//example.com/a.jpg”"),
        (image("<image:loc>ftp://example.com/a.jpg</image:loc>"), "“ftp://example.com/a.jpg”"),
        (image("<image:loc>https:///a.jpg</image:loc>"), "“https:///a.jpg”"),
        (image("<image:loc>https://exa..mple/a.jpg</image:loc>"), "“https://exa..mple/a.jpg”"),
        (image("<image:loc>https://example.com/a b.jpg</image:loc>"), "%20"),
    ],
)
def test_an_image_without_one_absolute_url_is_an_error(inside: str, told: str) -> None:
    (finding,) = findings(inside)
    assert (finding.code, finding.severity, finding.column) == ("X10", Severity.ERROR, None)
    assert told in finding.message
    assert finding.engines == ("Google", "Yandex")


def test_the_image_that_is_meant_is_named_by_its_number() -> None:
    assert "Image 2 " in messages(image(IMAGE) + image(), "X10")[0]


def test_a_row_tells_of_its_first_bad_images_only() -> None:
    assert codes(image() * 50) == ["X10"] * 10


def test_a_thousand_and_one_images_are_an_error() -> None:
    assert codes(image(IMAGE) * 1_001) == ["X11"]
    assert "1001 images" in messages(image(IMAGE) * 1_001, "X11")[0]


@pytest.mark.parametrize("name", ["caption", "geo_location", "title", "license"])
def test_what_google_no_longer_reads_is_a_hint(name: str) -> None:
    (finding,) = findings(image(IMAGE, f"<image:{name}>x</image:{name}>"))
    assert (finding.code, finding.severity) == ("X12", Severity.HINT)
    assert f"image:{name}" in finding.message


def test_all_that_has_no_effect_is_told_in_one_sentence() -> None:
    old = "<image:title>t</image:title><image:caption/>"
    (message,) = messages(image(IMAGE, old) * 20, "X12")
    assert "image:caption, image:title" in message


@pytest.mark.parametrize(
    ("inside", "element"),
    [
        (image(IMAGE, "<image:alt>x</image:alt>"), "image:alt"),
        (image(IMAGE, image(IMAGE)), "image:image"),
        ("<image:loc>https://example.com/a.jpg</image:loc>", "image:loc"),
        ("<image:Image/>", "image:Image"),
    ],
)
def test_an_element_the_extension_does_not_know_is_an_error(inside: str, element: str) -> None:
    (finding,) = findings(inside)
    assert (finding.code, finding.severity) == ("X13", Severity.ERROR)
    assert f"“{element}”" in finding.message


def test_elements_of_other_namespaces_in_an_image_are_nobodys_fault() -> None:
    assert codes(image(IMAGE, "<o:alt xmlns:o='urn:o'><o:deep/></o:alt>")) == []


def test_what_has_no_effect_is_removed_with_its_line_and_nothing_else() -> None:
    inside = """
    <image:image><!-- kept -->
      <image:loc >https://example.com/a.jpg</image:loc>
      <image:title><![CDATA[a <b> title]]></image:title>
      <o:title xmlns:o='urn:o'/>
      <image:caption
         x="1"/>
    </image:image>
    <image:image><image:loc>https://example.com/b.jpg</image:loc><image:license/></image:image>
    """
    assert (
        fixed(inside, "X12")
        == """
    <image:image><!-- kept -->
      <image:loc >https://example.com/a.jpg</image:loc>
      <o:title xmlns:o='urn:o'/>
    </image:image>
    <image:image><image:loc>https://example.com/b.jpg</image:loc></image:image>
    """
    )


def test_the_url_of_an_image_has_a_fix_of_its_own() -> None:
    wrong = image("<image:loc> https://example.com/a b{c}.jpg </image:loc>")
    assert fixed(wrong, "X10") == wrong.replace("a b{c}", "a%20b%7Bc%7D")


@pytest.mark.parametrize("url", ["/a.jpg", "https://example.com/a\u200bb.jpg"])
def test_the_url_of_an_image_is_left_where_nobody_knows_the_right_one(url: str) -> None:
    wrong = image(f"<image:loc>{url}</image:loc>")
    assert fixed(wrong, "X10") == wrong
