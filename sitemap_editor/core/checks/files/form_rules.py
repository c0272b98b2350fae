"""Rules about how the file lies on disk: encoding, compression, name, lines of a text sitemap.

Source of each: PROTOCOL sections 1 and 6.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.files import form_fixes, head_fixes
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, RowView, Rule, Severity
from sitemap_editor.core.contents.head_view import head_of
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.encodings import UTF8_BOM
from sitemap_editor.core.protocol.fields import TEXT

_GZIP_SUFFIX: Final = ".gz"
_TEXT_SUFFIXES: Final = (".txt", ".txt.gz")
_SECOND_URL: Final = re.compile(r"\S\s+[A-Za-z][A-Za-z0-9+.-]*://")


def _encoding(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    yield from _declared(table)
    if table.head.startswith(UTF8_BOM):
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file begins with an invisible mark (UTF-8 byte order mark). It is valid but not "
            "needed.",
        )
        if table.row_kind is TEXT:
            text = QT_TRANSLATE_NOOP(
                "core",
                "The file begins with an invisible mark (UTF-8 byte order mark). Simple readers "
                "treat it as part of the first URL.",
            )
        yield Fault(Severity.HINT, text)


def _misread(table: PieceTable, context: CheckContext) -> Iterator[Fault]:
    form = context.form
    sample = form_fixes.misread_sample(table, form) if form.reads_as_utf8 else None
    if sample is not None:
        wrong, right = sample
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file declares {encoding}, but its bytes look like UTF-8: “{wrong}” probably "
            "means “{right}”.",
        )
        arguments = {"encoding": form.encoding, "wrong": wrong, "right": right}
        yield Fault(Severity.ERROR, text, arguments)


def _declared(table: PieceTable) -> Iterator[Fault]:
    declared = head_of(table).says(b"encoding")
    if declared is not None and not head_fixes.declares_utf8(table):
        text = QT_TRANSLATE_NOOP(
            "core", "The file declares {name}, but its bytes are UTF-8. It must declare UTF-8."
        )
        yield Fault(Severity.ERROR, text, {"name": declared.value.decode("utf-8", "replace")})


def _converted(_table: PieceTable, context: CheckContext) -> Iterator[Fault]:
    form = context.form
    if form.was_converted and not form.reads_as_utf8:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file is in {encoding}; a sitemap must be in UTF-8. Save it to convert it to "
            "UTF-8.",
        )
        yield Fault(Severity.ERROR, text, {"encoding": form.encoding})


def _compression(_table: PieceTable, context: CheckContext) -> Iterator[Fault]:
    form, name = context.form, context.file_name
    if form.junk_bytes:
        text = QT_TRANSLATE_NOOP(
            "core",
            "{count} extra bytes follow the compressed data. Some readers reject such a file. "
            "Save it to remove them.",
        )
        yield Fault(Severity.WARNING, text, {"count": form.junk_bytes})
    if not name or name.lower().endswith(_GZIP_SUFFIX) == form.is_compressed:
        return
    if form.is_compressed:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file is compressed with gzip, but its name does not end with “.gz”. Save it under "
            "another name, or uncompressed.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The name ends with “.gz”, but the file is not compressed. Save it under another name, "
            "or compressed.",
        )
    yield Fault(Severity.WARNING, text)


def _line(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    line = (view.row.loc or "").strip()
    if form_fixes.is_remark(line):
        text = QT_TRANSLATE_NOOP(
            "core", "A text sitemap can only contain URLs, no headings or comments."
        )
        yield Fault(Severity.ERROR, text)
    elif _SECOND_URL.search(line):
        text = QT_TRANSLATE_NOOP(
            "core", "The line contains several URLs. Put each on its own line."
        )
        yield Fault(Severity.ERROR, text)


def _blank_above(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    count = form_fixes.blank_lines_above(view)
    if count == 1:
        text = QT_TRANSLATE_NOOP(
            "core", "The line above is blank. Simple readers take every line for a URL."
        )
        yield Fault(Severity.HINT, text)
    elif count:
        text = QT_TRANSLATE_NOOP(
            "core", "The {count} lines above are blank. Simple readers take every line for a URL."
        )
        yield Fault(Severity.HINT, text, {"count": count})


def _blank_end(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    if table.tail and not table.tail.strip():
        text = QT_TRANSLATE_NOOP(
            "core", "The file ends with blank lines. Simple readers take every line for a URL."
        )
        yield Fault(Severity.HINT, text)


def _name(_table: PieceTable, context: CheckContext) -> Iterator[Fault]:
    name = context.file_name
    if name and not name.lower().endswith(_TEXT_SUFFIXES):
        text = QT_TRANSLATE_NOOP(
            "core", "The file is a text sitemap, but its name does not end with “.txt”."
        )
        yield Fault(Severity.HINT, text)


FORM_RULES: Final = (
    Rule(
        "F03",
        QT_TRANSLATE_NOOP("core", "File declares UTF-8, without a byte order mark"),
        QT_TRANSLATE_NOOP("core", "Wrong encoding line or BOM"),
        QT_TRANSLATE_NOOP(
            "core",
            "Readers rely on the encoding in the first line. If it is wrong, they reject the "
            "file or misread characters.",
        ),
        "sitemaps.org; Google; XML 1.0, appendix F",
        check_frame=_encoding,
        check_file=_misread,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Read it as UTF-8"),
                file=form_fixes.reread,
                is_safe=False,
            ),
            Fix(
                QT_TRANSLATE_NOOP("core", "Declare UTF-8"),
                file=head_fixes.encoding_declared,
            ),
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the byte order mark"),
                file=head_fixes.without_mark,
                is_safe=False,
            ),
        ),
    ),
    Rule(
        "F04",
        QT_TRANSLATE_NOOP("core", "File is in UTF-8"),
        QT_TRANSLATE_NOOP("core", "File not in UTF-8"),
        QT_TRANSLATE_NOOP(
            "core",
            "The protocol does not allow other encodings, even if the file declares its encoding "
            "and this program can read it.",
        ),
        "sitemaps.org; Google",
        check_frame=_converted,
    ),
    Rule(
        "F13",
        QT_TRANSLATE_NOOP("core", "File name shows whether the file is compressed"),
        QT_TRANSLATE_NOOP("core", "Compression or file name wrong"),
        QT_TRANSLATE_NOOP(
            "core",
            "Servers and crawlers rely on the name: files ending with “.gz” are unpacked, others "
            "are read unchanged. Nothing can follow the compressed data.",
        ),
        "sitemaps.org: FAQ; Search Console: Compression error",
        check_frame=_compression,
    ),
    Rule(
        "T01",
        QT_TRANSLATE_NOOP("core", "Text sitemap has one URL per line and nothing else"),
        QT_TRANSLATE_NOOP("core", "Not a plain list of URLs"),
        QT_TRANSLATE_NOOP(
            "core",
            "A text sitemap has no headings, comments or columns; every line is read as a URL. "
            "Google requires a name ending with “.txt”.",
        ),
        "sitemaps.org: text file; Google",
        check_row=_line,
        check_frame=_name,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove headings and comments"),
                file=form_fixes.without_remarks,
                is_safe=False,
            ),
        ),
        kinds=(TEXT.name,),
    ),
    Rule(
        "T02",
        QT_TRANSLATE_NOOP("core", "Text sitemap has no blank lines"),
        QT_TRANSLATE_NOOP("core", "Blank lines"),
        QT_TRANSLATE_NOOP(
            "core",
            "Every line of a text sitemap is a URL. Most readers pass over a blank line, others "
            "report it as a URL that is not valid.",
        ),
        "sitemaps.org: text file",
        check_row=_blank_above,
        check_frame=_blank_end,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the blank lines"),
                file=form_fixes.without_blank_lines,
                is_safe=False,
            ),
        ),
        kinds=(TEXT.name,),
    ),
)
