"""What stands in front of the rows: checked by F05 to F18, mended without other changes."""

from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.contents.head_view import HeadView
from tests.core.checks.whole_files import mend_file, of_file
from tests.core.reference import read_with_lxml
from tests.core.sitemaps import SITEMAP, document

ROW = "<url><loc>https://example.com/a</loc></url>"
XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'


def opened(attributes: str, *, name: str = "urlset", row: str = ROW, before: str = "") -> Document:
    return Document.from_bytes(f"{before}<{name}{attributes}>\n{row}\n</{name}>\n".encode())


def severities(doc: Document, code: str) -> list[str]:
    return [finding.severity.value for finding in of_file(doc, code)]


# The declaration, the document type, the stylesheet


@pytest.mark.parametrize(
    ("declaration", "expected"),
    [
        ('<?xml version="1.0"?>', []),
        ("", []),
        ('<?xml version="1.1" encoding="UTF-8"?>', ["warning"]),
        ("<?xml version = '1.1'?>", ["warning"]),
    ],
)
def test_xml_of_another_version_is_a_warning_and_is_mended_safely(
    declaration: str, expected: list[str]
) -> None:
    doc = document(ROW, before=declaration)
    assert severities(doc, "F05") == expected
    assert mend_file(doc, "F05", only_safe=True) == bool(expected)
    assert severities(doc, "F05") == []
    assert doc.to_bytes() == document(ROW, before=declaration.replace("1.1", "1.0")).to_bytes()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<!DOCTYPE urlset>\n", ""),
        ('<?xml version="1.0"?>\n<!DOCTYPE urlset>\n', '<?xml version="1.0"?>\n'),
        ('<?xml version="1.0"?><!DOCTYPE urlset>\n', '<?xml version="1.0"?>\n'),
        (
            "<!-- <!DOCTYPE x> -->\r\n  <!DOCTYPE urlset SYSTEM 'a.dtd' [<!ELEMENT a ANY>]>  \r\n",
            "<!-- <!DOCTYPE x> -->\r\n",
        ),
    ],
)
def test_a_document_type_is_a_warning_and_can_be_cut(before: str, after: str) -> None:
    doc = document(ROW, before=before)
    assert severities(doc, "F06") == ["warning"]
    assert not mend_file(doc, "F06", only_safe=True)
    assert mend_file(doc, "F06")
    assert doc.to_bytes() == document(ROW, before=after).to_bytes()
    assert severities(doc, "F06") == []


def test_a_document_type_stays_where_an_entity_may_hang_on_it() -> None:
    row = "<url><loc>https://example.com/&nbsp;</loc></url>"
    doc = document(row, before="<!DOCTYPE urlset SYSTEM 'entities.dtd'>")
    assert severities(doc, "F06") == ["warning"]
    assert not mend_file(doc, "F06")
    row = "<url><loc>https://example.com/<![CDATA[?a&b;]]></loc></url><!-- &c; -->"
    assert mend_file(document(row, before="<!DOCTYPE urlset>"), "F06")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('<?xml-stylesheet href="a.xsl"?>\n', ""),
        ('<?xml version="1.0"?>\n<?xml-stylesheet href="a.xsl"?>\n', '<?xml version="1.0"?>\n'),
        ('<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?>\n', '<?xml version="1.0"?>\n'),
        ('<?xml-stylesheet href="a"?><?pi?><?xml-stylesheet href="b"?>', "<?pi?>"),
    ],
)
def test_a_stylesheet_is_a_hint_and_can_be_cut(before: str, after: str) -> None:
    doc = document(ROW, before=before)
    assert severities(doc, "F18") == ["hint"]
    assert mend_file(doc, "F18")
    assert doc.to_bytes() == document(ROW, before=after).to_bytes()
    assert severities(doc, "F18") == []
    assert not mend_file(doc, "F18")


def test_an_instruction_that_only_mentions_a_stylesheet_is_none() -> None:
    assert severities(document(ROW, before="<?other xml-stylesheet?>"), "F18") == []
    assert severities(document(ROW, before="<!-- <?xml-stylesheet?> -->"), "F18") == []


# The namespace


@pytest.mark.parametrize(
    "uri",
    [
        "https://www.sitemaps.org/schemas/sitemap/0.9",
        "http://www.sitemaps.org/schemas/sitemap/0.9/",
        "http://sitemaps.org/schemas/sitemap/0.9",
        "http://www.sobjetoaps.org/schemas/sobjetoap/0.9",
        "http://www.google.com/schemas/sitemapindex/0.9",
        "http://www.sitemaps.org/schemas/sitemap",
        "urn:a&amp;b",
    ],
)
@pytest.mark.parametrize(
    ("name", "attribute", "row"),
    [
        ("urlset", 'xmlns="{}"', ROW),
        ("urlset", "xmlns = '{}'", ROW),
        ("s:urlset", 'xmlns:s="{}"', "<s:url><s:loc>https://example.com/a</s:loc></s:url>"),
    ],
)
def test_any_other_namespace_is_an_error_and_is_set_right_in_the_root_alone(
    uri: str, name: str, attribute: str, row: str
) -> None:
    doc = opened("\n  " + attribute.format(uri) + ' a="b"', name=name, row=row)
    assert severities(doc, "F08") == ["error"]
    rows = read_with_lxml(doc.to_bytes()).rows
    assert mend_file(doc, "F08", only_safe=True)
    assert "error" not in severities(doc, "F08")
    assert read_with_lxml(doc.to_bytes()).rows == rows
    right = opened("\n  " + attribute.format(SITEMAP) + ' a="b"', name=name, row=row)
    assert doc.to_bytes() == right.to_bytes()


def test_a_namespace_with_a_space_that_other_readers_refuse_is_set_right() -> None:
    doc = opened(f' xmlns=" {SITEMAP}"')
    assert severities(doc, "F08") == ["error"]
    assert mend_file(doc, "F08", only_safe=True)
    assert doc.to_bytes() == opened(f' xmlns="{SITEMAP}"').to_bytes()


def test_the_right_namespace_is_nothing_to_speak_of() -> None:
    doc = document(ROW)
    assert (severities(doc, "F08"), severities(doc, "F09")) == ([], [])
    assert not mend_file(doc, "F08")


def test_a_missing_namespace_is_an_error_and_is_put_in() -> None:
    doc = opened(' a="b"')
    assert severities(doc, "F08") == ["error"]
    assert mend_file(doc, "F08", only_safe=True)
    assert doc.to_bytes() == opened(f' xmlns="{SITEMAP}" a="b"').to_bytes()
    empty = Document.from_bytes(b"<urlset/>")
    assert mend_file(empty, "F08")
    assert empty.to_bytes() == f'<urlset xmlns="{SITEMAP}"/>'.encode()


@pytest.mark.parametrize("version", ["0.84", "0.9", "0.90"])
def test_the_old_namespace_of_google_is_an_error_of_its_own(version: str) -> None:
    doc = opened(f' xmlns="http://www.google.com/schemas/sitemap/{version}"')
    assert (severities(doc, "F08"), severities(doc, "F09")) == ([], ["error"])
    assert mend_file(doc, "F09", only_safe=True)
    assert (severities(doc, "F08"), severities(doc, "F09")) == ([], [])


def test_rows_that_repeat_the_wrong_namespace_follow_the_root() -> None:
    wrong = "https://www.sitemaps.org/schemas/sitemap/0.9"
    text = '<![CDATA[xmlns="' + wrong + '"]]>'
    row = f"<url xmlns='{wrong}'><loc>{text}</loc></url>{ROW}"
    doc = opened(f' xmlns="{wrong}"', row=row)
    assert mend_file(doc, "F08")
    assert len(doc) == 2
    assert wrong in (doc[0].loc or "")
    assert doc.to_bytes().decode().count(wrong) == 1


@pytest.mark.parametrize(
    ("attributes", "row"),
    [
        (' xmlns="urn:x"', f'{ROW}<url xmlns="{SITEMAP}"><loc>https://example.com/b</loc></url>'),
        ("", f'<url xmlns="{SITEMAP}"><loc>https://example.com/b</loc></url>'),
        (f' xmlns:s="{SITEMAP}"', f"{ROW}<s:url><s:loc>https://example.com/b</s:loc></s:url>"),
    ],
)
def test_a_namespace_stays_where_setting_it_would_make_rows_of_what_is_none(
    attributes: str, row: str
) -> None:
    doc = opened(attributes, row=row)
    assert severities(doc, "F08") == ["error"]
    assert not mend_file(doc, "F08")


def test_a_second_declaration_that_is_not_used_does_no_harm() -> None:
    doc = opened(f' xmlns:s="{SITEMAP}"')
    assert mend_file(doc, "F08")
    assert severities(doc, "F08") == []


# Prefixes of the protocol's own names


PREFIXED = (
    '<?xml version="1.0"?>\n'
    f"<ns0:urlset xmlns:ns0='{SITEMAP}' xmlns:i=\"urn:i\">\n"
    "  <ns0:url>\n    <!-- <ns0:x> --><ns0:loc><![CDATA[<ns0:loc>]]></ns0:loc>\n"
    "    <ns0:lastmod/><i:a b='c'>ns0:</i:a>\n  </ns0:url>\n"
    "  <ns0:url><ns0:loc>b</ns0:loc></ns0:url>\n<!-- ns0: -->\n</ns0:urlset>\n"
)


def test_a_prefix_everywhere_is_a_hint_and_can_be_dropped() -> None:
    doc = Document.from_bytes(PREFIXED.encode())
    assert severities(doc, "F08") == ["hint"]
    assert not mend_file(doc, "F08", only_safe=True)
    before = read_with_lxml(doc.to_bytes())
    assert mend_file(doc, "F08")
    assert read_with_lxml(doc.to_bytes()) == before
    assert severities(doc, "F08") == []
    assert doc.to_bytes().decode() == (
        '<?xml version="1.0"?>\n'
        f"<urlset xmlns='{SITEMAP}' xmlns:i=\"urn:i\">\n"
        "  <url>\n    <!-- <ns0:x> --><loc><![CDATA[<ns0:loc>]]></loc>\n"
        "    <lastmod/><i:a b='c'>ns0:</i:a>\n  </url>\n"
        "  <url><loc>b</loc></url>\n<!-- ns0: -->\n</urlset>\n"
    )


def test_a_prefix_beside_the_same_default_namespace_is_dropped_with_its_declaration() -> None:
    attributes = f' xmlns="{SITEMAP}" xmlns:s="{SITEMAP}"'
    row = "<s:url><s:loc>a</s:loc><lastmod>2024</lastmod></s:url>"
    doc = opened(attributes, name="s:urlset", row=row)
    assert mend_file(doc, "F08")
    right = opened(f' xmlns="{SITEMAP}"', row=row.replace("s:", ""))
    assert doc.to_bytes() == right.to_bytes()


@pytest.mark.parametrize(
    ("attributes", "row"),
    [
        ("", "<s:url><s:loc>a</s:loc><own>b</own></s:url>"),
        ("", "<s:url><s:loc s:a='b'>a</s:loc></s:url>"),
        ("", f"<s:url xmlns:s='{SITEMAP}'><s:loc>a</s:loc></s:url>"),
        ("", "<s:url><s:loc>a</s:loc><s:x xmlns='urn:x'/></s:url>"),
        (' xmlns="urn:own"', "<s:url><s:loc>a</s:loc></s:url>"),
        (' s:a="b"', "<s:url><s:loc>a</s:loc></s:url>"),
    ],
)
def test_a_prefix_stays_where_dropping_it_would_change_a_meaning(attributes: str, row: str) -> None:
    doc = opened(f' xmlns:s="{SITEMAP}"{attributes}', name="s:urlset", row=row)
    assert severities(doc, "F08") == ["hint"]
    assert not mend_file(doc, "F08")


# Places of schemas


@pytest.mark.parametrize(
    ("value", "right"),
    [
        (f"{SITEMAP} {SITEMAP}/sitemap.xsd", None),
        (f"{SITEMAP}\n\t{SITEMAP}/sitemap.xsd urn:x x.xsd", None),
        (f"{SITEMAP} https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd", None),
        ("urn:x x.xsd", None),
        ("", None),
        (SITEMAP, ""),
        (f"{SITEMAP}/sitemap.xsd", ""),
        (f"{SITEMAP}/sitemap.xsd {SITEMAP}", ""),
        (
            f"https://www.sitemaps.org/schemas/sitemap/0.9 {SITEMAP}/sitemap.xsd",
            f"{SITEMAP} {SITEMAP}/sitemap.xsd",
        ),
        (
            f"{SITEMAP} {SITEMAP}/siteindex.xsd urn:x x.xsd",
            f"{SITEMAP} {SITEMAP}/sitemap.xsd urn:x x.xsd",
        ),
        (
            f"{SITEMAP} urn:x x.xsd",
            "urn:x x.xsd",
        ),
        (
            "http://www.google.com/schemas/sitemap/0.84 "
            "http://www.google.com/schemas/sitemap/0.84/sitemap.xsd",
            f"{SITEMAP} {SITEMAP}/sitemap.xsd",
        ),
    ],
)
def test_places_of_schemas_are_judged_and_corrected_in_pairs(value: str, right: str | None) -> None:
    attribute = f' xmlns="{SITEMAP}"{XSI} xsi:schemaLocation="{{}}"'
    doc = opened(attribute.format(value))
    assert severities(doc, "F17") == ([] if right is None else ["warning"])
    assert mend_file(doc, "F17") == (right is not None)
    assert severities(doc, "F17") == []
    if right:
        assert doc.to_bytes() == opened(attribute.format(right)).to_bytes()
    elif right is not None:
        assert doc.to_bytes() == opened(f' xmlns="{SITEMAP}"{XSI}').to_bytes()


def test_an_index_has_a_schema_of_its_own() -> None:
    value = f' xmlns="{SITEMAP}"{XSI} xsi:schemaLocation="{SITEMAP} {SITEMAP}/%s.xsd"'
    row = "<sitemap><loc>https://example.com/a.xml</loc></sitemap>"
    right = opened(value % "siteindex", name="sitemapindex", row=row)
    assert severities(right, "F17") == []
    wrong = opened(value % "sitemap", name="sitemapindex", row=row)
    assert severities(wrong, "F17") == ["warning"]
    assert mend_file(wrong, "F17")
    assert wrong.to_bytes() == right.to_bytes()


def test_setting_the_namespace_takes_the_place_of_its_schema_along() -> None:
    old = "http://www.google.com/schemas/sitemap/0.84"
    doc = opened(f' xmlns="{old}"{XSI} xsi:schemaLocation="{old} {old}/sitemap.xsd"')
    assert severities(doc, "F17") == []
    assert mend_file(doc, "F09", only_safe=True)
    assert severities(doc, "F17") == []
    assert old.encode() not in doc.to_bytes()


# Prefixes of extensions


@pytest.mark.parametrize(
    ("prefix", "wrong", "right"),
    [
        ("xhtml", "http://www.w3.org/1999/xhtml/", "http://www.w3.org/1999/xhtml"),
        ("xhtml", "https://www.w3.org/1999/xhtml", "http://www.w3.org/1999/xhtml"),
        (
            "xhtml",
            "http://www.w3.org/TR/xhtml11/xhtml11_schema.html",
            "http://www.w3.org/1999/xhtml",
        ),
        (
            "image",
            "https://www.google.com/schemas/sitemap-image/1.1",
            "http://www.google.com/schemas/sitemap-image/1.1",
        ),
        (
            "video",
            "http://www.google.com/schemas/sitemap-video/1.1/",
            "http://www.google.com/schemas/sitemap-video/1.1",
        ),
        (
            "n",
            "http://www.google.com/schemas/sitemap-news/1.0",
            "http://www.google.com/schemas/sitemap-news/0.9",
        ),
    ],
)
def test_a_prefix_for_nearly_the_right_namespace_is_an_error_and_is_corrected(
    prefix: str, wrong: str, right: str
) -> None:
    attribute = f' xmlns=\'{SITEMAP}\' xmlns:other="urn:x" xmlns:{prefix}="{{}}"'
    row = f"<url><loc>https://example.com/a</loc><{prefix}:a/></url>"
    doc = opened(attribute.format(wrong), row=row)
    (finding,) = of_file(doc, "X03")
    assert finding.severity.value == "error"
    assert finding.arguments == {"prefix": prefix, "uri": wrong, "right": right}
    assert mend_file(doc, "X03")
    assert doc.to_bytes() == opened(attribute.format(right), row=row).to_bytes()
    assert of_file(doc, "X03") == []
    assert not mend_file(doc, "X03")


@pytest.mark.parametrize(
    ("more", "severity"),
    [
        ("", "hint"),
        ("<!-- image:a -->", "error"),  # a hasty yes
        ("<lastmod>imagevideo:a</lastmod>", "hint"),
        ("<image:image/>", "error"),
        ('<x image:a="b"/>', "error"),
    ],
)
def test_a_prefix_for_nearly_the_right_namespace_is_a_hint_where_nothing_has_it(
    more: str, severity: str
) -> None:
    wrong = "https://www.google.com/schemas/sitemap-image/1.1"
    row = f"<url><loc>https://example.com/a</loc>{more}</url>"
    doc = opened(f" xmlns='{SITEMAP}' xmlns:image=\"{wrong}\"", row=row)
    (finding,) = of_file(doc, "X03")
    assert finding.severity.value == severity
    assert mend_file(doc, "X03")
    assert of_file(doc, "X03") == []


# Taking a head apart


def test_a_head_is_taken_apart_by_spans() -> None:
    data = b"\xef\xbb\xbf<?xml version='1.0'?><!--a--><?b c?><urlset a = \"x&amp;&#10;\ty\" b='\"'>"
    head = HeadView(data)
    assert head.has_mark
    assert [each.target for each in head.instructions] == [b"xml", b"b"]
    assert [(each.name, each.value) for each in head.root_attributes] == [
        (b"a", b"x&\n y"),
        (b"b", b'"'),
    ]
    name = head.root_name
    assert data[name.start : name.end] == b"urlset"
    assert head.attribute(b"c") is None
    assert head.named("urn:x", "a") is None
    written = head.with_value(head.root_attributes[1], b"'<&")
    assert written.endswith(b"b='&apos;&lt;&amp;'>")


def test_bytes_that_are_no_head_are_refused() -> None:
    with pytest.raises(ValueError, match="start tag"):
        _ = HeadView(b"<!-- nothing -->").root_tag
