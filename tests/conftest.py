"""What all tests share: where the corpus of real files lies."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.core import corpus_files

# Where a failure stops others, the examples are the same each time; elsewhere new ones are tried.
settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take a folder for the pictures that test_pictures.py makes."""
    parser.addoption("--pictures", metavar="FOLDER", help="keep pictures of all states here")


@pytest.fixture(scope="session")
def corpus() -> Path:
    """Return the folder of real sitemaps beside the checkout."""
    if not corpus_files.FOLDER.is_dir():
        pytest.skip("the corpus does not lie beside the checkout")
    return corpus_files.FOLDER
