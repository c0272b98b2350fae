from __future__ import annotations

import errno
from pathlib import Path

import pytest

from sitemap_editor.core.errors import SaveError
from sitemap_editor.core.files.disk.backups import copy_name, keep_copy


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("sitemap.xml", "sitemap.original.xml", "sitemap.original-2.xml"),
        ("sitemap.xml.gz", "sitemap.original.xml.gz", "sitemap.original-2.xml.gz"),
        ("sitemap.XML.GZ", "sitemap.original.XML.GZ", "sitemap.original-2.XML.GZ"),
        ("map.de.xml", "map.de.original.xml", "map.de.original-2.xml"),
        ("sitemap", "sitemap.original", "sitemap.original-2"),
    ],
)
def test_a_copy_is_named_after_its_file_and_keeps_the_suffix(
    name: str, first: str, second: str
) -> None:
    assert copy_name(Path("folder") / name) == Path("folder") / first
    assert copy_name(Path("folder") / name, 2) == Path("folder") / second


def test_copies_are_numbered_and_none_is_ever_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    kept = [keep_copy(path, data) for data in (b"one", b"two", b"three")]
    assert [each.name for each in kept] == [
        "sitemap.original.xml",
        "sitemap.original-2.xml",
        "sitemap.original-3.xml",
    ]
    assert [each.read_bytes() for each in kept] == [b"one", b"two", b"three"]


def test_a_copy_that_cannot_be_made_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="copy of the original") as caught:
        keep_copy(tmp_path / "gone" / "sitemap.xml", b"data")
    assert caught.value.code == "copy"
    assert not list(tmp_path.iterdir())


def test_a_copy_that_ends_in_the_middle_is_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    class Full:
        def __init__(self, path: Path) -> None:
            self._file = opened(path, "xb")

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self._file.close()

        def write(self, _data: bytes) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "open", lambda path, _mode: Full(path))
    with pytest.raises(SaveError, match="No space left"):
        keep_copy(tmp_path / "sitemap.xml", b"data")
    assert not list(tmp_path.iterdir())
