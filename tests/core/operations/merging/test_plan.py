from __future__ import annotations

import pytest

from sitemap_editor import Document, Row
from sitemap_editor.core.document.edits import Batch, InsertRows, InsertSpans
from sitemap_editor.core.errors import Cancelled, EditError
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.core.operations.merging.opening import new_base
from sitemap_editor.core.operations.merging.plan import plan_merge
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, URLSET
from tests.core.operations.merging.made import merged, opened, plan_of, sentences
from tests.core.sitemaps import IMAGE, SITEMAP, body, document, urlset

XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'


def row(url: str, *more: str) -> str:
    return f"<url><loc>{url}</loc>{''.join(more)}</url>"


def dated(url: str, lastmod: str) -> str:
    return row(url, f"<lastmod>{lastmod}</lastmod>")


INDEX = f'<sitemapindex xmlns="{SITEMAP}"><sitemap><loc>a</loc></sitemap></sitemapindex>'.encode()


# Bytes


def test_rows_keep_their_bytes_with_comments_and_space_in_front() -> None:
    base = urlset("\n\t<!-- 1 --><url ><loc>a</loc></url>\n")
    other = urlset("\r\n  <!-- 2 -->\r\n<url>\r\n<loc><![CDATA[b]]></loc></url>\r\n")
    assert (
        merged(base, other)
        == urlset(
            "\n\t<!-- 1 --><url ><loc>a</loc></url>"
            "\r\n  <!-- 2 -->\r\n<url>\r\n<loc><![CDATA[b]]></loc></url>\n"
        ).decode()
    )


def test_rows_without_a_conflict_are_not_copied() -> None:
    base, other = Document.new(), Document.from_bytes(urlset(row("a") + row("b")))
    edit = plan_of(base, other).edit(Duplicates.KEEP, {})
    assert isinstance(edit, Batch)
    [insertion] = edit.edits
    assert isinstance(insertion, InsertSpans)
    assert insertion.block is other.table.buffers.original


def test_nothing_to_merge_changes_nothing() -> None:
    assert merged(urlset(row("a"))) == urlset(row("a")).decode()
    assert merged(urlset(row("a")), urlset("")) == urlset(row("a")).decode()


def test_an_empty_root_tag_takes_rows() -> None:
    base = f'<urlset xmlns="{SITEMAP}"/>'.encode()
    assert merged(base, urlset(row("a"), f' xmlns:image="{IMAGE}"')) == (
        f'<urlset xmlns="{SITEMAP}" xmlns:image="{IMAGE}">{row("a")}</urlset>'
    )


# Namespaces


def test_declarations_are_united_in_the_root_spaced_as_they_are() -> None:
    base = urlset("", '\n   xmlns:a="urn:a" ')
    other = urlset(row("u"), ' xmlns:b="urn:b" xmlns:a="urn:a" xmlns:c="urn:?&amp;&quot;"')
    assert merged(base, other) == (
        f'<urlset xmlns="{SITEMAP}"\n   xmlns:a="urn:a"\n   xmlns:b="urn:b"'
        f'\n   xmlns:c="urn:?&amp;&quot;" >{row("u")}</urlset>'
    )


def test_a_prefix_bound_to_two_namespaces_is_declared_on_the_rows_that_need_it() -> None:
    base = urlset("", ' xmlns:i="urn:1"')
    plain, commented = row("a"), row("b", "<!-- <i:x> -->")
    using = [
        row("c", "<i:x/>"),
        '<url\ni:x="1"><loc>d</loc></url>',
        row("e", "<p><q type='i:x'/></p>"),
    ]
    own = row("f", '<i:x xmlns:i="urn:3"/>')
    other = urlset("".join([plain, *using, commented, own]), ' xmlns:i="urn:2"')
    declared = [text.replace("<url", '<url xmlns:i="urn:2"') for text in using]
    assert (
        merged(base, other)
        == urlset("".join([plain, *declared, commented, own]), ' xmlns:i="urn:1"').decode()
    )


def test_elements_between_rows_get_what_they_need_too() -> None:
    other = urlset("<i:x/>" + row("a"), ' xmlns:i="urn:2"')
    wanted = '<i:x xmlns:i="urn:2"/>' + row("a")
    assert (
        merged(urlset("", ' xmlns:i="urn:1"'), other) == urlset(wanted, ' xmlns:i="urn:1"').decode()
    )


def test_a_prefixed_root_and_a_default_one_go_together() -> None:
    prefixed = f'<s:urlset xmlns:s="{SITEMAP}"><s:url><s:loc>p</s:loc></s:url></s:urlset>'
    plain = urlset(row("d"))
    assert merged(plain, prefixed.encode()) == (
        f'<urlset xmlns="{SITEMAP}" xmlns:s="{SITEMAP}">{row("d")}'
        "<s:url><s:loc>p</s:loc></s:url></urlset>"
    )
    assert merged(prefixed.encode(), plain) == (
        f'<s:urlset xmlns:s="{SITEMAP}" xmlns="{SITEMAP}"><s:url><s:loc>p</s:loc></s:url>'
        f"{row('d')}</s:urlset>"
    )


def test_the_default_namespace_is_declared_on_rows_where_the_document_uses_another() -> None:
    prefixed = f'<s:urlset xmlns:s="{SITEMAP}"><s:url><odd/></s:url></s:urlset>'
    wanted = row("d").replace("<url>", f'<url xmlns="{SITEMAP}">')
    assert merged(prefixed.encode(), urlset(row("d"))) == prefixed.replace(
        "</s:urlset>", f"{wanted}</s:urlset>"
    )


def test_a_second_prefix_of_the_rows_namespace_is_declared_only_where_it_is_used() -> None:
    other = urlset(row("a"), f' xmlns:s="{SITEMAP}"')
    assert merged(urlset(""), other) == urlset(row("a")).decode()


@pytest.mark.parametrize(
    "uri", ["http://www.google.com/schemas/sitemap/0.84", "https://www.sitemaps.org/", ""]
)
def test_rows_under_an_old_mistaken_or_missing_namespace_become_rows_of_the_document(
    uri: str,
) -> None:
    inner = row("b").replace("<url>", f'<url xmlns="{uri}">') if uri else row("b")
    other = f"<urlset{f' xmlns={uri!r}' if uri else ''}>{row('a')}{inner}</urlset>".encode()
    right = inner.replace(uri, SITEMAP) if uri else inner
    assert merged(urlset(""), other) == urlset(row("a") + right).decode()
    assert [each.loc for each in Document.from_bytes(merged(other, urlset(row("c"))).encode())] == [
        "a",
        "b",
        "c",
    ]


def test_a_row_that_undeclares_a_missing_namespace_is_understood() -> None:
    other = b"<urlset><url xmlns=''><loc>a</loc></url></urlset>"
    assert (
        merged(urlset(""), other) == urlset(f'<url xmlns="{SITEMAP}"><loc>a</loc></url>').decode()
    )


def test_prefixed_rows_lose_their_prefix_where_the_document_has_no_namespace() -> None:
    other = f'<s:urlset xmlns:s="{SITEMAP}"><s:url a="b"><s:loc>p</s:loc><s:x/></s:url></s:urlset>'
    assert merged(b"<urlset></urlset>", other.encode()) == (
        '<urlset><url a="b"><loc>p</loc><x/></url></urlset>'
    )


def test_a_row_that_would_say_something_else_is_refused_with_its_place() -> None:
    old = "http://www.google.com/schemas/sitemap/0.84"
    rows = row("a") + "<url><s:loc>hidden</s:loc><loc>b</loc></url>"
    other = f'<urlset xmlns="{old}" xmlns:s="{SITEMAP}">{rows}</urlset>'.encode()
    plan = plan_of(document(""), other)
    [said] = sentences(plan)
    assert "row 2 of “0.xml”" in said
    assert not plan.is_possible(Duplicates.KEEP, {})
    with pytest.raises(EditError) as caught:
        plan.edit(Duplicates.KEEP, {})
    assert str(caught.value) == said


def test_an_attribute_whose_namespace_would_be_none_is_refused() -> None:
    rows = row("a") + '<url s:a="1"><loc>b</loc></url>'
    other = urlset(rows, f' xmlns:s="{SITEMAP}"')
    [said] = sentences(plan_of(Document.from_bytes(b"<urlset></urlset>"), other))
    assert "row 2 of “0.xml”" in said


def test_places_of_schemas_are_united() -> None:
    base = urlset("", f" {XSI} xsi:schemaLocation='urn:a a.xsd '")
    other = urlset("", f' {XSI} xsi:schemaLocation="urn:a b.xsd urn:b b.xsd" xmlns:b="urn:b"')
    assert "xsi:schemaLocation='urn:a a.xsd urn:b b.xsd'" in merged(base, other)


def test_places_of_schemas_come_along_with_their_attribute() -> None:
    head = f' {XSI} xsi:schemaLocation="{SITEMAP} sitemap.xsd"'
    assert merged(urlset(""), urlset("", head)) == urlset("", head).decode()


@pytest.mark.parametrize(
    ("base", "other"),
    [
        (f' {XSI} xsi:schemaLocation="odd"', f' {XSI} xsi:schemaLocation="urn:b b.xsd"'),
        (f" {XSI}", f' {XSI} xsi:schemaLocation="odd"'),
        (' xmlns:xsi="urn:other"', f' {XSI} xsi:schemaLocation="urn:b b.xsd"'),
    ],
)
def test_places_of_schemas_that_cannot_be_united_stay_apart(base: str, other: str) -> None:
    assert merged(urlset("", base), urlset("", other)) == urlset("", base).decode()


def test_the_place_of_a_mistaken_namespace_does_not_come_along() -> None:
    other = urlset("", f' {XSI} xsi:schemaLocation="urn:old old.xsd"').replace(
        f'"{SITEMAP}"'.encode(), b'"urn:old"'
    )
    assert "schemaLocation" not in merged(urlset("", f" {XSI}"), other)


# Encodings, document types, asides


def test_a_declaration_says_utf8_once_there_are_other_characters() -> None:
    start = "<?xml version='1.0' encoding='ISO-8859-1'?>"
    base = Document.from_bytes(urlset("", before=start))
    assert merged(base, urlset(row("a"))).startswith(start)
    plan = plan_of(base, urlset(row("ü")))
    assert any("UTF-8" in said for said in sentences(plan))
    again = Document.from_bytes(urlset("", before=start))
    data = merged(again, urlset(row("ü")))
    assert data.startswith("<?xml version='1.0' encoding='UTF-8'?>")
    assert [each.loc for each in Document.from_bytes(data.encode())] == ["ü"]


def test_lines_with_other_characters_are_escaped_where_the_file_is_no_utf8() -> None:
    start = "<?xml version='1.0' encoding='US-ASCII'?>"
    data = merged(urlset("", before=start), "https://a.org/ü\n".encode())
    assert data.startswith(start)
    assert "https://a.org/&#252;" in data


def test_entities_of_a_document_type_are_refused_where_nothing_declares_them() -> None:
    kind = "<!DOCTYPE urlset SYSTEM 'sitemap.dtd'>"
    rows = row("a") + row("b&eacute;") + row("c", "<!-- &eacute; -->")
    other = urlset(rows, before=kind)
    assert any("row 2 of" in said for said in sentences(plan_of(document(""), other)))
    assert merged(urlset("", before=kind), other) == other.decode()
    assert merged(urlset(""), urlset(row("a"), before=kind)) == urlset(row("a")).decode()


def test_what_stands_around_the_rows_of_others_is_left_out_and_said() -> None:
    base = document("", before="<!-- made by me -->")
    same = urlset(row("a"), before='<?xml version="1.0"?>\n<!-- made by me -->')
    assert sentences(plan_of(base, same)) == []
    lost = [
        urlset("", before="<!-- by another -->"),
        urlset("", after="\n<?end x?>"),
        urlset(row("b") + "<!-- behind -->"),
        urlset(row("b") + "<x/>"),
    ]
    [said] = sentences(plan_of(base, *lost))
    assert "Files that contain some: 4; the first is “0.xml”" in said


# Text and kinds


def test_lines_become_rows_in_the_style_of_the_document() -> None:
    base = urlset("\n\t<url>\n\t\t<loc>a</loc>\n\t</url>\n")
    assert (
        merged(base, b"\xef\xbb\xbfhttps://b.org/?a&b\r\n\r\n  https://c.org/ ")
        == urlset(
            "\n\t<url>\n\t\t<loc>a</loc>\n\t</url>"
            "\n\t<url>\n\t\t<loc>https://b.org/?a&amp;b</loc>\n\t</url>"
            "\n\t<url>\n\t\t<loc>https://c.org/</loc>\n\t</url>\n"
        ).decode()
    )


def test_lines_become_rows_in_the_style_of_the_first_source() -> None:
    sources = opened(b"https://a.org/\n", urlset("\n<url>\n<loc>b</loc>\n</url>\n"))
    base = new_base(sources, URLSET)
    base.apply(plan_merge(base.table.snapshot(), sources).edit(Duplicates.KEEP, {}))
    assert body(base) == (
        "\n<url>\n<loc>https://a.org/</loc>\n</url>\n<url>\n<loc>b</loc>\n</url>\n"
    )


def test_a_line_that_xml_cannot_hold_is_refused() -> None:
    plan = plan_of(document(""), b"https://a.org/\nhttps://b.org/\x07\n")
    assert any("row 2 of" in said for said in sentences(plan))


def test_lines_go_into_lines_as_they_are() -> None:
    assert merged(b"https://a.org/\r\n", b"\nhttps://b.org/ \nhttps://c.org/") == (
        "https://a.org/\r\n\nhttps://b.org/ \nhttps://c.org/\n"
    )


def test_a_text_sitemap_without_a_last_line_end_stays_one() -> None:
    base = Document.from_bytes(b"https://a.org/")
    assert merged(base, b"https://b.org/\n") == "https://a.org/\nhttps://b.org/"
    plan = plan_of(Document.from_bytes(b"https://a.org/"), b"https://a.org/\r\n")
    assert plan.size_bytes_out(Duplicates.FIRST, {}) == len(b"https://a.org/")
    assert plan.size_bytes_out(Duplicates.LAST, {}) == len(b"https://a.org/")


def test_only_urls_go_into_a_text_sitemap_and_the_rest_is_counted() -> None:
    rows = [
        row("https://a.org/?a&amp;b"),
        dated("https://b.org/", "2024-01-01"),
        row(" https://c.org/ ", "<x/>"),
        '<url a="1"><loc>https://d.org/</loc></url>',
        "<url><lastmod>2020</lastmod></url>",
        row("https://e.org/&#10;x"),
    ]
    base = Document.from_bytes(b"https://0.org/\n")
    plan = plan_of(base, urlset("".join(rows)))
    said = sentences(plan)
    assert any("fits on a line of a text sitemap: 2; the first is row 5" in each for each in said)
    assert any("more than a URL: 2;" in each for each in said)
    assert plan.rows_in == 7
    assert merged(base, urlset("".join(rows))) == (
        "https://0.org/\nhttps://a.org/?a&b\nhttps://b.org/\nhttps://c.org/\nhttps://d.org/\n"
    )


def test_indexes_go_into_indexes_and_nothing_else_does() -> None:
    base = Document.from_bytes(INDEX)
    wanted = INDEX.decode().replace(
        "</sitemapindex>", "<sitemap><loc>a</loc></sitemap></sitemapindex>"
    )
    assert merged(base, INDEX) == wanted
    for content in (urlset(row("a")), b"https://a.org/\n"):
        [said] = sentences(plan_of(Document.from_bytes(INDEX), content))
        assert "Only sitemap indexes" in said
    for start in (document(""), Document.new(TEXT)):
        plan = plan_of(start, INDEX, urlset(row("a")), INDEX)
        assert "Files that are indexes: 2; the first is “0.xml”" in sentences(plan)[0]
        assert not plan.is_possible(Duplicates.FIRST, {})


# A new document


def test_a_new_document_is_like_the_first_source_of_its_kind() -> None:
    start = '<?xml version="1.0" encoding="iso-8859-1"?>\n<!-- a -->\n'
    first = urlset("\n " + row("a") + "\n", ' xmlns:i="urn:i"', before=start, after="\n<!-- z -->")
    base = new_base(opened(b"https://a.org/\n", INDEX, first), URLSET)
    assert base.to_bytes() == first.replace(b"iso-8859-1", b"UTF-8").replace(
        f" {row('a')}\n".encode(), b""
    )
    assert base.form.encoding == "UTF-8"
    assert base.path is None
    base.apply(InsertRows(0, [Row("ü")]))
    assert "<loc>ü</loc>" in base.to_bytes().decode()


def test_a_new_document_without_a_model_is_plain() -> None:
    assert new_base([], URLSET).to_bytes() == Document.new().to_bytes()
    assert new_base(opened(INDEX), URLSET).to_bytes() == Document.new().to_bytes()
    index = new_base(opened(INDEX), SITEMAPINDEX)
    assert index.to_bytes() == f'<sitemapindex xmlns="{SITEMAP}"></sitemapindex>'.encode()
    empty = f'<urlset xmlns="{SITEMAP}" />'.encode()
    assert new_base(opened(empty), URLSET).to_bytes() == empty


def test_a_new_text_sitemap_ends_its_lines_as_the_first_source_does() -> None:
    base = new_base(opened(b"https://a.org/\r\nhttps://b.org/\r\n"), TEXT)
    assert base.to_bytes() == b""
    base.apply(InsertRows(0, [Row("https://c.org/")]))
    assert base.to_bytes() == b"https://c.org/\r\n"


# Duplicates


SAME = [
    dated("https://a.org/", "2024-01-01"),
    dated(" https://a.org/ ", "2024-01-02T00:00:00+02:00"),
    dated("<![CDATA[https://a.org/]]>", "2024-01-01T22:00:00Z"),
    dated("https://a.or&#103;/", "soon"),
    row("https://a.org/"),
]


@pytest.mark.parametrize(
    ("policy", "stays"), [(Duplicates.FIRST, 0), (Duplicates.LAST, 4), (Duplicates.NEWEST, 1)]
)
def test_one_of_equal_urls_stays_at_its_place(policy: Duplicates, stays: int) -> None:
    base = document(SAME[0] + row("x"))
    others = [urlset(SAME[1] + row("y") + SAME[2]), urlset("".join(SAME[3:]) + row("z"))]
    plan = plan_of(base, *others)
    assert (plan.rows_in, plan.duplicates, len(plan.conflicts)) == (8, 4, 1)
    everything = [SAME[0], row("x"), SAME[1], row("y"), *SAME[2:], row("z")]
    wanted = [text for text in everything if text not in SAME or text == SAME[stays]]
    base.apply(plan.edit(policy, {}))
    assert body(base) == "".join(wanted)


def test_a_newest_row_that_is_the_very_first_day_there_is_does_no_harm() -> None:
    plan = plan_of(
        document(dated("a", "0001-01-01T00:00:00+14:00")), urlset(dated("a", "0001-01-01"))
    )
    assert plan.rows_out(Duplicates.NEWEST, {}) == 1


def test_lines_have_no_dates_and_lose_to_rows_that_do() -> None:
    base = document(dated("https://a.org/", "2020"))
    plan = plan_of(Document.from_bytes(b"https://a.org/\n"), base)
    assert plan.rows_out(Duplicates.NEWEST, {}) == 1
    again = document("")
    edit = plan_of(again, b"https://a.org/\n", base).edit(Duplicates.NEWEST, {})
    again.apply(edit)
    assert body(again) == dated("https://a.org/", "2020")


def test_conflicts_show_their_rows_side_by_side() -> None:
    base = document(row("x") + SAME[0])
    plan = plan_of(base, urlset(""), urlset(row("\n x ") + SAME[2] + " <url><loc>x</loc></url>"))
    first, second = plan.conflicts
    assert first.loc == "x"
    assert [(each.source, each.position) for each in first.rows] == [(-1, 0), (1, 0), (1, 2)]
    assert [each.row.loc for each in first.rows] == ["x", "\n x ", "x"]
    assert not first.are_equal
    assert second.rows[1].data == SAME[2].encode()
    assert plan.conflicts[-1] == second
    assert plan.conflicts[:1] == [first]
    with pytest.raises(IndexError):
        plan.conflicts[2]
    [same] = plan_of(document("\n" + row("x")), urlset(row("x"))).conflicts
    assert same.are_equal


def test_rows_without_a_url_are_never_duplicates() -> None:
    bare = "<url/><url><loc/></url><url><loc> </loc></url>"
    plan = plan_of(document(bare), urlset(bare))
    assert (plan.rows_in, plan.duplicates) == (6, 0)


def test_urls_that_only_look_alike_are_no_duplicates() -> None:
    alike = ("a?b&amp;c", "a?b&amp;amp;c", "a?b%26c", "A?b&amp;c", "a?b&amp;c/")
    plan = plan_of(document("".join(map(row, alike))), b"https://a?b&amp;c\nhttps://a?b&c\n")
    assert plan.duplicates == 0


def test_fail_refuses_and_counts_unless_every_conflict_is_picked() -> None:
    base = document(row("x") + row("y") + row("z"))
    plan = plan_of(base, urlset(row("y") + row("x")))
    [remark] = plan.remarks_out(Duplicates.FAIL, {0: 1})
    assert "in several rows: 1; the first is y" in str(remark)
    assert remark.is_obstacle
    with pytest.raises(EditError, match="merge"):
        plan.edit(Duplicates.FAIL, {})
    base.apply(plan.edit(Duplicates.FAIL, {0: 1, 1: 0}))
    assert body(base) == row("y") + row("z") + row("x")


def test_the_order_by_url_takes_in_the_rows_that_are_there() -> None:
    base = document("\n<url/>" + row("c") + row("a?x&amp;y"))
    plan = plan_of(base, urlset(row("b") + row("a?x&#x26;a")), urlset("<url><lastmod/></url>"))
    base.apply(plan.edit(Duplicates.FIRST, {}, is_sorted=True))
    wanted = [row("a?x&#x26;a"), row("a?x&amp;y"), row("b"), row("c"), "\n<url/>"]
    assert body(base) == "".join([*wanted, "<url><lastmod/></url>"])
    again = plan_of(document(row("a")), urlset(row("b"))).edit(Duplicates.FIRST, {}, is_sorted=True)
    assert isinstance(again, Batch)
    assert len(again.edits) == 1


def test_a_plan_holds_again_after_undo() -> None:
    base = document(row("b"))
    plan = plan_of(base, urlset(row("c") + row("a")))
    for is_sorted in (True, False, True):
        inverse = base.apply(plan.edit(Duplicates.FIRST, {}, is_sorted=is_sorted))
        assert len(base) == 3
        assert (body(base) == row("a") + row("b") + row("c")) == is_sorted
        base.apply(inverse)
        assert body(base) == row("b")


# Limits, progress


def test_limits_are_told_to_the_row_and_byte() -> None:
    base = document("")
    rows = "".join(row(str(number)) for number in range(50_000))
    assert plan_of(base, urlset(rows)).remarks_out(Duplicates.FIRST, {}) == []
    plan = plan_of(base, urlset(rows), urlset(row("a") + row("1")))
    [said] = plan.remarks_out(Duplicates.FIRST, {})
    assert "50001 rows" in str(said)
    assert not said.is_obstacle
    assert "50002 rows" in str(plan.remarks_out(Duplicates.KEEP, {})[0])
    assert "50001 rows" in str(plan.remarks_out(Duplicates.KEEP, {0: 0})[0])


def test_the_limit_of_bytes_is_told() -> None:
    around = len(urlset(row("")))
    exact = urlset(row("x" * (52_428_800 - around)))
    assert plan_of(document(""), exact).remarks_out(Duplicates.FIRST, {}) == []
    [said] = plan_of(document("<!---->"), exact).remarks_out(Duplicates.FIRST, {})
    assert "52428807 bytes" in str(said)


def test_planning_tells_its_progress_and_can_be_stopped() -> None:
    parts: list[float] = []
    base = document(row("a"))
    sources = opened(urlset(row("b")), b"https://c.org/\n")
    plan_merge(base.table.snapshot(), sources, progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0

    def stop(part: float) -> None:
        if part > 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        plan_merge(base.table.snapshot(), sources, progress=stop)
