"""The list of agreed differences is one that can be trusted."""

from __future__ import annotations

import pytest

from tests.foreign import agreed


def test_every_suite_of_the_list_is_run(request: pytest.FixtureRequest) -> None:
    here = request.path.parent
    source = "".join(path.read_text("utf-8") for path in here.glob("test_*.py"))
    lines = (here / "agreed_differences.tsv").read_text("utf-8").splitlines()
    suites = {line.partition("\t")[0] for line in lines}
    assert all(f'"{suite}"' in source for suite in suites)
    assert lines == sorted(lines)


def test_a_new_difference_fails() -> None:
    with pytest.raises(AssertionError, match="nobody agreed"):
        agreed.assert_only_agreed("url-verdict", {**agreed.agreed("url-verdict"), "new": ""})


def test_a_line_that_is_no_longer_needed_fails() -> None:
    known = list(agreed.agreed("url-verdict"))
    with pytest.raises(AssertionError, match="no longer needed"):
        agreed.assert_only_agreed("url-verdict", known[1:])
