"""What the schema's faults are called."""

from __future__ import annotations

import pytest
from lxml import etree

from sitemap_editor.core.checks.schema.sentences import Complaint
from sitemap_editor.core.protocol.fields import URLSET
from tests.core.checks.schema_verdicts import LOC, ROW, index, of_root, of_rows, said, urlset

VIDEO_START = "<video:thumbnail_loc>a</video:thumbnail_loc><video:title>b</video:title>"
LASTMOD = "<lastmod>2024-05-06</lastmod>"
NO_DATE = "it takes a full date, alone or with a time to the second."
WORDS = "always, hourly, daily, weekly, monthly, yearly, never"


def video(inside: str) -> str:
    start = f"{VIDEO_START}<video:description>c</video:description>"
    return f"{LOC}<video:video>{start}{inside}</video:video>"


@pytest.mark.parametrize(
    ("inside", "sentence"),
    [
        # Structure
        ("", "The schema wants “loc” in “url”."),
        (LASTMOD, "The schema wants “loc” in “url”."),
        ("<image:image/>", "The schema wants “loc” in “url”."),
        (LASTMOD + LOC, "The schema wants “loc” before “lastmod” here."),
        ("<own:a/>" + LOC, "The schema wants “loc” before “own:a” here."),
        (
            LOC + "<changefreq>daily</changefreq>" + LASTMOD,
            "The schema wants “lastmod” before “changefreq” here.",
        ),
        (
            f"{LOC}<image:image><image:loc/></image:image>{LASTMOD}",
            "The schema wants “lastmod” before elements of other namespaces.",
        ),
        (LOC + LASTMOD + LASTMOD, "The schema does not take another “lastmod” here."),
        (LOC + "<title/>", "The schema does not know “title” here."),
        ("<title/>" + LOC, "The schema does not know “title” here."),
        (LOC + '<a xmlns=""/>', "The schema does not know “a” here."),
        (LOC + ROW, "The schema does not know “url” here."),
        (LOC + "<image:pic/>", "The schema does not know “image:pic” here."),
        (LOC + "<xhtml:p/>", "The schema does not know “xhtml:p” here."),
        (LOC + "<own:a/>", "“own:a” is an element of a namespace without a schema: urn:own"),
        (LOC + "<image:image/>", "The schema wants “image:loc” in “image:image”."),
        (
            LOC + '<image xmlns="http://www.google.com/schemas/sitemap-image/1.1"/>',
            "The schema wants “loc” in “image”.",
        ),
        (
            f"{LOC}<video:video>{VIDEO_START}<video:tag/></video:video>",
            "The schema does not take “video:tag” here; next may come: video:description.",
        ),
        (
            video("<video:id type='url'/><video:tag/>"),
            "The schema does not take “video:tag” here; next may come: video:id.",
        ),
        (video("<video:a/>"), "The schema does not know “video:a” here."),
        (
            f"{LOC}<image:image><image:loc/><image:license/><image:title/></image:image>",
            "The schema does not take “image:title” here.",
        ),
        (
            f"{LOC}<news:news><news:publication><news:name/><news:language>en</news:language>"
            "</news:publication></news:news>",
            "The schema wants more in “news:news”; next may come: news:access, news:genres, "
            "news:publication_date.",
        ),
        ("a" + LOC, "The schema takes no text between the elements of “url”."),
        (LOC + "<xhtml:link>a</xhtml:link>", "The schema wants “xhtml:link” empty."),
        (
            "<loc>https://example.com/<b/></loc>",
            "The schema takes no elements inside “loc”.",
        ),
        (
            video("<video:player_loc>a<b/></video:player_loc>"),
            "The schema takes no elements inside “video:player_loc”.",
        ),
        # Attributes
        (LOC.replace(">", " a='1'>", 1), "The schema takes no attribute “a” on “loc”."),
        (
            LOC.replace(">", " own:a='1'>", 1),
            "The schema takes no attribute “a” on “loc”.",
        ),
        (LOC + "<xhtml:link a='1'/>", "The schema takes no attribute “a” on “xhtml:link”."),
        (
            video("<video:platform/>"),
            "The schema wants the attribute “relationship” on “video:platform”.",
        ),
        (LOC + "<xhtml:link hreflang='en_US'/>", "“en_US” is no language code for the schema."),
        (LOC + "<xhtml:link hreflang=''/>", "“” is no language code for the schema."),
        # Values
        ("<loc/>", "“loc” is empty; the schema wants a value."),
        (LOC + "<lastmod> </lastmod>", "“lastmod” is empty; the schema wants a value."),
        (LOC + "<changefreq/>", "“changefreq” is empty; the schema wants a value."),
        (
            "<loc>http://a.io</loc>",
            "“http://a.io” is too short for the schema: it has 11 characters, 12 are the least.",
        ),
        (
            f"<loc>{'a' * 2_049}</loc>",
            f"“{'a' * 79}…” is too long for the schema: it has 2049 characters, 2048 are the most.",
        ),
        (
            "<loc>https://exa mple.com/%zz</loc>",
            "“https://exa mple.com/%zz” is no URL for the schema.",
        ),
        (LOC + "<lastmod>20<!-- -->24</lastmod>", f"“2024” is no date for the schema: {NO_DATE}"),
        (
            LOC + "<changefreq>Daily</changefreq>",
            f"“Daily” is not one of the words of the schema: {WORDS}.",
        ),
        (LOC + "<priority>0,5</priority>", "“0,5” is no decimal number for the schema."),
        (LOC + "<priority>1.5</priority>", "“1.5” is too large for the schema: 1 is the most."),
        (LOC + "<priority>-1</priority>", "“-1” is too small for the schema: 0 is the least."),
        (video("<video:rating>a</video:rating>"), "“a” is no decimal number for the schema."),
        (video("<video:duration>a</video:duration>"), "“a” is no whole number for the schema."),
        (
            video("<video:view_count>1.5</video:view_count>"),
            "“1.5” is no whole number for the schema.",
        ),
        (
            video('<video:restriction relationship="allow">gb</video:restriction>'),
            "“gb” is not written as the schema wants “video:restriction”.",
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
        f"“{shown}” is not one of the words of the schema: {WORDS}.",
        f"“{shown}” is no decimal number for the schema.",
    ]


@pytest.mark.parametrize(
    ("inside", "sentence"),
    [
        (
            LOC + "<image:image/>",
            "The schema takes no elements of other namespaces, such as “image:image”, in an index.",
        ),
        (LOC + "<priority>1</priority>", "The schema does not know “priority” here."),
        (LASTMOD + LOC, "The schema wants “loc” before “lastmod” here."),
    ],
)
def test_an_index_has_sentences_of_its_own(inside: str, sentence: str) -> None:
    assert said(of_rows(index(f"<sitemap>{inside}</sitemap>"))) == [sentence]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("", "The schema wants “url” in “urlset”."),
        ("<note/>" + ROW, "The schema does not know “note” here."),
        ("<own:a/>" + ROW, "“own:a” is an element of a namespace without a schema: urn:own"),
        (
            f"{ROW}<image:image/>",
            "The schema takes elements of other namespaces inside rows or before the first row; "
            "“image:image” stands elsewhere.",
        ),
        ("words" + ROW, "The schema takes no text between the elements of “urlset”."),
    ],
)
def test_a_fault_of_the_root_is_said_in_a_sentence(body: str, sentence: str) -> None:
    assert said(of_root(urlset(body))) == [sentence]


def test_an_element_of_another_namespace_in_an_index_is_told_as_such() -> None:
    assert said(of_root(index(f"<own:a/><sitemap>{LOC}</sitemap>"))) == [
        "The schema takes no elements of other namespaces, such as “own:a”, in an index."
    ]


def test_what_has_no_sentence_of_its_own_gives_the_reason() -> None:
    xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"'
    [sentence] = said(of_rows(urlset(f"<url {xsi}>{LOC}</url>")))
    assert sentence.startswith("The schema does not take “url” as it is: The element ")


@pytest.mark.parametrize("number", [1824, 1831, 9999])
def test_a_message_in_words_unheard_of_is_passed_on(number: int) -> None:
    element = etree.fromstring("<a>b</a>")
    complaint = Complaint(number, "Something else. " * 10, element, URLSET, frozenset())
    text, arguments, _ = complaint.sentence()
    reason = ("Something else. " * 10)[:79] + "…"
    assert text.format(**arguments) == f"The schema does not take “a” as it is: {reason}"
