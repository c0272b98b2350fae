"""Everything a row holds is shown and edited in Details, by keys and by mouse."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from sitemap_editor.windows.details.alternates_part import AlternatesPart
from sitemap_editor.windows.details.block_part import BlockPart
from sitemap_editor.windows.details.contents_part import ContentsPart
from sitemap_editor.windows.details.fields.field_row import FieldRow
from sitemap_editor.windows.details.others_part import OthersPart
from tests.core.sitemaps import urlset
from tests.qt_support import ALT, CTRL, LOC, SHIFT, Key, Person, drain
from tests.windows.files import some_file

ATTRIBUTES: Final = (
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
    ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:x="urn:x"'
)
VIDEO: Final = (
    "<video:video><video:thumbnail_loc>https://e.com/t.jpg</video:thumbnail_loc>"
    "<video:title>Chairs</video:title><video:description>All of them</video:description>"
    "<video:content_loc>https://e.com/v.mp4</video:content_loc>"
    "<video:price>1</video:price></video:video>"
)
FIRST: Final = f"\n <url><loc>https://e.com/en/a</loc>{VIDEO}</url>"
IMAGES: Final = "".join(
    f"<image:image><image:loc>https://e.com/{n}.jpg</image:loc></image:image>" for n in (1, 2, 3)
)
LINKS: Final = (
    '<xhtml:link rel="alternate" hreflang="en" href="https://e.com/en/b"/>'
    '<xhtml:link rel="alternate" hreflang="xx" href="https://e.com/xx/b"/>'
)
SECOND: Final = f'\n <url><loc>https://e.com/en/b</loc>{IMAGES}{LINKS}<x:own a="1">v</x:own></url>'
NEWS: Final = (
    "<news:news><news:publication><news:name>E</news:name><news:language>en</news:language>"
    "</news:publication><news:publication_date>2026-05-06T00:00:00Z</news:publication_date>"
    "<news:title>T</news:title></news:news>"
)
THIRD: Final = f"\n <url><loc>https://e.com/en/c</loc>{NEWS}</url>"


def opens(person: Person, folder: Path, *rows: str) -> ContentsPart:
    """Open a file with these rows; be at the first, with Details beside."""
    path = folder / "sitemap.xml"
    path.write_bytes(urlset("".join(rows) + "\n", ATTRIBUTES))
    person.opens(path)
    person.window.details.open(anyway=True)
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(0, LOC)
    return settled(person)


def settled(person: Person) -> ContentsPart:
    """Return the parts once they show what is selected."""
    drain()
    dock = person.window.details.dock
    assert dock is not None
    person.waits_until(lambda: dock.contents.is_settled)
    drain()
    return dock.contents


def blocks(part: ContentsPart, name: str) -> BlockPart:
    body = part.parts[name].body
    assert isinstance(body, BlockPart)
    return body


def field(part: ContentsPart, name: str, key: str) -> FieldRow:
    return blocks(part, name).form.rows[key]


def types(row: FieldRow, text: str) -> QWidget:
    """Type over what stands in a field; Enter is still to be pressed."""
    stop = row.editor.stops[0]
    stop.setFocus()
    assert isinstance(stop, QLineEdit)
    stop.selectAll()
    QTest.keyClicks(stop, text)
    return stop


def text(person: Person) -> str:
    return person.session.document.to_bytes().decode()


def presses(person: Person, widget: QWidget, key: Key, *held: object) -> None:
    QTest.keyClick(widget, key, *held)  # type: ignore[call-overload]  # Qt takes both
    settled(person)


def test_a_field_is_kept_by_enter_as_one_step_and_undo_brings_the_old_bytes(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST, SECOND)
    before = text(person)
    stop = types(field(part, "video", "title"), "Tables")
    presses(person, stop, Key.Key_Return)
    assert text(person) == before.replace("Chairs", "Tables")
    assert person.session.undo_stack.count() == 1
    assert QApplication.focusWidget() is stop
    presses(person, stop, Key.Key_Z, CTRL)
    assert text(person) == before
    assert field(part, "video", "title").editor.text() == "Chairs"
    assert QApplication.focusWidget() is stop
    presses(person, stop, Key.Key_Y, CTRL)
    assert field(part, "video", "title").editor.text() == "Tables"


def test_leaving_a_field_keeps_it_and_escape_takes_it_back(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    before = text(person)
    stop = types(field(part, "video", "title"), "Tables")
    presses(person, stop, Key.Key_Escape)
    assert field(part, "video", "title").editor.text() == "Chairs"
    types(field(part, "video", "title"), "Lamps")
    presses(person, stop, Key.Key_Tab)
    assert text(person) == before.replace("Chairs", "Lamps")


def test_what_is_typed_is_saved_although_nobody_pressed_enter(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    types(field(part, "video", "title"), "Tables")
    person.does("file.save")
    person.waits_until(lambda: "Tables" in (folder / "sitemap.xml").read_text("utf-8"))


def test_what_is_wrong_is_said_as_one_types_in_the_words_of_the_rules(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST)
    row = field(part, "video", "content_loc")
    types(row, "v.mp4")
    assert "Write the full URL" in row.words.text
    assert "Write the full URL" in row.editor.stops[0].accessibleDescription()
    types(row, "https://e.com/v.mp4")
    assert not row.words.text
    blocks(part, "video").form.more.click()
    row = field(part, "video", "duration")
    types(row, "99999")
    assert "28800" in row.words.text
    stop = types(row, "1:17:57")
    assert not row.words.text
    presses(person, stop, Key.Key_Return)
    assert "<video:duration>4677</video:duration>" in text(person)
    assert row.editor.text() == "4677"


def test_counters_tell_what_is_left_of_a_limit(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    row = field(part, "video", "title")
    assert row.counter.text() == "6 / 100"
    types(row, "four")
    assert row.counter.text() == "4 / 100"


def test_several_values_are_not_counted_until_one_is_typed_over_them(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST, FIRST.replace("Chairs", "Lamps"))
    assert field(part, "video", "title").counter.text() == "6 / 100"
    person.view.select_rows([0, 1])
    settled(person)
    row = field(part, "video", "title")
    assert not row.counter.text()
    types(row, "Same")
    assert row.counter.text() == "4 / 100"


def test_a_file_or_a_player_is_one_choice(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    form = blocks(part, "video").form
    assert form.choice is not None
    assert form.choice.chosen() == ["content_loc"]
    assert not form.rows["player_loc"].isVisible()
    box: QComboBox = form.choice.box
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert form.rows["player_loc"].isVisible()
    assert not form.rows["content_loc"].isVisible()


def test_the_keys_go_over_file_player_and_both_and_tab_leads_into_what_was_chosen(
    person: Person, folder: Path
) -> None:
    form = blocks(opens(person, folder, FIRST), "video").form
    assert form.choice is not None
    box = form.choice.box
    box.setFocus()
    for _ in range(2):
        QTest.keyClick(box, Key.Key_Down)
        assert box.hasFocus()
    assert form.choice.chosen() == ["content_loc", "player_loc"]
    QTest.keyClick(box, Key.Key_Up)
    QTest.keyClick(box, Key.Key_Tab)
    assert form.rows["player_loc"].editor.stops[0].hasFocus()
    box.setFocus()
    box.showPopup()
    QTest.keyClick(box.view(), Key.Key_Up)
    QTest.keyClick(box.view(), Key.Key_Return)
    assert form.rows["content_loc"].editor.stops[0].hasFocus()


def test_escape_gives_up_an_image_that_is_to_come(person: Person, folder: Path) -> None:
    part = opens(person, folder, THIRD)
    before = text(person)
    person.does("rows.add_image")
    settled(person)
    stop = QApplication.focusWidget()
    assert stop is not None
    QTest.keyClicks(stop, "https://e")
    presses(person, stop, Key.Key_Escape)
    assert QApplication.focusWidget() is stop
    presses(person, stop, Key.Key_Escape)
    assert not part.parts["image"].is_unfolded
    assert part.parts["image"].add.hasFocus()
    assert text(person) == before


def test_the_keyboard_stays_where_the_last_video_was_removed(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    body = blocks(part, "video")
    before = text(person)
    body.delete.setFocus()
    presses(person, body.delete, Key.Key_Space)
    assert "video:title" not in text(person)
    assert part.parts["video"].add.hasFocus()
    person.does("edit.undo")
    assert text(person) == before


def test_the_keyboard_stays_where_the_only_article_was_brought_back(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, THIRD)
    body = blocks(part, "news")
    body.delete.setFocus()
    presses(person, body.delete, Key.Key_Space)
    news = part.parts["news"]
    assert news.add.hasFocus()
    person.does("edit.undo")
    settled(person)
    assert not news.add.isVisible()
    assert news.head.hasFocus()


def test_what_has_no_effect_is_folded_away_and_absent_where_there_is_none(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST)
    form = blocks(part, "video").form
    (button, none) = form.obsolete.values()
    assert button.isVisible()
    assert not none.isVisible()
    assert not form.rows["price"].isVisible()
    button.click()
    assert form.rows["price"].isVisible()


def test_an_image_is_written_with_its_first_value_and_a_namespace_is_declared_once(
    person: Person, folder: Path
) -> None:
    path = some_file(folder, body="\n <url><loc>https://example.com/a</loc></url>\n")
    person.opens(path)
    person.goes_to(0, LOC)
    before = text(person)
    person.does("rows.add_image")
    part = settled(person)
    assert text(person) == before
    stop = QApplication.focusWidget()
    assert stop is field(part, "image", "loc").editor.stops[0]
    QTest.keyClicks(stop, "https://example.com/a.jpg")
    presses(person, stop, Key.Key_Return)
    assert "<image:loc>https://example.com/a.jpg</image:loc>" in text(person)
    assert part.parts["image"].count == "1"
    assert text(person).count("sitemap-image/1.1") == 1
    person.does("edit.undo")
    assert text(person) == before


def test_a_form_that_stayed_empty_writes_nothing(person: Person, folder: Path) -> None:
    part = opens(person, folder, THIRD, SECOND)
    before = text(person)
    person.does("rows.add_video")
    settled(person)
    person.goes_to(1, LOC)
    settled(person)
    assert text(person) == before
    assert not part.parts["video"].is_unfolded


def test_blocks_are_chosen_moved_and_removed_in_their_list(person: Person, folder: Path) -> None:
    part = opens(person, folder, SECOND)
    body = blocks(part, "image")
    assert body.list.count() == 3
    body.list.setFocus()
    presses(person, body.list, Key.Key_Down)
    assert field(part, "image", "loc").editor.text() == "https://e.com/2.jpg"
    presses(person, body.list, Key.Key_Up, ALT)
    assert text(person).index("2.jpg") < text(person).index("1.jpg")
    assert field(part, "image", "loc").editor.text() == "https://e.com/2.jpg"
    presses(person, body.list, Key.Key_Delete)
    assert "2.jpg" not in text(person)
    assert body.list.count() == 2


def test_the_list_of_blocks_copies_and_pastes_blocks_by_its_keys(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, SECOND)
    body = blocks(part, "image")
    body.list.setFocus()
    presses(person, body.list, Key.Key_Down)
    presses(person, body.list, Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text().startswith("<image:image")
    assert "2.jpg" in QGuiApplication.clipboard().text()
    presses(person, body.list, Key.Key_V, CTRL)
    settled(person)
    assert text(person).count("2.jpg") == 2
    assert body.list.count() == 4


def test_a_block_is_copied_and_pasted_into_all_selected_rows_in_one_step(
    person: Person, folder: Path
) -> None:
    opens(person, folder, FIRST, SECOND, THIRD)
    before = text(person)
    person.does("rows.copy_block")
    assert "<video:title>Chairs" in QGuiApplication.clipboard().text()
    person.view.select_rows([1, 2])
    settled(person)
    person.does("rows.paste_block")
    settled(person)
    assert text(person).count("<video:title>Chairs") == 3
    assert person.session.undo_stack.count() == 1
    assert person.said.startswith("2 row")
    person.does("edit.undo")
    assert text(person) == before


def test_language_links_of_a_row_are_copied_as_html_for_its_page(
    person: Person, folder: Path
) -> None:
    links = (
        '<xhtml:link rel="alternate" hreflang="de" href="https://e.com/de?a=1&amp;b=2"/>'
        '<xhtml:link rel="alternate" hreflang="en" href="https://e.com/en"/>'
    )
    opens(person, folder, f"<url><loc>https://e.com/en</loc>{links}</url>", FIRST)
    before = text(person)
    person.goes_to(0, LOC)
    person.does("rows.copy_links")
    assert QGuiApplication.clipboard().text().splitlines() == [
        '<link rel="alternate" hreflang="de" href="https://e.com/de?a=1&amp;b=2">',
        '<link rel="alternate" hreflang="en" href="https://e.com/en">',
    ]
    assert person.said.startswith("2 language link")
    person.goes_to(1, LOC)
    person.does("rows.copy_links")
    assert person.said == "This row has no language links."
    assert text(person) == before


def test_what_is_no_block_is_refused_in_a_sentence(person: Person, folder: Path) -> None:
    opens(person, folder, FIRST)
    before = text(person)
    for pasted in ("<a", "", "words", "https://e.com/?a&b", "<url><loc>https://e.com/</loc></url>"):
        QGuiApplication.clipboard().setText(pasted)
        person.does("rows.paste_block")
        is_markup = pasted == "<a"
        assert (person.said == "The clipboard contains no block of a row.") is not is_markup
    assert text(person) == before


def test_several_rows_show_what_they_have_in_common_and_edits_apply_to_all(
    person: Person, folder: Path
) -> None:
    other = FIRST.replace("Chairs", "Lamps").replace("/en/a", "/en/z")
    part = opens(person, folder, FIRST, other, SECOND)
    person.view.select_rows([0, 1])
    settled(person)
    title, thumbnail = (field(part, "video", key) for key in ("title", "thumbnail_loc"))
    line = title.editor.stops[0]
    assert isinstance(line, QLineEdit)
    assert (line.text(), line.placeholderText()) == ("", "several values")
    assert thumbnail.editor.text() == "https://e.com/t.jpg"
    assert blocks(part, "video").list.item(0).text() == "1  several values"
    stop = types(title, "Same")
    presses(person, stop, Key.Key_Return)
    assert text(person).count("<video:title>Same</video:title>") == 2
    assert person.session.undo_stack.count() == 1
    assert person.said.startswith("2 row")
    person.view.select_rows([0, 1, 2])
    part = settled(person)
    assert not part.parts["video"].is_unfolded


def test_language_versions_are_edited_in_place_and_say_what_is_wrong(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, SECOND)
    body = part.parts["alternates"].body
    assert isinstance(body, AlternatesPart)
    first, second = body.model.lines
    assert not [each for each in first.findings if each.code == "X51"]
    assert [each.code for each in second.findings][:1] == ["X51"]
    body.table.setCurrentIndex(body.model.index(1, 0))
    assert "hreflang is “xx”" in body.words.text
    body.model.setData(body.model.index(1, 0), "fr")
    settled(person)
    assert 'hreflang="fr" href="https://e.com/xx/b"' in text(person)
    body.table.setFocus()
    body.table.setCurrentIndex(body.model.index(1, 0))
    presses(person, body.table, Key.Key_Delete)
    assert 'hreflang="fr"' not in text(person)


def test_a_language_is_added_to_rows_by_a_pattern(person: Person, folder: Path) -> None:
    rows = [f"\n <url><loc>https://e.com/{name}</loc></url>" for name in ("en/a", "en/b", "c")]
    part = opens(person, folder, *rows)
    person.view.select_rows([0, 1, 2])
    settled(person)
    person.does("rows.add_alternate")
    body = part.parts["alternates"].body
    assert isinstance(body, AlternatesPart)
    language = body.form.language.stops[0]
    QTest.keyClicks(language, "fr")
    assert (body.form.old.text(), body.form.new.text()) == ("/en/", "/fr/")
    presses(person, language, Key.Key_Return)
    assert 'hreflang="fr" href="https://e.com/fr/a"' in text(person)
    assert 'hreflang="fr" href="https://e.com/fr/b"' in text(person)
    assert text(person).count("hreflang") == 2
    assert "“/en/”" in person.said


def test_enter_in_a_pattern_adds_the_first_link_and_the_keyboard_goes_to_it(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, "\n <url><loc>https://e.com/en/a</loc></url>")
    person.does("rows.add_alternate")
    settled(person)
    body = part.parts["alternates"].body
    assert isinstance(body, AlternatesPart)
    QTest.keyClicks(body.form.language.stops[0], "fr")
    body.form.new.setFocus()
    presses(person, body.form.new, Key.Key_Return)
    QTest.qWait(200)  # a button that had the keyboard meanwhile would be pressed by now
    settled(person)
    assert 'hreflang="fr" href="https://e.com/fr/a"' in text(person)
    assert QApplication.focusWidget() is body.table
    assert not part.parts["others"].is_unfolded


def test_going_to_the_panel_brings_what_gets_the_keyboard_into_sight(
    person: Person, folder: Path
) -> None:
    opens(person, folder, FIRST)
    dock = person.window.details.dock
    assert dock is not None
    stop = person.window.details.first_stop()
    above = stop.parentWidget()
    while not isinstance(above, QScrollArea):
        assert above is not None
        above = above.parentWidget()
    above.verticalScrollBar().setValue(above.verticalScrollBar().maximum())
    assert stop.visibleRegion().isEmpty()
    person.view.setFocus()
    drain()
    assert stop.visibleRegion().isEmpty()
    person.does("view.details")
    assert stop.hasFocus()
    assert not stop.visibleRegion().isEmpty()


def test_a_language_is_added_by_a_url_that_is_typed_or_follows_and_by_no_other(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST)
    person.does("rows.add_alternate")
    settled(person)
    body = part.parts["alternates"].body
    assert isinstance(body, AlternatesPart)
    form = body.form
    language, url, old = (form.language.stops[0], form.url.stops[0], form.old)
    QTest.keyClicks(language, "x-default")
    assert (old.text(), form.add.isEnabled()) == ("", False)
    presses(person, language, Key.Key_Tab)
    assert QApplication.focusWidget() is url
    presses(person, url, Key.Key_Tab)
    assert QApplication.focusWidget() is old
    QTest.keyClicks(old, "https://e.com/n")
    assert (form.url.text(), form.add.isEnabled(), form.note.isVisible()) == ("", False, True)
    QTest.keyClicks(url, "https://e.com/own")
    QTest.keyClicks(old, "x")
    QTest.keyClicks(language, "y")
    assert (form.url.text(), form.add.isEnabled()) == ("https://e.com/own", True)
    old.clear()
    QTest.keyClicks(old, "/en/")
    assert form.url.text() == "https://e.coma"


def test_other_elements_are_a_tree_whose_values_can_be_edited(person: Person, folder: Path) -> None:
    part = opens(person, folder, SECOND)
    body = part.parts["others"].body
    assert isinstance(body, OthersPart)
    model = body.model
    own = model.index(0, 0)
    assert own.data() == "x:own"
    assert own.siblingAtColumn(1).data() == "v"
    inside = model.index(0, 1, own)
    model.setData(inside, "2 & 3")
    settled(person)
    assert '<x:own a="2 &amp; 3">v</x:own>' in text(person)
    body.tree.setFocus()
    body.tree.setCurrentIndex(model.index(0, 0))
    presses(person, body.tree, Key.Key_Delete)
    assert "x:own" not in text(person)


def test_elements_and_attributes_are_added_and_renamed_by_keys(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, "\n <url><loc>https://e.com/a</loc></url>", SECOND)
    before = text(person)
    for name, value in (("geo:geo", ""), ("@x:a", "1"), ("x:b", "2 & 3")):
        part.parts["others"].add.click()
        form, body = others(part).form, others(part)
        are_shown = {each.isVisible() for each in (body.tree, body.delete, body.rename)}
        assert are_shown == {body.model.rowCount() > 0}
        assert not body.all.isVisible()
        QTest.keyClicks(form.name.line, f"q:{name}")
        assert not form.add.isEnabled()
        assert "q" in form.note.text()
        form.name.line.selectAll()
        QTest.keyClicks(form.name.line, name)
        QTest.keyClicks(form.value.line, value)
        presses(person, form.value.line, Key.Key_Return)
        part = settled(person)
    written = '<geo:geo x:a="1"><x:b>2 &amp; 3</x:b></geo:geo>'
    assert written in text(person)
    assert text(person).count("xmlns:geo=") == 1
    body = others(part)
    body.tree.setCurrentIndex(body.model.index(0, 0, body.model.index(0, 0)))
    for name in ("@x:c", "@y:c"):
        body.rename.click()
        editor = QApplication.focusWidget()
        assert isinstance(editor, QLineEdit)
        QTest.keyClicks(editor, name)
        presses(person, editor, Key.Key_Return)
    assert written.replace("x:a", "x:c") in text(person)
    assert "y:" in person.said
    while person.session.undo_stack.canUndo():
        person.session.undo_stack.undo()
    assert text(person) == before


def others(part: ContentsPart) -> OthersPart:
    body = part.parts["others"].body
    assert isinstance(body, OthersPart)
    return body


def test_news_say_how_long_they_still_count(person: Person, folder: Path) -> None:
    old = THIRD.replace("2026-05-06T", "2026-05-01T")
    part = opens(person, folder, THIRD, old)
    body = blocks(part, "news")
    assert body.note.text().startswith("Counts as news for 39 more hour")
    assert body.copy.x() - body.note.geometry().right() < 8  # no room is left beside it
    edge = part.parts["image"].add.geometry().right()
    assert abs(body.delete.mapTo(part.parts["news"], body.delete.rect().topRight()).x() - edge) < 8
    assert not part.parts["news"].add.isVisible()
    person.goes_to(1, LOC)
    settled(person)
    assert body.note.text() == "Too old to count as news."


def test_index_files_and_text_sitemaps_show_what_applies(person: Person, folder: Path) -> None:
    path = folder / "index.xml"
    path.write_text(
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="urn:x">'
        "<sitemap><loc>https://e.com/a.xml</loc><x:own>1</x:own></sitemap></sitemapindex>",
        "utf-8",
    )
    person.opens(path)
    person.window.details.open(anyway=True)
    person.goes_to(0, LOC)
    part = settled(person)
    assert [name for name, each in part.parts.items() if each.isVisible()] == ["others"]
    assert not person.can("rows.add_image")
    plain = folder / "urls.txt"
    plain.write_text("https://e.com/a\n", "utf-8")
    person.opens(plain)
    person.goes_to(0, LOC)
    part = settled(person)
    assert not part.isVisible()
    assert not person.can("rows.add_image")


@pytest.mark.parametrize("way", ["filter", "sort"])
def test_rows_are_edited_under_a_filter_and_a_sort(person: Person, folder: Path, way: str) -> None:
    part = opens(person, folder, SECOND, FIRST, THIRD)
    if way == "filter":
        person.presses(Key.Key_L, CTRL | SHIFT)
        person.types("/en/a")
        person.waits_until(lambda: person.page.model.rowCount() == 1)
        person.goes_to(0, LOC)
    else:
        person.page.model.sort_by("loc", descending=True)
        person.waits_until(lambda: person.page.model.sorting is not None)
        person.goes_to(2, LOC)
    settled(person)
    before = text(person)
    stop = types(field(part, "video", "title"), "Tables")
    presses(person, stop, Key.Key_Return)
    assert text(person) == before.replace("Chairs", "Tables")


def test_fields_without_a_value_are_shown_on_demand(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    form = blocks(part, "video").form
    assert not form.rows["rating"].isVisible()
    form.more.click()
    assert form.rows["rating"].isVisible()
    form.more.click()
    assert not form.rows["rating"].isVisible()
    assert form.rows["title"].isVisible()


def test_every_field_is_reached_by_tab_and_has_a_name(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    form = blocks(part, "video").form
    form.more.click()
    names = []
    form.first_stop().setFocus()
    seen: set[int] = set()
    while (focus := QApplication.focusWidget()) is not None and id(focus) not in seen:
        seen.add(id(focus))
        if form.isAncestorOf(focus):
            names.append(focus.accessibleName() or getattr(focus, "text", str)())
        QTest.keyClick(focus, Key.Key_Tab)
    stops = [stop for row in form.rows.values() if row.isVisible() for stop in row.editor.stops]
    assert {id(stop) for stop in stops if stop.isVisible()} <= seen
    assert all(names)
    assert names[0] == "URL of the thumbnail, required"


def test_the_round_of_f6_comes_by_details(person: Person, folder: Path) -> None:
    opens(person, folder, FIRST)
    dock = person.window.details.dock
    assert dock is not None
    person.view.setFocus()
    for _ in range(8):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Key.Key_F6)
        if dock.isAncestorOf(QApplication.focusWidget() or dock.window()):
            break
    else:
        pytest.fail("never came there")


def test_a_row_with_a_thousand_images_is_read_beside_the_window(
    person: Person, folder: Path
) -> None:
    many = "".join(
        f"<image:image><image:loc>https://e.com/{n}.jpg</image:loc></image:image>"
        for n in range(1_000)
    )
    row = f"\n <url><loc>https://e.com/many</loc>{many}</url>"
    part = opens(person, folder, FIRST, row)
    person.goes_to(1, LOC)
    person.does("rows.add_image")
    settled(person)
    body = blocks(part, "image")
    assert part.parts["image"].count == "1,000"
    assert body.list.count() == 1_001
    assert body.list.height() < part.height()
    stop = QApplication.focusWidget()
    assert stop is body.form.first_stop()
    QTest.keyClicks(stop, "https://e.com/new.jpg")
    presses(person, stop, Key.Key_Return)
    assert "new.jpg</image:loc></image:image></url>" in text(person)


def opens_editor(view: QAbstractItemView, index: QModelIndex) -> QLineEdit:
    """Open the editor of a cell, as a key does."""
    view.setFocus()
    view.setCurrentIndex(index)
    view.edit(index)
    drain()
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    return editor


def test_an_editor_that_is_open_stays_while_the_rules_are_asked_again(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, SECOND)
    alternates, others = part.parts["alternates"].body, part.parts["others"].body
    assert isinstance(alternates, AlternatesPart)
    assert isinstance(others, OthersPart)
    for view, index in (
        (alternates.table, alternates.model.index(0, 0)),
        (others.tree, others.model.index(0, 1)),
    ):
        editor = opens_editor(view, index)
        person.session.findings.updated.emit(None)
        drain()
        assert QApplication.focusWidget() is editor
        presses(person, editor, Key.Key_Escape)


def test_a_selection_that_is_too_large_is_told_and_never_read(person: Person, folder: Path) -> None:
    part = opens(person, folder, *(THIRD.replace("/c<", f"/{n}<") for n in range(5_001)))
    person.view.selectAll()
    settled(person)
    assert part.note.text() == "Select 5,000 rows or fewer to see what they have in common."
    assert not any(each.isVisible() for each in part.parts.values())
    before = text(person)
    person.does("rows.add_image")
    assert person.said == part.note.text()
    assert text(person) == before


def test_edits_of_many_rows_go_beside_the_window_and_are_one_step(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, *(FIRST.replace("/a<", f"/{n}<") for n in range(300)))
    before = text(person)
    person.view.selectAll()
    settled(person)
    stop = types(field(part, "video", "title"), "Same")
    QTest.keyClick(stop, Key.Key_Return)
    person.waits_until(lambda: not person.session.beside.is_under_way)
    settled(person)
    assert text(person) == before.replace("Chairs", "Same")
    assert field(part, "video", "title").editor.text() == "Same"
    assert person.session.undo_stack.count() == 1
    person.does("edit.undo")
    person.waits_until(lambda: not person.session.beside.is_under_way)
    assert text(person) == before


def test_what_is_typed_goes_to_its_row_when_another_one_is_chosen(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST, FIRST.replace("/a<", "/z<"))
    types(field(part, "video", "title"), "Tables")
    person.goes_to(1, LOC)
    settled(person)
    rows = text(person).split("</url>")
    assert "Tables" in rows[0]
    assert "Chairs" in rows[1]
    assert field(part, "video", "title").editor.text() == "Chairs"


def test_two_tabs_do_not_mix(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    types(field(part, "video", "title"), "Tables")
    first = person.page
    other = folder / "other.xml"
    other.write_bytes(urlset(SECOND, ATTRIBUTES))
    person.opens(other)
    person.goes_to(0, LOC)
    settled(person)
    assert b"Tables" in first.session.document.to_bytes()
    assert part.parts["image"].count == "3"
    assert not part.parts["video"].is_unfolded


def test_what_was_open_and_to_come_in_one_file_is_not_in_the_next(
    person: Person, folder: Path
) -> None:
    rated = FIRST.replace("<video:price>", "<video:rating>4</video:rating><video:price>")
    part = opens(person, folder, rated)
    assert blocks(part, "video").form.rows["rating"].isVisible()
    person.does("rows.add_image")
    settled(person)
    other = folder / "other.xml"
    other.write_bytes(urlset(FIRST, ATTRIBUTES))
    person.opens(other)
    person.goes_to(0, LOC)
    settled(person)
    assert not part.parts["image"].is_unfolded
    assert not blocks(part, "video").form.rows["rating"].isVisible()


def test_blanks_that_do_not_break_stay_where_something_else_is_typed(
    person: Person, folder: Path
) -> None:
    described = (
        VIDEO.replace("Chairs", "\u00a0Chairs\u00a0")
        .replace("All of them", "\u00a0A\u00a0b\u2028c d")
        .replace(
            "</video:price>",
            "</video:price><video:tag>e\u00a0f</video:tag><video:tag>g</video:tag>",
        )
    )
    part = opens(person, folder, f"\n <url><loc>https://e.com/en/a</loc>{described}</url>")
    for key in ("description", "tag"):
        stop = field(part, "video", key).editor.stops[0]
        stop.setFocus()
        presses(person, stop, Key.Key_End, CTRL)
        QTest.keyClicks(stop, "X")
        presses(person, stop, Key.Key_Return, SHIFT)  # a line of its own, no U+2028
        QTest.keyClicks(stop, "Y")
        field(part, "video", key).editor.hand_over()
        settled(person)
    title = types(field(part, "video", "title"), "\u00a0T")
    presses(person, title, Key.Key_Return)
    assert "<video:title>\u00a0T<" in text(person)
    assert "<video:description>\u00a0A\u00a0b\u2028c dX\nY</video:description>" in text(person)
    tags = ("e\u00a0f", "gX", "Y")
    for tag in tags:
        assert f"<video:tag>{tag}</video:tag>" in text(person)


TABLES: Final = ("alternates", "others")


def types_in_cell(part: ContentsPart, name: str, said: str) -> QLineEdit:
    """Type over the first value of a table; Enter is still to be pressed."""
    body = part.parts[name].body
    view: QAbstractItemView
    if isinstance(body, AlternatesPart):
        view, index = body.table, body.model.index(0, 0)
    else:
        assert isinstance(body, OthersPart)
        view, index = body.tree, body.model.index(0, 1)
    editor = opens_editor(view, index)
    editor.selectAll()
    QTest.keyClicks(editor, said)
    return editor


def cell_changed(before: str, name: str, said: str) -> str:
    """Return a document with another first value in a table."""
    old, new = ('hreflang="en"', f'hreflang="{said}"')
    if name == "others":
        old, new = (">v</x:own>", f">{said}</x:own>")
    assert old in before
    return before.replace(old, new, 1)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_typed_in_a_table_is_handed_over_before_all_else(
    person: Person, folder: Path, name: str
) -> None:
    part = opens(person, folder, SECOND)
    before = text(person)
    types_in_cell(part, name, "de")
    person.view.finish_editing()
    settled(person)
    assert text(person) == cell_changed(before, name, "de")
    assert person.session.undo_stack.count() == 1
    assert not isinstance(QApplication.focusWidget(), QLineEdit)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_typed_in_a_table_is_saved_although_nobody_pressed_enter(
    person: Person, folder: Path, name: str
) -> None:
    part = opens(person, folder, SECOND)
    after = cell_changed(text(person), name, "de")
    types_in_cell(part, name, "de")
    person.does("file.save")
    person.waits_until(lambda: (folder / "sitemap.xml").read_text("utf-8") == after)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_typed_in_a_table_stays_while_its_row_is_checked_and_read_again(
    person: Person, folder: Path, name: str
) -> None:
    part = opens(person, folder, SECOND)
    before = text(person)
    editor = types_in_cell(part, name, "de")
    person.session.findings.updated.emit(None)
    drain()
    assert part.desk is not None
    part.desk.read_again()
    drain()
    assert QApplication.focusWidget() is editor
    assert editor.text() == "de"
    presses(person, editor, Key.Key_Return)
    assert text(person) == cell_changed(before, name, "de")


@pytest.mark.parametrize("name", TABLES)
def test_what_is_typed_in_a_table_goes_to_its_row_when_another_one_is_chosen(
    person: Person, folder: Path, name: str
) -> None:
    part = opens(person, folder, SECOND, SECOND.replace("<loc>https://e.com/en/b", "<loc>/z"))
    before = text(person)
    types_in_cell(part, name, "de")
    person.view.setCurrentIndex(person.page.model.index(1, 0))
    settled(person)
    assert text(person) == cell_changed(before, name, "de")
    assert not isinstance(QApplication.focusWidget(), QLineEdit)


def test_an_edit_elsewhere_in_the_row_is_shown_once_nobody_types(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, SECOND)
    body = part.parts["others"].body
    assert isinstance(body, OthersPart)
    editor = types_in_cell(part, "others", "de")
    body.model.setData(body.model.index(0, 1, body.model.index(0, 0)), "2")
    settled(person)
    assert editor.text() == "de"
    presses(person, editor, Key.Key_Escape)
    assert body.model.index(0, 1, body.model.index(0, 0)).data() == "2"
    assert '<x:own a="2">v</x:own>' in text(person)


def test_by_tab_one_goes_on_to_the_url_of_the_language_just_typed(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, SECOND)
    before = text(person)
    presses(person, types_in_cell(part, "alternates", "de"), Key.Key_Tab)
    url = QApplication.focusWidget()
    assert isinstance(url, QLineEdit)
    assert url.text() == "https://e.com/en/b"
    url.selectAll()
    QTest.keyClicks(url, "https://e.com/de/b")
    presses(person, url, Key.Key_Return)
    after = cell_changed(before, "alternates", "de")
    assert text(person) == after.replace('href="https://e.com/en/b"', 'href="https://e.com/de/b"')
