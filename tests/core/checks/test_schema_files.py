"""What the XSD of sitemaps and indexes takes, by the rules; and what another program says."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.checks.schema.grammar import Grammar
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, SITEMAP, VIDEO, XHTML
from sitemap_editor.core.resources import resource
from tests.core import corpus_files
from tests.core.checks.schema_verdicts import LOC, ROW, index, is_valid, urlset

DATES_TAKEN = [
    *("2024-05-06", "2024-05-06T10:20:30Z", "2024-05-06T10:20:30+02:00", "2024-05-06T10:20:30.5Z"),
    *("2024-05-06Z", "2024-05-06T10:20:30", "2024-05-06T24:00:00Z", "-0001-01-01", "12024-05-06"),
    *("  2024-05-06\n", "\t2024-05-06T10:20:30Z "),
]
DATES_REFUSED = [
    *("2024", "2024-05", "2024-05-06T10:20Z", "", " ", "2024-02-30", "2023-02-29", "2024-13-01"),
    *("2024-05-06 10:20:30", "20240506", "2024-05-06T10:20:30+0200", "2024-05-06t10:20:30z"),
    *("6 May 2024", "2024-05-06T25:00:00Z", "2024-W05-1", "2024-05-06T10:20:30,5Z"),
]


def takes_value(field: str, value: str) -> bool:
    return is_valid(urlset(f"<url>{LOC}<{field}>{value}</{field}></url>"))


def takes_loc(value: str) -> bool:
    verdicts = {
        is_valid(urlset(f"<url><loc>{value}</loc></url>")),
        is_valid(index(f"<sitemap><loc>{value}</loc></sitemap>")),
    }
    assert len(verdicts) == 1
    return verdicts.pop()


# The core. Source: PROTOCOL section 9, and the lines of sections 2 to 5 that name the XSD


@pytest.mark.parametrize(
    "loc",
    [
        *("/rel/path/long.html", "not a url at all but long", "javascript:alert(1)"),
        *("http:///nohost/", "http://example.com:99999/", "http://example.com/a b"),
        *("ftp://example.com/", "  http://example.com/\n", "http://a.io/", "http://exämple.com/é"),
        pytest.param("http://example.com/" + "a" * 2_029, id="2048"),
        pytest.param(" " * 50 + "http://example.com/" + "a" * 2_029 + " " * 50, id="2048 padded"),
    ],
)
def test_these_locs_are_taken(loc: str) -> None:
    assert takes_loc(loc)


@pytest.mark.parametrize(
    "loc",
    [
        *("http://a.io", "  http://a.io  ", "", " "),
        pytest.param("http://example.com/" + "a" * 2_030, id="2049"),
    ],
)
def test_these_locs_are_refused(loc: str) -> None:
    assert not takes_loc(loc)


@pytest.mark.parametrize("value", DATES_TAKEN)
def test_these_dates_are_taken(value: str) -> None:
    assert takes_value("lastmod", value)
    assert is_valid(index(f"<sitemap>{LOC}<lastmod>{value}</lastmod></sitemap>"))


@pytest.mark.parametrize("value", DATES_REFUSED)
def test_these_dates_are_refused(value: str) -> None:
    assert not takes_value("lastmod", value)
    assert not is_valid(index(f"<sitemap>{LOC}<lastmod>{value}</lastmod></sitemap>"))


@pytest.mark.parametrize(
    ("value", "is_taken"),
    [
        *((word, True) for word in ("always", "hourly", "daily", "weekly", "monthly", "yearly")),
        *(("never", True), ("<!-- often -->daily", True), ("<![CDATA[daily]]>", True)),
        *((word, False) for word in ("Daily", "DAILY", " daily", "daily ", "bi-weekly", "", " ")),
        *(("<!-- spaced --> daily", False), (" <!-- spaced -->daily", False)),
        *((" <![CDATA[daily]]>", False), ("&#32;daily", False), (" <?p?>daily", False)),
    ],
)
def test_changefreq_is_one_of_seven_words_without_space_around_it(
    value: str, is_taken: bool
) -> None:
    assert takes_value("changefreq", value) is is_taken


@pytest.mark.parametrize(
    ("value", "is_taken"),
    [
        *((number, True) for number in ("0.0", "1.0", "0", "1", ".5", "1.", "+0.5", "-0")),
        *(("0.123456789", True), (" 0.5 ", True), ("00.5", True)),
        *((number, False) for number in ("0,5", "1e-1", "NaN", "INF", "1.1", "-0.1", "", "high")),
        *(("1.0000001", False), ("80%", False)),
    ],
)
def test_priority_is_a_decimal_number_from_nought_to_one(value: str, is_taken: bool) -> None:
    assert takes_value("priority", value) is is_taken


LASTMOD = "<lastmod>2024-05-06</lastmod>"
CHANGEFREQ = "<changefreq>daily</changefreq>"
PRIORITY = "<priority>0.5</priority>"
PICTURE = "<image:image><image:loc>a</image:loc></image:image>"


@pytest.mark.parametrize(
    ("inside", "is_taken"),
    [
        (LOC, True),
        (LOC + LASTMOD + CHANGEFREQ + PRIORITY + PICTURE, True),
        (LOC + CHANGEFREQ + PICTURE + PICTURE, True),
        (LOC + PRIORITY, True),
        (f"\n <!-- a -->{LOC}<?p?>\n", True),
        ("", False),
        (LASTMOD, False),
        (LASTMOD + LOC, False),
        (LOC + CHANGEFREQ + LASTMOD, False),
        (LOC + PRIORITY + CHANGEFREQ, False),
        (LOC + PICTURE + LASTMOD, False),
        (PICTURE + LOC, False),
        (LOC + LOC, False),
        (LOC + LASTMOD + LASTMOD, False),
        (LOC + "<title>a</title>", False),
        (LOC + '<image xmlns=""/>', False),
        (LOC + "words", False),
        (LOC.replace("<loc>", "<loc a='1'>"), False),
        (LOC.replace("</loc>", "<b/></loc>"), False),
    ],
)
def test_a_page_has_its_parts_in_order(inside: str, is_taken: bool) -> None:
    assert is_valid(urlset(f"<url>{inside}</url>")) is is_taken


@pytest.mark.parametrize(
    ("body", "is_taken"),
    [
        (ROW, True),
        (f"<!-- a -->{ROW}<?p?>{ROW}<!-- b -->", True),
        (PICTURE + PICTURE + ROW, True),
        ("", False),
        (PICTURE, False),
        (ROW + PICTURE, False),
        (ROW + PICTURE + ROW, False),
        ("<own:note/>" + ROW, False),
        ("<note/>" + ROW, False),
        ('<note xmlns=""/>' + ROW, False),
        (ROW + "<sitemap/>", False),
        ("words" + ROW, False),
        (f"<urlset>{ROW}</urlset>", False),
        (ROW.replace("<url>", "<url a='1'>"), False),
    ],
)
def test_a_urlset_has_pages_and_other_namespaces_only_before_them(
    body: str, is_taken: bool
) -> None:
    assert is_valid(urlset(body)) is is_taken


@pytest.mark.parametrize(
    ("attribute", "is_taken"),
    [
        ('xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b"', True),
        ('version="1"', False),
        ('xml:lang="en"', False),
    ],
)
def test_a_root_has_no_attributes_but_the_hint_where_its_schema_lies(
    attribute: str, is_taken: bool
) -> None:
    assert is_valid(urlset(ROW, f" {attribute}")) is is_taken


PART = f"<sitemap>{LOC}</sitemap>"


@pytest.mark.parametrize(
    ("body", "is_taken"),
    [
        (PART + PART, True),
        (f"<sitemap>{LOC}{LASTMOD}</sitemap>", True),
        ("", False),
        (f"<sitemap>{LASTMOD}{LOC}</sitemap>", False),
        (f"<sitemap>{LOC}{CHANGEFREQ}</sitemap>", False),
        (f"<sitemap>{LOC}{PICTURE}</sitemap>", False),
        (PICTURE + PART, False),
        (PART + ROW, False),
    ],
)
def test_an_index_has_sitemaps_and_nothing_else(body: str, is_taken: bool) -> None:
    assert is_valid(index(body)) is is_taken


# The files themselves


def test_the_schema_knows_every_extension_it_is_for() -> None:
    known = Grammar().known
    assert f"{{{SITEMAP}}}urlset" in known
    assert f"{{{SITEMAP}}}sitemapindex" in known
    uris = {name.partition("}")[0].lstrip("{") for name in known}
    assert uris == {SITEMAP, IMAGE, VIDEO, NEWS, XHTML}


def test_each_file_can_be_loaded_by_itself_from_any_folder(tmp_path: Path) -> None:
    folder = tmp_path / "a folder" / "ü#%20"
    shutil.copytree(resource("xsd"), folder)
    for path in folder.iterdir():
        etree.XMLSchema(file=str(path))


def test_every_file_named_in_another_lies_beside_it() -> None:
    for path in resource("xsd").iterdir():
        for named in etree.parse(str(path)).getroot().iter("{*}include", "{*}import"):
            assert (path.parent / str(named.get("schemaLocation"))).is_file()


@pytest.mark.usefixtures("corpus")
@pytest.mark.skipif(shutil.which("xmllint") is None, reason="xmllint is not there")
def test_xmllint_comes_to_the_same_verdict_on_real_files(tmp_path: Path) -> None:
    names = [
        name for name in corpus_files.xml() if corpus_files.facts()[name]["root_ns"] == SITEMAP
    ]
    ours: dict[str, bool] = {}
    for number, name in enumerate(names):
        data = corpus_files.unpacked(name)
        (tmp_path / f"{number}.xml").write_bytes(data)
        ours[f"{number}.xml"] = is_valid(Document.from_bytes(data))
    command = [
        "xmllint",
        "--nonet",
        "--noout",
        "--huge",
        "--schema",
        str(resource("xsd", "all.xsd")),
    ]
    run = subprocess.run([*command, *ours], cwd=tmp_path, capture_output=True, check=False)
    theirs = {
        line.split()[0]: line.endswith(" validates")
        for line in run.stderr.decode("utf-8", "replace").splitlines()
        if line.endswith((" validates", " fails to validate"))
    }
    assert theirs == ours
    assert len(names) > 80
    assert {True, False} <= set(ours.values())
