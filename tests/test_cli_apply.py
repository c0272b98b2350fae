from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest

from sitemap_editor import Document, cli
from sitemap_editor.cli import applying
from sitemap_editor.core.recipes.recipe import Recipe
from sitemap_editor.core.recipes.running import RecipeRun, run_recipe
from sitemap_editor.core.recipes.step_spec import StepContext
from tests.core.sitemaps import urlset

ROWS = "".join(
    f"\n  <url >\n    <loc>http://a.org/{name}</loc ><!-- {name} -->\n  </url>"
    for name in ("blog/1", "blog/2", "shop/1")
)
BEFORE = urlset(ROWS + "\n")
HTTPS: dict[str, object] = {"do": "url", "tool": "scheme", "where": "folder:/blog/", "to": "https"}
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.xml").write_bytes(BEFORE)
    (tmp_path / "b.xml.gz").write_bytes(gzip.compress(BEFORE))
    return tmp_path


def recipe(folder: Path, *steps: dict[str, object]) -> str:
    path = folder / "recipe.json"
    path.write_text(json.dumps({"sitemap_recipe": 1, "steps": steps}), "utf-8")
    return str(path)


def told_of(capsys: Captured) -> list[dict[str, Any]]:
    files: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["files"]
    return files


def test_a_file_is_changed_in_place_and_other_rows_keep_their_bytes(
    folder: Path, capsys: Captured
) -> None:
    path = folder / "a.xml"
    assert cli.main(["apply", recipe(folder, HTTPS), str(path), "--in-place"]) == 0
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        f"{path}:",
        "  1 url scheme where folder:/blog/: matched 2, changed 2, left 0",
    ]
    assert told.err == ""
    before, after = BEFORE.splitlines(), path.read_bytes().splitlines()
    changed = [number for number in range(len(before)) if before[number] != after[number]]
    assert len(before) == len(after)
    assert [after[number] for number in changed] == [
        before[number].replace(b"http:", b"https:") for number in changed
    ]
    assert len(changed) == 2


def test_a_compressed_file_stays_compressed_and_several_files_are_told_apart(
    folder: Path, capsys: Captured
) -> None:
    files = [str(folder / "a.xml"), str(folder / "b.xml.gz")]
    given = recipe(folder, HTTPS, {"do": "remove", "where": "folder:/shop/"})
    assert cli.main(["apply", given, *files, "--in-place", "--format", "json"]) == 0
    told = told_of(capsys)
    assert [(each["file"], each["saved"], each["error"]) for each in told] == [
        (file, file, None) for file in files
    ]
    assert [step["changed"] for step in told[0]["steps"]] == [2, 1]
    assert told[1]["steps"] == told[0]["steps"]
    assert gzip.decompress((folder / "b.xml.gz").read_bytes()) == (folder / "a.xml").read_bytes()
    assert len(Document.open(folder / "a.xml")) == 2


@pytest.mark.parametrize(
    "steps",
    [
        [{"do": "remove", "where": "folder:/none/"}],
        [],
        [
            {"do": "replace", "find": "http:", "with": "x:"},
            {"do": "replace", "find": "x:", "with": "http:"},
        ],
    ],
)
def test_a_file_that_does_not_change_is_not_written(
    folder: Path, steps: list[dict[str, object]]
) -> None:
    path = folder / "a.xml"
    os.utime(path, ns=(1, 1))
    inode = path.stat().st_ino
    assert cli.main(["apply", recipe(folder, *steps), str(path), "--in-place"]) == 0
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == (1, inode)
    assert path.read_bytes() == BEFORE


def test_a_dry_run_counts_and_writes_nothing(folder: Path, capsys: Captured) -> None:
    given = recipe(folder, HTTPS, {"do": "date", "tool": "date-only"})
    names = sorted(path.name for path in folder.iterdir())
    assert cli.main(["apply", given, str(folder / "a.xml"), "--dry-run"]) == 0
    assert "changed 2" in capsys.readouterr().out
    assert (folder / "a.xml").read_bytes() == BEFORE
    assert sorted(path.name for path in folder.iterdir()) == names


def test_output_is_a_file_or_a_folder(folder: Path, capsys: Captured) -> None:
    given, files = recipe(folder, HTTPS), [str(folder / "a.xml"), str(folder / "b.xml.gz")]
    out = folder / "out"
    assert cli.main(["apply", given, files[0], "--output", str(folder / "c.xml")]) == 0
    assert b"https://a.org/blog/1" in (folder / "c.xml").read_bytes()
    assert cli.main(["apply", given, files[0], "--output", str(folder / "c.xml")]) == 2
    assert cli.main(["apply", given, files[0], "--output", str(folder / "c.xml"), "--force"]) == 0
    assert cli.main(["apply", given, *files, "--output", str(out)]) == 2
    assert "folder" in capsys.readouterr().err
    out.mkdir()
    assert cli.main(["apply", given, *files, "--output", str(out)]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["a.xml", "b.xml.gz"]
    assert cli.main(["apply", given, *files, "--output", str(out)]) == 2
    assert (folder / "a.xml").read_bytes() == BEFORE


def test_two_files_of_one_name_are_not_written_over_each_other(folder: Path) -> None:
    for name in ("one", "two", "out"):
        (folder / name).mkdir()
    files = [folder / "one" / "a.xml", folder / "two" / "a.xml"]
    for file in files:
        file.write_bytes(BEFORE)
    given = recipe(folder, HTTPS)
    assert cli.main(["apply", given, *map(str, files), "--output", str(folder / "out")]) == 2
    assert list((folder / "out").iterdir()) == []


def test_a_move_to_another_file_is_told_and_the_others_are_done(
    folder: Path, capsys: Captured
) -> None:
    given = recipe(folder, {"do": "move", "file": "b.xml"}, HTTPS)
    assert cli.main(["apply", given, str(folder / "a.xml"), "--in-place"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[1].startswith("  1 move: failed: Rows go to another file only where ")
    assert b"https:" in (folder / "a.xml").read_bytes()


def test_a_step_that_fails_is_told_and_the_others_are_done(folder: Path, capsys: Captured) -> None:
    given = recipe(folder, {"do": "move", "to": 99}, HTTPS)
    assert cli.main(["apply", given, str(folder / "a.xml"), "--in-place"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[1] == "  1 move: failed: There is no row 99."
    assert told[2].endswith("matched 2, changed 2, left 0")
    assert b"https:" in (folder / "a.xml").read_bytes()


def test_what_is_left_is_told_with_its_reason(folder: Path, capsys: Captured) -> None:
    path = folder / "a.xml"
    path.write_bytes(urlset("<url><loc>x</loc></url><url><loc>http://a/</loc></url>"))
    given = recipe(folder, {"do": "url", "tool": "scheme", "to": "https"})
    assert cli.main(["apply", given, str(path), "--in-place"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1:] == [
        "  1 url scheme: matched 2, changed 1, left 1",
        "      left 1: It is not a full URL.",
    ]
    assert cli.main(["apply", given, str(path), "--dry-run", "--format", "json"]) == 0
    step = told_of(capsys)[0]["steps"][0]
    assert step["why"] == [{"reason": "It is not a full URL.", "count": 1}]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"sitemap_recipe": 1, "steps": [{"do": "remove"}, {"do": "fly"}]}', "Step 2: there is"),
        ('{"sitemap_recipe": 1,\n ]', ":2:2: This is not JSON"),
        ("", "This is not JSON"),
    ],
)
def test_a_bad_recipe_is_refused_before_the_first_change(
    folder: Path, capsys: Captured, text: str, said: str
) -> None:
    path = folder / "bad.json"
    path.write_text(text, "utf-8")
    assert cli.main(["apply", str(path), str(folder / "a.xml"), "--in-place"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert (folder / "a.xml").read_bytes() == BEFORE


def test_a_recipe_that_is_not_there_and_a_file_that_cannot_be_read(
    folder: Path, capsys: Captured
) -> None:
    none = str(folder / "none.json")
    assert cli.main(["apply", none, str(folder / "a.xml"), "--dry-run"]) == 2
    assert none in capsys.readouterr().err
    files = [str(folder / "none.xml"), str(folder / "a.xml")]
    given = recipe(folder, HTTPS)
    assert cli.main(["apply", given, *files, "--in-place", "--format", "json"]) == 2
    told = told_of(capsys)
    assert told[0]["error"]
    assert told[1]["saved"] == files[1]


@pytest.mark.parametrize(
    "options", [[], ["--in-place", "--dry-run"], ["--in-place", "--output", "x.xml"]]
)
def test_what_is_to_become_of_the_files_is_said_once(folder: Path, options: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["apply", recipe(folder, HTTPS), str(folder / "a.xml"), *options])
    assert ended.value.code == 2


def test_what_another_program_wrote_meanwhile_is_not_replaced(
    folder: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = folder / "a.xml", BEFORE + b"<!-- another program -->"

    def run_slowly(table: Any, given: Recipe, context: StepContext) -> RecipeRun:
        path.write_bytes(other)
        return run_recipe(table, given, context)

    monkeypatch.setattr(applying, "run_recipe", run_slowly)  # the other program's moment
    assert cli.main(["apply", recipe(folder, HTTPS), str(path), "--in-place"]) == 2
    assert str(path) in capsys.readouterr().err
    assert path.read_bytes() == other


def test_a_muted_rule_mends_nothing_by_option_or_by_the_file_that_people_share(
    folder: Path, capsys: Captured
) -> None:
    text = urlset("<url><loc>http://a.org/1</loc><changefreq>Daily</changefreq></url>")
    path, shared = folder / "a.xml", folder / ".sitemap-editor.json"
    path.write_bytes(text)
    code = "C01"
    ways: list[dict[str, object]] = [
        {"do": "fix"},
        {"do": "fix", "codes": [code]},
        {"do": "remove", "where": f"problem:{code}"},
    ]
    for steps in ways:
        given = recipe(folder, steps)
        assert cli.main(["apply", given, str(path), "--in-place", "--ignore", code]) == 0
        assert path.read_bytes() == text
        assert f"1 rule ignored: {code} (--ignore)" in capsys.readouterr().out
        shared.write_text(json.dumps({"sitemap_editor": 1, "files": {"a.xml": [code]}}), "utf-8")
        assert cli.main(["apply", given, str(path), "--in-place", "--format", "json"]) == 0
        assert path.read_bytes() == text
        (step,) = told_of(capsys)[0]["steps"]
        named = "codes" in steps
        assert step["why"] == (
            [{"reason": f"{code} is muted for this file.", "count": 1}] if named else []
        )
        unshared = ["--no-shared-ignores", "--dry-run"]
        assert cli.main(["apply", given, str(path), *unshared, "--format", "json"]) == 0
        assert told_of(capsys)[0]["steps"][0]["changed"] == 1
        shared.unlink()


def test_a_damaged_shared_file_is_told_and_not_read_by_recipes_that_ask_no_rules(
    folder: Path, capsys: Captured
) -> None:
    (folder / ".sitemap-editor.json").write_text("{", "utf-8")
    path = str(folder / "a.xml")
    assert cli.main(["apply", recipe(folder, {"do": "fix"}), path, "--dry-run"]) == 2
    assert "not valid JSON" in capsys.readouterr().err
    assert cli.main(["apply", recipe(folder, HTTPS), path, "--dry-run"]) == 0
    assert capsys.readouterr().err == ""


def test_a_file_that_is_named_twice_is_changed_by_nobody(folder: Path, capsys: Captured) -> None:
    names = [str(folder / "a.xml"), str(folder / "." / ".." / folder.name / "a.xml")]
    (folder / "out").mkdir()
    for goal in (["--in-place"], ["--dry-run"], ["--output", str(folder / "out"), "--force"]):
        assert cli.main(["apply", recipe(folder, HTTPS), *names, *goal]) == 2
        assert "is named twice" in capsys.readouterr().err
    assert (folder / "a.xml").read_bytes() == BEFORE


def test_a_recipe_has_a_size(folder: Path, capsys: Captured) -> None:
    given = folder / "recipe.json"
    given.write_text(" " * (1 << 21), "utf-8")
    assert cli.main(["apply", str(given), str(folder / "a.xml"), "--dry-run"]) == 2
    assert "too large for a recipe" in capsys.readouterr().err
