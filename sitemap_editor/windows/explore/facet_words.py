"""What facets and their values are called on screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.filtering.facet_terms import (
    ABSENT,
    UNFIT,
    AnyFacet,
    ContentFacet,
    Facet,
)
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, PRIORITY
from sitemap_editor.session.table.column import FILE_TITLE
from sitemap_editor.session.texts import fault_title


def facet_title(facet: AnyFacet) -> str:
    """Return what a facet is called."""
    if isinstance(facet, ContentFacet):
        column = content_column(facet.value)
        title = "" if column is None else column.title
        return QCoreApplication.translate("columns", title) if title else facet.value
    return {
        Facet.FOLDER: QCoreApplication.translate("FacetWords", "Folder"),
        Facet.HOST: QCoreApplication.translate("FacetWords", "Host"),
        Facet.EXTENSION: QCoreApplication.translate("FacetWords", "File type"),
        Facet.PARAMETER: QCoreApplication.translate("FacetWords", "Parameter"),
        Facet.DATE: LASTMOD,
        Facet.PRECISION: QCoreApplication.translate("FacetWords", "Precision of lastmod"),
        Facet.CHANGEFREQ: CHANGEFREQ,
        Facet.PRIORITY: PRIORITY,
        Facet.SEVERITY: QCoreApplication.translate("FacetWords", "Severity"),
        Facet.PROBLEM: QCoreApplication.translate("FacetWords", "Problem"),
        Facet.HAS: QCoreApplication.translate("FacetWords", "Extension"),
        Facet.LIVE: QCoreApplication.translate("FacetWords", "Live"),
        Facet.FILE: QCoreApplication.translate("columns", FILE_TITLE),
    }[facet]


def problem_words(code: str) -> str:
    """Return what a rule is listed as."""
    return f"{code}  {fault_title(code)}"


def value_words(facet: AnyFacet, value: str) -> str:
    """Return what a value is listed as."""
    if value == ABSENT:
        if facet is Facet.SEVERITY:
            return QCoreApplication.translate("FacetWords", "No problems")
        if facet is Facet.LIVE:
            return QCoreApplication.translate("FacetWords", "Not checked")
        return QCoreApplication.translate("FacetWords", "None")
    if value == UNFIT:
        if facet is Facet.DATE:
            return QCoreApplication.translate("FacetWords", "Not a date")
        return QCoreApplication.translate("FacetWords", "Not valid")
    if facet is Facet.PROBLEM:
        return problem_words(value)
    if facet is Facet.LIVE:
        return _live_word(value)
    if facet in (Facet.SEVERITY, Facet.PRECISION, Facet.HAS):
        return _word(value)
    return value


def _live_word(value: str) -> str:
    words = {
        "ok": QCoreApplication.translate("FacetWords", "Indexable"),
        "redirect": QCoreApplication.translate("FacetWords", "Redirects"),
        "error": QCoreApplication.translate("FacetWords", "No answer"),
        "noindex": QCoreApplication.translate("FacetWords", "Noindex"),
        "blocked": QCoreApplication.translate("FacetWords", "Blocked by robots.txt"),
        "canonical": QCoreApplication.translate("FacetWords", "Canonical elsewhere"),
        "stale": QCoreApplication.translate("FacetWords", "Checked more than a day ago"),
    }
    return words.get(value, value)


def _word(value: str) -> str:
    words = {
        "error": QCoreApplication.translate("FacetWords", "Errors"),
        "warning": QCoreApplication.translate("FacetWords", "Warnings"),
        "hint": QCoreApplication.translate("FacetWords", "Hints"),
        "year": QCoreApplication.translate("FacetWords", "Year"),
        "month": QCoreApplication.translate("FacetWords", "Month"),
        "day": QCoreApplication.translate("FacetWords", "Day"),
        "minute": QCoreApplication.translate("FacetWords", "Minute"),
        "second": QCoreApplication.translate("FacetWords", "Second"),
        "image": QCoreApplication.translate("FacetWords", "Images"),
        "video": QCoreApplication.translate("FacetWords", "Videos"),
        "news": QCoreApplication.translate("FacetWords", "News"),
        "hreflang": QCoreApplication.translate("FacetWords", "Languages"),
    }
    return words.get(value, value)
