"""How the table looks: marks where they belong, hits in the text, the current cell framed."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.windows.looks.appearance import CONTRAST_DARK, DARK, LIGHT, apply
from sitemap_editor.windows.looks.contrast import LEAST_EDGE, contrast
from sitemap_editor.windows.looks.tokens import MARK_EDGE, ROW_HEIGHTS
from tests.core.sitemaps import urlset
from tests.qt_support import CHANGEFREQ, LASTMOD, LOC, PRIORITY, Person, drain
from tests.windows.files import some_file
from tests.windows.test_images_column import view_menu

BODY = (
    "\n <url><loc>https://example.com/aa</loc><lastmod>2024-05-06</lastmod></url>"
    "\n <url><loc>https://example.com/b</loc><lastmod>06/05/2024</lastmod></url>"
    "\n <url><loc>https://example.com/c</loc><priority>7</priority></url>\n"
)
IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"


@pytest.fixture(params=[LIGHT, DARK, CONTRAST_DARK])
def _look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    apply(qapp, request.param)
    yield
    apply(qapp, "")
    drain()


@pytest.fixture
def reader(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: person.session.findings.is_settled)
    return person


def cell(person: Person, row: int, column: int) -> QImage:
    rect = person.view.visualRect(person.page.model.index(row, column))
    return person.view.viewport().grab(rect).toImage()


def head(person: Person, row: int) -> QImage:
    header = person.view.rows
    y = header.sectionViewportPosition(row)
    return header.viewport().grab(QRect(0, y, header.width(), header.sectionSize(row))).toImage()


def side(image: QImage) -> QColor:
    return image.pixelColor(MARK_EDGE // 2, image.height() // 2)


@pytest.mark.usefixtures("_look")
def test_a_problem_is_marked_at_the_side_of_its_own_cell_alone(reader: Person) -> None:
    look = reader.view.cells.look
    reader.goes_to(0, LOC)
    assert side(cell(reader, 1, LASTMOD)).name() == look.edges[Severity.ERROR].name()
    assert contrast(side(cell(reader, 1, LASTMOD)), look.base) >= LEAST_EDGE
    for row, column in ((1, LOC), (0, LASTMOD), (2, LASTMOD)):
        assert side(cell(reader, row, column)).name() == look.base.name()
    assert side(cell(reader, 2, PRIORITY)).name() == look.edges[Severity.ERROR].name()


def test_only_the_current_row_has_a_tinted_ground(reader: Person) -> None:
    look = reader.view.cells.look
    tint = look.grounds[Severity.ERROR]
    assert tint is not None
    for current, expected in ((0, look.base), (1, tint)):
        reader.goes_to(current, LOC)
        image = cell(reader, 1, LASTMOD)
        assert image.pixelColor(image.width() - 8, 4).name() == expected.name()


@pytest.mark.usefixtures("_look")
def test_the_current_cell_has_a_frame_that_can_be_seen(reader: Person) -> None:
    reader.goes_to(0, LASTMOD)
    image = cell(reader, 0, LASTMOD)
    look = reader.view.cells.look
    assert image.pixelColor(image.width() // 2, 0).name() == look.frame.name()
    assert contrast(look.frame, look.base) >= LEAST_EDGE
    assert contrast(look.selected_text, look.selected) >= 4.5


def test_what_is_found_is_marked_in_the_text_until_the_bar_is_closed(reader: Person) -> None:
    hit = reader.view.cells.look.hit
    assert hit is not None

    def has_mark(row: int) -> bool:
        image = cell(reader, row, LOC)
        dots = (image.pixelColor(x, image.height() // 2) for x in range(image.width()))
        return any(dot.name() == hit.name() for dot in dots)

    reader.does("find.show")
    reader.types("aa")
    reader.page.find_bar.flush()
    reader.waits_until(lambda: not reader.page.finder.is_searching)
    drain()
    assert [has_mark(row) for row in range(3)] == [True, False, False]
    reader.page.close_find_bar()
    drain()
    assert not has_mark(0)


def test_the_texts_of_a_filter_are_marked_where_they_stand_and_those_left_out_are_not(
    reader: Person,
) -> None:
    hit = reader.view.cells.look.hit
    assert hit is not None

    def has_mark(row: int, column: int) -> bool:
        image = cell(reader, row, column)
        dots = (image.pixelColor(x, image.height() // 2) for x in range(image.width()))
        return any(dot.name() == hit.name() for dot in dots)

    for text, marked in (("aa", True), ("loc:aa", True), ("-zz", False), ("", False)):
        reader.page.filter.set_text(text)
        reader.waits_until(reader.page.filter.is_settled)
        drain()
        assert has_mark(0, LOC) is marked, text
    reader.page.filter.set_text("lastmod:aa OR loc:example")
    reader.waits_until(reader.page.filter.is_settled)
    drain()
    assert (has_mark(0, LOC), has_mark(0, LASTMOD)) == (True, False)


def test_a_fault_of_an_extension_is_marked_at_the_head_of_its_row_or_in_its_column(
    person: Person, folder: Path
) -> None:
    path = folder / "images.xml"
    loc = "<loc>https://example.com/a</loc>"
    body = f"\n <url>{loc}<i:image><i:loc></i:loc></i:image></url>\n <url>{loc[:-6]}b</loc></url>\n"
    path.write_bytes(urlset(body).replace(b"<urlset ", f'<urlset xmlns:i="{IMAGE}" '.encode()))
    person.opens(path)
    person.waits_until(lambda: person.session.findings.is_settled)
    look = person.view.cells.look
    person.goes_to(1, LASTMOD)
    assert side(cell(person, 0, LOC)).name() == look.base.name()
    assert side(head(person, 0)).name() != look.window.name()
    assert side(head(person, 1)).name() == look.window.name()
    view_menu(person)["Images"].trigger()
    drain()
    images = person.page.model.names.index("img.count")
    assert side(cell(person, 0, images)).name() != look.base.name()
    assert side(head(person, 0)).name() == look.window.name()


def test_the_site_that_all_urls_share_is_dimmed(reader: Person) -> None:
    assert reader.view.cells.shared_site == "https://example.com"
    reader.edits(0, LOC, "https://other.org/")
    reader.waits_until(lambda: reader.view.cells.shared_site == "")


def test_long_urls_lose_their_middle(reader: Person) -> None:
    url = "https://example.com/" + "x" * 300 + "/the-end"
    shown = reader.view.cells.look.elided(url, 300, in_middle=True)
    assert shown.startswith("https://example")
    assert shown.endswith("the-end")


def test_where_room_is_short_the_site_that_all_share_is_left_out_first(reader: Person) -> None:
    look, site = reader.view.cells.look, "https://example.com"
    url = f"{site}/blog/one"
    room = ceil(look.letters.width(url))
    assert look.url(url, site, room) == (url, len(site))
    shown, faint = look.url(url, site, room - 4)
    assert shown.startswith("…")
    assert shown[faint:] == "/blog/one"
    assert look.url(url, site, ceil(look.letters.width("…/blog/on")))[0].startswith("…/b")
    assert look.url(url, "https://other.org", room - 4)[0].startswith("https")


@pytest.mark.parametrize("density", ROW_HEIGHTS)
def test_rows_are_as_high_as_was_chosen_and_never_lower_than_their_text(
    reader: Person, density: str
) -> None:
    reader.view.set_density(density)
    height = reader.view.rowHeight(0)
    assert height >= max(ROW_HEIGHTS[density], reader.view.fontMetrics().height())
    font = reader.view.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    reader.view.setFont(font)
    assert reader.view.rowHeight(0) > height


def test_a_title_is_marked_ascending_up_and_descending_down(reader: Person) -> None:
    def weight(part: int) -> int:
        """Count inked dots in a half of the arrow."""
        header = reader.view.header
        image = header.viewport().grab(header.arrow_rect(LASTMOD)).toImage()
        rows = range(image.height())
        middle = image.height() // 2
        ground = image.pixelColor(1, 1).name()
        inked = [
            y
            for y in rows
            for x in range(image.width() - 1)
            if 4 < y < image.height() - 2 and image.pixelColor(x, y).name() != ground
        ]
        return sum((y >= middle) == bool(part) for y in inked)

    for descending in (False, True):
        with reader.qtbot.waitSignal(reader.page.model.sorting_changed):
            reader.view.header.sort_asked.emit(LASTMOD)
        drain()
        assert (weight(0) > weight(1)) is descending
    assert reader.view.header.sorting == (LASTMOD, True)


def test_where_reading_goes_to_the_left_titles_and_cells_begin_at_the_right(
    reader: Person, qapp: QApplication
) -> None:
    def inked(image: QImage, height: int) -> list[int]:
        """Return where dots of text stand in the upper part of a picture, from left to right."""
        ground = image.pixelColor(image.width() // 2, 3)
        return [
            x
            for x in range(8, image.width() - 8)
            if any(contrast(image.pixelColor(x, y), ground) > 3 for y in range(4, height - 4))
        ]

    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        drain()
        reader.goes_to(2, PRIORITY)
        header = reader.view.header
        place = QRect(
            header.sectionViewportPosition(LOC), 0, header.sectionSize(LOC), header.height()
        )
        title = header.viewport().grab(place).toImage()
        for image in (title, cell(reader, 0, LOC)):
            found = inked(image, image.height())
            assert found
            assert min(found) > image.width() / 2
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        drain()


def test_no_dot_follows_the_ellipsis_where_a_site_is_cut(reader: Person) -> None:
    look, site = reader.view.cells.look, "https://www.shop.example.com"
    url = f"{site}/blog/one"
    widest = ceil(look.letters.width(url))
    shown = {look.url(url, site, width)[0] for width in range(widest // 2, widest + 1)}
    assert {"…shop.example.com/blog/one", "…example.com/blog/one", "…/blog/one", url} <= shown
    assert not any(text.startswith("….") for text in shown)


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_what_is_selected_is_seen_where_columns_were_moved_and_hidden(
    reader: Person, direction: Qt.LayoutDirection
) -> None:
    view, look = reader.view, reader.view.cells.look
    view.setLayoutDirection(direction)
    view.header.moveSection(view.header.visualIndex(PRIORITY), 0)
    view.setColumnHidden(LASTMOD, True)
    drain()
    view.selected.select([0, 2])
    index = reader.page.model.index
    view.selectionModel().select(index(1, PRIORITY), QItemSelectionModel.SelectionFlag.Select)
    drain()
    for row in range(3):
        for column in (LOC, CHANGEFREQ, PRIORITY):
            ground = cell(reader, row, column).pixelColor(look.air + look.mark_side + 2, 3).name()
            is_selected = view.selectionModel().isSelected(index(row, column))
            assert (ground == look.selected.name()) is is_selected, (row, column)


@pytest.mark.parametrize(
    "text", ["", "a", "/" * 200, "https://example.com/a-b_c~d?e=f&g=%C3%A9" * 3]
)
def test_texts_fit_in_their_room_by_their_letters(reader: Person, text: str) -> None:
    letters = reader.view.cells.look.letters
    for room in range(0, 400, 7):
        for in_middle in (False, True):
            shown = letters.shortened(text, room, in_middle=in_middle)
            assert letters.width(shown) <= max(room, letters.width("…"))
            assert shown == text or "…" in shown
            assert text.startswith(shown.partition("…")[0])
            assert text.endswith(shown.partition("…")[2])
