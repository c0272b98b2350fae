"""The main states of the window with a shop's sitemap in it, as pictures show them."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from sitemap_editor.core.errors import Progress
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.merging.merge_review import MergeReview, Step
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.merging.dialog import MergeDialog
from sitemap_editor.windows.problems.fix_dialog import FixDialog
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.splitting.dialog import SplitDialog
from tests.core.sitemaps import urlset
from tests.indexes_on_disk import index, rows, sitemap
from tests.qt_support import LASTMOD, LOC, NOW
from tests.session.broken import FAULTS, faulty
from tests.windows.files import some_file
from tests.windows.rooms import (
    CONTENT_NAMESPACES,
    CONTENTS,
    Visit,
    looks_at_the_text,
    opened_for_repair,
)

State = Callable[[Visit], None]

SHOP: Final = "https://shop.example.com"
FOLDERS: Final = ("", "blog", "kitchen", "garden/chairs", "garden/tables", "garden/lamps")
WORDS: Final = ("oak", "folding", "round", "small", "outdoor", "classic", "grey", "extending")
ROWS: Final = 480
FREQUENCIES: Final = ("daily", "weekly", "monthly")


def row(number: int, site: str = SHOP, date: str = "") -> str:
    """Return a row as a shop has it, each with another URL."""
    folder = FOLDERS[number % len(FOLDERS)]
    name = f"{WORDS[number % len(WORDS)]}-{WORDS[number // 8 % len(WORDS)]}-{number:03}"
    loc = f"{site}/{folder}/{name}".replace("com//", "com/")
    date = date or f"2026-0{number % 4 + 1}-{number % 28 + 1:02}"
    frequency, priority = FREQUENCIES[number % 3], f"0.{number % 5 + 3}"
    return (
        f"\n <url>\n  <loc>{loc}</loc>\n  <lastmod>{date}</lastmod>\n"
        f"  <changefreq>{frequency}</changefreq>\n  <priority>{priority}</priority>\n </url>"
    )


def shop(faults: bool = False, site: str = SHOP) -> str:
    """Return the rows of a shop; with `faults` of many kinds."""
    body = "".join(row(number, site) for number in range(ROWS))
    if faults:
        for right, wrong in (
            ("2026-01-01", "2026-02-30"),
            ("2026-02-06", "06/02/2026"),
            ("oak-oak-000", "oak oak 000"),
            ("<priority>0.7", "<priority>7"),
            ("2026-03-03", "2027-03-03"),
            ("small-round-019", "caf\u00e9-019"),
            ("folding-small-025", "round-small-026"),
        ):
            assert right in body
            body = body.replace(right, wrong)
        body = body.replace("<changefreq>daily", "<changefreq>Daily", 3)
    return body + "\n"


def _opens(visit: Visit, body: str, name: str = "sitemap.xml") -> None:
    visit.person.opens(some_file(visit.folder, name, body))
    visit.person.waits_until(lambda: visit.person.session.findings.is_settled)


def start(visit: Visit) -> None:
    """No file yet, and three from earlier."""
    for name in ("sitemap-news.xml", "sitemap-blog.xml.gz", "sitemap.xml"):
        os.utime(some_file(visit.folder, name), (NOW.timestamp(), NOW.timestamp()))
        visit.settings.add_recent_file(str(visit.folder / name))
    window = visit.person.window
    window.start_page.list_recent()
    visit.person.waits_until(
        lambda: sum("26" in each.text() for each in window.start_page.findChildren(QLabel)) > 2
    )
    visit.looks_at_the_window()


def loading(visit: Visit) -> None:
    """A file is open, another is read for more than a moment."""
    _opens(visit, shop())
    window, goes_on = visit.person.window, threading.Event()

    def work(progress: Progress) -> None:
        while not goes_on.wait(0.1):
            progress(0.4)

    job = visit.person.program.file_jobs.start(work, lambda _done: None)
    opening = QCoreApplication.translate("Opening", "Opening {name}")
    window.reporter.watch(job, opening.format(name="sitemap-products.xml"))
    try:
        bar = window.busy_bar
        visit.person.waits_until(lambda: bar.isVisible() and bar.part > 0)
        visit.looks_at_the_window()
    finally:
        goes_on.set()
    visit.person.waits_until(lambda: not window.busy_bar.isVisible())


def clean(visit: Visit) -> None:
    """A file with nothing wrong."""
    _opens(visit, shop())
    visit.person.goes_to(2, LOC)
    visit.looks_at_the_window()


def problems(visit: Visit) -> None:
    """Problems of many kinds, with all panels."""
    _opens(visit, shop(faults=True))
    visit.person.window.problems.open()
    visit.person.goes_to(6, LASTMOD)
    visit.looks_at_the_window()


def overview(visit: Visit) -> None:
    """Folders, dates and values as pictures, beside the rows."""
    _opens(visit, shop(faults=True))
    panel = visit.person.window.overview
    panel.open(anyway=True)
    visit.person.waits_until(lambda: panel.dock is not None and panel.dock.rows.is_current)
    visit.looks_at_the_window()


def contents(visit: Visit) -> None:
    """Columns of what rows hold."""
    path = visit.folder / "contents.xml"
    path.write_bytes(urlset(CONTENTS * 9, CONTENT_NAMESPACES))
    visit.person.opens(path)
    page = visit.person.page
    shown = ("news.title", "img.count", "img.loc", "alt:de", "x:acme:stock")
    visit.person.window.tabs.columns.choose_contents(page.view, shown)
    visit.looks_at_the_window()


def banner(visit: Visit) -> None:
    """One rule for nearly all rows, and what goes for all."""
    _opens(visit, re.sub(r"2026-(\d\d)-(\d\d)", r"2026/\1/\2", shop()))
    visit.person.window.problems.close()
    visit.person.goes_to(1, LOC)
    visit.looks_at_the_window()


def editing(visit: Visit) -> None:
    """A date is typed that there is not."""
    _opens(visit, shop())
    person = visit.person
    person.goes_to(3, LASTMOD)
    person.types("2026-02-30")
    person.waits_until(lambda: bool(person.hint))
    visit.looks_at_the_window()
    person.view.take_typed()


def fixing(visit: Visit) -> None:
    """What a fix of all of a kind would change."""
    _opens(visit, shop(faults=True))
    session = visit.person.session
    table = session.document.table
    wrong = next(n for n in range(ROWS) if session.findings.of_cell(table.order[n], "changefreq"))
    finding = session.findings.of_cell(table.order[wrong], "changefreq")[0]
    review = FixReview(session, Scope.KIND, finding, parent=visit.window)
    visit.looks_at(FixDialog(review, visit.window), lambda: not review.is_working)


def splitting(visit: Visit) -> None:
    """How a file is divided."""
    _opens(visit, shop())
    person = visit.person
    jobs = person.program.file_jobs
    review = SplitReview(person.session, person.page.name, jobs, visit.settings, visit.window)
    dialog = SplitDialog(review, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: not dialog._is_waiting and not review.is_working)


def merging(visit: Visit) -> None:
    """Two files and one that is not there."""
    paths = [
        some_file(visit.folder, "sitemap-old.xml", shop()),
        some_file(visit.folder, "sitemap-new.xml", row(3, date="2026-05-01") + row(900) + "\n"),
        visit.folder / "sitemap-gone.xml",
    ]
    review = MergeReview(visit.person.program.file_jobs, None, [], visit.window)
    review.add(paths)
    dialog = MergeDialog(review, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: review.step is Step.NOTHING)
    review.cancel()


def _opens_broken(visit: Visit) -> RepairPage:
    path = visit.folder / "sitemap.xml"
    path.write_bytes(faulty(*FAULTS, *(b"https://example.com/%d" % n for n in range(40))))
    return opened_for_repair(visit, path)


def repair(visit: Visit) -> None:
    """A file that is not well-formed, with its repairs; then the text of it."""
    _opens_broken(visit)
    visit.looks_at_the_window()


def text(visit: Visit) -> None:
    """The text of a file that is not well-formed."""
    looks_at_the_text(visit, _opens_broken(visit))


def joined(visit: Visit) -> None:
    """The files of an index as one table, one of them not there."""
    index_page(visit)
    visit.person.does("index.open_table")
    visit.person.waits_until(lambda: visit.person.session.is_joined)
    visit.person.waits_until(lambda: visit.person.session.findings.is_settled)
    visit.looks_at_the_window()


def index_page(visit: Visit) -> None:
    """An index, one of whose files is not there."""
    names = [f"sitemap-{name}.xml" for name in ("blog", "garden", "kitchen", "news")]
    for number, name in enumerate(names):
        sitemap(visit.folder, name, 30 * (number + 1))
    some_file(visit.folder, "sitemap-sale.xml", rows(3, "sale").replace("</loc>", " b</loc>"))
    names += ["sitemap-sale.xml", "sitemap-gone.xml"]
    for path in visit.folder.glob("sitemap-*.xml"):
        os.utime(path, (NOW.timestamp(), NOW.timestamp()))
    visit.person.opens(index(visit.folder, names, lastmod="2026-05-06"))
    children = visit.person.session.index_children
    assert children is not None
    visit.person.waits_until(lambda: children.is_settled and children.known)
    visit.person.waits_until(lambda: visit.person.session.findings.is_settled)
    visit.looks_at_the_window()


def changed(visit: Visit) -> None:
    """A file that another program changed while it was edited here."""
    _opens(visit, shop())
    path = visit.folder / "sitemap.xml"
    visit.person.edits(0, LASTMOD, "2026-05-06")
    path.write_bytes(path.read_bytes().replace(b"oak-oak-000", b"oak-000"))
    page = visit.person.page

    def is_told() -> bool:
        visit.person.window.disk.look_again()
        return any(each.isVisible() for each in page.findChildren(Notice))

    visit.person.waits_until(is_told)
    visit.looks_at_the_window()


STATES: Final[dict[str, State]] = {
    state.__name__: state
    for state in (
        *(
            start,
            loading,
            clean,
            problems,
            overview,
            contents,
            banner,
            editing,
            fixing,
            splitting,
            merging,
        ),
        *(repair, text, index_page, joined, changed),
    )
}
