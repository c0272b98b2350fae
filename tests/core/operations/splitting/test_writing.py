"""Writing a split: all parts and the index, valid, or the folder as it was."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from lxml import etree

from sitemap_editor import Document, SetCells
from sitemap_editor.core.errors import Cancelled, SaveError
from sitemap_editor.core.operations.splitting.earlier import read_earlier
from sitemap_editor.core.operations.splitting.order import By
from sitemap_editor.core.operations.splitting.plan import plan_split
from sitemap_editor.core.operations.splitting.writing import files_in_the_way, write_split
from sitemap_editor.core.protocol.datetimes import now_w3c
from sitemap_editor.core.resources import resource
from tests.core import corpus_files
from tests.core.operations.splitting.splitting import (
    LATER,
    NOW,
    SITE,
    contents,
    listing,
    order,
    planned,
    split_again,
)
from tests.core.sitemaps import IMAGE, SITEMAP


@pytest.mark.parametrize("is_compressed", [False, True])
def test_parts_and_index_are_written_in_order_the_index_last(
    tmp_path: Path, is_compressed: bool
) -> None:
    opened, wanted = listing(["/1", "/2", "/3"]), order(2, is_compressed=is_compressed)
    folder = tmp_path / "new" / "folder"
    plan, written = split_again(opened, wanted, folder)
    suffix = ".xml.gz" if is_compressed else ".xml"
    names = [f"sitemap-1{suffix}", f"sitemap-2{suffix}", "sitemap_index.xml"]
    assert written == [folder / name for name in names]
    assert sorted(contents(folder)) == names
    for part, path in zip(plan.parts, written, strict=False):
        data = path.read_bytes()
        if is_compressed:
            data = gzip.decompress(data)
        assert len(data) == part.size_bytes
        assert data == b"".join(opened.table.part(part.row_ids).pieces())


def test_an_index_may_be_compressed_by_its_name(tmp_path: Path) -> None:
    opened = listing(["/1", "/2"])
    split_again(opened, order(1, index_name="i.xml.gz"), tmp_path)
    assert gzip.decompress((tmp_path / "i.xml.gz").read_bytes()).count(b"<sitemap>") == 2
    _, written = split_again(opened, order(1, index_name="i.xml.gz"), tmp_path, LATER)
    assert written == []


def test_every_part_carries_head_comments_and_style_of_the_source(tmp_path: Path) -> None:
    data = (
        "\ufeff<?xml version='1.0'?>\r\n<!-- by hand -->\r\n"
        f"<urlset xmlns='{SITEMAP}'\r\n xmlns:image='{IMAGE}'>\r\n"
        "\t<!-- one --><url><loc>https://a.org/?a&amp;b</loc></url>\r\n"
        "\t<!-- two -->\r\n\t<url>\r\n<loc><![CDATA[https://a.org/2]]></loc></url>\r\n"
        "</urlset>\r\n<!-- end -->"
    ).encode()
    opened = Document.from_bytes(data)
    split_again(opened, order(1), tmp_path)
    one, two = ((tmp_path / f"sitemap-{n}.xml").read_bytes() for n in (1, 2))
    head, tail = data[: data.index(b">\r\n\t<!-- one") + 1], data[data.index(b"\r\n</urlset>") :]
    assert one.startswith(head)
    assert two.startswith(head)
    assert one.endswith(tail)
    assert b"<!-- one -->" in one
    assert b"<!-- one -->" not in two
    assert b"\r\n\t<!-- two -->\r\n\t<url>\r\n<loc><![CDATA[" in two


def test_a_plan_with_an_obstacle_is_never_written(tmp_path: Path) -> None:
    opened, wanted = listing(["/1", "/2"]), order(1, published_at="")
    plan = planned(opened, wanted)
    with pytest.raises(ValueError, match="obstacle"):
        write_split(opened.table, plan, wanted, tmp_path)
    assert contents(tmp_path) == {}


def test_files_in_the_way_are_those_that_would_be_replaced(tmp_path: Path) -> None:
    opened, wanted = listing(["/1", "/2", "/3"]), order(1)
    for name in ("sitemap-2.xml", "sitemap-4.xml", "other.xml"):
        (tmp_path / name).touch()
    (tmp_path / "sitemap_index.xml").symlink_to("nowhere.xml")
    plan = planned(opened, wanted)
    assert files_in_the_way(plan, wanted, tmp_path) == [
        tmp_path / "sitemap-2.xml",
        tmp_path / "sitemap_index.xml",
    ]
    wanted = order(1, index_name="")
    plan = planned(opened, wanted)
    assert files_in_the_way(plan, wanted, tmp_path) == [tmp_path / "sitemap-2.xml"]
    assert files_in_the_way(plan, wanted, tmp_path / "gone") == []


def test_a_text_sitemap_without_a_last_line_end_is_split_into_such(tmp_path: Path) -> None:
    opened = Document.from_bytes(b"\xef\xbb\xbfhttps://a.org/1\nhttps://a.org/2\nhttps://a.org/3")
    split_again(opened, order(2), tmp_path)
    assert (tmp_path / "sitemap-1.txt").read_bytes() == (
        b"\xef\xbb\xbfhttps://a.org/1\nhttps://a.org/2"
    )
    assert (tmp_path / "sitemap-2.txt").read_bytes() == b"\xef\xbb\xbfhttps://a.org/3"


@pytest.mark.parametrize("is_compressed", [False, True])
def test_a_cancel_at_any_moment_leaves_the_folder_as_it_was(
    tmp_path: Path, is_compressed: bool
) -> None:
    opened = listing(f"/{n}" for n in range(400))
    wanted = order(100, is_compressed=is_compressed)
    (tmp_path / "sitemap-1.xml").write_bytes(b"old")
    (tmp_path / "sitemap-1.xml.gz").write_bytes(b"old")
    before = contents(tmp_path)
    plan = plan_split(opened.table, wanted, now=NOW)
    told: list[float] = []

    def stop(part: float) -> None:
        told.append(part)
        raise Cancelled

    for folder in (tmp_path, tmp_path / "not" / "there"):
        with pytest.raises(Cancelled):
            write_split(opened.table, plan, wanted, folder, progress=stop)
        assert contents(tmp_path) == before
    assert len(told) == 2


def test_a_folder_called_as_a_part_is_in_the_way(tmp_path: Path) -> None:
    opened, wanted = listing(["/1", "/2"]), order(1)
    (tmp_path / "sitemap-2.xml").mkdir()
    (tmp_path / "sitemap-1.xml").write_bytes(b"old")
    before = contents(tmp_path)
    plan = planned(opened, wanted)
    with pytest.raises(SaveError) as caught:
        write_split(opened.table, plan, wanted, tmp_path)
    assert "sitemap-2.xml" in str(caught.value)
    assert contents(tmp_path) == before


# Validity, by two checks


def valid_by_lxml(path: Path, schema: str) -> bool:
    """Check a file by lxml."""
    data = path.read_bytes()
    root = etree.fromstring(gzip.decompress(data) if path.suffix == ".gz" else data)
    return bool(etree.XMLSchema(etree.parse(resource("xsd", schema))).validate(root))


def valid_by_xmllint(path: Path, schema: str) -> bool:
    """Check a file by libxml2's own program, which unpacks what it must."""
    place = resource("xsd", schema)
    run = subprocess.run(
        ["xmllint", "--nonet", "--noout", "--schema", str(place), "-"],
        input=gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes(),
        check=False,
        capture_output=True,
    )
    return run.returncode == 0


JUDGES = [
    valid_by_lxml,
    pytest.param(
        valid_by_xmllint,
        marks=pytest.mark.skipif(shutil.which("xmllint") is None, reason="xmllint is not there"),
    ),
]


@pytest.mark.parametrize("by", list(By))
@pytest.mark.parametrize("is_compressed", [False, True])
@pytest.mark.parametrize("checker", JUDGES)
def test_parts_and_index_are_valid(
    tmp_path: Path, by: By, is_compressed: bool, checker: Callable[[Path, str], bool]
) -> None:
    urls = [f"https://{host}.org/{c}/{n}?a&amp;b" for n in range(4) for c in "xy" for host in "ab"]
    opened = listing(urls, [f"20{10 + n % 3}-01-02" for n in range(len(urls))])
    opened.apply(SetCells([(3, "priority", "0.5"), (7, "changefreq", "daily")]))
    plan, written = split_again(opened, order(3, by=by, is_compressed=is_compressed), tmp_path)
    assert len(written) == len(plan.parts) + 1
    for path in written[:-1]:
        assert checker(path, "sitemap.xsd")
    assert checker(written[-1], "siteindex.xsd")


@pytest.mark.parametrize("name", corpus_files.openable() or [None])
def test_every_file_of_the_corpus_is_split_into_its_own_rows(
    name: str | None, tmp_path: Path
) -> None:
    if name is None:
        pytest.skip("there is no corpus here")
    opened = Document.open(corpus_files.FOLDER / name)
    # Some of them have rows by the ten thousand: a few parts each will do.
    wanted = order(max(1, len(opened) // 3), published_at=SITE)
    plan, _ = split_again(opened, wanted, tmp_path)
    rows = [
        other.table.row_bytes(row_id)
        for part in plan.parts
        for other in [Document.open(tmp_path / part.name)]
        for row_id in other.table.order
    ]
    assert rows == [opened.table.row_bytes(row_id) for row_id in opened.table.order]


def test_parts_and_their_dates_are_of_when_they_were_written_not_of_when_they_were_planned(
    tmp_path: Path,
) -> None:
    opened, wanted = listing(["/1", "/2", "/3"]), order(2)
    split_again(opened, wanted, tmp_path)
    (tmp_path / "sitemap-2.xml").write_bytes(b"<urlset/>")
    plan = plan_split(
        opened.table, wanted, now=NOW, earlier=read_earlier(tmp_path, wanted.index_name)
    )
    write_split(opened.table, plan, wanted, tmp_path, now=LATER)
    index = Document.open(tmp_path / "sitemap_index.xml")
    assert [row.lastmod for row in index] == [now_w3c(NOW), now_w3c(LATER)]
    assert (tmp_path / plan.parts[1].name).stat().st_mtime == LATER.timestamp()
