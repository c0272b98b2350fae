"""Arguments that several commands have, each said once.

A name that is empty is refused: an unset variable of a script is no wish, and must not stand for
the file itself, for no state or for no list.
"""

from __future__ import annotations

import argparse


def filled(text: str) -> str:
    """Return a value that is not empty. Raises: ArgumentTypeError, as `argparse` wants it."""
    if not text.strip():
        raise argparse.ArgumentTypeError("must not be empty")
    return text


def add_flag(command: argparse.ArgumentParser, name: str, purpose: str) -> None:
    """Add an option without a value."""
    command.add_argument(name, action="store_true", help=purpose)


def add_format(command: argparse.ArgumentParser) -> None:
    """Add how results are written."""
    command.add_argument("--format", choices=("text", "json"), default="text")


def add_published_at(command: argparse.ArgumentParser, use: str = "") -> None:
    """Add where the sitemap is, or will be, published; with what the command uses it for."""
    command.add_argument(
        "--published-at", metavar="URL", help=f"the URL of the sitemap itself{use}"
    )


def add_web(command: argparse.ArgumentParser, when: str = "") -> None:
    """Add how the web is asked: the yes that addresses of this network need, and our name."""
    add_flag(command, "--allow-private", f"{when}allow addresses of this network")
    name = f"{when}the name that servers are told, such as 'Ours (+https://a.org/bot)'"
    command.add_argument("--user-agent", metavar="NAME", type=filled, help=name)


def add_goal(
    command: argparse.ArgumentParser,
    *,
    output: str = "write to this file",
    in_place: str,
    dry_run: str,
) -> None:
    """Add where a changed file goes: one of three, and whether it may replace another one."""
    goal = command.add_mutually_exclusive_group(required=True)
    goal.add_argument("--output", metavar="FILE", type=filled, help=output)
    goal.add_argument("--in-place", action="store_true", help=in_place)
    goal.add_argument("--dry-run", action="store_true", help=dry_run)
    add_flag(command, "--force", "overwrite the output")
