"""What can be wrong with an encrypted connection that a person can be told by name."""

from __future__ import annotations

from enum import StrEnum


class TlsFault(StrEnum):
    """The `Fetched.detail` of a failure of TLS, alike from all adapters; kept in files.

    Another detail is what the system said.
    """

    EXPIRED = "certificate expired"
    NOT_YET_VALID = "certificate not valid yet"
    OTHER_HOST = "certificate for another host"
    UNTRUSTED = "certificate not trusted"
    """Its issuer is not known here, or intermediate certificates are not sent, or it has none."""
    CLOSED = "closed before encryption"
