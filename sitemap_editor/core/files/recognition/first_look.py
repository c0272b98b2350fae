"""Tells quickly of nearly all files that no merge left its marks there, and they are no template.

What looks closer is loaded only where this finds a reason.
"""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.document.buffers import holds
from sitemap_editor.core.files.encodings import UTF8_BOM

OPENING: Final = b"<<<<<<<"
CLOSING: Final = b">>>>>>>"
TEMPLATE_BYTES: Final = 1 << 18
"""So much of a file is looked at for what a template has."""
_SIGNS: Final = (b"{{", b"{%", b"${", b"#{", b"<%", b"<xsl:", b"@")
_RULE: Final = b"---"


def may_be_conflict(data: bytes, *, is_text: bool) -> bool:
    """Tell whether marks of a merge may stand in bytes of UTF-8."""
    return holds(data, OPENING) or (not is_text and holds(data, CLOSING))


def may_be_template(head: bytes) -> bool:
    """Tell whether a file that begins like this may be a template."""
    if any(sign in head for sign in _SIGNS) or head[:6].lstrip(UTF8_BOM).startswith(_RULE):
        return True
    return head.count(b"<?") > head.count(b"<?xml")
