"""What all tests share: the corpus of real files, and that nobody leaves this computer."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.core import corpus_files
from tests.network_guard import GUARD

GUARD.install()

# What collecting makes, millions of objects, stays to the end: looking for garbage among it took
# half of the time that collecting takes, in each process.
gc.disable()

# Tests assert no times. Where a failure stops others, examples are the same each time; elsewhere
# new ones are tried.
settings.register_profile("desk", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take a folder for the pictures that test_pictures.py makes."""
    parser.addoption("--pictures", metavar="FOLDER", help="keep pictures of all states here")


def pytest_unconfigure() -> None:
    """Put away what the guard wrote."""
    GUARD.uninstall()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Look for garbage from here on, among what tests make."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def corpus() -> Path:
    """Return the folder of real sitemaps beside the checkout."""
    if not corpus_files.FOLDER.is_dir():
        pytest.skip("the corpus does not lie beside the checkout")
    return corpus_files.FOLDER


@pytest.fixture(autouse=True)
def _no_network() -> Iterator[None]:
    """Fail a test that touched the network, also where what it tests swallowed the refusal."""
    GUARD.forget()
    yield
    assert GUARD.touched == [], "no test may touch the network"
    assert GUARD.touched_by_others() == [], "nor may a program that it starts"
