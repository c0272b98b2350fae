"""The key by which a site tells search engines that IndexNow speaks for it, and its file.

Source: indexnow.org, "Documentation"; PROTOCOL 11, "Key".
"""

from __future__ import annotations

import re
import secrets
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Remark
from sitemap_editor.core.files.encodings import UTF8_BOM
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.location import is_publishable, site_of
from sitemap_editor.core.web.failure_texts import answer_remark
from sitemap_editor.core.web.fetching import Failure, Fetched, Limits, Request
from sitemap_editor.core.web.publishing.failures import reason_of

_KEY: Final = re.compile(r"[A-Za-z0-9-]{8,128}", re.ASCII)
_MADE_BYTES: Final = 16
_FILE_BYTES: Final = 4_096


def new_key() -> str:
    """Return a new key: 32 hexadecimal digits that nobody can guess."""
    return secrets.token_hex(_MADE_BYTES)


def is_key(text: str) -> bool:
    """Tell whether a text can be a key."""
    return _KEY.fullmatch(text) is not None


def usual_location(site: str, key: str) -> str:
    """Return where engines look for the file of a key: in the root of the site."""
    return f"{site}/{key}.txt"


def location_refused(location: str, host: str) -> Remark | None:
    """Return why a key cannot lie at this URL; None where it can."""
    if not is_publishable(location):
        text = QT_TRANSLATE_NOOP(
            "core", "“{url}” is not the full URL of a key file. Write it like this: {example}"
        )
        example = "https://example.com/folder/key.txt"
        return Remark(text, {"url": location, "example": example}, is_obstacle=True)
    if host_of(location) != host:
        text = QT_TRANSLATE_NOOP("core", "The key file must be on {host}, where the pages are.")
        return Remark(text, {"host": host}, is_obstacle=True)
    return None


def host_of(url: str) -> str | None:
    """Return host and port of a URL as the scheme leaves them out; None for none."""
    site = site_of(url)
    return None if site is None else site.partition("://")[2]


def covers(location: str, url: str) -> bool:
    """Tell whether a key at `location` speaks for a URL of its host: one in its folder or below."""
    at, parts = urls.split_url(location), urls.split_url(url)
    if at is None or parts is None:
        return False
    return (parts.path or "/").startswith(at.path[: at.path.rfind("/") + 1] or "/")


def key_request(location: str, *, allow_private: bool) -> Request:
    """Return what to ask for to see the file of a key."""
    limits = Limits(body_bytes=_FILE_BYTES)
    return Request(location, limits=limits, allow_private=allow_private)


def key_file_fault(fetched: Fetched, key: str, location: str) -> Remark | None:
    """Return what is wrong with the file of a key as it was found; None where it is right."""
    if fetched.failure is Failure.PRIVATE:
        return answer_remark(fetched, location)
    text, arguments = _fault(fetched, key)
    if not text:
        return None
    shown = {"url": location, "key": key, **arguments}
    return Remark(text, shown, is_obstacle=True)


def _fault(fetched: Fetched, key: str) -> tuple[str, dict[str, str | int]]:
    if fetched.failure is not None:
        text = QT_TRANSLATE_NOOP("core", "The key file {url} could not be fetched: {reason}.")
        return text, {"reason": reason_of(fetched)}
    if len(fetched.hops) > 1:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The key file {url} redirects to {target}. Put it where no redirect is, or give that "
            "URL as its location.",
        )
        return text, {"target": fetched.url or ""}
    if fetched.status != 200:
        text = QT_TRANSLATE_NOOP(
            "core", "The key file {url} answers {status}. Upload it: its text is the key alone."
        )
        return text, {"status": fetched.status or 0}
    return _text_fault(fetched.body, key), {}


def _text_fault(body: bytes, key: str) -> str:
    if body == key.encode():
        return ""
    if body.startswith(UTF8_BOM):
        return QT_TRANSLATE_NOOP(
            "core",
            "The key file {url} begins with a byte order mark. Save it as UTF-8 without one.",
        )
    if body.strip() == key.encode():
        return QT_TRANSLATE_NOOP(
            "core",
            "The key file {url} holds spaces or a line end beside the key. Save it with the key "
            "alone.",
        )
    if body.lstrip()[:1] == b"<":
        return QT_TRANSLATE_NOOP(
            "core",
            "{url} is a web page, not the key file. Upload a text file with the key alone.",
        )
    return QT_TRANSLATE_NOOP(
        "core", "The key file {url} holds another key. Upload the file of this one."
    )
