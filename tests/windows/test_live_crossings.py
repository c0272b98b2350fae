"""A live check while the file is worked on: edited, filtered, saved, read again, closed."""

from __future__ import annotations

from pathlib import Path

from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.session.web.live.check_run import RunState
from sitemap_editor.windows.web.live_bar import LiveBar
from tests.core.sitemaps import urlset
from tests.core.web.pretended_web import Page
from tests.indexes_on_disk import index
from tests.qt_support import LOC, Person, drain
from tests.windows.pretended_fetcher import PretendedFetcher
from tests.windows.test_live_check import (
    A,
    bar_of,
    cells,
    checks,
    opened,
    starts,
    web_of,
)


def is_over(bar: LiveBar) -> bool:
    return bar.run is not None and bar.run.state is RunState.OVER and not bar.run.is_working


def begun(person: Person, folder: Path, *paths: str) -> tuple[PretendedFetcher, LiveBar]:
    """Open a file and begin a check whose first answers are held back."""
    opened(person, folder, *paths)
    fetcher = web_of(person)
    fetcher.holds = True
    bar = starts(person)
    person.waits_until(lambda: fetcher.web.log)
    return fetcher, bar


def ends(person: Person, fetcher: PretendedFetcher, bar: LiveBar) -> None:
    fetcher.lets_go()
    person.waits_until(lambda: is_over(bar))
    person.waits_for_the_checks()
    drain()


def test_a_url_that_is_edited_meanwhile_has_no_result_until_that_is_undone(
    person: Person, tmp_path: Path
) -> None:
    fetcher, bar = begun(person, tmp_path, "gone", "old")
    person.edits(0, LOC, f"{A}/other")
    ends(person, fetcher, bar)
    assert cells(person, "live_status") == ["", "301"]
    person.does("edit.undo")
    drain()
    assert cells(person, "live_status") == ["404", "301"]
    person.does("edit.redo")
    drain()
    assert cells(person, "live_status") == ["", "301"]


def test_rows_that_are_filtered_out_meanwhile_are_checked_all_the_same(
    person: Person, tmp_path: Path
) -> None:
    fetcher, bar = begun(person, tmp_path, "gone", "old", "")
    person.page.filter.set_text("old")
    person.waits_until(lambda: person.page.model.rowCount() == 1)
    ends(person, fetcher, bar)
    assert cells(person, "live_status") == ["301"]
    person.page.filter.set_text("")
    person.waits_until(lambda: person.page.model.rowCount() == 3)
    assert cells(person, "live_status") == ["404", "301", "200"]


def test_a_filter_by_results_follows_what_comes(person: Person, tmp_path: Path) -> None:
    fetcher, bar = begun(person, tmp_path, "gone", "old", "")
    person.page.filter.set_text("live:4xx")
    person.waits_until(lambda: person.page.model.rowCount() == 0)
    ends(person, fetcher, bar)
    person.waits_until(lambda: cells(person, "live_status") == ["404"])


def test_saving_meanwhile_disturbs_nothing(person: Person, tmp_path: Path) -> None:
    fetcher, bar = begun(person, tmp_path, "gone", "old")
    person.edits(1, LOC, f"{A}/new")
    person.does("file.save")
    person.waits_until(lambda: not person.session.is_edited)
    ends(person, fetcher, bar)
    assert cells(person, "live_status") == ["404", ""]
    assert b"/new" in (tmp_path / "sitemap.xml").read_bytes()


def test_results_follow_a_file_that_is_saved_elsewhere(person: Person, tmp_path: Path) -> None:
    fetcher, bar = begun(person, tmp_path, "gone", "old")
    there = tmp_path / "there.xml"
    person.prompts.will_be_asked("place_to_save", there)
    person.does("file.save_as")
    person.waits_until(lambda: person.session.path == there)
    ends(person, fetcher, bar)
    person.does("file.close")
    drain()
    asked = len(fetcher.web.log)
    person.opens(there)
    person.waits_until(lambda: cells(person, "live_status") == ["404", "301"])
    assert len(fetcher.web.log) == asked


def test_results_of_a_file_that_was_never_saved_are_kept_once_it_is(
    person: Person, tmp_path: Path
) -> None:
    opened(person, tmp_path, "gone", "old")
    person.does("edit.select_all")
    person.does("edit.copy")
    person.does("file.new")
    person.does("edit.paste")
    person.waits_until(lambda: person.page.model.rowCount() == 2)
    fetcher = web_of(person)
    checks(person)
    there = tmp_path / "there.xml"
    person.prompts.will_be_asked("place_to_save", there)
    person.does("file.save")
    person.waits_until(lambda: person.session.path == there)
    drain()
    person.does("file.close")
    drain()
    asked = len(fetcher.web.log)
    person.opens(there)
    person.waits_until(lambda: cells(person, "live_status") == ["404", "301"])
    assert len(fetcher.web.log) == asked


def test_a_server_that_goes_away_is_asked_about_and_what_came_before_stays(
    person: Person, tmp_path: Path
) -> None:
    opened(person, tmp_path, *(str(number) for number in range(60)))
    fetcher = web_of(person, {f"{A}/{number}": Page() for number in range(60)})
    bar = starts(person)
    person.waits_until(lambda: len(fetcher.web.urls()) > 10)
    fetcher.web.pages = {}
    fetcher.web.usual = Page(failure=Failure.PROTOCOL)
    person.waits_until(lambda: bar.skip.isVisibleTo(bar))
    bar.stop.click()
    person.waits_until(lambda: is_over(bar))
    known = [each for each in cells(person, "live_status") if each == "200"]
    assert len(known) >= 8
    fetcher.web.usual = Page()
    checks(person)
    assert all(cells(person, "live_status"))


def test_two_files_are_checked_at_once_each_with_its_own_bar(
    person: Person, tmp_path: Path
) -> None:
    fetcher, first = begun(person, tmp_path, "gone", "old")
    other = tmp_path / "other.xml"
    other.write_bytes(urlset(f"<url><loc>{A}/</loc></url>"))
    person.opens(other)
    second = starts(person)
    assert second is not first
    second.stop.click()
    person.waits_until(lambda: is_over(second))
    assert first.run is not None
    assert first.run.state is RunState.RUNNING
    second = starts(person)
    fetcher.lets_go()
    person.waits_until(lambda: is_over(first) and is_over(second))
    person.waits_for_the_checks()
    assert cells(person, "live_status") == ["200"]
    person.window.tabs.setCurrentIndex(0)
    assert bar_of(person) is first
    assert cells(person, "live_status") == ["404", "301"]


def test_reading_the_file_again_ends_the_check_and_says_how_to_go_on(
    person: Person, tmp_path: Path
) -> None:
    fetcher, _ = begun(person, tmp_path, "gone", "old")
    path = tmp_path / "sitemap.xml"
    path.write_bytes(urlset(f"<url><loc>{A}/gone</loc></url><url><loc>{A}/</loc></url>"))
    person.does("file.reload")
    person.waits_until(lambda: "Check Live goes on" in person.said)
    assert person.page.findChild(LiveBar) is None
    fetcher.lets_go()
    drain()
    person.waits_for_the_checks()
    checks(person)
    assert cells(person, "live_status") == ["404", "200"]


def test_closing_the_file_says_nothing_of_the_check(person: Person, tmp_path: Path) -> None:
    begun(person, tmp_path, "gone", "old")
    person.does("file.close")
    drain()
    assert "live check" not in person.said


def test_all_files_of_an_index_are_checked_in_one_go_and_mended_each_in_its_own(
    person: Person, tmp_path: Path
) -> None:
    for name, path in (("a.xml", "old"), ("b.xml", "gone")):
        rows = f"\n <url><loc>{A}/{path}</loc></url>\n <url><loc>{A}/</loc></url>\n"
        (tmp_path / name).write_bytes(urlset(rows))
    person.opens(index(tmp_path, ["a.xml", "b.xml"]))
    person.does("index.open_table")
    person.waits_until(lambda: person.session.is_joined)
    person.waits_for_the_checks()
    fetcher = web_of(person)
    checks(person)
    assert cells(person, "live_status") == ["301", "200", "404", "200"]
    assert sorted(fetcher.web.urls()) == [f"{A}/", f"{A}/gone", f"{A}/new", f"{A}/old"]
    person.goes_to(0, LOC)
    person.does("problems.fix")
    person.does("file.save")
    person.waits_until(lambda: b"/new" in (tmp_path / "a.xml").read_bytes())
    assert b"/gone" in (tmp_path / "b.xml").read_bytes()


def test_a_text_sitemap_is_checked_and_mended_as_well(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "sitemap.txt"
    file.write_text(f"{A}/old\n{A}/\n{A}/gone\n")
    person.opens(file)
    web_of(person)
    checks(person)
    assert cells(person, "live_status") == ["301", "200", "404"]
    person.waits_for_the_checks()
    person.goes_to(0, LOC)
    person.does("problems.fix")
    drain()
    assert person.bytes == f"{A}/new\n{A}/\n{A}/gone\n".encode()
    person.does("edit.undo")
    drain()
    assert cells(person, "live_status") == ["301", "200", "404"]


def test_a_window_that_goes_amid_a_check_asks_nothing_more_and_the_rest_is_for_the_next_one(
    person: Person, tmp_path: Path
) -> None:
    fetcher, _ = begun(person, tmp_path, *(str(number) for number in range(20)))
    fetcher.lets_go()
    person.waits_until(lambda: len(fetcher.web.urls()) >= 3)
    person.window.close()
    drain()
    asked = len(fetcher.web.log)
    drain()
    assert len(fetcher.web.log) == asked
