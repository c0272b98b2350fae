"""What the commands of a window work with, handed to each of them as one thing."""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.files.file_commands import FileCommands
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.reporter import Reporter


@dataclass(frozen=True, slots=True)
class WindowServices:
    """What there is once in a window: files, workers, questions, voice, rules and settings."""

    tabs: DocumentTabs
    files: FileCommands
    file_jobs: Jobs
    query_jobs: Jobs
    prompts: Prompts
    reporter: Reporter
    checker: Checker
    settings: Settings
