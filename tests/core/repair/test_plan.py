from __future__ import annotations

import itertools
import pickle
from pathlib import Path

import pytest

from sitemap_editor import Document, SitemapError
from sitemap_editor.core.errors import Cancelled, NotASitemap, NotWellFormed, ReadError, TooLarge
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.repair.plan import Repair, is_repairable, plan_repair
from tests.core.repair.repairing import DECLARATION, LOCS, ROOT, ROWS, among, row, sitemap, spoken

BROKEN = b"\n" + among(row("a&b"), b"<url><loc>c</url>\n", row("d\x08é<e")) + b"junk"


@pytest.mark.parametrize(
    "data",
    [
        sitemap(*ROWS),
        b"\xef\xbb\xbf" + sitemap(*ROWS),
        sitemap(*ROWS).decode().encode("utf-16"),
        sitemap(row("é")).decode().replace("UTF-8", "ISO-8859-1").encode("latin-1"),
        sitemap(b"stray text", b"<url><url><loc>a</loc></url></url>", b"<foo/>"),
        sitemap(head=DECLARATION + b"<!DOCTYPE urlset>" + ROOT),
        b"https://example.org/a\nhttps://example.org/?a&b\n",
    ],
)
def test_a_file_that_opens_needs_no_repair(data: bytes) -> None:
    plan = plan_repair(data)
    assert (plan.repairs, plan.leftover, plan.lost_rows) == ((), None, 0)
    assert plan.verdict() is None
    assert Document.repaired(plan).to_bytes() == Document.from_bytes(data).to_bytes()


def test_every_choice_of_repairs_can_be_carried_out() -> None:
    plan = plan_repair(BROKEN)
    numbers = range(len(plan.repairs))
    assert len(numbers) == 6
    results = {}
    for length in range(len(numbers) + 1):
        for chosen in itertools.combinations(numbers, length):
            results[chosen] = plan.repaired(chosen)
            assert (plan.verdict(chosen) is None) == (len(chosen) == len(numbers))
    assert results[()] == BROKEN
    assert results[tuple(numbers)] == plan.repaired()
    assert len(set(results.values())) == len(results)


def test_a_choice_that_does_not_suffice_is_told_and_does_not_open() -> None:
    plan = plan_repair(BROKEN)
    error = plan.verdict([0])
    assert isinstance(error, NotWellFormed)
    assert error.line == 4
    with pytest.raises(NotWellFormed):
        Document.repaired(plan, [0])


def test_repairs_ascend_and_never_overlap_and_say_something() -> None:
    plan = plan_repair(BROKEN)
    end = 0
    for repair in plan.repairs:
        assert repair.start >= end
        end = repair.start + repair.length
        assert "{" not in spoken(repair)
        assert spoken(repair).endswith(".")
    assert end == len(plan.data)


def test_lines_and_columns_count_characters() -> None:
    plan = plan_repair(among(row("é€😀&x"), row("a\r\n&")))
    assert [(one.line, one.column) for one in plan.repairs] == [(4, 14), (6, 1)]


def test_a_plan_can_be_handed_from_one_thread_to_another_as_it_is() -> None:
    plan = plan_repair(BROKEN)
    with pytest.raises(AttributeError):
        plan.data = b""  # type: ignore[misc]  # it is frozen
    assert isinstance(hash(Repair.__name__), int)
    assert pickle.loads(pickle.dumps(plan.repairs[1].sureness)) is plan.repairs[1].sureness  # noqa: S301 - our own


def test_a_repaired_document_belongs_to_its_path_and_saves_there(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_bytes(among(row("a&b")))
    stamp = Stamp.of(path)
    document = Document.repaired(plan_repair(path.read_bytes(), stamp=stamp), path=path)
    assert (document.path, document.stamp) == (path, stamp)
    assert not document.has_changed_on_disk()
    document.save()
    assert path.read_bytes() == among(row("a&amp;b"))
    assert not document.has_changed_on_disk()


def test_the_form_of_a_repaired_document_is_that_of_the_file() -> None:
    plan = plan_repair((sitemap(*ROWS) + b"x").decode().encode("utf-16"))
    form = Document.repaired(plan).form
    assert (form.encoding, form.was_converted, form.is_compressed) == ("UTF-16", True, False)
    assert [one.loc for one in Document.repaired(plan)] == LOCS


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (among(row("a&b")), True),
        (sitemap(*ROWS).replace(b"UTF-8", b"bogus"), True),
        (sitemap(head=DECLARATION + b'<!DOCTYPE a [<!ENTITY b "c">]>' + ROOT), True),
        (ROWS[0], True),
        (b"<rss/>", False),
        (b"<html></html>", False),
        (b"", False),
        (b"PK\x03\x04", False),
    ],
)
def test_whether_a_repair_is_worth_a_try_is_told_by_the_error(data: bytes, expected: bool) -> None:
    with pytest.raises(SitemapError) as caught:
        Document.from_bytes(data)
    assert is_repairable(caught.value) is expected
    if expected:
        assert plan_repair(data).leftover is None
    else:
        with pytest.raises(NotASitemap):
            plan_repair(data)


def test_a_file_that_cannot_be_read_is_not_repairable() -> None:
    assert not is_repairable(ReadError("missing", ""))
    assert not is_repairable(TooLarge("F12", ""))
    assert not is_repairable(Cancelled())


def test_planning_tells_its_progress_and_can_be_stopped() -> None:
    told: list[float] = []
    plan_repair(among(row("a&b"), b"<url><loc>c</url>"), progress=told.append)
    assert told
    assert all(0 <= part <= 1 for part in told)

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        plan_repair(among(row("a&b")), progress=stop)
