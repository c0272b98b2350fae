from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.files.repair.plan import Sureness, plan_repair
from tests.core.repair.repairing import (
    DECLARATION,
    LOCS,
    ROOT,
    ROWS,
    among,
    codes,
    cut,
    locs,
    only,
    opened,
    row,
    sitemap,
    spoken,
)


def test_bytes_that_are_not_utf8_are_read_as_windows_1252() -> None:
    data = among(row(b"https://example.org/gr\xfc\xdfe"))
    repair = only(data)
    assert (repair.code, repair.sureness) == ("F03", Sureness.LIKELY)
    assert cut(data, repair) == b"\xfc\xdf"
    assert "FC DF" in spoken(repair)
    assert "“üß”" in spoken(repair)
    assert locs(data)[1] == "https://example.org/grüße"


def test_bytes_that_windows_1252_does_not_know_are_read_as_latin_1() -> None:
    assert locs(among(row(b"a\x81b")))[1] == "a\x81b"


def test_utf8_beside_other_bytes_is_kept() -> None:
    loc = "é€😀".encode() + b"\xe9" + "字".encode() + b"\x80\xc3"
    assert locs(among(row(loc)))[1] == "é€😀é字€Ã"


def test_a_long_run_is_one_repair_that_does_not_spell_it_out() -> None:
    repair = only(among(row(b"\xe9" * 50)))
    assert "E9" not in spoken(repair)


def test_halves_of_a_character_become_the_character_and_a_lone_half_goes() -> None:
    halves = "🎉".encode("utf-16-be")
    pair = b"".join(
        chr(int.from_bytes(halves[n : n + 2], "big")).encode("utf-8", "surrogatepass")
        for n in (0, 2)
    )
    assert locs(among(row(b"a" + pair + b"b" + pair[:3] + b"c")))[1] == "a🎉bc"


@pytest.mark.parametrize("control", [b"\0", b"\x08", b"\x1f\x01", b"\xef\xbf\xbe"])
def test_control_characters_are_removed(control: bytes) -> None:
    data = among(row(b"a" + control + b"b"))
    repair = only(data)
    assert (repair.code, repair.replacement, repair.sureness) == ("F01", b"", Sureness.CERTAIN)
    assert cut(data, repair) == control
    assert locs(data)[1] == "ab"


def test_zero_bytes_inside_a_tag_are_removed() -> None:
    assert locs(among(b"<u\0rl><loc>a</lo\0c></url>"))[1] == "a"


def test_tabs_and_line_ends_are_no_control_characters() -> None:
    assert locs(among(row(b"a\t\r\n&")))[1] == "a\t\n&"


@pytest.mark.parametrize(
    ("before", "gone", "code"),
    [
        (b"\xef\xbb\xbf\xef\xbb\xbf", b"\xef\xbb\xbf", "F03"),
        (b"\n\xef\xbb\xbf", b"\n\xef\xbb\xbf", "F03"),
        (b"\xff\xfe", b"\xff\xfe", "F03"),
        (b"\xfe\xff", b"\xfe\xff", "F03"),
        (b"\xef\xbb\xbf\r\n", b"\r\n", "F02"),
    ],
)
def test_a_misplaced_or_wrong_mark_is_cut(before: bytes, gone: bytes, code: str) -> None:
    data = before + sitemap(*ROWS)
    repair = only(data)
    assert (cut(data, repair), repair.code, repair.replacement) == (gone, code, b"")
    assert repair.sureness is Sureness.CERTAIN
    assert locs(data) == LOCS


def test_a_single_mark_stays() -> None:
    plan = plan_repair(b"\xef\xbb\xbf" + sitemap(*ROWS) + b"x")
    assert plan.repaired().startswith(b"\xef\xbb\xbf<?xml")


def test_a_double_mark_without_a_declaration_is_cut() -> None:
    assert locs(b"\xef\xbb\xbf" * 2 + sitemap(*ROWS, head=ROOT)) == LOCS


@pytest.mark.parametrize("codec", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("before", ["", "\n"])
def test_a_broken_wide_file_is_repaired_in_utf8(codec: str, before: str) -> None:
    text = before + sitemap(*ROWS).decode() + "junk"
    plan = plan_repair(text.encode(codec))
    assert plan.was_converted
    assert plan.encoding in ("UTF-16", "UTF-32")
    assert plan.data.decode() == text
    document = opened(plan)
    assert [one.loc for one in document] == LOCS
    assert (document.form.encoding, document.form.was_converted) == (plan.encoding, True)


def test_a_broken_file_in_a_declared_encoding_is_repaired_in_utf8() -> None:
    declared = b'<?xml version="1.0" encoding="windows-1251"?>'
    data = sitemap(row("https://example.org/привет?a&b".encode("cp1251")), head=declared + ROOT)
    plan = plan_repair(b"\n" + data)
    assert (plan.encoding, plan.was_converted) == ("CP1251", True)
    assert [one.loc for one in opened(plan)] == ["https://example.org/привет?a&b"]
    assert b'encoding="UTF-8"' in plan.repaired()


def test_bytes_that_mean_nothing_in_the_declared_encoding_are_told() -> None:
    declared = b'<?xml version="1.0" encoding="gbk"?>'
    plan = plan_repair(sitemap(row(b"\xb0\xa1\xff"), head=declared + ROOT))
    assert [one.loc for one in opened(plan)] == ["啊\ufffd"]
    assert [(one.code, one.sureness) for one in plan.repairs] == [("F03", Sureness.GUESS)]


@pytest.mark.parametrize("name", ["bogus", "undefined", "gbk"])
def test_a_declared_encoding_that_is_not_that_of_the_bytes_is_corrected(name: str) -> None:
    data = sitemap(row("é字"), head=DECLARATION + ROOT).replace(b"UTF-8", name.encode())
    assert name == "gbk" or only(data).replacement == b"UTF-8"
    data = data.replace("字".encode(), "字&".encode())
    assert locs(data) == ["é字&"]
    assert codes(data) == ["F03", "L05"]


def test_utf16_declared_over_utf8_is_corrected_along_with_other_faults() -> None:
    data = among(row("a&b")).replace(b"UTF-8", b"UTF-16")
    assert codes(data) == ["F03", "L05"]
    assert Document.from_bytes(plan_repair(data).repaired())[1].loc == "a&b"


def test_zero_bytes_that_follow_no_pattern_are_not_utf16() -> None:
    assert locs(b"\0" * 30 + sitemap(*ROWS)) == LOCS


def test_bytes_of_an_unknown_encoding_are_read_as_windows_1252() -> None:
    data = sitemap(row(b"caf\xe9")).replace(b"UTF-8", b"x-mac")
    assert locs(data) == ["café"]
    assert codes(data) == ["F03", "F03"]


def test_an_odd_declaration_of_an_ascii_file_keeps_its_encoding() -> None:
    head = b'<?xml version="1.0" encoding="ISO-8859-1" x?>\n'
    plan = plan_repair(sitemap(row("a"), head=head + ROOT))
    assert plan.ascii_only
    assert plan.repaired().startswith(b'<?xml version="1.0" encoding="ISO-8859-1"?>\n')
    assert plan.verdict() is None
