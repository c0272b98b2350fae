"""What the schema's faults are called."""

from __future__ import annotations

import pytest
from lxml import etree

from sitemap_editor.core.checks.schema.sentences import Complaint
from sitemap_editor.core.protocol.fields import URLSET
from tests.core.checks.schema_verdicts import LOC, ROW, index, of_root, of_rows, said, urlset

VIDEO_START = "<video:thumbnail_loc>a</video:thumbnail_loc><video:title>b</video:title>"
LASTMOD = "<lastmod>2024-05-06</lastmod>"
NO_DATE = "it allows a full date, alone or with a time to the second."
WORDS = "always, hourly, daily, weekly, monthly, yearly, never"


def video(inside: str) -> str:
    start = f"{VIDEO_START}<video:description>c</video:description>"
    return f"{LOC}<video:video>{start}{inside}</video:video>"


@pytest.mark.parametrize(
    ("inside", "sentence"),
    [
        # Structure
        ("", "The schema requires “loc” in “url”."),
        (LASTMOD, "The schema requires “loc” in “url”."),
        ("<image:image/>", "The schema requires “loc” in “url”."),
        (LASTMOD + LOC, "The schema requires “loc” before “lastmod” here."),
        ("<own:a/>" + LOC, "The schema requires “loc” before “own:a” here."),
        (
            LOC + "<changefreq>daily</changefreq>" + LASTMOD,
            "The schema requires “lastmod” before “changefreq” here.",
        ),
        (
            f"{LOC}<image:image><image:loc/></image:image>{LASTMOD}",
            "The schema requires “lastmod” before elements of other namespaces.",
        ),
        (LOC + LASTMOD + LASTMOD, "The schema does not allow another “lastmod” here."),
        (LOC + "<title/>", "The schema does not define “title” here."),
        ("<title/>" + LOC, "The schema does not define “title” here."),
        (LOC + '<a xmlns=""/>', "The schema does not define “a” here."),
        (LOC + ROW, "The schema does not define “url” here."),
        (LOC + "<image:pic/>", "The schema does not define “image:pic” here."),
        (LOC + "<xhtml:p/>", "The schema does not define “xhtml:p” here."),
        (LOC + "<own:a/>", "“own:a” is an element of a namespace without a schema: urn:own"),
        (LOC + "<image:image/>", "The schema requires “image:loc” in “image:image”."),
        (
            LOC + '<image xmlns="http://www.google.com/schemas/sitemap-image/1.1"/>',
            "The schema requires “loc” in “image”.",
        ),
        (
            f"{LOC}<video:video>{VIDEO_START}<video:tag/></video:video>",
            "The schema does not allow “video:tag” here. Allowed next: video:description.",
        ),
        (
            video("<video:id type='url'/><video:tag/>"),
            "The schema does not allow “video:tag” here. Allowed next: video:id.",
        ),
        (video("<video:a/>"), "The schema does not define “video:a” here."),
        (
            f"{LOC}<image:image><image:loc/><image:license/><image:title/></image:image>",
            "The schema does not allow “image:title” here.",
        ),
        (
            f"{LOC}<news:news><news:publication><news:name/><news:language>en</news:language>"
            "</news:publication></news:news>",
            "The schema requires more in “news:news”. Allowed next: news:access, news:genres, "
            "news:publication_date.",
        ),
        ("a" + LOC, "The schema allows no text between the elements of “url”."),
        (LOC + "<xhtml:link>a</xhtml:link>", "The schema requires “xhtml:link” to be empty."),
        (
            "<loc>https://example.com/<b/></loc>",
            "The schema allows no elements inside “loc”.",
        ),
        (
            video("<video:player_loc>a<b/></video:player_loc>"),
            "The schema allows no elements inside “video:player_loc”.",
        ),
        # Attributes
        (LOC.replace(">", " a='1'>", 1), "The schema does not allow the attribute “a” on “loc”."),
        (
            LOC.replace(">", " own:a='1'>", 1),
            "The schema does not allow the attribute “a” on “loc”.",
        ),
        (
            LOC + "<xhtml:link a='1'/>",
            "The schema does not allow the attribute “a” on “xhtml:link”.",
        ),
        (
            video("<video:platform/>"),
            "The schema requires the attribute “relationship” on “video:platform”.",
        ),
        (LOC + "<xhtml:link hreflang='en_US'/>", "“en_US” is not a language code in the schema."),
        (LOC + "<xhtml:link hreflang=''/>", "“” is not a language code in the schema."),
        # Values
        ("<loc/>", "“loc” is empty; the schema requires a value."),
        (LOC + "<lastmod> </lastmod>", "“lastmod” is empty; the schema requires a value."),
        (LOC + "<changefreq/>", "“changefreq” is empty; the schema requires a value."),
        (
            "<loc>http://a.io</loc>",
            "“http://a.io” is too short for the schema: it has 11 characters, the minimum is 12.",
        ),
        (
            f"<loc>{'a' * 2_049}</loc>",
            f"“{'a' * 79}…” is too long for the schema: it has 2049 characters, "
            "the maximum is 2048.",
        ),
        (
            "<loc>https://exa mple.com/%zz</loc>",
            "“https://exa mple.com/%zz” is not a URL in the schema.",
        ),
        (LOC + "<lastmod>20<!-- -->24</lastmod>", f"“2024” is not a date in the schema: {NO_DATE}"),
        (
            LOC + "<changefreq>Daily</changefreq>",
            f"The schema does not allow “Daily”. Allowed: {WORDS}.",
        ),
        (LOC + "<priority>0,5</priority>", "“0,5” is not a decimal number in the schema."),
        (LOC + "<priority>1.5</priority>", "“1.5” is too large for the schema: the maximum is 1."),
        (LOC + "<priority>-1</priority>", "“-1” is too small for the schema: the minimum is 0."),
        (video("<video:rating>a</video:rating>"), "“a” is not a decimal number in the schema."),
        (video("<video:duration>a</video:duration>"), "“a” is not a whole number in the schema."),
        (
            video("<video:view_count>1.5</video:view_count>"),
            "“1.5” is not a whole number in the schema.",
        ),
        (
            video('<video:restriction relationship="allow">gb</video:restriction>'),
            "“gb” does not match the schema's pattern for “video:restriction”.",
        ),
    ],
)
def test_a_fault_in_a_row_is_said_in_a_sentence(inside: str, sentence: str) -> None:
    assert said(of_rows(urlset(f"<url>{inside}</url>"))) == [sentence]


@pytest.mark.parametrize(
    "value",
    [
        "Element 'a': The value 'b' is greater than the maximum value allowed ('5').",
        "', attribute 'b': x",
        "' is not a valid value of the atomic type 'xs:anyURI'.",
        "is not an element of the set {'a', 'b'}.",
        "{value} {0} {",
    ],
)
def test_a_value_that_reads_like_a_message_misleads_nobody(value: str) -> None:
    shown = value if len(value) <= 80 else value[:79] + "…"
    row = f"<url>{LOC}<changefreq>{value}</changefreq><priority>{value}</priority></url>"
    assert said(of_rows(urlset(row))) == [
        f"The schema does not allow “{shown}”. Allowed: {WORDS}.",
        f"“{shown}” is not a decimal number in the schema.",
    ]


@pytest.mark.parametrize(
    ("inside", "sentence"),
    [
        (
            LOC + "<image:image/>",
            "The schema allows no elements of other namespaces, such as “image:image”, in an "
            "index.",
        ),
        (LOC + "<priority>1</priority>", "The schema does not define “priority” here."),
        (LASTMOD + LOC, "The schema requires “loc” before “lastmod” here."),
    ],
)
def test_an_index_has_sentences_of_its_own(inside: str, sentence: str) -> None:
    assert said(of_rows(index(f"<sitemap>{inside}</sitemap>"))) == [sentence]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("", "The schema requires “url” in “urlset”."),
        ("<note/>" + ROW, "The schema does not define “note” here."),
        ("<own:a/>" + ROW, "“own:a” is an element of a namespace without a schema: urn:own"),
        (
            f"{ROW}<image:image/>",
            "The schema allows elements of other namespaces inside rows or before the first row; "
            "“image:image” is elsewhere.",
        ),
        ("words" + ROW, "The schema allows no text between the elements of “urlset”."),
    ],
)
def test_a_fault_of_the_root_is_said_in_a_sentence(body: str, sentence: str) -> None:
    assert said(of_root(urlset(body))) == [sentence]


def test_an_element_of_another_namespace_in_an_index_is_told_as_such() -> None:
    assert said(of_root(index(f"<own:a/><sitemap>{LOC}</sitemap>"))) == [
        "The schema allows no elements of other namespaces, such as “own:a”, in an index."
    ]


def test_what_has_no_sentence_of_its_own_gives_the_reason() -> None:
    xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"'
    [sentence] = said(of_rows(urlset(f"<url {xsi}>{LOC}</url>")))
    assert sentence.startswith("The schema does not allow this “url”: The element ")


@pytest.mark.parametrize("number", [1824, 1831, 9999])
def test_a_message_in_words_unheard_of_is_passed_on(number: int) -> None:
    element = etree.fromstring("<a>b</a>")
    complaint = Complaint(number, "Something else. " * 10, element, URLSET, frozenset())
    text, arguments, _ = complaint.sentence()
    reason = ("Something else. " * 10)[:79] + "…"
    assert text.format(**arguments) == f"The schema does not allow this “a”: {reason}"
