"""What works with files: tabs, workers, questions and voice, handed on as one thing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from sitemap_editor.core.errors import Progress
from sitemap_editor.session.jobs import Job, Jobs
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.prompts import Prompts, tell_failure
from sitemap_editor.windows.reporter import Reporter

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class FileWork:
    """Work on files, told of while it goes on."""

    tabs: DocumentTabs
    file_jobs: Jobs
    query_jobs: Jobs
    prompts: Prompts
    settings: Settings
    reporter: Reporter

    def start(
        self,
        name: str,
        text: str,
        work: Callable[[Progress], T],
        then: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
        *,
        tells_late: bool = False,
    ) -> Job:
        """Do `work` on the file called `name`, then hand its result to `then`; see `Jobs.start`.

        While it goes on `text` is shown, the name put in. An error goes to `failed`, else it is
        told in a box.
        """

        def on_failed(error: Exception) -> None:
            tell_failure(self.prompts, name, error)

        job = self.file_jobs.start(work, then, failed or on_failed, tells_late=tells_late)
        self.reporter.watch(job, text.format(name=name))
        return job
