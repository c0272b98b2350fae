"""Every page and dialog of the program with something in it, for tests that walk through all."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from sitemap_editor.core.checks.muting import MutedBy
from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.claims import Claims
from sitemap_editor.core.files.recovery.abandoned import OnDisk, Summary
from sitemap_editor.core.files.recovery.replay import Counts
from sitemap_editor.core.operations.importing.plan import ImportChoices, Policy
from sitemap_editor.core.operations.importing.reading import source_of
from sitemap_editor.core.recipes.recipe import Recipe, step_of
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
from sitemap_editor.session.changing.recipe_draft import RecipeDraft
from sitemap_editor.session.changing.recipe_review import RecipeReview
from sitemap_editor.session.changing.recipe_shelf import RecipeShelf
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.checks.mute_review import MuteReview
from sitemap_editor.session.files.disk_comparison import DiskComparison
from sitemap_editor.session.importing.import_review import ImportReview
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.indexes.robots_review import RobotsReview
from sitemap_editor.session.merging.merge_review import MergeReview, Step
from sitemap_editor.session.program.faults import Faults
from sitemap_editor.session.program.key_bindings import KeyBindings
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import Preferences, Settings
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.changing.change_dialog import ChangeDialog
from sitemap_editor.windows.changing.duplicates_dialog import DuplicatesDialog
from sitemap_editor.windows.changing.recipe_dialog import RecipeDialog
from sitemap_editor.windows.changing.recipe_editor import RecipeEditor
from sitemap_editor.windows.fault_dialog import UnexpectedDialog
from sitemap_editor.windows.files.reading_dialog import ReadingDialog
from sitemap_editor.windows.help.about import AboutDialog
from sitemap_editor.windows.help.pages import GUIDE, help_page, keys_text
from sitemap_editor.windows.importing.dialog import ImportDialog
from sitemap_editor.windows.indexes.index_dialog import IndexDialog
from sitemap_editor.windows.indexes.robots_dialog import RobotsDialog
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.merging.dialog import MergeDialog
from sitemap_editor.windows.preferences.dialog import PreferencesDialog
from sitemap_editor.windows.problems.fix_dialog import FixDialog
from sitemap_editor.windows.problems.muted_dialog import MutedDialog
from sitemap_editor.windows.problems.rule_texts import all_rules
from sitemap_editor.windows.recovery.compare_dialog import CompareDialog
from sitemap_editor.windows.recovery.recovery_dialog import RecoveryDialog
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.repair.text_page import TextPage
from sitemap_editor.windows.shortcuts.dialog import ShortcutsDialog
from sitemap_editor.windows.splitting.dialog import SplitDialog
from sitemap_editor.windows.table.cell_editors import LastmodEdit
from tests.indexes_on_disk import index, sitemap
from tests.qt_support import CHANGEFREQ, LASTMOD, LOC, NOW, PRIORITY, Person, ScriptedPrompts, drain
from tests.session.broken import FAULTS, faulty
from tests.windows.files import some_file

Look = Callable[[QWidget], None]
Room = Callable[["Visit"], None]

DUPLICATES: Final = "".join(
    f"\n <url><loc>{loc}</loc><lastmod>{lastmod}</lastmod>{more}</url>"
    for loc, lastmod, more in (
        ("https://example.com/shop/summer-shoes", "2024-05-06", "<priority>0.8</priority>"),
        ("https://example.com/about", "2023-01-01", ""),
        ("https://example.com/shop/summer-shoes", "2026-01-31", ""),
        ("https://example.com/about", "2023-01-01", "<changefreq>yearly</changefreq>"),
        ("https://example.com/about", "2025-12-24", ""),
    )
)
PROBLEMS: Final = "".join(
    f"\n <url><loc>https://example.com/{name}</loc><lastmod>{date}</lastmod></url>"
    for name, date in (("a b", "2024-02-30"), ("b", "2024-05-06T10:00"), ("c", "06/05/2024"))
)
OTHER: Final = "\n <url><loc>https://example.com/b</loc><lastmod>2023-01-01</lastmod></url>"


class Visit:
    """A walk through one room: it is entered, looked at, and left as it was found."""

    def __init__(self, person: Person, folder: Path, settings: Settings, look: Look) -> None:
        self.person = person
        self.folder = folder
        self.settings = settings
        self._look = look

    @property
    def window(self) -> QWidget:
        return self.person.window

    @property
    def prompts(self) -> ScriptedPrompts:
        return self.person.prompts

    def looks_at_the_window(self) -> None:
        drain()
        self._look(self.window)

    def looks_at(self, dialog: QDialog, is_settled: Callable[[], bool] = lambda: True) -> None:
        dialog.show()
        dialog.activateWindow()
        self.person.waits_until(lambda: is_settled() and dialog.isActiveWindow())
        drain()
        self._look(dialog)
        dialog.done(0)
        dialog.deleteLater()
        drain()

    def looks_at_part(self, part: QWidget) -> None:
        """Look at what lies over others, which it hides."""
        drain()
        self._look(part)

    def looks_at_the_popup(self, popup: QWidget) -> None:
        drain()
        self._look(popup)
        popup.close()
        drain()

    def looks_at_a_question(self, ask: Callable[[BoxPrompts], object]) -> None:
        """Have a box opened that waits for an answer, look at it, and turn it down."""
        seen: list[QWidget] = []

        def look() -> None:
            box = QApplication.activeModalWidget()
            assert isinstance(box, QDialog)
            seen.append(box)
            try:
                self._look(box)
            finally:
                box.reject()

        boxes = BoxPrompts(self.window)
        QTimer.singleShot(0, look)
        ask(boxes)
        boxes.deleteLater()
        drain()
        assert seen

    def opens_problems(self) -> None:
        self.person.opens(some_file(self.folder, body=PROBLEMS))
        self.person.waits_until(lambda: self.person.session.findings.is_settled)


def start_page(visit: Visit) -> None:
    visit.settings.add_recent_file(str(visit.folder / "sitemap-of-last-week.xml"))
    visit.person.window._on_recent_changed()
    visit.looks_at_the_window()


def document(visit: Visit) -> None:
    visit.opens_problems()
    visit.person.window.problems.close()
    visit.person.page.add_notice("A notice with something to do.", action=("Do It", lambda: None))
    visit.person.does("find.show")
    visit.looks_at_the_window()


def disk_bars(visit: Visit) -> None:
    """A file that is open elsewhere too, and was changed there while it was edited here."""
    folder = visit.folder / "open"
    visit.person.window.disk.claims_folder = folder
    path = some_file(visit.folder)
    claims = Claims(folder)
    claims.hold({path})
    visit.person.opens(path)
    visit.person.edits(0, LASTMOD, "2024-05-06")
    path.write_bytes(path.read_bytes().replace(b"/c<", b"/other<"))
    page = visit.person.page

    def has_both() -> bool:
        visit.person.window.disk.look_again()
        return len([each for each in page.findChildren(Notice) if each.isVisible()]) == 2

    visit.person.waits_until(has_both)
    visit.looks_at_the_window()
    claims.close()


def problems_panel(visit: Visit) -> None:
    visit.opens_problems()
    visit.person.window.problems.open()
    visit.person.goes_to(0, LASTMOD)
    visit.person.waits_until(lambda: visit.person.session.findings.is_settled)
    visit.looks_at_the_window()


def empty_document(visit: Visit) -> None:
    visit.person.does("file.new")
    visit.looks_at_the_window()


def index_page(visit: Visit) -> None:
    sitemap(visit.folder, "a.xml", 3)
    visit.person.opens(index(visit.folder, ["a.xml", "gone.xml"], lastmod="2026-05-06"))
    children = visit.person.session.index_children
    assert children is not None
    visit.person.waits_until(lambda: children.is_settled and children.known)
    visit.person.waits_until(lambda: visit.person.session.findings.is_settled)
    visit.looks_at_the_window()


def repair_page(visit: Visit) -> None:
    _opens_broken(visit)
    visit.looks_at_the_window()


def text_page(visit: Visit) -> None:
    looks_at_the_text(visit, _opens_broken(visit))


def _opens_broken(visit: Visit) -> RepairPage:
    path = visit.folder / "broken.xml"
    path.write_bytes(faulty(*FAULTS))
    return opened_for_repair(visit, path)


def looks_at_the_text(visit: Visit, page: RepairPage) -> None:
    """Go from the repairs of a file to its text."""
    page.header.text_button.click()
    tabs = visit.person.window.tabs
    visit.person.waits_until(lambda: isinstance(tabs.front_page(), TextPage))
    shown = tabs.front_page()
    assert isinstance(shown, TextPage)
    visit.person.waits_until(lambda: not shown.checking.is_working and not shown._pause.isActive())
    visit.looks_at_the_window()


def opened_for_repair(visit: Visit, path: Path) -> RepairPage:
    """Open a file that is not well-formed, and wait for its repairs."""
    tabs = visit.person.window.tabs
    visit.person.window.files.open_paths([path])
    visit.person.waits_until(lambda: isinstance(tabs.front_page(), RepairPage))
    page = tabs.front_page()
    assert isinstance(page, RepairPage)
    visit.person.waits_until(lambda: not page.looking.is_working and not page._pause.isActive())
    return page


def fix_dialog(visit: Visit) -> None:
    """One kind with a question, and everything safe."""
    visit.opens_problems()
    session, page = visit.person.session, visit.person.page
    row_id = page.model.row_id(2)
    finding = session.findings.of_cell(row_id, "lastmod")[0]
    review = FixReview(session, Scope.KIND, finding, parent=visit.window)
    visit.looks_at(FixDialog(review, visit.window), lambda: not review.is_working)
    everything = FixReview(session, Scope.SAFE, parent=visit.window)
    everything.propose_now(Answers())
    visit.looks_at(FixDialog(everything, visit.window), lambda: not everything.is_working)


def change_dialog(visit: Visit) -> None:
    """Text is replaced, with a row taken out and one that would break a rule."""
    visit.opens_problems()
    model = visit.person.page.model
    review = ChangeReview(visit.person.session, model.view_order.row_ids[:], array("I"))
    dialog = ChangeDialog(review, visit.window)
    assert dialog.form is not None
    for name, text in (("find", "example"), ("with", "examples and more")):
        line = dialog.form.inputs[name]
        assert isinstance(line, QLineEdit)
        line.setText(text)
    visit.looks_at(dialog, lambda: review.order is not None)


def duplicates_dialog(visit: Visit) -> None:
    """Groups of two and three rows of which one is marked."""
    person = visit.person
    person.opens(some_file(visit.folder, "duplicates.xml", body=DUPLICATES))
    review = DuplicatesReview(person.session, person.page.model.view_order.row_ids[:], array("I"))
    dialog = DuplicatesDialog(review, visit.window)
    person.waits_until(lambda: review.planned is not None)
    review.mark(1)
    visit.looks_at(dialog, lambda: review.planned is not None)


def recipe_dialog(visit: Visit) -> None:
    """A recipe with a step that fails and one that finds nothing."""
    visit.opens_problems()
    steps = (
        {"do": "replace", "find": "example", "with": "examples"},
        {"do": "move", "to": 99},
        {"do": "remove", "where": "folder:/nowhere/"},
    )
    shelf = RecipeShelf(visit.settings)
    shelf.add(Recipe(tuple(map(step_of, steps)), "Spring cleaning"))
    review = RecipeReview(visit.person.session, shelf)
    dialog = RecipeDialog(review, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: review.run is not None)


def recipe_editor(visit: Visit) -> None:
    """A step with many arguments, and one whose filter means nothing."""
    steps = ({"do": "dedupe", "by": "page", "merge": True}, {"do": "remove", "where": "older:1y"})
    draft = RecipeDraft(Recipe(tuple(map(step_of, steps)), "Spring cleaning"))
    draft.steps[1].where = "priority>much"
    visit.looks_at(RecipeEditor(draft, visit.window))


def import_dialog(visit: Visit) -> None:
    """A crawl with a relative URL, dates that could be two days, and pages that were not there."""
    visit.opens_problems()
    table = "Address,Status Code,Last Modified\n" + "".join(
        f"{url},{status},{date}\n"
        for url, status, date in (
            ("https://example.com/b", 200, "2024-05-06"),
            ("/relative", 200, "06/05/2024"),
            ("https://example.com/with a space", 200, "25/12/2024"),
            ("https://example.com/gone", 404, ""),
            ("", 200, ""),
        )
    )
    review = ImportReview(
        visit.person.session,
        "crawl.csv",
        lambda progress: source_of(table.encode(), "crawl.csv", progress),
        ImportChoices({}, Policy.OVERWRITE),
    )
    dialog = ImportDialog(review, visit.window)
    visit.looks_at(dialog, lambda: review.breaking is not None)


def split_dialog(visit: Visit) -> None:
    visit.opens_problems()
    person = visit.person
    jobs = person.program.file_jobs
    review = SplitReview(person.session, person.page.name, jobs, visit.settings, visit.window)
    dialog = SplitDialog(review, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: not dialog._is_waiting and not review.is_working)


def merge_dialog(visit: Visit) -> None:
    paths = [some_file(visit.folder, body=PROBLEMS), some_file(visit.folder, "b.xml", OTHER)]
    paths.append(visit.folder / "gone.xml")
    review = MergeReview(visit.person.program.file_jobs, None, [], visit.window)
    review.add(paths)
    dialog = MergeDialog(review, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: review.step is Step.NOTHING)
    review.cancel()


def index_dialog(visit: Visit) -> None:
    paths = [sitemap(visit.folder, "a.xml", 3), visit.folder / "gone.xml"]
    draft = IndexDraft(visit.person.program.file_jobs, visit.window, start=visit.folder)
    draft.add(paths)
    dialog = IndexDialog(draft, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: not draft.is_working)
    draft.cancel()


def robots_dialog(visit: Visit) -> None:
    visit.opens_problems()
    (visit.folder / "robots.txt").write_text("Sitemap: /sitemap.xml\n")
    publications = Publications(visit.settings)
    review = RobotsReview(visit.person.session, visit.person.program.file_jobs, publications)
    visit.looks_at(RobotsDialog(review, visit.window), lambda: not review.is_working)


def compare_dialog(visit: Visit) -> None:
    visit.opens_problems()
    path = some_file(visit.folder, body=OTHER)
    review = DiskComparison(visit.person.session, path, 1 << 29, visit.window)
    dialog = CompareDialog(review, visit.window)
    visit.looks_at(dialog, lambda: review.comparison is not None)
    review.cancel()


def muted_dialog(visit: Visit) -> None:
    visit.opens_problems()
    muting, session = visit.person.window.mutes.muting, visit.person.session
    muting.mute(session, "D04", MutedBy.FILE)
    muting.mute(session, "L06", MutedBy.SITE)
    visit.looks_at(MutedDialog(MuteReview(session, muting), visit.window))


def preferences(visit: Visit) -> None:
    chosen = Preferences(visit.settings, visit.window)
    visit.looks_at(PreferencesDialog(chosen, lambda _title, _start: None, visit.window))


def shortcuts(visit: Visit) -> None:
    def look(bindings: KeyBindings) -> None:
        dialog = ShortcutsDialog(bindings, visit.prompts, visit.window)
        dialog.field.show_key(QKeySequence("Ctrl+D"))
        dialog._on_pressed(dialog.field.key)
        visit.looks_at(dialog)

    visit.prompts.will_be_asked("change_shortcuts", look)
    visit.person.does("help.shortcuts")


def palette(visit: Visit) -> None:
    visit.opens_problems()
    visit.person.does("view.palette")
    visit.person.types("fi")
    visit.looks_at_part(visit.person.window.commands.palette.panel)
    visit.person.presses(Qt.Key.Key_Escape)


def about(visit: Visit) -> None:
    visit.looks_at(AboutDialog(visit.window))


def guide(visit: Visit) -> None:
    visit.looks_at(ReadingDialog("Quick Guide", help_page(GUIDE) or "", visit.window))


def rules(visit: Visit) -> None:
    visit.looks_at(ReadingDialog("Sitemap Rules", all_rules(), visit.window))


def keys(visit: Visit) -> None:
    text = keys_text(visit.person.window.action_set)
    visit.looks_at(ReadingDialog("Keyboard Shortcuts", text, visit.window))


def recovery(visit: Visit) -> None:
    lost = [
        _lost("sitemap.xml", OnDisk.SAME),
        _lost("a-longer-name-of-a-sitemap-2026-05.xml.gz", OnDisk.CHANGED, changed=1_234, added=2),
        _lost("gone.xml", OnDisk.GONE, is_damaged=True, removed=1),
        _lost("cut.xml", OnDisk.CHANGED, is_whole=False),
        _lost("broken.xml", OnDisk.SAME, lines=3),
    ]
    visit.looks_at(RecoveryDialog(lost, lambda _count: True, visit.window))


def _lost(
    name: str,
    on_disk: OnDisk,
    *,
    is_whole: bool = True,
    is_damaged: bool = False,
    changed: int = 0,
    added: int = 0,
    removed: int = 0,
    lines: int = 0,
) -> Summary:
    path = Path("/srv/www/example.com/public") / name
    told = Counts(changed, added, removed)
    return Summary(path, name, 12, NOW.timestamp(), told, on_disk, is_whole, is_damaged, lines)


def questions(visit: Visit) -> None:
    text = "Line {line}: “&” must be written “&amp;”. Near: {excerpt}"
    error = SitemapError("F02", text, {"line": 3, "excerpt": "<loc>a&b</loc>"})
    asked: list[Callable[[BoxPrompts], object]] = [
        lambda boxes: boxes.save_changes(["sitemap.xml"]),
        lambda boxes: boxes.save_changes(["sitemap.xml", "other.xml"]),
        lambda boxes: boxes.overwrite_changed_file("sitemap.xml"),
        lambda boxes: boxes.save_as_utf8("sitemap.xml", "windows-1252"),
        lambda boxes: boxes.create_missing(Path("/srv/www/example.com/sitemap.xml")),
        lambda boxes: boxes.open_many(120),
        lambda boxes: boxes.row_number(3, 50_000),
        lambda boxes: boxes.tell_error("sitemap.xml", error),
    ]
    for ask in asked:
        visit.looks_at_a_question(ask)


def cell_editor(visit: Visit, column: int, text: str) -> None:
    """An editor with something wrong in it, and the reason under it."""
    visit.opens_problems()
    person = visit.person
    person.goes_to(1, column)
    person.types(text)
    person.waits_until(lambda: bool(person.hint))
    visit.looks_at_the_window()
    person.presses(Qt.Key.Key_Escape)


def loc_editor(visit: Visit) -> None:
    cell_editor(visit, LOC, "no url")


def lastmod_editor(visit: Visit) -> None:
    cell_editor(visit, LASTMOD, "2024-02-30")


def changefreq_editor(visit: Visit) -> None:
    cell_editor(visit, CHANGEFREQ, "Dayly")


def priority_editor(visit: Visit) -> None:
    cell_editor(visit, PRIORITY, "2")


def calendar(visit: Visit) -> None:
    visit.opens_problems()
    visit.person.goes_to(1, LASTMOD)
    visit.person.presses(Qt.Key.Key_F2)
    editor = visit.person.editor
    assert isinstance(editor, LastmodEdit)
    editor.open_calendar()
    assert editor.calendar is not None
    visit.looks_at_the_popup(editor.calendar)
    visit.person.presses(Qt.Key.Key_Escape)


def unexpected(visit: Visit) -> None:
    faults = Faults(lambda: "edit.paste", visit.window)
    dialog = UnexpectedDialog(faults, lambda: None, visit.window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    visit.looks_at(dialog)


ROOMS: Final[dict[str, Room]] = {
    room.__name__: room
    for room in (
        *(start_page, document, disk_bars, problems_panel, empty_document, index_page, repair_page),
        *(
            text_page,
            fix_dialog,
            change_dialog,
            duplicates_dialog,
            recipe_dialog,
            recipe_editor,
            import_dialog,
            split_dialog,
            merge_dialog,
            index_dialog,
            robots_dialog,
        ),
        *(
            compare_dialog,
            muted_dialog,
            preferences,
            palette,
            shortcuts,
            about,
            guide,
            rules,
            keys,
            recovery,
            questions,
        ),
        *(loc_editor, lastmod_editor, changefreq_editor, priority_editor, calendar, unexpected),
    )
}
