"""Rules about the codes of language versions: what they say, how they are written, which are there.

Source: PROTOCOL section 8, hreflang; RFC 5646, 2.1.1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sitemap_editor.core.checks.extensions.extension_elements import (
    ROWS_OF_PAGES,
    shortened,
    told,
)
from sitemap_editor.core.checks.extensions.extension_fixes import corrected_attributes
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, RowView, Rule, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.language_hints import (
    evidence_of,
    is_improbable,
    likely_hreflang,
)
from sitemap_editor.core.protocol.languages import (
    X_DEFAULT,
    CodeFault,
    corrected_hreflang,
    hreflang_fault,
    nearest_hreflang,
    usual_hreflang,
    without_country,
)
from sitemap_editor.core.protocol.namespaces import XHTML
from sitemap_editor.core.protocol.profiles import GOOGLE, YANDEX

_ENGINES: Final = (GOOGLE, YANDEX)
_SOURCE: Final = "Google: localized versions of a page; Yandex: hreflang"
_FEWEST_COUNTRIES: Final = 2

_SENTENCES: Final = {
    CodeFault.FORM: QT_TRANSLATE_NOOP(
        "core",
        "hreflang is “{code}”. Use a language code, optionally followed by a hyphen and a "
        "country code, such as “en” or “en-GB”.",
    ),
    CodeFault.LANGUAGE: QT_TRANSLATE_NOOP(
        "core",
        "hreflang is “{code}”. It must begin with a two-letter language code (ISO 639-1), such "
        "as “en”. A country alone is not enough.",
    ),
    CodeFault.LONG_LANGUAGE: QT_TRANSLATE_NOOP(
        "core",
        "hreflang is “{code}”. Use a two-letter language code (ISO 639-1), such as “en”.",
    ),
    CodeFault.SCRIPT: QT_TRANSLATE_NOOP(
        "core",
        "hreflang is “{code}”. Four letters behind the language are a script code (ISO 15924), "
        "such as “Hant” in “zh-Hant”, but these are none. Correct or remove them.",
    ),
    CodeFault.COUNTRY: QT_TRANSLATE_NOOP(
        "core",
        "hreflang is “{code}”. Only a two-letter country code (ISO 3166-1), such as “GB”, can "
        "follow the language. Correct or remove it.",
    ),
}


def _codes(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    for link in view.alternates:
        if link.code and (fault := hreflang_fault(link.code)):
            yield _fault(link.code, fault)


def _fault(code: str, fault: CodeFault) -> Fault:
    arguments = {"code": shortened(code)}
    if right := corrected_hreflang(code):
        text = QT_TRANSLATE_NOOP("core", "hreflang is “{code}”; it must be “{right}”.")
        return Fault(Severity.ERROR, text, {**arguments, "right": right})
    if near := nearest_hreflang(code):
        text = QT_TRANSLATE_NOOP(
            "core",
            "hreflang is “{code}”. Search engines read two-letter language codes (ISO 639-1); the "
            "closest is “{near}”.",
        )
        return Fault(Severity.ERROR, text, {**arguments, "near": near})
    return Fault(Severity.ERROR, _SENTENCES[fault], arguments)


def _without_wrong_country(code: str) -> str | None:
    if hreflang_fault(code) is None or corrected_hreflang(code) is not None:
        return None
    return without_country(code)


def _unusual(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    return told(_unusual_codes(dict.fromkeys(link.code for link in view.alternates if link.code)))


def _unusual_codes(codes: Iterable[str]) -> Iterator[Fault]:
    for code in codes:
        usual = usual_hreflang(code)
        if usual is not None and usual != code:
            text = QT_TRANSLATE_NOOP(
                "core",
                "hreflang is “{code}”, which is usually written “{usual}”. Search engines read "
                "both.",
            )
            yield Fault(Severity.HINT, text, {"code": shortened(code), "usual": usual})


def _usual(code: str) -> str | None:
    usual = usual_hreflang(code)
    return usual if usual != code else None


def _improbable(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    for link in view.alternates:
        meant = likely_hreflang(link.code) if link.code and is_improbable(link.code) else None
        if meant is None or not link.code:
            continue
        arguments = {"code": shortened(link.code), "meant": meant}
        if evidence := evidence_of(meant, link.href or ""):
            text = QT_TRANSLATE_NOOP(
                "core",
                "hreflang is “{code}”, which is a code, but most likely “{meant}” is meant: the "
                "URL contains “{evidence}”.",
            )
            yield Fault(Severity.HINT, text, {**arguments, "evidence": evidence})
        else:
            text = QT_TRANSLATE_NOOP(
                "core",
                "hreflang is “{code}”, which is a code, but most likely “{meant}” is meant.",
            )
            yield Fault(Severity.HINT, text, arguments)


def _meant(code: str) -> str | None:
    return likely_hreflang(code) if is_improbable(code) else None


def _fallback(view: RowView, context: CheckContext) -> Iterator[Fault]:
    if context.profile.severity("X57", Severity.HINT) is None:
        return
    codes = {
        usual for link in view.alternates if link.code and (usual := usual_hreflang(link.code))
    }
    if len(codes) <= 1:
        return
    if X_DEFAULT not in codes:
        text = QT_TRANSLATE_NOOP(
            "core",
            "No version is for readers of all other languages. Google recommends a link with "
            "hreflang “x-default”.",
        )
        yield Fault(Severity.HINT, text)
    yield from told(_without_catch_all(codes))


def _without_catch_all(codes: set[str]) -> Iterator[Fault]:
    """Name each language that is there for several countries and for nobody else."""
    by_language: dict[str, list[str]] = {}
    for code in sorted(codes - {X_DEFAULT}):
        by_language.setdefault(code.partition("-")[0], []).append(code)
    for language, variants in by_language.items():
        # Two letters behind the last hyphen are a country, four a script.
        is_for_all = any(without_country(code) is None for code in variants)
        if len(variants) >= _FEWEST_COUNTRIES and not is_for_all:
            text = QT_TRANSLATE_NOOP(
                "core",
                "“{language}” is there only for some countries ({codes}). Google recommends a "
                "version for all other readers of the language, with hreflang “{language}”.",
            )
            arguments = {"language": language, "codes": shortened(", ".join(variants))}
            yield Fault(Severity.HINT, text, arguments)


LANGUAGE_CODE_RULES: Final = (
    Rule(
        "X51",
        QT_TRANSLATE_NOOP("core", "hreflang is a language, optionally with a country"),
        QT_TRANSLATE_NOOP("core", "Wrong hreflang code"),
        QT_TRANSLATE_NOOP(
            "core",
            "A language of ISO 639-1, optionally a script and a country of ISO 3166-1, with "
            "hyphens; or x-default. Great Britain is GB, Japanese ja, Chinese zh.",
        ),
        _SOURCE,
        check_row=_codes,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Correct the language code"),
                row=corrected_attributes(XHTML, "hreflang", corrected_hreflang),
            ),
            Fix(
                QT_TRANSLATE_NOOP("core", "Use the closest two-letter code"),
                row=corrected_attributes(XHTML, "hreflang", nearest_hreflang),
                is_safe=False,
            ),
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the country"),
                row=corrected_attributes(XHTML, "hreflang", _without_wrong_country),
                is_safe=False,
            ),
        ),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=XHTML,
    ),
    Rule(
        "X56",
        QT_TRANSLATE_NOOP("core", "hreflang is written in the usual case"),
        QT_TRANSLATE_NOOP("core", "Unusual case in hreflang"),
        QT_TRANSLATE_NOOP(
            "core",
            "Languages are usually written in lowercase, scripts with a capital letter and "
            "countries in capitals: “zh-Hant-TW”. Case makes no difference to search engines, but "
            "other tools compare letter by letter.",
        ),
        "RFC 5646, 2.1.1",
        check_row=_unusual,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Write the code in the usual case"),
                row=corrected_attributes(XHTML, "hreflang", _usual),
            ),
        ),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=XHTML,
    ),
    Rule(
        "X57",
        QT_TRANSLATE_NOOP("core", "Readers of other languages and countries have a version"),
        QT_TRANSLATE_NOOP("core", "No version for other readers"),
        QT_TRANSLATE_NOOP(
            "core",
            "x-default names the page for everyone whose language is not listed. Beside versions "
            "for countries, such as en-GB and en-US, a version “en” is for everyone else who reads "
            "the language.",
        ),
        "Google: localized versions of a page",
        check_row=_fallback,
        engines=(GOOGLE,),
        kinds=ROWS_OF_PAGES,
        namespace=XHTML,
    ),
    Rule(
        "X58",
        QT_TRANSLATE_NOOP("core", "hreflang says the language that is meant"),
        QT_TRANSLATE_NOOP("core", "Probably the wrong language"),
        QT_TRANSLATE_NOOP(
            "core",
            "Some codes are right and nearly always wrong: “kr” is Kanuri and not Korean, “se” "
            "Northern Sami and not Swedish, “es-LA” Spanish in Laos. Search engines show such "
            "pages to nobody.",
        ),
        "practice; ISO 639-1; ISO 3166-1",
        check_row=_improbable,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Write the code that is most likely meant"),
                row=corrected_attributes(XHTML, "hreflang", _meant),
                is_safe=False,
            ),
        ),
        engines=_ENGINES,
        kinds=ROWS_OF_PAGES,
        namespace=XHTML,
    ),
)
