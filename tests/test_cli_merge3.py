"""`sitemap-tool merge3`, `rows` and `git-setup`, with a real git."""

from __future__ import annotations

import gzip
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from sitemap_editor import cli
from tests.core.sitemaps import urlset
from tests.network_guard import python_path

BASE = "<url><loc>https://e.com/a</loc></url>\n<url><loc>https://e.com/b</loc></url>\n"
OURS = BASE.replace("/a</loc>", "/a</loc><priority>0.9</priority>")
THEIRS = BASE + "<url><loc>https://e.com/c</loc></url>\n"
CLASH = BASE.replace("/a</loc>", "/a</loc><priority>0.1</priority>")


def files(folder: Path, *bodies: str) -> list[str]:
    names = [str(folder / f"{number}.xml") for number in range(len(bodies))]
    for name, body in zip(names, bodies, strict=True):
        Path(name).write_bytes(urlset(body))
    return names


def test_both_changes_come_together(tmp_path: Path) -> None:
    out = tmp_path / "out.xml"
    assert cli.main(["merge3", *files(tmp_path, BASE, OURS, THEIRS), "--output", str(out)]) == 0
    assert out.read_bytes() == urlset(OURS + "<url><loc>https://e.com/c</loc></url>\n")


def test_a_conflict_is_listed_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names, out = files(tmp_path, BASE, OURS, CLASH), tmp_path / "out.xml"
    assert cli.main(["merge3", *names, "--output", str(out)]) == 1
    assert "priority was –, is “0.9” here and “0.1” there" in capsys.readouterr().err
    assert not out.exists()
    assert cli.main(["merge3", *names, "--output", str(out), "--markers"]) == 1
    assert b"<!-- sitemap-editor conflict {" in out.read_bytes()


def test_what_cannot_be_read_ends_with_2(tmp_path: Path) -> None:
    names = files(tmp_path, BASE, OURS)
    arguments = ["merge3", *names, str(tmp_path / "none.xml"), "--output", str(tmp_path / "o.xml")]
    assert cli.main(arguments) == 2


@pytest.mark.parametrize("broken", ["base", "ours", "theirs"])
def test_what_git_cannot_merge_is_told_by_its_own_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], broken: str
) -> None:
    names = dict(zip(("base", "ours", "theirs"), files(tmp_path, BASE, OURS, THEIRS), strict=True))
    Path(names[broken]).write_bytes(b"<urlset><url>")
    given = ["merge3", *names.values(), "--output", names["ours"], "--name", "site/sitemap.xml"]
    assert cli.main(given) == 2
    told = capsys.readouterr().err
    assert f"site/sitemap.xml ({broken}): " in told
    assert str(tmp_path) not in told


def test_rows_prints_a_row_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packed = tmp_path / "blob"
    packed.write_bytes(gzip.compress(urlset(OURS)))
    assert cli.main(["rows", str(packed)]) == 0
    assert capsys.readouterr().out == "https://e.com/a  0.9\nhttps://e.com/b\n"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty repository, with `sitemap-tool` on the path as it is when installed."""
    if shutil.which("git") is None:
        pytest.skip("no git")
    programs, folder = tmp_path / "bin", tmp_path / "repository"
    programs.mkdir()
    folder.mkdir()
    for name, module in (("tool", "sitemap_editor.cli"), ("editor", "tests.merge_tool")):
        tool = programs / f"sitemap-{name}"
        tool.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m {module} "$@"\n')
        tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    root = Path(cli.__file__).parents[2]
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", python_path(root))
    for name, value in (("HOME", str(tmp_path)), ("GIT_CONFIG_NOSYSTEM", "1")):
        monkeypatch.setenv(name, value)
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "A Person")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "person@example.com")
    monkeypatch.chdir(folder)
    git("init", "-q", "-b", "main")
    return folder


def git(*arguments: str, fails: bool = False) -> str:
    done = subprocess.run(["git", *arguments], capture_output=True, encoding="utf-8", check=False)
    assert bool(done.returncode) == fails, done.stdout + done.stderr
    return done.stdout + done.stderr if fails else done.stdout


def commit(name: str, data: bytes) -> None:
    Path(name).write_bytes(data)
    git("add", "-A")
    git("commit", "-q", "-m", name)


def test_git_merges_and_shows_sitemaps_by_rows(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["git-setup", "--check"]) == 1
    assert cli.main(["git-setup", "--write"]) == 0
    assert cli.main(["git-setup", "--write"]) == 0
    assert (repository / ".gitattributes").read_text().count("\n") == 2
    capsys.readouterr()
    assert cli.main(["git-setup", "--check"]) == 0
    packed = "sitemap.xml.gz"
    commit(packed, gzip.compress(urlset(BASE)))
    git("checkout", "-q", "-b", "theirs")
    commit(packed, gzip.compress(urlset(THEIRS)))
    assert "+https://e.com/c\n" in git("diff", "main", "theirs")
    git("checkout", "-q", "main")
    commit(packed, gzip.compress(urlset(OURS)))
    git("merge", "-q", "theirs")
    merged = gzip.decompress(Path(packed).read_bytes())
    assert merged == urlset(OURS + "<url><loc>https://e.com/c</loc></url>\n")


def merges_what_clashes() -> str:
    """Let git merge two versions of which one value contradicts; return what it says."""
    cli.main(["git-setup", "--write"])
    commit("sitemap.xml", urlset(BASE))
    git("checkout", "-q", "-b", "theirs")
    commit("sitemap.xml", urlset(CLASH))
    git("checkout", "-q", "main")
    commit("sitemap.xml", urlset(OURS))
    return git("merge", "-q", "theirs", fails=True)


def test_git_is_told_of_a_conflict(repository: Path) -> None:
    told = merges_what_clashes()
    assert "sitemap.xml: https://e.com/a: " in told
    assert ".merge_file" not in told
    assert b"<!-- sitemap-editor conflict" in (repository / "sitemap.xml").read_bytes()


@pytest.mark.parametrize("keys", ["", "3", "3s"])
def test_git_mergetool_takes_what_the_window_decided_and_nothing_else(
    repository: Path, monkeypatch: pytest.MonkeyPatch, keys: str
) -> None:
    merges_what_clashes()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("MERGE_TOOL_KEYS", keys)
    is_decided = keys == "3s"
    git("mergetool", "--tool=sitemap", "--no-prompt", fails=not is_decided)
    assert (git("diff", "--name-only", "--diff-filter=U") == "") == is_decided
    data = (repository / "sitemap.xml").read_bytes()
    assert data == urlset(CLASH) if is_decided else b"sitemap-editor conflict" in data


def test_git_setup_prints_what_it_would_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["git-setup", "--pattern", "feed.xml"]) == 0
    printed = capsys.readouterr().out
    assert "feed.xml diff=sitemap merge=sitemap\n" in printed
    assert "git config merge.sitemap.driver 'sitemap-tool merge3 %O %A %B" in printed


def test_outside_a_repository_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert cli.main(["git-setup", "--write"]) == 2
    assert "git" in capsys.readouterr().err


def test_git_shows_a_version_that_cannot_be_read_as_it_is(repository: Path) -> None:
    cli.main(["git-setup", "--write"])
    commit("sitemap.xml", urlset(BASE))
    commit("sitemap.xml", urlset(BASE)[:-12])
    assert "-https://e.com/b\n" in git("log", "-p")
    Path("sitemap.xml").write_bytes(b"")
    assert "+# The file is empty" in git("diff")


def test_rows_as_text_still_tells_of_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert cli.main(["rows", "--or-text", str(tmp_path / "none.xml")]) == 2


@pytest.mark.parametrize(
    "name", ["my sitemap.xml", 'a "b".xml', "#1.xml", "caf\u00e9.xml", "plain.xml", "b[a]ck.xml"]
)
def test_names_of_any_spelling_get_their_attributes(repository: Path, name: str) -> None:
    pattern = name.replace("[", "\\[").replace("]", "\\]")
    assert cli.main(["git-setup", "--write", "--pattern", pattern]) == 0
    assert cli.main(["git-setup", "--check", "--pattern", pattern]) == 0
    assert git("check-attr", "diff", "-z", "--", name).split("\0")[2] == "sitemap"


@pytest.mark.parametrize("pattern", ["", " ", "!sitemap.xml", "a\nb"])
def test_what_git_takes_for_no_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["git-setup", "--pattern", pattern])
    assert left.value.code == 2


def test_attributes_keep_their_line_ends_and_bytes(repository: Path) -> None:
    attributes = repository / ".gitattributes"
    attributes.write_bytes(b"*.png binary\r\ncaf\xe9 text")
    assert cli.main(["git-setup", "--write"]) == 0
    assert cli.main(["git-setup", "--write"]) == 0
    written = attributes.read_bytes()
    assert written.startswith(b"*.png binary\r\ncaf\xe9 text\r\nsitemap*.xml diff=sitemap")
    assert written.count(b"\n") == written.count(b"\r\n") == 4
    assert cli.main(["git-setup", "--check"]) == 0


def test_attributes_that_cannot_be_written_are_told(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (repository / ".gitattributes").mkdir()
    assert cli.main(["git-setup", "--write"]) == 2
    assert ".gitattributes" in capsys.readouterr().err


def test_another_work_tree_of_a_repository_is_set_up_too(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit("sitemap.xml", urlset(BASE))
    git("worktree", "add", "-q", "-b", "other", "../other tree")
    monkeypatch.chdir(repository.parent / "other tree")
    assert cli.main(["git-setup", "--write"]) == 0
    assert cli.main(["git-setup", "--check"]) == 0


def test_a_merge_that_was_left_undecided_is_told_by_check_and_by_the_next_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names, out = files(tmp_path, BASE, OURS, CLASH), str(tmp_path / "out.xml")
    assert cli.main(["merge3", *names, "--output", out, "--markers"]) == 1
    capsys.readouterr()
    assert cli.main(["check", out]) == 1
    told = capsys.readouterr().out
    assert "F19" in told
    assert "priority is “0.9” here and “0.1” there" in told
    again = ["merge3", names[0], out, names[0], "--output", str(tmp_path / "next.xml")]
    assert cli.main(again) == 1
    assert "1 conflict of an earlier merge" in capsys.readouterr().err
    assert not (tmp_path / "next.xml").exists()
    assert cli.main([*again, "--markers"]) == 1
    assert (tmp_path / "next.xml").read_bytes() == Path(out).read_bytes()


def test_a_row_that_one_side_removed_is_told_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = BASE.partition("\n")[2]
    for ours, theirs in ((OURS, gone), (gone, OURS)):
        out = str(tmp_path / "out.xml")
        names = files(tmp_path, BASE, ours, theirs)
        assert cli.main(["merge3", *names, "--output", out, "--markers", "--force"]) == 1
        capsys.readouterr()
        assert cli.main(["check", out]) == 1
        assert "one side changed this row" in capsys.readouterr().out


def test_it_says_that_another_encoding_became_utf_8(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names, out = files(tmp_path, BASE, OURS, THEIRS), tmp_path / "out.xml"
    ours = Path(names[1])
    body = OURS.replace("/b<", "/b?é<")
    data = b'<?xml version="1.0" encoding="ISO-8859-1"?>\n' + urlset(body)
    ours.write_bytes(data.decode().encode("latin-1"))
    assert cli.main(["merge3", *names, "--output", str(out)]) == 0
    assert f"{ours}: was ISO-8859-1, is written as UTF-8" in capsys.readouterr().err
