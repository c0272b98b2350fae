"""Makes the field that fits what a value may be."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.contents.field_specs import FieldSpec, FieldType
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.session.contents.block_values import FormField
from sitemap_editor.windows.details.fields.choice_field import ChoiceField
from sitemap_editor.windows.details.fields.code_names import country_names, language_names
from sitemap_editor.windows.details.fields.date_field import DateField
from sitemap_editor.windows.details.fields.duration_field import DurationField
from sitemap_editor.windows.details.fields.field_editor import FieldEditor
from sitemap_editor.windows.details.fields.text_fields import (
    CodesField,
    LineField,
    ListField,
    TextField,
)

_WORDS: Final = {
    "": QT_TRANSLATE_NOOP("fields", "(not given)"),
    "yes": QT_TRANSLATE_NOOP("fields", "Yes"),
    "no": QT_TRANSLATE_NOOP("fields", "No"),
    "allow": QT_TRANSLATE_NOOP("fields", "Allowed there, nowhere else"),
    "deny": QT_TRANSLATE_NOOP("fields", "Not allowed there"),
}
_EXAMPLES: Final = {
    FieldType.URL: "https://…",
    FieldType.RATING: "4.5",
    FieldType.COUNT: "12345",
    FieldType.COUNTRIES: "DE ES",
    FieldType.PLATFORMS: "web mobile tv",
    FieldType.NEWS_LANGUAGE: "en",
    FieldType.HREFLANG: "en-GB",
}
_CHINESE: Final = {"zh-cn": "", "zh-tw": ""}
_X_DEFAULT: Final = {"x-default": ""}


def made_field(field: FormField, now: Callable[[], datetime], parent: QWidget) -> FieldEditor:
    """Return the editor of a field."""
    spec = field.spec
    example = _EXAMPLES.get(spec.type, "")
    if spec.is_repeatable:
        return ListField(parent)
    match spec.type:
        case FieldType.LONG_TEXT:
            return TextField(parent)
        case FieldType.DATE:
            return DateField(parent, now)
        case FieldType.DURATION:
            return DurationField(parent)
        case FieldType.YES_NO | FieldType.CHOICE:
            return ChoiceField(parent, _choices(spec), word(""))
        case FieldType.COUNTRIES:
            return CodesField(parent, country_names(), example, is_many=True)
        case FieldType.PLATFORMS:
            return CodesField(parent, dict.fromkeys(spec.choices, ""), example, is_many=True)
        case FieldType.NEWS_LANGUAGE:
            return CodesField(parent, {**language_names(), **_CHINESE}, example, is_many=False)
        case FieldType.HREFLANG:
            return CodesField(parent, {**_X_DEFAULT, **language_names()}, example, is_many=False)
        case _:
            return LineField(parent, example)


def word(value: str) -> str:
    """Return what a word of the file means, in the person's language."""
    text = _WORDS.get(value)
    return value if text is None else QCoreApplication.translate("fields", text)


def _choices(spec: FieldSpec) -> list[tuple[str, str]]:
    return [(value, word(value)) for value in spec.choices]
