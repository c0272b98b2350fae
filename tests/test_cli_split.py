"""``sitemap-tool split`` as it is called from a shell."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sitemap_editor.cli import main
from tests.core.operations.splitting.splitting import contents, listing

ADDRESS = ("--published-at", "https://a.org/")


@pytest.fixture
def source(tmp_path: Path) -> str:
    """A sitemap of five rows in two folders."""
    path = tmp_path / "sitemap.xml"
    opened = listing(["/b/1", "/a/1", "/b/2", "/a/2", "/b/3"], ["2024", "2025"] * 2 + ["2024"])
    path.write_bytes(opened.to_bytes())
    return str(path)


@pytest.fixture
def output(tmp_path: Path) -> Path:
    """Where parts go; not there yet."""
    return tmp_path / "out"


def split(source: str, output: Path, *more: str) -> int:
    """Run the command."""
    return main(["split", source, "--output", str(output), *more])


def test_parts_and_index_are_written_and_named(
    source: str, output: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert split(source, output, "--max-urls", "2", *ADDRESS) == 0
    names = ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap_index.xml"]
    said = capsys.readouterr()
    assert said.out.split() == [str(output / name) for name in names]
    assert said.err == ""
    assert sorted(contents(output)) == names
    assert (output / names[-1]).read_bytes().count(b"https://a.org/sitemap-") == 3


def test_a_dry_run_shows_the_parts_and_writes_nothing(
    source: str, output: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert split(source, output, "--max-urls", "3", "--dry-run", *ADDRESS) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["part", "rows", "bytes", "first", "URL", "last", "URL"]
    assert [line.split()[::2] for line in lines[1:]] == [
        ["sitemap-1.xml", lines[1].split()[2], "https://a.org/b/2"],
        ["sitemap-2.xml", lines[2].split()[2], "https://a.org/b/3"],
    ]
    assert [line.split()[1] for line in lines[1:]] == ["3", "2"]
    assert not output.exists()


def test_all_options_work_together(source: str, output: Path) -> None:
    options = ("--by", "path", "--name", "{group}_{n:02}.xml", "--gzip", "--index", "i.xml")
    assert split(source, output, *options, "--max-bytes", "400", *ADDRESS) == 0
    found = contents(output)
    assert list(found) == ["a_01.xml.gz", "b_01.xml.gz", "i.xml"]
    part = found["b_01.xml.gz"]
    assert part is not None
    assert gzip.decompress(part).count(b"<url>") == 3


@pytest.mark.parametrize("by", ["count", "path", "year", "host"])
def test_each_grouping_has_its_word(source: str, output: Path, by: str) -> None:
    assert split(source, output, "--by", by, "--no-index") == 0
    assert len(contents(output)) == {"count": 1, "path": 2, "year": 2, "host": 1}[by]


def test_existing_files_are_named_and_replaced_only_when_asked(
    source: str, output: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output.mkdir()
    (output / "sitemap-2.xml").write_bytes(b"old")
    before = contents(output)
    assert split(source, output, "--max-urls", "3", *ADDRESS) == 2
    assert str(output / "sitemap-2.xml") in capsys.readouterr().err
    assert contents(output) == before
    assert split(source, output, "--max-urls", "3", "--force", *ADDRESS) == 0
    assert contents(output)["sitemap-2.xml"] != b"old"


def test_a_second_run_writes_nothing_and_says_so(
    source: str, output: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert split(source, output, "--max-urls", "3", *ADDRESS) == 0
    before = contents(output)
    capsys.readouterr()
    assert split(source, output, "--max-urls", "3") == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert "Nothing has changed" in said.err
    assert contents(output) == before


@pytest.mark.parametrize("extra", [(), ("--dry-run",)])
def test_an_obstacle_is_said_and_nothing_written(
    source: str, output: Path, capsys: pytest.CaptureFixture[str], extra: tuple[str, ...]
) -> None:
    assert split(source, output, *extra) == 2
    assert "full URLs" in capsys.readouterr().err
    assert not output.exists()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--max-urls", "50001"), "50000"),
        (("--max-urls", "0"), "from 1"),
        (("--max-bytes", "52428801"), "52428800"),
        (("--max-bytes", "0"), "from 1"),
        (("--max-bytes", "20000000", "--profile", "2013"), "10485760"),
        (("--index", ""), "--no-index"),
        (("--published-at", "a.org"), "full URL"),
    ],
)
def test_options_beyond_the_limits_are_refused(
    source: str,
    output: Path,
    capsys: pytest.CaptureFixture[str],
    options: tuple[str, ...],
    words: str,
) -> None:
    assert split(source, output, *options) == 2
    assert words in capsys.readouterr().err
    assert not output.exists()


@pytest.mark.parametrize(
    "options", [("--by", "size"), ("--max-urls", "many"), ("--index", "a", "--no-index")]
)
def test_words_the_command_does_not_know_are_refused(
    source: str, output: Path, options: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit) as caught:
        split(source, output, *options)
    assert caught.value.code == 2


def test_an_index_is_split_by_the_limit_of_indexes(
    tmp_path: Path, output: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = "<sitemap><loc>https://a.org/{}.xml</loc></sitemap>"
    rows = "".join(row.format(n) for n in range(1001))
    path = tmp_path / "index.xml"
    start = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    path.write_text(f"{start}{rows}</sitemapindex>")
    assert split(str(path), output, "--profile", "2013", "--max-urls", "1001") == 2
    assert split(str(path), output, "--profile", "2013") == 0
    assert sorted(contents(output)) == ["sitemap-1.xml", "sitemap-2.xml"]
    assert "robots.txt" in capsys.readouterr().err


def test_another_encoding_is_told(
    tmp_path: Path, output: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wide.xml"
    path.write_bytes(listing(["/1"]).to_bytes().decode().encode("utf-16"))
    assert split(str(path), output, *ADDRESS) == 0
    assert "written as UTF-8" in capsys.readouterr().err


def test_what_cannot_be_read_or_written_is_told_with_its_place(
    source: str, tmp_path: Path, output: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert split(str(tmp_path / "gone.xml"), output, *ADDRESS) == 2
    assert "gone.xml: " in capsys.readouterr().err
    output.write_bytes(b"a file")
    assert split(source, output, *ADDRESS) == 2
    assert f"{output}: " in capsys.readouterr().err
    assert output.read_bytes() == b"a file"
