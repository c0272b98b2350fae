"""A rule is muted for a file or a site: it is gone from every count, listed, and undone."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from sitemap_editor.core.checks.muting import MutedBy
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.checks.shared_mutes import SHARED_NAME
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.checks.mute_review import MuteReview
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.problems.muted_dialog import MutedDialog
from tests.qt_support import LOC, Key, Person, ScriptedPrompts, drain
from tests.windows.files import some_file
from tests.windows.panels import kinds_of
from tests.windows.starts import Start
from tests.windows.test_banners import SPACES, banners
from tests.windows.test_current_problem import BODY, panel, settles

OTHER_SITE = BODY.replace("example.com", "example.org")


def codes(person: Person) -> set[str]:
    """The rules that the file in front breaks."""
    findings = person.session.findings
    return {code for code, _ in findings.index.kinds} - {"XSD"} | {
        each.code for each in findings.of_file()
    }


def muted(person: Person) -> list[str]:
    return list(person.session.muted)


def chip(person: Person) -> int:
    """How many rules the panel says are muted."""
    button = panel(person).bar.filter.muted
    return int(button.text().split()[0]) if button.isVisible() else 0


def mutes(person: Person, action: str = "problems.mute_file") -> str:
    """Mute the rule of the current problem; return its code."""
    problem = person.page.problem.problem
    assert problem is not None
    person.does(action)
    settles(person)
    return problem.finding.code


def looks_through(person: Person, prompts: ScriptedPrompts) -> MuteReview:
    """Open the list of what is muted; what was handed to the dialog lives until drained."""
    seen: list[MuteReview] = []
    prompts.will_be_asked("show_muted", seen.append)
    person.does("problems.muted")
    return seen[0]


def unmutes_all(person: Person, prompts: ScriptedPrompts) -> None:
    review = looks_through(person, prompts)
    review.unmute(review.sources())
    settles(person)


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: person.window.problems.is_shown)
    settles(person)
    return person


def test_a_muted_rule_is_gone_from_list_counts_table_and_kinds(sitter: Person) -> None:
    before = sitter.session.findings.counts()
    listed = len(sitter.session.findings.index.rows_of("L06"))
    sitter.goes_to(0, LOC)
    assert mutes(sitter) == "L06"
    assert "L06" not in codes(sitter)
    assert {"P01", "D04"} <= codes(sitter)
    after = sitter.session.findings.counts()
    assert after[Severity.ERROR] == before[Severity.ERROR] - listed
    status = sitter.window.status.problems[Severity.ERROR].number.text()
    assert status == str(after[Severity.ERROR])
    assert sitter.page.model.shown_findings.of_cell(4, sitter.page.model.columns[LOC]) == []
    model = panel(sitter).model
    assert model is not None
    shown = {model.index(row, 0).data() for row in range(model.rowCount())}
    assert "L06" not in shown
    assert chip(sitter) == 1
    assert sitter.window.status.muted.text().startswith("1 ")
    kinds = kinds_of(sitter).model()
    said = [str(kinds.index(number, 0).data()) for number in range(kinds.rowCount())]
    assert not any(text.startswith("L06") for text in said)


def test_muting_by_the_keyboard_from_the_list_and_unmuting_in_the_dialog(
    sitter: Person,
) -> None:
    sitter.goes_to(0, LOC)
    panel(sitter).table.setFocus()
    menu = next(
        action
        for action in panel(sitter).table.actions()
        if action.objectName() == "problems.mute_file"
    )
    menu.trigger()
    settles(sitter)
    assert muted(sitter) == ["L06"]
    review = MuteReview(sitter.session, sitter.window.mutes.muting)
    dialog = MutedDialog(review, sitter.window)
    dialog.show()
    sitter.waits_until(lambda: QApplication.focusWidget() is dialog.table)
    assert dialog.model.rowCount() == 1
    sitter.presses(Key.Key_Delete)
    sitter.waits_until(lambda: not dialog.model.rowCount())
    assert dialog.headline.text().startswith("All rules are checked")
    sitter.presses(Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.deleteLater()
    settles(sitter)
    assert muted(sitter) == []
    assert "L06" in codes(sitter)
    assert chip(sitter) == 0


def test_the_list_goes_on_to_another_problem(sitter: Person) -> None:
    sitter.goes_to(2, LOC)
    panel(sitter).table.setFocus()
    sitter.waits_until(lambda: panel(sitter).table.hasFocus())
    assert mutes(sitter) == "L06"
    sitter.waits_until(lambda: sitter.page.problem.problem is not None)
    problem = sitter.page.problem.problem
    assert problem is not None
    assert problem.finding.code != "L06"
    assert panel(sitter).current_problem() == problem


def test_a_site_is_muted_in_all_its_files_and_in_no_other(
    sitter: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    sitter.goes_to(0, LOC)
    action = sitter.window.action_set["problems.mute_site"]
    assert action.text().replace("&", "") == "Mute This Rule for example.com"
    assert mutes(sitter, "problems.mute_site") == "L06"
    sitter.opens(some_file(folder, "same.xml", BODY))
    settles(sitter)
    assert muted(sitter) == ["L06"]
    sitter.opens(some_file(folder, "other.xml", OTHER_SITE))
    settles(sitter)
    assert muted(sitter) == []
    assert "L06" in codes(sitter)
    assert "example.org" in sitter.window.action_set["problems.mute_site"].text()
    sitter.does("view.previous_tab")
    settles(sitter)
    unmutes_all(sitter, prompts)
    sitter.does("view.previous_tab")
    settles(sitter)
    assert muted(sitter) == []
    assert "L06" in codes(sitter)


def test_a_file_that_turns_out_to_belong_to_a_site_is_checked_by_what_is_muted_there(
    sitter: Person,
) -> None:
    sitter.goes_to(0, LOC)
    mutes(sitter, "problems.mute_site")
    sitter.window.problems.publish_at(Published("https://www.example.net/sitemap.xml"))
    settles(sitter)
    assert muted(sitter) == []
    sitter.window.problems.publish_at(Published("http://EXAMPLE.com/sitemap.xml"))
    settles(sitter)
    assert muted(sitter) == ["L06"]


def test_what_is_muted_comes_again_with_the_file(sitter: Person, settings: Settings) -> None:
    sitter.goes_to(0, LOC)
    mutes(sitter)
    before = sitter.page
    sitter.does("file.reload")
    sitter.waits_until(lambda: sitter.page is not before)
    settles(sitter)
    assert muted(sitter) == ["L06"]
    assert "L06" not in codes(sitter)


def test_it_follows_the_file_to_another_name_and_stays_with_the_old_one(
    sitter: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    sitter.goes_to(0, LOC)
    mutes(sitter)
    old, new = sitter.session.path, folder / "new.xml"
    assert old is not None
    prompts.will_be_asked("place_to_save", new)
    sitter.does("file.save_as")
    sitter.waits_until(lambda: sitter.session.path == new)
    settles(sitter)
    assert muted(sitter) == ["L06"]
    sitter.opens(old)
    settles(sitter)
    assert muted(sitter) == ["L06"]


def test_a_file_without_a_name_can_be_muted_and_keeps_it_when_it_is_saved(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    person.does("file.new")
    person.does("rows.insert_below")
    person.page.view.finish_editing()
    person.edits(0, LOC, "https://example.com/a b")
    person.window.problems.open()
    settles(person)
    person.goes_to(0, LOC)
    assert mutes(person) == "L06"
    assert muted(person) == ["L06"]
    new = folder / "new.xml"
    prompts.will_be_asked("place_to_save", new)
    person.does("file.save")
    person.waits_until(lambda: person.session.path == new)
    settles(person)
    assert muted(person) == ["L06"]
    before = person.page
    person.does("file.reload")
    person.waits_until(lambda: person.page is not before)
    settles(person)
    assert muted(person) == ["L06"]


def test_it_is_remembered_over_restarts(start: Start, folder: Path) -> None:
    person = start()
    path = some_file(folder, body=BODY)
    person.opens(path)
    person.window.problems.open()
    settles(person)
    person.goes_to(0, LOC)
    mutes(person)
    person = start()
    person.opens(path)
    person.window.problems.open()
    settles(person)
    assert muted(person) == ["L06"]
    assert chip(person) == 1


def test_a_banner_offers_to_mute_its_rule(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, body=SPACES))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: len(banners(person)) == 1)
    (banner,) = banners(person)
    button = banner.buttons[-1]
    assert button.text() == "M&ute"
    menu = button.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    said = [action.text().replace("&", "") for action in menu.actions()]
    assert said == ["In This File", "For example.com"]
    menu.actions()[0].trigger()
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: banners(person) == [])
    assert muted(person) == ["L06"]


def test_muting_while_everything_is_being_checked(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.session.findings.start()
    assert mutes(sitter) == "L06"
    assert "L06" not in codes(sitter)
    sitter.session.findings.start()
    sitter.window.mutes.muting.unmute(sitter.session, [("L06", MutedBy.FILE)])
    settles(sitter)
    assert "L06" in codes(sitter)


def test_the_next_problem_is_never_one_that_was_muted_a_moment_ago(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.does("problems.mute_file")
    for _ in range(8):  # while all is checked anew
        sitter.does("find.next_problem")
        findings = sitter.session.findings.of_row(sitter.page.model.row_id(sitter.at[0]))
        assert findings
        assert all(each.code != "L06" for each in findings)


def test_muting_is_no_step_of_the_history_and_undo_leaves_it(sitter: Person) -> None:
    sitter.edits(1, LOC, "https://example.com/x y")
    settles(sitter)
    sitter.goes_to(1, LOC)
    count = sitter.session.undo_stack.count()
    mutes(sitter)
    assert sitter.session.undo_stack.count() == count
    sitter.does("edit.undo")
    settles(sitter)
    assert sitter.sees(1, LOC) == "https://example.com/sound"
    assert muted(sitter) == ["L06"]
    assert not sitter.session.is_modified


def test_all_muted_is_never_said_to_be_faultless_without_a_word(
    sitter: Person, prompts: ScriptedPrompts
) -> None:
    for _ in range(10):
        if not codes(sitter):
            break
        sitter.does("find.next_problem")
        mutes(sitter)
    assert not codes(sitter)
    count = len(muted(sitter))
    assert chip(sitter) == count
    dock = sitter.window.explore.dock
    assert dock is not None
    sitter.waits_until(lambda: str(count) in dock.nothing.text())
    unmutes_all(sitter, prompts)
    assert "L06" in codes(sitter)


def test_no_filter_is_blamed_for_what_the_schema_alone_finds(person: Person, folder: Path) -> None:
    days = "".join(
        f"<url><loc>https://example.com/{row}</loc><lastmod>2024-13-{row}</lastmod></url>"
        for row in (10, 11, 12)
    )
    person.opens(some_file(folder, body=days))
    person.waits_until(lambda: person.window.problems.is_shown)
    settles(person)
    person.goes_to(0, LOC)
    assert mutes(person) == "D04"
    hidden = panel(person).hidden
    assert hidden.isVisible()
    assert hidden.label.text() == "3 problems, found by the XSD schema only."
    assert hidden.button.text() == "Show"
    hidden.button.click()
    settles(person)
    assert not hidden.isVisible()
    assert panel(person).table.model().rowCount() == 3
    panel(person).text.setText("nothing holds this")
    person.waits_until(hidden.isVisible)
    assert hidden.label.text() == "The filter hides all 3 problems."
    assert hidden.button.text() == "Clear Filter"


# The file that people share


def write_shared(folder: Path, content: object) -> Path:
    path = folder / SHARED_NAME
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return path


def complaints(person: Person) -> list[str]:
    found = [each for each in person.page.findChildren(Notice) if each.isVisible()]
    return [each.label.text() for each in found if SHARED_NAME in each.label.text()]


def test_what_others_share_is_muted_and_said_to_be_theirs(person: Person, folder: Path) -> None:
    write_shared(folder, {"sitemap_editor": 1, "ignore": ["L06"]})
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: muted(person) == ["L06"])
    person.window.problems.open()
    settles(person)
    assert "L06" not in codes(person)
    assert chip(person) == 1
    assert person.session.muted == {"L06": (MutedBy.SHARED_FOLDER,)}
    assert complaints(person) == []


def test_nothing_is_written_beside_a_file_before_somebody_shares(
    sitter: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    sitter.goes_to(0, LOC)
    mutes(sitter)
    assert not (folder / SHARED_NAME).exists()
    review = looks_through(sitter, prompts)
    assert review.can_share(review.sources())
    review.share(review.sources())
    settles(sitter)
    assert json.loads((folder / SHARED_NAME).read_text("utf-8"))["files"] == {
        "sitemap.xml": ["L06"]
    }
    assert sitter.session.muted == {"L06": (MutedBy.SHARED_FILE,)}
    assert not review.can_share(review.sources())
    assert "L06" not in codes(sitter)
    review.unmute(review.sources())
    settles(sitter)
    assert "L06" in codes(sitter)
    assert json.loads((folder / SHARED_NAME).read_text("utf-8"))["files"] == {}


def test_a_damaged_shared_file_is_said_and_everything_is_checked(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    path = write_shared(folder, '{"sitemap_editor": 1, "ignore": [L06]}')
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: len(complaints(person)) == 1)
    person.window.problems.open()
    settles(person)
    assert "L06" in codes(person)
    person.goes_to(0, LOC)
    mutes(person)
    review = MuteReview(person.session, person.window.mutes.muting)
    dialog = MutedDialog(review, person.window)
    dialog.share.click()
    assert len(dialog.messages.texts()) == 1
    assert SHARED_NAME in dialog.messages.texts()[0]
    dialog.reject()
    dialog.deleteLater()
    assert path.read_text("utf-8") == '{"sitemap_editor": 1, "ignore": [L06]}'
    write_shared(folder, {"sitemap_editor": 1, "ignore": ["D04", "Q9"]})
    person.window.mutes.look_again()
    person.waits_until(lambda: muted(person) == ["D04", "L06"])
    person.waits_until(lambda: ["Q9" in text for text in complaints(person)] == [True])
    write_shared(folder, {"sitemap_editor": 1})
    person.window.mutes.look_again()
    person.waits_until(lambda: muted(person) == ["L06"] and complaints(person) == [])


def test_another_program_mutes_a_rule_in_the_same_file(sitter: Person, tmp_path: Path) -> None:
    from PySide6.QtCore import QSettings

    from sitemap_editor.session.program.muted_rules import MutedRules

    path = sitter.session.path
    assert path is not None
    store = QSettings(str(tmp_path / "settings" / "settings.ini"), QSettings.Format.IniFormat)
    MutedRules(Settings(store)).set_for_file(path, ["L06"])
    store.sync()
    sitter.window.mutes.look_again()
    settles(sitter)
    assert muted(sitter) == ["L06"]


def test_what_is_saved_over_a_muted_file_is_checked_by_what_was_muted_in_it(
    sitter: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    other = some_file(folder, "other.xml", BODY)
    sitter.opens(other)
    settles(sitter)
    sitter.goes_to(0, LOC)
    mutes(sitter)
    sitter.does("file.close")
    sitter.waits_until(lambda: sitter.window.tabs.count() == 1)
    prompts.will_be_asked("place_to_save", other)
    sitter.does("file.save_as")
    sitter.waits_until(lambda: sitter.session.path == other)
    settles(sitter)
    assert muted(sitter) == []


def test_a_file_that_moves_into_another_folder_has_what_is_shared_there(
    sitter: Person, tmp_path: Path, prompts: ScriptedPrompts
) -> None:
    place = tmp_path / "shared"
    place.mkdir()
    write_shared(place, {"sitemap_editor": 1, "ignore": ["L06"]})
    prompts.will_be_asked("place_to_save", place / "new.xml")
    sitter.does("file.save_as")
    sitter.waits_until(lambda: muted(sitter) == ["L06"])
    settles(sitter)
    assert "L06" not in codes(sitter)


def test_the_list_of_muted_rules_goes_with_its_file(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    mutes(sitter)
    dialog = MutedDialog(MuteReview(sitter.session, sitter.window.mutes.muting), sitter.window)
    dialog.show()
    drain()
    sitter.does("file.close")
    sitter.waits_until(lambda: not dialog.isVisible())
    dialog.deleteLater()


def test_a_file_is_closed_while_others_mutes_are_read(sitter: Person, folder: Path) -> None:
    for number in range(4):
        write_shared(folder, {"sitemap_editor": 1, "ignore": ["L06"] if number % 2 else []})
        sitter.window.mutes.look_again()
    sitter.does("file.close")
    sitter.waits_until(lambda: not sitter.window.tabs.count())


def test_muting_and_unmuting_in_quick_turns_ends_as_it_was(sitter: Person) -> None:
    before = codes(sitter)
    muting = sitter.window.mutes.muting
    for _ in range(10):
        muting.mute(sitter.session, "L06", MutedBy.FILE)
        drain()
        muting.unmute(sitter.session, [("L06", MutedBy.FILE)])
    settles(sitter)
    assert codes(sitter) == before


def test_a_name_of_odd_characters_is_remembered_whole(person: Person, folder: Path) -> None:
    names = ("tab\tname.xml", "comma, & space.xml") if os.name == "posix" else ("comma, b.xml",)
    for name in names:
        person.opens(some_file(folder, name, BODY))
        person.window.problems.open()
        settles(person)
        person.goes_to(0, LOC)
        mutes(person)
        before = person.page
        person.does("file.reload")
        person.waits_until(lambda known=before: person.page is not known)  # type: ignore[misc]
        settles(person)
        assert muted(person) == ["L06"]
