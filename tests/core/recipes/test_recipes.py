"""Recipes: read to the last key, carried out step by step, and what Help says of them."""

from __future__ import annotations

import json
import re
from array import array
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.errors import Cancelled, EditError, RecipeError
from sitemap_editor.core.filtering.grammar import parse_filter
from sitemap_editor.core.recipes.arguments import Argument, ArgumentType
from sitemap_editor.core.recipes.catalogue import STEP_SPECS
from sitemap_editor.core.recipes.recipe import Recipe, parse_recipe, step_of
from sitemap_editor.core.recipes.recipe_file import read_recipe, write_recipe
from sitemap_editor.core.recipes.running import RecipeRun, positions_of, run_recipe
from sitemap_editor.core.recipes.step_spec import StepContext
from sitemap_editor.core.resources import resource
from tests.core.sitemaps import document

NOW = datetime(2026, 5, 6, 10, 20, 30, tzinfo=UTC)
CONTEXT = StepContext(Checker(context=CheckContext(clock=lambda: NOW)))
PAGE = resource("help", "recipes.md").read_text("utf-8")
SAMPLE = re.findall(r"```xml\n(.*?)```", PAGE, re.DOTALL)[0].encode()
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
STEPS = [line for block in EXAMPLES for line in block.splitlines() if line.startswith('{"do')]


def recipe(*steps: dict[str, object]) -> Recipe:
    return parse_recipe(json.dumps({"sitemap_recipe": 1, "steps": steps}))


def run(opened: Document, *steps: dict[str, object]) -> RecipeRun:
    done = run_recipe(opened.table.snapshot(), recipe(*steps), CONTEXT)
    if done.edit is not None:
        opened.apply(done.edit)
    return done


def rows(*locs: str) -> Document:
    return document("".join(f"\n<url><loc>{loc}</loc></url>" for loc in locs))


def locs(opened: Document) -> list[str | None]:
    return [row.loc for row in opened]


# Help


def sample_for(step: dict[str, object]) -> Document:
    """Return the sample of Help; for a step that names a file, as one of two of an index."""
    opened = Document.from_bytes(SAMPLE)
    if "file" in step:
        table = opened.table
        table.file_names, table.file_likes = ("sitemap.xml", str(step["file"])), (0, 0)
        table.file_numbers = array("H", (0,)) * len(table)
    return opened


@pytest.mark.parametrize("line", STEPS)
def test_an_example_of_help_changes_its_sample(line: str) -> None:
    step = json.loads(line)
    opened = sample_for(step)
    done = run(opened, step)
    outcome = done.outcomes[0]
    assert outcome.error is None
    assert 0 < outcome.changed <= outcome.matched
    assert opened.to_bytes() != SAMPLE
    assert str(outcome.step) == str(step_of(json.loads(str(outcome.step))))


def test_the_recipe_at_the_top_of_help_is_one() -> None:
    example = parse_recipe(EXAMPLES[0])
    assert [step.spec.name for step in example.steps] == ["replace", "url", "remove"]
    assert parse_recipe(example.to_text()) == example
    assert run_recipe(Document.from_bytes(SAMPLE).table, example, CONTEXT).outcomes[0].changed == 4


def test_help_has_an_example_of_each_step_with_each_of_its_arguments() -> None:
    shown = [json.loads(line) for line in STEPS]
    for spec in STEP_SPECS:
        mine = [
            each for each in shown if (each["do"], each.get("tool", "")) == (spec.name, spec.tool)
        ]
        assert mine, spec.id
        assert {argument.name for argument in spec.arguments} <= set().union(*mine), spec.id


def test_a_step_without_its_own_arguments_goes_by_their_defaults() -> None:
    for spec in STEP_SPECS:
        for argument in spec.arguments:
            if argument.default is not None:
                assert argument.checked(argument.default) == argument.default


@pytest.mark.parametrize("line", STEPS)
def test_a_row_that_a_filter_hides_keeps_its_bytes_whatever_a_step_does(line: str) -> None:
    for where in ("rows:1-3", "rows:2 OR rows:5", "lastmod:none", "priority:none", "rows:99"):
        opened = sample_for(json.loads(line))
        table = opened.table
        meant = positions_of(table, parse_filter(where), CONTEXT)
        hidden = [each for n, each in enumerate(table.order) if n not in meant]
        before = [table.row_bytes(row_id) for row_id in hidden]
        frame = table.head, table.tail
        done = run(opened, {**json.loads(line), "where": where})
        assert done.outcomes[0].error is None
        assert [table.row_bytes(row_id) for row_id in hidden if table.has_row(row_id)] == before
        assert set(hidden) <= set(table.order)
        assert (table.head, table.tail) == frame


# Reading


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This is not JSON: Expecting value."),
        ('{"a": 1, "a": 2}', "The key “a” is there twice."),
        ("[" * 100_000, "This is not JSON: "),
        ('{"sitemap_recipe": 1, "steps": [' + "9" * 5000 + "]}", "This is not JSON: "),
        ('{"a": "\\ud800"}', "A text in it is no Unicode: half a character."),
        ("[]", "This is no recipe: it does not begin with"),
        ("{}", "This is no recipe: it does not begin with"),
        ('{"sitemap_recipe": 2}', "This recipe is of version 2; only version 1 can be read."),
        ('{"sitemap_recipe": true}', "This recipe is of version true"),
        ('{"sitemap_recipe": 1}', "The steps of a recipe are a list, its name is a text."),
        ('{"sitemap_recipe": 1, "steps": [], "path": 1}', "A recipe has no key “path”."),
        ('{"sitemap_recipe": 1, "steps": [1]}', "Step 1 is no object in braces."),
    ],
)
def test_what_is_no_recipe_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(RecipeError) as caught:
        parse_recipe(text)
    assert str(caught.value).startswith(said)


def test_a_fault_in_json_has_a_line_and_a_column() -> None:
    with pytest.raises(RecipeError) as caught:
        parse_recipe('{\n "sitemap_recipe": 1,\n  }')
    assert caught.value.line in (2, 3)
    assert caught.value.column is not None


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({}, "Step 2 does not say what to do."),
        ({"do": "fly"}, "Step 2: there is no step “fly”. Known: replace, set,"),
        ({"do": 7}, "Step 2: there is no step “7”."),
        ({"do": "url"}, "Step 2: “url” has no tool “”. Known: scheme, host,"),
        ({"do": "url", "tool": ["x"]}, 'Step 2: “url” has no tool “["x"]”.'),
        ({"do": "remove", "tool": "x"}, "Step 2: “remove” has no key “tool”."),
        ({"do": "remove", "path": "/x"}, "Step 2: “remove” has no key “path”."),
        ({"do": "replace"}, "Step 2: “replace” needs the key “find”."),
        ({"do": "replace", "find": 1}, "Step 2: “find” must be a text."),
        ({"do": "replace", "find": ""}, "Step 2: There is no text to find."),
        ({"do": "replace", "find": "a", "columns": ["x"]}, "Step 2: “columns” must be a list of"),
        ({"do": "replace", "find": "a", "columns": []}, "Step 2: “columns” must be a list of"),
        ({"do": "replace", "find": "a", "case": 1}, "Step 2: “case” must be true or false."),
        ({"do": "replace", "find": "(", "regex": True}, "Step 2: The “(” at character 1"),
        ({"do": "set", "column": "x", "value": ""}, "Step 2: “column” must be loc, lastmod,"),
        ({"do": "dedupe", "keep": "x"}, "Step 2: “keep” must be first, last, newest, most."),
        ({"do": "date", "tool": "shift", "days": 1.5}, "Step 2: “days” must be a whole number"),
        ({"do": "date", "tool": "shift", "days": 10**9}, "Step 2: “days” must be a whole number"),
        ({"do": "date", "tool": "shift", "days": True}, "Step 2: “days” must be a whole number"),
        ({"do": "priority", "tool": "scale", "factor": "x"}, "Step 2: “factor” must be a number"),
        ({"do": "move", "to": 0}, "Step 2: “to” must be start, end or the number of a row."),
        ({"do": "fix", "codes": ["X99"]}, "Step 2: There is no fix for X99."),
        ({"do": "fix", "codes": ["safe", "L06"]}, "Step 2: “safe” stands alone."),
        ({"do": "remove", "where": 1}, "Step 2: “where” must be a filter."),
        ({"do": "remove", "where": "priority>x"}, "Step 2: "),
        ({"do": "remove", "where": "is:selected"}, "Step 2: what is selected or changed means"),
    ],
)
def test_a_step_that_means_nothing_is_refused_with_its_number_and_key(
    step: dict[str, object], said: str
) -> None:
    with pytest.raises(RecipeError) as caught:
        recipe({"do": "remove"}, step)
    assert str(caught.value).startswith(said)


def test_recipes_are_read_and_written_as_files(tmp_path: Path) -> None:
    made = Recipe(recipe({"do": "replace", "find": "ä", "with": "\\"}).steps, "Mü")
    path = tmp_path / "a.json"
    write_recipe(path, made)
    assert read_recipe(path) == made
    path.write_bytes(b"\xff")
    with pytest.raises(RecipeError, match="A recipe is a text"):
        read_recipe(path)
    with pytest.raises(RecipeError) as caught:
        read_recipe(tmp_path / "none.json")
    assert caught.value.path == str(tmp_path / "none.json")


# Carrying out


def test_steps_go_one_after_the_other_each_on_what_the_last_one_left() -> None:
    opened = rows("http://a/x", "http://a/y", "http://b/x")
    done = run(
        opened,
        {"do": "url", "tool": "scheme", "where": "host:a", "to": "https"},
        {"do": "replace", "where": "loc:https", "find": "x", "with": "z"},
        {"do": "remove", "where": "host:b"},
        {"do": "remove", "where": "host:nowhere"},
    )
    assert locs(opened) == ["https://a/z", "https://a/y"]
    counts = [(each.matched, each.changed) for each in done.outcomes]
    assert counts == [(2, 2), (2, 1), (1, 1), (0, 0)]
    assert not done.has_failed


def test_rows_a_filter_does_not_mean_keep_their_bytes() -> None:
    text = "\n  <url >\n<loc>http://a/{}</loc ><!-- x --></url>"
    opened = document("".join(text.format(n) for n in range(6)))
    before = [opened.table.row_bytes(row_id) for row_id in opened.table.order]
    run(opened, {"do": "replace", "where": "rows:2-3", "find": "http", "with": "https"})
    after = [opened.table.row_bytes(row_id) for row_id in opened.table.order]
    assert [one == two for one, two in zip(before, after, strict=True)] == [
        *(True, False, False),
        *(True, True, True),
    ]


def test_a_step_that_fails_leaves_the_others_their_turn() -> None:
    opened = rows("http://a/1", "http://a/2")
    done = run(
        opened,
        {"do": "move", "where": "rows:2-2", "to": 9},
        {"do": "replace", "find": "a", "with": "b"},
    )
    assert [str(each.error or "") for each in done.outcomes] == ["There is no row 9.", ""]
    assert done.has_failed
    assert locs(opened) == ["http://b/1", "http://b/2"]


def test_what_cannot_be_changed_is_counted_with_its_reason() -> None:
    opened = rows("http://a/1", "nothing", "more")
    outcome = run(opened, {"do": "url", "tool": "scheme", "to": "https"}).outcomes[0]
    assert (outcome.matched, outcome.changed, outcome.left_count) == (3, 1, 2)
    assert [(str(each), each.count) for each in outcome.left] == [("It is not a full URL.", 2)]


def test_a_recipe_that_comes_to_nothing_has_no_edit() -> None:
    opened = rows("http://a/1")
    done = run(
        opened,
        {"do": "clear", "columns": ["priority"]},
        {"do": "sort"},
        {"do": "move", "to": "end"},
        {"do": "dedupe"},
        {"do": "fix"},
        {"do": "replace", "find": "none"},
        {"do": "set", "column": "loc", "value": "http://a/1"},
        {"do": "remove", "where": "rows:7-9"},
    )
    assert done.edit is None
    assert [each.changed for each in done.outcomes] == [0] * 8


def test_one_column_may_be_named_alone() -> None:
    alone = {"do": "clear", "column": "lastmod"}
    assert step_of(alone) == step_of({"do": "clear", "columns": ["lastmod"]})
    with pytest.raises(RecipeError, match="has no key “columns”"):
        step_of({**alone, "columns": ["priority"]})


def test_columns_that_a_kind_of_file_lacks_are_left_out() -> None:
    text = Document.from_bytes(b"http://b/\nhttp://a/\n", name="a.txt")
    done = run(
        text,
        {"do": "set", "column": "priority", "value": "1.0"},
        {"do": "clear", "columns": ["lastmod"]},
        {"do": "sort", "by": "priority"},
        {"do": "priority", "tool": "depth"},
        {"do": "dedupe", "keep": "newest"},
        {"do": "sort"},
    )
    assert not done.has_failed
    assert [each.changed for each in done.outcomes] == [0, 0, 0, 0, 0, 2]
    assert text.to_bytes() == b"http://a/\nhttp://b/\n"


def test_rows_are_sorted_among_their_own_places() -> None:
    opened = rows("p10", "x", "p2", "p1", "y")
    done = run(opened, {"do": "sort", "where": "loc:p"})
    assert locs(opened) == ["p1", "x", "p2", "p10", "y"]
    assert (done.outcomes[0].matched, done.outcomes[0].changed) == (3, 2)
    run(opened, {"do": "sort", "where": "loc:p", "natural": False, "descending": True})
    assert locs(opened) == ["p2", "x", "p10", "p1", "y"]


def test_sorting_is_undone_by_its_inverse() -> None:
    opened = rows("c", "b", "a")
    before = opened.to_bytes()
    edit = run_recipe(opened.table.snapshot(), recipe({"do": "sort"}), CONTEXT).edit
    assert edit is not None
    inverse = opened.apply(edit)
    assert locs(opened) == ["a", "b", "c"]
    opened.apply(inverse)
    assert opened.to_bytes() == before


def dated(*values: tuple[str, str]) -> Document:
    return document(
        "".join(
            f"<url><loc>{loc}</loc>{f'<lastmod>{date}</lastmod>' if date else ''}</url>"
            for loc, date in values
        )
    )


@pytest.mark.parametrize(
    ("by", "keep", "left"),
    [
        ("loc", "first", [0, 1, 3, 4]),
        ("loc", "last", [1, 2, 3, 4]),
        ("loc", "newest", [1, 2, 3, 4]),
        ("page", "first", [0, 3, 4]),
        ("page", "newest", [1, 3, 4]),
        ("page", "most", [0, 3, 4]),
    ],
)
def test_of_duplicates_one_stays(by: str, keep: str, left: list[int]) -> None:
    opened = dated(
        ("http://a/x", "2020-01-01"),
        ("https://www.a/x/", "2024-01-01"),
        (" http://a/x ", "2022-01-01"),
        ("", ""),
        ("", ""),
    )
    before = [opened.table.row_bytes(row_id) for row_id in range(5)]
    done = run(opened, {"do": "dedupe", "by": by, "keep": keep})
    assert [before.index(opened.table.row_bytes(each)) for each in opened.table.order[:-1]] == left[
        :-1
    ]
    assert len(opened) == len(left)
    assert done.outcomes[0].changed == 5 - len(left)


def test_hidden_duplicates_are_no_duplicates() -> None:
    opened = rows("http://a/", "http://a/", "http://a/")
    run(opened, {"do": "dedupe", "where": "rows:2-3"})
    assert len(opened) == 2


@pytest.mark.parametrize(
    ("to", "after"), [("start", "bdace"), ("end", "acebd"), (2, "abdce"), (5, "acebd")]
)
def test_rows_are_moved_together(to: object, after: str) -> None:
    opened = rows(*"abcde")
    run(opened, {"do": "move", "where": "rows:2-2 OR rows:4-4", "to": to})
    assert "".join(str(each) for each in locs(opened)) == after


def test_problems_are_fixed_by_code_or_all_that_is_safe() -> None:
    opened = document(
        "<url><loc>http://a.org/1</loc><changefreq>Daily</changefreq></url>"
        "<url><loc>http://a.org/2 3</loc><changefreq>Weekly</changefreq></url>"
    )
    first = run(opened, {"do": "fix", "where": "rows:1-1"})
    assert (first.outcomes[0].matched, first.outcomes[0].changed) == (1, 1)
    assert [row.changefreq for row in opened] == ["daily", "Weekly"]
    found = Checker(context=CONTEXT.checker.context).rows(opened.table)
    codes = sorted({finding.code for findings in found.values() for finding in findings})
    run(opened, {"do": "fix", "codes": codes[:1]})
    run(opened, {"do": "fix"})
    assert [row.changefreq for row in opened] == ["daily", "weekly"]


def test_a_step_can_be_for_the_rows_with_a_problem() -> None:
    opened = document(
        "<url><loc>http://a.org/1</loc><changefreq>Daily</changefreq></url>"
        "<url><loc>http://a.org/2</loc></url>"
    )
    assert run(opened, {"do": "remove", "where": "problem:any"}).outcomes[0].changed == 1


def test_a_cancel_ends_a_recipe() -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        run_recipe(rows("a").table, recipe({"do": "replace", "find": "a"}), CONTEXT, stop)


def test_a_number_beyond_its_bounds_is_refused() -> None:
    argument = Argument("x", "x", ArgumentType.WHOLE, lowest=0, highest=3)
    assert argument.checked(3) == 3
    for value in (-1, 4, True, "3", None):
        with pytest.raises(EditError):
            argument.checked(value)


# Duplicates and their extensions

IMG, ALT = "http://www.google.com/schemas/sitemap-image/1.1", "http://www.w3.org/1999/xhtml"
HEAD = (
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    f' xmlns:image="{IMG}" xmlns:x="{ALT}">'
)


def merged(*bodies: str, keep: str = "first") -> tuple[str, RecipeRun]:
    """Return what is left of rows of one URL, between its tags."""
    made = "".join(f"<url><loc>http://a/</loc>{body}</url>" for body in bodies)
    opened = Document.from_bytes(f"{HEAD}{made}</urlset>".encode())
    before = opened.to_bytes()
    done = run_recipe(
        opened.table.snapshot(), recipe({"do": "dedupe", "keep": keep, "merge": True}), CONTEXT
    )
    assert done.edit is not None
    inverse = opened.apply(done.edit)
    (left,) = [opened.table.row_bytes(row_id).decode() for row_id in opened.table.order]
    Document.from_bytes(opened.to_bytes())
    opened.apply(inverse)
    assert opened.to_bytes() == before
    return left.removeprefix("<url><loc>http://a/</loc>").removesuffix("</url>"), done


def image(loc: str, prefix: str = "image", more: str = "") -> str:
    return f"<{prefix}:image{more}>\n <{prefix}:loc> {loc}</{prefix}:loc><!--k--></{prefix}:image>"


@pytest.mark.parametrize(
    ("bodies", "left"),
    [
        ((image("1"), image("1") + image("2"), image("3")), image("1") + image("2") + image("3")),
        ((image("1"), image("1", "i", f' xmlns:i="{IMG}"')), image("1")),
        (
            ('<x:link hreflang="de" href="a"/>', '<x:link hreflang="DE" href="b"/>'),
            '<x:link hreflang="de" href="a"/>',
        ),
        (
            ("", '<x:link hreflang="de" href="b"  /><m:mobile xmlns:m="urn:m"/>'),
            '<x:link hreflang="de" href="b"  /><m:mobile xmlns:m="urn:m"/>',
        ),
        (('<m:a xmlns:m="urn:m"/>', '<n:a xmlns:n="urn:m"/>'), '<m:a xmlns:m="urn:m"/>'),
        (("", "<!-- c --><image:image/>"), "<image:image/>"),
    ],
)  # fmt: skip
def test_a_kept_row_takes_over_the_extensions_that_it_lacks(
    bodies: tuple[str, ...], left: str
) -> None:
    found, done = merged(*bodies)
    assert found == left
    took = left != bodies[0]
    assert done.outcomes[0].changed == len(bodies) - 1 + took


def test_a_prefix_of_a_dropped_row_means_the_same_in_the_one_that_stays() -> None:
    rows = (
        f'<url xmlns:image="urn:other"><loc>http://a/</loc><image:x/></url>'
        f'<url xmlns:i="{IMG}"><loc>http://a/</loc>{image("1")}{image("2", "i")}</url>'
    )
    opened = Document.from_bytes(f"{HEAD}{rows}</urlset>".encode())
    run(opened, {"do": "dedupe", "merge": True})
    assert opened.table.row_bytes(opened.table.order[0]).decode() == (
        '<url xmlns:image="urn:other"><loc>http://a/</loc><image:x/>'
        + image("1", more=f' xmlns:image="{IMG}"')
        + image("2", "i", more=f' xmlns:i="{IMG}"')
        + "</url>"
    )


def test_what_is_taken_over_is_indented_as_the_row_that_stays() -> None:
    rows = (
        "\n\t<url>\n\t\t<loc>http://a/</loc>\n\t\t<priority>1</priority>\n\t</url>"
        "<url><loc>http://a/</loc><image:image/></url>"
    )
    opened = Document.from_bytes(f"{HEAD}{rows}</urlset>".encode())
    run(opened, {"do": "dedupe", "merge": True})
    assert b"\n\t\t<priority>1</priority>\n\t\t<image:image/>\n\t</url>" in opened.to_bytes()


# Dates one after the other


def test_rows_get_dates_one_after_the_other() -> None:
    opened = rows("a", "b", "c")
    run(opened, {"do": "set", "where": "rows:2", "column": "lastmod", "value": "2000-01-01"})
    step = {"do": "date", "tool": "series", "from": "2024-02-28", "step": 1, "only_empty": True}
    assert run(opened, step).outcomes[0].changed == 2
    assert [row.lastmod for row in opened] == ["2024-02-28", "2000-01-01", "2024-02-29"]
    run(opened, {"do": "date", "tool": "series", "from": "2024-01-01T10:00:00Z", "step": -7})
    assert [row.lastmod for row in opened] == [
        f"{day}T10:00:00Z" for day in ("2024-01-01", "2023-12-25", "2023-12-18")
    ]


@pytest.mark.parametrize("first", ["", "2024", "2024-13-01", "yesterday"])
def test_a_series_begins_with_a_date(first: str) -> None:
    with pytest.raises(RecipeError):
        recipe({"do": "date", "tool": "series", "from": first})


def test_a_series_that_leaves_the_calendar_fails_and_changes_nothing() -> None:
    opened = rows("a", "b")
    done = run(opened, {"do": "date", "tool": "series", "from": "9999-12-31"})
    assert str(done.outcomes[0].error) == "There is no such date."
    assert done.edit is None
