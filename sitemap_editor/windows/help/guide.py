"""The quick guide: one page from the first file to splitting, merging and indexes."""

from __future__ import annotations

from html import escape
from textwrap import fill
from typing import Final

from PySide6.QtCore import QCoreApplication

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP

_HEAD: Final = "h3"
_TEXT: Final = "p"
_README_WIDTH: Final = 118

# A page is read from top to bottom: what a person wants first comes first.
_PAGE: Final = (
    (_HEAD, QT_TRANSLATE_NOOP("guide", "Open")),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "Drop a file on the window, press Ctrl+O, or start with a new sitemap (Ctrl+N). XML, "
            "gzip and text files with one URL a line open by what they hold, whatever they are "
            "called. Each file has a tab.",
        ),
    ),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "A file that is not well-formed opens with a list of its faults, each with what is "
            "proposed and how sure that is. Accept all, some, or edit the text. The file on disk "
            "changes only when you save.",
        ),
    ),
    (_HEAD, QT_TRANSLATE_NOOP("guide", "Edit")),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "It works like a spreadsheet: type to replace a value, F2 or Enter to edit it, Enter "
            "to go down, Tab to go on, Delete to clear. Ctrl+Enter adds a row, Ctrl+D doubles one, "
            "Alt+Up and Alt+Down move it. A column of URLs from elsewhere can be pasted as rows.",
        ),
    ),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "In a date, Alt+Down opens the calendar and Ctrl+; writes the present time. In a "
            "priority, + and − change it by a tenth. A value is judged while you type; the reason "
            "stands under it in words.",
        ),
    ),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "Everything can be undone, step by step; the Edit menu names the step. A click on the "
            "head of a column sorts what you see; the file keeps its order. Columns are hidden "
            "under View, Columns. Ctrl+F finds, F3 goes on, Ctrl+L goes to a row.",
        ),
    ),
    (_HEAD, QT_TRANSLATE_NOOP("guide", "Check and mend")),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "Every file is held against the whole protocol as soon as it is open. F8 goes from "
            "problem to problem. Ctrl+Shift+M opens the panel that lists them, says why each "
            "matters and who minds. Errors break the protocol, warnings break what a search engine "
            "asks for, hints are worth a look.",
        ),
    ),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "Ctrl+F8 mends the problem here, Ctrl+Shift+F8 all of its kind, Ctrl+F9 everything "
            "that loses nothing. You see what would change before it does, and each fix is one "
            "step of undo. What nobody can know, such as which number of a date is the month, is "
            "asked.",
        ),
    ),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "At the top of the panel stands whose rules count (sitemaps.org, Google, Bing, Yandex, "
            "Baidu) and where the file is published. Say where, and rows outside its folder, host "
            "or scheme are told.",
        ),
    ),
    (_HEAD, QT_TRANSLATE_NOOP("guide", "Save")),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "Saving (Ctrl+S) changes only what you changed: comments, images and other extensions, "
            "spelling and line ends stay as they were. The new file is made whole beside the old "
            "one and then takes its place. A file that another program changed meanwhile is never "
            "overwritten without a question.",
        ),
    ),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "The name decides the form: .xml.gz compresses, .txt writes the URLs alone. Copies of "
            "what a save replaces can be kept: see Preferences.",
        ),
    ),
    (_HEAD, QT_TRANSLATE_NOOP("guide", "Split")),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "A sitemap may hold 50,000 rows and 50 MB. Sitemaps, Split divides a larger one into "
            "several and writes an index of them: by number, folder of the URL, year or host. The "
            "parts are shown before anything is written; all files are written, or none. Split "
            "again into the same folder, and every URL stays in the file it was in.",
        ),
    ),
    (_HEAD, QT_TRANSLATE_NOOP("guide", "Merge")),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "Sitemaps, Merge Files makes one new file of several, of folders, or of an index with "
            "its sitemaps; Merge Into This File takes their rows over as one step of undo. Of "
            "equal URLs the first, the last, the newest or the one you pick stays.",
        ),
    ),
    (_HEAD, QT_TRANSLATE_NOOP("guide", "Indexes")),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "An index that is open shows what each of its sitemaps holds, as far as they lie "
            "beside it: rows, size, problems, last change, and which are missing. A double-click "
            "on a row opens its file; saving that offers to set its date in the index. Sitemaps, "
            "Index from Files makes an index of files on this computer.",
        ),
    ),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "When the files are on the server, Sitemaps, Lines for robots.txt says which lines "
            "tell crawlers where they are.",
        ),
    ),
    (_HEAD, QT_TRANSLATE_NOOP("guide", "If something goes wrong")),
    (
        _TEXT,
        QT_TRANSLATE_NOOP(
            "guide",
            "After a crash or a power cut the next start offers the edits that were not saved. "
            "Where a value is refused, the status bar says why. Help, Rules of Sitemaps explains "
            "every rule by its id; Help, Keyboard Shortcuts lists all keys. In a report of a "
            "fault, name the versions that Help, About Sitemap Editor can copy.",
        ),
    ),
)


def guide_text() -> str:
    """Return the page as rich text."""
    return "".join(
        f"<{kind}>{escape(QCoreApplication.translate('guide', text))}</{kind}>"
        for kind, text in _PAGE
    )


def guide_markdown() -> str:
    """Return the page in English, for the README."""
    return "\n\n".join(
        f"### {text}" if kind == _HEAD else fill(text, _README_WIDTH) for kind, text in _PAGE
    )
