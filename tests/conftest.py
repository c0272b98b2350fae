"""What all tests share: where the corpus of real files lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core import corpus_files


@pytest.fixture(scope="session")
def corpus() -> Path:
    """Return the folder of real sitemaps beside the checkout."""
    if not corpus_files.FOLDER.is_dir():
        pytest.skip("the corpus does not lie beside the checkout")
    return corpus_files.FOLDER
