"""Rules about how a URL is spelt: escapes, characters, codes. Source: PROTOCOL section 2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, Rule, Severity, ValueCheck
from sitemap_editor.core.checks.value_fixes import Change, chained, fixes_value, value_only
from sitemap_editor.core.checks.values import character_fixes as fixes
from sitemap_editor.core.checks.values.character_fixes import OUTER_SPACE
from sitemap_editor.core.checks.values.misspelt_characters import misspelt_characters
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.fields import LOC

_WARNING: Final = Severity.WARNING


def _escaped(value: str, _context: CheckContext) -> Iterator[Fault]:
    if bad := fixes.ESCAPED.search(value):
        text = QT_TRANSLATE_NOOP(
            "core", "Escaped twice: “{escape}” is part of the URL itself. Write the character."
        )
        yield Fault(_WARNING, text, {"escape": bad[0]})


def _non_ascii(value: str, context: CheckContext) -> Iterator[Fault]:
    # Pasted signs are told by L06: what is left is meant.
    rest = urls.SMART_QUOTE.sub("", value.strip())
    if urls.NON_ASCII.search(rest) and not urls.SPACE_OR_CONTROL.search(rest):
        text = QT_TRANSLATE_NOOP(
            "core",
            "Letters beyond ASCII are valid, but percent-encoded UTF-8 (and punycode for the "
            "host) works everywhere.",
        )
        yield Fault(context.profile.beyond_ascii, text)
    if not urls.percent_codes_are_utf8(value):
        text = QT_TRANSLATE_NOOP(
            "core", "These percent codes are not UTF-8; crawlers expect percent-encoded UTF-8."
        )
        yield Fault(_WARNING, text)


def _double_encoded(value: str, _context: CheckContext) -> Iterator[Fault]:
    if bad := fixes.DOUBLE_ENCODED.search(value):
        text = QT_TRANSLATE_NOOP(
            "core", "“{code}” looks encoded twice: decoded once, it is “{decoded}”."
        )
        end = bad.end() + 2
        code = value[bad.start() : end]
        yield Fault(_WARNING, text, {"code": code, "decoded": fixes.decoded_once(code)})


def _outer_space(value: str, _context: CheckContext) -> Iterator[Fault]:
    if value != value.strip(OUTER_SPACE) and value.strip(OUTER_SPACE):
        text = QT_TRANSLATE_NOOP(
            "core", "There is white space around the URL. Most readers remove it, some keep it."
        )
        yield Fault(_WARNING, text)


def _fix(
    title: str,
    check: ValueCheck,
    change: Change,
    *,
    is_safe: bool = True,
    may_leave_some: bool = False,
) -> Fix:
    fixed = fixes_value(check, value_only(change), may_leave_some=may_leave_some)
    return Fix(title, value=fixed, is_safe=is_safe)


_EVERY_SURE_CHANGE: Final = chained(
    fixes.without_outer_marks,
    fixes.with_encoded_space,
    fixes.with_encoded_signs,
    fixes.with_surely_encoded_percent_signs,
)
_WITHOUT_MARKS: Final = QT_TRANSLATE_NOOP("core", "Remove the invisible characters")
_WITHOUT_MARKS_AND_MORE: Final = QT_TRANSLATE_NOOP(
    "core", "Remove invisible characters and encode the others"
)
_ENCODE_PERCENT: Final = QT_TRANSLATE_NOOP("core", "Write the percent sign as %25")
_CHARACTER_FIXES: Final = (
    _fix(_WITHOUT_MARKS, misspelt_characters, fixes.without_outer_marks),
    _fix(
        QT_TRANSLATE_NOOP("core", "Write the space as %20"),
        misspelt_characters,
        fixes.with_encoded_space,
    ),
    _fix(
        QT_TRANSLATE_NOOP("core", "Write the characters as percent codes"),
        misspelt_characters,
        fixes.with_encoded_signs,
    ),
    _fix(_ENCODE_PERCENT, misspelt_characters, fixes.with_surely_encoded_percent_signs),
    _fix(_WITHOUT_MARKS_AND_MORE, misspelt_characters, _EVERY_SURE_CHANGE),
    _fix(
        QT_TRANSLATE_NOOP("core", "Write invisible characters inside words as percent codes"),
        misspelt_characters,
        fixes.with_encoded_marks_of_words,
        is_safe=False,
    ),
    _fix(_WITHOUT_MARKS, misspelt_characters, fixes.without_marks, is_safe=False),
    _fix(_ENCODE_PERCENT, misspelt_characters, fixes.with_encoded_percent_signs, is_safe=False),
    _fix(
        _WITHOUT_MARKS_AND_MORE,
        misspelt_characters,
        chained(fixes.without_marks, _EVERY_SURE_CHANGE, fixes.with_encoded_percent_signs),
        is_safe=False,
    ),
    _fix(
        QT_TRANSLATE_NOOP("core", "Remove the pasted white space"),
        misspelt_characters,
        fixes.without_pasted_space,
        is_safe=False,
    ),
    _fix(
        QT_TRANSLATE_NOOP("core", "Write the pasted space as %20"),
        misspelt_characters,
        fixes.with_plain_space,
        is_safe=False,
    ),
    _fix(
        QT_TRANSLATE_NOOP("core", "Remove the quotation marks"),
        misspelt_characters,
        fixes.without_quotes,
        is_safe=False,
    ),
    _fix(
        QT_TRANSLATE_NOOP("core", "Write the quotation marks as percent codes"),
        misspelt_characters,
        fixes.with_encoded_quotes,
        is_safe=False,
    ),
    _fix(
        QT_TRANSLATE_NOOP("core", "Replace “\\” with “/”"),
        misspelt_characters,
        fixes.with_slashes,
        is_safe=False,
    ),
    _fix(
        QT_TRANSLATE_NOOP("core", "Write “\\” as %5C"),
        misspelt_characters,
        fixes.with_encoded_backslashes,
        is_safe=False,
    ),
    _fix(
        QT_TRANSLATE_NOOP("core", "Remove what looks pasted and encode the others"),
        misspelt_characters,
        chained(
            fixes.without_marks,
            fixes.without_pasted_space,
            fixes.without_quotes,
            fixes.with_slashes,
            _EVERY_SURE_CHANGE,
            fixes.with_encoded_percent_signs,
        ),
        is_safe=False,
    ),
)

_UNESCAPE: Final = QT_TRANSLATE_NOOP("core", "Unescape once")

CHARACTER_RULES: Final = (
    Rule(
        "L05",
        QT_TRANSLATE_NOOP("core", "URL is escaped once"),
        QT_TRANSLATE_NOOP("core", "URL escaped twice"),
        QT_TRANSLATE_NOOP(
            "core",
            "In XML, “&” is written as “&amp;”. If this is done twice, the URL itself contains "
            "“&amp;”, and crawlers request an address with these characters.",
        ),
        "sitemaps.org: entity escaping",
        LOC,
        check_value=_escaped,
        only_with="&",
        fixes=(
            _fix(
                _UNESCAPE,
                _escaped,
                fixes.with_plain_ampersands_between_parameters,
                may_leave_some=True,
            ),
            _fix(
                _UNESCAPE,
                _escaped,
                fixes.with_plain_ampersands,
                is_safe=False,
                may_leave_some=True,
            ),
            # What comes out may end the URL or begin another part of it, as “#” does.
            _fix(
                QT_TRANSLATE_NOOP("core", "Replace the escapes with the characters"),
                _escaped,
                fixes.unescaped,
                is_safe=False,
                may_leave_some=True,
            ),
        ),
    ),
    Rule(
        "L06",
        QT_TRANSLATE_NOOP("core", "URL contains no characters that must be encoded"),
        QT_TRANSLATE_NOOP("core", "Unencoded characters"),
        QT_TRANSLATE_NOOP(
            "core",
            "Spaces, invisible characters and some signs are not allowed in a URL. Write them as "
            "percent codes, or remove them if they were pasted by accident. Browsers read a "
            "backslash as a slash, so open the page before you choose.",
        ),
        "RFC 3986, RFC 3987",
        LOC,
        check_value=misspelt_characters,
        only_with="^A-Za-z0-9_~./:=!#$&'()*+,;?@-",
        fixes=_CHARACTER_FIXES,
    ),
    Rule(
        "L07",
        QT_TRANSLATE_NOOP("core", "Letters beyond ASCII are percent-encoded UTF-8"),
        QT_TRANSLATE_NOOP("core", "Not percent-encoded UTF-8"),
        QT_TRANSLATE_NOOP(
            "core",
            "Modern crawlers read both forms, but Google asks for percent-encoded UTF-8. Percent "
            "codes of another encoding lead to pages that do not exist; only the site can "
            "interpret them.",
        ),
        "sitemaps.org: FAQ; RFC 3987; Google: URL structure",
        LOC,
        check_value=_non_ascii,
        only_with=r"%\x80-\U0010ffff",
        fixes=(
            _fix(
                QT_TRANSLATE_NOOP("core", "Write the letters as percent codes and punycode"),
                _non_ascii,
                fixes.in_ascii,
            ),
        ),
    ),
    Rule(
        "L08",
        QT_TRANSLATE_NOOP("core", "URL is not percent-encoded twice"),
        QT_TRANSLATE_NOOP("core", "URL percent-encoded twice"),
        QT_TRANSLATE_NOOP(
            "core",
            "“%25C3%25BC” is “%C3%BC” encoded a second time, and leads to another page. A "
            "parameter that contains a whole encoded URL may be correct, so it is decoded only "
            "when you ask for it.",
        ),
        "Yoast/wordpress-seo#1863",
        LOC,
        check_value=_double_encoded,
        only_with="%",
        fixes=(
            _fix(
                QT_TRANSLATE_NOOP("core", "Decode once"),
                _double_encoded,
                fixes.decoded_once,
                is_safe=False,
                may_leave_some=True,
            ),
        ),
    ),
    Rule(
        "L09",
        QT_TRANSLATE_NOOP("core", "No white space around the URL"),
        QT_TRANSLATE_NOOP("core", "White space around the URL"),
        QT_TRANSLATE_NOOP(
            "core",
            "Readers that follow the schema remove it, others request a page with a space in its "
            "name. Edit the cell to write the URL without it.",
        ),
        "sitemap.xsd: anyURI collapses white space",
        LOC,
        check_value=_outer_space,
        only_with=OUTER_SPACE,
        fixes=(
            _fix(QT_TRANSLATE_NOOP("core", "Remove the white space"), _outer_space, fixes.trimmed),
        ),
    ),
)
