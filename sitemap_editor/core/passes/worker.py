"""What a worker process does: it runs passes over the rows it is sent, until nobody asks."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import OrderedDict
from multiprocessing.connection import Connection
from time import process_time
from typing import Final

from sitemap_editor.core.passes.executor import Pass
from sitemap_editor.core.passes.parcels import (
    KEPT_RUNS,
    PICKLE,
    Answer,
    Frame,
    Parcel,
    Task,
    unpacked,
)

_NICE: Final = 5


def serve(connection: Connection) -> None:
    """Answer tasks until the program that asks is gone."""
    _step_back()
    runs: OrderedDict[int, tuple[Pass[object], Frame]] = OrderedDict()
    try:
        while True:
            task: Task = pickle.loads(connection.recv_bytes())  # noqa: S301 - our own program's
            parcel = Parcel(connection.recv_bytes(), task.lengths)
            connection.send_bytes(_answered(task, parcel, runs))
    except (EOFError, OSError):  # it ended, or let go of this worker
        return


def _answered(
    task: Task, parcel: Parcel, runs: OrderedDict[int, tuple[Pass[object], Frame]]
) -> bytes:
    """Return the pickled answer; what cannot be done here, the program does itself."""
    began = process_time()
    try:
        if task.opening is not None:
            runs[task.run] = pickle.loads(task.opening)  # noqa: S301 - as above
            while len(runs) > KEPT_RUNS:
                runs.popitem(last=False)
        work, frame = runs[task.run]
        table = unpacked(parcel, frame)
        result = work.over(table, 0, len(table))
        return pickle.dumps(Answer(result, is_done=True, seconds=process_time() - began), PICKLE)
    except Exception:  # noqa: BLE001 - no memory, or a fault of the pass: it shows where it is seen
        return pickle.dumps(Answer(None, is_done=False, seconds=process_time() - began), PICKLE)


def _step_back() -> None:
    """Let the window go first, and leave Ctrl+C to it.

    On Windows only the one who starts a process can lower it, with a flag that `multiprocessing`
    does not pass on: there the system's own preference for the window in front has to do.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(_NICE)
