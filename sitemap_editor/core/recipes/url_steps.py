"""The steps that change one part of URLs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.operations.changing import url_parts, url_queries
from sitemap_editor.core.operations.changing import url_spelling as spelling
from sitemap_editor.core.operations.changing.column_change import ColumnChange, ValueTool
from sitemap_editor.core.operations.changing.url_parts import OnUrl
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.protocol.urls import UrlParts
from sitemap_editor.core.recipes.arguments import Argument, ArgumentType, Values
from sitemap_editor.core.recipes.step_spec import StepSpec

_TO: Final = QT_TRANSLATE_NOOP("core", "New value")


def _url(
    tool: str, title: str, make: Callable[[Values], ValueTool], *arguments: Argument
) -> StepSpec:
    def tools(values: Values, _now: datetime) -> list[ColumnChange]:
        return [ColumnChange(LOC, make(values))]

    return StepSpec("url", title, arguments, tool, tools)


def _plain(change: Callable[[UrlParts], UrlParts]) -> Callable[[Values], ValueTool]:
    return lambda _values: OnUrl(change)


_CASES: Final = {
    "host": url_parts.small_host,
    "path": url_parts.small_path,
    "all": url_parts.small_all,
}
_NAMES: Final = Argument(
    "names", QT_TRANSLATE_NOOP("core", "Parameters"), ArgumentType.NAMES, hint="utm_*, fbclid"
)

URL_STEPS: Final = (
    _url(
        "scheme",
        QT_TRANSLATE_NOOP("core", "Scheme"),
        lambda values: url_parts.scheme(values["to"]),
        Argument(
            "to",
            _TO,
            ArgumentType.CHOICE,
            default="https",
            choices=(("https", "https"), ("http", "http")),
        ),
    ),
    _url(
        "host",
        QT_TRANSLATE_NOOP("core", "Host"),
        lambda values: url_parts.host(values["to"]),
        Argument("to", _TO, hint="www.example.com"),
    ),
    _url(
        "port",
        QT_TRANSLATE_NOOP("core", "Port"),
        lambda values: url_parts.port(values["to"]),
        Argument("to", QT_TRANSLATE_NOOP("core", "New port, none to remove it"), default=""),
    ),
    _url(
        "prefix",
        QT_TRANSLATE_NOOP("core", "Beginning of the path"),
        lambda values: url_parts.prefix(values["find"], values["with"]),
        Argument("find", QT_TRANSLATE_NOOP("core", "Begins with"), default="/", hint="/old"),
        Argument("with", QT_TRANSLATE_NOOP("core", "Replace with"), default="", hint="/new"),
    ),
    _url(
        "slash",
        QT_TRANSLATE_NOOP("core", "Slash at the end"),
        lambda values: OnUrl(
            url_parts.add_slash if values["to"] == "add" else url_parts.remove_slash
        ),
        Argument(
            "to",
            QT_TRANSLATE_NOOP("core", "What to do"),
            ArgumentType.CHOICE,
            default="add",
            choices=(
                ("add", QT_TRANSLATE_NOOP("core", "Add, but not behind a file name")),
                ("remove", QT_TRANSLATE_NOOP("core", "Remove")),
            ),
        ),
    ),
    _url(
        "index",
        QT_TRANSLATE_NOOP("core", "Remove the index page"),
        _plain(url_parts.remove_index_page),
    ),
    _url(
        "case",
        QT_TRANSLATE_NOOP("core", "Small letters"),
        lambda values: OnUrl(_CASES[values["part"]]),
        Argument(
            "part",
            QT_TRANSLATE_NOOP("core", "Part"),
            ArgumentType.CHOICE,
            default="host",
            choices=(
                ("host", QT_TRANSLATE_NOOP("core", "Scheme and host")),
                ("path", QT_TRANSLATE_NOOP("core", "Path")),
                ("all", QT_TRANSLATE_NOOP("core", "Scheme, host and path")),
            ),
        ),
    ),
    _url(
        "remove-parameters",
        QT_TRANSLATE_NOOP("core", "Remove parameters"),
        lambda values: url_queries.remove_parameters(values["names"]),
        _NAMES,
    ),
    _url(
        "keep-parameters",
        QT_TRANSLATE_NOOP("core", "Keep only some parameters"),
        lambda values: url_queries.keep_parameters(values["names"]),
        _NAMES,
    ),
    _url(
        "sort-parameters",
        QT_TRANSLATE_NOOP("core", "Sort parameters"),
        _plain(url_queries.sort_parameters),
    ),
    _url(
        "fragment",
        QT_TRANSLATE_NOOP("core", "Fragment"),
        lambda values: url_parts.fragment(values["to"]),
        Argument("to", QT_TRANSLATE_NOOP("core", "New fragment, none to remove it"), default=""),
    ),
    _url(
        "encode",
        QT_TRANSLATE_NOOP("core", "Percent-encode"),
        _plain(spelling.encode),
    ),
    _url(
        "decode",
        QT_TRANSLATE_NOOP("core", "Percent-decode letters"),
        _plain(spelling.decode),
    ),
    _url(
        "punycode",
        QT_TRANSLATE_NOOP("core", "Host as punycode"),
        _plain(spelling.punycode),
    ),
    _url(
        "unicode",
        QT_TRANSLATE_NOOP("core", "Host in its own letters"),
        _plain(spelling.unicode_host),
    ),
    _url(
        "join",
        QT_TRANSLATE_NOOP("core", "Complete relative URLs"),
        lambda values: spelling.Join(values["base"]),
        Argument("base", QT_TRANSLATE_NOOP("core", "Base URL"), hint="https://www.example.com/"),
    ),
)
