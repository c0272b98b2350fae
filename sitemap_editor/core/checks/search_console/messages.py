"""The messages of Search Console's sitemap report, and the rules that cause each of them.

Source: support.google.com/webmasters/answer/7451001, as repeated by seowithewe.co.uk (How to
resolve sitemap.xml issues) and blog.pixbayt.com (Manage your sitemaps); the sentences of the
report itself as people paste them: keploy/blog-website#399, ThePixelDeveloper/Sitemap#54,
Marbles/statamic-sitemap#7, pulponair/koken-xml-sitemap#3, nasa/sitepod#32,
Yoast/wordpress-seo#1185, sinanisler/snn-brx-child-theme#241. The Spanish page is not among the
sources: its wordings are ours, and since messages are matched by their words, others are recognised
as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP

NAMESPACES: Final = ("F08", "F09", "X03")
"""Rules about namespaces in the first tag: one fault makes unknown whatever is in it."""
_LIVE: Final = QT_TRANSLATE_NOOP(
    "core", "Search Console asks the server for the pages. Check them live to see what it sees."
)
_NOT_HERE: Final = QT_TRANSLATE_NOOP(
    "core", "This is about the server, not about the file. No rule of a file can find it."
)
_PUBLISHED: Final = QT_TRANSLATE_NOOP(
    "core",
    "It depends on where the sitemap is published: state its URL in the line under the tabs.",
)
_SIZE_OF_IMAGE: Final = QT_TRANSLATE_NOOP(
    "core", "The image itself has the wrong size, which no rule of a file can find."
)
_BROKEN: Final = QT_TRANSLATE_NOOP(
    "core",
    "A file that cannot be read opens as a list of repairs. If this one opened as a table, "
    "Search Console read another version: compare with the live file.",
)


@dataclass(frozen=True, slots=True)
class Message:
    """What Search Console says: its titles and sentences, and the rules that cause it."""

    id: str
    names: tuple[str, ...]
    """As the report writes them, in English and Spanish; the first is its title."""
    codes: tuple[str, ...] = ()
    advice: str = ""
    """What else there is to know; an English sentence to be translated."""
    follows_namespace: bool = False
    """Whether a wrong namespace alone causes it, once for each element that is unknown then."""


MESSAGES: Final = (
    Message(
        "namespace",
        (
            QT_TRANSLATE_NOOP("core", "Incorrect namespace"),
            "Your Sitemap or Sitemap index file doesn't properly declare the namespace.",
            "Espacio de nombres incorrecto",
            "Tu sitemap o archivo de índice de sitemaps no declara correctamente el espacio de "
            "nombres.",
        ),
        NAMESPACES,
        follows_namespace=True,
    ),
    Message(
        "invalid tag",
        (
            QT_TRANSLATE_NOOP("core", "Invalid XML tag"),
            "This tag was not recognized. Please fix it and resubmit.",
            "Etiqueta XML no válida",
            "No se ha reconocido esta etiqueta. Corrígela y vuelve a enviar el sitemap.",
        ),
        ("F16", "I01", "X01", "X13", "X34", "X48", "X55"),
        follows_namespace=True,
    ),
    Message(
        "missing tag",
        (
            QT_TRANSLATE_NOOP("core", "Missing XML tag"),
            "This required tag is missing. Please add it and resubmit.",
            "Falta una etiqueta XML",
            "Falta esta etiqueta obligatoria. Añádela y vuelve a enviar el sitemap.",
        ),
        ("L01", "F14", "X10", "X20", "X21", "X42", "X43", "X44", "X45"),
        follows_namespace=True,
    ),
    Message(
        "too many tags",
        (
            QT_TRANSLATE_NOOP("core", "Invalid XML: too many tags"),
            "Too many tags describing this tag. Please remove the extra tags and resubmit.",
            "XML no válido: demasiadas etiquetas",
            "Demasiadas etiquetas describen esta etiqueta. Elimina las que sobran y vuelve a "
            "enviar el sitemap.",
        ),
        ("O02", "L01", "X11", "X25", "X36", "X40"),
    ),
    Message(
        "missing attribute",
        (
            QT_TRANSLATE_NOOP("core", "Missing XML attribute"),
            "This required attribute is missing. Please add it and resubmit.",
            "Falta un atributo XML",
            "Falta este atributo obligatorio. Añádelo y vuelve a enviar el sitemap.",
        ),
        ("X27", "X28", "X50"),
    ),
    Message(
        "attribute value",
        (
            QT_TRANSLATE_NOOP("core", "Invalid attribute value"),
            "The value of this attribute is not valid. Please fix it and resubmit.",
            "Valor de atributo no válido",
        ),
        ("X27", "X28", "X50", "X51"),
    ),
    Message(
        "tag value",
        (
            QT_TRANSLATE_NOOP("core", "Invalid tag value"),
            "The value provided for this tag is not valid. Please fix it and resubmit.",
            "Valor de etiqueta no válido",
        ),
        (
            *("C01", "P01", "O03", "X23", "X24", "X26", "X27", "X28", "X31", "X32", "X43"),
            *("X10", "X22"),
        ),
    ),
    Message(
        "date",
        (
            QT_TRANSLATE_NOOP("core", "Invalid date"),
            "An invalid date was found. Please fix the date or formatting before resubmitting.",
            "Fecha no válida",
            "Se ha encontrado una fecha no válida. Corrige la fecha o el formato antes de volver "
            "a enviar el sitemap.",
        ),
        ("D01", "D02", "D03", "D04", "D06", "X29", "X44"),
    ),
    Message(
        "url",
        (
            QT_TRANSLATE_NOOP("core", "Invalid URL"),
            "This is not a valid URL. Please correct it and resubmit.",
            "URL no válida",
            "Esta URL no es válida. Corrígela y vuelve a enviar el sitemap.",
        ),
        ("L02", "L01", "L06", "L05", "L09", "L03", "X10", "X22", "X50"),
    ),
    Message(
        "url of index",
        (
            QT_TRANSLATE_NOOP("core", "Invalid URL in sitemap index file: incomplete URL"),
            "URL no válida en el archivo de índice de sitemaps: URL incompleta",
        ),
        ("L02", "I03", "L06"),
    ),
    Message(
        "url not allowed",
        (
            QT_TRANSLATE_NOOP("core", "URL not allowed"),
            "This url is not allowed for a Sitemap at this location.",
            "URL no permitida",
            "Esta URL no está permitida en un sitemap que esté en esta ubicación.",
        ),
        ("L12", "L13", "L14", "L20", "I03"),
        _PUBLISHED,
    ),
    Message(
        "path mismatch",
        (
            QT_TRANSLATE_NOOP("core", "Path mismatch"),
            "Path mismatch: missing www",
            "Path mismatch: includes www",
            "Discrepancia en la ruta",
            "Discrepancia en la ruta: faltan las www",
            "Discrepancia en la ruta: incluye www",
        ),
        ("L12", "L20", "L17", "I03"),
        _PUBLISHED,
    ),
    Message(
        "not followed",
        (
            QT_TRANSLATE_NOOP("core", "URLs not followed"),
            "When we tested a sample of URLs from your Sitemap, we found that some URLs redirect "
            "to other locations.",
            "URLs no seguidas",
            "URL redirigida",
        ),
        ("W01", "L02"),
        _LIVE,
    ),
    Message(
        "not accessible",
        (
            QT_TRANSLATE_NOOP("core", "URLs not accessible"),
            "When we tested a sample of the URLs from your Sitemap, we found that some of the "
            "URLs were unreachable.",
            "No se puede acceder a las URLs",
            "URLs no accesibles",
        ),
        ("W03", "W04", "W05", "W06", "L19"),
        _LIVE,
    ),
    Message(
        "blocked",
        (
            QT_TRANSLATE_NOOP("core", "Sitemap contains URLs which are blocked by robots.txt"),
            "El sitemap contiene URLs bloqueadas por el archivo robots.txt",
        ),
        ("W08",),
        _LIVE,
    ),
    Message(
        "compression",
        (
            QT_TRANSLATE_NOOP("core", "Compression error"),
            "We were unable to decompress your compressed Sitemap.",
            "Error de compresión",
            "No hemos podido descomprimir tu sitemap.",
        ),
        ("F13",),
        _BROKEN,
    ),
    Message(
        "empty",
        (
            QT_TRANSLATE_NOOP("core", "Empty Sitemap"),
            "Your Sitemap does not contain any URLs. Please validate and resubmit your Sitemap.",
            "Sitemap vacío",
            "Tu sitemap no contiene ninguna URL.",
        ),
        ("F14", *NAMESPACES),
    ),
    Message(
        "size",
        (
            QT_TRANSLATE_NOOP("core", "Sitemap file size error"),
            "Your Sitemap exceeds the maximum file size limit.",
            "Error de tamaño del archivo del sitemap",
            "Tu sitemap supera el límite de tamaño de archivo.",
        ),
        ("F12", "I02"),
    ),
    Message(
        "too many urls",
        (
            QT_TRANSLATE_NOOP("core", "Too many URLs"),
            "Your Sitemap contains too many URLs. Please create multiple Sitemaps.",
            "Demasiadas URLs",
            "Tu sitemap contiene demasiadas URLs.",
        ),
        ("F11",),
    ),
    Message(
        "too many sitemaps",
        (
            QT_TRANSLATE_NOOP("core", "Too many Sitemaps in the Sitemap index file"),
            "Too many sitemaps",
            "Demasiados sitemaps en el archivo de índice de sitemaps",
            "Demasiados sitemaps",
        ),
        ("I02", "I07"),
    ),
    Message(
        "nested",
        (
            QT_TRANSLATE_NOOP("core", "Incorrect Sitemap index format: Nested Sitemap indexes"),
            "One or more entries in this Sitemap index are Sitemap indexes.",
            "Formato de índice de sitemaps incorrecto: índices de sitemaps anidados",
        ),
        ("I04", "I06"),
    ),
    Message(
        "format",
        (
            QT_TRANSLATE_NOOP("core", "Unsupported format"),
            "Unsupported file format",
            "Your Sitemap does not appear to be in a supported format.",
            "Sitemap is HTML",
            "Your Sitemap appears to be an HTML page. Please use a supported sitemap format "
            "instead.",
            "Formato no admitido",
            "El sitemap es HTML",
            "Parece que tu sitemap es una página HTML. Usa un formato de sitemap admitido.",
        ),
        (*NAMESPACES, "F04", "I04"),
        _BROKEN,
    ),
    Message(
        "parsing",
        (
            QT_TRANSLATE_NOOP("core", "Parsing error"),
            "We were unable to read your Sitemap. It may contain an entry we are unable to "
            "recognize. Please validate your Sitemap before resubmitting.",
            "Sitemap could not be read",
            "Error de análisis",
            "No se ha podido leer el sitemap. Puede que contenga una entrada que no reconocemos.",
        ),
        (*NAMESPACES, "F03", "F04", "F06", "F16"),
        _BROKEN,
    ),
    Message(
        "leading space",
        (
            QT_TRANSLATE_NOOP("core", "Leading whitespace"),
            "Your Sitemap file begins with whitespace.",
            "Espacio en blanco inicial",
            "Tu sitemap comienza con un espacio en blanco.",
        ),
        ("F03",),
        _BROKEN,
    ),
    Message(
        "same video location",
        (
            QT_TRANSLATE_NOOP("core", "Video location and play page location are the same"),
            "La ubicación del vídeo y la de la página de reproducción son la misma",
        ),
        ("X22",),
    ),
    Message(
        "video location",
        (
            QT_TRANSLATE_NOOP("core", "Video location URL appears to be a play page URL"),
            "La URL de ubicación del vídeo parece ser la de una página de reproducción",
        ),
        ("X22", "X21"),
    ),
    Message(
        "missing thumbnail",
        (QT_TRANSLATE_NOOP("core", "Missing thumbnail URL"), "Falta la URL de la miniatura"),
        ("X20",),
    ),
    Message(
        "missing video title",
        (QT_TRANSLATE_NOOP("core", "Missing video title"), "Falta el título del vídeo"),
        ("X20",),
    ),
    Message(
        "large thumbnail",
        (QT_TRANSLATE_NOOP("core", "Thumbnail too large"), "Miniatura demasiado grande"),
        advice=_SIZE_OF_IMAGE,
    ),
    Message(
        "small thumbnail",
        (QT_TRANSLATE_NOOP("core", "Thumbnail too small"), "Miniatura demasiado pequeña"),
        advice=_SIZE_OF_IMAGE,
    ),
    Message(
        "too many news",
        (QT_TRANSLATE_NOOP("core", "Too many News URLs"), "Demasiadas URLs de noticias"),
        ("X41",),
    ),
    Message(
        "missing publication",
        (QT_TRANSLATE_NOOP("core", "Missing <publication> tag"), "Falta la etiqueta <publication>"),
        ("X42", "X43"),
    ),
    Message(
        "fetching",
        (
            QT_TRANSLATE_NOOP("core", "Couldn't fetch"),
            "Sitemap could not be fetched",
            "HTTP error 404",
            "General HTTP error",
            "Network error: DNS error",
            "Temporary error",
            "Temporary processing error",
            "No se ha podido obtener",
            "Error HTTP",
            "Error HTTP general",
            "Error temporal",
        ),
        (),
        _NOT_HERE,
    ),
)
