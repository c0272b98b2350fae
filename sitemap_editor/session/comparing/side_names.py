"""What the sides of a comparison or merge are called, so that a sentence tells them apart."""

from __future__ import annotations

import os
from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication

from sitemap_editor.core.files.earlier_versions import EarlierVersion
from sitemap_editor.core.readable import with_folder
from sitemap_editor.session.document.session import Session

Choice: TypeAlias = Session | Path | EarlierVersion | None
"""An open document, a file or folder, an earlier state of a file, or nothing yet."""
K = TypeVar("K", bound=Hashable)


def side_names(chosen: Mapping[K, Choice]) -> dict[K, str]:
    """Return the name of each side; with its folder, or where it lies, where others are alike."""
    names = {side: _name(choice) for side, choice in chosen.items()}
    return {
        side: _apart(name, chosen[side], [chosen[other] for other in names if names[other] == name])
        for side, name in names.items()
    }


def on_disk(name: str) -> str:
    """Return the name of a file as it lies on disk, beside the open document of that name."""
    return QCoreApplication.translate("SideNames", "{name} (on disk)").format(name=name)


def _name(choice: Choice) -> str:
    if isinstance(choice, Session | EarlierVersion):
        return choice.name
    return choice.name or str(choice) if choice is not None else ""


def _apart(name: str, choice: Choice, alike: list[Choice]) -> str:
    path = _path(choice)
    others = [each for each in alike if each is not choice]
    paths = {each for each in map(_path, others) if each is not None}
    if path is None or not others:
        return name
    if path not in paths:
        return with_folder(name, path, paths)
    if isinstance(choice, Session):
        return QCoreApplication.translate("SideNames", "{name} (open)").format(name=name)
    return on_disk(name)


def _path(choice: Choice) -> Path | None:
    path = choice if isinstance(choice, Path | None) else choice.path
    return None if path is None else Path(os.path.realpath(path))
