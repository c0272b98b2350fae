"""The recipe of the frozen program leaves nothing out that the program uses."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

from tests.package_source import imported, trees

ROOT: Final = Path(__file__).parents[2]
SPEC: Final = ROOT / "packaging" / "sitemap-editor.spec"
MAN_PAGES: Final = ROOT / "packaging" / "linux"


def constant(name: str) -> object:
    """Read a list or set that the recipe writes down."""
    for node in ast.parse(SPEC.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == name:
            return ast.literal_eval(node.value)
    raise AssertionError(name)


def test_no_module_that_is_left_out_is_imported() -> None:
    unused = constant("UNUSED_MODULES")
    assert isinstance(unused, list)
    left_out = tuple(unused)
    found = {
        f"{path.name}: {name}"
        for path, tree in trees().items()
        for name in imported(tree)
        if any(name == module or name.startswith(f"{module}.") for module in left_out)
    }
    assert found == set()


def test_nothing_is_left_out_that_what_we_import_needs() -> None:
    """`xml.sax.saxutils` reads `urllib.request`, for one, and brought the frozen program down."""
    unused = constant("UNUSED_MODULES")
    assert isinstance(unused, list)
    names = {name for tree in trees().values() for name in imported(tree)}
    library = sorted(name for name in names if name.partition(".")[0] in sys.stdlib_module_names)
    source = "\n".join(
        [
            "import importlib.util, sys",
            f"left_out = {unused!r}",
            "class Missing:",
            "    def find_spec(self, name, path=None, target=None):",
            "        if name in left_out: raise ModuleNotFoundError(name, name=name)",
            "for name in left_out: sys.modules.pop(name, None)",
            "sys.meta_path.insert(0, Missing())",
            f"for name in {library!r}:",
            "    try: __import__(name)",
            "    except ModuleNotFoundError as error:",
            "        if error.name in left_out: print(name, error.name)",
        ]
    )

    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", source],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout == ""


def test_what_encrypts_comes_along_on_each_system() -> None:
    recipe = SPEC.read_text("utf-8")
    [line] = [line for line in recipe.splitlines() if line.strip().startswith('"tls": ')]
    for backend in ("qopensslbackend", "qschannelbackend", "qsecuretransportbackend"):
        assert f'"{backend}"' in line
    unused = constant("UNUSED_MODULES")
    assert isinstance(unused, list)
    assert not {"ssl", "_ssl", "PySide6.QtNetwork"} & set(unused)
    control = (ROOT / "packaging/linux/debian/control").read_text("utf-8")
    assert "libssl3" in control, "it is loaded from the system"
    assert "ca-certificates" in control


def test_every_resource_travels_but_sources_of_translations_and_the_files_of_desktops() -> None:
    tree = ast.parse(SPEC.read_text("utf-8"))
    [function] = [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name == "our_resources"
    ]
    scope: dict[str, object] = {"ROOT": ROOT}
    module = ast.Module(body=[function], type_ignores=[])
    exec(compile(module, str(SPEC), "exec"), scope)  # noqa: S102 - a function of ours
    told = scope["our_resources"]
    assert callable(told)
    sent = {Path(source) for source, _ in told()}
    folder = ROOT / "resources"
    wanted = {
        path
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".ts" and folder / "desktop" not in path.parents
    }
    assert sent == wanted
    assert {place for _, place in told()} >= {"resources/icons", "resources/translations"}


def test_the_languages_of_the_recipe_are_those_of_the_program() -> None:
    source = (ROOT / "sitemap_editor" / "windows" / "shell" / "translation.py").read_text("utf-8")
    found = re.search(r"^LANGUAGES.* = (\(.+\))$", source, re.MULTILINE)
    assert found is not None
    assert ast.literal_eval(found[1]) == constant("LANGUAGES")


def test_the_pins_keep_within_what_the_project_asks_for() -> None:

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (ROOT / "packaging" / "build-tools.txt").read_text("utf-8").splitlines()
    pins = [Requirement(line) for line in lines if line and not line.startswith("#")]
    versions = {pin.name: next(iter(pin.specifier)).version for pin in pins}
    assert all(str(pin.specifier).startswith("==") for pin in pins)
    for text in project["dependencies"]:
        wanted = Requirement(text)
        assert wanted.specifier.contains(versions[wanted.name]), text
