"""``sitemap-tool apply``: carries a recipe out on files."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sitemap_editor.cli.arguments import add_format, add_goal
from sitemap_editor.cli.console import (
    ERRORS,
    FINE,
    UNUSABLE,
    Refused,
    complain,
    say,
    say_each,
    write_json,
)
from sitemap_editor.cli.ignoring import Ignored, add_options
from sitemap_editor.cli.profiles import add_profile, profile_of
from sitemap_editor.cli.saving import check_writable, save, tell_converted
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.errors import RecipeError, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.recipes.recipe import Recipe
from sitemap_editor.core.recipes.recipe_file import read_recipe
from sitemap_editor.core.recipes.running import RecipeRun, StepOutcome, run_recipe
from sitemap_editor.core.recipes.step_spec import StepContext

_STDOUT_INDENT: Final = 1


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    apply = commands.add_parser("apply", help="change files by the steps of a recipe")
    apply.add_argument("recipe", metavar="RECIPE", help="a recipe as JSON; Help describes it")
    apply.add_argument("files", nargs="+", metavar="FILE")
    add_goal(
        apply,
        output="write to this file, or under the same names into this folder",
        in_place="save the files where they are",
        dry_run="count without writing",
    )
    add_format(apply)
    add_profile(apply, "whose rules say what a problem is, for steps that speak of problems")
    add_options(apply)
    apply.set_defaults(run=_apply, about="recipe")


def _apply(options: argparse.Namespace) -> int:
    recipe = _recipe(options.recipe)
    targets = _targets(options)
    options.ignored = Ignored(options)
    exit_code, told = FINE, []
    for file in options.files:
        entry: dict[str, Any] = {"file": file, "saved": None, "error": None, "steps": []}
        try:
            run = _applied(file, targets[file], recipe, options, entry)
            exit_code = max(exit_code, ERRORS if run.has_failed else FINE)
        except SitemapError as error:
            complain(f"{error.path or file}: {error}")
            entry["error"] = str(error)
            exit_code = UNUSABLE
        for fault in options.ignored.faults():
            complain(fault)
            exit_code = UNUSABLE
        told.append(entry)
    for line in options.ignored.told():
        (say if options.format == "text" else complain)(line)
    if options.format == "json":
        write_json(json.dumps({"files": told}, indent=_STDOUT_INDENT) + "\n")
    return exit_code


def _recipe(file: str) -> Recipe:
    """Read the recipe. Raises: Refused, with the place where it is wrong."""
    try:
        return read_recipe(Path(file))
    except RecipeError as error:
        place = [str(part) for part in (error.line, error.column) if part is not None]
        raise Refused(f"{':'.join([file, *place])}: {error}") from error


def _targets(options: argparse.Namespace) -> dict[str, Path | None]:
    """Return where each file is to be saved; None: nowhere. Raises: Refused."""
    known: set[Path] = set()
    for file in options.files:
        path = Path(file).resolve()
        if path in known:  # its steps would be taken twice, or one copy be written over the other
            raise Refused(f"sitemap-tool apply: {file} is named twice")
        known.add(path)
    if options.output is None:
        return {file: Path(file) if options.in_place else None for file in options.files}
    output = Path(options.output)
    if not output.is_dir():
        if len(options.files) > 1:
            said = "of several files --output must be a folder that is there"
            raise Refused(f"sitemap-tool apply: {said}")
        check_writable(output, may_replace=options.force)
        return {options.files[0]: output}
    targets: dict[str, Path | None] = {file: output / Path(file).name for file in options.files}
    if len(set(targets.values())) < len(targets):
        raise Refused("sitemap-tool apply: two files would be written under one name")
    for target in targets.values():
        if target is not None:
            check_writable(target, may_replace=options.force)
    return targets


def _applied(
    file: str,
    target: Path | None,
    recipe: Recipe,
    options: argparse.Namespace,
    entry: dict[str, Any],
) -> RecipeRun:
    """Carry the recipe out on one file, save it where it is to be, and tell what came of it."""
    document = Document.open(file)
    before = document.table.snapshot()
    run = run_recipe(before, recipe, _context(file, recipe, options))
    entry["steps"] = [_as_object(number, each) for number, each in enumerate(run.outcomes, 1)]
    if options.format == "text":
        say(f"{file}:")
        say_each(line for each in enumerate(run.outcomes, 1) for line in _lines(*each))
    if run.edit is not None:
        document.apply(run.edit)
    if target is None or (options.in_place and _is_same(document, before.pieces())):
        return run
    tell_converted(document, file)
    save(document, target, known=document.stamp if options.in_place else None)
    entry["saved"] = str(target)
    return run


def _context(file: str, recipe: Recipe, options: argparse.Namespace) -> StepContext:
    """Return what steps need to know of a file: rules that are left out of it mend nothing."""
    muted = options.ignored.of(file) if recipe.asks_rules else frozenset()
    context = CheckContext(profile=profile_of(options), muted=muted)
    return StepContext(Checker(context=context))


def _is_same(document: Document, before: Iterator[memoryview]) -> bool:
    """Tell whether a document would be saved as it was read."""
    return document.to_bytes() == b"".join(before)


def _lines(number: int, outcome: StepOutcome) -> Iterator[str]:
    """Yield what came of a step: its counts, and why some or all of it was left."""
    spec, where = outcome.step.spec, outcome.step.where.strip()
    name = f"{spec.name} {spec.tool}".strip() + (f" where {where}" if where else "")
    counts = f"matched {outcome.matched}, changed {outcome.changed}, left {outcome.left_count}"
    if outcome.error is not None:
        yield f"  {number} {name}: failed: {outcome.error}"
        return
    yield f"  {number} {name}: {counts}" + ("" if outcome.matched else ": no row matches")
    for left in outcome.left:
        yield f"      left {left.count}: {left}"


def _as_object(number: int, outcome: StepOutcome) -> dict[str, object]:
    spec = outcome.step.spec
    return {
        "step": number,
        "do": spec.name,
        "tool": spec.tool or None,
        "where": outcome.step.where,
        "matched": outcome.matched,
        "changed": outcome.changed,
        "left": outcome.left_count,
        "why": [{"reason": str(left), "count": left.count} for left in outcome.left],
        "error": None if outcome.error is None else str(outcome.error),
    }
