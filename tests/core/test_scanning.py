"""Finding the rows of a whole file, small and large."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from sitemap_editor.core.document.scanning import scan_text, scan_xml
from sitemap_editor.core.errors import Cancelled, NotASitemap, NotWellFormed, SitemapError
from tests.core.sitemaps import SITEMAP, urlset

ROW = "<url><loc>https://example.com/</loc></url>\n"
MANY = 40_000  # more than a megabyte: read beside libxml2's verdict, in two threads


def test_rows_of_many_makes_are_found_in_order() -> None:
    odd = "<url/><!-- c --><url><?p?></url>"
    table = scan_xml(urlset((ROW * 3 + odd) * 100))
    assert len(table) == 500
    assert b"".join(table.pieces()) == urlset((ROW * 3 + odd) * 100)


def test_a_large_file_is_read_as_a_small_one_is() -> None:
    odd = "<url><loc>odd</loc><loc/></url>"
    table = scan_xml(urlset(ROW * MANY + odd + ROW))
    assert len(table) == MANY + 2
    assert [table[position].loc for position in (0, MANY, MANY + 1)] == [
        "https://example.com/",
        "odd",
        "https://example.com/",
    ]


@pytest.mark.parametrize(
    ("tail", "code"),
    [
        ("<url><loc>&</loc></url>", "L05"),
        ("<url><loc>a</url>", "F01"),
        ("<url", "L05"),
        ("<url><x:y/></url>", "F10"),
        ("<url x:y='1'/>", "F10"),
        ("\x08", "F01"),
        ("<!--", "F01"),
        ("</urlset></url></a><url>", "F01"),
    ],
)
def test_a_fault_at_the_end_of_a_large_file_has_its_line(tail: str, code: str) -> None:
    with pytest.raises(NotWellFormed) as caught:
        scan_xml(urlset(ROW * MANY + tail))
    assert caught.value.code == code
    assert caught.value.line == MANY + 1


@pytest.mark.parametrize(
    "reference", ["&#x110000;", "&#99999999999999999999;", "&#xD800;", "&#8;", "&x;", "&"]
)
@pytest.mark.parametrize("size", [1, MANY])
@pytest.mark.parametrize("place", ["root", "row"])
def test_a_bad_reference_in_a_namespace_is_refused_as_any_other_fault(
    reference: str, size: int, place: str
) -> None:
    bad = f' xmlns:p="{reference}"'
    data = (
        urlset(ROW * size + "<url/>", bad)
        if place == "root"
        else urlset(ROW * size + f"<url{bad}/>")
    )
    with pytest.raises(NotWellFormed) as caught:
        scan_xml(data)
    assert caught.value.line is not None


@pytest.mark.parametrize(
    "attributes",
    [
        ' xmlns:a=""',
        ' xmlns:xml="urn:x"',
        ' xmlns:xmlns="urn:x"',
        ' xmlns:a="urn:a" xmlns:b="urn:a" a:k="1" b:k="2"',
    ],
)
def test_faults_in_namespaces_are_refused_as_lxml_refuses_them(attributes: str) -> None:
    with pytest.raises(NotWellFormed):
        scan_xml(f'<urlset xmlns="{SITEMAP}"><url{attributes}/></urlset>'.encode())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"<rss/>", "R01"),
        (b"<feed/>", "R01"),
        (b"<r:RDF xmlns:r='urn:r'/>", "R01"),
        (b"<HTML/>", "F15"),
        (b"<x:html xmlns:x='urn:x'/>", "F15"),
        (b"<url/>", "F07"),
        (b"<sitemap/>", "F07"),
        (b"<URLSET/>", "F07"),
        (b"<Sitemapindex/>", "F07"),
    ],
)
def test_another_root_is_named(data: bytes, code: str) -> None:
    with pytest.raises(NotASitemap) as caught:
        scan_xml(data)
    assert caught.value.code == code
    assert str(caught.value).endswith(".")


def test_a_large_file_of_another_kind_is_refused_by_its_root_if_it_is_well_formed() -> None:
    with pytest.raises(NotASitemap):
        scan_xml(b"<rss>" + b"<item/>" * 200_000 + b"</rss>")
    with pytest.raises(NotWellFormed):
        scan_xml(b"<rss>" + b"<item/>" * 200_000 + b"</rs>")


@pytest.mark.parametrize("size", [1, 2_000_000])
def test_a_file_without_any_element_is_not_well_formed(size: int) -> None:
    with pytest.raises(NotWellFormed) as caught:
        scan_xml(b"<!--" + b"x" * size + b"-->\n")
    assert caught.value.line == 2


def test_an_undeclared_prefix_has_line_column_and_excerpt() -> None:
    with pytest.raises(NotWellFormed) as caught:
        scan_xml(urlset("\n <url>\n  <loc>a</loc> <image:image/>\n </url>"))
    error = caught.value
    assert (error.code, error.line, error.column) == ("F10", 3, 28)
    assert "prefix image" in str(error)
    assert "<image:image/>" in str(error.arguments["excerpt"])
    assert "offset" not in error.arguments


def test_a_person_can_stop_reading_at_any_step() -> None:
    data = urlset(ROW * MANY)
    seen: list[float] = []
    scan_xml(data, progress=seen.append)
    assert len(seen) >= 3
    assert seen == sorted(seen)
    assert 0 < seen[0] <= seen[-1] <= 1

    for stop_at in range(1, len(seen) + 1):
        told: list[float] = []

        def progress(part: float, told: list[float] = told, stop_at: int = stop_at) -> None:
            told.append(part)
            if len(told) == stop_at:
                raise Cancelled

        with pytest.raises(Cancelled):
            scan_xml(data, progress=progress)
        assert len(told) == stop_at


def test_text_can_be_stopped_too() -> None:
    def progress(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        scan_text(b"https://example.com/\n" * 10, progress=progress)


def test_one_huge_text_node_is_read() -> None:
    table = scan_xml(urlset(f"<url><loc>{'x' * 12_000_000}</loc></url>"))
    assert len(table[0].loc or "") == 12_000_000


# Document types are never carried out


def test_a_billion_laughs_are_refused_and_never_laughed() -> None:
    lines = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    data = (
        f'<!DOCTYPE urlset [<!ENTITY a0 "lol">{lines}]><urlset><url><loc>&a9;</loc></url></urlset>'
    )
    with pytest.raises(NotASitemap) as caught:
        scan_xml(data.encode())
    assert caught.value.code == "F06"


def test_nothing_a_document_type_names_is_ever_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_network(*_arguments: object) -> None:
        raise AssertionError("something was fetched")

    monkeypatch.setattr(socket.socket, "connect", no_network)
    secret = tmp_path / "secret.dtd"
    secret.write_text('<!ENTITY x "the secret">')
    row = "<url><loc>a&x;b</loc></url>"
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        port = server.getsockname()[1]
        for place in (secret.as_uri(), str(secret), f"http://127.0.0.1:{port}/x.dtd"):
            data = f'<!DOCTYPE urlset SYSTEM "{place}"><urlset>{row}</urlset>'.encode()
            try:
                table = scan_xml(data)
            except SitemapError:
                continue
            assert "secret" not in (table[0].loc or "")
            assert b"".join(table.pieces()) == data
        with pytest.raises(BlockingIOError):
            server.accept()
    for entity in (
        f'<!ENTITY x SYSTEM "{secret.as_uri()}">',
        f'<!ENTITY % x SYSTEM "{secret}"> %x;',
    ):
        with pytest.raises(NotASitemap):
            scan_xml(f"<!DOCTYPE urlset [{entity}]><urlset>{row}</urlset>".encode())


def test_a_document_type_that_declares_nothing_is_kept() -> None:
    data = b"<!DOCTYPE urlset>\n<urlset><url><loc>a</loc></url></urlset>"
    table = scan_xml(data)
    assert table[0].loc == "a"
    assert b"".join(table.pieces()) == data
