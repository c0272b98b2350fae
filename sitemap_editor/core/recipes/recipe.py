"""A recipe as a value: read from JSON, checked to the last key, and written again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Argument,
    EditError,
    FilterError,
    RecipeError,
)
from sitemap_editor.core.filtering.grammar import Filter, Need, parse_filter
from sitemap_editor.core.recipes.arguments import as_json
from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID, STEP_NAMES, tools_of
from sitemap_editor.core.recipes.step_spec import StepSpec

VERSION: Final = 1
MARK: Final = "sitemap_recipe"
_KEYS: Final = (MARK, "name", "steps")
_OWN_KEYS: Final = ("do", "tool", "where")
_SINGULAR: Final = {"column": "columns"}  # one may be named alone


@dataclass(frozen=True)
class Step:
    """One step: what is done, to which rows (all where `where` is empty), with which arguments.

    Raises: RecipeError where it means nothing.
    """

    spec: StepSpec
    arguments: Mapping[str, Any] = field(default_factory=dict)
    """As they were given, checked; what was not given is left out."""
    where: str = ""

    @cached_property
    def values(self) -> dict[str, Any]:
        """All arguments, those that were not given by their defaults."""
        return {each.name: each.default for each in self.spec.arguments} | dict(self.arguments)

    @cached_property
    def filter(self) -> Filter | None:
        """Which rows are meant; None for all. Raises: FilterError."""
        return parse_filter(self.where) if self.where.strip() else None

    def to_json(self) -> dict[str, object]:
        """Return the step as JSON has it."""
        tool = {"tool": self.spec.tool} if self.spec.tool else {}
        where = {"where": self.where} if self.where.strip() else {}
        given = {name: as_json(value) for name, value in self.arguments.items()}
        return {"do": self.spec.name, **tool, **where, **given}

    def __str__(self) -> str:
        return json.dumps(self.to_json(), ensure_ascii=False)


@dataclass(frozen=True)
class Recipe:
    """Steps to be taken one after the other."""

    steps: tuple[Step, ...] = ()
    name: str = ""

    @property
    def asks_rules(self) -> bool:
        """True where it matters which rules are muted: it mends problems, or speaks of them."""
        needs = (step.filter.needs for step in self.steps if step.filter is not None)
        return any(step.spec.name == "fix" for step in self.steps) or any(
            Need.FINDINGS in each for each in needs
        )

    def to_text(self) -> str:
        """Return the recipe as a file has it: a step a line."""
        named = f'  "name": {json.dumps(self.name, ensure_ascii=False)},\n' if self.name else ""
        lines = ",\n".join(f"    {step}" for step in self.steps)
        steps = f"[\n{lines}\n  ]" if lines else "[]"
        return f'{{\n  "{MARK}": {VERSION},\n{named}  "steps": {steps}\n}}\n'


def parse_recipe(text: str) -> Recipe:
    """Read a recipe. Raises: RecipeError, which says which step and which key is wrong."""
    given = _loaded(text)
    if not isinstance(given, dict) or MARK not in given:
        said = QT_TRANSLATE_NOOP("core", 'This is no recipe: it does not begin with "{mark}".')
        raise RecipeError("recipe", said, {"mark": MARK})
    version = given[MARK]
    if version != VERSION or isinstance(version, bool):
        said = QT_TRANSLATE_NOOP(
            "core", "This recipe is of version {version}; only version {known} can be read."
        )
        raise RecipeError("version", said, {"version": json.dumps(version), "known": VERSION})
    for key in given:
        if key not in _KEYS:
            said = QT_TRANSLATE_NOOP("core", "A recipe has no key “{key}”.")
            raise RecipeError("key", said, {"key": key})
    name, steps = given.get("name", ""), given.get("steps")
    if not isinstance(steps, list) or not isinstance(name, str):
        said = QT_TRANSLATE_NOOP("core", "The steps of a recipe are a list, its name is a text.")
        raise RecipeError("steps", said)
    return Recipe(tuple(step_of(each, number) for number, each in enumerate(steps, 1)), name)


def _loaded(text: str) -> object:
    try:
        given = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_without_twins)
        json.dumps(given, ensure_ascii=False).encode("utf-8")  # escapes may be half a character
    except json.JSONDecodeError as error:
        said = QT_TRANSLATE_NOOP("core", "This is not JSON: {reason}.")
        raise RecipeError(
            "json", said, {"reason": error.msg}, line=error.lineno, column=error.colno
        ) from error
    except UnicodeEncodeError as error:
        said = QT_TRANSLATE_NOOP("core", "A text in it is no Unicode: half a character.")
        raise RecipeError("json", said) from error
    except (ValueError, RecursionError) as error:
        said = QT_TRANSLATE_NOOP("core", "This is not JSON: {reason}.")
        raise RecipeError("json", said, {"reason": str(error)}) from error
    return given


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            said = QT_TRANSLATE_NOOP("core", "The key “{key}” is there twice.")
            raise RecipeError("key", said, {"key": key})
        found[key] = value
    return found


def step_of(given: object, number: int = 1) -> Step:
    """Read one step of a recipe. Raises: RecipeError."""
    if not isinstance(given, dict):
        raise _wrong(number, QT_TRANSLATE_NOOP("core", "Step {step} is no object in braces."))
    spec = _spec_of(given, number)
    where = given.get("where", "")
    if not isinstance(where, str):
        said = QT_TRANSLATE_NOOP("core", "Step {step}: “{key}” must be {expected}.")
        raise _wrong(number, said, {"key": "where", "expected": "a filter"})
    arguments = _arguments_of(given, spec, number)
    step = Step(spec, arguments, where)
    _check_meaning(step, number)
    return step


def _spec_of(given: Mapping[str, Any], number: int) -> StepSpec:
    name, tool = given.get("do"), given.get("tool", "")
    if name is None:
        raise _wrong(number, QT_TRANSLATE_NOOP("core", "Step {step} does not say what to do."))
    if name not in STEP_NAMES:
        said = QT_TRANSLATE_NOOP("core", "Step {step}: there is no step “{name}”. Known: {known}.")
        raise _wrong(number, said, {"name": _shown(name), "known": ", ".join(STEP_NAMES)})
    spec = SPECS_BY_ID.get(f"{name}-{tool}" if tool else name)
    if spec is None:
        tools = tools_of(name)
        if not tools:
            said = QT_TRANSLATE_NOOP("core", "Step {step}: “{name}” has no key “{key}”.")
            raise _wrong(number, said, {"name": name, "key": "tool"})
        said = QT_TRANSLATE_NOOP(
            "core", "Step {step}: “{name}” has no tool “{tool}”. Known: {known}."
        )
        said_of = {"name": name, "tool": _shown(tool), "known": ", ".join(tools)}
        raise _wrong(number, said, said_of)
    return spec


def _arguments_of(given: Mapping[str, Any], spec: StepSpec, number: int) -> dict[str, Any]:
    arguments: dict[str, Any] = {}
    for key, value in given.items():
        if key in _OWN_KEYS:
            continue
        argument = spec.argument(key) or spec.argument(_SINGULAR.get(key, ""))
        if argument is None or argument.name in arguments:
            said = QT_TRANSLATE_NOOP("core", "Step {step}: “{name}” has no key “{key}”.")
            raise _wrong(number, said, {"name": _called(spec), "key": key})
        try:
            arguments[argument.name] = argument.checked(value)
        except EditError as error:
            said = QT_TRANSLATE_NOOP("core", "Step {step}: “{key}” must be {expected}.")
            expected = argument.expected
            raise _wrong(number, said, {"key": key, "expected": expected}) from error
    for argument in spec.arguments:
        if argument.default is None and argument.name not in arguments:
            said = QT_TRANSLATE_NOOP("core", "Step {step}: “{name}” needs the key “{key}”.")
            raise _wrong(number, said, {"name": _called(spec), "key": argument.name})
    return arguments


def _check_meaning(step: Step, number: int) -> None:
    try:
        wanted = step.filter
        step.spec.check(step.values)
    except (FilterError, EditError) as error:
        said = QT_TRANSLATE_NOOP("core", "Step {step}: {reason}")
        raise _wrong(number, said, {"reason": str(error)}) from error
    needs: Iterable[Need] = wanted.needs if wanted is not None else ()
    if Need.LIVE in needs:
        said = QT_TRANSLATE_NOOP(
            "core", "Step {step}: what a live check found is not known to a recipe."
        )
        raise _wrong(number, said)
    if Need.SELECTION in needs or Need.CHANGED in needs:
        said = QT_TRANSLATE_NOOP(
            "core", "Step {step}: what is selected or changed means nothing in another file."
        )
        raise _wrong(number, said)


def _called(spec: StepSpec) -> str:
    return f"{spec.name} {spec.tool}".strip()


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _wrong(number: int, text: str, arguments: Mapping[str, Argument] | None = None) -> RecipeError:
    return RecipeError("step", text, {"step": number, **(arguments or {})})
