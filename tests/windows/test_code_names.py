"""Countries and languages are offered in the reader's words beside their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from sitemap_editor.core.protocol.languages import COUNTRIES, LANGUAGES
from sitemap_editor.core.resources import resource
from sitemap_editor.windows.details.fields.code_names import country_names, language_names
from sitemap_editor.windows.shell.translation import LANGUAGES as SPOKEN


@pytest.fixture(autouse=True)
def locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def test_in_english_qt_knows_the_names() -> None:
    QLocale.setDefault(QLocale("en_GB"))
    assert country_names()["DE"] == "Deutschland (Germany)"
    assert language_names()["fr"] == "français (French)"


def test_in_spanish_they_are_spanish() -> None:
    QLocale.setDefault(QLocale("es_MX"))
    assert country_names()["DE"] == "Deutschland (Alemania)"
    assert country_names()["ES"] == "España"
    assert language_names()["fr"] == "français (francés)"


@pytest.mark.parametrize("language", [each for each in SPOKEN if each != "en"])
def test_every_code_has_a_name_in_each_language_of_the_program(language: str) -> None:
    lines = resource("names", f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    assert {line.partition("\t")[0] for line in lines} == COUNTRIES | LANGUAGES
    assert all(line.partition("\t")[2].strip() for line in lines)
