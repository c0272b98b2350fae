"""The package's own source, parsed once for all tests of a process that look at it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import sitemap_editor

PACKAGE: Final = Path(sitemap_editor.__file__).parent


@cache
def trees() -> MappingProxyType[Path, ast.Module]:
    """Return the tree of each module, by its path under the package."""
    return MappingProxyType(
        {
            path.relative_to(PACKAGE): ast.parse(path.read_bytes())
            for path in sorted(PACKAGE.rglob("*.py"))
        }
    )


@cache
def classes_and_calls() -> tuple[tuple[Path, ast.ClassDef | ast.Call], ...]:
    """Return each class and each call, with its module: of a million nodes one pass for all."""
    return tuple(
        (path, node)
        for path, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef | ast.Call)
    )


def imported(tree: ast.Module) -> Iterator[str]:
    """Yield the modules that a module imports, also inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
