"""`sitemap-tool download` from a site on this computer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitemap_editor import cli
from tests.core.sitemaps import urlset
from tests.indexnow_double import Site, served

_NS = "http://www.sitemaps.org/schemas/sitemap/0.9"


@pytest.fixture
def site() -> Iterator[Site]:
    with served() as site:
        locs = "".join(f"<sitemap><loc>{site.url}/{n}.xml</loc></sitemap>" for n in (1, 2, 3))
        site.files = {
            "/index.xml": f'<sitemapindex xmlns="{_NS}">{locs}</sitemapindex>'.encode(),
            "/1.xml": urlset("<url><loc>https://example.com/</loc></url>"),
            "/2.xml": urlset(""),
            "/robots.txt": f"User-agent: *\nSitemap: {site.url}/1.xml\n".encode(),
        }
        yield site


def download(url: str, folder: Path, *options: str) -> int:
    return cli.main(["download", url, "--output", str(folder), "--allow-private", *options])


def test_an_index_is_downloaded_and_what_failed_is_told(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert download(f"{site.url}/index.xml", tmp_path) == 1
    said = capsys.readouterr()
    assert (
        said.out.splitlines()[1]
        == f"{tmp_path / '1.xml'}: 1 rows, {len(site.files['/1.xml'])} bytes"
    )
    assert said.err == f"{site.url}/3.xml: There is nothing at this URL (404).\n"
    assert (tmp_path / "2.xml").read_bytes() == site.files["/2.xml"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.xml", "2.xml", "index.xml"]


def test_a_second_time_files_stay_unless_they_are_to_be_replaced(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"{site.url}/1.xml"
    assert download(url, tmp_path) == 0
    assert download(url, tmp_path) == 1
    assert "exists already" in capsys.readouterr().err
    assert download(url, tmp_path, "--overwrite", "--format", "json") == 0
    [told] = json.loads(capsys.readouterr().out)
    assert (told["outcome"], told["rows"], told["status"]) == ("saved", 1, 200)
    assert told["file"] == str(tmp_path / "1.xml")


def test_what_robots_txt_names_is_downloaded(site: Site, tmp_path: Path) -> None:
    assert download(site.url, tmp_path) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["1.xml"]


def test_where_nothing_is_found_nothing_is_made(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site.files.clear()
    folder = tmp_path / "new"
    assert download(f"{site.url}/index.xml", folder) == 2
    assert "404" in capsys.readouterr().err
    assert not folder.exists()


def test_an_address_of_this_computer_needs_a_yes(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["download", f"{site.url}/1.xml", "--output", str(tmp_path)]) == 2
    assert "only asked if you allow that" in capsys.readouterr().err
    assert site.asked == []


def test_a_password_is_told_to_nobody_but_the_site(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"{site.url}/index.xml".replace("//", "//me:secret@", 1)
    assert download(url, tmp_path, "--format", "json") == 1
    said = capsys.readouterr()
    assert "secret" not in said.out + said.err
    assert {each["index"] for each in json.loads(said.out)} == {None, f"{site.url}/index.xml"}
    assert site.passwords == ["Basic bWU6c2VjcmV0"] * 4


def test_what_is_kept_instead_of_an_address_in_vain_is_told(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert download(f"{site.url}/gone.xml", tmp_path) == 0
    said = capsys.readouterr()
    assert f"{site.url}/gone.xml: There is nothing at this URL (404). Kept instead" in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["1.xml"]


def test_how_to_allow_an_address_of_this_network_is_told(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["download", f"{site.url}/1.xml", "--output", str(tmp_path)]) == 2
    assert "--allow-private allows" in capsys.readouterr().err
