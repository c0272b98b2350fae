"""Earlier states of a file: copies, and commits, followed through a new name."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.disk.backups import BackupRule
from sitemap_editor.core.files.earlier_versions import Origin, earlier_versions
from tests.core.sitemaps import urlset

RULE = BackupRule()
ROW = "<url><loc>https://e.com/{}</loc></url>"


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True, check=True)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    if shutil.which("git") is None:
        pytest.skip("no git")
    for name, value in (("HOME", str(tmp_path)), ("GIT_CONFIG_NOSYSTEM", "1")):
        monkeypatch.setenv(name, value)
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "A Person")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "person@example.com")
    folder = tmp_path / "site"
    (folder / "public").mkdir(parents=True)
    git(folder, "init", "-q")
    return folder


def committed(path: Path, letter: str, moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(urlset(ROW.format(letter)))
    monkeypatch.setenv("GIT_COMMITTER_DATE", f"2024-05-0{moment}T08:00:00Z")
    git(path.parent, "add", "-A")
    git(path.parent, "commit", "-q", "-m", f"state \x1f {letter}\n\nmore")


def test_copies_and_commits_are_told_the_latest_first_and_opened(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, path = repository / "old *.xml", repository / "public" / "[a] *.xml"
    committed(old, "a", "1", monkeypatch)
    old.rename(path)
    committed(path, "a", "2", monkeypatch)
    committed(path, "b", "3", monkeypatch)
    copy = path.with_name(f"{path.name}.~1~")
    copy.write_bytes(urlset(ROW.format("c")))
    os.utime(copy, (0, 0))
    path.with_name("[a] *.original.xml").write_bytes(b"broken")
    versions, error = earlier_versions(path, RULE)
    assert error is None
    assert [version.origin for version in versions] == [
        Origin.ORIGINAL,
        *(Origin.GIT, Origin.GIT, Origin.GIT),
        Origin.BACKUP,
    ]
    assert [version.note for version in versions[1:4]] == [f"state \x1f {n}" for n in "baa"]
    locs = [(version.open()[0].loc or "")[-1] for version in versions[1:]]
    assert locs == ["b", "a", "a", "c"]
    with pytest.raises(SitemapError):
        versions[0].open()
    shutil.rmtree(repository / ".git")
    with pytest.raises(SitemapError):
        versions[1].open()


def test_without_a_repository_there_are_copies_and_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_bytes(urlset(""))
    path.with_name("sitemap.xml.~1~").write_bytes(urlset(""))
    versions, error = earlier_versions(path, RULE)
    assert [version.origin for version in versions] == [Origin.BACKUP]
    assert error is not None
