"""The questions as dialogs of the platform: the only place, with `boxes`, that opens one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from sitemap_editor.windows.boxes.web_boxes import WebBoxes
from sitemap_editor.windows.prompts import Answer

if TYPE_CHECKING:
    from sitemap_editor.core.files.recovery.abandoned import Summary
    from sitemap_editor.core.operations.joining.files import SplitOfFile
    from sitemap_editor.core.protocol.profiles import Profile
    from sitemap_editor.core.recipes.recipe import Recipe
    from sitemap_editor.session.changing.change_review import ChangeReview
    from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
    from sitemap_editor.session.changing.recipe_draft import RecipeDraft
    from sitemap_editor.session.changing.recipe_review import RecipeReview
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
    from sitemap_editor.session.web.dating_review import DatingReview
    from sitemap_editor.session.web.live.live_review import LiveReview


class BoxPrompts(WebBoxes):
    """The questions of `Prompts`, which says what each is for; here are those with a dialog."""

    def open_address(self, review: AddressReview, addresses: Sequence[str]) -> None:
        from sitemap_editor.windows.web.address_dialog import show_address_dialog  # not at start

        show_address_dialog(review, addresses, self._window)

    def review_fix(self, review: FixReview) -> bool:
        from sitemap_editor.windows.problems.fix_dialog import FixDialog  # not at start

        return self._accepted(FixDialog(review, self._window))

    def name_of_file(self, title: str, suggested: str, refused: Callable[[str], str]) -> str | None:
        from sitemap_editor.windows.explore.file_dialogs import FileNameDialog  # not at start

        dialog = FileNameDialog(title, suggested, refused, self._window)
        return dialog.text if self._accepted(dialog) else None

    def parts_of_file(self, plan: SplitOfFile, profile: Profile) -> int | None:
        from sitemap_editor.windows.explore.file_dialogs import SplitFileDialog  # not at start

        dialog = SplitFileDialog(plan, profile, self._window)
        return dialog.count.value() if self._accepted(dialog) else None

    def review_change(self, review: ChangeReview) -> bool:
        from sitemap_editor.windows.changing.change_dialog import ChangeDialog  # not at start

        return self._accepted(ChangeDialog(review, self._window))

    def review_duplicates(self, review: DuplicatesReview) -> bool:
        from sitemap_editor.windows.changing.duplicates_dialog import DuplicatesDialog  # later

        return self._accepted(DuplicatesDialog(review, self._window))

    def review_dates(self, review: DatingReview) -> bool:
        from sitemap_editor.windows.web.dates_dialog import DatesDialog  # not at start

        return self._accepted(DatesDialog(review, self, self._window))

    def choose_columns(self, choice: ColumnChoice) -> bool:
        from sitemap_editor.windows.table.columns_dialog import ColumnsDialog  # not at start

        return self._accepted(ColumnsDialog(choice, self._window))

    def review_import(self, review: ImportReview) -> bool:
        from sitemap_editor.windows.importing.dialog import ImportDialog  # not at start

        return self._accepted(ImportDialog(review, self._window))

    def review_recipe(self, review: RecipeReview) -> bool:
        from sitemap_editor.windows.changing.recipe_dialog import RecipeDialog  # not at start

        return self._accepted(RecipeDialog(review, self, self._window))

    def edit_recipe(self, draft: RecipeDraft, step: int) -> Recipe | None:
        from sitemap_editor.windows.changing.recipe_editor import RecipeEditor  # not at start

        return draft.recipe() if self._accepted(RecipeEditor(draft, self._window, step)) else None

    def review_languages(self, review: PlanReview) -> bool:
        from sitemap_editor.windows.languages.plan_dialog import LanguagePlanDialog  # not at start

        return self._accepted(LanguagePlanDialog(review, self._window))

    def review_split(self, review: SplitReview) -> Path | None:
        from sitemap_editor.windows.splitting.dialog import SplitDialog  # not at start

        return self._shown(SplitDialog(review, self, self._window)).file_to_open

    def review_merge(self, review: MergeReview) -> bool:
        from sitemap_editor.windows.merging.dialog import MergeDialog  # not at start

        return self._accepted(MergeDialog(review, self, self._window))

    def review_index(self, draft: IndexDraft) -> bool:
        from sitemap_editor.windows.indexes.index_dialog import IndexDialog  # not at start

        return self._accepted(IndexDialog(draft, self, self._window))

    def review_live(self, review: LiveReview) -> bool:
        from sitemap_editor.windows.web.live_dialog import LiveDialog  # not at start

        return self._accepted(LiveDialog(review, self._window))

    def show_comparison(self, review: CompareReview) -> None:
        from sitemap_editor.windows.comparing.dialog import show_compare_dialog  # not at start

        show_compare_dialog(review, self, self._window)

    def choose_earlier(self, review: EarlierReview) -> bool:
        from sitemap_editor.windows.comparing.earlier_dialog import EarlierDialog  # not at start

        return self._accepted(EarlierDialog(review, self._window))

    def show_three_way(self, review: ThreeWayReview) -> None:
        from sitemap_editor.windows.three_way.dialog import show_three_way_dialog  # not at start

        show_three_way_dialog(review, self, self._window)

    def compare_with_disk(self, review: DiskComparison) -> Answer:
        from sitemap_editor.windows.recovery.compare_dialog import CompareDialog  # not at start

        return self._shown(CompareDialog(review, self._window)).answer

    def offer_recovery(self, lost: Sequence[Summary]) -> list[Answer]:
        from sitemap_editor.windows.recovery.recovery_dialog import RecoveryDialog  # not at start

        return self._shown(RecoveryDialog(lost, self._sure_to_discard, self._window)).answers

    def show_faults(self, faults: Faults, save_all: Callable[[], object]) -> None:
        from sitemap_editor.windows.fault_dialog import show_once  # not at start

        show_once(faults, save_all, self._window)

    def show_muted(self, review: MuteReview) -> None:
        from sitemap_editor.windows.problems.muted_dialog import MutedDialog  # not at start

        self._shown(MutedDialog(review, self._window))

    def choose_report(self, draft: ReportDraft) -> bool:
        from sitemap_editor.windows.files.report_dialog import ReportDialog  # not at start

        return self._accepted(ReportDialog(draft, self._window))

    def show_robots(self, review: RobotsReview) -> None:
        from sitemap_editor.windows.indexes.robots_dialog import RobotsDialog  # not at start

        self._shown(RobotsDialog(review, self._window))

    def show_text(self, title: str, text: str) -> None:
        from sitemap_editor.windows.files.reading_dialog import ReadingDialog  # not at start

        self._shown(ReadingDialog(title, text, self._window))

    def show_about(self) -> None:
        from sitemap_editor.windows.help.about import AboutDialog  # not at start

        self._shown(AboutDialog(self._window))

    def change_shortcuts(self, bindings: KeyBindings) -> None:
        from sitemap_editor.windows.shortcuts.dialog import ShortcutsDialog  # not at start

        self._shown(ShortcutsDialog(bindings, self, self._window))

    def change_preferences(self, preferences: Preferences) -> None:
        from sitemap_editor.windows.preferences.dialog import PreferencesDialog  # not at start

        self._shown(PreferencesDialog(preferences, self.folder, self._window))

    def _accepted(self, dialog: QDialog) -> bool:
        return self._shown(dialog).result() == QDialog.DialogCode.Accepted
