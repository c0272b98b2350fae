"""The files of an index as one matrix."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import example, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.operations.languages.adding import with_named
from sitemap_editor.core.operations.languages.completing import LanguagePlan
from sitemap_editor.core.operations.languages.sites import SiteLanguages, site_languages
from tests.core.operations.languages.versions import HOST, document, groups_of, row

NAMES = ("a.xml", "b.xml", "c.xml")
CODES = ("en", "de", "fr", "x-default")
LINKS = st.lists(st.sampled_from(CODES), max_size=4, unique=True)
ROWS = st.lists(
    st.tuples(st.sampled_from(NAMES), st.sampled_from(CODES[:3]), st.integers(0, 2), LINKS),
    max_size=9,
    unique_by=lambda each: each[1:3],
)


def href(code: str, page: int) -> str:
    return "x-default /" if code == "x-default" else f"{code} /{code}/{page}"


def site(folder: Path) -> SiteLanguages:
    return site_languages(folder / "index.xml", [f"{HOST}/{name}" for name in NAMES], {})


@settings(max_examples=30)  # each writes and reads some files
@given(ROWS, st.booleans())
@example([("a.xml", "de", 2, ["fr"]), ("b.xml", "en", 2, ["en", "fr"])], False)
def test_completing_each_file_leaves_nothing_to_complete(
    rows: list[tuple[str, str, int, list[str]]], has_home: bool
) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file in NAMES:
            own = [
                row(f"/{code}/{page}", *(href(each, page) for each in links))
                for where, code, page, links in rows
                if where == file
            ]
            home = [row("/")] if has_home and file == NAMES[0] else []
            (folder / file).write_bytes(document(*home, *own).to_bytes())
        found = site(folder)
        assert not found.unread
        for number in found.lacking():
            path = found.paths[number]
            opened = Document.open(path)
            plan = with_named(groups_of(opened), list(found.named_in(path)), LanguagePlan())
            assert plan.edit is not None
            opened.apply(plan.edit)
            opened.save()
        assert site(folder).lacking() == {}
