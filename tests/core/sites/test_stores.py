"""Whole sites in stores that URLs name: the same answer as of a folder, whatever a store does."""

from __future__ import annotations

import importlib
import importlib.util
import json
import signal
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import cli
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.sites import stores
from sitemap_editor.core.sites.crew import Here, Place
from sitemap_editor.core.sites.on_dask import dask_place
from sitemap_editor.core.sites.sources import site_files
from sitemap_editor.core.sites.stores import Stored, protocol_of, without_password
from sitemap_editor.core.sites.survey import SiteReader, SiteSurvey
from tests.core.sites.test_places import FAULTS, LosesAWorker, plant
from tests.core.sites.test_survey import GOOGLE, LETTERS, make_site

needs_fsspec = pytest.mark.skipif(
    importlib.util.find_spec("fsspec") is None, reason="the extra `cluster` is not installed"
)


def survey(source: str, folder: Path, *, silence_s: float = 60.0) -> SiteSurvey:
    return SiteReader(GOOGLE, folder, place=Here(1)).read(site_files(source, silence_s))


def put(folder: Path) -> str:
    """Copy a folder into a store in memory; return its URL."""
    fsspec: Any = importlib.import_module("fsspec")
    root = f"memory://{uuid4().hex}"
    system = fsspec.filesystem("memory")
    for path in folder.rglob("*"):
        if path.is_file():
            system.pipe(f"{root}/{path.relative_to(folder).as_posix()}", path.read_bytes())
    return root


class Server(SimpleHTTPRequestHandler):
    """Serves a folder; what is called ``silent`` never ends."""

    is_over = threading.Event()
    asked: list[str] = []  # noqa: RUF012 - of the test that is running

    def do_GET(self) -> None:
        self.asked.append(self.path)
        if "silent" in self.path:
            self.is_over.wait(30.0)
        else:
            super().do_GET()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    pytest.importorskip("aiohttp")
    Server.is_over.clear()
    Server.asked.clear()
    site = tmp_path / "site"
    site.mkdir()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Server, directory=str(site)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        Server.is_over.set()
        server.shutdown()
        server.server_close()
        thread.join()


def test_a_url_of_a_file_needs_nothing_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = make_site(tmp_path / "my site", [["a"], ["b"]])
    monkeypatch.setattr(stores, "system_of", None)
    found = survey(index.as_uri(), tmp_path / "out")
    assert (len(found.files), found.unreadable) == (2, 0)
    assert len(survey(index.parent.as_uri(), tmp_path / "out").files) == 2


def test_what_is_missing_to_read_a_store_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_module(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("sitemap_editor.core.sites.stores.importlib.import_module", no_module)
    assert cli.main(["site", "s3://bucket/index.xml", "--output", str(tmp_path)]) == 2
    assert "pip install 'sitemap-editor[cluster]'" in capsys.readouterr().err


@needs_fsspec
def test_a_protocol_that_nobody_knows_is_told() -> None:
    with pytest.raises(SitemapError, match="nosuch"):
        site_files("nosuch://bucket/index.xml")


@needs_fsspec
@given(st.lists(LETTERS, min_size=1, max_size=4), FAULTS)
@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_store_and_a_folder_give_the_same(
    tmp_path_factory: pytest.TempPathFactory, files: list[list[str]], fault: str
) -> None:
    folder = tmp_path_factory.mktemp("site")
    index = make_site(folder / "site", files)
    (index.parent / "notes.txt").write_text("remember the milk\n")
    plant(index, fault)
    root = put(index.parent)
    here = survey(str(index), folder / "here").summary()
    assert survey(f"{root}/index.xml", folder / "there").summary() == here


@needs_fsspec
def test_folders_and_patterns_of_a_store_find_what_lies_below(tmp_path: Path) -> None:
    make_site(tmp_path / "site" / "a", [["x"]])
    make_site(tmp_path / "site" / "b", [["y"], ["z"]])
    root = put(tmp_path / "site")
    assert len(site_files(root).files) == 3
    assert [each.origin.path.name for each in site_files(f"{root}/*/1.xml").files] == ["1.xml"]
    with pytest.raises(SitemapError, match="no sitemap"):
        site_files(f"{root}/nothing*")


@needs_fsspec
def test_what_a_store_tells_of_a_file_says_whether_to_read_it_again(tmp_path: Path) -> None:
    root = put(make_site(tmp_path / "site", [["a"], ["b"]]).parent)
    manifest = tmp_path / "out" / "manifest.jsonl"
    found = survey(f"{root}/index.xml", tmp_path / "out")
    assert all(each.origin.modified_ns for each in site_files(root).files)
    first = manifest.read_text()
    state = '"state": "' + site_files(root).files[0].origin.state
    manifest.write_text(first.replace('"state": "', state))
    assert survey(f"{root}/index.xml", tmp_path / "out").summary() == found.summary()


@needs_fsspec
def test_a_site_of_the_web_is_read_and_nobody_else_is_asked(tmp_path: Path, address: str) -> None:
    index = make_site(tmp_path / "site", [["a"], ["a"], ["c"]])
    rows = "".join(
        f"<sitemap><loc>{url}</loc></sitemap>"
        for url in (
            *(f"{address}/{name}.xml" for name in ("0", "1", "silent", "gone")),
            "http://localhost:1/other.xml",
        )
    )
    head, _, tail = index.read_text().partition(">")
    index.write_text(f"{head}>{rows}</sitemapindex>")
    found = survey(f"{address}/index.xml", tmp_path / "out", silence_s=3.0)
    assert [each.rows for each in found.files] == [1, 1, 0]
    assert found.missing == [f"{address}/gone.xml"]
    assert "3 seconds" in str(found.files[2].unreadable)
    assert list(found.unreadable_indexes) == ["http://localhost:1/other.xml"]
    assert found.duplicate_urls == 1
    assert len(tail) > 0


@needs_fsspec
def test_a_pattern_of_the_web_does_not_go_through_a_whole_site(address: str) -> None:
    with pytest.raises(SitemapError, match="every page"):
        site_files(f"{address}/**/a.xml")
    assert Server.asked == []


@needs_fsspec
def test_a_file_of_a_store_is_never_held_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "large.xml").write_bytes(b"<" * (3 << 20))
    url = f"{put(tmp_path / 'site')}/large.xml"
    with Stored(url).held() as path:
        assert path.stat().st_size == 3 << 20
    monkeypatch.setattr(stores, "DEFAULT_CAP_BYTES", 2 << 20)
    with pytest.raises(SitemapError, match="2 MB"), Stored(url).held():
        pass


def test_passwords_are_not_told_and_paths_are_no_urls() -> None:
    assert without_password("ftp://me:secret@host/a") == "ftp://host/a"
    assert Stored("ftp://me:secret@host/a.xml").name == "ftp://host/a.xml"
    assert protocol_of(r"C:\site\index.xml") == ""
    assert protocol_of("sitemaps/*.xml") == ""
    assert protocol_of("S3://bucket") == "s3"


@needs_fsspec
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_lost_worker_a_corrupt_file_and_a_silent_store_give_one_answer_everywhere(
    tmp_path: Path, address: str
) -> None:
    pytest.importorskip("distributed")
    index = make_site(tmp_path / "site", [[f"{number}", "shared"] for number in range(12)])
    plant(index, "corrupt")
    index.write_text(
        index.read_text()
        .replace("https://e.com/", f"{address}/")
        .replace("</sitemapindex>", f"<sitemap><loc>{address}/silent.xml</loc></sitemap>")
        + "</sitemapindex>"
    )
    with dask_place(None, 2) as cluster:
        places: list[Place] = [Here(1), Here(2), LosesAWorker(cluster)]
        files = site_files(f"{address}/index.xml", 4.0)
        found = [
            SiteReader(GOOGLE, tmp_path / f"out{number}", place=place).read(files)
            for number, place in enumerate(places)
        ]
    assert found[0] == found[1] == found[2]
    assert (found[0].unreadable, found[0].duplicate_urls, len(found[0].files)) == (2, 1, 13)
    assert any("4 seconds" in str(file.unreadable) for file in found[0].files)


@pytest.mark.skipif(
    importlib.util.find_spec("moto") is None or importlib.util.find_spec("s3fs") is None,
    reason="no object store to try: moto[server] and s3fs are not installed",
)
def test_the_command_of_the_readme_reads_a_site_from_an_object_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server_module: Any = importlib.import_module("moto.server")
    s3fs: Any = importlib.import_module("s3fs")
    server = server_module.ThreadedMotoServer("127.0.0.1", 0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    monkeypatch.setenv("AWS_ENDPOINT_URL", f"http://{host}:{port}")
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "test")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    for name in ("no_proxy", "NO_PROXY"):  # the proxy of tests is that to nowhere
        monkeypatch.setenv(name, host)
    try:
        make_site(tmp_path / "site", [["a"], ["a", "b"]])
        store = s3fs.S3FileSystem()
        store.mkdir("bucket")
        for path in (tmp_path / "site").iterdir():
            store.pipe(f"bucket/sitemaps/{path.name}", path.read_bytes())
        source, out = "s3://bucket/sitemaps/index.xml", str(tmp_path / "survey")
        for _ in range(2):
            assert cli.main(["site", source, "--output", out, "--format", "json"]) == 0
            said = json.loads(capsys.readouterr().out)
            assert (said["files"], said["rows"], said["duplicate_urls"]) == (2, 3, 1)
        assert len((tmp_path / "survey" / "manifest.jsonl").read_text().splitlines()) == 2
    finally:
        server.stop()
