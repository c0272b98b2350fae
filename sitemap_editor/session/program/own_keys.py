"""A person's own shortcuts on top of a set: kept in the settings, and in a file for others."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, SitemapError, no_progress
from sitemap_editor.core.files.reading import read_stamped

Own: TypeAlias = dict[str, tuple[str, ...]]
"""By the id of an action: its keys, as Qt writes them on every system; none where it has none."""
SUFFIX: Final = ".keys.json"
_VERSION: Final = "sitemap_editor_keys"
_CAP_BYTES: Final = 1 << 20


def as_text(own: Mapping[str, tuple[str, ...]], key_set: str = "") -> str:
    """Return own shortcuts, and the set they stand on, as they stand in settings and files."""
    keys = {action_id: list(keys) for action_id, keys in own.items()}
    content = {_VERSION: 1, "set": key_set, "keys": keys}
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def parse(text: str) -> tuple[str, Own]:
    """Return the set and the own shortcuts of such a text. Raises: SitemapError."""
    try:
        content: Any = json.loads(text)
    except ValueError:
        content = None
    if not isinstance(content, dict) or _VERSION not in content:
        raise SitemapError(
            "keys", QT_TRANSLATE_NOOP("core", "This is not a file of keyboard shortcuts.")
        )
    if content[_VERSION] != 1:
        raise SitemapError(
            "keys", QT_TRANSLATE_NOOP("core", "These shortcuts are of a later version.")
        )
    keys, key_set = content.get("keys"), content.get("set")
    pairs = keys.items() if isinstance(keys, dict) else ()
    own = {str(name): _texts(given) for name, given in pairs if isinstance(given, list)}
    return (key_set if isinstance(key_set, str) else ""), own


def _texts(given: list[object]) -> tuple[str, ...]:
    return tuple(each for each in given if isinstance(each, str))


def kept(text: str) -> Own:
    """Return what the settings hold; nothing where it cannot be read."""
    if not text:
        return {}
    try:
        return parse(text)[1]
    except SitemapError:
        return {}


def read_keys(path: Path) -> tuple[str, Own]:
    """Read such a file. Raises: SitemapError."""
    data, _stamp = read_stamped(path, _CAP_BYTES, no_progress)
    return parse(data.decode("utf-8", "replace"))


def write_keys(path: Path, text: str) -> None:
    """Write such a file, in the place of what lies there. Raises: SaveError."""
    from sitemap_editor.core.files.disk.saving import replace_file  # not at start

    data = text.encode("utf-8")
    replace_file(path, iter([data]), size_bytes=len(data), progress=no_progress)
