"""Many URLs in little memory: their bytes in a row, and where each ends."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import overload


class UrlList(Sequence[str]):
    """URLs by number; each is decoded when it is asked for."""

    def __init__(self, urls: Iterable[str] = ()) -> None:
        self._text = bytearray()
        self._ends = array("Q")
        for url in urls:
            self.append(url)

    def append(self, url: str) -> None:
        """Put a URL behind the others."""
        self._text += url.encode("utf-8", "surrogatepass")
        self._ends.append(len(self._text))

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        if not 0 <= index < len(self):
            raise IndexError(index)
        start = self._ends[index - 1] if index else 0
        return self._text[start : self._ends[index]].decode("utf-8", "surrogatepass")

    def __len__(self) -> int:
        return len(self._ends)
