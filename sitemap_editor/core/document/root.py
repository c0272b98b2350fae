"""The root element of a document: its name as written and the prefixes it puts in force."""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_editor.core.document.markup import BARE_SCOPE, Scope, encode_attribute


@dataclass(frozen=True, slots=True)
class Root:
    """The root element of a document: its name as written and the prefixes it puts in force."""

    name: bytes
    uri: bytes
    scope: Scope

    @property
    def prefix(self) -> bytes:
        """The prefix of the root with its colon, or nothing."""
        prefix, colon, _ = self.name.rpartition(b":")
        return prefix + colon

    def start_tag(self) -> bytes:
        """Write a start tag of this name that declares the same prefixes."""
        declared = (
            b' xmlns%b%b="%b"' % (b":" if prefix else b"", prefix, encode_attribute(uri))
            for prefix, uri in self.scope.items()
            if prefix not in BARE_SCOPE or (not prefix and uri)
        )
        return b"<" + self.name + b"".join(declared) + b">"
