"""Check Live in the window: what is asked, what comes of it, and what a person says meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sitemap_editor.core.filtering.facet_terms import Facet
from sitemap_editor.core.protocol import page_result
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.tls_fault import TlsFault
from sitemap_editor.session.table.facet_lists import Wish
from sitemap_editor.session.web.live.check_run import RunState
from sitemap_editor.session.web.live.live_review import LiveReview
from sitemap_editor.windows.web.live_bar import LiveBar
from sitemap_editor.windows.web.live_dialog import LiveDialog
from tests.core.sitemaps import urlset
from tests.core.web.pretended_web import Answer, Page
from tests.qt_support import Person, drain
from tests.windows.pretended_fetcher import PretendedFetcher

A = "https://a.org"
MOVED = Page(301, (("location", f"{A}/new"),))
NOINDEX = Page(body=b'<meta name="robots" content="noindex">')
PAGES: dict[str, Answer] = {
    f"{A}/": Page(),
    f"{A}/old": MOVED,
    f"{A}/new": Page(),
    f"{A}/hidden": NOINDEX,
}


def opened(person: Person, folder: Path, *paths: str) -> None:
    file = folder / "sitemap.xml"
    rows = "".join(f"\n <url><loc>{A}/{path}</loc></url>" for path in paths)
    file.write_bytes(urlset(f"{rows}\n"))
    person.opens(file)


def web_of(person: Person, pages: dict[str, Answer] | None = None) -> PretendedFetcher:
    fetcher = PretendedFetcher(PAGES if pages is None else pages)
    person.window.place.web.fetcher = fetcher
    return fetcher


def quick(review: LiveReview) -> None:
    review.rate = 100


def starts(person: Person, choose: Callable[[LiveReview], object] = quick) -> LiveBar:
    person.prompts.will_be_asked("review_live", choose)
    person.does("web.live")
    return bar_of(person)


def bar_of(person: Person) -> LiveBar:
    bar = person.page.findChild(LiveBar)
    assert bar is not None
    return bar


def checks(person: Person, choose: Callable[[LiveReview], object] = quick) -> LiveBar:
    bar = starts(person, choose)
    person.waits_until(lambda: bar.run is not None and bar.run.state is RunState.OVER)
    person.waits_for_the_checks()
    person.waits_until(lambda: bar.run is not None and bar.run.schedule is not None)
    drain()
    return bar


def is_shown(person: Person, name: str) -> bool:
    return not person.view.isColumnHidden(person.page.model.names.index(name))


def cells(person: Person, name: str) -> list[str]:
    model = person.page.model
    column = model.names.index(name)
    return [model.index(row, column).data() for row in range(model.rowCount())]


def shows(person: Person, count: int) -> bool:
    return person.page.model.rowCount() == count


def codes(person: Person) -> list[str]:
    kinds = person.session.findings.index.kinds
    return sorted(code for (code, _), rows in kinds.items() for _ in rows if code[0] == "W")


def test_columns_tell_what_became_of_each_url(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "", "old", "hidden", "gone")
    told = (("content-type", "text/html; charset=utf-8"), ("etag", '"7"'))
    date = '<script type="application/ld+json">{"dateModified": "2026-05-06"}</script>'
    links = "".join(
        f'<link rel="alternate" hreflang="{code}" href="{A}/{code}">' for code in ("en", "de")
    )
    body = f'<html lang="en-GB"><head><title>Oak chairs</title>{date}{links}</head></html>'
    web_of(person, {**PAGES, f"{A}/": Page(200, told, body.encode())})
    assert cells(person, "live_status") == ["", "", "", ""]
    bar = checks(person)
    assert cells(person, "live_hops") == ["0", "1", "0", "0"]
    says = ("live_type", "live_etag", "live_title", "live_language", "live_date", "live_time")
    of_home = [cells(person, name)[0] for name in says]
    assert of_home == ["text/html; charset=utf-8", '"7"', "Oak chairs", "en-GB", "2026-05-06", "50"]
    assert cells(person, "live_versions")[0] == "en, de"
    versions = person.page.model.index(0, person.page.model.names.index("live_versions"))
    assert f"de: {A}/de" in versions.data(Qt.ItemDataRole.ToolTipRole)
    hops = person.page.model.index(1, person.page.model.names.index("live_hops"))
    assert f"301 {A}/old" in hops.data(Qt.ItemDataRole.ToolTipRole)
    why = person.page.model.index(2, person.page.model.names.index("live_indexable"))
    assert why.data(Qt.ItemDataRole.ToolTipRole).splitlines()[-1] == "noindex"
    assert cells(person, "live_status") == ["200", "301", "200", "404"]
    assert cells(person, "live_target") == ["", f"{A}/new", "", ""]
    assert cells(person, "live_indexable") == ["Yes", "No: redirect", "No: noindex", "No: status"]
    assert "4 URL" in bar.words.text()
    number = person.page.model.names.index("live_status")
    assert not person.view.isColumnHidden(number)


@pytest.mark.parametrize(
    ("page", "told"),
    [
        (Page(failure=Failure.DNS, detail="Host example not found"), "the host was not found"),
        (
            Page(failure=Failure.TLS, detail=TlsFault.EXPIRED),
            "the server’s certificate has expired",
        ),
        (
            Page(failure=Failure.TLS, detail="no cipher"),
            "the connection is not secure (no cipher)",
        ),
    ],
)
def test_why_nothing_came_is_told_in_words_of_the_program(
    person: Person, folder: Path, page: Page, told: str
) -> None:
    opened(person, folder, "lost")
    web_of(person, {f"{A}/lost": page})
    checks(person)
    why = person.page.model.index(0, person.page.model.names.index("live_indexable"))
    assert why.data(Qt.ItemDataRole.ToolTipRole).splitlines() == ["No: error", told]


def test_why_robots_txt_cannot_be_had_is_told(person: Person, folder: Path) -> None:
    opened(person, folder, "")
    web_of(person, {**PAGES, f"{A}/robots.txt": Page(503)})
    checks(person)
    why = person.page.model.index(0, person.page.model.names.index("live_indexable"))
    told = why.data(Qt.ItemDataRole.ToolTipRole).splitlines()
    assert told == ["No: robots.txt", "robots.txt: 503"]


def test_a_url_of_this_network_that_was_not_asked_is_not_said_to_be_unindexable(
    person: Person, folder: Path
) -> None:
    opened(person, folder, "", "inside")
    web_of(person, {**PAGES, f"{A}/inside": Page(failure=Failure.PRIVATE)})
    checks(person)
    assert cells(person, "live_indexable") == ["Yes", "Not asked: private"]


def test_urls_of_this_network_are_not_counted_as_checked_and_it_is_said_how_to_allow_them(
    person: Person, tmp_path: Path
) -> None:
    rows = [f"{A}/", "http://10.0.0.7/a", "http://10.0.0.7/b"]
    body = "".join(f"\n <url><loc>{url}</loc></url>" for url in rows)
    file = tmp_path / "sitemap.xml"
    file.write_bytes(urlset(f"{body}\n"))
    person.opens(file)
    refused = Page(failure=Failure.PRIVATE)
    private = dict.fromkeys(("http://10.0.0.7/robots.txt", *rows[1:]), refused)
    web_of(person, {**PAGES, **private})
    bar = checks(person)
    person.waits_until(lambda: "1 of 3 URLs checked" in bar.words.text())
    said = bar.words.text()
    assert "2 URL" in said
    assert "tick “Allow addresses of this computer and its network”" in said
    web_of(person, {**PAGES, **dict.fromkeys(rows[1:], Page())})
    bar = checks(person)
    person.waits_until(lambda: bar.words.text().startswith("Live check: 3 URL"))
    assert "tick" not in bar.words.text()


def test_nothing_is_asked_before_a_person_says_so(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "", "old")
    fetcher = web_of(person)
    person.prompts.will_be_asked("review_live", None)
    person.does("web.live")
    drain()
    assert fetcher.web.log == []
    assert person.page.findChild(LiveBar) is None


def test_problems_of_pages_are_listed_and_mended_in_one_step(
    person: Person, tmp_path: Path
) -> None:
    opened(person, tmp_path, "", "old", "hidden", "gone")
    web_of(person)
    checks(person)
    person.waits_until(lambda: codes(person) == ["W01", "W03", "W07"])
    person.goes_to(1, 0)
    person.does("problems.fix")
    assert person.page.model.index(1, 0).data() == f"{A}/new"
    assert "W01" not in codes(person)
    person.does("edit.undo")
    person.waits_until(lambda: "W01" in codes(person))


def test_a_row_whose_page_is_gone_is_removed_and_comes_back(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "", "gone")
    web_of(person)
    checks(person)
    person.waits_until(lambda: codes(person) == ["W03"])
    person.goes_to(1, 0)
    person.does("problems.fix")
    assert person.page.model.rowCount() == 1
    person.does("edit.undo")
    assert person.page.model.rowCount() == 2
    person.waits_until(lambda: codes(person) == ["W03"])


def test_all_of_a_kind_are_mended_at_once(person: Person, tmp_path: Path) -> None:
    from sitemap_editor.core.checks.rule import Answers

    opened(person, tmp_path, "", "gone1", "gone2", "old")
    web_of(person)
    checks(person)
    person.waits_until(lambda: codes(person) == ["W01", "W03", "W03"])
    person.goes_to(1, 0)
    person.prompts.will_be_asked("review_fix", Answers())
    person.does("problems.fix_kind")
    person.waits_until(lambda: person.page.model.rowCount() == 2)
    person.does("edit.undo")
    assert person.page.model.rowCount() == 4


def test_selected_rows_alone_are_asked_for(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "", "old", "hidden", "gone")
    fetcher = web_of(person)
    person.selects(0, 3)
    checks(person)
    assert fetcher.web.urls() == [f"{A}/", f"{A}/gone"]
    assert cells(person, "live_status") == ["200", "", "", "404"]


def test_rows_that_a_filter_hides_are_not_asked_for(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "", "old", "gone")
    fetcher = web_of(person)
    person.page.filter.set_text("loc:gone")
    person.waits_until(lambda: person.page.model.rowCount() == 1)
    checks(person)
    assert fetcher.web.urls() == [f"{A}/gone"]


def test_what_only_the_headers_allow_is_said_to_be_so(person: Person, folder: Path) -> None:
    opened(person, folder, "hidden")
    web_of(person)

    def of_headers(review: LiveReview) -> None:
        quick(review)
        review.uses_head = True

    checks(person, of_headers)
    assert cells(person, "live_indexable") == ["Yes (headers only)"]


def test_the_keyboard_stays_in_the_bar(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, *(str(number) for number in range(20)))
    fetcher = web_of(person)
    fetcher.holds = True
    bar = starts(person)
    person.waits_until(lambda: fetcher.web.log and bar.pause.isEnabled())
    person.view.setFocus()
    person.presses(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is bar.stop
    person.presses(Qt.Key.Key_Space)
    person.waits_until(lambda: bar.close_button.isVisibleTo(bar))
    assert QApplication.focusWidget() is bar.close_button


def test_pause_and_stop_are_heard(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, *(str(number) for number in range(20)))
    fetcher = web_of(person)
    fetcher.holds = True
    bar = starts(person)
    person.waits_until(lambda: fetcher.web.log)
    person.waits_until(lambda: bar.words.text().endswith("20 URLs, waiting for answers"))
    bar.pause.click()
    assert bar.run is not None
    assert bar.run.state is RunState.PAUSED
    assert bar.pause.text() == "Resume"
    fetcher.lets_go()
    drain()
    before = len(fetcher.web.log)
    drain()
    assert len(fetcher.web.log) == before
    bar.pause.click()
    person.waits_until(lambda: len(fetcher.web.log) > before + 2)
    bar.stop.click()
    person.waits_until(lambda: bar.run is not None and bar.run.state is RunState.OVER)
    assert 0 < bar.run.done < 20
    person.waits_until(lambda: bar.close_button.isVisibleTo(bar))
    bar.close_button.click()
    assert not bar.isVisible()


def test_a_check_that_was_stopped_goes_on_with_the_rest(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, *(str(number) for number in range(12)))
    fetcher = web_of(person)
    bar = starts(person)
    person.waits_until(lambda: len(fetcher.web.urls()) >= 4)
    bar.stop.click()
    person.waits_until(lambda: bar.run is not None and bar.run.state is RunState.OVER)
    known = sum(1 for each in cells(person, "live_status") if each)
    asked = len(fetcher.web.urls())
    assert 0 < known < 12
    checks(person)
    assert all(cells(person, "live_status"))
    assert len(fetcher.web.urls()) == asked + 12 - known


def test_the_dialog_counts_what_is_left_of_a_check_that_was_stopped(
    person: Person, tmp_path: Path
) -> None:
    opened(person, tmp_path, *(str(number) for number in range(12)))
    fetcher = web_of(person)
    bar = starts(person)
    person.waits_until(lambda: len(fetcher.web.urls()) >= 8)
    bar.stop.click()
    person.waits_until(lambda: bar.run is not None and bar.run.state is RunState.OVER)
    known = sum(1 for each in cells(person, "live_status") if each)
    window, shown = person.window, person.page.model.view_order.row_ids[:]
    review = LiveReview(
        person.session, shown, shown[:1], window.place.query_jobs, window.place.settings
    )
    dialog = LiveDialog(review, window)
    person.waits_until(lambda: dialog.start.isEnabled())
    assert f"{12 - known} URL" in dialog.extent.text()
    assert f": a.org ({12 - known}). {known} URL" in dialog.extent.text()
    dialog.head.setChecked(True)
    assert "12 URL" in dialog.extent.text(), "in another manner, all are asked for anew"
    assert "known" not in dialog.extent.text()
    dialog.head.setChecked(False)
    dialog.agent.setCurrentText("Googlebot")
    assert "12 URL" in dialog.extent.text()
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()
    drain()


def test_a_check_that_is_stopped_while_it_is_prepared_asks_for_nothing(
    person: Person, tmp_path: Path
) -> None:
    opened(person, tmp_path, "", "old")
    fetcher, gate = web_of(person), Event()
    person.program.query_jobs.low_priority.start(
        lambda _progress: gate.wait(30), lambda _result: None
    )
    bar = starts(person)
    run = bar.run
    assert run is not None
    assert run.state.name == "PREPARING"
    bar.stop.click()
    gate.set()
    person.waits_until(lambda: run.state is RunState.OVER and not run.is_working)
    drain()
    assert run.state is RunState.OVER
    assert fetcher.web.urls() == []


def test_while_one_is_under_way_no_other_begins(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "", "old")
    fetcher = web_of(person)
    fetcher.holds = True
    bar = starts(person)
    person.waits_until(lambda: fetcher.web.log)
    person.does("web.live")
    bar.stop.click()
    fetcher.lets_go()
    person.waits_until(lambda: bar.run is not None and bar.run.state is RunState.OVER)


def test_a_host_that_fails_is_asked_about(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, *(str(number) for number in range(60)))
    web = PretendedFetcher({}, Page(failure=Failure.PROTOCOL))
    person.window.place.web.fetcher = web
    bar = starts(person)
    person.waits_until(lambda: bar.skip.isVisibleTo(bar))
    assert bar.about_host.text().startswith("Most of the last requests to a.org failed.")
    person.waits_until(lambda: bar.words.text().endswith("60 URLs, waiting for your choice"))
    assert bar.run is not None
    assert bar.run.left_s() is None  # nobody knows how long a person thinks
    bar.again.click()
    person.waits_until(lambda: not bar.skip.isVisibleTo(bar))
    person.waits_until(lambda: bar.skip.isVisibleTo(bar))
    bar.skip.click()
    person.waits_until(lambda: bar.run is not None and bar.run.state is RunState.OVER)
    assert bar.run is not None
    assert bar.run.skipped


def test_closing_the_file_ends_its_check(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, *(str(number) for number in range(20)))
    fetcher = web_of(person)
    starts(person)
    person.waits_until(lambda: len(fetcher.web.log) > 2)
    person.does("file.close")
    drain()
    count = len(fetcher.web.log)
    drain()
    assert len(fetcher.web.log) == count


def test_closing_a_file_whose_results_are_being_read_ends_well(
    person: Person, tmp_path: Path
) -> None:
    opened(person, tmp_path, "", "old")
    web_of(person)
    starts(person)
    person.does("file.close")
    drain()


def test_rows_are_sorted_by_status_while_and_after_a_check(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "gone", "", "old")
    web_of(person)
    checks(person)
    person.page.model.sort_by("live_status")
    person.waits_until(lambda: person.page.model.sorting == ("live_status", False))
    assert cells(person, "live_status") == ["200", "301", "404"]
    checks(person)
    assert cells(person, "live_status") == ["200", "301", "404"]


def test_an_edit_meanwhile_moves_no_result_to_another_row(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "gone", "", "old", "hidden")
    fetcher = web_of(person)
    fetcher.holds = True
    bar = starts(person)
    person.waits_until(lambda: fetcher.web.log)
    person.selects(0)
    person.does("rows.delete")
    fetcher.lets_go()
    person.waits_until(lambda: bar.run is not None and bar.run.state is RunState.OVER)
    person.waits_for_the_checks()
    assert cells(person, "live_status") == ["200", "301", "200"]
    person.waits_until(lambda: codes(person) == ["W01", "W07"])


def test_the_dialog_says_what_it_will_do(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, *(str(number) for number in range(30)))
    window = person.window
    shown = person.page.model.view_order.row_ids[:]
    review = LiveReview(
        person.session, shown, shown[:3], window.place.query_jobs, window.place.settings
    )
    dialog = LiveDialog(review, window)
    person.waits_until(lambda: dialog.start.isEnabled())
    assert dialog.extent.text().startswith("3 URL")
    assert ": a.org (3)." in dialog.extent.text()
    dialog.shown.click()
    person.waits_until(lambda: dialog.start.isEnabled())
    assert "30 URL" in dialog.extent.text()
    dialog.rate.setValue(2)
    assert "15 second" in dialog.pace.text()
    dialog.agent.setCurrentText("Googlebot")
    assert "Googlebot" in dialog.robots.text()
    dialog.head.setChecked(True)
    manners = review.manners()
    assert (manners.agent, manners.uses_head, manners.pace.gap_s) == ("Googlebot", True, 0.5)
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()
    drain()
    assert QApplication.activeModalWidget() is None


def test_what_is_chosen_in_the_dialog_keeps_the_keyboard(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, *(str(number) for number in range(30)))
    window = person.window
    shown = person.page.model.view_order.row_ids[:]
    review = LiveReview(
        person.session, shown, shown[:3], window.place.query_jobs, window.place.settings
    )
    dialog = LiveDialog(review, window)
    dialog.show()
    drain()
    person.waits_until(lambda: dialog.start.isEnabled())
    assert dialog.focusWidget() is dialog.start
    dialog.rate.setFocus()
    dialog.rate.selectAll()
    QTest.keyClicks(dialog.rate, "20")
    assert (review.rate, dialog.focusWidget()) == (20, dialog.rate)
    dialog.shown.setFocus()
    QTest.keyClick(dialog.shown, Qt.Key.Key_Space)
    person.waits_until(lambda: dialog.start.isEnabled())
    assert "30 URL" in dialog.extent.text()
    assert dialog.focusWidget() is dialog.shown
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()
    drain()


@pytest.mark.parametrize("name", ["results.jsonl"])
def test_results_that_cannot_be_read_are_told(
    person: Person, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sitemap_editor.session.web.live import live_results

    opened(person, tmp_path, "")
    (tmp_path / name).mkdir()
    monkeypatch.setattr(live_results, "place_of_results", lambda _path: tmp_path / name)
    web_of(person)
    bar = starts(person)
    person.waits_until(lambda: bar.run is not None and bar.run.state is RunState.OVER)
    person.waits_until(lambda: "cannot be read" in bar.words.text())


def test_rows_are_filtered_and_counted_by_what_was_found(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "", "old", "hidden", "gone")
    web_of(person)
    lists = person.page.facet_lists(lambda code: code)
    assert Facet.LIVE not in lists.facets
    checks(person)
    assert Facet.LIVE in lists.facets
    lists.want(Wish((Facet.LIVE,)))
    person.waits_until(lambda: lists.listings.get(Facet.LIVE) and lists.is_current)
    counts = lists.listings[Facet.LIVE].counts
    assert counts == {
        "200": 2, "301": 1, "404": 1, "ok": 1, "redirect": 1, "noindex": 1,
    }  # fmt: skip
    for text, shown in (("live:4xx", 1), ("live:200 -live:noindex", 1), ("live:none", 0)):
        person.page.filter.set_text(text)
        person.waits_until(partial(shows, person, shown))
        person.waits_until(lambda: not person.page.filter.rows.is_working)


def test_a_filter_by_results_waits_for_nothing_where_nobody_checked(
    person: Person, tmp_path: Path
) -> None:
    opened(person, tmp_path, "", "old")
    person.page.filter.set_text("live:404")
    person.waits_until(lambda: person.page.model.rowCount() == 0)
    person.page.filter.set_text("live:none")
    person.waits_until(lambda: person.page.model.rowCount() == 2)


def test_what_was_found_is_there_when_the_file_is_opened_again(
    person: Person, tmp_path: Path
) -> None:
    opened(person, tmp_path, "", "old", "gone")
    fetcher = web_of(person)
    checks(person)
    person.does("file.close")
    drain()
    asked = len(fetcher.web.log)
    person.opens(tmp_path / "sitemap.xml")
    person.waits_until(lambda: cells(person, "live_status") == ["200", "301", "404"])
    person.waits_until(lambda: codes(person) == ["W01", "W03"])
    assert len(fetcher.web.log) == asked
    assert is_shown(person, "live_status")
    assert is_shown(person, "live_target")


def test_a_column_of_the_check_that_was_hidden_stays_so(person: Person, tmp_path: Path) -> None:
    opened(person, tmp_path, "", "old")
    web_of(person)
    checks(person)
    [menu] = [each for each in person.window.findChildren(QMenu) if each.title() == "&Columns"]
    menu.aboutToShow.emit()
    [entry] = [each for each in menu.actions() if each.text() == "Leads To"]
    entry.trigger()
    checks(person)
    assert not is_shown(person, "live_target")
    person.does("file.close")
    drain()
    person.opens(tmp_path / "sitemap.xml")
    person.waits_until(lambda: is_shown(person, "live_status"))
    assert not is_shown(person, "live_target")


def test_what_was_found_long_ago_is_faint(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(person, tmp_path, "gone")
    web_of(person)
    checks(person)
    model = person.page.model
    column = model.columns[model.names.index("live_status")]
    assert column.is_faint is not None
    assert not column.is_faint(model.row_view(0))
    problems = person.window.problems.shown_list()
    monkeypatch.setattr(page_result, "DAY_S", -10)
    assert column.is_faint(model.row_view(0))
    assert problems is None or problems.rowCount() >= 0
