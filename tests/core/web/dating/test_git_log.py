"""When files were last changed, by the log of their repository."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sitemap_editor.core.errors import Cancelled, EvidenceError
from sitemap_editor.core.web.dating.git_log import commit_dates

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="no git here")


class Repository:
    """A repository whose commits are made at chosen times."""

    def __init__(self, root: Path) -> None:
        self.root = root
        root.mkdir(parents=True)
        self.git("init", "-q")

    def git(self, *arguments: str, date: str = "2020-01-01T00:00:00Z") -> None:
        who = {
            f"GIT_{role}_{what}": "a"
            for role in ("AUTHOR", "COMMITTER")
            for what in ("NAME", "EMAIL")
        }
        dates = {"GIT_AUTHOR_DATE": "2001-01-01T00:00:00Z", "GIT_COMMITTER_DATE": date}
        nobodys = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
        environment = {**os.environ, **who, **dates, **nobodys}
        subprocess.run(
            ["git", *arguments], cwd=self.root, env=environment, check=True, capture_output=True
        )

    def commit(self, date: str, files: Mapping[str, str]) -> None:
        for name, text in files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "change", date=date)


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path / "site")


def test_each_file_has_the_date_of_its_last_commit(repository: Repository) -> None:
    repository.commit("2024-01-01T10:00:00+02:00", {"a.md": "1", "b c/ñ.md": "1", "gone.md": "1"})
    repository.commit("2024-02-01T10:00:00Z", {"a.md": "2"})
    (repository.root / "gone.md").unlink()
    repository.commit("2024-03-01T10:00:00Z", {})
    (repository.root / "gone.md").write_text("back, but in no commit")
    dates = commit_dates(repository.root, ["a.md", "b c/ñ.md", "gone.md", "never.md"])
    assert dates == {
        "a.md": datetime(2024, 2, 1, 10, tzinfo=UTC),
        "b c/ñ.md": datetime(2024, 1, 1, 8, tzinfo=UTC),
    }


def test_files_are_relative_to_the_folder(repository: Repository) -> None:
    repository.commit("2024-01-01T10:00:00Z", {"content/a.md": "1", "a.md": "1"})
    repository.commit("2024-02-01T10:00:00Z", {"a.md": "2"})
    dates = commit_dates(repository.root / "content", ["a.md"])
    assert dates == {"a.md": datetime(2024, 1, 1, 10, tzinfo=UTC)}


def test_a_file_that_was_only_renamed_is_as_old_as_before(repository: Repository) -> None:
    text = "the same\n" * 20
    repository.commit("2024-01-01T10:00:00Z", {"old.md": text})
    repository.git("mv", "old.md", "new.md")
    repository.commit("2024-05-01T10:00:00Z", {"other.md": "x"})
    dates = commit_dates(repository.root, ["new.md"])
    assert dates == {"new.md": datetime(2024, 1, 1, 10, tzinfo=UTC)}


def test_names_that_look_like_something_else_are_names(repository: Repository) -> None:
    names = ["-x.md", "M", "A\nB.md", "\x1e2020-01-01T00:00:00Z"]
    if os.name == "nt":
        names = names[:2]
    repository.commit("2024-01-01T10:00:00Z", dict.fromkeys(names, "1"))
    repository.commit("2024-02-01T10:00:00Z", {"M": "2"})
    dates = commit_dates(repository.root, names)
    assert {name: date.month for name, date in dates.items()} == {
        name: 2 if name == "M" else 1 for name in names
    }


def test_a_folder_that_is_no_repository_is_told(tmp_path: Path) -> None:
    with pytest.raises(EvidenceError, match="not a git repository"):
        commit_dates(tmp_path, ["a.md"])
    with pytest.raises(EvidenceError) as told:
        commit_dates(tmp_path / "missing", ["a.md"])
    assert "missing" in str(told.value)


def test_a_repository_without_commits_is_told(repository: Repository) -> None:
    with pytest.raises(EvidenceError) as told:
        commit_dates(repository.root, ["a.md"])
    assert "no commit" in str(told.value)


def test_a_part_of_a_history_is_refused(repository: Repository, tmp_path: Path) -> None:
    repository.commit("2024-01-01T10:00:00Z", {"a.md": "1"})
    repository.commit("2024-02-01T10:00:00Z", {"b.md": "1"})
    shallow = tmp_path / "shallow"
    repository.git("clone", "-q", "--depth=1", repository.root.as_uri(), str(shallow))
    with pytest.raises(EvidenceError) as told:
        commit_dates(shallow, ["a.md"])
    assert "unshallow" in str(told.value)


def test_settings_of_a_repository_run_nothing(repository: Repository, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    script = tmp_path / "script"
    script.write_text(f"#!/bin/sh\ntouch '{mark}'\n")
    script.chmod(0o755)
    repository.commit("2024-01-01T10:00:00Z", {"a.md": "1", ".gitattributes": "* diff=x"})
    for name in ("core.fsmonitor", "gpg.program", "core.pager", "diff.external", "diff.x.textconv"):
        repository.git("config", name, str(script))
    repository.git("config", "log.showSignature", "true")
    assert commit_dates(repository.root, ["a.md"])
    assert not mark.exists()


def test_reading_a_log_can_be_stopped(repository: Repository) -> None:
    repository.commit("2024-01-01T10:00:00Z", {"a.md": "1"})

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        commit_dates(repository.root, ["b.md"], stop)
