from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QSettings

from sitemap_editor.session.program.settings import (
    HIDDEN_COLUMNS,
    LANGUAGE,
    LAST_FOLDER,
    MATCH_CASE,
    MAX_RECENT_FILES,
    NEWS_OF_KEYS,
    OLD_WIDTHS,
    RECENT_FILES,
    WINDOW_GEOMETRY,
    Setting,
    Settings,
)
from tests.qt_support import settings_in

ALL: list[tuple[Setting[Any], Any]] = [
    (RECENT_FILES, ["/a/one, two.xml", "/b/Zürich.xml"]),
    (LAST_FOLDER, "/home/me/my sites"),
    (WINDOW_GEOMETRY, QByteArray(b"\x01\xd9\x00\xff")),
    (OLD_WIDTHS, [0, 100, 200, 300]),
    (HIDDEN_COLUMNS, ["priority"]),
    (MATCH_CASE, True),
    (LANGUAGE, "es"),
]
IDS = [setting.key for setting, _ in ALL]


def later(folder: Path) -> Settings:
    """Read the settings as the program does when it starts again."""
    return settings_in(folder)


def store(folder: Path) -> QSettings:
    return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)


@pytest.mark.parametrize(("setting", "value"), ALL, ids=IDS)
def test_a_value_comes_back_after_a_restart(
    settings: Settings, tmp_path: Path, setting: Setting[Any], value: object
) -> None:
    settings.set(setting, value)
    store(tmp_path).sync()
    assert later(tmp_path).get(setting) == value


@pytest.mark.parametrize(("setting", "_value"), ALL, ids=IDS)
def test_the_default_holds_until_something_is_written(
    settings: Settings, setting: Setting[Any], _value: object
) -> None:
    assert settings.get(setting) == setting.default


@pytest.mark.parametrize("size", [0, 1, 2])
def test_lists_of_any_length_come_back(settings: Settings, tmp_path: Path, size: int) -> None:
    paths = ["/a.xml", "/b.xml"][:size]
    settings.set(RECENT_FILES, paths)
    store(tmp_path).sync()
    assert later(tmp_path).get(RECENT_FILES) == paths


WRONG = [
    "",
    "text",
    "²",
    "-5",
    "99999999999999999999",
    "@Invalid()",
    "1, x, 3",
    "true, false",
    '"',
    "\\",
]


@pytest.mark.parametrize("text", WRONG)
@pytest.mark.parametrize(("setting", "_value"), ALL, ids=IDS)
def test_whatever_stands_in_the_file_a_value_of_the_right_type_is_read(
    tmp_path: Path, setting: Setting[Any], _value: object, text: str
) -> None:
    section, _, name = setting.key.rpartition("/")
    file = tmp_path / "settings.ini"
    file.write_text(f"[{section or 'General'}]\n{name}={text}\n", "utf-8")
    read = later(tmp_path).get(setting)
    assert type(read) is type(setting.default)
    if setting is OLD_WIDTHS:
        assert all(type(width) is int and 0 <= width < 1 << 31 for width in read)


@pytest.mark.parametrize("value", [1, 1.5, True, None, ["a"], {"a": 1}, b"\x00", "ü"])
@pytest.mark.parametrize(("setting", "_value"), ALL, ids=IDS)
def test_a_value_of_another_type_is_no_harm(
    settings: Settings, tmp_path: Path, setting: Setting[Any], _value: object, value: object
) -> None:
    store(tmp_path).setValue(setting.key, value)
    assert type(settings.get(setting)) is type(setting.default)


def test_the_latest_file_comes_first_and_once(settings: Settings) -> None:
    for path in ("/a", "/b", "/a"):
        settings.add_recent_file(path)
    assert settings.get(RECENT_FILES) == ["/a", "/b"]


def test_the_list_of_recent_files_has_an_end(settings: Settings) -> None:
    for number in range(50):
        settings.add_recent_file(f"/{number}")
    recent = settings.get(RECENT_FILES)
    assert len(recent) == MAX_RECENT_FILES
    assert recent[0] == "/49"


def test_recent_files_can_be_forgotten(settings: Settings) -> None:
    settings.add_recent_file("/a")
    settings.forget_recent_files()
    assert settings.get(RECENT_FILES) == []


def test_a_default_is_never_changed_by_its_readers(settings: Settings) -> None:
    settings.get(RECENT_FILES).append("/a")
    assert settings.get(RECENT_FILES) == []


def test_who_never_ran_an_earlier_version_is_told_no_news_of_keys(
    settings: Settings, tmp_path: Path
) -> None:
    settings.spare_newcomer()
    settings.add_recent_file("/a/sitemap.xml")
    store(tmp_path).sync()
    again = later(tmp_path)
    again.spare_newcomer()
    assert not any(map(again.is_news, NEWS_OF_KEYS))


def test_who_ran_an_earlier_version_is_told_news_of_keys_once(settings: Settings) -> None:
    settings.add_recent_file("/a/sitemap.xml")
    settings.spare_newcomer()
    assert all(map(settings.is_news, NEWS_OF_KEYS))
    assert not any(map(settings.is_news, NEWS_OF_KEYS))
