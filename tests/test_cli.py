from __future__ import annotations

import contextlib
import errno
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sitemap_editor
from sitemap_editor import Document, cli
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.report import report
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.files.disk.saving import recovery_folder
from tests.core.sitemaps import SITEMAP, urlset
from tests.network_guard import python_path

GOOD = "\n <url><loc>https://example.com/a</loc><lastmod>2024-05-06</lastmod></url>\n"
FAULTY = f"""<?xml version="1.0"?>
<!-- Zürich -->
<urlset xmlns="{SITEMAP}">
  <url>
    <loc>https://example.com/ok</loc>
  </url>
  <!-- before the row --><url>
    <loc>https://example.com/a b</loc>
    <lastmod>
      2024-02-30</lastmod><priority></priority>
  </url>
  <url><changefreq>daily</changefreq></url>
  <url><!-- ü --><loc>https://example.com/ü</loc></url>
</urlset>
"""
BROKEN = (
    f'<urlset xmlns="{SITEMAP}">\n<url><loc>https://example.com/?a=1&b=2</loc></url>\n</urlset>'
)

BLOCKER = """
import sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError("no Qt here")
        return None

sys.meta_path.insert(0, NoQt())
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.xml"
    path.write_bytes(urlset(GOOD))
    return path


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    path = tmp_path / "faulty.xml"
    path.write_text(FAULTY, "utf-8")
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.xml"
    path.write_text(BROKEN, "utf-8")
    return path


def run(*arguments: str | Path) -> int:
    return cli.main([str(argument) for argument in arguments])


def findings(capsys: pytest.CaptureFixture[str], *files: Path) -> list[dict[str, Any]]:
    run("check", "--format", "json", *files)
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def test_a_good_file_says_nothing_and_exits_with_0(
    good: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", good) == 0
    assert capsys.readouterr() == ("", "")


def test_a_file_with_errors_exits_with_1(faulty: Path) -> None:
    assert run("check", faulty) == 1


def test_warnings_and_hints_alone_exit_with_0(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "warning.xml"
    path.write_bytes(urlset("<url><loc>https://example.com/ü#a</loc></url>"))
    assert run("check", path) == 0
    said = capsys.readouterr().out
    assert "warning L10" in said
    assert "hint L07" in said


def test_each_finding_is_one_line_with_file_line_column_severity_and_code(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("check", faulty)
    lines = capsys.readouterr().out.splitlines()
    heads = [line.removeprefix(f"{faulty}:").split(" ")[:3] for line in lines]
    assert all(line.startswith(f"{faulty}:") for line in lines)
    assert sorted(heads) == [
        ["10:37:", "error", "O03"],
        ["10:7:", "error", "D04"],
        ["12:3:", "error", "L01"],
        ["13:23:", "hint", "L07"],
        ["8:10:", "error", "L06"],
    ]


@pytest.mark.parametrize("profile", ["sitemaps.org", "baidu"])
def test_a_file_over_a_limit_is_told_with_the_command_that_splits_it(
    profile: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "long.xml"
    path.write_bytes(urlset("<url><loc>https://example.com/</loc></url>" * 50_001))
    run("check", "--profile", profile, path)
    said = capsys.readouterr().err
    assert f"sitemap-tool split {path} --output DIR" in said
    assert ("--profile baidu" in said) is (profile == "baidu")


def test_a_finding_about_an_image_is_at_its_line_and_names_its_own_fix(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    images = "".join(
        f"<image:image>\n<image:loc>{url}</image:loc>\n</image:image>\n"
        for url in ("https://example.com/a.jpg", "/b.jpg", "https://example.com/c d.jpg")
    )
    namespace = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    path = tmp_path / "images.xml"
    path.write_bytes(
        urlset(f"\n<url>\n<loc>https://example.com/</loc>\n{images}</url>\n", namespace)
    )
    found = findings(capsys, path)
    lines = path.read_text("utf-8").splitlines()
    assert [each["code"] for each in found] == ["X10", "X10"]
    assert [lines[each["line"]] for each in found] == [
        "<image:loc>/b.jpg</image:loc>",
        "<image:loc>https://example.com/c d.jpg</image:loc>",
    ]
    assert all(lines[each["line"] - 1] == "<image:image>" for each in found)


def test_json_says_all_there_is_to_say(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = findings(capsys, faulty)
    assert {*found[0]} >= {"file", "code", "severity", "row", "line", "column", "message", "fix"}
    (space,) = [each for each in found if each["code"] == "L06"]
    assert space["file"] == str(faulty)
    assert (space["row"], space["line"], space["column"]) == (2, 8, 10)
    assert space["severity"] == "error"
    assert space["field"] == "loc"
    assert "position 22" in space["message"]
    assert space["fix"] == "Write the space as %20"


def test_json_of_good_files_is_an_empty_list(
    good: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert findings(capsys, good) == []


def test_lines_count_from_the_bytes_on_disk_and_columns_in_characters(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = faulty.read_text("utf-8").splitlines()
    for each in findings(capsys, faulty):
        place = text[each["line"] - 1][each["column"] - 1 :]
        expected = {
            "L06": "https://example.com/a b",
            "D04": "2024-02-30",
            "O03": "</priority>",
            "L01": "<url><changefreq>",
            "L07": "https://example.com/ü",
        }[each["code"]]
        assert place.startswith(expected), each


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_lines_are_right_whatever_ends_them(
    line_end: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lines.xml"
    path.write_bytes(FAULTY.replace("\n", line_end).encode())
    places = {each["code"]: (each["line"], each["column"]) for each in findings(capsys, path)}
    assert places["L06"] == (8, 10)


def test_the_row_limit_concerns_the_file_and_has_no_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "long.xml"
    path.write_bytes(urlset("<url><loc>https://example.com/</loc></url>" * 50_001))
    (found,) = [each for each in findings(capsys, path) if each["code"] == "F11"]
    assert found["code"] == "F11"
    assert (found["row"], found["line"], found["column"]) == (None, None, None)


def test_a_broken_file_is_fatal_with_its_place_and_exits_with_2(
    broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", broken) == 2
    line = capsys.readouterr().out
    assert line.startswith(f"{broken}:2:")
    assert " fatal " in line
    (found,) = findings(capsys, broken)
    assert (found["severity"], found["line"], found["row"]) == ("fatal", 2, None)


def test_a_file_that_is_not_there_is_fatal_and_exits_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", tmp_path / "none.xml") == 2
    assert "This file does not exist." in capsys.readouterr().out


def test_several_files_are_all_judged_and_the_worst_counts(
    good: Path, faulty: Path, broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", broken, faulty, good) == 2
    assert run("check", good, faulty) == 1
    capsys.readouterr()
    assert {each["file"] for each in findings(capsys, broken, faulty, good)} == {
        str(broken),
        str(faulty),
    }


@pytest.mark.parametrize("arguments", [[], ["check"], ["mend"], ["check", "--format", "csv", "a"]])
def test_bad_usage_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--version"])
    assert left.value.code == 0
    assert sitemap_editor.__version__ in capsys.readouterr().out


def test_xml_becomes_text_becomes_compressed_xml(
    good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, packed = tmp_path / "out.txt", tmp_path / "out.xml.gz"
    assert run("convert", good, text) == 0
    assert text.read_bytes() == b"https://example.com/a\n"
    assert "only URLs fit" in capsys.readouterr().err
    assert run("convert", text, packed) == 0
    assert capsys.readouterr() == ("", "")
    opened = Document.open(packed)
    assert [row.loc for row in opened] == ["https://example.com/a"]
    assert gzip.decompress(packed.read_bytes()) == opened.to_bytes()


def test_compressing_keeps_every_byte_inside(faulty: Path, tmp_path: Path) -> None:
    packed, back = tmp_path / "out.xml.gz", tmp_path / "back.xml"
    assert run("convert", faulty, packed) == 0
    assert gzip.decompress(packed.read_bytes()) == faulty.read_bytes()
    assert run("convert", packed, back) == 0
    assert back.read_bytes() == faulty.read_bytes()


def test_a_file_that_exists_is_overwritten_by_force_alone(
    good: Path, faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = faulty.read_bytes()
    assert run("convert", good, faulty) == 2
    assert "--force" in capsys.readouterr().err
    assert faulty.read_bytes() == before
    assert run("convert", "--force", good, faulty) == 0
    assert faulty.read_bytes() == good.read_bytes()


def test_what_cannot_be_read_is_not_converted(
    broken: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "out.xml"
    assert run("convert", broken, target) == 2
    assert not target.exists()
    assert str(broken) in capsys.readouterr().err


FEED = """<rss version="2.0"><channel>
<item><link>https://example.com/a</link><pubDate>Mon, 06 May 2024 10:20:30 EST</pubDate></item>
<item><title>no link</title></item></channel></rss>"""


@pytest.mark.parametrize(
    ("name", "expected"),
    [("out.xml", "<lastmod>2024-05-06T15:20:30Z</lastmod>"), ("out.txt", "https://example.com/a")],
)
def test_the_urls_of_a_feed_are_converted_and_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, expected: str
) -> None:
    source, target = tmp_path / "feed.xml", tmp_path / name
    source.write_text(FEED, "utf-8")
    assert run("convert", source, target) == 0
    said = capsys.readouterr().err
    assert "RSS 2.0, 1 URLs; 1 entries without one are left out" in said
    assert expected in target.read_text("utf-8")
    assert len(Document.open(target)) == 1
    assert source.read_text("utf-8") == FEED


def test_a_feed_without_urls_is_not_converted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "feed.xml", tmp_path / "out.xml"
    source.write_text("<rss><channel/></rss>", "utf-8")
    assert run("convert", source, target) == 2
    assert "lists no URL" in capsys.readouterr().err
    assert not target.exists()


TABLE = "Title,Address,Last Modified\nx,https://example.com/a,2026-05-06\ny,,2026\n"


def test_a_table_becomes_a_sitemap_and_it_is_told_what_was_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "in.csv", tmp_path / "out.xml"
    source.write_text(TABLE, "utf-8")
    assert run("convert", source, target) == 0
    said = capsys.readouterr().err
    assert "Rows read from “in.csv” (CSV): 1." in said
    assert "no URL: 1." in said
    assert "left out: Title." in said
    assert [tuple(row[:2]) for row in Document.open(target)] == [
        ("https://example.com/a", "2026-05-06")
    ]
    assert source.read_text("utf-8") == TABLE


@pytest.mark.parametrize(("name", "tab"), [("out.csv", ","), ("out.tsv", "\t")])
def test_a_sitemap_becomes_a_table_and_it_is_told_what_is_left_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, tab: str
) -> None:
    source, target = tmp_path / "in.xml", tmp_path / name
    body = "<url><loc>https://example.com/a?b&amp;c</loc><priority>-1</priority><!-- x --></url>"
    source.write_text(f'<urlset xmlns="{SITEMAP}">{body}</urlset>', "utf-8")
    assert run("convert", source, target) == 0
    assert "fit into a table" in (said := capsys.readouterr().err)
    assert "Here: <!--" in said
    lines = [
        ["loc", "lastmod", "changefreq", "priority"],
        ["https://example.com/a?b&c", "", "", "-1"],
    ]
    assert target.read_bytes() == "".join(f"{tab.join(line)}\r\n" for line in lines).encode()
    back = tmp_path / "back.xml"
    assert run("convert", target, back) == 0
    assert list(Document.open(back)) == list(Document.open(source))


def test_a_table_is_written_for_spreadsheets_where_that_is_asked(tmp_path: Path) -> None:
    source, target = tmp_path / "in.csv", tmp_path / "out.csv"
    source.write_text("loc,priority\nhttps://example.com/a,=1\n", "utf-8")
    assert run("convert", "--excel", "--escape-formulas", source, target) == 0
    assert target.read_bytes().startswith(b"\xef\xbb\xbfloc,")
    assert b",'=1\r\n" in target.read_bytes()


def test_a_table_without_urls_is_not_converted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "in.csv", tmp_path / "out.xml"
    source.write_text("name,size\na,1\n", "utf-8")
    assert run("convert", source, target) == 2
    assert "Name the URL column “loc”" in capsys.readouterr().err
    assert not target.exists()
    assert run("check", source) == 2
    assert "This is a table (CSV)" in capsys.readouterr().out


def test_another_encoding_is_told_and_written_as_utf_8(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "wide.xml", tmp_path / "out.xml"
    source.write_bytes(
        f'<?xml version="1.0" encoding="UTF-16"?><urlset xmlns="{SITEMAP}">'
        "<url><loc>https://example.com/ü</loc></url></urlset>".encode("utf-16")
    )
    assert run("convert", source, target) == 0
    assert "UTF-8" in capsys.readouterr().err
    assert "ü" in target.read_text("utf-8")


def _subprocess(code: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
    return subprocess.run(
        [sys.executable, *(["-c", code] if code else []), *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=Path(__file__).parents[1],
    )


def test_the_command_line_works_where_qt_is_not_installed(faulty: Path) -> None:
    code = BLOCKER + "from sitemap_editor.cli import main\nsys.exit(main(sys.argv[1:]))"
    done = _subprocess(code, "check", faulty)
    assert done.returncode == 1, done.stderr
    assert "L06" in done.stdout
    assert done.stderr == ""


def test_the_module_takes_the_verbs_of_the_command_line_without_qt(faulty: Path) -> None:
    code = BLOCKER + "import runpy\nrunpy.run_module('sitemap_editor', run_name='__main__')"
    done = _subprocess(code, "check", faulty)
    assert done.returncode == 1, done.stderr
    assert "L06" in done.stdout


def test_the_module_can_be_run_by_name(faulty: Path) -> None:
    done = _subprocess("", "-m", "sitemap_editor", "check", "--format", "json", faulty)
    assert done.returncode == 1
    assert json.loads(done.stdout)


def _in_shell(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[1],
    )


def test_an_output_that_was_closed_brings_no_traceback(faulty: Path) -> None:
    done = _in_shell(f'"{sys.executable}" -m sitemap_editor check "{faulty}" >&-')
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_an_output_that_takes_no_more_is_told_in_one_line(faulty: Path) -> None:
    done = _in_shell(f'"{sys.executable}" -m sitemap_editor check "{faulty}" >/dev/full')
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_reader_that_has_seen_enough_brings_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "many.xml"
    path.write_bytes(urlset("<url><loc>x</loc></url>" * 20_000))
    command = f'"{sys.executable}" -m sitemap_editor check "{path}" | head -n 1'
    done = _in_shell(command)
    assert "L02" in done.stdout
    assert done.stderr == ""


# Profiles, location, schema


def codes(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> set[str]:
    """Return the codes of everything `check` finds."""
    run("check", "--format", "json", *arguments)
    return {each["code"] for each in json.loads(capsys.readouterr().out)}


def test_a_profile_decides_what_counts(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert codes(capsys, good) == set()
    assert codes(capsys, "--profile", "bing", good) == {"D10"}


def test_an_unknown_profile_is_bad_usage(good: Path) -> None:
    with pytest.raises(SystemExit) as caught:
        run("check", "--profile", "altavista", good)
    assert caught.value.code == 2


def test_rows_are_held_against_the_address_of_the_sitemap(
    good: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert codes(capsys, "--published-at", "https://example.com/sitemap.xml", good) == set()
    assert codes(capsys, "--published-at", "https://example.com/x/sitemap.xml", good) == {"L13"}
    assert codes(capsys, "--published-at", "http://example.org/sitemap.xml", good) == {"L12"}


def test_an_address_that_is_none_is_bad_usage(
    good: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", "--published-at", "example.com", good) == 2
    assert "--published-at" in capsys.readouterr().err


def test_the_schema_is_told_only_when_asked_and_changes_no_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "year.xml"
    path.write_bytes(urlset("<url><loc>https://example.com/a</loc><lastmod>2024</lastmod></url>"))
    assert run("check", path) == 0
    assert ": schema " not in capsys.readouterr().out
    assert run("check", "--schema", path) == 0
    assert ": schema XSD " in capsys.readouterr().out


# Fixing


def test_fix_mends_what_loses_nothing_and_tells_what_is_left(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", "--fix", faulty) == 1
    out = capsys.readouterr().out
    text = faulty.read_text("utf-8")
    assert "https://example.com/a%20b" in text
    assert "<priority>" not in text
    assert "2024-02-30" in text
    assert "<!-- before the row -->" in text
    assert " L06 " not in out
    assert " D04 " in out


def test_without_fix_nothing_is_written(faulty: Path, broken: Path) -> None:
    before = faulty.read_bytes(), broken.read_bytes()
    run("check", faulty, broken)
    assert (faulty.read_bytes(), broken.read_bytes()) == before


def test_output_leaves_the_file_as_it_is(faulty: Path, tmp_path: Path) -> None:
    before, other = faulty.read_bytes(), tmp_path / "other.xml"
    run("check", "--fix", "--output", other, faulty)
    assert faulty.read_bytes() == before
    assert b"a%20b" in other.read_bytes()


def test_a_file_without_anything_to_mend_is_not_written_again(good: Path) -> None:
    os.utime(good, (1, 1))
    assert run("check", "--fix", good) == 0
    assert good.stat().st_mtime == 1


def test_fix_repairs_what_is_not_well_formed_and_says_so(
    broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", "--fix", broken) == 0
    assert "?a=1&amp;b=2" in broken.read_text("utf-8")
    assert "L05" in capsys.readouterr().err
    assert Document.open(broken)[0].loc == "https://example.com/?a=1&b=2"


def test_a_broken_gzip_stays_gzip(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml.gz"
    path.write_bytes(gzip.compress(BROKEN.encode()))
    assert run("check", "--fix", path) == 0
    assert b"?a=1&amp;b=2" in gzip.decompress(path.read_bytes())


def test_each_place_of_a_broken_file_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two.xml"
    path.write_text(BROKEN.replace("b=2", "b=2&c=3"), "utf-8")
    assert run("check", path) == 2
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all(": fatal L05 " in line for line in lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "--fix", "--output", "", "FILE"),
        ("lastmod", "FILE", "--from", "files", "--pattern", "a -> b", "--output", ""),
        ("import", "FILE", "FILE", "--policy", "add", "--output", ""),
        ("check", "--why", "", "FILE"),
        ("check", "--published-at", "", "FILE"),
    ],
    ids=" ".join,
)
def test_an_empty_value_such_as_of_an_unset_variable_is_no_wish(
    faulty: Path, arguments: tuple[str, ...]
) -> None:
    before = faulty.read_bytes()
    called = [str(faulty) if each == "FILE" else each for each in arguments]
    ended = subprocess.run(
        [sys.executable, "-m", "sitemap_editor.cli", *called], capture_output=True, check=False
    )
    assert ended.returncode == 2
    assert faulty.read_bytes() == before


def test_output_without_fix_or_for_several_files_is_bad_usage(
    good: Path, faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", "--output", "x.xml", good) == 2
    assert run("check", "--fix", "--output", "x.xml", good, faulty) == 2
    assert "--output" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_told_and_stays(
    faulty: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = faulty.read_bytes()
    assert run("check", "--fix", "--output", tmp_path / "no" / "such" / "folder.xml", faulty) == 2
    assert " fatal " in capsys.readouterr().out
    assert faulty.read_bytes() == before


HOSTILE = "x\x1b]0;title\x07\x9b31m\n\u202ey"


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "{file}"),
        ("check", "{file}", "--published-at", HOSTILE),
        ("check", "{missing}"),
        ("check", "{file}", "--no-such-option" + HOSTILE),
        ("convert", "{file}", "{file}"),
        ("convert", "{file}", "{folder}/out.txt"),
        ("convert", "{missing}", "{folder}/out.txt"),
        ("merge", "{file}", "{missing}", "--output", "{folder}/out.xml"),
        ("merge", "{file}", "--output", "{file}"),
        ("index", "{missing}", "--published-at", "https://a.org/", "--output", "{file}"),
        ("split", "{file}", "--output", "{folder}", "--dry-run"),
        ("split", "{file}", "--output", "{folder}", "--name", "{{n}}" + HOSTILE),
        ("split", "{missing}", "--output", "{folder}"),
    ],
)
def test_no_value_and_no_name_steers_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    file, missing = tmp_path / f"a{HOSTILE}.xml", tmp_path / f"b{HOSTILE}.xml"
    locs = ("https://a.org/a\u202e\u009b b", "https://a.org/\nb")
    rows = "".join(
        f"<url><loc>{loc}</loc><priority>{loc}</priority><x a='{loc}'/></url>" for loc in locs
    )
    file.write_bytes(urlset(rows))
    places = {"file": file, "missing": missing, "folder": tmp_path}
    with contextlib.suppress(SystemExit):  # by argparse
        cli.main([each.format(**places) for each in arguments])
    told = "".join(capsys.readouterr())
    assert told
    for steering in "\x1b\x07\x9b\u202e\r":
        assert steering not in told
    assert not any(line.startswith("\u202ey") or line == "y" for line in told.split("\n"))


def test_a_finding_is_one_line_even_where_its_value_has_several(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.xml"
    file.write_bytes(urlset("<url><loc>https://a.org/a\nb c</loc><lastmod>1\n2</lastmod></url>"))
    cli.main(["check", str(file)])
    lines = capsys.readouterr().out.splitlines()
    assert lines
    assert all(line.startswith(str(file)) for line in lines)
    cli.main(["check", str(file), "--format", "json"])
    assert len(json.loads(capsys.readouterr().out)) == len(lines)


def test_the_command_line_prints_in_one_place() -> None:
    folder = Path(cli.__file__).parent
    others = [path for path in folder.glob("*.py") if path.name != "console.py"]
    assert len(others) > 5
    assert not [path.name for path in others if "print(" in path.read_text(encoding="utf-8")]


def test_a_fault_of_the_program_in_one_file_leaves_the_others_their_turn(
    faulty: Path, broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    impossible = "impossible\0name.xml"  # no file system knows such names: a ValueError
    assert run("check", faulty, impossible, broken) == 2
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line.startswith(f"{faulty}:")]) > 3
    assert [line for line in lines if "program error: ValueError" in line]
    assert [line for line in lines if line.startswith(f"{broken}:")]


def test_each_finding_is_one_line_whatever_the_file_and_its_name_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two\nlines.xml"
    attribute = "&#10;a\n&#13;\t\u2028b\u202e" + "x" * 5_000
    row = f'<url a="{attribute}"><loc>https://e.org/\n1</loc>\ntext\nmore\n<odd>\n</odd></url>'
    path.write_bytes(urlset(row))
    found = findings(capsys, path)
    run("check", path)
    lines = capsys.readouterr().out.split("\n")[:-1]
    assert len(lines) == len(found) > 3
    assert all("lines.xml" in line and line.isprintable() for line in lines)
    assert max(map(len, lines)) < 2_000


def test_where_no_file_can_be_replaced_it_is_fixed_in_place_and_said_where_its_bytes_are(
    faulty: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def refused(*_arguments: object) -> None:
        raise PermissionError(errno.EACCES, "refused by the disk")

    monkeypatch.setattr(Path, "replace", refused)
    cli.main(["check", "--fix", str(faulty)])
    said = capsys.readouterr().err
    assert str(recovery_folder()) in said
    assert list(recovery_folder().iterdir()) == []
    assert Document.open(faulty)[2].changefreq == "daily"
    write, file_id = os.write, faulty.stat().st_ino
    faulty.write_text(FAULTY, "utf-8")

    def full(handle: int, data: memoryview) -> int:
        if os.fstat(handle).st_ino != file_id or os.fstat(handle).st_mtime_ns == modified:
            return write(handle, data[:50])
        raise OSError(errno.ENOSPC, "No space left on device")

    modified = faulty.stat().st_mtime_ns
    monkeypatch.setattr(os, "write", full)
    assert cli.main(["convert", str(faulty), str(faulty), "--force"]) == 2
    monkeypatch.undo()
    said = capsys.readouterr().err
    kept = Path(said[said.rindex("“") + 1 : said.rindex("”")])
    assert kept.read_text("utf-8") == FAULTY
    assert faulty.read_text("utf-8", "replace") != ""


def test_a_large_file_is_checked_in_processes_with_the_same_words(tmp_path: Path) -> None:
    rows = "".join(
        f"<url><loc>https://example.com/{number:07}{'x' * 300}</loc>"
        f"<priority>{'1.7' if not number % 997 else '0.5'}</priority></url>\n"
        for number in range(60_000)
    )
    path = tmp_path / "large.xml"
    path.write_bytes(urlset(rows))
    assert path.stat().st_size > 20 << 20
    command = [sys.executable, "-m", "sitemap_editor.cli", "check", "large.xml"]
    where = {**os.environ, "PYTHONPATH": python_path(Path(sitemap_editor.__file__).parents[1])}
    done = subprocess.run(command, capture_output=True, cwd=tmp_path, env=where, check=False)
    document = Document.open(path)
    checker = Checker(context=CheckContext(form=document.form, file_name="large.xml"))
    verdicts = checker.check(document.table)
    parts = (verdicts.rows, verdicts.places)
    expected = report("large.xml", document.table, verdicts.file, *parts, fixer=None)
    assert done.stdout.decode().splitlines() == [str(line) for line in expected]
    assert len(done.stdout.splitlines()) > 60
    assert b"Traceback" not in done.stderr


def test_why_reports_only_what_causes_a_message_of_search_console(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text(FAULTY, "utf-8")
    assert cli.main(["check", str(path), "--why", "Fecha no válida 1"]) == 1
    told = capsys.readouterr()
    assert [line for line in told.out.splitlines() if line.strip()] == [
        line for line in told.out.splitlines() if " D04 " in line
    ]
    assert "Invalid date: D01" in told.err
    assert cli.main(["check", str(path), "--why", "Too many URLs"]) == 0
    assert cli.main(["check", str(path), "--why", "hello"]) == 2
    assert "none of Search Console's messages" in capsys.readouterr().err
