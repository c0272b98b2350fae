"""Which rules ``sitemap-tool check`` leaves out, and who said so: an option, or a shared file."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from sitemap_editor.cli.console import complain
from sitemap_editor.core.checks.muting import MutedBy, codes_in, known_codes, muted_by
from sitemap_editor.core.checks.report import SCHEMA_WORD, ReportLine, refused
from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.core.checks.shared_mutes import SHARED_NAME, SharedMutes, read_shared
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.readable import quoted

_OPTION = "--ignore"


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options that speak of this."""
    command.add_argument(
        _OPTION,
        action="append",
        default=[],
        type=_codes,
        metavar="CODE",
        help="leave out a rule, or several with commas between them; may be given repeatedly",
    )
    command.add_argument(
        "--no-shared-ignores",
        action="store_true",
        help=f"do not read {SHARED_NAME} beside the files, which lists rules to leave out",
    )


def _codes(text: str) -> list[str]:
    """Return the codes of an option. Raises: ArgumentTypeError, which ends the command."""
    codes = codes_in(text)
    if not codes:
        raise argparse.ArgumentTypeError("name a rule by its id, such as L17")
    if SCHEMA_CODE in codes:
        raise argparse.ArgumentTypeError(
            f"{SCHEMA_CODE} stands for the XML {SCHEMA_WORD}, which is checked by --schema alone"
        )
    known = known_codes()
    if unknown := [code for code in codes if code not in known]:
        names = ", ".join(map(quoted, unknown))
        raise argparse.ArgumentTypeError(
            f"no rule that can be ignored has the id {names}; the rules are listed in Help"
        )
    return codes


class Ignored:
    """What is left out of the files of one run, and why; files that say so are read once each."""

    def __init__(self, options: argparse.Namespace) -> None:
        self._by_option = [code for codes in options.ignore for code in codes]
        self._reads_shared = not options.no_shared_ignores
        self._shared: dict[Path, SharedMutes] = {}
        self._faults: list[ReportLine] = []
        self._sources: dict[str, dict[str, None]] = {}  # by code, in the order they came up

    def of(self, file: str) -> frozenset[str]:
        """Return the codes of the rules that are left out of a file."""
        path = Path(file)
        shared = self._of_folder(path.parent).of(path.name)
        muted = muted_by((MutedBy.OPTION, self._by_option))
        for code in muted:
            self._sources.setdefault(code, {})[_OPTION] = None
        for code in shared:
            self._sources.setdefault(code, {})[str(path.parent / SHARED_NAME)] = None
        return frozenset(muted) | frozenset(shared)

    def _of_folder(self, folder: Path) -> SharedMutes:
        """Read what is shared in a folder; what is wrong with that is told."""
        known = self._shared.get(folder)
        if known is not None or not self._reads_shared:
            return known or SharedMutes()
        place = str(folder / SHARED_NAME)
        try:
            found = read_shared(folder)
        except SitemapError as error:
            self._faults.append(refused(place, error))
            found = SharedMutes()
        for code in found.unknown:
            complain(f"{place}: no rule that can be ignored has the id {quoted(code)}")
        self._shared[folder] = found
        return found

    def faults(self) -> list[ReportLine]:
        """Return, once each, the files that could not be used."""
        faults, self._faults = self._faults, []
        return faults

    def told(self) -> Iterator[str]:
        """Yield the line that says what was left out of this run, if anything was."""
        if self._sources:
            count = len(self._sources)
            listed = ", ".join(_listed(self._sources.items()))
            yield f"{count} {'rule' if count == 1 else 'rules'} ignored: {listed}"


def _listed(sources: Iterable[tuple[str, Iterable[str]]]) -> Iterator[str]:
    for code, names in sorted(sources):
        yield f"{code} ({', '.join(names)})"
