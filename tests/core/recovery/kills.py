"""Kills a program in the middle of its edits, again and again, and looks for what is lost.

Run as a module, with how often and where to begin with the numbers. Processes are forked from this
one, which has all modules loaded already: that is what makes hundreds of them quick.
"""

from __future__ import annotations

import io
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

from sitemap_editor import Document, Edit, InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.files.recovery.abandoned_edits import abandoned_edits_in
from sitemap_editor.core.files.recovery.abandoned_tables import AbandonedTableJournal
from sitemap_editor.core.files.recovery.journal import digest_of
from tests.core.recovery.keeper import Keeper
from tests.core.sitemaps import urlset

BODY = "".join(f"\n<url><loc>https://example.com/{number}</loc></url>" for number in range(40))
MOST_LINES = 14
"""What one says before it is killed: two lines an edit, however slow the machine is."""
LONGEST_PAUSE_S = 0.01


def an_edit(document: Document, chance: random.Random) -> Edit:
    """Make up an edit, now and then a large one."""
    count = len(document)
    kind = chance.randrange(6) if count > 2 else 5
    if kind == 0:
        return RemoveRows(range(min(count, 1 + chance.randrange(3))))
    if kind == 1:
        return MoveRows([chance.randrange(count)], chance.randrange(count))
    if kind == 5:
        size = chance.choice((1, 1, 2, 3_000))
        return InsertRows(count, [Row(f"https://example.com/n{chance.random()}")] * size)
    row_ids = chance.sample(list(document.table.order), min(count, chance.choice((1, 2, 900))))
    return SetCells([(each, "lastmod", f"20{chance.randrange(10, 99)}") for each in row_ids])


def state_of(document: Document) -> str:
    return digest_of(document.table.pieces())


def live(path: Path, folder: Path, log: int, seed: int) -> None:
    """Edit, undo and save until killed; say before each edit what comes, and when it is kept."""
    chance = random.Random(seed)
    document = Document.open(path)
    done: list[Edit] = []
    keeper: Keeper | None = None
    while True:
        if keeper is not None and chance.randrange(12) == 0:
            document.save()
            keeper.journal.discard()
            keeper = None
            continue
        keeper = keeper or Keeper(document, folder)
        edit = done.pop() if done and chance.randrange(4) == 0 else an_edit(document, chance)
        twin = document.table.draft()
        twin.apply(edit)
        os.write(log, b"next %s\n" % digest_of(twin.pieces()).encode())
        done.append(keeper.apply(edit))
        os.write(log, b"kept %s\n" % state_of(document).encode())


def after_the_kill(path: Path, folder: Path) -> str:
    """Start again, restore what is offered, and return the state of the document then."""
    found = abandoned_edits_in(folder)
    if not found:
        return state_of(Document.open(path))
    ((abandoned, summary),) = found
    assert isinstance(abandoned, AbandonedTableJournal)
    if not summary.is_whole or summary.is_damaged:
        raise SystemExit(f"offered, but not whole: {summary}")
    restored = abandoned.restored()
    if restored.edit is not None:
        restored.document.apply(restored.edit)
    abandoned.discard()
    return state_of(restored.document)


def first_lines(log: io.FileIO, count: int) -> bytes:
    """Wait until so many lines are there; none at all is a moment, too. Return what was read."""
    told = b""
    while told.count(b"\n") < count and (more := log.read(1 << 12)):
        told += more
    return told


def sweep(folder: Path) -> None:
    """See that nothing stays for good, also of a journal that had no time to begin."""
    if folder.is_dir():
        for each in folder.iterdir():
            os.utime(each, (0, 0))
        if abandoned_edits_in(folder) or any(folder.iterdir()):
            raise SystemExit(f"{list(folder.iterdir())} are left behind")


def kill_one(place: Path, seed: int) -> int:
    """Let one live for a while; return how many edits it made. Raises: SystemExit for a loss."""
    path, folder = place / "sitemap.xml", place / "recovery"
    path.write_bytes(urlset(BODY + "\n"))
    allowed = [state_of(Document.open(path))]
    chance = random.Random(seed)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            live(path, folder, writer, seed)
        finally:
            os._exit(1)
    os.close(writer)
    with io.FileIO(reader) as log:
        told = first_lines(log, chance.randrange(MOST_LINES))
        time.sleep(chance.random() * LONGEST_PAUSE_S)
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        lines = (told + log.read()).decode().splitlines()
    if not os.WIFSIGNALED(status):
        raise SystemExit(f"the child of seed {seed} ended by itself")
    for word, state in map(str.split, lines):
        allowed = [state] if word == "kept" else [*allowed, state]
    found = after_the_kill(path, folder)
    if found not in allowed:
        raise SystemExit(f"seed {seed}: edits are lost, or were made up")
    sweep(folder)
    return sum(line.startswith("kept") for line in lines)


def main(count: int, first_seed: int) -> None:
    edits = 0
    for seed in range(first_seed, first_seed + count):
        with tempfile.TemporaryDirectory() as name:
            edits += kill_one(Path(name), seed)
    print(f"{count} killed, {edits} edits, none lost")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
