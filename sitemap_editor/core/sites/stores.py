"""Files in stores that are reached by URLs, through fsspec: `s3://`, `gs://`, `az://`, `https://`.

fsspec is loaded for a URL that a person named, and for nothing else. Whatever its libraries raise,
and a store that is silent for too long, becomes a `ReadError`.
"""

from __future__ import annotations

import importlib
import os
import queue
import re
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import unquote, urlsplit

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, ReadError, SitemapError
from sitemap_editor.core.files.compression import too_large
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES
from sitemap_editor.core.sites.origins import GONE

T = TypeVar("T")
WEB: Final = ("http", "https")
USUAL_SILENCE_S: Final = 60.0
"""A store that says nothing for so long is given up for this file."""
_STORE: Final = re.compile(r"([a-zA-Z][a-zA-Z0-9+.-]+)(?:::|://)")
_PASSWORD: Final = re.compile(r"(?<=://)[^/@?#]*@")
_BLOCK_BYTES: Final = 1 << 20
_BLOCKS_AHEAD: Final = 4
_ENDINGS: Final = (".gz", ".txt", ".xml")
_STATE: Final = ("ETag", "etag", "md5Hash", "content_md5", "Content-MD5")
_MODIFIED: Final = (
    *("LastModified", "last_modified", "Last-Modified", "updated", "modified", "mtime"),
    "created",  # of stores that never change an object
)


def protocol_of(source: str) -> str:
    """Return the protocol of a URL in small letters; empty for a path, also on a drive."""
    match = _STORE.match(source)
    return match[1].lower() if match else ""


def path_of_file_url(url: str) -> str:
    """Return the path that a `file:` URL means: for it nothing needs to be installed."""
    parts = urlsplit(url)
    if parts.netloc not in ("", "localhost"):  # of a computer of the network, as Windows has them
        return unquote(f"//{parts.netloc}{parts.path}")
    path = unquote(parts.path)
    return path[1:] if os.name == "nt" and path[2:3] == ":" else path


def without_password(url: str) -> str:
    """Return a URL as it may be told and written down."""
    return _PASSWORD.sub("", url)


@dataclass(frozen=True, slots=True)
class Stored:
    """A file in a store."""

    url: str
    state: str = ""
    modified_ns: int | None = None
    silence_s: float = USUAL_SILENCE_S

    @property
    def name(self) -> str:
        """The URL."""
        return without_password(self.url)

    @property
    def may_be_unpacked(self) -> bool:
        """Whether the web may have unpacked it on its way."""
        return protocol_of(self.url) in WEB

    @property
    def path(self) -> Path:
        """The part of the URL behind its site or bucket; its name is what counts."""
        if protocol_of(self.url) in WEB:
            return Path(unquote(urlsplit(self.url).path))
        return Path(self.url.partition("://")[2])  # a key of an object may hold any sign

    @contextmanager
    def held(self) -> Iterator[Path]:
        """Give a copy that was read in blocks: memory does not depend on its size.

        Raises: ReadError; OSError where this disk takes no more.
        """
        endings = [each for each in self.path.suffixes if each.lower() in _ENDINGS]
        with tempfile.TemporaryDirectory(prefix="site-") as folder:
            path = Path(folder, "sitemap" + "".join(endings[-2:]))
            with path.open("wb") as file:
                file.writelines(self._blocks())
            yield path

    def is_as_it_was(self, hash_: str, state: str) -> bool:
        """Compare what the store tells apart states by, without reading."""
        return bool(hash_ and state) and state == self.state

    def first_bytes(self, count: int) -> bytes:
        """Return the beginning. Raises: ReadError."""
        system, path = system_of(self.url)  # loading its library is no silence of the store

        def read() -> bytes:
            with self._opened(system, path) as file:
                return bytes(file.read(count))

        return within(self.silence_s, read)

    def _opened(self, system: Any, path: str) -> Any:
        is_web = protocol_of(self.url) in WEB  # where 0 means one answer, read as it comes
        return system.open(path, "rb", **({"block_size": 0} if is_web else {}))

    def _blocks(self) -> Iterator[bytes]:
        """Yield all bytes as they come. Raises: ReadError, TooLarge."""
        system, path = system_of(self.url)
        came: queue.Queue[bytes | Exception | None] = queue.Queue(_BLOCKS_AHEAD)
        is_over = threading.Event()

        def put(block: bytes | Exception | None) -> None:
            while not is_over.is_set():
                try:
                    came.put(block, timeout=1.0)
                except queue.Full:
                    continue
                return

        def read() -> None:
            try:
                with self._opened(system, path) as file:
                    while not is_over.is_set() and (block := file.read(_BLOCK_BYTES)):
                        put(block)
            except Exception as error:  # noqa: BLE001 - its library raises what it likes
                put(error)
            else:
                put(None)

        threading.Thread(target=read, name="store", daemon=True).start()
        size = 0
        try:
            while (block := self._next(came)) is not None:
                size += len(block)
                if size > DEFAULT_CAP_BYTES:
                    raise too_large(DEFAULT_CAP_BYTES)
                yield block
        finally:
            is_over.set()

    def _next(self, came: queue.Queue[bytes | Exception | None]) -> bytes | None:
        try:
            block = came.get(timeout=self.silence_s)
        except queue.Empty:
            raise _silent(self.silence_s) from None
        if isinstance(block, Exception):
            raise _told(block, self.silence_s) from block
        return block


def stored(url: str, info: Mapping[str, Any], silence_s: float) -> Stored:
    """Return a file with what its store told of it."""
    modified = next((info[key] for key in _MODIFIED if info.get(key)), None)
    said = [str(info[key]) for key in _STATE if info.get(key)]
    if said or modified is not None:
        said += [str(info.get("size")), str(modified)]
    return Stored(url, "|".join(said), _nanoseconds(modified), silence_s)


def _nanoseconds(moment: object) -> int | None:
    try:
        if isinstance(moment, str):
            moment = (
                datetime.fromisoformat(moment)
                if moment[:4].isdecimal()
                else parsedate_to_datetime(moment)
            )
        if isinstance(moment, datetime):
            return int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp() * 1e9)
        return int(moment * 1e9) if isinstance(moment, int | float) else None
    except (ValueError, OverflowError):
        return None


class Store:
    """Lists what is in the store of a URL."""

    def __init__(self, url: str, silence_s: float = USUAL_SILENCE_S) -> None:
        """Raise SitemapError where fsspec, or its package for this protocol, is missing."""
        self._silence_s = silence_s
        self.protocol = protocol_of(url)
        self._system, self.root = system_of(url)
        self._folders: dict[str, dict[str, Stored]] = {}
        self._system.invalidate_cache()

    def file(self) -> Stored | None:
        """Return the file that the URL names; None where there is no file of that name.

        Raises: ReadError.
        """
        info = self._info(self.root)
        if info is None or info.get("type") == "directory":
            return None
        return stored(self._url(self.root), info, self._silence_s)

    def matching(self) -> list[Stored]:
        """Return the files that the URL, a pattern, names. Raises: ReadError."""
        found = within(self._silence_s, lambda: self._system.glob(self.root, detail=True))
        return self._files(found.values())

    def below(self) -> list[Stored]:
        """Return the files in the folder that the URL names, and below. Raises: ReadError."""
        found = within(self._silence_s, lambda: self._system.find(self.root, detail=True))
        return self._files(found.values())

    def in_folder(self, folder: str) -> dict[str, Stored]:
        """Return the files right in a folder, by name; none for a folder that is not there.

        Raises: ReadError.
        """
        found = self._folders.get(folder)
        if found is None:
            files = self._files(self._listed(folder))
            found = {each.path.name: each for each in files}
            self._folders[folder] = found
        return found

    def _listed(self, folder: str) -> list[dict[str, Any]]:
        try:
            listed: list[dict[str, Any]] = within(
                self._silence_s, lambda: self._system.ls(folder, detail=True)
            )
        except ReadError as error:
            if error.code != GONE:
                raise
            return []
        return listed

    def _info(self, path: str) -> Mapping[str, Any] | None:
        try:
            info: Mapping[str, Any] = within(self._silence_s, lambda: self._system.info(path))
        except ReadError as error:
            if error.code != GONE:
                raise
            return None
        return info

    def _files(self, infos: Any) -> list[Stored]:
        return [
            stored(self._url(info["name"]), info, self._silence_s)
            for info in infos
            if info.get("type") != "directory"
        ]

    def _url(self, path: str) -> str:
        return str(self._system.unstrip_protocol(path))


def system_of(url: str) -> tuple[Any, str]:
    """Return what reads the store of a URL, and the path in it. Raises: SitemapError."""
    try:
        core: Any = importlib.import_module("fsspec.core")
    except ImportError as error:
        text = QT_TRANSLATE_NOOP(
            "core",
            "Reading from “{protocol}://” needs fsspec: pip install 'sitemap-editor[cluster]'.",
        )
        raise SitemapError("store", text, {"protocol": protocol_of(url)}) from error
    try:
        system, path = core.url_to_fs(url)
    except ImportError as error:
        text = QT_TRANSLATE_NOOP(
            "core", "A package is missing to read from “{protocol}://”: {reason}"
        )
        arguments = {"protocol": protocol_of(url), "reason": str(error)}
        raise SitemapError("store", text, arguments) from error
    except Exception as error:
        raise _told(error, USUAL_SILENCE_S) from error
    return system, path


def within(seconds: float, call: Callable[[], T]) -> T:
    """Return what a call to a store returns, if it does in time. Raises: ReadError."""
    came: queue.SimpleQueue[tuple[T | None, Exception | None]] = queue.SimpleQueue()

    def work() -> None:
        try:
            came.put((call(), None))
        except Exception as error:  # noqa: BLE001 - its library raises what it likes
            came.put((None, error))

    threading.Thread(target=work, name="store", daemon=True).start()
    try:
        result, error = came.get(timeout=seconds)
    except queue.Empty:
        raise _silent(seconds) from None
    if error is not None:
        raise _told(error, seconds) from error
    return result  # type: ignore[return-value]  # None only where the call returns it


def _told(error: Exception, seconds: float) -> SitemapError:
    """Return what is said of whatever a library raised."""
    if isinstance(error, SitemapError):
        return error
    if isinstance(error, TimeoutError):
        return _silent(seconds)
    if isinstance(error, FileNotFoundError):
        return ReadError(GONE, QT_TRANSLATE_NOOP("core", "The store has no such file."))
    reason = without_password(str(error) or type(error).__name__)
    text = QT_TRANSLATE_NOOP("core", "The store does not give this file: {reason}")
    return ReadError("store", text, {"reason": reason})


def _silent(seconds: float) -> ReadError:
    text = QT_TRANSLATE_NOOP("core", "The store said nothing for {seconds} seconds.")
    return ReadError("timeout", text, {"seconds": f"{seconds:g}"})
