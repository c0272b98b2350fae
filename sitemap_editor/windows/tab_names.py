"""What tabs are called where files have the same name: with as many folders as it takes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sitemap_editor.windows.tab_page import TabPage


def told_apart(page: TabPage, pages: Iterable[TabPage]) -> str:
    """Return the name of a page, with its folder where another one is called the same."""
    alike = [each for each in pages if each is not page and each.name == page.name]
    path = page.path
    if not alike or path is None:
        return page.name
    others = {each.path for each in alike if each.path is not None}
    return f"{page.name} · {_folder(path, others)}"


def _folder(path: Path, others: set[Path]) -> str:
    """Return the last folders of a path, as many as no other path has."""
    mine = path.parent.parts
    for count in range(1, len(mine) + 1):
        if all(other.parent.parts[-count:] != mine[-count:] for other in others):
            return "/".join(mine[-count:])
    return str(path.parent)
