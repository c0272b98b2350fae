"""A second start of the real program beside a first one, on a real screen."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.desktop.test_real_window import (
    COMMAND,
    OUR_FILE,
    PATIENCE_S,
    ROOT,
    TOOLS,
    Desktop,
    run,
    set_cell,
    wait_until,
)
from tests.network_guard import python_path

pytestmark = pytest.mark.desktop


@pytest.fixture(autouse=True)
def _screen() -> None:
    if not os.environ.get("DISPLAY") or any(shutil.which(tool) is None for tool in TOOLS):
        pytest.skip("needs an X display and the tools that drive it")


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / name for name in ("first.xml", "second.xml")]
    for path in paths:
        shutil.copyfile(OUR_FILE, path)
    return paths


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def _manager() -> Iterator[None]:
    """A window manager, which is what minimises windows; where one runs already, that one stays."""
    if shutil.which("openbox") is None:
        pytest.skip("needs a window manager")
    with subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL) as manager:
        wait_until(lambda: run("xdotool", "get_num_desktops"), "a window manager")
        yield
        manager.terminate()


@pytest.fixture
def first(files: list[Path], home: Path) -> Iterator[Desktop]:
    desktop = Desktop(files[0], home)
    yield desktop
    desktop.is_ended()


def second_start(first: Desktop, *arguments: str, folder: Path = ROOT) -> int:
    """Start the program once more as the same person; return its exit code."""
    environment = {**first.environment, "PYTHONPATH": python_path(ROOT)}
    return subprocess.run(
        [*COMMAND, *arguments], cwd=folder, env=environment, check=False, timeout=PATIENCE_S
    ).returncode


def windows() -> list[str]:
    """The windows of the program by their ids."""
    return run("xdotool", "search", "--onlyvisible", "--name", "Sitemap Editor").split()


def test_a_second_start_opens_its_file_in_the_window_that_is_there(
    first: Desktop, files: list[Path]
) -> None:
    assert second_start(first, "second.xml", folder=files[1].parent) == 0
    wait_until(lambda: "second.xml" in first.title, "the second file in the first window")
    assert windows() == [first.window]
    assert second_start(first, files[0].as_uri()) == 0
    wait_until(lambda: "first.xml" in first.title, "the first file in front again")
    first.closes()


def test_two_starts_with_unsaved_work_keep_it(first: Desktop, files: list[Path]) -> None:
    first.clicks(300, 130)
    set_cell(first, 0, 1, "2019-01-02")
    wait_until(lambda: first.is_modified, "the mark of an edit in the title")
    assert second_start(first, str(files[1])) == 0
    wait_until(lambda: "second.xml" in first.title, "the second file")
    assert second_start(first, str(files[0])) == 0
    wait_until(lambda: "first.xml" in first.title, "the first file")
    assert first.is_modified
    first.focus()
    first.keys("ctrl+s")
    wait_until(lambda: not first.is_modified, "the file on disk")
    assert b"2019-01-02" in files[0].read_bytes()
    first.closes()


def test_starts_in_the_very_same_moment_make_one_window(home: Path, tmp_path: Path) -> None:
    """As when many files are chosen in a file manager that starts a program for each."""
    paths = [tmp_path / f"at once {number}.xml" for number in range(12)]
    for path in paths:
        shutil.copyfile(OUR_FILE, path)
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": "C.UTF-8",
    }
    starts = [subprocess.Popen([*COMMAND, str(path)], cwd=ROOT, env=environment) for path in paths]
    settings = home / "config" / "Sitemap Editor" / "Sitemap Editor.conf"
    try:
        wait_until(lambda: sum(each.poll() is None for each in starts) == 1, "one program left")
        wait_until(
            lambda: all(path.name.encode() in _bytes(settings) for path in paths), "all open"
        )
        assert len(windows()) == 1
        assert [each.returncode for each in starts if each.poll() is not None] == [0] * 11
    finally:
        for each in starts:
            each.kill()
            each.wait(30)


def test_names_of_every_kind_are_handed_over(first: Desktop, files: list[Path]) -> None:
    folder = files[0].parent
    names = ["with space.xml", "ümlaut.xml", "-dash.xml", "100%.xml", "a&b <i>.xml"]
    for name in names:
        shutil.copyfile(OUR_FILE, folder / name)
        assert second_start(first, "--", name, folder=folder) == 0
        wait_until(partial(shows, first, name), f"{name} in front")
    for name in ("new\nline.xml", os.fsdecode(b"no\xffunicode.xml")):
        shutil.copyfile(OUR_FILE, folder / name)
        before = first.title
        assert second_start(first, (folder / name).as_uri()) == 0
        wait_until(partial(shows_another, first, before), "the next one in front")
        assert "\N{REPLACEMENT CHARACTER}" in first.title
    assert windows() == [first.window]
    first.closes()


def test_a_file_that_is_open_comes_to_the_front_by_any_name(
    first: Desktop, files: list[Path]
) -> None:
    assert second_start(first, str(files[1])) == 0
    wait_until(partial(shows, first, "second.xml"), "the second file")
    link = files[0].with_name("link.xml")
    link.symlink_to(files[0])
    assert second_start(first, "link.xml", folder=link.parent) == 0
    wait_until(partial(shows, first, "first.xml"), "the first file by its other name")
    first.closes()


@pytest.mark.usefixtures("_manager")
def test_a_second_start_brings_a_minimised_window_back(first: Desktop, files: list[Path]) -> None:
    run("xdotool", "windowminimize", "--sync", first.window)
    wait_until(lambda: not windows(), "no window on screen")
    assert second_start(first, str(files[1])) == 0
    wait_until(lambda: windows() == [first.window], "the window on screen again")
    first.closes()


def test_a_new_window_is_a_program_for_itself(
    first: Desktop, files: list[Path], home: Path
) -> None:
    other = Desktop(files[1], home, ["--new-window", str(files[1])])
    try:
        assert len(windows()) == 2
        assert "first.xml" in first.title
        other.closes()
    finally:
        other.is_ended()
    first.closes()


def test_a_start_beside_a_program_that_hangs_opens_its_file_itself(
    first: Desktop, files: list[Path], home: Path
) -> None:
    first.process.send_signal(signal.SIGSTOP)
    try:
        other = Desktop(files[1], home)
        other.closes()
        other.is_ended()
    finally:
        first.process.send_signal(signal.SIGCONT)
    assert "first.xml" in first.title
    first.closes()


def test_after_a_kill_and_after_a_close_the_files_come_back(
    first: Desktop, files: list[Path], home: Path
) -> None:
    assert second_start(first, str(files[1])) == 0
    settings = home / "config" / "Sitemap Editor" / "Sitemap Editor.conf"
    wait_until(lambda: b"second.xml" in _bytes(settings), "a note of what is open")
    first.process.kill()
    first.is_ended()
    for _ in range(2):
        again = Desktop(files[1], home, [])
        again.focus()
        # The file that was in front comes first; the other one's tab a moment later.
        wait_until(partial(turns_to, again, "ctrl+Prior", "first.xml"), "the other tab")
        again.keys("ctrl+Next")
        wait_until(partial(shows, again, "second.xml"), "the first tab again")
        again.closes()
        again.is_ended()


def shows(desktop: Desktop, name: str) -> bool:
    return name in desktop.title


def turns_to(desktop: Desktop, keys: str, name: str) -> bool:
    """Press keys, unless that file is shown already; tell whether it is shown then."""
    if not shows(desktop, name):
        desktop.keys(keys)
        time.sleep(0.5)
    return shows(desktop, name)


def shows_another(desktop: Desktop, before: str) -> bool:
    return desktop.title not in ("", before)


def _bytes(path: Path) -> bytes:
    """What a settings file says of the open files."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return b"".join(line for line in lines if line.startswith(b"open="))
