"""The man pages tell every command and option that the programs have."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from sitemap_editor import __main__, app
from sitemap_editor.__main__ import NEW_WINDOW
from sitemap_editor.cli import program

ROOT: Final = Path(__file__).parents[2]
APP: Final = ROOT / "sitemap_editor" / "app.py"
FOLDER: Final = ROOT / "packaging" / "linux"


def page(name: str) -> str:
    """Read a page without the backslashes that keep its hyphens."""
    return (FOLDER / name).read_text("utf-8").replace("\\-", "-")


def test_the_page_of_the_command_line_tells_each_command_with_its_options() -> None:
    parser = program._parser()
    told = page("sitemap-tool.1")
    [commands] = [
        action for action in parser._actions if isinstance(action, argparse._SubParsersAction)
    ]
    sections = dict(part.split("\n", 1) for part in told.split("\n.SS ")[1:])
    assert set(sections) == set(commands.choices)
    for name, command in commands.choices.items():
        options = {option for action in command._actions for option in action.option_strings}
        missing = [option for option in options - {"-h", "--help"} if option not in sections[name]]
        assert missing == [], name


def test_the_page_of_the_window_tells_how_to_call_it() -> None:
    told = page("sitemap-editor.1")
    options = set(re.findall(r"--[a-z-]+", __main__._USAGE)) | {"--help", "--version"}
    assert NEW_WINDOW in options
    assert [option for option in options if option not in told] == []


def test_the_page_of_the_window_tells_what_it_leaves_on_disk() -> None:
    told = page("sitemap-editor.1")
    organisation = re.search(r'setOrganizationName\("(.+)"\)', APP.read_text("utf-8"))
    assert organisation is not None
    assert f"$XDG_CONFIG_HOME/{organisation[1]}/" in told
    assert f"$XDG_DATA_HOME/{organisation[1]}/" in told
    assert app.recovery_folder().name in told
