"""Where the bytes of a sitemap are: a file on disk; stores that are reached by URLs are others."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final, Protocol

GONE: Final = "gone"
"""The code of a `ReadError` where a store that was asked has no such file."""


class Origin(Protocol):
    """Where the bytes of one sitemap are. Picklable: any worker can read it."""

    @property
    def name(self) -> str:
        """How people are told of it: a path or a URL, without a password."""
        ...

    @property
    def path(self) -> Path:
        """What counts as its path where only the name in it matters."""
        ...

    @property
    def may_be_unpacked(self) -> bool:
        """Whether what is compressed there may come here unpacked."""
        ...

    @property
    def state(self) -> str:
        """What the store tells apart states of it by; empty where it does not."""
        ...

    @property
    def modified_ns(self) -> int | None:
        """When it was changed, since 1970; None where nobody knows."""
        ...

    def held(self) -> AbstractContextManager[Path]:
        """Give it as a file of this computer for a while. Raises: SitemapError, OSError."""
        ...

    def is_as_it_was(self, hash_: str, state: str) -> bool:
        """Tell whether its bytes are those with this hash, or its state is still this one."""
        ...


@dataclass(frozen=True, slots=True)
class OnDisk:
    """A file that this computer, or every worker of a cluster, sees under its path."""

    path: Path

    @property
    def name(self) -> str:
        """The path."""
        return str(self.path)

    @property
    def may_be_unpacked(self) -> bool:
        """False: it is as it lies there."""
        return False

    @property
    def state(self) -> str:
        """Nothing: a file is read, which is quick, to tell its states apart."""
        return ""

    @property
    def modified_ns(self) -> int | None:
        """The time on disk."""
        try:
            return self.path.stat().st_mtime_ns
        except OSError:
            return None

    @contextmanager
    def held(self) -> Iterator[Path]:
        """Give the path."""
        yield self.path

    def is_as_it_was(self, hash_: str, state: str) -> bool:
        """Compare the hash of the file as it is now."""
        del state
        try:
            return bool(hash_) and file_hash(self.path) == hash_
        except OSError:
            return False


@dataclass(frozen=True, slots=True)
class Listed:
    """Where a sitemap is that an index lists; without `origin` there is none."""

    origin: Origin | None = None
    owner: str = ""
    """The URL to which the file of this name belongs, where that is another one."""
    is_elsewhere: bool = False
    """True where it is on another site, which nobody named."""


def file_hash(path: Path) -> str:
    """Return the hash of a file's bytes. Raises: OSError."""
    digest = blake2b(digest_size=16)
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def identity(path: Path) -> str:
    """Return what is the same for all paths that lead to one file."""
    return os.path.realpath(path)  # `resolve` raises where links go in a circle
