"""Prints how Qt sorts, writes and tells the time; frozen beside the programs for smoke.py alone."""

from __future__ import annotations

import json
from datetime import datetime

from PySide6.QtCore import QCollator, QDateTime, QLocale

WORDS = ("zorro", "ñandú", "Oso", "árbol", "nube", "sitemap10", "arma", "sitemap2")


def main() -> None:
    """Print one line of JSON."""
    spanish, british = QLocale("es_ES"), QLocale("en_GB")
    now = datetime.now().astimezone()
    moment = QDateTime.currentDateTime()
    told = {
        "spanish": ordered(spanish),
        "english": ordered(british),
        "capitals": spanish.toUpper("ñandú") + QLocale("tr_TR").toUpper("i"),
        "number": spanish.toString(1234567.5, "f", 1),
        "offset_s": [int(moment.offsetFromUtc()), int(now.strftime("%z")[:3]) * 3600],
    }
    print(json.dumps(told))


def ordered(locale: QLocale) -> list[str]:
    """Return the words as a file dialog of this language lists them."""
    collator = QCollator(locale)
    collator.setNumericMode(True)
    return sorted(WORDS, key=collator.sortKey)


if __name__ == "__main__":
    main()
