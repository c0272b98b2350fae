"""A thin bar above the table: how far the live check is, and what a person may say to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from sitemap_editor.session.texts import sentence
from sitemap_editor.session.web.live.check_run import RunState
from sitemap_editor.session.web.live.live_run import LiveRun
from sitemap_editor.session.web.live.live_words import duration
from sitemap_editor.windows.looks.layouts import button, column_of, row_of
from sitemap_editor.windows.looks.notice import order_stops
from sitemap_editor.windows.looks.part_bar import PartBar, Throttle
from sitemap_editor.windows.looks.plain_text import PlainLabel

_BAR_HEIGHT = 10
_BAR_WIDTH = 160
_LEAST_RATE = 0.05
"""What is less is shown as 0.0."""


class LiveBar(QFrame):
    """Follows one check; it goes when a person closes it, or the next one begins."""

    def __init__(self, close: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Live check"))
        self.run: LiveRun | None = None
        self.words = PlainLabel("", self, wraps=True)
        self.part = PartBar(self)
        self.part.setMaximumHeight(_BAR_HEIGHT)
        self.part.setMaximumWidth(_BAR_WIDTH)
        self.part.setAccessibleName(self.accessibleName())
        self.pause = button(self.tr("Pause"), self, self._on_pause)
        self.stop = button(self.tr("Stop"), self, self._on_stop)
        self.close_button = button(self.tr("Close"), self, close)
        self.about_host = PlainLabel("", self, wraps=True)
        self.again = button(self.tr("Continue"), self, self._on_again)
        self.skip = button(self.tr("Skip"), self, self._on_skip)
        first = row_of((self.words, 1), self.part, self.pause, self.stop, self.close_button)
        second = row_of((self.about_host, 1), self.again, self.skip)
        column_of(first, second, on=self, margins=(10, 4, 10, 4), spacing=4)
        self._throttle = Throttle(self._show, self)

    def showEvent(self, event: QShowEvent) -> None:
        """Come where it stands in the order of Tab, though it was made after the page."""
        super().showEvent(event)
        stops = (self.pause, self.stop, self.close_button, self.again, self.skip)
        order_stops(self, stops)

    def _first_stop(self) -> QWidget:
        """Return what answers the question that is asked, or what stops or closes."""
        stops = (self.again, self.pause, self.stop, self.close_button)
        return next((each for each in stops if each.isVisibleTo(self) and each.isEnabled()), self)

    def follow(self, run: LiveRun) -> None:
        """Show how far a check is."""
        self.run = run
        self._show()

    def tell(self) -> None:
        """Note that something about the check is other."""
        self._throttle.step()

    def _show(self) -> None:
        run = self.run
        if run is None:
            return
        focus = QApplication.focusWidget()
        had_keyboard = focus is not None and self.isAncestorOf(focus)
        self._show_state(run)
        if had_keyboard and focus is not None and not focus.isVisibleTo(self):
            # not to what lies behind the bar, where the next press of a key would do its work
            self._first_stop().setFocus()

    def _show_state(self, run: LiveRun) -> None:
        is_over = run.state is RunState.OVER
        self.words.setText(self._said(run))
        self.part.setVisible(not is_over)
        if run.total:
            self.part.set_part((run.done + run.skipped) / run.total)
        self.pause.setVisible(not is_over)
        self.pause.setEnabled(run.state is not RunState.PREPARING)
        is_paused = run.state is RunState.PAUSED
        self.pause.setText(self.tr("Resume") if is_paused else self.tr("Pause"))
        self.stop.setVisible(not is_over)
        self.close_button.setVisible(is_over)
        self._show_host(run)

    def _said(self, run: LiveRun) -> str:
        number = self.locale().toString
        if run.error is not None:
            return sentence(run.error)
        if run.state is RunState.PREPARING:
            return self.tr("Live check: reading what is known…")
        counts = {"done": number(run.done), "total": number(run.total)}
        if run.state is RunState.OVER:
            counts["done"] = number(run.done - run.refused)
            said = self.tr("Live check: {done} of {total} URLs checked.").format(**counts)
            if run.done >= run.total and not run.refused:
                said = self.tr("Live check: %n URL(s) checked.", "", run.done)
            return f"{said} {self._refused(run)}".rstrip()
        if run.state is RunState.PAUSED:
            return self.tr("Live check paused: {done} of {total} URLs.").format(**counts)
        if self._waits_for_choice(run):
            said = self.tr("Live check: {done} of {total} URLs, waiting for your choice")
            return said.format(**counts)
        rate = run.rate()
        if rate < _LEAST_RATE:  # the last ones often take long, or are asked again later
            said = self.tr("Live check: {done} of {total} URLs, waiting for answers")
            return said.format(**counts)
        said = self.tr("Live check: {done} of {total} URLs, {rate} a second").format(
            **counts, rate=self.locale().toString(rate, "f", 1)
        )
        left = run.left_s()
        if left is None:
            return said
        return self.tr("{said}, {time} left").format(said=said, time=duration(left))

    @staticmethod
    def _waits_for_choice(run: LiveRun) -> bool:
        """Tell whether nothing goes on before a person decides about a host."""
        schedule = run.schedule
        return schedule is not None and bool(schedule.paused_hosts) and not schedule.running

    def _refused(self, run: LiveRun) -> str:
        """Return how many URLs were not asked, and how to allow them; empty for none."""
        if not run.refused:
            return ""
        return self.tr(
            "%n URL(s) on this computer or its network were not asked. To ask them too, check "
            "again and tick “Allow addresses of this computer and its network”.",
            "",
            run.refused,
        )

    def _show_host(self, run: LiveRun) -> None:
        """Ask about the first host that is left alone."""
        schedule = run.schedule
        hosts = schedule.paused_hosts if schedule is not None else []
        is_asked = bool(hosts) and run.state is not RunState.OVER
        for each in (self.about_host, self.again, self.skip):
            each.setVisible(is_asked)
        if is_asked and schedule is not None:
            text = self.tr(
                "{host} asks for a pause of more than 5 minutes. Continue asking it, or skip its "
                "other URLs?"
            )
            if schedule.fails(hosts[0]):
                text = self.tr(
                    "Most of the last requests to {host} failed. Continue asking it, or skip its "
                    "other URLs?"
                )
            self.about_host.setText(text.format(host=hosts[0]))

    # What a person says

    def _on_pause(self) -> None:
        if self.run is not None and self.run.state is RunState.PAUSED:
            self.run.resume()
        elif self.run is not None:
            self.run.pause()
        self._throttle.step_now()

    def _on_stop(self) -> None:
        if self.run is not None:
            self.run.stop()

    def _on_again(self) -> None:
        for host in self._paused()[:1]:
            assert self.run is not None  # noqa: S101 - it has hosts
            self.run.ask_host_again(host)

    def _on_skip(self) -> None:
        for host in self._paused()[:1]:
            assert self.run is not None  # noqa: S101 - it has hosts
            self.run.skip_host(host)

    def _paused(self) -> list[str]:
        run = self.run
        return run.schedule.paused_hosts if run is not None and run.schedule is not None else []
