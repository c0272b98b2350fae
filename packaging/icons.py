"""Draws the icons of program and documents, also as .ico and .icns: ``icons.py FOLDER``."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT: Final = Path(__file__).resolve().parents[1]
NAME: Final = "sitemap-editor"
PROGRAM: Final = ROOT / "resources" / "icons" / f"{NAME}.svg"
DOCUMENT: Final = ROOT / "resources" / "desktop" / "application-x-sitemap+xml.svg"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES: Final = (16, 24, 32, 48, 64, 256)
# Apple's four letters for a PNG of each size; those of double density come second.
ICNS_KINDS: Final = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic13", 256),
    (b"ic14", 512),
    (b"ic10", 1024),
)


def main(folder: Path) -> None:
    """Write ``program-SIZE.png`` and ``document-SIZE.png``, and the files that hold several."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: drawn(PROGRAM, size) for size in SIZES}
    for size, png in pictures.items():
        (folder / f"program-{size}.png").write_bytes(png)
        (folder / f"document-{size}.png").write_bytes(drawn(DOCUMENT, size))
    (folder / f"{NAME}.ico").write_bytes(ico(pictures))
    (folder / f"{NAME}.icns").write_bytes(icns(pictures))
    application.quit()


def drawn(drawing: Path, size: int) -> bytes:
    """Return the drawing as a PNG of `size` times `size` pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return the pictures as one Windows icon, each as a PNG (Windows Vista and later).

    Source: the ICONDIR and ICONDIRENTRY structures; 0 stands for 256 pixels.
    """
    start = 6 + 16 * len(ICO_SIZES)
    entries, bodies = b"", b""
    for size in ICO_SIZES:
        png, edge = pictures[size], size % 256
        place = start + len(bodies)
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(png), place)
        bodies += png
    return struct.pack("<HHH", 0, 1, len(ICO_SIZES)) + entries + bodies


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return the pictures as one macOS icon, each as a PNG."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in ICNS_KINDS
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


if __name__ == "__main__":
    main(Path(sys.argv[1]))
