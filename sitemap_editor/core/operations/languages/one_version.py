"""A version of a page that a person names: linked where it is missing, else in place of another."""

from __future__ import annotations

from array import array
from typing import Final

from sitemap_editor.core.document.markup import NOT_A_CHARACTER
from sitemap_editor.core.document.url_keys import key_of
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, no_progress
from sitemap_editor.core.operations.languages.adding import no_versions, with_named
from sitemap_editor.core.operations.languages.completing import (
    NO_CHARACTER,
    NO_CODE_OF,
    NO_LANGUAGE,
    SEVERAL,
    LanguagePlan,
    Left,
    is_right,
    rows_edit,
    spelt,
)
from sitemap_editor.core.operations.languages.groups import LanguageGroups
from sitemap_editor.core.operations.languages.link_writing import LinkWriter, relinked, unlinked
from sitemap_editor.core.protocol.languages import hreflang_fault

NO_URL: Final = QT_TRANSLATE_NOOP(
    "core", "Type a whole URL, such as https://…, or a path that begins with “/”."
)

NO_LINK: Final = QT_TRANSLATE_NOOP(
    "core", "No link says this language: the URL of the page itself does. Delete its row instead."
)


def with_version(
    groups: LanguageGroups, page: bytes, code: str, url: str, progress: Progress = no_progress
) -> LanguagePlan:
    """Plan the links by which `url` is the version in a language of the group that `page` is in.

    All pages of the group link to it then. Where they link to another one, its URL is replaced.
    """
    plan, key, group = LanguagePlan(), key_of(url), groups.group_with(page)
    reason = _refused(code, url)
    if reason is not None or key is None or group is None:
        plan.left.append(Left(page, reason or NO_URL))
        return plan
    cells = groups.cells(group)
    number = groups.number_of_code(code)
    there = cells.get(number) if number is not None else None
    links, new = groups.links, groups.links.known_number(key)
    if there is not None and number is not None and there.urls != (new,):
        if len(there.urls) == 1:
            plan = _replaced(groups, group, number, key, progress)
        if plan.edit is None:  # what tells the language of a page is its own URL
            plan.left.append(Left(page, SEVERAL))
        else:
            plan.left += no_versions(groups, _of_one_code(groups, group, number) - {new})
        return plan
    anchor = next(
        (
            (links.codes[known], links.urls[links.same[cell.urls[0]]])
            for known, cell in cells.items()
            if is_right(groups, known)
        ),
        None,
    )
    if anchor is None and (not new or groups.group_of[new] - 1 != group):
        plan.left.append(Left(page, NO_LANGUAGE))
        return plan
    return with_named(groups, [[*([anchor] if anchor else []), (code, key)]], plan, progress)


def _of_one_code(groups: LanguageGroups, group: int, number: int) -> set[int]:
    """Return the URLs that stand for one language of a group and for no other."""
    cells = groups.cells(group)
    others = {url for code, cell in cells.items() if code != number for url in cell.urls}
    return set(cells[number].urls) - others


def _linking(groups: LanguageGroups, group: int, number: int) -> array[int]:
    """Return the positions of the rows of a group that link to a version in a language."""
    rows = {at for url in groups.urls_of(group) for at in groups.rows_of(url)}
    return array("I", sorted(at for at in rows if number in groups.links.links_of(at)[0]))


def _refused(code: str, url: str) -> str | None:
    if hreflang_fault(code) is not None:
        return NO_CODE_OF
    if NOT_A_CHARACTER.search(url):
        return NO_CHARACTER
    return None if "://" in url else NO_URL


def _replaced(
    groups: LanguageGroups, group: int, number: int, key: bytes, progress: Progress
) -> LanguagePlan:
    """Plan another URL in the place of the one that a group's rows list for a code."""
    groups = groups.draft()
    links, plan = groups.links, LanguagePlan()
    wanted = groups.number_like(key)
    written = spelt(groups, wanted)
    plan.respelt = int(written != key)
    plan.outside = int(not groups.row_of[wanted])
    positions = _linking(groups, group, number)

    def changed(writer: LinkWriter, _at: int, data: bytes) -> bytes:
        new = relinked(data, writer.row_format, links.codes[number], written)
        plan.rows += new != data
        return new

    plan.edit = rows_edit(groups.table, positions, changed, progress)
    plan.links = plan.rows
    return plan


def without_version(
    groups: LanguageGroups, page: bytes, code: str, progress: Progress = no_progress
) -> LanguagePlan:
    """Plan that no row of the group that `page` is in links to a version in a language."""
    plan, group, number = LanguagePlan(), groups.group_with(page), groups.number_of_code(code)
    if group is None or number is None or number not in groups.cells(group):
        return plan
    links = groups.links
    positions = _linking(groups, group, number)
    if not positions:  # what tells its language is its own URL
        plan.left.append(Left(page, NO_LINK))
        return plan

    def changed(writer: LinkWriter, _at: int, data: bytes) -> bytes:
        return unlinked(data, writer.row_format, links.codes[number])

    plan.edit = rows_edit(groups.table, positions, changed, progress)
    plan.rows = plan.links = len(positions)
    plan.left += no_versions(groups, _of_one_code(groups, group, number))
    return plan
