"""`sitemap-tool publish-check` against a site on this computer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitemap_editor import cli
from tests.core.sitemaps import urlset
from tests.indexnow_double import Site, served


@pytest.fixture
def site() -> Iterator[Site]:
    with served() as site:
        yield site


def _file(folder: Path, site: Site) -> Path:
    path = folder / "sitemap.xml"
    path.write_bytes(urlset(f"<url><loc>{site.url}/a</loc></url>"))
    return path


def test_a_file_that_is_published_as_it_is_here_is_in_order(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file = _file(tmp_path, site)
    site.publish(file.read_bytes())
    assert cli.main(["publish-check", str(file), "--allow-private"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith(f"{file}: ok ") for line in lines), lines
    assert site.asked == ["GET /sitemap.xml", "GET /robots.txt"]


def test_what_is_not_in_order_is_told_with_what_to_do(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file = _file(tmp_path, site)
    site.publish(urlset("<url><loc>https://other.example/</loc></url>"))
    site.files["/robots.txt"] = b""
    url = f"{site.url}/sitemap.xml"
    options = ("--published-at", url, "--allow-private", "--format", "json")
    assert cli.main(["publish-check", str(file), *options]) == 1
    found = {each["check"]: each for each in json.loads(capsys.readouterr().out)}
    assert found["same"]["state"] == found["robots"]["state"] == "bad"
    assert "1 added, 1 removed" in found["same"]["message"]
    assert f"Sitemap: {url}" in found["robots"]["to_do"]
    assert found["live"] == {
        "check": "live",
        "state": "ok",
        "message": f"{url} answers 200.",
        "to_do": None,
    }


def test_a_server_that_is_not_there_leaves_it_open(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file = _file(tmp_path, site)
    gone = "http://127.0.0.1:9/sitemap.xml"
    options = ("--published-at", gone, "--allow-private")
    file.write_bytes(urlset("<url><loc>http://127.0.0.1:9/a</loc></url>"))
    assert cli.main(["publish-check", str(file), *options]) == 2
    assert "unknown live" in capsys.readouterr().out


def test_without_an_address_nothing_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "sitemap.xml"
    file.write_bytes(urlset("<url><loc>x</loc></url>"))
    assert cli.main(["publish-check", str(file)]) == 2
    assert cli.main(["publish-check", str(file), "--published-at", "x"]) == 2


def test_a_password_goes_to_the_site_with_all_that_is_asked_and_is_not_printed(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file = _file(tmp_path, site)
    url = site.publish(file.read_bytes()).replace("//", "//me:secret@")
    options = ["--published-at", url, "--allow-private"]
    assert cli.main(["publish-check", str(file), *options]) == 0
    state = tmp_path / "state.json"
    key = "0123456789abcdef0123456789abcdef"
    arguments = ["indexnow", str(file), "--state", str(state), "--key", key, *options]
    assert cli.main(arguments) == 0
    said = capsys.readouterr()
    assert "secret" not in said.out + said.err + state.read_text()
    assert site.passwords == ["Basic bWU6c2VjcmV0"] * len(site.asked)
