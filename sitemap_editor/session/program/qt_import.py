"""Loads Qt without what PySide6 does to all imports after it, and without what is not needed."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from threading import RLock
from types import ModuleType
from typing import Any, Final

from sitemap_editor.session.program.qt_enums import make_enums_quickly

_SIGNATURES: Final = "shibokensupport"
_LATER: Final = tuple(
    f"{_SIGNATURES}.{name}"
    for name in (
        "signature.errorhandler",
        "signature.layout",
        "signature.parser",
        "signature.lib.enum_sig",
        "signature.lib.pyi_generator",
        "signature.lib.tool",
    )
)
"""What says how Qt's functions are called: wanted by a call that is wrong, and by tools."""


def load_qt() -> None:
    """Import Qt first, and put Python's own import back in its place.

    PySide6 puts one of its own there, for `from __feature__ import`, which is not used here: it
    reads the source text of each module that is imported later and keeps all of its lines
    (napari/napari#8584). Of a window's start that was a twentieth. Another twentieth was what it
    compiles anew each time to describe its functions: that is compiled when it is asked for.
    """
    if "PySide6.QtCore" in sys.modules:
        return
    make_enums_quickly()
    plain_import = builtins.__import__

    def importing(name: str, *rest: Any, **named: Any) -> ModuleType:
        if name == _SIGNATURES:
            builtins.__import__ = plain_import
            _put_off(sys.meta_path[0])
        return plain_import(name, *rest, **named)

    builtins.__import__ = importing
    try:
        import PySide6.QtCore  # noqa: F401 - to be loaded
    finally:
        builtins.__import__ = plain_import


def _put_off(finder: object) -> None:
    """Have PySide6's own finder execute the modules of `_LATER` when they are asked for something.

    Elsewhere than in its wheels they are plain files; then nothing is done.
    """
    kind = type(finder)
    execute: Callable[[Any, ModuleType], None] | None = getattr(kind, "exec_module", None)
    if kind.__module__ != "signature_bootstrap" or execute is None:
        return

    def exec_module(self: object, module: ModuleType) -> None:
        name = module.__name__
        if name not in _LATER:
            execute(self, module)
            return

        def execute_now() -> None:
            spec: Any = module.__spec__
            spec.name, other_name = name, spec.name  # it was given another meanwhile
            execute(self, module)
            spec.name = other_name

        module.__class__ = _Later
        vars(module).update(_executing=RLock(), _execute=execute_now)

    kind.exec_module = exec_module  # type: ignore[attr-defined]


class _Later(ModuleType):
    """A module that is executed when it is asked for what it does not have yet."""

    def __getattr__(self, name: str) -> Any:
        inside = self.__dict__
        with inside["_executing"]:  # another thread may have begun
            execute = inside.pop("_execute", None)
            if execute is not None:
                execute()
        if name not in inside:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return inside[name]
