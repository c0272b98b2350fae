"""`sitemap-tool select` and `stats`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitemap_editor import Document, cli
from sitemap_editor.core.filtering.facet_counts import FacetCounter, Question
from sitemap_editor.core.filtering.facet_terms import ABSENT, UNFIT, Facet
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.filtering.matching import FilterContext
from tests.core.columns.rows import file_of
from tests.core.sitemaps import urlset


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    path = tmp_path / "shop.xml"
    rows = (
        ("https://shop.de/blog/a", "2024-05-06", "0.8"),
        ("https://shop.de/blog/b?x=1&amp;y=2", "2023-01-01T10:00:00Z", "0.8"),
        ("https://shop.de/", "soon", "0.5"),
    )
    text = "".join(
        f"<url><loc>{loc}</loc><lastmod>{date}</lastmod><priority>{priority}</priority></url>"
        for loc, date, priority in rows
    )
    path.write_bytes(urlset(text + "<url><loc>https://img.shop.de/c\x09d</loc></url>"))
    return path


def run(*arguments: object) -> int:
    return cli.main([str(argument) for argument in arguments])


def test_urls_are_listed_one_a_line(shop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("select", shop, "--where", "folder:/blog/") == 0
    out = capsys.readouterr().out
    assert out == "https://shop.de/blog/a\nhttps://shop.de/blog/b?x=1&y=2\n"


def test_a_filter_may_begin_with_a_minus(shop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("select", shop, "--where", "-folder:/blog/", "--count") == 0
    assert capsys.readouterr().out == "2\n"


def test_nothing_found_is_no_error(shop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("select", shop, "--where", "folder:/news/") == 0
    assert capsys.readouterr().out == ""
    assert run("select", shop, "--where", "folder:/news/", "--format", "json") == 0
    assert json.loads(capsys.readouterr().out) == []


def test_counts_are_told_a_file(shop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("select", shop, "--where", "lastmod<2024", "--count") == 0
    assert capsys.readouterr().out == "1\n"
    assert run("select", shop, shop, "--where", "priority:none", "--count") == 0
    assert capsys.readouterr().out == f"{shop}: 1\n{shop}: 1\n"


def test_tables_have_the_file_and_the_row(shop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("select", shop, "--where", "rows:2,4", "--format", "csv") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "file,row,loc,lastmod,changefreq,priority"
    assert lines[1] == f"{shop},2,https://shop.de/blog/b?x=1&y=2,2023-01-01T10:00:00Z,,0.8"
    assert lines[2] == f"{shop},4,https://img.shop.de/c\\td,,,"
    assert run("select", shop, "--where", "rows:1", "--format", "tsv") == 0
    assert capsys.readouterr().out.splitlines()[1].split("\t")[1:3] == [
        "1",
        "https://shop.de/blog/a",
    ]
    assert run("select", shop, "--where", "rows:3", "--format", "json") == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found == {
        "file": str(shop),
        "row": 3,
        "loc": "https://shop.de/",
        "lastmod": "soon",
        "changefreq": None,
        "priority": "0.5",
    }


def test_problems_are_those_of_check(shop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("select", shop, "--where", "problem:error host:shop.de", "--format", "json") == 0
    assert [each["row"] for each in json.loads(capsys.readouterr().out)] == [3]


def test_a_faulty_filter_is_told_with_its_place(
    shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("select", shop, "--where", "blog lastmod<soon") == 2
    told = capsys.readouterr().err.splitlines()
    assert told[:2] == ["blog lastmod<soon", " " * 13 + "^^^^"]
    assert "is not a date" in told[2]
    assert run("select", shop, "--where", "is:selected") == 2
    assert run("select", shop, "--where", "is:changed") == 2


def test_a_file_that_cannot_be_read_is_told_and_others_go_on(
    shop: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in (("select", "--where", "blog/a"), ("stats",)):
        name, *options = command
        assert run(name, tmp_path / "none.xml", shop, *options) == 2
        told = capsys.readouterr()
        assert "none.xml" in told.err
        assert "blog" in told.out


def test_rows_are_counted_by_a_value(shop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("stats", shop) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{shop}: rows: 4, bytes: ")
    assert lines[1:] == ["  2  /", "  2  /blog/"]
    expected = {
        "host": [["shop.de", 3], ["img.shop.de", 1]],
        "month": [["2023-01", 1], ["2024-05", 1], ["invalid", 1], [None, 1]],
        "changefreq": [[None, 4]],
        "priority": [["0.8", 2], ["0.5", 1], [None, 1]],
    }
    for by, counts in expected.items():
        assert run("stats", shop, "--by", by, "--format", "json") == 0
        (told,) = json.loads(capsys.readouterr().out)
        assert told["rows"] == 4
        assert told["by"] == by
        assert [[each["value"], each["rows"]] for each in told["counts"]] == counts
    assert run("stats", shop, "--by", "problem", "--format", "json") == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert {"value": "D01", "rows": 1} in told["counts"]


def test_hosts_and_months_are_counted_as_explore_counts_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.xml"
    dates = ("2024-02-01T10:00Z", "2024-02-30", "soon", "2023-13-01", "")
    hosts = ("a.de", "A.de:8080", "M\u00dcNCHEN.de", "m\u00fcnchen.de:80", "[::1]:1")
    cells = zip(hosts, dates, strict=True)
    rows = (f"<url><loc>x://{a}/</loc><lastmod>{b}</lastmod></url>" for a, b in cells)
    path.write_bytes(urlset("".join(rows)))
    table = Document.open(path).table.snapshot()
    asked = Question(table, "", FilterContext(), (Facet.HOST, Facet.DATE))
    listings = FacetCounter(KeptValues()).count(asked)
    assert run("stats", path, "--by", "host", "--format", "json") == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert {each["value"]: each["rows"] for each in told["counts"]} == listings[Facet.HOST].counts
    assert run("stats", path, "--by", "month") == 0
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()[1:]]
    words = {"not a date": UNFIT, "none": ABSENT}
    counts = {words.get(value, value): int(count) for count, value in lines}
    assert counts == {UNFIT: 3, "2024-02": 2, "2023": 1, ABSENT: 1}
    assert counts.items() <= listings[Facet.DATE].counts.items()


def test_an_index_is_a_list_of_its_sitemaps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "index.xml"
    path.write_bytes(
        b'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        b"<sitemap><loc>https://e.de/a.xml</loc></sitemap></sitemapindex>"
    )
    assert run("select", path, "--where", "ext:xml") == 0
    assert capsys.readouterr().out == "https://e.de/a.xml\n"
    assert run("stats", path, "--by", "priority") == 0
    assert capsys.readouterr().out.splitlines()[1] == "  1  none"


@pytest.fixture
def news(tmp_path: Path) -> Path:
    path = tmp_path / "news.xml"
    path.write_bytes(
        file_of(
            "<news:news><news:title>A, B</news:title></news:news><image:image/>",
            "<image:image/><image:image/>",
            "<v:video><v:title>1</v:title></v:video><v:video><v:title>2</v:title></v:video>",
        ).to_bytes()
    )
    return path


def test_columns_are_what_a_person_names(news: Path, capsys: pytest.CaptureFixture[str]) -> None:
    columns = ("--columns", "news.title, img.count,video.title")
    assert run("select", news, "--where", "rows:1-", *columns, "--format", "csv") == 0
    assert capsys.readouterr().out.splitlines() == [
        "file,row,news.title,img.count,video.title",
        f'{news},1,"A, B",1,',
        f"{news},2,,2,",
        f"{news},3,,0,1",
    ]
    assert run("select", news, "--where", "img.count>1", *columns, "--format", "json") == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found == {
        "file": str(news),
        "row": 2,
        "news.title": None,
        "img.count": "2",
        "video.title": None,
    }
    assert run("select", news, "--where", "img.count>1", *columns) == 0
    assert capsys.readouterr().out == "https://e.de/\n"


def test_rows_are_counted_by_what_they_hold(news: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("stats", news, "--by", "video.title", "--format", "json") == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["counts"] == [
        {"value": "1", "rows": 1},
        {"value": "2", "rows": 1},
        {"value": None, "rows": 2},
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ("select", "--where", "a", "--columns", "loc,news.titel"),
        ("stats", "--by", "news.titel"),
        ("stats", "--by", "x:acme"),
    ],
)
def test_a_column_that_there_is_not_is_told_with_those_that_there_are(
    news: Path, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run(arguments[0], news, *arguments[1:])
    assert "news.title" in capsys.readouterr().err
