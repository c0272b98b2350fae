"""Every page and dialog of the program with something in it, for tests that walk through all."""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from sitemap_editor.core.checks.muting import MutedBy
from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.core.errors import SitemapError, no_progress
from sitemap_editor.core.files.claims import Claims
from sitemap_editor.core.files.recovery.abandoned import OnDisk, Summary
from sitemap_editor.core.files.recovery.replay import Counts
from sitemap_editor.core.operations.importing.plan import ImportChoices, Policy
from sitemap_editor.core.operations.importing.reading import source_of
from sitemap_editor.core.operations.joining.files import SplitOfFile, added
from sitemap_editor.core.operations.joining.opening import open_joined
from sitemap_editor.core.operations.languages.adding import UrlPattern
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, XHTML
from sitemap_editor.core.protocol.profiles import PROFILES
from sitemap_editor.core.recipes.recipe import Recipe, step_of
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.publishing.checklist_line import Remedy
from sitemap_editor.core.web.publishing.indexnow import ENDPOINT
from sitemap_editor.core.web.publishing.page_marks import Mark
from sitemap_editor.core.web.publishing.sent_log import log_beside
from sitemap_editor.core.web.publishing.sent_state import SentState, save_state
from sitemap_editor.core.web.publishing.submission import Change
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
from sitemap_editor.session.changing.recipe_draft import RecipeDraft
from sitemap_editor.session.changing.recipe_review import RecipeReview
from sitemap_editor.session.changing.recipe_shelf import RecipeShelf
from sitemap_editor.session.checks.console_review import ConsoleReview
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.checks.mute_review import MuteReview
from sitemap_editor.session.comparing.compare_review import CompareReview, CompareStep
from sitemap_editor.session.comparing.earlier_review import EarlierReview, backup_rule
from sitemap_editor.session.comparing.side_names import Choice
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.files.disk_comparison import DiskComparison
from sitemap_editor.session.files.report_draft import ReportDraft
from sitemap_editor.session.importing.import_review import ImportReview
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.indexes.robots_review import RobotsReview
from sitemap_editor.session.languages.plan_review import AddLanguage, Complete, PlanReview
from sitemap_editor.session.merging.merge_review import MergeReview, Step
from sitemap_editor.session.program.faults import Faults
from sitemap_editor.session.program.key_bindings import KeyBindings
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import Preferences, Settings
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.session.table.column_choice import ColumnChoice
from sitemap_editor.session.three_way.three_way_review import (
    Chosen,
    MergeStep,
    ThreeWayReview,
    Version,
)
from sitemap_editor.session.web.address_review import AddressReview
from sitemap_editor.session.web.after_save import AfterSave, Ended, SaveCommand, SaveCommands
from sitemap_editor.session.web.command_review import CommandReview
from sitemap_editor.session.web.dating_review import DatingReview
from sitemap_editor.session.web.download_review import DownloadReview
from sitemap_editor.session.web.indexnow_plan import Step as Sending
from sitemap_editor.session.web.indexnow_review import IndexNowReview
from sitemap_editor.session.web.indexnow_store import IndexNowStore
from sitemap_editor.session.web.live.check_run import RunState
from sitemap_editor.session.web.live.live_review import LiveReview
from sitemap_editor.session.web.live_comparison import LiveComparison
from sitemap_editor.session.web.publish_review import PublishReview
from sitemap_editor.session.web.rules_review import RulesReview
from sitemap_editor.session.web.scope_review import ScopeReview
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.changing.change_dialog import ChangeDialog
from sitemap_editor.windows.changing.duplicates_dialog import DuplicatesDialog
from sitemap_editor.windows.changing.recipe_dialog import RecipeDialog
from sitemap_editor.windows.changing.recipe_editor import RecipeEditor
from sitemap_editor.windows.comparing.dialog import SitesDialog
from sitemap_editor.windows.comparing.earlier_dialog import EarlierDialog
from sitemap_editor.windows.details.block_part import BlockPart
from sitemap_editor.windows.explore.file_dialogs import FileNameDialog, SplitFileDialog
from sitemap_editor.windows.fault_dialog import UnexpectedDialog
from sitemap_editor.windows.files.reading_dialog import ReadingDialog
from sitemap_editor.windows.files.report_dialog import ReportDialog
from sitemap_editor.windows.help.about import AboutDialog
from sitemap_editor.windows.help.pages import GUIDE, help_page, keys_text
from sitemap_editor.windows.importing.dialog import ImportDialog
from sitemap_editor.windows.indexes.index_dialog import IndexDialog
from sitemap_editor.windows.indexes.robots_dialog import RobotsDialog
from sitemap_editor.windows.languages.page import LanguagesPage
from sitemap_editor.windows.languages.plan_dialog import LanguagePlanDialog
from sitemap_editor.windows.languages.plan_forms import AddForm
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.merging.dialog import MergeDialog
from sitemap_editor.windows.preferences.dialog import PreferencesDialog
from sitemap_editor.windows.problems.console_dialog import ConsoleDialog
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
from sitemap_editor.windows.table.columns_dialog import ColumnsDialog
from sitemap_editor.windows.three_way.dialog import ThreeWayDialog
from sitemap_editor.windows.web.address_dialog import AddressDialog
from sitemap_editor.windows.web.checklist_dialog import ChecklistDialog
from sitemap_editor.windows.web.command_dialog import CommandDialog
from sitemap_editor.windows.web.dates_dialog import DatesDialog
from sitemap_editor.windows.web.download_dialog import DownloadDialog
from sitemap_editor.windows.web.indexnow_dialog import IndexNowDialog
from sitemap_editor.windows.web.live_bar import LiveBar
from sitemap_editor.windows.web.live_compare_dialog import LiveCompareDialog
from sitemap_editor.windows.web.live_dialog import LiveDialog
from sitemap_editor.windows.web.rules_dialog import RulesDialog
from sitemap_editor.windows.web.scope_dialog import ScopeDialog
from tests.core.operations.languages.versions import document as versions
from tests.core.operations.languages.versions import row
from tests.core.sitemaps import urlset
from tests.core.web.pretended_web import Page
from tests.core.web.publishing.answers import answer, failed
from tests.indexes_on_disk import SITE, index, sitemap
from tests.qt_support import CHANGEFREQ, LASTMOD, LOC, NOW, PRIORITY, Person, ScriptedPrompts, drain
from tests.qt_web import PretendedWeb
from tests.session.broken import FAULTS, faulty
from tests.windows.answered import AnsweringFetcher
from tests.windows.files import some_file
from tests.windows.pretended_fetcher import PretendedFetcher
from tests.windows.versions import three_versions

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
CONTENT_NAMESPACES: Final = (
    f' xmlns:image="{IMAGE}" xmlns:news="{NEWS}" xmlns:xhtml="{XHTML}" xmlns:acme="urn:acme"'
)
CONTENTS: Final = "".join(
    f"\n <url><loc>https://example.com/{name}</loc>{more}</url>"
    for name, more in (
        ("a", "<news:news><news:title>Summer shoes are back</news:title></news:news>"),
        ("b", "<image:image><image:loc>https://example.com/1.png</image:loc></image:image>" * 3),
        ("c", '<acme:stock unit="pair">12</acme:stock>'),
        ("d", '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de/d"/>'),
    )
)
OTHER: Final = "\n <url><loc>https://example.com/b</loc><lastmod>2023-01-01</lastmod></url>"

DETAILS_NAMESPACES: Final = (
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
    ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:x="urn:example:own"'
)
DETAILS: Final = (
    "\n <url><loc>https://example.com/en/chairs</loc>"
    "<image:image><image:loc>chair.jpg</image:loc><image:title>Chair</image:title></image:image>"
    "<image:image><image:loc>https://example.com/second.jpg</image:loc></image:image>"
    "<video:video><video:title>How to fold a chair</video:title>"
    "<video:description>In three steps</video:description>"
    "<video:content_loc>https://example.com/fold.mp4</video:content_loc>"
    "<video:duration>90 s</video:duration>"
    "<video:publication_date>2026-05-06T10:20:30+02:00</video:publication_date>"
    '<video:restriction relationship="allow">DE UK</video:restriction></video:video>'
    "<news:news><news:publication><news:name>The Chair</news:name><news:language>en"
    "</news:language></news:publication><news:publication_date>2026-05-06</news:publication_date>"
    "<news:title>Chairs fold</news:title></news:news>"
    '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/en/chairs"/>'
    '<xhtml:link rel="alternate" hreflang="en-UK" href="https://example.com/uk/chairs"/>'
    '<x:own kind="chair"><x:price currency="EUR">49.90</x:price></x:own></url>\n'
)


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
    visit.person.window.start_page.list_recent()
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


def source_panel(visit: Visit) -> None:
    """The file as text beside its table, where something is looked for."""
    visit.opens_problems()
    visit.person.window.problems.close()
    for panel in (visit.person.window.explore, visit.person.window.details):
        panel.close()
    visit.person.goes_to(1, LOC)
    visit.person.does("view.source")
    dock = visit.person.window.source.dock
    assert dock is not None
    dock.content.finding.open()
    visit.looks_at_the_window()


def details_panel(visit: Visit) -> None:
    """All that a row can hold: an image with faults, a video, news, languages and own elements."""
    person = visit.person
    path = visit.folder / "details.xml"
    path.write_bytes(urlset(DETAILS, DETAILS_NAMESPACES))
    person.opens(path)
    person.waits_until(lambda: person.session.findings.is_settled)
    person.window.explore.close()
    person.window.details.open(anyway=True)
    person.goes_to(0, LOC)
    dock = person.window.details.dock
    assert dock is not None
    person.waits_until(lambda: dock.contents.is_settled)
    video = dock.contents.parts["video"].body
    assert isinstance(video, BlockPart)
    video.form.more.click()
    dock.contents.begin("alternates")
    dock.contents.begin("others")
    person.view.setFocus()
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


def whole_index(visit: Visit) -> None:
    """All files of an index as one table, one of them new, one over its limits."""
    person = visit.person
    sitemap(visit.folder, "a.xml", 3)
    sitemap(visit.folder, "shop/products-of-all-kinds.xml", 50_001)
    names = ["a.xml", "shop/products-of-all-kinds.xml"]
    person.opens(index(visit.folder, names, lastmod="2026-05-06"))
    person.does("index.open_table")
    person.waits_until(lambda: person.page.session.is_joined)
    person.waits_until(lambda: not person.page.session.is_read_only)
    person.page.model.carry_out(added(person.session.document.table, "new.xml", 0), "Add")
    if not person.window.explore.is_on:
        person.does("view.tree")
    dock = person.window.explore.dock
    assert dock is not None
    person.waits_until(lambda: any(file.rows > 50_000 for file in dock.headings.model.lines))
    visit.looks_at_the_window()


def split_file_dialog(visit: Visit) -> None:
    sitemap(visit.folder, "a.xml", 40)
    document = open_joined(index(visit.folder, ["a.xml"]), [f"{SITE}a.xml"])
    plan = SplitOfFile(document.table, 0, document.files, no_progress)
    dialog = SplitFileDialog(plan, PROFILES[0], visit.window)
    dialog.count.setValue(6)
    visit.looks_at(dialog)


def file_name_dialog(visit: Visit) -> None:
    refused = "“{name}” exists already.".format(name="sitemap-2.xml")
    visit.looks_at(FileNameDialog("Add File", "sitemap-2.xml", lambda _name: refused, visit.window))


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


def additions_dialog(visit: Visit) -> None:
    """Lines of a table give rows images; one line is for a row that is not there."""
    visit.opens_problems()
    model = visit.person.page.model
    pages = [row.loc or "" for row in visit.person.session.document][:2]
    lines = [(page, f"https://example.com/images/{n}.jpg") for n, page in enumerate(pages)]
    review = ChangeReview(
        *(visit.person.session, model.view_order.row_ids[:], array("I")),
        spec_id="extensions-add-images",
        given={"lines": [*lines, ("https://example.com/nowhere", "https://example.com/2.jpg")]},
    )
    dialog = ChangeDialog(review, visit.window)
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


def checklist_dialog(visit: Visit) -> None:
    """A file that is online in another version, and not in robots.txt."""
    visit.opens_problems()
    url = "https://example.com/sitemap.xml"
    data = visit.person.session.document.to_bytes().replace(b"/c<", b"/d<")
    answers = {
        url: answer(200, data, content_type="text/html; charset=utf-8"),
        "https://example.com/robots.txt": answer(200, b"User-agent: *\nAllow: /\n"),
    }
    web = visit.person.program.window.place.web
    web.fetcher = AnsweringFetcher(answers, visit.window)
    jobs = visit.person.program.query_jobs
    remedies: dict[Remedy, Callable[[], object]] = {each: lambda: None for each in Remedy}
    session = visit.person.session
    review = PublishReview(session, web, jobs, Publications(visit.settings), remedies)
    review.publish_at(url)
    dialog = ChecklistDialog(review, visit.window)
    dialog.run.click()
    visit.looks_at(dialog, lambda: review.found is not None)


def indexnow_dialog(visit: Visit) -> None:
    """Pages added and removed, one on another host, a key that is none, a run without an answer."""
    body = "".join(
        f"\n <url><loc>{url}</loc></url>"
        for url in ("https://example.com/new", "https://example.com/a", "https://other.org/d")
    )
    visit.person.opens(some_file(visit.folder, body=body))
    session = visit.person.session
    visit.person.waits_until(lambda: session.published is not None)
    assert session.published is not None
    web = visit.person.program.window.place.web
    store = IndexNowStore(visit.settings, visit.folder / "sent")
    path = store.state_path(session.published.url)
    assert path is not None
    path.parent.mkdir(exist_ok=True)
    known = {f"https://example.com/{name}": Mark(row="old") for name in ("a", "gone")}
    unsure = {"https://example.com/z": 1}
    save_state(path, SentState(session.published.url, known, unsure=unsure), None)
    line = {"at": "2026-05-06T08:00:00Z", "endpoint": ENDPOINT, "status": 202, "outcome": "sent"}
    changes: dict[str, list[str]] = {change.value: ["x"] for change in Change}
    log_beside(path).write_text(json.dumps({**line, **changes}) + "\n", "utf-8")
    review = IndexNowReview(session, web, visit.person.program.query_jobs, store)
    dialog = IndexNowDialog(review, lambda _path: None, lambda _path: None, visit.window)
    review.set_key("no key")
    visit.looks_at(dialog, lambda: review.step is Sending.READY and len(review.plan.send) > 0)


def command_dialog(visit: Visit) -> None:
    """A command that failed, with what it said."""
    visit.opens_problems()
    path = visit.person.session.path
    assert path is not None
    runner = AfterSave(lambda _path: None, visit.window)
    runner.ended[path] = Ended(exit_code=23, output="rsync: connection refused (111)\n")
    commands = SaveCommands(visit.settings)
    commands.remember(path, SaveCommand('rsync -av "%f" user@example.com:/var/www/', is_on=True))
    jobs = visit.person.program.query_jobs
    review = CommandReview(visit.person.session, path, commands, runner, jobs)
    visit.looks_at(CommandDialog(review, visit.window))


def comparing_dialog(visit: Visit) -> None:
    """Two open files of which nothing is alike; then none chosen, and one that is gone."""
    old = PROBLEMS + "\n <url><loc>https://example.com/clothes/winter-coat</loc></url>"
    new = f"{DUPLICATES}{OTHER}\n <url><loc>https://example.com/coats/winter-coat</loc></url>"
    visit.person.opens(some_file(visit.folder, "before.xml", body=old))
    visit.person.opens(some_file(visit.folder, "after.xml", body=new))
    jobs = visit.person.program.query_jobs
    before, after = (page.session for page in visit.person.window.tabs.pages()[-2:])

    def looks(before: Choice, after: Choice, step: CompareStep) -> None:
        sessions = [each for each in (before, after) if isinstance(each, Session)]
        review = CompareReview(jobs, lambda: sessions, before, after, visit.window)
        dialog = SitesDialog(review, visit.prompts, visit.window)
        visit.looks_at(dialog, lambda: review.step is step)

    looks(before, after, CompareStep.DONE)
    looks(None, None, CompareStep.CHOOSING)
    looks(before, visit.folder / "gone.xml", CompareStep.FAILED)


def report_dialog(visit: Visit) -> None:
    visit.looks_at(ReportDialog(ReportDraft("sitemap.xml", 48_211), visit.window))


def earlier_dialog(visit: Visit) -> None:
    """Copies kept by saves, and no repository."""
    path = some_file(visit.folder)
    for number in range(3):
        path.with_name(f"{path.name}.~{number + 1}~").write_bytes(path.read_bytes())
    jobs = visit.person.program.query_jobs
    review = EarlierReview(jobs, path, backup_rule(visit.settings), visit.window)
    visit.looks_at(EarlierDialog(review, visit.window), lambda: review.is_looked)


def three_way_dialog(visit: Visit) -> None:
    """Three open versions that contradict each other in each way; then none, and one not there."""
    base, ours, theirs = three_versions()
    for name, body in (("base", base), ("theirs", theirs), ("ours", ours)):
        visit.person.opens(some_file(visit.folder, f"{name}.xml", body=body))
    sessions = [page.session for page in visit.person.window.tabs.pages()[-3:]]
    chosen: dict[Version, Chosen] = dict(
        zip((Version.BASE, Version.THEIRS, Version.OURS), sessions, strict=True)
    )

    def looks(chosen: dict[Version, Chosen], step: MergeStep, output: Path | None = None) -> None:
        jobs = visit.person.program.query_jobs
        review = ThreeWayReview(jobs, lambda: sessions, chosen, visit.window, output=output)
        dialog = ThreeWayDialog(review, visit.prompts, visit.window)
        visit.looks_at(dialog, lambda: review.step is step)

    looks(chosen, MergeStep.DECIDING)
    looks({}, MergeStep.CHOOSING)
    gone = dict.fromkeys(Version, visit.folder / "gone.xml")
    looks({**gone}, MergeStep.FAILED, visit.folder / "out.xml")


_ALL_THREE: Final = ("en /en/shop", "de /de/shop", "fr /fr/shop", "x-default /en/shop")
_VERSIONS: Final = (
    *(row("/en/shop", *_ALL_THREE), row("/de/shop", *_ALL_THREE[:2]), row("/fr/shop")),
    *(row("/en/about", "en /en/about", "kr /kr/about"), row("/about-us", "de /fr/about-us")),
)


def _opens_languages(visit: Visit) -> LanguagesPage:
    path = visit.folder / "shop.xml"
    path.write_bytes(versions(*_VERSIONS).to_bytes())
    return _opens_matrix(visit, path)


def _opens_matrix(visit: Visit, path: Path) -> LanguagesPage:
    visit.person.opens(path)
    visit.person.does("view.languages")
    page = visit.person.window.tabs.front_page()
    assert isinstance(page, LanguagesPage)
    visit.person.waits_until(lambda: page.matrix.is_current)
    return page


def languages_page(visit: Visit) -> None:
    """The matrix, in a cell with a fault."""
    page = _opens_languages(visit)
    page.table.setCurrentIndex(page.model.index(0, 4))
    visit.looks_at_the_window()


def languages_of_index(visit: Visit) -> None:
    """Of all files of an index, one of which is not there; the cell says in which file it is."""
    for name, rows in (("en.xml", _VERSIONS[::3]), ("de.xml", _VERSIONS[1:3])):
        (visit.folder / name).write_bytes(versions(*rows).to_bytes())
    page = _opens_matrix(visit, index(visit.folder, ["en.xml", "de.xml", "gone.xml"]))
    page.table.setCurrentIndex(page.model.index(0, 1))
    visit.looks_at_the_window()


def languages_dialog(visit: Visit) -> None:
    """Completing all, with pages of which nothing says the language; then adding a language."""
    page = _opens_languages(visit)
    assert page.model.matrix is not None
    for task in (Complete(), AddLanguage("", "", UrlPattern("", ""))):
        review = PlanReview(page.session, page.model.matrix.groups, task)
        dialog = LanguagePlanDialog(review, visit.window)
        if isinstance(dialog.form, AddForm):
            dialog.form.code.setText("it")
        visit.looks_at(dialog, lambda dialog=dialog: not dialog.is_preparing())  # type: ignore[misc]  # bound now


def scope_dialog(visit: Visit) -> None:
    """An address that leaves rows outside in three ways."""
    rows = ("https://example.com/blog/a", "https://example.com/shop/b", "http://example.com/c")
    body = "".join(f"\n <url><loc>{url}</loc></url>" for url in (*rows, "https://other.org/d"))
    visit.person.opens(some_file(visit.folder, body=body))
    jobs = visit.person.program.query_jobs
    review = ScopeReview(visit.person.session, jobs, lambda _text: None)
    review.typed_url = "https://example.com/blog/sitemap.xml"
    dialog = ScopeDialog(review, visit.window)
    visit.looks_at(dialog, lambda: review.scope is not None)


def console_dialog(visit: Visit) -> None:
    """Messages of two causes, one of which nothing in the file explains."""
    visit.opens_problems()
    jobs = visit.person.program.query_jobs
    review = ConsoleReview(visit.person.session, jobs, lambda _kind: None)
    dialog = ConsoleDialog(review, visit.window)
    dialog.field.setPlainText("Invalid date 3\nInvalid URL 2\nThumbnail too small 1")
    visit.looks_at(dialog, lambda: not review.is_counting)


def rules_dialog(visit: Visit) -> None:
    """A line that keeps a crawler out, one that lets it in, and a site that does not answer."""
    visit.opens_problems()
    web = visit.person.program.window.place.web
    web.fetcher = AnsweringFetcher(
        {"https://example.com/robots.txt": failed(Failure.TIMEOUT)}, visit.window
    )
    urls = ["https://example.com/b", "https://example.com/search?q=shoes", "https://example.com/s"]
    review = RulesReview(visit.person.session, web, visit.person.program.query_jobs, urls)
    dialog = RulesDialog(review, lambda: None, visit.window)
    text = "User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow: /search\nAllow: /s$\n"
    dialog.text.setPlainText(text)
    dialog.fetch.click()
    visit.looks_at(dialog, lambda: len(review.judged) == len(urls) and not review.is_fetching)


def live_dialog(visit: Visit) -> None:
    visit.opens_problems()
    shown, jobs = visit.person.page.model.view_order.row_ids[:], visit.person.program.file_jobs
    review = LiveReview(visit.person.session, shown, shown[:2], jobs, visit.settings)
    visit.looks_at(LiveDialog(review, visit.window), lambda: not review.is_working)


def live_bar(visit: Visit) -> None:
    visit.opens_problems()
    fetcher = PretendedFetcher({}, Page())
    visit.person.window.place.web.fetcher = fetcher
    visit.prompts.will_be_asked("review_live", lambda _review: None)
    visit.person.does("web.live")
    bar = visit.person.page.findChild(LiveBar)
    assert bar is not None
    visit.person.waits_until(lambda: bar.run is not None and bar.run.total)
    visit.looks_at_the_window()
    bar.stop.click()
    visit.person.waits_until(lambda: bar.run is not None and bar.run.state is RunState.OVER)


def compare_dialog(visit: Visit) -> None:
    visit.opens_problems()
    path = some_file(visit.folder, body=OTHER)
    review = DiskComparison(visit.person.session, path, 1 << 29, visit.window)
    dialog = CompareDialog(review, visit.window)
    visit.looks_at(dialog, lambda: review.comparison is not None)
    review.cancel()


def _is_at_rest(review: AddressReview) -> bool:
    return not review.is_running


def address_dialog(visit: Visit) -> None:
    site = "https://example.com"
    lines = "".join(f"Sitemap: {name}\n" for name in (f"{site}/news.xml", "/shop.xml"))
    web = PretendedWeb({f"{site}/robots.txt": f"User-agent: *\n{lines}".encode()})
    place = visit.person.window.place
    for address in (f"{site}/robots.txt", "gone.example"):
        review = AddressReview(web, place.file_jobs, lambda _opened, _url: None, visit.window)
        dialog = AddressDialog(review, visit.window)
        dialog.look(address)
        visit.looks_at(dialog, partial(_is_at_rest, review))
        review.deleteLater()
    web.deleteLater()


def download_dialog(visit: Visit) -> None:
    site = "https://example.com"
    listed = "".join(f"<sitemap><loc>{site}/{n}.xml</loc></sitemap>" for n in (1, 2))
    head = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    web = PretendedWeb(
        {
            f"{site}/index.xml": f"{head}{listed}</sitemapindex>".encode(),
            f"{site}/1.xml": urlset("<url><loc>https://example.com/a</loc></url>"),
        }
    )
    jobs = visit.person.window.place.file_jobs
    review = DownloadReview(f"{site}/index.xml", visit.folder, web, jobs, visit.window)
    dialog = DownloadDialog(review, lambda _t, _s: None, lambda _path: None, visit.window)
    review.begin_download()
    visit.looks_at(dialog, lambda: len(review.files) == 3 and not review.is_running)
    review.deleteLater()
    web.deleteLater()


def live_compare_dialog(visit: Visit) -> None:
    visit.opens_problems()
    url = "https://example.com/sitemap.xml"
    live = urlset("<url><loc>https://example.com/b</loc></url>")
    web = PretendedWeb({url: live})
    review = LiveComparison(visit.person.session, url, web)
    dialog = LiveCompareDialog(review, visit.window)
    visit.looks_at(dialog, lambda: review.comparison is not None)
    review.cancel()
    web.deleteLater()


def dates_dialog(visit: Visit) -> None:
    folder = visit.folder
    for number in range(12):
        (folder / f"{number}.md").write_text("x")
        os.utime(folder / f"{number}.md", (1_700_000_000 + number * 90_000,) * 2)
    body = "".join(
        f"\n <url><loc>https://example.com/{n}</loc><lastmod>2026-01-01</lastmod></url>"
        for n in range(14)
    )
    visit.person.opens(some_file(folder, body=body))
    place, session = visit.person.window.place, visit.person.session
    shown = visit.person.page.model.view_order.row_ids[:]
    review = DatingReview(
        *(session, shown, array("I"), place.web, lambda: NOW, folder), pattern="{path}.md"
    )
    review.uses_file_times = True
    dialog = DatesDialog(review, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: review.proposals is not None)
    review.cancel()


def muted_dialog(visit: Visit) -> None:
    visit.opens_problems()
    muting, session = visit.person.window.mutes.muting, visit.person.session
    muting.mute(session, "D04", MutedBy.FILE)
    muting.mute(session, "L06", MutedBy.SITE)
    visit.looks_at(MutedDialog(MuteReview(session, muting), visit.window))


def columns_dialog(visit: Visit) -> None:
    path = visit.folder / "contents.xml"
    path.write_bytes(urlset(CONTENTS, CONTENT_NAMESPACES))
    visit.person.opens(path)
    page = visit.person.page
    choice = ColumnChoice(page.session, ("news.title", "x:acme:stock"), page)
    dialog = ColumnsDialog(choice, visit.window)
    visit.person.waits_until(lambda: choice.is_counted)
    dialog.other.setText("x:acme")
    dialog.add.click()
    visit.looks_at(dialog)


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
        lambda boxes: boxes.lose_unapplied(["sitemap.xml"], 2),
        lambda boxes: boxes.overwrite_changed_file("sitemap.xml"),
        lambda boxes: boxes.save_as_utf8("sitemap.xml", "windows-1252"),
        lambda boxes: boxes.create_missing(Path("/srv/www/example.com/sitemap.xml")),
        lambda boxes: boxes.open_many(120),
        lambda boxes: boxes.row_number(3, 50_000),
        lambda boxes: boxes.file_of_rows(["pages.xml", "shop/products.xml"], "pages.xml"),
        lambda boxes: boxes.file_to_merge_into("pages.xml", ["shop/products.xml", "news.xml"]),
        lambda boxes: boxes.run_after_saving("sitemap.xml", ["rsync", "-av", "/srv/sitemap.xml"]),
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
        *(
            start_page,
            document,
            disk_bars,
            problems_panel,
            details_panel,
            source_panel,
            empty_document,
            index_page,
            whole_index,
            split_file_dialog,
            file_name_dialog,
            repair_page,
        ),
        *(
            text_page,
            fix_dialog,
            change_dialog,
            additions_dialog,
            duplicates_dialog,
            recipe_dialog,
            recipe_editor,
            import_dialog,
            split_dialog,
            merge_dialog,
            index_dialog,
            robots_dialog,
            live_dialog,
            live_bar,
        ),
        *(checklist_dialog, indexnow_dialog, command_dialog, scope_dialog, rules_dialog),
        *(comparing_dialog, report_dialog, earlier_dialog, three_way_dialog),
        *(languages_page, languages_of_index, languages_dialog),
        *(
            compare_dialog,
            address_dialog,
            dates_dialog,
            download_dialog,
            live_compare_dialog,
            muted_dialog,
            console_dialog,
            preferences,
            palette,
            shortcuts,
            about,
            guide,
            rules,
            keys,
            recovery,
            columns_dialog,
            questions,
        ),
        *(loc_editor, lastmod_editor, changefreq_editor, priority_editor, calendar, unexpected),
    )
}
