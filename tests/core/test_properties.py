"""Properties over made-up documents: reading is lxml's, untouched bytes stay, undo is exact."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import (
    Batch,
    Document,
    Edit,
    InsertRows,
    MoveRows,
    RemoveRows,
    Row,
    SetCells,
    SetHead,
)
from tests.core.reference import FIELDS, Values, difference, read_with_lxml, values_of

SITEMAP: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
LEGACY: Final = "http://www.google.com/schemas/sitemap/0.84"
SLOW_IS_FINE: Final = (HealthCheck.too_slow, HealthCheck.data_too_large)

Draw = st.DrawFn

# Parts of a document

SPACE = st.sampled_from(["", "", " ", "\n", "\n  ", "\n\t", "\r\n    ", "\r", " \n\n "])
GAP = st.sampled_from([" ", "\n", "\t", "\r\n  "])
COMMENT = st.sampled_from(
    [
        "<!---->",
        "<!-- note -->",
        "<!--<url><loc>x</loc></url>-->",
        "<!-- - > ]]> & -->",
        "<!-- ü\n-->",
    ]
)
PI = st.sampled_from(["<?pi?>", "<?pi <url> </url> ?>", "<?xml-stylesheet href='a'?>"])
WORD = st.sampled_from(
    [
        "https://example.com/",
        "a",
        "ü",
        "😀",
        "2024-05-06",
        "daily",
        "0.5",
        ">",
        "]]",
        "'",
        '"',
        "/>",
    ]
)
ENTITY = st.sampled_from(
    [
        *("&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#38;", "&#x26;", "&#60;", "&#x3C;"),
        *("&#0228;", "&#xe4;", "&#13;", "&#10;", "&#9;", "&#x1F600;", "]]&gt;", "&amp;amp;"),
    ]
)
CDATA = st.sampled_from(
    [
        "<![CDATA[]]>",
        "<![CDATA[a&b<c>]]>",
        "<![CDATA[]]]]>",
        "<![CDATA[\r\n</url>\r]]>",
        "<![CDATA[&amp;]]>",
    ]
)
INNER = st.sampled_from(
    [
        "<b/>",
        "<b>x</b>",
        "<loc>inner</loc>",
        "<url>u</url>",
        '<i xmlns="urn:i" k=">"/>',
        "<x:y x:k='/>'/>",
    ]
)
ATTRIBUTES = st.sampled_from(
    ["", "", "", ' id="1"', " k='/>'", '\n lang = "a&amp;b"', ' xml:lang="de"']
)


def _separated(parts: list[str]) -> str:
    """Join parts; `]]` and `>` of two parts must not meet."""
    text = ""
    for part in parts:
        text += " " + part if text.endswith("]") and part.startswith((">", "]")) else part
    return text


VALUE: st.SearchStrategy[str] = st.lists(
    st.one_of(WORD, WORD, WORD, SPACE, ENTITY, CDATA, COMMENT, PI), max_size=5
).map(_separated)
NESTED_VALUE = st.tuples(VALUE, INNER, VALUE).map("".join)


@dataclass
class Names:
    """What element names mean at one place of a document."""

    uri: str
    own: list[str] = field(default_factory=list)
    """Prefixes, with their colon, for the root's namespace."""


def _mostly(
    often: st.SearchStrategy[str], seldom: st.SearchStrategy[str]
) -> st.SearchStrategy[str]:
    """Choose between two strategies; `one_of` would give each branch inside them one share."""
    return st.sampled_from([often, often, often, seldom]).flatmap(lambda chosen: chosen)


@st.composite
def elements(
    draw: Draw, names: Names, locals_: tuple[str, ...], values: st.SearchStrategy[str]
) -> str:
    """Make an element of the root's namespace, in any of its spellings."""
    local = draw(st.sampled_from(locals_))
    attributes = draw(ATTRIBUTES)
    spelling = draw(st.sampled_from(["plain"] * 6 + ["prefix", "default"]))
    name = draw(st.sampled_from(names.own)) + local if names.own else local
    if spelling == "prefix" and names.uri:
        name, attributes = f"q:{local}", f'{attributes} xmlns:q="{names.uri}"'
    elif spelling == "default" or not names.own:
        name, attributes = local, f"{attributes} xmlns='{names.uri}'"
    return _element(name, attributes, draw(values), draw(st.sampled_from(["", "", " ", "\n"])))


def _element(name: str, attributes: str, content: str, space: str) -> str:
    if not content and space:
        return f"<{name}{attributes}{space}/>"
    return f"<{name}{attributes}{space}>{content}</{name}{space}>"


FOREIGN = st.sampled_from(
    [
        "<x:loc>no</x:loc>",
        "<x:url><x:loc>no</x:loc></x:url>",
        "<x:image a='b'><x:loc/><!-- c --></x:image>",
        '<loc xmlns="urn:other">no</loc>',
        '<url xmlns="urn:other"><loc>no</loc></url>',
        '<x:a x:b="&quot;"><x:c/>t<![CDATA[</x:a>]]></x:a>',
        "<z:loc xmlns:z='urn:z'>no</z:loc>",
    ]
)


@st.composite
def rows(draw: Draw, names: Names, row: str, fields: tuple[str, ...]) -> str:
    """Make one row: mostly of the common make, else with anything in it."""
    if draw(st.booleans()) and names.own:
        prefix, between = names.own[0], draw(SPACE)
        cells = [
            f"<{prefix}{name}>{draw(st.one_of(WORD, ENTITY))}</{prefix}{name}>"
            for name in fields
            if draw(st.sampled_from([True, False]))
        ]
        tail = draw(st.sampled_from(["", "", "<x:i><x:loc>a</x:loc></x:i>"]))
        return f"<{prefix}{row}>{between}{between.join([*cells, tail])}</{prefix}{row}>"
    unknown = ("title", "sitemap", "url", row)
    part = _mostly(
        elements(names, fields, _mostly(VALUE, NESTED_VALUE)),
        st.one_of(
            elements(names, unknown, VALUE),
            *(FOREIGN, COMMENT, PI, SPACE, SPACE, WORD, ENTITY, CDATA),
        ),
    )
    content = st.lists(part, min_size=draw(st.integers(0, 3)), max_size=6).map(_separated)
    return draw(elements(names, (row,), content))


@st.composite
def documents(draw: Draw) -> bytes:
    """Make a whole document that is well-formed."""
    kind = draw(st.sampled_from(list(FIELDS)))
    row, fields = FIELDS[kind]
    uri = draw(st.sampled_from([SITEMAP, SITEMAP, LEGACY, ""]))
    prefix = draw(st.sampled_from(["", "", "", "sm:"])) if uri else ""
    names = Names(uri, [prefix])
    declared = [f'xmlns{":" + prefix[:-1] if prefix else ""}="{uri}"'] if uri else []
    declared.append("xmlns:x='urn:x'")
    if uri and draw(st.integers(0, 3)) == 0:
        names.own.append("two:")
        declared.append(f'xmlns:two = "{uri}"')
    if prefix and draw(st.booleans()):
        declared.append("xmlns='urn:default'")
    attributes = "".join(draw(GAP) + each for each in draw(st.permutations(declared)))
    made = rows(names, row, fields)
    between = st.one_of(SPACE, SPACE, SPACE, COMMENT, PI, WORD, CDATA, FOREIGN)
    least = draw(st.sampled_from([0, 2, 3, 4]))
    items = draw(st.lists(_mostly(made, between), min_size=least, max_size=8))
    text = draw(
        st.sampled_from(["", '<?xml version="1.0"?>', "<?xml version='1.0' encoding='utf-8'?>\n"])
    )
    text += draw(st.sampled_from(["", "", "<!-- first -->\n", "<?pi?>", "<!DOCTYPE urlset>\n"]))
    text += _element(
        prefix + kind, attributes, _separated(items), draw(st.sampled_from(["", " ", "\n"]))
    )
    text += draw(st.sampled_from(["", "\n", "\r\n", "\n<!-- last -->\n"]))
    line_end = draw(st.sampled_from(["keep", "keep", "\n", "\r\n", "\r"]))
    if line_end != "keep":
        text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\n", line_end)
    return (b"\xef\xbb\xbf" if draw(st.booleans()) else b"") + text.encode()


# Reading


@given(documents())
@settings(max_examples=250, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_reading_is_the_reading_of_lxml_and_unedited_bytes_stay(data: bytes) -> None:
    document, reading = Document.from_bytes(data), read_with_lxml(data)
    assert document.kind == reading.kind
    assert values_of(document) == reading.rows
    assert document.to_bytes() == data
    for position, row in enumerate(document):
        layout = document.table.row_format.layout(document.table.row_bytes(position))
        assert set(layout.counts) == {name for name in row._fields if row.value(name) is not None}


TEXT_LINE = st.one_of(
    st.text(st.characters(codec="utf-8", exclude_characters="\r\n\0"), max_size=12),
    st.sampled_from(["", " ", "\t ", "https://example.com/ü", "  https://example.com/ "]),
)
LINE_END = st.sampled_from(["\n", "\r\n", "\r"])


@given(st.lists(st.tuples(TEXT_LINE, LINE_END)), TEXT_LINE, st.booleans())
@settings(max_examples=100, deadline=None)
def test_a_text_sitemap_keeps_its_bytes_and_reads_its_lines(
    lines: list[tuple[str, str]], last: str, has_mark: bool
) -> None:
    text = "https://example.com/\n" + "".join(line + end for line, end in lines) + last
    data = (b"\xef\xbb\xbf" if has_mark else b"") + text.encode()
    document = Document.from_bytes(data)
    whole = text.encode().splitlines()
    assert [row.loc for row in document] == [line.decode() for line in whole if line.strip(b" \t")]
    assert document.to_bytes() == data
    assert document.size_bytes == len(data)


# Editing

CHARACTERS = st.characters(
    codec="utf-8",
    exclude_categories=["Cc", "Cs", "Cn"],
    include_characters="\t\n\r",
)
CELL = st.one_of(
    st.text(CHARACTERS, max_size=8),
    st.sampled_from(
        ["", "a&b", "<", "]]>", "&amp;", "https://example.com/?a=1&b=2", "\r\n", " x "]
    ),
)
OPTIONAL_CELL = st.one_of(st.none(), CELL, CELL)
NEW_ROW = st.builds(Row, OPTIONAL_CELL, OPTIONAL_CELL, OPTIONAL_CELL, OPTIONAL_CELL)
PLACE = st.integers(0, 1000)


@dataclass
class Model:
    """A plain list of rows, with their ids, under the same edits."""

    ids: list[int]
    rows: list[list[str | None]]
    fields: tuple[str, ...]
    next_id: int

    @classmethod
    def of(cls, document: Document) -> Model:
        """Start with what a document holds."""
        rows = [list(row) for row in values_of(document)]
        return cls(list(range(len(rows))), rows, document.fields, len(rows))

    def values(self) -> list[Values]:
        """Return the rows as `values_of` does."""
        return [tuple(row) for row in self.rows]

    def take_out(self, positions: list[int]) -> list[tuple[int, list[str | None]]]:
        """Remove rows and return them."""
        taken = [(self.ids[position], self.rows[position]) for position in positions]
        for position in reversed(positions):
            del self.ids[position], self.rows[position]
        return taken

    def put_in(self, at: int, rows: list[tuple[int, list[str | None]]]) -> None:
        """Insert rows."""
        self.ids[at:at] = [row_id for row_id, _ in rows]
        self.rows[at:at] = [row for _, row in rows]


@st.composite
def edits(draw: Draw, model: Model, head: bytes, depth: int = 0) -> Edit:
    """Draw an edit and carry it out on the model."""
    kinds = ["insert", "head"] + (["set", "set", "set", "remove", "move"] if model.ids else [])
    kind = draw(st.sampled_from(kinds + (["batch"] if depth == 0 else [])))
    if kind == "batch":
        count = draw(st.integers(0, 3))
        return Batch(tuple(draw(edits(model, head, depth + 1)) for _ in range(count)))
    if kind == "head":
        mark = b"<!--" + str(draw(PLACE)).encode() + b"-->"
        return SetHead(head + mark) if draw(st.booleans()) else SetHead(head)
    return draw(row_edits(model, kind))


@st.composite
def row_edits(draw: Draw, model: Model, kind: str) -> Edit:
    if kind == "insert":
        at = draw(PLACE) % (len(model.ids) + 1)
        new = draw(st.lists(NEW_ROW, max_size=3))
        width = len(model.fields)
        model.put_in(at, [(model.next_id + n, list(row[:width])) for n, row in enumerate(new)])
        model.next_id += len(new)
        return InsertRows(at, new)
    every = st.sets(st.sampled_from(range(len(model.ids))), max_size=4)
    positions = sorted(draw(every))
    if kind == "remove":
        model.take_out(positions)
        return RemoveRows(positions)
    if kind == "move":
        to = draw(PLACE) % (len(model.ids) - len(positions) + 1)
        model.put_in(to, model.take_out(positions))
        return MoveRows(positions, to)
    cells: list[tuple[int, str, str | None]] = []
    for position in positions:
        column = draw(st.integers(0, len(model.fields) - 1))
        value = draw(OPTIONAL_CELL)
        cells.append((model.ids[position], model.fields[column], value))
        model.rows[position][column] = value
    return SetCells(cells)


def _checked(document: Document, model: Model) -> bytes:
    data = document.to_bytes()
    assert values_of(document) == model.values()
    columns = [list(document.table.values(name)) for name in document.fields]
    assert list(zip(*columns, strict=True)) == model.values()
    assert document.size_bytes == len(data)
    assert [document.row_id(position) for position in range(len(document))] == model.ids
    assert read_with_lxml(data).rows == model.values()
    return data


@given(st.data(), documents())
@settings(max_examples=150, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_edits_do_what_they_do_to_a_list_and_undo_and_redo_exactly(
    source: st.DataObject, data: bytes
) -> None:
    document = Document.from_bytes(data)
    model = Model.of(document)
    # A comment can stand behind the head only once the root's tag is open.
    is_open = not document.table.head.endswith(b"/>")
    states, undo = [data], []
    for _ in range(source.draw(st.integers(1, 6), label="edits")):
        possible = edits(model, document.table.head) if is_open else row_edits(model, "insert")
        edit = source.draw(possible, label="edit")
        undo.append(document.apply(edit))
        states.append(_checked(document, model))
    redo = []
    for inverse, state in zip(reversed(undo), reversed(states[:-1]), strict=True):
        redo.append(document.apply(inverse))
        assert document.to_bytes() == state
        assert document.size_bytes == len(state)
    for edit, state in zip(reversed(redo), states[1:], strict=True):
        document.apply(edit)
        assert document.to_bytes() == state
    assert values_of(document) == model.values()


@given(st.data(), documents(), OPTIONAL_CELL)
@settings(max_examples=150, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_a_set_cell_reads_back_and_nothing_else_changes(
    source: st.DataObject, data: bytes, value: str | None
) -> None:
    document = Document.from_bytes(data)
    before = values_of(document)
    if not before:
        return
    position = source.draw(st.integers(0, len(before) - 1), label="position")
    column = source.draw(st.integers(0, len(document.fields) - 1), label="column")
    row_id, name = document.row_id(position), document.fields[column]
    old = document.table.row_bytes(row_id)
    inverse = document.apply(SetCells([(row_id, name, value)]))
    expected = [list(row) for row in before]
    expected[position][column] = value
    after = document.to_bytes()
    assert values_of(document) == [tuple(row) for row in expected]
    assert read_with_lxml(after).rows == [tuple(row) for row in expected]
    if before[position][column] == value:
        assert after == data
    # What changed lies within the row; its comments and foreign elements are all still there.
    removed, _ = difference(data, after)
    assert len(removed) <= len(old)
    assert sorted(_kept(old)) == sorted(_kept(document.table.row_bytes(row_id)))
    document.apply(inverse)
    assert document.to_bytes() == data


def _kept(row: bytes) -> Iterator[bytes]:
    """Yield what no edit of a value may take away (clearing takes the whole element)."""
    for needle in (b"<x:image", b'xmlns="urn:other"', b"<z:loc"):
        yield from [needle] * row.count(needle)


@given(documents())
@settings(max_examples=30, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_a_snapshot_is_not_reached_by_later_edits(data: bytes) -> None:
    document = Document.from_bytes(data)
    snapshot = document.table.snapshot()
    document.apply(InsertRows(0, [Row("https://example.com/new")]))
    document.apply(RemoveRows(range(len(document))))
    assert b"".join(snapshot.pieces()) == data


@given(documents(), st.integers(0, 50), st.integers(0, 50))
@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_runs_cover_any_range_of_rows_exactly(data: bytes, first: int, last: int) -> None:
    document = Document.from_bytes(data)
    for position in range(0, len(document), 2):
        document.apply(SetCells([(document.row_id(position), "loc", "https://example.org/")]))
    table = document.table
    joined = b"".join(
        bytes(memoryview(block)[offset : offset + end - start])
        for _, start, end in table.runs(first, last)
        for block, offset in [table.buffers.locate(start)]
    )
    assert joined == b"".join(map(table.row_bytes, table.order[first:last]))
