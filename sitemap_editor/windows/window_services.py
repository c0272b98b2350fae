"""What the commands of a window work with, handed to each of them as one thing."""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.files.file_commands import FileCommands
from sitemap_editor.windows.prompts import Prompts


@dataclass(frozen=True, slots=True)
class WindowServices:
    """The open files, the workers, the questions, the rules and the settings of one window."""

    tabs: DocumentTabs
    files: FileCommands
    file_jobs: Jobs
    query_jobs: Jobs
    prompts: Prompts
    checker: Checker
    settings: Settings
