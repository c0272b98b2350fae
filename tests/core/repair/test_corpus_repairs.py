"""Every broken file of the corpus is repaired into XML that others read too, or refused."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.errors import BrokenGzip, NotASitemap, SitemapError
from sitemap_editor.core.files.repair.plan import is_repairable, plan_repair
from tests.core import corpus_files
from tests.core.corpus_files import facts
from tests.core.repair.repairing import opened

pytestmark = pytest.mark.usefixtures("corpus")

ROWS = {
    "broken/naked-ampersand.xml": 1,
    "broken/truncated-french.xml": 512,
    "broken/unescaped-lt-index.xml": 2,
    "broken/unescaped-lt.xml": 1,
}
REFUSED = {
    "broken/503-html-page.xml": (NotASitemap, "HTML page"),
    "broken/corrupted.xml.gz": (BrokenGzip, "incomplete or damaged"),
    "broken/empty-inside-gzip.xml.gz": (NotASitemap, "The file is empty"),
    "broken/gzip-header-only.gz": (BrokenGzip, "incomplete or damaged"),
    "broken/undeclared-prefix-and-ampersand-feed.xml": (NotASitemap, "news feed"),
    "broken/undeclared-prefix-esi-feed.xml": (NotASitemap, "news feed"),
    "broken/zero-bytes.xml": (NotASitemap, "The file is empty"),
    "broken/zip-archive-named.xml.gz": (NotASitemap, "ZIP archive"),
}


def test_the_lists_name_every_broken_file() -> None:
    broken = {name for name in corpus_files.refused() if name.startswith("broken/")}
    assert broken == set(ROWS) | set(REFUSED)


def assert_well_formed(data: bytes) -> None:
    xmllint = shutil.which("xmllint")
    if xmllint is None:
        etree.fromstring(data)
        return
    found = subprocess.run([xmllint, "--noout", "-"], input=data, capture_output=True, check=False)
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize("name", ROWS)
def test_a_broken_sitemap_keeps_all_its_rows(name: str) -> None:
    raw = (corpus_files.FOLDER / name).read_bytes()
    with pytest.raises(SitemapError) as caught:
        Document.from_bytes(raw)
    assert is_repairable(caught.value)
    plan = plan_repair(raw)
    document = opened(plan)
    assert_well_formed(plan.repaired())
    recovered = facts()[name]["recovered"]
    counted = recovered.get("urls", recovered.get("sitemaps"))
    assert (len(document), plan.lost_rows) == (ROWS[name], 0)
    assert counted == ROWS[name]


def test_values_are_kept_where_a_recovering_parser_loses_them() -> None:
    raw = (corpus_files.FOLDER / "broken/naked-ampersand.xml").read_bytes()
    assert (opened(plan_repair(raw))[0].loc or "").endswith("en&.asset=asset-thumbnail")
    raw = (corpus_files.FOLDER / "broken/unescaped-lt.xml").read_bytes()
    assert opened(plan_repair(raw))[0].changefreq == "always<"


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_sitemap_is_refused(name: str) -> None:
    error, part = REFUSED[name]
    with pytest.raises(error) as caught:
        plan_repair((corpus_files.FOLDER / name).read_bytes())
    assert part in str(caught.value)


@pytest.mark.parametrize("name", [name for name in corpus_files.refused() if "feed/" in name])
def test_feeds_are_refused(name: str) -> None:
    with pytest.raises(NotASitemap):
        plan_repair((corpus_files.FOLDER / name).read_bytes())


@pytest.mark.parametrize(
    "name", [name for name in corpus_files.openable() if facts()[name]["bytes"] < 100_000]
)
def test_a_sound_file_needs_no_repair_and_a_cut_one_loses_no_whole_row(name: str) -> None:
    raw = (corpus_files.FOLDER / name).read_bytes()
    assert plan_repair(raw).repairs == ()
    if corpus_files.kind_of(name) == "text" or facts()[name].get("is_gzip"):
        return
    whole = Document.from_bytes(raw)
    if len(whole) < 2:
        return
    half = raw[: len(raw) * 2 // 3]
    document = opened(plan_repair(half))
    assert [one.loc for one in document] == [one.loc for one in whole][: len(document)]
    ends = half.count(b"</url>") + half.count(b"</sitemap>") + half.count(b":url>") // 2
    assert len(document) == ends
