"""Two sites: what was added, removed, changed, moved to another file, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.errors import Cancelled, SitemapError
from sitemap_editor.core.operations.comparing.keys import KeyBy, KeyRule, UrlPart
from sitemap_editor.core.operations.comparing.moved_pages import Evidence, moved_pages
from sitemap_editor.core.operations.comparing.opening import open_side
from sitemap_editor.core.operations.comparing.report import Report
from sitemap_editor.core.operations.comparing.sides import Side, SiteFile
from sitemap_editor.core.operations.comparing.site import COMPARED, SiteComparison, compare_sites
from sitemap_editor.core.operations.joining.moving import moved_to_file
from sitemap_editor.core.operations.joining.opening import open_joined
from tests.core.sitemaps import IMAGE, SITEMAP, document, urlset
from tests.core.test_properties import SLOW_IS_FINE, documents
from tests.indexes_on_disk import index, sitemap

IMAGES = f' xmlns:image="{IMAGE}"'
PICTURE = "<image:image><image:loc>https://e.com/{0}.png</image:loc></image:image>"


def side(*opened: Document, names: Sequence[str] = ()) -> Side:
    """Return documents as the files of a side."""
    called = names or [f"{number}.xml" for number in range(len(opened))]
    return Side([SiteFile(*each) for each in zip(called, (d.table for d in opened), strict=True)])


def rows(*urls: str, more: str = "") -> Document:
    """Return a document of these URLs."""
    return document("".join(f"<url><loc>{url}</loc>{more}</url>" for url in urls), IMAGES)


def compared(before: Document, after: Document, rule: KeyRule | None = None) -> SiteComparison:
    return compare_sites(side(before), side(after), rule)


def counts(comparison: SiteComparison) -> tuple[int, ...]:
    return tuple(comparison.counts.values())


@given(documents())
@settings(deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_a_site_compared_with_itself_differs_in_nothing(data: bytes) -> None:
    before, after = Document.from_bytes(data), Document.from_bytes(data)
    comparison = compared(before, after)
    assert comparison.is_equal
    assert comparison.unchanged == len(before)


LETTERS = st.text("abcdefABC", max_size=12)


def made(letters: str) -> Document:
    """Return rows given as letters; a capital letter has a date."""
    date = "<lastmod>2024-05-06</lastmod>"
    each = (
        f"<url><loc>https://e.com/{letter.lower()}</loc>{date if letter.isupper() else ''}</url>"
        for letter in letters
    )
    return document("\n ".join(each))


@given(LETTERS, LETTERS)
def test_rows_are_told_as_a_count_of_urls_tells_them(here: str, there: str) -> None:
    old, new = made(here), made(there)
    comparison = compared(old, new)
    urls_before, urls_after = Counter(here.lower()), Counter(there.lower())
    assert len(comparison.removed) == (urls_before - urls_after).total()
    assert len(comparison.added) == (urls_after - urls_before).total()
    pairs = (urls_before & urls_after).total()
    assert len(comparison.changed) + comparison.unchanged == pairs
    for number in range(len(comparison.changed)):
        old_value, new_value = comparison.values(number)["lastmod"]
        assert {old_value, new_value} == {None, "2024-05-06"}
    assert comparison.is_equal == (
        not (comparison.added or comparison.removed or len(comparison.changed))
    )


@given(LETTERS, LETTERS)
def test_what_was_added_one_way_was_removed_the_other(here: str, there: str) -> None:
    one, other = compared(made(here), made(there)), compared(made(there), made(here))
    assert one.added == other.removed
    assert one.removed == other.added
    assert len(one.changed) == len(other.changed)


def test_how_a_row_is_written_does_not_count() -> None:
    plain = document(f"<url><loc>https://e.com/?a&amp;b</loc>{PICTURE.format('a')}</url>", IMAGES)
    other = Document.from_bytes(
        f'<s:urlset xmlns:s="{SITEMAP}" xmlns:i="{IMAGE}">\n  <s:url><!-- one -->\n'
        "<i:image>\n<i:loc>https://e.com/a.png</i:loc> </i:image>"
        "<s:loc> <![CDATA[https://e.com/?a&b]]> </s:loc></s:url></s:urlset>".encode()
    )
    comparison = compared(plain, other)
    assert comparison.is_equal, comparison.values(0)


def test_an_image_is_a_change_of_the_other_elements() -> None:
    before = document(f"<url><loc>https://e.com/</loc>{PICTURE.format('a')}</url>", IMAGES)
    after = document(f"<url><loc>https://e.com/</loc>{PICTURE.format('b')}</url>", IMAGES)
    comparison = compared(before, after)
    assert comparison.changed.names(0) == ("extensions",)
    old, new = comparison.values(0)["extensions"]
    assert (old, new) == (PICTURE.format("a"), PICTURE.format("b"))
    assert compare_sites(side(before), side(after), ignored=frozenset(["extensions"])).is_equal


def test_one_prefix_for_another_namespace_is_a_change() -> None:
    row = f"<url><loc>https://e.com/</loc>{PICTURE.format('a')}</url>"
    comparison = compared(document(row, IMAGES), document(row, ' xmlns:image="urn:wrong"'))
    assert comparison.changed.names(0) == ("extensions",)


@pytest.mark.parametrize("field", COMPARED[1:4])
def test_a_column_that_does_not_count_is_no_change(field: str) -> None:
    before, after = (rows("https://e.com/", more=f"<{field}>{each}</{field}>") for each in "ab")
    assert compared(before, after).changed.names(0) == (field,)
    assert compare_sites(side(before), side(after), ignored=frozenset([field])).is_equal


def test_the_same_page_by_another_spelling_is_one_row_whose_url_changed() -> None:
    before, after = rows("http://www.e.com/a/"), rows("https://e.com/a")
    assert counts(compared(before, after)) == (1, 1, 0, 0, 0)
    comparison = compared(before, after, KeyRule(KeyBy.PAGE))
    assert comparison.values(0) == {"loc": ("http://www.e.com/a/", "https://e.com/a")}


@pytest.mark.parametrize("by", KeyBy)
def test_parts_of_urls_that_do_not_count(by: KeyBy) -> None:
    before, after = rows("http://old.e.com:8080/a/?b"), rows("https://new.example/a?b")
    rule = KeyRule(by, frozenset(UrlPart))
    assert len(compared(before, after, rule).changed) == 1
    assert len(compared(before, rows("https://new.example/c?b"), rule).changed) == 0


def test_a_site_that_moved_as_a_whole_is_known_by_its_prefix() -> None:
    before = rows("https://e.com/shop/a", "https://e.com/shop/b")
    after = rows("https://shop.e.com/a", "https://shop.e.com/b")
    rule = KeyRule(before_prefix=b"https://e.com/shop/", after_prefix=b"https://shop.e.com/")
    assert counts(compared(before, after, rule)) == (0, 0, 2, 0, 0)


@pytest.mark.parametrize(
    ("locs", "folder"),
    [
        (["https://e.com/shop/a", "https://e.com/shop/b/c"], "https://e.com/shop/"),
        (["https://e.com/shop", "https://e.com/shops/b"], "https://e.com/"),
        (["https://e.com/", "https://e.org/"], ""),
        (["", "https://e.com/x/y"], "https://e.com/x/"),
        ([], ""),
    ],
)
def test_the_folder_that_all_urls_share_is_found(locs: list[str], folder: str) -> None:
    assert side(rows(*locs)).beginning() == folder


def test_a_row_in_another_file_was_moved_but_one_file_has_no_others() -> None:
    one, two = rows("https://e.com/a", "https://e.com/b"), rows("https://e.com/c")
    other_one, other_two = rows("https://e.com/a"), rows("https://e.com/b", "https://e.com/c")
    comparison = compare_sites(side(one, two), side(other_one, other_two))
    assert counts(comparison) == (0, 0, 0, 1, 2)
    assert comparison.moved == [(1, 1)]
    assert compare_sites(side(one, names=["x"]), side(one, names=["y"])).is_equal


def test_rows_without_a_url_and_text_sitemaps_are_compared_too() -> None:
    before = document("<url><lastmod>2024</lastmod></url><url><loc>https://e.com/</loc></url>")
    assert counts(compared(before, rows("https://e.com/"))) == (0, 1, 0, 0, 1)
    text = Document.from_bytes(b"https://e.com/\n")
    assert compared(rows("https://e.com/"), text).is_equal


def test_a_comparison_can_be_stopped() -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        compare_sites(side(rows("https://e.com/")), side(rows()), progress=stop)


def paired(before: Document, after: Document) -> list[tuple[str, str, Evidence]]:
    comparison = compared(before, after)
    return [
        (
            comparison.before.loc(page.before)[13:],
            comparison.after.loc(page.after)[13:],
            page.evidence,
        )
        for page in moved_pages(comparison)
    ]


def test_pages_that_answered_alike_are_one_page_unless_several_did() -> None:
    before = rows("https://e.com/a", "https://e.com/x", "https://e.com/y")
    after = rows("https://e.com/b", "https://e.com/v", "https://e.com/w")
    digests = dict(zip("abxyvw", ("1", "1", "2", "2", "2", "3"), strict=True))
    found = moved_pages(compared(before, after), digest_of=lambda url: digests[url[-1]])
    assert [(page.before, page.after, page.evidence) for page in found] == [
        (0, 0, Evidence.SAME_CONTENT)
    ]


def test_pages_that_moved_are_paired_by_the_surest_evidence() -> None:
    before = rows(
        *("https://e.com/old/red-shoes.html", "https://e.com/blue-hats-2", "https://e.com/x/77001"),
        *("https://e.com/gone", "https://e.com/p/index.php"),
    )
    after = rows(
        *("https://e.com/new/Red-Shoes", "https://e.com/2-hats-blue/", "https://e.com/y/77001-tea"),
        *("https://e.com/fresh", "https://e.com/q/p/"),
    )
    assert paired(before, after) == [
        ("/old/red-shoes.html", "/new/Red-Shoes", Evidence.SAME_NAME),
        ("/blue-hats-2", "/2-hats-blue/", Evidence.SAME_WORDS),
        ("/x/77001", "/y/77001-tea", Evidence.SAME_NUMBER),
        ("/p/index.php", "/q/p/", Evidence.SAME_NAME),
    ]


def test_what_several_pages_share_pairs_none_of_them() -> None:
    before = rows("https://e.com/a/photo", "https://e.com/b/photo")
    assert paired(before, rows("https://e.com/c/photo")) == []


def test_a_new_host_is_the_surest_evidence_and_the_root_is_none() -> None:
    before = rows("https://e.com/a?b=1", "https://e.com/")
    after = rows("https://f.com/a?b=1", "https://f.com/")
    assert [each for *_, each in paired(before, after)] == [Evidence.SAME_PATH]


def test_folders_and_indexes_open_with_all_their_files(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.xml").write_bytes(
            urlset(f"<url><loc>https://e.com/{name}</loc></url>")
        )
    index = "".join(
        f"<sitemap><loc>https://e.com/{name}.xml</loc></sitemap>" for name in ("a", "b", "c")
    )
    listing = tmp_path / "sitemap.xml"
    listing.write_bytes(f'<sitemapindex xmlns="{SITEMAP}">{index}</sitemapindex>'.encode())
    opened = open_side(listing)
    assert [file.name for file in opened.side.files] == ["a.xml", "b.xml"]
    assert len(opened.remarks) == 1
    listing.rename(tmp_path / "listing.bin")
    assert [file.name for file in open_side(tmp_path).side.files] == ["a.xml", "b.xml"]
    with pytest.raises(SitemapError):
        open_side(tmp_path / "missing.xml")


def test_the_table_of_an_index_is_compared_by_the_files_of_its_rows(tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    sitemap(tmp_path, "b.xml", 2)
    path = index(tmp_path, ["a.xml", "b.xml"])
    locs = [loc.loc for loc in Document.open(path)]
    table = open_joined(path, locs).table
    before, after = open_side(path).side, Side([SiteFile(f"{path.name}, all files", table)])
    comparison = compare_sites(before, after)
    assert comparison.is_equal
    assert comparison.unchanged == 5
    table.apply(moved_to_file(table, [0], "b.xml"))
    comparison = compare_sites(before, after)
    assert counts(comparison) == (0, 0, 0, 1, 4)
    assert "a.xml → b.xml" in Report(comparison, "before", "after", []).as_text()
    (moved,) = comparison.moved
    assert (before.file_name(moved[0]), after.file_name(moved[1])) == ("a.xml", "b.xml")
