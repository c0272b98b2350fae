"""How a file lies on disk: PROTOCOL F03, F04, F13, T01, T02."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sitemap_editor import Document, SetCells
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.files.document import FileForm
from tests.core.checks.judging import CIRCUMSTANCES
from tests.core.checks.whole_files import mend_file, of_file, of_rows, severities
from tests.core.sitemaps import document, urlset

ROW = "<url><loc>https://example.com/a</loc></url>"
BOM = b"\xef\xbb\xbf"


def under(opened: Document, name: str = "") -> CheckContext:
    return replace(CIRCUMSTANCES, form=opened.form, file_name=name)


def verdicts(opened: Document, code: str, name: str = "") -> list[str]:
    return [finding.severity.value for finding in of_file(opened, code, under(opened, name))]


# Encodings


def test_a_mark_in_front_of_utf_8_is_a_hint_and_can_be_cut() -> None:
    opened = Document.from_bytes(BOM + urlset(ROW))
    assert verdicts(opened, "F03") == ["hint"]
    assert not mend_file(opened, "F03", context=under(opened), only_safe=True)
    assert mend_file(opened, "F03", context=under(opened))
    assert opened.to_bytes() == urlset(ROW)
    assert verdicts(opened, "F03") == []


def test_a_mark_in_front_of_urls_is_a_hint_too() -> None:
    opened = Document.from_bytes(BOM + b"https://example.com/a\n")
    assert verdicts(opened, "F03") == ["hint"]
    assert mend_file(opened, "F03")
    assert opened.to_bytes() == b"https://example.com/a\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('<?xml version="1.0" encoding="ISO-8859-1"?>', '<?xml version="1.0" encoding="UTF-8"?>'),
        ("<?xml version='1.0' encoding = 'us-ascii'?>", "<?xml version='1.0' encoding = 'UTF-8'?>"),
        ('<?xml version="1.0" encoding="utf-16"?>', '<?xml version="1.0" encoding="UTF-8"?>'),
    ],
)
def test_another_encoding_declared_for_utf_8_is_an_error_and_mended_safely(
    before: str, after: str
) -> None:
    opened = document(ROW, before=before)
    assert verdicts(opened, "F03") == ["error"]
    assert mend_file(opened, "F03", only_safe=True)
    assert opened.to_bytes() == urlset(ROW, before=after)
    assert verdicts(opened, "F03") == []


@pytest.mark.parametrize("name", ["UTF-8", "utf-8", "utf8"])
def test_utf_8_may_be_declared_in_any_case(name: str) -> None:
    opened = document(ROW, before=f'<?xml version="1.0" encoding="{name}"?>')
    assert verdicts(opened, "F03") == []
    assert not mend_file(opened, "F03")


def test_a_mark_is_cut_where_the_declaration_needs_no_change() -> None:
    data = urlset(ROW, before='<?xml version="1.0" encoding="utf-8"?>')
    opened = Document.from_bytes(BOM + data)
    assert mend_file(opened, "F03")
    assert opened.to_bytes() == data


@pytest.mark.parametrize("codec", ["iso-8859-1", "windows-1252", "utf-16"])
def test_a_file_in_another_encoding_is_an_error_until_it_is_saved(
    codec: str, tmp_path: Path
) -> None:
    text = urlset(
        "<url><loc>https://example.com/ü</loc></url>",
        before=f'<?xml version="1.0" encoding="{codec}"?>',
    ).decode()
    path = tmp_path / "sitemap.xml"
    path.write_bytes(text.encode(codec))
    opened = Document.open(path)
    assert (verdicts(opened, "F03"), verdicts(opened, "F04")) == ([], ["error"])
    assert not mend_file(opened, "F04", context=under(opened))
    opened.save()
    assert verdicts(opened, "F04") == []


def misread(loc: str = "https://example.com/Tür", codec: str = "ISO-8859-1") -> Document:
    text = urlset(
        f"{ROW}<!--ü--><url><loc>{loc}</loc></url><!--é-->",
        before=f'<?xml version="1.0" encoding="{codec}"?>\n<!--ß-->',
    )
    return Document.from_bytes(text)


def test_utf_8_that_calls_itself_latin_1_is_an_error_and_is_read_anew() -> None:
    opened = misread()
    assert opened[1].loc == "https://example.com/TÃ¼r"
    (finding,) = of_file(opened, "F03", under(opened))
    assert finding.severity.value == "error"
    assert finding.arguments == {"encoding": "ISO-8859-1", "wrong": "Ã\x9f", "right": "ß"}
    assert verdicts(opened, "F04") == []
    assert not mend_file(opened, "F03", context=under(opened), only_safe=True)
    assert mend_file(opened, "F03", context=under(opened))
    assert opened[1].loc == "https://example.com/Tür"
    assert opened.to_bytes() == misread().to_bytes().decode().encode("latin-1")
    assert verdicts(opened, "F03") == []


def test_text_that_was_read_right_is_not_read_anew() -> None:
    right = urlset(ROW, before='<?xml version="1.0" encoding="ISO-8859-1"?><!--ü-->').decode()
    opened = Document.from_bytes(right.encode("latin-1"))
    assert not opened.form.reads_as_utf8
    assert verdicts(opened, "F03") == []
    assert not mend_file(opened, "F03", context=under(opened))


def test_text_that_is_right_in_part_by_now_is_left_to_people() -> None:
    opened = misread(codec="windows-1252")
    opened.apply(SetCells([(0, "loc", "https://example.com/ж")]))
    assert not mend_file(opened, "F03", context=under(opened))


# Compression and names


@pytest.mark.parametrize(
    ("name", "is_compressed", "expected"),
    [
        ("sitemap.xml", False, []),
        ("sitemap.xml.gz", True, []),
        ("SITEMAP.XML.GZ", True, []),
        ("", True, []),
        ("sitemap.xml", True, ["warning"]),
        ("sitemap.xml.gz", False, ["warning"]),
    ],
)
def test_a_name_that_says_something_else_about_compression_is_a_warning(
    name: str, is_compressed: bool, expected: list[str]
) -> None:
    opened = document(ROW)
    opened.form = FileForm(is_compressed)
    assert verdicts(opened, "F13", name) == expected


def test_bytes_behind_the_compressed_data_are_a_warning() -> None:
    opened = document(ROW)
    opened.form = FileForm(is_compressed=True, junk_bytes=7)
    (finding,) = of_file(opened, "F13", under(opened, "a.gz"))
    assert (finding.severity.value, finding.arguments) == ("warning", {"count": 7})


# Text sitemaps


def test_lines_that_are_no_urls_are_told_apart() -> None:
    opened = Document.from_bytes(
        b"https://example.com/a\n# heading\nhttps://example.com/b https://example.com/c\n"
        b"  // comment\nhttps://example.com/d\n"
    )
    assert severities(of_rows(opened, "T01")) == {1: ["error"], 2: ["error"], 3: ["error"]}
    assert mend_file(opened, "T01")
    assert [row.loc for row in opened] == [
        "https://example.com/a",
        "https://example.com/b https://example.com/c",
        "https://example.com/d",
    ]
    assert not mend_file(opened, "T01")


@pytest.mark.parametrize(
    ("name", "expected"),
    [("a.txt", []), ("A.TXT.gz", []), ("", []), ("sitemap.xml", ["hint"])],
)
def test_the_name_of_a_text_sitemap_should_say_so(name: str, expected: list[str]) -> None:
    opened = Document.from_bytes(b"https://example.com/a\n")
    assert verdicts(opened, "T01", name) == expected


@pytest.mark.parametrize("code", ["F03", "F05", "F06", "F08", "F16", "F17", "F18", "I04", "X03"])
def test_no_fix_of_markup_has_anything_to_do_with_text(code: str) -> None:
    assert not mend_file(Document.from_bytes(b"https://example.com/a\n"), code)


def test_blank_lines_of_a_text_sitemap_are_a_hint_and_can_be_removed() -> None:
    opened = Document.from_bytes(
        b"\nhttps://example.com/a\r\n\r\n \t\r\n\r\nhttps://example.com/b\nhttps://example.com/c\n\n"
    )
    found = of_rows(opened, "T02")
    assert severities(found) == {0: ["hint"], 1: ["hint"]}
    assert "3 lines above" in found[1][0].message
    (at_end,) = of_file(opened, "T02")
    assert (at_end.severity.value, "ends with blank" in at_end.message) == ("hint", True)
    assert all(len(findings) == 1 for findings in found.values())
    assert mend_file(opened, "T02")
    assert b"".join(opened.table.pieces()) == (
        b"https://example.com/a\r\nhttps://example.com/b\nhttps://example.com/c\n"
    )
    assert of_rows(opened, "T02") == {}
    assert not of_file(opened, "T02")
    assert not mend_file(opened, "T02")


def test_a_line_indented_by_blanks_is_not_passed_over_by_the_quick_way() -> None:
    opened = Document.from_bytes(b"https://example.com/a\n  https://example.com/b\n")
    found = Checker(context=CIRCUMSTANCES).rows(opened.table)
    assert {row: [each.code for each in findings] for row, findings in found.items()} == {
        1: ["L09"]
    }
