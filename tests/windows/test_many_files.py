"""Many files that are opened at once: each gets its tab and is checked, and nobody waits for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest

from sitemap_editor.session.document.session import Session
from tests.qt_support import Key, Person
from tests.windows.files import some_file

FILES = 20
ROWS = 1_000


def body(file: int) -> str:
    """Return rows of which each third is at fault, in each file one more than in the last."""
    faulty = range(0, ROWS, 3)[: ROWS // 3 - FILES + file]
    names = (f"a b{row}" if row in faulty else f"ab{row}" for row in range(ROWS))
    return "".join(f"<url><loc>https://example.com/{file}/{name}</loc></url>\n" for name in names)


def errors(session: Session) -> int:
    return sum(session.findings.counts().values())


def test_twenty_files_opened_at_once_are_all_shown_and_checked(
    person: Person, folder: Path
) -> None:
    paths = [some_file(folder, f"part-{n:02}.xml", body(n)) for n in range(FILES)]
    person.window.files.open_paths(paths, is_sure=True)
    person.waits_until(lambda: person.window.tabs.current_page() is not None)
    # Somebody works in the first table that is there while the others still come.
    first = person.window.tabs.pages()[0]
    first.view.setCurrentIndex(first.model.index(0, 0))
    QTest.keyClick(first.view, Key.Key_Down)
    person.waits_until(lambda: first.view.currentIndex().row() == 1)

    tabs = person.window.tabs
    person.waits_until(lambda: len(tabs.pages()) == FILES)
    assert [page.path for page in tabs.all_pages()] == paths
    person.waits_until(lambda: all(each.findings.is_settled for each in tabs.sessions()))
    counts = [errors(session) for session in tabs.sessions()]
    assert counts == [ROWS // 3 - FILES + n for n in range(FILES)]


def test_of_several_files_only_the_first_and_the_last_come_to_the_front(
    person: Person, folder: Path
) -> None:
    paths = [some_file(folder, f"part-{n}.xml") for n in range(4)]
    tabs = person.window.tabs
    fronts: list[Path | None] = []

    def note(_number: int) -> None:
        page = tabs.current_page()
        if page is not None and page.path not in fronts:
            fronts.append(page.path)

    tabs.currentChanged.connect(note)
    person.window.files.open_paths(paths)
    person.waits_until(lambda: len(tabs.pages()) == 4)
    person.waits_until(lambda: person.page.path == paths[-1])
    assert fronts == [paths[0], paths[-1]]
    assert [page.path for page in tabs.all_pages()] == paths
