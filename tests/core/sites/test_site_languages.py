"""Language versions of a whole site: groups and links that are not returned, whichever file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor.core.sites.crew import Here
from sitemap_editor.core.sites.output import write_tables
from sitemap_editor.core.sites.sources import site_files
from sitemap_editor.core.sites.survey import SiteReader, SiteSurvey
from tests.core.sitemaps import SITEMAP, urlset
from tests.core.sites.test_survey import GOOGLE

XHTML = "http://www.w3.org/1999/xhtml"
Row = tuple[str, Sequence[tuple[str, str]]]
PAGES = st.sampled_from("abcde")
ROWS = st.lists(
    st.tuples(PAGES, st.lists(st.tuples(st.sampled_from(("en", "de", "fr")), PAGES), max_size=3)),
    max_size=4,
)


def written(folder: Path, files: Sequence[Sequence[Row]]) -> Path:
    folder.mkdir()
    for number, rows in enumerate(files):
        text = "".join(
            f"<url><loc>https://e.com/?a&amp;{page}</loc>"
            + "".join(
                f'<link xmlns="{XHTML}" rel="alternate" hreflang="{code}" '
                f'href="https://e.com/?a&amp;{to}"/>'
                for code, to in links
            )
            + "</url>"
            for page, links in rows
        )
        (folder / f"{number}.xml").write_bytes(urlset(text))
    rows_of_index = "".join(
        f"<sitemap><loc>https://e.com/{number}.xml</loc></sitemap>" for number in range(len(files))
    )
    index = folder / "index.xml"
    index.write_text(f'<sitemapindex xmlns="{SITEMAP}">{rows_of_index}</sitemapindex>')
    return index


def survey(index: Path, folder: Path, workers: int = 1) -> SiteSurvey:
    return SiteReader(GOOGLE, folder, place=Here(workers)).read(site_files(str(index)))


def groups(files: Sequence[Sequence[Row]]) -> int:
    """Count the groups in the plainest way: join whatever is linked."""
    sets = [{page, *(to for _, to in links)} for rows in files for page, links in rows if links]
    joined: list[set[str]] = []
    for each in sets:
        apart = [other for other in joined if not other & each]
        joined = [*apart, each.union(*(other for other in joined if other & each))]
    return len(joined)


@given(st.lists(ROWS, min_size=1, max_size=4))
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_links_across_files_are_compared_as_by_hand(
    tmp_path_factory: pytest.TempPathFactory, files: list[list[Row]]
) -> None:
    folder = tmp_path_factory.mktemp("site")
    found = survey(written(folder / "site", files), folder / "out")
    rows = [(number, page, links) for number, some in enumerate(files) for page, links in some]
    there = {page for _, page, _ in rows}
    pairs = {(page, to) for _, page, links in rows for _, to in links}
    links = [(n, code, page, to) for n, page, some in rows for code, to in some if page != to]
    outside = Counter((n, code) for n, code, _, to in links if to not in there)
    one_way = Counter(
        (n, code) for n, code, page, to in links if to in there and (to, page) not in pairs
    )
    assert found.language_groups == groups(files)
    assert counted(found.outside) == outside
    assert counted(found.one_way) == one_way
    assert found.summary()["languages"] == Counter(code for _, _, some in rows for code, _ in some)


def counted(said: dict[int, dict[str, int]]) -> dict[tuple[int, str], int]:
    return {(number, code): count for number, some in said.items() for code, count in some.items()}


def test_versions_in_several_files_are_one_group_and_the_table_tells_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitemap_editor.core.sites.output._PARQUET", "no_such_module")
    both = [("en", "a"), ("de", "b")]
    index = written(tmp_path / "site", [[("a", both)], [("b", both[:1]), ("c", [("de", "b")])]])
    found = survey(index, tmp_path / "out", workers=2)
    assert found.language_groups == 1
    assert (found.summary()["one_way"], found.summary()["outside"]) == (1, 0)
    again = survey(index, tmp_path / "out", workers=2)
    assert again == found
    write_tables(tmp_path / "out", found)
    lines = (tmp_path / "out" / "languages.csv").read_text().splitlines()
    assert lines[0] == "file,language,links,one_way,outside"
    assert [line.partition(".xml,")[2] for line in lines[1:]] == [
        "en,1,0,0",
        "de,1,0,0",
        "en,1,0,0",
        "de,1,1,0",
    ]
