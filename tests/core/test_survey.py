from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.files import survey as surveying
from sitemap_editor.core.files.children import Shared
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.survey import survey
from tests.core import corpus_files
from tests.core.checks.whole_files import INDEX_HEAD, rows_of
from tests.core.corpus_files import facts
from tests.core.sitemaps import urlset

SITE = "https://example.com/"
INDEXES = [name for name in corpus_files.openable() if corpus_files.kind_of(name) == "sitemapindex"]


def put(folder: Path, name: str, *paths: str) -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(urlset(rows_of(*(SITE + each for each in paths))))
    return path


def index_with(folder: Path, *names: str) -> Path:
    path = folder / "index.xml"
    rows = "".join(f"<sitemap><loc>{SITE}{name}</loc></sitemap>" for name in names)
    path.write_text(f"{INDEX_HEAD}{rows}</sitemapindex>", "utf-8")
    return path


def locs(*names: str) -> list[str]:
    return [SITE + name for name in names]


class Watcher:
    def __init__(self) -> None:
        self.seen: list[str] = []

    def __call__(self, loc: str, document: Document) -> None:
        assert document.path is not None
        self.seen.append(loc.removeprefix(SITE))


def test_every_child_is_described_in_the_order_of_the_index(tmp_path: Path) -> None:
    put(tmp_path, "a.xml", "1", "2")
    packed = gzip.compress(urlset(rows_of(SITE + "3")))
    (tmp_path / "b.xml.gz").write_bytes(packed)
    (tmp_path / "c.txt").write_text(f"{SITE}4\n{SITE}5\n", "utf-8")
    index = index_with(tmp_path)
    watcher = Watcher()
    found = survey(index, locs("b.xml.gz", "none.xml", "c.txt", "a.xml"), look=watcher)
    assert [child.name for child in found.rows] == ["b.xml.gz", "none.xml", "c.txt", "a.xml"]
    b, none, c, a = found.rows
    assert (b.kind, b.rows, b.is_compressed) == ("urlset", 1, True)
    assert b.size_bytes == len(gzip.decompress(packed))
    assert (none.path, none.stamp, none.kind, none.error) == (None, None, "", None)
    assert (c.kind, c.rows, c.is_compressed) == ("text", 2, False)
    assert (a.rows, a.size_bytes) == (2, (tmp_path / "a.xml").stat().st_size)
    assert a.stamp == Stamp.of(tmp_path / "a.xml")
    assert not a.is_sure
    assert a.changed is not None
    assert int(a.changed.timestamp()) == int((tmp_path / "a.xml").stat().st_mtime)
    assert watcher.seen == ["b.xml.gz", "c.txt", "a.xml"]


def test_what_cannot_be_read_is_noted_without_its_bytes(tmp_path: Path) -> None:
    (tmp_path / "page.xml").write_bytes(b"<html></html>")
    (tmp_path / "bomb.xml.gz").write_bytes(gzip.compress(b" " * 5_000_000))
    (tmp_path / "cut.xml").write_bytes(urlset(rows_of(SITE + "1"))[:-3])
    watcher = Watcher()
    names = ("page.xml", "bomb.xml.gz", "cut.xml")
    found = survey(index_with(tmp_path), locs(*names), look=watcher, cap_bytes=1_000_000)
    errors = [child.error for child in found.rows]
    assert [type(error).__name__ for error in errors] == [
        "NotASitemap",
        "TooLarge",
        "NotWellFormed",
    ]
    for error in errors:
        assert error is not None
        assert not any((error.__traceback__, error.__context__, error.__cause__))
    assert watcher.seen == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_nobody_may_read_is_noted(tmp_path: Path) -> None:
    put(tmp_path, "a.xml", "1").chmod(0)
    (child,) = survey(index_with(tmp_path), locs("a.xml")).rows
    assert child.error is not None
    assert child.error.code == "permission"


def test_urls_in_several_children_are_counted_with_an_example(tmp_path: Path) -> None:
    put(tmp_path, "a.xml", "1", "2", "3", "3")
    put(tmp_path, "b.xml", "4", "2", "3")
    put(tmp_path, "c.xml", "5")
    put(tmp_path, "d.xml", "4")
    a, b, c, d = survey(index_with(tmp_path), locs("a.xml", "b.xml", "c.xml", "d.xml")).rows
    (of_a,) = a.shared
    assert (of_a.loc, of_a.count) == (b.loc, 2)
    assert of_a.example in locs("2", "3")
    assert b.shared == (Shared(a.loc, 2, of_a.example), Shared(d.loc, 1, SITE + "4"))
    assert c.shared == ()
    assert d.shared == (Shared(b.loc, 1, SITE + "4"),)


def test_beyond_so_many_rows_no_more_files_are_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(surveying, "MOST_COMPARED_ROWS", 3)
    for name in ("a.xml", "b.xml", "c.xml"):
        put(tmp_path, name, "1", "2")
    put(tmp_path, "d.xml", "1")
    found = survey(index_with(tmp_path), locs("a.xml", "b.xml", "c.xml", "d.xml"))
    assert [len(child.shared) for child in found.rows] == [1, 0, 0, 1]
    assert [child.rows for child in found.rows] == [2, 2, 2, 1]


def test_two_rows_that_lead_to_one_file_open_it_once_and_say_so(tmp_path: Path) -> None:
    put(tmp_path, "a.xml", "1")
    watcher = Watcher()
    first, second = survey(
        index_with(tmp_path), [SITE + "a.xml", "http://example.com/a.xml.gz"], look=watcher
    ).rows
    assert (first.twin, second.twin) == ("", SITE + "a.xml")
    assert second.rows == 1
    assert second.shared == ()
    assert watcher.seen == ["a.xml"]
    assert len(survey(index_with(tmp_path), locs("a.xml", "a.xml")).rows) == 1


def test_what_did_not_change_is_not_opened_again(tmp_path: Path) -> None:
    put(tmp_path, "a.xml", "1", "2")
    put(tmp_path, "b.xml", "2")
    (tmp_path / "page.xml").write_bytes(b"<html></html>")
    names = locs("a.xml", "b.xml", "none.xml", "page.xml")
    index = index_with(tmp_path)
    first = survey(index, names)
    watcher = Watcher()
    again = survey(index, names, known=first, look=watcher)
    assert again == first
    assert watcher.seen == []
    put(tmp_path, "b.xml", "3", "4")
    later = survey(index, names, known=again, look=watcher)
    assert watcher.seen == ["b.xml"]
    assert later != first
    assert [child.shared for child in later.rows] == [()] * 4
    (tmp_path / "page.xml").write_bytes(b"PK\3\4 an archive")
    assert survey(index, names, known=later).rows[3].error is not first.rows[3].error


def test_only_what_the_editor_saved_itself_is_dated_surely(tmp_path: Path) -> None:
    a, b = put(tmp_path, "a.xml", "1"), put(tmp_path, "b.xml", "2")
    stamps = {path: stamp for path in (a, b) if (stamp := Stamp.of(path)) is not None}
    put(tmp_path, "b.xml", "2", "and somebody else wrote it afterwards")
    found = survey(index_with(tmp_path), locs("a.xml", "b.xml"), saves=stamps)
    assert [child.is_sure for child in found.rows] == [True, False]
    known = survey(index_with(tmp_path), locs("a.xml", "b.xml"), known=found)
    assert [child.is_sure for child in known.rows] == [False, False]


def test_an_index_among_the_children_is_told_and_whether_it_leads_back(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    head = f"{INDEX_HEAD}<sitemap><loc>{SITE}"
    (tmp_path / "other.xml").write_text(f"{head}x.xml</loc></sitemap></sitemapindex>", "utf-8")
    (tmp_path / "back.xml").write_text(f"{head}index.xml</loc></sitemap></sitemapindex>", "utf-8")
    (tmp_path / "en" / "back.xml").write_text(
        f"{head}index.xml.gz</loc></sitemap></sitemapindex>", "utf-8"
    )
    (tmp_path / "en" / "own.xml").write_text(
        f"{head}en/index.xml</loc></sitemap></sitemapindex>", "utf-8"
    )
    names = locs("other.xml", "back.xml", "en/back.xml", "en/own.xml")
    found = survey(index_with(tmp_path), names)
    assert {child.kind for child in found.rows} == {"sitemapindex"}
    assert [child.leads_back for child in found.rows] == [False, True, True, False]


def test_progress_goes_forward_and_a_cancel_stops(tmp_path: Path) -> None:
    put(tmp_path, "a.xml", "1", "2")
    put(tmp_path, "b.xml", "2", "3")
    told: list[float] = []
    survey(index_with(tmp_path), locs("a.xml", "b.xml"), progress=told.append)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)

    for limit in range(len(told)):
        steps = iter(range(limit))

        def stop(_part: float, steps: object = steps) -> None:
            if next(steps, None) is None:  # type: ignore[call-overload]  # any iterator
                raise Cancelled

        with pytest.raises(Cancelled):
            survey(index_with(tmp_path), locs("a.xml", "b.xml"), progress=stop)


def test_a_file_that_changes_while_it_is_looked_at_has_no_example(tmp_path: Path) -> None:
    put(tmp_path, "a.xml", "1")
    put(tmp_path, "b.xml", "1")

    def vanish(loc: str, _document: Document) -> None:
        if loc.endswith("b.xml"):
            (tmp_path / "b.xml").unlink()

    def rewrite(loc: str, _document: Document) -> None:
        if loc.endswith("b.xml"):
            put(tmp_path, "b.xml", "9")

    for change in (rewrite, vanish):
        a, _ = survey(index_with(tmp_path), locs("a.xml", "b.xml"), look=change).rows
        assert a.shared == (Shared(SITE + "b.xml", 1, ""),)
        put(tmp_path, "b.xml", "1")


def test_fifty_thousand_missing_children_are_no_trouble(tmp_path: Path) -> None:
    names = locs(*(f"en/sitemaps/{number}.xml" for number in range(50_000)))
    found = survey(index_with(tmp_path), [*names, None, " "])
    assert len(found.rows) == 50_001
    assert not found.are_here


@pytest.mark.usefixtures("corpus")
@pytest.mark.parametrize("name", INDEXES)
def test_the_children_of_an_index_of_the_corpus_are_what_the_facts_say(name: str) -> None:
    path = corpus_files.FOLDER / name
    found = survey(path, (row.loc for row in Document.open(path)))
    here = [file for file in facts() if Path(file).parent == Path(name).parent]
    listed = {(child.name.removesuffix(".gz")) for child in found.rows}
    read = {child.path for child in found.rows if child.path is not None}
    beside = {
        corpus_files.FOLDER / file
        for file in here
        if file != name and Path(file).name.removesuffix(".gz") in listed
    }
    assert read == beside
    for child in found.rows:
        if child.path is None or child.error is not None:
            continue
        known = facts()[child.path.relative_to(corpus_files.FOLDER).as_posix()]
        assert child.rows == known.get("rows_in_root_namespace", known.get("text_nonblank_lines"))
        assert child.is_compressed == bool(known.get("is_gzip"))


EXTENSION_ROWS = {
    "image": ("<image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>", "1.1"),
    "video": ("<video:video/>", "1.1"),
    "news": ("<news:news/>", "0.9"),
}


def put_with(folder: Path, name: str, kind: str, *paths: str, plain: tuple[str, ...] = ()) -> Path:
    """Write a sitemap with rows of an extension, and some without."""
    more, version = EXTENSION_ROWS[kind]
    uri = f"http://www.google.com/schemas/sitemap-{kind}/{version}"
    rows = rows_of(*(SITE + each for each in paths), more=more)
    rows += rows_of(*(SITE + each for each in plain))
    path = folder / name
    path.write_bytes(urlset(rows, f' xmlns:{kind}="{uri}"'))
    return path


@pytest.mark.parametrize("kind", EXTENSION_ROWS)
def test_a_sitemap_of_pages_and_one_of_their_images_videos_or_news_share_them(
    kind: str, tmp_path: Path
) -> None:
    put(tmp_path, "pages.xml", "1", "2", "3")
    put_with(tmp_path, f"{kind}.xml", kind, "1", "2", plain=("3",))
    index = index_with(tmp_path, "pages.xml", f"{kind}.xml")
    found = survey(index, locs("pages.xml", f"{kind}.xml"))
    assert [child.shared for child in found.rows] == [(), ()]


def test_a_sitemap_of_images_hides_no_page_that_two_others_list(tmp_path: Path) -> None:
    names = ("image.xml", "a.xml", "b.xml", "image2.xml")
    put_with(tmp_path, "image.xml", "image", "1")
    put(tmp_path, "a.xml", "1")
    put(tmp_path, "b.xml", "1")
    put_with(tmp_path, "image2.xml", "image", "1")
    found = survey(index_with(tmp_path, *names), locs(*names))
    others = [[shared.loc for shared in child.shared] for child in found.rows]
    assert others == [locs("image2.xml"), locs("b.xml"), locs("a.xml"), locs("image.xml")]
    assert not any(shared.may_be_usual for child in found.rows for shared in child.shared)


def test_a_sitemap_with_few_images_may_be_one_of_its_pages_images(tmp_path: Path) -> None:
    put(tmp_path, "pages.xml", "1", "2", "3")
    put_with(tmp_path, "some.xml", "image", "1", plain=("2", "3"))
    found = survey(index_with(tmp_path, "pages.xml", "some.xml"), locs("pages.xml", "some.xml"))
    assert [shared.may_be_usual for child in found.rows for shared in child.shared] == [True, True]


def test_a_child_in_another_folder_is_not_the_file_of_its_name_beside_the_index(
    tmp_path: Path,
) -> None:
    path = put(tmp_path, "sitemap.xml", "1")
    index = index_with(tmp_path, "blog/sitemap.xml", "sitemap.xml")
    blog, main = survey(index, locs("blog/sitemap.xml", "sitemap.xml")).rows
    assert (blog.path, blog.owner, blog.twin) == (None, SITE + "sitemap.xml", "")
    assert (main.path, main.owner, main.rows, main.twin) == (path, "", 1, "")
