"""Each failure and each status has a sentence that is filled in."""

from __future__ import annotations

import pytest

from sitemap_editor.core.checks.live.page_checks import TLS_FAULTS
from sitemap_editor.core.web.failure_texts import (
    TLS_TEXTS,
    answer_remark,
    failure_remark,
    status_remark,
)
from sitemap_editor.core.web.fetching import Failure, Fetched, Hop
from sitemap_editor.core.web.publishing.failures import TLS_REASONS, reason_of
from sitemap_editor.core.web.tls_fault import TlsFault

_URL = "https://person:secret@example.com/sitemap.xml"


@pytest.mark.parametrize("failure", list(Failure))
def test_each_failure_has_a_sentence_without_a_password(failure: Failure) -> None:
    said = str(failure_remark(failure, _URL, "unknown issuer."))
    assert "secret" not in said
    assert "{" not in said
    assert said.endswith(".")
    assert ".)." not in said


def test_what_is_wrong_with_an_encrypted_connection_is_told_by_name() -> None:
    for texts in (TLS_TEXTS, TLS_REASONS, TLS_FAULTS):
        assert set(texts) == set(TlsFault)
    assert "has expired" in str(failure_remark(Failure.TLS, _URL, TlsFault.EXPIRED))
    assert "has expired" not in str(failure_remark(Failure.DNS, _URL, TlsFault.EXPIRED))
    reason = reason_of(Fetched(failure=Failure.TLS, detail=TlsFault.OTHER_HOST))
    assert reason == "the server’s certificate is for another host name"
    assert reason_of(Fetched(failure=Failure.TLS, detail="?")) == "the connection is not secure"


@pytest.mark.parametrize("status", [100, 301, 304, 400, 401, 403, 404, 410, 418, 429, 500, 503])
def test_each_status_has_a_sentence_that_tells_it(status: int) -> None:
    assert str(status) in str(status_remark(status, _URL))


def test_an_answer_as_it_should_be_needs_no_sentence() -> None:
    assert answer_remark(Fetched((Hop(200, _URL),)), _URL) is None
    assert answer_remark(Fetched(), _URL) is not None


def test_what_a_redirect_leads_to_is_what_failed() -> None:
    fetched = Fetched((Hop(301, _URL),), (("location", "//gone.example/x"),), failure=Failure.DNS)
    assert "gone.example" in str(answer_remark(fetched, _URL))
