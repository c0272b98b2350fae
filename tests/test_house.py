"""The measures of the house: how large a class, a folder may be, how many signals and casts."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from tests.package_source import classes_and_calls, trees


def called(name: str) -> Counter[Path]:
    """Count the calls of a name, a module each."""
    return Counter(
        path
        for path, node in classes_and_calls()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    )


def most(found: Counter[Path]) -> str:
    """Name the modules that have most of something."""
    return ", ".join(f"{path}: {count}" for path, count in found.most_common(10))


def methods(of: ast.ClassDef) -> int:
    """Count the methods of a class."""
    return sum(isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) for each in of.body)


def test_few_classes_have_more_than_25_methods() -> None:
    large = [
        f"{node.name} in {path} has {count} methods"
        for path, node in classes_and_calls()
        if isinstance(node, ast.ClassDef) and (count := methods(node)) > 25
    ]
    assert len(large) <= 4, "; ".join(large)


def test_no_folder_has_more_than_25_modules() -> None:
    folders = Counter(path.parent for path in trees())
    large = [f"{path} has {count} modules" for path, count in folders.items() if count > 25]
    assert not large, "; ".join(large)


def test_there_are_fewer_than_110_signals() -> None:
    signals = called("Signal")
    assert signals.total() < 110, f"{signals.total()} signals; {most(signals)}"


def test_there_are_fewer_than_10_casts() -> None:
    casts = called("cast")
    assert casts.total() < 10, f"{casts.total()} casts; {most(casts)}"


def test_no_text_is_translated_within_another() -> None:
    """What collects the texts does not look into f-strings: such a text would stay English."""
    unseen = [
        f"{path}: {ast.unparse(call)}"
        for path, tree in trees().items()
        for text in ast.walk(tree)
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "tr"
    ]
    assert not unseen, "; ".join(unseen)


def test_no_layout_is_asked_for_its_items() -> None:
    """What `itemAt` gives outlives its widget in PySide, and stands for what is made there next."""
    asked = [
        str(path)
        for path, node in classes_and_calls()
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "itemAt"
    ]
    assert not asked, ", ".join(asked)
