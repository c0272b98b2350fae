"""Mutes rules of open files, and sounds them again; what is remembered follows files and sites."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.checks.muting import Codes, Muted, MutedBy, host_of
from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.core.checks.shared_mutes import SharedMutes, read_shared, share, unshare
from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.program.muted_rules import MutedRules
from sitemap_editor.session.program.settings import Settings

SharedAnswer = SharedMutes | SitemapError


class Muting(QObject):
    """What is muted in the files of one window.

    Signals: `shared_read` (session, what came of it) when the file that people share was read.
    """

    shared_read = Signal(object, object)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._store = MutedRules(settings)
        self._paths: dict[Session, Path | None] = {}
        """The sessions that are watched, each with where it lay when it was last looked at."""

    # Following files

    def watch(self, session: Session) -> None:
        """Mute what is muted for a file that was opened."""
        self._paths[session] = session.path
        session.take_mutes(replace(session.mutes, personal=self._store.mutes()))
        session.saved.connect(partial(self._on_saved, session))
        session.closed.connect(lambda: self._paths.pop(session, None))
        self._read_shared(session)

    def look_again(self) -> None:
        """Take over what other programs muted, or those who share a folder."""
        self._refresh()
        folders: dict[Path, list[Session]] = {}
        for session in self._paths:
            if session.path is not None:
                folders.setdefault(session.path.parent, []).append(session)
        for sessions in folders.values():
            self._read_shared(*sessions)

    def _on_saved(self, session: Session) -> None:
        """Let what is muted in a file go with it to another name."""
        before, path = self._paths.get(session), session.path
        if path is None or path == before:
            return
        mutes = session.mutes
        codes = mutes.unsaved if before is None else mutes.personal.files.get(str(before), ())
        self._paths[session] = path
        self._store.set_for_file(path, codes)
        session.mutes = replace(mutes, unsaved=frozenset(), shared=SharedMutes())
        self._refresh()
        self._read_shared(session)

    def _refresh(self) -> None:
        personal = self._store.mutes()
        for session in list(self._paths):
            session.take_mutes(replace(session.mutes, personal=personal))

    def _read_shared(self, *sessions: Session) -> None:
        """Read what is shared in the folder in which all of these lie."""
        path = sessions[0].path
        if path is None:
            return
        folder = path.parent

        def work(progress: Progress) -> SharedAnswer:
            try:
                return read_shared(folder, progress)
            except SitemapError as error:
                return error

        def on_read(found: SharedAnswer) -> None:
            for session in sessions:
                here = session.path if session in self._paths else None
                if here is not None and here.parent == folder:
                    self._take_shared(session, found)

        sessions[0].jobs.start(work, on_read)

    def _take_shared(self, session: Session, found: SharedAnswer) -> None:
        shared = SharedMutes() if isinstance(found, SitemapError) else found
        session.take_mutes(replace(session.mutes, shared=shared))
        self.shared_read.emit(session, found)

    # What a person does

    def mute(self, session: Session, code: str, by: MutedBy) -> None:
        """Mute a rule, in this file or for its site, which has to be known."""
        self._change(session, by, self._own(session, by) | {code})

    def unmute(self, session: Session, sources: Iterable[tuple[str, MutedBy]]) -> None:
        """Sound rules again, each where it was muted. Raises: SitemapError, from the shared file.

        What is not shared was unmuted before that.
        """
        wanted = list(sources)
        for by in (MutedBy.FILE, MutedBy.SITE):
            gone = {code for code, each in wanted if each is by}
            if gone:
                self._change(session, by, self._own(session, by) - gone)
        shared = {code for code, by in wanted if by not in (MutedBy.FILE, MutedBy.SITE)}
        if shared and session.path is not None:
            self._on_shared(session, unshare(session.path.parent, session.path.name, shared))

    def share(self, session: Session, codes: Collection[str]) -> None:
        """Mute rules in this file for all who share its folder. Raises: SitemapError.

        In the file itself they are muted for all then, not by this person.
        """
        if session.path is not None and codes:
            self._on_shared(session, share(session.path.parent, session.path.name, codes))
            own = self._own(session, MutedBy.FILE)
            self._change(session, MutedBy.FILE, own - frozenset(codes))

    def _on_shared(self, session: Session, found: SharedMutes) -> None:
        path = session.path
        for each in list(self._paths):
            if path is not None and each.path is not None and each.path.parent == path.parent:
                self._take_shared(each, found)

    def _own(self, session: Session, by: MutedBy) -> Codes:
        mutes = session.mutes
        if by is MutedBy.SITE:
            return mutes.personal.sites.get(site_of(session), frozenset())
        if session.path is None:
            return mutes.unsaved
        return mutes.personal.files.get(str(session.path), frozenset())

    def _change(self, session: Session, by: MutedBy, codes: Codes) -> None:
        site = site_of(session)
        if by is MutedBy.SITE and site:
            self._store.set_for_site(site, codes)
        elif by is MutedBy.FILE and session.path is not None:
            self._store.set_for_file(session.path, codes)
        elif by is MutedBy.FILE:
            session.take_mutes(replace(session.mutes, unsaved=codes))
        self._refresh()


def site_of(session: Session) -> str:
    """Return the host of the site a document belongs to, as far as that is known."""
    return host_of(session.published.url) if session.published is not None else ""


def can_mute(code: str) -> bool:
    """Tell whether findings of this code are a rule's; what the schema says has its own switch."""
    return code != SCHEMA_CODE


def sources_of(muted: Muted) -> list[tuple[str, MutedBy]]:
    """Return what is muted, once for each who muted it."""
    return [(code, by) for code, sources in muted.items() for by in sources]
