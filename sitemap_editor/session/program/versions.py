"""Which versions run: for About and for reports."""

from __future__ import annotations

import platform

from lxml import etree
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion


def versions() -> str:
    """Return the libraries and the system beside the program, in one line."""
    libxml2 = ".".join(map(str, etree.LIBXML_VERSION))
    return (
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {pyside_version}, "
        f"lxml {etree.__version__}, libxml2 {libxml2}, {platform.platform(terse=True)}"
    )
