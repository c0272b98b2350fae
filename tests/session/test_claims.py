"""Programs that have the same file open know of each other."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sitemap_editor.core.files.claims import Claims

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "open"


@pytest.fixture
def start(folder: Path) -> Iterator[Callable[[], Claims]]:
    started: list[Claims] = []

    def start() -> Claims:
        started.append(Claims(folder))
        return started[-1]

    yield start
    for each in started:
        each.close()


def test_each_of_two_knows_of_the_other_and_not_of_itself(
    start: Callable[[], Claims], tmp_path: Path
) -> None:
    one, other = start(), start()
    shared, own = tmp_path / "a.xml", tmp_path / "b.xml"
    one.hold({shared, own})
    assert not one.is_shared(shared)
    other.hold({shared})
    assert one.is_shared(shared)
    assert other.is_shared(shared)
    assert not one.is_shared(own)
    other.hold(set())
    assert not one.is_shared(shared)


def test_a_link_leads_to_the_same_file(start: Callable[[], Claims], tmp_path: Path) -> None:
    one, other = start(), start()
    path, link = tmp_path / "a.xml", tmp_path / "link.xml"
    path.write_bytes(b"")
    link.symlink_to(path)
    one.hold({path})
    other.hold({link})
    assert one.is_shared(path)


def test_what_a_crash_left_is_nobody_s(
    start: Callable[[], Claims], folder: Path, tmp_path: Path
) -> None:
    path = tmp_path / "a.xml"
    program = (
        "import os, sys; from pathlib import Path; "
        "from sitemap_editor.core.files.claims import Claims; "
        "claims = Claims(Path(sys.argv[1])); claims.hold({Path(sys.argv[2])}); os._exit(1)"
    )
    subprocess.run([sys.executable, "-c", program, folder, path], cwd=ROOT, check=False)
    assert len(list(folder.iterdir())) == 1
    one = start()
    one.hold({tmp_path / "other.xml"})
    assert not one.is_shared(path)
    assert len(list(folder.iterdir())) == 1


def test_closing_leaves_nothing(start: Callable[[], Claims], folder: Path, tmp_path: Path) -> None:
    one = start()
    one.hold({tmp_path / "a.xml", tmp_path / "b.xml"})
    modes = {each.stat().st_mode & 0o77 for each in (folder, *folder.iterdir())}
    assert os.name != "posix" or modes == {0}
    one.close()
    assert not list(folder.iterdir())


def test_where_nothing_can_be_claimed_nobody_is_told(
    start: Callable[[], Claims], folder: Path, tmp_path: Path
) -> None:
    folder.parent.mkdir()
    folder.write_bytes(b"a file in the way")
    one = start()
    one.hold({tmp_path / "a.xml"})
    assert not one.is_shared(tmp_path / "a.xml")
