"""What an answer carries, unpacked while it comes and never beyond what was allowed."""

from __future__ import annotations

import zlib
from typing import Final

from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.http.answer_reader import Broken

_GZIP: Final = ("gzip", "x-gzip")
_WITH_HEADER: Final = 31
"""The window of zlib for streams that begin as files of gzip do."""
_MAGIC: Final = b"\x1f\x8b"
_AT_ONCE: Final = 1 << 20
"""Bytes that are unpacked in one go: a few milliseconds."""


class Body:
    """Gathers a body; one that is compressed is unpacked up to one byte beyond `most`."""

    def __init__(self, codings: list[str], most: int) -> None:
        """Begin. `codings` are those of ``Content-Encoding``. Raises: Broken for another."""
        wrapped = [coding for coding in codings if coding != "identity"]
        if wrapped and (len(wrapped) > 1 or wrapped[0] not in _GZIP):
            said = ", ".join(wrapped)
            raise Broken(Failure.PROTOCOL, f"The body is compressed with {said}, unasked.")
        self._most = most
        self._unpacker = zlib.decompressobj(_WITH_HEADER) if wrapped else None
        self._is_begun = False
        self._pieces: list[bytes] = []
        self._length = 0

    @property
    def data(self) -> bytes:
        """What there is, as far as it is allowed."""
        return b"".join(self._pieces)[: self._most]

    def is_over(self) -> bool:
        """Tell whether there is more than is allowed; nothing more is taken then."""
        return self._length > self._most

    def take(self, data: bytes) -> bytes:
        """Add what came; return what of it is still to be taken, where much is to be unpacked.

        Raises: Broken where it is not what its head says.
        """
        if not data or not self._room():
            return b""
        if self._unpacker is None:
            self._add(data[: self._room()])
            return b""
        self._is_begun = True
        rest = self._unpacked(self._unpacker, data)
        return rest if self._room() else b""

    def end(self) -> None:
        """Note that all has come. Raises: Broken where the last of it is missing."""
        if self._unpacker is not None and self._is_begun and not self._unpacker.eof:
            raise Broken(Failure.CUT, "What is compressed ends too soon.")

    def _room(self) -> int:
        return self._most + 1 - self._length

    def _add(self, data: bytes) -> None:
        self._pieces.append(data)
        self._length += len(data)

    def _unpacked(self, unpacker: zlib._Decompress, data: bytes) -> bytes:
        """Unpack some, and return what is left to be unpacked."""
        if unpacker.eof:
            if not data.startswith(_MAGIC):  # what stands behind the last part is none of it
                return b""
            self._unpacker = unpacker = zlib.decompressobj(_WITH_HEADER)
        try:
            self._add(unpacker.decompress(data, min(_AT_ONCE, self._room())))
        except zlib.error as error:
            self._pieces.clear()  # how much came out before depends on how it came
            raise Broken(Failure.PROTOCOL, "What came is not compressed as it says.") from error
        return unpacker.unused_data if unpacker.eof else unpacker.unconsumed_tail
