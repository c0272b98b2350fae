"""Runs tasks on a Dask cluster; nothing of Dask is loaded before one is asked for."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, SitemapError
from sitemap_editor.core.sites.crew import R, Task, run_task

_AHEAD: Final = 4
"""So much waits for each thread of the cluster; more would hold results in memory."""
_MOST_AT_ONCE: Final = 16
"""So many tasks are sent together where there are very many: sending takes some 5 ms each time."""
_ROUNDS: Final = 16
"""So often at least a thread is sent something, so that all end at about the same time."""


class OnDask:
    """Hands tasks to the workers that a client of Dask knows."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self._distributed: Any = importlib.import_module("distributed")

    def carried_out(self, tasks: Sequence[Task[R]]) -> Iterator[tuple[int, R]]:
        """Yield number and result of each task, in the order in which they end.

        Dask begins the tasks of a lost worker again elsewhere; one whose workers are lost time
        after time is done here. Raises: whatever a task raises, and OSError for a lost scheduler.
        """
        threads = max(1, sum(self.client.nthreads().values()))
        size = max(1, min(_MOST_AT_ONCE, len(tasks) // (threads * _ROUNDS)))
        rest = iter(range(0, len(tasks), size))
        under_way: dict[Any, int] = {}
        ended = self._distributed.as_completed(loop=self.client.loop)
        killed = self._distributed.KilledWorker

        def submit() -> None:
            first = next(rest, None)
            if first is not None:
                some = tuple(tasks[first : first + size])
                future = self.client.submit(_run_all, some, pure=False)
                under_way[future] = first
                ended.add(future)

        for _ in range(threads * _AHEAD):
            submit()
        for future in ended:
            first = under_way.pop(future)
            submit()
            try:
                results = future.result()
            except killed:
                results = _run_all(tasks[first : first + size])
            yield from enumerate(results, first)


def _run_all(tasks: Sequence[Task[R]]) -> list[R]:
    """Do some tasks, one after the other: what a worker is sent at once."""
    return [run_task(task) for task in tasks]


@contextmanager
def dask_place(scheduler: str | None, workers: int | None = None) -> Iterator[OnDask]:
    """Give a cluster: that of a scheduler, or without one workers of this computer.

    Raises: SitemapError where there is no Dask, or no scheduler.
    """
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError as error:
        text = QT_TRANSLATE_NOOP(
            "core", "Dask is not installed: pip install 'sitemap-editor[cluster]'."
        )
        raise SitemapError("cluster", text) from error
    with ExitStack() as stack:
        if scheduler is None:
            scheduler = stack.enter_context(
                distributed.LocalCluster(
                    workers, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
                )
            ).scheduler_address
        try:
            client = stack.enter_context(distributed.Client(scheduler, set_as_default=False))
        except (OSError, ValueError) as error:
            text = QT_TRANSLATE_NOOP("core", "No scheduler answers at “{scheduler}”.")
            raise SitemapError("cluster", text, {"scheduler": scheduler}) from error
        yield OnDask(client)
