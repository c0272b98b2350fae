"""Results in a file: written, read again whatever happened, and made small."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.errors import ReadError, SaveError
from sitemap_editor.core.web.live.result import PageResult, Reason, as_line, of_line
from sitemap_editor.core.web.live.store import ResultStore

TEXT = st.text(max_size=20)
PAIRS = st.lists(st.tuples(TEXT, TEXT), max_size=3).map(tuple)
RESULTS = st.builds(
    PageResult,
    url=st.text(min_size=1, max_size=30),
    checked_at=st.integers(0, 4_000_000_000),
    error=st.none() | TEXT,
    hops=st.lists(st.tuples(st.integers(100, 599), TEXT), max_size=3).map(tuple),
    target=st.none() | TEXT,
    reason=st.sampled_from(Reason),
    detail=TEXT,
    robots_line=st.none() | st.integers(1, 999),
    robots_rule=TEXT,
    content_type=TEXT,
    body_bytes=st.integers(0, 1 << 40),
    is_cut=st.booleans(),
    last_modified=TEXT,
    etag=TEXT,
    canonical=st.none() | TEXT,
    tags=st.lists(st.tuples(TEXT, TEXT, TEXT), max_size=2).map(tuple),
    title=TEXT,
    alternates=PAIRS,
    dates=PAIRS,
    digest=TEXT,
    digest_at=st.integers(0, 4_000_000_000),
    same_until=st.integers(0, 4_000_000_000),
    other_from=st.integers(0, 4_000_000_000),
    agent=TEXT,
)


def page(number: int, **more: object) -> PageResult:
    url = f"https://a.org/{number}"
    return PageResult(url, 1_000 + number, hops=((200, url),), target=url, **more)  # type: ignore[arg-type]


@given(RESULTS)
def test_what_is_written_is_read_again(result: PageResult) -> None:
    line = as_line(result)
    assert line.count(b"\n") == 1
    assert of_line(line) == result


@given(
    st.binary(max_size=60)
    | st.sampled_from([b'{"u":1}', b'{"u":"x","h":[[1]]}', b'{"u":"x","b":"y"}'])
)
def test_a_line_of_something_else_is_none(line: bytes) -> None:
    assert of_line(line) is None or b'"u"' in line


def test_results_outlive_the_program(tmp_path: Path) -> None:
    store = ResultStore(tmp_path / "results")
    store.put([page(1), page(2, title="before")])
    store.put([page(2, title="after")])
    store.close()
    again = ResultStore(tmp_path / "results")
    assert len(again) == 2
    found = again.of(" https://a.org/2\n")
    assert found is not None
    assert found.title == "after"
    assert again.of("https://a.org/3") is None
    again.close()


def test_whatever_byte_it_is_ended_at_all_before_is_there(tmp_path: Path) -> None:
    path = tmp_path / "results"
    store = ResultStore(path)
    store.note_run(900)
    store.put(page(number) for number in range(4))
    store.close()
    whole = path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(whole) if byte == 10]
    for length in range(len(whole) + 1):
        path.write_bytes(whole[:length])
        store = ResultStore(path)
        complete = sum(end <= length for end in ends)
        assert len(store) == max(0, complete - 1)
        store.put([page(9)])
        store.close()
        again = ResultStore(path)
        assert again.of("https://a.org/9") == page(9)
        assert len(again) == max(0, complete - 1) + 1
        again.close()


@pytest.mark.parametrize(
    "inside", [b"nonsense\n", b"\x00\xff\n", b"[]\n", b'{"u":5}\n', b'{"run":"x"}\n']
)
def test_a_damaged_line_costs_itself_alone(tmp_path: Path, inside: bytes) -> None:
    path = tmp_path / "results"
    path.write_bytes(as_line(page(1)) + inside + as_line(page(2)))
    store = ResultStore(path)
    assert store.of("https://a.org/1") == page(1)
    assert store.of("https://a.org/2") == page(2)
    store.close()


def test_old_lines_are_left_out_when_they_are_most(tmp_path: Path) -> None:
    path = tmp_path / "results"
    store = ResultStore(path)
    store.note_run(5)
    for _ in range(10):
        store.put(page(number, title="x" * 300) for number in range(400))
    store.close()
    before = path.stat().st_size
    store = ResultStore(path)
    assert path.stat().st_size < before / 5
    assert store.begun_at == 5
    store.put([page(500)])
    assert store.of("https://a.org/399") is not None
    assert store.of("https://a.org/500") == page(500)
    store.close()
    assert not list(tmp_path.glob("*.new"))


def test_two_programs_do_not_write_one_file(tmp_path: Path) -> None:
    store = ResultStore(tmp_path / "results")
    with pytest.raises(SaveError):
        ResultStore(tmp_path / "results")
    store.close()


def test_without_a_path_nothing_is_left(tmp_path: Path) -> None:
    store = ResultStore()
    store.put([page(1)])
    assert store.of("https://a.org/1") == page(1)
    store.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("data", [b"<urlset/>", b'{"a": 1}\n{"b": 2}', b"\n", b"\0" * 99])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_bytes(data)
    with pytest.raises(ReadError, match="no results"):
        ResultStore(path)
    assert path.read_bytes() == data


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there are no such devices here")
@pytest.mark.parametrize("device", ["/dev/full", "/dev/null", "/dev/zero"])
def test_a_device_is_no_file_of_results(device: str) -> None:
    """One has no end, and nothing stays in another."""
    with pytest.raises(ReadError, match="no results"):
        ResultStore(Path(device))


def test_a_place_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(ReadError):
        ResultStore(tmp_path)


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = ResultStore(tmp_path / "results")
    store.put([page(1)])
    store.close()
    assert store.of("https://a.org/1") in (None, page(1))
    with pytest.raises(SaveError):
        store.put([page(2)])


def test_a_check_that_was_cut_off_is_known_by_its_beginning(tmp_path: Path) -> None:
    store = ResultStore(tmp_path / "results")
    store.note_run(7)
    store.close()
    store = ResultStore(tmp_path / "results")
    assert store.begun_at == 7
    store.note_end(9)
    store.close()
    store = ResultStore(tmp_path / "results")
    assert store.begun_at is None
    store.close()


def test_what_is_kept_goes_on_at_another_place(tmp_path: Path) -> None:
    here, there = tmp_path / "a.jsonl", tmp_path / "new" / "b.jsonl"
    there.parent.mkdir()
    there.write_bytes(as_line(page(99)))
    store = ResultStore(here)
    store.note_run(5)
    store.put([page(1), page(2)])
    store.put([page(number, title="x" * 4_000) for number in range(3, 700)])
    store.go_on_at(there)
    assert store.path == there
    store.put([page(2, title="later")])
    for number in (1, 3, 699):
        assert store.of(f"https://a.org/{number}") is not None
    store.close()
    with pytest.raises(SaveError):
        store.go_on_at(tmp_path / "c.jsonl")
    again = ResultStore(there)
    assert len(again) == 699
    assert again.begun_at == 5
    found = again.of("https://a.org/2")
    assert found is not None
    assert found.title == "later"
    again.close()
    before = ResultStore(here)
    assert len(before) == 699
    before.close()


def test_results_without_a_file_get_one(tmp_path: Path) -> None:
    store = ResultStore()
    store.put([page(1)])
    store.go_on_at(tmp_path / "a.jsonl")
    store.close()
    again = ResultStore(tmp_path / "a.jsonl")
    assert again.of("https://a.org/1") == page(1)
    again.close()


def test_where_another_program_keeps_results_they_stay_where_they_were(tmp_path: Path) -> None:
    here, there = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    other = ResultStore(there)
    other.put([page(7)])
    store = ResultStore(here)
    store.put([page(1)])
    with pytest.raises(SaveError):
        store.go_on_at(there)
    with pytest.raises(ReadError):
        store.go_on_at(tmp_path)
    assert store.path == here
    assert store.of("https://a.org/1") == page(1)
    assert other.of("https://a.org/7") == page(7)
    store.close()
    other.close()


def test_a_disk_that_refuses_the_copy_leaves_all_where_it_was(tmp_path: Path) -> None:
    def refuses(_part: float) -> None:
        raise OSError(28, "No space left on device")

    store = ResultStore(tmp_path / "a.jsonl")
    store.put([page(number, title="x" * 4_000) for number in range(700)])
    with pytest.raises(SaveError):
        store.go_on_at(tmp_path / "b.jsonl", refuses)
    assert store.of("https://a.org/1") is not None
    store.close()
