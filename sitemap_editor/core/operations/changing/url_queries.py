"""Tools for the parameters of URLs: keep some, remove some, sort them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from urllib.parse import unquote_plus

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.operations.changing.url_parts import OnUrl
from sitemap_editor.core.protocol.urls import UrlParts


def remove_parameters(names: Sequence[str]) -> OnUrl:
    """Return what takes parameters out; ``*`` in a name stands for anything: ``utm_*``.

    Raises: EditError where no name is given.
    """
    is_named = _named(names)
    return OnUrl(lambda parts: _with(parts, lambda name: not is_named(name)))


def keep_parameters(names: Sequence[str]) -> OnUrl:
    """Return what takes all other parameters out. Raises: EditError where no name is given."""
    is_named = _named(names)
    return OnUrl(lambda parts: _with(parts, is_named))


def sort_parameters(parts: UrlParts) -> UrlParts:
    """Order parameters by name; equal names keep their order, empty ones go."""
    given = filter(None, parts.query[1:].split("&"))
    query = "&".join(sorted(given, key=_name))
    return parts._replace(query="?" + query) if query else parts


def _with(parts: UrlParts, stays: Callable[[str], bool]) -> UrlParts:
    """Return a URL with some of its parameters; without any, the question mark goes too."""
    given = parts.query[1:].split("&")
    left = [each for each in given if not each or stays(_name(each))]
    if len(left) == len(given):
        return parts
    query = "&".join(filter(None, left))
    return parts._replace(query="?" + query if query else "")


def _named(names: Sequence[str]) -> Callable[[str], bool]:
    patterns = [_pattern(name.strip()) for name in names if name.strip()]
    if not patterns:
        text = QT_TRANSLATE_NOOP("core", "No parameter is named.")
        raise EditError("parameters", text)
    fullmatch = re.compile("|".join(patterns), re.DOTALL).fullmatch
    return lru_cache(maxsize=4096)(lambda name: fullmatch(name) is not None)


def _pattern(name: str) -> str:
    r"""Return a regular expression of a name, in which ``\*`` is a star."""
    pieces = re.split(r"(\\\*|\*)", name)
    return "".join(".*" if each == "*" else re.escape(each.replace("\\*", "*")) for each in pieces)


def _name(parameter: str) -> str:
    name = parameter.partition("=")[0]
    return unquote_plus(name) if "%" in name or "+" in name else name
