"""Chooses window or command line, or hands the files to a window that is there already."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import sitemap_editor
from sitemap_editor.core.passes.frozen import become_worker

VERBS: Final = ("check", "convert", "split", "merge", "index")
NEW_WINDOW: Final = "--new-window"
MERGE: Final = "--merge"
_OUTPUT: Final = "--output"
_VERSIONS: Final = 3
_USAGE: Final = """usage: sitemap-editor [--new-window] [FILE | URL ...]
       sitemap-editor --merge BASE OURS THEIRS --output FILE
       sitemap-editor --version
       sitemap-tool --help            the command line

Opens the files in the window that is there already, if there is one. A URL of http or https is
a sitemap on the web, or a site whose sitemaps are to be found.
With --new-window a program of its own is started, with a window for itself.
With --merge two versions of a sitemap that were made from a third are merged in a window; it ends
with exit code 0 once all is decided and FILE is written, else with 1. git-setup makes git use it.
What follows -- is a file, whatever it begins with."""
# Options that Qt takes with the word after them. A desktop that starts again what was open when a
# person logged out sends -session, macOS once sent -psn_….
_QT_OPTIONS: Final = (
    *("session", "platform", "platformtheme", "platformpluginpath", "plugin", "display", "style"),
    *("stylesheet", "qwindowgeometry", "qwindowicon", "qwindowtitle", "title", "icon", "geometry"),
)


class Words(NamedTuple):
    """What a program was called with."""

    files: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """Ours, and those of Qt with their values."""
    unknown: str = ""
    """What looks like an option and is none; what follows it was not looked at."""
    output: str = ""
    """Where merged versions are written."""

    @classmethod
    def of(cls, arguments: Sequence[str]) -> Words:
        """Tell files from options."""
        files: list[str] = []
        options: list[str] = []
        output = ""
        words = iter(arguments)
        for word in words:
            name, equals, _ = word.lstrip("-").partition("=")
            if word == "--":
                files.extend(words)
            elif not word.startswith("-"):
                files.append(word)
            elif word == _OUTPUT:
                output = next(words, "")
            elif word in (NEW_WINDOW, MERGE) or name.startswith("psn_"):
                options.append(word)
            elif name in _QT_OPTIONS:
                options.extend([word] if equals else [word, *islice(words, 1)])
            else:
                return cls(unknown=word)
        return cls(tuple(files), tuple(options), output=output)

    @property
    def is_merge_whole(self) -> bool:
        """True where a merge names all it needs, or none is asked for."""
        if MERGE not in self.options:
            return not self.output
        return len(self.files) == _VERSIONS and bool(self.output)


def main() -> int:
    """Run the command line where the first word is one of its verbs, else the window.

    Each is imported only when it is wanted: the command line works without Qt, the window starts
    sooner without the command line, and a second start ends sooner without the window.
    """
    become_worker()
    arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    if first in VERBS:
        from sitemap_editor import cli

        return cli.main(arguments)
    if first == "--version":
        print(f"sitemap-editor {sitemap_editor.__version__}")  # noqa: T201 - asked for
        return 0
    if first in ("-h", "--help"):
        print(_USAGE)  # noqa: T201 - asked for
        return 0
    words = Words.of(arguments)
    if words.unknown:
        from sitemap_editor.core.readable import spelled_out

        return _misused(f"unknown option: {spelled_out(words.unknown)}")
    if not words.is_merge_whole:
        return _misused("--merge takes BASE OURS THEIRS and --output FILE")
    if MERGE in words.options:
        return _merge(words)
    return _show_window(words.files, words.options)


def _misused(what: str) -> int:
    text = f"sitemap-editor: {what}\n{_USAGE}"
    print(text, file=sys.stderr)  # noqa: T201 - as every program does
    return 2


def _merge(words: Words) -> int:
    """Merge versions in a window of a program of its own, which nobody else hands files to."""
    from sitemap_editor.session.program.qt_import import load_qt

    load_qt()
    from sitemap_editor.app import run_merge

    options = [option for option in words.options if option not in (MERGE, NEW_WINDOW)]
    return run_merge(options, [Path(name) for name in words.files], Path(words.output))


def _show_window(files: Sequence[str], options: Sequence[str]) -> int:
    """Have the files opened by the program that runs already, else by this one."""
    from sitemap_editor.session.program.qt_import import load_qt

    gc.disable()  # what is made at start stays: looking for garbage took a twentieth of it
    load_qt()
    from sitemap_editor.session.program.instance import Instance, MeetingPlace, Outcome, Request

    is_apart = NEW_WINDOW in options
    request = Request.of(files, os.environ)
    instance = None
    if not is_apart:
        temporary = Path(tempfile.gettempdir())
        instance = Instance(MeetingPlace.find(os.environ, temporary))
        outcome = instance.meet(request)
        if outcome is Outcome.HANDED_OVER:
            return 0
        if outcome is Outcome.NO_ANSWER:
            instance = None
    from sitemap_editor.app import run

    return run(options, request, instance)


if __name__ == "__main__":
    sys.exit(main())
