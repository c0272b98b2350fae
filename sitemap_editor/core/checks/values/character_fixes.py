"""How the characters of a URL are put right: spaces, pasted signs, percent codes, other scripts."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.hosts import is_host

OUTER_SPACE: Final = " \t\r\n"

_BLANK: Final = compiled("[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_LINE_BREAK: Final = compiled("[\t\n\x0b\x0c\r\x85\u2028\u2029]")
# Begun where spaces begin, so that each of them is looked at once.
_PASTED: Final = f"(?:{_BLANK.pattern}|{_LINE_BREAK.pattern})"
_PASTED_SPACE: Final = compiled(f"(?<! ) *+{_PASTED}(?: |{_PASTED})*+")
_MANY_BACKSLASHES: Final = compiled(r"\\+")
_OPENING_QUOTES: Final = "\"'<"
_CLOSING_QUOTES: Final = "\"'>"
_QUOTE: Final = compiled("[\"'<>]")

# Of what XML escapes, and of nothing else: `&copy=2` is a parameter.
ESCAPED: Final = compiled(r"&(?:(amp|lt|gt|quot|apos)|#0*(\d{2,7})|#[xX]0*([0-9A-Fa-f]{2,6}));")
_ESCAPED_AMPERSAND: Final = "&amp;"
_NAMED: Final = {"lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_HIGHEST_CHARACTER: Final = 0x10FFFF
_SURROGATES: Final = range(0xD800, 0xE000)

DOUBLE_ENCODED: Final = compiled(r"%25(?=[0-9A-Fa-f]{2})")
_UNSAFE_BUT_BACKSLASH: Final = compiled(r'[\^`{}|<>"\[\]]')
_SPACE: Final = compiled(" ")
_MARKS: Final = f"[{urls.INVISIBLE}\u200c\u200d]"
_PASTED_SIGNS: Final = compiled(f"(?:{_MARKS}|{urls.SMART_QUOTE.pattern})*+")
# Whole runs that touch a letter beyond ASCII; halves of letters (U+00A0, U+0085) among them.
_MARKS_OF_WORD: Final = compiled(
    rf"(?<!{_MARKS})(?:(?<=[^\x00-\x7f]){_MARKS}++|{_MARKS}++(?=[^\x00-\x7f]))"
)
_CODE_OF_SCRIPTS: Final = compiled(r"%u[0-9A-Fa-f]{4}")
# What IDNA of 2003, which the standard library has, writes otherwise than browsers do today.
_DEVIATING: Final = compiled("[\xdf\u1e9e\u03c2\u200c\u200d]")


def trimmed(url: str) -> str:
    """Leave out the white space around it."""
    return url.strip(OUTER_SPACE)


def with_plain_ampersands(url: str) -> str:
    """Write “&” for each “&amp;”; once, whatever that leaves."""
    return url.replace(_ESCAPED_AMPERSAND, "&")


def with_plain_ampersands_between_parameters(url: str) -> str | None:
    """Do so in the query, where nobody means it; a folder may be called “R&amp;D”."""
    path, mark, query = url.partition("?")
    return None if _ESCAPED_AMPERSAND in path else path + mark + with_plain_ampersands(query)


def unescaped(url: str) -> str:
    """Write the characters other XML escapes stand for; once, whatever that leaves."""
    return ESCAPED.sub(_unescape, url)


def _unescape(match: re.Match[str]) -> str:
    if match[0] == _ESCAPED_AMPERSAND:
        return match[0]
    if match[1]:
        return _NAMED[match[1]]
    number = int(match[2]) if match[2] else int(match[3], 16)
    if number > _HIGHEST_CHARACTER or number in _SURROGATES:
        return match[0]
    return chr(number)


# Pasted signs
#
# What stands inside a word may be meant, and dropping it names another page: half of a letter that
# was read in the wrong encoding (“Ã” and U+00AD are “í”, “Ã” and U+00A0 “à”, “Ã” and “»” “û”), the
# joiners of Persian and of emoji, the direction mark behind a Hebrew word, the quotation mark at
# the end of a title. Pasting leaves its marks around a URL, so only there they go unasked; and in
# the host, where names are looked up without them. Nothing composes or decomposes accents: both
# spellings are different pages to a server.


def without_outer_marks(url: str) -> str:
    """Leave out what cannot be seen around the URL and in its host, and quotation marks around it.

    What stands behind a letter beyond ASCII at the end stays: it may be a part of that word.
    """
    return _unquoted(_without_marks_in_host(_without_ends(url)))


def without_marks(url: str) -> str:
    """Leave out what cannot be seen, wherever it stands."""
    return _unquoted(_without_ends(urls.SPACE_OR_CONTROL.sub(_visible, url)))


def with_encoded_marks_of_words(url: str) -> str | None:
    """Write what cannot be seen beside letters beyond ASCII as percent codes: the same page."""
    return _behind_host_encoded(without_outer_marks(url), _MARKS_OF_WORD)


def _unquoted(url: str) -> str:
    """Leave out quotation marks that end what they began: no URL begins with one."""
    if not url.startswith(tuple(_OPENING_QUOTES)) or not url.endswith(tuple(_CLOSING_QUOTES)):
        return url
    inside = _without_ends(url.lstrip(_OPENING_QUOTES).rstrip(_CLOSING_QUOTES))
    return url if not inside or _QUOTE.search(inside) else inside


def _visible(match: re.Match[str]) -> str:
    """Keep what takes up room: only a person can tell whether it is meant."""
    takes_room = match[0] == " " or _BLANK.match(match[0]) or _LINE_BREAK.match(match[0])
    return match[0] if takes_room else ""


def _without_marks_in_host(url: str) -> str:
    """Leave out of the host what nobody looks up (RFC 3491; UTS 46: ignored)."""
    origin = urls.UP_TO_PATH.match(url)
    if origin is None or "@" in origin[0]:  # a password is what it is
        return url
    return urls.SPACE_OR_CONTROL.sub(_visible, origin[0]) + url[origin.end() :]


def _without_ends(url: str) -> str:
    """Leave out pasted signs around the URL, those at its end as far as they are surely none of it.

    No URL begins with any. At the end quotation marks go with those at the beginning.
    """
    url = url.strip(OUTER_SPACE)
    inside = url[_pasted_signs_before(url) :]
    is_quoted = urls.SMART_QUOTE.search(url[: len(url) - len(inside)]) is not None
    bare = inside[: len(inside) - _pasted_signs_before(inside[::-1])]
    is_word = not bare.isascii() and not bare[-1].isascii()
    has_quote = urls.SMART_QUOTE.search(inside, len(bare)) is not None
    return bare if is_quoted or not (is_word or has_quote) else inside


def _pasted_signs_before(text: str) -> int:
    match = _PASTED_SIGNS.match(text)
    return match.end() if match is not None else 0


def without_pasted_space(url: str) -> str:
    """Leave out no-break spaces and line breaks with the spaces beside them; all in the host."""
    url = _PASTED_SPACE.sub("", _without_ends(url))
    origin = urls.UP_TO_PATH.match(url)
    return url if origin is None else origin[0].replace(" ", "") + url[origin.end() :]


def with_plain_space(url: str) -> str | None:
    """Write no-break spaces as %20."""
    return with_encoded_space(_BLANK.sub(" ", _without_ends(url)))


def without_quotes(url: str) -> str:
    """Leave out typographic quotation marks."""
    return urls.SMART_QUOTE.sub("", url)


def with_encoded_quotes(url: str) -> str | None:
    """Write typographic quotation marks as percent codes."""
    return _behind_host_encoded(url, urls.SMART_QUOTE)


# Characters that must be encoded


def with_encoded_space(url: str) -> str | None:
    """Write spaces as %20, and leave them out where none can be: around the URL and its host.

    A host in two words is not put together, as nobody knows what stood between them.
    """
    url = url.strip(OUTER_SPACE)
    parts = urls.split_url(url)
    if parts is None:
        return None
    port = parts.port.strip(" ") if parts.port else parts.port
    parts = parts._replace(host=parts.host.strip(" "), port=port)
    return _behind_host_encoded(urls.join_url(parts), _SPACE)


def with_encoded_signs(url: str) -> str | None:
    """Write braces, brackets and their like as percent codes."""
    return _behind_host_encoded(url, _UNSAFE_BUT_BACKSLASH)


def with_slashes(url: str) -> str:
    """Write a slash for backslashes, as browsers read them."""
    return _MANY_BACKSLASHES.sub("/", url)


def with_encoded_backslashes(url: str) -> str | None:
    """Write backslashes as percent codes."""
    return _behind_host_encoded(url, compiled(r"\\"))


def with_encoded_percent_signs(url: str) -> str:
    """Write a percent sign that begins no code as the code of one."""
    return urls.BROKEN_PERCENT.sub("%25", url)


def with_surely_encoded_percent_signs(url: str) -> str | None:
    """Do so where no script can have written them: old servers read ``%u4E2D`` as a letter."""
    return None if _CODE_OF_SCRIPTS.search(url) else with_encoded_percent_signs(url)


def decoded_once(url: str) -> str:
    """Undo percent codes of percent codes; once, whatever that leaves."""
    return DOUBLE_ENCODED.sub("%", url)


def in_ascii(url: str) -> str | None:
    """Write letters beyond ASCII as percent-encoded UTF-8, those of the host as punycode."""
    url = url.strip(OUTER_SPACE)
    parts = urls.split_url(url)
    if parts is None or urls.SPACE_OR_CONTROL.search(url) or urls.SMART_QUOTE.search(url):
        return None
    host = _ascii_host(parts.host)
    if host is None or (parts.user and not parts.user.isascii()):
        return None
    return _behind_host_encoded(urls.join_url(parts._replace(host=host)), urls.NON_ASCII)


def _ascii_host(host: str) -> str | None:
    """Return the host in punycode; None where the standard library would write another host."""
    if host.isascii():
        return host
    if _DEVIATING.search(host):
        return None
    try:
        ascii_host = host.encode("idna").decode("ascii")
        back = ascii_host.encode("ascii").decode("idna")
        again = back.encode("idna").decode("ascii")
    except UnicodeError:
        return None
    return ascii_host if again == ascii_host and is_host(ascii_host) else None


def _behind_host_encoded(url: str, characters: re.Pattern[str]) -> str | None:
    parts = urls.split_url(url)
    if parts is None:
        return None
    encoded = parts._replace(
        path=urls.percent_encoded(parts.path, characters),
        query=urls.percent_encoded(parts.query, characters),
        fragment=parts.fragment and urls.percent_encoded(parts.fragment, characters),
    )
    return urls.join_url(encoded)
