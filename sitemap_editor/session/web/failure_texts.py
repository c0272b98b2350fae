"""Says in the person's language why a URL gave no answer, or which it gave instead."""

from __future__ import annotations

from sitemap_editor.core.web.failure_texts import answer_remark, failure_remark, status_remark
from sitemap_editor.core.web.fetching import Failure, Fetched
from sitemap_editor.session.texts import sentence


def failure_text(failure: Failure, url: str, detail: str = "") -> str:
    """Return why `url` gave no answer; `detail` is what the system said of it."""
    return sentence(failure_remark(failure, url, detail))


def status_text(status: int, url: str) -> str:
    """Return what an answer of this status, which is not of the 200s, means."""
    return sentence(status_remark(status, url))


def answer_text(fetched: Fetched, url: str) -> str:
    """Return what is wrong with what came of a request for `url`; empty where all went well."""
    remark = answer_remark(fetched, url)
    return "" if remark is None else sentence(remark)
