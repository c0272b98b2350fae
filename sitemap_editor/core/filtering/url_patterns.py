"""Patterns for parts of URLs in UTF-8, to be matched from the beginning of a URL.

Those that ignore case match URLs that are in ASCII, or `small`: bytes know no other capitals.
"""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.patterns import compiled

_SCHEME: Final = rb"[A-Za-z][A-Za-z0-9+.-]*+://"
_USER: Final = rb"(?:[^/?#@]*+@)?+"
_ORIGIN: Final = _SCHEME + rb"[^/?#]*+"
ANYTHING: Final = "*"
_SPECIAL: Final = compiled(r"[\\*]")
_TOKEN: Final = compiled(r"\\([\\*])|\*|[^\\*]+|\\")


def between_stars(text: str) -> list[str]:
    r"""Return what stands between the wildcards; ``\*`` is a star, ``\\`` a backslash."""
    parts = [""]
    for token in _TOKEN.finditer(text):
        if token[0] == ANYTHING:
            parts.append("")
        else:
            parts[-1] += token[1] or token[0]
    return parts


def without_wildcards(text: str) -> str:
    """Return how a text is written that holds no wildcard, whatever stands in it."""
    return _SPECIAL.sub(r"\\\g<0>", text)


def small(text: str) -> str:
    """Return a text in small letters, each whatever stands beside it: a sigma has two forms."""
    return text.lower() if text.isascii() else "".join(map(str.lower, text))


def host_pattern(host: str) -> re.Pattern[bytes]:
    """Return what URLs on a host match; it may have a port; * stands for any letters."""
    end = rb"(?=[/?#]|\Z)" if re.search(r":\d+\Z", host) else rb"(?=[:/?#]|\Z)"
    name = rb"[^/?#]+" if host == ANYTHING else _with_wildcards(small(host), rb"[^/?#:]*")
    return compiled(_SCHEME + _USER + name + end, re.IGNORECASE)


def folder_pattern(folder: str) -> re.Pattern[bytes]:
    """Return what URLs in a folder match, at any depth; the slashes around it may be left out."""
    path = "/" + folder.strip("/")
    quoted = re.escape(path.encode("utf-8", "surrogatepass"))
    if path == "/":
        return compiled(_ORIGIN + b"/")
    return compiled(_ORIGIN + quoted + b"/")


def extension_pattern(extension: str) -> re.Pattern[bytes]:
    """Return what URLs match whose file name ends in a dot and this; * stands for any letters."""
    name = _with_wildcards(small(extension.removeprefix(".")), rb"[^/?#.]*")
    if extension == ANYTHING:
        name = rb"[^/?#.]+"
    return compiled(_ORIGIN + rb"[^?#]*/[^/?#]*\." + name + rb"(?=[?#]|\Z)", re.IGNORECASE)


def parameter_pattern(parameter: str) -> re.Pattern[bytes]:
    """Return what URLs match with a parameter of this name, or this name=value; * for any."""
    name, equals, value = parameter.partition("=")
    wanted = _with_wildcards(name, rb"[^=&#]*")
    if parameter == ANYTHING:
        wanted = rb"[^=&#]+"
    if equals:
        wanted += b"=" + _with_wildcards(value, rb"[^&#]*") + rb"(?=[&#]|\Z)"
    else:
        wanted += rb"(?=[=&#]|\Z)"
    return compiled(rb"[^?#]*+\?(?:[^#]*&)?" + wanted)


def _with_wildcards(text: str, anything: bytes) -> bytes:
    """Return the pattern of a text in which * stands for any letters; it never tries them twice."""
    parts = (part.encode("utf-8", "surrogatepass") for part in between_stars(text))
    first, *others = map(re.escape, parts)
    if not others:
        return first
    # What stands between two stars is best found as early as it can be.
    between = b"".join(b"(?>%b?%b)" % (anything, part) for part in others[:-1])
    return first + between + anything + others[-1]
