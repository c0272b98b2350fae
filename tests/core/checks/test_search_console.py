"""Messages of Search Console: recognised as they are pasted, and what causes them in a file."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.checks.search_console.causes import codes_of, explained
from sitemap_editor.core.checks.search_console.matching import recognised
from sitemap_editor.core.checks.search_console.messages import MESSAGES, Message
from tests.core.checks.judging import CIRCUMSTANCES
from tests.core.sitemaps import document


def ids(pasted: str) -> list[str]:
    return [message.id for message in recognised(pasted)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.id)
def test_every_message_names_rules_that_exist_or_says_why_none_does(message: Message) -> None:
    assert set(message.codes) <= set(RULES_BY_CODE)
    assert message.codes or message.advice
    assert not message.advice or message.advice.endswith(".")


@pytest.mark.parametrize(
    ("name", "message"), [(name, each.id) for each in MESSAGES for name in each.names]
)
def test_every_name_is_recognised_as_itself(name: str, message: str) -> None:
    assert ids(name) == [message]
    assert ids(f"Errors | {name.upper()} | 8") == [message]


@pytest.mark.parametrize(
    ("pasted", "found"),
    [
        (
            "Incorrect namespace 1 Invalid XML tag 494 Missing XML tag 988",
            ["namespace", "invalid tag", "missing tag"],
        ),
        ("incorect namespce", ["namespace"]),
        (
            "Your Sitemap or Sitemap index file doesn’t properly declare the namespace. Expected: "
            "http://www.google.com/schemas/sitemap-image/1.1 Found: https://www.google.com/",
            ["namespace"],
        ),
        ("This required tag is missing.\nLine 3\nParent tag:\nsitemapindex", ["missing tag"]),
        ("Etiqueta XML inválida", ["invalid tag"]),
        ("Faltan etiquetas XML", ["missing tag"]),
        ("El espacio de nombres es incorrecto", ["namespace"]),
        ("La URL no está permitida", ["url not allowed"]),
        ("Fecha no valida", ["date"]),
        ("HTTP error: 404", ["fetching"]),
        ("Invalid URL in sitemap index file: incomplete URL", ["url of index"]),
        ("Sitemap can be read, but has errors", []),
        ("hello world", []),
        ("", []),
        ("¶ ... 404", []),
    ],
)
def test_what_people_paste_is_recognised(pasted: str, found: list[str]) -> None:
    assert ids(pasted) == found


@given(st.text())
def test_any_text_is_answered(pasted: str) -> None:
    recognised(pasted)


def counts(body: str, head: str = "") -> Counter[tuple[str, Severity]]:
    verdicts = Checker(context=CIRCUMSTANCES).check(document(body, head).table)
    parts = (*verdicts.rows.values(), verdicts.file)
    return Counter((each.code, each.severity) for part in parts for each in part)


def test_the_causes_of_a_message_are_counted() -> None:
    there = counts("<url><loc>https://example.com/a</loc><lastmod>yesterday</lastmod></url>" * 3)
    explanation = explained(recognised("Invalid date 3\nURL not allowed"), there)
    assert explanation.causes == ((("D01", Severity.ERROR), 3),)
    assert [each.id for each in explanation.unexplained] == ["url not allowed"]
    assert not explanation.is_one_namespace


WRONG = ' xmlns:image="http://www.google.com/schemas/sitemap-image/0.9"'


def test_one_wrong_image_namespace_explains_all_that_follows_from_it() -> None:
    """keploy/blog-website#399: 1 + 494 + 988 errors."""
    image = "<image:image><image:loc>https://example.com/a.png</image:loc></image:image>"
    there = counts(f"<url><loc>https://example.com/a</loc><x/>{image}</url>" * 494, WRONG)
    pasted = "Incorrect namespace 1\nInvalid XML tag 494\nMissing XML tag 988"
    explanation = explained(recognised(pasted), there)
    assert explanation.is_one_namespace
    assert explanation.causes == ((("X03", Severity.ERROR), 1),)
    assert explanation.unexplained == ()


def test_without_a_wrong_namespace_tags_have_causes_of_their_own() -> None:
    there = counts("<url><loc>https://example.com/a</loc><lastmodd>2024</lastmodd></url>")
    explanation = explained(recognised("Invalid XML tag"), there)
    assert not explanation.is_one_namespace
    assert [kind[0] for kind, _ in explanation.causes] == ["F16"]
    assert codes_of(recognised("Invalid XML tag")) >= {"F16", "X03"}
