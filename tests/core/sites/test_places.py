"""Whole sites: every place gives the same answer, a cluster that loses a worker too."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import cli
from sitemap_editor.core.sites.crew import Here, Place, R, Task
from sitemap_editor.core.sites.on_dask import OnDask, dask_place
from sitemap_editor.core.sites.parts import Limits
from sitemap_editor.core.sites.resplitting import SplitOptions, split_site
from sitemap_editor.core.sites.sources import site_files
from sitemap_editor.core.sites.survey import SiteReader, SiteSurvey
from tests.core.sites.test_survey import GOOGLE, LETTERS, make_site

FAULTS = st.sampled_from(
    ("corrupt", "empty", "missing", "unlisted", "wrong date", "one way", "same page")
)
WHERE = {"corrupt": "0.xml", "empty": "1.xml", "missing": "2.xml"}
ONE_WAY = (
    b'<url><loc>https://e.com/en</loc><link xmlns="http://www.w3.org/1999/xhtml" '
    b'rel="alternate" hreflang="de" href="https://e.com/a"/></url></urlset>'
)


@pytest.fixture(scope="module")
def cluster() -> Iterator[OnDask]:
    pytest.importorskip("distributed")
    with dask_place(None, 2) as place:
        yield place


def plant(index: Path, fault: str) -> None:
    """Spoil a site."""
    path = index.parent / WHERE.get(fault, "3.xml")
    if fault == "unlisted":
        (index.parent / "more.xml").write_bytes(b"<urlset")
    elif fault == "wrong date":
        date = b"</loc><lastmod>2001-01-01</lastmod>"
        index.write_bytes(index.read_bytes().replace(b"</loc>", date))
    elif not path.exists():
        pass
    elif fault == "corrupt":
        path.write_bytes(path.read_bytes()[:-9])
    elif fault == "empty":
        path.write_bytes(b"")
    elif fault == "missing":
        path.unlink()
    elif fault == "one way":
        path.write_bytes(path.read_bytes().replace(b"</urlset>", ONE_WAY))
    else:
        row = b"<url><loc>http://www.e.com/a/</loc></url></urlset>"
        path.write_bytes(path.read_bytes().replace(b"</urlset>", row))


def surveyed(index: Path, folder: Path, place: Place) -> SiteSurvey:
    return SiteReader(GOOGLE, folder, place=place).read(site_files(str(index)))


@given(st.lists(LETTERS, min_size=4, max_size=5), st.sets(FAULTS, max_size=4))
@settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_all_places_give_the_same(
    tmp_path_factory: pytest.TempPathFactory,
    cluster: OnDask,
    files: list[list[str]],
    faults: set[str],
) -> None:
    folder = tmp_path_factory.mktemp("site")
    index = make_site(folder / "site", files)
    for fault in sorted(faults):
        plant(index, fault)
    here = surveyed(index, folder / "here", Here(1))
    assert here.unreadable == len(faults & {"corrupt", "empty"})
    assert len(here.missing) == len(faults & {"missing"})
    assert len(here.unlisted) == len(faults & {"unlisted"})
    assert surveyed(index, folder / "processes", Here(2)) == here
    assert surveyed(index, folder / "dask", cluster) == here


def test_processes_give_the_same_of_a_site_with_all_faults(tmp_path: Path, cluster: OnDask) -> None:
    index = make_site(tmp_path / "site", [["a", "b"], ["b", "c"], ["c"], ["a"]])
    for fault in ("corrupt", "unlisted", "wrong date"):
        plant(index, fault)
    (tmp_path / "site" / "3.xml").unlink()
    places: list[Place] = [Here(1), Here(2), cluster]
    found = [
        surveyed(index, tmp_path / f"out{number}", place) for number, place in enumerate(places)
    ]
    assert found[0] == found[1] == found[2]
    assert (found[0].unreadable, len(found[0].missing), len(found[0].unlisted)) == (1, 1, 1)
    assert [each.loc for each in found[0].duplicates] == ["https://e.com/c"]


@dataclass(frozen=True)
class Square:
    """A task of no weight."""

    number: int

    def run(self) -> int:
        return self.number**2


def test_very_many_tasks_are_sent_some_at_once(cluster: OnDask) -> None:
    for count in (0, 1, 31, 130, 1000):
        found = list(cluster.carried_out([Square(number) for number in range(count)]))
        assert sorted(found) == [(number, number**2) for number in range(count)]


@dataclass(frozen=True)
class LosesAWorker:
    """A cluster whose first worker is killed as soon as it gave an answer."""

    cluster: OnDask

    def carried_out(self, tasks: Sequence[Task[R]]) -> Iterator[tuple[int, R]]:
        for number, found in enumerate(self.cluster.carried_out(tasks)):
            if number == 0:
                pids = self.cluster.client.run(os.getpid)
                os.kill(min(pids.values()), signal.SIGKILL)
            yield found


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_killed_worker_of_a_cluster_costs_nothing(tmp_path: Path, cluster: OnDask) -> None:
    files = [[f"{number}", "shared"] for number in range(24)]
    index = make_site(tmp_path / "site", files)
    found = surveyed(index, tmp_path / "dask", LosesAWorker(cluster))
    assert found == surveyed(index, tmp_path / "here", Here(1))
    assert (len(found.files), found.duplicate_urls) == (24, 1)


def test_the_command_works_on_a_scheduler(
    tmp_path: Path, cluster: OnDask, capsys: pytest.CaptureFixture[str]
) -> None:
    index = make_site(tmp_path / "site", [["a"], ["a"]])
    address = cluster.client.scheduler.address
    out = str(tmp_path / "out")
    assert cli.main(["site", str(index), "--scheduler", address, "--output", out]) == 0
    assert "duplicate_urls: 1" in capsys.readouterr().out


def test_a_scheduler_needs_a_folder_that_its_workers_see(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    index = make_site(tmp_path / "site", [["a"]])
    assert cli.main(["site", str(index), "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert "--output" in capsys.readouterr().err


def test_all_places_split_a_site_into_the_same_files(tmp_path: Path, cluster: OnDask) -> None:
    index = make_site(tmp_path / "site", [["a", "b", "c"], ["b", "d"], ["e", "f"]])
    options = SplitOptions(Limits(3, 50_000_000), "https://e.com/")
    now = datetime(2026, 5, 6, tzinfo=UTC)
    places: list[Place] = [Here(1), Here(2), cluster]
    written = []
    for number, place in enumerate(places):
        folder = tmp_path / f"new{number}"
        split_site(site_files(str(index)), folder, options, place, now=now)
        written.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert written[0] == written[1] == written[2]
    assert len(written[0]) == 5
