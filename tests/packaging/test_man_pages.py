"""The man pages tell every command and option that the programs have."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from sitemap_editor.cli import program

FOLDER: Final = Path(__file__).parents[2] / "packaging" / "linux"


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
    assert "--version" in told
    assert "--help" in told
