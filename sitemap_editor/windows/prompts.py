"""Every question the program asks. Tests hand in scripted answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from sitemap_editor.core.errors import Remark, SitemapError, TooLarge
from sitemap_editor.core.protocol.fields import Kind

if TYPE_CHECKING:
    from PySide6.QtGui import QPagedPaintDevice

    from sitemap_editor.core.files.recovery.abandoned import Summary
    from sitemap_editor.core.operations.joining.files import SplitOfFile
    from sitemap_editor.core.protocol.profiles import Profile
    from sitemap_editor.core.recipes.recipe import Recipe
    from sitemap_editor.session.changing.change_review import ChangeReview
    from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
    from sitemap_editor.session.changing.recipe_draft import RecipeDraft
    from sitemap_editor.session.changing.recipe_review import RecipeReview
    from sitemap_editor.session.checks.console_review import ConsoleReview
    from sitemap_editor.session.checks.fix_review import FixReview
    from sitemap_editor.session.checks.mute_review import MuteReview
    from sitemap_editor.session.comparing.compare_review import CompareReview
    from sitemap_editor.session.comparing.earlier_review import EarlierReview
    from sitemap_editor.session.files.disk_comparison import DiskComparison
    from sitemap_editor.session.files.report_draft import ReportDraft
    from sitemap_editor.session.importing.import_review import ImportReview
    from sitemap_editor.session.indexes.index_draft import IndexDraft
    from sitemap_editor.session.indexes.robots_review import RobotsReview
    from sitemap_editor.session.languages.plan_review import PlanReview
    from sitemap_editor.session.merging.merge_review import MergeReview
    from sitemap_editor.session.program.faults import Faults
    from sitemap_editor.session.program.key_bindings import KeyBindings
    from sitemap_editor.session.program.settings import Preferences
    from sitemap_editor.session.splitting.split_review import SplitReview
    from sitemap_editor.session.table.column_choice import ColumnChoice
    from sitemap_editor.session.three_way.three_way_review import ThreeWayReview
    from sitemap_editor.session.web.address_review import AddressReview
    from sitemap_editor.session.web.command_review import CommandReview
    from sitemap_editor.session.web.dating_review import DatingReview
    from sitemap_editor.session.web.download_review import DownloadReview
    from sitemap_editor.session.web.indexnow_review import IndexNowReview
    from sitemap_editor.session.web.live.live_review import LiveReview
    from sitemap_editor.session.web.live_comparison import LiveComparison
    from sitemap_editor.session.web.publish_review import PublishReview
    from sitemap_editor.session.web.rules_review import RulesReview
    from sitemap_editor.session.web.scope_review import ScopeReview


class Answer(Enum):
    """What a person decided."""

    YES = "yes"
    NO = "no"
    CANCEL = "cancel"


class FilePrompts(Protocol):
    """The questions about opening and saving files."""

    def files_to_open(self, folder: str) -> list[Path]:
        """Ask which files to open; none where the person changed their mind."""

    def place_to_save(self, suggested: Path, kind: Kind, *, has_rows: bool = True) -> Path | None:
        """Ask for a name; the dialog has asked before replacing an existing file.

        What has no rows, a text, gets no name of a table.
        """

    def save_changes(self, names: Sequence[str]) -> Answer:
        """Ask whether to save before closing: YES saves, NO throws the changes away."""

    def lose_unapplied(self, names: Sequence[str], count: int) -> bool:
        """Ask whether to close although something was typed for rows and not applied."""

    def overwrite_changed_file(self, name: str) -> bool:
        """Ask whether to overwrite a file that somebody else changed."""

    def save_as_utf8(self, name: str, encoding: str) -> bool:
        """Ask whether to save as UTF-8 what came in another encoding."""

    def overwrite_in_place(self, error: SitemapError) -> bool:
        """Ask whether to write without the safe exchange."""

    def leave_values_behind(self, name: str, lost: Remark) -> bool:
        """Ask whether to save under a name whose format has no room for all there is."""

    def throw_away_changes(self, name: str) -> bool:
        """Ask whether to reload and lose what was changed."""

    def create_missing(self, path: Path) -> bool:
        """Ask whether to make a file that does not exist."""

    def open_large(self, path: Path, error: TooLarge) -> bool:
        """Ask whether to open a file beyond the usual cap."""

    def open_many(self, count: int) -> bool:
        """Ask whether to open that many files at once."""

    def choose_report(self, draft: ReportDraft) -> bool:
        """Ask in which form a report is wanted and how many rows it lists; True to make it."""

    def place_for_report(self, suggested: Path) -> Path | None:
        """Ask where to write a report."""

    def printer(self, title: str) -> QPagedPaintDevice | None:
        """Ask which printer takes something of this title; None where it is not to be printed."""

    def place_for_list(self, suggested: Path) -> Path | None:
        """Ask where to write the list of problems; its suffix says in which form."""

    def place_to_export(self, suggested: Path) -> Path | None:
        """Ask where to write rows; its suffix says in which form."""

    def place_for_differences(self, suggested: Path) -> Path | None:
        """Ask where to write what differs between two sitemaps, or redirects for it."""

    def place_for_languages(self, suggested: Path) -> Path | None:
        """Ask where to write groups of language versions as a table."""

    def place_for_picture(self, suggested: Path) -> Path | None:
        """Ask where to write a picture; its suffix says in which form."""

    def file_to_import(self, folder: str) -> Path | None:
        """Ask which file to import rows from."""

    def table_to_read(self, title: str, folder: str) -> Path | None:
        """Ask which table to read lines from, under the title of what they are for."""

    def folder(self, title: str, start: Path) -> Path | None:
        """Ask for a folder."""

    def tell_error(self, name: str, error: SitemapError) -> None:
        """Say what went wrong with a file, where, and what to do."""


class WebPrompts(Protocol):
    """The questions about what is online, and dialogs that stand beside the work."""

    def open_address(self, review: AddressReview, addresses: Sequence[str]) -> None:
        """Let a person open what lies on the web, beside the work; does not wait for an answer.

        Addresses that are given are looked at without asking.
        """

    def compare_with_live(self, review: LiveComparison) -> bool:
        """Show how a document and the live file differ; True to open the live one as well."""

    def show_download(self, review: DownloadReview, open_file: Callable[[Path], object]) -> None:
        """Let a person download beside the work; does not wait. `open_file` shows what came."""

    def review_dates(self, review: DatingReview) -> bool:
        """Show what speaks for which dates; True to set those that are ticked."""

    def review_live(self, review: LiveReview) -> bool:
        """Show what a live check would ask of whom, let a person say how; True to begin it."""

    def show_checklist(self, review: PublishReview) -> None:
        """Show the publish checklist beside the work; does not wait for an answer."""

    def show_indexnow(self, review: IndexNowReview) -> None:
        """Show beside the work what IndexNow would send; does not wait for an answer."""

    def place_for_key(self, suggested: Path) -> Path | None:
        """Ask where to write the file of an IndexNow key."""

    def place_for_log(self, suggested: Path) -> Path | None:
        """Ask where to write the log of what was sent."""

    def show_scope(self, review: ScopeReview) -> None:
        """Show beside the work what an address comes to; does not wait for an answer."""

    def explain_console(self, review: ConsoleReview) -> None:
        """Show beside the work what causes messages of Search Console; does not wait."""

    def show_robots_rules(self, review: RulesReview) -> None:
        """Show beside the work which line decides over URLs; does not wait for an answer."""

    def show_save_command(self, review: CommandReview) -> None:
        """Let a person choose beside the work what runs after saves; does not wait."""

    def run_after_saving(self, name: str, arguments: Sequence[str]) -> bool:
        """Ask once for each command of a file whether it is to run after saves."""

    def robots_to_open(self) -> Path | None:
        """Ask for the file of a robots.txt."""


class TablePrompts(Protocol):
    """The questions about the rows and columns of a table."""

    def row_number(self, current: int, count: int) -> int | None:
        """Ask for a row, counted from 1."""

    def file_of_rows(self, names: Sequence[str], current: str) -> str | None:
        """Ask into which of several files rows are to go; `current` is theirs."""

    def name_of_file(self, title: str, suggested: str, refused: Callable[[str], str]) -> str | None:
        """Ask what a file of a table is to be called; `refused` says why one cannot be."""

    def parts_of_file(self, plan: SplitOfFile, profile: Profile) -> int | None:
        """Ask into how many a file of a table is split."""

    def file_to_merge_into(self, name: str, others: Sequence[str]) -> str | None:
        """Ask to which of the others the rows of a file go."""

    def review_change(self, review: ChangeReview) -> bool:
        """Let a person choose a tool and show what it would change; True to do it."""

    def review_duplicates(self, review: DuplicatesReview) -> bool:
        """Show rows that are the same; True to remove all but those that are to stay."""

    def choose_columns(self, choice: ColumnChoice) -> bool:
        """Let a person tick which contents of rows the table shows; True to show them."""


class Prompts(FilePrompts, WebPrompts, TablePrompts, Protocol):
    """The questions this program asks."""

    def review_fix(self, review: FixReview) -> bool:
        """Show what a fix would change, ask what it must know; True to make it."""

    def show_muted(self, review: MuteReview) -> None:
        """List what is muted in a file; each change takes effect at once."""

    def review_import(self, review: ImportReview) -> bool:
        """Let a person say what columns mean and show what comes of them; True to import."""

    def review_recipe(self, review: RecipeReview) -> bool:
        """Let a person choose a recipe and show what its steps would do; True to apply it."""

    def edit_recipe(self, draft: RecipeDraft, step: int) -> Recipe | None:
        """Let a person edit a recipe, at first the step of this number; None to leave it."""

    def recipe_to_open(self) -> Path | None:
        """Ask for the file of a recipe."""

    def place_for_recipe(self, suggested: Path) -> Path | None:
        """Ask where to write a recipe."""

    def recipe_name(self, suggested: str) -> str | None:
        """Ask what a new recipe is to be called."""

    def review_languages(self, review: PlanReview) -> bool:
        """Show which language links would be written, ask what it must know; True to write."""

    def review_split(self, review: SplitReview) -> Path | None:
        """Plan a split and write it; return the file to open afterwards, if any."""

    def review_merge(self, review: MergeReview) -> bool:
        """Show what merging comes to, ask what it must know; True to make it."""

    def review_index(self, draft: IndexDraft) -> bool:
        """Ask which files an index lists and where they are published; True to make it."""

    def show_robots(self, review: RobotsReview) -> None:
        """Show the lines for robots.txt and what is wrong with the one beside the file."""

    def show_comparison(self, review: CompareReview) -> None:
        """Show beside the work what differs between two sides; does not wait for an answer."""

    def choose_earlier(self, review: EarlierReview) -> bool:
        """List the earlier states of a file; True where one is to be compared or opened."""

    def show_three_way(self, review: ThreeWayReview) -> None:
        """Show beside the work how three versions merge; does not wait for an answer."""

    def compare_with_disk(self, review: DiskComparison) -> Answer:
        """Show how a document and its file differ: YES reloads, NO keeps the document."""

    def offer_recovery(self, lost: Sequence[Summary]) -> list[Answer]:
        """Offer unsaved edits: YES restores, NO throws away, CANCEL asks at the next start."""

    def show_faults(self, faults: Faults, save_all: Callable[[], object]) -> None:
        """Show faults of the program beside the work; does not wait for an answer."""

    def show_text(self, title: str, text: str) -> None:
        """Show a long text to read and search (rich text)."""

    def show_about(self) -> None:
        """Show what the program is and which versions run."""

    def change_shortcuts(self, bindings: KeyBindings) -> None:
        """Let a person change keys; each change takes effect at once."""

    def keys_to_open(self) -> Path | None:
        """Ask for the file of keyboard shortcuts."""

    def place_for_keys(self, suggested: Path) -> Path | None:
        """Ask where to write keyboard shortcuts."""

    def change_preferences(self, preferences: Preferences) -> None:
        """Let a person choose; each choice takes effect at once."""


def tell_failure(prompts: Prompts, name: str, error: Exception) -> None:
    """Say what went wrong with a file; an error that is a fault of the program goes on its way."""
    if not isinstance(error, SitemapError):
        raise error
    prompts.tell_error(name, error)
