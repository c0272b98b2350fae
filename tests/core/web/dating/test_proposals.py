"""Which dates rows are to have."""

from __future__ import annotations

from datetime import UTC, datetime

from sitemap_editor.core.files.document import Document
from sitemap_editor.core.web.dating.evidence import Evidence, EvidenceSource, Precision, dated
from sitemap_editor.core.web.dating.file_history import older_dates
from sitemap_editor.core.web.dating.proposals import Proposals, edit_of, propose
from sitemap_editor.core.web.dating.stamped import stamped_rows

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
_HEAD = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'


def document(*dates: str | None, note: str = "") -> Document:
    rows = (
        f"  <url><!-- é --><loc>https://a.org/{number}</loc>"
        + (f"<lastmod> {date} </lastmod>" if date else "")
        + f"<priority>0.{number}</priority>{note}</url>\r\n"
        for number, date in enumerate(dates)
    )
    return Document.from_bytes((_HEAD + "".join(rows) + "</urlset>").encode())


def git(number: int, moment: datetime) -> dict[str, list[Evidence]]:
    return {f"https://a.org/{number}": [Evidence(EvidenceSource.GIT, moment)]}


def proposed(found: Proposals) -> list[tuple[int, str | None]]:
    return [(line.position, line.proposed) for line in found.lines]


def test_a_row_gets_the_date_of_what_speaks_loudest() -> None:
    doc = document("2020-01-01", None, "2026-05-06", "2019")
    files = {
        "https://a.org/0": [Evidence(EvidenceSource.FILE, datetime(2026, 1, 1, tzinfo=UTC))],
        "https://a.org/1": [Evidence(EvidenceSource.FILE, datetime(2026, 1, 2, tzinfo=UTC))],
    }
    log = {**git(0, datetime(2025, 2, 3, tzinfo=UTC)), **git(2, datetime(2026, 5, 6, tzinfo=UTC))}
    found = propose(doc.table, range(4), [files, log], NOW)
    assert proposed(found) == [(0, "2025-02-03"), (1, "2026-01-02")]
    assert [each.source.value for each in found.lines[0].evidence] == ["git", "file"]
    assert (found.rows, found.agreeing, found.without, found.clearing) == (4, 1, 1, 0)


def test_only_rows_that_are_meant_change_and_one_step_undoes_it() -> None:
    doc = document("2020-01-01", "2020-01-02", "2020-01-03")
    before = doc.to_bytes()
    moment = datetime(2025, 2, 3, tzinfo=UTC)
    log = {**git(0, moment), **git(1, moment), **git(2, moment)}
    found = propose(doc.table, [0, 2], [log], NOW)
    edit = edit_of(found.lines, left_out={doc.row_id(2)})
    assert edit is not None
    inverse = doc.apply(edit)
    assert doc.to_bytes() == before.replace(b" 2020-01-01 ", b"2025-02-03", 1)
    doc.apply(inverse)
    assert doc.to_bytes() == before
    assert edit_of([]) is None


def test_precision_is_the_rows_the_files_or_as_chosen() -> None:
    doc = document("2020-01-01", "2020-01-01T00:00:00+02:00", "2020-01-01T00:00:00+02:00", None)
    moment = datetime(2025, 2, 3, 4, 5, 6, tzinfo=UTC)
    log: dict[str, list[Evidence]] = {}
    for number in range(4):
        log |= git(number, moment)
    times = "2025-02-03T06:05:06+02:00"
    assert proposed(propose(doc.table, range(4), [log], NOW)) == [
        (0, "2025-02-03"),
        (1, times),
        (2, times),
        (3, times),
    ]
    days = propose(doc.table, range(4), [log], NOW, precision=Precision.DAY)
    assert {each for _, each in proposed(days)} == {"2025-02-03"}
    exact = propose(doc.table, range(4), [log], NOW, precision=Precision.TIME)
    assert proposed(exact)[0] == (0, "2025-02-03T04:05:06Z")


def test_stamped_dates_that_nothing_speaks_for_are_cleared_if_asked() -> None:
    doc = document(*["2026-11-01"] * 25)
    log = git(3, datetime(2025, 2, 3, tzinfo=UTC))
    assert len(propose(doc.table, range(25), [log], NOW).lines) == 1
    found = propose(doc.table, range(25), [log], NOW, clears_stamped=True)
    assert (len(found.lines), found.clearing, found.without) == (25, 24, 0)
    assert found.lines[3].proposed == "2025-02-03"
    edit = edit_of(found.lines)
    assert edit is not None
    doc.apply(edit)
    assert doc.to_bytes().count(b"<lastmod>") == 1


def test_dates_right_before_the_file_was_made_are_stamped() -> None:
    built = datetime(2026, 11, 1, 10, 0, tzinfo=UTC)
    values = [f"2026-11-01T09:59:{second:02}Z" for second in range(30)] + ["2020-01-01", None]
    assert stamped_rows(values, built) == set(range(30))
    assert stamped_rows(values) == set()
    assert stamped_rows(values[:10], built) == set()
    assert stamped_rows(["2026-11-01"] * 19) == set()


def test_a_row_that_is_as_before_keeps_its_older_date() -> None:
    older = document("2020-01-01", "2020-01-02", "2020-01-03T10:00:00Z")
    newer = document("2026-11-01", None, "2026-11-01")
    assert older_dates(newer.table, range(3), older.table) == {
        "https://a.org/0": dated(EvidenceSource.HISTORY, "2020-01-01"),
        "https://a.org/1": dated(EvidenceSource.HISTORY, "2020-01-02"),
        "https://a.org/2": dated(EvidenceSource.HISTORY, "2020-01-03T10:00:00Z"),
    }
    changed = document("2026-11-01", note="<changefreq>daily</changefreq>")
    assert older_dates(changed.table, range(1), older.table) == {}
