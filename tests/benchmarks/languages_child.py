"""The languages matrix of a file: ``python -m tests.benchmarks.languages_child FILE``."""

from __future__ import annotations

import json
import sys
import time
from statistics import median

from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtWidgets import QApplication

from sitemap_editor import Document
from sitemap_editor.app import _SWITCH_INTERVAL_S
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.operations.languages.completing import completed
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.languages.page import LanguagesPage
from tests.benchmarks.processes import peak_bytes, resident_bytes

_PAGES = 20
_SIZE = (1_600, 1_000)


def main(path: str) -> dict[str, float]:
    """Return processor seconds: from asking for the matrix until it is painted, of a page of it, of
    completing all until that is an edit of the document; and bytes beyond the bare program."""
    app = QApplication([])
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    jobs, check_jobs = Jobs("benchmark"), Jobs("checks")  # all in one process, to be counted
    bare = resident_bytes()
    session = Session(Document.open(path), Checker(), check_jobs, jobs)
    session.close()  # the checks are measured elsewhere
    start = time.process_time()
    page = LanguagesPage(session, Settings(QSettings()), None)
    page.resize(*_SIZE)
    page.show()
    while page.model.matrix is None:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    page.table.viewport().repaint()
    opened = time.process_time() - start
    held = resident_bytes() - bare
    painted = median(_repaint(page, number / _PAGES) for number in range(_PAGES))
    start = time.process_time()
    groups = page.model.matrix.groups
    plan = completed(groups)
    preview = Preview(groups.table, plan.edit) if plan.edit is not None else None
    planned = time.process_time() - start
    start = time.process_time()
    if preview is not None:
        session.document.apply(preview.edit)
    applied = time.process_time() - start
    peak = peak_bytes() - bare
    page.matrix.cancel()
    check_jobs.shut_down()
    jobs.shut_down()
    return {
        "opened": opened,
        "painted": painted,
        "completed": planned + applied,
        "held": held,
        "peak": peak,
    }


def _repaint(page: LanguagesPage, part: float) -> float:
    """Scroll to a part of the matrix and paint; return the seconds of both."""
    bar = page.table.verticalScrollBar()
    target = int(bar.maximum() * part)
    start = time.process_time()
    bar.setValue(target)
    page.table.viewport().repaint()
    return time.process_time() - start


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1])))
